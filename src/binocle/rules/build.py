"""From a plain tree of tables, numbers and words to a checked rule set, or to one sentence about what is wrong.

The sentences come from the schema itself: which field, what stood there, and what is allowed.
"""

from __future__ import annotations

import difflib
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import inspect

from binocle.errors import RuleSetError
from binocle.rules.schema import RuleSet

DEEPEST: Final = 8
"""How many tables may stand inside each other; the schema itself needs five."""

_SHOWN: Final = 40
"""Longer values are cut in messages."""


def build(tree: Any) -> RuleSet:
    """The rule set that a plain tree describes; lines of the meld table come sorted by name.

    Raises `RuleSetError` with the path of the first field that is unknown, missing, of the wrong type, out of range,
    or in contradiction to another one.
    """
    check_plain(tree)
    fault = _fault(tree, _schema(), "")
    if fault is not None:
        raise RuleSetError(*fault)
    meld = tree.get("meld", {})
    if "rows" in meld:
        tree = {**tree, "meld": {**meld, "rows": dict(sorted(meld["rows"].items()))}}
    try:
        return msgspec.convert(tree, RuleSet)
    except msgspec.ValidationError as error:  # what the walk above let through, in msgspec's words
        problem, _, place = str(error).partition(" - at `$")
        raise RuleSetError(place.strip(".`"), problem) from None


@cache
def _schema() -> inspect.Type:
    return inspect.type_info(RuleSet)


def check_plain(tree: Any, path: str = "", depth: int = 0) -> None:
    """Refuse what no file could hold: keys that are no text, broken characters, tables nested without end."""
    if isinstance(tree, dict):
        inner = list(tree.items())
    elif isinstance(tree, list | tuple):
        inner = [(f"[{place}]", value) for place, value in enumerate(tree)]
    else:
        if isinstance(tree, str):
            _check_text(tree, path, "text")
        return
    if depth >= DEEPEST:
        raise RuleSetError(path, f"tables and lists are nested too deeply; allowed: {DEEPEST} levels")
    for key, value in inner:
        if not isinstance(key, str):
            raise RuleSetError(path, f"the key {shown(key)} is no text; allowed: names of fields")
        _check_text(key, path, "the key")
        check_plain(value, key if not path else path + key if key.startswith("[") else f"{path}.{key}", depth + 1)


def _check_text(text: str, path: str, what: str) -> None:
    if not text.isprintable():
        raise RuleSetError(path, f"{what} {text[:_SHOWN]!a} holds characters that cannot be printed")


def shown(value: Any) -> str:
    """A value as a person would write it in a file, cut when it is long."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, int) and abs(value) >= 10**_SHOWN:
        return "a number of more than 40 digits"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    if not text.isprintable():
        text = ascii(text[:_SHOWN])
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def allowed(kind: inspect.Type) -> str:
    """What may stand in a field, in words: its list, its range, or its type."""
    kind, about = _bare(kind)
    if isinstance(kind, inspect.LiteralType):
        return ", ".join(str(word) for word in kind.values)
    if isinstance(kind, inspect.BoolType):
        return "true, false"
    if isinstance(kind, inspect.IntType):
        return f"whole numbers from {kind.ge} to {kind.le}"
    if isinstance(kind, inspect.StrType):
        return about if kind.pattern else f"text of {kind.min_length} to {kind.max_length} characters"
    if isinstance(kind, inspect.VarTupleType):
        return f"a list of {kind.min_length} to {kind.max_length} {allowed(kind.item_type)}"
    if isinstance(kind, inspect.DictType):
        return f"a table of at most {kind.max_length} lines"
    if isinstance(kind, inspect.StructType):
        return f"a table with {', '.join(field.encode_name for field in kind.fields)}"
    raise AssertionError(f"the schema has a kind of field that nobody describes: {kind}")


def _bare(kind: inspect.Type) -> tuple[inspect.Type, str]:
    """A field's type without its description, and the description."""
    about = ""
    while isinstance(kind, inspect.Metadata):
        about = (kind.extra_json_schema or {}).get("description", about)
        kind = kind.type
    return kind, about


