"""Measuring playouts: whole deals played by the kernel's rule of thumb, in CPython and compiled."""

from __future__ import annotations

import random
import time
from array import array
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

from binocle.game import Game
from binocle.kernel import jit, layout
from binocle.rules import named

PLAYOUTS_FLOOR: Final = 100_000
"""Playouts a second that the compiled policy must reach in four-handed deals of 48 cards."""

SETS: Final = ("two-handed", "auction", "partners", "double-deck")
FLOOR_SET: Final = "partners"

Figures: TypeAlias = dict[str, Any]


def rate(names: SimpleNamespace, rules: str, seconds: float, seed: int) -> Figures:
    """Playouts a second of random deals with full hands; two-handed, of the cards held when the stock is gone."""
    game = Game(named(rules))
    st = game.setting
    hand = game.rules.deal.hand
    dice = random.Random(seed)
    pack = list(st.pack.kinds)
    deals = 1000 if names.compiled else 20
    cards = array("h", bytes(2 * deals * st.players * layout.KINDS))
    for deal in range(deals):
        dice.shuffle(pack)
        for place in range(st.players * hand):
            cards[(deal * st.players + place % st.players) * layout.KINDS + pack[place]] += 1
    hands = names.as_cells(cards)
    card_points = names.as_cells(st.tables.card_points)
    points, tricks = (names.as_cells(array("q", bytes(8 * deals * layout.MAX_SEATS))) for _ in range(2))
    partners = int(st.seating.partners)
    duty = (st.tables.flags, st.rules.score.last_trick)

    def run(count: int) -> None:
        names.deals_out(hands, count, st.players, 1, 0, 1, *duty, card_points, partners, 0, points, tricks)

    run(1)  # this also compiles
    done, spent = 0, 0.0
    while spent < seconds or not done:
        start = time.process_time()
        run(deals)
        spent += time.process_time() - start
        done += deals
    checksum = sum((seat + 1) * int(points[layout.MAX_SEATS * deal + seat]) for deal in range(20) for seat in range(4))
    runner = "numba" if names.compiled else "CPython"
    return {"rules": rules, "hands": st.players, "runner": runner, "deals": done / spent, "checksum": checksum}


def measure_playouts(seconds: float, seed: int) -> list[Figures]:
    """The rate of each set, in CPython and compiled where that can be had."""
    runners = [jit.pure()]
    if jit.compiled_available():
        runners.append(jit.fast())
    return [rate(names, rules, seconds, seed) for rules in SETS for names in runners]
