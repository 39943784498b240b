"""Measuring the sampler: worlds of real views in the middle of a deal, the reading of the view and all."""

from __future__ import annotations

import random
import time
from statistics import median
from typing import Any, Final, TypeAlias

from binocle.deal import random_deal
from binocle.deal.sample import sample_with
from binocle.game import Game
from binocle.game.views import Budget, StockView, TrickView, View
from binocle.kernel import jit
from binocle.players import make
from binocle.rules import named
from binocle.seats import CHANCE, OVER

WORLDS_FLOOR: Final = 20_000
"""Worlds a second that the compiled sampler must reach in the middle of a deal."""

SETS: Final = ("two-handed", "midwest", "auction", "partners", "double-deck", "binokel")
DEALS: Final = 12
"""Deals of each set, of which one view each is measured."""
WORLDS: Final = 200
"""Worlds of one view, as a search asks for them."""

Figures: TypeAlias = dict[str, Any]


def middle_views(game: Game, seed: int) -> list[View]:
    """Views of the seat to act in the middle of trick play, two-handed in the middle of the stock; played by steady."""
    dice = random.Random(seed)
    player = make("steady", game)
    found: list[View] = []
    while len(found) < DEALS:
        dealer = dice.randrange(game.setting.players)
        state = game.apply(game.start(dealer), CHANCE, random_deal(game, dice, dealer)).state
        while (turn := game.to_act(state)) not in (CHANCE, OVER):
            view = game.view(state, turn)
            if len(view.public.tricks) == game.rules.deal.hand // 2 and isinstance(view.phase, TrickView | StockView):
                found.append(view)
                break
            state = game.apply(state, turn, player.decide(view, Budget(seed=seed)).action).state
    return found


def rate(rules: str, seconds: float, seed: int, *, compiled: bool) -> Figures:
    """Worlds a second: the median over the views, and the slowest of them."""
    game = Game(named(rules))
    names = jit.fast() if compiled else jit.pure()
    views = middle_views(game, seed)
    worlds = WORLDS if compiled else 5
    rates = []
    sample_with(names, game.setting, views[0], 1, seed)  # this also compiles
    for view in views:
        done, spent = 0, 0.0
        while spent < seconds / DEALS or not done:
            start = time.process_time()
            sample_with(names, game.setting, view, worlds, seed + done)
            spent += max(time.process_time() - start, 1e-9)
            done += worlds
        rates.append(done / spent)
    runner = "numba" if compiled else "CPython"
    return {"rules": rules, "runner": runner, "worlds": median(rates), "slowest": min(rates)}


def measure_worlds(seconds: float, seed: int) -> list[Figures]:
    """The rate of each set, in CPython and compiled where that can be had."""
    runners = (False, True) if jit.compiled_available() else (False,)
    return [rate(rules, seconds, seed, compiled=compiled) for rules in SETS for compiled in runners]
