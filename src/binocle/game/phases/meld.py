"""Auction games: everybody lays out his melds in turn, the declarer first (3A-MELD-01, 3D-MELD-01, 4P-MELD-01)."""

from __future__ import annotations

from binocle.game.actions import LAY_MELDS, Action, LayMelds
from binocle.game.phases import out_of_turn
from binocle.game.phases.base import NOT_YOUR_TURN, WRONG_PHASE, Step, change
from binocle.game.public import OpenTrick
from binocle.game.setting import Setting
from binocle.game.state import Melding, State, TrickPlay
from binocle.game.views import MeldingView, Refusal


class MeldPhase:
    """A seat's melds are the best its hand makes (AMB-29); laying them out needs no choice."""

    def to_act(self, st: Setting, s: State, p: Melding) -> int:  # noqa: ARG002 - the protocol's arguments
        """The seats in turn."""
        return p.turn

    def legal(self, st: Setting, s: State, p: Melding, seat: int) -> tuple[Action, ...]:  # noqa: ARG002
        """Lay out the melds."""
        return (LAY_MELDS,) if seat == p.turn else ()

    def check(self, st: Setting, s: State, p: Melding, seat: int, a: Action) -> Refusal | None:  # noqa: ARG002
        """One's own turn."""
        if not isinstance(a, LayMelds):
            return WRONG_PHASE
        return None if seat == p.turn else NOT_YOUR_TURN

    def apply(self, st: Setting, s: State, p: Melding, seat: int, a: Action) -> Step:  # noqa: ARG002
        """The next seat; after the last one trick play begins (3A-PLAY-01, 4P-OPT-02, 3B-PLAY-01)."""
        s, laid = out_of_turn.lay(st, s, seat)
        if p.laid + 1 < st.players:
            return Step(change(s, phase=Melding(st.seating.next(seat), p.laid + 1)), (laid,))
        leader = s.public.declarer if st.rules.play.leader == "declarer" else st.seating.next(s.dealer)
        return Step(change(s, phase=TrickPlay(leader, OpenTrick(leader))), (laid,))

    def view(self, st: Setting, s: State, p: Melding, seat: int | None) -> MeldingView:  # noqa: ARG002
        """How many have laid out."""
        return MeldingView(p.laid)
