"""Requests line by line: a JSON object comes in on a line, an answer goes out on a line, whatever the line held."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any, Final

import click
import msgspec

from binocle.cli.failures import BadInput, named_failure, shown
from binocle.errors import BinocleError

LONGEST_LINE: Final = 262_144
"""Bytes of a request; a longer line is answered as too long and read past."""

Request = dict[str, Any]
Answer = dict[str, Any]

_decode: Final = msgspec.json.Decoder().decode
encode: Final = msgspec.json.Encoder().encode


def answer_lines(source: IO[bytes], sink: IO[bytes], answer: Callable[[Request], Answer]) -> None:
    """Answer every line of `source`, one line each, at once; a wrong request is answered with its error."""
    for line in lines(source):
        sink.write(encode(answer_one(line, answer)) + b"\n")
        sink.flush()


def answer_one(line: bytes | None, answer: Callable[[Request], Answer]) -> Answer:
    """The answer to one line; None is a line that was too long."""
    try:
        return answer(read_request(line))
    except BinocleError as error:
        code, text = named_failure(error)
        return {"error": {"code": code, "text": text}}


def read_request(line: bytes | None) -> Request:
    """The object on a line. Raises `BadInput`."""
    if line is None:
        raise BadInput("request/too-long", f"the line is too long; allowed: {LONGEST_LINE} bytes")
    if not line.strip():
        raise BadInput("request/empty", "the line is empty; allowed: one JSON object")
    try:
        found = _decode(line)
        json.loads(line, object_pairs_hook=_once)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise BadInput("request/no-json", f"the line is no JSON: {error}") from None
    if not isinstance(found, dict):
        raise BadInput("request/no-object", f"the line is {shown(found)}; allowed: one JSON object")
    return found


def _once(pairs: list[tuple[str, Any]]) -> None:
    """Refuse an object with a field that stands in it twice, since one of the two would be passed over in silence."""
    if len(pairs) > 1 and len(pairs) != len({key for key, _ in pairs}):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise BadInput("request/field-twice", f"{shown(twice)} stands twice; allowed: once")


def check_fields(request: Request, allowed: frozenset[str]) -> None:
    """Refuse fields that no verb reads, so that a misspelt one is not taken for a missing one."""
    if not request.keys() <= allowed:
        unknown = next(key for key in request if key not in allowed)
        raise BadInput("request/unknown-field", f"{shown(unknown)} is no field; allowed: {', '.join(sorted(allowed))}")


def lines(source: IO[bytes], longest: int = LONGEST_LINE) -> Iterator[bytes | None]:
    """The lines of a stream without holding more than one of them; None stands for one that is too long."""
    while line := source.readline(longest + 1):
        if len(line) > longest and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = source.readline(longest)
            yield None
        else:
            yield line


def answer_source(source: str, answer: Callable[[Request], Answer]) -> None:
    """Answer the requests of a file, or of standard input for `-`."""
    if source == "-":
        stdin = sys.stdin.buffer
        if stdin.isatty():
            click.echo("One JSON request a line; Ctrl-D ends.", err=True)
        answer_lines(stdin, sys.stdout.buffer, answer)
        return
    with Path(source).open("rb") as stream:
        answer_lines(stream, sys.stdout.buffer, answer)


def put_json(value: object) -> None:
    """Write a value as one line of JSON to standard output."""
    sys.stdout.flush()
    out = sys.stdout.buffer
    out.write((value if isinstance(value, bytes) else encode(value)) + b"\n")
    out.flush()
