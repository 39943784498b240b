"""The log: nothing is acknowledged that is not there, no place is taken twice, and the disk is told to write."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from binocle.store import Batch, Conflict, Store, StoreError, store


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    """A database on the disk."""
    made = Store(tmp_path / "binocle.db")
    yield made
    made.close()


def batch(seq: int, table: str = "t", **more: Any) -> Batch:
    """An entry."""
    return Batch(table, seq, b"entry %d" % seq, 1_000, create=seq == 0, **more)


async def test_entries_come_back_in_order(kept: Store) -> None:
    """What was entered is loaded again, with seats and code; another table knows nothing of it."""
    assert kept.load("t") is None
    await kept.append(batch(0, admit=((b"a" * 32, 0),), code="CODE22"))
    for seq in range(1, 12):
        await kept.append(batch(seq))
    found = kept.load("t")
    assert found is not None
    assert found.entries == tuple(b"entry %d" % seq for seq in range(12))
    assert found.seats == {b"a" * 32: 0}
    assert found.code == "CODE22"
    assert kept.by_code("CODE22") == "t"
    assert kept.by_token(b"a" * 32) == ("t", 0)
    assert kept.load("u") is None


async def test_a_place_is_taken_once(kept: Store) -> None:
    """Two writers of one place: exactly one gets it, however many try at once; the others are told."""
    await kept.append(batch(0))
    for seq in range(1, 20):
        tries = await asyncio.gather(*(kept.append(batch(seq)) for _ in range(7)), return_exceptions=True)
        assert sum(answer is None for answer in tries) == 1
        assert sum(isinstance(answer, Conflict) for answer in tries) == 6
    found = kept.load("t")
    assert found is not None
    assert len(found.entries) == 20


async def test_one_fault_costs_one_batch(kept: Store) -> None:
    """Batches that are written together stand or fall alone."""
    await kept.append(batch(0))
    answers = await asyncio.gather(
        kept.append(batch(1)),
        kept.append(batch(0, "ghost")),
        kept.append(batch(5, "nowhere")),
        kept.append(batch(2)),
        return_exceptions=True,
    )
    assert [type(answer).__name__ for answer in answers] == ["NoneType", "NoneType", "Conflict", "NoneType"]


async def test_a_batch_is_entered_whole(kept: Store) -> None:
    """When a part of a batch cannot be entered, nothing of it is."""
    await kept.append(batch(0, admit=((b"a" * 32, 0),)))
    with pytest.raises(Conflict):
        await kept.append(batch(1, admit=((b"b" * 32, 1), (b"a" * 32, 2))))
    found = kept.load("t")
    assert found is not None
    assert len(found.entries) == 1
    assert kept.by_token(b"b" * 32) is None


async def test_seats_and_codes_end(kept: Store) -> None:
    """A dismissed seat's tokens open nothing; a code ends; a finished game is kept as a record."""
    await kept.append(batch(0, admit=((b"a" * 32, 0), (b"b" * 32, 1)), code="CODE22"))
    await kept.append(batch(1, dismiss=(1,), code="", records=((1, b"record"),)))
    assert kept.by_token(b"b" * 32) is None
    assert kept.by_token(b"a" * 32) == ("t", 0)
    assert kept.by_code("CODE22") is None


async def test_what_waits_is_committed_together(kept: Store) -> None:
    """Many tables at once need far fewer commits than entries."""
    await asyncio.gather(*(kept.append(batch(0, f"t{number}")) for number in range(50)))
    before = kept.commits

    async def play(number: int) -> None:
        for seq in range(1, 21):
            await kept.append(batch(seq, f"t{number}"))

    await asyncio.gather(*(play(number) for number in range(50)))
    assert kept.commits - before < 1_000 / 2


async def test_the_disk_is_told_to_write(tmp_path: Path) -> None:
    """The database is written ahead and synchronised at every commit (WAL, synchronous=FULL)."""
    kept = Store(tmp_path / "binocle.db")
    with kept._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    kept.close()


