"""A match between two players over duplicate deals: shared out, kept, and stopped when its result is certain.

Deals are played wherever there is room and counted in their own order, so that the result depends on the players, the
rules, the seed and the code, and on nothing else: not on the number of processes, not on a pause in between.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, wait
from contextlib import AbstractContextManager, ExitStack, nullcontext
from math import inf
from pathlib import Path
from typing import Final

import msgspec

from binocle.analysis.backends import Backend, Crew, Done, crew
from binocle.analysis.duplicate import Dealt, Mode
from binocle.analysis.kept import Kept
from binocle.analysis.match import Match, MatchError, Share, code, patience
from binocle.analysis.result import ArenaResult, result
from binocle.analysis.sequential import LEAST, Running, level, needed
from binocle.game.engine import Game
from binocle.players import make, read_spec
from binocle.rules import RuleSet, to_json

SHARE_SECONDS: Final = 4.0
"""A share takes about so long once it is known how long a deal takes; so much is lost when a process is stopped."""
MOST_AT_ONCE: Final = 64
"""A share has at most so many deals."""


class Standing(msgspec.Struct, frozen=True):
    """How far a match is: deals done of all there may be, the lead of A so far and its standard error.

    With `stop`, `distance` is how many standard errors the lead is worth by now and `needed` how many end the match
    (both None without it). `elapsed` and `left` are seconds, `left` None while nothing can be said.
    """

    done: int
    deals: int
    difference: float
    standard_error: float | None
    distance: float | None
    needed: float | None
    elapsed: float
    left: float | None


def arena(  # noqa: PLR0913 - a match is what it is asked to be; all but the players have defaults
    a: str,
    b: str,
    rules: RuleSet,
    deals: int = 500,
    seed: int = 1,
    mode: Mode = "full",
    processes: int | None = 1,
    *,
    stop: float | None = None,
    least: int = LEAST,
    deadline: float | None = None,
    keep: Path | None = None,
    export: Path | None = None,
    isolate: bool = False,
    backend: Backend = "local",
    progress: Callable[[Standing], None] | None = None,
    start_worker: Callable[[], None] | None = None,
    starting: Callable[[], AbstractContextManager[object]] = nullcontext,
) -> ArenaResult:
    """Let two players meet, of the registry or programs; the same seed gives the same match on any machine.

    Args:
        a: the first player, as a spec.
        b: the second player, as a spec.
        rules: what is played.
        deals: how many deals (or games) at most, each in all rotations.
        seed: of the cards and of the players' dice.
        mode: see `binocle.analysis.duplicate`.
        processes: how many play at a time; on a Ray cluster None is all its processors.
        stop: end as soon as the lead of one player is certain at the level of so many standard errors, whatever the
            number of looks (`binocle.analysis.sequential`); without it all deals are played.
        least: with `stop`, so many deals are played in any case.
        deadline: seconds after which a move counts as late; by default what the player is meant to keep to.
        keep: a file that keeps what is done; a match that was stopped goes on from there.
        export: a folder, new or empty, for the records of all deals, one file for each rotation.
        isolate: let each player decide in a process of its own, as programs always do.
        backend: where it is played.
        progress: is told how far the match is, at first and after every share.
        start_worker: runs first in each process.
        starting: entered while further processes are started, left when they are.

    Raises:
        UnknownPlayerError: there is no such player.
        MatchError: the file is one of another match, the folder has something in it, or Ray is missing.
        ValueError: fewer than one deal or process.
    """
    if deals < 1 or (processes is not None and processes < 1):
        message = f"{deals} deals in {processes} processes: both must be at least 1"
        raise ValueError(message)
    game = Game(rules)
    for spec in (a, b):
        if not read_spec(spec).command:  # a program is only started where it plays
            make(spec, game)
    limits = (patience(a), patience(b)) if deadline is None else (deadline, deadline)
    match = Match(a, b, to_json(rules), mode, seed, limits, code(), isolate)
    with ExitStack() as stack:
        kept = stack.enter_context(Kept(keep, match)) if keep is not None else None
        course = _Course(match, deals, stop, least, kept, export, progress)
        width = processes
        if not course.is_over():
            several = backend == "local" and processes is not None and processes > 1
            with starting() if several else nullcontext():
                players = crew(backend, processes, start_worker)
                if several:
                    course.fill(players)  # which starts them
            width = players.width
            try:
                course.run(players)
            except BaseException:
                players.end(quickly=True)
                raise
            players.end(quickly=course.is_waited_for())
        counted = course.counted()
        if export is not None:
            for number in course.done.keys() - {dealt.number for dealt in counted}:
                for file in _files(export, number):
                    file.unlink(missing_ok=True)
        return result(
            match,
            game,
            counted,
            course.shares,
            stop=stop,
            sure=course.sure,
            seconds=course.elapsed,
            processes=width or 1,
        )


class _Course:
    """A match while it is played: what is done, what is under way, and whether it is over."""

    def __init__(
        self,
        match: Match,
        deals: int,
        stop: float | None,
        least: int,
        kept: Kept | None,
        export: Path | None,
        progress: Callable[[Standing], None] | None,
    ) -> None:
        self.match = match
        self.deals = deals
        self.alpha = None if stop is None else level(stop)
        self.least = least
        self.kept = kept
        self.export = export
        self.progress = progress
        self.done: dict[int, Dealt] = {}
        self.shares: list[Share] = []
        self.sure = False
        self._running = Running()
        self._flying: set[Done] = set()
        self._before = 0.0 if kept is None else kept.elapsed
        self._start = time.perf_counter()
        self._played = 0  # in this run
        self._busy = 0.0
        for share in () if kept is None else kept.shares:
            if export is None or all(file.exists() for dealt in share.deals for file in _files(export, dealt.number)):
                self._take(share)
        if export is not None:
            if export.exists() and not self.shares and any(export.iterdir()):
                raise MatchError(f"{export} is not empty; allowed: a new folder for the records")
            export.mkdir(parents=True, exist_ok=True)
        self._numbers = iter([number for number in range(deals) if number not in self.done])
        self._left = deals - sum(number < deals for number in self.done)

    @property
    def elapsed(self) -> float:
        """Seconds, those of earlier runs included."""
        return self._before + time.perf_counter() - self._start

    def counted(self) -> list[Dealt]:
        """The deals that count."""
        return [self.done[number] for number in range(self._running.n)]

    def is_over(self) -> bool:
        """Count what has come home, in order, and say whether that is all."""
        running = self._running
        while not self.sure and running.n < self.deals and running.n in self.done:
            running.add(self.done[running.n].difference)
            self.sure = self.alpha is not None and running.n >= self.least and running.is_sure(self.alpha)
        return self.sure or running.n >= self.deals

    def fill(self, players: Crew) -> None:
        """Give everybody something to do, and one share more for whoever is done first."""
        while len(self._flying) < players.width + (players.width > 1):
            numbers = list(self._next(players.width))
            if not numbers:
                return
            self._flying.add(players.submit(self.match, numbers, export=self.export is not None))

    def is_waited_for(self) -> bool:
        """Whether somebody still plays deals that do not count any more."""
        return bool(self._flying)

    def run(self, players: Crew) -> None:
        """Until it is over."""
        self._tell()
        while not self.is_over():
            self.fill(players)
            home, self._flying = wait(self._flying, return_when=FIRST_COMPLETED)
            for done in home:
                try:
                    share, records = done.result()
                except BrokenExecutor:
                    raise MatchError(
                        "a process that played has ended of itself; what was done by then is kept"
                    ) from None
                self._bring_home(share, records)
            self.is_over()
            self._tell()

    def _next(self, width: int) -> Iterator[int]:
        """The numbers of the next share."""
        size = 1
        if self._played:
            size = int(SHARE_SECONDS * self._played / max(self._busy, 1e-6))
            size = max(1, min(size, MOST_AT_ONCE, self._played // width, -(-self._left // (2 * width))))
        for _ in range(size):
            number = next(self._numbers, None)
            if number is None:
                return
            self._left -= 1
            yield number

    def _bring_home(self, share: Share, records: dict[int, list[str]]) -> None:
        """Keep a share that was played: its records first, for what is in the file is never played again."""
        if self.export is not None:
            for number, texts in records.items():
                for rotation, text in enumerate(texts):
                    _file(self.export, number, rotation).write_text(text, encoding="utf-8", newline="\n")
        if self.kept is not None:
            self.kept.add(share, self.elapsed)
        self._played += len(share.deals)
        self._busy += share.seconds
        self._take(share)

    def _take(self, share: Share) -> None:
        self.shares.append(share)
        for dealt in share.deals:
            self.done.setdefault(dealt.number, dealt)

    def _tell(self) -> None:
        if self.progress is None:
            return
        done = sum(number < self.deals for number in self.done)
        running = self._running
        end: float = self.deals
        distance = must = None
        if self.alpha is not None:
            distance, must = running.distance, needed(max(running.n, self.least), self.alpha)
            if distance:
                end = min(end, max(self.least, running.n * (must / distance) ** 2))
        spent = time.perf_counter() - self._start
        left = spent / self._played * max(0.0, end - done) if self._played else None
        error = None if running.error == inf else running.error
        standing = Standing(done, self.deals, running.mean, error, distance, must, self.elapsed, left)
        self.progress(standing)


def _file(folder: Path, number: int, rotation: int) -> Path:
    return folder / f"{number:06d}-{rotation}.jsonl"


def _files(folder: Path, number: int) -> list[Path]:
    """The records of a deal, as far as they are there; one that is not when there are none."""
    return sorted(folder.glob(f"{number:06d}-*.jsonl")) or [_file(folder, number, 0)]
