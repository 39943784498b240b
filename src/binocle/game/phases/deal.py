"""Dealing: chance gives out the whole pack; the deal is an ordinary action with all its cards (2H-DEAL, 3A-DEAL)."""

from __future__ import annotations

from binocle.cards import Hand
from binocle.errors import NotationError
from binocle.game.actions import Action, Deal
from binocle.game.events import Event, Hands, Melded, Open
from binocle.game.phases import closing
from binocle.game.phases.auction import open_auction
from binocle.game.phases.base import WRONG_PHASE, Step, change, put
from binocle.game.public import OpenTrick, Public, Shown, Side
from binocle.game.sealed import Sealed
from binocle.game.setting import Setting
from binocle.game.state import Dealing, Hidden, State, StockPlay
from binocle.game.views import DealingView, Refusal
from binocle.seats import CHANCE


class DealingPhase:
    """Before the first deal."""

    def to_act(self, st: Setting, s: State, p: Dealing) -> int:  # noqa: ARG002 - the protocol's arguments
        """Chance."""
        return CHANCE

    def legal(self, st: Setting, s: State, p: Dealing, seat: int) -> tuple[Action, ...]:  # noqa: ARG002
        """Nothing for a seat; for chance the deals are too many to list."""
        return ()

    def check(self, st: Setting, s: State, p: Dealing, seat: int, a: Action) -> Refusal | None:  # noqa: ARG002
        """The deal must be chance's and give every card of the pack to its place."""
        return check_deal(st, seat, a)

    def apply(self, st: Setting, s: State, p: Dealing, seat: int, a: Action) -> Step:  # noqa: ARG002
        """The first dealer has been set by `Game.start`."""
        assert isinstance(a, Deal)
        return deal_out(st, s, a)

    def view(self, st: Setting, s: State, p: Dealing, seat: int | None) -> DealingView:  # noqa: ARG002
        """Nothing to see."""
        return DealingView()


def check_deal(st: Setting, seat: int, a: Action) -> Refusal | None:
    """Why this is not a deal of this pack: wrong sizes, a card too many or not in the pack (COM-DECK-01..06)."""
    if seat != CHANCE or not isinstance(a, Deal):
        return WRONG_PHASE
    deal = st.rules.deal
    rest = st.pack.size - st.players * deal.hand - deal.widow - 1 if deal.stock else 0
    sizes = [len(hand) for hand in a.hands]
    if sizes != [deal.hand] * st.players:
        return Refusal("deal/hands", {"players": st.players, "cards": deal.hand})
    if len(a.widow) != deal.widow:
        return Refusal("deal/widow", {"cards": deal.widow})
    if (a.upcard is None) == deal.stock or len(a.stock) != rest:
        return Refusal("deal/stock", {"cards": rest, "upcard": 1 if deal.stock else 0})
    upcard = () if a.upcard is None else (a.upcard,)
    kinds = [card.kind for part in (*a.hands, a.widow, upcard, a.stock) for card in part]
    try:
        st.pack.check_hand(kinds)
    except NotationError as error:
        return Refusal("deal/pack", {"card": error.text, "copies": st.pack.copies})
    return None


def deal_out(st: Setting, s: State, a: Deal) -> Step:
    """A fresh deal with `s.dealer` dealing: forehand speaks or, two-handed, the non-dealer leads."""
    hidden = Hidden(
        hands=tuple(Hand.of(hand) for hand in a.hands),
        stock=tuple([card.kind for card in a.stock]),
        widow=tuple(sorted([card.kind for card in a.widow])),
    )
    none = (0,) * st.players
    public = Public(melds=none, points=none, taken=none, counters=(False,) * st.players)
    forehand = st.seating.next(s.dealer)
    events: list[Event] = [Hands(s.deal_no + 1, s.dealer, a.hands, a.upcard)]
    state = change(s, deal_no=s.deal_no + 1, public=public, hidden=Sealed(hidden))
    if a.upcard is None:
        return Step(change(state, phase=open_auction(st, s.dealer)), tuple(events))
    trump = a.upcard.kind >> 3
    turned_dix = a.upcard.kind == st.dix_kind(trump)
    shown: tuple[Shown, ...] = ()
    melds = none
    if turned_dix:  # 2H-DIX-01: the dealer's, and it is the first dix
        shown = (Shown(s.dealer, "dix", (a.upcard,), st.dix_points),)
        melds = put(none, s.dealer, st.dix_points)
        events.append(Open(Melded(shown[0])))
    public = Public(
        trump=trump,
        upcard=a.upcard,
        turned=a.upcard,
        shown=shown,
        melds=melds,
        points=none,
        taken=none,
        counters=public.counters,
    )
    phase = StockPlay(forehand, OpenTrick(forehand), -1, False, (Side(), Side()), turned_dix)
    state = change(state, public=public, phase=phase)
    return closing.won_by_meld(st, Step(state, tuple(events)), s.dealer)
