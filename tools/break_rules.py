"""Does a test that cites a rule fail when the rule is broken?

    python tools/break_rules.py --ids 2H-MELD-04 3A-GIVE-01   break these rules, each in every way that is known
    python tools/break_rules.py --pick 30 --seed 7            rules drawn as tools/rule_citations.py draws them
    python tools/break_rules.py --pick 5 --seed 7 --known     drawn among the rules that a way to break is known for
    python tools/break_rules.py --pick 5 --sections 3c HR     drawn from these sections of the catalogue
    python tools/break_rules.py --all                         every way that is known

tests/data/broken_rules.toml says how rules are broken: a file under src, a text that stands there once, and what is put
in its place. Each is done in a copy of the tree, nothing here is touched; then the tests that cite the rule are run
there, and no others. A rule is *caught* when one of them fails that passes in the unbroken copy. A broken tree in which
the named sets cannot even be set up proves nothing and is reported as *unfit*.

Exit codes: 0 all caught (rules without a known way to break are listed), 1 some not, 2 wrong question.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Container, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:  # started as a script, Python knows this folder only
    sys.path.insert(0, str(ROOT))

from tools import rule_citations  # noqa: E402 - the path above comes first

PARTS = ("src", "tests", "tools", "docs", "pyproject.toml", "run.py", "README.md", "CHANGELOG.md")
"""What a copy of the tree needs for the tests to run in it."""

PATIENCE = 300
"""Seconds that the tests of one broken rule may take."""

STILL_STANDS = """
import pathlib, sys
import binocle
from binocle.game import Game
from binocle.rules import named, names
assert pathlib.Path(binocle.__file__).is_relative_to(sys.argv[1]), binocle.__file__
for name in names():
    Game(named(name)).setting
