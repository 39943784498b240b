"""Hands and tricks on which published programs have erred, each with the right answer. Melds are told in tenths."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.rulebook.auction.tables import laid, legal_cards, meld_points, outcome_of_trick

SETS = {"single": ("midwest", "auction", "partners"), "double": ("double-deck",)}


def cases(kind: str) -> list[Any]:
    """The cases of a kind."""
    text = (Path(__file__).parents[2] / "data" / "cases.jsonl").read_text(encoding="utf-8")
    found = [json.loads(line) for line in text.splitlines()]
    assert {case["kind"] for case in found} == {"meld", "legal", "winner"}
    return [case for case in found if case["kind"] == kind]


@pytest.mark.parametrize("case", cases("meld"), ids=lambda case: case["id"])
def test_melds(case: Any) -> None:
    """The melds of the hand pay ten times the points of the case, and lie there with as many cards."""
    for rules in SETS[case["deck"]]:
        assert meld_points(rules, case["hand"], case["trump"]) == 10 * case["points"]
        if "cards_in_meld" in case:
            shown = laid(rules, case["hand"], case["trump"])
            assert sum(len(one.cards) for one in shown) == case["cards_in_meld"]


@pytest.mark.parametrize("case", cases("legal"), ids=lambda case: case["id"])
@pytest.mark.rule("3A-PLAY-03", "3A-PLAY-04", "3A-PLAY-05", "HR-02")
def test_legal_cards(case: Any) -> None:
    """Just these cards may be played to the trick."""
    ruffed = str(case.get("opts", {}).get("head_led_suit_even_after_ruff", False)).lower()
    for set_ in ("midwest", "partners"):
        rules = f"{set_}?play.head_after_ruff={ruffed}"
        if len(case["trick"].split()) < {"midwest": 3, "partners": 4}[set_]:
            assert sorted(legal_cards(rules, case["hand"], case["trick"], case["trump"])) == case["legal"]


@pytest.mark.parametrize("case", cases("winner"), ids=lambda case: case["id"])
@pytest.mark.rule("COM-TRICK-01", "COM-TRICK-02")
def test_winners(case: Any) -> None:
    """The trick goes to this card."""
    assert outcome_of_trick("partners", case["trick"], case["trump"])[0] == case["index"]
