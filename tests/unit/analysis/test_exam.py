"""The exam: questions stand in real games, the musts hold, and grading and simulation say what they should."""

import msgspec
import pytest

from binocle.analysis.exam import Case, cases, examine, expected, is_right
from binocle.analysis.exam_simulation import compared_plays
from binocle.analysis.exam_spots import Spot, SpotError, brought, seat_of
from binocle.cards import parse_cards
from binocle.game import Game
from binocle.game.actions import Play
from binocle.game.engine import Game as Engine
from binocle.game.state import TrickPlay
from binocle.game.views import Budget, Decision, Player, View
from binocle.players import make
from binocle.rules import parse

IDS = [case.id for case in cases()]
PLAYS = [case for case in cases() if case.kind == "play"]


def test_every_question_of_the_reports_is_there() -> None:
    """The passing, bidding and card-play cases, each once, with a sentence in both languages."""
    asked = {"".join(c for c in name if c.isupper() or c.isdigit()) for name in IDS}
    assert asked == {
        *("P5", "P7", "P10", "P11", "P13", "P14", "P15", "P16"),
        *("B3", "B7", "B8", "B10", "B11"),
        *("C2", "C3", "C4", "C6", "C8", "C9", "C10", "C11", "C12", "C13", "C14", "C17"),
    }
    assert len(set(IDS)) == len(IDS)
    assert all(case.said("en").endswith(".") and case.said("de") != case.said("en") for case in cases())


@pytest.mark.parametrize("case", PLAYS, ids=lambda case: case.id)
def test_the_seat_sees_what_the_question_tells(case: Case) -> None:
    """Hand, trick, trump and gone cards are those told, a right answer is legal; another seed hides other cards."""
    game = Game(parse(case.rules))
    spot = case.spot
    states = [brought(game, spot, seed) for seed in (1, 2)]
    me = seat_of(spot.seat)
    for state in states:
        view = game.view(state, me)
        assert isinstance(state.phase, TrickPlay)
        assert game.to_act(state) == me
        assert sorted(card.value for card in view.hand or ()) == sorted(spot.hand.split())
        assert [card.kind for card in parse_cards(spot.table)] == list(state.phase.trick.cards)
        assert "SHDC"[view.public.trump] == spot.trump
        played = [card.value for trick in view.public.tricks for card in trick.cards]
        assert all(played.count(card) >= spot.gone.split().count(card) for card in spot.gone.split())
        assert {action.card.value for action in view.legal if isinstance(action, Play)} & set(case.right)
    hidden = [state.hidden.open().hands[(me + 1) % 4].kinds for state in states]
    assert hidden[0] != hidden[1] or len(spot.hand.split()) <= 3


def test_a_spot_that_cannot_be_is_told() -> None:
    """Three cards of a kind, or a leader who cannot have won the trick before, are typed errors."""
    game = Game(parse("partners"))
    spot = Spot(seat="N", hand="AS AS AS", trump="S", declarer="N", leader="N")
    with pytest.raises(SpotError, match="AS is named more often"):
        brought(game, spot, 1)


class Fixed:
    """A player who always gives the same card."""

    def __init__(self, card: str) -> None:
        self.card = card

    def decide(self, view: View, budget: Budget) -> Decision:  # noqa: ARG002 - whatever it sees
        """That card."""
        return Decision(next(a for a in view.legal if isinstance(a, Play) and a.card.value == self.card))


def graded(card: str, case: str, worlds: int = 100):  # type: ignore[no-untyped-def] # a Graded
    """How a player who always gives this card does with a question."""
    player: Player = Fixed(card)

    def made(game: Engine) -> Player:  # noqa: ARG001 - one for every game
        return player

    return next(examine(made, only=(case,), worlds=worlds, fills=3))


def test_answers_are_graded_and_simulated() -> None:
    """The right card gets all, a wrong one nothing, and a wasted ace costs points for sure; musts fail by one."""
    good, bad = graded("9C", "C4"), graded("9S", "C12b")
    assert (good.share, good.failed, good.worlds) == (1, False, 0)
    assert (bad.share, bad.failed, bad.answers) == (0, True, {"9S": 3})
    thrown = graded("TS", "C17ii")
    assert thrown.share == 0
    assert not thrown.failed
    assert thrown.worlds == 300
    wasted = graded("AC", "C13a")
    assert wasted.difference < -2 * wasted.error < 0


def test_the_same_card_gains_nothing_over_itself() -> None:
    """Compared with itself a card is no better in any world."""
    case = next(case for case in cases() if case.id == "C10")
    game = Game(parse(case.rules))
    state = brought(game, case.spot, 1)
    kind = parse_cards("KD")[0].kind
    assert compared_plays(game, state, 0, kind, kind, 50, 1) == [0.0] * 50


def test_sets_of_cards_are_graded_by_what_goes() -> None:
    """`has` must go, one of `one_of` must, none of `never` may; the order does not matter."""
    case = next(case for case in cases() if case.id == "P7")
    assert is_right(case, "AH QC KC TH")
    assert is_right(case, "KC 9C QC AH")
    assert not is_right(case, "AH QC KC JD")
    assert not is_right(case, "AH QC KC 9D")
    assert not is_right(case, "AH KC TH KD")
    assert expected(case) == "KC QC AH 9C/KD/TH -QS -JD"
    twice = msgspec.structs.replace(case, has=("JD", "JD"), one_of=(), never=())
    assert not is_right(twice, "JD QC KC TH")


@pytest.mark.parametrize("name", ["easy?slips=0", "steady", "strong"])
def test_what_must_be_right_is_right(name: str) -> None:
    """Rules and arithmetic hold for every player that is to be taken seriously."""
    must = [case.id for case in cases() if case.must]
    for result in examine(lambda game: make(name, game), only=must, fills=3, worlds=0):
        assert not result.failed, (result.id, result.answers)
