"""A rule set of one's own as a TOML file: the named set it starts from, and what is different."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path
from typing import Any, Final

from binocle.explain.differences import differing
from binocle.explain.needs import value_of
from binocle.rules import RuleSet, loads

_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def slug(title: str) -> str:
    """A title as the name of a set and of its file: small letters, digits and hyphens; `rules` when nothing is left.

    >>> slug("Großmutters Tisch, 2. Runde")
    'grossmutters-tisch-2-runde'
    """
    plain = unicodedata.normalize("NFKD", title.lower().translate(_UMLAUTS)).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].strip("-") or "rules"


def place(folder: Path, text: str) -> tuple[Path, str]:
    """Where to save what was typed, and the title: a title goes into the data folder, a path where it says.

    >>> place(Path("data"), "Our table")
    (PosixPath('data/rules/our-table.toml'), 'Our table')
    """
    if text.endswith(".toml") or "/" in text or "\\" in text:
        file = Path(text).expanduser()
        file = file if file.suffix == ".toml" else file.with_name(file.name + ".toml")
        return file, file.stem
    return folder / "rules" / f"{slug(text)}.toml", text


def toml(base: RuleSet, rules: RuleSet, title: str) -> str:
    """The file's text: `loads` makes the same rules of it again.

    `base` is the named set that the file extends. Raises `RuleSetError` for a title that cannot be one.
    """
    head = [
        f"name = {_text(slug(title))}",
        f"title.en = {_text(title)}",
        f"title.de = {_text(title)}",
        f"source = {_text(f'rules of our own, from {base.name}')}",
        f"extends = {_text(base.name)}",
    ]
    sections: dict[str, list[str]] = {}
    for path in differing(base, rules):
        sections.setdefault(path.partition(".")[0], []).extend(_lines(rules, path))
    body = ["\n".join(["", f"[{section}]", *lines]) for section, lines in sections.items()]
    text = "\n".join([*head, *body]) + "\n"
    loads(text)
    return text


def _lines(rules: RuleSet, path: str) -> list[str]:
    """The lines for a field, or for a line of the meld table or a part of it, within the table of its section."""
    section, _, field = path.partition(".")
    if section != "meld" or not field.startswith("rows."):
        return [f"{field} = {_value(value_of(rules, path))}"]
    name, _, part = field.removeprefix("rows.").partition(".")
    row = rules.meld.rows.get(name)
    if row is None:
        return [f"rows.{name} = false"]
    parts = [part] if part else row.__struct_fields__
    return [f"rows.{name}.{each} = {_value(getattr(row, each))}" for each in parts]


def _value(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return f"[{', '.join(map(str, value))}]"
    return str(value) if isinstance(value, int) else _text(value)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
