"""`easy`: knows the game, values its hand like `steady`, and plays some of its cards as beginners do."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final, Self

from binocle.cards import ACE
from binocle.game.actions import PASS, Bid, Play
from binocle.game.setting import Setting
from binocle.game.views import Budget, Decision, StockView, TrickView, View
from binocle.kernel.follow import winning_kinds
from binocle.players.specs import number
from binocle.players.steady import Steady

SLIPS: Final = 50
"""How many of a hundred cards it plays without counting, when nothing else is said."""


class Easy:
    """Melds, bids and buries as `steady` does, only more timidly; so many of its cards it plays as a beginner.

    A beginner cashes aces, then gets rid of small cards; beats what can be beaten with the highest card there is;
    throws the lowest one else, even where a partner would be glad of points. All dice come from the budget's seed, the
    seat and the number of actions before this one.
    """

    def __init__(self, st: Setting, slips: int = SLIPS) -> None:
        """A player for this rule set; `slips` is a share in a hundred."""
        self._st: Final = st
        self._slips: Final = slips
        self._steady: Final = Steady(st)

    @classmethod
    def of(cls, st: Setting, options: Mapping[str, str]) -> Self:
        """The player with these options: `slips`, 0 to 100. Raises `PlayerOptionError`."""
        return cls(st, number(options, "slips", SLIPS, 0, 100))

    def decide(self, view: View, budget: Budget) -> Decision:
        """What `steady` does, or a slip."""
        sound = self._steady.decide(view, budget)
        if random.Random(f"{budget.seed}/easy/{view.seat}/{view.seq}").randrange(100) >= self._slips:
            return sound
        if isinstance(sound.action, Bid) and PASS in view.legal and view.public.calls:
            return Decision(PASS, why="why-easy-pass", facts={"bid": sound.action.amount})
        if self._st.rules.play.revoke == "judged" or view.public.durch or view.public.shot:
            return sound  # beginners know their duties, and what they promised
        phase = view.phase
        plays = [action for action in view.legal if isinstance(action, Play)]
        if not isinstance(sound.action, Play) or not isinstance(phase, TrickView | StockView) or len(plays) < 2:
            return sound
        play = self._lead(view, plays) if not phase.cards else self._follow(view, phase, plays)
        return Decision(play, why="why-easy-card", facts={"card": play.card.value})

    def _lead(self, view: View, plays: list[Play]) -> Play:
        """An ace, trump last; without one the card that seems least."""
        trump = view.public.trump
        aces = [play for play in plays if play.card.strength == ACE]
        return min(aces, key=lambda play: play.card.suit == trump) if aces else self._least(view, plays)

    def _follow(self, view: View, phase: TrickView | StockView, plays: list[Play]) -> Play:
        """The highest card that beats the trick, else the card that seems least."""
        st, trump = self._st, view.public.trump
        best, seat = -1, phase.leader
        for one in phase.cards:
            best = one.kind if seat == phase.winning else best
            seat = st.seating.next(seat)
        winners = winning_kinds(best, phase.cards[0].suit, trump, st.tables.flags)
        beating = [play for play in plays if winners >> play.card.kind & 1]
        return max(beating, key=lambda play: play.card.strength) if beating else self._least(view, plays)

    def _least(self, view: View, plays: list[Play]) -> Play:
        """The lowest card, of no trump suit where that can be."""
        trump = view.public.trump
        return min(plays, key=lambda play: (play.card.suit == trump, play.card.strength, play.card.kind))
