"""Melds of two-handed play while the stock lasts, for simulation: what lies tabled, what may be laid, what to hope for.

A position of the stock phase is one array of STOCK_SIZE integers of 64 bits (``new_words``), below called `s`; the
rules of the set for one trump are another, `rules`. Numbering of kinds and flags as in `layout`; points are points of
the table, hopes and values are in 1024ths of a point, chances in 1024ths.

Rules that no set of the catalogue needs are left out: a roundhouse is not laid here. Which tabled cards a new meld
takes is not searched: those that serve come first, and at least one card comes from the hand where that is the rule.
"""

from __future__ import annotations

from array import array

from binocle.kernel.layout import KINDS

# The rules for one trump
R_UNIT = 0  # points of the tens scale in one point
R_TRUMP = 1
R_DIX = 2  # its kind, -1: none
R_DIX_POINTS = 3
R_AFTER = 4  # 1: the winner melds after the draw (HAY-01)
R_AFTER_LAST = 5  # and once more when the stock is gone
R_SEVERAL = 6  # melds a trick: 1 several, 0 one
R_FRESH = 7  # 1: a card of each meld comes from the hand
R_DIFFERENCE = 8  # 1: a grown meld pays what it adds
R_BY_MELD = 9  # 1: a tabled card grows in its class with its whole meld only
R_DIX_IS_MELD = 10
R_CHOICE = 11  # 1: of the last two cards the winner may choose
R_STOCK_FLAGS = 12
R_FLAGS = 13
R_LAST_TRICK = 14
R_ROWS = 15
R_ROW = 16  # rows of ROW_SIZE
ROW_GROUP = 0
ROW_VALUE = 1
ROW_WHOLE = 2
ROW_FROM_HAND = 3
ROW_MASK = 4
ROW_NEED = 5  # copies of each kind
ROW_KINDS = 6  # how many different kinds; they follow
ROW_KIND = 7
ROW_INSIDE = 15  # what the dearest smaller meld inside it pays
ROW_SIZE = 16
MOST_ROWS = 24
# How a seat weighs things: STYLE_SIZE numbers for each, in 1024ths of a point of the tens scale or of one
R_STYLE = R_ROW + MOST_ROWS * ROW_SIZE
STYLE_TRUMP = 0  # by strength: what a trump is worth once the stock is gone
STYLE_PLAIN = 8  # and a card of another suit
STYLE_HOPE = 16  # share of the hopes for melds that counts; they lean on the same cards and draws
STYLE_RIVAL = 17  # what the opponent's right to meld is worth while nothing is known of his hand
STYLE_EAGER_DEAR = 18  # how surely the opponent takes a trick with points that he can take in its suit
STYLE_EAGER = 19  # and one without
STYLE_CUT_DEAR = 20  # how surely he trumps a trick with points
STYLE_CUT = 21
STYLE_GAIN = 22  # what he adds to a trick that he loses
STYLE_LOSS = 23  # and to one that he takes
STYLE_LAST = 24  # what the card is worth that the loser of the last stock trick does not get
STYLE_READY = 25  # share of ready melds that counts for winning
STYLE_LOST = 26  # share of the points of a lost trick that counts
STYLE_LEAD = 27  # what the first lead of phase two is worth
STYLE_SIZE = 28
RULES_SIZE = R_STYLE + 2 * STYLE_SIZE

