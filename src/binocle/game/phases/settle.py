"""Between deals, and after the last one."""

from __future__ import annotations

from binocle.game.actions import Action, Deal
from binocle.game.phases.base import Step, change
from binocle.game.phases.deal import check_deal, deal_out
from binocle.game.setting import Setting
from binocle.game.state import Settled, State
from binocle.game.views import Refusal, SettledView
from binocle.seats import CHANCE, OVER


class SettledPhase:
    """A deal is booked. Chance deals the next, with the next dealer (2H-SETUP-02, 3A-DEAL-01), or the game is over."""

    def to_act(self, st: Setting, s: State, p: Settled) -> int:  # noqa: ARG002 - the protocol's arguments
        """Chance while the game goes on."""
        return CHANCE if p.result.winner < 0 else OVER

    def legal(self, st: Setting, s: State, p: Settled, seat: int) -> tuple[Action, ...]:  # noqa: ARG002
        """Nothing for a seat; the deals of chance are too many to list."""
        return ()

    def check(self, st: Setting, s: State, p: Settled, seat: int, a: Action) -> Refusal | None:  # noqa: ARG002
        """A new deal, unless somebody has won."""
        return Refusal("turn/game-over") if p.result.winner >= 0 else check_deal(st, seat, a)

    def apply(self, st: Setting, s: State, p: Settled, seat: int, a: Action) -> Step:  # noqa: ARG002
        """The deal passes on, after a deal thrown in for want of a bid or for a poor hand too (3A-BID-06, AMB-42)."""
        assert isinstance(a, Deal)
        return deal_out(st, change(s, dealer=st.seating.next(s.dealer), decider=p.result.decider), a)

    def view(self, st: Setting, s: State, p: Settled, seat: int | None) -> SettledView:  # noqa: ARG002
        """How the deal was booked."""
        return SettledView(p.result)
