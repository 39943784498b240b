"""What the keeper of a room is given to do, one after another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from binocle.game.views import Decision
from binocle.table import Ask, Table
from binocle.web.changes import Change
from binocle.web.connection import Connection
from binocle.web.room import Room
from binocle.wire import client as asked


@dataclass(slots=True, frozen=True)
class Coming:
    """Somebody has said hello."""

    connection: Connection


@dataclass(slots=True, frozen=True)
class Going:
    """A connection is gone."""

    connection: Connection


@dataclass(slots=True, frozen=True)
class Wanting:
    """A request, and when it came in."""

    connection: Connection
    request: asked.Request
    at: float


@dataclass(slots=True, frozen=True)
class Thought:
    """A computer player has decided, at the game for which it was asked; for a hint, who asked by which request."""

    ask: Ask
    decision: Decision
    table: Table | None
    hint: tuple[Connection, str] | None = None


@dataclass(slots=True, frozen=True)
class Doing:
    """Something from outside a socket: it is done with the room, entered, and its result handed back."""

    act: Callable[[Room, float], tuple[Any, Change | None]]
    done: asyncio.Future[Any]


@dataclass(slots=True, frozen=True)
class Ticking:
    """Time has passed."""


Job: TypeAlias = Coming | Going | Wanting | Thought | Doing | Ticking
