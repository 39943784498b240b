"""Players in processes of their own: programs that anybody wrote, and Binocle's own ones shut away.

The only place below screens and commands that starts processes. `make` is that of `binocle.players`, and more: it
starts programs too, and shuts any player away when asked.
"""

from __future__ import annotations

import sys
from typing import Final

from msgspec.structs import replace

from binocle.bots.process import CannotRunError, Limits
from binocle.bots.program import FAULTS, Mishap, Program, ProgramError
from binocle.game.engine import Game
from binocle.game.views import Player
from binocle.players import make as make_here
from binocle.players import read_spec
from binocle.players.registry import is_quick

COMPILING: Final = 600.0
"""Seconds that a searching player may take to get ready in a process of its own, the very first time."""

__all__ = ["FAULTS", "CannotRunError", "Limits", "Mishap", "Program", "ProgramError", "make"]


def make(text: str, game: Game, *, isolate: bool = False, limits: Limits | None = None) -> Player:
    """The player of this spec for a game: `steady`, `strong?worlds=40`, or a program, `cmd:./mybot`.

    With `isolate` every player runs in a process of its own; programs always do.

    Raises:
        PlayerError: there is no such player, or it cannot be told these options.
        ProgramError: a program cannot be started, or does not speak the protocol.
        CannotRunError: this system cannot run players in processes.
    """
    spec = read_spec(text)
    if spec.command:
        return Program(spec.command, game, limits, spec=text)
    player = make_here(text, game)  # so that a wrong value of an option is told here
    if not isolate:
        return player
    limits = Limits() if limits is None else limits
    if not is_quick(text):  # it is ready when it is compiled
        limits = replace(limits, start=max(limits.start, COMPILING))
    return Program((sys.executable, "-P", "-m", "binocle", "bot", text), game, limits, spec=text, own=True)
