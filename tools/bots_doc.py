"""Write the generated parts of docs/bots.md, and docs/bots.schema.json: the messages between tables and programs.

python -m tools.bots_doc           write both
python -m tools.bots_doc --check   exit code 1 when one of them is not what would be written
"""

import json
import random
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from binocle.bots.messages import PROTOCOL, Answer, Decide, Hello, Ready, Trouble
from binocle.cards import Card
from binocle.deal import random_deal
from binocle.game import Game
from binocle.game.views import Budget, TrickView
from binocle.players import make
from binocle.rules import named
from binocle.seats import CHANCE

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "bots.md"
SCHEMA: Final = ROOT / "docs" / "bots.schema.json"

MESSAGES: Final = (Hello, Ready, Decide, Answer, Trouble)


def schema() -> str:
    """The JSON Schema of all messages, each under its name in `$defs`."""
    _, parts = msgspec.json.schema_components(MESSAGES, ref_template="#/$defs/{name}")
    lines = [{"$ref": f"#/$defs/{kind.__name__}"} for kind in MESSAGES]
    head = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Binocle: a line between a table and a program, protocol {PROTOCOL}",
        "oneOf": lines,
        "$defs": parts,
    }
    return json.dumps(head, indent=1, ensure_ascii=False) + "\n"


# ------------------------------------------------------------------------------------------------ tables
def structs() -> list[inspect.StructType]:
    """Every struct of the messages, in the order in which a reader meets them."""
    found: dict[str, inspect.StructType] = {}

    def walk(kind: inspect.Type) -> None:
        match kind:
            case inspect.Metadata():
                walk(kind.type)
            case inspect.StructType():
                if kind.cls.__name__ not in found:
                    found[kind.cls.__name__] = kind
                    for field in kind.fields:
                        walk(field.type)
            case inspect.UnionType():
                for one in kind.types:
                    walk(one)
            case inspect.VarTupleType() | inspect.ListType():
                walk(kind.item_type)
            case inspect.TupleType():
                for one in kind.item_types:
                    walk(one)

    for message in MESSAGES:
        walk(inspect.type_info(message))
    return list(found.values())


def told(kind: inspect.Type) -> str:  # noqa: C901, PLR0911 - one line for each kind of type
    """A type as the tables write it."""
    match kind:
        case inspect.Metadata():
            return told(kind.type)
        case inspect.StructType():
            return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
        case inspect.EnumType():
            return "card" if kind.cls is Card else kind.cls.__name__
        case inspect.LiteralType():
            return " or ".join(f'`"{value}"`' for value in kind.values)
        case inspect.UnionType():
            names = {one.cls.__name__ for one in kind.types if isinstance(one, inspect.StructType)}
            null = " or null" if any(isinstance(one, inspect.NoneType) for one in kind.types) else ""
            if "Play" in names:
                return f"[action](#actions){null}"
            if "TrickView" in names:
                return f"[phase](#phases){null}"
            return " or ".join(told(one) for one in kind.types if not isinstance(one, inspect.NoneType)) + null
        case inspect.VarTupleType() | inspect.ListType():
            return f"list of {told(kind.item_type)}"
        case inspect.TupleType():
            return f"[{', '.join(told(one) for one in kind.item_types)}]"
        case inspect.DictType():
            return "object"
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType():
            return "whole number"
        case inspect.FloatType():
            return "number"
        case inspect.StrType():
            return f"text like `{kind.pattern}`" if kind.pattern else "text"
        case inspect.NoneType():
            return "null"
        case _:
            return "anything"


def _default(field: inspect.Field) -> str:
    if field.required:
        return "always there"
    if field.default_factory is not msgspec.NODEFAULT:
        return "`{}`"
    return f"`{msgspec.json.encode(field.default).decode()}`"


def _rows(kind: inspect.StructType) -> Iterator[str]:
    if kind.tag is not None:
        yield f'| `type` | `"{kind.tag}"` | always there |'
    for field in kind.fields:
        yield f"| `{field.encode_name}` | {told(field.type).replace('|', chr(92) + '|')} | {_default(field)} |"


def table(kind: inspect.StructType) -> str:
    """A struct with its fields."""
    about = re.sub(r"\s*\n\s*", " ", (kind.cls.__doc__ or "").strip())
    head = f"#### {kind.cls.__name__}\n\n{about}\n"
    rows = list(_rows(kind))
    return f"{head}\n| field | what | if left out |\n|---|---|---|\n" + "\n".join(rows) + "\n" if rows else head


def tables() -> str:
    """All structs under their headings."""
    kinds = {kind.cls.__name__: kind for kind in structs()}
    view = kinds["View"]
    fields = {field.name: field.type for field in view.fields}
    actions = fields["legal"]
    assert isinstance(actions, inspect.VarTupleType)
    groups: dict[str, list[inspect.StructType]] = {"Messages": [kinds[one.__name__] for one in MESSAGES]}
    groups["The view"] = []
    for title, union in (("Phases", fields["phase"]), ("Actions", actions.item_type)):
        assert isinstance(union, inspect.UnionType)
        groups[title] = [one for one in union.types if isinstance(one, inspect.StructType)]
    listed = {kind.cls.__name__ for group in groups.values() for kind in group}
    groups["The view"] = [kind for name, kind in kinds.items() if name not in listed]
    return "\n".join(f"### {title}\n\n" + "\n".join(table(kind) for kind in group) for title, group in groups.items())


# ------------------------------------------------------------------------------------------------ an example
def example() -> str:
    """A request from the middle of a trick, one field of the view on a line."""
    game = Game(named("partners"))
    steady = make("steady", game)
    seed = 1
    while True:
        state = game.apply(game.start(), CHANCE, random_deal(game, random.Random(seed), 0)).state
        while (seat := game.to_act(state)) >= 0:
            view = game.view(state, seat)
            if isinstance(view.phase, TrickView) and len(view.phase.cards) == 2 and len(view.legal) in (2, 3):
                return _laid_out(Decide(1, view, Budget(seed=7), 10.0))
            state = game.apply(state, seat, steady.decide(view, Budget()).action).state
        seed += 1


def _laid_out(request: Decide) -> str:
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(request))
    view = whole.pop("view")
    public = view.pop("public")
    line = json.dumps(whole, separators=(",", ":"))

    def fields(of: dict[str, Any], indent: str) -> str:
        return ",\n".join(f'{indent}"{key}":{json.dumps(value, separators=(",", ":"))}' for key, value in of.items())

    inside = f'{fields(view, " ")},\n "public":{{\n{fields(public, "  ")}}}'
    return f'{line[:-1]},\n"view":{{\n{inside}}}}}'


# ------------------------------------------------------------------------------------------------ the page
def page() -> str:
    """The page with its generated parts as they should be."""
    text = PAGE.read_text(encoding="utf-8")
    for name, part in (("tables", tables()), ("example", f"```json\n{example()}\n```\n")):
        begin, end = f"<!-- {name}: written by tools/bots_doc.py -->\n", f"<!-- end of {name} -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        assert found, f"{PAGE} lacks the mark {begin!r}"
        assert closed, f"{PAGE} lacks the mark {end!r}"
        text = f"{before}{begin}\n{part}\n{end}{after}"
    return text


def main(argv: Sequence[str]) -> int:
    """Write page and schema, or compare them."""
    behind = 0
    for file, text in ((PAGE, page()), (SCHEMA, schema())):
        if "--check" not in argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            print(f"{file.relative_to(ROOT)} is behind the messages: run python -m tools.bots_doc", file=sys.stderr)
            behind = 1
    return behind


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
