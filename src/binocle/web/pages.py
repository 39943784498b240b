"""The client's pages and files, health, metrics, and the page about the API."""

from __future__ import annotations

import asyncio
from html import escape
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import generate_latest

from binocle import __version__
from binocle.web.bundle_files import Bundle, File
from binocle.web.changes import Refused
from binocle.web.errors import lang_of
from binocle.web.hub import Hub
from binocle.web.metrics import BOT_FAILURES, COMMITS, REGISTRY, TABLES

AnyRequest = Request[Any, Any, State]


def send_file(request: AnyRequest, file: File) -> Response[bytes]:
    """A file, packed where the browser takes that, or word that it has not changed."""
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    if file.tag:
        headers["etag"] = f'"{file.tag}"'
        if file.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
    packed = file.packed and "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(file.packed if packed else file.body, media_type=file.type, headers=headers)


@get(
    ["/", "/new", "/rules", "/settings", "/join", "/j/{rest:path}", "/t/{rest:path}", "/d"],
    include_in_schema=False,
)
async def page(request: AnyRequest) -> Response[bytes]:
    """The client; which of its pages, it sees itself."""
    bundle: Bundle = request.app.state.bundle
    return send_file(request, bundle.page(lang_of(request.scope)))


@get("/{rest:path}", include_in_schema=False)
async def other(request: AnyRequest) -> Response[bytes]:
    """A file of the client."""
    bundle: Bundle = request.app.state.bundle
    found = bundle.find(request.url.path)
    if found is None:
        raise Refused("not-found")
    return send_file(request, found)


@get("/health", summary="Whether the server can do its work")
async def health(request: AnyRequest) -> Response[dict[str, Any]]:
    """200 while tables can be written, else 503."""
    hub: Hub = request.app.state.hub
    well = not hub.store.failed or await asyncio.to_thread(hub.store.probe)
    body = {"status": "ok" if well else "storage", "version": __version__, "tables": hub.tables}
    return Response(body, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Numbers for Prometheus."""
    hub: Hub = request.app.state.hub
    TABLES.set(hub.tables)
    COMMITS.set(hub.store.commits)
    BOT_FAILURES.set(hub.bots.failures)
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


@get("/api", include_in_schema=False)
async def api_page(request: AnyRequest) -> Response[str]:
    """The API on one page, written from its schema, without a script."""
    tree = request.app.openapi_schema.to_schema()
    parts = []
    for address, methods in sorted(tree["paths"].items()):
        for method, about in methods.items():
            title = f"{method.upper()} {address}"
            said = escape(about.get("description") or about.get("summary") or "")
            shown = escape(msgspec.json.format(msgspec.json.encode(about), indent=2).decode())
            parts.append(
                f"<section><h2><code>{escape(title)}</code></h2><p>{said}</p>"
                f"<details><summary>Schema</summary><pre>{shown}</pre></details></section>"
            )
    body = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Binocle: API</title>'
        '<meta name="viewport" content="width=device-width"></head><body><main><h1>Binocle: API</h1>'
        '<p>As <a href="/api/schema/openapi.json">OpenAPI</a>. The socket is described in docs/protocol.md.</p>'
        f"{''.join(parts)}</main></body></html>"
    )
    return Response(body, media_type="text/html")


HANDLERS: Final = (page, other, health, metrics, api_page)
