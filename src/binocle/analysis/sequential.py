"""When a match may stop: confidence sequences, which hold however often one looks.

Who looks after every deal and stops as soon as a difference is four standard errors away from nothing finds such
differences far too often: each look is another chance. A *confidence sequence* is a sequence of intervals that all
hold at once, so one may look after every deal, stop when one likes, and go on later. Here it is the asymptotic one of
Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence
sequences", Annals of Statistics 52 (2024), pages 2613-2640, theorem 2.2: after n deals with mean m and standard
deviation s the interval is

    m  ±  s · sqrt( 2 (n r² + 1) / (n² r²) · log( sqrt(n r² + 1) / a ) )

at error level a; r² decides for which n it is tightest. It is the normal mixture of Robbins with the standard deviation
that was measured, and like the central limit theorem it asks for some deals before it holds (`LEAST`).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import erfc, inf, log, sqrt
from statistics import NormalDist
from typing import Final

LEAST: Final = 30
"""So many deals are played before a match may stop, unless another number is asked for."""

TUNED_FOR: Final = 100
"""The sequence is tightest after so many deals; from 30 to 3,000 it is at most a tenth wider than it could be."""

USUAL: Final = 0.05
"""The error level of the intervals that are told."""


def level(errors: float) -> float:
    """The chance of a normal variable to lie further from its mean than so many standard deviations, either way.

    >>> round(level(1.96), 3), round(1 / level(4))
    (0.05, 15787)
    """
    return erfc(errors / sqrt(2))


def needed(n: int, alpha: float) -> float:
    """How many standard errors the difference must be away from nothing after n deals, for an error level.

    >>> round(needed(100, level(4)), 2), round(needed(2000, level(4)), 2)
    (4.85, 5.05)
    """
    weight = (log(1 - 2 * log(alpha)) - 2 * log(alpha)) * n / TUNED_FOR  # n r², r as the paper proposes it
    return sqrt(2 * (weight + 1) / weight * (log(weight + 1) / 2 - log(alpha)))


class Running:
    """Mean and standard deviation of values that come one by one (Welford's way).

    >>> found = Running([10, 20, 60])
    >>> found.n, found.mean, round(found.error, 2)
    (3, 30.0, 15.28)
    """

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.n = 0
        self.mean = 0.0
        self._squares = 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """One value more."""
        self.n += 1
        step = value - self.mean
        self.mean += step / self.n
        self._squares += step * (value - self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for fewer than two values."""
        return sqrt(max(0.0, self._squares) / (self.n - 1) / self.n) if self.n > 1 else inf

    @property
    def distance(self) -> float:
        """How many standard errors the mean is away from 0; 0 when that cannot be said."""
        if self.n < 2 or not self.mean:
            return 0.0
        return abs(self.mean) / self.error if self.error > 0 else inf

    def is_sure(self, alpha: float) -> bool:
        """Whether the confidence sequence at this level leaves 0 out by now."""
        return self.n > 1 and self.distance > needed(self.n, alpha)

    def interval(self, alpha: float = USUAL, *, sequential: bool) -> tuple[float, float] | None:
        """The interval for the true mean, of the confidence sequence or the plain one for a number of deals set before.

        None for fewer than two values.
        """
        if self.n < 2:
            return None
        radius = self.error * (needed(self.n, alpha) if sequential else NormalDist().inv_cdf(1 - alpha / 2))
        return self.mean - radius, self.mean + radius
