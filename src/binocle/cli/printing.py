"""What the verbs that make PDF share: the paper, where the file goes, and word of it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import click

from binocle.cli.options import FILE

C = TypeVar("C", bound=Callable[..., Any])

PAPERS: Final[dict[str, Literal["a4", "letter"]]] = {"a4": "a4", "letter": "letter"}


def paper_option(command: C) -> C:
    """`--paper letter`."""
    return click.option("--paper", type=click.Choice(list(PAPERS)), default="a4", show_default=True)(command)


def target_option(command: C) -> C:
    """`-o FILE`."""
    text = "Where to write; - is standard output. Without it a file here is named after the set."
    return click.option("-o", "--output", "target", type=FILE, metavar="FILE", help=text)(command)


def put_file(made: bytes, target: Path | None, name: str) -> None:
    """Write a file and say where; bytes to standard output are not commented on."""
    if target == Path("-"):
        sys.stdout.buffer.write(made)
        return
    path = target or Path(name)
    path.write_bytes(made)
    click.echo(path)
