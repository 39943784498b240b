"""No player peeks: what it decides rests on what its seat has seen, on the seed and on the budget, and on nothing else.

The proof has two halves. A player is given a view and nothing more (import-linter keeps the state from it), and here:
however the cards that a seat cannot place lie, its view is the same to the byte; and a view that has been to a file and
back is decided alike by a player that was just made and by one that has decided many things before.
"""

import random
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from binocle.game import Game
from binocle.game.state import State
from binocle.game.views import Budget, Decision, Player, View
from binocle.players import make
from binocle.players import names as player_names
from binocle.rules import names
from tests.strategies import resampled
from tests.unit.players.spots import table, whole_deal

LINES = (*names(), "partners-passing?exchange.pass_order=at-once", "midwest?play.revoke=judged")
SEARCHING = ("strong", "expert")
BUDGET = Budget(seed=11, worlds=4)
EACH_PHASE = 2
"""So many spots of each phase are looked at with players that take their time; with the others it is all."""


@cache
def _player(name: str, line: str) -> Player:
    """A player that has decided other things before."""
    return make(name, table(line))


def spots(game: Game, name: str, seed: int) -> Iterator[tuple[State, int]]:
    """Where a seat has to decide, in a deal that `steady` plays: all of them, or some of each phase."""
    seen: dict[str, int] = {}
    for state, seat in whole_deal(game, seed):
        view = game.view(state, seat)
        late = len(view.hand or ()) * 2 < game.rules.deal.hand
        phase = f"{type(state.phase).__name__} {late}"
        seen[phase] = seen.get(phase, 0) + 1
        if name not in SEARCHING or seen[phase] <= EACH_PHASE:
            yield state, seat


def _read_back(view: View) -> View:
    """The view as it comes back from a file."""
    return msgspec.json.decode(msgspec.json.encode(view), type=View)


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("name", player_names())
def test_hidden_cards_decide_nothing(name: str, line: str) -> None:
    """Hidden cards change places: the same view to the byte, the same decision, figures and reasons included."""
    game = table(line)
    rng = random.Random(f"{name} {line}")
    count = 0
    for state, seat in spots(game, name, 1):
        view = game.view(state, seat)
        decision: Decision = _player(name, line).decide(view, BUDGET)
        other = resampled(game, state, seat, rng)
        hidden = game.view(other, seat)
        assert msgspec.json.encode(hidden) == msgspec.json.encode(view)
        assert make(name, game).decide(_read_back(hidden), BUDGET) == decision
        assert decision.action in view.legal
        assert all(candidate.action in view.legal for candidate in decision.candidates)
        assert msgspec.json.decode(msgspec.json.encode(decision), type=Decision) == decision
        count += 1
    assert count > 3


@pytest.mark.parametrize("name", player_names())
def test_decisions_do_not_hang_on_their_order(name: str) -> None:
    """Asked from the end of the deal to its beginning a player decides as it did from the beginning to the end."""
    game = table("midwest")
    views = [game.view(state, seat) for state, seat in spots(game, name, 2)]
    forth, back = make(name, game), make(name, game)
    found = [forth.decide(view, BUDGET) for view in views]
    assert [back.decide(view, BUDGET) for view in reversed(views)][::-1] == found


@pytest.mark.parametrize("name", [name for name in player_names() if name != "steady"])
def test_the_seed_matters_somewhere(name: str) -> None:
    """A player with dice does not decide the same under every seed: the comparisons above compare something."""
    game = table("midwest")
    views = [game.view(state, seat) for state, seat in spots(game, name, 3)]
    player = make(name, game)
    found = [[player.decide(view, msgspec.structs.replace(BUDGET, seed=seed)) for view in views] for seed in (1, 2)]
    assert found[0] != found[1]


def test_the_test_would_notice() -> None:
    """Cards do change places in what is compared: most of the states are other ones."""
    game = table("partners")
    rng = random.Random(5)
    moved = [resampled(game, state, seat, rng) != state for state, seat in spots(game, "steady", 1)]
    assert sum(moved) > len(moved) // 2
