"""The server as a process: started, ended, killed, started twice; and what it writes to its log."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import httpx
import pytest

from binocle.web.peer import GoneError, Peer
from tests.web.kills import run
from tests.web.serving import Process

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals as on POSIX")


async def opened(url: str) -> dict[str, str]:
    """A table against computer players."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        body = {"rules": "midwest", "name": "Wilhelmine", "seats": ["me", "steady", "steady"], "speed": "instant"}
        found: dict[str, str] = (await http.post("/api/tables", json=body)).json()
        return found


async def test_a_planned_restart(tmp_path: Path) -> None:
    """Ended in order the server says so, and after its start the game stands at the same card; the log names nobody."""
    server = Process(tmp_path, BINOCLE_LOG="json")
    await server.start()
    table = await opened(server.url)
    peer = Peer(server.url, table["table"], table["token"])
    await peer.open()
    await peer.until(lambda p: p.is_due, 60)
    wrong = Peer(server.url, table["table"], "wrong" * 6)
    await wrong.open()
    await wrong.send("nonsense")
    assert peer.play is not None
    view = peer.play["view"]
    assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
    assert await peer.wait_closed() == 1012
    await server.start()
    async with Peer(server.url, table["table"], table["token"]) as again:
        await again.until(lambda p: p.is_due, 60)
        assert again.play is not None
        assert again.play["view"] == view
        assert (await again.act(again.some_action()))["type"] == "ok"
    await asyncio.to_thread(server.stop)
    said = server.log.read_text()
    for secret in (table["token"], table["table"], "Wilhelmine", "wrongwrong", "127.0.0.1", *view["hand"]):
        assert secret not in said, secret


async def test_killed_at_any_moment() -> None:
    """A short run of `tests.web.kills`: nothing acknowledged is lost, nothing is done twice."""
    found = await run(1, 4, 7, say=lambda *_, **__: None)
    assert found["faults"] == []
    assert found["acknowledged"] > 0


async def test_the_second_is_told_of_the_first(tmp_path: Path) -> None:
    """Two servers never have one folder: the second says where the first is and ends; a killed one leaves no lock."""
    first, second = Process(tmp_path), Process(tmp_path)
    await first.start()
    await second.start()  # it says an address: that of the first
    assert second.process is not None
    assert second.process.wait(20) == 0
    assert second.url == first.url
    assert second.process.stdout is not None
    second.process.stdout.close()
    first.kill()
    await first.start()
    table = await opened(first.url)
    async with Peer(first.url, table["table"], table["token"]) as peer:
        assert peer.play is not None
    await asyncio.to_thread(first.stop)
    with pytest.raises((OSError, GoneError)):
        await Peer(first.url, table["table"], table["token"]).open()
