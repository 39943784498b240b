"""Words that count cards: the policy on them chooses what the plain one, written card by card, chooses."""

import random
from array import array

import pytest

from binocle.kernel import counting, jit
from binocle.kernel import layout as at
from binocle.kernel.counting import WORDS, cards_up, count_cells, lay_down, odds_for, odds_table, odds_without
from binocle.kernel.layout import new_words
from binocle.kernel.mask import mask_cells
from binocle.kernel.policy import choose, choose_card
from binocle.kernel.trick import legal_now, make_play
from tests.unit.kernel import plain_policy
from tests.unit.kernel.positions import COUNTERS, STREAMLINED, TRADITIONAL, dealt, kind, pack, random_deal, suit


def any_deal(rng: random.Random) -> "array[int]":
    """A position before the first lead: any pack, table, duty and direction, cards face down, some cards shown."""
    players = rng.choice([2, 3, 4, 4])
    cards = pack(rng.choice([2, 2, 4]), rng.choice("79J"))
    hands = random_deal(rng, players, min(len(cards) // players, rng.randint(3, 24)), cards)
    flags = rng.choice([at.STRICT, at.EAST, at.FREE, rng.randrange(128)])
    leader = rng.randrange(players)
    cells = dealt(hands, leader, rng.randrange(-1, 4), flags, step=rng.choice([1, -1]))
    if rng.random() < 0.5:
        for hand in hands:
            for one in hand:
                cards.remove(one)
        for one in cards:
            cells[at.HIDDEN + one] += 1
        cells[at.BURIER] = rng.randrange(-1, players)
    share = rng.choice([0, 0.1, 0.3, 1])
    for i in range(players * at.KINDS):
        if rng.random() < share:
            cells[at.KNOWN + i] = rng.randint(0, cells[at.CARDS + i])
    return cells


@pytest.mark.parametrize("seed", range(6))
def test_same_choice_as_the_plain_policy(seed: int) -> None:
    """In any position of any game the policy on words, kept up to date or made anew, plays the plain policy's card."""
    rng = random.Random(seed)
    for _ in range(8):
        cells, seen = any_deal(rng), at.new_cells()
        points = rng.choice([TRADITIONAL, STREAMLINED, COUNTERS])
        partners = rng.randrange(2) if cells[at.PLAYERS] == 4 else 0
        declarer = rng.randrange(-1, cells[at.PLAYERS])
        words = new_words(WORDS)
        count_cells(cells, points, partners, declarer, words)
        odds = odds_for(words)
        while legal := legal_now(cells):
            mask_cells(cells, cells[at.TO_PLAY], seen)
            expected = plain_policy.choose_card(seen, points, partners, declarer)
            assert choose_card(seen, points, partners, declarer) == expected
            assert choose(words, odds, points) == expected
            played = expected if rng.random() < 0.6 else rng.choice([k for k in range(32) if legal >> k & 1])
            assert lay_down(words, played, points) == make_play(cells, played, points)
            assert words[counting.W_TO_PLAY] == cells[at.TO_PLAY]
        for word, cell in ((counting.W_POINTS, at.POINTS), (counting.W_TRICKS, at.TRICKS)):
            assert list(words[word : word + 4]) == list(cells[cell : cell + 4])


@pytest.mark.skipif(not jit.compiled_available(), reason="numba is missing or BINOCLE_PURE is set")
def test_compiled_words_are_the_same() -> None:
    """Word by word through whole deals, compiled and in CPython."""
    fast = jit.fast()
    rng = random.Random(4)
    for _ in range(12):
        cells = any_deal(rng)
        words, quick = new_words(WORDS), fast.as_cells(new_words(WORDS))
        points = fast.as_cells(TRADITIONAL)
        count_cells(cells, TRADITIONAL, 0, 1, words)
        fast.count_cells(fast.as_cells(cells), points, 0, 1, quick)
        odds, quick_odds = odds_for(words), fast.odds_for(quick)
        assert quick_odds.tolist() == odds.tolist()
        while words[counting.W_LEFT]:
            chosen = choose(words, odds, TRADITIONAL)
            assert fast.choose(quick, quick_odds, points) == chosen
            assert fast.lay_down(quick, chosen, points) == lay_down(words, chosen, TRADITIONAL)
            assert quick.tolist() == words.tolist()


def test_a_word_counts_a_suit() -> None:
    """Aces, tens and nines of a suit: so many cards of each strength or more."""
    cells = dealt([[kind(card) for card in ("AS", "AS", "TS", "9S", "KD")], []], 0, suit("S"), at.STRICT)
    words = new_words(WORDS)
    count_cells(cells, TRADITIONAL, 0, -1, words)
    spades = words[counting.W_HAND]
    assert [cards_up(spades, strength) for strength in range(9)] == [4, 4, 4, 3, 3, 3, 3, 2, 0]
    assert max(words) < 2**62


def test_odds_are_tabulated_exactly() -> None:
    """Every entry of the table is the chance worked out step by step; sure when the seat holds the whole pool."""
    pools, rooms, wants = 37, 13, 13
    odds = odds_table(pools, rooms, wants)
    for pool in range(1, pools):
        for room in range(1, rooms):
            for wanted in range(1, min(wants, pool + 1)):
                found = odds[(pool * rooms + room) * wants + wanted]
                assert found == odds_without(pool, room, wanted)
                assert found == 1024 or room + wanted <= pool
