"""Kill a playing server at random instants, start it again, and compare what it knows with what it has acknowledged.

python -m tests.web.kills [--kills 40] [--tables 50] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from binocle.store import Store
from binocle.web import steps
from binocle.web.peer import GoneError, Peer
from tests.web.serving import Process

KINDS = (
    ("midwest", ["me", "steady", "steady"]),
    ("two-handed", ["me", "open"]),
    ("partners", ["me", "open", "steady", "open"]),
    ("double-deck", ["me", "steady", "steady", "steady"]),
    ("binokel", ["me", "open", "open"]),
)


@dataclass
class Player:
    """One person at a table: his socket, what he has asked for, and what was acknowledged."""

    table: str
    seat: int
    token: str
    peer: Peer | None = None
    pending: tuple[str, str, dict[str, Any]] | None = None
    acked: dict[str, int] = field(default_factory=dict)
    sent: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


async def connect(players: list[Player], url: str) -> None:
    """Bring everybody back to his table; what was not answered is sent again, under its old name."""

    async def one(player: Player) -> None:
        player.peer = Peer(url, player.table, player.token)
        for _ in range(50):
            with suppress(OSError, GoneError):
                await player.peer.open()
                return
            await asyncio.sleep(0.05)
        player.faults.append("cannot come back")

    await asyncio.gather(*(one(player) for player in players))


async def play(player: Player, rng: random.Random) -> None:
    """Act whenever it is due, until the socket is gone."""
    peer = player.peer
    assert peer is not None
    with suppress(GoneError, TimeoutError):
        while True:
            if player.pending is None:
                await peer.until(lambda p: p.is_due or p.is_awaited or p.bye is not None, 60)
                id_ = f"k{rng.getrandbits(60):x}"
                if peer.is_awaited:
                    player.pending = id_, "continue", {}
                elif peer.is_due and peer.play is not None:
                    action = peer.some_action(rng.randrange)
                    player.pending = id_, "act", {"expect": peer.play["view"]["seq"], "action": action}
                else:
                    return
            id_, kind, fields = player.pending
            if kind == "act":
                player.sent.add(id_)
            answer = await peer.ask(kind, id_=id_, **fields)
            player.pending = None
            if answer["type"] == "ok" and kind == "act":
                player.acked[id_] = answer["n"]
            elif answer["type"] == "error" and answer["code"] not in ("stale", "table/pausing", "turn/not-yours"):
                player.faults.append(f"{answer['code']} to {kind}")
            behind = answer.get("n", 0)
            await peer.until(lambda p, behind=behind: p.n >= behind, 20)  # type: ignore[misc]


def judge(data: Path, players: list[Player]) -> list[str]:
    """What the log says against what was acknowledged."""
    faults = []
    store = Store(data / "binocle.db")
    try:
        for player in players:
            kept = store.load(player.table)
            if kept is None:
                faults.append(f"table {player.table} is lost")
                continue
            found: dict[str, list[int]] = {}
            for n, body in enumerate(kept.entries):
                for step in steps.read(body):
                    if isinstance(step, steps.Asked) and step.seat == player.seat:
                        found.setdefault(step.id, []).append(n)
            for id_, n in player.acked.items():
                if found.get(id_) != [n]:
                    faults.append(f"{id_} was acknowledged in entry {n}; the log has it in {found.get(id_)}")
            faults += [f"{id_} stands twice" for id_, places in found.items() if len(places) > 1]
            faults += player.faults
    finally:
        store.close()
    return faults


async def open_tables(url: str, tables: int, rng: random.Random) -> list[Player]:
    """Open tables of all kinds, seat people, start the games."""
    players: list[Player] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for number in range(tables):
            rules, seats = KINDS[number % len(KINDS)]
            body = {"rules": rules, "name": "Eva", "seats": seats, "speed": "instant"}
            opened = (await http.post("/api/tables", json=body)).json()
            mine = [Player(opened["table"], opened["seat"], opened["token"])]
            for guest in range(seats.count("open")):
                sat = (await http.post(f"/api/tables/{opened['table']}/seats", json={"name": f"G{guest}"})).json()
                mine.append(Player(sat["table"], sat["seat"], sat["token"]))
            if len(mine) > 1:
                async with Peer(url, mine[0].table, mine[0].token) as host:
                    assert (await host.ask("start"))["type"] == "ok"
            players += mine
    rng.shuffle(players)
    return players


async def run(kills: int, tables: int, seed: int, say: Any = print) -> dict[str, Any]:
    """All of it; the counts, with the faults that were found."""
    rng = random.Random(seed)
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        server = Process(data, BINOCLE_LIMITS="0")
        await server.start()
        players = await open_tables(server.url, tables, rng)
        for kill in range(kills + 1):
            begun = time.monotonic()
            if kill:
                await server.start()
            await connect(players, server.url)
            back = time.monotonic() - begun
            if kill:
                slowest = max(slowest, back)
            playing = [asyncio.create_task(play(player, random.Random(rng.getrandbits(60)))) for player in players]
            await asyncio.sleep(rng.uniform(0.3, 1.3))
            server.kill()
            await asyncio.gather(*playing)
            for player in players:
                if player.peer is not None:
                    await player.peer.close()
                    player.faults += player.peer.faults
            say(f"kill {kill + 1}: {sum(len(p.acked) for p in players)} acknowledged, back in {back:.2f} s", flush=True)
        faults = judge(data, players)
    acked = sum(len(player.acked) for player in players)
    return {"kills": kills + 1, "tables": tables, "acknowledged": acked, "slowest": slowest, "faults": faults}


def main() -> int:
    """Run with the options of the command line; 1 when a promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=40)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = asyncio.run(run(given.kills - 1, given.tables, given.seed))
    for fault in found["faults"][:20]:
        print(fault)
    print({**found, "faults": len(found["faults"])})
    return 1 if found["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
