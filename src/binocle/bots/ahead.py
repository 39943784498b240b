"""Compile ahead: a process beside the table gets searching players ready, so that nobody waits for it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable

from binocle.players import table_seconds
from binocle.players.preparing import is_ready


def prepare_for(players: Iterable[str]) -> bool:
    """Start `binocle prepare` beside this process if one of these players needs it; whether it was started.

    It is polite to the table, ends by itself, and does no harm when several run at once. A system that starts no
    process goes on without: then these players stay as good as `steady` until `binocle prepare` is called by hand.
    """
    if is_ready() or not any(table_seconds(player) for player in players):
        return False
    polite = ("nice", "-n", "10") if os.name == "posix" else ()
    try:
        subprocess.Popen(  # noqa: S603 - our own command
            [*polite, sys.executable, "-P", "-m", "binocle", "prepare"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True
