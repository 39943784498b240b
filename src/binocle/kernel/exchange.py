"""A declarer's hand and what is done to it: its worth with a trump, cards laid aside, cards passed, by rule of thumb.

A rule set comes as `terms` (the cells below), tables by trump and kind (`keep` what a card adds to the tricks, `handy`
how it serves the other hand), and the meld tables of all four trumps one behind the other in `need`, `component`,
`points`, with `starts[trump]` the first row of each. A hand is `counts`, by kind; what it is worth is in 1024ths of a
point.
"""

from __future__ import annotations

from array import array

from binocle.kernel.layout import KINDS
from binocle.kernel.meld import meld_points_between

# Cells of `terms`
SEATS = 0
TURN = 1  # 1 clockwise, -1 anticlockwise
PARTNERS = 2
DUTY = 3
LAST = 4  # points of the last trick
FOREHAND_LEADS = 5
ONE_EACH = 6  # widow cards are handed out instead of buried
BAN = 7  # 1: no ace and no trump is buried; 2: but the lowest trump may
LOWEST = 8  # strength of the lowest card
PASSED = 9  # cards that partners pass
AT_ONCE = 10
BEFORE_WIDOW = 11  # trump is named before the widow is seen
MARRIAGE = 12  # king and queen of the trump suit are needed
TOTAL = 13  # all points there are in tricks
UNIT = 14  # points of the tens scale in a point
START = 15  # of the estimate of tricks, 1024ths of a point; the next ones too
VOID = 16
SINGLE = 17
HAND = 18  # cards of a hand in play
SUIT_SIZE = 19  # cards of a suit in the pack
TERMS = 20

_POINT = 1024
_LEG = 4  # the queen of spades; the other leg is the jack of diamonds
_OTHER_LEG = 19
_NEVER = 1 << 40


def worth(
    terms: array[int],
    keep: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    starts: array[int],
    counts: array[int],
    trump: int,
) -> int:
    """The worth of one hand with one trump; far below zero where the suit may not be named."""
    if terms[MARRIAGE] != 0 and (counts[8 * trump + 4] == 0 or counts[8 * trump + 5] == 0):
        return -(1 << 24)
    melds = meld_points_between(counts, need, component, points, starts[trump], starts[trump + 1])
    return _POINT * melds + trick_estimate(terms, keep, counts, trump)


def trick_estimate(terms: array[int], keep: array[int], counts: array[int], trump: int) -> int:
    """Points that the declarer's side may expect in tricks, by a count of trumps, aces, tens and short suits."""
    value = terms[START]
    for suit in range(4):
        length = 0
        for kind in range(8 * suit, 8 * suit + 8):
            copies = counts[kind]
            if copies != 0:
                length += copies
                value += copies * keep[trump * KINDS + kind]
        if suit != trump:
            if length == 0:
                value += terms[VOID]
            elif length == 1:
                value += terms[SINGLE]
    return min(max(value, 0), _POINT * terms[TOTAL])


def lay_aside(
    terms: array[int],
    keep: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    starts: array[int],
    card_points: array[int],
    counts: array[int],
    cards: int,
    trump: int,
    banned: int,
    bonus: int,
    cost: array[int],
    gone: array[int],
) -> None:
    """Take so many cards out of a declarer's hand, each the one that costs least in melds and tricks; to `gone`.

    `banned` is the mask of kinds that only go when nothing else is left; `bonus` is 1 when the cards' points count
    where they lie.
    """
    first, end = starts[trump], starts[trump + 1]
    for _ in range(cards):
        free = 0
        for kind in range(KINDS):
            if counts[kind] > 0 and (banned >> kind) & 1 == 0:
                free += 1
        for kind in range(KINDS):
            cost[kind] = _NEVER
            if counts[kind] == 0 or (free > 0 and (banned >> kind) & 1 != 0):
                continue
            suit = kind >> 3
            # Of cards that cost the same the lower one goes, and from the shorter suit.
            value = keep[trump * KINDS + kind] + 4 * (kind & 7)
            if suit != trump:
                length = 0
                for other in range(8 * suit, 8 * suit + 8):
                    length += counts[other]
                value += 2 * length
                if length == 1:
                    value -= terms[VOID] - terms[SINGLE]
                elif length == 2:
                    value -= terms[SINGLE]
            if bonus != 0:
                value -= _POINT * card_points[kind & 7]
            cost[kind] = value
        before = -1
        best = -1
        best_cost = _NEVER
        while True:
            pick = -1
            low = best_cost
            for kind in range(KINDS):
                if cost[kind] < low:
                    low = cost[kind]
                    pick = kind
            if pick < 0:
                break
            cost[pick] = _NEVER
            if before < 0:
                before = meld_points_between(counts, need, component, points, first, end)
            counts[pick] -= 1
            left = meld_points_between(counts, need, component, points, first, end)
            counts[pick] += 1
            if low + _POINT * (before - left) < best_cost:
                best_cost = low + _POINT * (before - left)
                best = pick
        if best < 0:
            return
        counts[best] -= 1
        gone[best] += 1


def give(
    terms: array[int],
    handy: array[int],
    need: array[int],
    component: array[int],
    points: array[int],
    starts: array[int],
    counts: array[int],
    cards: int,
    trump: int,
    gone: array[int],
) -> None:
    """Take the cards that serve the declarer best out of his partner's hand, without tearing melds; to `gone`."""
    first, end = starts[trump], starts[trump + 1]
    two_legs = trump in (0, 2)
    given = 0
    while given < cards:
        before = meld_points_between(counts, need, component, points, first, end)
        best = -1
        best_value = 0
        for kind in range(KINDS):
            if counts[kind] == 0:
                continue
            strength = kind & 7
            value = 10 * handy[trump * KINDS + kind]
            counts[kind] -= 1
            torn = (before - meld_points_between(counts, need, component, points, first, end)) * terms[UNIT]
            is_leg = two_legs and (kind in (_LEG, _OTHER_LEG))
            if is_leg and counts[kind] < counts[_LEG + _OTHER_LEG - kind]:
                value = max(value, 780) if cards - given > 1 else -780
                torn -= 40
            counts[kind] += 1
            if kind >> 3 == trump:
                if strength in (4, 5):
                    torn -= 40
            elif strength == 6:
                value += 50 if gone[kind + 1] == 1 else 400 if gone[kind + 1] > 1 else 0
            value -= 8 * max(0, torn)
            if best < 0 or value > best_value:
                best = kind
                best_value = value
        if best < 0:
            return
        counts[best] -= 1
        gone[best] += 1
        given += 1
        other = _LEG + _OTHER_LEG - best
        if two_legs and best in (_LEG, _OTHER_LEG) and counts[best] < counts[other] and given < cards:
            counts[other] -= 1
            gone[other] += 1
            given += 1


def banned_kinds(terms: array[int], trump: int) -> int:
    """The mask of kinds that may not be buried as long as others can be."""
    if terms[BAN] == 0:
        return 0
    mask = 255 << (8 * trump)
    if terms[BAN] == 2:
        mask &= ~(1 << (8 * trump + terms[LOWEST]))
    return mask | (1 << 7) | (1 << 15) | (1 << 23) | (1 << 31)
