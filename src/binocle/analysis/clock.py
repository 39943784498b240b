"""How long players take: a watch for each of them, whose readings from several processes can be added up.

Times are told twice: as a clock on the wall shows them, which is what a table feels, and as the processor spent them,
which does not change when other programs share the machine.
"""

from __future__ import annotations

import sys
import time
from math import log2
from pathlib import Path
from typing import Final

import msgspec

from binocle.game.views import Budget, Decision, Player, View

STEPS: Final = 16
"""Times are sorted into classes, so many for each doubling: a quantile is at most 4.5 per cent too high."""
_SHORTEST: Final = 1e-6


class Clock(msgspec.Struct):
    """The decisions of one player: how many, seconds in all and at worst (wall and processor), how many were late.

    `classes` counts them by their time on the wall, see `STEPS`; `faults` those that were no usable answer, by kind.
    """

    moves: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    worst: float = 0.0
    worst_cpu: float = 0.0
    missed: int = 0
    missed_cpu: int = 0
    classes: dict[int, int] = msgspec.field(default_factory=dict)
    faults: dict[str, int] = msgspec.field(default_factory=dict)

    def add(self, other: Clock) -> None:
        """Take in what another watch has measured."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.cpu += other.cpu
        self.worst = max(self.worst, other.worst)
        self.worst_cpu = max(self.worst_cpu, other.worst_cpu)
        self.missed += other.missed
        self.missed_cpu += other.missed_cpu
        for name, count in other.classes.items():
            self.classes[name] = self.classes.get(name, 0) + count
        for kind, count in other.faults.items():
            self.faults[kind] = self.faults.get(kind, 0) + count

    def quantile(self, share: float) -> float:
        """The time in seconds that this share of the decisions did not exceed; 0 without any."""
        left = share * self.moves
        for name in sorted(self.classes):
            left -= self.classes[name]
            if left <= 0:
                return float(min(self.worst, _SHORTEST * 2 ** ((name + 1) / STEPS)))
        return self.worst


class Watch:
    """A player whose decisions are timed. A decision that takes more than `deadline` seconds is late; 0 is no limit."""

    def __init__(self, player: Player, deadline: float = 0.0) -> None:
        self.player = player
        self.deadline = deadline
        self.clock = Clock()

    def decide(self, view: View, budget: Budget) -> Decision:
        """What the player decides."""
        start, cpu_start = time.perf_counter(), time.process_time()
        decision = self.player.decide(view, budget)
        spent, cpu = time.perf_counter() - start, time.process_time() - cpu_start
        clock = self.clock
        clock.moves += 1
        clock.seconds += spent
        clock.cpu += cpu
        clock.worst = max(clock.worst, spent)
        clock.worst_cpu = max(clock.worst_cpu, cpu)
        if self.deadline:
            clock.missed += spent > self.deadline
            clock.missed_cpu += cpu > self.deadline
        name = int(log2(spent / _SHORTEST) * STEPS) if spent > _SHORTEST else 0
        clock.classes[name] = clock.classes.get(name, 0) + 1
        if decision.fault:
            clock.faults[decision.fault] = clock.faults.get(decision.fault, 0) + 1
        return decision

    def read(self) -> Clock:
        """What was measured since the last reading."""
        clock, self.clock = self.clock, Clock()
        return clock


def peak_memory() -> int:
    """The most memory that this process, or one it has started, has held: kibibytes; 0 where it is not told."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return 0
    ended = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    if Path("/proc/self/status").exists():  # elsewhere a process also answers for the one that started it
        return max(ended, _held("self"))
    most = max(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, ended)
    return most // 1024 if sys.platform == "darwin" else most


def _held(process: str) -> int:
    """What Linux tells of a process and those it has started that still run."""
    folder = Path("/proc") / process
    try:
        lines = (folder / "status").read_text(encoding="ascii", errors="replace").splitlines()
        own = next((int(line.split()[1]) for line in lines if line.startswith("VmHWM:")), 0)
        started = [child for file in folder.glob("task/*/children") for child in file.read_text("ascii").split()]
    except OSError:  # it has ended meanwhile
        return 0
    return max([own, *map(_held, started)])
