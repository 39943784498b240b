"""Perfect play with all hands open: exact values, values of each card, yes or no for a target, many worlds at once.

A value is the points that our side takes from here on, the cards on the table and the last trick included. Positions
are kernel cells (`kernel.layout`); hands may have any duty, trump or none (-1), two to four seats.

A `Solver` holds the room and the table of one search. Compiled, it works without the interpreter's lock: give each
thread a solver of its own. What was learned in one search helps the next, so a solver is worth keeping.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from binocle.errors import BinocleError
from binocle.game.setting import Setting
from binocle.kernel import jit, layout
from binocle.kernel import solve_cells as at
from binocle.kernel.solve import PAUSED
from binocle.kernel.solve_cells import seats_with
from binocle.kernel.trick import legal_now, make_play

SLICE: Final = 1_000_000
"""Nodes between two looks at who watches, compiled: about a tenth of a second."""
PURE_SLICE: Final = 5_000
"""The same for CPython."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a long search stands: the value lies in low .. high (points); `nodes` cards were tried for it."""

    low: int
    high: int
    nodes: int


Watch: TypeAlias = Callable[[Progress], bool]
"""Called every tenth of a second of a long search; when it answers True, the search stops."""


class SearchStopped(BinocleError):  # noqa: N818 - it was asked to
    """A search was stopped by the one who watched it.

    Attributes:
        low, high: the bounds of the value so far, in points.
        nodes: cards tried.
    """

    def __init__(self, progress: Progress) -> None:
        super().__init__(progress)
        self.low = progress.low
        self.high = progress.high
        self.nodes = progress.nodes

    def __str__(self) -> str:
        return f"the search was stopped after {self.nodes} nodes; the value lies in {self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Solution:
    """The exact value of a position, one perfect line of play to the end (kinds in order), and the work it took."""

    points: int
    line: tuple[int, ...]
    nodes: int


def ours_of(st: Setting, seat: int, declarer: int = -1) -> int:
    """The seats that play together with this one, as bits: partners; the declarer or those against him; else it alone.

    Where everyone plays for himself all others count as one side against it.
    """
    partners = int(st.seating.partners)
    return seats_with(st.players, seat, partners, declarer)


def position(
    hands: Sequence[Sequence[int]],
    leader: int,
    trump: int,
    flags: int,
    last_trick: int,
    *,
    clockwise: bool = True,
) -> array[int]:
    """The cells of these hands (kinds, one hand a seat), nothing played yet, `leader` to lead."""
    cells = layout.new_cells()
    for seat, hand in enumerate(hands):
        for kind in hand:
            cells[layout.CARDS + seat * layout.KINDS + kind] += 1
    cells[layout.STEP] = 1 if clockwise else -1
    layout.start_play(cells, len(hands), leader, trump, flags, last_trick)
    return cells


def legal_of(cells: array[int]) -> tuple[int, ...]:
    """The kinds that the seat to play may play, ascending."""
    mask = legal_now(cells)
    return tuple(kind for kind in range(layout.KINDS) if mask >> kind & 1)


