"""The card that two-handed play lays by rule of thumb while there is a stock, from what the seat sees.

Positions and rules as in `stock_melds`; worths and chances are parts of 1,024.
"""

from __future__ import annotations

from array import array

from binocle.kernel.follow import legal_kinds, winning_kinds
from binocle.kernel.layout import ALL_KINDS, FREE, KINDS, SUIT_MASK
from binocle.kernel.stock_melds import (
    P_HAND,
    P_MASK,
    P_TABLE,
    P_TOKEN,
    P_TOKENS,
    R_CHOICE,
    R_DIX,
    R_DIX_POINTS,
    R_ROW,
    R_ROWS,
    R_STOCK_FLAGS,
    R_STYLE,
    R_TRUMP,
    R_UNIT,
    ROW_SIZE,
    ROW_VALUE,
    S_CLEAR,
    S_COST,
    S_EXCHANGED,
    S_LAY,
    S_LEFT,
    S_LYING,
    S_READY,
    S_SEATS,
    S_TABLE_COST,
    S_TRIES,
    S_UNSEEN,
    S_UPCARD,
    SEAT_SIZE,
    STYLE_CUT,
    STYLE_EAGER,
    STYLE_GAIN,
    STYLE_HOPE,
    STYLE_LAST,
    STYLE_LEAD,
    STYLE_LOSS,
    STYLE_LOST,
    STYLE_PLAIN,
    STYLE_READY,
    STYLE_RIVAL,
    STYLE_SIZE,
    STYLE_TRUMP,
    T_KIND,
    TOKEN_SIZE,
    hopes,
    look_ahead,
    take_from_hand,
    take_token,
)


def worth_later(rules: array[int], style: int, kind: int) -> int:
    """What a card is worth once the stock is gone."""
    if kind >> 3 == rules[R_TRUMP]:
        return rules[style + STYLE_TRUMP + (kind & 7)]
    return rules[style + STYLE_PLAIN + (kind & 7)]


def choose_stock_card(s: array[int], rules: array[int], card_points: array[int], seat: int) -> int:
    """The card with the best of trick, melds kept and strength kept, taken from hand or table."""
    at = S_SEATS + seat * SEAT_SIZE
    style = R_STYLE + seat * STYLE_SIZE
    look_ahead(s, rules, seat)
    hopes(s, rules, seat)
    dix = rules[R_DIX]
    if dix >= 0 and s[at + P_HAND + dix] > 0:
        lost = s[S_LAY] * rules[R_DIX_POINTS]
        if s[S_EXCHANGED] == 0:
            lost += s[S_LAY] * (worth_later(rules, style, s[S_UPCARD]) - worth_later(rules, style, dix)) >> 10
        s[S_COST + dix] += lost
    win = _win_is_worth(s, rules, seat)
    if s[S_LEFT] == 2:  # the loser of the last stock trick gets the upcard, or what the winner leaves
        better = (worth_later(rules, style, s[S_UPCARD]) - rules[style + STYLE_LAST]) // 2
        win += rules[style + STYLE_LEAD] + (abs(better) if rules[R_CHOICE] != 0 else -better)
    allowed = ALL_KINDS
    led = s[S_LYING]
    if led >= 0 and rules[R_STOCK_FLAGS] != FREE:
        mask = s[at + P_MASK] | s[at + P_TABLE]
        allowed = legal_kinds(mask, led >> 3, led, led, rules[R_TRUMP], rules[R_STOCK_FLAGS])
    best = -1
    tabled = False
    highest = 0
    hand = s[at + P_MASK] & allowed
    table = s[at + P_TABLE] & allowed
    above = 0
    trumps = 0
    trump = rules[R_TRUMP]
    for kind in range(8 * trump, 8 * trump + 8):
        trumps += s[S_UNSEEN + kind]
    for kind in range(KINDS - 1, -1, -1):
        if kind & 7 == 7:
            above = 0
        if ((hand | table) >> kind) & 1 != 0:
            if led >= 0:
                value = _following(s, rules, card_points, style, kind, win)
            else:
                value = _leading(s, rules, card_points, seat, kind, win, above, trumps)
            value -= worth_later(rules, style, kind)
            if (hand >> kind) & 1 != 0:
                worth = value - (s[S_COST + kind] * rules[style + STYLE_HOPE] >> 10)
                if best < 0 or worth >= highest:
                    best = kind
                    highest = worth
                    tabled = False
            if (table >> kind) & 1 != 0:
                worth = value - (s[S_TABLE_COST + kind] * rules[style + STYLE_HOPE] >> 10)
                if best < 0 or worth >= highest:
                    best = kind
                    highest = worth
                    tabled = True
        above += s[S_UNSEEN + kind]
    if tabled:
        for i in range(s[at + P_TOKENS]):
            if s[at + P_TOKEN + i * TOKEN_SIZE + T_KIND] == best:
                take_token(s, rules, seat, i)
                break
    else:
        take_from_hand(s, seat, best)
    return best


