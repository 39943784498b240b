"""Limits, time-outs and what every answer carries."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from binocle.store import Store, StoreError
from binocle.web import connection, patience, pictures, sockets
from binocle.web.peer import GoneError, Peer
from tests.web.serving import Served, served


async def raw(server: Served) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A plain connection."""
    host, port = server.url.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port))


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ",
        b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
    ],
)
async def test_slow_requests_are_let_go(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A head or a body that does not come is not waited for."""
    monkeypatch.setattr(patience, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(patience, "BODY_SECONDS", 0.3)
    async with served() as server:
        reader, writer = await raw(server)
        writer.write(sent)
        await asyncio.wait_for(reader.read(-1), 5)
        writer.close()
        assert (await server.http.get("/health")).status_code == 200


async def test_a_silent_socket_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket must say hello, and give a sign of life now and then."""
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.3)
    monkeypatch.setattr(sockets, "IDLE_SECONDS", 0.6)
    async with served() as server:
        table = await server.open_table("two-handed", ["me", "steady"])
        peer = Peer(server.url, table["table"], table["token"])
        await peer.open()
        for _ in range(4):
            await asyncio.sleep(0.3)
            await peer.send({"type": "ping"})
        assert await peer.wait_closed() == 1008
        mute = Peer(server.url, table["table"], None)
        mute.hello["type"] = "ping"
        with suppress(GoneError):
            await mute.open()
        assert await mute.wait_closed() == 1008


async def test_a_flood_is_answered_then_closed() -> None:
    """Too many messages: first a typed answer, in the end the socket is closed; the table and others go on."""
    async with served() as server:
        table = await server.open_table("two-handed", ["me", "steady"])
        async with (
            Peer(server.url, table["table"], None) as flooder,
            Peer(server.url, table["table"], table["token"]) as peer,
        ):
            codes: set[str] = set()
            flooder.keep = True
            for _ in range(250):
                try:
                    await flooder.send({"type": "ping"})
                except GoneError:
                    break
            assert await flooder.wait_closed() == 1008
            codes = {text for text in flooder.heard if '"rate"' in text}
            assert codes
            assert (await peer.ask("say", text="still here"))["type"] == "ok"


async def test_a_slow_reader_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever does not read gets a fresh view instead of a longer and longer queue; the others are answered at once."""
    monkeypatch.setattr(connection, "MOST_WAITING", 4)
    async with served(limits=0.0) as server:
        table = await server.open_table("two-handed", ["me", "steady"])
        host = await server.hub.find(table["table"])
        slow = connection.Connection(None, "en")
        from binocle.web.jobs import Coming

        await host.put(Coming(slow))
        async with Peer(server.url, table["table"], table["token"]) as peer:
            for number in range(20):
                assert (await peer.ask("say", text=f"{number}"))["type"] == "ok"
            assert slow.behind
            assert await slow.next() is None
            await host.put(Coming(slow))
            await peer.ask("say", text="last")
            assert b'"welcome"' in (await slow.next() or b"")


async def test_nothing_is_acknowledged_that_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk refuses, requests are answered so and the view goes back; afterwards the same table goes on."""
    async with served(tmp_path) as server:
        table = await server.open_table("midwest", ["me", "steady", "steady"])
        async with Peer(server.url, table["table"], table["token"]) as peer:
            await peer.until(lambda p: p.is_due)
            assert peer.play is not None
            before = peer.play["view"]
            action = peer.some_action()

            async def full(*_: object) -> None:
                raise StoreError("no space left on device")

            with monkeypatch.context() as broken:
                broken.setattr(Store, "append", full)
                answer = await peer.ask("act", expect=before["seq"], action=action)
                assert answer["code"] == "storage"
            await peer.until(lambda p: p.is_due)
            assert peer.play["view"]["hand"] == before["hand"]
            assert (await peer.act(action))["type"] == "ok"


