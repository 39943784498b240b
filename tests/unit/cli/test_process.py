"""The command as a process: how it starts, ends, and behaves when the other end goes away."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time

import pytest

from binocle.cli.app import VERBS, cli

BINOCLE = (sys.executable, "-m", "binocle")
HEAVY = {"numba", "numpy", "textual", "rich", "fluent", "asyncio", "binocle.game", "binocle.players", "binocle.table"}


def run(*args: str, **more) -> subprocess.CompletedProcess[bytes]:
    """One call of the command."""
    return subprocess.run([*BINOCLE, *args], capture_output=True, timeout=60, check=False, **more)


@pytest.mark.parametrize("verb", ["meld", "winner"])
def test_short_answers_start_light(verb):
    """A short answer loads no screen, no compiler, no texts and not the engine."""
    code = (
        f"import sys\nfrom binocle.cli import main\ntry: main()\n"
        f"except SystemExit: print(sorted(set(sys.modules) & {HEAVY!r}))"
    )
    command = [sys.executable, "-c", code, verb, "KS QS", "--trump", "S", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_no_verb_is_loaded_for_the_help_page():
    """The list of verbs is known without loading them."""
    code = (
        "import sys\nfrom binocle.cli import main\ntry: main()\n"
        "except SystemExit: print([module for module in sys.modules if '.verbs.' in module])"
    )
    done = subprocess.run([sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
    assert all(verb in done.stdout for verb in VERBS)


@pytest.mark.parametrize("verb", VERBS)
def test_help_teaches_by_example(binocle, verb):
    """Every verb's page shows at least one call or request as an example, and its line on the main page is its own."""
    page = binocle(verb, "--help")
    assert page.code == 0
    assert f"binocle {verb} " in page.out or '{"rules"' in page.out
    assert VERBS[verb] in binocle("--help").out


def test_version_and_bare_call(binocle):
    """`binocle` alone shows the help page; `--version` the version."""
    assert binocle().out == binocle("--help").out
    assert binocle().code == 0
    assert binocle("--version").out.startswith("binocle, version ")


def test_main_is_the_console_script():
    """The console script and `python -m binocle` are one command."""
    done = run("meld", "KS QS", "--trump", "S", "--json")
    assert (done.returncode, json.loads(done.stdout)["points"]) == (0, 40)
    assert cli.name == "binocle"


def test_bad_arguments_in_bytes():
    """Bytes that are no text, in any place, are bad input like any other."""
    for args in ((b"meld", b"\xff\xfe", b"--trump", b"S"), (b"\xff",), (b"verify", b"\xff\x00"[:1])):
        done = subprocess.run([*map(os.fsencode, BINOCLE), *args], capture_output=True, timeout=60, check=False)
        assert (done.returncode, done.stdout) == (2, b"")
        assert len(done.stderr.splitlines()) == 1


def test_terminal_without_suits():
    """A terminal that knows no suit symbols gets question marks, not a failure."""
    env = {**os.environ, "PYTHONIOENCODING": "latin-1", "LANG": "C"}
    done = run("winner", "9H QS", "--trump", "S", env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"Q? takes the trick")


def test_reader_goes_away():
    """When nobody reads the answers any more, the command ends quietly."""
    line = json.dumps({"hand": "KS QS", "trump": "S"}).encode() + b"\n"
    with subprocess.Popen([*BINOCLE, "meld", "-"], stdin=-1, stdout=-1, stderr=-1) as process:
        process.stdin.write(line)
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["points"] == 40
        process.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            process.stdin.write(line * 5_000)
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == b""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send")
@pytest.mark.parametrize(
    "args", [("meld", "-"), ("melding", "-"), ("arena", "random", "random", "--deals", "100000", "--processes", "2")]
)
def test_interrupt(args):
    """Ctrl-C ends the command without a traceback, also while it works with several processes."""
    with subprocess.Popen([*BINOCLE, *args], stdin=-1, stdout=-1, stderr=-1, start_new_session=True) as process:
        if args[0] == "arena":
            time.sleep(1.5)  # by then further processes are at work
            assert process.poll() is None
        else:
            process.stdin.write(b"\n")
            process.stdin.flush()
            assert process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        code = process.wait(timeout=60)
        assert code == 130
        assert b"Traceback" not in process.stderr.read()


def test_answers_come_at_once():
    """Each line is answered before the next is sent, so that a program can talk with the command."""
    with subprocess.Popen([*BINOCLE, "legal", "-"], stdin=-1, stdout=-1) as process:
        for card in ("AS", "9H", "QD"):
            process.stdin.write(json.dumps({"hand": card, "trump": "S"}).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline()) == {"legal": [card], "refused": {}}
        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_requests_from_a_file(tmp_path):
    """Requests may stand in a file."""
    file = tmp_path / "requests.jsonl"
    file.write_text('{"trump": "S", "hand": "KS QS", "steps": ["win", "meld royal-marriage KS QS"]}\n' * 2)
    done = run("melding", str(file), "--json")
    assert [json.loads(line) for line in done.stdout.splitlines()] == [{"answers": [None, 40]}] * 2
