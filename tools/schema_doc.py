"""Write docs/rules-schema.md: every field of a rule set, and where each option of the rules catalogue is found.

python -m tools.schema_doc           write the page
python -m tools.schema_doc --check   exit code 1 when the page is not what would be written
"""

import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from binocle.rules import named, names
from binocle.rules.build import allowed
from binocle.rules.schema import RuleSet
from tools.rule_citations import expand

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "rules-schema.md"

HEAD: Final = """\
# The rule set, field by field

<!-- Written by tools/schema_doc.py from src/binocle/rules; change it there. -->

A rule set is a tree of tables, numbers and words: what a table agrees on before the first deal. The named sets are
TOML files in `src/binocle/rules/catalogue`, each stating only what differs from the set that it `extends`; the meld
table which all share stands in `base-melds.toml`, which is no game and on no list. `src/binocle/rules/schema.py` gives
each field its type, its range and its default, `conflicts.py` names the combinations that no table could play, and
everything that is read, from wherever, is checked by both. A refusal names the field's path and what is allowed.

## Ways to a rule set

- **A name**, `midwest`: `named`; `names()` lists them.
- **A line**, `midwest?score.target=1000&play.duty=east`: `parse`. Values are TOML values where they are one, else text;
  blanks are written `%20` or `+`; `meld.rows.dix=null` takes a meld out; each field is stated once.
- **Changes**, `{"score": {"target": 1000}}`: `override`. A JSON merge patch (RFC 7396): `null` takes a meld out, and on
  other fields brings back the default of this page, not that of the set.
- **A file of your own**: `load_file`, or `loads` for its text. TOML, 64 KiB at the most. It `extends` a named set or,
  with `load_file`, a `.toml` file in the same folder, eight deep at the most; `dix = false` under `[meld.rows]` takes a
  meld out.
- **JSON**: `from_json` reads what `to_json` writes: every field, keys sorted.

A set that is changed by a line or a patch keeps its name and title. What identifies it is `digest`: SHA-256 of its
canonical JSON without `name`, `title` and `source`. So two sets that are played alike have one digest whatever they
are called, and a changed set never passes for the one that it was made from. `share_line` writes a set as a line.

A file of one's own, complete:

```toml
title.en = "Sunday evening"
title.de = "Sonntagabend"
source = "our table"
extends = "midwest"

[score]
target = 1000

[meld.rows.four-corners]
group = "special"
cards = "AS TS AH TH"
points = [50]
```

## Fields

Every value is played. Sources are IDs of the rules catalogue (2H-…, 3A-… and so on), of its list of ambiguities
(AMB-…) and of the house rules (HR-…).
"""

ROWS: Final = """\
Each meld is a table `meld.rows.NAME`. A row whose cards are not in the pack is left out, so `dix` (the nine) falls away
with the 40 and 80 cards; in a pack with sevens the dix must be given as `"7"`. Points past the end of the list: each
further copy pays the single value. In which melds a card may serve again follows from the groups (COM-MELD-06).
`meld.doubles`, `meld.table`, `meld.double_royal`, `meld.double_pinochle` and `meld.tenfold` change the points of rows.
"""

ELSEWHERE: Final[dict[str, str]] = {
    "2H-OPT-02": "a named set of its own for each preset; made of the fields of `meld`",
    "2H-OPT-12": "both parts; either one switches the win in mid-deal off",
    "3A-OPT-17": "with `pack.ranks`, `deal.hand` and `deal.widow`",
    "3B-OPT-01": "with `deal.hand`, `deal.widow` and row `meld.rows.dix`",
    "3B-OPT-02": "row `meld.rows.plain-run` (suit = plain)",
    "4D-OPT-01": "with `deal.hand`",
    "4D-OPT-02": "other tables: the points of the rows",
    "2H-OPT-16": "with row `meld.rows.dix`",
    "2B-OPT-01": "with row `meld.rows.dix`",
    "2B-OPT-03": "with `score.length` = deals",
    "3A-OPT-06": "or the points of row `meld.rows.royal-marriage`",
    "HR-22": "with `deal.widow`, `deal.hand`",
    "MCD-04": "a call is an action of its own and cannot be withdrawn",
}
"""What a field alone does not tell about an option."""


