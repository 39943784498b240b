"""Players by name."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from binocle.game.engine import Game
from binocle.game.views import Player
from binocle.players.easy import Easy
from binocle.players.random import RandomPlayer
from binocle.players.specs import PlayerError, PlayerOptionError, Spec, UnknownPlayerError, check_options
from binocle.players.specs import read_spec as _read
from binocle.players.steady import Steady

__all__ = [
    "PlayerError",
    "PlayerOptionError",
    "Spec",
    "UnknownPlayerError",
    "make",
    "names",
    "read_spec",
    "table_seconds",
]

_RULES_OF_THUMB: Final = ("random", "easy", "steady")
"""Players that take some thousandths of a second."""
_SEARCHING: Final = ("strong", "expert")
_AT_TABLE: Final = {"strong": 0.3, "expert": 2.0}
_SEARCH: Final = "binocle.players.searching"
"""Imported when such a player is made: the kernel's compiler takes its time to load."""
_OPTIONS: Final[dict[str, tuple[str, ...]]] = {"random": (), "easy": ("slips",), "steady": ()}


def names() -> tuple[str, ...]:
    """The names of all computer players, weakest first.

    >>> names()[:3]
    ('random', 'easy', 'steady')
    """
    return (*_RULES_OF_THUMB, *_SEARCHING)


def is_quick(text: str) -> bool:
    """Whether a player of this spec answers at once; programs and searching players may take their time."""
    return _read(text).name in _RULES_OF_THUMB


def table_seconds(text: str) -> float:
    """The seconds that a decision of this player may take at a table where somebody waits; 0 for those that are quick.

    To be given as `Budget.seconds`; where nobody waits, searching players are given none and look at all their worlds.
    """
    return _AT_TABLE.get(_read(text).name, 0.0)


def options(name: str) -> tuple[str, ...]:
    """The options that a player can be given."""
    if name in _SEARCHING:
        return tuple(import_module(_SEARCH).OPTIONS)
    return _OPTIONS[name]


def read_spec(text: str) -> Spec:
    """A spec taken apart, and checked: the player exists and has these options. Programs are not looked for.

    Raises:
        UnknownPlayerError: there is no such player; the message lists those there are.
        PlayerOptionError: it has no such option; the message lists those it has.
        PlayerError: the text is no spec.
    """
    spec = _read(text)
    if spec.command:
        return spec
    if spec.name not in names():
        raise UnknownPlayerError(f"there is no player {spec.name!r}; allowed: {', '.join(names())}, cmd:PROGRAM")
    check_options(spec, options(spec.name))
    return spec


def make(text: str, game: Game) -> Player:
    """The player of this spec for a game. One player may sit on several seats: it remembers nothing.

    A program of one's own is none of this registry: `binocle.bots.make` starts it.

    Raises:
        UnknownPlayerError: there is none; the message lists those there are.
        PlayerOptionError: an option it does not have, or a value that the option cannot take.
        PlayerError: the text is no spec, or names a program.
    """
    spec = read_spec(text)
    if spec.command:
        raise PlayerError(f"{text!r} is a program, and programs are not started here; allowed: {', '.join(names())}")
    if spec.name in _SEARCHING:
        player: Player = import_module(_SEARCH).make(game, spec.name, spec.options)
        return player
    if spec.name == "easy":
        return Easy.of(game.setting, spec.options)
    return Steady(game.setting) if spec.name == "steady" else RandomPlayer()
