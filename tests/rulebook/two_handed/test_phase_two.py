"""Two-handed phase two: twelve tricks under the duties, no melds, the last trick.

Decision: in the worked examples of legal cards with more than one card on the table (LP-10, LP-11, LP-16, LP-18) more
than two play; with two, the ones with one card on the table and the leads apply.
"""

import pytest

from binocle.game.actions import DRAW, Dix, Meld, Play
from binocle.game.state import Settled, StockPlay, TrickPlay
from tests.rulebook.positions import ME, OTHER, cards, do, ending, game, play, refused, result, tell

STRICT, EAST = "two-handed", "bicycle"
FILL = "9C 9C JC JC"
"""Cards that make the hands level and matter to nobody."""


def legal_reply(rules: str, lead: str, hand: str) -> set[str]:
    """What seat 1 may lay on this lead, spades trump."""
    table = game(rules)
    level = " ".join([lead, *FILL.split()][: len(hand.split())])
    state = do(table, ending(rules, "S", (level, hand)), (ME, Play(cards(lead)[0])))
    return {action.card.value for action in table.legal(state, OTHER) if isinstance(action, Play)}


@pytest.mark.rule("2H-P2-01", "2H-P2-03", "2H-OPT-10", "2B-P2-01", "AMB-09")
@pytest.mark.parametrize(
    ("lead", "hand", "strict", "east"),
    [
        ("KH", "TH QH 9H AS", "TH", "TH QH 9H"),  # LP-01: follow; head only where it is a duty
        ("AH", "TH QH AS", "TH QH", "TH QH"),  # LP-02: cannot be headed
        ("KH", "KH 9H AS", "KH 9H", "KH 9H"),  # a twin does not head
        ("KH", "AH TH KH", "AH TH", "AH TH KH"),
        ("KS", "AS TS QS AH", "AS TS", "AS TS"),  # a trump lead is headed in both
        ("AS", "AS 9S AH", "AS 9S", "AS 9S"),
        ("TS", "KS 9S AH", "KS 9S", "KS 9S"),
    ],
)
def test_following_and_heading(lead: str, hand: str, strict: str, east: str) -> None:
    """Who has the led suit follows; he heads in every suit (strict), or when trump is led (east)."""
    assert legal_reply(STRICT, lead, hand) == set(strict.split())
    assert legal_reply(EAST, lead, hand) == set(east.split())


@pytest.mark.rule("2H-P2-02", "2B-P2-01", "2H-OPT-10")
@pytest.mark.parametrize("rules", [STRICT, EAST])
def test_who_is_void_trumps(rules: str) -> None:
    """Without the led suit any trump, and only trumps."""
    assert legal_reply(rules, "KH", "AS 9S AD 9C") == {"AS", "9S"}


@pytest.mark.rule("2H-P2-04", "2B-P2-01")
@pytest.mark.parametrize("rules", [STRICT, EAST])
def test_with_neither_suit_nor_trump_anything_goes(rules: str) -> None:
    """Neither hearts nor spades: every card. On a trump lead, without trump, too."""
    assert legal_reply(rules, "KH", "AD 9C KD") == {"AD", "9C", "KD"}
    assert legal_reply(rules, "KS", "AD 9C KD") == {"AD", "9C", "KD"}


@pytest.mark.rule("2H-P2-04")
@pytest.mark.parametrize("rules", [STRICT, EAST])
def test_leads_are_free(rules: str) -> None:
    """LP-09: any card may be led, trump or not."""
    table = game(rules)
    state = ending(rules, "S", ("AH 9S KC", "9D 9D 9H"))
    assert {action.card.value for action in table.legal(state, ME) if isinstance(action, Play)} == {"AH", "9S", "KC"}


