"""Players by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from binocle.errors import BinocleError
from binocle.game.engine import Game
from binocle.game.views import Player
from binocle.players.random import RandomPlayer
from binocle.players.steady import Steady

_MAKERS: Final[dict[str, Callable[[Game], Player]]] = {
    "random": lambda game: RandomPlayer(),  # noqa: ARG005 - it needs no rules: a view says what is legal
    "steady": lambda game: Steady(game.setting),
}


class UnknownPlayerError(BinocleError):
    """There is no computer player of this name."""


def names() -> tuple[str, ...]:
    """The names of all computer players, weakest first.

    >>> names()
    ('random', 'steady')
    """
    return tuple(_MAKERS)


def make(name: str, game: Game) -> Player:
    """The player of this name for a game. One player may sit on several seats: it remembers nothing.

    Raises:
        UnknownPlayerError: there is none; the message lists those there are.
    """
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownPlayerError(f"there is no player {name!r}; allowed: {', '.join(_MAKERS)}")
    return maker(game)
