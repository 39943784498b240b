"""Positions between tricks that the solver has met before, and what is known of their values.

Entry i of a table is ``table[2i]`` (key with tricks left and best lead in its low bits) and ``table[2i + 1]`` (kinds
held by anybody, least and most value). Two neighbours take the positions of both. Room as in `solve_cells`.
"""

from __future__ import annotations

from array import array

from binocle.kernel.layout import ALL_KINDS
from binocle.kernel.solve_cells import (
    F_HASH,
    F_HIGH,
    F_KEY,
    F_LEAD,
    F_LEFT,
    F_LOW,
    F_MOVE,
    F_NEED,
    F_REST,
    F_SLOT,
    F_UNION,
    HELD_BY,
    S_BREADTH,
    S_SALT,
    SPREAD,
    STIR,
    WORD,
    WORTH,
    lowest_kind,
    suit_hash,
)


def look_up(
    work: array[int],
    table: array[int],
    at: int,
    start: int,
    seat: int,
    suits: int,
    union: int,
    left: int,
    rest: int,
    need: int,
) -> int:
    """The bound that decides whether our side takes at least `need` from here on; -1 when none is known.

    `seat` leads with so many tricks `left` and so many points at stake in the `rest`; `union` are the kinds still held,
    `suits` those played since the frame `start`, which began the last trick. What is known goes to the frame `at`.
    """
    slots = len(table) // 2 - 1
    key = work[S_SALT] + seat + 4 * work[S_BREADTH]
    for suit in range(4):
        mixed = work[start + F_HASH + suit]
        if (suits >> suit) & 1 != 0:
            mixed = suit_hash(work, suit)
        work[at + F_HASH + suit] = mixed
        key = (key * STIR + mixed) & WORD
    key ^= key >> 32
    key = (key * SPREAD) & WORD
    slot = ((key >> 34) & slots) * 2
    low = 0
    high = rest
    lead = -1
    chosen = -1
    for _ in range(2):
        entry = table[slot]
        if entry >> 10 == key >> 10:
            bounds = table[slot + 1]
            before = bounds & ALL_KINDS
            ups = 0
            downs = 0
            if before == union:
                chosen = slot
            else:
                # The same distribution in other ranks: the value can differ by what these are worth more or less
                mask = union
                while mask != 0 and before != 0:
                    kind = lowest_kind(mask)
                    was = lowest_kind(before)
                    mask &= mask - 1
                    before &= before - 1
                    off = work[WORTH + kind] - work[WORTH + was]
                    if off != 0:
                        held = work[HELD_BY + kind]
                        copies = (held & 7) + ((held >> 3) & 7) + ((held >> 6) & 7) + ((held >> 9) & 7)
                        if off > 0:
                            ups += off * copies
                        else:
                            downs -= off * copies
            least = ((bounds >> 32) & 2047) - downs
            most = (bounds >> 43) + ups
            if least > low:
                low = least
            if most < high:
                high = most
            if low >= need or high < need:
                break
            lead = entry & 31
        slot ^= 2
    if low >= need:
        return low
    if high < need:
        return high
    if chosen >= 0:
        slot = chosen
    elif (table[slot] >> 5) & 31 > (table[slot ^ 2] >> 5) & 31:
        # Keep the entry that stands for more tricks, but never for long: the one with fewer goes
        slot ^= 2
    work[at + F_LEAD] = lead
    work[at + F_LOW] = low
    work[at + F_HIGH] = high
    work[at + F_KEY] = key
    work[at + F_SLOT] = slot
    work[at + F_UNION] = union
    work[at + F_NEED] = need
    work[at + F_LEFT] = left
    work[at + F_REST] = rest
    return -1


def keep_bounds(work: array[int], table: array[int], at: int, value: int, mine: int) -> None:
    """Write down what the search below the frame `at` has found; `mine` is 1 when a seat of our side leads there."""
    need = work[at + F_NEED]
    low = 0
    high = work[at + F_REST]
    if value >= need:
        low = value
    else:
        high = value
    if work[at + F_LOW] > low:
        low = work[at + F_LOW]
    if work[at + F_HIGH] < high:
        high = work[at + F_HIGH]
    lead = 31
    if (mine != 0) == (value >= need):
        lead = work[at + F_MOVE] & 31
    elif work[at + F_LEAD] >= 0:
        lead = work[at + F_LEAD]
    slot = work[at + F_SLOT]
    table[slot] = (work[at + F_KEY] & ~1023) | (work[at + F_LEFT] << 5) | lead
    table[slot + 1] = work[at + F_UNION] | (low << 32) | (high << 43)
