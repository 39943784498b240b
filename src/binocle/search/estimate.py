"""Rules of thumb about a declarer's hand: the tricks it should take, and how much a single card serves it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from binocle.game.setting import Setting

LEGS: Final = (4, 19)
"""The queen of spades and the jack of diamonds."""

_TRUMPS: Final = (16, 18, 20, 70, 75, 80, 90, 100)
_PLAIN: Final = (0, 1, 2, 3, 5, 10, 30, 60)


@dataclass(frozen=True, slots=True)
class Weights:
    """What the cards of a declarer's hand add to his side's share of all card points, the last trick included.

    `start` is the share without any of them, `spread` the standard deviation of what the estimate leaves open.
    """

    start: float
    trump: float
    trump_ace: float
    trump_ten: float
    trump_king: float
    ace: float
    ten: float
    void: float
    single: float
    spread: float


# Fitted by least squares to some thousand deals played out by the kernel's policy, one row for a declarer with a
# partner or alone, and for two or four copies of each card. Other packs and duties come close enough.
WEIGHTS: Final = {
    (True, 2): Weights(0.255, 0.042, 0.066, 0.034, 0.018, 0.043, 0.0, 0.01, 0.0, 0.13),
    (True, 4): Weights(0.285, 0.023, 0.032, 0.018, 0.012, 0.025, -0.003, 0.01, 0.0, 0.11),
    (False, 2): Weights(-0.225, 0.058, 0.07, 0.052, 0.025, 0.065, 0.022, 0.035, 0.025, 0.1),
    (False, 4): Weights(-0.246, 0.039, 0.042, 0.024, 0.012, 0.037, 0.012, 0.0, 0.0, 0.075),
}


def weights(st: Setting) -> Weights:
    """The weights for this table."""
    return WEIGHTS[st.seating.partners, st.pack.copies]


def trick_points(st: Setting, counts: list[int], trump: int) -> float:
    """Card points that a declarer's side may expect to take with this hand (counts by kind) and this trump."""
    w = weights(st)
    share = w.start
    for suit in range(4):
        base = 8 * suit
        ace, ten = counts[base + 7], counts[base + 6]
        length = sum(counts[base : base + 8])
        if suit == trump:
            share += w.trump * length + w.trump_ace * ace + w.trump_ten * ten + w.trump_king * counts[base + 5]
        else:
            share += w.ace * ace + w.ten * ten
            if length < 2:
                share += w.single if length else w.void
    return st.tables.trick_total * min(1.0, max(0.0, share))


def spread(st: Setting) -> float:
    """How far the tricks of a deal stray from `trick_points`, as a standard deviation in points."""
    return st.tables.trick_total * weights(st).spread


def handiness(st: Setting, kind: int, trump: int) -> int:
    """How much a declarer is served by one card from his partner, on a scale of its own.

    Trumps make runs and rule the play, aces take tricks; legs of a pinochle help who has spades or diamonds as trump,
    for his trump queen or jack is the other leg. With four copies of each card double pinochles come first.
    """
    suit, strength = kind >> 3, kind & 7
    if kind in LEGS and trump in (0, 2) and (suit != trump or st.pack.copies > 2):
        return 105 if st.pack.copies > 2 else 28
    if suit == trump:
        return _TRUMPS[strength]
    return _PLAIN[strength]
