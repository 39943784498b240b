"""What can be wrong with what a command was given, as a stable code and one sentence on one line."""

from __future__ import annotations

from typing import Final

import msgspec

from binocle.errors import BinocleError, IllegalAction, NotationError, RecordError, RuleSetError

OK: Final = 0
NEGATIVE: Final = 1
"""The command worked, and the answer is no: a record that does not verify."""
BAD_INPUT: Final = 2
OUR_FAULT: Final = 70
INTERRUPTED: Final = 130

LONGEST: Final = 240
"""A sentence about bad input never grows beyond so many characters, however large the input was."""


class BadInput(BinocleError):  # noqa: N818 - read as a sentence where it is raised
    """Something a command was given cannot be: a code such as `hand/missing`, and a sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return self.text


def named_failure(error: BinocleError) -> tuple[str, str]:
    """Code and sentence of an error, the sentence on one line and of bounded length."""
    if isinstance(error, BadInput | IllegalAction):
        return error.code, one_line(str(error.text))
    if isinstance(error, NotationError):
        where = f"{error.problem}: {shown(error.text)} at position {error.position}"
        return "cards/notation", one_line(where)
    if isinstance(error, RuleSetError):
        return "rules/refused", one_line(str(error))
    if isinstance(error, RecordError):
        return "record/damaged", one_line(str(error))
    return "input/refused", one_line(str(error))


def shown(text: object, most: int = 40) -> str:
    """A piece of input as it may stand in a sentence: quoted, escaped, cut."""
    if not isinstance(text, str):  # a piece of a request: as it stood there, so null and not None
        written = msgspec.json.encode(text).decode()
        return written if len(written) <= most else f"{written[: most - 1]}…"
    return repr(text) if len(text) <= most else f"{text[: most - 1]!r}…"


def one_line(text: str) -> str:
    """A text without line breaks or control characters, cut to a bearable length."""
    flat = "".join([letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST]])
    flat = " ".join(flat.split())
    return flat if len(flat) <= LONGEST else f"{flat[: LONGEST - 1]}…"
