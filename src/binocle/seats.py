"""Who sits where: seats, sides, and the way the turn goes round.

Seats are the ints 0..n-1, and +1 is the next seat clockwise. In a partnership of four, seats 0 and 2 play seats 1 and 3
and a side is ``seat % 2``; everywhere else every seat is a side of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from binocle.errors import RuleSetError

Seat: TypeAlias = int
Side: TypeAlias = int

CHANCE: Final = -1
"""Stands for the turn of nobody at the table: the cards must be dealt."""

OVER: Final = -2
"""Stands for the turn when the game has ended."""

FEWEST: Final = 2
MOST: Final = 6


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of a game and how they belong together.

    Raises:
        RuleSetError: not 2 to 6 players, or partners at a table that is not of four or six.

    >>> table = Seating(4, partners=True)
    >>> table.next(3), table.lho(0), table.rho(0), table.partner(1), table.side(3), table.seats_of(0)
    (0, 1, 3, 3, 1, (0, 2))
    """

    players: int
    partners: bool = False
    clockwise: bool = True

    def __post_init__(self) -> None:
        """Refuse tables that no game can be played at."""
        if not FEWEST <= self.players <= MOST:
            problem = f"{self.players} players cannot sit down; {FEWEST} to {MOST} can"
            raise RuleSetError("seats.players", problem)
        if self.partners and self.players not in (4, 6):
            raise RuleSetError("seats.partners", f"{self.players} players cannot form two sides; 4 or 6 can")

    @property
    def seats(self) -> range:
        """All seats, 0 first."""
        return range(self.players)

    @property
    def sides(self) -> int:
        """How many sides there are: two with partners, else one a player."""
        return 2 if self.partners else self.players

    def next(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat that comes `steps` turns after `seat`."""
        return (seat + steps if self.clockwise else seat - steps) % self.players

    def lho(self, seat: Seat) -> Seat:
        """The left-hand opponent, whose turn comes next when play goes clockwise."""
        return (seat + 1) % self.players

    def rho(self, seat: Seat) -> Seat:
        """The right-hand opponent."""
        return (seat - 1) % self.players

    def partner(self, seat: Seat) -> Seat | None:
        """The seat opposite, when four play in partnership; None where there is no single partner."""
        return (seat + 2) % 4 if self.partners and self.players == 4 else None

    def side(self, seat: Seat) -> Side:
        """The side a seat belongs to."""
        return seat % 2 if self.partners else seat

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side, lowest first."""
        return tuple(range(side, self.players, 2)) if self.partners else (side,)

    def iter_from(self, seat: Seat) -> Iterator[Seat]:
        """Every seat once, in order of turn, beginning with `seat`.

        >>> list(Seating(3).iter_from(2))
        [2, 0, 1]
        """
        return (self.next(seat, steps) for steps in range(self.players))

    def turns_to(self, start: Seat, end: Seat) -> int:
        """How many turns pass from `start` until it is `end`'s turn; 0 for the same seat."""
        return (end - start if self.clockwise else start - end) % self.players
