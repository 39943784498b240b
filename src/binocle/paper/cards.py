"""Card faces as SVG: for paper, notebooks, pictures of the terminal's tables and, later, the browser.

Every face consists of paths alone, the rank letters too, so it looks the same wherever it is drawn and needs no font.
There are three sizes of drawing: the whole face; a compact face with a bigger index for cards below 60 pixels; and the
corner, a card cut down to its index for the rows of a table.

>>> face("QS").startswith("<svg")
True
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, NamedTuple
from xml.sax.saxutils import escape

from binocle.cards import Card, parse_card
from binocle.locale import Language
from binocle.paper import art

Suits = Literal["french", "german"]
Colours = Literal["two", "four"]

WIDTH: Final = 250
HEIGHT: Final = 350
CORNER_WIDTH: Final = 116
CORNER_HEIGHT: Final = 196

_INK: Final = "#1B1F27"
_CARD: Final = "#FFFDF7"
_EDGE: Final = "#8C8574"
_GOLD: Final = "#E9B23F"
_SUIT_COLOURS: Final[dict[str, dict[str, str]]] = {
    "two": {"S": "#1A1D24", "H": "#C4162F", "D": "#C4162F", "C": "#1A1D24"},
    "four": {"S": "#14171C", "H": "#C80806", "D": "#1F40A3", "C": "#0B7C67"},
    "german": {"S": "#2E6B2A", "H": "#C4162F", "D": "#9A5B00", "C": "#5A3A1C"},
}
_FILLS: Final[dict[art.Role, str]] = {
    "trim": _GOLD, "gold": _GOLD, "white": "#FFFAF0", "plume": "#FFFAF0", "hair": "#6B3A1F", "fair": "#C98A2C",
    "skin": "#F7DCBD", "beard": "#DAD3C8", "ink": _INK, "lip": "#B8322F",
}  # fmt: skip
_SUIT_FILLED: Final = frozenset({"robe", "band", "jewel"})
_OUTLINED: Final = frozenset({"robe", "trim", "white", "hair", "fair", "skin", "beard", "gold", "band", "plume"})
_LINES: Final[dict[art.Role, str]] = {"ink-line": _INK, "lip-line": "#9C3B33", "trim-line": _GOLD}

_SPECTACLED: Final = frozenset({"QS", "JD"})
_GERMAN_LETTERS: Final = {"Q": "O", "J": "U"}
_LETTERS: Final[dict[str, dict[str, str]]] = {"en": {}, "de": {"Q": "D", "J": "B"}}


class Look(NamedTuple):
    """How cards are drawn: suit signs, two or four colours, and whose letters the courts carry."""

    suits: Suits = "french"
    colours: Colours = "two"
    lang: Language = "en"

    def colour(self, suit: str) -> str:
        """The colour of a suit, as `#RRGGBB`."""
        return _SUIT_COLOURS["german" if self.suits == "german" else self.colours][suit]

    def letter(self, rank: str) -> str:
        """The letter printed for a rank: German packs print O and U, German French-suited ones D and B."""
        return (_GERMAN_LETTERS if self.suits == "german" else _LETTERS[self.lang]).get(rank, rank)

    def sign(self, suit: str) -> art.Sign:
        """The drawing of a suit's sign."""
        return (art.GERMAN if self.suits == "german" else art.FRENCH)[suit]


class _Index(NamedTuple):
    """Where rank and sign stand in the corner of a card.

    Place and height of the rank, its greatest width, the size of the sign, the gap between them, and the pen.
    """

    x: int
    y: int
    high: int
    most: int
    size: int
    gap: int
    pen: int


_INDEX: Final = _Index(15, 16, 84, 66, 56, 11, 17)
_COMPACT_INDEX: Final = _Index(14, 15, 112, 84, 72, 10, 18)


class Picture:
    """An SVG drawing that a notebook shows by itself; `str` gives its text."""

    def __init__(self, svg: str) -> None:
        """Keep the drawing."""
        self._svg: Final = svg

    def __str__(self) -> str:
        return self._svg

    def _repr_svg_(self) -> str:
        """Give notebooks what they show."""
        return self._svg


