"""A sheet of character cells to draw on, and the colours to draw with. Knows nothing of the terminal it ends up on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

from rich.segment import Segment
from rich.style import Style

from binocle.cards import ColourScheme, suit_colour


class Ink(NamedTuple):
    """How a character is drawn: colours as `#rrggbb` (empty: as it was), and bold."""

    fg: str = ""
    bg: str = ""
    bold: bool = False


AS_IT_WAS: Final = Ink()
"""Draws in the colours that are there."""

# ------------------------------------------------------------------------------------------ colours
GROUND: Final = "#0e1819"
SURFACE: Final = "#152426"
FELT: Final = "#12302e"
TEXT: Final = "#eef2ed"
FAINT: Final = "#b2c3c0"
LINE: Final = "#3d5c58"
ACCENT: Final = "#6ad0be"
ON_ACCENT: Final = "#06201d"
GOLD: Final = "#edbe4e"
ON_GOLD: Final = "#2a1d00"
DANGER: Final = "#ff938c"

PAPER: Final = "#f6f1e6"
VEILED: Final = "#8ea39b"
BACK: Final = "#7d3040"

_ON_PAPER: Final[dict[ColourScheme, dict[str, str]]] = {
    "two": {"black": "#1a1d24", "red": "#c4162f"},
    "four": {"black": "#14171c", "red": "#c80806", "blue": "#1f40a3", "green": "#0b6a58"},
}
_ON_VEIL: Final = {"black": "#14171c", "red": "#7c0716", "blue": "#142a6b", "green": "#06433a"}
_ON_DARK: Final = {"black": TEXT, "red": "#ff8f88", "blue": "#8db8ff", "green": "#5bd69b"}
"""Suits in their colours: on a card, on a card that cannot be played now, and on the dark table."""

_GERMAN_ON_PAPER: Final = ("#0b6a2c", "#c4162f", "#8a5a00", "#5b2f16")
_GERMAN_ON_VEIL: Final = ("#063f1a", "#7c0716", "#553300", "#3a1c0a")
_GERMAN_ON_DARK: Final = ("#7fd98b", "#ff8f88", "#f2c14e", "#d9a47c")
"""German suits always have four: green leaves, red hearts, golden bells, brown acorns."""


def on_paper(suit: int, scheme: ColourScheme, *, german: bool = False) -> str:
    """The colour of a suit on the face of a card."""
    return _GERMAN_ON_PAPER[suit] if german else _ON_PAPER[scheme][suit_colour(suit, scheme)]


def on_veil(suit: int, scheme: ColourScheme, *, german: bool = False) -> str:
    """The colour of a suit on a card that is veiled."""
    return _GERMAN_ON_VEIL[suit] if german else _ON_VEIL[suit_colour(suit, scheme)]


def on_dark(suit: int, scheme: ColourScheme, *, german: bool = False) -> str:
    """The colour of a suit on the dark ground."""
    return _GERMAN_ON_DARK[suit] if german else _ON_DARK[suit_colour(suit, scheme)]


# ------------------------------------------------------------------------------------------ the sheet
@dataclass(frozen=True, slots=True)
class Spot:
    """A place that can be clicked: what it stands for, and where it lies."""

    name: str
    number: int
    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether this cell belongs to it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


_INK: Final = itemgetter(1)


class Sheet:
    """Cells in rows, drawn from the top left; whatever falls outside is cut off."""

    def __init__(self, width: int, height: int, ground: str = GROUND) -> None:
        """An empty sheet of this size, all in one colour."""
        self.width: Final = width
        self.height: Final = height
        blank = (" ", Ink(TEXT, ground))
        self._cells = [[blank] * width for _ in range(height)]
        self.spots: list[Spot] = []

    def put(self, x: int, y: int, text: str, ink: Ink = AS_IT_WAS) -> int:
        """Write from a cell to the right; returns the cell after the text. Signs that steer a terminal become dots."""
        if not text.isprintable():
            text = "".join(sign if sign.isprintable() else "·" for sign in text)
        if 0 <= y < self.height:
            row = self._cells[y]
            under, drawn = ink, ink
            for place, sign in enumerate(text, start=x):
                if 0 <= place < self.width:
                    old = row[place][1]
                    if old is not under:  # neighbours mostly share their ink
                        under, drawn = old, Ink(ink.fg or old.fg, ink.bg or old.bg, ink.bold)
                    row[place] = (sign, drawn)
        return x + len(text)

    def right(self, x: int, y: int, text: str, ink: Ink = AS_IT_WAS) -> None:
        """Write so that the text ends before cell `x`."""
        self.put(x - len(text), y, text, ink)

    def centre(self, x: int, y: int, width: int, text: str, ink: Ink = AS_IT_WAS) -> None:
        """Write in the middle of a stretch of cells."""
        self.put(x + max(0, (width - len(text)) // 2), y, text[:width], ink)

    def fill(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Paint a rectangle."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, Ink(bg=colour))

    def spot(self, name: str, number: int, x: int, y: int, width: int, height: int) -> None:
        """Make a rectangle answer to the mouse."""
        self.spots.append(Spot(name, number, x, y, width, height))

    def spot_at(self, x: int, y: int) -> Spot | None:
        """What was drawn there last that can be clicked."""
        return next((spot for spot in reversed(self.spots) if spot.holds(x, y)), None)

    @property
    def plain(self) -> str:
        """The sheet without its colours, line by line."""
        return "\n".join("".join(sign for sign, _ in row).rstrip() for row in self._cells)

    def segments(self, y: int) -> Iterator[Segment]:
        """A row as runs of equal style."""
        if 0 <= y < self.height:
            for ink, run in groupby(self._cells[y], key=_INK):
                yield Segment("".join(sign for sign, _ in run), style_of(ink))


@lru_cache(maxsize=1024)
def style_of(ink: Ink) -> Style:
    """An ink as the terminal library wants it."""
    return Style(color=ink.fg or None, bgcolor=ink.bg or None, bold=ink.bold)
