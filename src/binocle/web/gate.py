"""What every request passes first: who asks, from which page, how often; and what every answer carries."""

from __future__ import annotations

import secrets
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import urlsplit

import msgspec

from binocle.locale import texts
from binocle.web.limits import Limiter, network
from binocle.web.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request."""
    headers: Any = scope["headers"]
    return next((value.decode("latin-1") for key, value in headers if key.lower() == name), None)


def address_of(scope: Scope, proxies: tuple[str, ...]) -> str:
    """Where a request comes from. A proxy's word is taken only from the proxies that were named."""
    client = scope.get("client")
    address = _plain(client[0]) if client else "local"
    if address in proxies:
        forwarded = header(scope, b"x-forwarded-for")
        for hop in reversed([_plain(part.strip()) for part in (forwarded or "").split(",")]):
            if hop and hop not in proxies:
                return hop[:64]
    return address


def _plain(address: str) -> str:
    """An address in one form: an IPv4 one that came to a socket of IPv6 (`::ffff:10.0.0.1`) as what it is."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)


def is_own(scope: Scope, settings: Settings) -> bool:
    """Whether a request comes from a page of ours, or (without an Origin) from no page at all."""
    origin = header(scope, b"origin")
    if origin is None:
        return True
    if origin in settings.origins or (settings.public_url and origin == _origin(settings.public_url)):
        return True
    host = header(scope, b"host")
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or parts.path or not host or parts.netloc != host:
        return False
    return _is_near(parts.hostname or "")


def _is_near(name: str) -> bool:
    """Whether a name can only mean a machine nearby: a foreign page may let its own name lead to this server.

    Under any other name a server is reached by `public_url` or `origins`.
    """
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith((".local", ".localhost"))
    return True


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


class Gate:
    """An ASGI application around another: limits, origins, security headers, and HEAD as GET without a body."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self._requests: Final = Limiter(200, 20, settings.limits)
        self._changes: Final = Limiter(40, 1, settings.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        method = str(scope.get("method", ""))  # only requests have one, sockets do not
        if not method:
            await self.app(scope, receive, send)
            return
        head = method == "HEAD"
        if head:
            scope = cast("Scope", {**scope, "method": "GET"})
        answer = _sender(send, head=head)
        where = network(address_of(scope, self.settings.proxies))
        changing = method not in ("GET", "HEAD", "OPTIONS")
        if changing and not is_own(scope, self.settings):
            await _refuse(answer, 403, "origin")
        elif not self._requests.take(where) or (changing and not self._changes.take(where)):
            await _refuse(answer, 429, "rate")
        else:
            await self.app(scope, receive, answer)


def _sender(send: Send, *, head: bool) -> Send:
    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {key.lower() for key, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(pair for pair in HEADERS if pair[0] not in given)]
            if b"cache-control" not in given:
                message["headers"] = [*message["headers"], (b"cache-control", b"no-store")]
        elif message["type"] == "http.response.body" and head:
            if message.get("more_body"):
                return
            message["body"] = b""
        await send(message)

    return answer


async def _refuse(send: Send, status: int, code: str) -> None:
    body = msgspec.json.encode({"error": {"code": code, "text": texts("en")(f"error-{code}")}})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def new_reference() -> str:
    """A word by which a fault told to somebody is found in the log."""
    return secrets.token_hex(4)
