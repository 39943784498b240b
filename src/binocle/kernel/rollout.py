"""Many playouts in one call: what each card of a hand leads to in each of many deals of the cards not seen.

Every seat plays by rule of thumb (`policy.choose`), each from what it sees. Numbering as in `layout`.
"""

from __future__ import annotations

from array import array

from binocle.kernel.counting import (
    KEPT,
    W_ALL,
    W_BEST,
    W_BEST_SEAT,
    W_BURIER,
    W_DECLARER,
    W_DOWN,
    W_FLAGS,
    W_HELD,
    W_LAST_TRICK,
    W_LED,
    W_LED_BEST,
    W_LEFT,
    W_PARTNERS,
    W_PLAYERS,
    W_POINTS,
    W_ROOMS,
    W_SIDE,
    W_STEP,
    W_TO_PLAY,
    W_TRICKS,
    W_TRUMP,
    W_WANTS,
    WORDS,
    add_cards,
    add_known,
    count_header,
    lay_down,
    odds_for,
    odds_table,
    one_card,
    side_of,
)
from binocle.kernel.layout import BURIER, CARDS, HELD, HIDDEN, KINDS, KNOWN, MAX_SEATS, PLAYERS, new_words
from binocle.kernel.policy import choose


def rollouts(
    cells: array[int],
    hands: array[int],
    worlds: int,
    kinds: array[int],
    n_kinds: int,
    card_points: array[int],
    partners: int,
    declarer: int,
    points: array[int],
    tricks: array[int],
) -> int:
    """Play each of the first `n_kinds` of `kinds` in each world, and the deal on to its end; how many deals those are.

    `cells` is the position of the seat to play, masked or not; of it the trick, the points, the cards everybody knows
    (KNOWN) and the voids shown are used. ``hands[(world * players + seat) * 32 + kind]`` are the hands of all seats in
    each world, drawn from the cards that the position says are not played. The final points and tricks of seat s go to
    ``points[(world * n_kinds + candidate) * 4 + s]`` and `tricks` at the same place.
    """
    players = cells[PLAYERS]
    header = new_words(WORDS)
    count_header(cells, card_points, partners, declarer, header)
    header[W_BURIER] = cells[BURIER]
    for kind in range(KINDS):
        there = cells[HIDDEN + kind]
        for seat in range(players):
            there += cells[CARDS + seat * KINDS + kind]
        header[W_ALL + (kind >> 3)] += there * one_card(kind & 7)
    for seat in range(players):
        header[W_HELD + seat] = cells[HELD + seat]
    odds = odds_for(header)
    everything = new_words(4)
    for suit in range(4):
        everything[suit] = header[W_ALL + suit]
        header[W_ALL + suit] = 0
    for seat in range(players):
        header[W_HELD + seat] = 0
    world = new_words(WORDS)
    words = new_words(WORDS)
    for number in range(worlds):
        for i in range(KEPT):
            world[i] = header[i]
        for seat in range(players):
            base = (number * players + seat) * KINDS
            for kind in range(KINDS):
                copies = hands[base + kind]
                if copies > 0:
                    add_cards(world, seat, kind, copies)
                    known = min(copies, cells[KNOWN + seat * KINDS + kind])
                    if known > 0:
                        add_known(world, seat, kind, known)
        for suit in range(4):  # what no hand holds lies face down
            world[W_DOWN + suit] = everything[suit] - world[W_ALL + suit]
            world[W_ALL + suit] = everything[suit]
        for candidate in range(n_kinds):
            for i in range(KEPT):
                words[i] = world[i]
            lay_down(words, kinds[candidate], card_points)
            play_on(words, odds, card_points)
            at = (number * n_kinds + candidate) * MAX_SEATS
            for seat in range(MAX_SEATS):
                points[at + seat] = words[W_POINTS + seat]
                tricks[at + seat] = words[W_TRICKS + seat]
    return worlds * n_kinds


def play_on(words: array[int], odds: array[int], card_points: array[int]) -> None:
    """Let all seats play by rule of thumb until no card is left."""
    while words[W_LEFT] > 0:
        lay_down(words, choose(words, odds, card_points), card_points)


def deals_out(
    hands: array[int],
    worlds: int,
    players: int,
    step: int,
    leader: int,
    trump: int,
    flags: int,
    last_trick: int,
    card_points: array[int],
    partners: int,
    declarer: int,
    points: array[int],
    tricks: array[int],
) -> int:
    """Play out whole deals, one a world, from hands as `rollouts` takes them; nothing is shown, nothing lies face down.

    Points and tricks of seat s go to ``points[world * 4 + s]`` and to `tricks` likewise. Gives the number of deals.
    """
    pools = 1
    rooms = 1
    wants = 1
    for number in range(worlds):
        total = 0
        for suit in range(4):
            there = 0
            for seat in range(players):
                base = (number * players + seat) * KINDS
                for kind in range(8 * suit, 8 * suit + 8):
                    there += hands[base + kind]
            total += there
            wants = max(wants, there + 1)
        pools = max(pools, total + 1)
        for seat in range(players):
            held = 0
            for kind in range(KINDS):
                held += hands[(number * players + seat) * KINDS + kind]
            rooms = max(rooms, held + 1)
    odds = odds_table(pools, rooms, wants)
    words = new_words(WORDS)
    for number in range(worlds):
        for i in range(KEPT):
            words[i] = 0
        words[W_PLAYERS] = players
        words[W_STEP] = step
        words[W_TRUMP] = trump
        words[W_FLAGS] = flags
        words[W_LAST_TRICK] = last_trick
        words[W_BURIER] = -1
        words[W_TO_PLAY] = leader
        words[W_LED] = -1
        words[W_BEST] = -1
        words[W_BEST_SEAT] = -1
        words[W_LED_BEST] = -1
        words[W_DECLARER] = declarer
        words[W_PARTNERS] = partners
        words[W_ROOMS] = rooms
        words[W_WANTS] = wants
        for seat in range(players):
            words[W_SIDE + seat] = side_of(seat, players, partners, declarer)
            base = (number * players + seat) * KINDS
            for kind in range(KINDS):
                if hands[base + kind] > 0:
                    add_cards(words, seat, kind, hands[base + kind])
        play_on(words, odds, card_points)
        at = number * MAX_SEATS
        for seat in range(MAX_SEATS):
            points[at + seat] = words[W_POINTS + seat]
            tricks[at + seat] = words[W_TRICKS + seat]
    return worlds
