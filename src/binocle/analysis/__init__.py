"""Measuring: duplicate matches between players, and games of one player against itself."""

from binocle.analysis.arena import Standing, arena
from binocle.analysis.ladder import LadderResult, Rank, ladder
from binocle.analysis.match import MatchError
from binocle.analysis.result import ArenaResult, PlayerTimes, SeatScore, Times
from binocle.analysis.selfplay import SelfplayStats, selfplay

__all__ = [
    "ArenaResult",
    "LadderResult",
    "MatchError",
    "PlayerTimes",
    "Rank",
    "SeatScore",
    "SelfplayStats",
    "Standing",
    "Times",
    "arena",
    "ladder",
    "selfplay",
]
