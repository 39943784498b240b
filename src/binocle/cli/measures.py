"""Measuring in one run: random whole deals of the engine, of the kernel in CPython and of the same source compiled.

All figures are of this process on one core. Ratios within a run say more than rates, which change with the machine.
"""

from __future__ import annotations

import random
import time
from array import array
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

from binocle.cli.measure_playouts import FLOOR_SET, PLAYOUTS_FLOOR, measure_playouts
from binocle.cli.measure_solver import measure_solver
from binocle.cli.measure_worlds import WORLDS_FLOOR, measure_worlds
from binocle.deal import random_deal
from binocle.game import Game
from binocle.game.actions import Play
from binocle.game.views import Budget
from binocle.kernel import jit
from binocle.players import make
from binocle.rules import named
from binocle.seats import CHANCE, OVER

PLAYS_FLOOR: Final = 4_000
"""Cards a second that the engine must reach, apply and the view of the seat to act together."""
RATIO_FLOOR: Final = 40
"""How many times as fast as CPython the compiled kernel must be."""

SETS: Final = (("two-handed", 2), ("partners", 4))
"""What is measured: a rule set for two and one for four."""

Figures: TypeAlias = dict[str, Any]


def engine(rules: str, seconds: float, seed: int) -> Figures:
    """Random whole deals through `Game`: the view of the seat to act, then `apply`.

    `plays` are cards a second over the time of the card plays alone, `deals` deals a second over all the time. What
    the random player thinks between view and apply does not count.
    """
    game = Game(named(rules))
    player = make("random", game)
    dice = random.Random(seed)
    deals = plays = 0
    play_time = total_time = 0.0
    state = game.start()
    clock = time.perf_counter
    while total_time < seconds or not plays:
        turn = game.to_act(state)
        if turn in (CHANCE, OVER):
            state = game.start() if turn == OVER else state
            deal = random_deal(game, dice, state.dealer)
            start = clock()
            state = game.apply(state, CHANCE, deal).state
            total_time += clock() - start
            deals += 1
            continue
        start = clock()
        view = game.view(state, turn)
        seen = clock()
        action = player.decide(view, Budget(seed=seed)).action
        decided = clock()
        state = game.apply(state, turn, action).state
        spent = seen - start + clock() - decided
        total_time += spent
        if isinstance(action, Play):
            plays += 1
            play_time += spent
    return {"rules": rules, "deals": deals / total_time, "plays": plays / play_time}


def kernel(names: SimpleNamespace, rules: str, seconds: float, seed: int) -> Figures:
    """Random deals of trick play in whole batches, a second's worth; `checksum` is that of the first 50 deals."""
    game = Game(named(rules))
    st = game.setting
    pack = names.as_cells(array("h", st.pack.kinds))
    points = names.as_cells(st.tables.card_points)
    rng = names.as_cells(array("q", [seed % 4_294_967_291 + 1]))
    cells = names.new_cells()

    def run(deals: int) -> int:
        return int(
            names.random_deals_play(
                cells,
                pack,
                points,
                st.players,
                game.rules.deal.hand,
                st.tables.flags,
                st.rules.score.last_trick,
                deals,
                rng,
            )
        )

    checksum = run(50)  # this also compiles
    batch, done, spent = 50, 0, 0.0
    while spent < seconds:
        start = time.perf_counter()
        run(batch)
        took = time.perf_counter() - start
        spent += took
        done += batch
        if took < seconds / 10:
            batch *= 2
    runner = "numba" if names.compiled else "CPython"
    return {"hands": st.players, "runner": runner, "deals": done / spent, "checksum": checksum}


PARTS: Final = ("engine", "kernel", "playouts", "worlds", "solver")
"""What can be measured, and is where nothing is asked for."""


def measure(seconds: float = 1.0, seed: int = 1, parts: tuple[str, ...] = PARTS) -> Figures:
    """All figures of the parts asked for, with the floors and whether they are reached."""
    found: Figures = {"seconds": seconds, "seed": seed, **{part: [] for part in PARTS}, "ratios": [], "floors": []}
    if "engine" in parts:
        found["engine"] = [engine(rules, seconds, seed) for rules, _ in SETS]
        slowest = min(part["plays"] for part in found["engine"])
        found["floors"].append(floor("plays", PLAYS_FLOOR, slowest))
    if "kernel" in parts:
        compiled = jit.fast() if jit.compiled_available() else None
        for rules, hands in SETS:
            plain = kernel(jit.pure(), rules, seconds, seed)
            found["kernel"].append(plain)
            if compiled is not None:
                fast = kernel(compiled, rules, seconds, seed)
                found["kernel"].append(fast)
                found["ratios"].append({"hands": hands, "ratio": fast["deals"] / plain["deals"]})
        if found["ratios"]:
            found["floors"].append(floor("ratio", RATIO_FLOOR, min(part["ratio"] for part in found["ratios"])))
    if "playouts" in parts:
        found["playouts"] = measure_playouts(seconds, seed)
        for row in found["playouts"]:
            if row["rules"] == FLOOR_SET and row["runner"] == "numba":
                found["floors"].append(floor("playouts", PLAYOUTS_FLOOR, row["deals"]))
    if "worlds" in parts:
        found["worlds"] = measure_worlds(seconds, seed)
        compiled_rates = [row["worlds"] for row in found["worlds"] if row["runner"] == "numba"]
        if compiled_rates:
            found["floors"].append(floor("worlds", WORLDS_FLOOR, min(compiled_rates)))
    if "solver" in parts:
        found["solver"] = list(measure_solver(seed, whole=parts == ("solver",)))
    return found


def floor(name: str, least: int, reached: float) -> Figures:
    """A floor and what was reached."""
    return {"name": name, "floor": least, "reached": reached, "ok": reached >= least}
