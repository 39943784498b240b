"""What went wrong with a file or with rules, as a whole sentence in the reader's language."""

from __future__ import annotations

import errno
from typing import Final

from binocle.errors import RecordError, RuleSetError
from binocle.explain import form
from binocle.locale import Texts
from binocle.tui.saved import OddFileError

_SYSTEM: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.EEXIST: "exists",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "no-plain-file",
}
"""What the system says most often about files, and the texts that say it."""


def trouble(say: Texts, problem: Exception) -> str:
    """One sentence, or two, that begin with a capital and name no number of the system's where there is a word."""
    match problem:
        case OddFileError():
            return say(problem.key)
        case RecordError():
            return _damage(say, problem)
        case RuleSetError():
            return _rules(say, problem)
        case OSError():
            key = _SYSTEM.get(problem.errno or 0)
            return say(f"trouble-{key}") if key else say("trouble-other", number=problem.errno or 0)
        case _:
            return sentence(str(problem))


def _damage(say: Texts, problem: RecordError) -> str:
    """Where a record is damaged; what exactly is wrong there is of use only in English, as `binocle` says it."""
    if problem.line is not None:
        return say("trouble-record-line", line=problem.line)
    return say("trouble-record")


def _rules(say: Texts, problem: RuleSetError) -> str:
    """A field under its title, and its path for whoever typed it."""
    fields = (field for group in form() for field in group.fields)
    title = next((field.title[say.lang] for field in fields if field.path == problem.path), "")
    if title:
        return f"{title} ({problem.path}): {problem.problem}"
    return sentence(str(problem))


def sentence(text: str) -> str:
    """The same text with a capital at its beginning, unless it begins with a path of a field."""
    head = text.partition(" ")[0]
    return text if "." in head.rstrip(".:") or "_" in head else text[:1].upper() + text[1:]
