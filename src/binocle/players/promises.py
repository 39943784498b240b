"""Promises of every trick: Durch without trump (3B-DURCH-01), shooting with it (HR-17). Made only when nearly certain.

Whoever leads to every trick plays his suits from the top, trumps first. A suit holds when no opponent, as often as he
has to follow, has a higher card than the one led; and no opponent may have a trump left when the other suits begin.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from binocle.cards import CARDS
from binocle.deal.seen import counted, hand_counts, position
from binocle.game.actions import PLAYS, SHOOT, Play
from binocle.game.setting import Setting
from binocle.game.views import Decision, TrickView, View
from binocle.kernel import layout

SURE: Final = 0.97
"""No promise is made below this chance."""

_WORLDS: Final = 64
_DOUBTS: Final = 3
"""With more cards than these that can be beaten in the worst case nothing is imagined: there is no promise in it."""


def sweep_odds(st: Setting, counts: Sequence[int], pool: Sequence[int], trump: int) -> float:
    """Chance to win every trick on lead with this hand (counts by kind); `pool` are the cards that others may hold."""
    mine = [_suit(counts, suit) for suit in range(4)]
    there = [0] * layout.KINDS
    for kind in pool:
        there[kind] += 1
    doubts = sum(_doubts(st, mine[suit], _suit(there, suit)) for suit in range(4))
    lacking = 0 if trump < 0 else max(0, sum(there[8 * trump : 8 * trump + 8]) - len(mine[trump]))
    if not doubts and not lacking:
        return 1.0
    if doubts > _DOUBTS or lacking > 2 * _DOUBTS:
        return 0.0
    dice = random.Random(str((*counts, trump)))
    each = min(sum(counts), len(pool) // (st.players - 1))
    rivals = st.players - 1 - st.seating.partners
    held = 0
    for _ in range(_WORLDS):
        drawn = dice.sample(list(pool), rivals * each)
        hands = [drawn[each * rival : each * (rival + 1)] for rival in range(rivals)]
        held += all(_sweeps(st, mine, hand, trump) for hand in hands)
    return held / _WORLDS


def _suit(counts: Sequence[int], suit: int) -> list[int]:
    """The strengths held in a suit, from the top."""
    return [strength for strength in range(7, -1, -1) for _ in range(counts[8 * suit + strength])]


def _doubts(st: Setting, mine: list[int], theirs: list[int]) -> int:
    """Cards of a suit that would be beaten when one opponent held all the others."""
    return sum(_beats(st, theirs[0], strength) for strength in mine[: len(theirs)]) if theirs else 0


def _beats(st: Setting, theirs: int, mine: int) -> bool:
    """Whether their card of the suit takes the trick from mine, which was led."""
    return theirs > mine or (theirs == mine and st.rules.play.twins == "last")


def _sweeps(st: Setting, mine: list[list[int]], hand: Sequence[int], trump: int) -> bool:
    """Whether this opponent never takes a trick."""
    for suit in range(4):
        theirs = sorted((kind & 7 for kind in hand if kind >> 3 == suit), reverse=True)
        if suit == trump and len(theirs) > len(mine[suit]):
            return False
        if theirs and any(_beats(st, theirs[0], strength) for strength in mine[suit][: len(theirs)]):
            return False
    return True


def unseen(st: Setting, view: View) -> list[int]:
    """Before the first card: the cards that are neither in the own hand nor buried by oneself."""
    left = st.pack.counts()
    for counts in (hand_counts(view), counted(view.buried)):
        for kind in range(layout.KINDS):
            left[kind] -= counts[kind]
    return [kind for kind in range(layout.KINDS) for _ in range(left[kind])]


def durch_burial(
    st: Setting, counts: Sequence[int], pool: Sequence[int], need: int, allowed: Sequence[int]
) -> list[int]:
    """The cards to lay aside for a Durch: those that can be beaten, lowest first; only so many of each as allowed."""
    left, free, gone = list(counts), list(allowed), list[int]()
    there = [0] * layout.KINDS
    for kind in pool:
        there[kind] += 1

    def doubts_after(kind: int) -> tuple[int, int]:
        suit = kind >> 3
        before = _doubts(st, _suit(left, suit), _suit(there, suit))
        left[kind] -= 1
        after = _doubts(st, _suit(left, suit), _suit(there, suit))
        left[kind] += 1
        return after - before, kind & 7

    for _ in range(min(need, len(free))):
        worst = min(free, key=doubts_after)
        free.remove(worst)
        left[worst] -= 1
        gone.append(worst)
    return gone


def shoot_odds(st: Setting, view: View) -> float:
    """The chance to win every trick just before one's own first lead; 0.0 where it is not the moment to promise it."""
    phase = view.phase
    if SHOOT not in view.legal or not isinstance(phase, TrickView) or phase.cards or view.public.tricks:
        return 0.0
    if view.to_act != view.seat or (st.rules.play.first_lead == "trump" and not _has_trump(view)):
        return 0.0
    return sweep_odds(st, hand_counts(view), unseen(st, view), view.public.trump)


def shoot(st: Setting, view: View) -> Decision | None:
    """The promise of every trick, just before one's own first lead, when it is nearly certain and pays."""
    odds = shoot_odds(st, view)
    if odds < SURE:
        return None
    assert view.seat is not None
    worth = st.rules.score.shoot
    otherwise = view.score.melds[st.seating.side(view.seat)] + st.tables.trick_total
    if not st.rules.score.shoot_wins and worth * (2 * odds - 1) <= otherwise:
        return None
    return Decision(SHOOT, why="why-shoot", facts={"chance": round(100 * odds)})


def _has_trump(view: View) -> bool:
    return any(one.kind >> 3 == view.public.trump for one in view.hand or ())


def keep_promise(st: Setting, view: View, legal: Sequence[int]) -> Decision | None:
    """The lead of a declarer who has promised every trick: trumps from the top, then what cannot be beaten."""
    public = view.public
    promised = (public.durch or public.shot) and public.declarer == view.seat
    if not promised or not isinstance(view.phase, TrickView) or view.phase.cards:
        return None
    cells = position(st, view)
    out = [cells[layout.HIDDEN + kind] for kind in range(layout.KINDS)]
    for seat in range(st.players):
        if seat != view.seat:
            for kind in range(layout.KINDS):
                out[kind] += cells[layout.CARDS + seat * layout.KINDS + kind]
    counts = hand_counts(view)
    trumps = [kind for kind in legal if kind >> 3 == public.trump]
    if trumps and any(out[8 * public.trump : 8 * public.trump + 8]):
        best = max(trumps)
    else:

        def promise(kind: int) -> tuple[bool, int, int]:
            suit = kind >> 3
            theirs = _suit(out, suit)
            safe = not theirs or not _beats(st, theirs[0], kind & 7)
            return safe, kind & 7, sum(counts[8 * suit : 8 * suit + 8])

        best = max(legal, key=promise)
    action: Play = PLAYS[CARDS[best]]
    return Decision(action, why="why-keep-promise", facts={"card": CARDS[best].value})
