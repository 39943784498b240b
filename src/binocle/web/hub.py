"""All rooms: found by id, loaded when somebody comes, dropped from memory when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

import structlog

from binocle.errors import RuleSetError
from binocle.players import names as player_names
from binocle.players import table_seconds
from binocle.store import Batch, Kept, Store, StoreError
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
        self._pairings: Final[dict[str, tuple[str, int, float]]] = {}

    # ------------------------------------------------------------------------------------------ finding
    async def find(self, table: str) -> Host:
        """The keeper of a room, loaded from the log if need be.

        Raises:
            Refused: there is no such table.
        """
        host = self._hosts.get(table)
        if host is not None and not host.is_broken:
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
        return self._keep(table, kept)

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
        table = await asyncio.to_thread(self.store.by_code, code) if code else None
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
        if len(self._hosts) >= self.settings.most_tables:
            raise Refused("many-tables")
        table, token, seat = new_table_id(), new_token(), list(chairs).index("me")
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
        room = self._room(Past(table))
        room.wall = now
        change = room.begin()
        room.do(opened)
        room.commit(1, 1)
        if "open" not in chairs:
            room.start_game(0.0)
        room.finish(0.0)
        assert all(isinstance(step, Opened | Committed | steps.Began) for step in change.steps)
        body = steps.write(tuple(change.steps))
        held = (token_hash(token), seat)
        try:
            await self.store.append(Batch(table, 0, body, now, create=True, code=code, admit=(held,)))
        except StoreError:
            raise Refused("storage") from None
        host = self._keep(table, Kept((body,), dict([held]), code))
        return host, seat, token, code

    # ------------------------------------------------------------------------------------------ other devices
    def pair(self, table: str, seat: int) -> str:
        """A code by which another device gets this seat, once, within some minutes."""
        now = time.monotonic()
        for code in [code for code, (_, _, until) in self._pairings.items() if until < now]:
            del self._pairings[code]
        if len(self._pairings) >= PAIRINGS_KEPT:
            raise Refused("rate")
        code = new_token()
        self._pairings[code] = table, seat, now + PAIRING_SECONDS
        return code

    async def unpair(self, code: str) -> tuple[str, int, str]:
        """Table, seat and a new token for whoever brings a code of `pair`. Raises `Refused` when it is not good."""
        table, seat, until = self._pairings.pop(code, ("", 0, 0.0))
        if until < time.monotonic():
            raise Refused("code")
        host = await self.find(table)
        token = new_token()
        await host.admit(token_hash(token), seat)
        return table, seat, token

    # ------------------------------------------------------------------------------------------ tidying
    @property
    def tables(self) -> int:
        """How many rooms are in memory."""
        return len(self._hosts)

    async def tidy(self) -> None:
        """Drop from memory the rooms in which nobody has been for a while; the log keeps them."""
        now = time.monotonic()
        for table, host in list(self._hosts.items()):
            if host.is_broken or (host.is_empty and now - host.left_at > self.settings.forget_after):
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
