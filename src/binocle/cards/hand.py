"""A hand: cards held, in no order but their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from binocle.cards.kinds import CARDS, KINDS, Card
from binocle.cards.notation import parse_kinds
from binocle.cards.pack import Pack


class Hand(Struct, frozen=True, gc=False):
    """Cards held, as kinds in ascending order; it never changes, every method gives a new hand.

    Make one with `Hand.of` or `parse_hand`; `Hand(kinds)` itself trusts that `kinds` are sorted. Iterating gives kinds,
    `cards` gives cards.

    >>> hand = Hand.of([22, 7])
    >>> print(hand)
    AS TD
    >>> 7 in hand, Card.DT in hand, len(hand)
    (True, True, 2)
    >>> print(hand.with_kinds(7).without(22) + Hand.parse("9C"))
    AS AS 9C
    """

    kinds: tuple[int, ...] = ()

    @classmethod
    def of(cls, cards: Iterable[int | Card]) -> Hand:
        """A hand of kinds or cards in any order."""
        return cls(tuple(sorted([item.kind if isinstance(item, Card) else item for item in cards])))

    @classmethod
    def parse(cls, text: str, pack: Pack | None = None) -> Hand:
        """Read a hand; see `parse_hand`."""
        return cls(tuple(sorted(parse_kinds(text, pack))))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, by kind ascending."""
        return tuple([CARDS[kind] for kind in self.kinds])

    @property
    def mask(self) -> int:
        """The kinds held, as bits; twins show once."""
        mask = 0
        for kind in self.kinds:
            mask |= 1 << kind
        return mask

    def counts(self) -> list[int]:
        """How many cards of each of the 32 kinds are held."""
        counts = [0] * KINDS
        for kind in self.kinds:
            counts[kind] += 1
        return counts

    def count(self, kind: int) -> int:
        """How many copies of one kind are held."""
        return self.kinds.count(kind)

    def with_kinds(self, *kinds: int) -> Hand:
        """The hand with more cards."""
        return Hand(tuple(sorted(self.kinds + kinds)))

    def without(self, *kinds: int) -> Hand:
        """The hand less some cards, one copy for each time a kind is named.

        Whether the cards are held is the caller's to know: taking one that is not is a bug of ours, a ValueError.
        """
        left = list(self.kinds)
        for kind in kinds:
            try:
                left.remove(kind)
            except ValueError:
                raise ValueError(f"{CARDS[kind]} is not in the hand {self}") from None
        return Hand(tuple(left))

    def holds(self, *kinds: int) -> bool:
        """Whether all these cards are held together, twins counted.

        >>> Hand.parse("AS TD").holds(7, 7)
        False
        """
        return all(self.kinds.count(kind) >= kinds.count(kind) for kind in kinds)

    def __len__(self) -> int:
        """How many cards are held."""
        return len(self.kinds)

    def __iter__(self) -> Iterator[int]:
        """The kinds, ascending."""
        return iter(self.kinds)

    def __contains__(self, item: object) -> bool:
        """Whether a card, or a kind, is held."""
        return (item.kind if isinstance(item, Card) else item) in self.kinds

    def __add__(self, other: Hand) -> Hand:
        """The cards of both hands."""
        return Hand(tuple(sorted(self.kinds + other.kinds)))

    def __str__(self) -> str:
        """The machine text, ``AS TD``."""
        return " ".join([CARDS[kind]._value_ for kind in self.kinds])

    def __repr__(self) -> str:
        """Give text that makes the hand again."""
        return f"Hand.parse({str(self)!r})"


EMPTY_HAND: Final = Hand()
"""The hand without a card."""


def parse_hand(text: str, pack: Pack | None = None) -> Hand:
    """Read a hand, as cards or in suit groups; with a pack, also check that it can hold the hand.

    Raises:
        NotationError: a piece is no card, or the pack does not hold the cards.

    >>> print(parse_hand("♠ A A 10  ♥ Q J"))
    TS AS AS JH QH
    >>> parse_hand("S: AAA", Pack())
    Traceback (most recent call last):
    ...
    binocle.errors.NotationError: AS comes 3 times, the pack of 48 has 2: 'AS' at position 5
    """
    return Hand.parse(text, pack)
