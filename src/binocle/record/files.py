"""Reading and writing whole files: a path, or a binary file that is open already."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

from binocle.errors import RecordError

Source: TypeAlias = str | Path | BinaryIO
Target: TypeAlias = str | Path | BinaryIO

LARGEST: Final = 64 * 1024 * 1024
"""Bytes that a record may have; a long evening has a few hundred thousand."""


def read_bytes(source: Source) -> bytes:
    """Everything in it.

    Raises:
        RecordError: the path is no ordinary file (a device or a pipe), or there is more than a record can have.
        OSError: it cannot be read.
    """
    if isinstance(source, str | Path):
        check_ordinary(Path(source))
        with Path(source).open("rb") as file:
            return _read(file)
    return _read(source)


def check_ordinary(path: Path) -> None:
    """Refuse what is neither a file nor a folder, before it is opened: a pipe would be waited for without end."""
    mode = path.stat().st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise RecordError("this is no ordinary file")


def _read(file: BinaryIO) -> bytes:
    pieces, size = [], 0
    while piece := file.read(LARGEST + 1 - size):
        pieces.append(piece)
        size += len(piece)
        if size > LARGEST:
            raise RecordError(f"there is more than a record can have; allowed: {LARGEST} bytes")
    return b"".join(pieces)


def write_bytes(target: Target, content: bytes) -> None:
    """Write it; a path is written anew."""
    if isinstance(target, str | Path):
        Path(target).write_bytes(content)
    else:
        target.write(content)
