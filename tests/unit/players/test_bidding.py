"""Bidding: values, ceilings, partners; naming trump; giving up."""

import random

import pytest

from binocle.cards import Hand
from binocle.game.actions import ASK_REDEAL, GIVE_UP, LAY_MELDS, PASS, Bid, NameTrump
from binocle.players.bidding import Bidder
from binocle.players.valuing import melds, trick_points
from tests.unit.players.spots import after, calls, dealt, decide, random_start, table


def called(line: str, hand: str, *amounts: int, seat: int = 0, dealer: int = 3) -> object:
    """What `steady` calls on `seat` with this hand once these calls have been made."""
    game = table(line)
    state = after(game, dealt(game, {seat: hand}, dealer), *calls(*amounts))
    assert game.to_act(state) == seat
    return decide(game, game.view(state, seat)).action


def test_weak_hands_do_not_open() -> None:
    """B7: of hands with melds of 20 at most and two aces at most none opens in first seat."""
    game = table("partners")
    rng = random.Random(7)
    weak = 0
    for seed in range(300):
        state = random_start(game, 4 * seed + 3)
        seat = game.to_act(state)
        view = game.view(state, seat)
        hand = Hand.of(view.hand or ())
        best = max(melds(game.setting, hand.counts(), suit) for suit in range(4))
        if best <= 20 and sum(kind & 7 == 7 for kind in hand) <= 2 and rng.random() < 0.9:
            weak += 1
            assert decide(game, view).action == PASS, str(hand)
    assert weak >= 30


def test_value_does_not_rise_because_partner_passed() -> None:
    """B8: a hand that is worth less than the minimum passes, all the more after its partner has passed."""
    hand = "AS TS 9S KH QH 9H AD JD 9D TC JC 9C"
    assert called("partners?auction.minimum=320", hand) == PASS
    assert called("partners?auction.minimum=320", hand, 0, 0, 0, seat=3, dealer=3) == PASS
    game = table("partners?auction.minimum=100")
    first = game.view(dealt(game, {0: hand}, 3), 0)
    late = game.view(after(game, dealt(game, {0: hand}, 1), *calls(0, 0)), 0)
    bidder = Bidder(game.setting)
    assert bidder.ceiling(late) <= bidder.ceiling(first)


def test_melds_that_speak_for_their_own_trump_outbid_the_partner() -> None:
    """B3: with 300 for a double royal marriage in clubs it bids over the partner's opening."""
    hand = "KC KC QC QC AC AC 9C JD QS KH 9H TD"
    assert called("partners?meld.double_royal=300", hand, 250, 0, seat=2) == Bid(260)


def test_partner_who_raised_twice_is_left_alone() -> None:
    """B10: the opponents are out, the partner has bid twice, the own melds do not make the bid alone: pass."""
    hand = "AS TS KS QS JS AH TH 9H KD 9D TC 9C"
    assert called("partners", hand, 250, 260, 270, 0, 280, 0, seat=2, dealer=3) == PASS
    assert called("partners", hand, seat=2, dealer=1) == Bid(250)


def test_yardstick_hand() -> None:
    """B11: this hand is worth 220 to 240 to experienced players; its ceiling lies within 20 of that."""
    game = table("partners?auction.minimum=100&score.card_points=streamlined")
    view = game.view(dealt(game, {0: "9D 9D QD TD TD AD JC QC KC AH AH KS"}, 3), 0)
    assert 200 <= Bidder(game.setting).ceiling(view) <= 260


POOR = "9S 9S 9H 9D 9C JS JH QC JC TC KD QH"
GOOD = "AS TS KS QS JS AH AH KD QD AC AD 9C"


@pytest.mark.rule("3A-OPT-03", "HR-16")
def test_asks_for_new_cards_where_it_would_not_bid() -> None:
    """Five nines ask when the hand is worth no bid, forced to open or not; with a run they bid."""
    for forced in ("false", "true"):
        line = f"partners?deal.redeal=five-nines&auction.forehand_opens={forced}"
        assert called(line, POOR) == ASK_REDEAL
        assert called(line, "9S 9S 9H 9D 9C AS TS KS QS JS AH AH") == Bid(250)
    assert called("partners", POOR) == PASS


