"""Programs at the table: whatever they do costs them one move, and nobody else anything."""

import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import msgspec
import pytest

from binocle.bots import Limits, Program, ProgramError, make
from binocle.bots.process import LineProcess, Lost
from binocle.game import Game
from binocle.game.actions import PASS, PLAYS, SHOOT, Bid, first_of
from binocle.game.views import Budget, Decision, View
from binocle.players import make as make_here
from tests.unit.players.spots import random_start, table

FAULTY = Path(__file__).with_name("faulty.py")
QUICK = Limits(move=2.0, start=60.0, memory=512)
CALM = Limits(move=30.0, start=60.0, memory=512)
"""For faults that show by themselves, however busy the machine is."""

WAYS = {
    "exit": "crash",
    "die": "crash",
    "orphan": "late",
    "memory": "crash",
    "hang": "late",
    "stop": "late",
    "spin": "late",
    "drip": "late",
    "gigabyte": "long",
    "garbage": "garbage",
    "empty": "garbage",
    "bytes": "garbage",
    "list": "garbage",
    "nest": "garbage",
    "ready": "garbage",
    "float": "garbage",
    "true": "garbage",
    "huge": "garbage",
    "below": "garbage",
    "other-id": "garbage",
    "far": "illegal",
    "nothing": "illegal",
    "foreign": "illegal",
    "two": "illegal",
    "sorry": "refused",
}


@contextmanager
def faulty(way: str, game: Game, limits: Limits = CALM) -> Iterator[Program]:
    """The program that fails in this way at every second request of its life."""
    program = Program((sys.executable, "-S", str(FAULTY), way), game, limits)
    try:
        yield program
    finally:
        program.close()


def spot() -> tuple[Game, View]:
    """A view with more than one legal action, of which the first is no right."""
    game = table("two-handed")
    state = random_start(game, 1)
    view = game.view(state, game.to_act(state))
    assert len(view.legal) > 2
    return game, view


@pytest.mark.parametrize(("way", "fault"), WAYS.items())
def test_a_fault_costs_one_move_in_time_and_the_next_one_counts(way: str, fault: str) -> None:
    """The move goes to the first legal action by the deadline, is counted by its kind; the process plays on."""
    game, view = spot()
    limits = QUICK if fault == "late" else CALM
    with faulty(way, game, limits) as program:
        assert program.decide(view, Budget()).fault == ""
        began = time.monotonic()
        lost = program.decide(view, Budget())
        assert time.monotonic() - began < limits.move + 4
        assert lost == Decision(view.legal[0], why="why-fault", facts={"fault": fault}, fault=fault)
        if fault not in {"illegal", "refused"}:  # a new process: its first request goes well
            assert program.decide(view, Budget()).fault == ""
        assert program.faults == {fault: 1}
        assert [(mishap.fault, mishap.seat, mishap.seq) for mishap in program.mishaps] == [(fault, view.seat, view.seq)]
        assert program.mishaps[0].about.isprintable()
        assert len(program.mishaps[0].about) <= 240


def test_two_answers_to_one_request_are_out_of_step() -> None:
    """The second of two answers is not taken for that to the next request."""
    game, view = spot()
    with faulty("twice", game) as program:
        found = [program.decide(view, Budget()).fault for _ in range(4)]
    assert found == ["", "", "garbage", ""]


def test_a_gigabyte_is_not_read() -> None:
    """A line of a gigabyte is broken off after some kilobytes: our own memory hardly grows."""
    game, view = spot()
    with faulty("gigabyte", game) as program:
        program.decide(view, Budget())
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        assert program.decide(view, Budget()).fault == "long"
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 8 * (1024 if sys.platform == "linux" else 1024 * 1024)


def test_shouting_on_standard_error_harms_nobody() -> None:
    """A hundred megabytes on standard error are read past; the answer behind them counts."""
    game, view = spot()
    with faulty("shout", game, Limits(move=60.0)) as program:
        assert [program.decide(view, Budget()).fault for _ in range(3)] == ["", "", ""]


def test_children_go_with_their_program() -> None:
    """What a program has started is killed with it."""
    game, view = spot()
    with faulty("orphan", game, QUICK) as program:
        for _ in range(2):
            program.decide(view, Budget())
    until = time.monotonic() + 20  # killed at once; on a busy machine the list of processes shows it a moment longer
    while "orphan-of-a-test" in _processes() and time.monotonic() < until:
        time.sleep(0.1)
    assert "orphan-of-a-test" not in _processes()


def _processes() -> str:
    return subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout


def test_after_faults_in_a_row_it_is_not_asked_any_more() -> None:
    """So many faults in a row, and every further move is the first legal action at once."""
    game, view = spot()
    code = 'import sys; sys.stdin.readline(); print(\'{"type":"ready","protocol":1}\', flush=True)'
    program = Program((sys.executable, "-S", "-c", code), game, Limits(strikes=3))
    found = [program.decide(view, Budget()).fault for _ in range(5)]
    program.close()
    assert found == ["crash", "crash", "crash", "gone", "gone"]


