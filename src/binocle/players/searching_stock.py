"""Two-handed play while the stock lasts, by search: every meld, draw and card is tried in worlds like this one.

After each, both seats play to the end of the deal by rules of thumb, from what they would see there (`search.stock`).
So a trick is won for the sake of a meld when melds made that way outweigh what it costs, cards are kept as long as
what they may complete is worth it, and the last draws are played for what they leave in hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from binocle.deal.sample import sample
from binocle.game.actions import Dix, Draw, Meld, Play
from binocle.game.scoring import wins_in_mid_deal
from binocle.game.setting import Setting
from binocle.game.views import Budget, Candidate, Decision, StockView, View
from binocle.players.stock_play import reason_for, stock_decision
from binocle.search.stock import Lines, StockAction, can_follow

WORLDS: Final = {"strong": 240, "expert": 960}
"""Deals looked at for a decision, by level."""

_SHARES: Final = (8, 4, 2, 1)
"""After this part of the worlds, and this one, the actions that will hardly come first are dropped."""

_HURRIED: Final = (64, 32, 16, *_SHARES)
"""Where seconds are limited it looks at the clock sooner."""

_BEHIND: Final = 1.6
"""Standard errors by which an action must be behind the best to be dropped."""

_DOUBT: Final = 8.0
"""By so many points, one standard error, the rule of thumb misjudges the difference of two cards."""


def stock_search(
    st: Setting, view: View, budget: Budget, level: str = "strong", now: Callable[[], float] | None = None
) -> Decision:
    """The action that leads furthest ahead of the opponent by the end of the deal, with the others for comparison.

    The value of a candidate is the points by which the seat outdoes its opponent from here on, melds and tricks of
    this deal together. The same view, seed and number of worlds give the same decision; `now` tells the time in
    seconds and is asked only when the budget limits them.
    """
    assert isinstance(view.phase, StockView)
    thumb = stock_decision(st, view, view.phase)
    actions = [action for action in view.legal if isinstance(action, Play | Meld | Dix | Draw)]
    if len(actions) < 2 or not can_follow(st):
        return thumb
    won = _winning(st, view, actions)
    if won is not None:
        return won
    count = max(1, (budget.worlds or WORLDS[level]) // 2)
    worlds = sample(st, view, count, budget.seed)
    tried = _Tried(actions, thumb, st.unit)
    lines = Lines(st, view, actions)
    until = now() + budget.seconds if now is not None and budget.seconds else 0.0
    done = 0
    for share in _HURRIED if until else _SHARES:
        upto = max(1, count // share)
        if upto > done:
            tried.add(lines.results(worlds, done, upto - done, tried.alive))
            done = upto
            tried.drop()
        if len(tried.alive) == 1 or (now is not None and until and now() >= until):
            break
    best = tried.best()
    why, facts = reason_for(st, view, actions[best]) if actions[best] != thumb.action else (thumb.why, thumb.facts)
    return Decision(actions[best], tried.candidates(), worlds=2 * done, why=why, facts=facts)


def _winning(st: Setting, view: View, actions: list[StockAction]) -> Decision | None:
    """The meld that reaches the mark, where that ends the game (2H-END-01)."""
    if not wins_in_mid_deal(st.rules) or view.decider or view.seat is None:
        return None
    short = view.score.target - view.score.totals[view.seat] - view.score.melds[view.seat]
    for action in actions:
        if isinstance(action, Meld) or (isinstance(action, Dix) and not action.tabled):
            why, facts = reason_for(st, view, action)
            if int(facts["points"]) >= short:
                return Decision(action, why=why, facts=facts)
    return None


class _Tried:
    """What came of each action in the worlds so far, and which may still come first."""

    def __init__(self, actions: list[StockAction], thumb: Decision, unit: int) -> None:
        self.actions = actions
        self.alive = list(range(len(actions)))
        self.found: list[list[int]] = [[] for _ in actions]
        judged = {one.action: one.value for one in thumb.candidates}
        judged.setdefault(thumb.action, max(judged.values(), default=0.0))
        # What the rule of thumb does not judge may be as good as its choice less one standard error.
        self.doubt = _DOUBT / unit
        top = judged[thumb.action]
        self.before = [min(0.0, judged.get(action, top - self.doubt) - top) for action in actions]
        self.error = 0.0

    def add(self, rows: list[list[int]]) -> None:
        """Results of the actions still alive in further worlds."""
        for place, row in zip(self.alive, rows, strict=True):
            self.found[place] += row
        live = [self.found[place] for place in self.alive]
        means = [_mean(row) for row in live]
        grand = _mean(means)
        total = 0.0
        for results in zip(*live, strict=True):
            level = _mean(results) - grand
            total += sum((one - mean - level) ** 2 for one, mean in zip(results, means, strict=True))
        count = len(live[0])
        self.error = sqrt(total / max(1, (len(live) - 1) * (count - 1)) / count)

    def score(self, place: int) -> float:
        """The mean result, with the rule of thumb's judgement by its weight beside so many worlds."""
        return _mean(self.found[place]) + self.before[place] * (self.error / self.doubt) ** 2

    def best(self) -> int:
        """The place of the action that comes first."""
        return max(self.alive, key=lambda place: (self.score(place), -place))

    def drop(self) -> None:
        """Keep the actions that may still turn out best."""
        least = self.score(self.best()) - _BEHIND * sqrt(2) * self.error
        self.alive = [place for place in self.alive if self.score(place) >= least]

    def candidates(self) -> tuple[Candidate, ...]:
        """All actions, those looked at longest and best first."""
        order = sorted(range(len(self.actions)), key=lambda place: (-len(self.found[place]), -self.score(place)))
        return tuple(
            Candidate(self.actions[place], _mean(row), len(row), _spread(row))
            for place, row in ((place, self.found[place]) for place in order)
        )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def _spread(values: list[int]) -> float:
    """Standard deviation."""
    if len(values) < 2:
        return 0.0
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
