"""`binocle verify-deal`: check that a finished deal was the one that was committed to."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from binocle.cli.failures import NEGATIVE, OK, BadInput
from binocle.cli.options import FILE, json_option
from binocle.cli.requests import put_json
from binocle.deal.fair import FairDeal, UnfairDealError, check


@click.command("verify-deal")
@click.argument("file", metavar="FILE", type=FILE)
@json_option
def command(file: Path, as_json: bool) -> int:
    """Check a finished deal of a table in the browser, without the server.

    \b
    binocle verify-deal binocle-kMQRJE-1-3.json

    The file comes from the page of the deal. Checked are the commitment, which was shown before the deal, and that
    secret and words give these cards. What this proves, and what not, is written in docs/fairness.md. Exit code 1: the
    deal is not what was promised.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    try:
        fair = msgspec.json.decode(file.read_bytes(), type=FairDeal)
    except msgspec.DecodeError as error:
        raise BadInput("deal/file", f"{file.name} is no file of a deal: {error}") from None
    try:
        check(fair)
    except UnfairDealError as error:
        if as_json:
            put_json({"ok": False, "error": str(error)})
        else:
            click.echo(f"Not fair: {error}.")
        return NEGATIVE
    words = [{"seat": word.seat, "word": word.word, "after_commit": word.after_commit} for word in fair.words]
    if as_json:
        put_json({"ok": True, "table": fair.table, "game": fair.game, "deal": fair.deal, "words": words})
        return OK
    click.echo(f"Fair: deal {fair.deal} of game {fair.game} is what was committed to ({fair.commit[:16]}…).")
    for word in fair.words:
        when = "after" if word.after_commit else "before, so the server knew it when it drew its secret"
        click.echo(f"  seat {word.seat} mixed in {word.word!r} (given {when} the commitment)")
    if not fair.words:
        click.echo("  no player mixed in a word of his own")
    return OK
