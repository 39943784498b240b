"""What can be told about a trick, or about all that is left, without searching.

Numbering as in `layout`, room as in `solve_cells`.
"""

from __future__ import annotations

from array import array

from binocle.kernel.layout import FOLLOW, LATER_TWIN_WINS, SUIT_MASK
from binocle.kernel.solve_cells import (
    F_BEST,
    F_LED_BEST,
    F_SEAT,
    FRAMES,
    HANDS,
    HELD_BY,
    LOW30,
    S_PLAYERS,
    WORTH,
    count_bits,
)


def power_of(mask: int, led: int, trump: int) -> int:
    """The cards of a mask as they take a trick led in this suit: the higher number has the higher card; 0 has none."""
    power = (mask >> (8 * led)) & SUIT_MASK
    if trump >= 0 and led != trump:
        power |= ((mask >> (8 * trump)) & SUIT_MASK) << 8
    return power


def power_beside(
    work: array[int], players: int, step: int, seat: int, later: int, led: int, trump: int, ours: int, mine: int
) -> int:
    """What the next `later` seats could do to a trick led in this suit: the others' power, and the friends' << 16."""
    theirs = 0
    friends = 0
    for _ in range(later):
        seat += step
        if seat >= players:
            seat = 0
        elif seat < 0:
            seat = players - 1
        hand = work[HANDS + (seat & 3)]
        power = (hand >> (8 * led)) & SUIT_MASK
        if power == 0 and trump >= 0:
            power = ((hand >> (8 * trump)) & SUIT_MASK) << 8
        if (ours >> seat) & 1 == mine:
            if power > friends:
                friends = power
        elif power > theirs:
            theirs = power
    return (friends << 16) | theirs


def alike(work: array[int], lower: int, higher: int) -> bool:
    """Whether two cards of the seat to play have equal power at the root.

    They have when nothing of another hand, and no card that counts on the table, lies between them in their suit.
    """
    if lower >> 3 != higher >> 3:
        return False
    seat = work[FRAMES + F_SEAT]
    others = 0
    for other in range(work[S_PLAYERS]):
        if other != seat:
            others |= work[HANDS + other]
    if work[FRAMES + F_BEST] >= 0:
        others |= 1 << work[FRAMES + F_BEST]
        others |= 1 << work[FRAMES + F_LED_BEST]
    return others & ((2 << higher) - (1 << lower)) == 0


def takes_all(hand: int, others: int, trumps: int, flags: int) -> bool:
    """Whether the leader wins every trick that is left: nobody can ruff, and all its cards beat all of their suits."""
    if others & trumps != 0 and hand & ~trumps != 0:
        return False
    for suit in range(4):
        held = hand & (SUIT_MASK << (8 * suit))
        if held != 0:
            above = (held & -held) << 1
            if flags & LATER_TWIN_WINS != 0:
                above >>= 1
            if (others & (SUIT_MASK << (8 * suit))) >= above:
                return False
    return True


def quick_points(
    work: array[int], players: int, leader: int, hand: int, others: int, trump: int, trumps: int, flags: int
) -> int:
    """Points of the cards that the leader can cash one after the other before anybody else leads.

    Trumps that nobody can beat; in other suits cards that nobody can beat, as often as everybody can follow, or as
    often as one likes where nobody else holds a trump.
    """
    quick = 0
    for suit in range(4):
        held = (hand >> (8 * suit)) & SUIT_MASK
        if held != 0:
            above = (others >> (8 * suit)) & SUIT_MASK
            above |= above >> 1
            above |= above >> 2
            above |= above >> 4
            if flags & LATER_TWIN_WINS == 0:
                above >>= 1
            held &= ~above
            rounds = 99
            if held != 0 and suit != trump and others & trumps != 0:
                rounds = 0
                if flags & FOLLOW != 0:
                    rounds = 99
                    for seat in range(players):
                        if seat != leader:
                            length = count_bits(work[HANDS + seat] & (SUIT_MASK << (8 * suit)))
                            if length < rounds:
                                rounds = length
            kind = (8 * suit + 7) & LOW30
            while rounds > 0 and held != 0:
                if held & 128 != 0:
                    copies = (work[HELD_BY + kind] >> (3 * leader)) & 7
                    if copies > rounds:
                        copies = rounds
                    rounds -= copies
                    quick += copies * work[WORTH + kind]
                held = (held << 1) & SUIT_MASK
                kind -= 1
    return quick
