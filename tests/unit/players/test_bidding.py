"""Bidding: values, ceilings, partners; naming trump; giving up."""

import random

import pytest

from binocle.cards import Hand
from binocle.game.actions import GIVE_UP, LAY_MELDS, PASS, Bid, NameTrump
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
