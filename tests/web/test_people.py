"""Coming, going, coming back: seats are never lost, and never in two hands."""

from __future__ import annotations

import asyncio
from pathlib import Path

from binocle.web.peer import Peer
from tests.web.serving import Served, served


async def started(server: Served, **more: object) -> tuple[dict[str, object], Peer, Peer]:
    """A table of two people that plays; both are there."""
    table = await server.open_table("two-handed", ["me", "open"], **more)
    seat = await server.sit(table["table"], "Ann")
    host = Peer(server.url, table["table"], table["token"])
    guest = Peer(server.url, table["table"], seat["token"])
    await host.open()
    await guest.open()
    assert (await host.ask("start"))["type"] == "ok"
    for peer in (host, guest):
        await peer.until(lambda p: p.play is not None and p.play["view"]["deal_no"] == 1)
    return table, host, guest


async def test_the_newest_connection_has_the_seat() -> None:
    """A second window takes the seat over at once; the first is told and closed; the others see nobody leave."""
    async with served() as server:
        table, host, guest = await started(server)
        again = Peer(server.url, str(table["table"]), str(table["token"]))
        await again.open()
        assert await host.wait_closed() == 4001
        assert host.bye is not None
        assert host.bye["code"] == "replaced"
        assert again.play == host.play or again.play is not None
        await asyncio.sleep(0.05)
        assert guest.table["seats"][0]["here"]
        assert (await again.ask("say", text="here"))["type"] == "ok"


async def test_back_after_any_gap_in_one_round_trip() -> None:
    """After a cut, hello brings exactly the view that the table holds, however much happened meanwhile."""
    async with served() as server:
        table, host, guest = await started(server)
        guest.drop()
        await host.until(lambda p: not p.table["seats"][1]["here"])
        for number in range(30):
            assert (await host.ask("say", text=f"line {number}"))["type"] == "ok"
        await guest.open()
        assert guest.n == host.n
        assert [line["text"] for line in guest.welcome["chat"]][-1] == "line 29"
        assert guest.play is not None
        assert len(guest.play["view"]["hand"]) == 12
        assert guest.faults == host.faults == []
        del table


async def test_a_bot_sits_in_and_gives_back() -> None:
    """Whoever is away for longer than the grace time is played for, visibly; back again, he decides himself."""
    async with served(grace=1.0) as server:
        _, host, guest = await started(server)
        guest.drop()
        await host.until(lambda p: p.table["seats"][1]["away_at"] is not None)
        await host.until(lambda p: p.table["seats"][1]["stand_in"] == "steady")
        assert any("Ann" in note for note in host.notes)
        for _ in range(40):  # the bot plays for the guest
            await host.until(lambda p: p.is_due or p.is_awaited)
            answer = await (host.ask("continue") if host.is_awaited else host.act(host.some_action()))
            assert answer["type"] == "ok"
            if any(news["event"].get("seat") == 1 for news in host.news if news["event"]["type"] == "Played"):
                break
        else:
            raise AssertionError("nobody played for the guest")
        await guest.open()
        await host.until(lambda p: p.table["seats"][1]["here"] and not p.table["seats"][1]["stand_in"])
        for _ in range(40):
            if guest.is_due:
                break
            if host.is_due or host.is_awaited:
                await (host.ask("continue") if host.is_awaited else host.act(host.some_action()))
            if guest.is_awaited:
                await guest.ask("continue")
            await asyncio.sleep(0.02)
        seq = guest.play["view"]["seq"] if guest.play else -1
        await asyncio.sleep(0.3)
        assert guest.play is not None
        assert guest.play["view"]["seq"] == seq  # nobody decides for who is there
        assert (await guest.act(guest.some_action()))["type"] == "ok"


async def test_an_action_counts_once() -> None:
    """The same id again gets the same answer and changes nothing; the same id for something else is refused."""
    async with served() as server:
        table = await server.open_table("two-handed", ["me", "steady"])
        async with Peer(server.url, table["table"], table["token"]) as peer:
            await peer.until(lambda p: p.is_due)
            assert peer.play is not None
            seq = peer.play["view"]["seq"]
            action = peer.some_action()
            first = await peer.ask("act", id_="once", expect=seq, action=action)
            again = await peer.ask("act", id_="once", expect=seq, action=action)
            assert first == again
            other = await peer.ask("act", id_="once", expect=seq + 1, action=action)
            assert other["code"] == "id-reused"
            stale = await peer.ask("act", id_="twice", expect=seq, action=action)
            assert stale["code"] == "stale"
            assert stale["seq"] > seq


