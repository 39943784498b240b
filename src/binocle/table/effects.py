"""What a table wants done: messages to seats, lines for the record, decisions, cards, a wake-up call.

Only `Send` reaches a person, and its body is made of what that seat may know. All the rest is for the driver alone.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from binocle.game.actions import Action
from binocle.game.events import SeatEvent
from binocle.game.views import Budget, Decision, Refusal, View

Occasion: TypeAlias = Literal["trick", "melds", "deal"]
"""What a table pauses after: a complete trick, the last seat's melds in an auction game, a booked deal."""


class Advice(msgspec.Struct, frozen=True, tag=True):
    """The hint: what a computer player would do with the cards that this seat sees."""

    decision: Decision


class TakenBack(msgspec.Struct, frozen=True, tag=True):
    """A seat took back its last decision; `actions` of the deal were undone in all. The view follows."""

    seat: int
    actions: int


class Pausing(msgspec.Struct, frozen=True, tag=True):
    """The table pauses, at most for these seconds (None: until everybody continues), so that people can look."""

    occasion: Occasion
    seconds: float | None


Body: TypeAlias = SeatEvent | View | Refusal | Advice | TakenBack | Pausing


class Send(msgspec.Struct, frozen=True):
    """Tell a seat something; the news of an action come one by one, the view once after all of them."""

    seat: int
    body: Body


class Entered(msgspec.Struct, frozen=True):
    """An action of a seat, or of chance (-1), that now counts; `at` is the table's time in seconds."""

    actor: int
    action: Action
    at: float


class Undone(msgspec.Struct, frozen=True):
    """An undo that now counts: the last `actions` actions still standing are taken back."""

    actor: int
    actions: int
    at: float


class Append(msgspec.Struct, frozen=True):
    """Write this to the record, before anything that follows it is sent."""

    entry: Entered | Undone


class Ask(msgspec.Struct, frozen=True):
    """Have a computer player decide; answer with `Decided(seat, view.seq, decision, hint)`."""

    seat: int
    view: View
    budget: Budget
    hint: bool = False


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
