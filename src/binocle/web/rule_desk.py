"""The rule editor's desk: a set with changes, checked, explained and written on one line."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from binocle.errors import RuleSetError
from binocle.explain import diff, form
from binocle.explain.pages import has_effect, nearest
from binocle.locale import Language, texts
from binocle.rules import RuleSet, override, parse, share_line

ROWS = "meld.rows"
_PATH = re.compile(r"[a-z_]{1,32}\.[a-z_0-9]{1,32}(\.[a-z0-9-]{1,48})?")


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a set, and at which field."""

    path: str
    text: str


class MeldRow(msgspec.Struct, frozen=True):
    """A line of the meld table; no points when it was taken out."""

    title: str
    points: tuple[int, ...] | None


class Changed(msgspec.Struct, frozen=True):
    """A difference to the set that the line starts from."""

    path: str
    text: str


class Checked(msgspec.Struct, frozen=True):
    """A rule set as the editor shows it. While it contradicts itself, `fault` says where, and `line` is empty."""

    ok: bool
    line: str
    name: str
    title: str
    players: int
    german: bool
    values: dict[str, Any]
    rows: dict[str, MeldRow]
    inactive: tuple[str, ...]
    differences: tuple[Changed, ...]
    fault: Fault | None


def check(line: str, changes: dict[str, Any], lang: Language) -> Checked:
    """Read a set and carry out changes of fields (`score.target`) and meld rows (`meld.rows.run`: points, or null).

    Raises:
        RuleSetError: the line itself cannot be read; contradictions of changes are told in the answer instead.
    """
    start = parse(line)
    base = nearest(start)
    tree = msgspec.to_builtins(start)
    try:
        patch = _patch(tree, msgspec.to_builtins(base), changes)
        rules: RuleSet | None = override(start, patch)
        fault = None
    except RuleSetError as error:
        patch, rules, fault = {}, None, Fault(error.path, error.problem)
    shown = msgspec.to_builtins(rules) if rules is not None else _merged(tree, changes)
    return Checked(
        ok=rules is not None,
        line="" if rules is None else share_line(rules, base.name),
        name=base.name,
        title=getattr(start.title, lang),
        players=shown["seats"]["players"],
        german=shown["pack"]["suits"] == "german",
        values=_values(shown),
        rows=_rows(shown, msgspec.to_builtins(base), lang),
        inactive=() if rules is None else _inactive(rules),
        differences=() if rules is None else tuple(Changed(d.path, d.text) for d in diff(rules, base, lang)),
        fault=fault,
    )


def _patch(tree: dict[str, Any], base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    patch: dict[str, Any] = {}
    for path, value in changes.items():
        if not _PATH.fullmatch(path):
            raise RuleSetError(path[:80], "there is no such field")
        section, field, *row = path.split(".")
        if not row:
            patch.setdefault(section, {})[field] = value
            continue
        if f"{section}.{field}" != ROWS:
            raise RuleSetError(path, "there is no such field")
        name = row[0]
        line = tree["meld"]["rows"].get(name) or base["meld"]["rows"].get(name)
        if line is None:
            raise RuleSetError(path, "there is no such meld")
        new = None if value is None else {**line, "points": value}
        patch.setdefault("meld", {}).setdefault("rows", {})[name] = new
    return patch


def _merged(tree: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """What was asked for, contradictions and all, for the form to show."""
    shown = {section: dict(fields) if isinstance(fields, dict) else fields for section, fields in tree.items()}
    for path, value in changes.items():
        section, _, field = path.partition(".")
        fields = shown.get(section)
        if isinstance(fields, dict) and type(fields.get(field)) is type(value) and path != ROWS:
            fields[field] = value
    return shown


def _values(tree: dict[str, Any]) -> dict[str, Any]:
    return {
        field.path: tree[group.key][field.path.partition(".")[2]]
        for group in form()
        for field in group.fields
        if field.kind != "rows"
    }


def _rows(tree: dict[str, Any], base: dict[str, Any], lang: Language) -> dict[str, MeldRow]:
    now, before = tree["meld"]["rows"], base["meld"]["rows"]
    german = tree["pack"]["suits"] == "german"
    copies = tree["pack"]["copies"]
    classes = ("sequence", "around", "special")

    def order(name: str) -> tuple[int, int, str]:
        row = now.get(name) or before[name]
        return classes.index(row["group"]), -max(row["points"]), name

    return {
        name: MeldRow(
            texts(lang).meld(name, german=german),
            tuple(now[name]["points"][:copies]) if name in now else None,
        )
        for name in sorted(now.keys() | before.keys(), key=order)
    }


def _inactive(rules: RuleSet) -> tuple[str, ...]:
    """Fields that change nothing as the others stand."""
    return tuple(
        field.path
        for group in form()
        for field in group.fields
        if field.kind != "rows" and not has_effect(rules, field.path)
    )
