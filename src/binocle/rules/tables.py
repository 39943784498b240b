"""A rule set lowered to what engine and kernels eat: numbers, flags, and one meld table for each trump suit."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from itertools import product
from typing import Final

from binocle.cards import KINDS, SUITS, Pack, parse_card
from binocle.kernel.layout import EAST, FREE, HEAD_AFTER_RUFF, LATER_TWIN_WINS, STRICT
from binocle.kernel.meld import meld_points, meld_rows
from binocle.rules.scale import unit
from binocle.rules.schema import MeldRow, RuleSet
from binocle.seats import Seating

CARD_POINTS: Final[dict[str, tuple[int, ...]]] = {
    "traditional": (0, 0, 0, 2, 3, 4, 10, 11),
    "simplified": (0, 0, 0, 0, 5, 5, 10, 10),
    "streamlined": (0, 0, 0, 0, 0, 10, 10, 10),
}
"""Points of a card by strength, 7 8 9 J Q K T A (COM-CP-01..03)."""

_DUTY: Final = {"free": FREE, "strict": STRICT, "east": EAST}
_PINOCHLES: Final = {
    "600-900": (600, 900),
    "450-600": (450, 600),
    "600-1200": (600, 1200),
    "900-1200": (900, 1200),
    "additive": (600, 900),
}
TIMES: Final = ("", "", "double-", "triple-", "quadruple-")
"""What stands before the name of a meld that is held so often and paid as one."""

_GROUPS: Final = ("sequence", "around", "special")
WIDTH: Final = 8
"""Entries for each row in the flat points array of the kernel: points of holding it 0 to 7 times."""


def single_name(name: str) -> str:
    """The name of the single meld of which this is one held several times.

    >>> single_name("double-run"), single_name("pinochle")
    ('run', 'pinochle')
    """
    return next((name.removeprefix(times) for times in TIMES[2:] if name.startswith(times)), name)


@dataclass(frozen=True, slots=True)
class Part:
    """One line of a laid meld as it is shown and named: `run`, its kinds, its points."""

    name: str
    kinds: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the lowered meld table: kinds of a single meld, and points in all of holding it 1, 2 … times.

    `parts` name what a combined line is made of when it is shown; without them the line is shown as itself.
    """

    name: str
    group: str
    kinds: tuple[int, ...]
    values: tuple[int, ...]
    parts: tuple[Part, ...] = ()


class MeldTable:
    """The meld table for one trump suit: its rows, and the same as flat arrays for `kernel.meld`."""

    def __init__(self, rows: list[Row]) -> None:
        """Order the rows so that those which share cards inside a class stand together."""
        component = _components(rows)
        order = sorted(range(len(rows)), key=lambda i: (component[i], i))
        self.rows: Final = tuple(rows[i] for i in order)
        self.component: Final = array("h", [component[i] for i in order])
        self.need: Final = array("h", [row.kinds.count(kind) for row in self.rows for kind in range(KINDS)])
        self.points: Final = array("i", [v for row in self.rows for v in _padded(row.values)])

    def best(self, counts: list[int]) -> tuple[Part, ...]:
        """The best melds of these cards (counts by kind), as people read them out: class by class, dearest first."""
        out = array("h", bytes(2 * len(self.rows)))
        meld_rows(array("h", counts), self.need, self.component, self.points, len(self.rows), out)
        lines = [
            (_GROUPS.index(row.group), -part.points, part.kinds[::-1], part)
            for row, times in zip(self.rows, out, strict=True)
            if times
            for part in _lines(row, times)
        ]
        return tuple(part for *_, part in sorted(lines, key=lambda line: line[:3]))

    def points_of(self, counts: list[int]) -> int:
        """What the best melds of these cards pay."""
        return meld_points(array("h", counts), self.need, self.component, self.points, len(self.rows))


@dataclass(frozen=True, slots=True)
class Tables:
    """All that follows from a rule set before the first card is dealt."""

    pack: Pack
    seating: Seating
    card_points: array[int]
    flags: int
    stock_flags: int
    melds: tuple[MeldTable, ...]
    """By trump suit S H D C."""
    trick_total: int
    """Card points of the pack and the last trick together."""
    most: int
    """The most that the pack can make: all melds of the pack and all tricks, in points."""


