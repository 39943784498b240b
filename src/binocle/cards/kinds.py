"""Suits, ranks and the thirty-two kinds of card.

Numbering, the same everywhere in Binocle: suits S H D C are 0..3, strengths 7 8 9 J Q K T A are 0..7 (the ten beats the
king, COM-RANK-01), and a kind is ``suit * 8 + strength``, 0..31. Two copies of one kind are twins; nothing tells them
apart but the order in which they are played (COM-DECK-06).
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Final, Self

RANKS: Final = "789JQKTA"
"""Rank letters by strength, weakest first."""

SUITS: Final = "SHDC"
"""Suit letters by number."""

SYMBOLS: Final = "♠♥♦♣"
"""Suit symbols by number."""

KINDS: Final = 32
"""How many kinds there are: four suits of eight ranks."""

NO_TRUMP: Final = -1
"""Stands where a trump suit would stand when there is none."""

SEVEN: Final = 0
EIGHT: Final = 1
NINE: Final = 2
JACK: Final = 3
QUEEN: Final = 4
KING: Final = 5
TEN: Final = 6
ACE: Final = 7


class Suit(IntEnum):
    """The four suits; none ranks above another until one is trump.

    >>> Suit.HEARTS.letter, Suit.HEARTS.symbol, int(Suit.HEARTS)
    ('H', '♥', 1)
    """

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """S, H, D or C."""
        return SUITS[self]

    @property
    def symbol(self) -> str:
        """♠, ♥, ♦ or ♣."""
        return SYMBOLS[self]


class Card(StrEnum):
    """A kind of card as people write it: rank, then suit.

    A card is a string (``Card.SA == "AS"``), so it goes onto the wire and into records as its text; ``kind`` is its
    number. Sort cards with ``key=lambda card: card.kind``: as strings they sort by the alphabet.

    >>> Card("AS").kind, Card("AS").suit, Card("TD").strength
    (7, <Suit.SPADES: 0>, 6)
    >>> print(Card.DJ)
    JD
    """

    kind: int
    suit: Suit
    strength: int

    S7 = "7S"
    S8 = "8S"
    S9 = "9S"
    SJ = "JS"
    SQ = "QS"
    SK = "KS"
    ST = "TS"
    SA = "AS"
    H7 = "7H"
    H8 = "8H"
    H9 = "9H"
    HJ = "JH"
    HQ = "QH"
    HK = "KH"
    HT = "TH"
    HA = "AH"
    D7 = "7D"
    D8 = "8D"
    D9 = "9D"
    DJ = "JD"
    DQ = "QD"
    DK = "KD"
    DT = "TD"
    DA = "AD"
    C7 = "7C"
    C8 = "8C"
    C9 = "9C"
    CJ = "JC"
    CQ = "QC"
    CK = "KC"
    CT = "TC"
    CA = "AC"

    def __new__(cls, text: str) -> Self:
        """Make the member for `text`, with its numbers."""
        self = str.__new__(cls, text)
        self._value_ = text
        self.suit = Suit(SUITS.index(text[1]))
        self.strength = RANKS.index(text[0])
        self.kind = self.suit * 8 + self.strength
        return self

    # Enum's own hash is a Python-level call; the engine hashes cards on every play.
    __hash__ = str.__hash__

    def __repr__(self) -> str:
        """Give text that makes the card again."""
        return f"Card({self._value_!r})"

    @property
    def rank(self) -> str:
        """The rank's letter, A T K Q J 9 8 or 7."""
        return RANKS[self.strength]


CARDS: Final[tuple[Card, ...]] = tuple(Card)
"""Every card by its kind: ``CARDS[card.kind] is card``."""


def card(kind: int) -> Card:
    """The card of a kind, 0..31.

    >>> card(7)
    Card('AS')
    """
    return CARDS[kind]


def kind_of(suit: int, strength: int) -> int:
    """The kind of a suit (0..3) and a strength (0..7).

    >>> kind_of(Suit.DIAMONDS, JACK) == Card.DJ.kind
    True
    """
    return suit * 8 + strength
