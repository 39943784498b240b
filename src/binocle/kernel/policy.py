"""A rule-of-thumb card, from what a seat sees. `steady` plays it, searches use it in their playouts.

Every legal card gets a value: the points the trick will swing, by the chance that the own side takes it, less what
the card is worth when kept. Chances come from counting: cards not seen, sizes of hands, suits a seat has shown it
lacks, cards it has laid down in melds. Numbering as in `layout`; the counting is done on words (`counting`), from a
masked position of cells by `choose_card`, from words that playouts keep up to date by `choose`. Chances and shares
are in 1024ths.
"""

from __future__ import annotations

from array import array

from binocle.kernel.counting import (
    FULL,
    W_ALL,
    W_BEST,
    W_BEST_SEAT,
    W_BURIER,
    W_DECLARER,
    W_DOWN,
    W_FLAGS,
    W_HAND,
    W_HELD,
    W_KNOWN,
    W_KNOWN_MASK,
    W_LAST_TRICK,
    W_LED,
    W_LED_BEST,
    W_MASK,
    W_OTHER,
    W_PARTNERS,
    W_PLAYERS,
    W_POOL,
    W_POT,
    W_ROOMS,
    W_SHOWN,
    W_SIDE,
    W_STEP,
    W_TABLE,
    W_TO_PLAY,
    W_TRUMP,
    W_UNSEEN,
    W_VOID,
    W_WANTS,
    WORDS,
    count_seen,
    odds_without,
)
from binocle.kernel.follow import legal_kinds, winning_kinds
from binocle.kernel.layout import CARDS, HIDDEN, KINDS, LATER_TWIN_WINS, PLAYERS, TO_PLAY, new_words

# The weights below were chosen by duplicate matches of such policies, in the games for two, three and four.

# What is kept of each seat yet to play, in W_OTHER
_SEAT = 0
_ROOM = 1  # of its cards so many are not known
_FROM = 2  # and come from a pool of so many
_FOLLOWS = 3  # chance that it holds a card of the plain suit led
_RUFFS = 4  # chance that it lacks that and holds a trump
_FRIEND = 5
_ODDS = 6  # where its row in the table of odds begins
_OTHER_SIZE = 8


def choose_card(seen: array[int], card_points: array[int], partners: int, declarer: int) -> int:
    """The kind the seat to play lays down; -1 when it holds none. The position must be masked (`mask.mask_cells`).

    `partners` is 1 when seats 0, 2 play against 1, 3; otherwise a `declarer` among three plays against the two others
    together (-1: everyone for himself).
    """
    words = new_words(WORDS)
    count_seen(seen, card_points, partners, declarer, words)
    return choose(words, new_words(1), card_points)


def choose(words: array[int], odds: array[int], card_points: array[int]) -> int:
    """The kind the seat to play lays down, from words; -1 when it holds none.

    Of other hands it looks at nothing but how many cards they are, what everybody knows of them and what voids they
    have shown. `odds` is the table of `counting.odds_for`; without one (W_ROOMS 0) chances are worked out each time.
    """
    me = words[W_TO_PLAY]
    hand = words[W_MASK + me]
    table = words[W_TABLE]
    trump = words[W_TRUMP]
    flags = words[W_FLAGS]
    led = words[W_LED]
    lying = words[W_BEST]
    legal = legal_kinds(hand, led, lying, words[W_LED_BEST], trump, flags)
    if legal & (legal - 1) == 0:
        return _lowest(legal)
    players = words[W_PLAYERS]
    _look_around(words, me, players)
    if table == 0:
        loser = _only_loser(words, me, legal)
        if loser >= 0:
            return loser
    others = players - 1 - table
    _look_at_others(words, me, others)
    unit = card_points[7]
    winners = winning_kinds(lying, led, trump, flags)
    ours_else = 0  # chance that the side takes the trick if this card does not lead it
    if table > 0:
        _look_at_suit(words, odds, others, led)
        if words[W_SIDE + words[W_BEST_SEAT]] == words[W_SIDE + me]:
            ours_else = FULL
        if legal & ~winners != 0:
            ours_else = _share(words, odds, others, lying, ours_else)
    stakes = 1024 * words[W_POT] + 200 * unit * others
    if words[W_HELD + me] == 1:
        stakes += 1024 * words[W_LAST_TRICK]
    chosen = -1
    highest = 0
    suit = -1
    while legal != 0:
        kind = _lowest(legal)
        legal &= legal - 1
        if table == 0 and kind >> 3 != suit:
            suit = kind >> 3
            _look_at_suit(words, odds, others, suit)
        if (winners >> kind) & 1 != 0:
            ours = _share(words, odds, others, kind, FULL)
            risk = 4 if table > 0 else 2
        else:
            ours = ours_else
            risk = 4 if kind == lying else 2
        # A card laid to win that is beaten after all was laid for nothing: that risk weighs double.
        stake = stakes + 1024 * card_points[kind & 7]
        value = ((stake * (FULL - risk * (FULL - ours))) >> 10) - _keep(words, card_points, players, trump, kind)
        if kind >> 3 == trump and table == 0:
            value += _lead_bonus(words, card_points, me, players, kind)
        if chosen < 0 or value > highest:
            chosen = kind
            highest = value
    return chosen