@pytest.mark.rule("HR-08")
def test_one_call_is_what_the_hand_is_worth() -> None:
    """With one call each it bids near its ceiling while others follow, and the least when it speaks last."""
    line = "partners?auction.style=one-call"
    first = called(line, GOOD)
    assert isinstance(first, Bid)
    assert first.amount > 250
    assert called(line, GOOD, 250, 260, 270, seat=3, dealer=3) == Bid(280)


@pytest.mark.rule("3B-BID-01")
def test_two_at_a_time() -> None:
    """In a pairwise auction of steady players each bids the least over the other until one of the two has enough."""
    game = table("binokel")
    state = dealt(game, {0: "AS TS KS QS JS AS AH AH KD QD AC AD", 2: "AC TC KC QC JC TC TH TH KD QD AD KH"}, 1)
    while type(state.phase).__name__ == "Auction":
        state = after(game, state, decide(game, game.view(state, game.to_act(state))).action)
    assert len(state.public.calls) > 3
    assert state.public.declarer in (0, 2)


SIGNALS = "double-deck?auction.meld_signals=true"
RICH = "AS AS TS TS KS KS QS QS JS JS AH AD AC KH QH KD QD KC QC AS"


@pytest.mark.rule("4D-OPT-09", "HR-27")
def test_a_jump_tells_the_partner_of_melds() -> None:
    """With aces and marriages that count in any trump it skips a bid for each hundred; else it bids the least."""
    told = called(SIGNALS, RICH, 500, seat=1, dealer=3)
    assert isinstance(told, Bid)
    assert told.amount > 510
    assert called("double-deck", RICH, 500, seat=1, dealer=3) == Bid(510)
    assert called(SIGNALS, RICH, seat=0) == Bid(500)


@pytest.mark.rule("4D-OPT-09", "HR-27")
def test_melds_told_by_the_partner_are_counted() -> None:
    """A partner's jump lifts what a hand is worth; the same bid without announcements, or the lowest one, does not."""
    ceilings = {}
    hand = "AS TS KS QS JS AH TH KH JH AD TD KD JD AC TC JC JS QH TS KS"
    for line in (SIGNALS, "double-deck"):
        game = table(line)
        for bid in (510, 540):
            state = after(game, dealt(game, {0: hand}, 0), *calls(500, bid, 0))
            ceilings[line, bid] = Bidder(game.setting).ceiling(game.view(state, 0))
    assert ceilings[SIGNALS, 540] > ceilings[SIGNALS, 510]
    assert ceilings[SIGNALS, 510] == ceilings["double-deck", 510] == ceilings["double-deck", 540]


@pytest.mark.rule("4D-OPT-08", "HR-12", "HR-11")
def test_no_bid_without_the_melds_or_the_marriage_it_takes() -> None:
    """Where bidders without enough meld, or a trump marriage, are lost such a hand passes, though it took tricks."""
    tricks = "AS AS TS TS KS JS AH AH AD AC TD TC"
    assert called("partners?auction.minimum=150", tricks) != PASS
    assert called("partners?auction.minimum=150&score.minimum_meld=300&score.short_meld=set", tricks) == PASS
    assert called("partners?auction.minimum=150&trump.marriage=true", tricks) == PASS
    low = "partners?auction.minimum=250&score.minimum_meld=200"
    assert called("partners", "AS AS TS KS QS AH AH KD QD AC TC 9C") != PASS
    assert called(low, "AS AS TS KS QS AH AH KD QD AC TC 9C") == PASS


def test_where_a_set_costs_double_it_wants_to_be_safer() -> None:
    """Ceilings fall when a lost contract costs twice the bid."""
    ceilings = []
    for cost in ("bid", "double"):
        game = table(f"partners?score.set_cost={cost}")
        bidder = Bidder(game.setting)
        ceilings.append([bidder.ceiling(game.view(random_start(game, seed), 0)) for seed in range(12)])
    assert all(double <= single for single, double in zip(*ceilings, strict=True))
    assert sum(ceilings[0]) > sum(ceilings[1]) > 0


