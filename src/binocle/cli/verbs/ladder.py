"""`binocle ladder`: everybody meets everybody, and ratings come out."""

from __future__ import annotations

from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, Literal, cast

import click
import msgspec

from binocle.analysis import LadderResult, ladder
from binocle.analysis.backends import Backend
from binocle.cli.failures import BadInput
from binocle.cli.matches import (
    MOST_DEALS,
    Bar,
    QuietEnd,
    Shield,
    backend_option,
    check_backend,
    check_mode,
    checked_processes,
    columns,
    leave_interrupts_alone,
    mode_option,
    processes_option,
)
from binocle.cli.options import FILE, json_option, lang_option, speaker
from binocle.cli.position import DEFAULT_RULES
from binocle.cli.requests import put_json
from binocle.locale import Texts
from binocle.rules import read

MOST_PLAYERS = 40


@click.command("ladder")
@click.argument("players", metavar="A B [C …]", nargs=-1, required=True)
@click.option("--rules", metavar="NAME[?CHANGES]|FILE", default=DEFAULT_RULES, show_default=True, help="The rule set.")
@click.option("--deals", type=int, default=200, show_default=True, help="Deals (or games) for each two players.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same ladder.")
@mode_option
@click.option("--deadline", type=float, metavar="SECONDS", help="A longer move is late; by default each player's own.")
@click.option("--keep", type=FILE, metavar="FOLDER", help="Keep what is done there; the same command goes on from it.")
@processes_option
@backend_option
@json_option
@lang_option
def command(
    players: tuple[str, ...],
    rules: str,
    deals: int,
    seed: int,
    mode: str,
    deadline: float | None,
    keep: Path | None,
    processes: int | None,
    backend: str,
    as_json: bool,
    lang: str | None,
) -> None:
    """Let each two of several computer players meet over the same duplicate deals, and rate them.

    \b
    binocle ladder random easy steady --rules partners
    binocle ladder steady strong expert "cmd:./mybot" --rules midwest --deals 100 --keep ladder

    Ratings are those of Bradley and Terry on the scale of chess: who is 400 points better wins ten deals of eleven.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    check_mode(mode)
    if not 1 <= deals <= MOST_DEALS:
        raise BadInput("arena/deals", f"deals is {deals}; allowed: 1 to {MOST_DEALS}")
    if not 2 <= len(players) <= MOST_PLAYERS:
        raise BadInput("ladder/players", f"there are {len(players)} players; allowed: 2 to {MOST_PLAYERS}")
    check_backend(backend)
    processes = checked_processes(processes, deals, players, backend)
    numbers = count(1)
    pairs = len(players) * (len(players) - 1) // 2
    with QuietEnd(), ExitStack() as bars:

        def progress(a: str, b: str) -> Bar:
            bars.close()
            return bars.enter_context(Bar(f"{next(numbers)}/{pairs} {a} – {b}"))

        found = ladder(
            players,
            read(rules),
            deals,
            seed,
            cast("Literal['full', 'play', 'game']", mode),
            processes,
            deadline=deadline,
            keep=keep,
            backend=cast("Backend", backend),
            progress=progress,
            start_worker=leave_interrupts_alone,
            starting=Shield,
        )
    if as_json:
        figures: dict[str, Any] = msgspec.to_builtins(found)
        put_json({**figures, "rules": rules})
        return
    for line in told(found, rules, deals, speaker(lang)):
        click.echo(line)


def told(found: LadderResult, rules: str, deals: int, say: Texts) -> list[str]:
    """The ladder for people: ranks, then who was ahead of whom by how much."""
    heads = [say(f"cli-ladder-{name}") for name in ("player", "rating", "interval", "won", "lost", "level")]
    rows = [
        [
            rank.player,
            f"{rank.rating:+.0f}",
            f"{rank.low:+.0f} … {rank.high:+.0f}",
            str(rank.won),
            str(rank.lost),
            str(rank.level),
        ]
        for rank in found.ranks
    ]
    lines = [say("cli-ladder-head", rules=rules, deals=deals), *columns([heads, *rows])]
    for match in found.matches:
        ahead = match.difference >= 0
        a, b = (match.a, match.b) if ahead else (match.b, match.a)
        error = "–" if match.standard_error is None else f"{match.standard_error:.2f}"
        lines.append(say("cli-ladder-match", a=a, b=b, difference=f"{abs(match.difference):.2f}", error=error))
        if match.illegal:
            lines.append(say("cli-ladder-refused", a=match.a, b=match.b, illegal=match.illegal))
    return lines
