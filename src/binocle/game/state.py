"""What the rules engine knows of a game. Only `binocle.game` and the recorder understand a `State`."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from binocle.cards import Hand
from binocle.game.public import Handed, OpenTrick, Public, Settlement, Side
from binocle.game.sealed import Sealed


class Hidden(msgspec.Struct, frozen=True):
    """The cards that somebody must not see: hands by seat, stock (first card drawn first), widow, buried cards.

    `chosen` are cards on their way to the partner, `handed` those that have arrived, `revokes` the seats that have
    failed a duty, in order (HR-26).
    """

    hands: tuple[Hand, ...]
    stock: tuple[int, ...] = ()
    widow: tuple[int, ...] = ()
    buried: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()
    handed: tuple[Handed, ...] = ()
    revokes: tuple[int, ...] = ()


class Dealing(msgspec.Struct, frozen=True, tag=True):
    """The cards are to be dealt."""


class Auction(msgspec.Struct, frozen=True, tag=True):
    """Bidding: whose turn, the highest bid and bidder so far (0 and -1 without one), who is still in.

    `pair` are the two who bid against each other in a pairwise auction (3B-BID-01).
    """

    turn: int
    high: int
    bidder: int
    active: tuple[bool, ...]
    pair: tuple[int, int] = (-1, -1)


class NamingTrump(msgspec.Struct, frozen=True, tag=True):
    """The declarer is to name trump."""


class Passing(msgspec.Struct, frozen=True, tag=True):
    """Bidding partners pass cards: whose turn, how many it still has to choose, and whether it is the second."""

    turn: int
    need: int
    second: bool


class HandingOut(msgspec.Struct, frozen=True, tag=True):
    """The declarer hands widow cards out, one to each other seat; `due` seats still get one, the next one first."""

    due: tuple[int, ...]


class Burying(msgspec.Struct, frozen=True, tag=True):
    """The declarer is to bury `need` more cards; `forced` of them break a ban for want of other cards (AMB-14)."""

    need: int
    forced: int


class Melding(msgspec.Struct, frozen=True, tag=True):
    """Auction games: the seats lay out their melds in turn; `laid` have done so."""

    turn: int
    laid: int


class TrickPlay(msgspec.Struct, frozen=True, tag=True):
    """Tricks are played to the end of the hands."""

    turn: int
    trick: OpenTrick


class StockPlay(msgspec.Struct, frozen=True, tag=True):
    """Two-handed phase one: a trick, melds of its winner, a card each from the stock (2H-FLOW-03).

    `melder` is the seat that may meld now, -1 when nobody may; while melding comes before the draw the melder must
    still draw. `exchanged` says that the first dix is settled (turned up or exchanged).
    """

    turn: int
    trick: OpenTrick
    melder: int
    undrawn: bool
    sides: tuple[Side, Side]
    exchanged: bool


class Settled(msgspec.Struct, frozen=True, tag=True):
    """The deal is over and booked; the next one is to be dealt unless somebody has won."""

    result: Settlement


PhaseState: TypeAlias = (
    Dealing | Auction | NamingTrump | HandingOut | Burying | Passing | Melding | TrickPlay | StockPlay | Settled
)


class State(msgspec.Struct, frozen=True):
    """A game between two actions. Nothing in it changes; no random generator lives in it.

    `seq` counts the actions so far, `deal_no` the deals begun (from 1), `totals` are points by side, `underwater`
    remembers that all totals were below zero once (3A-OPT-11). `ledger` are the stakes by seat and `pool` what lies
    in the pool (3A-PAY); both are empty where no money is played for.
    """

    rules: str
    seq: int
    deal_no: int
    dealer: int
    totals: tuple[int, ...]
    target: int
    decider: bool
    underwater: bool
    public: Public
    hidden: Sealed[Hidden]
    phase: PhaseState
    ledger: tuple[int, ...] = ()
    pool: int = 0
