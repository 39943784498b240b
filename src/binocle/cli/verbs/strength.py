"""`binocle strength`: the list of matches that shows how strong the players are."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import click
import msgspec

from binocle.analysis import strength_page
from binocle.analysis.backends import Backend
from binocle.analysis.strength import Broken, Outcome, Row, Strength, chosen, rows, strength
from binocle.cli.failures import NEGATIVE, OK, BadInput, shown
from binocle.cli.matches import (
    MOST_DEALS,
    Bar,
    QuietEnd,
    Shield,
    backend_option,
    check_backend,
    checked_processes,
    duration,
    leave_interrupts_alone,
    processes_option,
)
from binocle.cli.options import FILE, json_option, lang_option, speaker
from binocle.cli.requests import put_json
from binocle.locale import Texts


@click.command("strength")
@click.option("--quick", is_flag=True, help="A few deals in every set: soundness, no proof of strength.")
@click.option("--only", multiple=True, metavar="PATTERN", help="Rows such as 'strong-steady/*/play'; may be repeated.")
@click.option("--most", type=int, metavar="N", help="At most so many deals for each row.")
@click.option("--seed", type=int, default=1, show_default=True, help="Of all matches.")
@click.option("--keep", type=FILE, metavar="FOLDER", default="strength", show_default=True, help="What is done.")
@click.option("--again", is_flag=True, help="Play rows again that other code has played.")
@click.option("--list", "listing", is_flag=True, help="Only name the rows.")
@click.option("--write", type=FILE, metavar="FILE", help="Fill the tables into this page, figures beside it as JSON.")
@processes_option
@backend_option
@json_option
@lang_option
def command(
    quick: bool,
    only: tuple[str, ...],
    most: int | None,
    seed: int,
    keep: Path,
    again: bool,
    listing: bool,
    write: Path | None,
    processes: int | None,
    backend: str,
    as_json: bool,
    lang: str | None,
) -> int:
    """Play the list of matches that shows how strong the players are; stopped at any time, it goes on where it was.

    \b
    binocle strength --write docs/strength.md      the whole list: hours
    binocle strength --quick                       a few deals of everything: minutes
    binocle strength --only 'strong-steady/partners/*'

    Each row says who meets, over what, how many deals, and what must come out. Exit code 1: a row does not show it, or
    has not been played.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    if most is not None and not 1 <= most <= MOST_DEALS:
        raise BadInput("strength/most", f"most is {most}; allowed: 1 to {MOST_DEALS}")
    check_backend(backend)
    todo = chosen(rows(quick=quick, most=most), only)
    if not todo:
        raise BadInput("strength/only", f"no row fits {shown(' '.join(only))}; --list names all")
    if listing:
        return _list([row.key for row in todo], as_json=as_json)
    say = speaker(lang)
    start = time.monotonic()
    with QuietEnd(), ExitStack() as bars:

        def progress(place: int, row: Row) -> Bar:
            bars.close()
            return bars.enter_context(Bar(f"{place + 1}/{len(todo)} {row.key}"))

        def told(found: Outcome | Broken) -> None:
            bars.close()
            if not as_json:
                click.echo(line(found, say))

        found: Strength | None = None
        for found in strength(
            todo,
            keep,
            seed,
            checked_processes(processes, MOST_DEALS, (), backend),
            again=again,
            backend=cast("Backend", backend),
            progress=progress,
            told=told,
            start_worker=leave_interrupts_alone,
            starting=Shield,
        ):
            if write is not None:
                strength_page.write(found, write)
    assert found is not None
    if as_json:
        figures: dict[str, Any] = msgspec.to_builtins(found)
        put_json({**figures, "holds": found.holds})
    else:
        holds = sum(not outcome.problems for outcome in found.outcomes)
        spent = duration(time.monotonic() - start)
        click.echo(say("cli-strength-holds", holds=holds, rows=len(todo), time=spent))
        for outcome in found.outcomes:
            if outcome.problems:
                click.echo(line(outcome, say))
        for key in found.open:
            click.echo(say("cli-strength-open", row=key))
    return OK if found.holds else NEGATIVE


def _list(keys: list[str], *, as_json: bool) -> int:
    """Name the rows, without playing any."""
    if as_json:
        put_json({"rows": keys})
    else:
        for key in keys:
            click.echo(key)
    return OK


def line(found: Outcome | Broken, say: Texts) -> str:
    """A row that was played, on a line."""
    if isinstance(found, Broken):
        return say("cli-strength-broken", row=found.row.key, why=found.why)
    result = found.result
    error = "–" if result.standard_error is None else f"{result.standard_error:.2f}"
    return say(
        "cli-strength-row",
        row=found.row.key,
        deals=result.deals,
        difference=f"{result.difference:+.2f}",
        error=error,
        distance=f"{result.distance:+.1f}",
        time=duration(result.times.seconds),
        verdict="ok" if not found.problems else "bad",
        problems=", ".join(found.problems),
    )
