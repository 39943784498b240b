"""A page of rules as data: what terminal, paper and browser lay out, each in its own way.

Cards stand in it as `Card`, so that whoever lays the page out may draw them; the sentences beside them name the same
cards in words or signs, so that a page without drawings is complete.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from binocle.cards import Card
from binocle.locale import Language


class Sentence(msgspec.Struct, frozen=True):
    """One or a few sentences, the fields of the rule set they state, and whether one of these is a house rule."""

    text: str
    fields: tuple[str, ...] = ()
    house: bool = False


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    """Sentences that belong together."""

    sentences: tuple[Sentence, ...]

    @property
    def text(self) -> str:
        """The sentences as running text."""
        return " ".join(sentence.text for sentence in self.sentences)


class MeldLine(msgspec.Struct, frozen=True):
    """A line of the meld table: name, what it is made of, its cards with spades as trump, points of 1, 2 … of it.

    `plain` lines stand for the meld in each plain suit; their cards are drawn in one of them.
    """

    name: str
    title: str
    group: Literal["sequence", "around", "special"]
    cards: tuple[Card, ...]
    points: tuple[int, ...]
    plain: bool = False
    note: str = ""
    house: bool = False


class MeldList(msgspec.Struct, frozen=True, tag="melds"):
    """The meld table: a title for each group, a title for each column of points, and the lines in order."""

    groups: dict[str, str]
    columns: tuple[str, ...]
    lines: tuple[MeldLine, ...]
    fields: tuple[str, ...] = ("meld.rows",)
    house: bool = False


class CardValues(msgspec.Struct, frozen=True, tag="values"):
    """What the cards count in tricks: rank letters (A T K …), their names, and their points."""

    ranks: tuple[str, ...]
    names: tuple[str, ...]
    points: tuple[int, ...]
    fields: tuple[str, ...] = ("score.card_points",)
    house: bool = False


class PlayExample(msgspec.Struct, frozen=True, tag="play"):
    """A trick so far, a hand, and which of its cards may be played, computed by the engine; the text says it."""

    text: str
    trump: Literal["S"]
    trick: tuple[Card, ...]
    hand: tuple[Card, ...]
    legal: tuple[Card, ...]


class MeldExample(msgspec.Struct, frozen=True, tag="melding"):
    """Cards of one hand and what they pay as melds, computed by the engine; the text says it."""

    text: str
    trump: Literal["S"]
    cards: tuple[Card, ...]
    points: int


Block: TypeAlias = Paragraph | MeldList | CardValues | PlayExample | MeldExample


class Section(msgspec.Struct, frozen=True):
    """A part of the page, its key the same in every language.

    Keys: table, deal, auction, contract, stock, melds, play, score, end, money, house, idle.
    """

    key: str
    title: str
    blocks: tuple[Block, ...]


class Page(msgspec.Struct, frozen=True):
    """The rules of one set, to learn the game from.

    `german` says that the cards have German suits. `line` is the set on one line, for `parse`, when it is a named set
    or a changed one; else empty.
    """

    lang: Language
    name: str
    title: str
    source: str
    german: bool
    line: str
    sections: tuple[Section, ...]

    def section(self, key: str) -> Section | None:
        """The section with this key, if the page has it."""
        return next((section for section in self.sections if section.key == key), None)
