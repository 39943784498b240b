"""No long pauses for collecting garbage: with many tables in memory a full round takes several tenths of a second.

Nearly all of what a table leaves behind is freed at once, without a collector. It is needed for what closed sockets
leave in circles, which can wait.
"""

from __future__ import annotations

import gc
import time
from typing import Final

FULL_SECONDS: Final = 600.0
"""Between two full rounds."""

_YOUNG: Final = 2_000
_MIDDLE: Final = 20
_NEVER: Final = 1_000_000


class Collector:
    """The collector of garbage as a server wants it: young things as usual, everything only when it is told to."""

    def __init__(self) -> None:
        """Take over. What is loaded by now stays for good and is not looked at again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
        self._last = time.monotonic()

    def tidy(self) -> None:
        """Do a full round, if the last one is long ago."""
        if time.monotonic() - self._last >= FULL_SECONDS:
            gc.collect()
            self._last = time.monotonic()
