"""`steady`: a sound player by rules of thumb, for every rule set."""

from __future__ import annotations

from typing import Final

from binocle.game.actions import CALL_OUT
from binocle.game.scoring import rounded
from binocle.game.setting import Setting
from binocle.game.views import (
    AuctionView,
    Budget,
    BuryView,
    Decision,
    HandOutView,
    PassView,
    StockView,
    TrumpView,
    View,
)
from binocle.players.bidding import Bidder
from binocle.players.burying import bury
from binocle.players.claims import claim_revoke
from binocle.players.contract import lay_or_give_up, name_trump
from binocle.players.passing import hand_out, pass_card
from binocle.players.promises import shoot
from binocle.players.stock_play import stock_decision
from binocle.players.tricks import play_card


class Steady:
    """Values its hand by melds and tricks, bids to it, buries and melds with sense, plays cards by the kernel policy.

    A function of the view alone: it throws no dice, so that the budget's seed does not matter.
    """

    def __init__(self, st: Setting) -> None:
        """A player for this rule set."""
        self.st: Final = st
        self._bidder: Final = Bidder(st)

    def decide(self, view: View, budget: Budget) -> Decision:  # noqa: ARG002 - it needs neither dice nor time
        """The action, with the reason as a text key and facts that this seat can see."""
        st = self.st
        if CALL_OUT in view.legal and self._has_the_mark(view):
            return Decision(CALL_OUT, why="why-call-out", facts={"target": view.score.target})
        claim = claim_revoke(st, view)
        if claim is not None:
            return claim
        phase = view.phase
        if isinstance(phase, AuctionView):
            return self._bidder.bid(view)
        if isinstance(phase, TrumpView):
            return name_trump(st, view)
        if isinstance(phase, HandOutView):
            return hand_out(st, view, phase)
        if isinstance(phase, PassView):
            return pass_card(st, view, phase)
        if isinstance(phase, BuryView):
            return bury(st, view)
        if isinstance(phase, StockView):
            return stock_decision(st, view, phase)
        return lay_or_give_up(self._bidder, view) or shoot(st, view) or play_card(st, view)

    def _has_the_mark(self, view: View) -> bool:
        """Whether totals, melds and tricks reach the mark, counted as a claim is counted (2B-END-05)."""
        assert view.seat is not None
        side = self.st.seating.side(view.seat)
        tricks = rounded(self.st.rules, view.score.tricks[side])
        return view.score.totals[side] + view.score.melds[side] + tricks >= view.score.target
