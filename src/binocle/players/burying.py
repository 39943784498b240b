"""Burying: which cards to lay aside so that melds, tricks and buried points together are worth most."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from binocle.cards import CARDS
from binocle.deal.seen import hand_counts
from binocle.game.actions import BURIES, Bury
from binocle.game.setting import Setting
from binocle.game.views import BuryView, Candidate, Decision, View
from binocle.players.promises import SURE, durch_burial, sweep_odds, unseen
from binocle.players.prospects import likely_suits
from binocle.players.valuing import melds, trick_points

_WIDTH: Final = 8
"""Cards looked at in combination: those that are missed least one by one."""


def worth(st: Setting, counts: list[int], trump: int) -> float:
    """Melds and expected tricks of a declarer's hand."""
    return melds(st, counts, trump) + trick_points(st, counts, trump)


def best_burial(
    st: Setting, counts: list[int], need: int, allowed: list[int], trump: int
) -> tuple[float, tuple[int, ...]]:
    """The cards to bury from this hand (counts by kind) with this trump, and what all is worth then.

    `allowed` are the kinds that may be buried. Never tears a meld that is worth more than what tearing it brings.
    """
    points = st.tables.card_points
    single: list[tuple[float, int]] = []
    for kind in allowed:
        counts[kind] -= 1
        single.append((worth(st, counts, trump) + points[kind & 7], kind))
        counts[kind] += 1
    single.sort(key=lambda pair: (-pair[0], pair[1]))
    room = max(_WIDTH, need)
    close: list[int] = []
    for _, kind in single:
        close += [kind] * min(counts[kind], need)
        if len(close) >= room:
            break
    close = close[:room]
    best: tuple[float, tuple[int, ...]] = (float("-inf"), ())
    for cards in sorted(set(combinations(sorted(close), min(need, len(close))))):
        for kind in cards:
            counts[kind] -= 1
        value = worth(st, counts, trump) + sum(points[kind & 7] for kind in cards)
        for kind in cards:
            counts[kind] += 1
        if value > best[0]:
            best = (value, cards)
    return best


def bury(st: Setting, view: View) -> Decision:
    """The next card to bury, planned together with those still due and, where it is still open, with trump."""
    assert isinstance(view.phase, BuryView)
    legal = [action for action in view.legal if isinstance(action, Bury)]
    if len(legal) == 1:
        return Decision(legal[0], why="why-only-card", facts={"card": legal[0].card.value})
    counts = hand_counts(view)
    allowed = [action.card.kind for action in legal]
    trumps = [view.public.trump] if view.public.trump >= 0 else likely_suits(st, counts)
    plans = [(*best_burial(st, counts, view.phase.need or 1, allowed, trump), trump) for trump in trumps]
    durch = _for_durch(st, view, counts, allowed, max(plan[0] for plan in plans))
    if durch is not None:
        return durch
    value, cards, trump = max(plans, key=lambda plan: plan[0])
    first = cards[0]
    counts[first] -= 1
    kept = melds(st, counts, trump)
    why = "why-bury-counter" if st.is_counter(first) else "why-bury-low"
    if not any(counts[first & 24 : (first & 24) + 8]):
        why = "why-bury-void"
    action = BURIES[CARDS[first]]
    return Decision(action, (Candidate(action, value),), why=why, facts={"card": CARDS[first].value, "melds": kept})


def _for_durch(st: Setting, view: View, counts: list[int], allowed: list[int], otherwise: float) -> Decision | None:
    """The burial that makes a Durch nearly certain, or that serves one which was announced (3B-DURCH-01)."""
    rules = st.rules.trump
    if not view.public.durch and (not rules.durch or view.public.trump >= 0):
        return None
    assert isinstance(view.phase, BuryView)
    pool = unseen(st, view)
    free = [kind for kind in allowed for _ in range(counts[kind])]
    cards = durch_burial(st, counts, pool, view.phase.need or 1, free)
    kept = list(counts)
    for kind in cards:
        kept[kind] -= 1
    if not view.public.durch:
        odds = sweep_odds(st, kept, pool, -1)
        if odds < SURE or odds * rules.durch_won - (1 - odds) * rules.durch_lost <= otherwise:
            return None
    card = CARDS[cards[0]]
    return Decision(BURIES[card], why="why-bury-durch", facts={"card": card.value})
