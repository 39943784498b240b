"""Cards passed between partners and handed out from the widow."""

import random

import pytest

from binocle.cards import CARDS, Hand
from binocle.deal.seen import known_counts, played_by_seat
from binocle.game.actions import HandOut, NameTrump, PassCard
from binocle.game.state import State
from binocle.players.passing import give, give_back
from tests.unit.players.spots import after, calls, dealt, decide, table

FOUR, DOUBLE = "partners-passing?exchange.pass_cards=4", "double-deck?exchange.pass_cards=3"


def given(hand: str, trump: str, need: int = 4, line: str = FOUR) -> set[str] | list[str]:
    """The cards that the declarer's partner passes from this hand."""
    kinds = give(table(line).setting, Hand.parse(hand).counts(), "SHDC".index(trump), need)
    return sorted(CARDS[kind].value for kind in kinds)


def returned(hand: str, trump: str, need: int = 4) -> list[str]:
    """The cards that the declarer gives back from this hand."""
    kinds = give_back(table(FOUR).setting, Hand.parse(hand).counts(), "SHDC".index(trump), need)
    return sorted(CARDS[kind].value for kind in kinds)


def cards(text: str) -> list[str]:
    """Cards as written, in order."""
    return sorted(text.split())


@pytest.mark.rule("4P-OPT-03", "HR-06")
def test_trumps_and_aces_go_over_but_no_leg_into_clubs() -> None:
    """P7: clubs are trump, so both legs stay; king, queen and the ace go, and the nine, a ten or the other king."""
    found = given("QS JD KC QC 9C AH TH JH KD 9D TS 9S", "C")
    assert {"KC", "QC", "AH"} < set(found)
    assert set(found) - {"KC", "QC", "AH"} <= {"9C", "KD", "TH"}


def test_a_ten_goes_with_both_aces() -> None:
    """P13: hearts are trump; the king, both aces of clubs and the ten behind them go over."""
    assert given("KH AC AC TC 9D 9D JS 9S QS TS KD JD", "H") == cards("KH AC AC TC")


def test_plain_tens_go_and_the_marriage_stays() -> None:
    """P16: spades are trump; of three cards the ace and both tens go, the marriage in hearts is not torn."""
    assert given("AS 9S TH KH QH JH 9C JC QC TD 9D JD", "S", 3) == cards("AS TH TD")


def test_legs_come_first_with_the_double_deck() -> None:
    """P11: for spades three legs go before the trumps that a run would want."""
    hand = "JD JD QS TS KS 9H KH QC JC TC AD KD QD JH TH QH TD KC JC QH".replace("9H", "JH")
    assert given(hand, "S", 3, DOUBLE) == cards("JD JD QS")


@pytest.mark.parametrize("trump", "SHDC")
def test_a_pinochle_is_never_torn(trump: str) -> None:
    """P14: a hand with one pinochle passes both legs (to spades or diamonds) or none, whatever else it holds."""
    rng = random.Random(trump)
    rest = [kind for kind in table(FOUR).setting.pack.kinds if CARDS[kind].value not in {"QS", "JD"}]
    both = 0
    for _ in range(120):
        hand = " ".join(CARDS[kind].value for kind in rng.sample(rest, 10))
        legs = {"QS", "JD"} & set(given(f"{hand} QS JD", trump))
        assert len(legs) != 1
        both += len(legs) == 2
    assert (both > 0) == (trump in "SD")


def test_a_pinochle_goes_back_when_hearts_or_clubs_are_trump() -> None:
    """P5: with hearts as trump both legs pay as much in the partner's hand; a double one stays whole."""
    assert {"QS", "JD"} < set(returned("AH TH KH QH JH 9H AS AS AC AC AD TD TS TC QS JD", "H"))
    assert not {"QS", "JD"} & set(returned("AH TH KH QH JH 9H AS AC AD TD TC QS QS JD JD", "H", 3))


def test_a_ten_behind_two_aces_is_kept() -> None:
    """P13: the declarer who got both aces of clubs and their ten does not return the ten."""
    assert "TC" not in returned("AH TH KH QH JH 9H AC AC TC 9D JD QD 9S JS KS TS", "H")


def test_singletons_go_back() -> None:
    """P15: a lonely queen that is in no meld goes back, and the hand can trump hearts."""
    assert "QH" in returned("AS TS KS QS JS 9S AS TS AD KD AC KC TC TD QH JC", "S")


def at_the_pass(line: str, hands: dict[int, str], trump: str) -> State:
    """Seat 0 has won the auction at 250 and named trump."""
    game = table(line)
    return after(game, dealt(game, hands, 3), *calls(250, 0, 0, 0), NameTrump(trump))


@pytest.mark.parametrize("order", ["in-turn", "at-once"])
def test_a_whole_pass(order: str) -> None:
    """Card by card the plan made at first sight is carried out by both, and the declarer keeps his run."""
    line = f"{FOUR}&exchange.pass_order={order}"
    game = table(line)
    hands = {0: "TS KS QS JS 9S AH KD QC JC JH 9H 9D", 2: "AS KH QH AD AC JH 9C 9D TC JC KC TD"}
    state = at_the_pass(line, hands, "S")
    chosen: dict[int, list[int]] = {0: [], 2: []}
    while type(state.phase).__name__ == "Passing":
        seat = game.to_act(state)
        action = decide(game, game.view(state, seat)).action
        assert isinstance(action, PassCard)
        chosen[seat].append(action.card.kind)
        state = after(game, state, action)
    partner = Hand.parse(hands[2])
    assert sorted(chosen[2]) == sorted(give(game.setting, partner.counts(), 0, 4))
    assert {"AS", "AD", "AC"} < {CARDS[kind].value for kind in chosen[2]}
    kept = Hand.of(game.view(state, 0).hand or ())
    assert kept.holds(*Hand.parse("AS TS KS QS JS"))


@pytest.mark.rule("4P-OPT-04", "HR-22")
def test_the_widow_goes_round_with_sense() -> None:
    """Of two aces and two nines the opponents get the nines and the partner an ace; the ace of the own run stays."""
    line = "partners-widow"
    game = table(line)
    state = dealt(game, {0: "TS KS QS JS 9S KH QH JC 9C KD QC"}, 3, widow="AS AD 9H 9D")
    state = after(game, state, *calls(250, 0, 0, 0), NameTrump("S"))
    got = []
    while type(state.phase).__name__ == "HandingOut":
        action = decide(game, game.view(state, 0)).action
        assert isinstance(action, HandOut)
        got.append(action.card.value)
        state = after(game, state, action)
    assert got[1] == "AD"
    assert {got[0], got[2]} == {"9H", "9D"}


def test_cards_given_are_remembered() -> None:
    """Who has handed an opponent a card knows in play that it lies there."""
    game = table("partners-widow")
    state = dealt(game, {0: "TS KS QS JS 9S KH QH JC 9C KD QC"}, 3, widow="AS AD 9H 9D")
    state = after(game, state, *calls(250, 0, 0, 0), NameTrump("S"))
    while type(state.phase).__name__ in {"HandingOut", "Melding"}:
        state = after(game, state, decide(game, game.view(state, game.to_act(state))).action)
    view = game.view(state, 0)
    known = known_counts(game.setting, view, played_by_seat(game.setting, view))
    for parcel in view.handed:
        assert known[parcel.receiver][parcel.cards[0].kind] >= 1
