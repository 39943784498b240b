"""Trump, burying, passing and handing out by trial: each choice is carried on to the end in the same imagined deals."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

from binocle.cards import CARDS, SUITS
from binocle.deal.seen import counted, hand_counts
from binocle.game.actions import BURIES, DURCH, Action, Bury, HandOut, NameTrump, PassCard
from binocle.game.views import BuryView, Candidate, Decision, HandOutView, PassView, View
from binocle.kernel.outlook import BURIED, EXCHANGED, GIVEN, WIDOW_LIES, WIDOW_TAKEN
from binocle.players import burying, passing
from binocle.players.contract import durch_odds
from binocle.players.promises import SURE
from binocle.players.trials import FIRST, KINDS, SETS, WIDE, Choice, Gone, Plan, Seen, Trials, candidate
from binocle.search.auction import AuctionSearch
from binocle.search.outlook import Deals

Facts = dict[str, str | int]


class Exchange(Trials):
    """Decides about trump and cards that change hands, for one rule set."""

    def __init__(self, auction: AuctionSearch) -> None:
        """With what the auction is judged by."""
        super().__init__(auction)
        self._plan_burial: Final = lru_cache(maxsize=64)(self._find_burial)
        self._plan_pass: Final = lru_cache(maxsize=64)(self._find_pass)

    def name_trump(self, view: View, worlds: int, seed: int) -> Decision:
        """The suit, or Durch, that is worth most with the cards at hand and the bid that was made."""
        st = self.st
        worlds = max(FIRST, worlds // 2)
        counts = hand_counts(view)
        surplus = sum(counts) - st.rules.deal.hand
        stage = BURIED if view.buried or (not surplus and view.widow) else WIDOW_TAKEN if surplus else WIDOW_LIES
        if st.rules.exchange.widow_use == "one-each" and stage == WIDOW_TAKEN:
            stage = WIDOW_LIES
        deals = self.deals(view, worlds, seed)
        suits = [SUITS.index(action.suit) for action in view.legal if isinstance(action, NameTrump)]
        worths = self.auction.foresight.worths(Deals(1, deals.hands[: st.players * KINDS], deals.downs[:KINDS]))[0]
        assert view.seat is not None
        suits.sort(key=lambda suit: -worths[view.seat or 0][suit])
        under = sum(st.tables.card_points[one.kind & 7] for one in view.buried)
        choices = [Choice((), view.seat, suit, under) for suit in suits]
        found = self.tried(view, deals, choices, stage)
        most = deals.count
        best = self.pick(found, most)
        named: list[Action] = [NameTrump(SUITS[suit]) for suit in suits]
        listed = [candidate(action, one) for action, one in zip(named, found, strict=True)]
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
        endings = self.endings(view, deals.picked(range(FIRST), st.players), suit, stage, under)
        side = st.seating.side(view.seat)
        melds = sum(one.melds[side] for one in endings) / FIRST
        tricks = sum(one.made[side] - one.melds[side] for one in endings) / FIRST
        told: Facts = {"suit": SUITS[suit], "melds": round(melds), "tricks": round(tricks)}
        return Decision(named[best], tuple(listed), most, "why-name-trump", told)

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
                one_tried = candidate(action, one)
                if action not in listed or listed[action].value < one_tried.value:
                    listed[action] = one_tried
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
        allowed = [kind for kind in range(KINDS) if hand[kind] and not st.is_banned(kind, trump)]
        if sum(hand[kind] for kind in allowed) < need:
            rest = [kind for kind in range(KINDS) if hand[kind] and kind not in allowed]
            allowed += rest
        points = st.tables.card_points
        suits = [trump] if trump >= 0 else list(range(4))
        sets: list[tuple[float, int, Gone]] = []
        for suit in suits:
            bonus = [float(points[kind & 7]) for kind in range(KINDS)]
            sets += [(value, suit, gone) for value, gone in self.best_sets(hand, allowed, need, suit, bonus)]
        sets.sort(key=lambda one: (-one[0], one[1:]))
        choices = [
            Choice(((gone, -1),), view.seat, suit, sum(points[kind & 7] for kind in gone))
            for _, suit, gone in sets[:SETS]
        ]
        deals = self._before_burial(view, hand, max(FIRST, worlds // 3), seed)
        found = self.tried(view, deals, choices, BURIED)
        best = self.pick(found, deals.count)
        return choices[best].moves[0][0], [
            (choice.moves[0][0], one) for choice, one in zip(choices, found, strict=True)
        ]

    def _before_burial(self, view: View, hand: list[int], worlds: int, seed: int) -> Deals:
        """Deals with all cards still in the declarer's hand."""
        deals = self.deals(view, worlds, seed)
        size = self.st.players * KINDS
        at = (view.seat or 0) * KINDS
        hands, downs = deals.hands[:], deals.downs[:]
        under = counted(view.buried)
        for deal in range(deals.count):
            hands[deal * size + at : deal * size + at + KINDS] = array("h", hand)
            for kind in range(KINDS):
                downs[deal * KINDS + kind] -= under[kind]
        return Deals(deals.count, hands, downs)

    def pass_card(self, view: View, phase: PassView, worlds: int, seed: int) -> Decision:
        """The next card of the set that is worth most in the other's hand and one's own together."""
        st = self.st
        thumb = passing.pass_card(st, view, phase)
        back = view.seat == view.public.declarer
        if back and st.rules.exchange.pass_order == "at-once":
            return thumb
        chosen = [0] * KINDS
        for part in self.chosen(view):
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
                one_tried = candidate(PassCard(CARDS[kind]), one)
                if one_tried.action not in listed or listed[one_tried.action].value < one_tried.value:
                    listed[one_tried.action] = one_tried
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
        held = [kind for kind in range(KINDS) if hand[kind]]
        if back:
            thumb = tuple(sorted(passing.give_back(st, hand, trump, need)))
            bonus = [-0.05 * (kind & 7) for kind in range(KINDS)]
            ranked = [gone for _, gone in self.best_sets(hand, held, need, trump, bonus)]
        else:
            thumb = tuple(sorted(passing.give(st, hand, trump, need)))
            ranked = self._gifts(hand, held, need, trump)
        sets = [thumb, *(gone for gone in ranked if gone != thumb)][:SETS]
        partner = st.seating.partner(view.seat)
        assert partner is not None
        deals = self.deals(view, max(FIRST, worlds // 3), seed)
        at = view.seat * KINDS
        size = st.players * KINDS
        hands = deals.hands[:]
        downs = deals.downs[:]
        apart = [0] * KINDS
        for part in self.chosen(view):
            apart = part
        for deal in range(deals.count):
            hands[deal * size + at : deal * size + at + KINDS] = array("h", hand)
            for kind in range(KINDS):
                downs[deal * KINDS + kind] -= apart[kind]
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
            if len(close) >= WIDE + 1:
                break
        sets = sorted(set(combinations(sorted(close[: WIDE + 1]), need)))
        left = foresight.melds_of([self.without(hand, gone) for gone in sets], trump)
        ranked = [
            (sum(handy[kind] for kind in gone) + 0.8 * melds * self.st.unit, gone)
            for melds, gone in zip(left, sets, strict=True)
        ]
        ranked.sort(key=lambda one: (-one[0], one[1]))
        return [gone for _, gone in ranked[:SETS]]

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
        deals = self.deals(view, max(FIRST, worlds // 3), seed)
        found = self.tried(view, deals, choices, BURIED, 16)
        best = self.pick(found, deals.count)
        action = HandOut(CARDS[ways[best][0]])
        listed: dict[Action, Candidate] = {}
        for way, one in zip(ways, found, strict=True):
            one_tried = candidate(HandOut(CARDS[way[0]]), one)
            if one_tried.action not in listed or listed[one_tried.action].value < one_tried.value:
                listed[one_tried.action] = one_tried
        return Decision(action, tuple(listed.values()), worlds, thumb.why, {"card": action.card.value})
