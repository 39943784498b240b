"""Deals imagined from the auction to the last trick: what a hand will make as declarer's, and against others.

The hidden cards are dealt at random, the exchange and the tricks go by sensible rules (`kernel.outlook`), all in one
compiled batch. What comes out are points of melds and tricks by seat, deal by deal.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from binocle.game.setting import Setting
from binocle.kernel import exchange as cells
from binocle.kernel import jit, layout
from binocle.kernel.outlook import WIDOW_LIES
from binocle.search.estimate import handiness, weights

POINT: Final = 1024
"""Worths of hands are counted in these parts of a point."""

_KINDS: Final = layout.KINDS
_ROOM: Final = 2 * 3 * _KINDS
"""Bytes of room to work in: three times a count by kind. Made anew for each batch, so that threads do not share it."""
_FEW: Final = 160
"""Deals that tell what hands make at a table."""


@dataclass(frozen=True, slots=True)
class Deals:
    """Imagined deals: hands by kind, seat after seat and deal after deal, and the cards that lie face down."""

    count: int
    hands: array[int]
    downs: array[int]

    def picked(self, numbers: Sequence[int], players: int) -> Deals:
        """The deals of these numbers, one of them as often as it is named."""
        size = players * _KINDS
        hands, downs = array("h"), array("h")
        for number in numbers:
            hands += self.hands[number * size : (number + 1) * size]
            downs += self.downs[number * _KINDS : (number + 1) * _KINDS]
        return Deals(len(numbers), hands, downs)


@dataclass(frozen=True, slots=True)
class Results:
    """What deals came to: points of melds, points of tricks and tricks by seat, four cells a deal.

    `trumps` are the suits played in, `buried` the points of the cards that the declarer laid aside.
    """

    count: int
    melds: list[int]
    tricks: list[int]
    taken: list[int]
    buried: list[int]
    trumps: list[int]


@dataclass(frozen=True, slots=True)
class Norm:
    """What declarers make at a table where everybody sees only his own hand, told by the worth of that hand.

    In points: `slope` and `base` say what half of them reach or exceed, `spread` is the standard deviation around the
    mean of that worth, `total` what the best hand of a deal makes on the mean.
    """

    slope: float
    base: float
    spread: float
    total: float

    def middle(self, worth: float) -> float:
        """What every other hand of this worth makes."""
        return self.slope * worth + self.base


class Foresight:
    """Carries deals on under one rule set. Makes its tables once; several threads may ask it at the same time."""

    def __init__(self, st: Setting) -> None:
        """For this rule set, which must have an auction."""
        self.st: Final = st
        self._names: Final = jit.fast()
        as_cells = self._names.as_cells
        w = weights(st)
        points = st.tables.card_points
        share = POINT * st.tables.trick_total
        rules = st.rules
        terms = array("i", [0] * cells.TERMS)
        terms[cells.SEATS] = st.players
        terms[cells.TURN] = 1 if st.seating.clockwise else -1
        terms[cells.PARTNERS] = int(st.seating.partners)
        terms[cells.DUTY] = st.tables.flags
        terms[cells.LAST] = rules.score.last_trick
        terms[cells.FOREHAND_LEADS] = int(rules.play.leader == "forehand")
        terms[cells.ONE_EACH] = int(rules.exchange.widow_use == "one-each")
        terms[cells.BAN] = ("any", "no-ace-no-trump", "nines-allowed").index(rules.exchange.bury)
        terms[cells.LOWEST] = st.pack.lowest
        terms[cells.PASSED] = rules.exchange.pass_cards
        terms[cells.AT_ONCE] = int(rules.exchange.pass_order == "at-once")
        terms[cells.BEFORE_WIDOW] = int(rules.trump.moment == "before-widow")
        terms[cells.MARRIAGE] = int(rules.trump.marriage)
        terms[cells.TOTAL] = st.tables.trick_total
        terms[cells.UNIT] = st.unit
        terms[cells.START] = round(share * w.start)
        terms[cells.VOID] = round(share * w.void)
        terms[cells.SINGLE] = round(share * w.single)
        terms[cells.HAND] = rules.deal.hand + terms[cells.ONE_EACH]
        terms[cells.SUIT_SIZE] = st.pack.size // 4
        keep = array("i", [0] * (4 * _KINDS))
        handy = array("i", [0] * (4 * _KINDS))
        for trump in range(4):
            for kind in range(_KINDS):
                strength = kind & 7
                if kind >> 3 == trump:
                    value = w.trump + {7: w.trump_ace, 6: w.trump_ten, 5: w.trump_king}.get(strength, 0.0)
                else:
                    value = {7: w.ace, 6: w.ten}.get(strength, 0.0)
                keep[trump * _KINDS + kind] = round(share * value)
                handy[trump * _KINDS + kind] = handiness(st, kind, trump)
        need, component, values = array("h"), array("h"), array("i")
        starts = array("i", [0])
        for table in st.tables.melds:
            need += table.need
            component += table.component
            values += table.points
            starts.append(len(component))
        melds = [as_cells(part) for part in (need, component, values, starts)]
        self._terms: Final = as_cells(terms)
        self._keep: Final = as_cells(keep)
        self._handy: Final = as_cells(handy)
        self._melds: Final[list[Any]] = melds
        self._points: Final = as_cells(points)

    @cached_property
    def norm(self) -> Norm:
        """What hands make as declarers' at this table, from deals of the whole pack."""
        st = self.st
        deals = self.draw([0] * (st.players * _KINDS), [st.rules.deal.hand] * st.players, _FEW, 1)
        worths = [[max(suits) for suits in seats] for seats in self.worths(deals)]
        points: list[tuple[float, int]] = []
        for place in range(2):
            order = [sorted(range(st.players), key=lambda s: (-worth[s], s))[place] for worth in worths]
            found = self.carry_on(deals, order, [-1] * _FEW, WIDOW_LIES, 0)
            points += [(worths[deal][seat], self.made(found, deal, seat)) for deal, seat in enumerate(order)]
        count = len(points)
        mean = sum(x for x, _ in points) / count
        total = sum(y for _, y in points) / count
        square = sum((x - mean) ** 2 for x, _ in points)
        slope = sum((x - mean) * (y - total) for x, y in points) / square if square else 1.0
        rest = sorted(y - total - slope * (x - mean) for x, y in points)
        spread = (sum(one * one for one in rest) / count) ** 0.5
        base = total - slope * mean + rest[count // 2]
        return Norm(slope, base, spread, sum(y for _, y in points[:_FEW]) / _FEW)

    def made(self, found: Results, deal: int, declarer: int) -> int:
        """Melds, tricks and buried cards of the declarer's side in one deal, as they lie."""
        total = found.buried[deal]
        for seat in range(self.st.players):
            if self.st.seating.side(seat) == self.st.seating.side(declarer):
                total += found.melds[4 * deal + seat] + found.tricks[4 * deal + seat]
        return total

    def draw(self, known: Sequence[int], room: Sequence[int], count: int, seed: int, gone: Sequence[int] = ()) -> Deals:
        """Deals in which seats hold what they are known to hold (by kind, seat after seat) and `room` cards more.

        `gone` are cards, by kind, that nobody holds: they lie face down in every deal. All ways are equally likely.
        """
        st = self.st
        left = st.pack.counts()
        for at, copies in enumerate(known):
            left[at % _KINDS] -= copies
        for kind, copies in enumerate(gone):
            left[kind] -= copies
        pool = array("h", [kind for kind in range(_KINDS) for _ in range(left[kind])])
        hands = array("h", bytes(2 * count * st.players * _KINDS))
        downs = array("h", bytes(2 * count * _KINDS))
        rng = array("q", [random.Random(seed).randrange(1, 1 << 32)])
        as_cells = self._names.as_cells
        self._names.draw_deals(
            as_cells(pool),
            as_cells(array("h", known)),
            as_cells(array("h", room)),
            st.players,
            count,
            as_cells(rng),
            as_cells(hands),
            as_cells(downs),
        )
        for kind, copies in enumerate(gone):
            if copies:
                for deal in range(count):
                    downs[deal * _KINDS + kind] += copies
        return Deals(count, hands, downs)

    def worths(self, deals: Deals) -> list[list[list[float]]]:
        """For each deal, seat and suit what the hand is worth to a declarer, in points, by rule of thumb."""
        players = self.st.players
        out = array("i", [0] * (4 * deals.count * players))
        as_cells = self._names.as_cells
        self._names.worths(
            self._terms,
            self._keep,
            *self._melds,
            as_cells(deals.hands),
            deals.count * players,
            as_cells(array("h", bytes(_ROOM))),
            as_cells(out),
        )
        flat = [value / POINT for value in out]
        size = 4 * players
        return [
            [flat[size * deal + 4 * seat : size * deal + 4 * seat + 4] for seat in range(players)]
            for deal in range(deals.count)
        ]

    def handy(self, kind: int, trump: int) -> int:
        """How much a card from his partner serves a declarer (`estimate.handiness`)."""
        return int(self._handy[trump * _KINDS + kind])

    def melds_of(self, hands: Sequence[Sequence[int]], trump: int) -> list[int]:
        """What hands (counts by kind) meld with this trump."""
        need, component, values, starts = self._melds
        between = self._names.meld_points_between
        as_cells = self._names.as_cells
        first, end = int(starts[trump]), int(starts[trump + 1])
        return [int(between(as_cells(array("h", hand)), need, component, values, first, end)) for hand in hands]

    def melds(self, kinds: Sequence[int]) -> list[int]:
        """What a hand melds with each suit as trump."""
        counts = array("h", bytes(2 * _KINDS))
        for kind in kinds:
            counts[kind] += 1
        need, component, values, starts = self._melds
        between = self._names.meld_points_between
        cards = self._names.as_cells(counts)
        return [
            int(between(cards, need, component, values, int(starts[trump]), int(starts[trump + 1])))
            for trump in range(4)
        ]

    def carry_on(
        self, deals: Deals, declarers: Sequence[int], trumps: Sequence[int], stage: int, forehand: int
    ) -> Results:
        """Carry the deals on to their end from a stage of `kernel.outlook`; a trump of -1 is the declarer's choice."""
        count = deals.count
        as_cells = self._names.as_cells
        suits = array("i", trumps)
        melds, tricks, taken = (array("i", [0] * (4 * count)) for _ in range(3))
        buried = array("i", [0] * count)
        self._names.carry_on(
            self._terms,
            self._keep,
            self._handy,
            *self._melds,
            self._points,
            as_cells(deals.hands[:]),
            as_cells(deals.downs[:]),
            as_cells(array("i", declarers)),
            as_cells(suits),
            as_cells(array("i", [stage] * count)),
            forehand,
            count,
            self._names.new_cells(),
            as_cells(array("h", bytes(_ROOM))),
            as_cells(array("q", bytes(8 * _KINDS))),
            as_cells(melds),
            as_cells(tricks),
            as_cells(taken),
            as_cells(buried),
        )
        return Results(count, list(melds), list(tricks), list(taken), list(buried), list(suits))