def unseen_above(seen: array[int], kind: int) -> int:
    """Cards of the same suit that rank higher and are not seen yet, those shown in others' melds included."""
    me = seen[TO_PLAY]
    count = 0
    for higher in range(kind + 1, (kind | 7) + 1):
        count += seen[HIDDEN + higher]
        for seat in range(seen[PLAYERS]):
            if seat != me:
                count += seen[CARDS + seat * KINDS + higher]
    return count


def _look_around(words: array[int], me: int, players: int) -> None:
    """Work out what the seat to play has not seen, and what of it it cannot place."""
    for suit in range(4):
        unseen = words[W_ALL + suit] - words[W_HAND + me * 4 + suit]
        if words[W_BURIER] == me:
            unseen -= words[W_DOWN + suit]
        words[W_UNSEEN + suit] = unseen
        words[W_POOL + suit] = unseen
    for seat in range(players):
        if seat != me and words[W_SHOWN + seat] > 0:
            for suit in range(4):
                words[W_POOL + suit] -= words[W_KNOWN + seat * 4 + suit]


def _look_at_others(words: array[int], me: int, others: int) -> None:
    """Note down the seats yet to play, and how many cards they hold from a pool of how many."""
    players = words[W_PLAYERS]
    everything = words[W_POOL] + words[W_POOL + 1] + words[W_POOL + 2] + words[W_POOL + 3]
    seat = me
    for i in range(others):
        seat += words[W_STEP]
        if seat == players:
            seat = 0
        elif seat < 0:
            seat = players - 1
        at = W_OTHER + i * _OTHER_SIZE
        void = words[W_VOID + seat]
        pool = everything & 127
        if void != 0:
            for suit in range(4):
                if (void >> suit) & 1 != 0:
                    pool -= words[W_POOL + suit] & 127
        words[at + _SEAT] = seat
        room = max(0, words[W_HELD + seat] - words[W_SHOWN + seat])
        words[at + _ROOM] = room
        words[at + _FROM] = pool
        words[at + _ODDS] = (pool * words[W_ROOMS] + room) * words[W_WANTS]
        words[at + _FRIEND] = 1 if words[W_SIDE + seat] == words[W_SIDE + me] else 0


def _look_at_suit(words: array[int], odds: array[int], others: int, led: int) -> None:
    """Note down the chances that the seats yet to play follow and ruff a lead of this suit."""
    trump = words[W_TRUMP]
    if led == trump or trump < 0:
        return
    for i in range(others):
        at = W_OTHER + i * _OTHER_SIZE
        follows = _holds(words, odds, at, led, 0)
        words[at + _FOLLOWS] = follows
        words[at + _RUFFS] = ((FULL - follows) * _holds(words, odds, at, trump, 0)) >> 10


def _share(words: array[int], odds: array[int], others: int, best: int, ours: int) -> int:
    """Chance that the own side takes the trick, from that before those yet to play have tried to beat `best`."""
    trump = words[W_TRUMP]
    suit = best >> 3
    led = words[W_LED]
    if words[W_TABLE] == 0:
        led = suit
    lowest = (best & 7) + 1
    if words[W_FLAGS] & LATER_TWIN_WINS != 0:
        lowest -= 1
    for i in range(others):
        at = W_OTHER + i * _OTHER_SIZE
        if led == trump or trump < 0:
            beats = _holds(words, odds, at, suit, lowest)
        elif suit == trump:
            beats = ((FULL - words[at + _FOLLOWS]) * _holds(words, odds, at, trump, lowest)) >> 10
        else:
            beats = _holds(words, odds, at, led, lowest) + words[at + _RUFFS]
        if words[at + _FRIEND] != 0:
            ours += ((FULL - ours) * beats) >> 10
        else:
            ours -= (ours * beats) >> 10
    return ours