@pytest.mark.rule("2H-P2-01", "2H-P2-02", "2H-P2-03")
def test_why_a_card_is_refused() -> None:
    """Not following, not heading and not trumping have codes of their own."""
    table = game(STRICT)
    for lead, hand, card, code in (
        ("KH", "TH QH AS", "AS", "play/must-follow"),
        ("AH", "TH QH AS", "AS", "play/must-follow"),
        ("KH", "TH QH AS", "QH", "play/must-head"),
        ("KH", "9S AD KD", "AD", "play/must-trump"),
        ("KH", "9S AD KD", "TC", "play/not-held"),
    ):
        state = do(table, ending(STRICT, "S", (f"{lead} 9C JC", hand)), (ME, Play(cards(lead)[0])))
        assert refused(table, state, OTHER, Play(cards(card)[0])) == code


@pytest.mark.rule("2H-P2-05", "2B-MELD-03")
@pytest.mark.parametrize("rules", [STRICT, EAST])
def test_tabled_cards_return_and_melding_is_over(rules: str) -> None:
    """After the last draw the melded cards are hand cards again; meld, dix and draw are refused."""
    told = tell(rules, "S", "KD QD 9S", "win; meld marriage KD QD; " + "win; " * 10 + "win", upcard="9S")
    table, state = told.game, told.state
    assert isinstance(state.phase, StockPlay)
    assert len(state.phase.sides[ME].tokens) == 2
    state = do(table, state, (ME, DRAW))
    assert isinstance(state.phase, TrickPlay)
    assert set(cards("KD QD")) <= set(table.view(state, ME).hand)
    assert [len(hand) for hand in state.hidden.open().hands] == [12, 12]
    for action in (Meld("marriage", ("KD", "QD")), Dix(exchange=False), DRAW):
        assert refused(table, state, ME, action) == "turn/not-now"
    assert all(isinstance(a, Play) for a in table.legal(state, ME) if type(a).__name__ != "CallOut")
    assert refused(table, state, ME, Play(cards("KD")[0], 1)) == "play/not-held"
    assert refused(table, state, ME, Play(cards("KD")[0])) is None


@pytest.mark.rule("2H-P2-05")
def test_nothing_can_be_melded_after_tricks_of_phase_two() -> None:
    """Winning a trick there gives no right to meld."""
    state = play(game(STRICT), ending(STRICT, "S", ("AH KD QD", "9H 9C 9C")), "AH", "9H")
    assert refused(game(STRICT), state, ME, Meld("marriage", ("KD", "QD"))) == "turn/not-now"


@pytest.mark.rule("2H-SCORE-01", "COM-LAST-01", "COM-CP-05")
@pytest.mark.parametrize("rules", [STRICT, EAST])
def test_the_last_trick_is_worth_ten_more(rules: str) -> None:
    """The winner of trick 24 gets its cards and 10, whoever led; earlier tricks get nothing extra."""
    state = play(game(rules), ending(rules, "S", ("AH 9H", "TH 9S")), "AH", "TH")
    assert state.public.points == (21, 0)
    state = play(game(rules), state, "9H", "9S")
    assert isinstance(state.phase, Settled)
    assert state.public.points == (21, 10)
    assert result(state).tricks == (21, 10)


@pytest.mark.rule("COM-TRICK-03", "2H-P2-03")
def test_of_two_equal_cards_the_first_wins() -> None:
    """The leader keeps the trick against a twin, in trump and plain suits."""
    for lead, trump in (("AH", "S"), ("AS", "S")):
        state = play(game(STRICT), ending(STRICT, trump, (f"{lead} 9C", f"{lead} 9D")), lead, lead)
        assert state.public.tricks[-1].winner == ME


@pytest.mark.rule("COM-TRICK-04")
@pytest.mark.parametrize("leader", [0, 1])
def test_the_winner_leads_on(leader: int) -> None:
    """To the trick after this one, whichever seat led it."""
    hands = ("AH 9D", "TH 9C") if leader == ME else ("TH 9C", "AH 9D")
    state = ending(STRICT, "S", hands, leader=leader)
    state = play(game(STRICT), state, "AH", "TH")
    assert game(STRICT).to_act(state) == leader
    state = ending(STRICT, "S", ("KH 9C", "AH 9D"))
    assert game(STRICT).to_act(play(game(STRICT), state, "KH", "AH")) == OTHER
