"""The soak itself: that it repeats by its seed, goes on where it was broken off, and notices a broken promise."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from binocle.errors import RuleSetError
from binocle.game import Game, engine
from binocle.game.public import Settlement
from binocle.game.state import Settled, State
from binocle.rules import parse
from tests import soak
from tests.strategies import NAMES, choices, game_of, next_deal, resampled, walk, with_needed

DEALS = 5


@pytest.mark.parametrize("name", NAMES)
def test_a_unit_holds_its_promises(name: str) -> None:
    """One unit of each set, with a fresh seed, is played and every promise holds; the same seed plays the same."""
    seed = random.SystemRandom().randrange(10**9)
    try:
        first = soak.run_unit(seed, name, 1, deals=DEALS)
    except Exception as error:
        message = f"again: python tests/soak.py --seed {seed} --sets {name} --unit 1"
        raise AssertionError(message) from error
    assert first[0] >= DEALS
    if name == "bicycle":
        assert soak.run_unit(seed, name, 1, deals=DEALS) == first


def test_games_of_drawn_options_hold_their_promises() -> None:
    """Some games, each under other options of all there are, are played to their end and every promise holds."""
    seed = random.SystemRandom().randrange(10**9)
    for number in range(10):
        try:
            deals, steps = soak.run_options(seed, number)
        except Exception as error:
            message = f"again: python tests/soak.py --options 10 --seed {seed} --unit {number}"
            raise AssertionError(message) from error
        assert deals >= 1
        assert steps > deals
    assert soak.run_options(seed, 3) == soak.run_options(seed, 3)


def test_every_option_can_be_drawn() -> None:
    """For each value of each field there is a set in which it stands, or into which it can be drawn."""
    for path, values in choices().items():
        section, field = path.split(".")
        stands = {getattr(getattr(game_of(name).rules, section), field) for name in NAMES}
        for value in set(values) - stands:
            piece = f"{path}={str(value).lower() if isinstance(value, bool) else value}"
            assert any(is_playable(f"{name}?{'&'.join(with_needed((), piece))}") for name in NAMES), piece


def is_playable(line: str) -> bool:
    """Whether a table could play by this line."""
    try:
        parse(line)
    except RuleSetError:
        return False
    return True


def test_it_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is done is noted in the file; a second run has nothing left to do, and another seed is refused."""
    file = tmp_path / "soak.json"
    run = ["--deals", "50", "--sets", "bicycle", "--resume", str(file), "--processes", "1"]
    assert soak.main([*run, "--seed", "5"]) == 0
    assert json.loads(file.read_text(encoding="utf-8")) == {"seed": 5, "done": {"bicycle": [0]}}
    assert capsys.readouterr().out.startswith("seed 5\n")
    assert soak.main(run) == 0
    assert "all well: 0 complete deals" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        soak.main([*run, "--seed", "6"])


def booked(name: str) -> tuple[Game, tuple[int, ...], State, Settlement]:
    """A deal that was played out, with the totals before it."""
    totals: tuple[int, ...] = ()
    for state, _, _ in walk(game_of(name), random.Random(3), deals=9):
        if isinstance(state.phase, Settled) and state.phase.result.outcome == "set":
            return game_of(name), totals, state, state.phase.result
        totals = state.totals
    raise AssertionError("no deal was played out")


@pytest.mark.parametrize("name", ["midwest", "double-deck"])
def test_it_notices_a_wrong_booking(name: str) -> None:
    """A point too many, a wrong total, a set that is too cheap, a lost card: each is noticed."""
    game, totals, state, result = booked(name)
    soak.check_deal(game, totals, state, result)
    first = (result.tricks[0] + 10, *result.tricks[1:])
    cheap = tuple(change + 10 for change in result.change)
    lost = msgspec.structs.replace(state, public=msgspec.structs.replace(state.public, tricks=state.public.tricks[1:]))
    wrong: list[tuple[tuple[int, ...], State, dict[str, Any]]] = [
        (totals, state, {"tricks": first}),
        (cheap, state, {}),
        (tuple(t - 10 for t in totals), state, {"change": cheap}),
        (totals, lost, {}),
    ]
    for before, after, fields in wrong:
        with pytest.raises(soak.Broken):
            soak.check_deal(game, before, after, msgspec.structs.replace(result, **fields))


def test_it_notices_a_view_that_shows_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the number of aces in a hidden hand shows in a view, dealing anew shows it."""
    game = game_of("partners")
    honest = Game.view

    def leaking(self: Game, state: State, seat: int | None) -> Any:
        view = honest(self, state, seat)
        aces = sum(kind & 7 == 7 for kind in state.hidden.open().hands[0])
        return msgspec.structs.replace(view, seq=view.seq + 1000 * aces)

    monkeypatch.setattr(Game, "view", leaking)
    state = game.apply(game.start(), -1, next_deal(game, game.start(), random.Random(1))).state
    assert game.view(resampled(game, state, 1, random.Random(2)), 1) != game.view(state, 1)
    monkeypatch.setattr(soak, "RESAMPLED", 1.0)
    legal = game.legal(state, 1)
    with pytest.raises(soak.Broken, match="hidden cards"):
        [soak.check_step(game, state, legal, random.Random(number)) for number in range(20)]


def check_steps(line: str) -> None:
    """Hold the soak's promises at every step of some deals."""
    game = game_of(line)
    for seed in range(20):
        for state, turn, _ in walk(game, random.Random(seed)):
            if turn >= 0:
                soak.check_step(game, state, game.legal(state, turn), random.Random(seed))


def everything_handed(st: Any, state: State, seat: int) -> Any:  # noqa: ARG001 - as the engine's own
    """What an engine would show that told every seat about all cards passed."""
    return state.hidden.open().handed


def handed_too_early(st: Any, state: State, seat: int) -> Any:  # noqa: ARG001 - as the engine's own
    """What an engine would show that told a partner about cards that are still on their way."""
    return tuple(parcel for parcel in state.hidden.open().handed if seat in (parcel.giver, parcel.receiver))


@pytest.mark.parametrize("leak", [everything_handed, handed_too_early])
def test_it_notices_cards_that_are_handed_in_the_open(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards passed that show to the others, or to the partner before he has chosen his own, are noticed."""
    monkeypatch.setattr(engine, "_handed", leak)
    monkeypatch.setattr(soak, "RESAMPLED", 1.0)
    with pytest.raises(soak.Broken, match="hidden cards"):
        check_steps("partners-passing?exchange.pass_order=at-once")


def test_it_notices_a_view_that_tells_of_revokes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether somebody has failed a duty is nobody's to see but his own."""
    honest = Game.view

    def leaking(self: Game, state: State, seat: int | None) -> Any:
        view = honest(self, state, seat)
        return msgspec.structs.replace(view, seq=view.seq + 1000 * len(state.hidden.open().revokes))

    monkeypatch.setattr(Game, "view", leaking)
    monkeypatch.setattr(soak, "RESAMPLED", 1.0)
    with pytest.raises(soak.Broken, match="hidden cards"):
        check_steps("partners?play.revoke=judged")
