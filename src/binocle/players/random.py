"""A player without sense, as a yardstick and to walk through every corner of the rules."""

from __future__ import annotations

import random
from typing import Final

from binocle.game.actions import AnnounceDurch, AskRedeal, Bid, CallOut, ClaimRevoke, GiveUp, Pass, Shoot
from binocle.game.views import Budget, Decision, View

_RIGHTS: Final = (AnnounceDurch, AskRedeal, CallOut, ClaimRevoke, GiveUp, Shoot)
"""What nobody has to do, and what would end nearly every deal at once when it is drawn blindly."""


class RandomPlayer:
    """Passes with probability one half where that is allowed, else bids the least; otherwise any legal action.

    It claims nothing, gives nothing up and promises nothing: those are rights one need not use. All dice come from the
    budget's seed, the seat and the number of actions before this one.
    """

    def decide(self, view: View, budget: Budget) -> Decision:
        """A legal action, drawn."""
        dice = random.Random(f"{budget.seed}/{view.seat}/{view.seq}")
        choices = [action for action in view.legal if not isinstance(action, _RIGHTS)]
        bids = [action for action in choices if isinstance(action, Bid)]
        if bids:
            passing = [action for action in choices if isinstance(action, Pass)]
            return Decision(passing[0] if passing and dice.random() < 0.5 else bids[0], why="why-drawn")
        return Decision(dice.choice(choices), why="why-drawn")
