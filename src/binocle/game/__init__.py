"""The rules engine: pure functions on states that cannot change. A view is the only door to them for players."""

from binocle.game.engine import Game

__all__ = ["Game"]
