"""The auction as a question: up to which bid should this seat go? Every answer is tried in imagined deals.

In each deal the others bid to what their hands are worth by rule of thumb; whoever goes highest plays at the price to
which the next best drives him, and the deal is carried on to its end. So passing, too, has a value: what the others
make then. Deals in which the calls made so far would be strange are imagined less often.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from binocle.game.setting import Setting
from binocle.game.views import AuctionView, View
from binocle.kernel.outlook import WIDOW_LIES
from binocle.search.outlook import Deals, Foresight, Results
from binocle.search.stake import Ending, Stake

_DRAWN: Final = 3
"""Deals drawn for each one that is carried on: the likely ones are chosen from these."""

_VAGUE: Final = 0.4
"""How surely a call tells of a hand, in standard deviations of what declarers make beyond its worth."""

_STRAY: Final = 0.3
"""How far others stray from what half of such hands make when they bid, in standard deviations of what those make."""

_CLOSE: Final = 0.9
"""A suit is tried as trump when the hand's worth in it comes so near the best, in standard deviations."""

_PILOT: Final = 48
"""Deals in which every suit that comes into question is tried."""

_RUNGS: Final = 24
"""Ceilings that are tried, but for a pass."""

_WEIGHTY: Final = 0.02
"""A close call is worth more deals when its error is not small beside what a deal brings one way or the other."""

_HOPE: Final = 0.85
"""No bid is tried that is made in fewer deals than are left beyond this part of them."""


@dataclass(frozen=True, slots=True)
class Ceiling:
    """A bid to go to (0: pass at once): its value to the side and the spread of that, how often it is won, and made.

    `error` is the standard error of the difference to a pass.
    """

    bid: int
    value: float
    spread: float
    won: float
    made: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Forecast:
    """What was found out about an auction: the suit to play in, ceilings from a pass upwards, expected points.

    `melds` and `tricks` are means when this seat plays; `best` is the ceiling of most value.
    """

    suit: int
    ceilings: tuple[Ceiling, ...]
    best: Ceiling
    melds: float
    tricks: float
    worlds: int

    @property
    def is_close(self) -> bool:
        """Whether more deals might tell another story: pass and the best bid lie within two standard errors."""
        if len(self.ceilings) < 2:
            return False
        best = max(self.ceilings[1:], key=lambda one: one.value)
        passed = self.ceilings[0]
        return abs(best.value - passed.value) < 2 * best.error and best.error > _WEIGHTY * passed.spread


