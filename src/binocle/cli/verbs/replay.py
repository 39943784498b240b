"""`binocle replay`: play a record through and tell what happened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from binocle.cli.failures import NEGATIVE, named_failure, one_line
from binocle.cli.options import FILE, asked_language, json_option, lang_option
from binocle.cli.requests import put_json
from binocle.errors import RecordError
from binocle.game.actions import Deal
from binocle.game.state import Settled
from binocle.record import Entry, History, Record, digest, load, replay
from binocle.record.notation import write_action
from binocle.telling.openly import sentence
from binocle.telling.words import Words


def told(record: Record) -> dict[str, Any]:
    """A record as one object: who played, every entry, how each deal was booked, and where the game stands.

    `digest` is that of the final state, hidden cards included; `cut` counts bytes of a torn last line left out.
    Raises `RecordError`.
    """
    header = record.header
    entries: list[dict[str, Any]] = []
    deals: list[Any] = []
    state = History(header).state
    for entry, step in replay(record):
        state = step.state
        what = {"action": write_action(entry.action)} if isinstance(entry, Entry) else {"undo": entry.to}
        entries.append({"n": entry.n, "seat": entry.seat, **what})
        if isinstance(state.phase, Settled):
            deals = [*deals[: state.deal_no - 1], {"deal": state.deal_no, **msgspec.to_builtins(state.phase.result)}]
        else:
            deals = deals[: state.deal_no - 1]
    score = header.game().score(state)
    return {
        "rules": header.rules.name,
        "seats": [msgspec.to_builtins(occupant) for occupant in header.seats],
        "dealer": header.dealer,
        "entries": entries,
        "deals": deals,
        "totals": score.totals,
        "target": score.target,
        "winner": score.winner if score.winner >= 0 else None,
        "digest": digest(state),
        "cut": record.cut,
    }


def tell(record: Record, lang: str | None) -> None:
    """Write the game for people, all hands open."""
    names = names_of(record)
    words = Words(record.header.game(), asked_language(lang), names)
    for entry, step in replay(record):
        if not isinstance(entry, Entry):
            click.echo(words.say("cli-replay-undo", name=names[entry.seat], number=entry.to))
            continue
        for event in step.events:
            click.echo(sentence(words, event))
        if isinstance(entry.action, Deal):
            for name, hand in zip(names, entry.action.hands, strict=True):
                click.echo(f"  {name}: {words.hand(hand)}")
        if isinstance(step.state.phase, Settled):
            for line in words.sheet(step.state.phase.result):
                click.echo(f"  {line}")


def names_of(record: Record) -> tuple[str, ...]:
    """The names of the seats; where several bear one name, with the number of the seat."""
    names = [occupant.name for occupant in record.header.seats]
    return tuple(name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names))


def damaged(error: RecordError, as_json: bool) -> int:
    """Tell of a record that cannot be read or replayed: the answer is no."""
    code, text = named_failure(error)
    if as_json:
        put_json({"ok": False, "error": {"code": code, "text": text}, "line": error.line, "deal": error.deal})
    else:
        click.echo(f"binocle: {one_line(text)}", err=True)
    return NEGATIVE


@click.command("replay")
@click.argument("file", metavar="FILE", type=FILE)
@json_option
@lang_option
def command(file: Path, as_json: bool, lang: str | None) -> int:
    """Play a record through and tell what happened, all hands open.

    \b
    binocle replay evening.jsonl
    binocle replay evening.txt --json     one object: seats, entries, deals, totals, winner, digest

    Both forms of a record are read. Exit code 1: the record is damaged, or the rules refuse an entry.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    try:
        record = load(file)
        if as_json:
            put_json(told(record))
        else:
            tell(record, lang)
    except RecordError as error:
        return damaged(error, as_json)
    return 0
