"""Writing a record while it is played: only ever at its end, a line at a time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from binocle.errors import RecordError
from binocle.game.actions import Action
from binocle.game.state import State
from binocle.record import jsonl
from binocle.record.files import check_ordinary, read_bytes
from binocle.record.record import Entry, Header, Line, Seal, Undo, canonical
from binocle.record.replay import History, walk
from binocle.record.seal import digest, is_booked

Sync = Callable[[int], object]
"""Called with the file's descriptor after each entry; `os.fsync` makes sure that it is on the disk."""


class Writer:
    """Appends entries and seals to a record. Made by `Writer.create` or `Writer.reopen`.

    After an error of the disk it writes nothing more: what reached the file is not known then, and only reading it
    again tells.

    Attributes:
        n: the number of the last entry written.
    """

    def __init__(self, file: BinaryIO, chain: jsonl.Chain, n: int, sync: Sync | None, *, owns: bool) -> None:
        self.n = n
        self._file = file
        self._chain = chain
        self._sync = sync
        self._owns = owns
        self._failed = False

    @classmethod
    def create(cls, target: str | Path | BinaryIO, header: Header, *, sync: Sync | None = None) -> Self:
        """Begin a new record with its header.

        Args:
            target: a path that does not exist yet, or a binary file, which stays the caller's to close.
            header: the first line.
            sync: see `Sync`; without it the system writes when it likes.

        Raises:
            FileExistsError: the path exists; records are never written over.
        """
        header.check()
        owns = isinstance(target, str | Path)
        self = cls(_open(target, "xb"), jsonl.Chain(), 0, sync, owns=owns)
        try:
            self._write(header)
        except BaseException:
            self.close()
            raise
        return self

    @classmethod
    def reopen(cls, target: str | Path | BinaryIO, *, sync: Sync | None = None) -> tuple[Self, History]:
        """Go on with a record: the writer for the next entries, and the game as it stands.

        A torn last line is cut off the file, and a seal that was still due is written.

        Args:
            target: a path, or a binary file open for reading and writing.
            sync: as for `create`.

        Raises:
            RecordError: the record is damaged, does not replay, or its last deal is not what was sealed; the file
                stays as it is.
        """
        owns = isinstance(target, str | Path)
        if isinstance(target, str | Path):
            check_ordinary(Path(target))
        file = _open(target, "r+b")
        try:
            file.seek(0)
            data = read_bytes(file)
            record, chain = jsonl.read(data)
            history = History(record.header)
            for _ in walk(record, history, compare=True):
                pass
            if record.cut:
                file.truncate(len(data) - record.cut)
            file.seek(len(data) - record.cut)
            self = cls(file, chain, history.n, sync, owns=owns)
            if is_booked(history.state) and not isinstance(record.lines[-1], Seal):
                self._write(Seal(history.state.deal_no, digest(history.state)))
        except BaseException:
            if owns:
                file.close()
            raise
        return self, history

    def add(self, seat: int, action: Action, state: State, at_ms: int | None = None) -> int:
        """Write a decision that has been applied; `state` is the one after it, and a booked deal is sealed.

        Returns the entry's number. Raises `OSError` when it could not be written, `RecordError` ever after.
        """
        entry = Entry(self.n + 1, seat, canonical(action), at_ms)
        lines: tuple[Line, ...] = (entry, Seal(state.deal_no, digest(state))) if is_booked(state) else (entry,)
        self._write(*lines)
        self.n += 1
        return self.n

    def undo(self, seat: int, to: int, at_ms: int | None = None) -> int:
        """Write that a person has gone back to the state after entry `to`. Returns and raises as `add`."""
        self._write(Undo(self.n + 1, seat, to, at_ms))
        self.n += 1
        return self.n

    def close(self) -> None:
        """Close the file when it was opened here."""
        if self._owns:
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _write(self, *contents: Header | Line) -> None:
        if self._failed:
            raise RecordError("the record could not be written before; it must be opened again")
        self._failed = True
        data = b"".join([self._chain.line(content) for content in contents])
        while data:
            data = data[self._file.write(data) :]
        self._file.flush()
        if self._sync is not None:
            self._sync(self._file.fileno())
        self._failed = False


def _open(target: str | Path | BinaryIO, mode: str) -> BinaryIO:
    """The file, without a buffer that could write behind our back; one that is open already as it is."""
    if not isinstance(target, str | Path):
        return target
    file: BinaryIO = Path(target).open(mode, buffering=0)  # type: ignore[assignment]  # noqa: SIM115 - it stays open
    return file
