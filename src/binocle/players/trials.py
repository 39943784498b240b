"""Choices before the first trick, tried in the same imagined deals: which deals, what was tried, what is best."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import Final

import msgspec

from binocle.deal.seen import counted, hand_counts, known_counts
from binocle.game.actions import Action
from binocle.game.setting import Setting
from binocle.game.views import Candidate, PassView, View
from binocle.search.auction import AuctionSearch, logistic, mean_and_spread, resampled
from binocle.search.outlook import Deals
from binocle.search.stake import Ending, Stake

Gone = tuple[int, ...]
Found = tuple[float, float, int, float]
"""Value, spread and number of deals of a choice, and the standard error of its difference to the first one."""

Plan = tuple[Gone, list[tuple[Gone, Found]]]
"""The cards that leave a hand, and all sets that were tried with what they came to."""

KINDS: Final = 32
SETS: Final = 10
"""Sets of cards that are tried."""

FIRST: Final = 24
"""Deals in which every choice is tried; the best go on to all others."""

WIDE: Final = 9
"""Cards looked at in combination; one more for a gift to the partner."""

_LAST: Final = 4
"""Choices that are tried in all deals."""

_FAVOUR: Final = 1.0
"""A later choice must beat the first, which the rules of thumb like best, by so many standard errors."""


class Trials:
    """Imagines deals that fit a view, and tries choices in them, for one rule set."""

    def __init__(self, auction: AuctionSearch) -> None:
        """With what the auction is judged by."""
        self.auction: Final = auction
        self.st: Final[Setting] = auction.st

    def deals(self, view: View, worlds: int, seed: int) -> Deals:
        """Deals that fit what the seat knows, and what the calls and the named trump say of the others' hands."""
        st = self.st
        assert view.seat is not None
        me = view.seat
        foresight = self.auction.foresight
        known = [0] * (st.players * KINDS)
        room = [0] * st.players
        settled = view
        if self.chosen(view):  # the cards set apart are with nobody yet
            settled = msgspec.structs.replace(view, handed=view.handed[:-1])
        others = known_counts(st, settled, [[0] * KINDS for _ in range(st.players)])
        left = st.pack.counts()
        for counts in (hand_counts(view), counted(view.buried), *self.chosen(view)):
            left = [a - b for a, b in zip(left, counts, strict=True)]
        for seat in range(st.players):
            holds = hand_counts(view) if seat == me else others[seat]
            if seat != me:
                holds = [min(a, b) for a, b in zip(holds, left, strict=True)]
                left = [a - b for a, b in zip(left, holds, strict=True)]
                room[seat] = max(0, view.held[seat] - sum(holds))
            known[seat * KINDS : (seat + 1) * KINDS] = holds
        gone = [sum(parts) for parts in zip(counted(view.buried), *self.chosen(view), strict=True)]
        tests = self.auction.tests(view)
        received = any(parcel.giver != me for parcel in view.handed)
        told = bool(tests) and not received and all(view.held[seat] == st.rules.deal.hand for seat, *_ in tests)
        deals = foresight.draw(known, room, worlds * (4 if told else 1), seed, gone)
        if not told:
            return deals
        norm = foresight.norm
        vague = max(0.4 * norm.spread, float(st.rules.auction.step))
        weights = []
        trump = view.public.trump
        for worth in foresight.worths(deals):
            weight = 1.0
            for seat, least, most in tests:
                ceiling = norm.middle(max(worth[seat]))
                weight *= logistic((ceiling - least) / vague) * logistic((most - ceiling) / vague)
            if trump >= 0 and view.public.declarer != me:
                hand = worth[view.public.declarer]
                weight *= logistic((hand[trump] - max(hand) + norm.spread / 4) / (norm.spread / 4 + 1))
            weights.append(weight)
        return deals.picked(resampled(weights, worlds, seed), st.players)

    def chosen(self, view: View) -> tuple[list[int], ...]:
        """The cards that this seat has set apart to pass and not passed yet."""
        phase = view.phase
        if not isinstance(phase, PassView) or not view.handed or view.handed[-1].giver != view.seat:
            return ()
        if phase.need is None or phase.need == self.st.rules.exchange.pass_cards:
            return ()
        return (counted(view.handed[-1].cards),)

    def moved(self, deals: Deals, kinds: Sequence[int], giver: int, receiver: int) -> Deals:
        """The deals after some cards have gone from one seat to another, or to those that lie face down (-1)."""
        hands, downs = deals.hands[:], deals.downs[:]
        size = self.st.players * KINDS
        for deal in range(deals.count):
            for kind in kinds:
                hands[deal * size + giver * KINDS + kind] -= 1
                if receiver < 0:
                    downs[deal * KINDS + kind] += 1
                else:
                    hands[deal * size + receiver * KINDS + kind] += 1
        return Deals(deals.count, hands, downs)

    def endings(self, view: View, deals: Deals, trump: int, stage: int, buried: int = 0) -> list[Ending]:
        """The deals carried on from this stage with the declarer of the auction."""
        st = self.st
        declarer = view.public.declarer
        count = deals.count
        forehand = st.seating.next(view.dealer)
        found = self.auction.foresight.carry_on(deals, [declarer] * count, [trump] * count, stage, forehand)
        return [Ending(st, found, deal, declarer, buried) for deal in range(count)]

    def stake(self, view: View) -> Stake:
        """What changes of the score are worth to this seat's side."""
        assert view.seat is not None
        return Stake(self.st, view, self.auction.foresight.norm, self.st.seating.side(view.seat))

    def tried(self, view: View, deals: Deals, choices: Sequence[Choice], stage: int, first: int = FIRST) -> list[Found]:
        """Value, spread and number of deals of each choice; the poor ones are dropped after the first few deals."""
        stake = self.stake(view)
        st = self.st
        bid = view.public.bid
        parts = [deals.picked(range(min(first, deals.count)), st.players)]
        if deals.count > first:
            parts.append(deals.picked(range(first, deals.count), st.players))
        values: list[list[float]] = [[] for _ in choices]
        going = list(range(len(choices)))
        for part in parts:
            for place in going:
                choice = choices[place]
                laid = part
                for kinds, receiver in choice.moves:
                    laid = self.moved(laid, kinds, choice.giver, receiver)
                buried = choice.buried
                endings = self.endings(view, laid, choice.trump, stage, buried)
                values[place] += [stake.contract(ending, bid)[0] for ending in endings]
            going = sorted(going, key=lambda place: -sum(values[place]))[:_LAST]
            if 0 not in going:
                going.append(0)
        found = []
        for mine in values:
            more = [value - first for value, first in zip(mine, values[0], strict=False)]
            found.append((*mean_and_spread(mine), len(mine), mean_and_spread(more)[1] / sqrt(len(more))))
        return found

    def pick(self, found: list[Found], most: int) -> int:
        """The place of the best choice of those tried in all deals; the first one unless another is clearly better."""
        full = [place for place, one in enumerate(found) if one[2] == most]
        best = max(full, key=lambda place: found[place][0])
        if 0 in full and found[best][0] - found[0][0] < _FAVOUR * found[best][3]:
            return 0
        return best

    def best_sets(
        self, hand: list[int], allowed: Sequence[int], need: int, trump: int, bonus: Sequence[float]
    ) -> list[tuple[float, Gone]]:
        """Sets of cards to part with, by what the rest is worth with this trump and the bonus of those that go."""
        worths = self._worths([self.without(hand, (kind,)) for kind in allowed], trump)
        order = sorted(zip(worths, allowed, strict=True), key=lambda one: -one[0] - bonus[one[1]])
        close: list[int] = []
        for _, kind in order:
            close += [kind] * min(hand[kind], need)
            if len(close) >= max(WIDE, need + 3):
                break
        close = close[: max(WIDE, need + 3)]
        sets = sorted(set(combinations(sorted(close), min(need, len(close)))))
        values = self._worths([self.without(hand, gone) for gone in sets], trump)
        ranked = [(value + sum(bonus[kind] for kind in gone), gone) for value, gone in zip(values, sets, strict=True)]
        ranked.sort(key=lambda one: (-one[0], one[1]))
        return ranked[:SETS]

    def _worths(self, hands: list[list[int]], trump: int) -> list[float]:
        """What hands are worth with this trump."""
        if not hands:
            return []
        players = self.st.players
        count = len(hands)
        while len(hands) % players:
            hands = [*hands, hands[0]]
        flat = array("h", [copies for hand in hands for copies in hand])
        found = self.auction.foresight.worths(Deals(len(hands) // players, flat, array("h")))
        return [seat[trump] for deal in found for seat in deal][:count]

    def without(self, hand: list[int], gone: Gone) -> list[int]:
        """A hand after some cards have left it."""
        left = list(hand)
        for kind in gone:
            left[kind] -= 1
        return left


class Choice:
    """Something to try: cards that leave a hand (for a seat, or -1 face down), the trump, points buried before."""

    __slots__ = ("buried", "giver", "moves", "trump")

    def __init__(self, moves: tuple[tuple[Gone, int], ...], giver: int, trump: int, buried: int) -> None:
        """The moves one after the other, all out of the giver's hand."""
        self.moves = moves
        self.giver = giver
        self.trump = trump
        self.buried = buried


class Seen:
    """A view as a key for plans: the same plan serves while one card after the other is laid aside."""

    __slots__ = ("_key", "hand", "view")

    def __init__(self, view: View, hand: tuple[int, ...]) -> None:
        """With the hand as it was before the first of the cards went."""
        self.view = view
        self.hand = hand
        public = view.public
        given = [parcel for parcel in view.handed if parcel.giver != view.seat]
        self._key = (
            view.seat,
            hand,
            public.trump,
            public.calls,
            public.bid,
            public.widow,
            view.dealer,
            view.deal_no,
            view.decider,
            view.score.totals,
            view.score.target,
            tuple(given),
        )

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self._key == other._key


def candidate(action: Action, found: Found) -> Candidate:
    """A choice with what its trial came to."""
    value, spread, visits, _ = found
    return Candidate(action, value, visits, spread)
