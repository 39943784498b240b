"""Two-handed play from the stock phase to the end by rules of thumb, many worlds in one call.

Both seats play from what they see: own hand, both tables, cards played, the upcard. Positions and rules as in
`stock_melds`; once the stock is gone play goes on as in `rollout`.
"""

from __future__ import annotations

from array import array

from binocle.kernel.counting import (
    W_BEST,
    W_BEST_SEAT,
    W_BURIER,
    W_DECLARER,
    W_FLAGS,
    W_LAST_TRICK,
    W_LED,
    W_LED_BEST,
    W_PLAYERS,
    W_POINTS,
    W_SIDE,
    W_STEP,
    W_TO_PLAY,
    W_TRUMP,
    WORDS,
    add_cards,
    lay_down,
)
from binocle.kernel.follow import winning_kinds
from binocle.kernel.layout import KINDS, new_words
from binocle.kernel.rollout import play_on
from binocle.kernel.stock_card import choose_stock_card, worth_later
from binocle.kernel.stock_melds import (
    P_HAND,
    P_MELD,
    P_POINTS,
    P_TOKEN,
    P_TOKENS,
    P_TRICKS,
    R_AFTER,
    R_AFTER_LAST,
    R_CHOICE,
    R_DIFFERENCE,
    R_DIX,
    R_DIX_IS_MELD,
    R_DIX_POINTS,
    R_FLAGS,
    R_LAST_TRICK,
    R_ROW,
    R_ROWS,
    R_SEVERAL,
    R_STOCK_FLAGS,
    R_STYLE,
    R_TRUMP,
    ROW_GROUP,
    ROW_MASK,
    ROW_SIZE,
    ROW_VALUE,
    S_ALL,
    S_EXCHANGED,
    S_FLIP,
    S_LEFT,
    S_LYING,
    S_MADE,
    S_MELDER,
    S_NEXT,
    S_PENDING,
    S_PICK,
    S_SEATS,
    S_TRIES,
    S_TURN,
    S_UNDRAWN,
    S_UPCARD,
    SEAT_SIZE,
    STOCK_SIZE,
    STYLE_LAST,
    STYLE_SIZE,
    T_KIND,
    TOKEN_SIZE,
    add_token,
    give_to_hand,
    lay_row,
    look_ahead,
    note_tokens,
    ready_rows,
    take_from_hand,
)


def stock_rollouts(
    starts: array[int],
    n_starts: int,
    rules: array[int],
    me: int,
    hands: array[int],
    stock: array[int],
    stock_len: int,
    first: int,
    worlds: int,
    card_points: array[int],
    results: array[int],
) -> int:
    """Play the deal out from each start in worlds first .. first + worlds - 1; how many deals those are.

    The starts are positions after what seat `me` may do, without the opponent's concealed hand. Of each world
    ``hands[(world * 2 + seat) * 32 + kind]`` and ``stock[world * stock_len + place]`` are used. Each is played twice,
    the second time with the two cards of every draw swapped: then who has won a trick where the other did before draws
    the same cards, and luck in drawing tells less between them. What the seat has more than the opponent at the end of
    the deal, in points, goes to ``results[(world * 2 + swapped) * n_starts + start]``.
    """
    s = new_words(STOCK_SIZE)
    words = new_words(WORDS)
    other = 1 - me
    at = S_SEATS + me * SEAT_SIZE
    rival = S_SEATS + other * SEAT_SIZE
    for world in range(first, first + worlds):
        hand = (world * 2 + other) * KINDS
        for flip in range(2):
            for start in range(n_starts):
                for i in range(STOCK_SIZE):
                    s[i] = starts[start * STOCK_SIZE + i]
                s[S_FLIP] = flip
                for kind in range(KINDS):
                    for _ in range(hands[hand + kind]):
                        give_to_hand(s, other, kind)
                play_stock(s, rules, stock, world * stock_len, card_points, words)
                gain = s[at + P_POINTS] + s[at + P_MELD]
                results[(world * 2 + flip) * n_starts + start] = gain - s[rival + P_POINTS] - s[rival + P_MELD]
    return 2 * n_starts * worlds


def play_stock(
    s: array[int], rules: array[int], stock: array[int], base: int, card_points: array[int], words: array[int]
) -> None:
    """Let both seats play by rule of thumb until no card is left."""
    while s[S_LEFT] > 0 or s[S_MELDER] >= 0:
        turn = s[S_TURN]
        if s[S_PENDING] >= 0:
            if s[S_LEFT] == 0:
                break
            kind = s[S_PENDING]
            s[S_PENDING] = -1
            s[S_MELDER] = -1
            _lay_card(s, rules, card_points, kind)
        elif s[S_UNDRAWN] != 0:
            if s[S_MELDER] >= 0:
                _meld(s, rules, turn)
            _draw(s, rules, stock, base)
        elif s[S_MELDER] >= 0:
            _meld(s, rules, turn)
            s[S_MELDER] = -1
        else:
            s[S_PENDING] = choose_stock_card(s, rules, card_points, turn)
    _phase_two(s, rules, card_points, words)


