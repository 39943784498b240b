"""What a table wants done: messages to seats, lines for the record, decisions, cards, a wake-up call.

Only `Send` reaches a person, and its body is made of what that seat may know. All the rest is for the driver alone.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from binocle.errors import RecordError
from binocle.game.actions import Action
from binocle.game.events import Event, SeatEvent
from binocle.game.state import State
from binocle.game.views import Budget, Decision, Refusal, View
from binocle.record import Entry, Undo, Writer

Occasion: TypeAlias = Literal["trick", "melds", "deal"]
"""What a table pauses after: a complete trick, the last seat's melds in an auction game, a booked deal."""


class Advice(msgspec.Struct, frozen=True, tag=True):
    """The hint: what a computer player would do with the cards that this seat sees."""

    decision: Decision


class TakenBack(msgspec.Struct, frozen=True, tag=True):
    """A seat took back its last decision, with all that came after it. The view follows."""

    seat: int


class Pausing(msgspec.Struct, frozen=True, tag=True):
    """The table pauses, at most for these seconds (None: until everybody continues), so that people can look."""

    occasion: Occasion
    seconds: float | None


Body: TypeAlias = SeatEvent | View | Refusal | Advice | TakenBack | Pausing


class Send(msgspec.Struct, frozen=True):
    """Tell a seat something; the news of an action come one by one, the view once after all of them."""

    seat: int
    body: Body


class Append(msgspec.Struct, frozen=True):
    """Write this to the record, before anything that follows it is sent; `write` does it.

    `events` are what came of it, for a driver that tells more people than the table knows of.
    """

    entry: Entry | Undo
    state: State
    events: tuple[Event, ...] = ()

    def write(self, writer: Writer) -> None:
        """Let the record's writer add the entry.

        Raises:
            OSError: it could not be written.
            RecordError: the writer has failed before, or stands at another entry.
        """
        if writer.n + 1 != self.entry.n:
            problem = f"the record ends with entry {writer.n}; entry {self.entry.n} cannot follow"
            raise RecordError(problem)
        if isinstance(self.entry, Undo):
            writer.undo(self.entry.seat, self.entry.to, self.entry.at_ms)
        else:
            writer.add(self.entry.seat, self.entry.action, self.state, self.entry.at_ms)


class Ask(msgspec.Struct, frozen=True):
    """Have a computer player decide; answer with `Decided(seat, view.seq, decision, hint)`.

    `player` is its name; empty for a hint, for which the driver takes the one it thinks best.
    """

    seat: int
    view: View
    budget: Budget
    hint: bool = False
    player: str = ""


class NeedDeal(msgspec.Struct, frozen=True):
    """Shuffle and deal for this dealer; answer with `Dealt(seq, deal)`."""

    seq: int
    dealer: int


class Wake(msgspec.Struct, frozen=True):
    """Send a `Tick` at this time, in seconds of the clock that `handle` is given."""

    at: float


class Fault(msgspec.Struct, frozen=True):
    """A computer player's decision was refused; its first legal action was taken in its place."""

    seat: int
    action: Action
    refusal: Refusal


class Over(msgspec.Struct, frozen=True):
    """The game is over; `winner` is a side."""

    winner: int


Effect: TypeAlias = Send | Append | Ask | NeedDeal | Wake | Fault | Over
