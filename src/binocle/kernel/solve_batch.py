"""Exact values from null windows: of one position, of each card, and of many worlds in one call.

Numbering as in `layout`, room as in `solve_cells`. Values are points of our side from here on, in the units of the
position (multiplied back by what all points were divided by).
"""

from __future__ import annotations

from array import array

from binocle.kernel.solve import PAUSED, drop_window, open_window, search_window
from binocle.kernel.solve_bounds import alike
from binocle.kernel.solve_cells import (
    F_LEFT,
    FRAMES,
    S_ALL,
    S_BREADTH,
    S_GUESS,
    S_HIGH,
    S_LOW,
    S_NEED,
    S_NODES,
    S_OPEN,
    S_ROOT,
    S_STRIDE,
    S_UNIT,
    WORTH,
    load_root,
)

_ENDLESS = 1 << 60
_GUESSING = 16  # nodes, doubled for each trick left: a small part of what the search will take


def ask_value(work: array[int], kinds: int, low: int, high: int, guess: int) -> None:
    """Begin the question for the exact value when one of these kinds is played; it is known to lie in low .. high.

    All in divided points.
    """
    work[S_ROOT] = kinds
    work[S_LOW] = low
    work[S_HIGH] = high
    work[S_OPEN] = 0
    work[S_GUESS] = guess
    work[S_STRIDE] = 0


def ask_beside(work: array[int], lower: int, higher: int, value: int) -> None:
    """Begin the question for the higher of two cards of equal power, when the lower one has this value.

    They differ by what the cards themselves are worth, and not at all where that is the same.
    """
    off = work[WORTH + higher] - work[WORTH + lower]
    if off < 0:
        off = -off
    low = value - off
    if low < 0:
        low = 0
    high = value + off
    if high > work[S_ALL]:
        high = work[S_ALL]
    ask_value(work, 1 << higher, low, high, value)


def guess_value(work: array[int], table: array[int], kinds: int) -> int:
    """A quick guess of the value when one of these kinds is played: few leads are tried, one answer each."""
    everything = work[S_ALL]
    left = work[FRAMES + F_LEFT]
    if left < 5:
        return everything // 2
    work[S_BREADTH] = 3 if left > 6 else 2
    ask_value(work, kinds, 0, everything, everything // 2)
    value = settle_value(work, table, _GUESSING << left)
    if value == PAUSED:
        drop_window(work)
        value = (work[S_LOW] + work[S_HIGH]) // 2
    work[S_BREADTH] = 0
    return value


def settle_value(work: array[int], table: array[int], limit: int) -> int:
    """Narrow the bounds, window by window, until they meet: the value, or PAUSED after about `limit` nodes.

    The first windows step away from the guess, further each time, then the bounds are halved.
    """
    until = work[S_NODES] + limit
    first = 4 if work[S_BREADTH] == 0 else 32
    while True:
        if work[S_OPEN] == 0:
            low = work[S_LOW]
            high = work[S_HIGH]
            if low >= high:
                return low
            guess = work[S_GUESS]
            stride = work[S_STRIDE]
            if stride == 0:
                need = guess
            elif stride > 0:
                need = low + stride
                if need > (low + high + 1) // 2:
                    need = (low + high + 1) // 2
            else:
                need = high + stride + 1
                if need < (low + high + 1) // 2:
                    need = (low + high + 1) // 2
            if need > high:
                need = high
            if need <= low:
                need = low + 1
            open_window(work, need)
        value = search_window(work, table, until - work[S_NODES])
        if value == PAUSED:
            return PAUSED
        stride = work[S_STRIDE]
        if value >= work[S_NEED]:
            if value > work[S_LOW]:
                work[S_LOW] = value
            work[S_STRIDE] = stride * 2 if stride > 0 else first
        else:
            if value < work[S_HIGH]:
                work[S_HIGH] = value
            work[S_STRIDE] = stride * 2 if stride < 0 else -first


def worlds_values(
    work: array[int],
    table: array[int],
    cells: array[int],
    hands: array[int],
    worlds: int,
    kinds: array[int],
    card_points: array[int],
    ours: int,
    out: array[int],
) -> int:
    """For each world and each of the kinds: points that our side takes from here on when that card is played.

    Hands of world w: ``hands[(w * players + seat) * 32 + kind]``; turn and trick as in `cells`. Values go to
    ``out[w * len(kinds) + i]``. Gives the number of worlds done: fewer than all when somebody set the stop cell.
    """
    players = cells[0]
    number = len(kinds)
    for world in range(worlds):
        load_root(work, cells, hands, world * players * 32, card_points, ours)
        guess = guess_value(work, table, 1 << kinds[0])
        for i in range(number):
            if i > 0 and alike(work, kinds[i - 1], kinds[i]):
                ask_beside(work, kinds[i - 1], kinds[i], guess)
            else:
                ask_value(work, 1 << kinds[i], 0, work[S_ALL], guess)
            value = settle_value(work, table, _ENDLESS)
            if value == PAUSED:
                return world
            guess = value
            out[world * number + i] = value * work[S_UNIT]
    return worlds


def worlds_reach(
    work: array[int],
    table: array[int],
    cells: array[int],
    hands: array[int],
    worlds: int,
    kinds: array[int],
    targets: array[int],
    card_points: array[int],
    ours: int,
    out: array[int],
) -> int:
    """For each world and each of the kinds: 1 if our side can reach the world's target from here on, else 0.

    As `worlds_values`; ``targets[w]`` in points, 0 or less is always reached.
    """
    players = cells[0]
    number = len(kinds)
    for world in range(worlds):
        load_root(work, cells, hands, world * players * 32, card_points, ours)
        unit = work[S_UNIT]
        need = (targets[world] + unit - 1) // unit
        for i in range(number):
            reached = 1 if need <= 0 else 0
            same = i > 0 and alike(work, kinds[i - 1], kinds[i])
            if same and work[WORTH + kinds[i - 1]] == work[WORTH + kinds[i]]:
                reached = out[world * number + i - 1]
            elif 0 < need <= work[S_ALL]:
                work[S_ROOT] = 1 << kinds[i]
                open_window(work, need)
                value = search_window(work, table, _ENDLESS)
                if value == PAUSED:
                    return world
                reached = 1 if value >= need else 0
            out[world * number + i] = reached
    return worlds
