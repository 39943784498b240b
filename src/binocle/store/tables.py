"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

VERSION: Final = 1
"""Raised when the tables change; a database of another version is not opened."""

metadata: Final = MetaData()

about: Final = Table(
    "about",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_strict=True,
)

game_tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Integer, nullable=False),  # seconds since 1970, as all times here
    Column("touched", Integer, nullable=False),
    Column("code", Text, unique=True),  # the short code, only while the lobby is open
    sqlite_strict=True,
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

seats: Final = Table(
    "seats",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),  # SHA-256; the token itself is stored nowhere
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Index("seats_of_table", "table_id"),
    sqlite_strict=True,
)

records: Final = Table(
    "records",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("finished", Integer, nullable=False),
    Column("jsonl", LargeBinary, nullable=False),
    sqlite_strict=True,
)
