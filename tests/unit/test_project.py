"""The project's own promises: versions agree, pins are explained, errors speak clearly."""

import pickle
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import binocle
import run
from binocle.errors import BinocleError, IllegalAction, NotationError, RecordError, RuleSetError
from tools import rule_citations

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


def _write(folder: Path, name: str, text: str) -> None:
    """Put one file of an invented test folder in its place."""
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


@pytest.fixture
def invented(tmp_path: Path) -> Path:
    """A test folder with two sections of rules, one citing module and one module of data."""
    _write(tmp_path, "data/catalogue_ids.toml", '"1" = ["A-01", "A-02", "A-03"]\n"2x" = ["B-01", "B-02"]\n')
    _write(tmp_path, "data/cases.json", '[{"id": "X", "rules": ["B-01"]}, {"id": "Y", "rules": ["B-02"]}]')
    _write(tmp_path, "unit/test_a.py", 'import pytest\n\n@pytest.mark.rule("A-01..02")\ndef test_it(): ...\n')
    _write(tmp_path, "test_b.py", 'RULE_DATA = "cases.json"\nRULE_DATA_LEFT_OUT = ("Y",)\n')
    return tmp_path


def test_rules_without_a_test_are_listed(invented: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Ranges count for each of their rules, data counts by its entries, and what an entry left out cited is missing."""
    assert rule_citations.main([], invented) == 0
    assert capsys.readouterr().out.splitlines() == ["  1    2 of   3  A-03", " 2x    1 of   2  B-02"]
    assert rule_citations.main(["--where", "A-02", "A-03", "B-01"], invented) == 0
    assert capsys.readouterr().out.splitlines() == ["A-02: unit/test_a.py:3", "A-03: -", "B-01: test_b.py (X)"]


def test_a_section_named_must_be_complete(invented: Path) -> None:
    """Exit code 1 for a named section with a gap, 0 once it is closed, 2 for a section that is not there."""
    assert rule_citations.main(["1"], invented) == 1
    assert rule_citations.main(["3"], invented) == 2
    _write(invented, "test_c.py", 'import pytest\npytestmark = pytest.mark.rule("A-03")\n')
    assert rule_citations.main(["1"], invented) == 0


def test_a_citation_the_catalogue_lacks_is_an_error(invented: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A mistyped ID does not pass for a citation."""
    _write(invented, "test_c.py", 'import pytest\npytestmark = pytest.mark.rule("A-30")\n')
    assert rule_citations.main([], invented) == 1
    assert "A-30, cited at test_c.py:2" in capsys.readouterr().err


def test_our_own_citations_are_in_the_catalogue() -> None:
    """Every ID that a test of this project cites exists."""
    known = {rule for rules in rule_citations.catalogue().values() for rule in rules}
    assert sorted(set(rule_citations.citations()) - known) == []


@pytest.mark.parametrize(
    ("section", "count"),
    [("2", 28), ("3a", 59), ("3b", 31), ("3f", 62), ("3g", 27), ("3i", 15), ("3j", 22), ("5", 48), ("HR", 27)],
)
def test_the_list_of_rules_is_whole(section: str, count: int) -> None:
    """The stored list has as many different IDs as the catalogue, so that a rule cannot drop out unnoticed."""
    rules = rule_citations.catalogue()[section]
    assert len(set(rules)) == len(rules) == count


def test_the_start_script_refuses_an_old_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """One clear line instead of a traceback when Python is too old."""
    monkeypatch.setattr(sys, "version_info", (3, 10, 1))
    with pytest.raises(run.CannotStart, match=r"needs Python 3\.11 or newer"):
        run.main([])


def test_the_start_script_installs_again_only_when_something_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A stamp of the project file decides; fewer extras than installed are no change, more are."""
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
    _write(tmp_path, "pyproject.toml", "a = 1")
    assert not run.is_ready({"test"})
    _write(tmp_path, "stamp", f"{run.fingerprint({'test', 'dev'})} dev test")
    assert run.is_ready({"test"})
    assert not run.is_ready({"test", "paper"})
    _write(tmp_path, "pyproject.toml", "a = 2")
    assert not run.is_ready({"test"})


def test_the_start_script_tells_what_failed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A failing step is told by its last error line, and a missing network by name."""
    monkeypatch.setattr(run, "LOG", tmp_path / "log")
    with pytest.raises(run.CannotStart, match=r"set-up failed: ERROR: no space \(see "):
        run.step(sys.executable, "-c", "print('step one'); print('ERROR: no space'); raise SystemExit(1)")
    with pytest.raises(run.CannotStart, match="no package index could be reached"):
        run.step(sys.executable, "-c", "print('retrying after connection broken by x'); raise SystemExit(1)")


def test_importing_is_quiet_and_light() -> None:
    """Importing the package alone prints nothing and pulls in neither compiler nor terminal."""
    script = "import sys, binocle; print(sorted({'numba', 'textual'} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-W", "error", "-c", script], capture_output=True, text=True, check=True)
    assert (ran.stdout, ran.stderr) == ("[]\n", "")
