"""`binocle loadtest`: how a server does under load."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
from math import isnan
from pathlib import Path
from typing import Any

import click
import msgspec

from binocle.cli.failures import NEGATIVE, OK, BadInput
from binocle.cli.options import json_option
from binocle.cli.requests import put_json

MOST_TABLES = 2_000
MOST_SECONDS = 600
_OPEN_DOORS = "BINOCLE_LIMITS=0 and BINOCLE_MOST_SOCKETS_EACH=20000, since all sockets come from one address"


@click.command("loadtest")
@click.argument("url", required=False)
@click.option("--tables", type=click.IntRange(1, MOST_TABLES), default=100, show_default=True, help="Tables of four.")
@click.option("--seconds", type=click.IntRange(1, MOST_SECONDS), default=30, show_default=True, help="How long.")
@click.option(
    "--every",
    type=click.FloatRange(0.05, 3600.0),
    default=1.5,
    show_default=True,
    help="Seconds between two actions of a table.",
)
@click.option("--idle", type=click.IntRange(0, 10_000), default=0, help="Sockets that only watch, for their memory.")
@json_option
def command(url: str | None, tables: int, seconds: int, every: float, idle: int, as_json: bool) -> int:
    """Let people play at many tables, and measure the time from an action to its acknowledgement.

    \b
    binocle loadtest --tables 500 --seconds 60      a server of its own, on this machine
    binocle loadtest http://127.0.0.1:8642          one that runs already

    A server that runs already must have been started with BINOCLE_LIMITS=0 and BINOCLE_MOST_SOCKETS_EACH=20000.

    Every action is on the disk before it is acknowledged. The load is bounded and never leaves the machine unless a URL
    says so. Times count from when an action was due, so a server that stalls does not look better for it.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    from websockets.exceptions import InvalidHandshake  # noqa: PLC0415 - loaded when it is wanted

    from binocle.web.loadtest import Load, Report, run  # noqa: PLC0415
    from binocle.web.peer import GoneError  # noqa: PLC0415

    def say(line: str) -> None:
        click.echo(line, err=True)

    load = Load(tables=tables, seconds=float(seconds), every=every, idle=idle)
    if isnan(every):
        raise BadInput("every/number", "nan seconds; allowed: 0.05 to 3600")
    if url is not None:
        if re.fullmatch(r"http://[^/:\s]+:\d{1,5}/?|http://\[[0-9a-fA-F:]+\]:\d{1,5}/?", url) is None:
            raise BadInput("url/unknown", f"{url!r} is no server; allowed: an address such as http://127.0.0.1:8642")
        try:
            report: Report = asyncio.run(run(url, load, pid=None, say=say))
        except (msgspec.DecodeError, OverflowError, StopIteration) as error:
            raise BadInput("url/unknown", f"{url} does not answer as Binocle does ({error})") from error
        except (GoneError, InvalidHandshake, RuntimeError, TimeoutError) as error:
            text = f"the server refused ({str(error) or 'it hung up'}); it must run with {_OPEN_DOORS}"
            raise BadInput("url/refused", text) from error
    else:
        with tempfile.TemporaryDirectory() as folder:
            server, found = _own_server(Path(folder))
            try:
                report = asyncio.run(run(found, load, pid=server.pid, say=say))
            finally:
                server.terminate()
                server.wait(20)
                assert server.stdout is not None
                server.stdout.close()
    _tell(msgspec.to_builtins(report), as_json)
    return NEGATIVE if report.faults else OK


def _own_server(data: Path) -> tuple[subprocess.Popen[bytes], str]:
    environ = {
        **os.environ,
        "BINOCLE_LIMITS": "0",
        "BINOCLE_MOST_SOCKETS_EACH": "100000",
        "BINOCLE_MOST_TABLES": "100000",
    }
    command = [sys.executable, "-m", "binocle", "serve", "--port", "0", "--no-open", "--data", str(data)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, env=environ)  # noqa: S603 - this very program
    assert server.stdout is not None
    line = server.stdout.readline().decode()
    found = re.search(r"http://\S+", line)
    if found is None:
        server.kill()
        raise click.ClickException("the server did not start")
    return server, found[0]


def _tell(report: dict[str, Any], as_json: bool) -> None:
    if as_json:
        put_json(report)
        return
    click.echo(
        f"{report['tables']} tables, {report['sockets']} sockets, {report['actions']} actions in {report['seconds']} s "
        f"({report['per_second']} a second), {report['commits']} commits"
    )
    click.echo(
        f"action to acknowledgement, on the disk: p50 {report['p50']} ms, p90 {report['p90']} ms, "
        f"p99 {report['p99']} ms, worst {report['worst']} ms"
    )
    click.echo(f"CPU: server {report['server_cpu']:.0%}, this client {report['client_cpu']:.0%} of a core")
    if report["server_memory"]:
        click.echo(f"memory of the server: {report['server_memory'] / 2**20:.0f} MiB")
    if report["idle_socket_bytes"]:
        click.echo(f"memory of a watching socket: {report['idle_socket_bytes'] / 1024:.1f} KiB")
    if report["refused"] or report["faults"]:
        click.echo(f"refused: {report['refused']}, faults: {report['faults']}")
