"""The form that tables write: one JSON object a line, each protected by a running sum over all lines before it.

There is one way to write a record: keys in fixed order, no blanks, UTF-8, LF. A reader therefore decodes a line, writes
it again and compares, and whatever differs is damage.
"""

from __future__ import annotations

import hashlib
import re
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from binocle.errors import NotationError, RecordError
from binocle.record.files import Source, Target, read_bytes, write_bytes
from binocle.record.notation import read_action, write_action
from binocle.record.record import (
    Entry,
    Header,
    Line,
    Moment,
    Number,
    Occupant,
    Record,
    Seal,
    Undo,
    check_version,
)

LONGEST_LINE: Final = 131_072
"""The most bytes that a line may have; the header with its rule set is the longest."""

_SUM_BYTES: Final = 16
_TAIL: Final = re.compile(rb',"sum":"([0-9a-f]{16})"\}')
_TAIL_BYTES: Final = len(b',"sum":""}') + _SUM_BYTES


class _Version(msgspec.Struct):
    format: int
    behaviour: int


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    behaviour: int
    rules: msgspec.Raw
    seats: tuple[Occupant, ...]
    dealer: int
    started: str
    table: Literal["bots", "people"]


class _Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    n: Number
    seat: Annotated[int, Meta(ge=-1, le=5)]
    action: str | None = None
    undo: Number | None = None
    at_ms: Moment | None = None


class _Seal(msgspec.Struct, forbid_unknown_fields=True):
    seal: Number
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


_encode: Final = msgspec.json.Encoder().encode
_version: Final = msgspec.json.Decoder(_Version)
_header: Final = msgspec.json.Decoder(_Header)
_entry: Final = msgspec.json.Decoder(_Entry)
_seal: Final = msgspec.json.Decoder(_Seal)


class Chain:
    """The running sum: for each line the first 16 hex digits of SHA-256 over the sum before and the line's body."""

    def __init__(self) -> None:
        self._last = b""

    def sum(self, body: bytes) -> bytes:
        """The sum of the next line, whose body is everything before `,"sum":`."""
        self._last = hashlib.sha256(self._last + body).hexdigest()[:_SUM_BYTES].encode()
        return self._last

    def line(self, content: Header | Line) -> bytes:
        """The next line with its sum and its newline."""
        body = _body(content)
        return b'%s,"sum":"%s"}\n' % (body, self.sum(body))


def loads(text: str | bytes) -> Record:
    """Read a record. A last line without newline is torn and left out; `Record.cut` has its length in bytes.

    Raises:
        RecordError: any other damage; names the line.
    """
    return read(text)[0]


def read(text: str | bytes) -> tuple[Record, Chain]:
    """As `loads`, with the running sum to go on from."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    *rows, tail = data.split(b"\n")
    if not rows:
        raise RecordError("the header is missing or not complete", line=1)
    chain = Chain()
    header = _read_header(rows[0], chain)
    players = len(header.seats)
    lines: list[Line] = []
    due = 1
    for number, row in enumerate(rows[1:], 2):
        line = _read_line(_checked(row, chain, number), number)
        if not isinstance(line, Seal):
            if line.n != due:
                raise RecordError(f"entry {line.n} stands where entry {due} was expected", line=number)
            if line.seat >= players:
                raise RecordError(f"there is no seat {line.seat}; allowed: -1 to {players - 1}", line=number)
            due += 1
        lines.append(line)
    return Record(header, tuple(lines), len(tail)), chain


def dumps(record: Record) -> str:
    """The record as JSONL, every line with its sum."""
    chain = Chain()
    return b"".join([chain.line(record.header), *[chain.line(line) for line in record.lines]]).decode()


def load(source: Source) -> Record:
    """Read a record from a path or a binary file. Raises `RecordError` as `loads`, `OSError` as the system does."""
    return loads(read_bytes(source))


def dump(record: Record, target: Target) -> None:
    """Write the whole record to a path or a binary file; a table that is still playing uses a `Writer`."""
    write_bytes(target, dumps(record).encode())


def _checked(row: bytes, chain: Chain, number: int) -> bytes:
    """The JSON object of a line without its sum, once the sum has been found right."""
    if not row:
        raise RecordError("the line is empty", line=number)
    if len(row) > LONGEST_LINE:
        raise RecordError(f"the line is too long; allowed: {LONGEST_LINE} bytes", line=number)
    found = _TAIL.fullmatch(row, max(0, len(row) - _TAIL_BYTES))
    if not found:
        raise RecordError("the line does not end with its sum", line=number)
    body = row[:-_TAIL_BYTES]
    if chain.sum(body) != found[1]:
        problem = "the sum does not fit: this line was changed, or lines before it were moved, repeated or lost"
        raise RecordError(problem, line=number)
    return body + b"}"


def _read_header(row: bytes, chain: Chain) -> Header:
    try:
        version = _version.decode(row)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise RecordError("the first line is no header of a record", line=1) from None
    check_version(version.format, version.behaviour)
    obj = _checked(row, chain, 1)
    try:
        raw = _header.decode(obj)
        rules = bytes(raw.rules)
        canonical = msgspec.json.encode(msgspec.json.decode(rules), order="sorted")
        header = Header(
            rules.decode(), raw.seats, raw.dealer, raw.started, raw.table, format=raw.format, behaviour=raw.behaviour
        )
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(f"the header does not fit ({error})", line=1) from None
    if rules != canonical or _body(header) + b"}" != obj:
        raise RecordError("the header is not written in its one form (order of keys, blanks, numbers)", line=1)
    header.check()
    return header


def _read_line(obj: bytes, number: int) -> Line:
    try:
        if obj.startswith(b'{"seal":'):
            seal = _seal.decode(obj)
            line: Line = Seal(seal.seal, seal.digest)
        else:
            raw = _entry.decode(obj)
            if raw.action is not None and raw.undo is None:
                line = Entry(raw.n, raw.seat, read_action(raw.action), raw.at_ms)
            elif raw.undo is not None and raw.action is None:
                line = Undo(raw.n, raw.seat, raw.undo, raw.at_ms)
            else:
                raise RecordError("an entry has either an action or an undo", line=number)
    except NotationError as error:
        raise RecordError(str(error), line=number) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(f"the line is no entry and no seal ({error})", line=number) from None
    if _body(line) + b"}" != obj:
        raise RecordError("the line is not written in its one form (order of keys, blanks, numbers)", line=number)
    return line


def _body(content: Header | Line) -> bytes:
    """A line up to its sum."""
    if isinstance(content, Entry):
        raw: msgspec.Struct = _Entry(content.n, content.seat, write_action(content.action), None, content.at_ms)
    elif isinstance(content, Undo):
        raw = _Entry(content.n, content.seat, None, content.to, content.at_ms)
    elif isinstance(content, Seal):
        raw = _Seal(content.deal_no, content.digest)
    else:
        rules = msgspec.Raw(content.rules_json.encode())
        raw = _Header(
            content.format, content.behaviour, rules, content.seats, content.dealer, content.started, content.table
        )
    return _encode(raw)[:-1]
