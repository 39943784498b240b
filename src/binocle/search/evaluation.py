"""What a bare hand is worth before a word has been spoken: for each trump melds, tricks, totals, chances, a ceiling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from binocle.cards import Card, card
from binocle.game.public import Public
from binocle.game.setting import Setting
from binocle.game.views import AuctionView, Score, View
from binocle.search.auction import AuctionSearch, Ceiling

MARKS: Final = (10, 25, 50, 75, 90)
"""The percentiles that describe a distribution."""


@dataclass(frozen=True, slots=True)
class Distribution:
    """Points over the imagined deals, in ascending order."""

    points: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The mean."""
        return sum(self.points) / len(self.points)

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        mean = self.mean
        return sqrt(sum((one - mean) ** 2 for one in self.points) / len(self.points))

    def at(self, percent: int) -> int:
        """The points that so many per cent of the deals do not exceed."""
        return self.points[min(len(self.points) - 1, len(self.points) * percent // 100)]

    def reach(self, points: int) -> float:
        """The part of the deals that come to so many points or more."""
        return sum(one >= points for one in self.points) / len(self.points)


@dataclass(frozen=True, slots=True)
class TrumpOutlook:
    """A trump suit: melds in the hand now, what its side melds and takes as declarer's, and up to what it should bid.

    `ceiling` is 0 where a pass is worth more than any bid; `value` is what going there is worth, a pass being `passed`.
    """

    suit: int
    held: int
    melds: Distribution
    tricks: Distribution
    totals: Distribution
    ceiling: int
    value: float
    passed: float


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A hand: its outlook for each trump S H D C, the best of them, the ceiling, and the deals imagined."""

    suits: tuple[TrumpOutlook, ...]
    best: int
    ceiling: int
    worlds: int


def evaluate(st: Setting, kinds: Sequence[int], seat: int, dealer: int, worlds: int = 400, seed: int = 1) -> Evaluation:
    """The evaluation of a hand of a set with an auction, at this seat, when nobody has spoken yet.

    The points of tricks include the last one and the cards that are buried; melds that a side does not save by its
    tricks do not count. Deterministic for a number of worlds and a seed.
    """
    search = AuctionSearch(st)
    view = _opening(st, kinds, seat, dealer)
    deals, worths = search.deals(view, worlds, seed)
    side = st.seating.side(seat)
    held = search.foresight.melds(kinds)
    suits = []
    for suit in range(4):
        endings, ceilings = search.ceilings(view, deals, worths, suit, seed)
        best = _best(ceilings)
        suits.append(
            TrumpOutlook(
                suit=suit,
                held=held[suit],
                melds=_spread([one.melds[side] for one in endings]),
                tricks=_spread([one.took for one in endings]),
                totals=_spread([one.made[side] for one in endings]),
                ceiling=best.bid,
                value=best.value,
                passed=ceilings[0].value,
            )
        )
    found = search.forecast(view, worlds, seed)
    first = max(suits, key=lambda one: (one.value, one.totals.mean))
    return Evaluation(tuple(suits), first.suit, max(found.best.bid, first.ceiling), worlds)


def _best(ceilings: Sequence[Ceiling]) -> Ceiling:
    return max(ceilings, key=lambda one: (one.value, -one.bid))


def _spread(points: list[int]) -> Distribution:
    return Distribution(tuple(sorted(points)))


def _opening(st: Setting, kinds: Sequence[int], seat: int, dealer: int) -> View:
    """The view of a seat with this hand at the start of a game, as if it were its turn."""
    hand: tuple[Card, ...] = tuple(card(kind) for kind in sorted(kinds))
    nothing = (0,) * st.sides
    return View(
        seq=0,
        seat=seat,
        rules=st.digest,
        to_act=seat,
        deal_no=1,
        dealer=dealer,
        score=Score(nothing, nothing, nothing, st.rules.score.target, -1),
        decider=False,
        public=Public(),
        hand=hand,
        held=(len(hand),) * st.players,
        widow=(),
        buried=(),
        handed=(),
        ledger=(),
        pool=0,
        phase=AuctionView(0, -1, (True,) * st.players, st.ladder[0].amount),
        legal=(),
    )