def _phase_two(s: array[int], rules: array[int], card_points: array[int], words: array[int]) -> None:
    """The stock is gone: tabled cards return to the hands, and the winner of the last trick leads."""
    for i in range(WORDS):
        words[i] = 0
    words[W_PLAYERS] = 2
    words[W_STEP] = 1
    words[W_TRUMP] = rules[R_TRUMP]
    words[W_FLAGS] = rules[R_FLAGS]
    words[W_LAST_TRICK] = rules[R_LAST_TRICK]
    words[W_BURIER] = -1
    words[W_TO_PLAY] = s[S_TURN]
    words[W_LED] = -1
    words[W_BEST] = -1
    words[W_BEST_SEAT] = -1
    words[W_LED_BEST] = -1
    words[W_DECLARER] = -1
    words[W_SIDE + 1] = 1
    for seat in range(2):
        at = S_SEATS + seat * SEAT_SIZE
        for kind in range(KINDS):
            if s[at + P_HAND + kind] > 0:
                add_cards(words, seat, kind, s[at + P_HAND + kind])
        for i in range(s[at + P_TOKENS]):
            add_cards(words, seat, s[at + P_TOKEN + i * TOKEN_SIZE + T_KIND], 1)
    if s[S_PENDING] >= 0:
        add_cards(words, s[S_TURN], s[S_PENDING], 1)
        lay_down(words, s[S_PENDING], card_points)
    play_on(words, words, card_points)
    for seat in range(2):
        s[S_SEATS + seat * SEAT_SIZE + P_POINTS] += words[W_POINTS + seat]


def _lay_card(s: array[int], rules: array[int], card_points: array[int], kind: int) -> None:
    """Lay a card to the trick; the second one decides who has taken it."""
    seat = s[S_TURN]
    s[S_ALL + kind] -= 1
    led = s[S_LYING]
    if led < 0:
        s[S_LYING] = kind
        s[S_TURN] = 1 - seat
        return
    winner = 1 - seat
    if (winning_kinds(led, led >> 3, rules[R_TRUMP], rules[R_STOCK_FLAGS]) >> kind) & 1 != 0:
        winner = seat
    at = S_SEATS + winner * SEAT_SIZE
    s[at + P_POINTS] += card_points[led & 7] + card_points[kind & 7]
    s[at + P_TRICKS] += 1
    s[S_LYING] = -1
    s[S_TURN] = winner
    s[S_MELDER] = winner if rules[R_AFTER] == 0 else -1
    s[S_UNDRAWN] = 1
    s[S_MADE] = 0
    s[S_PICK] = 0


def _draw(s: array[int], rules: array[int], stock: array[int], base: int) -> None:
    """The winner draws, then the loser; the upcard goes last, or first where the winner may and will take it."""
    winner = s[S_TURN]
    at = base + s[S_NEXT]
    if s[S_LEFT] > 2:
        first = stock[at + s[S_FLIP]]
        second = stock[at + 1 - s[S_FLIP]]
    else:
        first = stock[at]
        second = s[S_UPCARD]
        pick = s[S_PICK]
        if pick == 0 and rules[R_CHOICE] != 0:
            style = R_STYLE + winner * STYLE_SIZE
            pick = 1 if worth_later(rules, style, second) > rules[style + STYLE_LAST] else -1
        if pick > 0:
            second = first
            first = s[S_UPCARD]
    give_to_hand(s, winner, first)
    give_to_hand(s, 1 - winner, second)
    s[S_NEXT] += 2
    s[S_LEFT] -= 2
    s[S_UNDRAWN] = 0
    s[S_MELDER] = -1
    s[S_MADE] = 0
    if rules[R_AFTER] != 0 and (s[S_LEFT] > 0 or rules[R_AFTER_LAST] != 0):
        s[S_MELDER] = winner


def _meld(s: array[int], rules: array[int], seat: int) -> None:
    """The winner of a trick melds: dixes, then what pays best, as much as a trick allows."""
    if rules[R_DIX_IS_MELD] == 0:
        _show_dixes(s, rules, seat, 9)
    while s[S_MADE] == 0 or rules[R_SEVERAL] != 0:
        ready = ready_rows(s, rules, seat)
        if ready == 0:
            break
        look_ahead(s, rules, seat)
        best = -1
        for row in range(rules[R_ROWS]):
            if (ready >> row) & 1 != 0 and (best < 0 or _goes_first(s, rules, row, best)):
                best = row
        lay_row(s, rules, seat, best)
    if rules[R_DIX_IS_MELD] != 0 and s[S_MADE] == 0:
        _show_dixes(s, rules, seat, 1)


def _goes_first(s: array[int], rules: array[int], row: int, other: int) -> bool:
    """Whether a meld is laid before another: what pays more, but while there is time what may still grow into it."""
    line = R_ROW + row * ROW_SIZE
    beside = R_ROW + other * ROW_SIZE
    same = rules[line + ROW_GROUP] == rules[beside + ROW_GROUP]
    if same and rules[R_DIFFERENCE] == 0 and s[S_TRIES] >= 2:
        both = rules[line + ROW_MASK] & rules[beside + ROW_MASK]
        if both in (rules[line + ROW_MASK], rules[beside + ROW_MASK]):
            return rules[line + ROW_VALUE] < rules[beside + ROW_VALUE]
    return rules[line + ROW_VALUE] > rules[beside + ROW_VALUE]


def _show_dixes(s: array[int], rules: array[int], seat: int, most: int) -> None:
    """The lowest trump goes under the stock for the upcard, a second one on the table."""
    dix = rules[R_DIX]
    at = S_SEATS + seat * SEAT_SIZE
    if dix < 0 or s[S_LEFT] == 0:
        return
    for _ in range(most):
        if s[at + P_HAND + dix] == 0:
            return
        take_from_hand(s, seat, dix)
        if s[S_EXCHANGED] == 0:
            s[S_EXCHANGED] = 1
            give_to_hand(s, seat, s[S_UPCARD])
            s[S_UPCARD] = dix
        else:
            add_token(s, seat, dix)
            note_tokens(s, rules, seat)
        s[at + P_MELD] += rules[R_DIX_POINTS]
        s[S_MADE] += rules[R_DIX_IS_MELD]
