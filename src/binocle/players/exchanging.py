"""Trump, burying, passing and handing out by trial: each choice is carried on to the end in the same imagined deals."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations
from math import sqrt
from typing import Final

import msgspec

from binocle.cards import CARDS, SUITS
from binocle.deal.seen import counted, hand_counts, known_counts
from binocle.game.actions import BURIES, DURCH, Action, Bury, HandOut, NameTrump, PassCard
from binocle.game.setting import Setting
from binocle.game.views import BuryView, Candidate, Decision, HandOutView, PassView, View
from binocle.kernel.outlook import BURIED, EXCHANGED, GIVEN, WIDOW_LIES, WIDOW_TAKEN
from binocle.players import burying, passing
from binocle.players.contract import durch_odds
from binocle.players.promises import SURE
from binocle.search.auction import AuctionSearch, logistic, mean_and_spread, resampled
from binocle.search.outlook import Deals
from binocle.search.stake import Ending, Stake

Facts = dict[str, str | int]
Gone = tuple[int, ...]

_KINDS: Final = 32
_SETS: Final = 10
"""Sets of cards that are tried."""

_FIRST: Final = 24
"""Deals in which every choice is tried; the best go on to all others."""

_LAST: Final = 4
"""Choices that are tried in all deals."""

_WIDE: Final = 9
"""Cards looked at in combination."""

_FAVOUR: Final = 0.5
"""A later choice must beat the first, which the rules of thumb like best, by so many standard errors."""


class Exchange:
    """Decides about trump and cards that change hands, for one rule set."""

    def __init__(self, auction: AuctionSearch) -> None:
        """With what the auction is judged by."""
        self.auction: Final = auction
        self.st: Final[Setting] = auction.st
        self._plan_burial: Final = lru_cache(maxsize=64)(self._find_burial)
        self._plan_pass: Final = lru_cache(maxsize=64)(self._find_pass)

    # Deals

    def deals(self, view: View, worlds: int, seed: int) -> Deals:
        """Deals that fit what the seat knows, and what the calls and the named trump say of the others' hands."""
        st = self.st
        assert view.seat is not None
        me = view.seat
        foresight = self.auction.foresight
        known = [0] * (st.players * _KINDS)
        room = [0] * st.players
        settled = view
        if self._chosen(view):  # the cards set apart are with nobody yet
            settled = msgspec.structs.replace(view, handed=view.handed[:-1])
        others = known_counts(st, settled, [[0] * _KINDS for _ in range(st.players)])
        left = st.pack.counts()
        for counts in (hand_counts(view), counted(view.buried), *self._chosen(view)):
            left = [a - b for a, b in zip(left, counts, strict=True)]
        for seat in range(st.players):
            holds = hand_counts(view) if seat == me else others[seat]
            if seat != me:
                holds = [min(a, b) for a, b in zip(holds, left, strict=True)]
                left = [a - b for a, b in zip(left, holds, strict=True)]
                room[seat] = max(0, view.held[seat] - sum(holds))
            known[seat * _KINDS : (seat + 1) * _KINDS] = holds
        gone = [sum(parts) for parts in zip(counted(view.buried), *self._chosen(view), strict=True)]
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

    def _chosen(self, view: View) -> tuple[list[int], ...]:
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
        size = self.st.players * _KINDS
        for deal in range(deals.count):
            for kind in kinds:
                hands[deal * size + giver * _KINDS + kind] -= 1
                if receiver < 0:
                    downs[deal * _KINDS + kind] += 1
                else:
                    hands[deal * size + receiver * _KINDS + kind] += 1
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

    # Trials

    def tried(
        self, view: View, deals: Deals, choices: Sequence[Choice], stage: int, first: int = _FIRST
    ) -> list[tuple[float, float, int]]:
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
        return [(*mean_and_spread(found), len(found)) for found in values]

    def pick(self, found: list[tuple[float, float, int]], most: int) -> int:
        """The place of the best choice of those tried in all deals; the first one unless another is clearly better."""
        full = [place for place, one in enumerate(found) if one[2] == most]
        best = max(full, key=lambda place: found[place][0])
        if best != 0 and 0 in full:
            error = min(found[best][1], found[0][1]) / sqrt(most)
            if found[best][0] - found[0][0] < _FAVOUR * error * 0.5:
                return 0
        return best

    # Trump

    def name_trump(self, view: View, worlds: int, seed: int) -> Decision:
        """The suit, or Durch, that is worth most with the cards at hand and the bid that was made."""
        st = self.st
        worlds = max(_FIRST, worlds // 2)
        counts = hand_counts(view)
        surplus = sum(counts) - st.rules.deal.hand
        stage = BURIED if view.buried or (not surplus and view.widow) else WIDOW_TAKEN if surplus else WIDOW_LIES
        if st.rules.exchange.widow_use == "one-each" and stage == WIDOW_TAKEN:
            stage = WIDOW_LIES
        deals = self.deals(view, worlds, seed)
        suits = [SUITS.index(action.suit) for action in view.legal if isinstance(action, NameTrump)]
        worths = self.auction.foresight.worths(Deals(1, deals.hands[: st.players * _KINDS], deals.downs[:_KINDS]))[0]
        assert view.seat is not None
        suits.sort(key=lambda suit: -worths[view.seat or 0][suit])
        under = sum(st.tables.card_points[one.kind & 7] for one in view.buried)
        choices = [Choice((), view.seat, suit, under) for suit in suits]
        found = self.tried(view, deals, choices, stage)
        most = deals.count
        best = self.pick(found, most)
        named: list[Action] = [NameTrump(SUITS[suit]) for suit in suits]
        listed = [_candidate(action, one) for action, one in zip(named, found, strict=True)]
        if DURCH in view.legal:
            odds = durch_odds(st, view, counts)
            stake = self.stake(view)
            side = st.seating.side(view.seat)
            ends = [
                stake.value(tuple(points if one == side else 0 for one in range(st.sides)), side)
                for points in (st.rules.trump.durch_won, -st.rules.trump.durch_lost)
            ]
            value = odds * ends[0] + (1 - odds) * ends[1]
            if odds > 0:
                listed.insert(0, Candidate(DURCH, value, most))
            if odds >= SURE and value > found[best][0]:
                facts: Facts = {"points": st.rules.trump.durch_won, "chance": round(100 * odds)}
                return Decision(DURCH, tuple(listed), most, "why-durch", facts)
        suit = suits[best]
        endings = self.endings(view, deals.picked(range(_FIRST), st.players), suit, stage, under)
        side = st.seating.side(view.seat)
        melds = sum(one.melds[side] for one in endings) / _FIRST
        tricks = sum(one.made[side] - one.melds[side] for one in endings) / _FIRST
        told: Facts = {"suit": SUITS[suit], "melds": round(melds), "tricks": round(tricks)}
        return Decision(named[best], tuple(listed), most, "why-name-trump", told)

    # Burying

    def bury(self, view: View, worlds: int, seed: int) -> Decision:
        """The next card of the set whose burial is worth most, looked for together with trump while that is open."""
        st = self.st
        legal = [action for action in view.legal if isinstance(action, Bury)]
        if len(legal) == 1:
            return Decision(legal[0], why="why-only-card", facts={"card": legal[0].card.value})
        thumb = burying.bury(st, view)
        if thumb.why == "why-bury-durch":
            return thumb
        counts = hand_counts(view)
        buried = [one.kind for one in view.buried]
        gone, found = self._plan_burial(Seen(view, self._start_of_burial(counts, buried)), worlds, seed)
        left = list(gone)
        for kind in buried:
            if kind in left:
                left.remove(kind)
        kinds = {action.card.kind for action in legal}
        left = [kind for kind in left if kind in kinds]
        if not left:
            return thumb
        first = left[0]
        counts[first] -= 1
        trump = view.public.trump
        kept = max(st.tables.melds[suit].points_of(counts) for suit in ([trump] if trump >= 0 else range(4)))
        why = "why-bury-counter" if st.is_counter(first) else "why-bury-low"
        if not any(counts[first & 24 : (first & 24) + 8]):
            why = "why-bury-void"
        listed: dict[Action, Candidate] = {}
        for cards, one in found:
            rest = list(cards)
            for kind in buried:
                if kind in rest:
                    rest.remove(kind)
            for kind in rest[:1]:
                action = BURIES[CARDS[kind]]
                candidate = _candidate(action, one)
                if action not in listed or listed[action].value < candidate.value:
                    listed[action] = candidate
        facts: Facts = {"card": CARDS[first].value, "melds": kept}
        return Decision(BURIES[CARDS[first]], tuple(listed.values()), worlds, why, facts)

    def _start_of_burial(self, counts: Sequence[int], buried: Sequence[int]) -> tuple[int, ...]:
        """The hand as it was before the first card was buried."""
        start = list(counts)
        for kind in buried:
            start[kind] += 1
        return tuple(start)

    def _find_burial(self, seen: Seen, worlds: int, seed: int) -> Plan:
        """The cards to bury, and all sets tried with what they came to."""
        st = self.st
        view = seen.view
        assert view.seat is not None
        assert isinstance(view.phase, BuryView)
        hand = list(seen.hand)
        need = sum(hand) - st.rules.deal.hand
        trump = view.public.trump
        allowed = [kind for kind in range(_KINDS) if hand[kind] and not st.is_banned(kind, trump)]
        if sum(hand[kind] for kind in allowed) < need:
            rest = [kind for kind in range(_KINDS) if hand[kind] and kind not in allowed]
            allowed += rest
        points = st.tables.card_points
        suits = [trump] if trump >= 0 else list(range(4))
        sets: list[tuple[float, int, Gone]] = []
        for suit in suits:
            bonus = [float(points[kind & 7]) for kind in range(_KINDS)]
            sets += [(value, suit, gone) for value, gone in self.best_sets(hand, allowed, need, suit, bonus)]
        sets.sort(key=lambda one: (-one[0], one[1:]))
        choices = [
            Choice(((gone, -1),), view.seat, suit, sum(points[kind & 7] for kind in gone))
            for _, suit, gone in sets[:_SETS]
        ]
        deals = self._before_burial(view, hand, max(_FIRST, worlds // 3), seed)
        found = self.tried(view, deals, choices, BURIED)
        best = self.pick(found, deals.count)
        return choices[best].moves[0][0], [
            (choice.moves[0][0], one) for choice, one in zip(choices, found, strict=True)
        ]

    def _before_burial(self, view: View, hand: list[int], worlds: int, seed: int) -> Deals:
        """Deals with all cards still in the declarer's hand."""
        deals = self.deals(view, worlds, seed)
        size = self.st.players * _KINDS
        at = (view.seat or 0) * _KINDS
        hands, downs = deals.hands[:], deals.downs[:]
        under = counted(view.buried)
        for deal in range(deals.count):
            hands[deal * size + at : deal * size + at + _KINDS] = array("h", hand)
            for kind in range(_KINDS):
                downs[deal * _KINDS + kind] -= under[kind]
        return Deals(deals.count, hands, downs)

    def best_sets(
        self, hand: list[int], allowed: Sequence[int], need: int, trump: int, bonus: Sequence[float]
    ) -> list[tuple[float, Gone]]:
        """Sets of cards to part with, by what the rest is worth with this trump and the bonus of those that go."""
        worths = self._worths([self._without(hand, (kind,)) for kind in allowed], trump)
        order = sorted(zip(worths, allowed, strict=True), key=lambda one: -one[0] - bonus[one[1]])
        close: list[int] = []
        for _, kind in order:
            close += [kind] * min(hand[kind], need)
            if len(close) >= max(_WIDE, need + 3):
                break
        close = close[: max(_WIDE, need + 3)]
        sets = sorted(set(combinations(sorted(close), min(need, len(close)))))
        values = self._worths([self._without(hand, gone) for gone in sets], trump)
        ranked = [(value + sum(bonus[kind] for kind in gone), gone) for value, gone in zip(values, sets, strict=True)]
        ranked.sort(key=lambda one: (-one[0], one[1]))
        return ranked[:_SETS]

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

    def _without(self, hand: list[int], gone: Gone) -> list[int]:
        left = list(hand)
        for kind in gone:
            left[kind] -= 1
        return left

    # Passing

    def pass_card(self, view: View, phase: PassView, worlds: int, seed: int) -> Decision:
        """The next card of the set that is worth most in the other's hand and one's own together."""
        st = self.st
        thumb = passing.pass_card(st, view, phase)
        back = view.seat == view.public.declarer
        if back and st.rules.exchange.pass_order == "at-once":
            return thumb
        chosen = [0] * _KINDS
        for part in self._chosen(view):
            chosen = part
        hand = [a + b for a, b in zip(hand_counts(view), chosen, strict=True)]
        gone, found = self._plan_pass(Seen(view, tuple(hand)), worlds, seed)
        left = list(chosen)
        action: Action | None = None
        for kind in gone:
            if left[kind]:
                left[kind] -= 1
            elif action is None:
                action = PassCard(CARDS[kind])
        if action is None:
            return thumb
        assert isinstance(action, PassCard)
        listed: dict[Action, Candidate] = {}
        for cards, one in found:
            apart = list(chosen)
            for kind in cards:
                if apart[kind]:
                    apart[kind] -= 1
                    continue
                candidate = _candidate(PassCard(CARDS[kind]), one)
                if candidate.action not in listed or listed[candidate.action].value < candidate.value:
                    listed[candidate.action] = candidate
                break
        why = passing.reason(action.card.kind, view.public.trump, back=back)
        return Decision(action, tuple(listed.values()), worlds, why, {"card": action.card.value})

    def _find_pass(self, seen: Seen, worlds: int, seed: int) -> Plan:
        """The cards to pass, and all sets tried with what they came to."""
        st = self.st
        view = seen.view
        assert view.seat is not None
        hand = list(seen.hand)
        need = st.rules.exchange.pass_cards
        trump = view.public.trump
        back = view.seat == view.public.declarer
        held = [kind for kind in range(_KINDS) if hand[kind]]
        if back:
            thumb = tuple(sorted(passing.give_back(st, hand, trump, need)))
            bonus = [-0.05 * (kind & 7) for kind in range(_KINDS)]
            ranked = [gone for _, gone in self.best_sets(hand, held, need, trump, bonus)]
        else:
            thumb = tuple(sorted(passing.give(st, hand, trump, need)))
            ranked = self._gifts(hand, held, need, trump)
        sets = [thumb, *(gone for gone in ranked if gone != thumb)][:_SETS]
        partner = st.seating.partner(view.seat)
        assert partner is not None
        deals = self.deals(view, max(_FIRST, worlds // 3), seed)
        at = view.seat * _KINDS
        size = st.players * _KINDS
        hands = deals.hands[:]
        downs = deals.downs[:]
        apart = [0] * _KINDS
        for part in self._chosen(view):
            apart = part
        for deal in range(deals.count):
            hands[deal * size + at : deal * size + at + _KINDS] = array("h", hand)
            for kind in range(_KINDS):
                downs[deal * _KINDS + kind] -= apart[kind]
        deals = Deals(deals.count, hands, downs)
        choices = [Choice(((gone, partner),), view.seat, trump, 0) for gone in sets]
        found = self.tried(view, deals, choices, EXCHANGED if back else GIVEN)
        best = self.pick(found, deals.count)
        return sets[best], list(zip(sets, found, strict=True))

    def _gifts(self, hand: list[int], held: Sequence[int], need: int, trump: int) -> list[Gone]:
        """Sets of cards that may serve a declarer, by handiness less what they tear."""
        foresight = self.auction.foresight
        handy = {kind: foresight.handy(kind, trump) for kind in held}
        order = sorted(held, key=lambda kind: -handy[kind])
        close: list[int] = []
        for kind in order:
            close += [kind] * min(hand[kind], need)
            if len(close) >= _WIDE + 1:
                break
        sets = sorted(set(combinations(sorted(close[: _WIDE + 1]), need)))
        left = foresight.melds_of([self._without(hand, gone) for gone in sets], trump)
        ranked = [
            (sum(handy[kind] for kind in gone) + 0.8 * melds * self.st.unit, gone)
            for melds, gone in zip(left, sets, strict=True)
        ]
        ranked.sort(key=lambda one: (-one[0], one[1]))
        return [gone for _, gone in ranked[:_SETS]]

    # Handing out

    def hand_out(self, view: View, phase: HandOutView, worlds: int, seed: int) -> Decision:
        """The widow card for the next seat, all ways to hand out the others considered."""
        st = self.st
        thumb = passing.hand_out(st, view, phase)
        cards = [action.card.kind for action in view.legal if isinstance(action, HandOut)]
        if len(cards) == 1 or view.public.durch:
            return thumb
        assert view.seat is not None
        left = [one.kind for one in view.widow]
        for parcel in view.handed:
            if parcel.giver == view.seat and parcel.cards[0].kind in left:
                left.remove(parcel.cards[0].kind)
        assert isinstance(thumb.action, HandOut)
        liked = thumb.action.card.kind
        ways = sorted(set(permutations(left, len(phase.due))), key=lambda way: (way[0] != liked, way))
        assert view.seat is not None
        choices = [
            Choice(
                tuple(((kind,), seat) for kind, seat in zip(way, phase.due, strict=True)),
                view.seat,
                view.public.trump,
                0,
            )
            for way in ways
        ]
        deals = self.deals(view, max(_FIRST, worlds // 3), seed)
        found = self.tried(view, deals, choices, BURIED, 16)
        best = self.pick(found, deals.count)
        action = HandOut(CARDS[ways[best][0]])
        listed: dict[Action, Candidate] = {}
        for way, one in zip(ways, found, strict=True):
            candidate = _candidate(HandOut(CARDS[way[0]]), one)
            if candidate.action not in listed or listed[candidate.action].value < candidate.value:
                listed[candidate.action] = candidate
        return Decision(action, tuple(listed.values()), worlds, thumb.why, {"card": action.card.value})


class Choice:
    """Something to try: cards that leave a hand (for a seat, or -1 face down), the trump, points buried before."""

    __slots__ = ("buried", "giver", "moves", "trump")

    def __init__(self, moves: tuple[tuple[Gone, int], ...], giver: int, trump: int, buried: int) -> None:
        """The moves one after the other, all out of the giver's hand."""
        self.moves = moves
        self.giver = giver
        self.trump = trump
        self.buried = buried


Plan = tuple[Gone, list[tuple[Gone, tuple[float, float, int]]]]


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
            view.dealer,
            view.score.totals,
            tuple(given),
        )

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self._key == other._key


def _candidate(action: Action, found: tuple[float, float, int]) -> Candidate:
    value, spread, visits = found
    return Candidate(action, value, visits, spread)
