"""The list of ways to break rules stays fit to be used: it speaks of texts and rules as they stand today."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools import break_rules, rule_citations

ROOT = Path(__file__).parents[2]
WAYS = break_rules.ways()
CITED = rule_citations.citations()
KNOWN = {rule for rules in rule_citations.catalogue().values() for rule in rules}

FIRST_SETS = ("2", "3a", "3b", "3f", "3g", "3i", "3j")
"""The sections of the sets that came first, from which the thirty were drawn."""

each = pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.rules[0]} {way.how}")


@each
def test_what_is_replaced_stands_there_once(way: break_rules.Way) -> None:
    """A way to break a rule names a text that its file has exactly once, and leaves a file that can be read."""
    text = (ROOT / "src" / way.file).read_text(encoding="utf-8")
    assert text.count(way.find) == 1
    assert way.replace != way.find
    changed = text.replace(way.find, way.replace)
    if way.file.endswith(".py"):
        ast.parse(changed)
    else:
        tomllib.loads(changed)


@each
def test_what_is_broken_is_in_the_catalogue_and_cited(way: break_rules.Way) -> None:
    """Every rule that a way breaks exists, some test cites it, and a sentence says what is wrong then."""
    assert way.rules
    assert len(set(way.rules)) == len(way.rules)
    for rule in way.rules:
        assert rule in KNOWN
        assert rule in CITED
    assert way.how.endswith(".")


def test_the_rules_drawn_for_the_show_can_all_be_broken() -> None:
    """For each of the thirty rules of the first sets that a seed fixed in advance draws, a way to break it is known."""
    shown = break_rules.drawn(30, 20261129, CITED, FIRST_SETS)
    assert len(shown) == 30
    assert shown <= {rule for way in WAYS for rule in way.rules}


def test_every_house_rule_can_be_broken() -> None:
    """For each of the twenty-seven house rules, and for most rules of the later sets, a way to break it is known."""
    sections, breakable = rule_citations.catalogue(), {rule for way in WAYS for rule in way.rules}
    assert len(sections["HR"]) == 27
    assert set(sections["HR"]) <= breakable
    later = {rule for name in ("3c", "3d", "3e", "3h", "3k") for rule in sections[name]}
    assert 2 * len(later & breakable) > len(later)


def test_rules_are_drawn_from_the_sections_asked_for() -> None:
    """One seed draws the same rules again, from all sections or from some; a section that is none is refused."""
    assert break_rules.drawn(9, 3, CITED) == break_rules.drawn(9, 3, CITED)
    assert len(break_rules.drawn(999, 3, CITED)) > len(break_rules.drawn(999, 3, CITED, FIRST_SETS))
    assert all(rule.startswith("HR-") for rule in break_rules.drawn(9, 3, CITED, ["HR"]))
    assert break_rules.main(["--pick", "3", "--sections", "HR", "9z"]) == 2


def test_the_choice_of_tests_by_rule() -> None:
    """`pytest --rule` keeps the tests that cite the rule by a mark, a range or an example's entry, and no others."""
    files = ["tests/rulebook/common/test_packs_and_points.py", "tests/rulebook/auction/test_worked_examples.py"]
    command = [sys.executable, "-m", "pytest", "--co", "-q", "-p", "no:cacheprovider", "--rule", "COM-CP-06", *files]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found = {line.partition("::")[2] for line in ran.stdout.splitlines() if "::" in line}
    systems = ("traditional", "simplified", "streamlined")
    assert found == {
        "test_it_is_as_the_example_says[CP-e]",
        *(f"test_a_pack_counts_240_and_a_suit_60[{system}]" for system in systems),
    }
