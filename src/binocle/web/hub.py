"""All rooms: found by id, loaded when somebody comes, dropped from memory when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

import msgspec
import structlog

from binocle.errors import RuleSetError
from binocle.players import names as player_names
from binocle.players import table_seconds
from binocle.store import Batch, Conflict, Kept, Store, StoreError
from binocle.web import steps
from binocle.web.bots import Bots
from binocle.web.changes import Refused
from binocle.web.host import Host
from binocle.web.limits import Limiter
from binocle.web.past import Past
from binocle.web.people import new_code, new_table_id, new_token, tidy_name, token_hash
from binocle.web.room import Room
from binocle.web.rules import by_line
from binocle.web.settings import Settings
from binocle.web.steps import Chair, Committed, Opened
from binocle.wire.server import TableOptions

_log = structlog.get_logger("hub")
PROMPT: Final = 0.5
"""Seconds of thinking that nobody minds."""

PAIRING_SECONDS: Final = 300.0
PAIRINGS_KEPT: Final = 10_000

CODE_TRIES: Final = 5
"""Short codes that are drawn for a table before it is given up: another open lobby may have the one that was drawn."""


class Pairing(msgspec.Struct, frozen=True):
    """What a code for another device opens, until when, and the hash of the token of whoever asked for it."""

    table: str
    seat: int
    by: bytes
    until: float


class Hub:
    """The rooms of this server."""

    def __init__(self, store: Store, bots: Bots, settings: Settings) -> None:
        self.store: Final = store
        self.bots: Final = bots
        self.settings: Final = settings
        self.helper: Final = settings.helper or best_at_table()
        self.joins: Final = Limiter(10, 10 / 60, settings.limits)
        self.openings: Final = Limiter(20, 10 / 60, settings.limits)
        self._hosts: Final[dict[str, Host]] = {}
        self._loading: Final[dict[str, asyncio.Future[Host]]] = {}
        self._pairings: Final[dict[str, Pairing]] = {}

    # ------------------------------------------------------------------------------------------ finding
    async def find(self, table: str) -> Host:
        """The keeper of a room, loaded from the log if need be.

        Raises:
            Refused: there is no such table, or it cannot be read.
        """
        host = self._hosts.get(table)
        if host is not None and host.is_alive:
            host.left_at = time.monotonic()  # somebody is about to come
            return host
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Host:
        try:
            kept = await asyncio.to_thread(self.store.load, table)
        except StoreError:
            raise Refused("storage") from None
        if kept is None or not kept.entries:
            raise Refused("no-table")
        before = self._hosts.pop(table, None)
        if before is not None:
            await before.stop("internal", 1013)
        await self._make_place()
        try:
            return self._keep(table, kept)
        except Exception:  # noqa: BLE001 - a log that no longer plays costs its own table, and says so
            _log.exception("a table cannot be made from its log", table=table[:6])
            raise Refused("internal") from None

    async def _make_place(self) -> None:
        """See that one more room fits into memory: one in which nobody is may go, the longest empty first."""
        if len(self._hosts) < self.settings.most_tables:
            return
        empty = [(host.left_at, table) for table, host in self._hosts.items() if host.is_empty]
        if not empty:
            raise Refused("many-tables")
        _, table = min(empty)
        await self._hosts.pop(table).stop("gone", 4004)

    def _keep(self, table: str, kept: Kept) -> Host:
        host = Host(self.store, self.bots, self._room, self.link(table))
        host.take_up(kept, table)
        host.start()
        self._hosts[table] = host
        return host

    def _room(self, past: Past) -> Room:
        return Room(past, grace=self.settings.grace, helper=self.helper)

    def link(self, table: str) -> str:
        """The address of a table, as it is handed to friends."""
        return f"{self.settings.public_url}/t/{table}"

    async def by_code(self, code: str) -> str:
        """The table with this short code. Raises `Refused` when there is none."""
        try:
            table = await asyncio.to_thread(self.store.by_code, code) if code else None
        except StoreError:
            raise Refused("storage") from None
        if table is None:
            raise Refused("code")
        return table

    # ------------------------------------------------------------------------------------------ opening
    async def open(
        self, line: str, name: str, chairs: Sequence[str], options: TableOptions
    ) -> tuple[Host, int, str, str]:
        """A new room: its keeper, the seat of whoever opens it, his token, the short code (empty when nobody may join).

        Raises:
            Refused: rules, name or seats will not do, or there are too many tables.
        """
        try:
            rules = by_line(line)
        except RuleSetError as error:
            raise Refused("rules", problem=str(error)) from None
        tidy = tidy_name(name)
        if not tidy:
            raise Refused("name")
        if len(chairs) != rules.rules.seats.players or list(chairs).count("me") != 1:
            raise Refused("seats")
        if any(each not in ("me", "open", *player_names()) for each in chairs):
            raise Refused("unknown-player")
        await self._make_place()
        table, token, seat = new_table_id(), new_token(), list(chairs).index("me")
        held = (token_hash(token), seat)
        for _ in range(CODE_TRIES):
            code = new_code() if "open" in chairs else ""
            now = int(time.time())
            opened = Opened(
                rules=rules.json,
                line=rules.line,
                chairs=tuple(_chair(each, tidy) for each in chairs),
                host=seat,
                options=options,
                code=code,
                at=now,
            )
            body = steps.write(self._first_steps(table, opened))
            try:
                await self.store.append(Batch(table, 0, body, now, create=True, code=code, admit=(held,)))
            except Conflict:
                continue  # somebody has this code
            except StoreError:
                break
            return self._keep(table, Kept((body,), dict([held]), code)), seat, token, code
        raise Refused("storage")

    def _first_steps(self, table: str, opened: Opened) -> tuple[steps.Step, ...]:
        """The entry that opens a room; with nobody to wait for, the game begins in it."""
        room = self._room(Past(table))
        room.wall = opened.at
        change = room.begin()
        room.do(opened)
        room.commit(1, 1)
        if not opened.code:
            room.start_game(0.0)
        room.finish(0.0)
        assert all(isinstance(step, Opened | Committed | steps.Began) for step in change.steps)
        return tuple(change.steps)

    # ------------------------------------------------------------------------------------------ other devices
    def pair(self, table: str, seat: int, by: bytes) -> str:
        """A code by which another device gets this seat, once, within some minutes, while `by` opens it too."""
        now = time.monotonic()
        for code in [code for code, pairing in self._pairings.items() if pairing.until < now]:
            del self._pairings[code]
        if len(self._pairings) >= PAIRINGS_KEPT:
            raise Refused("rate")
        code = new_token()
        self._pairings[code] = Pairing(table, seat, by, now + PAIRING_SECONDS)
        return code

    async def unpair(self, code: str) -> tuple[str, int, str]:
        """Table, seat and a new token for whoever brings a code of `pair`. Raises `Refused` when it is not good."""
        found = self._pairings.pop(code, None)
        if found is None or found.until < time.monotonic():
            raise Refused("code")
        host = await self.find(found.table)
        token = new_token()
        await host.admit(token_hash(token), found.seat, found.by)
        return found.table, found.seat, token

    # ------------------------------------------------------------------------------------------ tidying
    @property
    def tables(self) -> int:
        """How many rooms are in memory."""
        return len(self._hosts)

    async def tidy(self) -> None:
        """Drop from memory the rooms in which nobody has been for a while; the log keeps them."""
        now = time.monotonic()
        for table, host in list(self._hosts.items()):
            if not host.is_alive or (host.is_empty and now - host.left_at > self.settings.forget_after):
                del self._hosts[table]
                await host.stop("gone", 4004)

    async def close(self) -> None:
        """Say goodbye to everybody: the server is going down."""
        for host in list(self._hosts.values()):
            await host.stop("restart", 1012)


def best_at_table() -> str:
    """The strongest computer player that nobody has to wait for: what sits in, gives hints, and is offered first."""
    return max(player_names(), key=lambda name: (table_seconds(name) <= PROMPT, player_names().index(name)))


def _chair(what: str, name: str) -> Chair:
    if what == "me":
        return Chair("person", name)
    return Chair("open") if what == "open" else Chair("bot", player=what)
