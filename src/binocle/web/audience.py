"""Who is connected to a room, and how all of them are told what is new."""

from __future__ import annotations

from collections.abc import Iterator

from binocle.locale import Language
from binocle.web import pictures
from binocle.web.changes import Change
from binocle.web.connection import Connection
from binocle.web.room import Room
from binocle.wire import encode


class Audience:
    """The connections of a room: one for each seat, and those who watch."""

    def __init__(self) -> None:
        """Nobody yet."""
        self._here: dict[int, Connection] = {}
        self._watching: set[Connection] = set()

    def __iter__(self) -> Iterator[Connection]:
        return iter([*self._here.values(), *self._watching])

    def __len__(self) -> int:
        return len(self._here) + len(self._watching)

    def __contains__(self, connection: Connection) -> bool:
        if connection.viewer is None:
            return connection in self._watching
        return self._here.get(connection.viewer) is connection

    @property
    def watching(self) -> int:
        """How many watch."""
        return len(self._watching)

    def add(self, connection: Connection) -> None:
        """One more. Whoever had the seat before is told that it is open elsewhere now."""
        seat = connection.viewer
        if seat is None:
            self._watching.add(connection)
            return
        before = self._here.get(seat)
        self._here[seat] = connection
        if before is not None and before is not connection:
            before.bye(4001, "replaced")

    def remove(self, connection: Connection) -> bool:
        """One less; False when the connection was none (any more), as when somebody newer has the seat."""
        if connection not in self:
            return False
        if connection.viewer is None:
            self._watching.discard(connection)
        else:
            del self._here[connection.viewer]
        return True

    def dismiss(self, seat: int) -> None:
        """The person of a seat has it no longer."""
        connection = self._here.pop(seat, None)
        if connection is not None:
            connection.bye(4003, "seat-lost")

    def welcome(self, connection: Connection, room: Room, link: str, now: float) -> None:
        """Give a reader everything, as of now."""
        connection.behind = False
        connection.send(pictures.welcome(room, connection.viewer, connection.lang, link, now))

    def spread(self, change: Change, room: Room, link: str, now: float, but: Connection | None = None) -> None:
        """Tell everybody (but one, perhaps) what a change means to him; the same words are made once."""
        ready: dict[tuple[int | None, Language], bytes] = {}
        for connection in self:
            if connection is but:
                continue
            key = connection.viewer, connection.lang
            if key not in ready:
                ready[key] = encode(pictures.update(room, change, connection.viewer, connection.lang, link, now))
            connection.send_bytes(ready[key])
