"""Cards drawn with characters: faces, backs, chips, and a hand in rows that no suit is torn over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from binocle.cards import SUITS, SYMBOLS, ColourScheme
from binocle.locale import Texts
from binocle.tui.paint import (
    ACCENT,
    BACK,
    FAINT,
    GOLD,
    ON_ACCENT,
    ON_GOLD,
    PAPER,
    VEILED,
    Ink,
    Sheet,
    on_dark,
    on_paper,
    on_veil,
)
from binocle.tui.picking import Held

GERMAN_RANKS: Final = "789UOKTA"
"""What German cards print, weakest first."""


def printed(say: Texts, strength: int, *, german: bool) -> str:
    """A rank by its strength as it is printed on the cards of this language."""
    letter = (GERMAN_RANKS if german else say("tui-ranks"))[strength]
    return "10" if letter == "T" else letter


@dataclass(frozen=True, slots=True)
class Look:
    """How a person wants the table: language, suits in two colours or four, the size of the screen, and names.

    With `german` suits queen and jack print O and U; spades stand for leaves, diamonds for bells, clubs for acorns,
    each in the colour of the German cards.
    """

    say: Texts
    scheme: ColourScheme
    width: int
    height: int
    names: tuple[str, ...]
    me: int = 0
    german: bool = False

    @property
    def big(self) -> bool:
        """Whether there is room for cards of three rows."""
        return self.height >= 32 and self.width >= 100

    def rank(self, kind: int) -> str:
        """The printed rank: 10; in German D and B, on German cards O and U."""
        return printed(self.say, kind & 7, german=self.german)

    def suit(self, suit: int) -> str:
        """The name of a suit."""
        return self.say.suit(SUITS[suit], german=self.german)

    def card(self, kind: int) -> str:
        """A card in two or three characters."""
        return self.rank(kind) + SYMBOLS[kind >> 3]

    def paper(self, suit: int) -> str:
        """The colour of a suit on the face of a card."""
        return on_paper(suit, self.scheme, german=self.german)

    def veil(self, suit: int) -> str:
        """The colour of a suit on a card that cannot be played now."""
        return on_veil(suit, self.scheme, german=self.german)

    def dark(self, suit: int) -> str:
        """The colour of a suit on the dark ground."""
        return on_dark(suit, self.scheme, german=self.german)


def face(sheet: Sheet, look: Look, x: int, y: int, kind: int, *, width: int, height: int, state: str = "") -> None:
    """A card. `state` is empty, or one of veiled, finger, picked, winner."""
    ground = {"veiled": VEILED, "finger": ACCENT, "picked": GOLD, "winner": GOLD}.get(state, PAPER)
    suit = kind >> 3
    colour = look.veil(suit) if state == "veiled" else look.paper(suit)
    sheet.fill(x, y, width, height, ground)
    text = look.card(kind)
    sheet.put(x + (0 if len(text) > 2 else 1), y, text, Ink(colour, bold=True))
    mark = {"picked": "✓", "winner": "★"}.get(state, "")
    if mark:
        sheet.put(x + width // 2, y + height - 1, mark, Ink(ON_GOLD, bold=True))


def back(sheet: Sheet, x: int, y: int, *, width: int, height: int, text: str = "") -> None:
    """A card face down, with a number on it."""
    sheet.fill(x, y, width, height, BACK)
    sheet.centre(x, y + height // 2, width, text, Ink("#ffffff", bold=True))


def empty(sheet: Sheet, x: int, y: int, *, width: int, height: int, colour: str) -> None:
    """A place where a card will lie."""
    sheet.put(x, y, "┌" + "─" * (width - 2) + "┐", Ink(colour))
    for row in range(y + 1, y + height - 1):
        sheet.put(x, row, "│" + " " * (width - 2) + "│", Ink(colour))
    sheet.put(x, y + height - 1, "└" + "─" * (width - 2) + "┘", Ink(colour))


def chips(sheet: Sheet, look: Look, x: int, y: int, kinds: Sequence[int], right: int) -> int:
    """Small cards side by side, on paper; what does not fit before `right` is cut. Returns the cell after the last."""
    for kind in kinds:
        text = look.card(kind)
        if x + len(text) > right:
            return sheet.put(x - 1, y, "…", Ink(FAINT))
        sheet.put(x, y, text, Ink(look.paper(kind >> 3), PAPER, bold=True))
        x += len(text) + 1
    return x


# ------------------------------------------------------------------------------------------ the hand
@dataclass(frozen=True, slots=True)
class Row:
    """A row of the hand: places in the hand, the width of a card with its gap, and gaps between suits."""

    places: tuple[int, ...]
    pitch: int
    gap: int


def hand_rows(cards: Sequence[Held], width: int, pitch: int = 5) -> tuple[Row, ...]:
    """The hand in one row where it fits, else in two with every suit whole, as even as the suits allow."""
    places = tuple(n for n, held in enumerate(cards) if not held.place)
    suits = list(dict.fromkeys(cards[n].kind >> 3 for n in places))
    one = _row(cards, places, width, pitch)
    if one.pitch == pitch or len(suits) < 2:
        return (one,)
    splits = []
    for cut in range(1, len(suits)):
        first = tuple(n for n in places if cards[n].kind >> 3 in suits[:cut])
        second = places[len(first) :]
        splits.append((max(len(first), len(second)), first, second))
    _, first, second = min(splits)
    return (_row(cards, first, width, pitch), _row(cards, second, width, pitch))


def _row(cards: Sequence[Held], places: tuple[int, ...], width: int, pitch: int) -> Row:
    breaks = len({cards[n].kind >> 3 for n in places}) - 1
    for tried in (pitch, 4, 3):
        for gap in (1, 0):
            if tried <= pitch and len(places) * tried + breaks * gap <= width:
                return Row(places, tried, gap)
    return Row(places, 3, 0)


def hand_height(rows: Sequence[Row], *, big: bool) -> int:
    """Rows of cells that a hand takes: each card is lifted by one."""
    return len(rows) * ((3 if big else 2) + 1)


def hand(
    sheet: Sheet, look: Look, y: int, cards: Sequence[Held], *, cursor: int, picked: Sequence[int], new: Sequence[int]
) -> None:
    """The cards of the person: those that may be chosen are lifted, the others veiled; all flat off turn."""
    big = look.big
    height = 3 if big else 2
    turn = any(held.legal for held in cards)
    fresh = list(new)
    rows = hand_rows(cards, look.width - 2, 6 if big else 5)
    for row in rows:
        breaks = len({cards[n].kind >> 3 for n in row.places}) - 1
        x = max(1, (look.width - len(row.places) * row.pitch - breaks * row.gap + 1) // 2)
        for place, n in enumerate(row.places):
            held = cards[n]
            if place and held.kind >> 3 != cards[row.places[place - 1]].kind >> 3:
                x += row.gap
            wide = row.pitch - 1 if row.pitch > 4 else row.pitch
            lifted = turn and held.legal
            top = y if lifted else y + 1
            state = "picked" if n in picked else "finger" if turn and n == cursor else ""
            state = state or ("veiled" if turn and not held.legal else "")
            face(sheet, look, x, top, held.kind, width=wide, height=height, state=state)
            sheet.spot("card", n, x, y, row.pitch, height + 1)
            mark = ""
            if held.kind in fresh:
                fresh.remove(held.kind)
                mark = "•"
            mark = "▲" if turn and n == cursor else mark
            if mark and state != "picked":
                ink = Ink(ON_ACCENT if state == "finger" else "#8a5a00", bold=True)
                sheet.put(x + wide // 2, top + height - 1, mark, ink)
            x += row.pitch
        y += height + 1
