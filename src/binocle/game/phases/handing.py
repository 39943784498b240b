"""Cards that go from hand to hand: passing between the bidding partners, and widow cards handed out (4P-OPT-03/04)."""

from __future__ import annotations

import msgspec

from binocle.cards import CARDS
from binocle.game.actions import Action, HandOut, PassCard
from binocle.game.events import CardsHanded, Event, Private
from binocle.game.phases.base import NOT_YOUR_TURN, WRONG_PHASE, Step, change, put
from binocle.game.phases.contract import proceed
from binocle.game.public import Handed
from binocle.game.sealed import Sealed
from binocle.game.setting import Setting, cards_of
from binocle.game.state import HandingOut, Passing, State
from binocle.game.views import HandOutView, PassView, Refusal


class PassPhase:
    """The declarer's partner chooses cards, then the declarer; they change hands in turn or at once (HR-06)."""

    def to_act(self, st: Setting, s: State, p: Passing) -> int:  # noqa: ARG002 - the protocol's arguments
        """The partner first."""
        return p.turn

    def legal(self, st: Setting, s: State, p: Passing, seat: int) -> tuple[Action, ...]:  # noqa: ARG002
        """Any card of the hand, by kind."""
        if seat != p.turn:
            return ()
        return tuple(PassCard(CARDS[kind]) for kind in sorted(set(s.hidden.open().hands[seat].kinds)))

    def check(self, st: Setting, s: State, p: Passing, seat: int, a: Action) -> Refusal | None:  # noqa: ARG002
        """He must hold it; a card just received may go back when cards are passed in turn."""
        if not isinstance(a, PassCard):
            return WRONG_PHASE
        if seat != p.turn:
            return NOT_YOUR_TURN
        held = a.card.kind in s.hidden.open().hands[seat]
        return None if held else Refusal("exchange/not-in-hand", {"card": a.card.value})

    def apply(self, st: Setting, s: State, p: Passing, seat: int, a: Action) -> Step:
        """One card more is chosen; with the last one they go over, or wait for the partner's (HR-06)."""
        assert isinstance(a, PassCard)
        hidden = s.hidden.open()
        hands = put(hidden.hands, seat, hidden.hands[seat].without(a.card.kind))
        chosen = tuple(sorted((*hidden.chosen, a.card.kind)))
        if p.need > 1:
            s = change(s, hidden=Sealed(msgspec.structs.replace(hidden, hands=hands, chosen=chosen)))
            return Step(change(s, phase=Passing(p.turn, p.need - 1, p.second)), ())
        partner = st.seating.partner(seat)
        assert partner is not None
        handed = (*hidden.handed, Handed(seat, partner, cards_of(chosen)))
        s = change(s, hidden=Sealed(msgspec.structs.replace(hidden, hands=hands, chosen=(), handed=handed)))
        at_once = st.rules.exchange.pass_order == "at-once"
        if p.second and at_once:
            s, events = _arrive(s, handed[-2:])  # before them stand widow cards that were handed out
        elif at_once:
            events = ()
        else:
            s, events = _arrive(s, handed[-1:])
        if p.second:
            return proceed(st, s, "pass", events)
        return Step(change(s, phase=Passing(partner, st.rules.exchange.pass_cards, second=True)), events)

    def view(self, st: Setting, s: State, p: Passing, seat: int | None) -> PassView:  # noqa: ARG002
        """How many are still due, for the one who chooses."""
        return PassView(p.need if seat == p.turn else None, p.second)


class HandOutPhase:
    """The declarer has taken the widow, keeps one of its cards and hands one to each other seat, unseen (4P-OPT-04)."""

    def to_act(self, st: Setting, s: State, p: HandingOut) -> int:  # noqa: ARG002
        """The declarer."""
        return s.public.declarer

    def legal(self, st: Setting, s: State, p: HandingOut, seat: int) -> tuple[Action, ...]:  # noqa: ARG002
        """The widow cards he has not handed out yet, by kind."""
        if seat != s.public.declarer:
            return ()
        return tuple(HandOut(CARDS[kind]) for kind in sorted(set(_left(s))))

    def check(self, st: Setting, s: State, p: HandingOut, seat: int, a: Action) -> Refusal | None:  # noqa: ARG002
        """Only cards of the widow go round."""
        if not isinstance(a, HandOut):
            return WRONG_PHASE
        if seat != s.public.declarer:
            return NOT_YOUR_TURN
        return None if a.card.kind in _left(s) else Refusal("exchange/not-of-widow", {"card": a.card.value})

    def apply(self, st: Setting, s: State, p: HandingOut, seat: int, a: Action) -> Step:
        """The next seat gets the card; with the last one the next step follows."""
        assert isinstance(a, HandOut)
        hidden = s.hidden.open()
        hands = put(hidden.hands, seat, hidden.hands[seat].without(a.card.kind))
        handed = Handed(seat, p.due[0], (a.card,))
        s = change(s, hidden=Sealed(msgspec.structs.replace(hidden, hands=hands, handed=(*hidden.handed, handed))))
        s, events = _arrive(s, (handed,))
        if len(p.due) == 1:
            return proceed(st, s, "hand-out", events)
        return Step(change(s, phase=HandingOut(p.due[1:])), events)

    def view(self, st: Setting, s: State, p: HandingOut, seat: int | None) -> HandOutView:  # noqa: ARG002
        """Who still gets a card."""
        return HandOutView(p.due)


def _left(s: State) -> list[int]:
    """Kinds of the widow that have not been handed out."""
    hidden = s.hidden.open()
    left = list(hidden.widow)
    for handed in hidden.handed:
        left.remove(handed.cards[0].kind)
    return left


def _arrive(s: State, parcels: tuple[Handed, ...]) -> tuple[State, tuple[Event, ...]]:
    """The cards are taken up; giver and receiver know them, the others how many they are."""
    hidden = s.hidden.open()
    hands = hidden.hands
    events: list[Event] = []
    for parcel in parcels:
        kinds = [card.kind for card in parcel.cards]
        hands = put(hands, parcel.receiver, hands[parcel.receiver].with_kinds(*kinds))
        count = len(kinds)
        inside = CardsHanded(parcel.giver, parcel.receiver, count, parcel.cards)
        outside = CardsHanded(parcel.giver, parcel.receiver, count, None)
        events.append(Private((parcel.giver, parcel.receiver), inside, outside))
    return change(s, hidden=Sealed(msgspec.structs.replace(hidden, hands=hands))), tuple(events)
