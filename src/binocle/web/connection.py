"""One socket as a table sees it: a reader with a bounded queue. A table never waits for a socket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from binocle.locale import Language, texts
from binocle.wire import encode
from binocle.wire import server as wire

MOST_WAITING: Final = 64
MOST_BYTES: Final = 262_144
"""More than this in the queue, and it is dropped: the reader gets a fresh view once he reads again."""


class Connection:
    """A reader: his seat (None: a spectator), his language, and what is still to be sent to him.

    Attributes:
        held: the hash of the token that opened the seat; empty for a spectator.
        behind: whether messages had to be dropped, so that a welcome is due.
        closing: the close code, once the socket is to be closed when the queue is empty.
    """

    def __init__(self, viewer: int | None, lang: Language, held: bytes = b"") -> None:
        self.viewer: Final = viewer
        self.lang = lang
        self.held = held
        self.behind = False
        self.closing: int | None = None
        self._queue: Final[deque[bytes]] = deque()
        self._bytes = 0
        self._ready: Final = asyncio.Event()

    def send(self, message: wire.FromServer) -> None:
        """Queue a message."""
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue a message that is encoded already."""
        if self.closing is not None or self.behind:
            return
        self._queue.append(data)
        self._bytes += len(data)
        if len(self._queue) > MOST_WAITING or self._bytes > MOST_BYTES:
            self._queue.clear()
            self._bytes = 0
            self.behind = True
        self._ready.set()

    def bye(self, close: int, code: str) -> None:
        """Say why, and close when that is sent."""
        if self.closing is None:
            self.behind = False
            self.send(wire.Bye(code, texts(self.lang)(f"error-{code}")))
            self.closing = close
            self._ready.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when there is something else to do: a welcome is due, or the end."""
        while not self._queue:
            if self.behind or self.closing is not None:
                return None
            self._ready.clear()
            await self._ready.wait()
        data = self._queue.popleft()
        self._bytes -= len(data)
        return data
