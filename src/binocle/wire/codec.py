"""Reading what clients send, strictly, and writing what they get.

Everything that is no message gets a typed `WireError`: never a traceback, never a guess.
"""

from __future__ import annotations

import json
import unicodedata
from typing import Any, Final, NoReturn

import msgspec

from binocle.errors import BinocleError
from binocle.wire.client import FromClient
from binocle.wire.limits import DEEPEST, LONGEST_MESSAGE, MessageId
from binocle.wire.server import FromServer


class WireError(BinocleError):
    """Text that is no message of a client.

    Attributes:
        code: `malformed`, `too-long`, `too-deep`, `unknown-type` or `bad-field`.
        id: the id that the message bears, where one could be read.
        problem: what was wrong, for whoever writes a client.
    """

    def __init__(self, code: str, problem: str, id_: str | None = None) -> None:
        super().__init__(code, problem, id_)
        self.code = code
        self.problem = problem
        self.id = id_

    def __str__(self) -> str:
        return f"{self.problem} [{self.code}]"


_decoder: Final = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder()
_LARGEST: Final = 2**53


def decode(data: str | bytes) -> FromClient:
    """The message in this text.

    Raises:
        WireError: it is none.
    """
    try:
        raw = data.encode() if isinstance(data, str) else data
    except UnicodeEncodeError:
        raise WireError("malformed", "the text holds half a character (a lone surrogate)") from None
    if len(raw) > LONGEST_MESSAGE:
        raise WireError("too-long", f"the message has {len(raw)} bytes; allowed: {LONGEST_MESSAGE}")
    tree = _plain(raw)
    if not isinstance(tree, dict):
        raise WireError("malformed", "a message is a JSON object")
    id_ = _id_of(tree)
    problem = _problem(tree, 1)
    if problem:
        code = "too-deep" if "levels" in problem else "bad-field"
        raise WireError(code, problem, id_)
    try:
        return _decoder.decode(raw)
    except msgspec.ValidationError as error:
        message = str(error)
        code = "unknown-type" if message.endswith(("`$.type`", "`type`")) else "bad-field"
        raise WireError(code, message, id_) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise WireError("malformed", "the text is no JSON", id_) from None


def encode(message: FromServer) -> bytes:
    """A message of the server as UTF-8."""
    return _encoder.encode(message)


def _plain(raw: bytes) -> Any:
    try:
        return json.loads(
            raw.decode(), object_pairs_hook=_pairs, parse_float=_refuse_float, parse_constant=_refuse_float
        )
    except WireError:
        raise
    except (ValueError, RecursionError):  # JSONDecodeError and UnicodeDecodeError are ValueErrors
        raise WireError("malformed", "the text is no JSON") from None


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise WireError("malformed", "a key stands twice in one object")
    return found


def _refuse_float(text: str) -> NoReturn:
    raise WireError("malformed", f"{text:.20} is no whole number, and all numbers here are")


def _id_of(tree: dict[str, Any]) -> str | None:
    try:
        return msgspec.convert(tree.get("id"), MessageId)
    except msgspec.ValidationError:
        return None


def _problem(value: Any, level: int) -> str:
    """What no field of any message may hold; empty when there is nothing of it."""
    if isinstance(value, dict | list):
        if level > DEEPEST:
            return f"the message has more than {DEEPEST} levels"
        inner = [*value, *value.values()] if isinstance(value, dict) else value
        return next((problem for each in inner if (problem := _problem(each, level + 1))), "")
    if isinstance(value, str):
        return "" if is_clean(value) else "a text holds a character that is not for people to read"
    if isinstance(value, int) and abs(value) > _LARGEST:
        return "a number is too large"
    return ""


def is_clean(text: str) -> bool:
    """Whether a text is free of control characters, half characters and code points without a character."""
    return all(unicodedata.category(char) not in ("Cc", "Cs", "Cn") for char in text)