class AuctionSearch:
    """Looks for the best ceiling under one rule set."""

    def __init__(self, st: Setting) -> None:
        """For this rule set, which must have an auction."""
        self.st: Final = st
        self.foresight: Final = Foresight(st)

    def forecast(self, view: View, worlds: int, seed: int) -> Forecast:
        """Everything about a seat's call that the deals tell. It is this seat's turn."""
        st = self.st
        assert view.seat is not None
        assert isinstance(view.phase, AuctionView)
        me = view.seat
        norm = self.foresight.norm
        deals, worths = self.deals(view, worlds, seed)
        stake = Stake(st, view, norm, st.seating.side(me))
        mine = worths[0][me]
        best = max(mine)
        margin = _CLOSE * norm.spread
        later = st.rules.deal.widow > 0 and st.rules.trump.moment != "before-widow"
        suits = [-1] if later else [suit for suit in range(4) if mine[suit] >= best - margin]
        suits.sort(key=lambda suit: -mine[suit] if suit >= 0 else 0.0)
        forehand = st.seating.next(view.dealer)
        if len(suits) > 1:
            suits = self._promising(deals, me, suits, forehand)
        plays = [(suit, self._endings(deals, [me] * worlds, [suit] * worlds, forehand)) for suit in suits]
        ceilings = self._strayed(worths, seed)
        rivals = [self._rival(view, view.phase, ceilings[deal], me) for deal in range(worlds)]
        theirs = self._endings(deals, [max(0, rival.seat) for rival in rivals], [-1] * worlds, forehand)[0]
        found: list[tuple[Ceiling, ...]] = []
        for _, (endings, _) in plays:
            found.append(self._try_all(view, stake, endings, theirs, rivals))
        place = max(range(len(found)), key=lambda i: max(one.value for one in found[i]))
        endings, results = plays[place][1]
        suit = plays[place][0]
        if suit < 0:
            named = list(results.trumps)
            suit = max(range(4), key=named.count)
        side = st.seating.side(me)
        chosen = max(found[place], key=lambda one: (one.value, -one.bid))
        return Forecast(
            suit=suit,
            ceilings=found[place],
            best=chosen,
            melds=sum(one.melds[side] for one in endings) / worlds,
            tricks=sum(one.made[side] - one.melds[side] for one in endings) / worlds,
            worlds=worlds,
        )

    def ceilings(
        self, view: View, deals: Deals, worths: list[list[list[float]]], suit: int, seed: int
    ) -> tuple[list[Ending], tuple[Ceiling, ...]]:
        """How deals end when this seat plays them in a suit, and what each ceiling is worth then, a pass first."""
        st = self.st
        assert view.seat is not None
        assert isinstance(view.phase, AuctionView)
        me = view.seat
        count = deals.count
        stake = Stake(st, view, self.foresight.norm, st.seating.side(me))
        forehand = st.seating.next(view.dealer)
        phase = view.phase
        rivals = [self._rival(view, phase, one, me) for one in self._strayed(worths, seed)]
        theirs = self._endings(deals, [max(0, rival.seat) for rival in rivals], [-1] * count, forehand)[0]
        mine = self._endings(deals, [me] * count, [suit] * count, forehand)[0]
        return mine, self._try_all(view, stake, mine, theirs, rivals)

    def _promising(self, deals: Deals, me: int, suits: list[int], forehand: int) -> list[int]:
        """The suits that are tried in all deals, after some in which each is tried."""
        st = self.st
        few = deals.picked(range(min(deals.count, _PILOT)), st.players)
        means = []
        for suit in suits:
            found = self.foresight.carry_on(few, [me] * few.count, [suit] * few.count, WIDOW_LIES, forehand)
            means.append(sum(self.foresight.made(found, deal, me) for deal in range(few.count)) / few.count)
        margin = _CLOSE * self.foresight.norm.spread / sqrt(few.count)
        return [suit for suit, mean in zip(suits, means, strict=True) if mean >= max(means) - margin][:2]

    def deals(self, view: View, worlds: int, seed: int) -> tuple[Deals, list[list[list[float]]]]:
        """Deals that fit the own hand and, the likelier the better, the calls of the others; and the worths in them."""
        st = self.st
        assert view.seat is not None
        known = [0] * (32 * st.players)
        for one in view.hand or ():
            known[32 * view.seat + one.kind] += 1
        room = [st.rules.deal.hand] * st.players
        room[view.seat] = 0
        told = [call for call in view.public.calls if call.seat != view.seat]
        drawn = worlds * (_DRAWN if told else 1)
        deals = self.foresight.draw(known, room, drawn, seed)
        worths = self.foresight.worths(deals)
        if not told:
            return deals, worths
        tests = self.tests(view)
        weights = [self._likelihood(worths[deal], tests) for deal in range(drawn)]
        picks = resampled(weights, worlds, seed)
        return deals.picked(picks, st.players), [worths[pick] for pick in picks]

    def tests(self, view: View) -> list[tuple[int, float, float]]:
        """What the calls of the others say: seat, what his ceiling reaches, and what it does not reach."""
        st = self.st
        least: dict[int, float] = {}
        most: dict[int, float] = {}
        high, bidder = 0, -1
        for call in view.public.calls:
            if call.bid:
                least[call.seat] = call.bid
                high, bidder = call.bid, call.seat
            elif bidder < 0 or st.seating.side(bidder) != st.seating.side(call.seat):
                rung = st.rung[high] + 1 if high else 0
                most[call.seat] = st.ladder[min(rung, len(st.ladder) - 1)].amount
        low = float("-inf")
        return [
            (seat, least.get(seat, low), most.get(seat, -low))
            for seat in range(st.players)
            if seat != view.seat and (seat in least or seat in most)
        ]

    def _likelihood(self, worths: Sequence[Sequence[float]], tests: list[tuple[int, float, float]]) -> float:
        """How well the hands of a deal fit the calls."""
        norm = self.foresight.norm
        vague = max(_VAGUE * norm.spread, float(self.st.rules.auction.step))
        ceilings = self._ceilings(worths)
        weight = 1.0
        for seat, least, most in tests:
            ceiling = ceilings[seat]
            weight *= logistic((ceiling - least) / vague) * logistic((most - ceiling) / vague)
        return weight

    def _ceilings(self, worths: Sequence[Sequence[float]]) -> list[float]:
        """Up to what each seat bids: what half of such hands make."""
        norm = self.foresight.norm
        return [norm.middle(max(worth)) for worth in worths]

    def _strayed(self, worths: Sequence[list[list[float]]], seed: int) -> list[list[float]]:
        """The same for many deals, each seat a little bolder or more careful in each."""
        stray = _STRAY * self.foresight.norm.spread
        dice = random.Random(f"stray/{seed}")
        return [[one + dice.gauss(0.0, stray) for one in self._ceilings(worth)] for worth in worths]

    def _endings(
        self, deals: Deals, declarers: list[int], trumps: list[int], forehand: int
    ) -> tuple[list[Ending], Results]:
        found = self.foresight.carry_on(deals, declarers, trumps, WIDOW_LIES, forehand)
        return [Ending(self.st, found, deal, declarers[deal]) for deal in range(deals.count)], found

    def _rival(self, view: View, phase: AuctionView, ceilings: list[float], me: int) -> Rival:
        """Who wins the auction of a deal when this seat passes, and the rungs to which others go."""
        st = self.st
        side = st.seating.side(me)
        low = st.rung[phase.lowest] if phase.lowest else len(st.ladder)
        opponents, partner, seats = -1, -1, []
        for seat in range(st.players):
            holds = seat == phase.bidder
            if seat == me or not (phase.active[seat] or holds):
                continue
            rung = self._rung(ceilings[seat])
            if holds:
                rung = max(rung if phase.active[seat] else -1, st.rung[phase.high])
            elif rung < low:
                continue
            seats.append((rung, seat))
            if st.seating.side(seat) == side:
                partner = rung
            else:
                opponents = max(opponents, rung)
        if not seats:
            return Rival(self._forced(view), 0, -1, -1)
        seats.sort(reverse=True)
        rung, seat = seats[0]
        other = max((r for r, s in seats if st.seating.side(s) != st.seating.side(seat)), default=-1)
        least = st.rung[phase.high] if seat == phase.bidder else low
        return Rival(seat, min(rung, max(least, other + 1)), opponents, partner)

    def _forced(self, view: View) -> int:
        """The seat that must play when nobody bids, -1 when the deal is thrown in then."""
        return -1 if self.st.rules.auction.all_passed == "throw-in" else view.dealer

    def _rung(self, ceiling: float) -> int:
        """The highest rung of the ladder at or below a ceiling, -1 when there is none."""
        ladder = self.st.ladder
        low, high = 0, len(ladder)
        while low < high:
            middle = (low + high) // 2
            if ladder[middle].amount <= ceiling:
                low = middle + 1
            else:
                high = middle
        return low - 1

    def _try_all(
        self, view: View, stake: Stake, mine: list[Ending], theirs: list[Ending], rivals: list[Rival]
    ) -> tuple[Ceiling, ...]:
        """The value of each ceiling that may be sensible, a pass first."""
        st = self.st
        assert isinstance(view.phase, AuctionView)
        assert view.seat is not None
        phase = view.phase
        passed = [
            self._pass_value(stake, mine[deal], theirs[deal], rival, view.seat) for deal, rival in enumerate(rivals)
        ]
        ceilings = [Ceiling(0, *mean_and_spread(passed), 0.0, 0.0)]
        if not phase.lowest:
            return tuple(ceilings)
        side = st.seating.side(view.seat)
        hope = sorted(one.made[side] for one in mine)[int(_HOPE * (len(mine) - 1))]
        low = st.rung[phase.lowest]
        top = max(low, self._rung(hope))
        once = st.rules.auction.style == "one-call"
        known: list[dict[int, tuple[float, float]]] = [{} for _ in rivals]
        for rung in _spaced(low, top):
            values, won, made = [], 0, 0.0
            for deal, rival in enumerate(rivals):
                if rung < rival.opponents or (rung == rival.opponents and deal & 1):
                    if rival.partner > rival.opponents:
                        price = rival.opponents + 1
                    else:
                        price = min(rival.opponents, max(rung + 1, rival.price))
                    if -2 - price not in known[deal]:
                        known[deal][-2 - price] = stake.contract(theirs[deal], st.ladder[price].amount)
                    values.append(known[deal][-2 - price][0])
                    continue
                price = rung if once else max(low, min(rung, rival.opponents + 1))
                if price not in known[deal]:
                    known[deal][price] = stake.contract(mine[deal], st.ladder[price].amount)
                value, chance = known[deal][price]
                values.append(value)
                won += 1
                made += chance
            more = mean_and_spread([value - other for value, other in zip(values, passed, strict=True)])[1]
            count = len(rivals)
            amount = st.ladder[rung].amount
            mean, spread = mean_and_spread(values)
            ceilings.append(Ceiling(amount, mean, spread, won / count, made / max(1, won), more / sqrt(count)))
        return tuple(ceilings)

    def _pass_value(self, stake: Stake, mine: Ending, theirs: Ending, rival: Rival, me: int) -> float:
        """What a deal is worth when this seat passes now."""
        if rival.seat < 0:
            return stake.nothing()
        ending = mine if rival.seat == me else theirs
        return stake.contract(ending, self.st.ladder[rival.price].amount)[0]


