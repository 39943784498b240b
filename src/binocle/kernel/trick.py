"""The only transition of trick play: a card is laid down, the trick is taken, the winner leads. And back.

Numbering and cells as in `layout`. `card_points` are eight integers, points of a card by strength.
"""

from __future__ import annotations

from array import array

from binocle.kernel.follow import legal_kinds, winning_kinds
from binocle.kernel.layout import (
    BEST,
    BEST_SEAT,
    CARDS,
    FLAGS,
    HELD,
    KINDS,
    KNOWN,
    LAST_TRICK,
    LEADER,
    LED,
    LED_BEST,
    PLAYERS,
    PLAYS,
    POINTS,
    STEP,
    TABLE,
    TO_PLAY,
    TRICK,
    TRICKS,
    TRUMP,
    UNDO,
    UNDO_SIZE,
    WAS_BEST,
    WAS_BEST_SEAT,
    WAS_KIND,
    WAS_KNOWN,
    WAS_LEADER,
    WAS_LED,
    WAS_LED_BEST,
    WAS_SEAT,
)


def hand_mask(cells: array[int], seat: int) -> int:
    """Mask of the kinds this seat holds."""
    base = CARDS + seat * KINDS
    mask = 0
    for kind in range(KINDS):
        if cells[base + kind] > 0:
            mask |= 1 << kind
    return mask


def legal_now(cells: array[int]) -> int:
    """Mask of the kinds the seat to play may lay down; 0 when its hand is empty."""
    hand = hand_mask(cells, cells[TO_PLAY])
    return legal_kinds(hand, cells[LED], cells[BEST], cells[LED_BEST], cells[TRUMP], cells[FLAGS])


def make_play(cells: array[int], kind: int, card_points: array[int]) -> int:
    """Let the seat to play lay down a card of this kind; the seat that takes the trick by it, or -1 while it is open.

    Legality is the caller's business (`legal_now`). The last card of a trick gives its points and the lead to the
    winner (COM-TRICK-04), the last trick of the deal its own points besides (COM-LAST-01).
    """
    players = cells[PLAYERS]
    seat = cells[TO_PLAY]
    table = cells[TABLE]
    undo = UNDO + cells[PLAYS] * UNDO_SIZE
    cells[undo + WAS_KIND] = kind
    cells[undo + WAS_SEAT] = seat
    cells[undo + WAS_LEADER] = cells[LEADER]
    cells[undo + WAS_LED] = cells[LED]
    cells[undo + WAS_BEST] = cells[BEST]
    cells[undo + WAS_BEST_SEAT] = cells[BEST_SEAT]
    cells[undo + WAS_LED_BEST] = cells[LED_BEST]
    cells[undo + WAS_KNOWN] = 0
    known = KNOWN + seat * KINDS + kind
    if cells[known] > 0:
        cells[known] -= 1
        cells[undo + WAS_KNOWN] = 1
    cells[CARDS + seat * KINDS + kind] -= 1
    cells[HELD + seat] -= 1
    cells[PLAYS] += 1
    cells[TRICK + table] = kind
    if table == 0:
        cells[LED] = kind >> 3
        cells[LED_BEST] = kind
    elif kind >> 3 == cells[LED] and (winning_kinds(cells[LED_BEST], cells[LED], -1, cells[FLAGS]) >> kind) & 1 != 0:
        cells[LED_BEST] = kind
    if (winning_kinds(cells[BEST], cells[LED], cells[TRUMP], cells[FLAGS]) >> kind) & 1 != 0:
        cells[BEST] = kind
        cells[BEST_SEAT] = seat
    table += 1
    if table < players:
        cells[TABLE] = table
        cells[TO_PLAY] = (seat + cells[STEP] + players) % players
        return -1
    winner = cells[BEST_SEAT]
    cells[POINTS + winner] += _trick_points(cells, card_points)
    cells[TRICKS + winner] += 1
    for i in range(players):
        cells[TRICK + i] = -1
    cells[TABLE] = 0
    cells[LED] = -1
    cells[BEST] = -1
    cells[BEST_SEAT] = -1
    cells[LED_BEST] = -1
    cells[LEADER] = winner
    cells[TO_PLAY] = winner
    return winner


def unmake_play(cells: array[int], card_points: array[int]) -> int:
    """Take the last card back into the hand it came from, with everything its play changed; the kind taken back."""
    players = cells[PLAYERS]
    undo = UNDO + (cells[PLAYS] - 1) * UNDO_SIZE
    table = cells[TABLE]
    if table == 0:
        winner = cells[LEADER]
        for i in range(players):
            cells[TRICK + i] = cells[undo - (players - 1 - i) * UNDO_SIZE + WAS_KIND]
        cells[POINTS + winner] -= _trick_points(cells, card_points)
        cells[TRICKS + winner] -= 1
        table = players
    kind = cells[undo + WAS_KIND]
    seat = cells[undo + WAS_SEAT]
    cells[TABLE] = table - 1
    cells[TRICK + table - 1] = -1
    cells[LEADER] = cells[undo + WAS_LEADER]
    cells[LED] = cells[undo + WAS_LED]
    cells[BEST] = cells[undo + WAS_BEST]
    cells[BEST_SEAT] = cells[undo + WAS_BEST_SEAT]
    cells[LED_BEST] = cells[undo + WAS_LED_BEST]
    cells[KNOWN + seat * KINDS + kind] += cells[undo + WAS_KNOWN]
    cells[CARDS + seat * KINDS + kind] += 1
    cells[HELD + seat] += 1
    cells[PLAYS] -= 1
    cells[TO_PLAY] = seat
    return kind


def _trick_points(cells: array[int], card_points: array[int]) -> int:
    """Points of the full trick on the table, with those of the last trick when no hand holds a card any more."""
    points = 0
    held = 0
    for i in range(cells[PLAYERS]):
        points += card_points[cells[TRICK + i] & 7]
        held += cells[HELD + i]
    if held == 0:
        points += cells[LAST_TRICK]
    return points
