"""How likely a sampled world makes what the others have called, passed and buried: soft evidence, as weights.

A seat that has bid is likelier to hold a strong hand than one that passed; cards that partners passed, and those that a
declarer buried, are likelier to be such as are passed and buried. The numbers were chosen so that the real deal gets as
much weight as can be beside sampled ones, in games of `steady` players.
"""

from __future__ import annotations

from array import array
from math import exp, log
from typing import TYPE_CHECKING, Any, Final

from binocle.deal.seen import counted, counted_kinds, played_by_seat
from binocle.game.views import StockView, TrickView, TrumpView
from binocle.kernel import layout

if TYPE_CHECKING:
    from binocle.deal.sample import Worlds
    from binocle.game.setting import Setting
    from binocle.game.views import View

_BID: Final = 1.0
"""How much a standard deviation of strength more speaks for a hand that has bid.

Once the melds lie there they explain most bids, and what else a bidder holds is told by them only among four with a
single pack.
"""
_PASSED: Final = 0.8
"""The same against a hand that has passed without a bid."""
_SPREAD: Final = 0.18
"""The standard deviation of the strength of a hand, as a share of all card points."""
_CARD: Final = 0.028
"""Points that an ace, a trump, or a trump ace or ten adds to a hand, as a share of all card points."""
_MOST: Final = 4.0
"""No evidence makes a world likelier by more than this, as a logarithm."""

_BURIED: Final = (-0.3, -0.3, -0.3, -0.5, -0.4, 0.5, 0.6, -1.8)
"""How gladly a plain card is buried, by strength 7 8 9 J Q K T A, as a logarithm."""
_BURIED_TRUMP: Final = -3.5

_LAID: Final = 0.85
"""Two-handed: how surely a meld is laid after a trick won, and after one that served for another meld."""
_LAID_SECOND: Final = 0.3

_HELD: Final = (-0.9, -0.9, -0.9, 0.0, -0.1, 0.0, 0.15, 0.35)
"""Two-handed: how gladly a plain card is kept in hand rather than played, by strength, and how gladly a trump."""
_HELD_TRUMP: Final = (0.0, 0.0, 0.0, 0.25, -0.1, -0.15, 0.3, 0.25)

_GIVEN: Final = (-0.1, -0.1, -0.1, -0.1, 0.0, 0.05, 0.1, 0.25)
"""How gladly a declarer who was passed cards, rather than his partner, holds a card more of a plain suit."""
_GIVEN_TRUMP: Final = 0.6


def likelihoods(names: Any, st: Setting, view: View, dealt: Worlds) -> array[float]:
    """A weight for each world, 1.0 on average; all are 1.0 where nothing tells."""
    logs = [0.0] * dealt.count
    if isinstance(view.phase, StockView):
        _by_melds_kept(st, view, view.phase, dealt, logs)
        _by_cards_kept(view, dealt, logs)
    elif not st.draws and dealt.count > 1:
        _by_calls(names, st, view, dealt, logs)
        _by_buried(st, view, dealt, logs)
        _by_passing(st, view, dealt, logs)
    return weights_of(logs)


def weights_of(logs: list[float]) -> array[float]:
    """Weights from their logarithms, 1.0 on average and none out of all proportion."""
    if not logs:
        return array("d")
    middle = sum(logs) / len(logs)
    raw = [exp(max(-_MOST, min(_MOST, one - middle))) for one in logs]
    mean = sum(raw) / len(raw)
    return array("d", [one / mean for one in raw])


def _by_calls(names: Any, st: Setting, view: View, dealt: Worlds, logs: list[float]) -> None:
    """Bids and passes of the others, by how strong each hand was beside what it is in other worlds."""
    public = view.public
    melded = isinstance(view.phase, TrickView)
    if melded and not (st.seating.partners and st.pack.copies == 2):
        return
    for seat in range(st.players):
        calls = [call.bid for call in public.calls if call.seat == seat]
        if seat == view.seat or not calls:
            continue
        push = _BID if any(calls) else -_PASSED
        if melded and any(calls) and st.rules.exchange.pass_cards:
            continue
        strengths = _strengths(names, st, view, dealt, seat)
        if strengths is None:
            continue
        for world, one in enumerate(strengths):
            logs[world] += push * one / (_SPREAD * st.tables.trick_total)