@dataclass(frozen=True, slots=True)
class Rival:
    """Who plays a deal if this seat passes (-1: nobody) and at what price; how far opponents and partner would go.

    Price and limits are rungs of the ladder; -1 is no bid.
    """

    seat: int
    price: int
    opponents: int
    partner: int


def logistic(x: float) -> float:
    """From 0 far below zero to 1 far above."""
    return 1 / (1 + exp(-x)) if x > -60 else 0.0


def resampled(weights: Sequence[float], count: int, seed: int) -> list[int]:
    """So many places of a list, each as often as its weight asks for: at equal steps through their sum."""
    total = sum(weights)
    if total <= 0:
        return [place % len(weights) for place in range(count)]
    step = total / count
    mark = step * random.Random(seed).random()
    picks: list[int] = []
    reached = 0.0
    for place, weight in enumerate(weights):
        reached += weight
        while reached > mark and len(picks) < count:
            picks.append(place)
            mark += step
    return picks + [len(weights) - 1] * (count - len(picks))


def mean_and_spread(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values and their standard deviation."""
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def _spaced(low: int, top: int) -> list[int]:
    """Rungs from the lowest to the top, all of them or as many as are tried, the steps between them alike."""
    step = max(1, -(-(top - low) // _RUNGS))
    return list(range(low, top + 1, step))
