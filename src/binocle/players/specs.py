"""How a player is named: a name, and options behind a question mark, as in `strong?worlds=40&bidding=steady`.

A program of one's own is named by what starts it: `cmd:./mybot --quick`.
"""

from __future__ import annotations

import shlex
from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from binocle.errors import BinocleError

PROGRAM: Final = "cmd:"
"""What a program of one's own begins with."""

LONGEST: Final = 500
"""Characters of a spec; it stands in records and tables."""


class PlayerError(BinocleError):
    """A player that cannot be made as it was named."""


class UnknownPlayerError(PlayerError):
    """There is no computer player of this name."""


class PlayerOptionError(PlayerError):
    """An option that the player does not have, or a value that it cannot take."""


class Spec(msgspec.Struct, frozen=True):
    """A player as it was asked for: a name with its options, or the words of a command that starts a program."""

    text: str
    name: str
    options: dict[str, str] = msgspec.field(default_factory=dict)
    command: tuple[str, ...] = ()


def read_spec(text: str) -> Spec:
    """A spec taken apart; whether there is such a player, and what it can be told, is for the registry to say.

    >>> read_spec("strong?worlds=40&bidding=steady").options
    {'worlds': '40', 'bidding': 'steady'}
    >>> read_spec("cmd:./mybot --quick").command
    ('./mybot', '--quick')

    Raises:
        PlayerOptionError: options that are not `key=value&key=value`, or one of them twice.
        PlayerError: a text too long or not printable, or a command that cannot be taken apart.
    """
    if len(text) > LONGEST or not text.isprintable():
        raise PlayerError(f"a player is named in at most {LONGEST} printable characters, such as steady")
    if text.startswith(PROGRAM):
        return Spec(text, PROGRAM.rstrip(":"), command=_words(text))
    name, mark, rest = text.partition("?")
    options: dict[str, str] = {}
    for pair in rest.split("&") if mark else ():
        key, equals, value = pair.partition("=")
        if not key or not equals or not value:
            raise PlayerOptionError(f"{pair!r} is no option of {name!r}; allowed: name=value, joined by &")
        if key in options:
            raise PlayerOptionError(f"{name!r} is given {key!r} twice; allowed: once")
        options[key] = value
    return Spec(text, name, options)


def _words(text: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(text[len(PROGRAM) :]))
    except ValueError as error:
        raise PlayerError(f"{text!r} cannot be taken apart as a command: {error}") from None
    if not words or not words[0]:
        raise PlayerError(f"{text!r} names no program; allowed: cmd:PROGRAM ARGUMENTS, such as cmd:./mybot")
    return words


def check_options(spec: Spec, allowed: Collection[str]) -> None:
    """Refuse options that this player does not have. Raises `PlayerOptionError`."""
    for key in spec.options:
        if key not in allowed:
            said = ", ".join(allowed) if allowed else "none"
            raise PlayerOptionError(f"{spec.name!r} has no option {key!r}; allowed: {said}")


def number(options: Mapping[str, str], key: str, default: int, low: int, high: int) -> int:
    """The whole number of an option. Raises `PlayerOptionError` when it is none or out of range."""
    text = options.get(key)
    if text is None:
        return default
    value = int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else -1
    if not low <= value <= high:
        raise PlayerOptionError(f"option {key!r} is {text!r}; allowed: {low} to {high}")
    return value


def choice(options: Mapping[str, str], key: str, default: str, allowed: Collection[str]) -> str:
    """The word of an option. Raises `PlayerOptionError` when it is none of those allowed."""
    text = options.get(key, default)
    if text not in allowed:
        raise PlayerOptionError(f"option {key!r} is {text!r}; allowed: {', '.join(allowed)}")
    return text
