"""How well a world explains the cards played: who follows the rule of thumb would have played what was played.

Numbering and cells as in `layout`, positions in words as in `counting`. A world says where the unseen cards lie now;
with the cards played given back it is the deal at the first card, and every play since can be judged.
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
    W_LAST_TRICK,
    W_LED,
    W_LED_BEST,
    W_PARTNERS,
    W_PLAYERS,
    W_ROOMS,
    W_SIDE,
    W_STEP,
    W_TO_PLAY,
    W_TRUMP,
    W_WANTS,
    WORDS,
    add_cards,
    add_known,
    lay_down,
    odds_for,
    one_card,
    side_of,
)
from binocle.kernel.layout import (
    BURIER,
    FLAGS,
    KINDS,
    LAST_TRICK,
    LEADER,
    MAX_SEATS,
    PLAYERS,
    PLAYS,
    STEP,
    TRUMP,
    UNDO,
    UNDO_SIZE,
    WAS_KIND,
    WAS_LEADER,
    WAS_SEAT,
    new_words,
)
from binocle.kernel.policy import choose


def surprises(
    cells: array[int],
    hands: array[int],
    down: array[int],
    worlds: int,
    shown: array[int],
    card_points: array[int],
    partners: int,
    declarer: int,
    me: int,
    out: array[int],
) -> int:
    """Count for each world the plays of other seats than `me` that the rule of thumb would not have made.

    `cells` is the position now, with its plays in the undo area; `hands` (worlds * players * 32) and `down`
    (worlds * 32) are the worlds. `shown` (4 * 32) are the cards everybody knew of each seat when the first card was
    played. The counts go to `out`; gives the number of worlds.
    """
    players = cells[PLAYERS]
    plays = cells[PLAYS]
    header = new_words(WORDS)
    header[W_PLAYERS] = players
    header[W_STEP] = cells[STEP]
    header[W_TRUMP] = cells[TRUMP]
    header[W_FLAGS] = cells[FLAGS]
    header[W_LAST_TRICK] = cells[LAST_TRICK]
    header[W_BURIER] = cells[BURIER]
    header[W_TO_PLAY] = cells[UNDO + WAS_LEADER] if plays > 0 else cells[LEADER]
    header[W_LED] = -1
    header[W_BEST] = -1
    header[W_BEST_SEAT] = -1
    header[W_LED_BEST] = -1
    header[W_DECLARER] = declarer
    header[W_PARTNERS] = partners
    for seat in range(players):
        header[W_SIDE + seat] = side_of(seat, players, partners, declarer)
    played = new_words(MAX_SEATS * KINDS)
    for play in range(plays):
        at = UNDO + play * UNDO_SIZE
        played[cells[at + WAS_SEAT] * KINDS + cells[at + WAS_KIND]] += 1
    words = new_words(WORDS)
    odds = new_words(1)
    for world in range(worlds):
        for i in range(KEPT):
            words[i] = header[i]
        for seat in range(players):
            for kind in range(KINDS):
                copies = hands[(world * players + seat) * KINDS + kind] + played[seat * KINDS + kind]
                if copies > 0:
                    add_cards(words, seat, kind, copies)
                    known = min(copies, shown[seat * KINDS + kind])
                    if known > 0:
                        add_known(words, seat, kind, known)
        for kind in range(KINDS):
            copies = down[world * KINDS + kind]
            if copies > 0:
                words[W_ALL + (kind >> 3)] += copies * one_card(kind & 7)
                words[W_DOWN + (kind >> 3)] += copies * one_card(kind & 7)
        if world == 0:
            odds = odds_for(words)
            header[W_ROOMS] = words[W_ROOMS]
            header[W_WANTS] = words[W_WANTS]
        count = 0
        for play in range(plays):
            at = UNDO + play * UNDO_SIZE
            kind = cells[at + WAS_KIND]
            if cells[at + WAS_SEAT] != me and choose(words, odds, card_points) != kind:
                count += 1
            lay_down(words, kind, card_points)
        out[world] = count
    return worlds
