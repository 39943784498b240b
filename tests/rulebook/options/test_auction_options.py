"""Options of the auction: forced openings, all passed, one call each, pairs, ladders, poor hands, signals, marriage."""

import pytest

from binocle.game.actions import ASK_REDEAL, PASS, Bid, NameTrump
from binocle.game.events import RedealAsked
from binocle.game.state import Auction, NamingTrump, Settled, State
from binocle.seats import CHANCE, OVER
from tests.rulebook.auction import tables as at


def calls(rules: str, text: str, dealer: int | None = None) -> State:
    """The state after these calls, forehand being seat 0 unless a dealer is named."""
    players = at.game(rules).setting.players
    return at.bidding(rules, at.begin(rules, dealer=players - 1 if dealer is None else dealer), text)


def refused(rules: str, text: str, seat: int, bid: int) -> str | None:
    """Why this seat may not call so (0 is a pass) after these calls, or None."""
    return at.refused(at.game(rules), calls(rules, text), seat, Bid(bid) if bid else PASS)


# ------------------------------------------------------------------------------------------------ who must open


@pytest.mark.rule("3A-OPT-02", "AMB-33")
def test_forehand_may_have_to_open() -> None:
    """Forehand may pass by default; under the option not, and a forced bid is the minimum or more, never less."""
    assert refused("midwest", "", 0, 0) is None
    forced = "midwest?auction.forehand_opens=true"
    assert refused(forced, "", 0, 0) == "auction/must-bid"
    assert refused(forced, "", 0, 240) == "auction/too-low"
    assert refused(forced, "", 0, 250) is None
    assert refused(forced, "0:250", 1, 0) is None
    assert refused(forced, "0:250 1:260 2:P", 0, 0) is None


@pytest.mark.rule("HR-09", "3A-OPT-02", "3A-BID-06", "4D-OPT-11", "HSK-BID-02", "AMB-33")
@pytest.mark.parametrize("name", ["midwest", "partners", "double-deck"])
def test_nobody_bids(name: str) -> None:
    """Thrown in and the next deals; or the dealer has it at the minimum; or he may not pass when the others have."""
    table = at.game(name)
    players, minimum = table.setting.players, table.rules.auction.minimum
    others = " ".join(f"{seat}:P" for seat in range(players - 1))
    dealer = players - 1
    state = calls(name, f"{others} {dealer}:P")
    assert at.result(state).outcome == "thrown-in"
    assert table.apply(state, CHANCE, at.deal(name)).state.dealer == 0

    takes = calls(f"{name}?auction.all_passed=dealer-takes", f"{others} {dealer}:P")
    assert (takes.public.declarer, takes.public.bid) == (dealer, minimum)

    must = f"{name}?auction.all_passed=dealer-must-bid"
    assert refused(must, others, dealer, 0) == "auction/must-bid"
    assert refused(must, others, dealer, minimum) is None
    assert refused(must, f"0:{minimum}" + others[3:], dealer, 0) is None
    assert refused(must, "", 0, 0) is None


# ------------------------------------------------------------------------------------------------ how calls go round


@pytest.mark.rule("HR-08", "3A-BID-04", "3A-BID-05")
def test_round_by_round_or_one_call_each() -> None:
    """By default bidders go on until one is left; with one call each the fourth call ends it, whoever has bid."""
    rounds = calls("partners", "0:250 1:260 2:P 3:270")
    assert isinstance(rounds.phase, Auction)
    assert rounds.phase.turn == 0
    one = calls("partners?auction.style=one-call", "0:250 1:260 2:P 3:270")
    assert (one.public.declarer, one.public.bid) == (3, 270)
    early = calls("partners?auction.style=one-call", "0:300 1:P 2:P")
    assert isinstance(early.phase, Auction)
    assert early.phase.turn == 3
    assert at.do(at.game("partners?auction.style=one-call"), early, (3, PASS)).public.declarer == 0
    assert at.result(calls("partners?auction.style=one-call", "0:P 1:P 2:P 3:P")).outcome == "thrown-in"


@pytest.mark.rule("3B-BID-01")
@pytest.mark.parametrize(
    ("told", "declarer", "bid"),
    [
        ("0:250 1:P 2:P", 0, 250),
        ("0:250 1:260 0:270 1:280 0:P 2:P", 1, 280),
        ("0:250 1:260 0:P 2:270 1:280 2:290 1:P", 2, 290),
        ("0:P 1:250 2:P", 1, 250),
        ("0:P 1:250 2:260 1:P", 2, 260),
        ("0:P 1:P 2:250", 2, 250),
        ("0:P 1:P 2:P", -1, 0),
    ],
)
def test_pairs_bid_against_each_other(told: str, declarer: int, bid: int) -> None:
    """Forehand and middlehand alternate until one passes, then the third meets the survivor and speaks first."""
    state = calls("midwest?auction.style=pairwise", told)
    assert (state.public.declarer, state.public.bid) == (declarer, bid)
    assert isinstance(state.phase, Settled) == (declarer < 0)


