"""Games kept in the data folder: which of them can be gone on with, how they stand, and what is wrong with the rest."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from binocle.errors import BinocleError, RecordError
from binocle.game import Game
from binocle.game.views import View
from binocle.record import Header, Record, Seal, effective, jsonl, resume
from binocle.rules import RuleSet
from binocle.seats import OVER

LARGEST: Final = 8_000_000
"""Bytes; a long game has some 200,000. A bigger file is no game, and is not read."""

MOST: Final = 500
"""So many files of a folder are looked at, the latest first."""


class OddFileError(BinocleError):
    """A file that is not read at all: `key` is the text that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that was not played to its end, or a file that should be one and is not: then with its `problem`.

    `touched` is the time of the last decision, in nanoseconds since 1970.
    """

    path: str
    touched: int
    rules: RuleSet | None = field(default=None, compare=False)
    problem: BinocleError | OSError | None = field(default=None, compare=False)

    @property
    def name(self) -> str:
        """The name of the file."""
        return Path(self.path).name


@dataclass(frozen=True, slots=True)
class Stand:
    """How a saved game stands: its header, and what the person sees."""

    game: Game
    header: Header
    me: int
    view: View


def read_plain(file: Path, largest: int = LARGEST) -> bytes:
    """The content of an ordinary file of bearable size; links, pipes and devices are not opened.

    Raises:
        OddFileError: it is not such a file.
        OSError: it cannot be read.
    """
    found = file.lstat()
    if not stat.S_ISREG(found.st_mode):
        raise OddFileError("trouble-no-plain-file")
    if found.st_size > largest:
        raise OddFileError("trouble-too-large")
    with file.open("rb") as opened:
        content = opened.read(largest + 1)
    if len(content) > largest:
        raise OddFileError("trouble-too-large")
    return content


def saved_games(folder: Path) -> list[Saved]:
    """Unfinished games in which the person has decided something, the latest first; damaged files come last."""
    found = list(_look(folder / "games"))
    return [*(game for game in found if game.problem is None), *(game for game in found if game.problem is not None)]


def _look(games: Path) -> Iterator[Saved]:
    """Every file that is to be listed, the latest first."""
    try:
        entries = [entry for entry in os.scandir(games) if entry.name.endswith(".jsonl")]
        files = [(entry.stat(follow_symlinks=False).st_mtime_ns, entry.name, Path(entry.path)) for entry in entries]
    except OSError:
        return
    for touched, _, file in sorted(files, reverse=True)[:MOST]:
        try:
            record = jsonl.loads(read_plain(file))
            if _is_open(record):
                yield Saved(str(file), touched, record.header.rules)
        except (OSError, BinocleError) as problem:
            yield Saved(str(file), touched, problem=problem)


def _is_open(record: Record) -> bool:
    """Whether the person has decided something and the game is not over. Raises `RecordError` as `resume`."""
    people = {seat for seat, occupant in enumerate(record.header.seats) if occupant.kind == "person"}
    if not any(entry.seat in people for entry in effective(record)):
        return False
    if not isinstance(record.lines[-1], Seal):
        return True
    game, state = resume(record)
    return game.to_act(state) != OVER


@lru_cache(maxsize=512)
def stand(saved: Saved) -> Stand | BinocleError | OSError:
    """How a game stands, played again from its record; what is wrong when it cannot be."""
    if saved.problem is not None:
        return saved.problem
    try:
        record = jsonl.loads(read_plain(Path(saved.path)))
        game, state = resume(record)
    except (OSError, BinocleError) as problem:
        return problem
    people = [seat for seat, occupant in enumerate(record.header.seats) if occupant.kind == "person"]
    if len(people) != 1:
        return RecordError("exactly one person must sit at the table")
    return Stand(game, record.header, people[0], game.view(state, people[0]))


def put_away(file: Path) -> Path:
    """Move the record of a game that is over out of the way of those that are not. Returns where it lies then."""
    done = file.parent / "finished"
    try:
        done.mkdir(exist_ok=True)
        return file.rename(done / file.name)
    except OSError:
        return file
