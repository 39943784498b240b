"""The shares of a match that are done, kept in a file: a line a share, so that a match goes on where it was stopped.

The first line says which match it is. A last line that was torn when the machine went down is cut off; at most that
share is lost. Nothing but these lines ever stands in the file.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO, Final, Self

import msgspec

from binocle.analysis.match import Match, MatchError, Share

FORMAT: Final = 1


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    arena: int
    match: Match


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    elapsed: float
    share: Share


_encode: Final = msgspec.json.Encoder().encode
_head: Final = msgspec.json.Decoder(_Head)
_line: Final = msgspec.json.Decoder(_Line)


class Kept:
    """The file of a match, open for further shares.

    Attributes:
        shares: those it held when it was opened.
        elapsed: seconds that the match had taken by then.
    """

    def __init__(self, path: Path, match: Match) -> None:
        """Open the file, or begin it.

        Raises:
            MatchError: it is the file of another match, or none of a match at all; it stays as it is.
            OSError: it cannot be read or written.
        """
        self.path = path
        self.shares: list[Share] = []
        self.elapsed = 0.0
        self._file: BinaryIO = path.open("a+b", buffering=0)
        try:
            self._read(match)
        except BaseException:
            self._file.close()
            raise

    def _read(self, match: Match) -> None:
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        if not lines:
            if data and not _encode(_Head(FORMAT, match)).startswith(data):
                raise MatchError(f"{self.path} holds no match; allowed: a file of this arena, or a new one")
            self._file.truncate(0)
            self._write(_Head(FORMAT, match))
            return
        try:
            head = _head.decode(lines[0])
        except (msgspec.DecodeError, UnicodeError):
            raise MatchError(f"{self.path} holds no match; allowed: a file of this arena, or a new one") from None
        if head.arena != FORMAT:
            raise MatchError(f"{self.path} has format {head.arena}; this version goes on with format {FORMAT}")
        self._compare(head.match, match)
        for number, line in enumerate(lines[1:], 2):
            try:
                found = _line.decode(line)
            except (msgspec.DecodeError, UnicodeError) as error:
                raise MatchError(f"{self.path}, line {number}: this is no share of a match ({error})") from None
            self.shares.append(found.share)
            self.elapsed = max(self.elapsed, found.elapsed)
        self._file.truncate(whole)

    def _compare(self, there: Match, here: Match) -> None:
        for field in here.__struct_fields__:
            was, asked = getattr(there, field), getattr(here, field)
            if was == asked:
                continue
            if field == "code":
                raise MatchError(f"{self.path} was begun by other code ({was}, now {asked}); begin a new file")
            if field == "rules":
                raise MatchError(f"{self.path} is of another match: its rules are not those asked for")
            raise MatchError(f"{self.path} is of another match: its {field} is {was}, asked for is {asked}")

    def add(self, share: Share, elapsed: float) -> None:
        """Keep a share, and how long the match has taken up to it."""
        self._write(_Line(round(elapsed, 3), share))

    def _write(self, content: msgspec.Struct) -> None:
        data = _encode(content) + b"\n"
        while data:
            data = data[self._file.write(data) :]
        os.fsync(self._file.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
