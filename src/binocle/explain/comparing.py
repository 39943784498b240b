"""The same hand under several rule sets: what each pays, and which rule makes the difference.

A reason is found by trying it: the one rule is put into the other set, and the hand is counted again by the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from binocle.cards import KINDS
from binocle.errors import RuleSetError
from binocle.explain.differences import Difference, diff
from binocle.explain.needs import value_of
from binocle.locale import Language
from binocle.rules import RuleSet, override
from binocle.rules.tables import Part, lower, single_name

_TOUCHING: Final = ("meld.", "pack.", "deal.stock", "score.scale")
"""Beginnings of the fields that can change what a hand pays."""


class MeldDifference(msgspec.Struct, frozen=True):
    """A meld that does not pay the same in all sets: its name, its points in each set, and why, for each set.

    Reasons stand against the first set; the first has none.
    """

    meld: str
    points: tuple[int, ...]
    reasons: tuple[tuple[Difference, ...], ...]


def best(rules: RuleSet, hand: Sequence[int], trump: int) -> tuple[Part, ...]:
    """The best melds of a hand (kinds) in one set, as its engine counts them (COM-MELD-07)."""
    return lower(rules).melds[trump].best([hand.count(kind) for kind in range(KINDS)])


def compare(sets: Sequence[RuleSet], hand: Sequence[int], trump: int, lang: Language) -> tuple[MeldDifference, ...]:
    """Each meld of the hand that differs between the sets, with the rules that make it differ from the first set."""
    counted = [_lines(best(rules, hand, trump)) for rules in sets]
    names = dict.fromkeys(name for lines in counted for name in lines)
    found = []
    for name in names:
        if any(lines.get(name) != counted[0].get(name) for lines in counted):
            points = tuple(sum(pay for _, pay in lines.get(name, Counter()).elements()) for lines in counted)
            reasons = tuple(
                () if lines.get(name) == counted[0].get(name) else _reasons(rules, sets[0], hand, trump, lang, name)
                for rules, lines in zip(sets, counted, strict=True)
            )
            found.append(MeldDifference(name, points, reasons))
    return tuple(found)


def _lines(parts: Iterable[Part]) -> dict[str, Counter[tuple[str, int]]]:
    """The melds of a hand with their points, by the name of the single meld."""
    lines: dict[str, Counter[tuple[str, int]]] = {}
    for part in parts:
        lines.setdefault(single_name(part.name), Counter())[part.name, part.points] += 1
    return lines


def _reasons(
    rules: RuleSet, first: RuleSet, hand: Sequence[int], trump: int, lang: Language, name: str
) -> tuple[Difference, ...]:
    """The differences that alone change this meld, put into the first set or taken back in the other; else all."""
    differences = [one for one in diff(rules, first, lang) if one.path.startswith(_TOUCHING)]
    alone = []
    for difference in differences:
        for into, source in ((first, rules), (rules, first)):
            changed = _with(into, source, difference.path)
            if changed is None:
                continue
            before, after = (_lines(best(one, hand, trump)).get(name) for one in (into, changed))
            if before != after:
                alone.append(difference)
                break
    return tuple(alone or differences)


def _with(into: RuleSet, source: RuleSet, path: str) -> RuleSet | None:
    """A set with one field as another has it; None when the two do not go together."""
    section, _, field = path.partition(".")
    value: Any
    if path.startswith("meld.rows."):
        name = path.split(".")[2]
        row = source.meld.rows.get(name)
        field, value = "rows", {name: None if row is None else msgspec.to_builtins(row)}
    else:
        value = value_of(source, path)
    try:
        changed = override(into, {section: {field: value}})
        lower(changed)
    except RuleSetError:
        return None
    return changed