# ------------------------------------------------------------------------------------------------- whole drawings


def face(
    card: Card | str,
    look: Look = Look(),  # noqa: B008 - a plain immutable value
    *,
    compact: bool = False,
    width: float | None = None,
    title: str = "",
) -> str:
    """A card as an SVG document of its own, 5 wide to 7 high.

    Args:
        card: the card, or its text, such as `QS`.
        look: suit signs, colours and letters.
        compact: a bigger index and fewer details, for cards drawn less than 60 pixels wide.
        width: width in pixels; without one the drawing takes the size of its place.
        title: the card's name for those who hear the picture; without one it counts as decoration.

    Raises:
        NotationError: the text names no card.
    """
    return _document(WIDTH, HEIGHT, _face(_known(card), look, compact), width, title)


def corner(card: Card | str, look: Look = Look(), *, width: float | None = None, title: str = "") -> str:  # noqa: B008
    """The index of a card on a little card of its own, for the rows of a table. Raises `NotationError`."""
    return _document(CORNER_WIDTH, CORNER_HEIGHT, _corner(_known(card), look), width, title)


def sign(suit: str, look: Look = Look(), *, width: float | None = None, title: str = "") -> str:  # noqa: B008
    """The sign of a suit, by its letter S H D C, without a card around it."""
    return _document(100, 100, _sign(suit, look, 0, 0, 100), width, title)


def row(cards: Iterable[Card | str], look: Look = Look(), *, step: float = 1.06, width: float = 60) -> Picture:  # noqa: B008
    """Cards side by side, as a picture for notebooks and pages.

    Args:
        cards: the cards from left to right.
        look: suit signs, colours and letters.
        step: from one card to the next, in widths of a card; below 1 they overlap, and 0.36 still shows every index.
        width: width of one card in pixels.

    Raises:
        NotationError: a text names no card.
    """
    known = [_known(card) for card in cards]
    inner = "".join(
        f'<g transform="translate({place * step * WIDTH:g} 0)">{_face(card, look, width < 60)}</g>'
        for place, card in enumerate(known)
    )
    whole = WIDTH * (1 + step * max(0, len(known) - 1))
    return Picture(_document(whole, HEIGHT, inner, width * whole / WIDTH, " ".join(known)))


@lru_cache(maxsize=4)
def back(width: float | None = None) -> str:
    """The back of a card: the two lenses that gave the game its name."""
    lattice = "".join(art.disc(x, y, 25.4) for y in range(19, 367, 35) for x in range(19, 267, 35))
    signs = _sign("S", Look(), 75, 157, 34, paint="#FBF5E8") + _sign("D", Look(), 141, 158, 34, paint="#FBF5E8")
    lenses = f"{art.disc(92, 175, 33)}{art.disc(158, 175, 33)}M59 175h-4M191 175h4M121 166q4-5 8 0"
    inner = (
        _clip("back", f"{_box(0, 0, 250, 350, 20)}")
        + _clip("back-lattice", _box(19, 19, 212, 312, 8))
        + f'<g clip-path="url(#back)">{_filled(_box(0, 0, 250, 350, 0), "#FBF5E8")}'
        + _filled(_box(15, 15, 220, 320, 11), "#7C1F33")
        + '<g clip-path="url(#back-lattice)"><path fill="none" stroke="#C98A83" stroke-width="2.6" opacity=".6" '
        + f'd="{lattice}"/></g>'
        + f'<path fill="#7C1F33" stroke="#FBF5E8" stroke-width="4" d="{_box(52, 118, 146, 114, 57)}"/>'
        + f'<path fill="none" stroke="#F0C766" stroke-width="6" stroke-linecap="round" d="{lenses}"/>{signs}</g>'
        + _edge(WIDTH, HEIGHT, 20)
    )
    return _document(WIDTH, HEIGHT, inner, width, "")


