"""The best meld from a table: the vectors of the catalogue, and an exhaustive search over random tables."""

import itertools
import random
from array import array

import pytest

from binocle.kernel.meld import meld_points, meld_rows
from tests.unit.kernel.positions import kinds

Row = tuple[int, str, list[int]]  # component, cards of one meld, points of holding it once, twice …

SINGLE = {
    "run": [150, 1500], "royal": [40, 80], "marriage": [20, 40], "A": [100, 1000], "K": [80, 800], "Q": [60, 600],
    "J": [40, 400], "pinochle": [40, 300], "dix": [10, 20],
}  # fmt: skip
DOUBLE = {
    "run": [150, 1500, 2250, 3000], "royal": [40, 80, 120, 160], "marriage": [20, 40, 60, 80],
    "A": [100, 1000, 1500, 2000], "K": [80, 800, 1200, 1600], "Q": [60, 600, 900, 1200], "J": [40, 400, 600, 800],
    "pinochle": [40, 300, 600, 900], "dix": [10, 20, 30, 40],
}  # fmt: skip


def american(trump: str, values: dict[str, list[int]]) -> list[Row]:
    """The rows common to all American games for one trump; run and royal share cards, nothing else does."""
    rows: list[Row] = [(0, f"A{trump} T{trump} K{trump} Q{trump} J{trump}", values["run"])]
    rows.append((0, f"K{trump} Q{trump}", values["royal"]))
    for number, plain in enumerate(s for s in "SHDC" if s != trump):
        rows.append((1 + number, f"K{plain} Q{plain}", values["marriage"]))
    for number, rank in enumerate("AKQJ"):
        rows.append((4 + number, " ".join(rank + s for s in "SHDC"), values[rank]))
    rows.extend([(8, "QS JD", values["pinochle"]), (9, f"9{trump}", values["dix"])])
    return rows


def lowered(rows: list[Row]) -> tuple["array[int]", "array[int]", "array[int]", int]:
    """The flat arrays of a table."""
    need = array("h", [0] * (32 * len(rows)))
    points = array("i", [0] * (8 * len(rows)))
    for number, (_, text, values) in enumerate(rows):
        for k in kinds(text):
            need[number * 32 + k] += 1
        for times in range(1, 5):
            points[number * 8 + times] = values[min(times, len(values)) - 1]
    return need, array("h", [row[0] for row in rows]), points, len(rows)


def counted(text: str) -> "array[int]":
    """Counts by kind of a hand."""
    counts = array("h", [0] * 32)
    for k in kinds(text):
        counts[k] += 1
    return counts


def best(hand: str, rows: list[Row]) -> tuple[int, list[int]]:
    """Points of the hand and how often each row is laid, both functions agreeing and the counts given back."""
    need, component, points, size = lowered(rows)
    counts = counted(hand)
    out = array("h", [-1] * size)
    total = meld_rows(counts, need, component, points, size, out)
    assert counts == counted(hand)
    assert meld_points(counts, need, component, points, size) == total
    assert counts == counted(hand)
    assert total == sum(points[r * 8 + out[r]] for r in range(size))
    return total, list(out)


