"""Which key means what at the table. Pure: from the name of a key to an intent."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from binocle.tui.picking import Duty

Name: TypeAlias = Literal[
    "step", "edge", "rank", "suit", "offer", "browse", "bid", "enter", "space", "pass", "hint", "undo", "last", "melds",
    "score", "help", "menu", "language", "four", "pace", "give-up", "claim", "redeal", "shoot", "accuse",
]  # fmt: skip


class Intent(NamedTuple):
    """What a key asks for, with a number or a rank."""

    name: Name
    number: int = 0
    rank: str = ""


_FIXED: Final[dict[str, Intent]] = {
    "left": Intent("step", -1),
    "right": Intent("step", 1),
    "home": Intent("edge", 0),
    "end": Intent("edge", 1),
    "up": Intent("browse", -1),
    "down": Intent("browse", 1),
    "pageup": Intent("bid", 5),
    "pagedown": Intent("bid", -5),
    "enter": Intent("enter"),
    "space": Intent("space"),
    "escape": Intent("menu"),
    "f1": Intent("help"),
}
_SIGNS: Final[dict[str, Intent]] = {
    "+": Intent("bid", 1),
    "=": Intent("bid", 1),
    "-": Intent("bid", -1),
    "−": Intent("bid", -1),
    "x": Intent("pass"),
    "h": Intent("hint"),
    "u": Intent("undo"),
    "p": Intent("last"),
    "m": Intent("melds"),
    "s": Intent("score"),
    "?": Intent("help"),
    "g": Intent("give-up"),
    "c": Intent("claim"),
    "n": Intent("redeal"),
    "v": Intent("shoot"),
    "r": Intent("accuse"),
    "l": Intent("language"),
    "f": Intent("four"),
    "i": Intent("pace"),
}
_LISTS: Final[frozenset[Duty]] = frozenset({"trump", "meld"})
"""Duties with a numbered list."""


def intent(key: str, sign: str | None, duty: Duty, ranks: dict[str, str]) -> Intent | None:
    """What a key means: `key` is its name, `sign` the character it types, `ranks` the letters of cards.

    In a list the digits choose lines; otherwise 1 to 4 are the suits of the hand, and a letter or digit printed on
    cards is a rank. Letters that are commands are printed on no card.
    """
    if key in _FIXED:
        return _FIXED[key]
    if not sign:
        return None
    small = sign.lower()
    if duty in _LISTS and small in "123456789":
        return Intent("offer", int(small) - 1)
    if small in "1234":
        return Intent("suit", int(small) - 1)
    if small in ranks:
        return Intent("rank", rank=ranks[small])
    return _SIGNS.get(small)
