"""Bidding, naming trump and giving up: all three ask what a hand will make with a suit as trump."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from binocle.cards import SUITS
from binocle.game.actions import GIVE_UP, LAY_MELDS, PASS, Bid, NameTrump
from binocle.game.setting import Setting
from binocle.game.views import AuctionView, Candidate, Decision, View
from binocle.players.seen import counted, hand_counts
from binocle.players.valuing import chance, melds, spread, suits_to_name, trick_points

_WORLDS: Final = 24
"""Widows or partner's hands imagined for one hand."""

_SAFETY: Final = 0.57
"""A bid must be made with at least this chance."""

_OPENING: Final = 0.4
"""The first bid may be bolder: if all pass, the deal is lost for everybody."""

_SWITCH: Final = 100
"""Points by which the own trump must better the melds before a partner's bid is taken over with both opponents out."""

_HOPELESS: Final = 0.08
"""A declarer gives up below this chance of making his bid, where he may."""

_UNKNOWN, _HAS_BID, _HAS_PASSED = range(3)


class Bidder:
    """Bids up to what the hand is worth and no further."""

    def __init__(self, st: Setting) -> None:
        """A bidder for this rule set."""
        self.st: Final = st
        self.safety = _SAFETY
        self.opening = _OPENING
        self._worths: Final = lru_cache(maxsize=256)(self._imagine)

    def bid(self, view: View) -> Decision:
        """Pass, or the lowest bid that is allowed."""
        assert isinstance(view.phase, AuctionView)
        assert view.hand is not None
        assert view.seat is not None
        bids = [action for action in view.legal if isinstance(action, Bid)]
        if PASS not in view.legal:
            return Decision(bids[0], why="why-bid-forced", facts={"bid": bids[0].amount})
        if not bids:
            return Decision(PASS, why="why-pass-top", facts={"high": view.phase.high})
        lowest = bids[0].amount
        suit, worths = self._worths(tuple(counted(view.hand)), self._partner_calls(view))
        made = sum(chance(worth, lowest, spread(self.st)) for worth in worths) / len(worths)
        expected = round(sum(worths) / len(worths))
        facts: dict[str, str | int] = {"bid": lowest, "expected": expected, "suit": SUITS[suit]}
        if made < (self.safety if view.phase.high else self.opening):
            return Decision(PASS, why="why-pass-weak", facts=facts)
        if self._leave_to_partner(view, view.phase):
            return Decision(PASS, why="why-pass-partner", facts={"high": view.phase.high})
        candidates = (Candidate(bids[0], made * expected - (1 - made) * lowest),)
        return Decision(bids[0], candidates, why="why-bid-value", facts=facts)

    def ceiling(self, view: View) -> int:
        """The highest bid this hand is worth, 0 when it is worth none."""
        assert view.hand is not None
        _, worths = self._worths(tuple(counted(view.hand)), self._partner_calls(view))
        deviation = spread(self.st)
        best = 0
        for rung in self.st.ladder:
            if sum(chance(worth, rung.amount, deviation) for worth in worths) < self.safety * len(worths):
                break
            best = rung.amount
        return best

    def _partner_calls(self, view: View) -> int:
        """What the partner has told so far: a bid, a pass without one, or nothing."""
        partner = self.st.seating.partner(view.seat if view.seat is not None else 0)
        calls = [call.bid for call in view.public.calls if call.seat == partner]
        if any(calls):
            return _HAS_BID
        return _HAS_PASSED if calls else _UNKNOWN

    def _imagine(self, hand: tuple[int, ...], partner: int) -> tuple[int, list[float]]:
        """The suit to play in, and what the own side makes in it, once for each widow or partner's hand imagined."""
        st = self.st
        counts = list(hand)
        if st.rules.trump.marriage and not st.rules.deal.widow and not suits_to_name(st, counts):
            return 0, [0.0]
        suits = likely_suits(st, counts)
        pool = [kind for kind, copies in enumerate(st.pack.counts()) for _ in range(copies - counts[kind])]
        dice = random.Random(str(hand))
        if st.seating.partners:
            return suits[0], self._with_partner(counts, suits[0], pool, dice, partner)
        if not st.rules.deal.widow:
            return suits[0], [melds(st, counts, suits[0]) + trick_points(st, counts, suits[0])]
        return suits[0], self._with_widow(counts, suits, pool, dice)

    def _with_partner(
        self, counts: list[int], suit: int, pool: list[int], dice: random.Random, partner: int
    ) -> list[float]:
        """The partner's melds come to one's own; tricks are estimated for both. His calls say which hands to expect."""
        st = self.st
        own = melds(st, counts, suit) + trick_points(st, counts, suit)
        found = []
        for _ in range(_WORLDS):
            his = [0] * 32
            for kind in dice.sample(pool, st.rules.deal.hand):
                his[kind] += 1
            found.append(float(melds(st, his, suit)))
        found.sort()
        few = _WORLDS // 4
        likely = {_UNKNOWN: found, _HAS_BID: found[few:], _HAS_PASSED: found[:-few]}[partner]
        return [own + extra for extra in likely]

    def _with_widow(self, counts: list[int], suits: list[int], pool: list[int], dice: random.Random) -> list[float]:
        """The widow joins the hand before or after trump is named; as much is buried, a few points with it."""
        st = self.st
        cards = st.rules.deal.widow
        if st.rules.trump.moment == "before-widow":
            suits = suits[:1]
        buried = 2 * cards
        found = []
        for _ in range(_WORLDS):
            drawn = dice.sample(pool, cards)
            for kind in drawn:
                counts[kind] += 1
            able = [suit for suit in suits if suit in suits_to_name(st, counts)]
            found.append(max((melds(st, counts, suit) + trick_points(st, counts, suit) for suit in able), default=0.0))
            for kind in drawn:
                counts[kind] -= 1
        return [worth + buried for worth in found]

    def _leave_to_partner(self, view: View, phase: AuctionView) -> bool:
        """Whether the partner's bid should stand: it does when both opponents are out, without a reason against it.

        A reason is a trump of one's own that adds a run's worth of melds over other suits; after two bids of the
        partner only melds that make the bid alone.
        """
        st = self.st
        assert view.seat is not None
        partner = st.seating.partner(view.seat)
        if partner is None or phase.bidder != partner:
            return False
        counts = hand_counts(view)
        by_suit = sorted((melds(st, counts, suit) for suit in range(4)), reverse=True)
        bids = sum(1 for call in view.public.calls if call.seat == partner and call.bid)
        if bids > 1 and by_suit[0] < phase.high:
            return True
        gain = by_suit[0] - sum(by_suit[1:]) / 3
        rivals = any(phase.active[seat] for seat in range(st.players) if st.seating.side(seat) != view.seat % 2)
        return gain < (_SWITCH // 2 if rivals else _SWITCH)


def likely_suits(st: Setting, counts: list[int]) -> list[int]:
    """The two suits that promise most as trump, best first."""
    suits = suits_to_name(st, counts) or [0, 1, 2, 3]
    worth = {suit: melds(st, counts, suit) + trick_points(st, counts, suit) for suit in suits}
    return sorted(suits, key=lambda suit: -worth[suit])[:2]


def name_trump(st: Setting, view: View) -> Decision:
    """The suit in which melds and expected tricks come to most."""
    counts = hand_counts(view)
    found = []
    for action in view.legal:
        if isinstance(action, NameTrump):
            suit = SUITS.index(action.suit)
            found.append(Candidate(action, melds(st, counts, suit) + trick_points(st, counts, suit)))
    best = max(found, key=lambda one: one.value)
    assert isinstance(best.action, NameTrump)
    suit = SUITS.index(best.action.suit)
    facts: dict[str, str | int] = {
        "suit": best.action.suit,
        "melds": melds(st, counts, suit),
        "tricks": round(trick_points(st, counts, suit)),
    }
    return Decision(best.action, tuple(found), why="why-name-trump", facts=facts)


def lay_or_give_up(st: Setting, view: View) -> Decision | None:
    """Giving up when the bid is out of reach, else laying out the melds; None when neither is to be decided.

    Losing costs the bid either way, but whoever gives up leaves the others no tricks (3A-GIVE-02, 3A-GIVE-03).
    """
    if GIVE_UP in view.legal:
        counts = hand_counts(view)
        trump = view.public.trump
        held = melds(st, counts, trump)
        buried = sum(st.tables.card_points[one.kind & 7] for one in view.buried)
        tricks = trick_points(st, counts, trump)
        need = view.public.bid - held - buried
        odds = chance(tricks, need, spread(st)) if need <= st.tables.trick_total - buried else 0.0
        if odds < _HOPELESS:
            facts: dict[str, str | int] = {"need": need, "tricks": round(tricks)}
            return Decision(GIVE_UP, why="why-give-up", facts=facts)
    if LAY_MELDS in view.legal:
        return Decision(LAY_MELDS, why="why-lay-melds")
    return None
