"""`binocle rethink`: decisions of a log, thought again from what the seat saw."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import click
import msgspec

from binocle.bots import make
from binocle.bots.log import Thought, read_thought
from binocle.bots.session import read_rules
from binocle.cli.failures import NEGATIVE, OK, BadInput
from binocle.cli.options import FILE, json_option, lang_option, speaker
from binocle.cli.requests import encode, lines, put_json
from binocle.game.engine import Game
from binocle.game.views import Decision, Player
from binocle.players import read_spec

_LONGEST: Final = 1_048_576


@click.command("rethink")
@click.argument("file", metavar="FILE", type=FILE)
@click.option("--player", metavar="PLAYER", help="Have this player decide instead of those in the log.")
@json_option
@lang_option
@click.pass_context
def command(context: click.Context, file: Path, player: str | None, as_json: bool, lang: str | None) -> None:
    """Think the decisions of a log again, each from the view, the budget and the seed that stand there.

    \b
    binocle play --rules midwest --log thoughts.jsonl     play, and keep what computer players see and decide
    binocle rethink thoughts.jsonl                        0: all decided the same again; 1: some did not
    binocle rethink thoughts.jsonl --player strong --json

    A player sees its view and nothing else; so what it does in a game can be done again without the game. Moves that
    a program has lost are passed over. Programs in a log are only started when --player names them. A decision that was
    stopped by the clock (strong and expert at a table) may come out otherwise; it is counted apart and is no failure.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    players: dict[tuple[str, str], Player] = {}
    read, count, timed = 0, 0, 0
    different: list[dict[str, Any]] = []
    with file.open("rb") as source:
        for number, line in enumerate(lines(source, _LONGEST), 1):
            thought = _read(line, number)
            read = number
            if thought.decision.fault:
                continue
            count += 1
            now = _decided(_sitting(players, thought, player), thought, number)
            if _same(now, thought.decision, other=player is not None):
                continue
            if thought.budget.seconds and player is None:
                timed += 1  # who is stopped by the clock looks at more worlds or fewer
            else:
                different.append(_told(number, thought, now))
    if not read:
        raise BadInput("log/empty", f"{file.name} holds no decision; allowed: a log that --log has written")
    if as_json:
        same = count - timed - len(different)
        put_json({"decisions": count, "same": same, "timed": timed, "different": different})
    else:
        say = speaker(lang)
        for one in different:
            click.echo(say("cli-rethink-other", **{key: str(value) for key, value in one.items()}))
        click.echo(say("cli-rethink", decisions=count, same=count - timed - len(different)))
        if timed:
            click.echo(say("cli-rethink-timed", decisions=timed))
    context.exit(NEGATIVE if different else OK)


def _read(line: bytes | None, number: int) -> Thought:
    """A line of the log. Raises `BadInput`."""
    try:
        return read_thought(line or b"")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadInput("log/line", f"line {number} holds no decision: {error}") from None


def _sitting(players: dict[tuple[str, str], Player], thought: Thought, instead: str | None) -> Player:
    """The player that is to decide, made once for each rule set."""
    spec = instead or thought.player
    if instead is None and read_spec(spec).command:
        raise BadInput("log/program", f"{spec} is a program; --player '{spec}' starts it")
    key = spec, thought.view.rules
    if key not in players:
        game = Game(read_rules(thought.rules))
        if game.setting.digest != thought.view.rules:
            raise BadInput("log/rules", "a view of the log was made under other rules than those beside it")
        players[key] = make(spec, game)
    return players[key]


def _decided(player: Player, thought: Thought, number: int) -> Decision:
    """What the player decides in a view of the log. Raises `BadInput`."""
    try:
        return player.decide(thought.view, thought.budget)
    except Exception as error:
        if os.environ.get("BINOCLE_TRACEBACK"):
            raise
        said = f"line {number}: no game leads to this view, or the player is at fault ({type(error).__name__})"
        raise BadInput("log/view", said) from None


def _same(now: Decision, then: Decision, *, other: bool) -> bool:
    """With the same player everything must be the same, figures and reasons too; with another one the action."""
    return now.action == then.action if other else now == then


def _told(number: int, thought: Thought, now: Decision) -> dict[str, Any]:
    """A decision that turned out otherwise."""
    then = encode(thought.decision.action).decode()
    return {"line": number, "seat": thought.view.seat, "then": then, "now": encode(now.action).decode()}
