"""The addresses of games that were played: sheets, reviews, records, proofs."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from binocle.deal.fair import FairDeal
from binocle.record import jsonl, text
from binocle.web.changes import Refused
from binocle.web.errors import lang_of
from binocle.web.hub import Hub
from binocle.web.past import PlayedGame
from binocle.web.review import Review, Sheet, fair_file, game_of, review, sheet
from binocle.web.room import Room
from binocle.web.steps import Committed

AnyRequest = Request[Any, Any, State]


async def _played(request: AnyRequest, table: str, game: int) -> tuple[PlayedGame, tuple[str, ...]]:
    """A game as it stands between two jobs, copied, and who played it."""
    hub: Hub = request.app.state.hub
    host = await hub.find(table)

    def take(room: Room, _: float) -> tuple[PlayedGame, tuple[str, ...]]:
        found = game_of(room.past, game)
        return _copy(found), found.names or room.names

    return await host.look(take)


def _copy(game: PlayedGame) -> PlayedGame:
    """A game as it stands: it is replayed in a thread, so that no table waits for it."""
    return PlayedGame(game.no, game.header, list(game.lines), dict(game.words))


@get("/api/tables/{table:str}/games/{game:int}/sheet", summary="The score sheet of a game")
async def see_sheet(request: AnyRequest, table: FromPath[str], game: FromPath[int]) -> Sheet:
    """Deal by deal, as booked."""
    played, names = await _played(request, table, game)
    return await asyncio.to_thread(sheet, played, names, lang_of(request.scope))


@get("/api/tables/{table:str}/games/{game:int}/deals/{deal:int}", summary="A finished deal, all hands open")
async def see_deal(request: AnyRequest, table: FromPath[str], game: FromPath[int], deal: FromPath[int]) -> Review:
    """Every decision with the hands after it."""
    played, names = await _played(request, table, game)
    return await asyncio.to_thread(review, played, deal, names, lang_of(request.scope))


@get("/api/tables/{table:str}/games/{game:int}/deals/{deal:int}/fair.json", summary="What proves a deal fair")
async def see_fair(
    request: AnyRequest, table: FromPath[str], game: FromPath[int], deal: FromPath[int]
) -> Response[bytes]:
    """The file for `binocle verify-deal`, once the deal is booked."""
    hub: Hub = request.app.state.hub
    host = await hub.find(table)

    def take(room: Room, _: float) -> tuple[PlayedGame, str, Committed | None]:
        committed, _at = room.past.commits.get((game, deal), (None, 0))
        return _copy(game_of(room.past, game)), room.past.rules.json, committed

    played, rules, committed = await host.look(take)
    found: FairDeal = await asyncio.to_thread(fair_file, table, played, deal, rules, committed)
    name = f"binocle-{table[:6]}-{game}-{deal}.json"
    return _download(msgspec.json.format(msgspec.json.encode(found), indent=1), "application/json", name)


@get("/api/tables/{table:str}/games/{game:int}/{form:str}", summary="The record of a game, finished deals only")
async def see_record(
    request: AnyRequest, table: FromPath[str], game: FromPath[int], form: FromPath[str]
) -> Response[bytes]:
    """`record.jsonl` is the form of tables, `record.txt` the one for people; both replay."""
    if form not in ("record.jsonl", "record.txt"):
        raise Refused("not-found")
    played, _ = await _played(request, table, game)
    record = played.booked
    if form == "record.jsonl":
        body, kind = (await asyncio.to_thread(jsonl.dumps, record)).encode(), "application/jsonl"
    else:
        body, kind = (await asyncio.to_thread(text.dumps, record)).encode(), "text/plain"
    return _download(body, kind, f"binocle-{table[:6]}-{game}.{form.rpartition('.')[2]}")


def _download(body: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(body, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


HANDLERS: Final = (see_sheet, see_deal, see_fair, see_record)
