#!/usr/bin/env python3
"""Binocle in one command, on a machine with nothing but Python and pip.

    python3 run.py                the table in the browser; options go to `binocle serve`
    python3 run.py tui            play in the terminal; options go to `binocle play`
    python3 run.py test           run the tests; options go to pytest
    python3 run.py soak           play random whole games until every promise has been tried often
    python3 run.py bench          measure the speed of engine and kernel
    python3 run.py strength       the matches that show how strong the players are, into docs/strength.md
    python3 run.py setup [extra]  only make everything ready, with further extras of pyproject.toml

The first start makes the folder .venv, installs Binocle into it and builds the page for the browser; later starts find
it ready. BINOCLE_CLIENT=skip leaves the page out, for machines that only count.
Exit codes: 0 all well, 1 something ran and failed, 2 it could not be started.
"""

import hashlib
import importlib.util
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "binocle.stamp"
LOG = ROOT / "setup.log"
OLDEST = (3, 11)
UNREACHABLE = ("after connection broken by", "Could not fetch URL", "(from versions: none)")


class CannotStart(Exception):  # noqa: N818 - read as a sentence where it is raised
    """Why nothing could be started, in one line."""


def fingerprint(extras):
    """What an install depends on: the place, the extras, the project file, the build hook and the client it builds."""
    digest = hashlib.sha256(repr((str(ROOT), sorted(extras))).encode())
    for name in ("pyproject.toml", "hatch_build.py"):
        if (ROOT / name).exists():
            digest.update((ROOT / name).read_bytes())
    for path in client_files():
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    digest.update(os.environ.get("BINOCLE_CLIENT", "").encode())
    return digest.hexdigest()


def client_files():
    """The sources of the page for the browser, and the texts that go into it."""
    found = []
    for folder, inner, names in os.walk(ROOT / "client"):
        inner[:] = [name for name in inner if name not in {"node_modules", "dist"} and not name.startswith(".")]
        found += [Path(folder) / name for name in names]
    return sorted([*found, *(ROOT / "src" / "binocle" / "locale").glob("*/*.ftl")])


def is_ready(extras):
    """Whether an earlier start installed just this; one that installed more extras will do."""
    if not (PYTHON.exists() and STAMP.exists()):
        return False
    stamp, *installed = STAMP.read_text(encoding="utf-8").split() or [""]
    return extras <= set(installed) and stamp == fingerprint(installed)


def step(*command):
    """Run one step of the set-up with its output in the log; raise the telling line when it fails."""
    with LOG.open("ab") as out:
        code = subprocess.call(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out)
    if code == 0:
        return
    lines = [line.strip() for line in LOG.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip()]
    if any(sign in line for line in lines for sign in UNREACHABLE):
        raise CannotStart("no package index could be reached; check the network or PIP_INDEX_URL (see %s)" % LOG)
    told = [line for line in lines if line.lower().startswith("error")] or lines or ["exit code %d" % code]
    raise CannotStart("set-up failed: %s (see %s)" % (told[-1], LOG))


def set_up(extras):
    """Make .venv and install Binocle into it, unless that is done."""
    if is_ready(extras):
        return
    print("Setting up Binocle in %s (only once, about a minute or two)" % VENV, file=sys.stderr, flush=True)
    LOG.write_bytes(b"")
    STAMP.unlink(missing_ok=True)
    # A pip that is told to install for the user, or elsewhere, would miss the environment.
    for name in ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PYTHONHOME"):
        os.environ.pop(name, None)
    if not PYTHON.exists():
        # Debian splits ensurepip off; there the environment is made bare and filled by the pip of the machine.
        bare = [] if importlib.util.find_spec("ensurepip") else ["--without-pip"]
        step(sys.executable, "-m", "venv", "--clear", *bare, str(VENV))
    pip = [str(PYTHON), "-m", "pip"]
    if subprocess.call([str(PYTHON), "-c", "import pip"], stderr=subprocess.DEVNULL) != 0:
        if importlib.util.find_spec("pip") is None:
            raise CannotStart("this Python has neither ensurepip nor pip (Debian: apt install python3-pip)")
        pip = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    wanted = "%s[%s]" % (ROOT, ",".join(sorted(extras)))
    step(*pip, "install", "--disable-pip-version-check", "--no-input", "--retries", "2", "-e", wanted)
    STAMP.write_text(" ".join([fingerprint(extras), *sorted(extras)]), encoding="utf-8")
    LOG.unlink()


def start(command, cwd=None):
    """Run the real program and hand on its verdict; Ctrl-C is its business."""
    signal.signal(signal.SIGINT, lambda *_: None)
    code = subprocess.call([str(part) for part in command], cwd=cwd)
    return code if code in {0, 1, 2} else 1 if code < 0 else 2


def quoted(path):
    """A path as it is typed."""
    return '"%s"' % path if os.name == "nt" and " " in path else path if os.name == "nt" else shlex.quote(path)


def main(argv):
    """Set up if needed, then do what was asked."""
    if sys.version_info < OLDEST:
        raise CannotStart("Binocle needs Python %d.%d or newer, this is %s" % (*OLDEST, sys.version.split()[0]))
    if argv[:1] in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    verbs = {"test", "soak", "bench", "strength", "setup", "tui", "serve"}
    verb, rest = (argv[0], argv[1:]) if argv and argv[0] in verbs else ("serve", argv)
    set_up({"test", *rest} if verb == "setup" else {"test"})
    if verb == "setup":
        return 0
    if verb == "test":
        return start([PYTHON, "-m", "pytest", *rest], cwd=ROOT)
    if verb == "soak":
        return start([PYTHON, ROOT / "tests" / "soak.py", *rest])
    if verb == "strength":
        page = ROOT / "docs" / "strength.md"
        return start([BIN / "binocle", verb, "--write", page, "--keep", ROOT / "strength", *rest])
    os.environ["BINOCLE_CALL"] = "%s %s tui" % ("python" if os.name == "nt" else "python3", quoted(sys.argv[0]))
    command = [BIN / "binocle", "play" if verb == "tui" else verb, *rest]
    if verb == "serve" and os.name == "posix":  # the server takes this process over, so that ending one ends the other
        os.execv(command[0], [str(part) for part in command])
    return start(command)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (CannotStart, OSError) as problem:
        print("run.py: %s" % problem, file=sys.stderr)
        sys.exit(2)
