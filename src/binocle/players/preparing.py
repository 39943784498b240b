"""Getting searching players ready: what they compile is compiled once for a machine, and loaded once in a process.

Compiling takes half a minute or so, loading about a second. Who cannot wait, because he has a budget of seconds, is
answered by `steady` until everything is compiled.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from binocle.deal import random_deal
from binocle.game.actions import first_of
from binocle.game.engine import Game
from binocle.game.views import Budget, Player, StockView, TrickView
from binocle.kernel import jit
from binocle.players.steady import Steady
from binocle.rules import named
from binocle.seats import CHANCE

SETS: Final = ("partners", "midwest", "two-handed", "partners-passing", "partners-widow")
"""Rule sets whose deals between them call all that is compiled."""

_DEALS: Final = 8
"""Deals that may be thrown in before a player is taken for loaded."""

_ready: set[str] = set()


def is_ready() -> bool:
    """Whether a decision can be made without compiling anything first."""
    if not _ready and jit.is_prepared():
        _ready.add("compiled")
    return bool(_ready)


def prepare(make: Callable[[str, Game], Player], told: Callable[[int, int], None] | None = None) -> None:
    """Compile all that searching players call, and note it for other processes.

    `make` is that of the registry; `told` hears how many of how many rule sets are done.
    """
    for done, name in enumerate(SETS):
        if told is not None:
            told(done, len(SETS))
        game = Game(named(name))
        load(game, make("strong", game))
    jit.mark_prepared()
    _ready.add("compiled")
    if told is not None:
        told(len(SETS), len(SETS))


def load(game: Game, player: Player, tries: int = _DEALS) -> None:
    """Let a player decide in every phase of a deal, so that all it needs is loaded; its answers do not count.

    It plays for all seats, deal after deal until one comes to its tricks; when none of so many does, `steady` bids
    in some more. An action that is not legal is replaced by the first that is. Takes about a second when everything
    has been compiled before. May run in a thread beside other things.
    """
    budget = Budget(seed=1, worlds=2)
    for seed, before in enumerate([player] * tries + [Steady(game.setting)] * _DEALS):
        state = game.start()
        state = game.apply(state, CHANCE, random_deal(game, random.Random(seed))).state
        tricks = False
        while (seat := game.to_act(state)) >= 0:
            view = game.view(state, seat)
            tricks = tricks or isinstance(view.phase, TrickView | StockView)
            action = (player if tricks else before).decide(view, budget).action
            if game.check(state, seat, action) is not None:
                action = first_of(view.legal)
            state = game.apply(state, seat, action).state
        if tricks:
            return
