"""What can be said to a table. Whoever sends a command has already made sure that the seat is the sender's own.

`seq` counts everything that has been entered in the table's record; it never goes back, not even by an undo. A command
that answers a position names the `seq` of that position's view, so an answer that comes too late is recognised.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from binocle.game.actions import Action, Deal
from binocle.game.views import Decision
from binocle.record import Occupant


class Begin(msgspec.Struct, frozen=True, tag=True):
    """Start the game, or take it up again: the table says anew what it is waiting for. Harmless when repeated."""


class Join(msgspec.Struct, frozen=True, tag=True):
    """A person sits down at his seat, or comes back to it, and is sent the view."""

    seat: int


class Leave(msgspec.Struct, frozen=True, tag=True):
    """A person goes away: nothing more is sent to the seat until he joins again."""

    seat: int


class Act(msgspec.Struct, frozen=True, tag=True):
    """A person acts in the position whose view had this `seq`."""

    seat: int
    seq: int
    action: Action


class Decided(msgspec.Struct, frozen=True, tag=True):
    """The answer to an `Ask`: a computer player's decision, or the one that was asked for as a hint."""

    seat: int
    seq: int
    decision: Decision
    hint: bool = False


class Dealt(msgspec.Struct, frozen=True, tag=True):
    """The answer to a `NeedDeal`: the cards."""

    seq: int
    deal: Deal


class Undo(msgspec.Struct, frozen=True, tag=True):
    """Take back one's last decision of this deal, with all that came after it; only among computer players."""

    seat: int


class Hint(msgspec.Struct, frozen=True, tag=True):
    """Ask what a computer player would do in one's place."""

    seat: int


class Claim(msgspec.Struct, frozen=True, tag=True):
    """Claim all tricks that are left, before leading to one of them."""

    seat: int


class Continue(msgspec.Struct, frozen=True, tag=True):
    """A person has seen enough of what the table pauses for."""

    seat: int


class StandIn(msgspec.Struct, frozen=True, tag=True):
    """Let a computer player of this name play a person's seat until further notice; None gives the seat back."""

    seat: int
    player: str | None


class Reseat(msgspec.Struct, frozen=True, tag=True):
    """From now on this occupant has the seat: a person, or a computer player by name. The record keeps the first."""

    seat: int
    occupant: Occupant


class Tick(msgspec.Struct, frozen=True, tag=True):
    """Time has passed; the answer to a `Wake`."""


Command: TypeAlias = (
    Begin | Join | Leave | Act | Decided | Dealt | Undo | Hint | Claim | Continue | StandIn | Reseat | Tick
)
