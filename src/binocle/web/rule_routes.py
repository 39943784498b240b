"""The addresses under /api/rules."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from binocle.explain import Group, Page, form, named_sets, page
from binocle.rules import parse
from binocle.web.errors import lang_of
from binocle.web.rule_desk import Checked, check

AnyRequest = Request[Any, Any, State]


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """A set by name or line, and fields that are to be changed in it."""

    base: Annotated[str, Meta(min_length=1, max_length=8192)]
    changes: Annotated[dict[str, Any], Meta(max_length=400)] = msgspec.field(default_factory=dict)


@get("/api/rules", summary="The named rule sets")
async def sets() -> list[dict[str, Any]]:
    """Name, title in both languages, and how many play."""
    return named_sets()


@get("/api/rules/form", summary="Every option there is")
async def options() -> tuple[Group, ...]:
    """The fields of a rule set in groups, with titles, values, sources and what they need."""
    return form()


@post("/api/rules/check", status_code=200, summary="Change a rule set")
async def change(request: AnyRequest, data: JSONBody[Changes]) -> Checked:
    """The set with the changes: values, differences, its line; or what contradicts what."""
    return check(data.base, data.changes, lang_of(request.scope))


@get("/api/rules/page", summary="A rule set in words")
async def words(request: AnyRequest, line: FromQuery[Annotated[str, Meta(max_length=8192)]]) -> Page:
    """A page to learn the game from."""
    return page(parse(line), lang_of(request.scope))


HANDLERS: Final = (sets, options, change, words)