def lower(rules: RuleSet) -> Tables:
    """The tables of a rule set. Costs about a millisecond: make them once and keep them."""
    pack = rules.cards()
    zero = unit(rules)
    by_strength = tuple(points // zero for points in CARD_POINTS[rules.score.card_points])
    flags = (HEAD_AFTER_RUFF if rules.play.head_after_ruff else 0) | (
        LATER_TWIN_WINS if rules.play.twins == "last" else 0
    )
    melds = tuple(MeldTable(meld_lines(rules, trump)) for trump in range(4))
    total = sum(by_strength[kind & 7] for kind in pack.kinds) + rules.score.last_trick // zero
    most = max(table.points_of(pack.counts()) for table in melds) + total
    return Tables(
        pack=pack,
        seating=Seating(rules.seats.players, rules.seats.partners, rules.seats.clockwise),
        card_points=array("h", by_strength),
        flags=_DUTY[rules.play.duty] | flags,
        stock_flags=_DUTY[rules.play.stock_duty] | flags,
        melds=melds,
        trick_total=total,
        most=most,
    )


def meld_lines(rules: RuleSet, trump: int) -> list[Row]:
    """The meld table of this set with this trump, options applied, rows that the pack cannot make left out.

    Points are those of the table: a tenth where the zeros are dropped (COM-CP-04).
    """
    zero = unit(rules)
    return [_without_zero(row, zero) for row in _full_lines(rules, trump)]


def _without_zero(row: Row, zero: int) -> Row:
    """A row with its points on the scale of the table."""
    parts = tuple(Part(part.name, part.kinds, part.points // zero) for part in row.parts)
    return Row(row.name, row.group, row.kinds, tuple(value // zero for value in row.values), parts)


def _full_lines(rules: RuleSet, trump: int) -> list[Row]:
    """The meld table on the tens scale of the file."""
    pack = rules.cards()
    rows: list[Row] = []
    for name, row in rules.meld.rows.items():
        for kinds in _makings(row, trump, pack):
            if all(kind in pack for kind in kinds):
                copies = min(pack.copies // kinds.count(kind) for kind in kinds)
                if copies:
                    rows.append(Row(name, row.group, kinds, _values(rules, name, row, copies)))
    if rules.meld.grand_pinochle:
        values = tuple(80 * k for k in range(1, pack.copies + 1))
        rows.append(Row("grand-pinochle", "special", _kinds("SK SQ DJ"), values))
    rows.extend(_combined_lines(rules, rows))
    return rows


def _makings(row: MeldRow, trump: int, pack: Pack) -> list[tuple[int, ...]]:
    """The sets of kinds that a row of the catalogue stands for under this trump."""
    if row.cards == "lowest":  # the dix: 9, or 7 in packs with sevens, none in packs without either (COM-MELD-04)
        return [] if pack.dix is None else [(trump * 8 + pack.dix,)]
    if row.suit == "given":
        return [tuple(parse_card(word).kind for word in row.cards.split())]
    suits = {"trump": [trump], "plain": [suit for suit in range(4) if suit != trump], "all": [0]}[row.suit]
    ranks = row.cards.split()
    if row.suit == "all":
        return [tuple(parse_card(rank + suit).kind for rank in ranks for suit in SUITS)]
    return [tuple(parse_card(rank + SUITS[suit]).kind for rank in ranks) for suit in suits]


def _kinds(text: str) -> tuple[int, ...]:
    """Kinds of a text in suit+rank order as rule books write it, such as `SK SQ DJ`."""
    return tuple(parse_card(word[1] + word[0]).kind for word in text.split())


def _values(rules: RuleSet, name: str, row: MeldRow, copies: int) -> tuple[int, ...]:
    """What a row pays in all when it is held 1, 2 … `copies` times, under the options for doubles and tables."""
    single = row.points[0]
    last = len(row.points) - 1
    listed = [row.points[min(k, last)] + single * max(0, k - last) for k in range(copies)]
    plain = [single * (k + 1) for k in range(copies)]
    meld = rules.meld
    if name == "pinochle":
        if meld.doubles == "twice" or meld.double_pinochle == "none":
            return tuple(plain)
        if copies > 2 and meld.table != "600-900":
            listed[2:4] = _PINOCHLES[meld.table][: copies - 2]
        return tuple(listed)
    if name == "royal-marriage" and copies > 1:
        # 80 is what the row says anyway, so another value of the row may stand
        extra = meld.double_royal - listed[1] if meld.double_royal != 80 else 0
        return (listed[0], *(value + extra for value in listed[1:]))
    if meld.doubles == "twice" or (rules.deal.stock and not meld.tenfold):
        return tuple(plain)
    if name == "run" and meld.table == "additive":
        return tuple(plain)
    return tuple(listed)


def _combined_lines(rules: RuleSet, rows: list[Row]) -> list[Row]:
    """Rows for options that let cards of one class count twice: each is a bigger meld worth all its parts."""
    by_name = {row.name: row for row in rows if row.name in ("run", "royal-marriage")}
    if rules.deal.stock or len(by_name) < 2:
        return []
    run, royal = by_name["run"], by_name["royal-marriage"]
    run_part = Part("run", run.kinds, run.values[0])
    royal_part = Part("royal-marriage", royal.kinds, royal.values[0])
    meld, lines = rules.meld, []
    if meld.royal_in_run:  # HR-01
        for times, (whole, inside) in enumerate(zip(run.values, royal.values, strict=True), start=1):
            pair = Part(TIMES[times] + "royal-marriage", royal.kinds * times, inside)
            parts = (Part(TIMES[times] + "run", run.kinds * times, whole), pair)
            lines.append(Row("run-paid-royal", run.group, run.kinds * times, (whole + inside,), parts))
    if len(royal.values) > 1 and royal.values[1] != 2 * royal.values[0]:  # AMB-47: the run's pair counts for the double
        double = Part("double-royal-marriage", royal.kinds * 2, royal.values[1])
        kinds = run.kinds + royal.kinds
        lines.append(Row("run-and-royal", run.group, kinds, (run.values[0] + royal.values[1],), (run_part, double)))
    if meld.run_extra:
        lines.extend(_runs_with_extras(meld.run_extra, run, royal))
    marriages = [row for row in rows if row.name == "marriage"]
    if meld.roundhouse in ("own", "flat-250") and len(marriages) == 3:
        arounds = sum(row.values[0] for row in rows if row.name in ("kings-around", "queens-around"))
        pairs = tuple(kind for row in marriages for kind in row.kinds)
        pair_parts = [Part(row.name, row.kinds, row.values[0]) for row in marriages]
        whole = royal.values[0] + sum(part.points for part in pair_parts)
        bonus = 250 - arounds - whole if meld.roundhouse == "flat-250" else 0
        flat = [Part("roundhouse-extra", (), bonus)] if bonus else []
        with_run = run.values[0] + whole + bonus
        lines.append(
            Row("run-roundhouse", run.group, run.kinds + pairs, (with_run,), (run_part, royal_part, *pair_parts, *flat))
        )
        if bonus:
            lines.append(
                Row(
                    "flat-roundhouse",
                    run.group,
                    royal.kinds + pairs,
                    (whole + bonus,),
                    (royal_part, *pair_parts, *flat),
                )
            )
    return lines


def _runs_with_extras(extra: int, run: Row, royal: Row) -> list[Row]:
    """Rows for runs held once or more with trump kings and queens over, each of which pays `extra` (HR-13)."""
    lines = []
    for runs, value in enumerate(run.values, start=1):
        whole = Part(TIMES[runs] + "run", run.kinds * runs, value)
        most = len(royal.values) - runs
        for over in product(range(most + 1), repeat=len(royal.kinds)):
            kinds = tuple(kind for kind, count in zip(royal.kinds, over, strict=True) for _ in range(count))
            if kinds:
                parts = (whole, *(Part("run-extra", (kind,), extra) for kind in kinds))
                values = (value + extra * len(kinds),)
                lines.append(Row("run-with-extra", run.group, run.kinds * runs + kinds, values, parts))
    return lines


def _components(rows: list[Row]) -> list[int]:
    """For each row the number of its component: rows of one class that share cards, directly or through others."""
    label = list(range(len(rows)))
    for i, a in enumerate(rows):
        for j in range(i):
            b = rows[j]
            if a.group == b.group and label[i] != label[j] and not set(a.kinds).isdisjoint(b.kinds):
                old, new = max(label[i], label[j]), min(label[i], label[j])
                label = [new if x == old else x for x in label]
    return label


def _padded(values: tuple[int, ...]) -> list[int]:
    """Points of holding a row 0 to 7 times; -1 ends the list, so that more than listed is never chosen."""
    return [0, *values, *([-1] * (WIDTH - 1 - len(values)))]


def _lines(row: Row, times: int) -> list[Part]:
    """A chosen row as lines for people: equal singles one by one, anything that pays specially as one line."""
    value = row.values[times - 1]
    if row.parts and times == 1:
        return list(row.parts)
    if value == times * row.values[0]:
        return [Part(row.name, row.kinds, row.values[0]) for _ in range(times)]
    return [Part(TIMES[times] + row.name, row.kinds * times, value)]