@pytest.mark.rule("3A-OPT-14", "HR-25")
@pytest.mark.parametrize(
    "line",
    ["partners-passing?score.card_points=streamlined", "midwest", "partners-widow?score.card_points=streamlined"],
)
def test_without_zeros_it_bids_the_same(line: str) -> None:
    """On the modern scale every call of an auction is a tenth of that on the other, the last zero apart."""
    modern = f"{line}{'&' if '?' in line else '?'}score.scale=modern"
    tens, ones = table(line), table(modern)
    for seed in range(6):
        one, other = random_start(tens, seed), random_start(ones, seed)
        seat = tens.to_act(one)
        high, low = (
            Bidder(tens.setting).ceiling(tens.view(one, seat)),
            Bidder(ones.setting).ceiling(ones.view(other, seat)),
        )
        assert abs(high - 10 * low) <= 20


@pytest.mark.parametrize("line", ["midwest", "auction", "partners", "double-deck"])
def test_never_bids_beyond_its_value(line: str) -> None:
    """In random auctions no bid of its own is higher than its ceiling, and every bid is the lowest allowed."""
    game = table(line)
    bidder = Bidder(game.setting)
    bids = 0
    for seed in range(25):
        state = random_start(game, seed)
        while type(state.phase).__name__ == "Auction":
            seat = game.to_act(state)
            view = game.view(state, seat)
            action = bidder.bid(view).action
            if isinstance(action, Bid):
                bids += 1
                lowest = min(other.amount for other in view.legal if isinstance(other, Bid))
                assert action.amount == lowest
                assert not view.phase.high or action.amount <= bidder.ceiling(view)  # type: ignore[union-attr]
            state = game.apply(state, seat, action).state
    assert bids > 10


def test_names_the_suit_with_most_melds_and_tricks() -> None:
    """A run beside a longer weak suit is trump; what the suits promise stands beside the choice."""
    game = table("partners")
    state = after(game, dealt(game, {0: "AS TS KS QS JS 9H 9H JH QH JH KD 9C"}, 3), *calls(250, 0, 0, 0))
    decision = decide(game, game.view(state, 0))
    assert decision.action == NameTrump("S")
    assert len(decision.candidates) == 4
    assert decision.facts["melds"] == 150


def test_trick_points_rise_with_trumps_and_aces() -> None:
    """A longer trump suit and each ace add to the estimate, which stays between none and all points."""
    for line in ("midwest", "partners", "double-deck"):
        st = table(line).setting
        plain = trick_points(st, Hand.parse("TS KS QS 9H JH QD JD 9C JC 9D QH KC").counts(), 0)
        ace = trick_points(st, Hand.parse("TS KS QS AH JH QD JD 9C JC 9D QH KC").counts(), 0)
        trump = trick_points(st, Hand.parse("TS KS QS JS JH QD JD 9C JC 9D QH KC").counts(), 0)
        assert plain < ace
        assert plain < trump
        assert 0 <= plain <= st.tables.trick_total


@pytest.mark.rule("3A-GIVE-01")
def test_gives_up_only_what_is_hopeless() -> None:
    """A bid far out of reach is given up, one within reach is played."""
    game = table("midwest")
    weak = "9S 9S JS QS JH 9H QH JC 9D JD 9D QC 9C JC TD"
    for bid, action in ((500, GIVE_UP), (250, None)):
        hand = weak if action else "AS AS TS KS QS JS AH KH AD KD AC KC QC TC 9S"
        state = after(game, dealt(game, {0: hand}, 2, widow="9H JS QD"), *calls(bid, 0, 0))
        while type(state.phase).__name__ != "Melding":
            state = after(game, state, decide(game, game.view(state, 0)).action)
        assert decide(game, game.view(state, 0)).action == (action or LAY_MELDS)
