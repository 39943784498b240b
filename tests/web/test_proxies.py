"""The server behind the reverse proxies of docs/hosting.md, with the very lines that stand there."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.conftest import PROGRAMS
from tests.web.serving import ROOT, Served, served

HOST = "cards.example.org"
SITE = f"https://{HOST}"

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl to make a certificate with")


def documented(heading: str) -> str:
    """The configuration that stands under a heading of docs/hosting.md."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {heading}\n.*?```\w*\n(.*?)```", page, re.DOTALL | re.MULTILINE)
    assert found, f"no configuration under {heading}"
    return found[1]


def put(text: str, old: str, new: str) -> str:
    """Exchange what differs on this machine; what is not there cannot be exchanged."""
    assert old in text, f"{old!r} is not in the documented configuration"
    return text.replace(old, new)


def nginx(folder: Path, port: int, behind: int) -> list[str]:
    """The command for nginx, with everything it writes in this folder."""
    site = documented("nginx")
    site = put(site, "listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    site = put(site, f"/etc/letsencrypt/live/{HOST}/fullchain.pem", str(folder / "cert.pem"))
    site = put(site, f"/etc/letsencrypt/live/{HOST}/privkey.pem", str(folder / "key.pem"))
    site = put(site, "127.0.0.1:8642", f"127.0.0.1:{behind}")
    temp = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{head}http {{\naccess_log off;\n{temp}{site}}}\n", encoding="utf-8")
    return ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, behind: int) -> list[str]:
    """The command for Caddy, with everything it writes in this folder."""
    site = put(
        documented("Caddy"), f"{HOST} {{", f"{SITE}:{port} {{\nbind 127.0.0.1\ntls {folder}/cert.pem {folder}/key.pem"
    )
    site = put(site, "127.0.0.1:8642", f"127.0.0.1:{behind}")
    head = f"{{\nadmin off\nauto_https disable_redirects\nstorage file_system {folder}/storage\n}}\n"
    (folder / "Caddyfile").write_text(head + site, encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


class Front:
    """A proxy with a server behind it, as a browser far away would reach it."""

    def __init__(self, port: int, certificate: Path, server: Served) -> None:
        self.port = port
        self.server = server
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self.http = httpx.AsyncClient(base_url=f"https://127.0.0.1:{port}", verify=self.trust, headers={"Host": HOST})

    async def get(self, path: str) -> httpx.Response:
        """The page at this path."""
        return await self.http.get(path, extensions={"sni_hostname": HOST})

    async def socket(self, origin: str, **headers: str) -> ClientConnection:
        """A socket that a page of this origin opens."""
        here = ("127.0.0.1", self.port)
        return await connect(
            f"wss://{HOST}/ws",
            host=here[0],
            port=here[1],
            ssl=self.trust,
            origin=origin,  # type: ignore[arg-type]
            additional_headers=headers,
            proxy=None,
        )


def certify(folder: Path) -> None:
    """Make a certificate for the host that signs for itself."""
    about = ["-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}", "-days", "1"]
    kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "key.pem", "-out", "cert.pem"]
    subprocess.run(["openssl", "req", *kind, *about], cwd=folder, check=True, capture_output=True)


@asynccontextmanager
async def front(folder: Path, command: Callable[[Path, int, int], list[str]]) -> AsyncIterator[Front]:
    """Start both, wait until the proxy answers, and end it afterwards."""
    await asyncio.to_thread(certify, folder)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    async with served(public_url=SITE, proxies=("127.0.0.1",), most_sockets_each=1) as server:
        behind = int(server.url.rsplit(":", 1)[1])
        with (folder / "log").open("wb") as log:
            process = await asyncio.to_thread(
                subprocess.Popen,
                command(folder, port, behind),
                stdout=log,
                stderr=log,
                env={"HOME": str(folder), "PATH": PROGRAMS},
            )
        here = Front(port, folder / "cert.pem", server)
        try:
            for _ in range(200):
                assert process.poll() is None, (folder / "log").read_text()
                try:
                    await here.get("/health")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
            yield here
        finally:
            await here.http.aclose()
            process.terminate()
            await asyncio.to_thread(process.wait, 20)


@pytest.mark.parametrize("command", [nginx, caddy])
async def test_behind_a_proxy(tmp_path: Path, command: Callable[[Path, int, int], list[str]]) -> None:
    """The page and the socket come through, the figures do not; strangers' pages and made-up addresses get nowhere."""
    if shutil.which(command.__name__, path=PROGRAMS) is None:
        pytest.skip(f"no {command.__name__} here")
    async with front(tmp_path, command) as here:
        assert (await here.get("/")).status_code == 200
        assert (await here.get("/health")).status_code == 200
        assert (await here.get("/metrics")).status_code in (403, 404)
        with pytest.raises(InvalidStatus) as refused:
            await here.socket("https://elsewhere.example")
        assert refused.value.response.status_code == 403
        table = await here.server.open_table("two-handed", ["me", "steady"])
        first = await here.socket(SITE)
        hello = f'{{"type":"hello","protocol":1,"table":"{table["table"]}","token":"{table["token"]}","lang":"en"}}'
        await first.send(hello)
        assert '"type":"welcome"' in str(await asyncio.wait_for(first.recv(), 20))
        # One socket an address: what a client says of its own address is not believed.
        with pytest.raises(InvalidStatus):
            await here.socket(SITE, **{"X-Forwarded-For": "203.0.113.7"})
        await first.close()