def _strengths(names: Any, st: Setting, view: View, dealt: Worlds, seat: int) -> list[float] | None:
    """How strong the hand that a seat bid on was in each world; None where it cannot be told.

    Melds that lie there are the same in all worlds and are left out.
    """
    public = view.public
    moved = bool(st.rules.exchange.pass_cards) and seat in {public.declarer, st.seating.partner(public.declarer)}
    if moved and view.seat not in {public.declarer, st.seating.partner(public.declarer)} and public.trump >= 0:
        return None
    more = [0] * layout.KINDS
    if isinstance(view.phase, TrickView):
        more = played_by_seat(st, view)[seat]
    for parcel in view.handed:
        sign = 1 if parcel.giver == seat else -1 if parcel.receiver == seat else 0
        more = [a + sign * b for a, b in zip(more, counted(parcel.cards), strict=True)]
    takes = seat == public.declarer and bool(st.rules.deal.widow) and st.rules.exchange.widow_use == "bury"
    if takes:
        more = [a - b for a, b in zip(more, counted(public.widow), strict=True)]
    suits = (public.trump,) if seat == public.declarer and public.trump >= 0 else (0, 1, 2, 3)
    unit = st.tables.trick_total * _CARD
    cells = names.as_cells
    room = array("h", bytes(2 * layout.KINDS))
    counts = cells(room)
    tables = [(suit, st.tables.melds[suit]) for suit in suits]
    lowered = [
        (suit, cells(table.need), cells(table.component), cells(table.points), len(table.rows))
        for suit, table in tables
    ]
    found = []
    melded = isinstance(view.phase, TrickView)
    for world in range(dealt.count):
        at = (world * dealt.players + seat) * layout.KINDS
        cards = [a + b for a, b in zip(dealt.hands[at : at + layout.KINDS], more, strict=True)]
        if takes and not isinstance(view.phase, TrumpView):
            down = dealt.down[world * layout.KINDS : (world + 1) * layout.KINDS]
            cards = [a + b for a, b in zip(cards, down, strict=True)]
        if not melded:
            room[:] = array("h", [max(0, copies) for copies in cards])
        aces = cards[7] + cards[15] + cards[23] + cards[31]
        best = 0.0
        for suit, need, component, points, rows in lowered:
            melds = 0 if melded else names.meld_points(counts, need, component, points, rows)
            trumps = sum(cards[8 * suit : 8 * suit + 8]) + cards[8 * suit + 7] + cards[8 * suit + 6]
            best = max(best, melds + unit * (aces + trumps))
        found.append(best)
    return found


def _by_buried(st: Setting, view: View, dealt: Worlds, logs: list[float]) -> None:
    """Cards that a declarer would rather have kept are seldom buried."""
    public = view.public
    if public.declarer in {-1, view.seat} or not isinstance(view.phase, TrickView) or not st.rules.deal.widow:
        return
    for world in range(dealt.count):
        at = world * layout.KINDS
        for kind, copies in enumerate(dealt.down[at : at + layout.KINDS]):
            if copies:
                logs[world] += copies * (_BURIED_TRUMP if kind >> 3 == public.trump else _BURIED[kind & 7])


def _by_passing(st: Setting, view: View, dealt: Worlds, logs: list[float]) -> None:
    """Opponents of partners who have passed cards: trumps and aces have gone to the declarer."""
    public = view.public
    partner = st.seating.partner(public.declarer) if public.declarer >= 0 else None
    if not st.rules.exchange.pass_cards or partner is None or view.seat in {public.declarer, partner}:
        return
    if not isinstance(view.phase, TrickView):
        return
    for world in range(dealt.count):
        mine = (world * dealt.players + public.declarer) * layout.KINDS
        his = (world * dealt.players + partner) * layout.KINDS
        for kind in range(layout.KINDS):
            more = dealt.hands[mine + kind] - dealt.hands[his + kind]
            if more:
                logs[world] += more * (_GIVEN_TRUMP if kind >> 3 == public.trump else _GIVEN[kind & 7])


def _by_melds_kept(st: Setting, view: View, phase: StockView, dealt: Worlds, logs: list[float]) -> None:
    """Two-handed: who won a trick and laid no meld hardly held one, unless he has drawn a card of it since."""
    assert view.seat is not None
    other = 1 - view.seat
    tricks = view.public.tricks
    won = [number for number, trick in enumerate(tricks, start=1) if trick.winner == other]
    if won and view.to_act == other and phase.melder == other:
        won.pop()  # he is still about it
    if not won:
        return
    side, held = phase.sides[other], view.held[other]
    served = any(meld.trick == won[-1] and meld.name != "dix" for meld in side.melds)
    sure = _LAID_SECOND if served and st.rules.meld.per_trick == "one" else _LAID
    draws = held + len(side.tokens) - (st.rules.deal.hand - 1) + len(tricks) - won[-1]
    if st.rules.meld.moment == "after":
        draws -= 1
    fresh = min(held, max(0, draws))
    tabled = counted_kinds([token.kind for token in side.tokens])
    made = {meld.kinds for meld in side.melds}
    melds = [
        [(kind, meld.kinds.count(kind)) for kind in sorted(set(meld.kinds))]
        for meld in st.stock_melds[view.public.trump]
        if meld.kinds not in made
    ]
    dix = st.dix_kind(view.public.trump)
    if dix >= 0:
        melds.append([(dix, 1)])
    for world in range(dealt.count):
        at = (world * dealt.players + other) * layout.KINDS
        hand = dealt.hands[at : at + layout.KINDS]
        for meld in melds:
            own = 0
            for kind, copies in meld:
                if hand[kind] + tabled[kind] < copies:
                    own = -1
                    break
                own += max(0, copies - tabled[kind])
            if own > 0:
                before = 1.0
                for card in range(own):
                    before *= max(0, held - fresh - card) / max(1, held - card)
                logs[world] += log(1 - sure * before)


def _by_cards_kept(view: View, dealt: Worlds, logs: list[float]) -> None:
    """Two-handed: who has had tricks to throw low cards away holds few of them."""
    assert view.seat is not None
    if not view.public.tricks:
        return
    other, trump = 1 - view.seat, view.public.trump
    odds = [(_HELD_TRUMP if kind >> 3 == trump else _HELD)[kind & 7] for kind in range(layout.KINDS)]
    for world in range(dealt.count):
        at = (world * dealt.players + other) * layout.KINDS
        hand = dealt.hands[at : at + layout.KINDS]
        logs[world] += sum(copies * odd for copies, odd in zip(hand, odds, strict=True))
