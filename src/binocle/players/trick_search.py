"""Trick play by search: imagine the hidden cards many times, try every card in each world, take the best on average.

Each world is one way the unseen cards can lie, drawn by `deal.sample` from all that fit what the seat has seen. While
many cards are left, every legal card is followed by a playout in which each seat plays by rule of thumb from what it
would see there; so nobody is assumed to know what he cannot know. Near the end the solver answers exactly instead.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from binocle.cards import CARDS
from binocle.deal.sample import Worlds, sample
from binocle.deal.seen import position, shown_counts
from binocle.game.actions import PLAYS, Play
from binocle.game.setting import Setting
from binocle.game.views import Budget, Candidate, Decision, TrickView, View
from binocle.kernel import jit, layout
from binocle.kernel.counting import side_of
from binocle.players.tricks import by_duty, play_card, reason
from binocle.players.worth import Worth
from binocle.search.solver import Solver

_TIE: Final = 0.001
"""With two at the table all is known at the end: exact values decide, and playouts only between equal ones."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a searching player thinks about a card: worlds, and from how many cards in hand on it solves exactly.

    `exact` is by number of players; `trust` is how many standard errors a card must be ahead of the rule of thumb's;
    `soft` is what a world's weight is multiplied by for each card played that the rule of thumb would not have played;
    `mix` is the share of playouts beside exact values.
    """

    worlds: int
    exact: dict[int, int]
    solved: int
    trust: float = 0.0
    soft: float = 0.4
    mix: float = 0.25


def search_card(
    st: Setting, view: View, budget: Budget, level: Level, solver: Solver, now: Callable[[], float]
) -> Decision:
    """The card that does best in the worlds looked at, with what was found for every other one.

    `now` tells the time in seconds; it is asked only when the budget limits them.
    """
    assert isinstance(view.phase, TrickView)
    assert view.seat is not None
    thumb = play_card(st, view)
    cells = position(st, view)
    legal = by_duty(st, view, cells, [action for action in view.legal if isinstance(action, Play)])
    kinds = [action.card.kind for action in legal]
    if len(kinds) == 1 or thumb.why == "why-keep-promise":
        return thumb
    worth = Worth(st, view)
    exact = cells[layout.HELD + view.seat] <= level.exact[st.players]
    most = budget.worlds or (level.solved if exact else level.worlds)
    found = _Found(kinds)
    until = now() + budget.seconds if budget.seconds else 0.0
    share = most if not budget.seconds else max(8, most // 8)
    part = 0
    while found.worlds < most and not (part and budget.seconds and now() >= until):
        worlds = sample(st, view, min(share, most - found.worlds), budget.seed * 1009 + view.seq * 31 + part, soft=True)
        found.weights += _weights(st, view, cells, worlds, level.soft)
        if exact:
            _solve(st, view, cells, kinds, worlds, worth, found, solver)
            # Nobody plays without a mistake: among cards that come to the same the one that others err after.
            thumbs = _Found(kinds)
            _play(st, view, cells, kinds, worlds, worth, thumbs)
            found.mix(thumbs, _TIE if st.draws else level.mix)
        else:
            _play(st, view, cells, kinds, worlds, worth, found)
        part += 1
    kind = kinds[found.best(kinds.index(thumb.action.card.kind) if isinstance(thumb.action, Play) else 0, level.trust)]
    candidates = tuple(
        Candidate(PLAYS[CARDS[one]], found.mean(place), found.worlds, found.spread(place))
        for place, one in sorted(enumerate(kinds), key=lambda pair: (-found.mean(pair[0]), pair[1] != kind))
    )
    partners, declarer = _sides(st, view)
    why = reason(st, cells, kind, kinds, partners, declarer)
    facts: dict[str, str | int] = {"card": CARDS[kind].value}
    return Decision(PLAYS[CARDS[kind]], candidates, found.worlds, why, facts)


class _Found:
    """What was found for each card, world by world."""

    def __init__(self, kinds: list[int]) -> None:
        self.values: Final[list[list[float]]] = [[] for _ in kinds]
        self.weights: list[float] = []

    @property
    def worlds(self) -> int:
        return len(self.weights)

    def mix(self, other: _Found, share: float) -> None:
        """Give so great a share to the values of another look at the last worlds."""
        for mine, more in zip(self.values, other.values, strict=True):
            first = len(mine) - len(more)
            mine[first:] = [(1 - share) * a + share * b for a, b in zip(mine[first:], more, strict=True)]

    def mean(self, place: int) -> float:
        total = sum(self.weights)
        return sum(w * v for w, v in zip(self.weights, self.values[place], strict=True)) / total

    def spread(self, place: int) -> float:
        mean = self.mean(place)
        total = sum(self.weights)
        return sqrt(sum(w * (v - mean) ** 2 for w, v in zip(self.weights, self.values[place], strict=True)) / total)

    def best(self, thumb: int, trust: float) -> int:
        """The place of the best card; that of the rule of thumb unless another is surely better."""
        best = max(range(len(self.values)), key=lambda place: (round(self.mean(place), 6), place == thumb))
        if best == thumb or not trust:
            return best
        gains = [a - b for a, b in zip(self.values[best], self.values[thumb], strict=True)]
        total = sum(self.weights)
        mean = sum(w * gain for w, gain in zip(self.weights, gains, strict=True)) / total
        squares = sum(w * w * (gain - mean) ** 2 for w, gain in zip(self.weights, gains, strict=True))
        return best if mean > trust * sqrt(squares) / total else thumb


def _sides(st: Setting, view: View) -> tuple[int, int]:
    """Who plays with whom, as the kernel's policy is told: partners or not, and the declarer (-1 without one)."""
    return 1 if st.seating.partners else 0, -1 if st.draws else view.public.declarer


