"""Where the records of games are put, and the time they bear."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path


def now() -> str:
    """The time as records write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def new_file(folder: Path, name: str) -> Path:
    """A file for a new game, named by time and rule set, that does not exist yet."""
    stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    games = folder / "games"
    file = games / f"{stamp}-{name}.jsonl"
    number = 2
    while file.exists():
        file = games / f"{stamp}-{name}-{number}.jsonl"
        number += 1
    return file
