"""The drawings on the cards as path data: rank letters, suit signs, courts. No font is used anywhere.

A card is 250 units wide and 350 high. Rank letters are pen lines on a box 100 high, suit signs filled shapes on a
box of 100 by 100, courts are drawn around the middle of the head at 0, 0.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Role = Literal[
    "robe", "trim", "trim-line", "white", "hair", "fair", "skin", "beard", "gold", "band", "jewel", "plume", "ink",
    "ink-line", "lip-line", "lip", "lens",
]  # fmt: skip
"""What a piece of a court is: it decides fill, outline and pen."""


class Letter(NamedTuple):
    """A rank letter: how wide it is, and its pen line."""

    width: int
    line: str


class Sign(NamedTuple):
    """A suit sign: its shape, what is drawn paler, its veins in the colour of the card, and holes."""

    shape: str
    paler: str = ""
    veins: str = ""
    hole: str = ""


class Piece(NamedTuple):
    """A piece of a court; `pen` is the width of a line where the role has one."""

    role: Role
    line: str
    pen: float = 0


LETTERS: Final[dict[str, Letter]] = {
    "A": Letter(80, "M9 91.5 40 8.5 71 91.5M20 64H60"),
    "K": Letter(78, "M11 8.5V91.5M66 8.5 11 60M31 42 68 91.5"),
    "Q": Letter(84, "M42 8.5C62 8.5 75 26 75 50S62 91.5 42 91.5 9 74 9 50 22 8.5 42 8.5ZM47 66 76 96"),
    "J": Letter(66, "M30 8.5H63M50 8.5V64C50 83 42 91.5 29 91.5S9 83 8.5 68"),
    "9": Letter(76, "M66 37C66 53 54 63 38 63S9 52 9 36 21 8.5 38 8.5 67 20 67 42C67 72 54 91.5 20 91.5"),
    "T": Letter(92, "M8.5 25 24 10V91.5M66 8.5C79 8.5 85 28 85 50S79 91.5 66 91.5 47 72 47 50 53 8.5 66 8.5Z"),
    "D": Letter(80, "M11 8.5V91.5H32C58 91.5 71 76 71 50S58 8.5 32 8.5Z"),
    "B": Letter(76, "M11 47.5H40C58 47.5 67 57 67 69S58 91.5 40 91.5H11V8.5H38C55 8.5 62 17 62 28S55 47.5 40 47.5"),
    "O": Letter(84, "M42 8.5C62 8.5 75 26 75 50S62 91.5 42 91.5 9 74 9 50 22 8.5 42 8.5Z"),
    "U": Letter(78, "M10 8.5V60C10 80 21 91.5 39 91.5S68 80 68 60V8.5"),
    "7": Letter(74, "M9 8.5H66C49 34 37 60 34 91.5"),
    "8": Letter(
        76,
        "M38 45C24 45 13 38 13 27S24 8.5 38 8.5 63 16 63 27 52 45 38 45Z"
        "M38 45C22 45 9 54 9 68S22 91.5 38 91.5 67 82 67 68 54 45 38 45Z",
    ),
}

_HEART: Final = (
    "M50 95C40 82 5 60 5 31 5 15 17 5 30 5c9 0 16 5 20 13C54 10 61 5 70 5c13 0 25 10 25 26 0 29-35 51-45 64Z"
)

FRENCH: Final[dict[str, Sign]] = {
    "S": Sign(
        "M50 3C58 18 95 40 95 64c0 13-9 20-19 20-9 0-16-4-20-10 1 10 5 18 12 24H32c7-6 11-14 12-24-4 6-11 10-20 10"
        "C14 84 5 77 5 64 5 40 42 18 50 3Z"
    ),
    "H": Sign(_HEART),
    "D": Sign("M50 2C58 20 72 37 89 50 72 63 58 80 50 98 42 80 28 63 11 50 28 37 42 20 50 2Z"),
    "C": Sign(
        "M50 4a22.5 22.5 0 0 1 17 37 22.5 22.5 0 1 1-11 33c1 10 5 18 12 24H32c7-6 11-14 12-24A22.5 22.5 0 1 1 33 41 "
        "22.5 22.5 0 0 1 50 4Z"
    ),
}
"""Spade, heart, diamond, club by suit letter."""

GERMAN: Final[dict[str, Sign]] = {
    "S": Sign(
        "M50 2C60 18 93 32 93 57c0 15-11 23-23 23-8 0-14-3-17-8l4 26H43l4-26c-3 5-9 8-17 8C18 80 7 72 7 57 7 32 40 18 "
        "50 2Z",
        veins="M50 24V78M50 56 30 42M50 56 70 42M50 70 33 61M50 70 67 61",
    ),
    "H": Sign(_HEART),
    "D": Sign(
        "M42 13a8 8 0 1 1 16 0c22 4 37 20 37 42a45 43 0 0 1-90 0c0-22 15-38 37-42Z",
        veins="M6 50C30 58 70 58 94 50M8 63C32 71 68 71 92 63",
        hole="M50 70V94M41 78a9 9 0 1 1 18 0 9 9 0 1 1-18 0Z",
    ),
    "C": Sign(
        "M50 15c3 0 0-9 7-13l5 5c-5 3-4 6-5 9 16 2 28 11 28 27H15c0-16 12-25 28-27Z",
        paler="M21 49H79C79 76 63 88 50 98 37 88 21 76 21 49Z",
    ),
}
"""Leaf, heart, bell, acorn by the same letters: leaves stand for spades, bells for diamonds, acorns for clubs."""

PIPS: Final[dict[str, tuple[tuple[int, float], ...]]] = {
    "T": ((0, 0), (0, 1), (0, 2), (0, 3), (2, 0), (2, 1), (2, 2), (2, 3), (1, 0.5), (1, 2.5)),
    "9": ((0, 0), (0, 1), (0, 2), (0, 3), (2, 0), (2, 1), (2, 2), (2, 3), (1, 1.5)),
    "8": ((0, 0), (0, 1.5), (0, 3), (2, 0), (2, 1.5), (2, 3), (1, 0.75), (1, 2.25)),
    "7": ((0, 0), (0, 1.5), (0, 3), (2, 0), (2, 1.5), (2, 3), (1, 0.75)),
}
"""Column 0..2 and row 0..3 of each sign on a number card."""


def disc(x: float, y: float, r: float) -> str:
    """A circle as a path."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0 {r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


