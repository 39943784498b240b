"""The log of all tables on one disk: a single writer thread that commits what is waiting together."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from binocle.errors import BinocleError
from binocle.store.tables import VERSION, about, game_tables, log, metadata, records, seats

_MOST_TOGETHER: Final = 512
"""Batches that one commit may carry."""

_TOUCH_SECONDS: Final = 3_600
"""When a table was played at last is told to the hour, not to the card."""

_TOUCHES_KEPT: Final = 20_000


class StoreError(BinocleError):
    """The disk did not take it, or the file is none of ours. Nothing of the batch was entered."""


class Conflict(StoreError):  # noqa: N818 - it is one: two writers, one place
    """The log of the table has an entry with this number already: somebody else is writing it."""


class Batch(msgspec.Struct, frozen=True):
    """What is entered together, or not at all.

    Attributes:
        table: the table's id.
        seq: the number of the entry, one more than the last.
        body: the entry.
        now: seconds since 1970.
        create: whether the table begins with this entry.
        code: the short code from now on (None: as before; empty: none).
        admit: token hashes that open a seat from now on.
        dismiss: seats whose tokens open nothing any more.
        records: games that are finished, as (number, JSONL).
    """

    table: str
    seq: int
    body: bytes
    now: int
    create: bool = False
    code: str | None = None
    admit: tuple[tuple[bytes, int], ...] = ()
    dismiss: tuple[int, ...] = ()
    records: tuple[tuple[int, bytes], ...] = ()


class Kept(msgspec.Struct, frozen=True):
    """A table as it is on the disk: its entries in order, the seats by token hash, the short code."""

    entries: tuple[bytes, ...]
    seats: dict[bytes, int]
    code: str


class Store:
    """The database. `append` is awaited in a loop; all other methods wait where they are called."""

    def __init__(self, file: Path | None) -> None:
        """Open or make the database (None: in memory, for tests), and start the writer.

        Raises:
            StoreError: the file is damaged, of another version, or cannot be written.
        """
        self._engine: Final = _engine(file)
        try:
            with self._engine.begin() as connection:
                _check(connection)
        except SQLAlchemyError as error:
            raise StoreError(f"the database {file} cannot be opened ({_reason(error)})") from None
        self._waiting: Final[queue.SimpleQueue[tuple[Batch, Future[None]] | None]] = queue.SimpleQueue()
        self._writer: Final = threading.Thread(target=self._write_all, name="binocle-writer", daemon=True)
        self.commits = 0
        self.failed = False
        self._touched: Final[dict[str, int]] = {}
        self._writer.start()

    # ------------------------------------------------------------------------------------------ writing
    async def append(self, batch: Batch) -> None:
        """Enter a batch; returns when it is on the disk.

        Raises:
            Conflict: the place is taken.
            StoreError: the disk did not take it.
        """
        await asyncio.wrap_future(self.submit(batch))

    def submit(self, batch: Batch) -> Future[None]:
        """As `append`, for those who wait otherwise. One that is cancelled before its turn is not entered."""
        done: Future[None] = Future()
        self._waiting.put((batch, done))
        return done

    def close(self) -> None:
        """Write what is waiting, and close."""
        self._waiting.put(None)
        self._writer.join()
        self._engine.dispose()

    def _write_all(self) -> None:
        last = False
        while not last and (first := self._waiting.get()) is not None:
            together = [first]
            while len(together) < _MOST_TOGETHER:
                try:
                    more = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                together.append(more)
            # from here on nobody can cancel: whoever did has left, and must not take the writer along
            self._write([one for one in together if one[1].set_running_or_notify_cancel()])

    def _write(self, together: list[tuple[Batch, Future[None]]]) -> None:
        """One commit for all; when one of them is at fault, one for each, so that nobody pays for another's fault."""
        if not together:
            return
        problem, ours = self._commit([batch for batch, _ in together])
        if problem is not None and ours and len(together) > 1:
            for one in together:
                self._write([one])
            return
        for _, done in together:
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

    def _commit(self, batches: Sequence[Batch]) -> tuple[StoreError | None, bool]:
        """What went wrong, and whether a batch may be to blame for it rather than the disk. Never raises."""
        touched = self._touch(batches)
        try:
            with self._engine.begin() as connection:
                _enter(connection, batches, touched)
        except IntegrityError as error:
            return Conflict(f"the entry is there already, or its table is not ({_reason(error)})"), True
        except Exception as error:  # noqa: BLE001 - a writer that died would hold up every table without a word
            self.failed = True
            self._engine.dispose()  # after an error of the disk nothing of the old connection is trusted
            return StoreError(f"the disk did not take it ({_reason(error)})"), not isinstance(error, OperationalError)
        self.commits += 1
        self.failed = False
        self._touched.update(touched)
        return None, False

    def _touch(self, batches: Sequence[Batch]) -> dict[str, int]:
        """The tables of which it is to be noted that they are played: each once an hour."""
        if len(self._touched) > _TOUCHES_KEPT:
            self._touched.clear()
        return {
            b.table: b.now for b in batches if b.now - self._touched.get(b.table, -_TOUCH_SECONDS) >= _TOUCH_SECONDS
        }

    def probe(self) -> bool:
        """Whether the disk takes something now. Asked after a failure, when nobody may be left to try."""
        try:
            with self._engine.begin() as connection:
                connection.execute(update(about).where(about.c.key == "version").values(value=str(VERSION)))
        except SQLAlchemyError:
            return False
        self.failed = False
        return True

    # ------------------------------------------------------------------------------------------ reading
    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A connection to read from. Raises `StoreError` when the disk does not let it."""
        try:
            with self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreError(f"the database cannot be read ({_reason(error)})") from None

    def load(self, table: str) -> Kept | None:
        """A table as it is on the disk; None when there is none. Raises `StoreError`, as all reading does."""
        with self._reading() as connection:
            row = connection.execute(select(game_tables.c.code).where(game_tables.c.id == table)).first()
            if row is None:
                return None
            entries = connection.execute(select(log.c.body).where(log.c.table_id == table).order_by(log.c.seq))
            held = connection.execute(select(seats.c.token_hash, seats.c.seat).where(seats.c.table_id == table))
            return Kept(tuple(bytes(body) for (body,) in entries), {bytes(h): s for h, s in held}, row[0] or "")

    def by_code(self, code: str) -> str | None:
        """The table with this short code."""
        with self._reading() as connection:
            found = connection.execute(select(game_tables.c.id).where(game_tables.c.code == code)).first()
            return None if found is None else str(found[0])

    def by_token(self, token_hash: bytes) -> tuple[str, int] | None:
        """The table and seat that a token opens."""
        with self._reading() as connection:
            found = connection.execute(
                select(seats.c.table_id, seats.c.seat).where(seats.c.token_hash == token_hash)
            ).first()
            return None if found is None else (str(found[0]), int(found[1]))

    def count(self) -> int:
        """How many tables there are."""
        with self._reading() as connection:
            return len(connection.execute(select(game_tables.c.id)).all())

    def forget(self, before: int) -> int:
        """Drop the tables that nobody has touched since this time; returns how many."""
        try:
            with self._engine.begin() as connection:
                return connection.execute(delete(game_tables).where(game_tables.c.touched < before)).rowcount
        except SQLAlchemyError as error:
            raise StoreError(f"old tables cannot be dropped ({_reason(error)})") from None


def _enter(connection: Connection, batches: Sequence[Batch], touched: dict[str, int]) -> None:
    created = [{"id": b.table, "created": b.now, "touched": b.now, "code": b.code or None} for b in batches if b.create]
    if created:
        connection.execute(insert(game_tables), created)
    connection.execute(insert(log), [{"table_id": b.table, "seq": b.seq, "body": b.body} for b in batches])
    for batch in batches:
        if batch.dismiss:
            connection.execute(delete(seats).where(seats.c.table_id == batch.table, seats.c.seat.in_(batch.dismiss)))
        if batch.admit:
            connection.execute(
                insert(seats), [{"token_hash": h, "table_id": batch.table, "seat": s} for h, s in batch.admit]
            )
        if batch.records:
            rows = [{"table_id": batch.table, "game": g, "finished": batch.now, "jsonl": t} for g, t in batch.records]
            connection.execute(insert(records), rows)
        if batch.code is not None and not batch.create:
            connection.execute(
                update(game_tables).where(game_tables.c.id == batch.table).values(code=batch.code or None)
            )
    for table, now in touched.items():
        connection.execute(update(game_tables).where(game_tables.c.id == table).values(touched=now))


def _engine(file: Path | None) -> Engine:
    if file is None:
        from sqlalchemy.pool import StaticPool  # noqa: PLC0415 - tests only

        engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
    else:
        file.parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(f"sqlite:///{file}")

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {line}")
        cursor.close()

    return engine


def _check(connection: Connection) -> None:
    found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    if found != "ok":
        raise StoreError(f"the database is damaged ({found})")
    metadata.create_all(connection)
    version = connection.execute(select(about.c.value).where(about.c.key == "version")).scalar()
    if version is None:
        connection.execute(insert(about), {"key": "version", "value": str(VERSION)})
    elif version != str(VERSION):
        raise StoreError(f"the database has version {version}; this program works with version {VERSION}")


def _reason(error: Exception) -> str:
    """The database's own words, without statement and values."""
    return str(getattr(error, "orig", None) or type(error).__name__)
