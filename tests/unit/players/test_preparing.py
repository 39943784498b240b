"""Getting a player ready: whatever it answers, it is asked about every phase before it counts."""

import pytest

from binocle.game.actions import PASS
from binocle.game.views import AuctionView, Budget, Decision, TrickView, View
from binocle.players.easy import Easy
from binocle.players.preparing import load
from tests.unit.players.spots import table


class Passing:
    """Passes wherever it may, else gives the answer that was chosen, and notes the phases it was asked about."""

    def __init__(self, otherwise):
        self.otherwise = otherwise
        self.asked = []

    def decide(self, view: View, budget: Budget) -> Decision:
        """The answer to a view."""
        self.asked.append(type(view.phase))
        return Decision(PASS) if PASS in view.legal else self.otherwise.decide(view, budget)


class Stubborn:
    """Passes even where a card must be played."""

    def decide(self, _: View, __: Budget) -> Decision:
        """Always the same."""
        return Decision(PASS)


@pytest.mark.parametrize("tries", [1, 3])
def test_who_always_passes_plays_tricks_too(tries: int) -> None:
    """Deals are thrown in as often as was allowed; then `steady` bids, and the player is asked for every card."""
    game = table("partners")
    player = Passing(Easy(game.setting))
    load(game, player, tries)
    assert player.asked.count(AuctionView) >= tries
    assert player.asked.count(TrickView) > 20


def test_illegal_answers_stop_nothing() -> None:
    """A player whose answers are no good is asked all the same."""
    game = table("partners")
    player = Passing(Stubborn())
    load(game, player, 1)
    assert TrickView in player.asked