async def test_an_action_counts_once_over_a_restart(tmp_path: Path) -> None:
    """What was acknowledged before a restart is answered from the log after it."""
    async with served(tmp_path) as server:
        table = await server.open_table("two-handed", ["me", "steady"])  # no auction: one card does not end the deal
        async with Peer(server.url, table["table"], table["token"]) as peer:
            await peer.until(lambda p: p.is_due)
            assert peer.play is not None
            seq, action, deal = peer.play["view"]["seq"], peer.some_action(), peer.play["view"]["deal_no"]
            first = await peer.ask("act", id_="before", expect=seq, action=action)
    async with served(tmp_path) as server, Peer(server.url, table["table"], table["token"]) as peer:
        assert peer.play is not None
        assert peer.play["view"]["deal_no"] == deal
        assert peer.play["view"]["seq"] > seq
        assert await peer.ask("act", id_="before", expect=seq, action=action) == first
        stale = await peer.ask("act", id_="after", expect=seq, action=action)
        assert stale["code"] == "stale"


async def test_the_host_arranges() -> None:
    """Pause and go on, replace, restart, options: for the host alone, and everybody sees it."""
    async with served() as server:
        table, host, guest = await started(server)
        for kind, fields in (
            ("pause", {"on": True}),
            ("replace", {"seat": 0, "by": "steady"}),
            ("restart", {}),
            ("options", {"chat": False}),
            ("start", {}),
            ("seat", {"seat": 0, "to": "open"}),
        ):
            assert (await guest.ask(kind, **fields))["code"] == "host-only", kind
        assert (await host.ask("pause", on=True))["type"] == "ok"
        await guest.until(lambda p: p.table["paused"])
        due = host if host.play and host.play["view"]["to_act"] == 0 else guest
        assert due.play is not None
        assert due.play["view"]["legal"] == []
        held = await due.ask("act", expect=due.play["view"]["seq"], action={"type": "Play", "card": "AS"})
        assert held["code"] == "table/held"
        assert (await host.ask("pause", on=False))["type"] == "ok"
        await due.until(lambda p: p.is_due)
        assert (await host.ask("options", chat=False, speed="fast", clock=30))["type"] == "ok"
        assert (await guest.ask("say", text="hello"))["code"] == "table/no-chat"
        await due.until(lambda p: p.play is not None and p.play["clock"] is not None)
        assert (await host.ask("restart"))["type"] == "ok"
        await guest.until(lambda p: p.table["game"] == 2 and p.play is not None and p.play["view"]["deal_no"] == 1)
        assert (await host.ask("replace", seat=1, by="steady"))["type"] == "ok"
        assert await guest.wait_closed() == 4003
        back = Peer(server.url, str(table["table"]), guest.hello["token"])
        await back.open()
        assert back.welcome == {}  # his token opens nothing any more
        watching = Peer(server.url, str(table["table"]), None)
        await watching.open()
        assert watching.welcome["you"]["seat"] is None


async def test_leaving_for_good() -> None:
    """Who leaves a game is played for by a bot and can no longer act; the next person becomes host."""
    async with served() as server:
        table, host, guest = await started(server)
        assert (await host.ask("leave"))["type"] == "ok"
        await guest.until(lambda p: p.table["seats"][1]["host"])
        assert guest.table["seats"][0]["kind"] == "bot"
        assert await host.wait_closed() == 4003
        assert (await guest.ask("replace", seat=0, by="open"))["type"] == "ok"
        newcomer = await server.sit(str(table["table"]), "Zoe")
        async with Peer(server.url, str(table["table"]), newcomer["token"]) as zoe:
            assert zoe.welcome["you"]["seat"] == 0
            await guest.until(lambda p: p.table["seats"][0]["name"] == "Zoe")
            for _ in range(60):
                if zoe.is_due:
                    break
                for peer in (zoe, guest):
                    if peer.is_awaited:
                        await peer.ask("continue")
                if guest.is_due:
                    await guest.act(guest.some_action())
                await asyncio.sleep(0.02)
            assert (await zoe.act(zoe.some_action()))["type"] == "ok"


