"""What a seat (or chance) can do. Every change of a game is one of these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

from binocle.cards import Card

CardRef: TypeAlias = Annotated[str, Meta(pattern=r"^[ATKQJ987][SHDC](\*[1-9]?)?$")]
"""A card of one's own in two-handed play: `QS` from the hand, `QS*` from the table.

When tabled twins have served in different melds, `QS*2` is the second of them in the order of the view.
"""


class Deal(msgspec.Struct, frozen=True, tag=True):
    """Chance deals: hands by seat, then the widow, or the upcard and the stock (its first card is drawn first)."""

    hands: tuple[tuple[Card, ...], ...]
    widow: tuple[Card, ...] = ()
    upcard: Card | None = None
    stock: tuple[Card, ...] = ()


class Bid(msgspec.Struct, frozen=True, tag=True):
    """A bid, in points."""

    amount: int


class Pass(msgspec.Struct, frozen=True, tag=True):
    """No bid; who has passed is out of the auction (3A-BID-04)."""


class NameTrump(msgspec.Struct, frozen=True, tag=True):
    """The declarer names trump: one of S H D C."""

    suit: Annotated[str, Meta(pattern=r"^[SHDC]$")]


class AnnounceDurch(msgspec.Struct, frozen=True, tag=True):
    """Instead of trump: every trick, without trump and without melds (3B-DURCH-01)."""


class AskRedeal(msgspec.Struct, frozen=True, tag=True):
    """Show a hand too poor to play and have the cards dealt again (3A-OPT-03, HR-16)."""


class PassCard(msgspec.Struct, frozen=True, tag=True):
    """Between bidding partners: one card of those to be passed (4P-OPT-03, HR-06); repeated until all are chosen."""

    card: Card


class HandOut(msgspec.Struct, frozen=True, tag=True):
    """The declarer hands a widow card, unseen by the others, to the next seat that is due one (4P-OPT-04)."""

    card: Card


class Bury(msgspec.Struct, frozen=True, tag=True):
    """The declarer lays one card face down; repeated until as many lie there as he took (3A-WID-02)."""

    card: Card


class LayMelds(msgspec.Struct, frozen=True, tag=True):
    """In auction games: lay out and book the best melds of the hand (3A-MELD-01)."""


class Meld(msgspec.Struct, frozen=True, tag=True):
    """In two-handed play: lay down one meld by its name, with the cards it is made of."""

    name: str
    cards: tuple[CardRef, ...]


class Dix(msgspec.Struct, frozen=True, tag=True):
    """In two-handed play: show the lowest trump, or exchange it for the upcard (2H-DIX-02, 2H-DIX-03).

    `tabled` exchanges a dix that was shown after an earlier trick (2B-DIX-02).
    """

    exchange: bool
    tabled: bool = False


class Draw(msgspec.Struct, frozen=True, tag=True):
    """In two-handed play: done melding; the trick's winner draws, then the loser (2H-FLOW-03).

    `upcard` takes the upcard instead of the last stock card where the winner may choose (HAY-OPT-02).
    """

    upcard: bool = False


class Play(msgspec.Struct, frozen=True, tag=True):
    """Lay a card to the trick. `tabled` 0 is a card of the hand; n is the n-th tabled twin, as in `CardRef`."""

    card: Card
    tabled: int = 0


class GiveUp(msgspec.Struct, frozen=True, tag=True):
    """The declarer gives up: the bid is lost, the others book their melds (3A-GIVE-01)."""


class Shoot(msgspec.Struct, frozen=True, tag=True):
    """The declarer promises every trick, before the first lead (HR-17)."""


class ClaimRevoke(msgspec.Struct, frozen=True, tag=True):
    """Say that this seat has failed a duty in the deal (HR-26). A wrong claim cannot be repeated for that seat."""

    seat: int


class CallOut(msgspec.Struct, frozen=True, tag=True):
    """Claim to have reached the mark (2H-END-07, 2B-END-05). May come out of turn and cannot be withdrawn."""


Action: TypeAlias = (
    Deal
    | Bid
    | Pass
    | AskRedeal
    | NameTrump
    | AnnounceDurch
    | PassCard
    | HandOut
    | Bury
    | LayMelds
    | Meld
    | Dix
    | Draw
    | Play
    | GiveUp
    | Shoot
    | ClaimRevoke
    | CallOut
)


def is_well_formed(action: object) -> bool:
    """Whether this is an action whose fields hold what they should; what a program made up by hand need not be."""
    test = _FORMS.get(type(action))
    return test is not None and test(action)


def _are_cards(cards: object) -> bool:
    return type(cards) is tuple and all(type(item) is Card for item in cards)


def _has_card(action: Any) -> bool:
    return type(action.card) is Card


def _is_bare(action: Any) -> bool:  # noqa: ARG001 - an action without fields has nothing wrong with it
    return True


_FORMS: Final[dict[type, Callable[[Any], bool]]] = {
    Deal: lambda a: (
        type(a.hands) is tuple
        and all(_are_cards(hand) for hand in a.hands)
        and _are_cards(a.widow)
        and _are_cards(a.stock)
        and (a.upcard is None or type(a.upcard) is Card)
    ),
    Bid: lambda a: type(a.amount) is int,
    NameTrump: lambda a: type(a.suit) is str,
    PassCard: _has_card,
    HandOut: _has_card,
    Bury: _has_card,
    Meld: lambda a: type(a.name) is str and type(a.cards) is tuple and all(type(ref) is str for ref in a.cards),
    Dix: lambda a: type(a.exchange) is bool and type(a.tabled) is bool,
    Draw: lambda a: type(a.upcard) is bool,
    Play: lambda a: type(a.card) is Card and type(a.tabled) is int,
    ClaimRevoke: lambda a: type(a.seat) is int,
} | dict.fromkeys((Pass, AskRedeal, AnnounceDurch, LayMelds, GiveUp, Shoot, CallOut), _is_bare)


def first_of(legal: Sequence[Action]) -> Action:
    """What is done for a seat that gave no answer: the first legal action that is no right one need not use."""
    return next(action for action in legal if not isinstance(action, GiveUp | CallOut | Shoot | ClaimRevoke))


PLAYS: Final = {card: Play(card) for card in Card}
"""The plays from the hand, made once."""
BURIES: Final = {card: Bury(card) for card in Card}
PASS: Final = Pass()
LAY_MELDS: Final = LayMelds()
DRAW: Final = Draw()
GIVE_UP: Final = GiveUp()
SHOOT: Final = Shoot()
DURCH: Final = AnnounceDurch()
ASK_REDEAL: Final = AskRedeal()
CALL_OUT: Final = CallOut()
