"""`binocle play`: a game against computer players, in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from binocle.cli.failures import BadInput, shown
from binocle.cli.options import FILE, asked_language, lang_option
from binocle.players import read_spec
from binocle.players.specs import PlayerError
from binocle.rules import RuleSet, named, read

DEFAULT_RULES: Final = "two-handed"
"""What is played line by line when no set is named; on the full screen the person is asked."""
YOU: Final = ("you", "du", "person", "me", "ich")
"""Words for one's own seat."""


def has_terminal() -> bool:
    """Whether both ends are a terminal, as the full screen needs it."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_seats(seats: str | None, bots: str, rules: RuleSet | None) -> list[str] | None:
    """Who sits where, seat 0 first, as `you` and names of computer players; None when it is left open.

    Raises `BadInput`: unknown names, not exactly one person, another number of seats than the rule set has.
    """
    _check_player(bots, "--bots")
    if seats is None:
        return None if rules is None else ["you", *[bots] * (rules.seats.players - 1)]
    found = [name.strip() for name in seats.split(",")]
    found = ["you" if name.lower() in YOU else name for name in found]
    for name in found:
        if name != "you":
            _check_player(name, "--seats")
    if found.count("you") != 1:
        raise BadInput("seats/you", f"--seats names you {found.count('you')} times; allowed: once, as in steady,you")
    if rules is None:
        raise BadInput("seats/rules", "--seats needs --rules; without it you choose game and seats on the screen")
    if len(found) != rules.seats.players:
        raise BadInput("seats/number", f"--seats names {len(found)}; allowed: {rules.seats.players} in {rules.name}")
    return found


def _check_player(name: str, option: str) -> None:
    try:
        read_spec(name)
    except PlayerError as error:
        raise BadInput("seats/player", f"{option} names {shown(name)}: {error}") from None


@click.command("play")
@click.option("--rules", metavar="NAME[?CHANGES]|FILE", help="The rule set; without it you choose on the screen.")
@click.option("--seats", metavar="WHO,WHO,…", help="Who sits where: you, and computer players; seat 0 first.")
@click.option("--bots", metavar="NAME", default="steady", show_default=True, help="Who fills the other seats.")
@click.option("--seed", type=int, help="Deal from this seed instead of the system's chance.")
@click.option("--resume", metavar="FILE", type=FILE, help="Go on with the game of this record.")
@click.option("--record", metavar="FILE", type=FILE, help="A new file for the game's record.")
@click.option("--data", metavar="FOLDER", type=FILE, help="Where games are kept.")
@click.option("--log", metavar="FILE", type=FILE, help="Keep what computer players see and decide, for rethink.")
@click.option("--isolate", is_flag=True, help="Computer players decide in processes of their own.")
@click.option("--trust", is_flag=True, help="With --resume: start the programs that the record names.")
@click.option("--plain", is_flag=True, help="Line by line, for pipes and screen readers.")
@lang_option
def command(
    rules: str | None,
    seats: str | None,
    bots: str,
    seed: int | None,
    resume: Path | None,
    record: Path | None,
    data: Path | None,
    log: Path | None,
    isolate: bool,
    trust: bool,
    plain: bool,
    lang: str | None,
) -> None:
    """Play a whole game against computer players.

    \b
    binocle play                                          choose the game on the screen
    binocle play --rules two-handed --lang de
    binocle play --rules "midwest?score.target=500" --seats steady,you,random
    binocle play --plain --rules partners --record evening.jsonl
    binocle play --rules partners --bots cmd:./mybot      a program of your own; docs/bots.md tells how to write it
    binocle play --resume evening.jsonl

    Computer players: random, easy, steady, strong, expert, and programs. Without a terminal the game is played line by
    line, as with --plain; the set is then two-handed when none is named.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    language = asked_language(lang)
    if resume is not None and (rules is not None or seats is not None or record is not None):
        text = "--resume goes on with the rules, seats and file of the record; --rules, --seats, --record do not fit"
        raise BadInput("resume/options", text)
    plain = plain or not has_terminal()
    found = None if rules is None else read(rules)
    if found is None and resume is None and plain:
        found = named(DEFAULT_RULES)
    chairs = read_seats(seats, bots, found)
    if plain:
        from binocle.tui import plain as line_by_line  # noqa: PLC0415 - which of the two is known only now
        from binocle.tui.host import PERSON  # noqa: PLC0415 - as above
        from binocle.tui.shelf import new_file  # noqa: PLC0415 - as above

        if record is None and data is not None and found is not None:
            record = new_file(data, found.name)
        people = [PERSON if name == "you" else name for name in chairs or ()]
        line_by_line.run(
            found,
            people,
            language,
            stdin=sys.stdin,
            stdout=sys.stdout,
            seed=seed,
            record=record,
            resume=resume,
            isolate=isolate,
            trust=trust,
            log=log,
        )
        return
    from binocle.tui import app  # noqa: PLC0415 - as above, and Textual takes its time

    app.run(
        rules=found,
        seats=chairs,
        bots=bots,
        lang=language,
        seed=seed,
        resume=resume,
        record=record,
        data=data,
        isolate=isolate,
        trust=trust,
        log=log,
    )