def test_it_cannot_be_started_again(tmp_path: Path) -> None:
    """A program that is gone from the disk costs moves, told as such, and no table."""
    game, view = spot()
    bot = tmp_path / "bot.py"
    bot.write_text(FAULTY.read_text())
    program = Program((sys.executable, "-S", str(bot), "exit"), game, CALM)
    bot.unlink()
    found = [program.decide(view, Budget()).fault for _ in range(3)]
    program.close()
    assert found == ["", "crash", "start"]


READY = """import sys, json; sys.stdin.readline(); print('{"type":"ready","protocol":1,"name":"x"}', flush=True)"""


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("./no-such-bot",), "ended before it was ready.*No such file"),
        (("/",), "ended before it was ready.*ermission"),
        ((sys.executable, "-S", "-c", "raise SystemExit"), "ended before"),
        ((sys.executable, "-S", "-c", "import time; time.sleep(60)"), "not ready in time"),
        ((sys.executable, "-S", "-c", READY.replace('"protocol":1', '"protocol":2')), "another protocol"),
        ((sys.executable, "-S", "-c", "print('hello')"), "did not say that it is ready"),
        ((sys.executable, "-S", "-c", "print('x' * 10 ** 6)"), "said too much"),
    ],
)
def test_a_program_that_is_none_is_told_at_once(command: tuple[str, ...], told: str) -> None:
    """What cannot be started, or does not greet, is an error before the game begins."""
    with pytest.raises(ProgramError, match=told):
        Program(command, table("two-handed"), Limits(start=1.0 if "sleep" in command[-1] else 20.0))


def test_its_environment_holds_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program sees PATH and the like, and nothing else of our environment."""
    monkeypatch.setenv("BINOCLE_SECRET", "hush")
    monkeypatch.setenv("DATABASE_URL", "hush")
    process = LineProcess((sys.executable, "-S", "-c", "import os; print(sorted(os.environ))"), QUICK)
    seen = process.ask(b"", 20.0).decode()
    process.close()
    assert "'PATH'" in seen
    assert "SECRET" not in seen
    assert "DATABASE" not in seen


def test_a_request_larger_than_a_pipe_reaches_a_slow_reader() -> None:
    """A line of a megabyte goes through piece by piece; one that is never read ends at the deadline."""
    echo = "import sys; print(len(sys.stdin.readline()), flush=True)"
    process = LineProcess((sys.executable, "-S", "-c", echo), QUICK)
    assert process.ask(b"x" * 1_000_000, 20.0) == b"1000001"
    process.close()
    deaf = LineProcess((sys.executable, "-S", "-c", "import time; time.sleep(60)"), QUICK)
    with pytest.raises(Lost, match="late"):
        deaf.ask(b"x" * 1_000_000, 0.5)


def test_no_process_is_left() -> None:
    """Closing ends the process; one that does not end by itself is killed; so is one that is forgotten."""
    game = table("two-handed")
    for command in ((sys.executable, "-S", str(FAULTY), "exit"), (sys.executable, "-S", "-c", READY + "; input()")):
        program = Program(command, game, QUICK)
        assert program._process is not None
        pid = program._process._process.pid
        if "input" in command[-1]:
            del program
        else:
            program.close()
            program.close()
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_reasons_of_a_program_are_kept_short_and_plain() -> None:
    """The sentence of a program is told on one line; candidates that are not legal are left out."""
    game, view = spot()
    with faulty("exit", game) as program:
        decision = program.decide(view, Budget())
    assert decision == Decision(view.legal[0], why="why-said", facts={"text": "the first one"})


@pytest.mark.parametrize(
    ("name", "line"),
    [
        *product(("random", "easy", "steady"), ("two-handed", "midwest", "partners-passing?play.revoke=judged")),
        ("strong?worlds=6", "midwest"),
    ],
)
def test_shut_away_it_plays_the_same(name: str, line: str) -> None:
    """A player of ours decides in its own process exactly as it does here, reasons included."""
    game = table(line)
    here, away = make_here(name, game), make(name, game, isolate=True)
    assert isinstance(away, Program)
    state = random_start(game, 3)
    while (seat := game.to_act(state)) >= 0:
        view = game.view(state, seat)
        decision = here.decide(view, Budget(seed=5))
        assert away.decide(view, Budget(seed=5)) == decision
        state = game.apply(state, seat, decision.action).state
    assert not away.faults
    away.close()


def test_first_of_uses_no_right() -> None:
    """What is done for a silent seat gives nothing up and promises nothing."""
    assert first_of((SHOOT, Bid(250), PASS)) == Bid(250)
    assert msgspec.structs.asdict(first_of(tuple(PLAYS.values())))["card"] == "7S"
