"""What a record holds: a header, then one entry for every decision, and a seal for every booked deal.

Stored are decisions, the outcome of the deal included: no events (they follow), no states (they are caches), no seeds
(generators change). Everything else comes out of `binocle.record.replay`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from binocle.cards import Card
from binocle.errors import RecordError, RuleSetError
from binocle.game import Game
from binocle.game.actions import Action, Deal
from binocle.rules import RuleSet, from_json, to_json

FORMAT: Final = 1
"""How lines are written. Another number is another kind of file."""

BEHAVIOUR: Final = 1
"""Raised only when a stored record would replay differently (`docs/records.md` has the policy)."""

LONGEST_NAME: Final = 64
"""The most characters that a name may have."""

LONGEST_BOT: Final = 500
"""So too for a bot, which is named by its spec; that may be a command with arguments."""

Number = Annotated[int, Meta(ge=1, le=10**9)]
"""The running number of an entry, from 1."""
Moment = Annotated[int, Meta(ge=0, le=10**15)]
"""Milliseconds since the start of the table; given by the table, since no clock runs here."""

_STARTED: Final = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z)?", re.ASCII)


class Occupant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: a name, and whether a person or a bot (its name is then the player's, such as `steady`)."""

    name: str
    kind: Literal["person", "bot"]


class Header(msgspec.Struct, frozen=True):
    """The first line: which rules, who plays, who deals first.

    The rule set is kept as the JSON it was written in, so that a record stays the same, byte for byte, when later
    versions know more fields. Make one with `Header.of`.
    """

    rules_json: str
    seats: tuple[Occupant, ...]
    dealer: int = 0
    started: str = ""
    table: Literal["bots", "people"] = "bots"
    format: int = FORMAT
    behaviour: int = BEHAVIOUR

    @classmethod
    def of(
        cls,
        rules: RuleSet,
        seats: Iterable[Occupant],
        *,
        dealer: int = 0,
        started: str = "",
        table: Literal["bots", "people"] = "bots",
    ) -> Header:
        """The header of a new record.

        Args:
            rules: the whole set is embedded, so that the record needs no catalogue.
            seats: who sits where, seat 0 first.
            dealer: the seat that deals first.
            started: when, as `2026-01-31T18:30:00Z`; empty when nobody asks.
            table: `bots` for one person at most, who may take back; `people` for any.

        Raises:
            RecordError: seats, dealer, time or table do not fit.
        """
        header = cls(to_json(rules), tuple(seats), dealer, started, table)
        header.check()
        return header

    @property
    def rules(self) -> RuleSet:
        """The rule set."""
        return _rules(self.rules_json)

    def game(self) -> Game:
        """The game of these rules; made once for each rule set."""
        return _game(self.rules_json)

    def check(self) -> None:
        """Raise a `RecordError` (line 1) when this header cannot be played from."""
        check_version(self.format, self.behaviour)
        try:
            players = self.rules.seats.players
        except RuleSetError as error:
            raise RecordError(f"the rule set cannot be played: {error}", line=1) from None
        if len(self.seats) != players:
            raise RecordError(f"{len(self.seats)} seats are named; the rule set has {players}", line=1)
        for seat, occupant in enumerate(self.seats):
            longest = LONGEST_NAME if occupant.kind == "person" else LONGEST_BOT
            if not occupant.name.isprintable() or not 1 <= len(occupant.name) <= longest:
                problem = f"the name of seat {seat} must have 1 to {longest} printable characters"
                raise RecordError(problem, line=1)
        if self.dealer not in range(players):
            raise RecordError(f"seat {self.dealer} cannot deal; allowed: 0 to {players - 1}", line=1)
        if not _STARTED.fullmatch(self.started):
            raise RecordError("the start must be a time such as 2026-01-31T18:30:00Z, or empty", line=1)
        if self.table == "bots" and sum(occupant.kind == "person" for occupant in self.seats) > 1:
            raise RecordError("a table against bots has one person at most; this one is of people", line=1)


class Entry(msgspec.Struct, frozen=True):
    """One decision: its number, the seat (-1 for chance), the action, and when (milliseconds, or not known)."""

    n: int
    seat: int
    action: Action
    at_ms: int | None = None


class Undo(msgspec.Struct, frozen=True):
    """A person takes back: the game stands again as it stood after entry `to`. It has a number like any entry."""

    n: int
    seat: int
    to: int
    at_ms: int | None = None


class Seal(msgspec.Struct, frozen=True):
    """Stands after the entry that booked a deal: the digest of the state at that moment (`binocle.record.seal`)."""

    deal_no: int
    digest: str


Line: TypeAlias = Entry | Undo | Seal


class Record(msgspec.Struct, frozen=True):
    """A game, or as much of it as has been played.

    `lines` are in the order of the file, so that `lines[i]` is line `i + 2` of the JSONL form. `cut` is the number of
    bytes of a torn last line that were left out in reading; it is no part of what is written.
    """

    header: Header
    lines: tuple[Line, ...] = ()
    cut: int = 0


def check_version(format_: int, behaviour: int) -> None:
    """Raise a `RecordError` for a record that this version does not read or would replay differently."""
    if format_ != FORMAT:
        raise RecordError(f"the record has format {format_}; this version reads format {FORMAT}", line=1)
    if behaviour != BEHAVIOUR:
        problem = f"the record was played under behaviour {behaviour}; this version plays behaviour {BEHAVIOUR} only"
        raise RecordError(problem, line=1)


def canonical(action: Action) -> Action:
    """The action as records keep it: dealt hands and widow by suit, high cards first; the stock keeps its order.

    Which card of a packet came first changes no state, so it is not kept.
    """
    if not isinstance(action, Deal):
        return action
    hands = tuple([tuple(sorted(hand, key=_place)) for hand in action.hands])
    return Deal(hands, tuple(sorted(action.widow, key=_place)), action.upcard, action.stock)


def _place(card: Card) -> int:
    """Spades, hearts, diamonds, clubs; ace, ten, king … within a suit."""
    return card.kind ^ 7


@lru_cache(maxsize=64)
def _rules(text: str) -> RuleSet:
    return from_json(text)


@lru_cache(maxsize=32)
def _game(text: str) -> Game:
    return Game(_rules(text))