# The position
S_TURN = 0  # who plays next, or melds and draws
S_LYING = 1  # the card led, -1
S_MELDER = 2  # who may meld now, -1
S_UNDRAWN = 3  # 1: a trick is taken and nothing drawn yet
S_LEFT = 4  # cards to be drawn, upcard included
S_NEXT = 5  # place of the next card in the stock
S_UPCARD = 6
S_EXCHANGED = 7  # 1: the dix has been exchanged
S_PENDING = 8  # a card taken from the hand or table and yet to be laid to the trick, -1
S_PICK = 9  # the next draw takes 1 the upcard first, -1 the stock's card; 0: as the rule of thumb says
S_MADE = 10  # melds made after this trick
S_FLIP = 11  # 1: the two cards of each draw are swapped
S_LAY = 12  # chance to win one more trick in time to meld
S_TRIES = 13
S_ALL = 16  # by kind: cards not played
S_TABLED = 48  # by kind: cards on both tables
S_UNSEEN = 80  # by kind: cards in the stock or in the other hand, for the seat that looks
S_COMING = 112  # n * 4 + k: chance to draw k of n unseen cards, n 0 .. 4
S_CLEAR = 132  # n: chance that the opponent holds none of n unseen cards, n 0 .. 32
S_COST = 166  # by kind: hopes lost when a card of the hand goes
S_TABLE_COST = 198  # by kind: hopes lost when a tabled one goes
S_READY = 230  # rows that could be laid now, as bits
S_SEATS = 232
# Of each seat
P_HAND = 0  # by kind
P_SERVES = 32  # row by row: kinds of which a tabled card serves for it, as bits
P_TWICE = 56  # and kinds of which two do
P_MASK = 80  # kinds in hand
P_PAIRS = 81  # kinds in hand twice or more
P_TABLE = 82  # kinds on the table
P_HELD = 83  # cards in hand
P_TOKENS = 84
P_POINTS = 85
P_TRICKS = 86
P_MELD = 87
P_MELDS = 88  # melds laid: the number of the last
P_TOKEN = 90  # tokens of TOKEN_SIZE
T_KIND = 0
T_TOP = 1  # by group: what the dearest meld pays it lies in, 0: none, SPENT: it serves no more
T_PAID = 4  # by group: its share of what its melds have paid, in 120ths of a point
T_MELD = 7  # by group: number of its last meld
TOKEN_SIZE = 10
MOST_TOKENS = 18
SEAT_SIZE = P_TOKEN + MOST_TOKENS * TOKEN_SIZE
STOCK_SIZE = S_SEATS + 2 * SEAT_SIZE

GROUPS = 3
SPENT = 1000000


def note_tokens(s: array[int], rules: array[int], seat: int) -> None:
    """Work out anew which rows the tabled cards of a seat serve."""
    at = S_SEATS + seat * SEAT_SIZE
    rows = rules[R_ROWS]
    for row in range(rows):
        s[at + P_SERVES + row] = 0
        s[at + P_TWICE + row] = 0
    table = 0
    for i in range(s[at + P_TOKENS]):
        token = at + P_TOKEN + i * TOKEN_SIZE
        bit = 1 << s[token + T_KIND]
        table |= bit
        for row in range(rows):
            if serves(s, rules, token, row):
                s[at + P_TWICE + row] |= s[at + P_SERVES + row] & bit
                s[at + P_SERVES + row] |= bit
    s[at + P_TABLE] = table


def serves(s: array[int], rules: array[int], token: int, row: int) -> bool:
    """Whether a tabled card may lie in this meld: new in its class, or in a bigger meld than before (2H-MELD-06)."""
    line = R_ROW + row * ROW_SIZE
    top = s[token + T_TOP + rules[line + ROW_GROUP]]
    if rules[line + ROW_FROM_HAND] != 0 or (top > 0 and rules[line + ROW_WHOLE] != 0):
        return False
    return top < rules[line + ROW_VALUE]


def take_from_hand(s: array[int], seat: int, kind: int) -> None:
    """Take a card out of a hand."""
    at = S_SEATS + seat * SEAT_SIZE
    s[at + P_HELD] -= 1
    copies = s[at + P_HAND + kind] - 1
    s[at + P_HAND + kind] = copies
    if copies == 0:
        s[at + P_MASK] &= ~(1 << kind)
    elif copies == 1:
        s[at + P_PAIRS] &= ~(1 << kind)


def give_to_hand(s: array[int], seat: int, kind: int) -> None:
    """Put a card into a hand."""
    at = S_SEATS + seat * SEAT_SIZE
    s[at + P_HELD] += 1
    s[at + P_HAND + kind] += 1
    s[at + P_PAIRS] |= s[at + P_MASK] & (1 << kind)
    s[at + P_MASK] |= 1 << kind


def add_token(s: array[int], seat: int, kind: int) -> int:
    """Lay a card on the table in no meld; where its token stands."""
    at = S_SEATS + seat * SEAT_SIZE
    token = at + P_TOKEN + s[at + P_TOKENS] * TOKEN_SIZE
    s[at + P_TOKENS] += 1
    s[S_TABLED + kind] += 1
    for i in range(TOKEN_SIZE):
        s[token + i] = 0
    s[token + T_KIND] = kind
    return token


