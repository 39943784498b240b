"""A position of trick play in a few words, made for speed: what every seat holds, has shown and has not seen.

The cards of one suit are one word: eight counts of seven bits, the r-th tells how many cards of strength r or more
there are. Words of a suit add and subtract like the sets they stand for, and the question of all rules of thumb, how
many cards beat this one, is a shift. Numbering of kinds, seats and flags as in `layout`.

A position is an array of WORDS integers of 64 bits (``new_words``), each below 2**62. It keeps no history: cards
cannot be taken back, and of the past it knows the voids that seats have shown.
"""

from __future__ import annotations

from array import array

from binocle.kernel.follow import winning_kinds
from binocle.kernel.layout import (
    BEST,
    BEST_SEAT,
    BURIER,
    CARDS,
    FLAGS,
    FOLLOW,
    HELD,
    HIDDEN,
    KINDS,
    KNOWN,
    LAST_TRICK,
    LED,
    LED_BEST,
    MAX_SEATS,
    PLAYERS,
    PLAYS,
    POINTS,
    STEP,
    TABLE,
    TO_PLAY,
    TRICK,
    TRICKS,
    TRUMP,
    TRUMP_WHEN_VOID,
    UNDO,
    UNDO_SIZE,
    WAS_KIND,
    WAS_LED,
    WAS_SEAT,
    new_words,
)

# Words by seat or by suit
W_ALL = 0  # suit: cards not played, wherever they are
W_DOWN = 4  # suit: of these the ones face down, which the burier knows
W_MASK = 8  # seat: mask of the kinds it holds
W_KNOWN_MASK = 12  # seat: mask of the kinds everybody knows it to hold
W_HELD = 16
W_SHOWN = 20  # seat: how many of its cards everybody knows
W_VOID = 24  # seat: bits of the suits it has shown to lack
W_POINTS = 28
W_TRICKS = 32
W_SIDE = 36  # seat: a number that seats playing together share
W_HAND = 40  # seat * 4 + suit
W_KNOWN = 56  # seat * 4 + suit
# Header
W_PLAYERS = 72
W_STEP = 73
W_TRUMP = 74
W_FLAGS = 75
W_LAST_TRICK = 76
W_BURIER = 77
W_TO_PLAY = 78
W_TABLE = 79
W_LED = 80
W_BEST = 81
W_BEST_SEAT = 82
W_LED_BEST = 83
W_POT = 84  # points on the table
W_LEFT = 85  # cards in all hands
W_DECLARER = 86
W_PARTNERS = 87
W_ROOMS = 88  # shape of the table of odds; 0: there is none
W_WANTS = 89
KEPT = 90
# Room to think in
W_UNSEEN = 92  # suit: cards the seat to play has not seen
W_POOL = 96  # suit: of these the ones it cannot place
W_OTHER = 100  # three seats yet to play, eight words each: see `policy`
WORDS = 124

UP = 567382630219905  # one card of strength 7: one in each of the eight counts
FULL = 1024


def cards_up(cards: int, strength: int) -> int:
    """How many cards of a suit's word have at least this strength (0 .. 8)."""
    return (cards >> (7 * strength)) & 127


def one_card(strength: int) -> int:
    """The word of a suit with one card of this strength."""
    return UP & ((1 << (7 * strength + 7)) - 1)


def side_of(seat: int, players: int, partners: int, declarer: int) -> int:
    """A number that seats playing together share."""
    if partners != 0:
        return seat & 1
    if players > 2 and declarer >= 0:
        return 1 if seat == declarer else 0
    return seat


def lacks(seen: array[int], seat: int) -> int:
    """Bits of the suits this seat has shown to be void in, by not following and not trumping when it had to."""
    suits = 0
    flags = seen[FLAGS]
    if flags & FOLLOW == 0:
        return 0
    trump = seen[TRUMP]
    for play in range(seen[PLAYS]):
        at = UNDO + play * UNDO_SIZE
        if seen[at + WAS_SEAT] == seat and seen[at + WAS_LED] >= 0:
            suit = seen[at + WAS_KIND] >> 3
            if suit != seen[at + WAS_LED]:
                suits |= 1 << seen[at + WAS_LED]
                if trump >= 0 and suit != trump and flags & TRUMP_WHEN_VOID != 0:
                    suits |= 1 << trump
    return suits


