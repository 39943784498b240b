"""Measuring: duplicate matches between players, and games of one player against itself."""

from binocle.analysis.arena import Standing, arena
from binocle.analysis.match import MatchError
from binocle.analysis.result import ArenaResult, PlayerTimes, SeatScore, Times
from binocle.analysis.selfplay import SelfplayStats, selfplay

__all__ = [
    "ArenaResult",
    "MatchError",
    "PlayerTimes",
    "SeatScore",
    "SelfplayStats",
    "Standing",
    "Times",
    "arena",
    "selfplay",
]
