"""A process that is spoken to line by line, and cannot make its table wait, swell or stumble.

Its input and output are pipes that never block; a line is bounded, so is its time; when something is wrong the process
is killed with all it has started. It sees nothing of our environment but what a program needs to run.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from binocle.errors import BinocleError

_LAUNCH: Final = Path(__file__).with_name("launch.py")
_CHUNK: Final = 65_536
_TAIL: Final = 2_000
"""Bytes that are kept of what a process says on standard error."""

_GRACE: Final = 0.5
"""Seconds that a process has to end when its input has."""

_WANTED: Final = (
    "PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "VIRTUAL_ENV", "PYTHONPATH", "PYTHONHASHSEED",
    "XDG_CACHE_HOME", "BINOCLE_PURE", "BINOCLE_CACHE_DIR", "NUMBA_CACHE_DIR", "NUMBA_NUM_THREADS", "SYSTEMROOT",
)  # fmt: skip
"""What a process is told of the environment: secrets of a server are not among it."""


class Limits(msgspec.Struct, frozen=True):
    """What a process may use: seconds for a move and to get ready, MiB of memory, bytes in a line.

    After `strikes` faults in a row it is not started again.
    """

    move: float = 10.0
    start: float = 60.0
    memory: int = 1024
    line: int = 65_536
    strikes: int = 5


class Lost(BinocleError):  # noqa: N818 - the process is lost, whoever's error it was
    """No line came that can be used: a code (`crash`, `late`, `long`), and what the process said last."""

    def __init__(self, code: str, said: str = "") -> None:
        super().__init__(code, said)
        self.code = code
        self.said = said


class CannotRunError(BinocleError):
    """This system cannot run players in processes of their own."""


class LineProcess:
    """A running program."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        """Start it; whether that works shows when it is asked.

        Raises:
            CannotRunError: on a system without POSIX pipes and limits.
        """
        if os.name != "posix":
            raise CannotRunError(
                "players in processes of their own need Linux, macOS or the Windows Subsystem for Linux"
            )
        self._most: Final = limits.line
        self._process: Final = subprocess.Popen(  # noqa: S603 - the person at this machine named the program
            [sys.executable, "-I", "-S", str(_LAUNCH), str(limits.memory), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env={name: os.environ[name] for name in _WANTED if name in os.environ} | {"PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._in: Final = self._process.stdin.fileno()
        self._out: Final = self._process.stdout.fileno()
        self._err: Final = self._process.stderr.fileno()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._read = bytearray()
        self._said = b""
        self._ending: Final = weakref.finalize(self, _end, self._process)

    @property
    def said(self) -> str:
        """The last it said on standard error."""
        return self._said.decode(errors="replace")

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line (without its end) and wait at most so long for one.

        Raises:
            Lost: the process ended, was late or said too much; it is killed then.
        """
        try:
            return self._exchange(line + b"\n", time.monotonic() + seconds)
        except Lost:
            self.close(grace=0.0)
            raise

    def _exchange(self, line: bytes, until: float) -> bytes:
        rest = memoryview(line)
        with selectors.DefaultSelector() as selector:
            selector.register(self._in, selectors.EVENT_WRITE)
            selector.register(self._out, selectors.EVENT_READ)
            selector.register(self._err, selectors.EVENT_READ)
            while (end := self._read.find(b"\n")) < 0:
                if len(self._read) > self._most:
                    raise Lost("long", self.said)
                left = until - time.monotonic()
                if left <= 0:
                    raise Lost("late", self.said)
                for key, _ in selector.select(left):
                    if key.fd == self._in:
                        rest = rest[self._write(rest) :]
                        if not rest:
                            selector.unregister(self._in)
                    elif key.fd == self._err:
                        if not self._hear():
                            selector.unregister(self._err)
                    elif not self._take():
                        self._hear()
                        raise Lost("crash", self.said)
        found = bytes(self._read[:end])
        del self._read[: end + 1]
        if end > self._most:
            raise Lost("long", self.said)
        return found

    def _write(self, rest: memoryview) -> int:
        try:
            return os.write(self._in, rest[:_CHUNK])
        except BlockingIOError:
            return 0
        except OSError:  # it reads no more; what it has said already may still be an answer, else its end shows
            return len(rest)

    def _take(self) -> bool:
        """Take what it has said; whether more can come."""
        chunk = _read(self._out)
        self._read += chunk or b""
        return chunk is None or bool(chunk)

    def _hear(self) -> bool:
        chunk = _read(self._err)
        self._said = (self._said + (chunk or b""))[-_TAIL:]
        return chunk is None or bool(chunk)

    def close(self, grace: float = _GRACE) -> None:
        """Let it end by itself for so many seconds, then kill it and all that it has started."""
        if self._ending.alive:
            assert self._process.stdin is not None
            self._process.stdin.close()
            if grace > 0:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self._process.wait(grace)
        self._ending()


def _read(pipe: int) -> bytes | None:
    """What lies in a pipe; nothing at its end, None when there is nothing yet."""
    try:
        return os.read(pipe, _CHUNK)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill a process and all that it has started, and close what led to it."""
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(5)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