"""
"""Run in a copy: it is the copy that is imported, and every named set can be set up."""

FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/\S+(?:\[.*?\])?)(?: - .*)?$", re.MULTILINE)


@dataclass(frozen=True)
class Way:
    """One way to break rules: in this file under src the text `find`, which stands there once, becomes `replace`."""

    rules: tuple[str, ...]
    file: str
    find: str
    replace: str
    how: str


@dataclass(frozen=True)
class Outcome:
    """What came of breaking a rule in one way: `caught`, `NOT caught` or `unfit`, and the test or the reason."""

    rule: str
    way: Way
    verdict: str
    word: str


def ways(path: Path = ROOT / "tests" / "data" / "broken_rules.toml") -> list[Way]:
    """All known ways to break rules, in the order of the file."""
    loaded = tomllib.loads(path.read_text(encoding="utf-8"))
    return [Way(**{**entry, "rules": tuple(entry["rules"])}) for entry in loaded["broken"]]


def copy_tree(target: Path) -> None:
    """A copy of all that tests need, with the compiled files, which stay valid since the times are kept."""
    target.mkdir()
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, target / part, ignore=shutil.ignore_patterns("*.nbi", "*.nbc"))
        else:
            shutil.copy2(source, target / part)


def put(tree: Path, way: Way) -> None:
    """Break the rule in this tree."""
    path = tree / "src" / way.file
    text = path.read_text(encoding="utf-8")
    if text.count(way.find) != 1:
        message = f"{way.file}: the text stands there {text.count(way.find)} times, not once: {way.find!r}"
        raise ValueError(message)
    path.write_text(text.replace(way.find, way.replace), encoding="utf-8")
    for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
        compiled.unlink()


def start(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a tree, with its sources before any installed ones, and without the compiler."""
    changed = {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1", "BINOCLE_PURE": "1"}
    return subprocess.run(  # noqa: S603 - Python itself, with arguments of our own making
        [sys.executable, *arguments],
        cwd=tree,
        env={**os.environ, **changed},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def run_tests(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run tests in a tree, leaving nothing behind."""
    return start(tree, "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments)


def citing_files(cited: Sequence[str]) -> list[str]:
    """The files in which a rule is cited, from the places as `rule_citations` tells them."""
    return sorted({"tests/" + re.split(r":\d+$| \(", place)[0] for place in cited})


def broken(clean: Path, rule: str, way: Way, cited: Sequence[str]) -> Outcome:
    """Break a rule in one way, and run the tests that cite it."""
    if not cited:
        return Outcome(rule, way, "NOT caught", "no test cites it")
    with tempfile.TemporaryDirectory(prefix="broken-") as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(clean, tree)
        put(tree, way)
        try:
            stands = start(tree, "-c", STILL_STANDS, str(tree))
            if stands.returncode:
                return Outcome(rule, way, "unfit", stands.stderr.strip().splitlines()[-1])
            ran = run_tests(tree, "-x", "--rule", rule, *citing_files(cited))
        except subprocess.TimeoutExpired:
            return Outcome(rule, way, "unfit", f"not done after {PATIENCE} s")
    if ran.returncode == 0:
        return Outcome(rule, way, "NOT caught", ran.stdout.strip().splitlines()[-1])
    failed = FAILED.findall(ran.stdout)
    if ran.returncode != 1 or not failed:
        return Outcome(rule, way, "unfit", f"pytest ended with {ran.returncode}: {ran.stdout.strip()[-300:]}")
    return Outcome(rule, way, "caught", failed[0])


def failing_anyway(clean: Path, tests: Iterable[str]) -> set[str]:
    """Which of these tests fail in the unbroken tree."""
    asked = sorted(set(tests))
    return set(FAILED.findall(run_tests(clean, *asked).stdout)) if asked else set()


def break_all(pairs: Sequence[tuple[str, Way]], cited: dict[str, list[str]], jobs: int) -> list[Outcome]:
    """Break every rule in its way, some at a time, and hold what was caught against the unbroken tree."""
    with tempfile.TemporaryDirectory(prefix="unbroken-") as folder:
        clean = Path(folder) / "tree"
        copy_tree(clean)
        found = []
        with ThreadPoolExecutor(jobs) as pool:
            for one in pool.map(lambda pair: broken(clean, pair[0], pair[1], cited.get(pair[0], [])), pairs):
                found.append(one)
                print(f"{len(found)} of {len(pairs)}: {one.rule} {one.verdict}", file=sys.stderr, flush=True)
        failing = failing_anyway(clean, (one.word for one in found if one.verdict == "caught"))
    return [
        Outcome(one.rule, one.way, "unfit", f"{one.word} fails anyway") if one.word in failing else one for one in found
    ]


def drawn(number: int, seed: int, among: Container[str], names: Sequence[str] = ()) -> set[str]:
    """So many of these rules, drawn by a seed from some sections or all, as tools/rule_citations.py draws them."""
    sections = rule_citations.catalogue()
    pool = [rule for name in names or sections for rule in sections[name] if rule in among]
    return set(random.Random(seed).sample(pool, min(number, len(pool))))


def table(rules: Sequence[str], found: Sequence[Outcome]) -> list[str]:
    """One line for each rule and way, and a closing count."""
    lines = []
    for rule in rules:
        of_rule = [one for one in found if one.rule == rule]
        if not of_rule:
            lines.append(f"{rule:13} no way to break it is known")
        for one in of_rule:
            lines.extend((f"{rule:13} {one.verdict:10} {one.way.how}", f"{'':13} {'':10} {one.word}"))
    count = {verdict: sum(one.verdict == verdict for one in found) for verdict in ("caught", "NOT caught", "unfit")}
    without = sum(1 for rule in rules if all(one.rule != rule for one in found))
    words = ", ".join(f"{number} {verdict}" for verdict, number in count.items())
    return [*lines, f"{len(rules)} rules broken in {len(found)} ways: {words}; {without} rules without a known way"]


def main(argv: Sequence[str] | None = None) -> int:
    """Break the rules asked for and print the table."""
    parser = argparse.ArgumentParser(description="Break rules and see whether the tests that cite them fail.")
    parser.add_argument("--ids", nargs="+", default=[], metavar="ID", help="these rules, ranges as in COM-CP-01..05")
    parser.add_argument("--pick", type=int, default=0, metavar="N", help="draw N cited rules of the sections")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--sections", nargs="+", default=[], metavar="NAME", help="draw from these sections only")
    parser.add_argument("--known", action="store_true", help="draw only rules that a way to break is known for")
    parser.add_argument("--all", action="store_true", help="every rule that a way to break is known for")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="how many at a time")
    asked = parser.parse_args(argv)
    known, cited, sections = ways(), rule_citations.citations(), rule_citations.catalogue()
    if unknown := sorted(set(asked.sections) - set(sections)):
        print(f"no section {', '.join(unknown)}; there are {', '.join(sections)}", file=sys.stderr)
        return 2
    breakable = {rule for way in known for rule in way.rules}
    chosen = [rule for text in asked.ids for rule in rule_citations.expand(text)]
    if asked.pick:
        chosen += drawn(asked.pick, asked.seed, breakable & set(cited) if asked.known else cited, asked.sections)
    if asked.all:
        chosen += breakable
    rules = sorted(set(chosen))
    strangers = sorted(set(rules) - {rule for name in sections for rule in sections[name]})
    if strangers or not rules:
        print(f"not in the catalogue: {', '.join(strangers)}" if strangers else parser.format_usage(), file=sys.stderr)
        return 2
    pairs = [(rule, way) for rule in rules for way in known if rule in way.rules]
    found = break_all(pairs, cited, asked.jobs)
    print("\n".join(table(rules, found)))
    return 1 if any(one.verdict != "caught" for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
