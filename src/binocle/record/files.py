"""Reading and writing whole files: a path, or a binary file that is open already."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO, TypeAlias

Source: TypeAlias = str | Path | BinaryIO
Target: TypeAlias = str | Path | BinaryIO


def read_bytes(source: Source) -> bytes:
    """Everything in it."""
    return Path(source).read_bytes() if isinstance(source, str | Path) else source.read()


def write_bytes(target: Target, content: bytes) -> None:
    """Write it; a path is written anew."""
    if isinstance(target, str | Path):
        Path(target).write_bytes(content)
    else:
        target.write(content)