_NOSE: Final = Piece("ink-line", "M2 2 6 18H-3", 3.6)
EYES: Final = (
    Piece("ink-line", "M-21-8h13M8-8h13", 5),
    Piece("ink", disc(-14, 1, 4.6) + disc(14, 1, 4.6)),
    _NOSE,
)
SPECTACLES: Final = (
    Piece("lens", disc(-17, 2, 14.5) + disc(17, 2, 14.5), 4.6),
    Piece("ink-line", "M-2.5 0Q0-4 2.5 0", 4.6),
    Piece("ink", disc(-15, 2, 4.6) + disc(15, 2, 4.6)),
    _NOSE,
)
"""The queen of spades and the jack of diamonds wear them: the pair that names the game can be told in any hand."""

EYES_HERE: Final = Piece("ink", "")
"""Marks where eyes or spectacles belong among the pieces of a court."""

KING: Final = (
    Piece("robe", "M-128 240C-122 128-84 100-36 86H36C84 100 122 128 128 240Z"),
    Piece("trim", "M-22 100 0 240 22 100Z"),
    Piece("white", "M-74 106C-50 138 50 138 74 106L50 74H-50Z"),
    Piece("ink", "M-46 104l5 10 5-10ZM36 104l5 10 5-10ZM-22 113l5 10 5-10ZM12 113l5 10 5-10Z"),
    Piece("hair", "M-46-30C-66 0-64 48-50 70H50C64 48 66 0 46-30Z"),
    Piece("skin", "M-38-36H38V12C38 40 22 54 0 54S-38 40-38 12Z"),
    Piece("beard", "M-42 6C-44 70-22 112 0 112S44 70 42 6C32 24 22 28 14 25 6 20-6 20-14 25-22 28-32 24-42 6Z"),
    Piece("lip-line", "M-9 36Q0 42 9 36", 5),
    EYES_HERE,
    Piece("gold", "M-52-30-62-96-30-66 0-112 30-66 62-96 52-30Q0-44-52-30Z"),
    Piece("band", "M-54-46Q0-60 54-46L52-28Q0-42-52-28Z"),
    Piece("gold", disc(0, -112, 8.5) + disc(-62, -97, 7.5) + disc(62, -97, 7.5)),
)
QUEEN: Final = (
    Piece("hair", "M-44-44C-86 4-82 78-72 120H72C82 78 86 4 44-44Z"),
    Piece("robe", "M-128 240C-124 150-92 116-34 104L0 148 34 104C92 116 124 150 128 240Z"),
    Piece("skin", "M-17 40H17V94L32 106 0 146-32 106-17 94Z"),
    Piece("trim", "M-50 106-34 100 0 140 34 100 50 106 0 172Z"),
    Piece("trim-line", "M0 172V240M-66 128C-60 160-58 200-58 240M66 128C60 160 58 200 58 240", 6),
    Piece("skin", "M-38-20C-38 30-20 60 0 60S38 30 38-20C38-52-38-52-38-20Z"),
    Piece("lip", "M-10 38Q-4 33 0 36.5 4 33 10 38 0 50-10 38Z"),
    EYES_HERE,
    Piece("hair", "M-43 16C-54-44-20-68 0-68S54-44 43 16C37-14 18-30 0-44-18-30-37-14-43 16Z"),
    Piece("gold", disc(-44, 28, 6.5) + disc(44, 28, 6.5)),
    Piece("gold", "M-44-54-52-92-25-76 0-110 25-76 52-92 44-54Q0-74-44-54Z"),
    Piece("jewel", disc(0, -79, 7)),
    Piece("gold", disc(0, -110, 6)),
)
JACK: Final = (
    Piece("robe", "M-122 240C-118 146-80 112-34 96H34C80 112 118 146 122 240Z"),
    Piece("trim", "M-58 112-44 104V240H-58ZM58 112 44 104V240H58Z"),
    Piece("white", "M-46 96 0 130 46 96 30 70H-30Z"),
    Piece("fair", "M-44-34C-66 4-66 44-54 68-40 74 40 74 54 68 66 44 66 4 44-34Z"),
    Piece("skin", "M-36-30H36V14C36 42 20 58 0 58S-36 42-36 14Z"),
    Piece("lip-line", "M-9 37Q0 43 10 36", 5),
    EYES_HERE,
    Piece("fair", "M-40-26C-42-6-38 4-34 10-32-8-20-18-6-22-14-26 30-22 36 8 40-4 42-14 40-28Z"),
    Piece(
        "plume",
        "M36-62C46-118 92-134 116-104 108-106 104-100 108-94 98-98 94-90 97-84 86-86 84-78 86-70 74-68 62-56 50-42Z",
    ),
    Piece("ink-line", "M46-50Q66-88 104-108", 3.5),
    Piece("robe", "M-66-26C-80-78-26-100 20-88 60-78 74-46 60-24 20-42-28-42-66-26Z"),
    Piece("gold", "M-64-30C-30-48 30-48 60-30L57-14C28-32-28-32-61-14Z"),
)
OVER: Final = (
    Piece("robe", "M-128 240C-122 138-84 106-36 92H36C84 106 122 138 128 240Z"),
    Piece("trim", "M-12 96H12V240H-12Z"),
    Piece("white", "M-52 96C-30 120 30 120 52 96L36 72H-36Z"),
    Piece("hair", "M-42-30C-58 0-56 36-46 58H46C56 36 58 0 42-30Z"),
    Piece("skin", "M-36-30H36V14C36 42 20 58 0 58S-36 42-36 14Z"),
    Piece("hair", "M0 24C-10 16-26 22-36 36-20 42-8 38 0 32 8 38 20 42 36 36 26 22 10 16 0 24Z"),
    Piece("lip-line", "M-7 44H7", 5),
    EYES_HERE,
    Piece("robe", "M-44-34C-44-84-24-98 0-98S44-84 44-34Z"),
    Piece("gold", "M-76-28C-40-52 40-52 76-28 40-14-40-14-76-28Z"),
)
"""The Ober of the German cards; their Unter is drawn as the jack."""