def _weights(st: Setting, view: View, cells: array[int], worlds: Worlds, soft: float) -> list[float]:
    """The weights of the worlds, less for each card that another player would hardly have played there."""
    found = list(worlds.weights)
    if st.draws or soft == 1.0 or not cells[layout.PLAYS]:
        return found
    fast = jit.fast()
    shown = array("h", bytes(2 * layout.MAX_SEATS * layout.KINDS))
    for seat, known in enumerate(shown_counts(st, view)):
        shown[seat * layout.KINDS : (seat + 1) * layout.KINDS] = array("h", known)
    counts = array("h", bytes(2 * worlds.count))
    partners, declarer = _sides(st, view)
    fast.surprises(
        fast.as_cells(cells),
        fast.as_cells(worlds.hands),
        fast.as_cells(worlds.down),
        worlds.count,
        fast.as_cells(shown),
        fast.as_cells(st.tables.card_points),
        partners,
        declarer,
        view.seat,
        fast.as_cells(counts),
    )
    least = min(counts)
    return [weight * soft ** (count - least) for weight, count in zip(found, counts, strict=True)]


def _play(
    st: Setting, view: View, cells: array[int], kinds: list[int], worlds: Worlds, worth: Worth, found: _Found
) -> None:
    """Every card in every world, and the deal played on from there by rule of thumb."""
    fast = jit.fast()
    partners, declarer = _sides(st, view)
    room = 2 * worlds.count * len(kinds) * layout.MAX_SEATS
    points, tricks = array("h", bytes(room)), array("h", bytes(room))
    fast.rollouts(
        fast.as_cells(cells),
        fast.as_cells(worlds.hands),
        worlds.count,
        fast.as_cells(array("h", kinds)),
        len(kinds),
        fast.as_cells(st.tables.card_points),
        partners,
        declarer,
        fast.as_cells(points),
        fast.as_cells(tricks),
    )
    at = 0
    for world in range(worlds.count):
        buried = _buried(st, view, worlds, world)
        for values in found.values:
            values.append(worth.of(points[at : at + st.players], tricks[at : at + st.players], buried))
            at += layout.MAX_SEATS


def _solve(
    st: Setting,
    view: View,
    cells: array[int],
    kinds: list[int],
    worlds: Worlds,
    worth: Worth,
    found: _Found,
    solver: Solver,
) -> None:
    """Every card in every world, and the deal played on from there without a mistake by seats that see all hands."""
    me = cells[layout.TO_PLAY]
    partners, declarer = _sides(st, view)
    legal, values, _ = solver.values_of_worlds(st, cells, worlds.hands, worlds.count, declarer=declarer)
    places = [legal.index(kind) for kind in kinds]
    mine = side_of(me, st.players, partners, declarer)
    ours = [seat for seat in range(st.players) if side_of(seat, st.players, partners, declarer) == mine]
    theirs = [seat for seat in range(st.players) if seat not in ours]
    card_points = st.tables.card_points
    lying = sum(card_points[cells[layout.TRICK + place] & 7] for place in range(cells[layout.TABLE]))
    for world in range(worlds.count):
        buried = _buried(st, view, worlds, world)
        at = world * st.players * layout.KINDS
        left = st.rules.score.last_trick + lying
        for i, copies in enumerate(worlds.hands[at : at + st.players * layout.KINDS]):
            left += copies * card_points[i & 7]
        for column, spot in zip(found.values, places, strict=True):
            value = values[world * len(legal) + spot]
            points = [cells[layout.POINTS + seat] for seat in range(st.players)]
            taken = [cells[layout.TRICKS + seat] for seat in range(st.players)]
            for side, share in ((ours, value), (theirs, left - value)):
                for place, seat in enumerate(side):  # which of two defenders takes a trick is left open
                    points[seat] += (share + place) // len(side)
                    taken[seat] += share > 0
            column.append(worth.of(points, taken, buried))


def _buried(st: Setting, view: View, worlds: Worlds, world: int) -> int:
    """Card points under the declarer's cards in a world; he himself knows them."""
    if st.draws:
        return 0
    if view.buried:
        return sum(st.tables.card_points[one.kind & 7] for one in view.buried)
    down = worlds.down[world * layout.KINDS : (world + 1) * layout.KINDS]
    return sum(copies * st.tables.card_points[kind & 7] for kind, copies in enumerate(down) if copies)