def _holds(words: array[int], odds: array[int], at: int, suit: int, strength: int) -> int:
    """Chance that a seat yet to play holds a card of the suit of at least this strength: sure if shown, else by count.

    The count is the share of the pool that the seat holds.
    """
    seat = words[at + _SEAT]
    if ((words[W_KNOWN_MASK + seat] >> (8 * suit)) & 255) >> strength != 0:
        return FULL
    void = (words[W_VOID + seat] >> suit) & 1
    wanted = ((words[W_POOL + suit] >> (7 * strength)) & 127) * (1 - void)
    if words[W_ROOMS] == 0:
        return odds_without(words[at + _FROM], words[at + _ROOM], wanted)
    return odds[words[at + _ODDS] + wanted]


def _keep(words: array[int], card_points: array[int], players: int, trump: int, kind: int) -> int:
    """What the card is worth in a later trick, in 1024ths of a point."""
    unit = card_points[7]
    strength = kind & 7
    above = words[W_UNSEEN + (kind >> 3)] >> (7 * strength + 7)
    keep = 25 * unit * strength
    if above == 0 and players == 2:  # with one opponent a winner need not wait for its moment
        keep += 500 * card_points[strength] + 100 * unit
    elif above == 0:
        keep += 800 * card_points[strength] + 450 * unit
    elif above & 127 == 1:
        keep += 200 * card_points[strength] + 300 * unit
    if kind >> 3 == trump:
        keep += 700 * unit + 60 * unit * strength
    return keep


def _lead_bonus(words: array[int], card_points: array[int], me: int, players: int, kind: int) -> int:
    """What leading a trump does beyond its own trick: a declarer draws trumps, with low ones; others leave them."""
    unit = card_points[7]
    suit = kind >> 3
    out = words[W_UNSEEN + suit] & 127
    if out == 0:
        return 0
    declarer = words[W_DECLARER]
    if declarer >= 0 and words[W_SIDE + declarer] != words[W_SIDE + me]:
        return -500 * unit
    if 3 * card_points[kind & 7] > unit:
        return 0
    if (words[W_HAND + me * 4 + suit] & 127) * (players - 1) < out:
        return 0
    # High among the low ones: it takes more to beat. Partners draw trumps together and need no hurry.
    hurry = 0 if words[W_PARTNERS] != 0 else 500
    return (hurry + 140 * (kind & 7)) * unit


def _only_loser(words: array[int], me: int, legal: int) -> int:
    """On lead with no trump out: the one loser beside a trump, if all else wins. It goes first, the trump wins last."""
    trump = words[W_TRUMP]
    if trump < 0 or words[W_UNSEEN + trump] != 0 or (legal >> (8 * trump)) & 255 == 0:
        return -1
    loser = -1
    losers = 0
    for kind in range(KINDS):
        if (legal >> kind) & 1 != 0 and kind >> 3 != trump:
            up = 7 * (kind & 7)
            if words[W_UNSEEN + (kind >> 3)] >> (up + 7) != 0:
                held = words[W_HAND + me * 4 + (kind >> 3)] >> up
                losers += (held & 127) - ((held >> 7) & 127)
                if losers > 1:
                    return -1
                loser = kind
    return loser if losers == 1 else -1


_BITS = 125613361  # each of its 32 windows of five bits is another number
_PLACE = (
    0,
    1,
    28,
    2,
    29,
    14,
    24,
    3,
    30,
    22,
    20,
    15,
    25,
    17,
    4,
    8,
    31,
    27,
    13,
    23,
    21,
    19,
    16,
    7,
    26,
    12,
    18,
    6,
    11,
    5,
    10,
    9,
)


def _lowest(mask: int) -> int:
    """The lowest kind of a mask, -1 of an empty one."""
    if mask == 0:
        return -1
    return _PLACE[(((mask & -mask) * _BITS) & 4294967295) >> 27]
