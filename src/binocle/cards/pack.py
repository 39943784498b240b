"""Packs: which ranks are in play, and how many copies of each card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from binocle.cards.kinds import CARDS, JACK, KINDS, RANKS
from binocle.errors import NotationError

MOST_COPIES: Final = 4
"""The double deck holds every card four times (COM-DECK-03); no game knows more."""

_STRONGEST_FIRST: Final = RANKS[::-1]


@dataclass(frozen=True, slots=True)
class Pack:
    """All cards of a game, from one description: its ranks and the copies of each card.

    ``Pack("ATKQJ9")`` is the single deck of 48 (COM-DECK-01), ``Pack("ATKQJ987")`` the large one of 64 (COM-DECK-02),
    ``Pack("ATKQJ", 4)`` the double deck of 80 (COM-DECK-03), ``Pack("ATKQJ9", 4)`` the one of 96 (COM-DECK-04),
    ``Pack("ATKQJ")`` the Swabian one of 40 and ``Pack("ATKQJ7")`` that of 48 (COM-DECK-05).

    Raises:
        NotationError: a letter is no rank or stands twice, there is no rank, or copies are not 1..4.

    >>> pack = Pack("ATKQJ9")
    >>> pack.size, pack.lowest, pack.dix
    (48, 2, 2)
    >>> Pack("ATKQJ", 4).dix is None
    True
    """

    ranks: str = "ATKQJ9"
    """Rank letters, strongest first (put into that order when given otherwise)."""
    copies: int = 2
    """Copies of each card."""
    size: int = field(init=False, repr=False, compare=False)
    """How many cards the pack holds."""
    kinds: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Every card of the pack as its kind, ascending, twins side by side."""
    lowest: int = field(init=False, repr=False, compare=False)
    """Strength of the lowest rank."""
    mask: int = field(init=False, repr=False, compare=False)
    """The kinds of the pack as bits."""

    def __post_init__(self) -> None:
        """Check the description and fill in what follows from it."""
        for position, letter in enumerate(self.ranks):
            if letter not in RANKS:
                raise NotationError(f"no such rank; the ranks are {' '.join(_STRONGEST_FIRST)}", letter, position)
            if letter in self.ranks[:position]:
                raise NotationError("this rank stands twice in the pack", letter, position)
        if not self.ranks:
            raise NotationError(f"a pack needs ranks, out of {' '.join(_STRONGEST_FIRST)}", "", 0)
        if not 1 <= self.copies <= MOST_COPIES:
            raise NotationError(f"a pack holds 1 to {MOST_COPIES} copies of each card", str(self.copies), 0)
        strengths = sorted(RANKS.index(letter) for letter in self.ranks)
        distinct = [suit * 8 + strength for suit in range(4) for strength in strengths]
        put = object.__setattr__
        put(self, "ranks", "".join(RANKS[strength] for strength in reversed(strengths)))
        put(self, "kinds", tuple(kind for kind in distinct for _ in range(self.copies)))
        put(self, "size", len(distinct) * self.copies)
        put(self, "lowest", strengths[0])
        put(self, "mask", sum(1 << kind for kind in distinct))

    @property
    def dix(self) -> int | None:
        """Strength of the dix, the lowest rank below the jack; None in packs that end with the jack (COM-MELD-04)."""
        return self.lowest if self.lowest < JACK else None

    def counts(self) -> list[int]:
        """How many copies the pack holds of each of the 32 kinds."""
        return [self.copies if self.mask >> kind & 1 else 0 for kind in range(KINDS)]

    def __contains__(self, kind: int) -> bool:
        """Whether the pack has this kind at all."""
        return bool(self.mask >> kind & 1)

    def check_hand(self, kinds: Iterable[int], positions: Iterable[int] | None = None) -> None:
        """Refuse cards that cannot come from one pack.

        `kinds` may be the cards of several hands and a trick together. `positions` are the places of the cards in the
        text they were read from; without them the place is that in the machine text (three characters a card).

        Raises:
            NotationError: a card is not in the pack, or comes more often than the pack holds it.

        >>> Pack().check_hand([7, 7, 7])
        Traceback (most recent call last):
        ...
        binocle.errors.NotationError: AS comes 3 times, the pack of 48 has 2: 'AS' at position 6
        """
        kinds = list(kinds)
        places = list(positions) if positions is not None else [3 * index for index in range(len(kinds))]
        left = self.counts()
        for kind, place in zip(kinds, places, strict=True):
            if not self.mask >> kind & 1:
                problem = f"{CARDS[kind]} is not in the pack of {self.size}, whose ranks are {' '.join(self.ranks)}"
                raise NotationError(problem, CARDS[kind].value, place)
            left[kind] -= 1
            if left[kind] < 0:
                problem = f"{CARDS[kind]} comes {kinds.count(kind)} times, the pack of {self.size} has {self.copies}"
                raise NotationError(problem, CARDS[kind].value, place)