# ----------------------------------------------------------------------------------------------------- pieces


def _known(card: Card | str) -> Card:
    return card if isinstance(card, Card) else parse_card(card)


def _document(width: float, height: float, inner: str, pixels: float | None, title: str) -> str:
    size = f' width="{pixels:g}" height="{pixels * height / width:g}"' if pixels else ""
    name = f' role="img"><title>{escape(title)}</title>' if title else ' aria-hidden="true">'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"{size}{name}{inner}</svg>'


@lru_cache(maxsize=512)
def _face(card: Card, look: Look, compact: bool) -> str:
    """The face without its document, clipped to the card. The name of the clip is the card's, the same everywhere."""
    rank, suit = card.rank, card.suit.letter
    if rank in "KQJ":
        inner = _court(card, look, compact)
    elif rank == "A":
        inner = _sign(suit, look, 92, 170, 150) if compact else _sign(suit, look, 76, 128, 164)
    elif compact:
        inner = _sign(suit, look, 120, 214, 112)
    else:
        inner = _pips(rank, suit, look)
    inner += _index(rank, suit, look, _COMPACT_INDEX if compact else _INDEX)
    clip = f"card-{look.suits}-{look.colours}-{look.letter(rank)}{suit}{'-compact' if compact else ''}"
    outline = _box(0, 0, WIDTH, HEIGHT, 20)
    inside = f'{_clip(clip, outline)}{_filled(outline, _CARD)}<g clip-path="url(#{clip})">{inner}</g>'
    return inside + _edge(WIDTH, HEIGHT, 20)


@lru_cache(maxsize=256)
def _corner(card: Card, look: Look) -> str:
    rank, suit = card.rank, card.suit.letter
    letter = look.letter(rank)
    width = art.LETTERS[letter].width * 0.84
    inner = _letter(letter, look.colour(suit), (CORNER_WIDTH - width) / 2, 16, 84, 99, 19)
    inner += _sign(suit, look, (CORNER_WIDTH - 70) / 2, 110, 70)
    return _filled(_box(0, 0, CORNER_WIDTH, CORNER_HEIGHT, 18), _CARD) + inner + _edge(CORNER_WIDTH, CORNER_HEIGHT, 18)


def _index(rank: str, suit: str, look: Look, at: _Index) -> str:
    """Rank and sign in the upper left corner, the sign centred below the rank."""
    letter = look.letter(rank)
    width = art.LETTERS[letter].width * min(at.high / 100, at.most / art.LETTERS[letter].width)
    left = at.x + (width - at.size) / 2 + ((at.size - width) / 2 - 1 if width < at.size else 0)
    drawn = _letter(letter, look.colour(suit), at.x, at.y, at.high, at.most, at.pen)
    return drawn + _sign(suit, look, left, at.y + at.high + at.gap, at.size)


def _letter(letter: str, colour: str, x: float, y: float, high: float, most: float, pen: float) -> str:
    width, line = art.LETTERS[letter]
    scale = f"{min(high / 100, most / width):.4g} {high / 100:g}"
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{pen:g}" stroke-linecap="round" stroke-linejoin="round" '
        f'transform="translate({x:g} {y:g}) scale({scale})" d="{line}"/>'
    )


def _sign(suit: str, look: Look, x: float, y: float, size: float, *, turned: bool = False, paint: str = "") -> str:
    """A suit sign with its upper left corner at x, y; `turned` stands on its head, `paint` is another colour."""
    shape, paler, veins, hole = look.sign(suit)
    colour = paint or look.colour(suit)
    inner = _filled(shape, colour)
    if paler:
        inner += f'<path fill="{colour}" opacity=".82" d="{paler}"/>'
    if veins:
        inner += f'<path fill="none" stroke="{_CARD}" stroke-width="5" stroke-linecap="round" d="{veins}"/>'
    if hole:
        inner += _filled(hole, _CARD)
    scale = size / 100
    if turned:
        return f'<g transform="translate({x + size:g} {y + size:g}) scale({-scale:g})">{inner}</g>'
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{inner}</g>'


