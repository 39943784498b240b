"""Duplicate matches."""

from math import sqrt

import pytest

from binocle.analysis import arena
from binocle.analysis.arena import Tally, _result, duplicate, rotations
from binocle.game import Game
from binocle.game.actions import PASS, Action, Bid
from binocle.game.views import Budget, Decision, Player, View
from binocle.players import make
from binocle.players.registry import UnknownPlayerError
from binocle.rules import named

TWO, THREE, FOUR = named("bicycle"), named("midwest"), named("partners")


class Stubborn:
    """Does the same thing whenever it is asked, allowed or not."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def decide(self, view: View, budget: Budget) -> Decision:  # noqa: ARG002 - it looks at nothing
        """That thing."""
        return Decision(self.action)


class Opener:
    """Bids the least once and passes then; plays the first card allowed."""

    def decide(self, view: View, budget: Budget) -> Decision:  # noqa: ARG002 - no dice
        """The first bid, a pass, or the first legal action."""
        if PASS in view.legal:
            return Decision(Bid(250) if Bid(250) in view.legal else PASS)
        return Decision(view.legal[0])


@pytest.mark.parametrize(("players", "partners"), [(2, False), (3, False), (4, True)])
def test_both_sit_equally_often_on_each_seat(players: int, partners: bool) -> None:
    """On every seat A and B sit in as many rotations; partners sit together; with three each is alone three times."""
    turns = rotations(players, partners=partners)
    for seat in range(players):
        assert sum(seating[seat] for seating in turns) * 2 == len(turns)
    assert len(set(turns)) == len(turns)
    assert all(set(seating) == {0, 1} for seating in turns)
    if partners:
        assert all(seating[0] == seating[2] and seating[1] == seating[3] for seating in turns)


def test_mean_and_standard_error() -> None:
    """Three deals with 10, 20 and 60 between the players: 30 on the mean, give or take 15.3 (variance 700, n 3)."""
    tally = Tally([10.0, 20.0, 60.0], {(seat, who): [1.0] for seat in (0, 1) for who in (0, 1)}, dealt=6)
    result = _result("a", "b", Game(TWO), "full", 1, tally)
    assert result.difference == 30
    assert result.standard_error == pytest.approx(sqrt(700 / 3))
    assert result.deals == 3


def test_a_player_against_itself_is_level() -> None:
    """A player without dice gains nothing over itself, on each single deal, in every mode."""
    for rules in (TWO, THREE, FOUR):
        result = arena("steady", "steady", rules, deals=3)
        assert (result.difference, result.standard_error, result.illegal) == (0, 0, 0)
    for mode in ("play", "game"):
        assert arena("steady", "steady", FOUR, deals=2, mode=mode).difference == 0


def test_names_swapped_turn_the_sign() -> None:
    """B against A on the same deals is A against B with the other sign, with three at the table too."""
    result = arena("steady", "random", THREE, deals=4, seed=3)
    swapped = arena("random", "steady", THREE, deals=4, seed=3)
    assert result.rotations == 6
    assert swapped.difference == pytest.approx(-result.difference)
    assert result.difference > 0
    assert [(seat.b, seat.a) for seat in swapped.seats] == [(seat.a, seat.b) for seat in result.seats]


def test_who_opens_is_always_set_here() -> None:
    """One deal by hand: the side that opens is declarer, made or set as the engine says, and only it has contracts."""
    game = Game(FOUR)
    tally = duplicate(game, Opener(), Stubborn(PASS), "full", 1, range(3))
    assert tally.contracts[0] == tally.dealt == 6
    assert tally.contracts[1] == tally.passed_out == 0
    assert 0 <= tally.made[0] <= 6
    scores = [a - b for a, b in zip(tally.by_seat[0, 0], tally.by_seat[1, 1], strict=True)]
    others = [a - b for a, b in zip(tally.by_seat[1, 0], tally.by_seat[0, 1], strict=True)]
    assert tally.differences == [(a + b) / 2 for a, b in zip(scores, others, strict=True)]


def test_all_pass() -> None:
    """When nobody ever bids every deal is passed out and changes nothing."""
    tally = duplicate(Game(FOUR), Stubborn(PASS), Stubborn(PASS), "full", 1, range(4))
    assert (tally.passed_out, tally.dealt, tally.differences) == (8, 8, [0.0] * 4)
    assert tally.illegal == 0


def test_refused_actions_are_counted_and_replaced() -> None:
    """A player that bids when cards are due is counted out loud, and the deal goes on with the first legal action."""
    tally = duplicate(Game(FOUR), Stubborn(Bid(250)), Stubborn(PASS), "full", 1, range(1))
    assert tally.illegal > 40


def test_play_fixes_the_contract() -> None:
    """In mode play the points of each rotation add up to the tricks of the deal; bidding players change nothing."""
    game = Game(FOUR)
    random: Player = make("random", game)
    tally = duplicate(game, Opener(), random, "play", 1, range(4))
    assert tally.passed_out == 0
    for mine, theirs in zip(tally.by_seat[0, 0], tally.by_seat[1, 1], strict=True):
        assert mine + theirs == 250
    assert sum(tally.contracts) == 8
    assert tally.contracts[0] == tally.contracts[1]


def test_play_is_phase_two_with_a_stock() -> None:
    """Two-handed only tricks after the stock count: all rotations share what lies in them, the last trick included."""
    game = Game(TWO)
    tally = duplicate(game, make("random", game), Opener(), "play", 1, range(3))
    sums = [a + b for a, b in zip(tally.by_seat[0, 0], tally.by_seat[1, 1], strict=True)]
    turned = [a + b for a, b in zip(tally.by_seat[1, 0], tally.by_seat[0, 1], strict=True)]
    assert sums == turned
    assert all(10 < total < 250 for total in sums)


def test_games_are_won_by_one_side() -> None:
    """In mode game the winner's seats have 1 and the others 0, and the better player wins."""
    result = arena("steady", "random", FOUR, deals=2, mode="game")
    assert all(0 <= seat.a <= 1 and 0 <= seat.b <= 1 for seat in result.seats)
    assert result.difference == 1


def test_same_match_again_and_in_several_processes() -> None:
    """Seed and deals fix every figure, whatever the number of processes; another seed gives other deals."""
    once = arena("steady", "random", TWO, deals=9, seed=5)
    assert once == arena("steady", "random", TWO, deals=9, seed=5, processes=2)
    assert once.difference != arena("steady", "random", TWO, deals=9, seed=6).difference


def test_bad_requests() -> None:
    """Unknown players, and no deals at all, are refused."""
    with pytest.raises(UnknownPlayerError):
        arena("steady", "nobody", FOUR, deals=1)
    with pytest.raises(ValueError, match="at least 1"):
        arena("steady", "random", FOUR, deals=0)
