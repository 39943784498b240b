"""Cards for others: passed between the bidding partners, or handed out from the widow (4P-OPT-03, 4P-OPT-04)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from binocle.cards import CARDS
from binocle.deal.seen import counted, hand_counts
from binocle.game.actions import HandOut, PassCard
from binocle.game.setting import Setting
from binocle.game.views import Decision, HandOutView, PassView, View
from binocle.players.promises import durch_burial, unseen
from binocle.players.valuing import LEGS, handiness, melds, trick_points

_WIDTH: Final = 9
"""Cards looked at in combination when the declarer gives some back."""

_GUARDED: Final = 40
"""A plain ten goes well with both aces of its suit: so much handier it is then."""

_BESIDE: Final = 5
"""With one ace that goes over a ten is a little handier than another one."""

_BOTH_LEGS: Final = 78.0
"""What each leg is worth when both go to a declarer with spades or diamonds; one alone tears them."""

_KEPT_TEN: Final = 8
"""What a ten behind two aces is worth to a declarer beyond its own points."""


def pass_card(st: Setting, view: View, phase: PassView) -> Decision:
    """The next card of those chosen: what the declarer needs, or what he misses least."""
    assert view.seat is not None
    need = st.rules.exchange.pass_cards
    chosen = [0] * 32
    if view.handed and view.handed[-1].giver == view.seat and phase.need is not None and phase.need < need:
        chosen = counted(view.handed[-1].cards)
    hand = [a + b for a, b in zip(hand_counts(view), chosen, strict=True)]
    trump = view.public.trump
    back = view.seat == view.public.declarer
    plan = give_back(st, hand, trump, need) if back else give(st, hand, trump, need)
    for kind in plan:
        if chosen[kind]:
            chosen[kind] -= 1
            continue
        card = CARDS[kind]
        return Decision(PassCard(card), why=reason(kind, trump, back=back), facts={"card": card.value})
    msg = "the plan holds as many cards as are to be passed"
    raise AssertionError(msg)


def reason(kind: int, trump: int, *, back: bool) -> str:
    """The text key that says what the card is passed for."""
    if back:
        return "why-hand-back-leg" if kind in LEGS and trump not in (0, 2) else "why-hand-back"
    if kind >> 3 == trump:
        return "why-hand-trump"
    if kind in LEGS and trump in (0, 2):
        return "why-hand-leg"
    return "why-hand-ace" if kind & 7 == 7 else "why-hand-spare"


def give(st: Setting, hand: list[int], trump: int, need: int) -> list[int]:
    """The cards for the declarer: trumps, aces, legs of a pinochle for spades or diamonds; never a torn meld.

    Points of melds that stay behind torn count against a card. The trump marriage and, with spades or diamonds as
    trump, both legs move over whole and are worth as much there.
    """
    left, plan = list(hand), list[int]()
    while len(plan) < need:
        best, value = -1, 0.0
        for kind in range(32):
            if left[kind]:
                worth = _net(st, left, plan, kind, trump, need - len(plan))
                if best < 0 or worth > value:
                    best, value = kind, worth
        left[best] -= 1
        plan.append(best)
        if _is_torn(left, best, trump) and len(plan) < need:
            other = LEGS[0] + LEGS[1] - best
            left[other] -= 1
            plan.append(other)
    return plan


def _net(st: Setting, left: list[int], plan: list[int], kind: int, trump: int, room: int) -> float:
    """How handy the card is, less what passing it tears."""
    suit, strength = kind >> 3, kind & 7
    before = melds(st, left, trump)
    left[kind] -= 1
    torn = (before - melds(st, left, trump)) * st.unit
    worth = float(handiness(st, kind, trump))
    if _is_torn(left, kind, trump):
        worth = max(worth, _BOTH_LEGS) if room > 1 else -_BOTH_LEGS
        torn -= 40
    if suit == trump and strength in (4, 5):
        torn -= 40
    if strength == 6 and suit != trump:
        worth += (0, _BESIDE, _GUARDED)[min(2, plan.count(kind + 1))]
    left[kind] += 1
    return worth - 0.8 * max(0, torn)


def _is_torn(left: list[int], kind: int, trump: int) -> bool:
    """Whether a leg that has gone to spades or diamonds leaves the other one behind alone."""
    return kind in LEGS and trump in (0, 2) and left[kind] < left[LEGS[0] + LEGS[1] - kind]


def give_back(st: Setting, hand: list[int], trump: int, need: int) -> list[int]:
    """The cards a declarer gives back: those after which his hand and the melds that go over are worth most."""

    def worth(kept: list[int], gone: tuple[int, ...]) -> float:
        other = [0] * 32
        for kind in gone:
            other[kind] += 1
        tens = sum(min(1, kept[8 * suit + 6]) for suit in range(4) if suit != trump and kept[8 * suit + 7] > 1)
        low = sum(0.2 * (kind & 7) for kind in gone)
        return (
            melds(st, kept, trump)
            + trick_points(st, kept, trump)
            + melds(st, other, trump)
            + (_KEPT_TEN * tens - low) / st.unit
        )

    def without(cards: tuple[int, ...]) -> float:
        for kind in cards:
            hand[kind] -= 1
        value = worth(hand, cards)
        for kind in cards:
            hand[kind] += 1
        return value

    held = [kind for kind in range(32) if hand[kind]]
    order = sorted(held, key=lambda kind: -without((kind,)))
    close: list[int] = []
    for kind in order:
        close += [kind] * min(hand[kind], need)
        if len(close) >= max(_WIDTH, need):
            break
    close = close[: max(_WIDTH, need)]
    if all(hand[leg] for leg in LEGS) and trump not in (0, 2):
        close += [leg for leg in LEGS for _ in range(hand[leg] - close.count(leg))]
    choices = sorted(set(combinations(sorted(close), need)))
    return list(max(((without(cards), cards) for cards in choices), key=lambda found: found[0])[1])


def hand_out(st: Setting, view: View, phase: HandOutView) -> Decision:
    """The widow card for the next seat: useless ones to opponents, a good one to the partner, the best is kept."""
    assert view.seat is not None
    cards = [action.card.kind for action in view.legal if isinstance(action, HandOut)]
    trump = view.public.trump
    counts = hand_counts(view)
    if view.public.durch:
        left = list(view.widow)
        for parcel in view.handed:
            left.remove(parcel.cards[0])
        first = durch_burial(st, counts, unseen(st, view), len(phase.due), [card.kind for card in left])[0]
        return Decision(HandOut(CARDS[first]), why="why-bury-durch", facts={"card": CARDS[first].value})

    def kept_without(kind: int) -> float:
        counts[kind] -= 1
        value = melds(st, counts, trump) + trick_points(st, counts, trump)
        counts[kind] += 1
        return value * st.unit

    best = max(cards, key=lambda kind: (-kept_without(kind), handiness(st, kind, trump)))
    partner = phase.due[0] == st.seating.partner(view.seat)
    rest = [kind for kind in cards if kind != best] or cards
    if partner:
        kind = max(rest, key=lambda kind: kept_without(kind) + handiness(st, kind, trump) / 4)
    else:
        kind = max(cards, key=lambda kind: kept_without(kind) - handiness(st, kind, trump) / 4)
    card = CARDS[kind]
    why = "why-hand-out-partner" if partner else "why-hand-out-opponent"
    return Decision(HandOut(card), why=why, facts={"card": card.value})
