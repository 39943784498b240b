"""Which rules of the catalogue does a test cite, and which none?

    python tools/rule_citations.py                  every section: cited of total, and what is missing
    python tools/rule_citations.py 2 3a 3f          the same; exit code 1 when one of these sections misses a rule
    python tools/rule_citations.py --where 2H-P2-01..04   the tests that cite a rule
    python tools/rule_citations.py --pick 30 --seed 7     cited rules drawn by a seed, with their tests

A test cites by `@pytest.mark.rule("2H-MELD-04", "2H-P2-01..04")`. A module whose test is parametrised by a file of
tests/data, entries with a field `rules`, says so by `RULE_DATA = "vectors.json"`; the entries which it leaves out it
names, by their `id`, in `RULE_DATA_LEFT_OUT = ("MX-07", …)`. Tests are read, not run. A cited ID that the catalogue
does not have is an error.
"""

import argparse
import ast
import json
import random
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parents[1] / "tests"
RANGE = re.compile(r"(?P<stem>.+-)(?P<first>\d+)(?:\.\.|…)(?P<last>\d+)")


def expand(text: str) -> list[str]:
    """The single IDs that a citation stands for: itself, or every number of a range such as COM-CP-01..05."""
    match = RANGE.fullmatch(text)
    if match is None:
        return [text]
    first, last = int(match["first"]), int(match["last"])
    return [f"{match['stem']}{number:0{len(match['first'])}d}" for number in range(first, last + 1)]


def marked(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of every literal argument of a `pytest.mark.rule(...)`."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"):
            continue
        if not (isinstance(node.func.value, ast.Attribute) and node.func.value.attr == "mark"):
            continue
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield node.lineno, argument.value


def constants(tree: ast.Module) -> dict[str, Any]:
    """The RULE_DATA… constants of a test module."""
    found: dict[str, Any] = {}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.startswith("RULE_DATA"):
                found[name] = ast.literal_eval(value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if name.startswith("RULE_DATA"):
                found[name] = ast.literal_eval(value)
    return found


def entries(path: Path) -> list[dict[str, Any]]:
    """The entries of a data file: one JSON array, or one JSON object a line."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in text.splitlines() if line.strip()]
    loaded: list[dict[str, Any]] = json.loads(text)
    return loaded


def citations(tests: Path = TESTS) -> dict[str, list[str]]:
    """Where each ID is cited: `file:line`, or `file (entry)` for data."""
    cited: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        name = path.relative_to(tests).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=name)
        for line, text in marked(tree):
            for rule in expand(text):
                cited.setdefault(rule, []).append(f"{name}:{line}")
        named = constants(tree)
        if "RULE_DATA" not in named:
            continue
        for entry in entries(tests / "data" / named["RULE_DATA"]):
            if entry.get("id") in named.get("RULE_DATA_LEFT_OUT", ()):
                continue
            for text in entry.get("rules", ()):
                for rule in expand(text):
                    cited.setdefault(rule, []).append(f"{name} ({entry['id']})")
    return cited


def catalogue(tests: Path = TESTS) -> dict[str, list[str]]:
    """The IDs of the catalogue by section."""
    loaded: dict[str, list[str]] = tomllib.loads((tests / "data" / "catalogue_ids.toml").read_text(encoding="utf-8"))
    return loaded


def main(argv: Sequence[str] | None = None, tests: Path = TESTS) -> int:
    """Print the table or the places asked for; 0 all cited, 1 something missing, 2 wrong question."""
    parser = argparse.ArgumentParser(description="List the rules of the catalogue that no test cites.")
    parser.add_argument("sections", nargs="*", help="sections that must be complete, such as 2 3a 3f")
    parser.add_argument("--where", nargs="+", metavar="ID", help="print the tests that cite these rules")
    parser.add_argument("--pick", type=int, metavar="N", help="draw N cited rules of the sections, with their tests")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(argv)
    sections, cited = catalogue(tests), citations(tests)
    if unknown := sorted(set(asked.sections) - set(sections)):
        print(f"no section {', '.join(unknown)}; there are {', '.join(sections)}", file=sys.stderr)
        return 2
    if asked.where:
        for rule in (rule for text in asked.where for rule in expand(text)):
            print(f"{rule}: {', '.join(cited.get(rule, ['-']))}")
        return 0
    if asked.pick:
        pool = [rule for name in asked.sections or sections for rule in sections[name] if rule in cited]
        for rule in sorted(random.Random(asked.seed).sample(pool, min(asked.pick, len(pool)))):
            print(f"{rule}: {', '.join(cited[rule])}")
        return 0
    incomplete = False
    for name, rules in sections.items():
        missing = [rule for rule in rules if rule not in cited]
        print(f"{name:>3}  {len(rules) - len(missing):3} of {len(rules):3}  {' '.join(missing)}".rstrip())
        incomplete |= bool(missing) and name in asked.sections
    strangers = sorted(set(cited) - {rule for rules in sections.values() for rule in rules})
    for rule in strangers:
        print(f"not in the catalogue: {rule}, cited at {', '.join(cited[rule])}", file=sys.stderr)
    return 1 if incomplete or strangers else 0


if __name__ == "__main__":
    sys.exit(main())
