"""Who beats whom, and what must be played: the only statement of both.

Numbering as in `layout`. A card takes the trick iff its bit is in `winning_kinds`; the duty to head is the same mask
laid over the hand, so a card that does not beat is never demanded and a card that beats is never missed.
"""

from __future__ import annotations

from array import array

from binocle.kernel.layout import (
    ALL_KINDS,
    FOLLOW,
    HEAD_AFTER_RUFF,
    HEAD_PLAIN,
    HEAD_TRUMP,
    LATER_TWIN_WINS,
    OVERTRUMP,
    SUIT_MASK,
    TRUMP_WHEN_VOID,
)


def winning_kinds(best: int, led: int, trump: int, flags: int) -> int:
    """Mask of the kinds that would take the trick from `best`; every kind while nothing lies there (`best` -1).

    Highest trump wins, else the highest card of the led suit; an equal card does not beat the first one unless
    LATER_TWIN_WINS is set (COM-TRICK-01, -02, -03).
    """
    if best < 0:
        return ALL_KINDS
    suit = best >> 3
    lowest = (best & 7) + 1
    if flags & LATER_TWIN_WINS:
        lowest -= 1
    higher = (SUIT_MASK >> lowest) << lowest
    if suit == trump:
        return higher << (8 * trump)
    if trump < 0:
        return higher << (8 * led)
    return (higher << (8 * led)) | (SUIT_MASK << (8 * trump))


def legal_kinds(hand_mask: int, led: int, best: int, led_best: int, trump: int, flags: int) -> int:
    """Mask of the kinds of this hand that may be played to a trick led in suit `led` (-1: to lead, anything goes).

    `best` is the kind now winning, `led_best` the best kind of the led suit so far (it matters only with
    HEAD_AFTER_RUFF). Follow and head if able; void: trump, higher than the trumps there if able; neither: any card
    (3A-PLAY-02 .. 05, 2B-P2-01, 2H-P2-01 .. 04). A ruffed plain trick cannot be beaten by following, so any card of
    the suit will do (AMB-45), unless HEAD_AFTER_RUFF asks to head the suit itself (HR-02).
    """
    if led < 0 or (flags & FOLLOW) == 0:
        return hand_mask
    mine = hand_mask & (SUIT_MASK << (8 * led))
    if mine != 0:
        duty = HEAD_TRUMP if led == trump else HEAD_PLAIN
        if (flags & duty) == 0:
            return mine
        above = mine & winning_kinds(best, led, trump, flags)
        if above == 0 and (flags & HEAD_AFTER_RUFF) != 0:
            above = mine & winning_kinds(led_best, led, -1, flags)
        return mine if above == 0 else above
    if trump < 0 or (flags & TRUMP_WHEN_VOID) == 0:
        return hand_mask
    mine = hand_mask & (SUIT_MASK << (8 * trump))
    if mine == 0:
        return hand_mask
    if (flags & OVERTRUMP) != 0:
        above = mine & winning_kinds(best, led, trump, flags)
        if above != 0:
            return above
    return mine


def trick_winner(trick: array[int], size: int, trump: int, flags: int) -> int:
    """Index (0 = leader) of the card that wins among the first `size` of `trick`, kinds in order of play."""
    winner = 0
    best = trick[0]
    led = best >> 3
    for i in range(1, size):
        if (winning_kinds(best, led, trump, flags) >> trick[i]) & 1:
            best = trick[i]
            winner = i
    return winner
