"""`strong` and `expert`: players that imagine the hidden cards and try what they could do, before they do it."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Final

import msgspec

from binocle.game.actions import CallOut, ClaimRevoke
from binocle.game.engine import Game
from binocle.game.setting import Setting
from binocle.game.views import Budget, Decision, StockView, TrickView, View
from binocle.players.before_play import before_play
from binocle.players.preparing import is_ready
from binocle.players.searching_stock import stock_search
from binocle.players.specs import choice, number
from binocle.players.steady import Steady
from binocle.players.trick_search import Level, search_card
from binocle.search.solver import Solver

OPTIONS: Final = ("worlds", "bidding", "opening", "trust", "exact", "soft", "mix")
"""What a searching player can be told.

`worlds` for a decision; parts of its game left to `steady` (`bidding`, `opening`); and how it looks at a card, see
`Level`: `exact` cards, `trust` in tenths, `soft` and `mix` in hundredths.
"""

LEVELS: Final = {
    "strong": Level(worlds=120, solved=60, exact={2: 12, 3: 6, 4: 6}),
    "expert": Level(worlds=600, solved=200, exact={2: 12, 3: 8, 4: 7}),
}

_OPENING: Final = 6
"""With `opening=steady` so many tricks are played by rule of thumb."""


class Searching:
    """Searches where there is something to search, and asks `steady` for the rest.

    A function of view, seed and worlds; only a budget of seconds makes it depend on the machine.
    """

    def __init__(
        self, st: Setting, name: str, level: Level, *, worlds: int = 0, bidding: bool = True, opening: bool = True
    ) -> None:
        """For the level of this name; `worlds` 0 looks at as many as the level does.

        `bidding` and `opening` False leave all before the first trick, and the first six tricks, to `steady`.
        """
        self.st: Final = st
        self._name: Final = name
        self._worlds: Final = worlds
        self._level: Final = level
        self._bidding: Final = bidding
        self._opening: Final = opening
        self._steady: Final = Steady(st)
        self._solver: Final = Solver()

    def decide(self, view: View, budget: Budget) -> Decision:
        """The action, what else was considered, in how many worlds, and why."""
        if len(view.legal) == 1 or view.to_act != view.seat or self._claims(view):
            return self._steady.decide(view, budget)
        if budget.seconds and not is_ready():
            return self._steady.decide(view, budget)  # compiling takes longer than anybody wants to wait
        if self._worlds and not budget.worlds:
            budget = msgspec.structs.replace(budget, worlds=self._worlds)
        phase = view.phase
        found = None
        if isinstance(phase, StockView):
            if self._searches(view):
                found = stock_search(self.st, view, budget, self._name, perf_counter)
        elif self._bidding:
            found = before_play(self.st, view, budget, self._name)
        if found is None and isinstance(phase, TrickView) and self._searches(view):
            found = search_card(self.st, view, budget, self._level, self._solver, perf_counter)
        return found or self._steady.decide(view, budget)

    def _claims(self, view: View) -> bool:
        """Whether `steady` would claim the mark or a revoke, which asks for no search."""
        if not any(isinstance(action, CallOut | ClaimRevoke) for action in view.legal):
            return False
        return isinstance(self._steady.decide(view, Budget()).action, CallOut | ClaimRevoke)

    def _searches(self, view: View) -> bool:
        return self._opening or len(view.public.tricks) >= _OPENING


def make(game: Game, level: str, options: Mapping[str, str]) -> Searching:
    """The player of this level (`strong` or `expert`) for a game, with these options.

    Raises:
        PlayerOptionError: a value that an option cannot take.
    """
    base = LEVELS[level]
    worlds = number(options, "worlds", 0, 1, 100_000) if "worlds" in options else 0
    exact = {players: number(options, "exact", cards, 0, 25) for players, cards in base.exact.items()}
    found = Level(
        worlds=base.worlds,
        solved=base.solved,
        exact=exact,
        trust=number(options, "trust", 0, 0, 100) / 10,
        soft=number(options, "soft", 40, 1, 100) / 100,
        mix=number(options, "mix", 25, 0, 100) / 100,
    )
    searched = ("search", "steady")
    return Searching(
        game.setting,
        level,
        found,
        worlds=worlds,
        bidding=choice(options, "bidding", "search", searched) == "search",
        opening=choice(options, "opening", "search", searched) == "search",
    )
