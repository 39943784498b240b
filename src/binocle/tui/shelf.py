"""Where the records of games are put, the time they bear, and how one goes on with them."""

from __future__ import annotations

import os
import shlex
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


def resume_command(file: Path, *options: str) -> str:
    """What to type to go on with this game, from whichever folder; `run.py` says how it was called itself."""
    call = os.environ.get("BINOCLE_CALL") or "binocle play"
    path = str(file.absolute())
    path = f'"{path}"' if os.name == "nt" else shlex.quote(path)
    return " ".join([call, *options, "--resume", path])