def count_header(cells: array[int], card_points: array[int], partners: int, declarer: int, words: array[int]) -> None:
    """Everything of a position but the cards not played: trick, points, sides, voids shown."""
    for i in range(WORDS):
        words[i] = 0
    players = cells[PLAYERS]
    for seat in range(players):
        words[W_POINTS + seat] = cells[POINTS + seat]
        words[W_TRICKS + seat] = cells[TRICKS + seat]
        words[W_VOID + seat] = lacks(cells, seat)
        words[W_SIDE + seat] = side_of(seat, players, partners, declarer)
    words[W_PLAYERS] = players
    words[W_STEP] = cells[STEP]
    words[W_TRUMP] = cells[TRUMP]
    words[W_FLAGS] = cells[FLAGS]
    words[W_LAST_TRICK] = cells[LAST_TRICK]
    words[W_BURIER] = -1
    words[W_TO_PLAY] = cells[TO_PLAY]
    words[W_TABLE] = cells[TABLE]
    words[W_LED] = cells[LED]
    words[W_BEST] = cells[BEST]
    words[W_BEST_SEAT] = cells[BEST_SEAT]
    words[W_LED_BEST] = cells[LED_BEST]
    words[W_DECLARER] = declarer
    words[W_PARTNERS] = partners
    pot = 0
    for i in range(cells[TABLE]):
        pot += card_points[cells[TRICK + i] & 7]
    words[W_POT] = pot


def add_cards(words: array[int], seat: int, kind: int, copies: int) -> None:
    """Put cards into a hand; they count among those not played."""
    cards = copies * one_card(kind & 7)
    words[W_ALL + (kind >> 3)] += cards
    words[W_HAND + seat * 4 + (kind >> 3)] += cards
    words[W_MASK + seat] |= 1 << kind
    words[W_HELD + seat] += copies
    words[W_LEFT] += copies


def add_known(words: array[int], seat: int, kind: int, copies: int) -> None:
    """Say that everybody knows this seat to hold cards that `add_cards` gave it."""
    words[W_KNOWN + seat * 4 + (kind >> 3)] += copies * one_card(kind & 7)
    words[W_KNOWN_MASK + seat] |= 1 << kind
    words[W_SHOWN + seat] += copies


def count_cells(cells: array[int], card_points: array[int], partners: int, declarer: int, words: array[int]) -> None:
    """The words of a position in which all hands are laid open."""
    count_header(cells, card_points, partners, declarer, words)
    words[W_BURIER] = cells[BURIER]
    for seat in range(cells[PLAYERS]):
        for kind in range(KINDS):
            copies = cells[CARDS + seat * KINDS + kind]
            if copies > 0:
                add_cards(words, seat, kind, copies)
                known = cells[KNOWN + seat * KINDS + kind]
                if known > 0:
                    add_known(words, seat, kind, known)
    for kind in range(KINDS):
        copies = cells[HIDDEN + kind]
        if copies > 0:
            words[W_ALL + (kind >> 3)] += copies * one_card(kind & 7)
            words[W_DOWN + (kind >> 3)] += copies * one_card(kind & 7)


def count_seen(seen: array[int], card_points: array[int], partners: int, declarer: int, words: array[int]) -> None:
    """The words of a masked position: the hands of others are what they are known to hold."""
    count_header(seen, card_points, partners, declarer, words)
    me = seen[TO_PLAY]
    for seat in range(MAX_SEATS):
        if seat < seen[PLAYERS]:
            for kind in range(KINDS):
                copies = seen[CARDS + seat * KINDS + kind]
                if copies > 0:
                    add_cards(words, seat, kind, copies)
                    if seat != me:
                        add_known(words, seat, kind, copies)
            words[W_HELD + seat] = seen[HELD + seat]
    for kind in range(KINDS):
        copies = seen[HIDDEN + kind]
        if copies > 0:
            words[W_ALL + (kind >> 3)] += copies * one_card(kind & 7)


