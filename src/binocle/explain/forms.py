"""The editor's form as data: every field of a rule set with its titles, values and dependencies, from the schema."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import inspect

from binocle.explain.differences import form_key, value_text
from binocle.explain.needs import Alternatives, needs, value_need
from binocle.locale import LANGUAGES, texts
from binocle.rules import named, names
from binocle.rules.schema import UNPLAYED, RuleSet

Words = dict[str, str]
"""A text in each language."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that a field can have, its label, and what it needs in another field."""

    value: str | int | bool
    label: Words
    needs: dict[str, Any] | None = None


class FormField(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field: its path, kind, default, range or choices, title and help, sources, and when it has effect.

    `needs` are alternatives, each a list of conditions that hold together; empty when the field always has effect.
    """

    path: str
    kind: Literal["choice", "switch", "number", "rows"]
    title: Words
    help: Words
    source: str
    default: Any = None
    least: int | None = None
    most: int | None = None
    choices: tuple[Choice, ...] = ()
    needs: tuple[tuple[dict[str, Any], ...], ...] = ()


class Group(msgspec.Struct, frozen=True):
    """Fields that stand together on the form."""

    key: str
    title: Words
    fields: tuple[FormField, ...]


@cache
def form() -> tuple[Group, ...]:
    """All groups with all fields, in the schema's order."""
    tree = inspect.type_info(RuleSet)
    assert isinstance(tree, inspect.StructType)
    groups = []
    for section in tree.fields:
        if section.encode_name in UNPLAYED:
            continue
        kind, _, _ = _bare(section.type)
        assert isinstance(kind, inspect.StructType)
        fields = tuple(_field(f"{section.encode_name}.{field.encode_name}", field) for field in kind.fields)
        groups.append(Group(section.encode_name, _words(f"form-group-{section.encode_name}"), fields))
    return tuple(groups)


def named_sets() -> list[dict[str, Any]]:
    """The sets to start from."""
    sets = [named(name) for name in names()]
    return [
        {"name": rules.name, "title": msgspec.to_builtins(rules.title), "players": rules.seats.players}
        for rules in sets
    ]


def _field(path: str, field: inspect.Field) -> FormField:
    kind, _, source = _bare(field.type)
    key = form_key(path)
    title, helped = _words(key), _words(f"{key}-help")
    wanted = _needs(needs(path))
    default: Any = field.default if field.default is not msgspec.NODEFAULT else None
    if isinstance(kind, inspect.BoolType):
        choices = tuple(_choice(path, value) for value in (False, True))
        return FormField(path, "switch", title, helped, source, default, choices=choices, needs=wanted)
    if isinstance(kind, inspect.LiteralType):
        choices = tuple(_choice(path, value) for value in _declared(path))
        return FormField(path, "choice", title, helped, source, default, choices=choices, needs=wanted)
    if isinstance(kind, inspect.IntType):
        special = tuple(_choice(path, 0) for _ in range(f"{key}-is-0" in texts("en")))
        return FormField(path, "number", title, helped, source, default, kind.ge, kind.le, special, wanted)
    return FormField(path, "rows", title, helped, source, needs=wanted)


def _declared(path: str) -> tuple[Any, ...]:
    """The words of a field in the schema's order, the plainest first; msgspec has them sorted."""
    section, _, field = path.partition(".")
    struct = get_type_hints(RuleSet)[section]
    return get_args(get_type_hints(struct)[field])


def _choice(path: str, value: Any) -> Choice:
    label: Words = {lang: value_text(texts(lang), path, value) for lang in LANGUAGES}
    need = value_need(path, value)
    return Choice(value, label, None if need is None else _need(need))


def _words(key: str) -> Words:
    return {lang: texts(lang)(key) for lang in LANGUAGES}


def _needs(alternatives: Alternatives) -> tuple[tuple[dict[str, Any], ...], ...]:
    found = tuple(tuple(_need(need) for need in alternative) for alternative in alternatives)
    return () if found == ((),) else found


def _need(need: Any) -> dict[str, Any]:
    if need.least is not None:
        return {"field": need.field, "least": need.least}
    return {"field": need.field, "values": list(need.values)}


def _bare(kind: inspect.Type) -> tuple[inspect.Type, str, str]:
    """A field's type without its description, the description, and its sources."""
    about = source = ""
    while isinstance(kind, inspect.Metadata):
        about = (kind.extra_json_schema or {}).get("description", about)
        source = (kind.extra or {}).get("source", source)
        kind = kind.type
    return kind, about, source
