"""HTTP with an end to patience: a request must have come in whole within some seconds, or its connection is closed.

uvicorn waits for ever for the rest of a head or a body, which lets a few slow clients hold every connection.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 20.0


class PatientHttp(HttpToolsProtocol):
    """uvicorn's protocol with deadlines for the head and for the body of each request."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """A connection: its first head is due."""
        super().connection_made(transport)
        self._expect(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._expect(None)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins; the head is due."""
        super().on_message_begin()
        self._expect(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        """The head is there; the body is due."""
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is there."""
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, which has time limits of its own."""
        self._expect(None)
        super().handle_websocket_upgrade()

    def _expect(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        transport: Any = self.transport
        if transport is not None and not transport.is_closing():
            transport.close()
