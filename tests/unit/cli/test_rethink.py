"""`rethink`: what was decided is decided again from what the seat saw."""

import json
import sys
from pathlib import Path

import pytest

from binocle.bots.log import read_thought

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "bot.py"


@pytest.fixture
def log(binocle, tmp_path):
    """The log of some decisions of `easy` and `steady`, played line by line."""
    file = tmp_path / "thoughts.jsonl"
    asked = ("play", "--plain", "--rules", "midwest?score.target=500", "--seats", "you,easy,steady")
    assert binocle(*asked, "--seed", "4", "--log", str(file), stdin="1\n" * 12).code == 0
    return file


def test_all_is_decided_the_same_again(binocle, log):
    """Every line is a decision with all that it rests on; thought again nothing differs, exit code 0."""
    lines = log.read_bytes().splitlines()
    assert {read_thought(line).player for line in lines} == {"easy", "steady"}
    told = binocle("rethink", str(log))
    assert (told.code, told.out) == (0, f"{len(lines)} decisions, {len(lines)} the same\n")
    assert binocle("rethink", str(log), "--json").json == {
        "decisions": len(lines),
        "same": len(lines),
        "timed": 0,
        "different": [],
    }
    assert "ebenso" in binocle("rethink", str(log), "--lang", "de").out


def test_another_player_decides_otherwise(binocle, log):
    """With another player the differences are listed by line and seat, exit code 1."""
    told = binocle("rethink", str(log), "--player", "random", "--json")
    assert told.code == 1
    found = told.json
    assert found["decisions"] == found["same"] + len(found["different"])
    first = found["different"][0]
    assert first["then"] != first["now"]
    assert binocle("rethink", str(log), "--player", "random").out.startswith(f"Line {first['line']}, seat")


def test_a_changed_decision_is_noticed(binocle, log):
    """A figure that was not decided stands out, though the action is the same."""
    lines = [json.loads(line) for line in log.read_bytes().splitlines()]
    lines[3]["decision"]["worlds"] = 77
    log.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    told = binocle("rethink", str(log), "--json")
    assert told.code == 1
    assert [one["line"] for one in told.json["different"]] == [4]


def test_a_clock_may_change_a_decision(binocle, log):
    """A decision under a limit of time that comes out otherwise is counted apart, and is no failure."""
    lines = [json.loads(line) for line in log.read_bytes().splitlines()]
    lines[3]["decision"]["worlds"] = 77
    lines[3]["budget"]["seconds"] = 0.5
    log.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    told = binocle("rethink", str(log), "--json")
    assert (told.code, told.json["timed"], told.json["different"]) == (0, 1, [])
    assert "1 was stopped by the clock" in binocle("rethink", str(log)).out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (str, "line 1 holds no decision"),
        (lambda thought: {**thought, "player": "nobody"}, "there is no player 'nobody'"),
        (lambda thought: {**thought, "player": "cmd:./mybot"}, "--player 'cmd:./mybot' starts it"),
        (lambda thought: {**thought, "rules": "partners"}, "under other rules"),
        (lambda thought: {**thought, "rules": "whist"}, "whist"),
        (lambda thought: {**thought, "view": {**thought["view"], "hand": ["1S"]}}, "line 1 holds no decision"),
        (lambda thought: {**thought, "view": {**thought["view"], "hand": None}}, "line 1: no game leads to this view"),
    ],
)
def test_a_log_that_is_none(binocle, log, change, said):
    """A damaged line, other rules, an unknown player or a program in the log are told, exit code 2."""
    first = json.loads(log.read_bytes().splitlines()[0])
    log.write_text(json.dumps(change(first)) + "\n", encoding="utf-8")
    told = binocle("rethink", str(log))
    assert (told.code, told.out) == (2, "")
    assert said in told.err


def test_a_program_thinks_again_when_it_is_named(binocle, tmp_path):
    """A program's decisions are in the log too, and it decides the same again."""
    file = tmp_path / "thoughts.jsonl"
    bot = f"cmd:{sys.executable} -S {EXAMPLE}"
    binocle(
        "play", "--plain", "--rules", "two-handed", "--bots", bot, "--seed", "2", "--log", str(file), stdin="1\n" * 5
    )
    assert file.stat().st_size > 1000
    assert binocle("rethink", str(file)).code == 2
    assert binocle("rethink", str(file), "--player", bot).code == 0


def test_an_empty_log_is_refused(binocle, tmp_path):
    """Nothing to think again is no success."""
    log = tmp_path / "empty.jsonl"
    log.write_text("")
    result = binocle("rethink", str(log))
    assert result.code == 2
    assert "holds no decision" in result.err
