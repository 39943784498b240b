"""Whole deals in one call: random play for measuring and testing, rule-of-thumb play for searches.

Random numbers come from one cell ``rng[0]`` (64-bit integers): a xorshift of 32 bits, never zero.
"""

from __future__ import annotations

from array import array

from binocle.kernel.counting import WORDS, count_cells, lay_down, odds_for
from binocle.kernel.layout import (
    CARDS,
    FLAGS,
    FREE,
    HELD,
    HIDDEN,
    KINDS,
    MAX_SEATS,
    PLAYERS,
    POINTS,
    TO_PLAY,
    new_words,
    start_play,
)
from binocle.kernel.policy import choose
from binocle.kernel.trick import legal_now, make_play

_WORD = 4294967295


def next_random(rng: array[int], below: int) -> int:
    """The next random number in 0 .. below - 1."""
    word = rng[0]
    word ^= (word << 13) & _WORD
    word ^= word >> 17
    word ^= (word << 5) & _WORD
    rng[0] = word
    return (word >> 3) % below


def random_kind(mask: int, rng: array[int]) -> int:
    """One kind of the mask, all equally likely; the mask must not be empty."""
    choices = 0
    rest = mask
    while rest != 0:
        rest &= rest - 1
        choices += 1
    for _ in range(next_random(rng, choices)):
        mask &= mask - 1
    kind = 0
    while (mask >> kind) & 255 == 0:
        kind += 8
    while (mask >> kind) & 1 == 0:
        kind += 1
    return kind


def random_playout(cells: array[int], card_points: array[int], rng: array[int]) -> int:
    """Play random legal cards until the hands are empty; the number of cards played."""
    plays = 0
    legal = legal_now(cells)
    while legal != 0:
        make_play(cells, random_kind(legal, rng), card_points)
        plays += 1
        legal = legal_now(cells)
    return plays


def playout(cells: array[int], card_points: array[int], partners: int, declarer: int, limit: int) -> int:
    """Let every seat play by rule of thumb (`policy.choose_card`), each from what it sees, for at most `limit` cards.

    All hands lie open in the cells, which end with the whole history. Gives the number of cards played.
    """
    words = new_words(WORDS)
    count_cells(cells, card_points, partners, declarer, words)
    odds = odds_for(words)
    plays = 0
    while plays < limit and cells[HELD + cells[TO_PLAY]] > 0:
        kind = choose(words, odds, card_points)
        lay_down(words, kind, card_points)
        make_play(cells, kind, card_points)
        plays += 1
    return plays


def random_deals_play(
    cells: array[int],
    pack: array[int],
    card_points: array[int],
    players: int,
    hand: int,
    flags: int,
    last_trick: int,
    deals: int,
    rng: array[int],
) -> int:
    """Shuffle the pack, deal, and play random legal cards to the end, so many times; a checksum over all results.

    `pack` holds the kinds of all cards and is shuffled in place. With two players and cards left over, those are the
    stock: play is free and both draw, until it is gone and `flags` bind. Otherwise cards left over stay face down.
    Trump and leader are drawn at random.
    """
    checksum = 0
    size = len(pack)
    for _ in range(deals):
        for i in range(size - 1, 0, -1):
            j = next_random(rng, i + 1)
            kind = pack[i]
            pack[i] = pack[j]
            pack[j] = kind
        for i in range(CARDS, HIDDEN + KINDS):
            cells[i] = 0
        dealt = 0
        for seat in range(players):
            for _card in range(hand):
                cells[CARDS + seat * KINDS + pack[dealt]] += 1
                dealt += 1
        for i in range(dealt, size):
            cells[HIDDEN + pack[i]] += 1
        stock = size - dealt if players == 2 else 0
        trump = next_random(rng, 4)
        start_play(cells, players, next_random(rng, players), trump, FREE if stock > 0 else flags, last_trick)
        while stock > 1:
            make_play(cells, random_kind(legal_now(cells), rng), card_points)
            winner = make_play(cells, random_kind(legal_now(cells), rng), card_points)
            for draw in range(2):
                seat = (winner + draw) & 1
                kind = pack[size - stock]
                cells[HIDDEN + kind] -= 1
                cells[CARDS + seat * KINDS + kind] += 1
                cells[HELD + seat] += 1
                stock -= 1
            if stock <= 1:
                cells[FLAGS] = flags
        random_playout(cells, card_points, rng)
        for seat in range(MAX_SEATS):
            checksum = (checksum * 31 + cells[POINTS + seat] + 7 * cells[PLAYERS]) & _WORD
    return checksum
