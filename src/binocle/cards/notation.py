"""Reading cards: ``AS``, ``as``, ``10D``, ``A♠``, and whole hands in suit groups.

A text is a row of pieces between spaces or commas. A piece is a card (rank, then suit), or opens a suit group (``♠`` or
``S:``), or is one or more ranks of the group that is open: ``♠ A A T K  ♥ Q J``, ``S: A A T``, ``♠AAT``.
"""

from __future__ import annotations

import re
from typing import Final

from binocle.cards.kinds import CARDS, RANKS, SUITS, SYMBOLS, Card
from binocle.cards.pack import Pack
from binocle.errors import NotationError

_RANK: Final = "10|[789JQKTAjqkta]"
_RANK_PIECE: Final = re.compile(_RANK)
_PIECE: Final = re.compile(r"[^\s,]+")
# A symbol may drag a variation selector behind it (text or emoji form); it is no part of the card.
_CARD: Final = re.compile(rf"({_RANK})([SHDCshdc♠♥♦♣♤♡♢♧])[\ufe0e\ufe0f]?")
_GROUP: Final = re.compile(rf"(?:([♠♥♦♣♤♡♢♧])[\ufe0e\ufe0f]?:?|([SHDCshdc]):)((?:{_RANK})*)")
_RANKS: Final = re.compile(rf"(?:{_RANK})+")

_SUIT_NUMBER: Final = {letter: index % 4 for index, letter in enumerate(SUITS + SUITS.lower() + SYMBOLS + "♤♡♢♧")}
_STRENGTH: Final = {letter: index % 8 for index, letter in enumerate(RANKS + RANKS.lower())} | {"10": 6}
_SPELLINGS: Final = {
    rank + suit: number * 8 + strength for rank, strength in _STRENGTH.items() for suit, number in _SUIT_NUMBER.items()
}

_WANTED: Final = "a card is rank (ATKQJ987) and suit (SHDC), as in AS or 10D"


def parse_card(text: str) -> Card:
    """Read one card.

    Raises:
        NotationError: the text is not exactly one card.

    >>> parse_card("10d"), parse_card("A♠")
    (Card('TD'), Card('AS'))
    >>> parse_card("AX")
    Traceback (most recent call last):
    ...
    binocle.errors.NotationError: a card is rank (ATKQJ987) and suit (SHDC), as in AS or 10D: 'AX' at position 0
    """
    check_text(text)
    pieces = text.split()
    kind = _SPELLINGS.get(pieces[0]) if len(pieces) == 1 else None
    if kind is not None:
        return CARDS[kind]
    found = read_kinds(text)
    if not found:
        raise NotationError(f"a card is missing; {_WANTED}", text, 0)
    if len(found) > 1:
        raise NotationError("one card was wanted, here begins another", text[found[1][1] :].rstrip(), found[1][1])
    return CARDS[found[0][0]]


def parse_kinds(text: str, pack: Pack | None = None) -> tuple[int, ...]:
    """Read cards in the order they stand, as kinds; with a pack, also check that it can hold them together.

    Raises:
        NotationError: a piece is no card, or the pack does not hold the cards.

    >>> parse_kinds("AS, td")
    (7, 22)
    """
    check_text(text)
    quick = [_SPELLINGS.get(piece, -1) for piece in text.replace(",", " ").split()]
    if pack is None and -1 not in quick:
        return tuple(quick)
    found = read_kinds(text)
    kinds = tuple([kind for kind, _ in found])
    if pack is not None:
        pack.check_hand(kinds, [position for _, position in found])
    return kinds


def parse_cards(text: str, pack: Pack | None = None) -> tuple[Card, ...]:
    """Read cards in the order they stand, as a trick needs it.

    Raises:
        NotationError: a piece is no card, or the pack does not hold the cards.

    >>> parse_cards("9H QS ♥ A K")
    (Card('9H'), Card('QS'), Card('AH'), Card('KH'))
    """
    return tuple([CARDS[kind] for kind in parse_kinds(text, pack)])


def read_kinds(text: str) -> list[tuple[int, int]]:
    """Read cards in the order they stand: each one's kind and where it begins (characters from 0).

    Raises:
        NotationError: a piece is neither a card nor a suit group, or a rank stands alone where no group is open.
    """
    check_text(text)
    found: list[tuple[int, int]] = []
    suit = -1
    for piece in _PIECE.finditer(text):
        word, start = piece.group(), piece.start()
        if single := _CARD.fullmatch(word):
            found.append((_SPELLINGS[single.group(1) + single.group(2)], start))
            suit = -1
            continue
        if group := _GROUP.fullmatch(word):
            suit = _SUIT_NUMBER[group.group(1) or group.group(2)]
            ranks, start = group.group(3), start + group.start(3)
        elif not _RANKS.fullmatch(word):
            raise NotationError(_WANTED, word, start)
        elif suit < 0:
            raise NotationError(f"a rank without its suit; {_WANTED}", word, start)
        else:
            ranks = word
        found.extend((suit * 8 + _STRENGTH[rank.group()], start + rank.start()) for rank in _RANK_PIECE.finditer(ranks))
    return found


def check_text(text: object) -> None:
    """Refuse what is no text at all, before it is read as cards.

    Raises:
        NotationError: it is no text.
    """
    if not isinstance(text, str):
        raise NotationError("cards are written as text, such as AS or 10D", repr(text)[:40], 0)
