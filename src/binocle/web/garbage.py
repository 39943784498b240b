"""When a server looks for garbage: in small steps, so that no table stands still meanwhile.

Python's collector now and then goes through every object there is, and all tables wait: 0.3 s with 500 of them. Nearly
all of these objects live as long as their table. So what is alive is set aside every few seconds, and everything is
looked through only while few people are there, or once an hour.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

_SMALL: Final = (5_000, 10, 1_000_000)
"""So many new objects, and so many of those steps, make up a step; the largest step is never taken by itself."""

_ASIDE: Final = 10.0
"""Seconds after which what is alive is set aside."""

_QUIET: Final = 300.0
_BUSY: Final = 3_600.0
"""Seconds between two looks through everything, while few people are there and while many are."""

FEW: Final = 200
"""So many sockets are few: a look through everything takes some 50 ms."""


async def sweep(
    sockets: Callable[[], int], *, aside: float = _ASIDE, quiet: float = _QUIET, busy: float = _BUSY
) -> None:
    """Look for garbage until cancelled; afterwards the collector is as it was. `sockets` says how many there are."""
    usual = gc.get_threshold()
    try:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_SMALL)
        looked = time.monotonic()
        while True:
            await asyncio.sleep(aside)
            if time.monotonic() - looked >= (quiet if sockets() < FEW else busy):
                gc.unfreeze()
                gc.collect()
                looked = time.monotonic()
            gc.freeze()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
