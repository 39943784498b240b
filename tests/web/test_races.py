"""What comes too late, at the wrong moment or in the wrong order harms no table and shows nobody a card."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from binocle.store import Batch, Store, StoreError
from binocle.web import hub, sockets, steps
from binocle.web.bots import Bots
from binocle.web.changes import Refused
from binocle.web.connection import Connection
from binocle.web.jobs import Coming
from binocle.web.past import Past
from binocle.web.peer import Peer
from binocle.web.people import token_hash
from tests.web.serving import served


async def test_a_seat_that_was_given_away_shows_nothing() -> None:
    """A hello that was on its way while the host gave the seat to somebody else gets a goodbye, and no cards."""
    async with served() as server:
        table = await server.open_table("two-handed", ["me", "open"])
        guest = await server.sit(table["table"], "Ann")
        async with Peer(server.url, table["table"], table["token"]) as peer:
            await peer.ask("start")
            assert (await peer.ask("replace", seat=1, by="steady"))["type"] == "ok"
            late = Connection(1, "en", token_hash(guest["token"]))
            host = await server.hub.find(table["table"])
            await host.put(Coming(late))
            await peer.ask("say", text="after that")
            said = msgspec.json.decode(await late.next() or b"{}")
            assert (said["type"], said["code"], late.closing) == ("bye", "seat-lost", 4003)
            assert await late.next() is None
            await peer.until(lambda p: p.is_due)
            assert (await peer.act(peer.some_action()))["type"] == "ok"


async def test_a_device_code_ends_with_the_seat() -> None:
    """A code for another device opens nothing once the seat of whoever asked for it was given away."""
    async with served() as server:
        table = await server.open_table("two-handed", ["me", "open"])
        guest = await server.sit(table["table"], "Ann")
        ask = {"authorization": f"Bearer {guest['token']}"}
        codes = [
            (await server.http.post(f"/api/tables/{table['table']}/device", headers=ask)).json()["code"]
            for _ in range(2)
        ]
        assert (await server.http.post("/api/device", json={"code": codes[0]})).status_code == 201
        async with Peer(server.url, table["table"], table["token"]) as peer:
            await peer.ask("start")
            await peer.ask("replace", seat=1, by="steady")
        answer = await server.http.post("/api/device", json={"code": codes[1]})
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "code")


@pytest.mark.parametrize("failures", [1, 2])
async def test_cards_that_were_shown_are_on_the_disk(
    failures: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the disk refuses something between two deals, the next deal is not dealt to anybody before it is written."""
    async with served(tmp_path, limits=0.0) as server:
        table = await server.open_table("midwest", ["me", "steady", "steady"])
        left = 0
        append = Store.append

        async def failing(store: Store, batch: Batch) -> None:
            nonlocal left
            if left:
                left -= 1
                raise StoreError("no space left on device")
            await append(store, batch)

        monkeypatch.setattr(Store, "append", failing)
        async with Peer(server.url, table["table"], table["token"]) as peer:

            def between(p: Peer) -> bool:
                return p.play is not None and p.play["pausing"] is not None and p.play["pausing"]["occasion"] == "deal"

            while not between(peer):
                await peer.until(lambda p: p.is_due or p.is_awaited)
                if between(peer):
                    break
                if peer.is_awaited:
                    await peer.ask("continue")
                else:
                    await peer.act(peer.some_action())
            left = failures
            assert (await peer.ask("say", text="hello"))["code"] == "storage"
            if failures == 2:
                assert (await peer.ask("continue"))["code"] == "storage"
        async with Peer(server.url, table["table"], table["token"]) as peer:
            assert between(peer)  # the sheet lies there still; nothing was dealt
            await peer.ask("continue")
            await peer.until(lambda p: p.is_due)
            assert (await peer.act(peer.some_action()))["type"] == "ok"
            host = await server.hub.find(table["table"])
            n, seq, kept = await host.look(
                lambda room, _: (room.past.n, room.table.seq, server.hub.store.load(table["table"]))
            )
            again = Past(table["table"])
            for body in kept.entries:
                again.enter(steps.read(body))
            assert (again.n, again.history.n if again.history else -1) == (n, seq)


