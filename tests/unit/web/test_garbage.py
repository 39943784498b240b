"""A server looks for garbage in small steps, and forgets none of it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import suppress

import pytest

from binocle.web.garbage import FEW, sweep


class Ring:
    """Something that holds itself, so that only the collector can take it away."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize(("sockets", "is_found"), [(FEW - 1, True), (FEW, False)])
async def test_garbage_is_found_while_few_are_there(sockets: int, is_found: bool) -> None:
    """What was set aside while it lived is looked through soon among few people, among many not for an hour."""
    before = gc.get_threshold()
    ring = Ring()
    gone = weakref.ref(ring)
    sweeping = asyncio.create_task(sweep(lambda: sockets, aside=0.01, quiet=0.0, busy=3600.0))
    try:
        await asyncio.sleep(0.05)
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold() != before
        del ring
        for _ in range(100):
            await asyncio.sleep(0.02)
            if gone() is None:
                break
        assert (gone() is None) is is_found
    finally:
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
    gc.collect()
    assert gone() is None
