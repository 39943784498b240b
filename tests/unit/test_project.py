"""The project's own promises: versions agree, pins are explained, errors speak clearly."""

import pickle
import tomllib
from pathlib import Path

import pytest

import binocle
from binocle.errors import BinocleError, IllegalAction, NotationError, RecordError, RuleSetError

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_version_is_stated_once_in_truth() -> None:
    """The installed package and its description carry the same version."""
    assert binocle.__version__ == PROJECT["version"]


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (RuleSetError("score.target", "must be at least 1"), "score.target: must be at least 1"),
        (RuleSetError("", "two-handed games have no auction"), "two-handed games have no auction"),
        (NotationError("no such card", "1S", 3), "no such card: '1S' at position 3"),
        (
            IllegalAction("play/must-head", "You hold a higher heart."),
            "You hold a higher heart. [play/must-head]",
        ),
        (RecordError("not an entry", line=7), "line 7: not an entry"),
        (RecordError("the seal does not fit", line=9, deal=2), "line 9, deal 2: the seal does not fit"),
        (RecordError("no header"), "no header"),
    ],
)
def test_errors_are_one_sentence_and_survive_pickling(error: BinocleError, text: str) -> None:
    """An error reads as a sentence and crosses process borders unchanged."""
    copy = pickle.loads(pickle.dumps(error))
    assert text == str(error) == str(copy)
    assert vars(error) == vars(copy)


def _pins() -> list[str]:
    """Every requirement of the project, build and extras included."""
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = [pin for pins in PROJECT["optional-dependencies"].values() for pin in pins]
    return [*whole["build-system"]["requires"], *PROJECT["dependencies"], *extras]


@pytest.mark.parametrize("pin", _pins(), ids=lambda pin: pin.split("=")[0])
def test_each_dependency_is_pinned_and_explained(pin: str) -> None:
    """A dependency has one exact version, and docs/decisions.md has a row with that version and its reason."""
    name, version = pin.partition(";")[0].strip().split("==")
    rows = [
        line for line in (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8").splitlines() if line[:1] == "|"
    ]
    reasons = [
        cells[3].strip()
        for row in rows
        if (cells := row.split("|"))[1].strip() == f"`{name}`" and cells[2].strip() == version
    ]
    assert len(reasons) == 1, f"{name} {version} stands in {len(reasons)} rows"
    assert len(reasons[0]) > 20
