"""Measuring the solver: time of its thread and nodes over random deals, with traditional points."""

from __future__ import annotations

import random
import time
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any, Final, TypeAlias

from binocle.kernel import jit, layout
from binocle.kernel.solve_cells import seats_with
from binocle.kernel.trick import make_play
from binocle.rules.tables import CARD_POINTS
from binocle.search.solver import Progress, SearchStopped, Solver, legal_of, position

Figures: TypeAlias = dict[str, Any]

DEALS: Final = 100
"""Random deals of each figure."""
MOST_NODES: Final = 100_000_000
"""A single deal that takes more is broken off and counts as what it took; medians are not touched by that."""
POINTS: Final = array("h", CARD_POINTS["traditional"])


@dataclass(frozen=True, slots=True)
class Case:
    """What is measured: hands of so many cards, played down at random to `left`, exact or yes or no at half the points.

    `most` is the median that must be reached, in milliseconds; `long` cases take minutes in all.
    """

    players: int
    hand: int
    left: int
    copies: int
    exact: bool
    most: float
    long: bool = False


CASES: Final = (
    Case(2, 12, 12, 2, True, 2.5),
    Case(3, 15, 10, 2, True, 4.5),
    Case(4, 12, 8, 2, True, 4),
    Case(4, 12, 9, 2, True, 15),
    Case(4, 20, 8, 4, True, 3),
    Case(4, 20, 10, 4, True, 35),
    Case(4, 12, 12, 2, False, 250, long=True),
    Case(4, 12, 12, 2, True, 1_200, long=True),
    Case(3, 15, 15, 2, False, 1_000, long=True),
)


def deal(case: Case, dice: random.Random) -> tuple[array[int], int]:
    """A random position and the seats whose points count, as bits: partners, one of two, or declarer 0 against two."""
    lowest = 2 if case.copies == 2 else 3
    pack = [suit * 8 + rank for suit in range(4) for rank in range(lowest, 8)] * case.copies
    dice.shuffle(pack)
    hands = [sorted(pack[seat * case.hand : (seat + 1) * case.hand]) for seat in range(case.players)]
    last = 10 if case.copies == 2 else 20
    cells = position(hands, dice.randrange(case.players), dice.randrange(4), layout.STRICT, last)
    while cells[layout.HELD + cells[layout.TO_PLAY]] > case.left or cells[layout.TABLE]:
        make_play(cells, dice.choice(legal_of(cells)), POINTS)
    leader = cells[layout.TO_PLAY]
    return cells, seats_with(case.players, leader, int(case.players == 4), 0)


def half(cells: array[int]) -> int:
    """Half the points still to be taken, rounded up."""
    cards = cells[layout.CARDS : layout.CARDS + layout.MAX_SEATS * layout.KINDS]
    total = sum(held * POINTS[kind & 7] for kind, held in enumerate(cards)) + cells[layout.LAST_TRICK]
    return (total + 1) // 2


def figure(case: Case, seed: int, deals: int, *, compiled: bool) -> Figures:
    """Median and mean milliseconds and nodes over so many deals; each begins with an empty table."""
    solver = Solver(4 if case.left <= 10 else 32, compiled=compiled)
    dice = random.Random(f"{seed} {case.players} {case.left} {case.copies}")
    times, nodes, stopped = [], [], 0

    def watch(progress: Progress) -> bool:
        return progress.nodes > MOST_NODES

    for turn in range(-1, deals):  # the first one only compiles
        cells, ours = deal(case, dice)
        solver.clear()
        before, start = solver.nodes, time.thread_time()
        try:
            if case.exact:
                solver.value(cells, POINTS, ours, watch=watch)
            else:
                solver.reaches(cells, POINTS, ours, half(cells), watch=watch)
        except SearchStopped:
            stopped += 1
        if turn >= 0:
            times.append((time.thread_time() - start) * 1000)
            nodes.append(solver.nodes - before)
    return {
        "hands": case.players,
        "copies": case.copies,
        "left": case.left,
        "question": "exact" if case.exact else "yes-no",
        "runner": "numba" if solver.compiled else "CPython",
        "deals": deals,
        "stopped": stopped,
        "median_ms": median(times),
        "mean_ms": fmean(times),
        "most_ms": case.most,
        "ratio": median(times) / case.most,
        "median_nodes": median(nodes),
        "mean_nodes": fmean(nodes),
        "ns_per_node": sum(times) * 1e6 / max(sum(nodes), 1),
        "ok": median(times) <= case.most,
    }


def measure_solver(seed: int, *, whole: bool) -> Iterator[Figures]:
    """Each figure as it is ready; without `whole` only the short ones. In CPython a tenth of one of them."""
    if not jit.compiled_available():
        yield figure(Case(2, 12, 5, 2, True, 100), seed, DEALS // 10, compiled=False)
        return
    for case in CASES:
        if whole or not case.long:
            yield figure(case, seed, DEALS, compiled=True)
