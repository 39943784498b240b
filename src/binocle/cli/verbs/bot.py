"""`binocle bot`: one of the computer players as a program that speaks JSON lines."""

from __future__ import annotations

import sys

import click

from binocle.bots.messages import LONGEST_REQUEST
from binocle.bots.session import Session
from binocle.cli.requests import lines
from binocle.rules import read


@click.command("bot")
@click.argument("player", metavar="PLAYER")
@click.option("--rules", metavar="NAME[?CHANGES]|FILE", help="The rule set of views before any hello.")
def command(player: str, rules: str | None) -> None:
    """Let a computer player decide for other programs: a view comes in on a line, its decision goes out on a line.

    \b
    binocle bot steady                                    waits for {"type":"hello",…} and {"type":"decide",…}
    binocle bot "easy?slips=20" --rules midwest < asked.jsonl

    It ends when its input ends. A line that cannot be answered is answered by an error, and the next one counts. The
    same messages, the other way round, let any program sit at a table: binocle play --bots cmd:./mybot. All about them,
    with examples in Python and JavaScript, stands in docs/bots.md.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    session = Session(player, None if rules is None else read(rules))
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    if source.isatty():
        click.echo("One JSON request a line; Ctrl-D ends.", err=True)
    for line in lines(source, LONGEST_REQUEST):
        sink.write(session.answer(line) + b"\n")
        sink.flush()
