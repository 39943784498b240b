"""What a deal changes in the game: from points on the score sheet to what they are worth to a side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from typing import Final

from binocle.game import scoring
from binocle.game.scoring import DealCount, Standing, by_side
from binocle.game.setting import Setting
from binocle.game.views import View
from binocle.search.outlook import Norm, Results

_GAIN: Final = 0.6
"""What the best side gains in a deal on the mean, as a part of what declarers make."""

_NEAR: Final = 0.5
"""Deals that are still to be played at the least, however near the mark is."""

_LOOSE: Final = 0.06
"""How far tricks stray from those of one imagined deal, as a part of all trick points: other play, other luck."""

_IDLE: Final = 0.4
"""With partners a deal that is thrown in counts as a loss of this part of all trick points.

Sitting it out would often be right: a lost contract costs more than a made one brings, and two careful sides throw in
three deals of five. People come to play, so a little is given up for playing. Alone there is no need: three seats find
a declarer for nine deals of ten, and giving anything up costs all that bidding by imagined deals brings.
"""

_EARLY: Final = 4.0
"""With fewer deals to come than these winning the game matters more and more, and playing for its own sake less."""

_HOPELESS: Final = 0.08
"""Below this chance to make it a contract is given up, where that is allowed."""


def standing_before(view: View) -> Standing:
    """The game before the deal of a view. No view tells that all were below zero once: they are when they are now."""
    score = view.score
    return Standing(score.totals, score.target, view.decider, max(score.totals) < 0, view.deal_no - 1)


class Ending:
    """One deal that was played to its end: what is booked when the contract is made, and what the sides hold."""

    __slots__ = ("declarer", "made", "melds", "took")

    def __init__(self, st: Setting, found: Results, deal: int, declarer: int, buried: int = 0) -> None:
        """Deal number `deal` of the results; `buried` points lay under the declarer's cards before it was imagined."""
        seats = range(st.players)
        seating = st.seating
        at = 4 * deal
        melds = scoring.melds_laid(st.rules, by_side(seating, tuple(found.melds[at + seat] for seat in seats)))
        tricks = by_side(seating, tuple(found.tricks[at + seat] for seat in seats))
        took = by_side(seating, tuple(found.taken[at + seat] for seat in seats))
        saved = tuple(
            scoring.melds_saved(st.rules, took=took[side] > 0, counter=tricks[side] > 0, points=tricks[side])
            for side in range(st.sides)
        )
        side = seating.side(declarer)
        count = DealCount(
            declarer=side, bid=0, melds=melds, tricks=tricks, saved=saved, buried=found.buried[deal] + buried
        )
        self.declarer = side
        self.melds = melds
        self.took = tricks[side] + found.buried[deal] + buried
        self.made = scoring.changes(st.rules, count)[1]


class Stake:
    """Values changes of the score for one side, in points of an open game.

    Far from the mark that is the difference to the others; near it points that win or save the game count, others do
    not: the chance to win is what is valued, with the mark, its winner and the deals that remain taken from the rules.
    """

    def __init__(self, st: Setting, view: View, norm: Norm, side: int) -> None:
        """For this side, from the score that the view shows."""
        self.st: Final = st
        self.side: Final = side
        totals = view.score.totals
        self._before: Final = standing_before(view)
        score = st.rules.score
        # Only the mark ends the game: below it nobody asks who has won.
        self._plain: Final = score.length == "target" and not (
            score.negative_limit or score.all_negative or score.mercy != "off"
        )
        self._deviation: Final = max(1.0, norm.total)
        self._gain: Final = max(1.0, _GAIN * norm.total)
        self._scale: Final = self._sigma(totals) * 1.2533
        self.value: Final = lru_cache(maxsize=None)(self._value)
        """What changes by side are worth, with this side as the declarer's."""

    def _left(self, totals: Sequence[int]) -> float:
        """About how many deals are still to be played."""
        score = self.st.rules.score
        if score.length == "target":
            return max(_NEAR, (self._before.target - max(totals)) / self._gain)
        due = score.length_count * (self.st.players if score.length == "rounds" else 1)
        return max(_NEAR, due - self._before.deals - 1.0)

    def _sigma(self, totals: Sequence[int]) -> float:
        return self._deviation * sqrt(self._left(totals))

    def _value(self, change: tuple[int, ...], declarer: int) -> float:
        totals = tuple([a + b for a, b in zip(self._before.totals, change, strict=True)])
        if not self._plain or max(totals) >= self._before.target:
            _, winner, _ = scoring.verdict(self.st.rules, totals, declarer, self._before)
            if winner >= 0:
                return self._scale if winner == self.side else -self._scale
        sigma = self._sigma(totals) * sqrt(2)
        mine = totals[self.side]
        others = [erf((mine - total) / sigma) for side, total in enumerate(totals) if side != self.side]
        return self._scale * sum(others) / len(others)

    @property
    def game(self) -> float:
        """What winning the game is worth; losing it costs as much."""
        return self._scale

    def given_up(self, ending: Ending, bid: int) -> float:
        """What a deal is worth when its declarer gives up (3A-GIVE-02, HSK-GIVE-01)."""
        return self._unplayed(ending, bid, "gave-up")

    def _unplayed(self, ending: Ending, bid: int, outcome: str) -> float:
        """What a deal is worth whose contract is lost before the first trick."""
        count = DealCount(ending.declarer, bid, ending.melds, tricks=(), saved=(), outcome=outcome)
        return self.value(scoring.changes(self.st.rules, count)[1], ending.declarer)

    def contract(self, ending: Ending, bid: int, *, giving_up: bool = True) -> tuple[float, float]:
        """What a deal is worth when its declarer must make this bid, and the chance that he does.

        With `giving_up` he gives up a hopeless one, where he may and where that is better for him.
        """
        st = self.st
        score = st.rules.score
        declarer = ending.declarer
        made = ending.made[declarer]
        melds = ending.melds[declarer]
        lost_at_once = scoring.lost_at_once(st.rules, bid, melds, st.tables.trick_total)
        if lost_at_once:
            return self._unplayed(ending, bid, lost_at_once), 0.0
        chance = 0.5 * (1 + erf((made - bid + 0.5) / (_LOOSE * st.tables.trick_total * sqrt(2))))
        cost = scoring.set_cost(st.rules, bid, melds)
        lost = tuple(-cost if side == declarer else points for side, points in enumerate(ending.made))
        value = 0.0
        if chance > 0.001:
            value = chance * self.value(ending.made, declarer)
        if chance < 0.999:
            value += (1 - chance) * self.value(lost, declarer)
        if giving_up and chance < _HOPELESS and score.give_up != "never":
            worth = self.given_up(ending, bid)
            value = max(value, worth) if declarer == self.side else min(value, worth)
        return value, chance

    def nothing(self) -> float:
        """What it is worth when the deal is thrown in: nobody scores, and nobody has played."""
        level = self.value((0,) * self.st.sides, -1)
        if not self.st.seating.partners:
            return level
        return level - _IDLE * self.st.tables.trick_total * min(1.0, self._left(self._before.totals) / _EARLY)
