"""What the end of a deal is worth to a seat: the change of the totals by the rules, and what it does to the game."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from binocle.game import scoring
from binocle.game.scoring import DealCount
from binocle.game.setting import Setting
from binocle.game.views import View
from binocle.search.stake import standing_before

_TASTE: Final = 0.1
"""A point in tricks that changes no total is still worth so much: it breaks ties the way everybody would."""

_PRIZE: Final = 0.5
"""Winning the game is worth this share of the mark on top of the points, losing it costs as much."""


class Worth:
    """Values the ends that a deal can take from where it stands, for the seat of a view.

    Melds must lie on the table already. The value is in points: the own side's change less the average change of the
    others, more if the game ends with it.
    """

    def __init__(self, st: Setting, view: View) -> None:
        """For this view, in trick play."""
        assert view.seat is not None
        self._st: Final = st
        public = view.public
        self._mine: Final = st.seating.side(view.seat)
        self._sides: Final = tuple(st.seating.side(seat) for seat in range(st.players))
        self._declarer: Final = self._sides[public.declarer] if public.declarer >= 0 else scoring.NOBODY
        self._bid: Final = public.bid
        self._melds: Final = scoring.melds_laid(st.rules, scoring.by_side(st.seating, public.melds))
        self._counters: Final = scoring.by_side(st.seating, tuple(map(int, public.counters)))
        self._durch: Final = public.durch
        self._shot: Final = public.shot
        self._standing: Final = standing_before(view)
        self._plain: Final = view.score.totals == (0,) * st.sides  # nothing at stake yet but the points
        self._known: Final[dict[tuple[int, ...], float]] = {}

    def of(self, points: Sequence[int], taken: Sequence[int], buried: int = 0) -> float:
        """The value when the seats end with these trick points and tricks; `buried` are the declarer's card points."""
        key = (*points, *taken, buried)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._value(tuple(points), tuple(taken), buried)
        return found

    def _value(self, points: tuple[int, ...], taken: tuple[int, ...], buried: int) -> float:
        st = self._st
        tricks = scoring.by_side(st.seating, points)
        won = scoring.by_side(st.seating, taken)
        count = DealCount(
            declarer=self._declarer,
            bid=self._bid,
            melds=self._melds,
            tricks=tricks,
            saved=tuple(
                scoring.melds_saved(
                    st.rules,
                    took=won[side] > 0,
                    counter=self._counters[side] > 0 or tricks[side] > st.rules.score.last_trick,
                    points=tricks[side],
                )
                for side in range(st.sides)
            ),
            buried=buried,
            outcome=self._outcome(won),
        )
        _, change = scoring.changes(st.rules, count)
        value = self._lead(change) + _TASTE * self._lead(tricks)
        if self._plain:
            return value
        totals = tuple(a + b for a, b in zip(self._standing.totals, change, strict=True))
        _, winner, decider = scoring.verdict(st.rules, totals, self._declarer, self._standing)
        if winner >= 0 and not decider:
            prize = _PRIZE * self._standing.target
            value += prize if winner == self._mine else -prize / sqrt(max(1, st.sides - 1))
        return value

    def _outcome(self, won: tuple[int, ...]) -> str:
        every = all(not tricks for side, tricks in enumerate(won) if side != self._declarer)
        if self._durch:
            return "durch-made" if every else "durch-lost"
        if self._shot:
            return "shot-made" if every else "shot-lost"
        return "played"

    def _lead(self, by_side: tuple[int, ...]) -> float:
        """The own side's share less the average of the others'."""
        mine = by_side[self._mine]
        return mine - (sum(by_side) - mine) / max(1, len(by_side) - 1)
