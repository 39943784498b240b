"""`binocle evaluate`: figures that agree with each other, the chart, refusals."""

import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from binocle.cli.app import cli
from binocle.locale import texts
from binocle.paper.outlook import Panel, chart

HAND = "AS TS KS QS JS AH TH KD 9D AC TC 9C"
FEW = ("--worlds", "60")


def run(*args: str) -> Result:
    """The command with these arguments."""
    return CliRunner().invoke(cli, ["evaluate", *args])


def figures(*args: str) -> dict[str, object]:
    """Its answer for programs."""
    answer = run(*args, "--json")
    assert answer.exit_code == 0, answer.output
    found: dict[str, object] = msgspec.json.decode(answer.stdout)
    return found


def test_a_run_names_its_trump_and_the_figures_agree() -> None:
    """The run's suit is best; means lie between the extremes, counts add up to the deals, chances fall with the bid."""
    found = figures(HAND, *FEW)
    assert found["trump"] == "S"
    trumps = found["trumps"]
    assert isinstance(trumps, dict)
    assert trumps["S"]["held"] == 150
    assert trumps["S"]["ceiling"] >= 250
    assert found["ceiling"] >= trumps["S"]["ceiling"]
    for suit in "SHDC":
        one = trumps[suit]
        for name in ("melds", "tricks", "totals"):
            part = one[name]
            assert part["least"] <= part["percentiles"]["50"] <= part["most"]
            assert part["least"] <= part["mean"] <= part["most"]
            assert sum(part["counts"].values()) == 60
        chances = list(one["chances"].values())
        assert chances == sorted(chances, reverse=True)
        assert all(0 < chance <= 1 for chance in chances)
    assert trumps["H"]["ceiling"] == 0


def test_the_same_seed_gives_the_same_figures() -> None:
    """Once more with the same seed, the same answer; with another one, other deals."""
    assert figures(HAND, *FEW) == figures(HAND, *FEW)
    assert figures(HAND, *FEW)["trumps"] != figures(HAND, *FEW, "--seed", "2")["trumps"]


@pytest.mark.parametrize(
    ("hand", "rules"),
    [
        ("AS TS KS QS JS AH AH TH KD KD 9D AC TC 9C 9C", "midwest"),
        ("AS TS KS QS JS AH TH KD JD AC TC JC", "binokel"),
        ("AS AS TS KS QS JS AH TH KD KD QD JD AC TC QC QC JC JC JH JH", "double-deck"),
    ],
)
def test_other_sets(hand: str, rules: str) -> None:
    """Hands of sets for three, of Binokel and of the double deck have their best trump and a ceiling."""
    found = figures(hand, "--rules", rules, "--seat", "1", "--dealer", "1", *FEW)
    assert found["trump"] == "S"
    assert found["ceiling"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_table_and_chart_for_people(lang: str, tmp_path: Path) -> None:
    """In both languages: a row for each suit, a line of chances, the verdict, and a drawing that is well-formed XML."""
    drawn = tmp_path / "hand.svg"
    answer = run(HAND, *FEW, "--lang", lang, "--svg", str(drawn))
    assert answer.exit_code == 0
    say = texts("de" if lang == "de" else "en")
    for suit in "SHDC":
        assert answer.stdout.count(say.suit(suit)) >= 2
    assert "%" in answer.stdout
    root = ET.fromstring(drawn.read_text(encoding="utf-8"))
    words = " ".join(node.text or "" for node in root.iter() if node.tag.endswith("text"))
    assert say("cli-evaluate-curve") in words
    assert say("cli-evaluate-melds") in words


def test_the_curve_falls_from_all_deals_to_none() -> None:
    """A chart of totals from 100 to 200: the curve begins at the top of its panel and ends at its foot."""
    drawn = chart("title", "", ("", ""), [Panel("S", "", "", list(range(100, 201)), 150, "up to 150")])
    root = ET.fromstring(drawn)
    curve = next(node for node in root.iter() if node.get("stroke-linejoin") == "round")
    heights = [float(part) for part in (curve.get("d") or "")[1:].split()[1::2]]
    assert heights == sorted(heights)
    assert heights[-1] - heights[0] == pytest.approx(84, abs=2)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ((HAND, "--rules", "two-handed"), "two-handed has no auction"),
        (("AS TS",), "the hand has 2 cards; allowed: 12"),
        ((HAND, "--seat", "4"), "seat is 4; allowed: 0 to 3"),
        ((HAND, "--dealer", "7"), "dealer is 7; allowed: 0 to 3"),
        ((HAND, "--worlds", "0"), "worlds is 0; allowed: 1 to"),
        (("AS AS AS QS JS AH TH KD 9D AC TC 9C",), "AS comes 3 times"),
    ],
)
def test_refusals(args: tuple[str, ...], said: str) -> None:
    """What cannot be asked is answered in one sentence on stderr, with exit code 2."""
    answer = run(*args)
    assert answer.exit_code == 2
    assert said in answer.stderr
    assert not answer.stdout
