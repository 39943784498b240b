"""How many legal sequences of cards there are: a count that two ways of playing the same must agree on."""

from __future__ import annotations

from array import array

from binocle.kernel.layout import KINDS
from binocle.kernel.trick import legal_now, make_play, unmake_play


def perft(cells: array[int], card_points: array[int], depth: int) -> int:
    """Distinct legal sequences of exactly `depth` cards from here; twins count once. The position is left as it was."""
    if depth <= 0:
        return 1
    legal = legal_now(cells)
    count = 0
    for kind in range(KINDS):
        if (legal >> kind) & 1 != 0:
            if depth == 1:
                count += 1
            else:
                make_play(cells, kind, card_points)
                count += perft(cells, card_points, depth - 1)
                unmake_play(cells, card_points)
    return count


def divide(cells: array[int], card_points: array[int], depth: int, out: array[int]) -> int:
    """`perft`, with the share of each first card written to ``out[kind]`` (32 integers of 64 bits)."""
    legal = legal_now(cells)
    count = 0
    for kind in range(KINDS):
        out[kind] = 0
        if (legal >> kind) & 1 != 0 and depth > 0:
            make_play(cells, kind, card_points)
            out[kind] = perft(cells, card_points, depth - 1)
            unmake_play(cells, card_points)
            count += out[kind]
    return count
