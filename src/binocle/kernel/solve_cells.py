"""The room a solver works in: one flat array of 64-bit integers, and how a position gets into it.

Numbering as in `layout`. Seats keep their numbers; a side is a set of seats, as bits.

Work (``array('q')`` in CPython, a numpy int64 array under numba)
    header        described at each constant
    WORTH + kind  points of a card, divided by what divides them all (UNIT)
    HELD_BY + kind  how many cards of this kind each seat holds: three bits a seat
    HANDS + seat  the kinds a seat holds, as a mask
    ORDER         what to try first: a number for each place and kind, then the worth of length
    FRAMES        one frame for each card played on the way down
Table: entries of two integers, see `solve`.
"""

from __future__ import annotations

from array import array

from binocle.kernel.layout import (
    ALL_KINDS,
    BEST,
    BEST_SEAT,
    FLAGS,
    KINDS,
    LAST_TRICK,
    LED,
    LED_BEST,
    PLAYERS,
    STEP,
    TABLE,
    TO_PLAY,
    TRICK,
    TRUMP,
)

# Header
S_PLAYERS = 0
S_STEP = 1
S_TRUMP = 2
S_FLAGS = 3
S_OURS = 4  # the seats whose points are counted, as bits
S_UNIT = 5  # what all points were divided by
S_ALL = 6  # points still to be taken: cards in hands and on the table, and the last trick
S_ROOT = 7  # kinds that may be played at the root, as a mask
S_STOP = 8  # set by anybody: the search pauses
S_NODES = 9  # cards tried since the room was made
S_PLY = 10  # where a paused search goes on
S_DOWN = 11
S_VALUE = 12
S_LOW = 13  # what is known of the value of the root: at least
S_HIGH = 14  # and at most
S_NEED = 15  # the window: is the value at least this
S_OPEN = 16  # 1 while a window is being searched
S_SALT = 17  # tells positions of different games apart in one table
S_LAST = 18  # points for the last trick, divided
S_GUESS = 19  # where the exact search begins
S_STRIDE = 20  # how far its next window lies from what is known, negative below it
S_BREADTH = 21  # 0: every card is tried; else only so many leads and one answer: a guess
WORTH = 64
HELD_BY = 96
HANDS = 128
ORDER = 160
LENGTH = 736
FRAMES = 768

# A frame: the moment before a card is played
F_SEAT = 0
F_TABLE = 1
F_LED = 2
F_BEST = 3
F_BEST_SEAT = 4
F_LED_BEST = 5
F_POINTS = 6  # points lying in the trick
F_NEED = 7  # is the value from the start of this trick on at least this
F_BOUND = 8  # the best value found so far here
F_MOVE = 9  # the kind being tried
F_COUNT = 10  # moves in the list
F_NEXT = 11
F_GAIN = 12  # points of the trick before, added when the value goes up
F_TRICK = 13  # ply at which this trick began
F_SUITS = 14  # suits of which cards were played in this trick, as bits
F_LEFT = 15  # tricks left, this one included
F_REST = 16  # points left from the start of this trick on
F_SLOT = 17  # place in the table
F_KEY = 18
F_UNION = 19  # kinds held by anybody
F_LEAD = 21  # the lead that was best before, -1 unknown
F_LOW = 22  # bounds from the table
F_HIGH = 23
F_HASH = 24  # four: what identifies each suit's distribution
F_LIST = 28
FRAME = 64
PLIES = 106
WORK_SIZE = FRAMES + PLIES * FRAME

# The worth of trying a card first: for each place (see `search_window`) a start, then for each point (of 11 for the
# best card), each rank, and for a trump. Found by trial: the numbers with the fewest nodes over endings of all kinds.
WEIGHTS = (
    # leads
    1400,
    5,
    0,
    -4,
    1600,
    8,
    0,
    -4,
    1325,
    -19,
    -20,
    -154,
    1400,
    8,
    0,
    34,
    1700,
    -16,
    5,
    -4,
    850,
    -16,
    -1,
    0,
    # answers while others follow
    2000,
    8,
    0,
    -4,
    1600,
    8,
    -10,
    -154,
    800,
    -16,
    0,
    -4,
    1900,
    16,
    0,
    0,
    1500,
    16,
    0,
    75,
    1000,
    -16,
    -11,
    0,
    # the last card
    1850,
    11,
    0,
    -4,
    1600,
    8,
    0,
    34,
    800,
    -16,
    0,
    -154,
    1900,
    16,
    0,
    0,
    1500,
    16,
    0,
    0,
    1000,
    -16,
    -1,
    0,
)
LENGTHS = (0, 0, -112, 0, -300, 0)  # of leads: for each kind held in the suit

LOW30 = 1073741823
WORD = 4611686018427387903  # 62 bits
SPREAD = 3935559000370003845
STIR = 2691343689449507681


def count_bits(mask: int) -> int:
    """How many bits are set (the compiler makes one instruction of it)."""
    bits = 0
    while mask != 0:
        mask &= mask - 1
        bits += 1
    return bits


def lowest_kind(mask: int) -> int:
    """The lowest kind of a mask that is not empty (the compiler makes one instruction of it)."""
    bits = 0
    mask = (mask & -mask) - 1
    while mask != 0:
        mask &= mask - 1
        bits += 1
    return bits


