"""The only redaction of a position of trick play."""

from __future__ import annotations

from array import array

from binocle.kernel.layout import BURIER, CARDS, HIDDEN, KINDS, KNOWN, MAX_SEATS, PLAYS, SIZE, UNDO, UNDO_SIZE


def mask_cells(cells: array[int], seat: int, out: array[int]) -> None:
    """Write to `out` the position as this seat knows it; seat -1 is a spectator.

    Kept: the header, the trick, points, tricks and sizes of hands, the cards played, the own hand, and what everybody
    knows others to hold (KNOWN), which stands in their CARDS. Everything else, face-down cards included, is one pool
    of unseen cards in HIDDEN; cards this seat buried itself are left out of it.
    """
    for i in range(CARDS):
        out[i] = cells[i]
    for kind in range(KINDS):
        unseen = cells[HIDDEN + kind]
        if seat >= 0 and cells[BURIER] == seat:
            unseen = 0
        for other in range(MAX_SEATS):
            at = other * KINDS + kind
            known = cells[KNOWN + at]
            out[KNOWN + at] = known
            if other == seat:
                out[CARDS + at] = cells[CARDS + at]
            else:
                out[CARDS + at] = known
                unseen += cells[CARDS + at] - known
        out[HIDDEN + kind] = unseen
    played = UNDO + cells[PLAYS] * UNDO_SIZE
    for i in range(UNDO, played):
        out[i] = cells[i]
    for i in range(played, SIZE):
        out[i] = 0
