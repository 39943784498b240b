"""`easy`: knows the rules, plays a little worse, and the same with the same seed."""

import pytest

from binocle.analysis import arena
from binocle.game.views import Budget
from binocle.locale.texts import LANGUAGES, texts
from binocle.players import make
from binocle.rules import named, names
from tests.unit.players.spots import random_start, table


@pytest.mark.parametrize("line", [*names(), "midwest?play.revoke=judged", "partners?score.shoot=500"])
def test_legal_repeatable_and_explained(line: str) -> None:
    """In a deal of each set it does nothing that is not allowed, decides the same again, and every reason reads."""
    game = table(line)
    player, again = make("easy", game), make("easy", game)
    state = random_start(game, 4)
    while (seat := game.to_act(state)) >= 0:
        view = game.view(state, seat)
        decision = player.decide(view, Budget(seed=7))
        assert game.check(state, seat, decision.action) is None
        assert again.decide(view, Budget(seed=7)) == decision
        assert all(texts(lang)(decision.why, **decision.facts) for lang in LANGUAGES)
        state = game.apply(state, seat, decision.action).state


def test_slips_are_a_share() -> None:
    """Without slips it is `steady`; with more of them more cards differ."""
    game = table("partners")
    differ = {0: 0, 30: 0, 100: 0}
    for seed in range(3):
        state = random_start(game, seed)
        while (seat := game.to_act(state)) >= 0:
            view = game.view(state, seat)
            sound = make("steady", game).decide(view, Budget())
            for slips in differ:
                differ[slips] += make(f"easy?slips={slips}", game).decide(view, Budget()).action != sound.action
            state = game.apply(state, seat, sound.action).state
    assert differ[0] == 0 < differ[30] < differ[100]


def test_stands_between_random_and_steady() -> None:
    """Two-handed it wins clearly from `random` and loses clearly to `steady`."""
    rules = named("two-handed")
    for better, worse in (("steady", "easy"), ("easy", "random")):
        found = arena(better, worse, rules, deals=40, seed=2)
        assert found.standard_error is not None
        assert found.difference > 3 * found.standard_error
        assert found.illegal == 0
