"""Pauses in which people look at what has happened: how long they last, and after what they come."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from binocle.game.events import DealBooked, MeldsLaid, SeatEvent, TrickTaken
from binocle.table.effects import Occasion


class Pace(msgspec.Struct, frozen=True):
    """How long a table pauses, in seconds: 0 is not at all, infinity until everybody continues."""

    trick: float = 0.0
    melds: float = 0.0
    deal: float = 0.0


class Pause(msgspec.Struct, frozen=True):
    """The table is pausing until this time, or until all people present have continued."""

    until: float
    occasion: Occasion
    done: frozenset[int] = frozenset()

    def seen_by(self, seat: int) -> Pause:
        """The same when one more has seen enough."""
        return msgspec.structs.replace(self, done=self.done | {seat})

    def left(self, now: float) -> float | None:
        """The seconds that are left of it; None when it has no end."""
        return None if self.until == math.inf else max(0.0, self.until - now)


def pause_after(news: Iterable[SeatEvent | None], pace: Pace, now: float, *, in_tricks: bool) -> Pause | None:
    """The pause that this news is worth: a full trick, the last melds of an auction game, or a booked deal (L12)."""
    kinds = {type(event) for event in news}
    occasion: Occasion
    if DealBooked in kinds:
        occasion, seconds = "deal", pace.deal
    elif TrickTaken in kinds:
        occasion, seconds = "trick", pace.trick
    elif in_tricks and MeldsLaid in kinds:
        occasion, seconds = "melds", pace.melds
    else:
        return None
    return Pause(now + seconds, occasion) if seconds > 0 else None
