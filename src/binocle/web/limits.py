"""How much one address may ask for: buckets that fill with time."""

from __future__ import annotations

import time
from typing import Final

MOST_KEYS: Final = 50_000


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one; False when there is none."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken lately."""
        return self._left + (time.monotonic() - self._at) * self.rate >= self.burst


class Limiter:
    """A bucket for each address."""

    def __init__(self, burst: float, rate: float, times: float = 1.0) -> None:
        """So many at once and a second, times a factor; with 0 there is no limit."""
        self._burst: Final = burst * times
        self._rate: Final = rate * times
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, address: str) -> bool:
        """Whether this address may have one more."""
        if not self._burst:
            return True
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_KEYS:
                self._tidy()
            bucket = self._buckets[address] = Bucket(self._burst, self._rate)
        return bucket.take()

    def _tidy(self) -> None:
        for address in [address for address, bucket in self._buckets.items() if bucket.is_full]:
            del self._buckets[address]
        if len(self._buckets) >= MOST_KEYS:  # all of them at it: start over rather than grow
            self._buckets.clear()


def network(address: str) -> str:
    """What is limited together: an IPv4 address, or the /64 of an IPv6 address."""
    if ":" not in address:
        return address
    groups = address.split("%", maxsplit=1)[0].split("::", maxsplit=1)
    head = groups[0].split(":") if groups[0] else []
    if len(groups) == 2:
        tail = groups[1].split(":") if groups[1] else []
        head = [*head, *["0"] * (8 - len(head) - len(tail)), *tail]
    return ":".join(head[:4]) + "::/64"