@pytest.mark.rule("3B-BID-01")
def test_the_third_waits_for_the_pair() -> None:
    """While the first two bid it is never the third's turn; going round, it would be."""
    pair = calls("midwest?auction.style=pairwise", "0:250 1:260")
    around = calls("midwest", "0:250 1:260")
    assert isinstance(pair.phase, Auction)
    assert isinstance(around.phase, Auction)
    assert (pair.phase.turn, around.phase.turn) == (0, 2)


# ------------------------------------------------------------------------------------------------ the ladder


@pytest.mark.rule("HR-10", "4D-OPT-07", "AMB-39")
def test_bids_are_steps_of_a_ladder() -> None:
    """Multiples of ten; from 600 on fifties, 600 itself reached by tens; a raise may leave rungs out."""
    fifties = "double-deck?auction.coarse_from=600&auction.coarse_step=50"
    assert refused("double-deck", "0:600", 1, 610) is None
    assert refused(fifties, "0:590", 1, 600) is None
    assert refused(fifties, "0:600", 1, 610) == "auction/too-low"
    assert refused(fifties, "0:600", 1, 650) is None
    assert refused(fifties, "0:600", 1, 660) == "auction/off-ladder"
    assert refused(fifties, "0:500", 1, 700) is None
    assert refused("midwest", "0:250", 1, 300) is None
    assert refused("midwest", "0:250", 1, 255) == "auction/too-low"
    assert refused("midwest?auction.step=50", "0:250", 1, 310) == "auction/off-ladder"


@pytest.mark.rule("HR-10", "3A-BID-03")
def test_a_highest_bid_ends_the_ladder() -> None:
    """Above the highest bid there is none, and at the top one can only pass."""
    capped = "midwest?auction.maximum=400"
    assert refused("midwest", "0:250", 1, 410) is None
    assert refused(capped, "0:250", 1, 410) == "auction/too-high"
    assert refused(capped, "0:400", 1, 400) == "auction/at-the-top"
    assert at.game(capped).legal(calls(capped, "0:400"), 1) == (PASS,)


@pytest.mark.rule("3A-OPT-01", "3B-OPT-06")
@pytest.mark.parametrize(
    ("rules", "least"),
    [
        ("midwest-19th-century", 10),
        ("midwest?auction.minimum=100", 100),
        ("midwest", 250),
        ("midwest?auction.minimum=350", 350),
        ("binokel", 250),
        ("binokel?auction.minimum=150", 150),
    ],
)
def test_the_lowest_opening(rules: str, least: int) -> None:
    """The minimum of the set; without one every step above nothing is a bid."""
    state = at.begin(rules)
    turn = at.game(rules).to_act(state)
    bids = [a.amount for a in at.game(rules).legal(state, turn) if isinstance(a, Bid)]
    assert bids[:2] == [least, least + 10]


# ------------------------------------------------------------------------------------------------ poor hands

FIVE = "9S 9S 9D 9D 9C KH JH AS TS TD TC KC JC AH AD"
FIVE_AND_PAIR = "9S 9S 9D 9D 9C KH QH AS TS TD TC KC JC JS AD"
SIX_ONE_ACE = "9S 9S 9D 9D 9C 9C KH QH AS TS TD TC KC JH JC"
SIX_TWO_ACES = "9S 9S 9D 9D 9C 9C KH QH AS AD TD TC KC JH JC"
FOUR = "9S 9S 9D 9D TH KH JH AS TS TD TC KC JC AH AD"


@pytest.mark.rule("3A-OPT-03", "3A-OPT-04", "HR-16")
@pytest.mark.parametrize(
    ("rule", "poor"),
    [
        ("off", ()),
        ("five-nines", (FIVE, FIVE_AND_PAIR, SIX_ONE_ACE, SIX_TWO_ACES)),
        ("five-nines-no-meld", (FIVE,)),
        ("six-nines-one-ace", (SIX_ONE_ACE,)),
    ],
)
def test_which_hands_may_be_thrown_in(rule: str, poor: tuple[str, ...]) -> None:
    """Five nines; five and no meld but dix, whatever is trump; six with one ace at the most."""
    rules = f"midwest?deal.redeal={rule}"
    for hand in (FIVE, FIVE_AND_PAIR, SIX_ONE_ACE, SIX_TWO_ACES, FOUR):
        state = at.begin(rules, {0: hand}, dealer=2)
        asked = at.refused(at.game(rules), state, 0, ASK_REDEAL)
        assert (asked is None) == (hand in poor), hand
        assert (ASK_REDEAL in at.game(rules).legal(state, 0)) == (hand in poor)


