"""The network at its worst: everything that is cut, doubled or late ends in the same view for everybody."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

import pytest

from binocle.web.peer import GoneError, Peer
from tests.web.serving import Served, served


class Shaky:
    """A way to the server on which connections are cut at any byte."""

    def __init__(self, server: Served, rng: random.Random) -> None:
        self._host, port = server.url.removeprefix("http://").split(":")
        self._port = int(port)
        self._rng = rng
        self._listening: asyncio.Server | None = None
        self.calm = False
        self.cuts = 0

    async def open(self) -> str:
        """Begin; the address to use instead of the server's."""
        self._listening = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """End."""
        assert self._listening is not None
        self._listening.close()
        await self._listening.wait_closed()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._host, self._port)
        left = self._rng.randrange(500, 60_000)

        async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
            nonlocal left
            while data := await source.read(4096):
                if not self.calm:
                    if self._rng.random() < 0.02:
                        await asyncio.sleep(self._rng.random() * 0.3)
                    left -= len(data)
                    if left <= 0:
                        sink.write(data[: self._rng.randrange(len(data) + 1)])
                        self.cuts += 1
                        return
                sink.write(data)

        pumps = [asyncio.create_task(pump(reader, back)), asyncio.create_task(pump(there, writer))]
        with suppress(OSError):
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for task in pumps:
            task.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)
        for each in (back, writer):
            with suppress(RuntimeError):
                each.transport.abort()


class Stubborn:
    """A person who acts when he is due, comes back when he is cut off, and sends again what was not answered."""

    def __init__(self, url: str, table: str, token: str, rng: random.Random) -> None:
        self._way = url, table, token
        self.peer = Peer(*self._way)
        self._rng = rng
        self._pending: tuple[str, str, dict[str, object]] | None = None
        self.done: list[str] = []

    async def live(self, over: asyncio.Event) -> None:
        """Go on until it is over."""
        while not over.is_set():
            with suppress(OSError, GoneError, TimeoutError, AssertionError):
                await asyncio.wait_for(self.peer.open(), 5)
                await self._play(over)
            self.peer.drop()
            faults = self.peer.faults
            self.peer = Peer(*self._way)
            self.peer.faults = faults
            await asyncio.sleep(0.02)

    async def _play(self, over: asyncio.Event) -> None:
        peer = self.peer
        while not over.is_set():
            if self._pending is None:
                await peer.until(lambda p: p.is_due or p.is_awaited or over.is_set(), 3)
                if over.is_set():
                    return
                name = f"s{self._rng.getrandbits(50):x}"
                if peer.is_awaited:
                    self._pending = name, "continue", {}
                elif peer.play is not None:
                    seq = peer.play["view"]["seq"]
                    self._pending = name, "act", {"expect": seq, "action": peer.some_action(self._rng.randrange)}
            assert self._pending is not None
            name, kind, fields = self._pending
            answer = await asyncio.wait_for(peer.ask(kind, id_=name, **fields), 3)
            self._pending = None
            if answer["type"] == "ok" and kind == "act":
                self.done.append(name)


@pytest.mark.parametrize("seed", [1, 2])
async def test_all_see_the_same_in_the_end(seed: int) -> None:
    """Two play over a network that cuts at any byte; what was acknowledged stands once; both views are the table's."""
    rng = random.Random(seed)
    async with served(limits=0.0) as server:
        table = await server.open_table("two-handed", ["me", "open"])
        guest = await server.sit(table["table"], "Ann")
        async with Peer(server.url, table["table"], table["token"]) as host:
            assert (await host.ask("start"))["type"] == "ok"
        shaky = Shaky(server, rng)
        url = await shaky.open()
        over = asyncio.Event()
        people = [Stubborn(url, table["table"], token, rng) for token in (table["token"], guest["token"])]
        living = [asyncio.create_task(person.live(over)) for person in people]
        await asyncio.sleep(6)
        over.set()
        await asyncio.gather(*living)
        await shaky.close()
        assert shaky.cuts > 3
        keeper = await server.hub.find(table["table"])
        for seat, (person, token) in enumerate(zip(people, (table["token"], guest["token"]), strict=True)):
            assert person.peer.faults == []
            known = keeper.room.past.requests[seat]
            assert len(person.done) == len(set(person.done))
            assert all(name in known for name in person.done[-200:])
            async with Peer(server.url, table["table"], token) as fresh:
                assert fresh.n == keeper.room.past.n
                assert fresh.play is not None
                assert fresh.play["view"]["seq"] == keeper.room.table.seq
        assert sum(len(person.done) for person in people) > 5
