"""What a searching player decides before the first trick: calls, trump, the exchange, giving up, promises."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from binocle.game.actions import GIVE_UP, SHOOT
from binocle.game.setting import Setting
from binocle.game.views import (
    AuctionView,
    Budget,
    BuryView,
    Decision,
    HandOutView,
    MeldingView,
    PassView,
    TrickView,
    TrumpView,
    View,
)
from binocle.players.auctioneer import call
from binocle.players.committing import lay_or_give_up, shoot
from binocle.players.exchanging import Exchange
from binocle.search.auction import AuctionSearch

WORLDS: Final = {"strong": 240, "expert": 640}
"""Deals imagined for a call, by level, three times as many for a close one; decisions of the exchange take fewer."""

_A_SECOND: Final = 6_000
"""Deals that are imagined in a second, carefully counted: a budget of time cuts their number before they are drawn."""


@lru_cache(maxsize=32)
def exchange_of(st: Setting) -> Exchange:
    """What decides for this rule set, made once, for all threads."""
    return Exchange(AuctionSearch(st))


def before_play(st: Setting, view: View, budget: Budget, level: str) -> Decision | None:
    """The decision of a seat whose turn it is, None when it is none of these: a card to play, a stock to draw from.

    A function of view, seed and worlds (those of the level when the budget names none).
    """
    if view.to_act != view.seat or st.draws:
        return None
    worlds = budget.worlds or WORLDS[level]
    if budget.seconds:
        worlds = max(16, min(worlds, int(_A_SECOND * budget.seconds)))
    phase = view.phase
    decider = exchange_of(st)
    if isinstance(phase, AuctionView):
        return call(decider.auction, view, worlds, budget.seed)
    if isinstance(phase, TrumpView):
        return decider.name_trump(view, worlds, budget.seed)
    if isinstance(phase, BuryView):
        return decider.bury(view, worlds, budget.seed)
    if isinstance(phase, PassView):
        return decider.pass_card(view, phase, worlds, budget.seed)
    if isinstance(phase, HandOutView):
        return decider.hand_out(view, phase, worlds, budget.seed)
    if isinstance(phase, MeldingView) or (isinstance(phase, TrickView) and GIVE_UP in view.legal):
        given = lay_or_give_up(decider, view, worlds, budget.seed)
        if given is not None:
            return given
    return shoot(decider, view) if SHOOT in view.legal else None
