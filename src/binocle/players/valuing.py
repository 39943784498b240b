"""What a hand is worth with a suit as trump: its melds exactly, its tricks by a rule of thumb."""

from __future__ import annotations

from math import erf, sqrt

from binocle.game.setting import Setting
from binocle.search.estimate import LEGS, Weights, handiness, spread, trick_points, weights

__all__ = [
    "LEGS",
    "Weights",
    "chance",
    "handiest",
    "handiness",
    "has_marriage",
    "melds",
    "spare_cards",
    "spread",
    "suits_to_name",
    "trick_points",
    "weights",
]


def melds(st: Setting, counts: list[int], trump: int) -> int:
    """What the best melds of this hand pay."""
    return st.tables.melds[trump].points_of(counts)


def has_marriage(counts: list[int], suit: int) -> bool:
    """Whether king and queen of the suit are there."""
    return counts[8 * suit + 5] > 0 and counts[8 * suit + 4] > 0


def chance(value: float, need: float, deviation: float) -> float:
    """Chance that a result expected at `value` reaches `need`."""
    return 0.5 * (1 + erf((value - need) / (deviation * sqrt(2))))


def suits_to_name(st: Setting, counts: list[int]) -> list[int]:
    """The suits that a declarer with this hand can name without losing at once (4P-OPT-07, HR-11)."""
    if not st.rules.trump.marriage:
        return [0, 1, 2, 3]
    return [suit for suit in range(4) if has_marriage(counts, suit)]


def handiest(st: Setting, counts: list[int], trump: int, need: int) -> list[int]:
    """The cards of a hand that serve the declarer best, whatever they leave."""
    order = sorted((kind for kind in range(32) if counts[kind]), key=lambda kind: -handiness(st, kind, trump))
    return [kind for kind in order for _ in range(counts[kind])][:need]


def spare_cards(counts: list[int], trump: int, need: int) -> list[int]:
    """The cards of a declarer's hand that his tricks miss least: low plain ones, from short suits first."""
    plain = [kind for kind in range(32) if counts[kind] and kind >> 3 != trump]

    def loss(kind: int) -> tuple[int, int]:
        length = sum(counts[kind & 24 : (kind & 24) + 8])
        return (kind & 7 if kind & 7 > 5 else 0, length)

    return [kind for kind in sorted(plain, key=loss) for _ in range(counts[kind])][:need]