def _halo(suit: str, look: Look, x: float, y: float, size: float) -> str:
    """A sign on a rim of card colour, so that it stands out from a robe."""
    shape, paler, _, _ = look.sign(suit)
    rim = f'fill="{_CARD}" stroke="{_CARD}" stroke-width="22" stroke-linejoin="round"'
    place = f"translate({x:g} {y:g}) scale({size / 100:g})"
    return f'<path {rim} transform="{place}" d="{shape}{paler}"/>{_sign(suit, look, x, y, size)}'


def _pips(rank: str, suit: str, look: Look) -> str:
    """The signs of a number card; the lower ones stand on their heads, but German signs never do."""
    columns = (122, 170, 218)
    return "".join(
        _sign(suit, look, columns[column] - 21, 62 + place * 75 - 21, 42, turned=place > 1.5 and look.suits == "french")
        for column, place in art.PIPS[rank]
    )


def _court(card: Card, look: Look, compact: bool) -> str:
    """King, queen and jack, or king, Ober and Unter, with the sign on the robe; the Ober's is high, the Unter's low."""
    rank, suit = card.rank, card.suit.letter
    german = look.suits == "german"
    pieces = {"K": art.KING, "Q": art.OVER if german else art.QUEEN, "J": art.JACK}[rank]
    eyes = art.SPECTACLES if card in _SPECTACLED else art.EYES
    drawn: list[art.Piece] = []
    for piece in pieces:
        drawn += eyes if piece is art.EYES_HERE and rank != "K" else art.EYES if piece is art.EYES_HERE else (piece,)
    x, y, scale = (163, 190, 0.9) if compact else (154, 164, 1.06)
    colour = look.colour(suit)
    figure = "".join(_piece(piece, colour) for piece in drawn)
    inner = (
        f'<g stroke-linejoin="round" stroke-linecap="round" transform="translate({x} {y}) scale({scale})">{figure}</g>'
    )
    if german and rank != "K":
        inner += _halo(suit, look, 170 if compact else 176, 14 if rank == "Q" else 262, 70 if compact else 68)
    elif not german and not compact:
        inner += _halo(suit, look, 188, 288, 48)
    return inner


def _piece(piece: art.Piece, colour: str) -> str:
    if piece.role in _LINES:
        return f'<path fill="none" stroke="{_LINES[piece.role]}" stroke-width="{piece.pen:g}" d="{piece.line}"/>'
    if piece.role == "lens":
        pen = f'stroke="{_INK}" stroke-width="{piece.pen:g}"'
        return f'<path fill="#fff" fill-opacity=".55" {pen} d="{piece.line}"/>'
    fill = colour if piece.role in _SUIT_FILLED else _FILLS[piece.role]
    pen = f' stroke="{_INK}" stroke-width="4.5"' if piece.role in _OUTLINED else ""
    return f'<path fill="{fill}"{pen} d="{piece.line}"/>'


def _filled(line: str, fill: str) -> str:
    return f'<path fill="{fill}" d="{line}"/>'


def _clip(name: str, line: str) -> str:
    return f'<clipPath id="{name}"><path d="{line}"/></clipPath>'


def _edge(width: float, height: float, radius: float) -> str:
    line = _box(2, 2, width - 4, height - 4, radius - 2)
    return f'<path fill="none" stroke="{_EDGE}" stroke-width="4" opacity=".75" d="{line}"/>'


def _box(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rectangle with rounded corners as a path."""
    if not r:
        return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}Z"
    turn = f"a{r:g} {r:g} 0 0 1 "
    return (
        f"M{x + r:g} {y:g}h{width - 2 * r:g}{turn}{r:g} {r:g}v{height - 2 * r:g}{turn}{-r:g} {r:g}"
        f"h{-(width - 2 * r):g}{turn}{-r:g} {-r:g}v{-(height - 2 * r):g}{turn}{r:g} {-r:g}Z"
    )