def take_token(s: array[int], rules: array[int], seat: int, number: int) -> int:
    """Take a tabled card up; its kind. By R_BY_MELD the cards that lay in a meld with it grow in that class no more."""
    at = S_SEATS + seat * SEAT_SIZE
    token = at + P_TOKEN + number * TOKEN_SIZE
    kind = s[token + T_KIND]
    s[S_TABLED + kind] -= 1
    last = at + P_TOKEN + (s[at + P_TOKENS] - 1) * TOKEN_SIZE
    if rules[R_BY_MELD] != 0:
        for group in range(GROUPS):
            meld = s[token + T_MELD + group]
            if meld > 0:
                other = at + P_TOKEN
                while other <= last:
                    if s[other + T_MELD + group] == meld:
                        s[other + T_TOP + group] = SPENT
                    other += TOKEN_SIZE
    for i in range(TOKEN_SIZE):
        s[token + i] = s[last + i]
    s[at + P_TOKENS] -= 1
    note_tokens(s, rules, seat)
    return kind


def lay_row(s: array[int], rules: array[int], seat: int, row: int) -> int:
    """Lay a meld down that is ready and book it; what it pays."""
    at = S_SEATS + seat * SEAT_SIZE
    line = R_ROW + row * ROW_SIZE
    group = rules[line + ROW_GROUP]
    need = rules[line + ROW_NEED]
    size = rules[line + ROW_KINDS]
    value = rules[line + ROW_VALUE]
    fresh = 0
    for i in range(size):
        kind = rules[line + ROW_KIND + i]
        lying = ((s[at + P_SERVES + row] >> kind) & 1) + ((s[at + P_TWICE + row] >> kind) & 1)
        fresh += max(0, need - lying)
    s[at + P_MELDS] += 1
    number = s[at + P_MELDS]
    first = s[at + P_TOKENS]
    paid = 0
    for i in range(size):
        kind = rules[line + ROW_KIND + i]
        wanted = need
        if rules[R_FRESH] != 0 and fresh == 0 and s[at + P_HAND + kind] > 0:
            wanted -= 1  # a card from the hand although tabled ones would do
            fresh = 1
            take_from_hand(s, seat, kind)
            add_token(s, seat, kind)
        token = at + P_TOKEN
        for _ in range(first):
            if wanted > 0 and s[token + T_KIND] == kind and serves(s, rules, token, row):
                wanted -= 1
                paid += s[token + T_PAID + group]
                s[token + T_MELD + group] = number
            token += TOKEN_SIZE
        for _ in range(wanted):
            take_from_hand(s, seat, kind)
            add_token(s, seat, kind)
    pay = value
    if rules[R_DIFFERENCE] != 0:
        pay -= paid // 120
    share = pay * 120 // (size * need)
    for i in range(s[at + P_TOKENS]):
        token = at + P_TOKEN + i * TOKEN_SIZE
        if i >= first:
            s[token + T_MELD + group] = number
        if s[token + T_MELD + group] == number:
            s[token + T_TOP + group] = value
            s[token + T_PAID + group] += share
    s[at + P_MELD] += pay
    s[S_MADE] += 1
    note_tokens(s, rules, seat)
    return pay


