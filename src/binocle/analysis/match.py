"""A match as data, and the work of a process that plays its deals: some of them at a time, the players made once."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from binocle.analysis.clock import Clock, Watch, peak_memory
from binocle.analysis.duplicate import Dealt, Duplicate, Mode
from binocle.bots import Limits, Program
from binocle.bots import make as make_anywhere
from binocle.errors import BinocleError
from binocle.game.engine import Game
from binocle.game.views import Player
from binocle.players import make
from binocle.players.preparing import load
from binocle.rules import from_json

FIXER: Final = "steady"
"""Who decides before the first trick in mode `play`."""

PATIENCE: Final = {"expert": 3.0, "cmd": 3.0}
"""Seconds that a move of these players may take; of all others `USUAL_PATIENCE`."""
USUAL_PATIENCE: Final = 0.5

_PLAYING: Final = ("bots", "cards", "deal", "game", "kernel", "players", "rules", "search", "seats.py")
"""The sources that decide how a deal is played."""


class MatchError(BinocleError):
    """A match that cannot be played, or not be gone on with."""


class Match(msgspec.Struct, frozen=True):
    """What is played: two players as specs, the rules as JSON, mode and seed.

    `deadlines` are the seconds after which a decision of A and B counts as late, `code` names the sources that play.
    With `isolate` each player decides in a process of its own, as programs always do.
    """

    a: str
    b: str
    rules: str
    mode: Mode
    seed: int
    deadlines: tuple[float, float]
    code: str
    isolate: bool = False


class Share(msgspec.Struct, frozen=True):
    """Some deals of a match, played: the deals, the times of A and B, seconds spent, and what the process needed.

    `warm_up` are the seconds that A and B took for the deal they play before the first that counts, `cold` those of
    their longest decision in it (what is compiled is loaded then), `memory` kibibytes.
    """

    deals: tuple[Dealt, ...]
    clocks: tuple[Clock, Clock]
    seconds: float
    warm_up: tuple[float, float]
    cold: tuple[float, float]
    memory: int


def patience(spec: str) -> float:
    """The seconds that a move of this player may take.

    >>> patience("expert?worlds=90"), patience("strong")
    (3.0, 0.5)
    """
    return PATIENCE.get(spec.partition("?")[0].partition(":")[0], USUAL_PATIENCE)


@cache
def code() -> str:
    """Names the sources that decide how a deal is played: other sources, another name."""
    root = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for part in _PLAYING:
        for file in [root / part] if (root / part).is_file() else sorted((root / part).rglob("*.py")):
            digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def play(match: Match, numbers: Iterable[int], *, export: bool = False) -> tuple[Share, dict[int, list[str]]]:
    """Play these deals of a match, in this process; with `export` also their records by number."""
    duplicate, warm_up, cold = _ready(match)
    for watch in duplicate.watches:
        watch.read()
    start = time.perf_counter()
    deals: list[Dealt] = []
    records: dict[int, list[str]] = {}
    for number in numbers:
        dealt, moves = duplicate.deal(number)
        deals.append(dealt)
        if export:
            records[number] = duplicate.records(number, moves, (match.a, match.b))
    spent = time.perf_counter() - start
    first, second = (watch.read() for watch in duplicate.watches)
    return Share(tuple(deals), (first, second), spent, warm_up, cold, peak_memory()), records


_Warm: TypeAlias = tuple[Duplicate, tuple[float, float], tuple[float, float]]

_sitting: list[tuple[Match, _Warm]] = []
"""The match that this process has played last, its players ready."""


def _ready(match: Match) -> _Warm:
    """The players of a match, warm, how long that took each of them, and their longest decision in it."""
    if _sitting and _sitting[0][0] != match:
        forget()
    if not _sitting:
        _sitting.append((match, _sit_down(match)))
    return _sitting[0][1]


def forget() -> None:
    """Send the players of the last match home; those in processes of their own end."""
    while _sitting:
        for watch in _sitting.pop()[1][0].watches:
            close: object = getattr(watch.player, "close", None)
            if callable(close):
                close()


def _sit_down(match: Match) -> _Warm:
    game = Game(from_json(match.rules))
    fixer = make(FIXER, game)
    players: list[Player] = []
    seconds: list[float] = []
    cold: list[float] = []
    for spec, deadline in zip((match.a, match.b), match.deadlines, strict=True):
        start = time.perf_counter()
        limits = Limits(move=max(Limits().move, deadline))
        player = make_anywhere(spec, game, isolate=match.isolate, limits=limits)
        watch = Watch(player)
        load(game, watch, tries=1)
        if isinstance(player, Program) and watch.clock.faults:  # they do not count: it starts the match anew
            player.close()
            player = make_anywhere(spec, game, isolate=match.isolate, limits=limits)
        players.append(player)
        cold.append(watch.clock.worst)
        seconds.append(time.perf_counter() - start)
    duplicate = Duplicate(game, (players[0], players[1]), fixer, match.mode, match.seed, match.deadlines)
    return duplicate, (seconds[0], seconds[1]), (cold[0], cold[1])
