"""`binocle prepare`: compile what strong players need, before somebody waits for it."""

from __future__ import annotations

import time

import click

from binocle.cli.options import lang_option, speaker
from binocle.kernel import jit
from binocle.players import make
from binocle.players.preparing import prepare


@click.command("prepare")
@lang_option
def command(lang: str | None) -> None:
    """Compile what `strong` and `expert` need, once for this machine and version.

    \b
    binocle prepare

    It takes about half a minute and is kept in your cache folder (BINOCLE_CACHE_DIR). Tables start it by themselves;
    until it is done, strong players at a table play like `steady`.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    say = speaker(lang)
    if not jit.compiled_available():
        click.echo(say("cli-prepare-pure"))
        return
    start = time.perf_counter()

    def told(done: int, total: int) -> None:
        click.echo(say("cli-prepare-step", done=done, total=total), err=True)

    prepare(make, None if jit.is_prepared() else told)
    click.echo(say("cli-prepare-done", seconds=f"{time.perf_counter() - start:.1f}"))
