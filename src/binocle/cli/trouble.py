"""What went wrong, on one line in the language of the call. What is deep down, in rules and records, stays English."""

from __future__ import annotations

import errno
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import click

from binocle.cli.failures import named_failure, one_line
from binocle.errors import BinocleError, NotationError, RecordError

if TYPE_CHECKING:
    from binocle.locale import Texts

_EXTRA: Final = re.compile(r"Got unexpected extra arguments? \((.*)\)", re.DOTALL)
_COMMAND: Final = re.compile(r"No such command '(.*?)'", re.DOTALL)
_SYSTEM: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EEXIST: "exists",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
}
"""What the system says most often about files, and the texts that say it."""


class UnknownVerb(click.UsageError):
    """The command was called with a verb that does not exist."""

    def __init__(self, verb: str, verbs: Sequence[str], context: click.Context) -> None:
        super().__init__(f"there is no verb {verb[:40]!r}; there are: {', '.join(verbs)}", context)
        self.verb = verb
        self.verbs = verbs


def asked_for(args: Sequence[str]) -> str | None:
    """The language that the arguments name, wherever it stands in them."""
    found = None
    for place, arg in enumerate(args):
        if arg == "--lang" and place + 1 < len(args):
            found = args[place + 1]
        elif arg.startswith("--lang="):
            found = arg.removeprefix("--lang=")
    return found


def speaker_of(args: Sequence[str]) -> Texts | None:
    """The texts to tell of trouble in; None for English, which every exception speaks by itself."""
    from binocle.cli.options import asked_language  # noqa: PLC0415 - as below
    from binocle.locale import texts  # noqa: PLC0415 - reading texts costs time that most calls save

    try:
        lang = asked_language(asked_for(args))
    except NotationError:
        return None
    return None if lang == "en" else texts(lang)


def told(error: Exception, args: Sequence[str]) -> str:
    """The line that says what was wrong."""
    say = speaker_of(args)
    match error:
        case click.ClickException():
            text = error.format_message() if say is None else _usage(say, error)
        case RecordError() if say is not None:
            text = _record(say, error)
        case BinocleError():
            text = named_failure(error)[1]
        case OSError():
            text = _system(say, error)
        case _:
            fault = f"{type(error).__name__}: {error}"
            text = f"a fault of Binocle's own, please report it: {fault}"
            if say is not None:
                text = say("cli-our-fault", fault=one_line(fault))
    return one_line(text)


def _usage(say: Texts, error: click.ClickException) -> str:
    """What click found wrong with the arguments."""
    message = error.format_message()
    match error:
        case UnknownVerb():
            return say("cli-no-verb", verb=error.verb[:40], verbs=", ".join(error.verbs))
        case click.NoSuchOption():
            return say("cli-no-option", option=error.option_name)
        case click.BadOptionUsage():
            return say("cli-no-value", option=error.option_name)
        case click.MissingParameter():
            return say("cli-missing", name=_name(error.param))
        case click.BadParameter():
            return say("cli-bad-value", name=_name(error.param), message=error.message)
    if found := _EXTRA.search(message):
        return say("cli-extra", args=found[1][:60])
    if found := _COMMAND.search(message):
        return say("cli-no-command", command=found[1][:40])
    return message


def _name(param: click.Parameter | None) -> str:
    """An option by its longest name, an argument as the help page writes it."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    metavar = getattr(param, "metavar", None)
    return str(metavar or getattr(param, "name", None) or "?")


def _record(say: Texts, error: RecordError) -> str:
    """Where a record is damaged, and in English what is wrong there."""
    if error.line is not None:
        return say("cli-record-line", line=str(error.line), problem=error.problem)
    if error.deal is not None:
        return say("cli-record-deal", deal=str(error.deal), problem=error.problem)
    return error.problem


def _system(say: Texts | None, error: OSError) -> str:
    """What the system refused, with the name of the file."""
    reason = error.strerror or str(error)
    if say is not None:
        key = f"cli-system-{_SYSTEM.get(error.errno or 0, '')}"
        reason = say(key) if key in say else reason
    return f"{error.filename}: {reason}" if error.filename else reason
