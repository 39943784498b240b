"""The value of a position by trying every line of play: slow and plain, the measure of everything cleverer."""

from __future__ import annotations

from array import array

from binocle.kernel.layout import KINDS, MAX_SEATS, POINTS, TO_PLAY
from binocle.kernel.trick import legal_now, make_play, unmake_play


def exhaust(cells: array[int], card_points: array[int], ours: int) -> int:
    """Points of our seats (bits) at the end, those taken before included, when both sides play perfectly."""
    legal = legal_now(cells)
    if legal == 0:
        total = 0
        for seat in range(MAX_SEATS):
            if (ours >> seat) & 1 != 0:
                total += cells[POINTS + seat]
        return total
    mine = (ours >> cells[TO_PLAY]) & 1
    best = -1
    for kind in range(KINDS):
        if (legal >> kind) & 1 != 0:
            make_play(cells, kind, card_points)
            value = exhaust(cells, card_points, ours)
            unmake_play(cells, card_points)
            if best < 0 or (mine != 0 and value > best) or (mine == 0 and value < best):
                best = value
    return best
