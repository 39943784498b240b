"""Small texts that several parts of the screen need: names of melds and sides, wrapped lines."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from binocle.cards import SYMBOLS
from binocle.game import Game
from binocle.game.public import Shown
from binocle.locale import Texts

NAMES: Final = ("Anna", "Bert", "Clara", "David")
"""What the computer players are called, seat after seat."""


def names_of(say: Texts, players: int, me: int) -> tuple[str, ...]:
    """Names by seat, the person's own as `You`."""
    free = iter(NAMES)
    return tuple(say("seat-you") if seat == me else next(free) for seat in range(players))


def wrapped(text: str, width: int) -> list[str]:
    """Lines of at most this width; melds stay together with their points."""
    if not text:
        return []
    if " · " not in text:
        return textwrap.wrap(text, width)
    lines: list[str] = []
    for piece in text.split(" · "):
        if lines and len(lines[-1]) + 3 + len(piece) <= width:
            lines[-1] += " · " + piece
        else:
            lines.append(piece[:width])
    return lines


def melds_text(say: Texts, shown: Sequence[Shown], *, german: bool = False) -> str:
    """Melds one after another with their points."""
    return " · ".join(
        f"{named_meld(say, meld.name, (card.kind for card in meld.cards), german=german)} {meld.points}"
        for meld in shown
    )


def named_meld(say: Texts, name: str, kinds: Iterable[int], *, german: bool = False) -> str:
    """A meld's name, with `german` as over German suits; a marriage says its suit."""
    text = say.meld(name, german=german)
    suits = {kind >> 3 for kind in kinds}
    return f"{text} {SYMBOLS[suits.pop()]}" if "marriage" in name and len(suits) == 1 else text


def side_name(say: Texts, names: Sequence[str], game: Game, side: int, me: int) -> str:
    """A side as it is called on the score: we and they, or the player's name."""
    seating = game.setting.seating
    if not seating.partners:
        return names[side]
    return say("side-us" if seating.side(me) == side else "side-them")


def number(say: Texts, value: int) -> str:
    """A whole number as the language writes it, with a real minus."""
    text = f"{abs(value):,}"
    text = text.replace(",", ".") if say.lang == "de" else text
    return f"−{text}" if value < 0 else text


def signed(say: Texts, value: int) -> str:
    """A change with its sign."""
    return f"+{number(say, value)}" if value >= 0 else number(say, value)
