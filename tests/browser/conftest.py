"""Real browsers at a real server. Without Playwright or a Chromium these tests are left out, and say so."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.browser.needs import CHROMIUM, PATIENCE, ROOT, missing

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SHOTS: Final = Path(os.environ.get("BINOCLE_SHOTS", ROOT / "build" / "screens"))
PHONE: Final = (390, 844)
SMALL: Final = (360, 640)
DESK: Final = (1280, 800)


MISSING: Final = missing()
if MISSING:
    collect_ignore_glob = ["test_*.py"]


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`binocle serve` as a process of its own, which can be killed and started again at the same door."""

    def __init__(self, data: Path, port: int | None = None, public: str = "") -> None:
        """Start it and wait until it answers."""
        self.data = data
        self.port = free_port() if port is None else port
        self.public = public
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, or start again on what it had written."""
        command = [sys.executable, "-m", "binocle", "serve", "--port", str(self.port), "--no-open"]
        command += ["--data", str(self.data)]
        if self.public:
            command += ["--public-url", self.public]
        with (self.data.parent / f"{self.data.name}.log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        deadline = time.monotonic() + 30 * PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)
            self.process = None

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
            self.process = None


class Wire:
    """A cable between browser and server that can be pulled out: a TCP relay on a port of its own."""

    def __init__(self, target: int) -> None:
        """Relay to this port of the same machine."""
        self.port = free_port()
        self.target = target
        self.whole = True
        self._pairs: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            if not self.whole:
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self.target), 5)
            except OSError:
                near.close()
                continue
            far.settimeout(None)
            self._pairs |= {near, far}
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(source, sink), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            self._pairs.discard(end)
            end.close()

    def cut(self) -> None:
        """Pull it out: what is open breaks, and nothing new gets through."""
        self.whole = False
        for end in list(self._pairs):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue

    def mend(self) -> None:
        """Plug it in again."""
        self.whole = True

    def close(self) -> None:
        """Throw it away."""
        self.cut()
        self._door.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it."""
    running = Server(tmp_path_factory.mktemp("server") / "data")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Callable[[], Browser]]:
    """One Chromium for the whole run, and another one should it have died."""
    from playwright.sync_api import sync_playwright

    quiet = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    quiet += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
    running: list[Browser] = []
    with sync_playwright() as playwright:

        def browser() -> Browser:
            if not running or not running[-1].is_connected():
                running.append(playwright.chromium.launch(executable_path=CHROMIUM, args=quiet))
            return running[-1]

        yield browser
        if running and running[-1].is_connected():
            running[-1].close()


Opened = Callable[..., "Page"]


@pytest.fixture
def visit(chromium: Callable[[], Browser], server: Server, request: pytest.FixtureRequest) -> Iterator[Opened]:
    """Open a page in a browser profile of its own; any error that the page reports fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def opened(
        path: str = "/",
        size: tuple[int, int] = PHONE,
        *,
        base: str = "",
        lang: str = "en",
        theme: str = "light",
        motion: str = "reduce",
        settings: dict[str, Any] | None = None,
        context: BrowserContext | None = None,
        forgiving: bool = False,
    ) -> Page:
        if context is None:
            context = chromium().new_context(
                viewport={"width": size[0], "height": size[1]},
                locale="de-DE" if lang == "de" else "en-US",
                color_scheme=theme,  # type: ignore[arg-type]
                reduced_motion=motion,  # type: ignore[arg-type]
                has_touch=size[0] < 1000,
            )
            contexts.append(context)
            # Quick computer players: it is the page that is tried here.
            kept = json.dumps(json.dumps({"level": "steady", **(settings or {})}))
            context.add_init_script(
                f"if (!localStorage.getItem('binocle.settings')) localStorage.setItem('binocle.settings', {kept})"
            )
        page = context.new_page()
        page.set_default_timeout(10_000 * PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if not forgiving:
            page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto((base or server.url) + path)
        return page

    yield opened
    SHOTS.mkdir(parents=True, exist_ok=True)
    for number, context in enumerate(contexts):
        for page in context.pages:
            name = f"{request.node.name}-{number}".replace("/", "_").replace("[", "-").replace("]", "")
            page.screenshot(path=SHOTS / f"{name}.png")
        context.close()
    assert not complaints, complaints
