"""The addresses under /api for tables and people."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from binocle import __version__
from binocle.locale import texts
from binocle.players import names as player_names
from binocle.web import pictures, requests
from binocle.web.changes import Refused
from binocle.web.errors import lang_of
from binocle.web.gate import address_of
from binocle.web.host import Host
from binocle.web.hub import Hub
from binocle.web.limits import network
from binocle.web.people import new_token, tidy_code, token_hash
from binocle.web.qr import qr_svg
from binocle.web.room import PACES
from binocle.wire.limits import PROTOCOL, Clock, Lang, PlayerName, SeatNo, Speed
from binocle.wire.server import Lobby, TableOptions

AnyRequest = Request[Any, Any, State]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened: rules on one line, one's name, and who sits where (`me`, `open`, or a computer player)."""

    rules: Annotated[str, Meta(min_length=1, max_length=4096)]
    name: Annotated[str, Meta(min_length=1, max_length=96)]
    seats: Annotated[list[PlayerName], Meta(min_length=2, max_length=6)]
    speed: Speed = "normal"
    chat: bool = True
    clock: Clock = 0
    undo: bool = True
    lang: Lang = "en"


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened, one's seat and what opens it again; the short code while others may join by it."""

    table: str
    seat: int
    token: str
    code: str


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who sits down: his name, and which seat if he cares."""

    name: Annotated[str, Meta(min_length=1, max_length=96)]
    seat: SeatNo | None = None


class Held(msgspec.Struct, frozen=True):
    """A seat, and what opens it."""

    table: str
    seat: int
    token: str


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """A short code, or that of a device link."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class TableRef(msgspec.Struct, frozen=True):
    """Which table."""

    table: str


class Pairing(msgspec.Struct, frozen=True):
    """What lets another device have this seat too, once, for so many seconds; the link as QR code when wanted."""

    code: str
    seconds: int
    link: str
    svg: str


class PhraseText(msgspec.Struct, frozen=True):
    """A quick phrase."""

    key: str
    text: str


class About(msgspec.Struct, frozen=True):
    """What this server is and can do."""

    version: str
    protocol: int
    players: tuple[str, ...]
    default_player: str
    speeds: tuple[str, ...]
    phrases: tuple[PhraseText, ...]
    public_url: str


def hub_of(request: AnyRequest) -> Hub:
    """The rooms."""
    hub: Hub = request.app.state.hub
    return hub


async def table_of(request: AnyRequest, table: str) -> Host:
    """The keeper of the table in the address."""
    return await hub_of(request).find(table)


def bearer(request: AnyRequest, host: Host) -> tuple[int, bytes]:
    """The seat of whoever asks, and the hash of his token. Raises `Refused` when it opens none here."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    held = token_hash(token)
    seat = host.tokens.get(held) if kind.lower() == "bearer" else None
    if seat is None:
        raise Refused("bad-token")
    return seat, held


@get("/api/meta", summary="What this server is and can do")
async def meta(request: AnyRequest) -> About:
    """Version, computer players, speeds, phrases."""
    hub = hub_of(request)
    say = texts(lang_of(request.scope))
    return About(
        version=__version__,
        protocol=PROTOCOL,
        players=player_names(),
        default_player=hub.helper,
        speeds=tuple(PACES),
        phrases=tuple(PhraseText(key, say(f"phrase-{key}")) for key in requests.PHRASES),
        public_url=hub.settings.public_url,
    )


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
    """A new table. Without an open seat the game begins at once."""
    hub = hub_of(request)
    if not hub.openings.take(network(address_of(request.scope, hub.settings.proxies))):
        raise Refused("rate")
    options = TableOptions(data.speed, data.chat, data.clock, data.undo)
    host, seat, token, code = await hub.open(data.rules, data.name, data.seats, options)
    return Opened(host.room.id, seat, token, code)


@get("/api/tables/{table:str}", summary="A table as everybody sees it")
async def see_table(request: AnyRequest, table: FromPath[str]) -> Lobby:
    """People, rules and options."""
    host = await table_of(request, table)
    lang, link = lang_of(request.scope), hub_of(request).link(table)
    return await host.look(lambda room, now: pictures.lobby(room, lang, link, now))


@post("/api/tables/{table:str}/seats", summary="Sit down")
async def sit_down(request: AnyRequest, table: FromPath[str], data: JSONBody[Joining]) -> Held:
    """A free seat for somebody who has the link."""
    host = await table_of(request, table)
    token = new_token()
    held = token_hash(token)
    seat = await host.do(lambda room, now: requests.sit_down(room, data.name, data.seat, held, now))
    return Held(table, seat, token)


@post("/api/join", status_code=200, summary="Find a table by its short code")
async def join(request: AnyRequest, data: JSONBody[Code]) -> TableRef:
    """The table, while its lobby is open. Wrong codes and those of games that have begun are answered alike."""
    hub = hub_of(request)
    if not hub.joins.take(network(address_of(request.scope, hub.settings.proxies))):
        raise Refused("rate")
    return TableRef(await hub.by_code(tidy_code(data.code)))


@get("/api/tables/{table:str}/qr.svg", summary="The link as a QR code", media_type="image/svg+xml")
async def qr(request: AnyRequest, table: FromPath[str]) -> bytes:
    """An SVG of the table's address."""
    await table_of(request, table)
    return qr_svg(hub_of(request).link(table))


@post("/api/tables/{table:str}/device", status_code=200, summary="Let another device have one's seat")
async def pair(request: AnyRequest, table: FromPath[str], qr: FromQuery[bool] = False) -> Pairing:
    """A code that is good once, for five minutes; `?qr=true` draws its link."""
    hub = hub_of(request)
    code = hub.pair(table, *bearer(request, await table_of(request, table)))
    link = f"{hub.settings.public_url}/d#{code}"
    return Pairing(code, 300, link, qr_svg(link).decode() if qr else "")


@post("/api/device", summary="Take a seat with the code of another device")
async def unpair(request: AnyRequest, data: JSONBody[Code]) -> Held:
    """Table, seat and a token of this device's own."""
    hub = hub_of(request)
    if not hub.joins.take(network(address_of(request.scope, hub.settings.proxies))):
        raise Refused("rate")
    return Held(*await hub.unpair(data.code))


HANDLERS: Final = (meta, open_table, see_table, sit_down, join, qr, pair, unpair)