def look_ahead(s: array[int], rules: array[int], seat: int) -> None:
    """Chances of this seat from here on: to draw cards, to win a trick in time, that the opponent lacks cards."""
    at = S_SEATS + seat * SEAT_SIZE
    for kind in range(KINDS):
        s[S_UNSEEN + kind] = s[S_ALL + kind] - s[S_TABLED + kind] - s[at + P_HAND + kind]
    left = s[S_LEFT]
    if left > 0:
        s[S_UNSEEN + s[S_UPCARD]] = max(0, s[S_UNSEEN + s[S_UPCARD]] - 1)
    rival = s[S_SEATS + (1 - seat) * SEAT_SIZE + P_HELD]
    total = max(1, rival + max(0, left - 1))
    share = min(1024, 512 * left // total)
    tries = left // 2
    if s[S_MELDER] >= 0 and left > 0:
        tries -= 1
    if rules[R_AFTER] != 0 and rules[R_AFTER_LAST] == 0:
        tries -= 1
    tries = max(0, tries)
    s[S_TRIES] = tries
    s[S_LAY] = 1024 - (1024 >> tries)
    rest = 1024 - share
    none = 1024  # of n cards
    one = 0
    for n in range(5):
        at = S_COMING + 4 * n
        s[at] = 1024
        s[at + 1] = 1024 - none
        s[at + 2] = max(0, 1024 - none - one)
        one = (one * rest + none * share) >> 10
        none = (none * rest) >> 10
    miss = max(0, 1024 - 1024 * rival // total)
    clear = 1024
    for n in range(33):
        s[S_CLEAR + n] = clear
        clear = (clear * miss) >> 10


def ready_rows(s: array[int], rules: array[int], seat: int) -> int:
    """The rows this seat could lay down now, as bits."""
    at = S_SEATS + seat * SEAT_SIZE
    hand = s[at + P_MASK]
    found = 0
    for row in range(rules[R_ROWS]):
        line = R_ROW + row * ROW_SIZE
        mask = rules[line + ROW_MASK]
        there = hand | s[at + P_SERVES + row]
        if rules[line + ROW_NEED] == 2:
            there = at_least_two(s, at, row)
        if mask & ~there == 0 and (mask & hand != 0 or rules[R_FRESH] == 0):
            found |= 1 << row
    return found


def at_least_two(s: array[int], at: int, row: int) -> int:
    """The kinds of which the seat at `at` could lay two for a row."""
    return s[at + P_PAIRS] | (s[at + P_MASK] & s[at + P_SERVES + row]) | s[at + P_TWICE + row]


def hopes(s: array[int], rules: array[int], seat: int) -> int:
    """What melds will still pay this seat, each by its points and the chance to complete and lay it.

    Also notes down which rows are ready (S_READY), and what of the hope is lost with a card of the hand (S_COST) or of
    the table (S_TABLE_COST). `look_ahead` must have been called for the seat.
    """
    at = S_SEATS + seat * SEAT_SIZE
    for kind in range(KINDS):
        s[S_COST + kind] = 0
        s[S_TABLE_COST + kind] = 0
    ready = ready_rows(s, rules, seat)
    s[S_READY] = ready
    hand = s[at + P_MASK]
    total = 0
    for row in range(rules[R_ROWS]):
        line = R_ROW + row * ROW_SIZE
        mask = rules[line + ROW_MASK]
        need = rules[line + ROW_NEED]
        two = at_least_two(s, at, row)
        lying = s[at + P_SERVES + row]
        lacking = mask & ~(hand | lying)
        twice = mask & ~two if need == 2 or (ready >> row) & 1 != 0 else 0
        # Three cards to come are too many to count on.
        if lacking & (lacking - 1) & ((lacking & (lacking - 1)) - 1) != 0:
            continue
        pay = rules[line + ROW_VALUE]
        if rules[R_DIFFERENCE] != 0:
            pay -= rules[line + ROW_INSIDE]
        odds = s[S_LAY] * pay
        if need == 1:
            total += _row_hopes(s, rules, line, lacking, odds, mask & ~two & hand, mask & ~two & lying)
            if (ready >> row) & 1 != 0 and twice & (twice - 1) == 0:
                total += _row_hopes(s, rules, line, twice, odds, mask & two & hand, 0)
        elif twice & (twice - 1) & ((twice & (twice - 1)) - 1) == 0:
            for i in range(rules[line + ROW_KINDS]):  # one for the first copy, one for the second
                kind = rules[line + ROW_KIND + i]
                if (lacking >> kind) & 1 != 0:
                    odds = (odds * s[S_COMING + 4 * s[S_UNSEEN + kind] + 2]) >> 10
                    twice &= ~(1 << kind)
            total += _row_hopes(s, rules, line, twice, odds, mask & hand, mask & lying)
    return total


def _row_hopes(s: array[int], rules: array[int], line: int, lacking: int, odds: int, single: int, tabled: int) -> int:
    """What a row will pay by chance when these kinds are lacking; to be told off by those that are there just once."""
    size = rules[line + ROW_KINDS]
    for i in range(size):
        kind = rules[line + ROW_KIND + i]
        if (lacking >> kind) & 1 != 0:
            odds = (odds * s[S_COMING + 4 * s[S_UNSEEN + kind] + 1]) >> 10
    if odds == 0:
        return 0
    for i in range(size):
        kind = rules[line + ROW_KIND + i]
        lost = odds - ((odds * s[S_COMING + 4 * s[S_UNSEEN + kind] + 1]) >> 10)
        if (single >> kind) & 1 != 0:
            s[S_COST + kind] += lost
        if (tabled >> kind) & 1 != 0:
            s[S_TABLE_COST + kind] += lost
    return odds
