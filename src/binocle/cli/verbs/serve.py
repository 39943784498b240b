"""`binocle serve`: the table in the browser."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path

import click

from binocle.cli.failures import BAD_INPUT, OK

_FOLDER = click.Path(path_type=Path, file_okay=False)
_FILE = click.Path(path_type=Path, dir_okay=False, exists=True)


@click.command("serve")
@click.option("--host", metavar="ADDRESS", help="Listen here; 127.0.0.1 keeps other machines out.  [0.0.0.0]")
@click.option("--port", type=click.IntRange(0, 65535), metavar="PORT", help="Listen here; 0 takes a free one.  [8642]")
@click.option("--data", type=_FOLDER, metavar="DIR", help="The folder of the database.")
@click.option("--public-url", metavar="URL", help="How the server is reached from outside, for links and QR codes.")
@click.option("--settings", "file", type=_FILE, metavar="FILE", help="Settings in TOML.")
@click.option("--workers", type=click.IntRange(0, 64), metavar="N", help="Processes for computer players.")
@click.option("--log", type=click.Choice(["text", "json"]), help="How the log is written.  [text]")
@click.option("--open/--no-open", "open_browser", default=True, help="Open the page in the browser.  [open]")
def command(
    host: str | None,
    port: int | None,
    data: Path | None,
    public_url: str | None,
    file: Path | None,
    workers: int | None,
    log: str | None,
    open_browser: bool,
) -> int:
    """Serve the table in the browser, alone or with friends by a link.

    \b
    binocle serve                                     here and for friends in the same network
    binocle serve --host 127.0.0.1                    for this machine alone
    binocle serve --port 9000 --no-open --data /srv/binocle

    Every option can stand in a TOML file (--settings) or in the environment (BINOCLE_PORT, BINOCLE_DATA …); further
    settings are listed in docs/hosting.md. Ctrl-C ends the server; every table goes on at the same card next time.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    from binocle.web.running import RunningAlreadyError  # noqa: PLC0415 - as below
    from binocle.web.serve import run  # noqa: PLC0415 - loading the server takes a moment that --help need not wait
    from binocle.web.settings import read_settings  # noqa: PLC0415 - as above

    settings = read_settings(
        file,
        os.environ,
        host=host,
        port=port,
        data=None if data is None else str(data),
        public_url=public_url,
        workers=workers,
        log=log,
    )

    def say(here: str, url: str) -> None:
        click.echo(f"Binocle: {here}  (Ctrl-C ends it)")
        if url != here:
            click.echo(f"Friends in the same network: {url}")

    try:
        run(settings, open_browser=open_browser, say=say)
    except RunningAlreadyError as running:
        click.echo(f"{str(running)[0].upper()}{str(running)[1:]}")
        if not running.address:
            return BAD_INPUT
        if open_browser:
            webbrowser.open(running.address)
    return OK
