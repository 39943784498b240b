"""What differs between two rule sets, in sentences."""

from __future__ import annotations

from typing import Any

import msgspec

from binocle.cards import RANKS
from binocle.explain.needs import value_of
from binocle.locale import Language, Texts, texts
from binocle.rules import RuleSet
from binocle.rules.build import field_paths
from binocle.rules.scale import at_table
from binocle.rules.schema import UNPLAYED, MeldRow


class Difference(msgspec.Struct, frozen=True):
    """A field in which two sets differ, and the sentence that says how; meld rows as `meld.rows.run.points`."""

    path: str
    text: str


def diff(a: RuleSet, b: RuleSet, lang: Language) -> tuple[Difference, ...]:
    """What is different in `a`, seen from `b`: "The mark is 1,000 instead of 1,500." Empty when they play the same.

    Points are as counted at the table, when both keep or both drop the zeros.
    """
    say = texts(lang)
    here, there = (at_table(a), at_table(b)) if a.score.scale == b.score.scale else (a, b)
    found = []
    for path in differing(b, a):
        section, _, name = path.partition("meld.rows.")
        if name and not section:
            found.append(Difference(path, _row_text(say, here, there, name)))
        else:
            found.append(Difference(path, _text(say, path, _raw(here, a, path), _raw(there, b, path))))
    return tuple(found)


def _raw(table: RuleSet, rules: RuleSet, path: str) -> Any:
    """A field as counted at the table; the scale itself as the set has it."""
    return value_of(rules if path == "score.scale" else table, path)


def differing(a: RuleSet, b: RuleSet) -> tuple[str, ...]:
    """The fields in which two sets differ, in the schema's order; meld rows line by line, `meld.rows.run.points`."""
    found: list[str] = []
    for path in field_paths():
        if path.partition(".")[0] in UNPLAYED:
            continue
        if path != "meld.rows":
            if value_of(a, path) != value_of(b, path):
                found.append(path)
            continue
        for name in sorted(a.meld.rows.keys() | b.meld.rows.keys()):
            one, other = a.meld.rows.get(name), b.meld.rows.get(name)
            if one is None or other is None:
                found.append(f"meld.rows.{name}")
            else:
                found += [
                    f"meld.rows.{name}.{field}"
                    for field in one.__struct_fields__
                    if getattr(one, field) != getattr(other, field)
                ]
    return tuple(found)


def form_key(path: str) -> str:
    """The key of a field's title: `form-score-last-trick`."""
    return f"form-{path.replace('.', '-').replace('_', '-')}"


def meld_title(say: Texts, name: str) -> str:
    """The name of a meld; rows that a set adds keep the name they were given."""
    return say.meld(name)


def value_text(say: Texts, path: str, value: Any) -> str:
    """A field's value in words: its label, yes or no, or the number as the language writes it."""
    if isinstance(value, bool):
        return say("explain-yes" if value else "explain-no")
    label = f"{form_key(path)}-is-{value}"
    if label in say:
        return say(label)
    return say("explain-number", value=value) if isinstance(value, int) else str(value)


def _text(say: Texts, path: str, here: Any, there: Any) -> str:
    key = f"differs-{path.replace('.', '-').replace('_', '-')}"
    values = {"here": value_text(say, path, here), "there": value_text(say, path, there)}
    return say(key, **values) if key in say else say("differs", title=say(form_key(path)), **values)


def _row_text(say: Texts, here: RuleSet, there: RuleSet, name: str) -> str:
    """What differs in a line of the meld table: the line itself, or one of its parts."""
    meld, _, part = name.partition(".")
    title = meld_title(say, meld)
    row, other = here.meld.rows.get(meld), there.meld.rows.get(meld)
    if row is None:
        return say("differs-row-gone", meld=title)
    if other is None:
        return say("differs-row-new", meld=title, cards=_cards(say, row), points=_points(say, row))
    if part == "points":
        return say("differs-row-points", meld=title, here=_points(say, row), there=_points(say, other))
    if part == "group":
        groups = {"here": say(f"meld-class-{row.group}"), "there": say(f"meld-class-{other.group}")}
        return say("differs-row-group", meld=title, **groups)
    return say(f"differs-row-{part}", meld=title, here=_cards(say, row), there=_cards(say, other))


def _points(say: Texts, row: MeldRow) -> str:
    return " / ".join(say("explain-number", value=points) for points in row.points)


def _cards(say: Texts, row: MeldRow) -> str:
    """What a line is made of, in words: ranks in trump, in each plain suit, in all suits; or whole cards."""
    if row.cards == "lowest":
        return say("explain-cards-lowest")
    if row.suit == "given":
        return ", ".join(say.card(word) for word in row.cards.split())
    ranks = ", ".join(say(f"explain-rank-{rank}") for rank in row.cards.split() if rank in RANKS)
    return say(f"explain-cards-{row.suit}", ranks=ranks)