def lay_down(words: array[int], kind: int, card_points: array[int]) -> int:
    """`trick.make_play` on words: the seat that takes the trick by this card, or -1 while it is open."""
    seat = words[W_TO_PLAY]
    table = words[W_TABLE]
    suit = kind >> 3
    strength = kind & 7
    card = one_card(strength)
    words[W_ALL + suit] -= card
    left = words[W_HAND + seat * 4 + suit] - card
    words[W_HAND + seat * 4 + suit] = left
    if ((left >> (7 * strength)) & 127) == ((left >> (7 * strength + 7)) & 127):
        words[W_MASK + seat] &= ~(1 << kind)
    if (words[W_KNOWN_MASK + seat] >> kind) & 1 != 0:
        known = words[W_KNOWN + seat * 4 + suit] - card
        words[W_KNOWN + seat * 4 + suit] = known
        words[W_SHOWN + seat] -= 1
        if ((known >> (7 * strength)) & 127) == ((known >> (7 * strength + 7)) & 127):
            words[W_KNOWN_MASK + seat] &= ~(1 << kind)
    words[W_HELD + seat] -= 1
    words[W_LEFT] -= 1
    words[W_POT] += card_points[strength]
    trump = words[W_TRUMP]
    flags = words[W_FLAGS]
    if table == 0:
        words[W_LED] = suit
        words[W_LED_BEST] = kind
        words[W_BEST] = kind
        words[W_BEST_SEAT] = seat
    else:
        led = words[W_LED]
        if suit == led:
            if (winning_kinds(words[W_LED_BEST], led, -1, flags) >> kind) & 1 != 0:
                words[W_LED_BEST] = kind
        elif flags & FOLLOW != 0:
            void = 1 << led
            if trump >= 0 and suit != trump and flags & TRUMP_WHEN_VOID != 0:
                void |= 1 << trump
            words[W_VOID + seat] |= void
        if (winning_kinds(words[W_BEST], led, trump, flags) >> kind) & 1 != 0:
            words[W_BEST] = kind
            words[W_BEST_SEAT] = seat
    table += 1
    players = words[W_PLAYERS]
    if table < players:
        words[W_TABLE] = table
        seat += words[W_STEP]
        if seat == players:
            seat = 0
        elif seat < 0:
            seat = players - 1
        words[W_TO_PLAY] = seat
        return -1
    winner = words[W_BEST_SEAT]
    pot = words[W_POT]
    if words[W_LEFT] == 0:
        pot += words[W_LAST_TRICK]
    words[W_POINTS + winner] += pot
    words[W_TRICKS + winner] += 1
    words[W_POT] = 0
    words[W_TABLE] = 0
    words[W_LED] = -1
    words[W_BEST] = -1
    words[W_BEST_SEAT] = -1
    words[W_LED_BEST] = -1
    words[W_TO_PLAY] = winner
    return winner


def odds_without(pool: int, room: int, wanted: int) -> int:
    """Chance in 1024ths that `room` cards out of a pool hold at least one of the `wanted` ones among it."""
    without = FULL
    for i in range(wanted):
        left = pool - i - room
        if left <= 0:
            return FULL
        without = without * left // (pool - i)
    return FULL - without


def odds_for(words: array[int]) -> array[int]:
    """A table of `odds_without` for every question that can come up from this position on, its shape in the words."""
    pools = 1
    wants = 1
    for suit in range(4):
        there = words[W_ALL + suit] & 127
        pools += there
        wants = max(wants, there + 1)
    rooms = 1
    for seat in range(words[W_PLAYERS]):
        rooms = max(rooms, words[W_HELD + seat] + 1)
    words[W_ROOMS] = rooms
    words[W_WANTS] = wants
    return odds_table(pools, rooms, wants)


def odds_table(pools: int, rooms: int, wants: int) -> array[int]:
    """`odds_without` for all arguments below these.

    That of pool, room and wanted cards stands at ``(pool * rooms + room) * wants + wanted``.
    """
    odds = new_words(pools * rooms * wants)
    for pool in range(1, pools):
        for room in range(1, rooms):
            at = (pool * rooms + room) * wants
            without = FULL
            for wanted in range(1, min(wants, pool + 1)):
                left = pool - (wanted - 1) - room
                without = without * left // (pool - (wanted - 1)) if left > 0 else 0
                odds[at + wanted] = FULL - without
    return odds
