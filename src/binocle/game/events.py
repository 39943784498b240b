"""What happened: the news of one action, each seat getting only what it may see.

Engine events may carry hidden cards; `seen_by` turns one into what a seat (or a spectator, None) is told. There is no
default: an event type without its own `seen_by` does not type-check.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from binocle.cards import Card
from binocle.game.public import Settlement, Shown, Trick


class HandDealt(msgspec.Struct, frozen=True, tag=True):
    """New deal: your cards (none for a spectator), the dealer, and the upcard in a game with a stock."""

    deal_no: int
    dealer: int
    hand: tuple[Card, ...] | None
    upcard: Card | None


class Called(msgspec.Struct, frozen=True, tag=True):
    """A seat bid (points) or passed (0); `signal` is the meld that the bid announces, in points."""

    seat: int
    bid: int
    signal: int = 0


class AuctionWon(msgspec.Struct, frozen=True, tag=True):
    """The auction is over: declarer and bid in points."""

    declarer: int
    bid: int


class WidowTaken(msgspec.Struct, frozen=True, tag=True):
    """The declarer took the widow: its cards for those who may see it, else None."""

    declarer: int
    cards: tuple[Card, ...] | None


class CardsBuried(msgspec.Struct, frozen=True, tag=True):
    """The declarer has buried: how many cards, how many of them against the ban (AMB-14); the cards for him alone."""

    declarer: int
    count: int
    forced: int
    cards: tuple[Card, ...] | None


class TrumpNamed(msgspec.Struct, frozen=True, tag=True):
    """Trump is this suit (S H D C); `held` is False when the declarer lacks a marriage that he needs (HR-11)."""

    declarer: int
    suit: str
    held: bool


class DurchAnnounced(msgspec.Struct, frozen=True, tag=True):
    """The declarer will take every trick, without trump."""

    declarer: int


class RedealAsked(msgspec.Struct, frozen=True, tag=True):
    """A seat showed a hand too poor to play; the cards are dealt again."""

    seat: int
    hand: tuple[Card, ...]


class CardsHanded(msgspec.Struct, frozen=True, tag=True):
    """Cards went from seat to seat; the cards for these two alone, for others None."""

    giver: int
    receiver: int
    count: int
    cards: tuple[Card, ...] | None


class MeldsVoid(msgspec.Struct, frozen=True, tag=True):
    """A side's melds are too few to be laid down and count nothing (4D-OPT-08)."""

    side: int
    points: int


class Shot(msgspec.Struct, frozen=True, tag=True):
    """The declarer promises every trick (HR-17)."""

    declarer: int


class RevokeJudged(msgspec.Struct, frozen=True, tag=True):
    """A claim of revoke: who accused whom, and whether it was right (HR-26)."""

    seat: int
    accused: int
    right: bool


class MeldsLaid(msgspec.Struct, frozen=True, tag=True):
    """A seat laid out its melds in an auction game."""

    seat: int
    melds: tuple[Shown, ...]
    points: int


class Melded(msgspec.Struct, frozen=True, tag=True):
    """A meld or dix in two-handed play, with the points it was paid."""

    meld: Shown


class DixTaken(msgspec.Struct, frozen=True, tag=True):
    """A dix was exchanged for this upcard."""

    seat: int
    card: Card


class Drawn(msgspec.Struct, frozen=True, tag=True):
    """A seat drew: the card for those who see it, else None. `left` cards remain, the upcard included."""

    seat: int
    card: Card | None
    left: int


class Played(msgspec.Struct, frozen=True, tag=True):
    """A card was laid to the trick, from the hand or (two-handed) from the table."""

    seat: int
    card: Card
    tabled: bool


class TrickTaken(msgspec.Struct, frozen=True, tag=True):
    """A trick is complete and taken."""

    trick: Trick


class GaveUp(msgspec.Struct, frozen=True, tag=True):
    """The declarer gave up."""

    declarer: int


class ClaimedOut(msgspec.Struct, frozen=True, tag=True):
    """A seat claims the mark; `right` says whether it has it, None while that is still open (MCD-02)."""

    seat: int
    right: bool | None


class DealBooked(msgspec.Struct, frozen=True, tag=True):
    """The deal is booked; somebody may have won by it."""

    result: Settlement


SeatEvent: TypeAlias = (
    HandDealt
    | Called
    | AuctionWon
    | WidowTaken
    | CardsBuried
    | TrumpNamed
    | DurchAnnounced
    | RedealAsked
    | CardsHanded
    | MeldsVoid
    | Shot
    | RevokeJudged
    | MeldsLaid
    | Melded
    | DixTaken
    | Drawn
    | Played
    | TrickTaken
    | GaveUp
    | ClaimedOut
    | DealBooked
)


class Open(msgspec.Struct, frozen=True):
    """News that everybody at the table may have as it is."""

    news: SeatEvent

    def seen_by(self, seat: int | None) -> SeatEvent:  # noqa: ARG002 - all alike, spectators too
        """The news itself."""
        return self.news


class Private(msgspec.Struct, frozen=True):
    """News of which some seats see more: `inside` for the seats in `seats`, `outside` for all others."""

    seats: tuple[int, ...]
    inside: SeatEvent
    outside: SeatEvent

    def seen_by(self, seat: int | None) -> SeatEvent:
        """What this seat is told."""
        return self.inside if seat in self.seats else self.outside

    def __repr__(self) -> str:
        return f"Private(seats={self.seats}, <sealed>, outside={self.outside})"


class Hands(msgspec.Struct, frozen=True):
    """The deal: each seat sees its own hand."""

    deal_no: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    upcard: Card | None

    def seen_by(self, seat: int | None) -> SeatEvent:
        """The seat's own hand; no cards for a spectator."""
        return HandDealt(self.deal_no, self.dealer, None if seat is None else self.hands[seat], self.upcard)

    def __repr__(self) -> str:
        return f"Hands(deal_no={self.deal_no}, <sealed>)"


Event: TypeAlias = Open | Private | Hands