VECTORS = [
    ("DX-13", "S", SINGLE, "KS KD KC KH QS QD QC QH", 240),
    ("DX-14", "S", SINGLE, "KS KD KC KH QS QD QC QH AS TS JS", 350),
    ("DX-21", "S", SINGLE, "AS TS KS QS JS JD QD QC QH", 250),
    ("AM-01", "S", SINGLE, "AS TS KS QS JS", 150),
    ("AM-03", "S", SINGLE, "AS TS KS KS QS JS", 150),
    ("AM-04", "S", SINGLE, "AS TS KS QS QS JS", 150),
    ("AM-05", "S", SINGLE, "AS AS TS TS KS KS QS QS JS JS", 1500),
    ("AM-07", "S", SINGLE, "AS AS TS TS KS KS QS QS JS", 190),
    ("nine of ten, king missing", "S", SINGLE, "AS AS TS TS KS QS QS JS JS", 150),
    ("AM-12", "H", SINGLE, "QS QS JD JD", 300),
    ("AM-18", "S", SINGLE, "AS AS AD AD AC AC AH AH", 1000),
    ("AM-20", "S", SINGLE, "AS AS AD AC", 0),
    ("AM-23", "S", SINGLE, "9S 9S", 20),
    ("AM-25", "S", SINGLE, "KS KS KD KD KC KC KH KH QS QD QC QH", 960),
    ("AM-26", "S", SINGLE, "AS TS KS KS QS QS JS KD QD KC QC KH QH", 390),
    ("AM-27", "S", SINGLE, "AS TS KS QS JS JD KD QD KC QC KH QH", 390),
    ("AM-28", "H", SINGLE, "AH TH KH QH JH 9H 9H QS JD AS AD AC KS JC JS", 370),
    ("AM-31", "S", SINGLE, "AS KS QS JS 9S", 50),
    ("M2b", "S", SINGLE, "AS TS KS QS JS KS QS", 190),
    ("M6", "S", SINGLE, "AS TS KS QS JS 9S KS QS JD JD JC JH", 540),
    ("M13", "C", SINGLE, "KS QS KH QH KH QH KD QD KC QC 9S JC", 260),
    ("M30", "S", SINGLE, "AS AS TS TS KS KS QS QS JS JS JD JD", 1800),
    ("no meld", "S", SINGLE, "TS TH TD TC 9H 9D 9C AH TH KH JH QS", 0),
    ("DD-02", "S", DOUBLE, "AS AS AS AS AD AD AD AD AC AC AC AC AH AH AH AH", 2000),
    ("DD-03", "S", DOUBLE, "AS AS AS AD AD AC AC AH", 100),
    ("DD-04", "S", DOUBLE, "AH AH AH AH", 0),
    ("DD-05", "H", DOUBLE, "QS QS QS JD JD JD", 600),
    ("DD-07", "H", DOUBLE, "QS QS QS QS JD JD JD JD", 900),
    ("DD-09", "S", DOUBLE, "AS AS AS TS TS TS KS KS KS QS QS QS JS JS JS", 2250),
    ("DD-12", "S", DOUBLE, "KS KS QS QS KD KD QD QD KC KC QC QC KH KH QH QH", 1600),
    ("DX-23", "S", DOUBLE, "AS AS AD AD AC AC AH AH TS TS KS KS QS QS JS JS", 2500),
    ("M29c", "H", DOUBLE, "AH AH TH TH KH KH KH QH QH QH JH JH", 1540),
]


@pytest.mark.rule("COM-MELD-06", "COM-MELD-07", "3A-MELD-04", "3A-MELD-07", "4D-MELD-01")
@pytest.mark.parametrize(("_name", "trump", "values", "hand", "points"), VECTORS, ids=[v[0] for v in VECTORS])
def test_vectors(_name: str, trump: str, values: dict[str, list[int]], hand: str, points: int) -> None:
    """The meld of a hand is the sum over classes of the best disjoint packing inside each class."""
    assert best(hand, american(trump, values))[0] == points


@pytest.mark.rule("3A-MELD-04")
def test_chosen_rows() -> None:
    """A run with a second trump pair is laid as run and royal marriage; a double run leaves no pair over."""
    rows = american("S", SINGLE)
    assert best("AS TS KS KS QS QS JS", rows)[1][:2] == [1, 1]
    assert best("AS AS TS TS KS KS QS QS JS JS", rows)[1][:2] == [2, 0]
    assert best("QS QS JD", rows)[1][9:] == [1, 0]


@pytest.mark.parametrize(
    ("_name", "hand", "points"), [("DX-16", "KS KS QS QS", 240), ("DX-17", "AS TS KS KS QS QS JS", 390)]
)
def test_double_royal_of_saint_joseph(_name: str, hand: str, points: int) -> None:
    """Where the double royal pays 240 and stands beside the run, it does so by rows of its own component."""
    rows: list[Row] = [(0, "AS TS KS QS JS", [150, 1500]), (1, "KS QS", [0, 240])]
    assert best(hand, rows)[0] == points