@pytest.mark.rule("HR-16", "3A-OPT-03", "3A-BID-06", "AMB-46")
def test_a_hand_is_thrown_in_at_ones_own_first_turn() -> None:
    """Not before one's turn, not after one has called; the hand is shown, nobody scores, the next dealer deals."""
    rules = "midwest?deal.redeal=five-nines"
    table, state = at.game(rules), at.begin(rules, {0: FIVE}, dealer=1, totals=(10, 20, 30))
    assert at.refused(table, state, 0, ASK_REDEAL) == "turn/not-yours"
    state = at.bidding(rules, state, "2:250")
    step = table.apply(state, 0, ASK_REDEAL)
    shown = [event.seen_by(None) for event in step.events]
    assert any(isinstance(news, RedealAsked) and sorted(news.hand) == sorted(at.cards(FIVE)) for news in shown)
    assert (at.result(step.state).outcome, step.state.totals) == ("redeal", (10, 20, 30))
    assert table.apply(step.state, CHANCE, at.deal(rules)).state.dealer == 2
    late = at.bidding(rules, state, "0:260 1:P 2:270")
    assert at.refused(table, late, 0, ASK_REDEAL) == "auction/no-redeal"


@pytest.mark.rule("AMB-46", "3A-OPT-13", "3A-OPT-03")
@pytest.mark.parametrize("poor", [True, False])
def test_a_deal_thrown_in_counts_for_the_round(poor: bool) -> None:
    """Its dealer has dealt: a game of one deal is over with it, the best total wins."""
    rules = "midwest?deal.redeal=five-nines&score.length=deals"
    table, state = at.game(rules), at.begin(rules, {0: FIVE}, dealer=2, totals=(10, 30, 20))
    state = at.do(table, state, (0, ASK_REDEAL)) if poor else at.bidding(rules, state, "0:P 1:P 2:P")
    assert at.result(state).winner == 1
    assert table.to_act(state) == OVER


# ------------------------------------------------------------------------------------------------ signals, marriage


@pytest.mark.rule("4D-OPT-09", "HR-27", "HSK-BID-01")
def test_first_bids_may_announce_melds() -> None:
    """Each step over the last bid tells 100 meld; later bids, openings and passes tell nothing; off, none does."""
    rules = "double-deck?auction.meld_signals=true"
    told = calls(rules, "0:500 1:510 2:P 3:540 0:600 1:P 3:P")
    assert [call.signal for call in told.public.calls] == [0, 100, 0, 300, 0, 0, 0]
    assert all(call.signal == 0 for call in calls("double-deck", "0:500 1:510 2:P 3:540").public.calls)
    assert not at.game("hoskin").rules.auction.meld_signals


@pytest.mark.rule("4D-OPT-09", "3A-OPT-14")
def test_signals_without_the_zero() -> None:
    """On the modern scale each step of one tells ten."""
    rules = "double-deck?auction.meld_signals=true&score.scale=modern"
    assert [call.signal for call in calls(rules, "0:50 1:51 2:54").public.calls] == [0, 10, 30]


@pytest.mark.rule("HR-11", "4P-OPT-07", "4D-OPT-10")
@pytest.mark.parametrize("name", ["partners", "double-deck"])
def test_the_declarer_may_need_a_marriage_in_trump(name: str) -> None:
    """He names a suit whose king and queen he holds; holding none he is set at once; without the option any will do."""
    copies = at.game(name).setting.pack.copies
    minimum = at.game(name).rules.auction.minimum
    jacks = "JH JD JC AH AD AC TH TD TC"
    rest = " ".join([jacks] * copies)
    for line, hand, allowed in (
        (name, "KS QH", "SHDC"),
        (f"{name}?trump.marriage=true", "KS QS KH", "S"),
        (f"{name}?trump.marriage=true", "KS QH", "SHDC"),
    ):
        state = at.bidding(line, at.begin(line, {0: hand}, dealer=3, rest=rest), f"0:{minimum} 1:P 2:P 3:P")
        assert isinstance(state.phase, NamingTrump)
        names = [a.suit for a in at.game(line).legal(state, 0) if isinstance(a, NameTrump)]
        assert "".join(names) == allowed
        after = at.do(at.game(line), state, (0, NameTrump(names[0])))
        lost = line != name and hand == "KS QH"
        assert isinstance(after.phase, Settled) == lost
        if lost:
            assert at.result(after).outcome == "no-marriage"
            assert at.result(after).change[0] == -minimum
            assert at.result(after).change[1] == sum(after.public.melds[seat] for seat in (1, 3))
