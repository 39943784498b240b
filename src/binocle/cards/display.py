"""Cards as people like to see them: sorted, in suit groups, in two colours or four."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import lru_cache
from itertools import pairwise, permutations
from typing import Final, Literal

from binocle.cards.kinds import NO_TRUMP, RANKS, SYMBOLS

ColourScheme = Literal["two", "four"]
"""``two`` is red and black; ``four`` gives every suit a colour of its own."""

Colour = Literal["black", "red", "blue", "green"]

_COLOURS: Final[dict[ColourScheme, tuple[Colour, ...]]] = {
    "two": ("black", "red", "red", "black"),
    "four": ("black", "red", "blue", "green"),
}
_ALL_SUITS: Final = (0, 1, 2, 3)
_IS_RED: Final = (False, True, True, False)
# Black would vanish on a dark terminal, so black suits keep the terminal's own colour, in bold.
_ANSI: Final[dict[Colour, str]] = {"black": "1", "red": "31", "blue": "34", "green": "32"}


class Placement(Enum):
    """Where trump goes in a hand on display."""

    ALTERNATE = "alternate"
    """Nowhere special: red and black take turns."""
    TRUMP_FIRST = "trump-first"
    TRUMP_LAST = "trump-last"


def suit_order(
    suits: Iterable[int] = _ALL_SUITS, trump: int = NO_TRUMP, placement: Placement = Placement.ALTERNATE
) -> tuple[int, ...]:
    """The order in which to show these suits, so that as few neighbours as possible share a colour.

    >>> suit_order(), suit_order([0, 2, 3])
    ((0, 1, 3, 2), (0, 2, 3))
    >>> suit_order(trump=1, placement=Placement.TRUMP_LAST)
    (0, 2, 3, 1)
    """
    return _suit_order(tuple(sorted(set(suits))), trump, placement)


@lru_cache(maxsize=256)
def _suit_order(suits: tuple[int, ...], trump: int, placement: Placement) -> tuple[int, ...]:
    orders = list(permutations(suits))
    if trump in suits and placement is Placement.TRUMP_FIRST:
        orders = [order for order in orders if order[0] == trump]
    elif trump in suits and placement is Placement.TRUMP_LAST:
        orders = [order for order in orders if order[-1] == trump]
    return min(orders, key=_clashes)  # of equals min takes the first, the nearest to S H D C


def _clashes(order: tuple[int, ...]) -> int:
    return sum(_IS_RED[left] == _IS_RED[right] for left, right in pairwise(order))


def sort_for_display(
    kinds: Iterable[int], trump: int = NO_TRUMP, placement: Placement = Placement.ALTERNATE
) -> tuple[int, ...]:
    """Kinds sorted for the eye: suit by suit, the highest card of each suit first.

    >>> [pretty(kind) for kind in sort_for_display([7, 6, 31, 15, 14], trump=1, placement=Placement.TRUMP_FIRST)]
    ['A♥', 'T♥', 'A♠', 'T♠', 'A♣']
    """
    kinds = list(kinds)
    place = {suit: index for index, suit in enumerate(suit_order({kind >> 3 for kind in kinds}, trump, placement))}
    return tuple(sorted(kinds, key=lambda kind: (place[kind >> 3], -(kind & 7))))


def suit_groups(kinds: Iterable[int], order: Sequence[int] | None = None, letters: Sequence[str] = tuple(RANKS)) -> str:
    """The cards in suit groups, as people write a hand; suits without a card are left out.

    `order` is the order of the suits, by default red and black in turn; held suits that it lacks come last.
    `letters` are the ranks in print, from the lowest; those of the notation and 10 are read back by `parse_hand`.

    >>> suit_groups([7, 7, 6, 5, 12, 11])
    '♠ A A T K  ♥ Q J'
    """
    ranks: dict[int, list[int]] = {}
    for kind in kinds:
        ranks.setdefault(kind >> 3, []).append(kind & 7)
    order = suit_order(ranks) if order is None else [*order, *(suit for suit in sorted(ranks) if suit not in order)]
    return "  ".join(
        " ".join([SYMBOLS[suit], *(letters[rank] for rank in sorted(ranks[suit], reverse=True))])
        for suit in order
        if suit in ranks
    )


def pretty(kind: int) -> str:
    """One card with its suit's symbol.

    >>> pretty(22)
    'T♦'
    """
    return RANKS[kind & 7] + SYMBOLS[kind >> 3]


def suit_colour(suit: int, scheme: ColourScheme = "two") -> Colour:
    """The colour a suit is shown in; whoever draws it decides the shade.

    >>> [suit_colour(suit, "four") for suit in range(4)]
    ['black', 'red', 'blue', 'green']
    """
    return _COLOURS[scheme][suit]


def ansi(kind: int, scheme: ColourScheme = "two") -> str:
    r"""One card with its symbol, coloured by terminal escape codes.

    >>> ansi(22, "four")
    '\x1b[34mT♦\x1b[0m'
    """
    return f"\x1b[{_ANSI[suit_colour(kind >> 3, scheme)]}m{pretty(kind)}\x1b[0m"
