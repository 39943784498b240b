"""What a seat knows of a position, and nothing beyond it."""

import random
from array import array

import pytest

from binocle.kernel import layout as at
from binocle.kernel.layout import CARDS, HIDDEN, KNOWN, STRICT, UNDO
from binocle.kernel.mask import mask_cells
from binocle.kernel.trick import legal_now, make_play, unmake_play
from tests.unit.kernel.positions import TRADITIONAL, dealt, kind, kinds, random_deal, suit


def played(rng: random.Random, players: int, plays: int) -> "array[int]":
    """A deal after so many random legal cards, three cards lying face down."""
    hands = random_deal(rng, players, 45 // players)
    cells = dealt(hands, rng.randrange(players), rng.randrange(4), STRICT)
    for k in kinds("9S TD JC"):
        cells[HIDDEN + k] += 1
    for _ in range(plays):
        legal = legal_now(cells)
        make_play(cells, rng.choice([k for k in range(32) if legal >> k & 1]), TRADITIONAL)
    return cells


def masked(cells: "array[int]", seat: int) -> "array[int]":
    """The position as the seat knows it, written over cells full of other things."""
    out = array("h", [99] * at.SIZE)
    mask_cells(cells, seat, out)
    return out


@pytest.mark.rule("2H-HAND-01")
@pytest.mark.parametrize("seed", range(30))
def test_resampled_hidden_cards_change_nothing(seed: int) -> None:
    """Shuffle all cards a seat cannot see among their places: what it sees stays the same, cell by cell."""
    rng = random.Random(seed)
    players = rng.choice([2, 3, 4])
    cells = played(rng, players, rng.randrange(30))
    seat = rng.randrange(-1, players)
    other = array("h", cells)
    places = [CARDS + s * 32 for s in range(players) if s != seat] + [HIDDEN]
    pool = [k for place in places for k in range(32) for _ in range(cells[place + k])]
    rng.shuffle(pool)
    for place in places:
        size = sum(cells[place : place + 32])
        for k in range(32):
            other[place + k] = 0
        for _ in range(size):
            other[place + pool.pop()] += 1
    assert masked(other, seat) == masked(cells, seat)


def test_traces_of_cards_taken_back_do_not_show() -> None:
    """A card played and taken back leaves its trace in the cells, but in no seat's view."""
    cells = dealt([kinds("AS KH"), kinds("TS 9H")], 0, suit("S"), STRICT)
    before = masked(cells, 1)
    make_play(cells, kind("AS"), TRADITIONAL)
    unmake_play(cells, TRADITIONAL)
    assert list(cells[UNDO : UNDO + 1]) == [kind("AS")]
    assert masked(cells, 1) == before


def test_own_hand_shown_cards_and_the_pool() -> None:
    """A seat sees its own hand and cards shown by others; the rest is one pool."""
    cells = dealt([kinds("AS KH"), kinds("TS 9H"), kinds("TS JD")], 0, suit("S"), STRICT)
    cells[HIDDEN + kind("QC")] = 1
    cells[KNOWN + 64 + kind("TS")] = 1
    seen = masked(cells, 0)
    assert [k for k in range(32) if seen[CARDS + k]] == sorted(kinds("AS KH"))
    assert [k for k in range(32) if seen[CARDS + 32 + k]] == []
    assert [k for k in range(32) if seen[CARDS + 64 + k]] == kinds("TS")
    assert sorted(k for k in range(32) for _ in range(seen[HIDDEN + k])) == sorted(kinds("TS 9H JD QC"))
    assert list(seen[at.HELD : at.HELD + 4]) == [2, 2, 2, 0]


def test_who_buried_knows_the_cards() -> None:
    """Buried cards are unseen for all but the seat that buried them."""
    cells = dealt([kinds("AS"), kinds("TS"), kinds("KS")], 0, suit("S"), STRICT)
    cells[HIDDEN + kind("QC")] = 1
    cells[at.BURIER] = 0
    assert masked(cells, 0)[HIDDEN + kind("QC")] == 0
    assert masked(cells, 1)[HIDDEN + kind("QC")] == 1
    assert masked(cells, -1)[HIDDEN + kind("QC")] == 1


def test_own_legal_cards_are_the_same_seen_or_whole() -> None:
    """The seat on turn finds the same legal cards in what it sees as the whole position gives."""
    rng = random.Random(5)
    for plays in range(40):
        cells = played(rng, 3, plays)
        assert legal_now(masked(cells, cells[at.TO_PLAY])) == legal_now(cells)
