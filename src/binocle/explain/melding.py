"""The section on melds: the table, what cards may serve for, and examples counted by the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from binocle.cards import KINDS, Hand, card, parse_kinds
from binocle.explain.model import Block, MeldExample, MeldLine, MeldList, Sentence
from binocle.explain.writer import Writer
from binocle.game.public import Side
from binocle.game.table_melds import Laid, Melder, lay, read_choice
from binocle.rules.tables import Part, Row, single_name

_GROUPS: Final = ("sequence", "around", "special")
_TABLE_FIELDS: Final = (
    "meld.rows",
    "meld.doubles",
    "meld.table",
    "meld.double_royal",
    "meld.royal_in_run",
    "meld.run_extra",
    "meld.roundhouse",
    "meld.grand_pinochle",
    "meld.double_pinochle",
    "meld.tenfold",
)

_ROUND: Final = ("KS QS KH QH KD QD KC QC", "AS TS KS QS JS KH QH KD QD KC QC")
"""A roundhouse, and one with a run, spades being trump."""

_HANDS: Final = (
    "AS TS KS KS QS QS JS JD",
    "AS TS KS KS QS JS",
    *_ROUND,
    "QS QS JD JD KS",
    "AS AS AH AH AD AD AC AC",
    "AS AS AS AH AH AH AD AD AD AC",
)
"""Cards whose melds, spades being trump, show what an auction game pays."""

_STORIES: Final[tuple[tuple[str, str, tuple[tuple[str, str], ...]], ...]] = (
    ("grow", "AS TS KS QS JS", (("royal-marriage", "KS QS"), ("run", "AS TS KS* QS* JS"))),
    ("shrink", "AS TS KS QS JS KS", (("run", "AS TS KS QS JS"), ("royal-marriage", "KS QS*"))),
    ("group", "KS QS JD", (("royal-marriage", "KS QS"), ("pinochle", "QS* JD"))),
    ("double", "QS QS JD JD", (("pinochle", "QS JD"), ("double-pinochle", "QS* QS JD* JD"))),
)
"""Two-handed: what lies in the hand, and what is melded after one trick and after a later one."""


def melds(w: Writer) -> Iterator[Block | None]:
    """When melds are laid, what they pay, and what a card may serve for."""
    stock = w.at.deal.stock
    queens = w.card(parse_kinds("QS")[0])
    if stock:
        yield w.paragraph(w.field("meld.per_trick"), w.field("meld.fresh_card"), w.sentence("melds-booked"))
        yield w.paragraph(
            w.sentence("groups", queen=queens),
            w.field("meld.reuse"),
            w.field("meld.extension"),
        )
    else:
        yield w.paragraph(w.sentence("melds-laid"), w.sentence("groups", queen=queens), w.sentence("melds-best"))
    yield meld_list(w)
    yield w.paragraph(
        w.sentence("no-melds"),
        *_doubles(w),
        w.field("meld.royal_in_run", points=_value(w, "run", 1) + _value(w, "royal-marriage", 1)),
        w.field("meld.run_extra"),
        _round(w),
        w.field("meld.grand_pinochle", cards=w.cards(parse_kinds("KS QS JD")), points=_single(w, "grand-pinochle")),
    )
    if stock and w.setting.dix_points:
        yield w.paragraph(
            w.sentence("dix", points=w.setting.dix_points),
            w.field("meld.dix_exchange"),
            w.field("meld.dix_is_meld"),
        )
    yield w.paragraph(w.sentence("examples", suit=w.suit(0)))
    yield from _stock_examples(w) if stock else _hand_examples(w)


def _doubles(w: Writer) -> Iterator[Sentence | None]:
    """What holding a meld more than once pays."""
    pays = {k: _value(w, "pinochle", k) for k in (1, 2, 3, 4)}
    yield w.field("meld.doubles", single=pays[1], twice=2 * pays[1])
    yield w.field("meld.double_pinochle", double=pays[2], twice=2 * pays[1])
    yield w.field("meld.table", triple=pays[3], quadruple=pays[4], run=_value(w, "run", 1))
    pair = _value(w, "royal-marriage", 2)
    yield w.sentence("double-royal", "meld.double_royal", points=pair) if pair else None
    yield w.field("meld.tenfold")


def _round(w: Writer) -> Sentence | None:
    """What kings and queens of all suits pay, alone and with a run."""
    if w.at.deal.stock:
        return w.field("meld.roundhouse", points=_roundhouse(w))
    alone, with_run = (w.tables.melds[0].points_of(_counts(parse_kinds(text))) for text in _ROUND)
    return w.field("meld.roundhouse", points=alone, **{"with-run": with_run})


def _counts(kinds: tuple[int, ...]) -> list[int]:
    return [kinds.count(kind) for kind in range(KINDS)]


def _rows(w: Writer) -> list[Row]:
    """The lowered rows with spades as trump, by group, each marriage once."""
    rows = [row for row in w.tables.melds[0].rows if not row.parts]
    seen: set[tuple[str, tuple[int, ...]]] = set()
    kept = []
    for row in sorted(rows, key=lambda row: (_GROUPS.index(row.group), -row.values[0], row.name)):
        mark = (row.name, row.values) if _is_plain(w, row) else (row.name, row.kinds)
        if mark not in seen:
            seen.add(mark)
            kept.append(row)
    return kept


def _is_plain(w: Writer, row: Row) -> bool:
    line = w.at.meld.rows.get(row.name)
    return line is not None and line.suit == "plain"


def meld_list(w: Writer) -> MeldList:
    """The table of this set: auction games with a column for each copy, two-handed ones with a line for each meld."""
    stock = w.at.deal.stock
    lines = []
    for row in _rows(w):
        points = row.values[:1] if stock else row.values[: w.rules.pack.copies]
        plain = _is_plain(w, row)
        note = w.text("plain-suits") if plain else ""
        lines.append(_line(w, row.name, row.group, row.kinds, points, plain=plain, note=note))
        if stock and len(row.values) > 1 and row.values[1] != 2 * row.values[0]:
            lines.append(_line(w, f"double-{row.name}", row.group, row.kinds * 2, row.values[1:2], plain=plain))
    if stock and w.at.meld.roundhouse in {"whole", "extend"}:
        kinds = tuple(parse_kinds("KS KH KD KC QS QH QD QC"))
        lines.append(_line(w, "roundhouse", "sequence", kinds, (_roundhouse(w),)))
    most = max((len(line.points) for line in lines), default=0)
    columns = tuple(w.text(f"times-{k}") for k in range(1, most + 1))
    groups = {group: _group(w, group) for group in _GROUPS}
    return MeldList(groups, columns, tuple(lines), _TABLE_FIELDS, house=not w.changed.isdisjoint(_TABLE_FIELDS))


def _group(w: Writer, group: str) -> str:
    """The title of a group of melds."""
    german = f"explain-class-german-{group}"
    return w.say(german if w.german and german in w.say else f"meld-class-{group}")


def _line(
    w: Writer,
    name: str,
    group: str,
    kinds: tuple[int, ...],
    points: tuple[int, ...],
    *,
    plain: bool = False,
    note: str = "",
) -> MeldLine:
    cards = tuple(card(kind) for kind in kinds)
    assert group in {"sequence", "around", "special"}
    row = f"meld.rows.{single_name(name)}"
    house = any(path == row or path.startswith(f"{row}.") for path in w.changed)
    return MeldLine(name, w.meld(name), group, cards, points, plain, note, house)  # type: ignore[arg-type] # rows bear the groups of the schema


def _roundhouse(w: Writer) -> int:
    """What all kings and queens pay as one meld of the two-handed game: the sum of their six parts."""
    parts = ("kings-around", "queens-around", "royal-marriage", "marriage")
    return sum(meld.value for meld in w.setting.stock_melds[0] if meld.name in parts)


def _value(w: Writer, name: str, copies: int) -> int:
    """What a row pays when it is held so often; 0 when the set or the pack has it not."""
    for row in w.tables.melds[0].rows:
        if row.name == name and len(row.values) >= copies:
            return row.values[copies - 1]
    return 0


def _single(w: Writer, name: str) -> int:
    return _value(w, name, 1)


def _hand_examples(w: Writer) -> Iterator[MeldExample]:
    """Hands of an auction game with their best melds, as the engine counts them (COM-MELD-07)."""
    table = w.tables.melds[0]
    for text in _HANDS:
        kinds = parse_kinds(text)
        counts = _counts(kinds)
        if max(counts) > w.rules.pack.copies:
            continue
        parts = table.best(counts)
        if not parts:
            continue
        names = w.listed(_lines(w, parts))
        total = sum(part.points for part in parts)
        key = "example-melds" if len(parts) > 1 else "example-meld"
        told = w.text(key, cards=w.hand(kinds), melds=names, points=total)
        yield MeldExample(told, "S", tuple(card(kind) for kind in kinds), total)


def _lines(w: Writer, parts: tuple[Part, ...]) -> list[str]:
    """Melds with their points, equal ones together."""
    lines = Counter((w.meld(part.name), part.points) for part in parts)
    return [
        w.text("meld-pays-times" if count > 1 else "meld-pays", meld=meld, points=points, count=count)
        for (meld, points), count in lines.items()
    ]


def _stock_examples(w: Writer) -> Iterator[MeldExample]:
    """Melds of the two-handed game after one trick and a later one, as the engine pays or refuses them."""
    for key, hand, steps in _STORIES:
        kinds = parse_kinds(hand)
        held, side, paid = Hand.of(card(kind) for kind in kinds), Side(), []
        for trick, (name, cards) in enumerate(steps, start=1):
            laid = lay(Melder(w.setting, 0, held, side, trick), name, tuple(read_choice(tuple(cards.split()))))
            if isinstance(laid, Laid):
                paid.append(laid.points)
                held, side = laid.hand, laid.side
        if not paid:
            continue
        word = "refused" if len(paid) < len(steps) else "paid"
        told = w.text(f"story-{key}-{word}", first=paid[0], second=paid[-1], **_story_cards(w))
        yield MeldExample(told, "S", tuple(card(kind) for kind in kinds), sum(paid))


def _story_cards(w: Writer) -> dict[str, str]:
    """The cards that stories name."""
    return {
        "pair": w.cards(parse_kinds("KS QS")),
        "more": w.cards(parse_kinds("AS TS JS")),
        "run": w.cards(parse_kinds("AS TS KS QS JS")),
        "king": w.card(parse_kinds("KS")[0]),
        "queen": w.card(parse_kinds("QS")[0]),
        "jack": w.card(parse_kinds("JD")[0]),
    }
