"""Options that several verbs share, and the language they speak."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from binocle.cli.failures import BadInput
from binocle.cli.position import PHASES

if TYPE_CHECKING:
    from binocle.locale import Language, Texts

C = TypeVar("C", bound=Callable[..., Any])


def rules_option(command: C) -> C:
    """`--rules NAME?changes` or `--rules ours.toml`."""
    text = "Rule set, changed behind ?: midwest?score.target=1000, or a file. List: binocle rules list."
    return click.option("--rules", metavar="NAME[?CHANGES]|FILE", help=text)(command)


def trump_option(command: C) -> C:
    """`--trump S`."""
    return click.option("--trump", metavar="S|H|D|C", help="The trump suit.")(command)


def phase_option(command: C) -> C:
    """`--phase stock`."""
    text = "Two-handed: the duty while there is a stock, or (default) once it is gone."
    return click.option("--phase", metavar="|".join(PHASES), help=text)(command)


def json_option(command: C) -> C:
    """`--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Answer for programs: one line of JSON.")(command)


class FileName(click.ParamType):  # type: ignore[type-arg] # it has arguments since click 8.4 only
    """A path that is not empty: an empty one would mean the folder one is in."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:  # noqa: ARG002
        """The path. Raises `BadInput` for an empty one."""
        text = os.fspath(value)
        if not str(text).strip():
            raise BadInput("file/empty", "the name of a file or folder is empty; allowed: a path such as evening.jsonl")
        return Path(text)


FILE: Final = FileName()
"""The type of options and arguments that name a file or a folder."""


def lang_option(command: C) -> C:
    """`--lang de`."""
    text = "Language of what people read; else LANG decides."
    return click.option("--lang", metavar="en|de", help=text)(command)


def asked_language(lang: str | None) -> Language:
    """The language asked for: at the verb, before it, or by the environment. Raises `NotationError`."""
    from binocle.locale import pick_language  # noqa: PLC0415 - reading texts costs time that --json saves

    context = click.get_current_context(silent=True)
    if lang is None and context is not None and isinstance(context.obj, str):
        lang = context.obj
    environ = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), None)
    return pick_language(lang, environ)


def speaker(lang: str | None) -> Texts:
    """The texts of the language asked for."""
    from binocle.locale import texts  # noqa: PLC0415 - as above

    return texts(asked_language(lang))
