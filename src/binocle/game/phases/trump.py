"""Naming trump."""

from __future__ import annotations

from binocle.cards import KING, QUEEN, SUITS
from binocle.game.actions import DURCH, Action, AnnounceDurch, NameTrump
from binocle.game.events import DurchAnnounced, Open, TrumpNamed
from binocle.game.phases import out_of_turn
from binocle.game.phases.base import NOT_YOUR_TURN, WRONG_PHASE, Step, opened
from binocle.game.phases.contract import proceed
from binocle.game.setting import Setting
from binocle.game.state import NamingTrump, State
from binocle.game.views import Refusal, TrumpView

_NAMES: tuple[NameTrump | AnnounceDurch, ...] = (*(NameTrump(suit) for suit in SUITS), DURCH)


class TrumpPhase:
    """The declarer names a suit (3A-WID-05, 3D-WID-02); a rule set may want a marriage in it (4P-OPT-07)."""

    def to_act(self, st: Setting, s: State, p: NamingTrump) -> int:  # noqa: ARG002 - the protocol's arguments
        """The declarer."""
        return s.public.declarer

    def legal(self, st: Setting, s: State, p: NamingTrump, seat: int) -> tuple[Action, ...]:
        """Four suits, or those in which he holds the marriage he needs; Durch where it is played (3B-DURCH-01)."""
        return tuple(name for name in _NAMES if self.check(st, s, p, seat, name) is None)

    def check(self, st: Setting, s: State, p: NamingTrump, seat: int, a: Action) -> Refusal | None:  # noqa: ARG002
        """Without any marriage every suit may be named, and the deal is lost at once (HR-11)."""
        if not isinstance(a, NameTrump | AnnounceDurch):
            return WRONG_PHASE
        if seat != s.public.declarer:
            return NOT_YOUR_TURN
        if isinstance(a, AnnounceDurch):
            return None if st.rules.trump.durch else Refusal("trump/no-durch")
        if a.suit not in SUITS:
            return Refusal("trump/no-suit")
        if st.rules.trump.marriage:
            held = [suit for suit in SUITS if _has_marriage(s, suit)]
            if held and a.suit not in held:
                return Refusal("trump/needs-marriage", {"suit": a.suit})
        return None

    def apply(self, st: Setting, s: State, p: NamingTrump, seat: int, a: Action) -> Step:  # noqa: ARG002
        """Trump is known; the step after it in the rule set follows."""
        if isinstance(a, AnnounceDurch):
            s = opened(s, durch=True)
            return proceed(st, s, "trump", (Open(DurchAnnounced(s.public.declarer)),))
        assert isinstance(a, NameTrump)
        held = not st.rules.trump.marriage or _has_marriage(s, a.suit)
        s = opened(s, trump=SUITS.index(a.suit))
        named = Open(TrumpNamed(s.public.declarer, a.suit, held))
        if not held:
            return out_of_turn.without_play(st, s, "no-marriage", (named,))
        return proceed(st, s, "trump", (named,))

    def view(self, st: Setting, s: State, p: NamingTrump, seat: int | None) -> TrumpView:  # noqa: ARG002
        """Nothing but that he is thinking."""
        return TrumpView()


def _has_marriage(s: State, suit: str) -> bool:
    """Whether the declarer holds king and queen of the suit."""
    base = 8 * SUITS.index(suit)
    hand = s.hidden.open().hands[s.public.declarer]
    return base + KING in hand and base + QUEEN in hand
