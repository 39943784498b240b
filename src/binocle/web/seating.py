"""Who sits where in a room, who is connected, and how long somebody may be away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from binocle.web.people import bot_names
from binocle.web.steps import Chair


@dataclass(slots=True)
class Seat:
    """A seat as it is now.

    `since` is when its person was last seen (seconds of the room's clock), None while he is here; `stand_in` the
    computer player that plays for him, `once` whether only the next decision; `word_seq` the entry with the word.
    """

    kind: Literal["person", "bot", "open"]
    name: str
    player: str
    here: bool = False
    since: float | None = None
    stand_in: str = ""
    once: bool = False
    word: str = ""
    word_seq: int = 0

    @property
    def is_person(self) -> bool:
        """Whether a person has this seat."""
        return self.kind == "person"


def seats_of(chairs: tuple[Chair, ...]) -> list[Seat]:
    """The seats of a room that opens."""
    return [Seat(chair.kind, chair.name, chair.player) for chair in chairs]


def names_of(seats: list[Seat]) -> tuple[str, ...]:
    """What each seat is called: people by their names, computer players by names that nobody has; open seats not."""
    people = [seat.name for seat in seats if seat.is_person]
    free = iter(bot_names(len(seats), people))
    shown = [next(free) for _ in seats]  # a seat keeps its name when others come and go
    return tuple(
        seat.name if seat.is_person else name if seat.kind == "bot" else ""
        for seat, name in zip(seats, shown, strict=True)
    )
