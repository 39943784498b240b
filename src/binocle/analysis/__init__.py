"""Measuring: duplicate matches between players, and games of one player against itself."""

from binocle.analysis.arena import ArenaResult, SeatScore, arena
from binocle.analysis.selfplay import SelfplayStats, selfplay

__all__ = ["ArenaResult", "SeatScore", "SelfplayStats", "arena", "selfplay"]
