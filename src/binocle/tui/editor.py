"""Rules being changed, as plain data: fields under the finger, their values, and what is wrong with them together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from binocle.errors import RuleSetError
from binocle.explain import Choice, Difference, FormField, diff, form
from binocle.explain.pages import nearest
from binocle.locale import Language, texts
from binocle.rules import RuleSet, override, read, share_line
from binocle.rules.conflicts import POINT_FIELDS

_POINTS: Final = frozenset(f"{section}.{field}" for section, fields in POINT_FIELDS.items() for field in fields)
_LONG: Final = 100_000
"""Numbers that may grow this large go up and down by a hundred."""

ROWS: Final = "meld.rows"


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the form: the heading of a group, a field, or a line of the meld table."""

    key: str
    field: FormField | None = None
    group: str = ""
    row: str = ""


class Editor:
    """A rule set in the making. Every method is one thing a person can do to it.

    `rules` is the set as it stands, None while it contradicts itself; then `fault` says where and why.
    """

    def __init__(self, rules: RuleSet) -> None:
        """Start from a set; what it differs in from the named set next to it counts as changed already."""
        self.everything = False
        self.key = ""
        self._begin(rules)

    def _begin(self, rules: RuleSet) -> None:
        self.base: RuleSet = nearest(rules)
        self.title = "" if rules.title == self.base.title else rules.title.en
        self.rules: RuleSet | None = rules
        self.fault: RuleSetError | None = None
        self._tree: dict[str, Any] = msgspec.to_builtins(rules)
        self._before: dict[str, Any] = msgspec.to_builtins(self.base)
        self.move(0)

    # ------------------------------------------------------------------------------------------ looking
    def value(self, path: str) -> Any:
        """What stands in a field now."""
        return _at(self._tree, path)

    def points(self, row: str) -> tuple[int, ...] | None:
        """What a line of the meld table pays as often as the pack has it; None when it was taken out."""
        line = self.value(ROWS).get(row)
        return None if line is None else tuple(line["points"][: self.value("pack.copies")])

    def entries(self) -> list[Entry]:
        """The lines of the form: fields that have effect, were changed or are at fault, under their groups."""
        found: list[Entry] = []
        for group in form():
            fields = [field for field in group.fields if self.everything or self._in_sight(field)]
            if fields:
                found.append(Entry(f"[{group.key}]", group=group.key))
            for field in fields:
                if field.kind == "rows":
                    found += [Entry(f"{ROWS}.{row}", field, row=row) for row in self.rows()]
                else:
                    found.append(Entry(field.path, field))
        return found

    def rows(self) -> list[str]:
        """The lines of the meld table, those of the base and one's own, by class and by what they pay."""
        now: dict[str, Any] = self.value(ROWS)
        before: dict[str, Any] = self._before["meld"]["rows"]
        classes = ("sequence", "around", "special")

        def order(name: str) -> tuple[int, int, str]:
            row = now.get(name) or before[name]
            return classes.index(row["group"]), -max(row["points"]), name

        return sorted(now.keys() | before.keys(), key=order)

    def _in_sight(self, field: FormField) -> bool:
        return self.active(field) or self.changed(field.path) or self.at_fault(field.path)

    def active(self, field: FormField) -> bool:
        """Whether the field has any effect as the others stand."""
        return not field.needs or any(all(self._holds(need) for need in needs) for needs in field.needs)

    def _holds(self, need: dict[str, Any]) -> bool:
        value = self.value(need["field"])
        return bool(value >= need["least"]) if "least" in need else value in need["values"]

    def changed(self, key: str) -> bool:
        """Whether a field, or a line of the meld table, is not as in the base."""
        row = key.removeprefix(f"{ROWS}.") if key.startswith(f"{ROWS}.") else ""
        if row:
            return bool(self.value(ROWS).get(row) != self._before["meld"]["rows"].get(row))
        return bool(self.value(key) != _at(self._before, key))

    def at_fault(self, key: str) -> bool:
        """Whether the contradiction is found here."""
        return self.fault is not None and (self.fault.path == key or self.fault.path.startswith(f"{key}."))

    def contradicting(self) -> list[Entry]:
        """The fields that the contradiction names: the one at fault first."""
        if self.fault is None:
            return []
        paths = [self.fault.path, *re.findall(r"[a-z]+\.[a-z_]+", self.fault.problem)]
        entries = {entry.key: entry for entry in self._all()}
        keys = [".".join(path.split(".")[:3]) if path.startswith(ROWS) else path for path in paths]
        return [entries[key] for key in dict.fromkeys(keys) if key in entries]

    @property
    def entry(self) -> Entry:
        """The line under the finger."""
        entries = self.entries()
        return next((entry for entry in entries if entry.key == self.key), entries[1])

    def choices(self, field: FormField) -> list[Choice]:
        """The values that can be chosen here as the others stand; the present one always."""
        now = self.value(field.path)
        return [
            choice
            for choice in field.choices
            if _same(choice.value, now) or choice.needs is None or self._holds(choice.needs)
        ]

    def differences(self, lang: Language) -> tuple[Difference, ...]:
        """What differs from the base, in sentences; nothing while the set contradicts itself."""
        return () if self.rules is None else diff(self.rules, self.base, lang)

    @property
    def count(self) -> int:
        """How many fields and lines of the meld table are changed."""
        return sum(self.changed(entry.key) for entry in self._all())

    def _all(self) -> Iterator[Entry]:
        for group in form():
            for field in group.fields:
                rows = self.rows() if field.kind == "rows" else [""]
                yield from (Entry(f"{ROWS}.{row}" if row else field.path, field, row=row) for row in rows)

    @property
    def line(self) -> str:
        """The set on one line; empty while it contradicts itself."""
        return "" if self.rules is None else share_line(self.rules, self.base.name)

    # ------------------------------------------------------------------------------------------ moving
    def move(self, by: int) -> None:
        """Up or down, over headings."""
        keys = [entry.key for entry in self.entries() if not entry.group]
        place = keys.index(self.key) if self.key in keys else 0
        self.key = keys[max(0, min(len(keys) - 1, place + by))]

    def leap(self, by: int) -> None:
        """To the first line of the next or previous group."""
        entries = self.entries()
        heads = [place for place, entry in enumerate(entries) if entry.group]
        here = next((place for place, entry in enumerate(entries) if entry.key == self.key), 1)
        now = max(number for number, place in enumerate(heads) if place < here)
        self.key = entries[heads[(now + by) % len(heads)] + 1].key

    def find_fault(self) -> None:
        """To the field at which the contradiction was found."""
        key = next((entry.key for entry in self.entries() if not entry.group and self.at_fault(entry.key)), None)
        self.key = key or self.key

    # ------------------------------------------------------------------------------------------ changing
    def put(self, key: str, value: Any) -> None:
        """Set a field, or the points of a line of the meld table; None takes the line out."""
        if key.startswith(f"{ROWS}."):
            rows, name = self.value(ROWS), key.removeprefix(f"{ROWS}.")
            line = rows.get(name) or self._before["meld"]["rows"][name]
            copies = self.value("pack.copies")
            if value is None:
                rows.pop(name, None)
            else:  # what a larger pack would pay stays, where nothing shorter was meant
                rows[name] = {**line, "points": [*value, *(line["points"][copies:] if len(value) == copies else ())]}
        else:
            section, _, field = key.partition(".")
            self._tree[section][field] = value
        self._check()

    def change(self, by: int) -> None:
        """The next or previous value of the field under the finger; a number by its step."""
        entry = self.entry
        field = entry.field
        if field is None:
            return
        if entry.row:
            points = self.points(entry.row) or (0,)
            self.put(entry.key, (max(0, points[0] + 10 * by), *points[1:]))
        elif field.kind == "number":
            assert field.least is not None
            assert field.most is not None
            step = 1 if field.path not in _POINTS else 100 if field.most >= _LONG else 10
            now = self.value(field.path)
            wanted = now // step * step + (by * step if by > 0 or now % step == 0 else 0)
            self.put(field.path, max(field.least, min(field.most, wanted)))
        else:
            values = [choice.value for choice in self.choices(field)]
            place = next(place for place, value in enumerate(values) if _same(value, self.value(field.path)))
            self.put(field.path, values[(place + by) % len(values)])

    def reset(self) -> None:
        """The field under the finger as in the base; a line of one's own in the meld table goes."""
        entry = self.entry
        if entry.row:
            before = self._before["meld"]["rows"].get(entry.row)
            rows = self.value(ROWS)
            rows.pop(entry.row, None)
            if before is not None:
                rows[entry.row] = before
            self._check()
            self.move(0)
        else:
            self.put(entry.key, _at(self._before, entry.key))

    def take_out(self) -> None:
        """Take the line of the meld table under the finger out, or put it back."""
        entry = self.entry
        if entry.row:
            if self.points(entry.row) is None:
                self.reset()
            else:
                self.put(entry.key, None)

    def take(self, text: str) -> None:
        """Go on from a set on one line, or from a file. Raises `RuleSetError`, and then leaves all as it is."""
        self._begin(read(text))

    def _check(self) -> None:
        rows = dict.fromkeys(self.base.meld.rows)
        patch = {**self._tree, "meld": {**self._tree["meld"], "rows": {**rows, **self.value(ROWS)}}}
        try:
            self.rules, self.fault = override(self.base, patch), None
        except RuleSetError as fault:
            self.rules, self.fault = None, fault


def shown_value(editor: Editor, entry: Entry, lang: Language) -> str:
    """A field's value in words: its label, the number as the language writes it, or the points of a meld."""
    say = texts(lang)
    if entry.row:
        points = editor.points(entry.row)
        return say("editor-out") if points is None else " / ".join(say("explain-number", value=each) for each in points)
    assert entry.field is not None
    value = editor.value(entry.field.path)
    label = next((choice.label[lang] for choice in entry.field.choices if _same(choice.value, value)), None)
    if label is not None:
        return label
    return say("explain-number", value=value) if isinstance(value, int) else str(value)


def _same(one: Any, other: Any) -> bool:
    """Equal and of one type: 1 is not yes."""
    return type(one) is type(other) and bool(one == other)


def _at(tree: dict[str, Any], path: str) -> Any:
    section, _, field = path.partition(".")
    return tree[section][field]
