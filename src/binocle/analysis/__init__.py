"""Measuring: duplicate matches between players."""

from binocle.analysis.arena import ArenaResult, SeatScore, arena

__all__ = ["ArenaResult", "SeatScore", "arena"]
