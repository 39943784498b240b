"""What the verbs that play matches share: options, Ctrl-C while processes start, and word of how far a match is."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

import click

from binocle.cli.failures import BadInput, shown
from binocle.players.registry import is_quick

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from binocle.analysis import Standing

C = TypeVar("C", bound=Callable[..., Any])

MODES: Final = ("full", "play", "game")
MOST_PROCESSES: Final = 256
MOST_DEALS: Final = 1_000_000
FEW: Final = 40
"""A match of fewer deals between quick players is done before further processes have started."""


def mode_option(command: C) -> C:
    """`--mode play`."""
    text = "Deals, trick play, or games."
    return click.option("--mode", metavar="|".join(MODES), default="full", show_default=True, help=text)(command)


def check_mode(mode: str) -> None:
    """Refuse a mode there is not."""
    if mode not in MODES:
        raise BadInput("arena/mode", f"mode is {shown(mode)}; allowed: {', '.join(MODES)}")


def processes_option(command: C) -> C:
    """`--processes 2`."""
    text = "Processes to share the deals; by default one a core."
    return click.option("--processes", type=int, help=text)(command)


def backend_option(command: C) -> C:
    """`--backend ray`."""
    text = "Where deals are played: here, or on a Ray cluster (extra: ray)."
    return click.option("--backend", metavar="local|ray", default="local", show_default=True, help=text)(command)


def check_backend(backend: str) -> None:
    """Refuse a backend there is not."""
    from binocle.analysis.backends import BACKENDS  # noqa: PLC0415 - as the verbs that need it

    if backend not in BACKENDS:
        raise BadInput("arena/backend", f"backend is {shown(backend)}; allowed: {', '.join(BACKENDS)}")


def checked_processes(processes: int | None, deals: int, specs: Sequence[str], backend: str = "local") -> int | None:
    """How many processes play: as asked, else one a core where that is worth starting them.

    Raises:
        BadInput: a number that cannot be.
    """
    if processes is None:
        if backend == "ray":
            return None
        processes = 1 if deals < 2 or (deals < FEW and all(map(is_quick, specs))) else min(os.cpu_count() or 1, deals)
    if not 1 <= processes <= MOST_PROCESSES:
        raise BadInput("arena/processes", f"processes is {processes}; allowed: 1 to {MOST_PROCESSES}")
    return processes


class Shield:
    """Keeps Ctrl-C and the system's word to end waiting while further processes are started.

    They take over that it does not concern them.
    """

    def __enter__(self) -> Self:
        if hasattr(signal, "pthread_sigmask"):
            resource_tracker.ensure_running()  # it would lift the shield when it is started behind it
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, signal.SIGTERM])
        return self

    def __exit__(self, *_: object) -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT, signal.SIGTERM])


class QuietEnd:
    """For as long as a match lasts the system's word to end is heard at once, and nothing is said."""

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGTERM, end_quietly)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGTERM, self._before)


class Bar:
    """Says on stderr how far a match is: on a terminal a bar with the time left, else a line for every tenth part."""

    def __init__(self, name: str = "") -> None:
        """`name` stands before the figures."""
        self.name = name
        self._told = 0
        self._bar: Progress | None = None
        self._task: TaskID | None = None

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            from rich.console import Console  # noqa: PLC0415 - only a terminal has a use for it
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn  # noqa: PLC0415

            columns = (
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TextColumn("{task.fields[news]}"),
            )
            self._bar = Progress(*columns, console=Console(stderr=True), transient=True)
            self._task = self._bar.add_task(self.name, total=None, news="")
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def __call__(self, standing: Standing) -> None:
        """So far it is now."""
        if self._bar is not None and self._task is not None:
            self._bar.update(self._task, total=standing.deals, completed=standing.done, news=news(standing))
        elif 10 * standing.done // standing.deals > self._told:
            self._told = 10 * standing.done // standing.deals
            name = f"{self.name} " if self.name else ""
            click.echo(f"{name}{standing.done}/{standing.deals} {news(standing)}", err=True)


def news(standing: Standing) -> str:
    """The lead with its standard error, how many of these it is worth of those that are needed, and the time left."""
    parts = [f"{standing.difference:+.2f}"]
    if standing.standard_error is not None:
        parts[0] += f" ± {standing.standard_error:.2f}"
    if standing.distance is not None and standing.needed is not None:
        parts.append(f"{standing.distance:.1f}/{standing.needed:.1f} σ")
    if standing.left:
        parts.append(f"-{duration(standing.left)}")
    return "  ".join(parts)


def duration(seconds: float) -> str:
    """A time as people read it.

    >>> duration(4.2), duration(75), duration(3700)
    ('0:04', '1:15', '1:01:40')
    """
    whole = int(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines: the first cell flush left, the others flush right.

    >>> columns([("", "ab"), ("xyz", "1")])
    ['     ab', 'xyz   1']
    """
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]


def end_quietly(*_: object) -> None:
    """Told to end: what the processes are playing is lost, and nothing is said."""
    sys.exit(128 + signal.SIGTERM)


def leave_interrupts_alone() -> None:
    """In a process that works for another one: Ctrl-C is the other one's business, the system's word is not.

    However the other one ends, this process ends with it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(other: BaseProcess) -> None:
    other.join()
    os._exit(1)
