"""Burying: the declarer lays as many cards face down as he took from the widow."""

from __future__ import annotations

import msgspec

from binocle.cards import card
from binocle.game.actions import BURIES, Action, Bury
from binocle.game.events import CardsBuried, Private
from binocle.game.phases.base import NOT_YOUR_TURN, WRONG_PHASE, Step, change, opened
from binocle.game.phases.contract import proceed
from binocle.game.sealed import Sealed
from binocle.game.setting import Setting, cards_of
from binocle.game.state import Burying, State
from binocle.game.views import BuryView, Refusal


class BuryPhase:
    """Cards are buried one by one; the others learn of it when all lie there (3A-WID-02, 3D-WID-03)."""

    def to_act(self, st: Setting, s: State, p: Burying) -> int:  # noqa: ARG002 - the protocol's arguments
        """The declarer."""
        return s.public.declarer

    def legal(self, st: Setting, s: State, p: Burying, seat: int) -> tuple[Action, ...]:
        """Every kind he holds and may bury."""
        if seat != s.public.declarer:
            return ()
        hand = s.hidden.open().hands[seat]
        kinds = sorted(set(hand.kinds))
        return tuple(BURIES[card(kind)] for kind in kinds if _refuse(st, s, p, kind) is None)

    def check(self, st: Setting, s: State, p: Burying, seat: int, a: Action) -> Refusal | None:
        """He must hold it, and the rule set must allow it (3A-WID-03, 3D-WID-05)."""
        if not isinstance(a, Bury):
            return WRONG_PHASE
        if seat != s.public.declarer:
            return NOT_YOUR_TURN
        if a.card.kind not in s.hidden.open().hands[seat]:
            return Refusal("exchange/not-held", {"card": a.card.value})
        return _refuse(st, s, p, a.card.kind)

    def apply(self, st: Setting, s: State, p: Burying, seat: int, a: Action) -> Step:
        """One card less to bury; after the last one the next step follows."""
        assert isinstance(a, Bury)
        hidden = s.hidden.open()
        kind = a.card.kind
        hands = list(hidden.hands)
        hands[seat] = hands[seat].without(kind)
        buried = tuple(sorted((*hidden.buried, kind)))
        s = change(s, hidden=Sealed(msgspec.structs.replace(hidden, hands=tuple(hands), buried=buried)))
        broke = st.is_banned(kind, s.public.trump)
        if broke:
            s = opened(s, forced_bury=s.public.forced_bury + 1)
        if p.need > 1:
            return Step(change(s, phase=Burying(p.need - 1, p.forced - broke)), ())
        forced = s.public.forced_bury
        outside = CardsBuried(seat, len(buried), forced, None)
        event = Private((seat,), CardsBuried(seat, len(buried), forced, cards_of(buried)), outside)
        return proceed(st, s, "bury", (event,))

    def view(self, st: Setting, s: State, p: Burying, seat: int | None) -> BuryView:  # noqa: ARG002
        """How many cards are still due, for the declarer alone."""
        return BuryView(p.need if seat == s.public.declarer else None)


def _refuse(st: Setting, s: State, p: Burying, kind: int) -> Refusal | None:
    """Why a card he holds may not be buried now."""
    if not st.is_banned(kind, s.public.trump) or p.forced:
        return None
    code = "exchange/no-ace" if kind & 7 == 7 else "exchange/no-trump"
    return Refusal(code, {"card": card(kind).value})
