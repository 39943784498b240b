"""Counts of legal play, against the stored files and an enumeration that shares no line with the kernel."""

import random
from array import array

import pytest

from binocle.kernel.layout import FOLLOW, STRICT, UNDO
from binocle.kernel.perft import divide, perft
from tests.unit.kernel.perft_files import FOLDER, Case, read
from tests.unit.kernel.positions import TRADITIONAL, card, count_lines, dealt, kind, kinds, random_deal, suit

CASES = [case for path in sorted(FOLDER.glob("*.perft")) for case in read(path)]


def test_there_are_files() -> None:
    """Every game has its file, and none is empty."""
    assert len(CASES) >= 20
    assert all(case.counts for case in CASES)


@pytest.mark.rule("2H-P2-01..04", "2B-P2-01", "3A-PLAY-02..05", "HR-02")
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_stored_counts(case: Case) -> None:
    """The counts of the files hold in CPython, as far as takes no patience."""
    cells = case.cells()
    before = list(cells[:UNDO])
    for depth, count in case.counts.items():
        if count <= 6_000:
            assert perft(cells, TRADITIONAL, depth) == count
            assert list(cells[:UNDO]) == before


@pytest.mark.rule("COM-DECK-06", "3A-PLAY-02..05")
@pytest.mark.parametrize("seed", range(24))
def test_against_slow_enumeration(seed: int) -> None:
    """On small random deals with any duties the count is that of plain recursion over lists of cards."""
    rng = random.Random(seed)
    players = rng.choice([2, 3, 4])
    few = [k for k in kinds("AS TS KS 9S AH KH QH 9H AD JD") for _ in range(2)]
    hands, trump, leader = random_deal(rng, players, 4, few), rng.choice("SHD-"), rng.randrange(players)
    flags = rng.choice([STRICT, rng.randrange(128)])
    texts = [[card(k) for k in hand] for hand in hands]
    for depth in range(5 if flags & FOLLOW else 4):
        cells = dealt(hands, leader, suit(trump), flags)
        assert perft(cells, TRADITIONAL, depth) == count_lines(flags, texts, [], leader, trump, depth)


@pytest.mark.rule("COM-DECK-06")
def test_twins_count_once_and_lines_have_the_asked_length() -> None:
    """Two equal cards are one choice; beyond the last card there is no line."""
    cells = dealt([kinds("AS AS"), kinds("9S KH")], 0, suit("S"), STRICT)
    assert [perft(cells, TRADITIONAL, depth) for depth in range(6)] == [1, 1, 1, 1, 1, 0]


def test_divide() -> None:
    """The shares of the first cards add up to the whole count."""
    cells = dealt([kinds("AS 9H"), kinds("9S KH")], 0, suit("S"), STRICT)
    out = array("q", [7] * 32)
    assert divide(cells, TRADITIONAL, 3, out) == perft(cells, TRADITIONAL, 3) == sum(out)
    assert {k for k in range(32) if out[k]} == {kind("AS"), kind("9H")}
    assert divide(cells, TRADITIONAL, 0, out) == sum(out) == 0
