"""Every message from everybody: who may say what, and what he gets for it."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from binocle.web.peer import Peer
from binocle.wire import client as wire
from tests.web.serving import Served, served

SAMPLES: dict[type, dict[str, Any]] = {
    wire.Act: {"expect": 0, "action": {"type": "Play", "card": "AS"}},
    wire.Continue: {},
    wire.Undo: {},
    wire.Hint: {},
    wire.Claim: {},
    wire.Say: {"text": "hello"},
    wire.Phrase: {"key": "thanks"},
    wire.Word: {"word": "blue"},
    wire.Leave: {},
    wire.Start: {},
    wire.Place: {"seat": 2, "to": "steady"},
    wire.Replace: {"seat": 2, "by": "steady"},
    wire.Pause: {"on": True},
    wire.Restart: {},
    wire.Options: {"speed": "fast"},
}
"""A well-formed example of every request."""

HOSTS_ALONE = {wire.Start, wire.Place, wire.Replace, wire.Pause, wire.Restart, wire.Options}

EXPECTED: dict[str, dict[str, dict[str, str]]] = {
    # phase -> role -> message -> answer; whatever is not named here is `ok`
    "lobby": {
        "host": {
            "act": "table/not-playing",
            "continue": "table/not-playing",
            "undo": "table/not-playing",
            "hint": "table/not-playing",
            "claim": "table/not-playing",
            "replace": "table/not-playing",
            "pause": "table/not-playing",
            "restart": "table/not-playing",
        },
        "guest": {
            "act": "table/not-playing",
            "continue": "table/not-playing",
            "undo": "table/not-playing",
            "hint": "table/not-playing",
            "claim": "table/not-playing",
        },
    },
    "playing": {
        "host": {
            "act": "stale",
            "undo": "table/undo-among-people",
            "hint": "*",
            "claim": "table/claim-turn",
            "start": "table/not-lobby",
            "seat": "table/not-lobby",
        },
        "guest": {"act": "stale", "undo": "table/undo-among-people", "hint": "*", "claim": "table/claim-turn"},
    },
}


def test_every_request_has_a_sample() -> None:
    """No request is forgotten here."""
    assert set(SAMPLES) == set(get_args(wire.Request))


async def table_of(server: Served, phase: str) -> dict[str, Peer]:
    """A table of partners, an opponent and a free seat, somebody who watches, and a stranger with a wrong token."""
    table = await server.open_table("partners", ["me", "open", "open", "open"])
    opponent = await server.sit(table["table"], "Ann", 1)
    partner = await server.sit(table["table"], "Ben", 2)
    people = {
        "host": Peer(server.url, table["table"], table["token"]),
        "opponent": Peer(server.url, table["table"], opponent["token"]),
        "partner": Peer(server.url, table["table"], partner["token"]),
        "watcher": Peer(server.url, table["table"], None),
        "stranger": Peer(server.url, table["table"], "x" * 32),
    }
    for peer in people.values():
        await peer.open()
    if phase == "playing":
        assert (await people["host"].ask("start"))["type"] == "ok"
        for name in ("host", "partner", "opponent", "watcher"):
            await people[name].until(lambda p: p.play is not None and p.play["view"]["deal_no"] == 1)
    return people


@pytest.mark.parametrize("phase", ["lobby", "playing"])
@pytest.mark.parametrize("kind", list(SAMPLES), ids=lambda kind: kind.__struct_config__.tag)
async def test_message_by_role(phase: str, kind: type[msgspec.Struct]) -> None:
    """Each request is answered to each role as the document says, in the lobby and in play."""
    tag = str(kind.__struct_config__.tag)
    async with served(limits=0.0) as server:
        people = await table_of(server, phase)
        host = await server.hub.find(people["host"].hello["table"])
        for role in ("stranger", "watcher", "opponent", "partner", "host"):
            peer = people[role]
            before = host.room.past.n
            answer = await peer.ask(tag, **SAMPLES[kind])
            if role == "stranger":
                wanted = "hello-first"
            elif role == "watcher":
                wanted = "not-allowed"
            elif role != "host" and kind in HOSTS_ALONE:
                wanted = "host-only"
            else:
                wanted = EXPECTED[phase]["host" if role == "host" else "guest"].get(tag, "ok")
            got = answer.get("code", answer["type"])
            if wanted != "*":
                assert got == wanted, (role, answer)
            if answer["type"] == "error":
                assert answer["text"]
                assert host.room.past.n == before or phase == "playing"  # there a computer player may have moved
        for peer in people.values():
            assert peer.faults == []
            await peer.close()


async def test_tokens_open_one_seat_alone() -> None:
    """A token that is cut, changed in case, of another table or of nobody opens nothing, and all get one answer."""
    async with served() as server:
        table = await server.open_table("two-handed", ["me", "open"])
        other = await server.open_table("two-handed", ["me", "open"])
        right = table["token"]
        answers = set()
        for wrong in (right[:-1], right + "A", right.swapcase(), other["token"], "", "x", " " + right, "💥"):
            peer = Peer(server.url, table["table"], wrong)
            await peer.open()
            assert peer.welcome == {}
            answers.add(str(peer.news))
            await peer.close()
        assert len(answers) == 1


async def test_spectators_see_what_lies_open() -> None:
    """Whoever watches sees no hand and may do nothing; after the deal the page of the deal shows all."""
    async with served() as server:
        table = await server.open_table("midwest", ["me", "steady", "steady"])
        async with Peer(server.url, table["table"], None) as watcher:
            assert watcher.play is not None
            view = watcher.play["view"]
            assert view["hand"] is None
            assert view["legal"] == []
            assert watcher.play["refused"] == {}
            open_now = await server.http.get(f"/api/tables/{table['table']}/games/1/deals/1")
            assert open_now.status_code == 404
            record = await server.http.get(f"/api/tables/{table['table']}/games/1/record.jsonl")
            assert record.text.count("\n") == 1  # the header, and no card
            proof = await server.http.get(f"/api/tables/{table['table']}/games/1/deals/1/fair.json")
            assert proof.status_code == 404
