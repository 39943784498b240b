"""Whole games over the socket: alone, and with friends."""

from __future__ import annotations

import asyncio
import random

import pytest

from binocle.web.peer import Peer
from tests.web.serving import served


async def play_deals(peers: list[Peer], deals: int, rng: random.Random) -> None:
    """Let every peer act when it is due, until so many deals are over."""

    async def one(peer: Peer) -> None:
        def is_done(p: Peer) -> bool:
            return p.play is not None and (p.play["view"]["deal_no"] > deals or p.play["winner"] >= 0)

        while not is_done(peer):
            await peer.until(lambda p: p.is_due or p.is_awaited or is_done(p))
            if is_done(peer):
                return
            answer = await (peer.ask("continue") if peer.is_awaited else peer.act(peer.some_action(rng.randrange)))
            assert answer["type"] == "ok" or answer["code"] in ("stale", "table/pausing"), answer
            seq = peer.n
            await peer.until(lambda p, seq=seq: p.n >= seq)  # type: ignore[misc]

    await asyncio.gather(*(one(peer) for peer in peers))


@pytest.mark.parametrize(("rules", "players"), [("two-handed", 2), ("midwest", 3), ("partners", 4), ("double-deck", 4)])
async def test_a_deal_alone(rules: str, players: int) -> None:
    """One request opens a table at which cards lie; a deal is played to its end, update after update."""
    async with served() as server:
        table = await server.open_table(rules, ["me", *["steady"] * (players - 1)])
        async with Peer(server.url, table["table"], table["token"]) as peer:
            assert peer.play is not None
            assert peer.play["view"]["hand"]
            await play_deals([peer], 1, random.Random(rules))
            assert peer.faults == []
            assert any(news["event"]["type"] == "DealBooked" for news in peer.news)


async def test_four_friends_by_link() -> None:
    """Three sit down by the link, the host starts, and all four play a deal; nobody hears of cards that are not his."""
    async with served() as server:
        table = await server.open_table("partners", ["me", "open", "open", "open"])
        seats = [await server.sit(table["table"], name) for name in ("Ann", "Ben", "Cleo")]
        tokens = [table["token"], *(seat["token"] for seat in seats)]
        assert [seat["seat"] for seat in seats] == [1, 2, 3]
        peers = [Peer(server.url, table["table"], token) for token in tokens]
        for peer in peers:
            await peer.open()
        watcher = Peer(server.url, table["table"], None)
        await watcher.open()
        assert (await peers[1].ask("start"))["code"] == "host-only"
        assert (await peers[0].ask("start"))["type"] == "ok"
        for peer in [*peers, watcher]:
            await peer.until(lambda p: p.play is not None and p.play["view"]["deal_no"] == 1)
        await play_deals(peers, 1, random.Random(5))
        assert watcher.play is not None
        assert watcher.play["view"]["hand"] is None
        for peer in [*peers, watcher]:
            await peer.close()
            assert peer.faults == []
