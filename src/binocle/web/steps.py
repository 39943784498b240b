"""What is entered in the log of a room: all that has been decided there, so that the room can be made again from it.

An entry of the log is a list of steps that belong together. Nothing is entered that follows from what is there.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from binocle.game.actions import Action
from binocle.record import Occupant
from binocle.wire.server import TableOptions


class Chair(msgspec.Struct, frozen=True):
    """A seat before anybody has moved: a person with a name, a computer player of some level, or open."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    player: str = ""


class Opened(msgspec.Struct, frozen=True, tag=True):
    """The room: rules (JSON, and on one line), seats, who is host, how it is kept, when (seconds since 1970)."""

    rules: str
    line: str
    chairs: tuple[Chair, ...]
    host: int
    options: TableOptions
    code: str
    at: int


class Seated(msgspec.Struct, frozen=True, tag=True):
    """A person has taken a seat."""

    seat: int
    name: str


class Placed(msgspec.Struct, frozen=True, tag=True):
    """A seat was given to a computer player, or (empty) is open again."""

    seat: int
    player: str


class Hosted(msgspec.Struct, frozen=True, tag=True):
    """Somebody else is host now."""

    seat: int


class Committed(msgspec.Struct, frozen=True, tag=True):
    """The secret of a deal was drawn and committed to. The secret stays here until the deal is booked."""

    game: int
    deal: int
    commit: str
    secret: str


class Worded(msgspec.Struct, frozen=True, tag=True):
    """A player's own word for the next deal; empty takes it back."""

    seat: int
    word: str


class Began(msgspec.Struct, frozen=True, tag=True):
    """A game began; `seats` as its record has them."""

    game: int
    seats: tuple[Occupant, ...]
    dealer: int
    started: str
    table: Literal["bots", "people"]


class Moved(msgspec.Struct, frozen=True, tag=True):
    """A decision in the game, or a deal (seat -1)."""

    seat: int
    action: Action
    at_ms: int


class TookBack(msgspec.Struct, frozen=True, tag=True):
    """A person went back to the state after this entry of the record."""

    seat: int
    to: int
    at_ms: int


class Said(msgspec.Struct, frozen=True, tag=True):
    """Something was said at the table, freely or by a quick phrase."""

    seat: int | None
    name: str
    text: str
    phrase: str = ""


class Held(msgspec.Struct, frozen=True, tag=True):
    """The host holds the game, or lets it go on."""

    on: bool


class Tuned(msgspec.Struct, frozen=True, tag=True):
    """The options of the table."""

    options: TableOptions


class Coded(msgspec.Struct, frozen=True, tag=True):
    """The short code from now on; empty is none."""

    code: str


class Admitted(msgspec.Struct, frozen=True, tag=True):
    """The person of a seat has come with one more device."""

    seat: int


class Asked(msgspec.Struct, frozen=True, tag=True):
    """The request that brought this entry: repeated, it is answered and not done again."""

    seat: int
    id: str
    sum: str


Step: TypeAlias = (
    Opened
    | Seated
    | Placed
    | Hosted
    | Committed
    | Worded
    | Began
    | Moved
    | TookBack
    | Said
    | Held
    | Tuned
    | Coded
    | Admitted
    | Asked
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(tuple[Step, ...])


def write(steps: tuple[Step, ...]) -> bytes:
    """An entry as it is kept."""
    return _encoder.encode(steps)


def read(body: bytes) -> tuple[Step, ...]:
    """An entry that was kept. Raises `msgspec.DecodeError` when it is none."""
    return _decoder.decode(body)
