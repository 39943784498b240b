"""`binocle play`: a game against computer players, in the terminal."""

from __future__ import annotations

import importlib
import sys

import click

from binocle.cli.failures import BadInput, shown
from binocle.cli.options import asked_language, lang_option
from binocle.rules import parse


@click.command("play")
@click.option("--rules", metavar="NAME[?CHANGES]", help="The rule set; without it you are asked.")
@click.option("--seats", metavar="WHO,WHO,…", help="Who sits where: you, or a computer player; seat 0 first.")
@click.option("--bots", metavar="NAME", default="steady", show_default=True, help="Who fills the other seats.")
@click.option("--seed", type=int, help="Deal from this seed instead of the system's chance.")
@click.option("--resume", metavar="FILE", type=click.Path(), help="Go on with the game of this record.")
@click.option("--record", metavar="FILE", type=click.Path(), help="Keep the record of the game in this file.")
@click.option("--plain", is_flag=True, help="Line by line, for pipes and screen readers.")
@lang_option
def command(
    rules: str | None,
    seats: str | None,
    bots: str,
    seed: int | None,
    resume: str | None,
    record: str | None,
    plain: bool,
    lang: str | None,
) -> int | None:
    """Play a whole game against computer players.

    \b
    binocle play                                          choose the game on the screen
    binocle play --rules two-handed --lang de
    binocle play --rules "midwest?score.target=500" --seats steady,you,random
    binocle play --plain --rules partners --record evening.jsonl
    binocle play --resume evening.jsonl
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    found = None if rules is None else parse(rules)
    names = None if seats is None else [name.strip() for name in seats.split(",")]
    if names is not None and found is not None and len(names) != found.seats.players:
        raise BadInput("seats/number", f"seats names {len(names)}; allowed: {found.seats.players} in {found.name}")
    if names is not None and not all(names):
        raise BadInput(
            "seats/empty", f"seats is {shown(seats)}; allowed: names with commas between, such as you,steady"
        )
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        plain = True  # a full screen needs a terminal at both ends
    module = "binocle.tui.plain" if plain else "binocle.tui.app"
    run = importlib.import_module(module).run
    code = run(
        rules=found,
        seats=names,
        bots=bots,
        lang=asked_language(lang),
        seed=seed,
        resume=resume,
        record=record,
    )
    return code if isinstance(code, int) else None
