"""What a hand will make as declarer's, once for each widow and partner's hand that can be imagined."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from binocle.game.setting import Setting
from binocle.players.promises import SURE, sweep_odds
from binocle.players.valuing import (
    chance,
    handiest,
    handiness,
    melds,
    spare_cards,
    spread,
    suits_to_name,
    trick_points,
)

_WORLDS: Final = 24
"""Widows or partner's hands imagined for one hand."""

LOST: Final = -1
"""Melds of a world in which the contract is lost before a card is played."""

UNKNOWN, HAS_BID, HAS_PASSED = range(3)
"""What the partner has told so far: nothing, a bid, a pass without one."""


@dataclass(frozen=True, slots=True)
class World:
    """What the declarer's side makes in one case: melds that count, and tricks to be expected with buried cards."""

    melds: int
    tricks: float


@dataclass(frozen=True, slots=True)
class Prospect:
    """The suit to play in, and what the side makes in it in each case imagined."""

    suit: int
    worlds: tuple[World, ...]
    promise: bool = False
    """Whether every trick is certain without trump, so that no bid is too high (3B-DURCH-01)."""

    @property
    def expected(self) -> float:
        """The mean of melds and tricks."""
        return sum(max(0, world.melds) + world.tricks for world in self.worlds) / len(self.worlds)


class Prospects:
    """Imagines; what it has found for a hand it remembers."""

    def __init__(self, st: Setting) -> None:
        """For this rule set."""
        self.st: Final = st
        self.of: Final = lru_cache(maxsize=256)(self._imagine)
        """The prospect of a hand (counts by kind) given what the partner told, and the melds he announced."""

    def odds(self, prospect: Prospect, bid: int) -> float:
        """Chance to make a bid."""
        if prospect.promise:
            return 1.0
        return sum(self.reaches(world, bid) for world in prospect.worlds) / len(prospect.worlds)

    def reaches(self, world: World, bid: int) -> float:
        """Chance that the tricks make up for what the melds lack, and are what the melds need (HR-03, 4D-OPT-08)."""
        score = self.st.rules.score
        if world.melds == LOST:
            return 0.0
        need = max(bid - world.melds, score.minimum_tricks)
        if score.melds_need == "points" and world.melds:
            need = max(need, score.melds_need_points)
        if need > self.st.tables.trick_total:
            return 0.0
        return chance(world.tricks, need, spread(self.st))

    def booked(self, points: int) -> int:
        """Melds of a side as they count: too few are void, or lose the contract at once (4D-OPT-08, HR-12)."""
        score = self.st.rules.score
        if points >= score.minimum_meld:
            return points
        return LOST if score.short_meld == "set" else 0

    def _imagine(self, hand: tuple[int, ...], partner: int, announced: int) -> Prospect:
        st = self.st
        counts = list(hand)
        suits = likely_suits(st, counts)
        pool = [kind for kind, copies in enumerate(st.pack.counts()) for _ in range(copies - counts[kind])]
        dice = random.Random(str(hand))
        blind = st.rules.exchange.widow_use == "one-each" and st.rules.deal.widow > 0  # a widow card must be kept
        promise = st.rules.trump.durch and not blind and sweep_odds(st, counts, pool, -1) >= SURE
        if st.rules.trump.marriage and not st.rules.deal.widow and not suits_to_name(st, counts):
            return Prospect(suits[0], (World(LOST, 0.0),), promise)
        if st.seating.partners:
            return Prospect(suits[0], self._with_partner(counts, suits[0], pool, dice, partner, announced), promise)
        if not st.rules.deal.widow:
            world = World(self.booked(melds(st, counts, suits[0])), trick_points(st, counts, suits[0]))
            return Prospect(suits[0], (world,), promise)
        return Prospect(suits[0], self._with_widow(counts, suits, pool, dice), promise)

    def _with_partner(
        self, counts: list[int], suit: int, pool: list[int], dice: random.Random, partner: int, announced: int
    ) -> tuple[World, ...]:
        """The partner's melds come to one's own, and the cards he passes; tricks are estimated for both."""
        st = self.st
        found: list[World] = []
        for _ in range(_WORLDS):
            drawn = dice.sample(pool, st.rules.deal.hand + st.rules.deal.widow)
            his = [0] * 32
            for kind in drawn[: st.rules.deal.hand]:
                his[kind] += 1
            told = max(melds(st, his, suit), announced)
            mine = list(counts)
            buried = self._take_widow(mine, his, drawn[st.rules.deal.hand :], suit)
            passed = handiest(st, his, suit, st.rules.exchange.pass_cards)
            for kind in passed:
                his[kind] -= 1
                mine[kind] += 1
            own = melds(st, mine, suit)
            for kind in spare_cards(mine, suit, len(passed)):
                mine[kind] -= 1
            his_melds = melds(st, his, suit) if passed else told
            found.append(World(self.booked(own + his_melds), trick_points(st, mine, suit) + buried))
        found.sort(key=lambda world: world.melds + world.tricks)
        few = _WORLDS // 4
        return tuple({UNKNOWN: found, HAS_BID: found[few:], HAS_PASSED: found[:-few]}[partner])

    def _take_widow(self, mine: list[int], his: list[int] | None, widow: list[int], suit: int) -> float:
        """Add the widow's cards to the hands that get them; the points to be expected under buried ones."""
        if self.st.rules.exchange.widow_use == "one-each" and widow:
            best = sorted(widow, key=lambda kind: -handiness(self.st, kind, suit))
            mine[best[0]] += 1
            if his is not None:
                his[best[1]] += 1
            return 0.0
        for kind in widow:
            mine[kind] += 1
        return 2 * len(widow) / self.st.unit

    def _with_widow(
        self, counts: list[int], suits: list[int], pool: list[int], dice: random.Random
    ) -> tuple[World, ...]:
        """The widow joins the hand before or after trump is named; as much is buried, a few points with it."""
        st = self.st
        if st.rules.trump.moment == "before-widow":
            suits = suits[:1]
        found = []
        for _ in range(_WORLDS):
            drawn = dice.sample(pool, st.rules.deal.widow)
            best = World(LOST, 0.0)
            for suit in suits:
                mine = list(counts)
                buried = self._take_widow(mine, None, drawn, suit)
                if suit in suits_to_name(st, mine):
                    world = World(self.booked(melds(st, mine, suit)), trick_points(st, mine, suit) + buried)
                    best = max(best, world, key=lambda one: one.melds + one.tricks)
            found.append(best)
        return tuple(found)


def likely_suits(st: Setting, counts: list[int]) -> list[int]:
    """The two suits that promise most as trump, best first."""
    suits = suits_to_name(st, counts) or [0, 1, 2, 3]
    worth = {suit: melds(st, counts, suit) + trick_points(st, counts, suit) for suit in suits}
    return sorted(suits, key=lambda suit: -worth[suit])[:2]
