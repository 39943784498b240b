"""The application: routes, socket, and the life of everything behind them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from binocle import __version__
from binocle.bots.ahead import prepare_for
from binocle.errors import BinocleError
from binocle.players import names as player_names
from binocle.rules import named, to_json
from binocle.store import Store
from binocle.web import errors, pages, review_routes, routes, rule_routes
from binocle.web.bots import Bots
from binocle.web.bundle_files import Bundle
from binocle.web.changes import Refused
from binocle.web.garbage import Collector
from binocle.web.gate import Gate
from binocle.web.hub import Hub
from binocle.web.settings import Settings
from binocle.web.sockets import Sockets

if TYPE_CHECKING:
    from litestar.types import ASGIApp

LARGEST_BODY: Final = 65_536
TIDY_SECONDS: Final = 30.0
FORGET_SECONDS: Final = 86_400.0
_log = structlog.get_logger("app")


@websocket("/ws", include_in_schema=False)
async def socket_at(socket: WebSocket[Any, Any, Any]) -> None:
    """The socket of a table."""
    sockets: Sockets = socket.app.state.sockets
    await sockets.serve(socket)


def make_app(settings: Settings, store: Store, bots: Bots, collector: Collector | None = None) -> ASGIApp:
    """The whole server as an ASGI application; it closes store and bots when it ends."""
    hub = Hub(store, bots, settings)
    sockets = Sockets(hub)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        tasks = [
            asyncio.create_task(_tidy(hub, collector)),
            asyncio.create_task(bots.warm(hub.helper, to_json(named("partners")))),
        ]
        if settings.workers:  # a process that is nothing but a server
            prepare_for(player_names())
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await hub.close()
            await asyncio.to_thread(bots.close)
            await asyncio.to_thread(store.close)

    app = Litestar(
        route_handlers=[*routes.HANDLERS, *rule_routes.HANDLERS, *review_routes.HANDLERS, *pages.HANDLERS, socket_at],
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Binocle", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        exception_handlers={
            Refused: errors.on_refused,
            HTTPException: errors.on_http,
            BinocleError: errors.on_ours,
            RecursionError: errors.on_nesting,
            Exception: errors.on_fault,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    app.state.hub = hub
    app.state.bundle = Bundle()
    app.state.sockets = sockets
    return Gate(app, settings)


async def _tidy(hub: Hub, collector: Collector | None) -> None:
    """Do now and then what must be done now and then, whatever goes wrong with it once."""
    forgot_at = time.monotonic()
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        try:
            await hub.tidy()
            if time.monotonic() - forgot_at >= FORGET_SECONDS:
                forgot_at = time.monotonic()
                await asyncio.to_thread(forget_old, hub.store, hub.settings)
        except Exception:  # noqa: BLE001 - the next time may go better, and there must be one
            _log.exception("tidying failed")
        if collector is not None:
            collector.tidy()


def forget_old(store: Store, settings: Settings) -> int:
    """Drop tables that nobody has touched for as long as the settings say; returns how many. Raises `StoreError`."""
    return store.forget(int(time.time()) - settings.keep_days * 86_400) if settings.keep_days else 0
