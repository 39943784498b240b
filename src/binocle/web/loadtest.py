"""A measured load on a running server: tables of four people, each acting at a steady pace."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import resource
import statistics
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.exceptions import WebSocketException

from binocle.web.peer import GoneError, Peer

PATIENCE: Final = 60.0


class Load(msgspec.Struct, frozen=True):
    """What is asked of a server: tables, seconds, and seconds between two actions of a table."""

    tables: int
    seconds: float
    every: float = 1.5
    rules: str = "partners"
    idle: int = 0


class Report(msgspec.Struct, frozen=True):
    """What came of it. Times in milliseconds, from the moment an action was due to its acknowledgement."""

    tables: int
    sockets: int
    seconds: float
    actions: int
    per_second: float
    p50: float
    p90: float
    p99: float
    worst: float
    commits: int
    refused: int
    faults: int
    client_cpu: float
    server_cpu: float
    server_memory: int
    idle_socket_bytes: int


async def post(url: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """One request, without a library that would have to be installed for it."""
    host, port = url.removeprefix("http://").rstrip("/").rsplit(":", 1)
    reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    data = msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
    answer = await reader.read(-1)
    writer.close()
    found: dict[str, Any] = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
    if "error" in found:
        raise RuntimeError(f"{path}: {found['error']['text']}")
    return found


async def get(url: str, path: str) -> str:
    """A page as text."""
    host, port = url.removeprefix("http://").rstrip("/").rsplit(":", 1)
    reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read(-1)
    writer.close()
    return answer.partition(b"\r\n\r\n")[2].decode()


async def run(url: str, load: Load, *, pid: int | None, say: Callable[[str], Any]) -> Report:
    """Open the tables, play, and measure.

    Args:
        url: the server; it must not limit what one address asks for (BINOCLE_LIMITS=0).
        load: how much.
        pid: the server's process, for its memory and CPU; None when it runs elsewhere.
        say: is given a line now and then.
    """
    tables: list[list[Peer]] = []
    gate = asyncio.Semaphore(16)

    async def open_one() -> None:
        async with gate:
            tables.append(await _table(url, load.rules))

    begun = time.monotonic()
    await asyncio.gather(*(open_one() for _ in range(load.tables)))
    say(f"{load.tables} tables with {sum(map(len, tables))} people opened in {time.monotonic() - begun:.1f} s")
    idle_bytes = await _idle(url, load.idle, str(tables[0][0].hello["table"]), pid) if load.idle and pid else 0
    before = _commits(await get(url, "/metrics"))
    cpu, own = _cpu(pid), resource.getrusage(resource.RUSAGE_SELF)
    took: list[float] = []
    refused = 0

    async def play(peers: list[Peer], rng: random.Random) -> None:
        nonlocal refused
        due = time.monotonic() + rng.random() * load.every
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            peer = next((each for each in peers if each.is_awaited or each.is_due), None)
            if peer is None:
                due = time.monotonic() + 0.05
                continue
            try:
                asked = peer.ask("continue") if peer.is_awaited else peer.act(peer.some_action(rng.randrange))
                is_act = not peer.is_awaited
                answer = await asyncio.wait_for(asked, PATIENCE)
            except (GoneError, TimeoutError, OSError, WebSocketException):
                peer.faults.append("gone")
                return
            if answer["type"] != "ok":
                refused += 1
            elif is_act:
                took.append((peer.answered_at - due) * 1000)
            due = max(due + load.every, time.monotonic())

    gc.collect()
    gc.freeze()  # what this side needs to look for garbage is not the server's time
    start = time.monotonic()
    end = start + load.seconds
    await asyncio.gather(*(play(peers, random.Random(number)) for number, peers in enumerate(tables)))
    seconds = time.monotonic() - start
    gc.unfreeze()
    spent = resource.getrusage(resource.RUSAGE_SELF)
    report = Report(
        tables=load.tables,
        sockets=sum(map(len, tables)) + load.idle,
        seconds=round(seconds, 1),
        actions=len(took),
        per_second=round(len(took) / seconds, 1),
        **_percentiles(took),
        commits=_commits(await get(url, "/metrics")) - before,
        refused=refused,
        faults=sum(len(peer.faults) for peers in tables for peer in peers),
        client_cpu=round((spent.ru_utime + spent.ru_stime - own.ru_utime - own.ru_stime) / seconds, 2),
        server_cpu=round((_cpu(pid) - cpu) / seconds, 2),
        server_memory=_memory(pid),
        idle_socket_bytes=idle_bytes,
    )
    await asyncio.gather(*(peer.close() for peers in tables for peer in peers), return_exceptions=True)
    return report


async def _table(url: str, rules: str) -> list[Peer]:
    """A table at which only people sit, with the game begun."""
    seats = ["me", *["open"] * ({"two-handed": 2, "midwest": 3}.get(rules, 4) - 1)]
    opened = await post(url, "/api/tables", {"rules": rules, "name": "Eva", "seats": seats, "speed": "instant"})
    tokens = [opened["token"]]
    path = f"/api/tables/{opened['table']}/seats"
    tokens += [(await post(url, path, {"name": f"Guest {guest}"}))["token"] for guest in range(1, len(seats))]
    peers = [Peer(url, opened["table"], token) for token in tokens]
    for peer in peers:
        await peer.open()
    await peers[0].ask("start")
    return peers


async def _idle(url: str, count: int, table: str, pid: int | None) -> int:
    """Memory of the server for each of so many sockets that only watch, in bytes."""
    before = _memory(pid)
    watching = [Peer(url, table, None) for _ in range(count)]
    for start in range(0, count, 50):
        await asyncio.gather(*(peer.open() for peer in watching[start : start + 50]))
    await asyncio.sleep(1)
    grown = _memory(pid) - before
    await asyncio.gather(*(peer.close() for peer in watching))
    return max(0, grown // count)


def _percentiles(took: list[float]) -> dict[str, float]:
    if len(took) < 2:
        return {"p50": 0.0, "p90": 0.0, "p99": 0.0, "worst": 0.0}
    cuts = statistics.quantiles(took, n=100, method="inclusive")
    return {
        "p50": round(cuts[49], 1),
        "p90": round(cuts[89], 1),
        "p99": round(cuts[98], 1),
        "worst": round(max(took), 1),
    }


def _commits(metrics: str) -> int:
    line = next(line for line in metrics.splitlines() if line.startswith("binocle_commits_total "))
    return int(float(line.split()[1]))


def _cpu(pid: int | None) -> float:
    """Seconds of CPU that a process has used; 0 where that cannot be told."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:  # noqa: PTH123 - a file of the kernel
            fields = file.read().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int | None) -> int:
    """Bytes of memory that a process has; 0 where that cannot be told."""
    try:
        with open(f"/proc/{pid}/statm", encoding="ascii") as file:  # noqa: PTH123 - a file of the kernel
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
