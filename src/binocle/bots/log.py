"""Decisions kept with all they rest on, so that each can be thought again: a line of JSON for each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from binocle.bots.messages import Rules, encode
from binocle.game.engine import Game
from binocle.game.views import Budget, Decision, Player, View
from binocle.rules import to_json


class Thought(msgspec.Struct, frozen=True):
    """A decision: the player's spec, the rule set, what the seat saw, what could be spent, and what was decided."""

    player: str
    rules: Rules
    view: View
    budget: Budget
    decision: Decision


read_thought: Final = msgspec.json.Decoder(Thought).decode


class Logged:
    """A player whose decisions are written down."""

    def __init__(self, player: Player, spec: str, game: Game, write: Callable[[bytes], object]) -> None:
        """`write` is given each line, its end included."""
        self.player: Final = player
        self._spec: Final = spec
        self._rules: Final[dict[str, Any]] = msgspec.json.decode(to_json(game.rules))
        self._write: Final = write

    def decide(self, view: View, budget: Budget) -> Decision:
        """What the player decides."""
        decision = self.player.decide(view, budget)
        self._write(encode(Thought(self._spec, self._rules, view, budget, decision)) + b"\n")
        return decision