async def test_nobody_hears_before_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the answer nor the news of an action goes out before the disk has it."""
    async with served(tmp_path) as server:
        table = await server.open_table("two-handed", ["me", "steady"])
        async with (
            Peer(server.url, table["table"], table["token"]) as peer,
            Peer(server.url, table["table"], None) as watcher,
        ):
            await peer.until(lambda p: p.is_due)
            written = asyncio.Event()
            append = Store.append

            async def slow(store: Store, batch: object) -> None:
                await written.wait()
                await append(store, batch)  # type: ignore[arg-type]

            monkeypatch.setattr(Store, "append", slow)
            before = peer.n, watcher.n, peer.play, watcher.play
            asking = asyncio.create_task(peer.act(peer.some_action()))
            await asyncio.sleep(0.4)
            assert (peer.n, watcher.n, peer.play, watcher.play) == before
            assert peer.news == watcher.news == []
            assert not asking.done()
            written.set()
            assert (await asking)["type"] == "ok"
            await watcher.until(lambda p: p.n > before[1])


async def test_a_fault_of_ours_costs_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """When telling the news fails, the action stands; when nothing can be shown, people come back to the game."""
    async with served() as server:
        table = await server.open_table("two-handed", ["me", "steady"])
        async with Peer(server.url, table["table"], table["token"]) as peer:
            await peer.until(lambda p: p.is_due)
            cards = len(peer.play["view"]["hand"]) if peer.play else 0

            def broken(*_: object) -> None:
                raise ZeroDivisionError

            with monkeypatch.context() as fault:
                fault.setattr(pictures, "update", broken)
                await peer.send(
                    {"type": "act", "id": "x", "expect": peer.play["view"]["seq"], "action": peer.some_action()}
                )
                await peer.until(lambda p: p.play is not None and p.play["view"]["held"][0] == cards - 1)
            await peer.until(lambda p: p.is_due or p.is_awaited)
            with monkeypatch.context() as fault:
                fault.setattr(pictures, "welcome", broken)
                fault.setattr(pictures, "update", broken)
                with suppress(GoneError):
                    await peer.ask("say", text="hello")
                assert await peer.wait_closed() == 1013
        async with Peer(server.url, table["table"], table["token"]) as peer:
            await peer.until(lambda p: p.is_due)
            assert (await peer.act(peer.some_action()))["type"] == "ok"


async def test_every_answer_is_guarded() -> None:
    """Security headers on pages, answers and errors; HEAD answers as GET does, without a body."""
    async with served() as server:
        for path in (
            "/",
            "/t/abcdefgh",
            "/api/meta",
            "/health",
            "/metrics",
            "/nothing",
            "/api/nothing",
            "/api/schema/openapi.json",
            "/api",
        ):
            got = await server.http.get(path)
            head = await server.http.head(path)
            assert got.status_code == head.status_code
            assert head.content == b""
            skip = {"date", "content-length"} if path == "/metrics" else {"date"}
            assert {k: v for k, v in got.headers.items() if k not in skip} == {
                k: v for k, v in head.headers.items() if k not in skip
            }, path
            assert "default-src 'none'" in got.headers["content-security-policy"]
            assert "unsafe" not in got.headers["content-security-policy"]
            assert got.headers["x-content-type-options"] == "nosniff"
            assert "set-cookie" not in got.headers
            assert "server" not in got.headers


async def test_requests_that_are_none() -> None:
    """Wrong methods, types, sizes and bodies get typed answers, and none of them is a fault of the server."""
    async with served(limits=0.0) as server:
        http = server.http
        table = (await server.open_table("two-handed", ["me", "open"]))["table"]
        cases = [
            (await http.post("/api/meta", json={}), 405),
            (await http.delete("/api/tables"), 405),
            (await http.put(f"/api/tables/{table}", json={}), 405),
            (await http.post("/api/join", content=b"{"), 400),
            (await http.post("/api/join", content=b"[]", headers={"content-type": "application/json"}), 400),
            (await http.post("/api/join", json={"code": 1}), 400),
            (await http.post("/api/join", json={"code": "x", "more": 1}), 400),
            (await http.post("/api/join", json={"code": "x" * 65}), 400),
            (await http.post("/api/join", content=b"x" * 70_000, headers={"content-type": "application/json"}), 413),
            (await http.post("/api/join", data={"code": "x"}), 400),
            (await http.get("/api/tables/../../etc/passwd"), 404),
            (await http.get("/..%2f..%2fetc/passwd"), 404),
            (await http.get("/api/tables/nope"), 404),
            (await http.get(f"/api/tables/{table}/games/1/sheet"), 404),
            (await http.get(f"/api/tables/{table}/games/x/sheet"), 404),
            (await http.get(f"/api/tables/{table}/games/99999999999999999999/sheet"), 404),
            (await http.get("/api/rules/page"), 400),
            (await http.get("/api/rules/page?line=nope"), 400),
            (await http.post("/api/tables", json={"rules": "nope", "name": "E", "seats": ["me", "open"]}), 400),
            (
                await http.post("/api/tables", json={"rules": "two-handed", "name": "\u202e", "seats": ["me", "open"]}),
                400,
            ),
            (await http.post("/api/tables", json={"rules": "two-handed", "name": "E", "seats": ["open", "open"]}), 400),
            (await http.post("/api/tables", json={"rules": "two-handed", "name": "E", "seats": ["me", "ghost"]}), 400),
            (await http.post(f"/api/tables/{table}/seats", json={"name": "Eva"}), 409),
            (await http.post(f"/api/tables/{table}/seats", json={"name": "Еvа"}), 409),  # Cyrillic letters
            (await http.post(f"/api/tables/{table}/seats", json={"name": "Ann", "seat": 0}), 409),
        ]
        for answer, status in cases:
            assert answer.status_code == status, (answer.request.url, answer.status_code, answer.text)
            assert answer.json()["error"]["code"], answer.text
            assert "Traceback" not in answer.text


async def test_codes_cannot_be_scanned() -> None:
    """After ten tries an address must wait; wrong codes and those of games that have begun get one answer."""
    async with served() as server:
        table = await server.open_table("two-handed", ["me", "open"])
        found = await server.http.post("/api/join", json={"code": table["code"].lower()})
        assert found.json() == {"table": table["table"]}
        async with Peer(server.url, table["table"], table["token"]) as peer:
            await peer.ask("start")
        begun = await server.http.post("/api/join", json={"code": table["code"]})
        wrong = await server.http.post("/api/join", json={"code": "AAAAAA"})
        assert (begun.status_code, begun.text) == (wrong.status_code, wrong.text)
        statuses = [(await server.http.post("/api/join", json={"code": "AAAAAA"})).status_code for _ in range(12)]
        assert statuses[-1] == 429