def suit_hash(work: array[int], suit: int) -> int:
    """A number for how the cards of a suit lie, the same for all that differ only in ranks that nobody holds."""
    base = (HELD_BY + suit * 8) & LOW30
    mixed = 0
    for strength in range(8):
        held = work[base + strength]
        if held != 0:
            mixed = ((mixed + held) * SPREAD) & WORD
    return (mixed ^ (mixed >> 29)) & WORD


def seats_with(players: int, seat: int, partners: int, declarer: int) -> int:
    """The seats that play together with this one, as bits: partners, the declarer, those against him, or it alone.

    The sides are those of `policy.side_of`; where everyone plays for himself, all others count as one side against
    this seat.
    """
    if partners != 0:
        return 5 << (seat & 1)
    if players > 2 and declarer >= 0 and seat != declarer:
        return ((1 << players) - 1) & ~(1 << declarer)
    return 1 << seat


def fill_order(work: array[int]) -> None:
    """Lay down the worth of trying a card first, by place and kind, for the trump and the points in the header."""
    most = 1
    for kind in range(8):
        if work[WORTH + kind] > most:
            most = work[WORTH + kind]
    for place in range(18):
        for kind in range(KINDS):
            score = WEIGHTS[4 * place]
            score += WEIGHTS[4 * place + 1] * (work[WORTH + kind] * 11 // most)
            score += WEIGHTS[4 * place + 2] * (kind & 7)
            if kind >> 3 == work[S_TRUMP]:
                score += WEIGHTS[4 * place + 3]
            work[ORDER + place * KINDS + kind] = score
    for place in range(6):
        work[LENGTH + place] = LENGTHS[place]


def load_root(
    work: array[int], cells: array[int], hands: array[int], at: int, card_points: array[int], ours: int
) -> None:
    """Set up the search of a position: trick and turn from `cells`, hands from ``hands[at + seat * 32 + kind]``.

    `ours` are the seats whose points count, as bits. Points on the table count, points taken before do not.
    """
    players = cells[PLAYERS]
    unit = cells[LAST_TRICK]
    for strength in range(8):
        other = card_points[strength] + 0
        while other != 0:
            rest = unit % other
            unit = other
            other = rest
    if unit == 0:
        unit = 1
    work[S_PLAYERS] = players
    work[S_STEP] = cells[STEP]
    work[S_TRUMP] = cells[TRUMP]
    work[S_FLAGS] = cells[FLAGS]
    work[S_OURS] = ours
    work[S_UNIT] = unit
    work[S_LAST] = cells[LAST_TRICK] // unit
    salt = (cells[TRUMP] + 2) * 128 + cells[FLAGS]
    salt = ((salt * 16 + ours) * 8 + players) * 2 + (cells[STEP] & 1)
    salt = ((salt * 1009 + cells[LAST_TRICK] // unit) * SPREAD) & WORD
    total = cells[LAST_TRICK] // unit
    union = 0
    most = 0
    for kind in range(KINDS):
        worth = card_points[kind & 7] // unit
        work[WORTH + kind] = worth
        if kind < 8:
            salt = ((salt ^ (salt >> 31)) + worth) * SPREAD & WORD
        held = 0
        for seat in range(players):
            copies = hands[at + seat * KINDS + kind]
            held |= copies << (3 * seat)
            total += copies * worth
        work[HELD_BY + kind] = held
        if held != 0:
            union |= 1 << kind
    for seat in range(4):
        mask = 0
        cards = 0
        if seat < players:
            for kind in range(KINDS):
                copies = hands[at + seat * KINDS + kind]
                cards += copies
                if copies > 0:
                    mask |= 1 << kind
        work[HANDS + seat] = mask
        if cards > most:
            most = cards
    salt &= WORD
    if work[S_SALT] != salt:
        work[S_SALT] = salt
        fill_order(work)
    table = cells[TABLE]
    points = 0
    suits = 0
    for i in range(table):
        kind = cells[TRICK + i]
        points += card_points[kind & 7] // unit
        suits |= 1 << (kind >> 3)
    work[S_ALL] = total + points
    work[S_ROOT] = ALL_KINDS
    root = FRAMES
    work[root + F_SEAT] = cells[TO_PLAY]
    work[root + F_TABLE] = table
    work[root + F_LED] = cells[LED]
    work[root + F_BEST] = cells[BEST]
    work[root + F_BEST_SEAT] = cells[BEST_SEAT]
    work[root + F_LED_BEST] = cells[LED_BEST]
    work[root + F_POINTS] = points
    work[root + F_GAIN] = 0
    work[root + F_TRICK] = 0
    work[root + F_SUITS] = suits
    work[root + F_LEFT] = most
    work[root + F_REST] = total + points
    work[root + F_LEAD] = -1
    work[root + F_UNION] = union
    for suit in range(4):
        work[root + F_HASH + suit] = suit_hash(work, suit)
    work[S_LOW] = 0
    work[S_HIGH] = total + points
    work[S_OPEN] = 0
    work[S_BREADTH] = 0