async def test_another_device() -> None:
    """A code of one device gives another the same seat, once; a stranger's token gives no code."""
    async with served() as server:
        table, host, _ = await started(server)
        id_ = table["table"]
        refused = await server.http.post(f"/api/tables/{id_}/device", headers={"authorization": "Bearer x"}, json={})
        assert refused.status_code == 401
        right = {"authorization": f"Bearer {table['token']}"}
        code = (await server.http.post(f"/api/tables/{id_}/device?qr=true", headers=right, json={})).json()
        assert code["svg"].startswith("<svg")
        held = (await server.http.post("/api/device", json={"code": code["code"]})).json()
        assert held["seat"] == 0
        assert held["token"] != table["token"]
        assert (await server.http.post("/api/device", json={"code": code["code"]})).status_code == 404
        async with Peer(server.url, held["table"], held["token"]) as phone:
            assert phone.welcome["you"]["seat"] == 0
            assert await host.wait_closed() == 4001


async def test_undo_alone() -> None:
    """Against computer players a decision is taken back, and all stands as it stood before it."""
    async with served(limits=0.0) as server:
        table = await server.open_table("two-handed", ["me", "steady"])
        async with Peer(server.url, table["table"], table["token"]) as peer:
            await peer.until(lambda p: p.is_due)
            assert peer.play is not None
            before = peer.play["view"]
            assert (await peer.act(peer.some_action()))["type"] == "ok"
            await peer.until(lambda p: p.is_due or p.is_awaited)
            assert peer.play["can"]["undo"]
            assert (await peer.ask("undo"))["type"] == "ok"
            for part in ("hand", "legal", "phase", "deal_no", "to_act", "score"):
                assert peer.play["view"][part] == before[part], part


async def test_hint_and_claim_alone() -> None:
    """A hint has its reason and is legal, and the rest is claimed when it is sure."""
    async with served(limits=0.0) as server:
        for _ in range(5):  # a whole game in which nobody may claim is rare, but there are such
            table = await server.open_table("two-handed", ["me", "steady"])
            async with Peer(server.url, table["table"], table["token"]) as peer:
                if await claims(peer):
                    return
        raise AssertionError("no claim in five games")


async def claims(peer: Peer) -> bool:
    """Play by the hints until the rest can be claimed; False when the game is over before."""
    over = -2
    while True:
        await peer.until(lambda p: p.is_due or p.is_awaited or (p.play or {})["view"]["to_act"] == over)
        assert peer.play is not None
        if peer.is_awaited:
            await peer.ask("continue")
        elif peer.play["view"]["to_act"] == over:
            return False
        elif peer.play["can"]["claim"]:
            left = len(peer.play["view"]["hand"])
            assert (await peer.ask("claim"))["type"] == "ok"
            news = [n["event"]["trick"] for n in peer.news if n["event"]["type"] == "TrickTaken"][-left:]
            assert [trick["winner"] for trick in news] == [0] * left
            return True
        else:
            hint = await peer.ask("hint")
            assert hint["type"] == "advice"
            assert hint["text"]
            assert (await peer.act(hint["action"]))["type"] == "ok"


async def test_a_score_sheet_waits(tmp_path: Path) -> None:
    """Whoever is cut off at the end of a deal, or whose server is, finds the sheet again and not the next deal."""
    async with served(tmp_path, limits=0.0) as server:
        table = await server.open_table("two-handed", ["me", "steady"])
        door = (table["table"], table["token"])
        async with Peer(server.url, *door) as peer:
            while True:
                await peer.until(lambda p: p.is_due or p.is_awaited)
                assert peer.play is not None
                if peer.is_awaited and peer.play["pausing"]["occasion"] == "deal":
                    break
                await (peer.ask("continue") if peer.is_awaited else peer.act(peer.some_action()))
            deal = peer.play["view"]["deal_no"]
            peer.drop()
        await asyncio.sleep(0.3)
        async with Peer(server.url, *door) as peer:
            assert peer.play is not None
            assert (peer.play["view"]["deal_no"], peer.play["pausing"]["occasion"]) == (deal, "deal")
    async with served(tmp_path, limits=0.0) as server, Peer(server.url, *door) as peer:
        assert peer.play is not None
        assert (peer.play["view"]["deal_no"], peer.play["pausing"]["occasion"]) == (deal, "deal")
        assert peer.is_awaited
        await peer.ask("continue")
        await peer.until(lambda p: (p.play or {})["view"]["deal_no"] == deal + 1)
