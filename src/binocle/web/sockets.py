"""The socket: hello first, then requests; one reader and one writer a connection."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog

from binocle.locale import Language, texts
from binocle.web.changes import Refused
from binocle.web.connection import Connection
from binocle.web.gate import address_of, is_own
from binocle.web.host import Host
from binocle.web.hub import Hub
from binocle.web.jobs import Coming, Going, Wanting
from binocle.web.limits import Bucket, network
from binocle.web.metrics import ERRORS, SOCKETS
from binocle.web.people import token_hash
from binocle.web.texts import error_text
from binocle.wire import PROTOCOL, WireError, decode, encode
from binocle.wire import client as asked
from binocle.wire import server as wire

if TYPE_CHECKING:
    from litestar import WebSocket

HELLO_SECONDS: Final = 10.0
IDLE_SECONDS: Final = 120.0
"""Silence after which a socket is closed; clients send a ping every ten seconds."""
SLOW_SECONDS: Final = 10.0
"""How long one message may take to be sent."""
BURST, RATE = 100, 5.0
"""Messages at once, and a second after that."""
MOST_WATCHING: Final = 100
"""People who may watch one table."""
FORGIVEN: Final = 50
"""Messages over the limit, or malformed ones, after which a socket is closed."""

_log = structlog.get_logger("socket")


class TooManyError(Exception):
    """There are as many sockets as there may be."""


class Sockets:
    """All sockets of this server."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self._open = 0
        self._from: Final[dict[str, int]] = {}

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """One socket from the handshake to its end."""
        settings = self.hub.settings
        if not is_own(socket.scope, settings):
            await socket.close(4403)  # before it is accepted: the handshake is answered by 403
            return
        where = network(address_of(socket.scope, settings.proxies))
        if self._open >= settings.most_sockets or self._from.get(where, 0) >= settings.most_sockets_each:
            await socket.close(1013)
            return
        self._open += 1
        self._from[where] = self._from.get(where, 0) + 1
        SOCKETS.set(self._open)
        try:
            await socket.accept()
            await Session(self.hub, socket).run()
        finally:
            self._open -= 1
            self._from[where] -= 1
            if not self._from[where]:
                del self._from[where]
            SOCKETS.set(self._open)


class Session:
    """One open socket."""

    def __init__(self, hub: Hub, socket: WebSocket[Any, Any, Any]) -> None:
        self._hub: Final = hub
        self._socket: Final = socket
        times = hub.settings.limits or 1_000.0
        self._bucket: Final = Bucket(BURST * times, RATE * times)
        self._faults = 0
        self._lang: Language = "en"
        self._host: Host | None = None
        self._connection: Connection | None = None
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    async def run(self) -> None:
        """Read until the end."""
        try:
            await self._read()
        finally:
            if self._host is not None and self._connection is not None:
                await self._host.put(Going(self._connection))
            if self._writer is not None:
                self._writer.cancel()
                with suppress(asyncio.CancelledError):
                    await self._writer

    async def _read(self) -> None:
        hello_due = time.monotonic() + HELLO_SECONDS  # whatever else is sent until then
        while not self._closed:
            patience = hello_due - time.monotonic() if self._connection is None else IDLE_SECONDS
            try:
                async with asyncio.timeout(patience):
                    message: Any = await self._socket.receive()
            except TimeoutError:
                await self._close(1008, "silent")
                return
            except Exception:  # noqa: BLE001 - however the other end went away
                return
            if message["type"] != "websocket.receive":
                return
            if message.get("text") is None:
                await self._close(1003, "malformed")
                return
            await self._take(message["text"])

    async def _take(self, text: str) -> None:
        allowed = self._bucket.take()
        try:
            message = decode(text)
        except WireError as error:
            await self._fault(error.code if allowed else "rate", error.id)
            return
        if not allowed:
            await self._fault("rate", getattr(message, "id", None))
            return
        match message:
            case asked.Ping():
                await self._answer(wire.Pong())
            case asked.Hello():
                await self._hello(message)
            case _:
                if self._host is None or self._connection is None:
                    await self._fault("hello-first", message.id)
                else:
                    await self._host.put(Wanting(self._connection, message, time.monotonic()))

    async def _hello(self, hello: asked.Hello) -> None:
        self._lang = hello.lang
        if hello.protocol != PROTOCOL:
            await self._fault("upgrade", None)
            return
        try:
            host = await self._hub.find(hello.table)
        except Refused as refused:
            await self._fault(refused.code, None)
            return
        seat, held = None, b""
        if hello.token is None and host.watching >= MOST_WATCHING:
            await self._fault("crowded", None)
            return
        if hello.token is not None:
            held = token_hash(hello.token)
            seat = host.tokens.get(held)
            if seat is None:
                await self._fault("bad-token", None)
                return
        same = self._connection is not None and self._host is host and self._connection.viewer == seat
        if same:
            assert self._connection is not None
            self._connection.lang, self._connection.held = hello.lang, held
            await host.put(Coming(self._connection))
            return
        if self._host is not None and self._connection is not None:
            await self._host.put(Going(self._connection))
            if self._writer is not None:
                self._writer.cancel()
        self._host, self._connection = host, Connection(seat, hello.lang, held)
        self._writer = asyncio.create_task(self._write(self._connection, host))
        await host.put(Coming(self._connection))

    # ------------------------------------------------------------------------------------------ sending
    async def _write(self, connection: Connection, host: Host) -> None:
        """Send what is queued. A reader who is too slow gets a fresh view later, or is let go."""
        try:
            while True:
                data = await connection.next()
                if data is not None:
                    async with asyncio.timeout(SLOW_SECONDS):
                        await self._send(data)
                elif connection.closing is not None:
                    self._closed = True
                    await self._socket.close(connection.closing)
                    return
                else:
                    connection.behind = False
                    await host.put(Coming(connection))
        except TimeoutError:
            self._closed = True
            with suppress(Exception):
                await asyncio.wait_for(self._socket.close(1013), 1.0)
        except asyncio.CancelledError:
            raise
        except Exception:  # noqa: BLE001 - the other end is gone; the reader notices too
            self._closed = True

    async def _send(self, data: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})

    async def _answer(self, message: wire.FromServer) -> None:
        if self._connection is not None:
            self._connection.send(message)
        else:
            with suppress(Exception):
                await asyncio.wait_for(self._send(encode(message)), SLOW_SECONDS)

    async def _fault(self, code: str, id_: str | None) -> None:
        """A typed answer to what is wrong; the socket lives on, but not for ever."""
        ERRORS.labels(code).inc()
        self._faults += 1
        if self._faults > FORGIVEN:
            await self._close(1008, "rate")
            return
        await self._answer(wire.Error(id_, *error_text(Refused(code), self._lang)))

    async def _close(self, close: int, code: str) -> None:
        self._closed = True
        if self._connection is not None:
            self._connection.bye(close, code)
            await asyncio.sleep(0.05)
            return
        with suppress(Exception):
            await self._send(encode(wire.Bye(code, texts(self._lang)(f"error-{code}"))))
            await self._socket.close(close)
