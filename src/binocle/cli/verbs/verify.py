"""`binocle verify`: whether a record is whole and replays to the states it was sealed with."""

from __future__ import annotations

from pathlib import Path

import click

from binocle.cli.options import FILE, json_option, lang_option, speaker
from binocle.cli.requests import put_json
from binocle.cli.verbs.replay import damaged
from binocle.errors import RecordError
from binocle.record import Record, Seal, load, verify


@click.command("verify")
@click.argument("file", metavar="FILE", type=FILE)
@json_option
@lang_option
def command(file: Path, as_json: bool, lang: str | None) -> int:
    """Check that a record is whole and replays to the very states it was sealed with.

    \b
    binocle verify evening.jsonl && echo all well
    binocle verify evening.jsonl --json     {"ok":true,"entries":212,"deals":3,"cut":0}

    Exit code 1: it is damaged, or replays to another state; the line or the deal is named. A last line that was torn
    in writing (no newline) is left out and counted in "cut".
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    try:
        record = load(file)
        verify(record)
    except RecordError as error:
        return damaged(error, as_json)
    entries, deals = counts(record)
    if as_json:
        put_json({"ok": True, "entries": entries, "deals": deals, "cut": record.cut})
    else:
        say = speaker(lang)
        click.echo(say("cli-verified", entries=entries, deals=deals))
        if record.cut:
            click.echo(say("cli-cut", bytes=record.cut))
    return 0


def counts(record: Record) -> tuple[int, int]:
    """How many entries a record has, and how many deals were sealed."""
    deals = {line.deal_no for line in record.lines if isinstance(line, Seal)}
    return sum(1 for line in record.lines if not isinstance(line, Seal)), len(deals)
