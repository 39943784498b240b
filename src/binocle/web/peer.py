"""The other end of the socket, in Python: what load tests and tests play with."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from binocle.wire.limits import PROTOCOL

_ids: Final = itertools.count(1)


class GoneError(Exception):
    """The socket is closed."""


class Peer:
    """One socket to a table, as plain JSON: keeps the latest picture, checks the numbers of updates.

    Attributes:
        n: the number of the last update.
        welcome: the last welcome.
        play: the latest scene; table: the latest lobby.
        faults: what a client may never see: numbers that jump, answers that nobody waits for.
    """

    def __init__(self, url: str, table: str, token: str | None, *, lang: str = "en") -> None:
        self.url: Final = url.replace("http", "ws", 1) + "/ws"
        self.hello: Final = {"type": "hello", "protocol": PROTOCOL, "table": table, "token": token, "lang": lang}
        self.n = -1
        self.welcome: dict[str, Any] = {}
        self.play: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.news: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.notes: list[str] = []
        self.faults: list[str] = []
        self.bye: dict[str, Any] | None = None
        self.heard: list[str] = []
        self.keep = False
        self.is_gone = False
        self.answered_at = 0.0
        self.changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: Final[dict[str, asyncio.Future[dict[str, Any]]]] = {}
        self._welcomed: asyncio.Future[dict[str, Any]] | None = None

    # ------------------------------------------------------------------------------------------ life
    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect, and say hello."""
        self._socket = await connect(self.url, compression=None, max_size=2**22, max_queue=None, ping_interval=None)
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.greet()

    async def greet(self) -> dict[str, Any]:
        """Say hello (again) and wait for the welcome, or for the error."""
        self._welcomed = asyncio.get_running_loop().create_future()
        await self.send(self.hello)
        return await asyncio.wait_for(self._welcomed, 20)

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
        await self._stop()

    def drop(self) -> None:
        """Be gone without a word, as when the network is."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _stop(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader

    async def wait_closed(self) -> int:
        """Wait for the server to close; the close code."""
        assert self._socket is not None
        await asyncio.wait_for(self._socket.wait_closed(), 20)
        return self._socket.close_code or 0

    # ------------------------------------------------------------------------------------------ talking
    async def send(self, message: Any) -> None:
        """Send a message: text as it is, anything else as JSON."""
        if self._socket is None:
            raise GoneError
        try:
            await self._socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())
        except ConnectionClosed:
            raise GoneError from None

    async def ask(self, kind: str, *, id_: str = "", **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        name = id_ or f"q{next(_ids)}"
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[name] = answer
        try:
            await self.send({"type": kind, "id": name, **fields})
            found = await asyncio.wait_for(answer, 30)
            self.answered_at = time.monotonic()
            if found["type"] == "ok" and not self.is_gone:
                with suppress(GoneError):
                    await self.until(lambda peer: peer.n >= found["n"])
            return found
        finally:
            self._waiting.pop(name, None)

    async def act(self, action: dict[str, Any], *, id_: str = "") -> dict[str, Any]:
        """Act in the position that was seen last."""
        assert self.play is not None
        return await self.ask("act", id_=id_, expect=self.play["view"]["seq"], action=action)

    async def until(self, holds: Callable[[Peer], bool], seconds: float = 20.0) -> None:
        """Wait until something holds. Raises `GoneError` when the socket closes first, `TimeoutError` after a while."""

        async def wait() -> None:
            while not holds(self):
                if self.is_gone:
                    raise GoneError
                self.changed.clear()
                await self.changed.wait()

        await asyncio.wait_for(wait(), seconds)

    # ------------------------------------------------------------------------------------------ listening
    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                if self.keep:
                    self.heard.append(text)
                self._hear(msgspec.json.decode(text))
                self.changed.set()
        except ConnectionClosed:
            pass
        finally:
            self.is_gone = True
            for answer in [*self._waiting.values(), self._welcomed]:
                if answer is not None and not answer.done():
                    answer.set_exception(GoneError())
                    answer.exception()
            self.changed.set()

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.welcome, self.n = message, message["n"]
                self.play, self.table = message["play"], message["table"]
                self._answer(self._welcomed, message)
            case "update":
                if message["n"] not in (self.n, self.n + 1):
                    self.faults.append(f"update {message['n']} after {self.n}")
                self.n = message["n"]
                self.play = message.get("play", self.play)
                self.table = message.get("table", self.table)
                self.news += message.get("news", [])
                self.chat += message.get("chat", [])
                if message.get("note"):
                    self.notes.append(message["note"])
            case "bye":
                self.bye = message
            case "ok" | "error" | "advice":
                answer = self._waiting.get(message["id"] or "")
                if answer is not None:
                    self._answer(answer, message)
                elif message["id"] is None and self._welcomed is not None and not self._welcomed.done():
                    self._answer(self._welcomed, message)
                elif message["id"] is None:
                    self.news.append(message)
            case _:
                pass

    @staticmethod
    def _answer(waiting: asyncio.Future[dict[str, Any]] | None, message: dict[str, Any]) -> None:
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    # ------------------------------------------------------------------------------------------ playing
    @property
    def is_due(self) -> bool:
        """Whether this seat has to decide."""
        play = self.play
        return (
            play is not None
            and (play["view"]["to_act"] == play["view"]["seat"])
            and bool(play["view"]["legal"] or play["bids"])
        )

    @property
    def is_awaited(self) -> bool:
        """Whether a pause waits for this seat."""
        play = self.play
        return play is not None and play["pausing"] is not None and play["view"]["seat"] in play["pausing"]["waiting"]

    def some_action(self, pick: Callable[[int], int] = lambda _: 0) -> dict[str, Any]:
        """A legal action; `pick` chooses among so many. Nothing is given up."""
        assert self.play is not None
        legal = [
            a for a in self.play["view"]["legal"] if a["type"] not in ("GiveUp", "CallOut", "Shoot", "ClaimRevoke")
        ]
        if legal:
            chosen: dict[str, Any] = legal[pick(len(legal))]
            return chosen
        return {"type": "Bid", "amount": self.play["bids"][0]["least"]}
