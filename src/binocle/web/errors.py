"""Failures of requests as answers: always a code and a sentence, never a trace."""

from __future__ import annotations

from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from binocle.errors import BinocleError
from binocle.locale import Language, texts
from binocle.web.changes import Refused
from binocle.web.gate import header, new_reference
from binocle.web.texts import error_text

if TYPE_CHECKING:
    from litestar.types import Scope

STATUS: Final = {
    "no-table": 404,
    "not-found": 404,
    "code": 404,
    "not-booked": 404,
    "bad-token": 401,
    "not-allowed": 403,
    "host-only": 403,
    "full": 409,
    "name-taken": 409,
    "table/seat-taken": 409,
    "rate": 429,
    "many-tables": 503,
    "restart": 503,
    "gone": 503,
    "storage": 503,
    "internal": 500,
}
_HTTP: Final = {404: "not-found", 405: "method", 413: "too-large", 429: "rate"}
_log = structlog.get_logger("http")


def lang_of(scope: Scope) -> Language:
    """The language that a request asks for: `?lang=`, else what the browser prefers."""
    query = scope.get("query_string", b"").decode("latin-1")
    asked = next((part[5:] for part in query.split("&") if part.startswith("lang=")), "")
    if asked in ("en", "de"):
        return "de" if asked == "de" else "en"
    for part in (header(scope, b"accept-language") or "").split(","):
        base = part.split(";")[0].strip().lower().split("-")[0]
        if base in ("en", "de"):
            return "de" if base == "de" else "en"
    return "en"


def _answer(status: int, code: str, text: str, **more: Any) -> Response[Any]:
    return Response({"error": {"code": code, "text": text, **more}}, status_code=status, media_type="application/json")


def on_refused(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A request that was understood and is not carried out."""
    assert isinstance(error, Refused)
    code, text = error_text(error, lang_of(request.scope))
    return _answer(STATUS.get(code, 400), code, text)


def on_http(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A request that was not understood."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    if status >= 500:
        return on_fault(request, error)
    code = _HTTP.get(status, "bad-request")
    return _answer(status, code, texts(lang_of(request.scope))(f"error-{code}"))


def on_ours(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Input that one of our parsers has refused, with its sentence."""
    assert isinstance(error, BinocleError)
    return _answer(400, "bad-request", str(error), field=getattr(error, "path", ""))


def on_nesting(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A body with brackets in brackets beyond all measure, which no reader follows; any other depth is our fault."""
    reading = [frame.filename for frame in extract_tb(error.__traceback__)][-1:]
    if not any("litestar" in name for name in reading):
        return on_fault(request, error)
    return _answer(400, "bad-request", texts(lang_of(request.scope))("error-bad-request"))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: the log has the trace, the answer a reference to it."""
    reference = new_reference()
    _log.error("a request failed", path=_without_ids(request), reference=reference, exc_info=error)
    return _answer(500, "internal", texts(lang_of(request.scope))("error-internal"), reference=reference)


def _without_ids(request: Request[Any, Any, Any]) -> str:
    """The address of a request without what stands in it for one table: whoever knows that may come to the table."""
    path = request.url.path
    for name, value in request.path_params.items():
        if isinstance(value, str) and value:
            path = path.replace(value, f"{{{name}}}")
    return path[:80]