@dataclass(frozen=True)
class Entry:
    """One field of the schema as the page shows it."""

    path: str
    allowed: str
    default: str
    about: str
    source: str

    @property
    def rules(self) -> list[str]:
        """The IDs that the field is the place of."""
        return [rule for text in self.source.split() for rule in expand(text)]


def word(value: Any) -> str:
    """A value as it stands in a rule file."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def entries(kind: inspect.Type | None = None, path: str = "", default: Any = None) -> Iterator[Entry]:
    """All fields, in the schema's order; the fields of a meld row under `meld.rows.NAME`."""
    about, source, bare = "", "", inspect.type_info(RuleSet) if kind is None else kind
    meta = bare
    while isinstance(bare, inspect.Metadata):
        about = (bare.extra_json_schema or {}).get("description", about)
        source = (bare.extra or {}).get("source", source)
        bare = bare.type
    if isinstance(bare, inspect.StructType):
        for field in bare.fields:
            yield from entries(field.type, f"{path}.{field.encode_name}" if path else field.encode_name, field.default)
        return
    shown = "required" if default is msgspec.NODEFAULT else f"`{word(default)}`"
    if isinstance(bare, inspect.DictType):
        yield Entry(path, allowed(meta), "empty", about, source)
        yield from entries(bare.value_type, f"{path}.NAME")
        return
    yield Entry(path, allowed(meta), shown, about, source)


def options() -> list[str]:
    """The IDs of every option: those of the catalogue, MacDougall's rules, and the house rules."""
    sections = tomllib.loads((ROOT / "tests" / "data" / "catalogue_ids.toml").read_text(encoding="utf-8"))
    ids = [rule for rules in sections.values() for rule in rules if "-OPT-" in rule or rule.startswith("MCD-")]
    return ids + [f"HR-{number:02}" for number in range(1, 28)]


def places() -> dict[str, list[str]]:
    """For each option the fields that hold it."""
    found: dict[str, list[str]] = {option: [] for option in options()}
    for entry in entries():
        for rule in entry.rules:
            if rule in found:
                found[rule].append(entry.path)
    return found


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    section = None
    for entry in entries():
        top = entry.path.split(".")[0] if "." in entry.path and not entry.path.startswith("title") else ""
        top = "meld.rows" if entry.path.startswith("meld.rows") else top
        if top != section:
            section = top
            lines.append(f"\n### {top or 'The set itself'}\n")
            if top == "meld.rows":
                lines.append(ROWS)
            lines.append("| field | allowed | default | meaning | source |\n|---|---|---|---|---|")
        cells = (f"`{entry.path}`", entry.allowed, entry.default, entry.about, entry.source or "–")
        lines.append(f"| {' | '.join(cells)} |")
    lines.append("\n## The options of the catalogue and the house rules\n\n| option | field | remark |\n|---|---|---|")
    for option, fields in places().items():
        lines.append(f"| {option} | {', '.join(f'`{field}`' for field in fields)} | {ELSEWHERE.get(option, '')} |")
    lines.append("\n## Named sets\n\n| name | English | German | source |\n|---|---|---|---|")
    for name in names():
        rules = named(name)
        lines.append(f"| `{name}` | {rules.title.en} | {rules.title.de} | {rules.source} |")
    lines.append(
        "\nWithout a widow there is nothing to take or bury, so every `trump.moment` means: right after the auction\n"
        "(`partners`, `double-deck`: `before-bury`, as in the set that they extend)."
    )
    return "\n".join(lines) + "\n"


def main(argv: Sequence[str]) -> int:
    """Write the page, or compare it."""
    written = page()
    if "--check" not in argv:
        PAGE.write_text(written, encoding="utf-8")
        return 0
    if PAGE.read_text(encoding="utf-8") == written:
        return 0
    print(f"{PAGE.relative_to(ROOT)} is behind the schema: run python -m tools.schema_doc", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
