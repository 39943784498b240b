"""What stands between the auction and the melds, in the order of the rule set (AMB-32)."""

from __future__ import annotations

import msgspec

from binocle.game.events import Event, Private, WidowTaken
from binocle.game.phases.base import Step, change, opened
from binocle.game.public import OpenTrick
from binocle.game.sealed import Sealed
from binocle.game.setting import Setting, cards_of
from binocle.game.state import Burying, HandingOut, Melding, NamingTrump, Passing, State, TrickPlay


def proceed(st: Setting, s: State, done: str, events: tuple[Event, ...] = ()) -> Step:
    """The next step after `done` (auction, trump, widow, bury, hand-out or pass); the melds when there is none."""
    steps = st.steps
    for step in steps[steps.index(done) + 1 if done in steps else 0 :]:
        if step == "trump":
            return Step(change(s, phase=NamingTrump()), events)
        if step == "widow":
            s, taken = take_widow(st, s)
            events = (*events, taken)
        elif step == "hand-out":
            due = tuple(st.seating.iter_from(s.public.declarer))[1:]
            return Step(change(s, phase=HandingOut(due)), events)
        elif step == "pass" and not s.public.durch:
            partner = st.seating.partner(s.public.declarer)
            assert partner is not None
            return Step(change(s, phase=Passing(partner, st.rules.exchange.pass_cards, second=False)), events)
        elif step == "bury":
            return Step(change(s, phase=start_burying(st, s)), events)
    if s.public.durch:  # 3B-DURCH-02: no melds, the soloist leads
        return Step(change(s, phase=TrickPlay(s.public.declarer, OpenTrick(s.public.declarer))), events)
    return Step(change(s, phase=Melding(s.public.declarer, 0)), events)


def take_widow(st: Setting, s: State) -> tuple[State, Event]:
    """The declarer takes the widow, showing it to all (3A-WID-01) or to nobody (3D-OPT-03)."""
    hidden = s.hidden.open()
    declarer = s.public.declarer
    hands = list(hidden.hands)
    hands[declarer] = hands[declarer].with_kinds(*hidden.widow)
    cards = cards_of(hidden.widow)
    to_all = st.rules.exchange.widow_shown == "all"
    s = change(s, hidden=Sealed(msgspec.structs.replace(hidden, hands=tuple(hands))))
    if to_all:
        s = opened(s, widow=cards)
    seats = tuple(range(st.players)) if to_all else (declarer,)
    outside = WidowTaken(declarer, cards if to_all else None)
    return s, Private(seats, WidowTaken(declarer, cards), outside)


def start_burying(st: Setting, s: State) -> Burying:
    """As many cards as were taken; when a ban leaves too few, the missing ones are free (3A-WID-02, AMB-14)."""
    hidden = s.hidden.open()
    need = len(hidden.widow)
    hand = hidden.hands[s.public.declarer]
    buryable = sum(1 for kind in hand if not st.is_banned(kind, s.public.trump))
    return Burying(need, max(0, need - buryable))