def _win_is_worth(s: array[int], rules: array[int], seat: int) -> int:
    """What the right to meld after this trick adds to that after later ones. `hopes` must have been called."""
    tries = s[S_TRIES]
    if tries == 0:
        return 0
    later = tries - 1
    style = R_STYLE + seat * STYLE_SIZE
    high = 0
    low = 0
    for row in range(rules[R_ROWS]):
        if (s[S_READY] >> row) & 1 != 0:
            value = rules[R_ROW + row * ROW_SIZE + ROW_VALUE]
            if value > high:
                low = high
                high = value
            elif value > low:
                low = value
    total = (1024 * high) >> later
    if later >= 1:
        total += (1024 * low * later) >> later
    dix = rules[R_DIX]
    if dix >= 0:
        total += (1024 * rules[R_DIX_POINTS] * s[S_SEATS + seat * SEAT_SIZE + P_HAND + dix]) >> later
    return (total * rules[style + STYLE_READY] >> 10) + rules[style + STYLE_RIVAL]


def _following(s: array[int], rules: array[int], card_points: array[int], style: int, kind: int, win: int) -> int:
    """What the trick brings by this card laid second: its points, and the right to meld."""
    led = s[S_LYING]
    pot = card_points[led & 7] + card_points[kind & 7]
    takes = (winning_kinds(led, led >> 3, rules[R_TRUMP], rules[R_STOCK_FLAGS]) >> kind) & 1
    return 1024 * pot + win if takes != 0 else -pot * rules[style + STYLE_LOST]


def _leading(
    s: array[int], rules: array[int], card_points: array[int], seat: int, kind: int, win: int, above: int, trumps: int
) -> int:
    """What the trick brings by leading this card, with so many unseen cards above it and so many unseen trumps."""
    style = R_STYLE + seat * STYLE_SIZE
    rival = S_SEATS + (1 - seat) * SEAT_SIZE
    mine = card_points[kind & 7]
    dear = 1 if mine * rules[R_UNIT] >= 10 else 0
    eager = rules[style + STYLE_EAGER - dear]
    higher = SUIT_MASK << (kind & 24) & -(2 << kind)
    beaten = eager
    if s[rival + P_TABLE] & higher == 0:
        beaten = eager * (1024 - s[S_CLEAR + min(32, above)]) >> 10
    if kind >> 3 != rules[R_TRUMP]:
        ruffed = rules[style + STYLE_CUT - dear] * (1024 - s[S_CLEAR + min(32, trumps)]) >> 10
        beaten += (1024 - beaten) * ruffed >> 10
    odds = 1024 - beaten
    gain = 1024 * mine + rules[style + STYLE_GAIN] + win
    loss = (mine * rules[style + STYLE_LOST]) + rules[style + STYLE_LOSS]
    return (odds * gain - beaten * loss) >> 10