class Solver:
    """Room and table for exact searches.

    Args:
        megabytes: size of the table, a power of two is used up; 4 is enough up to ten cards a hand, 64 for whole deals.
        compiled: False keeps to CPython; by default compiled code where there is any.
    """

    def __init__(self, megabytes: int = 4, *, compiled: bool = True) -> None:
        entries = 1 << max(10, (max(1, megabytes) * 65_536).bit_length() - 1)
        self._run: Final[Any] = jit.fast() if compiled else jit.pure()
        self.compiled: Final = bool(self._run.compiled)
        self._work: Final = self._room(at.WORK_SIZE)
        self._table: Final = self._room(2 * entries)
        self._slice: Final = SLICE if self.compiled else PURE_SLICE

    def _room(self, words: int) -> Any:
        """So many zeros. Where there is numpy it lays them in large pages of memory, which spares half the misses."""
        nought = array("q", [0])
        return self._run.as_cells(nought).repeat(words) if self.compiled else nought * words

    @property
    def nodes(self) -> int:
        """Cards tried since the solver was made."""
        return int(self._work[at.S_NODES])

    def stop(self) -> None:
        """Let the running search stop soon; may be called from another thread. See `values_of_worlds`."""
        self._work[at.S_STOP] = 1

    def clear(self) -> None:
        """Forget everything: the next search is as if the solver were new."""
        for cells in (self._work, self._table):
            if self.compiled:
                cells[:] = 0
            else:
                cells[:] = array("q", [0]) * len(cells)

    def value(self, cells: array[int], card_points: array[int], ours: int, *, watch: Watch | None = None) -> int:
        """Points of our seats (bits) from here on. Raises `SearchStopped`."""
        self._load(cells, card_points, ours)
        return self._exact(layout.ALL_KINDS, self._guess(layout.ALL_KINDS), watch)

    def solve(self, cells: array[int], card_points: array[int], ours: int, *, watch: Watch | None = None) -> Solution:
        """The value as in `value`, with a line of perfect play for both sides. Raises `SearchStopped`."""
        before = self.nodes
        points = self.value(cells, card_points, ours, watch=watch)
        line = self._line(array("h", cells), card_points, ours, points, watch)
        return Solution(points, line, self.nodes - before)

    def values(
        self, cells: array[int], card_points: array[int], ours: int, *, watch: Watch | None = None
    ) -> dict[int, int]:
        """For each legal kind: points of our seats from here on when it is played. Raises `SearchStopped`."""
        self._load(cells, card_points, ours)
        found: dict[int, int] = {}
        kinds = legal_of(cells)
        guess = self._guess(1 << kinds[0]) if kinds else 0
        for place, kind in enumerate(kinds):
            before = kinds[place - 1] if place else kind
            if place and self._run.alike(self._work, before, kind):
                self._run.ask_beside(self._work, before, kind, guess)
                found[kind] = self._settled(watch)
            else:
                found[kind] = self._exact(1 << kind, guess, watch)
            guess = found[kind] // self._unit
        return found

    def reaches(
        self, cells: array[int], card_points: array[int], ours: int, target: int, *, watch: Watch | None = None
    ) -> bool:
        """Whether our seats can take at least `target` points from here on, however the others play.

        Raises `SearchStopped`.
        """
        self._load(cells, card_points, ours)
        return self._at_least(layout.ALL_KINDS, target, watch)

    def trump_table(
        self,
        hands: Sequence[Sequence[int]],
        leader: int,
        st: Setting,
        *,
        declarer: int = -1,
        trumps: Sequence[int] = (0, 1, 2, 3),
        watch: Watch | None = None,
    ) -> dict[int, int]:
        """For each trump suit (-1: none): points in tricks of the leader's side. Raises `SearchStopped`."""
        ours = ours_of(st, leader, declarer)
        found = {}
        for trump in trumps:
            last = st.rules.score.last_trick
            cells = position(hands, leader, trump, st.tables.flags, last, clockwise=st.seating.clockwise)
            found[trump] = self.value(cells, st.tables.card_points, ours, watch=watch)
        return found

    def par(
        self,
        hands: Sequence[Sequence[int]],
        leader: int,
        st: Setting,
        *,
        declarer: int = -1,
        watch: Watch | None = None,
    ) -> tuple[int, int]:
        """The trump suit in which the leader's side takes most points in tricks, and those points."""
        table = self.trump_table(hands, leader, st, declarer=declarer, watch=watch)
        best = max(table, key=lambda trump: (table[trump], -trump))
        return best, table[best]

    def values_of_worlds(
        self,
        st: Setting,
        cells: array[int],
        hands: array[int],
        worlds: int,
        *,
        declarer: int = -1,
        targets: array[int] | None = None,
    ) -> tuple[tuple[int, ...], array[int], int]:
        """For many worlds of one position: the exact value of every legal card of the side to play.

        `cells` is the position of the seat to play (masked or not); ``hands[(w * players + seat) * 32 + kind]`` are all
        hands of world w (``array('h')``), that seat's own included. With `targets` (points, ``array('q')``, one a
        world) the answer is 1 or 0: whether that many points can be reached.

        Gives the legal kinds, the values world by world (``values[w * len(kinds) + i]``, points from here on of the
        side of the seat to play), and how many worlds were done: all, unless `stop` was called meanwhile.
        """
        kinds = legal_of(cells)
        ours = ours_of(st, cells[layout.TO_PLAY], declarer)
        out = array("q", bytes(8 * worlds * len(kinds)))
        run = self._run
        asked = [run.as_cells(each) for each in (cells, hands)]
        kinds_cells, points = run.as_cells(array("q", kinds)), run.as_cells(st.tables.card_points)
        self._work[at.S_STOP] = 0
        if targets is None:
            done = run.worlds_values(
                self._work, self._table, *asked, worlds, kinds_cells, points, ours, run.as_cells(out)
            )
        else:
            done = run.worlds_reach(
                self._work,
                self._table,
                *asked,
                worlds,
                kinds_cells,
                run.as_cells(targets),
                points,
                ours,
                run.as_cells(out),
            )
        return kinds, out, int(done)

    @property
    def _all(self) -> int:
        return int(self._work[at.S_ALL])

    @property
    def _unit(self) -> int:
        return int(self._work[at.S_UNIT])

    def _load(self, cells: array[int], card_points: array[int], ours: int) -> None:
        """Set up the root. The sizes of the hands must fit: that many tricks are left, no more and no less."""
        self._work[at.S_STOP] = 0
        run = self._run
        run.load_root(
            self._work, run.as_cells(cells), run.as_cells(cells), layout.CARDS, run.as_cells(card_points), ours
        )

    def _guess(self, kinds: int) -> int:
        return int(self._run.guess_value(self._work, self._table, kinds))

    def _exact(self, kinds: int, guess: int, watch: Watch | None) -> int:
        self._run.ask_value(self._work, kinds, 0, self._all, guess)
        return self._settled(watch)

    def _settled(self, watch: Watch | None) -> int:
        before = self.nodes
        while True:
            value = int(self._run.settle_value(self._work, self._table, self._slice))
            if value != PAUSED:
                return value * self._unit
            low, high = (int(self._work[cell]) * self._unit for cell in (at.S_LOW, at.S_HIGH))
            self._look(Progress(low, high, self.nodes - before), watch)

    def _at_least(self, kinds: int, target: int, watch: Watch | None) -> bool:
        need = -(-target // self._unit)
        if need <= 0 or need > self._all:
            return need <= 0
        before = self.nodes
        self._work[at.S_ROOT] = kinds
        self._run.open_window(self._work, need)
        while True:
            value = int(self._run.search_window(self._work, self._table, self._slice))
            if value != PAUSED:
                return value >= need
            self._look(Progress(0, self._all * self._unit, self.nodes - before), watch)

    def _look(self, progress: Progress, watch: Watch | None) -> None:
        if self._work[at.S_STOP] or (watch is not None and watch(progress)):
            raise SearchStopped(progress)

    def _line(
        self, cells: array[int], card_points: array[int], ours: int, points: int, watch: Watch | None
    ) -> tuple[int, ...]:
        """Cards that keep the value, one after the other: the first such card of each seat, ascending by kind."""
        line = []
        while kinds := legal_of(cells):
            self._load(cells, card_points, ours)
            mine = ours >> cells[layout.TO_PLAY] & 1
            for kind in kinds[:-1]:
                if mine and self._at_least(1 << kind, points, watch):
                    break
                if not mine and not self._at_least(1 << kind, points + 1, watch):
                    break
            else:
                kind = kinds[-1]
            line.append(kind)
            before = _taken(cells, ours)
            make_play(cells, kind, card_points)
            points -= _taken(cells, ours) - before
        return tuple(line)


def _taken(cells: array[int], ours: int) -> int:
    return sum(cells[layout.POINTS + seat] for seat in range(layout.MAX_SEATS) if ours >> seat & 1)
