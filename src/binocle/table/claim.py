"""Claiming the rest: whether the open cards and the own hand show that no trick can be lost any more."""

from __future__ import annotations

from collections import Counter

from binocle.cards import Card
from binocle.game.setting import Setting
from binocle.game.views import TrickView, View
from binocle.kernel.layout import FOLLOW, LATER_TWIN_WINS


def sure_tricks(st: Setting, view: View) -> tuple[Card, ...]:
    """The cards of this view's seat in an order in which each takes its trick, however the others' cards lie.

    Empty when that is not shown: it is only looked for with the seat on lead, where suits must be followed. Trumps are
    drawn first; a plain card counts once no trump can be out, and each card must beat every card of its suit that has
    not been seen. Nothing but the view goes in, so a claim that is refused tells nothing about other hands.
    """
    phase = view.phase
    if not isinstance(phase, TrickView) or phase.cards or view.to_act != view.seat or not view.hand:
        return ()
    flags = st.tables.flags
    if not flags & FOLLOW or st.rules.play.revoke != "refused":
        return ()
    out = Counter(st.pack.kinds)
    out.subtract(card.kind for card in (*view.hand, *view.buried))
    out.subtract(card.kind for trick in view.public.tricks for card in trick.cards)
    unseen = [kind for kind, count in out.items() if count > 0]
    trump = view.public.trump
    own = sorted((card.kind for card in view.hand), key=lambda kind: (kind >> 3 != trump, kind >> 3, -kind))
    trumps = sum(kind >> 3 == trump for kind in own)
    trumps_out = sum(count for kind, count in out.items() if count > 0 and kind >> 3 == trump)
    if trumps < len(own) and trumps < trumps_out:
        return ()
    for kind in own:
        best = max((other for other in unseen if other >> 3 == kind >> 3), default=-1)
        if best > kind or (best == kind and flags & LATER_TWIN_WINS):
            return ()
    cards = {card.kind: card for card in view.hand}
    return tuple(cards[kind] for kind in own)
