"""A server for tests: in this loop, or as a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from binocle.store import Store
from binocle.web.app import make_app
from binocle.web.bots import Bots
from binocle.web.serve import server_config
from binocle.web.settings import Settings

ROOT = Path(__file__).resolve().parents[2]


class Served:
    """A running server, with shortcuts to its API."""

    def __init__(self, url: str, app: Any = None) -> None:
        self.url = url
        self.app = app
        self.http = httpx.AsyncClient(base_url=url, timeout=30)

    async def open_table(self, rules: str, seats: list[str], **more: Any) -> dict[str, Any]:
        """Open a table; `me` sits where it stands in `seats`."""
        body = {"rules": rules, "name": "Eva", "seats": seats, "speed": "instant", **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def sit(self, table: str, name: str, seat: int | None = None) -> dict[str, Any]:
        """Sit down at a free seat."""
        answer = await self.http.post(f"/api/tables/{table}/seats", json={"name": name, "seat": seat})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    @property
    def hub(self) -> Any:
        """The rooms, for tests that look inside."""
        return self.app.app.state.hub


@asynccontextmanager
async def served(data: Path | None = None, **settings: Any) -> AsyncIterator[Served]:
    """A server in this loop; its computer players think in a thread."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    found = Settings(**{"port": port, "public_url": url, "workers": 0, "helper": "steady", **settings})
    store = Store(None if data is None else data / "binocle.db")
    app = make_app(found, store, Bots(0))
    server = uvicorn.Server(server_config(app, found))
    server.config.load()
    serving = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if serving.done():
            serving.result()
    here = Served(url, app)
    try:
        yield here
    finally:
        await here.http.aclose()
        server.should_exit = True
        with suppress(asyncio.CancelledError):
            await asyncio.wait_for(serving, 20)


class Process:
    """`binocle serve` as a process of its own."""

    def __init__(self, data: Path, port: int = 0, **environ: str) -> None:
        self.data = data
        self.port = port
        self.environ = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **environ}
        self.log = data / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.url = ""

    async def start(self) -> None:
        """Start, and wait until it says where it listens."""
        line = await asyncio.to_thread(self._launch)
        found = re.search(r"http://\S+", line)
        assert found, f"the server said {line!r}"
        self.url = found[0]
        self.port = int(self.url.rsplit(":", 1)[1])

    def _launch(self) -> str:
        command = [sys.executable, "-m", "binocle", "serve", "--no-open", "--workers", "1"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=self.environ, cwd=ROOT)
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode()

    def kill(self) -> None:
        """End it as the power would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        """End it in order; its exit code."""
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code
