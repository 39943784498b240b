"""What failing to follow, head, trump or overtrump tells of the cards a seat holds."""

from __future__ import annotations

from binocle.deal.seen import counted_kinds, laid_on
from binocle.game.setting import Setting
from binocle.game.views import StockView, TrickView, View
from binocle.kernel import layout
from binocle.kernel.follow import winning_kinds


def barred_kinds(st: Setting, view: View) -> list[int]:
    """The kinds that each seat has shown not to hold, by failing to follow, head, trump or overtrump with them."""
    barred = [0] * st.players
    phase = view.phase
    if not isinstance(phase, TrickView) or st.rules.play.revoke == "judged" or st.draws:
        return barred
    trump, flags, public = view.public.trump, st.tables.flags, view.public
    tricks = [(trick.leader, trick.cards) for trick in public.tricks]
    tricks.append((phase.leader, phase.cards))
    for number, (leader, cards) in enumerate(tricks):
        best, led_best, led = -1, -1, -1
        for place, one in enumerate(cards):
            kind = one.kind
            seat = st.seating.next(leader, place)
            if place:
                barred[seat] |= denied(kind, led, best, led_best, trump, flags)
            elif st.rules.play.first_lead == "trump" and not number and seat == public.declarer and trump >= 0:
                barred[seat] |= 0 if kind >> 3 == trump else layout.SUIT_MASK << 8 * trump  # HR-07
            led = cards[0].kind >> 3
            best, led_best = laid_on(best, led_best, kind, led, trump, flags)
    return barred


def denied(kind: int, led: int, best: int, led_best: int, trump: int, flags: int) -> int:
    """The kinds that a seat cannot have held when it laid this kind to a trick: any of them had to be played instead.

    Arguments as in `kernel.follow.legal_kinds`, whose converse this is.
    """
    if not flags & layout.FOLLOW:
        return 0
    led_suit = layout.SUIT_MASK << 8 * led
    if kind >> 3 == led:
        duty = layout.HEAD_TRUMP if led == trump else layout.HEAD_PLAIN
        if not flags & duty:
            return 0
        above = led_suit & winning_kinds(best, led, trump, flags)
        if above >> kind & 1:
            return 0
        if flags & layout.HEAD_AFTER_RUFF:
            again = led_suit & winning_kinds(led_best, led, -1, flags)
            above |= 0 if again >> kind & 1 else again
        return above
    if trump < 0 or not flags & layout.TRUMP_WHEN_VOID:
        return led_suit
    trumps = layout.SUIT_MASK << 8 * trump
    if kind >> 3 != trump:
        return led_suit | trumps
    above = trumps & winning_kinds(best, led, trump, flags)
    if not flags & layout.OVERTRUMP or above >> kind & 1:
        return led_suit
    return led_suit | above


def stock_limits(st: Setting, view: View) -> list[tuple[int, int]]:
    """Duties while there is a stock: kinds as a mask, and how many of these the other seat holds at the most.

    What it did not hold at some trick it holds now only if drawn since then.
    """
    phase = view.phase
    assert isinstance(phase, StockView)
    assert view.seat is not None
    other = 1 - view.seat
    trump, flags = view.public.trump, st.tables.stock_flags
    tricks = [(trick.leader, trick.cards) for trick in view.public.tricks]
    tricks.append((phase.leader, phase.cards))
    tabled = counted_kinds([token.kind for token in phase.sides[other].tokens])
    size = view.held[other] + sum(tabled)
    later = [0] * layout.KINDS  # played by the other seat after the trick looked at
    lacked = 0
    found = []
    for leader, cards in reversed(tricks):
        place = 0 if leader == other else 1
        if place >= len(cards):
            continue
        kind = cards[place].kind
        if place:
            lead = cards[0].kind
            lacked |= denied(kind, lead >> 3, lead, lead, trump, flags)
            draws = size - (st.rules.deal.hand - 1) + sum(later) + (view.public.exchanger == other)
            gone = sum(later[one] + tabled[one] for one in range(layout.KINDS) if lacked >> one & 1)
            found.append((lacked, max(0, draws - gone)))
        later[kind] += 1
    return found
