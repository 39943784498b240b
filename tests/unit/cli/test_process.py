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


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_terminal_without_suits(encoding, tmp_path):
    """A terminal that knows no suit symbols gets S H D C, whatever the command; German letters are spelt out."""
    env = {**os.environ, "PYTHONIOENCODING": encoding, "LANG": "C"}
    done = run("winner", "9H QS", "--trump", "S", env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"QS takes the trick")
    hand = run("meld", "AS TS KS QS JS", "--trump", "S", env=env)
    assert b"S A 10 K Q J" in hand.stdout
    game = run("play", "--plain", "--data", str(tmp_path), "--lang", "de", env=env, input=b"regeln\n")
    page = run("rules", "show", "two-handed", "--lang", "de", env=env)
    assert page.returncode == game.returncode == 0
    for told in (game.stdout, page.stdout):
        text = told.decode(encoding)
        assert "?" not in text
        assert "Koenig" in text or "König" in text


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{} meld - --json <&-", 0),
        ("{} meld 'KS QS' --trump S >&-", 0),
        ("{} meld 'KS QS' --trump S --json >&-", 0),
        ("{} --help >&-", 0),
        ("{} play --plain --data {} <&-", 0),
        ("{} play --plain --data {} >&- </dev/null", 0),
        ("{} play --data {} <&- >&- 2>&-", 0),
        ("{} meld X --trump S 2>&-", 2),
        ("{} rules check - <&-", 1),
        ("printf '\\377\\n' | {} play --plain --data {}", 0),
        ("{} --help | true; exit ${{PIPESTATUS[0]}}", 0),
        ("{} rules show midwest | true; exit ${{PIPESTATUS[0]}}", 0),
        ("{} rules list > /dev/full", 2),
        ("{} verify /dev/zero", 1),
        ("{} replay /dev/zero", 1),
        ("{} play --resume /dev/zero </dev/null", 1),
        ("{} verify ''", 2),
    ],
)
def test_closed_and_endless_streams(line, code, tmp_path):
    """A stream that is closed is an end of input, or output that nobody wants; never a fault of ours."""
    call = line.format(" ".join(BINOCLE), tmp_path)
    done = subprocess.run(["bash", "-c", call], capture_output=True, timeout=60, check=False)
    assert (done.returncode, len(done.stderr.splitlines())) == (
        code,
        0 if code == 0 or "2>&-" in line or "check" in line else 1,
    )
    assert b"report" not in done.stderr


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


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM to send")
def test_told_to_end():
    """A match that the system tells to end does so without a word, with all its processes."""
    args = ("arena", "random", "random", "--deals", "100000", "--processes", "2", "--json")
    with subprocess.Popen([*BINOCLE, *args], stdin=-1, stdout=-1, stderr=-1, start_new_session=True) as process:
        time.sleep(6)  # a busy machine takes its time to start
        assert process.poll() is None
        process.terminate()
        assert process.wait(timeout=60) == 128 + signal.SIGTERM
        assert (process.stdout.read(), process.stderr.read()) == (b"", b"")


TROUBLE = [
    (("nosuchverb",), "einen Befehl „nosuchverb“ gibt es nicht"),
    (("rules", "nosuch"), "„nosuch“ gibt es hier nicht"),
    (("meld", "--nosuch"), "eine Option --nosuch gibt es nicht"),
    (("meld",), "HAND|- fehlt"),
    (("perft", "AS", "TS", "--trump", "S"), "--depth fehlt"),
    (("meld", "AS", "--trump"), "--trump braucht einen Wert"),
    (("meld", "AS", "TS"), "mehr, als hier hingehört: TS"),
    (("play", "--seed", "x"), "--seed hat einen Wert, der nicht passt"),
    (("verify", "/no/such/file"), "/no/such/file: diese Datei gibt es nicht"),
    (("replay", "/"), "/: das ist ein Ordner"),
]


@pytest.mark.parametrize(("args", "gesagt"), TROUBLE)
def test_trouble_is_told_in_german(binocle, monkeypatch, args, gesagt):
    """What the command line itself has to say about a wrong call follows --lang and LANG."""
    wrong = binocle("--lang", "de", *args)
    assert (wrong.code, wrong.out, len(wrong.err.splitlines())) == (2, "", 1)
    assert gesagt in wrong.err
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert binocle(*args).err == wrong.err
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert binocle(*args).err != wrong.err


def test_damage_is_told_in_german(binocle, tmp_path):
    """The place of the damage is German; what is wrong there is told as everywhere."""
    file = tmp_path / "game.jsonl"
    file.write_text("hello\n", encoding="utf-8")
    assert "Zeile 1: " in binocle("play", "--plain", "--resume", str(file), "--lang", "de", stdin="").err


@pytest.mark.skipif(os.name == "nt", reason="signals as on POSIX")
def test_workers_end_with_their_match(tmp_path):
    """Whoever plays for a match that was killed ends with it: nobody is left at work or in the way of a pipe."""
    program = tmp_path / "match.py"
    program.write_text(
        "import multiprocessing, os, signal\n"
        "from concurrent.futures import ProcessPoolExecutor\n"
        "from binocle.cli.matches import leave_interrupts_alone\n"
        "if __name__ == '__main__':\n"
        "    spawn = multiprocessing.get_context('spawn')\n"
        "    pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=leave_interrupts_alone)\n"
        "    print(pool.submit(os.getpid).result(), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    done = subprocess.run([sys.executable, str(program)], stdout=subprocess.PIPE, timeout=120, check=False)
    # The pipe is closed when nobody holds it any more: that `run` has returned says that all have ended.
    assert done.returncode == -signal.SIGKILL
    assert int(done.stdout) > 0
