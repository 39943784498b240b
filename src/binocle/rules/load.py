"""Rule sets by name, from files, and with changes: `midwest?score.target=1000&play.duty=east`.

Every way in ends in `binocle.rules.build`, so a changed set is checked exactly like a named one.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, unquote_plus

import msgspec

from binocle.errors import RuleSetError
from binocle.rules.build import build, check_plain, shown
from binocle.rules.schema import UNPLAYED, RuleSet

LARGEST: Final = 65_536
"""The most bytes that a rule file or an override line may have."""

LONGEST_CHAIN: Final = 8
"""How many sets may extend one another."""

_COMMON: Final = "base-melds"
"""The part of the catalogue that sets extend but nobody plays."""

Tree = dict[str, Any]


# ------------------------------------------------------------------------------------------------ by name


@cache
def names() -> tuple[str, ...]:
    """The named rule sets, fewest players first, a set before those that extend it."""

    def place(name: str) -> tuple[int, int, int, str]:
        rules = named(name)
        return rules.seats.players, rules.pack.copies, _depth(name), name

    return tuple(sorted((name for name in _files() if name != _COMMON), key=place))


@cache
def named(name: str) -> RuleSet:
    """The rule set of that name in the catalogue. Raises `RuleSetError` listing the names when there is none."""
    if name not in _files() or name == _COMMON:
        raise RuleSetError("", f"there is no rule set {shown(name)}; allowed: {', '.join(names())}")
    return build({**_resolve(_raw(name), None, (name,)), "name": name})


@cache
def _files() -> tuple[str, ...]:
    """What stands in the catalogue folder, the common part included."""
    folder = resources.files("binocle.rules") / "catalogue"
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml")))


@cache
def _raw(name: str) -> Tree:
    text = (resources.files("binocle.rules") / "catalogue" / f"{name}.toml").read_text(encoding="utf-8")
    return _toml(text)


def _depth(name: str) -> int:
    parent = _raw(name).get("extends")
    return 0 if parent is None else 1 + _depth(parent)


# ------------------------------------------------------------------------------------------------ files


def loads(text: str, name: str = "own") -> RuleSet:
    """The rule set that a TOML text describes; it may extend a named set and state only the differences.

    Args:
        text: the file's content; a meld row set to `false` is taken out.
        name: what the set is called when the text does not say.

    Raises:
        RuleSetError: no TOML (with its line), too large, or no rule set; names the field and what is allowed.
    """
    return build({"name": name, **_resolve(_toml(text), None, ())})


def load_file(path: str | Path) -> RuleSet:
    """The rule set in a player's own file. `extends` names a set of the catalogue or a file in the same folder.

    Without a `name` of its own the set is called as its file. Raises `RuleSetError` as `loads`, and when the file
    cannot be read.
    """
    file = Path(path)
    tree = _resolve(_toml(_read(file)), file.parent, (str(file.resolve()),))
    return build({"name": _name(file.stem), **tree})


def _name(stem: str) -> str:
    """A file's name as the name of a set: small letters, digits and hyphens.

    >>> _name("Our Table, 2")
    'our-table-2'
    """
    return re.sub(r"[^a-z0-9]+", "-", stem.lower()).strip("-")[:40].strip("-") or "own"


def read(text: str) -> RuleSet:
    """A rule set in whichever way it is stated: a name or a file, either with changes behind a question mark.

    What is no name in the catalogue is a file when it ends with `.toml`, stands in a folder, or exists; a name goes
    before a file that is called the same. Changes are those of `parse`, and a file keeps its own name and title.

    >>> read("midwest?score.target=1000").score.target
    1000

    Raises:
        RuleSetError: there is no such set or file, or it cannot be played; names the field or the line of the file.
    """
    name, mark, changes = text.partition("?")
    if name in _files():
        return parse(text)
    if _exists(text):  # a file may have a question mark in its name
        return load_file(text)
    if not (name.lower().endswith(".toml") or "/" in name or "\\" in name or _exists(name)):
        return parse(text)
    rules = load_file(name)
    return override(rules, _rows_out(_patch(changes))) if mark and changes else rules


def _exists(text: str) -> bool:
    try:
        return Path(text).is_file()
    except (OSError, ValueError):
        return False


def _read(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except FileNotFoundError:
        raise RuleSetError("", f"no such file: {shown(str(file))}") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not a file name"
        raise RuleSetError("", f"{shown(file.name)} cannot be read: {reason}") from None
    if len(content) > LARGEST:
        raise RuleSetError("", f"{shown(file.name)} is too large; allowed: {LARGEST} bytes")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RuleSetError("", f"line {line}: the file is not UTF-8 text") from None


def _toml(text: str) -> Tree:
    """A TOML text as plain tables."""
    if len(text.encode(errors="replace")) > LARGEST:
        raise RuleSetError("", f"the text is too large; allowed: {LARGEST} bytes")
    if not text.strip():
        raise RuleSetError("", "the text is empty; allowed: a rule set in TOML")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise RuleSetError("", "tables and lists are nested too deeply") from None
    except ValueError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        reason = str(error).partition(" (at ")[0]
        raise RuleSetError("", f"line {line}: this is no TOML ({reason})") from None


def _resolve(tree: Tree, folder: Path | None, seen: tuple[str, ...]) -> Tree:
    """A tree laid over all that it extends, oldest first; `seen` are the sets and files on the way here."""
    check_plain(tree)
    tree = dict(tree)
    if "extends" not in tree:
        return _merge({}, _rows_out(tree))
    parent = tree.pop("extends")
    if not isinstance(parent, str):
        raise RuleSetError("extends", f"{shown(parent)} does not fit; allowed: the name of a rule set")
    if len(seen) >= LONGEST_CHAIN:
        raise RuleSetError("extends", f"too many sets extend one another; allowed: {LONGEST_CHAIN}")
    if folder is not None and parent.endswith(".toml"):
        if Path(parent).name != parent:
            raise RuleSetError("extends", f"{shown(parent)} is not in the same folder; allowed: a file name alone")
        mark = str((folder / parent).resolve())
    else:
        mark = parent
    if mark in seen:
        raise RuleSetError("extends", f"{shown(parent)} extends itself, round in a circle")
    if mark != parent:
        base = _resolve(_toml(_read(folder / parent)), folder, (*seen, mark)) if folder is not None else {}
        base.pop("name", None)  # a file is called by its own name
    elif parent in _files():
        base = _resolve(_raw(parent), None, (*seen, mark))
    else:
        own = "" if folder is None else ", or a .toml file in the same folder"
        raise RuleSetError("extends", f"there is no rule set {shown(parent)}; allowed: {', '.join(names())}{own}")
    return _merge(base, _rows_out(tree))


def _rows_out(tree: Tree) -> Tree:
    """TOML has no null, so there `false` takes a row out of the meld table."""
    meld = tree.get("meld")
    rows = meld.get("rows") if isinstance(meld, dict) else None
    if not isinstance(meld, dict) or not isinstance(rows, dict) or not any(row is False for row in rows.values()):
        return tree
    return {**tree, "meld": {**meld, "rows": {name: None if row is False else row for name, row in rows.items()}}}


# ------------------------------------------------------------------------------------------------ changes


def override(rules: RuleSet, patch: Mapping[str, Any]) -> RuleSet:
    """A rule set with changes, as a JSON merge patch (RFC 7396) on its tree: null takes a meld row out.

    Null on any other field removes it, and so brings back the schema's default, not that of the set.
    Raises `RuleSetError` as everywhere; the set given stays as it is.
    """
    if not isinstance(patch, Mapping):
        raise RuleSetError("", f"{shown(patch)} is no set of changes; allowed: a table of fields")
    changes = dict(patch)
    check_plain(changes)
    return build(_merge(_tree(rules), changes))


def _merge(base: Tree, patch: Tree) -> Tree:
    """RFC 7396 on plain tables; neither argument is changed."""
    merged = dict(base)
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        elif isinstance(value, dict):
            under = merged.get(key)
            merged[key] = _merge(under if isinstance(under, dict) else {}, value)
        else:
            merged[key] = value
    return merged


@lru_cache(maxsize=128)
def parse(line: str) -> RuleSet:
    """A named set with changes on one line: `midwest?score.target=1000&play.duty=east`.

    A value is read as a TOML value when it is one (`1000`, `true`, `[120, 1000]`, `"text"`) and else as plain text;
    `null` or `false` takes out a meld row. `%20` and `+` are blanks, as in web addresses. The set keeps its name and
    title. Raises `RuleSetError` for unknown names, a field stated twice, and all that `override` refuses.
    """
    if not isinstance(line, str):
        raise RuleSetError("", f"a rule set is named by text, not by {shown(line)}")
    if len(line) > LARGEST:
        raise RuleSetError("", f"the line is too long; allowed: {LARGEST} characters")
    if not line.isprintable():
        raise RuleSetError("", f"{shown(line)} holds characters that cannot be printed")
    name, mark, changes = line.partition("?")
    rules = named(_unquoted(name))
    return override(rules, _rows_out(_patch(changes))) if mark and changes else rules


def _patch(changes: str) -> Tree:
    """The changes behind the question mark, as tables."""
    if len(changes) > LARGEST:
        raise RuleSetError("", f"the line is too long; allowed: {LARGEST} characters")
    if not changes.isprintable():
        raise RuleSetError("", f"{shown(changes)} holds characters that cannot be printed")
    patch: Tree = {}
    for piece in changes.split("&"):
        key, equals, value = piece.partition("=")
        path = _unquoted(key)
        check_plain(path)
        steps = path.split(".")
        if not equals or not all(steps):
            raise RuleSetError(path if equals else "", f"{shown(piece)} is no change; allowed: field=value")
        if len(steps) > 8:
            raise RuleSetError(path, "there is no such field; allowed: up to 8 names with points between")
        text = _unquoted(value)
        value = _value(text)
        # The rank of a one-rank meld may be a figure: meld.rows.dix.cards=7 is a text all the same.
        _put(patch, path, steps, text if steps[-1] == "cards" and isinstance(value, int) else value)
    return patch


def _put(patch: Tree, path: str, steps: list[str], value: Any) -> None:
    """Enter one change; a field may be stated once, alone or within its table."""
    table = patch
    for step in steps[:-1]:
        table = table.setdefault(step, {})
        if not isinstance(table, dict):
            raise RuleSetError(path, "is stated twice, in part and as a whole")
    if steps[-1] in table:
        raise RuleSetError(path, "is stated twice")
    table[steps[-1]] = value


def _unquoted(text: str) -> str:
    try:
        return unquote_plus(text, errors="strict")
    except UnicodeDecodeError:
        raise RuleSetError("", f"{shown(text)} is not UTF-8 text behind its percent signs") from None


def _value(text: str) -> Any:
    """A value of an override line."""
    if text.strip() == "null":
        return None
    try:
        table = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError):
        return text
    return table["value"] if table.keys() == {"value"} else text


# ------------------------------------------------------------------------------------------------ out again


def _tree(rules: RuleSet) -> Tree:
    tree: Tree = msgspec.to_builtins(rules)
    return tree


def to_json(rules: RuleSet) -> str:
    """The whole set as canonical JSON: every field, keys sorted, no blanks. `from_json` reads it back."""
    return msgspec.json.encode(rules, order="sorted").decode()


def from_json(text: str | bytes) -> RuleSet:
    """The rule set that `to_json` wrote. Raises `RuleSetError` when it is none."""
    if len(text) > LARGEST:
        raise RuleSetError("", f"the text is too large; allowed: {LARGEST} bytes")
    try:
        tree = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RuleSetError("", f"this is no JSON ({error})") from None
    return build(tree)


@cache
def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def digest(rules: RuleSet) -> str:
    """The identity of what is played: SHA-256, in hex, of the canonical JSON without name, title and source.

    Two sets with the same rules have one digest, whatever they are called.
    """
    tree = {key: value for key, value in _tree(rules).items() if key not in UNPLAYED}
    return _digest(msgspec.json.encode(tree, order="sorted").decode())


def share_line(rules: RuleSet, base: str | None = None) -> str:
    """A set as one line for `parse`: a named set and the differences, such as `midwest?play.duty=east`.

    Args:
        rules: what to share; its name and title do not travel.
        base: the named set to start from; without it the one that the set is called after.

    Raises:
        RuleSetError: there is no such named set.
    """
    start = rules.name if base is None else base
    changes = _differences(_tree(named(start)), _tree(rules), "")
    pieces = [f"{path}={quote(_literal(value), safe='[],')}" for path, value in changes]
    return "?".join([start, "&".join(pieces)]) if pieces else start


def _differences(base: Tree, other: Tree, path: str) -> list[tuple[str, Any]]:
    """Path and new value of every field in which two trees differ; None where the other has no such row."""
    found: list[tuple[str, Any]] = []
    for key in sorted(base.keys() | other.keys()):
        place = f"{path}.{key}" if path else key
        if place in UNPLAYED or base.get(key) == other.get(key):
            continue
        before, after = base.get(key, {}), other.get(key)
        if isinstance(after, dict):
            found += _differences(before, after, place)
        else:
            found.append((place, after))
    return found


def _literal(value: Any) -> str:
    """A value as `parse` reads it back."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{','.join(map(_literal, value))}]"
    text = str(value)
    return text if not isinstance(value, str) or _value(text) == text else f'"{text}"'