def test_ties_prefer_earlier_rows() -> None:
    """Of two ways worth the same, the one that lays earlier rows more often is chosen."""
    rows: list[Row] = [(0, "KS QS", [40, 80]), (0, "QS JS", [40, 80]), (0, "KS", [20, 40])]
    assert best("KS QS JS", rows) == (60, [0, 1, 1])
    assert best("QS JS KS KS QS", [(0, "KS QS", [40, 80]), (0, "QS JS", [40, 80])])[1] == [2, 0]


def test_replacing_values_may_fall() -> None:
    """A table may pay less for more; then fewer are laid."""
    assert best("KS KS KS", [(0, "KS", [50, 20, 30])]) == (50, [1])


@pytest.mark.rule("COM-MELD-07")
@pytest.mark.parametrize("seed", range(60))
def test_against_exhaustive_search(seed: int) -> None:
    """On random tables and hands the points are the maximum over every combination, and ties go to earlier rows."""
    rng = random.Random(seed)
    names = [r + s for s in "SH" for r in "AKQJ"]
    rows: list[Row] = []
    block = 0
    for _ in range(rng.randrange(1, 7)):
        block += rng.random() < 0.3
        values = sorted(rng.choice([0, 10, 20, 40, 150]) * times for times in range(1, 5))
        rows.append((block, " ".join(rng.choices(names, k=rng.randrange(1, 4))), values))
    hand = " ".join(rng.choices(names, k=rng.randrange(4, 20)))
    need, component, points, size = lowered(rows)
    counts = counted(hand)

    def fits(times: tuple[int, ...], group: int) -> bool:
        return all(
            sum(t * need[r * 32 + k] for r, t in enumerate(times) if component[r] == group) <= counts[k]
            for k in range(32)
        )

    top, choice = -1, ()
    for times in itertools.product(range(5), repeat=size):
        value = sum(points[r * 8 + t] for r, t in enumerate(times))
        if (value, times) > (top, choice) and all(fits(times, group) for group in set(component)):
            top, choice = value, times
    total, out = best(hand, rows)
    assert total == top
    assert tuple(out) == tuple(_without_worthless(choice, points)) or value_only(out, points) == top
    if all(points[r * 8 + t] > points[r * 8 + t - 1] for r in range(size) for t in range(1, 5)):
        assert tuple(out) == choice


def _without_worthless(times: tuple[int, ...], points: "array[int]") -> list[int]:
    return [t if points[r * 8 + t] else 0 for r, t in enumerate(times)]


def value_only(times: list[int], points: "array[int]") -> int:
    """Points of a choice of rows."""
    return sum(points[r * 8 + t] for r, t in enumerate(times))


def test_a_component_of_eight_rows_and_four_copies() -> None:
    """Run, runs with a pair, royal, marriages and a roundhouse over all suits compete at once and stay exact."""
    rows: list[Row] = [
        (0, "AS TS KS QS JS KS QS", [190]),
        (0, "AS TS KS QS JS", DOUBLE["run"]),
        (0, "KS QS KH QH KD QD KC QC", [240, 480, 720, 960]),
        (0, "KS QS", DOUBLE["royal"]),
        (0, "KH QH", DOUBLE["marriage"]),
        (0, "KD QD", DOUBLE["marriage"]),
        (0, "KC QC", DOUBLE["marriage"]),
        (0, "QS JS", [30, 60, 90, 120]),
    ]
    hand = "AS AS TS TS JS JS JS " + " ".join(f"K{s} Q{s}" for s in "SHDC" * 4)
    # two runs 1500, two roundhouses 480 with the two pairs left, two marriages in each plain suit 120
    assert best(hand, rows) == (2100, [0, 2, 2, 0, 2, 2, 2, 0])
