"""A player without sense, as a yardstick and to walk through every corner of the rules."""

from __future__ import annotations

import random

from binocle.game.actions import Bid, CallOut, GiveUp, Pass
from binocle.game.views import Budget, Decision, View


class RandomPlayer:
    """Passes with probability one half where that is allowed, else bids the least; otherwise any legal action.

    It never gives up and never claims the mark: both are rights one need not use, and drawn blindly they would end
    nearly every deal. All dice come from the budget's seed, the seat and the number of actions before this one.
    """

    def decide(self, view: View, budget: Budget) -> Decision:
        """A legal action, drawn."""
        dice = random.Random(f"{budget.seed}/{view.seat}/{view.seq}")
        choices = [action for action in view.legal if not isinstance(action, GiveUp | CallOut)]
        bids = [action for action in choices if isinstance(action, Bid)]
        if bids:
            passing = [action for action in choices if isinstance(action, Pass)]
            return Decision(passing[0] if passing and dice.random() < 0.5 else bids[0], why="why-drawn")
        return Decision(dice.choice(choices), why="why-drawn")
