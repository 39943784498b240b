"""A server looks for garbage in small steps, and forgets none of it."""

from __future__ import annotations

import gc
import weakref

from binocle.web import garbage


class Ring:
    """Something that holds itself, so that only the collector can take it away."""

    def __init__(self) -> None:
        self.itself = self


def test_everything_is_looked_through_now_and_then() -> None:
    """Not before its time, and then all that was made since the start."""
    usual = gc.get_threshold()
    try:
        collector = garbage.Collector()
        assert gc.get_threshold() != usual
        ring = Ring()
        gone = weakref.ref(ring)
        gc.collect(1)  # it has grown old
        del ring
        collector.tidy()
        assert gone() is not None
        collector._last -= garbage.FULL_SECONDS
        collector.tidy()
        assert gone() is None
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