async def test_an_answer_to_another_game_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer player that was asked in a game that is over by now does not decide in the new one."""
    calls: list[asyncio.Event] = []
    decide = Bots.decide

    async def slow(bots: Bots, *given: Any) -> Any:
        decision = await decide(bots, *given)
        go_on = asyncio.Event()
        calls.append(go_on)
        await go_on.wait()
        return decision

    monkeypatch.setattr(Bots, "decide", slow)
    async with served() as server:
        table = await server.open_table("midwest", ["me", "steady", "steady"])
        host = await server.hub.find(table["table"])

        async def asked(count: int) -> None:
            async with asyncio.timeout(20):
                while len(calls) < count:  # noqa: ASYNC110 - the list grows elsewhere
                    await asyncio.sleep(0.01)

        async with Peer(server.url, table["table"], table["token"]) as peer:
            await peer.until(lambda p: p.is_due)
            await peer.act(peer.some_action())
            await asked(1)
            before = host.room.table.seq, host.room.table.to_act
            await peer.ask("restart")
            await peer.until(lambda p: p.is_due)
            await peer.act(peer.some_action())
            await asked(2)
            assert (host.room.table.seq, host.room.table.to_act) == before
            calls[0].set()
            await asyncio.sleep(0.2)
            await peer.ask("say", text="and?")
            assert host.room.table.seq == before[0]
            calls[1].set()
            await peer.until(lambda p: p.play is not None and p.play["view"]["seq"] > before[0])


async def test_nobody_waits_for_a_room_that_has_ended() -> None:
    """Whoever comes to a broken or dropped room is told, and so is who waits for an answer from it."""
    async with served() as server:
        table = (await server.open_table("two-handed", ["me", "open"]))["table"]
        broken = await server.hub.find(table)
        broken._give_up("storage")
        late = Connection(None, "en")
        await broken.put(Coming(late))
        with pytest.raises(Refused, match="storage"):
            await asyncio.wait_for(broken.look(lambda *_: None), 5)
        assert late.closing == 1013
        fresh = await server.hub.find(table)
        assert fresh is not broken
        assert broken._task.done()
        await fresh.stop("gone", 4004)
        with pytest.raises(Refused, match="gone"):
            await asyncio.wait_for(fresh.look(lambda *_: None), 5)
        assert (await server.http.get(f"/api/tables/{table}")).status_code == 200


async def test_a_log_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    """A log that no longer plays, and a database that cannot be read, are typed answers over socket and HTTP."""
    async with served(tmp_path) as server:
        table = (await server.open_table("two-handed", ["me", "open"]))["table"]
        store: Store = server.hub.store
        await store.append(Batch("odd-table", 0, b'[{"type":"Seated","seat":9,"name":"x"}]', 1, create=True))
        for id_, code in (("odd-table", "internal"), ("other-table", "storage")):
            if code == "storage":
                with store._engine.begin() as connection:
                    connection.exec_driver_sql("ALTER TABLE log RENAME TO gone")
                    connection.exec_driver_sql("ALTER TABLE tables RENAME TO lost")
            answer = await server.http.get(f"/api/tables/{id_}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (500 if code == "internal" else 503, code)
            async with connect(server.url.replace("http", "ws") + "/ws") as socket:
                await socket.send(msgspec.json.encode({"type": "hello", "protocol": 1, "table": id_}).decode())
                assert msgspec.json.decode(await socket.recv())["code"] == code
                await socket.send('{"type":"ping"}')
                assert msgspec.json.decode(await socket.recv())["type"] == "pong"
        assert (await server.http.post("/api/join", json={"code": "ABCDEF"})).status_code == 503
        assert (await server.http.get(f"/api/tables/{table}")).status_code == 200


async def test_a_socket_without_a_greeting_is_let_go_whatever_it_sends(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time to say hello counts from the beginning: pings do not lengthen it."""
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.5)
    async with served() as server, connect(server.url.replace("http", "ws") + "/ws") as socket:

        async def chatter() -> None:
            while True:
                await socket.send('{"type":"ping"}')
                await asyncio.sleep(0.1)

        talking = asyncio.create_task(chatter())
        await asyncio.wait_for(socket.wait_closed(), 10)
        talking.cancel()
        assert socket.close_code == 1008


async def test_no_two_tables_have_one_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short code that another lobby has already is drawn again."""
    codes = iter(["AAAAAA", "AAAAAA", "AAAAAA", "BBBBBB"])
    monkeypatch.setattr(hub, "new_code", lambda: next(codes))
    async with served() as server:
        first = await server.open_table("two-handed", ["me", "open"])
        second = await server.open_table("two-handed", ["me", "open"])
        assert (first["code"], second["code"]) == ("AAAAAA", "BBBBBB")
        for table in (first, second):
            found = await server.http.post("/api/join", json={"code": table["code"]})
            assert found.json() == {"table": table["table"]}


async def test_no_more_tables_in_memory_than_there_may_be() -> None:
    """An empty room makes place for another one, opened or come back to; with people in all of them there is none."""
    async with served(most_tables=2) as server:
        tables = [await server.open_table("two-handed", ["me", "steady"]) for _ in range(4)]
        assert server.hub.tables == 2
        async with (
            Peer(server.url, tables[0]["table"], tables[0]["token"]),
            Peer(server.url, tables[1]["table"], tables[1]["token"]),
        ):
            assert server.hub.tables == 2
            assert (await server.http.get(f"/api/tables/{tables[2]['table']}")).status_code == 503
            body = {"rules": "two-handed", "name": "Eva", "seats": ["me", "steady"]}
            assert (await server.http.post("/api/tables", json=body)).json()["error"]["code"] == "many-tables"