def _fault(value: Any, kind: inspect.Type, path: str) -> tuple[str, str] | None:
    """The first field in which a value does not fit its type, with the reason."""
    bare, _ = _bare(kind)
    if isinstance(bare, inspect.StructType) and isinstance(value, dict):
        return _struct_fault(value, bare, path)
    if isinstance(bare, inspect.DictType) and isinstance(value, dict) and len(value) <= (bare.max_length or 0):
        inner = [(f"{path}.{key}", row, bare.value_type) for key, row in value.items()]
    elif (
        isinstance(bare, inspect.VarTupleType)
        and isinstance(value, list | tuple)
        and (bare.min_length or 0) <= len(value) <= (bare.max_length or 0)
    ):
        inner = [(f"{path}[{place}]", item, bare.item_type) for place, item in enumerate(value)]
    elif _leaf_fits(value, bare):
        return None
    else:
        size = f" of {len(value)}" if isinstance(value, dict | list | tuple) else ""
        return path, f"{shown(value)}{size} does not fit; allowed: {allowed(kind)}"
    return next((fault for place, item, its in inner if (fault := _fault(item, its, place))), None)


def _leaf_fits(value: Any, bare: inspect.Type) -> bool:
    """Whether a single value is of a field's very type (true is no 1, 1.0 is no 1) and in its range."""
    if isinstance(bare, inspect.LiteralType):
        return any(type(value) is type(word) and value == word for word in bare.values)
    if isinstance(bare, inspect.BoolType):
        return isinstance(value, bool)
    if isinstance(bare, inspect.IntType):
        assert bare.ge is not None, "every number of the schema has a range"
        assert bare.le is not None, "every number of the schema has a range"
        return type(value) is int and bare.ge <= value <= bare.le
    if isinstance(bare, inspect.StrType) and isinstance(value, str):
        try:
            msgspec.convert(value, _text_type(bare))
        except msgspec.ValidationError:
            return False
        return True
    return False


def _text_type(bare: inspect.StrType) -> Any:
    """The type that checks a text's length and pattern."""
    return Annotated[str, msgspec.Meta(min_length=bare.min_length, max_length=bare.max_length, pattern=bare.pattern)]


def _struct_fault(value: dict[str, Any], bare: inspect.StructType, path: str) -> tuple[str, str] | None:
    """The first unknown, missing or unfit field of a table."""
    fields = {field.encode_name: field for field in bare.fields}

    def at(key: str) -> str:
        return f"{path}.{key}" if path else key

    for key in value:
        if key not in fields:
            return at(key), f"there is no such field; {_near(key, path, list(fields))}"
    for key, field in fields.items():
        if key in value:
            fault = _fault(value[key], field.type, at(key))
            if fault is not None:
                return fault
        elif field.required:
            return at(key), f"is missing; allowed: {allowed(field.type)}"
    return None


def _near(key: str, path: str, fields: list[str]) -> str:
    """Which field was probably meant: one spelt like it here, or of that name in another section."""
    close = [f"{path}.{name}" if path else name for name in difflib.get_close_matches(key[:_SHOWN], fields, 3)]
    close += [full for full in field_paths() if full.rpartition(".")[2] == key and full not in close]
    if close:
        return f"near: {', '.join(close[:4])}"
    return f"allowed: {', '.join(fields)}"


def field_paths() -> tuple[str, ...]:
    """Every field of a rule set by its dotted path, in the schema's order; meld rows as `meld.rows`."""
    found: list[str] = []

    def walk(kind: inspect.Type, path: str) -> None:
        bare, _ = _bare(kind)
        if isinstance(bare, inspect.StructType):
            for field in bare.fields:
                walk(field.type, f"{path}.{field.encode_name}" if path else field.encode_name)
        else:
            found.append(path)

    walk(_schema(), "")
    return tuple(found)
