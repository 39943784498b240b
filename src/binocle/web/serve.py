"""Running the server in this process until somebody ends it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
import uvicorn

from binocle.store import Store
from binocle.web.app import forget_old, make_app
from binocle.web.bots import Bots
from binocle.web.garbage import Collector
from binocle.web.patience import PatientHttp
from binocle.web.running import Lock
from binocle.web.settings import DEFAULT_PORT, Settings, SettingsError, data_folder
from binocle.wire.limits import LONGEST_MESSAGE

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
DATABASE: Final = "binocle.db"


def listen(settings: Settings) -> socket.socket:
    """The socket to listen at, bound already, so that a port that is taken is told at once. Raises `SettingsError`."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OSError as error:
        found.close()
        if settings.port != DEFAULT_PORT:
            text = f"port {settings.port} at {settings.host} cannot be used: {error.strerror}; --port names another one"
            raise SettingsError(text) from error
        return listen(msgspec.structs.replace(settings, port=0))  # nobody asked for that port in particular
    return found


def address(settings: Settings, port: int) -> str:
    """How this server is reached from this machine, or, when it listens everywhere, from those around it."""
    host = settings.host
    if host in EVERYWHERE:
        host = _own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    """The address by which this machine is known to its network; nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def run(settings: Settings, *, open_browser: bool, say: Callable[[str, str], Any]) -> None:
    """Serve until interrupted.

    Args:
        settings: see `Settings`.
        open_browser: whether the page is to be opened once the server answers.
        say: is given the addresses on this machine and for others, once the server answers.

    Raises:
        RunningAlreadyError: a server is running on the same folder.
        SettingsError: the address cannot be listened at, or the data folder not be written.
        StoreError: the database cannot be opened.
    """
    start_log(settings)
    folder = data_folder(settings)
    try:
        lock = Lock(folder)
    except OSError as error:
        text = f"the data folder {folder} cannot be used: {error.strerror}; --data names another one"
        raise SettingsError(text) from error
    listening = listen(settings)
    port = listening.getsockname()[1]
    url = settings.public_url or address(settings, port)
    here = f"http://127.0.0.1:{port}" if settings.host in EVERYWHERE else address(settings, port)
    settings = msgspec.structs.replace(settings, port=port, public_url=url.rstrip("/"))
    lock.say(here)
    store = Store(folder / DATABASE)
    forget_old(store, settings)
    config = server_config(make_app(settings, store, Bots(settings.workers), Collector()), settings)
    server = _Announcing(config, lambda: _announce(here, url, open_browser=open_browser, say=say))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    lock.release()


def server_config(app: Any, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves an application: small messages, short queues, no compression, patience with an end."""
    return uvicorn.Config(
        app,
        http=PatientHttp,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE * 2,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        limit_concurrency=settings.most_sockets + 200,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=20,
        h11_max_incomplete_event_size=16_384,
        server_header=False,
        proxy_headers=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )


class _Announcing(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce: Final = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say so."""
        await super().startup(sockets)
        if self.started:
            await asyncio.to_thread(self._announce)


def _announce(here: str, url: str, *, open_browser: bool, say: Callable[[str, str], Any]) -> None:
    say(here, url)
    if open_browser:
        webbrowser.open(here)


def start_log(settings: Settings) -> None:
    """Structured lines on stderr. No names, tokens, cards or addresses are ever given to the log."""
    renderer: Any = (
        structlog.processors.JSONRenderer() if settings.log == "json" else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    for noisy in ("uvicorn", "uvicorn.error", "uvicorn.access", "httpx", "websockets"):  # they write addresses
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