async def test_a_refusing_disk_acknowledges_nothing(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error of the disk is told to everybody who waits, and the next batch goes through when it has passed."""
    await kept.append(batch(0))

    def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(store, "_enter", full)
        answers = await asyncio.gather(*(kept.append(batch(seq)) for seq in (1, 2, 3)), return_exceptions=True)
        assert all(isinstance(answer, StoreError) for answer in answers)
        assert kept.failed
    assert len((kept.load("t") or pytest.fail("gone")).entries) == 1
    await kept.append(batch(1))
    assert not kept.failed


async def test_closing_writes_what_waits(tmp_path: Path) -> None:
    """Whatever was submitted before the end is on the disk after it."""
    kept = Store(tmp_path / "binocle.db")
    waiting = [kept.submit(batch(seq)) for seq in range(200)]
    kept.close()
    assert all(done.done() and done.exception() is None for done in waiting)
    again = Store(tmp_path / "binocle.db")
    assert len((again.load("t") or pytest.fail("gone")).entries) == 200
    again.close()


def test_damage_is_told(tmp_path: Path) -> None:
    """A file that is no database, a damaged one and one of another version are refused by name."""
    file = tmp_path / "binocle.db"
    file.write_bytes(b"no database at all" * 100)
    with pytest.raises(StoreError, match=r"binocle\.db"):
        Store(file)
    file.unlink()
    Store(file).close()
    with sqlite3.connect(file) as raw:
        raw.execute("UPDATE about SET value = '99' WHERE key = 'version'")
    raw.close()
    with pytest.raises(StoreError, match="version 99"):
        Store(file)


async def test_old_tables_are_forgotten(kept: Store) -> None:
    """Tables that nobody has touched for long go, with everything that belongs to them."""
    await kept.append(batch(0, admit=((b"a" * 32, 0),)))
    await kept.append(Batch("new", 0, b"x", 9_000, create=True))
    assert kept.forget(5_000) == 1
    assert kept.load("t") is None
    assert kept.by_token(b"a" * 32) is None
    assert kept.count() == 1


async def test_who_leaves_does_not_stop_the_writer(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cancelled while it waits or while it is written, a batch takes nobody along: the next ones are entered."""
    await kept.append(batch(0))
    writing, go_on = threading.Event(), threading.Event()
    enter = store._enter

    def slow(*given: Any) -> None:
        writing.set()
        assert go_on.wait(20)
        enter(*given)

    monkeypatch.setattr(store, "_enter", slow)
    being_written = kept.submit(batch(1))
    assert await asyncio.to_thread(writing.wait, 20)
    waiting = kept.submit(batch(2))
    assert not being_written.cancel()
    assert waiting.cancel()
    go_on.set()
    await asyncio.wait_for(kept.append(batch(2)), 20)
    assert being_written.result() is None
    assert len((kept.load("t") or pytest.fail("gone")).entries) == 3


async def test_no_fault_stops_the_writer(kept: Store) -> None:
    """What the database cannot even be given is a failure of its own batch, not the end of all writing."""
    await kept.append(batch(0))
    odd = Batch("t", 1, b"x", 1_000, admit=((b"a" * 32, 2**70),))  # a number that SQLite cannot hold
    answers = await asyncio.wait_for(
        asyncio.gather(kept.append(odd), kept.append(batch(0, "u")), return_exceptions=True), 20
    )
    assert isinstance(answers[0], StoreError)
    assert answers[1] is None
    await asyncio.wait_for(kept.append(batch(1)), 20)
    assert not kept.failed


async def test_a_database_that_cannot_be_read_says_so(kept: Store) -> None:
    """Reading a broken database is a `StoreError`, whatever is read."""
    await kept.append(batch(0))
    with kept._engine.begin() as connection:
        for table in ("log", "seats", "records", "tables"):
            connection.exec_driver_sql(f"DROP TABLE {table}")
    for read in (lambda: kept.load("t"), lambda: kept.by_code("x"), lambda: kept.by_token(b"x"), kept.count):
        with pytest.raises(StoreError, match="cannot be read"):
            read()
    with pytest.raises(StoreError):
        kept.forget(5_000)


async def test_a_table_that_is_played_is_not_forgotten(kept: Store) -> None:
    """However few entries a table has, one of today keeps it; within an hour it is not noted twice."""
    await kept.append(batch(0))
    await kept.append(Batch("t", 1, b"x", 900_000))
    assert kept.forget(800_000) == 0
    assert not kept._touch([Batch("t", 2, b"x", 900_060)])
    assert kept._touch([Batch("t", 2, b"x", 903_600)])


async def test_a_disk_that_works_again_is_noticed(kept: Store) -> None:
    """After a failure the disk can be tried without anybody playing."""
    kept.failed = True
    assert kept.probe()
    assert not kept.failed
    with kept._engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE about")
    kept.failed = True
    assert not kept.probe()
    assert kept.failed
