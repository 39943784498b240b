"""Calls in the auction: each asks what the hand will make with a suit as trump."""

from __future__ import annotations

from typing import Final

from binocle.cards import SUITS
from binocle.deal.seen import counted, hand_counts
from binocle.game.actions import ASK_REDEAL, PASS, Bid
from binocle.game.setting import Setting
from binocle.game.views import AuctionView, Candidate, Decision, View
from binocle.players.prospects import HAS_BID, HAS_PASSED, UNKNOWN, Prospect, Prospects
from binocle.players.valuing import melds

_SAFETY: Final = {(True, 2): 0.57, (True, 4): 0.57, (False, 2): 0.43, (False, 4): 0.38}
"""A bid must be made with at least this chance, with a partner or alone, with so many copies of each card.

Alone the price is made by rivals who stop early as a rule, most of all when melds differ much: who bids to less than an
even chance makes four contracts in five.
"""

_OPENING: Final = {True: 0.4, False: 0.37}
"""The first bid may be bolder: if all pass, the deal is lost for everybody."""

_DEAR: Final = 0.08
"""So much safer it must be where a lost contract costs more than the bid."""

_ONCE: Final = 0.7
"""Who has one call only bids what he makes with this chance, for he cannot raise."""

_SWITCH: Final = 100
"""Points by which the own trump must better the melds before a partner's bid is taken over with both opponents out."""


class Bidder:
    """Bids up to what the hand is worth and no further."""

    def __init__(self, st: Setting) -> None:
        """A bidder for this rule set."""
        self.st: Final = st
        self.prospects: Final = Prospects(st)
        dear = _DEAR if st.rules.score.set_cost != "bid" else 0.0
        self.safety: Final = _SAFETY[st.seating.partners, st.pack.copies] + dear
        self.opening: Final = _OPENING[st.seating.partners] + dear

    def bid(self, view: View) -> Decision:
        """Pass, ask for new cards, or a bid: the lowest allowed unless there is something to tell, or one call only."""
        assert isinstance(view.phase, AuctionView)
        phase = view.phase
        bids = [action for action in view.legal if isinstance(action, Bid)]
        if not bids:
            return Decision(PASS, why="why-pass-top", facts={"high": phase.high})
        prospect = self.prospect(view)
        made = self.prospects.odds(prospect, bids[0].amount)
        expected = round(prospect.expected)
        facts: dict[str, str | int] = {"bid": bids[0].amount, "expected": expected, "suit": SUITS[prospect.suit]}
        weak = made < (self.safety if phase.high else self.opening)
        if weak and ASK_REDEAL in view.legal:
            return Decision(ASK_REDEAL, why="why-ask-redeal")
        if PASS not in view.legal:
            return Decision(bids[0], why="why-bid-forced", facts={"bid": bids[0].amount})
        if weak:
            return Decision(PASS, why="why-pass-weak", facts=facts)
        if self._leave_to_partner(view, phase):
            return Decision(PASS, why="why-pass-partner", facts={"high": phase.high})
        if self.st.rules.auction.style == "one-call":
            return self._only_call(phase, bids, prospect, facts)
        signal = self._signal(view, phase, bids, prospect)
        if signal is not None:
            return signal
        candidates = (Candidate(bids[0], made * expected - (1 - made) * bids[0].amount),)
        return Decision(bids[0], candidates, why="why-bid-value", facts=facts)

    def ceiling(self, view: View) -> int:
        """The highest bid this hand is worth, 0 when it is worth none."""
        return max((bid.amount for bid in self._within(self.st.ladder, self.prospect(view), self.safety)), default=0)

    def prospect(self, view: View) -> Prospect:
        """What the hand will make, as far as the partner's calls tell."""
        assert view.hand is not None
        return self.prospects.of(tuple(counted(view.hand)), self._partner_calls(view), self._announced(view))

    def _within(self, bids: tuple[Bid, ...] | list[Bid], prospect: Prospect, safety: float) -> list[Bid]:
        """The lowest of these bids, as far as they are made with this chance."""
        found = []
        for bid in bids:
            if self.prospects.odds(prospect, bid.amount) < safety:
                break
            found.append(bid)
        return found

    def _only_call(
        self, phase: AuctionView, bids: list[Bid], prospect: Prospect, facts: dict[str, str | int]
    ) -> Decision:
        """HR-08: the last to speak bids the least, all others what they hope that nobody will top."""
        within = self._within(bids, prospect, _ONCE)
        last = sum(phase.active) == 1
        bid = bids[0] if last or not within else within[-1]
        return Decision(bid, why="why-bid-value" if last else "why-bid-once", facts={**facts, "bid": bid.amount})

    def _signal(self, view: View, phase: AuctionView, bids: list[Bid], prospect: Prospect) -> Decision | None:
        """4D-OPT-09, HR-27: a jump that tells the partner of melds that do not hang on the own trump."""
        partner = self._partner(view)
        if not self.st.rules.auction.meld_signals or not phase.high or partner is None or not phase.active[partner]:
            return None
        if any(call.seat == view.seat for call in view.public.calls):
            return None
        counts = hand_counts(view)
        others = [melds(self.st, counts, suit) for suit in range(4) if suit != prospect.suit]
        step = self.st.rules.auction.step
        steps = sum(others) // 3 // (10 * step)
        safe = self._within(bids, prospect, self.safety)
        told = [bid for bid in safe if bid.amount - phase.high <= steps * step]
        if not told or told[-1] == bids[0]:
            return None
        announced = 10 * (told[-1].amount - phase.high)
        return Decision(told[-1], why="why-bid-signal", facts={"bid": told[-1].amount, "melds": announced})

    def _announced(self, view: View) -> int:
        """The melds the partner has told of; the lowest bid there was tells nothing: he may just have wanted to bid."""
        partner = self._partner(view)
        high = 0
        for call in view.public.calls:
            if call.seat == partner and call.signal and self.st.rung[call.bid] > self.st.rung.get(high, -1) + 1:
                return call.signal
            high = call.bid or high
        return 0

    def _partner(self, view: View) -> int | None:
        assert view.seat is not None
        return self.st.seating.partner(view.seat)

    def _partner_calls(self, view: View) -> int:
        """What the partner has told so far: a bid, a pass without one, or nothing."""
        calls = [call.bid for call in view.public.calls if call.seat == self._partner(view)]
        if any(calls):
            return HAS_BID
        return HAS_PASSED if calls else UNKNOWN

    def _leave_to_partner(self, view: View, phase: AuctionView) -> bool:
        """Whether the partner's bid should stand: it does when both opponents are out, without a reason against it.

        A reason is a trump of one's own that adds a run's worth of melds over other suits; after two bids of the
        partner only melds that make the bid alone.
        """
        st = self.st
        assert view.seat is not None
        partner = self._partner(view)
        if partner is None or phase.bidder != partner:
            return False
        counts = hand_counts(view)
        by_suit = sorted((melds(st, counts, suit) for suit in range(4)), reverse=True)
        bids = sum(1 for call in view.public.calls if call.seat == partner and call.bid)
        if bids > 1 and by_suit[0] < phase.high:
            return True
        gain = by_suit[0] - sum(by_suit[1:]) / 3
        rivals = any(phase.active[seat] for seat in range(st.players) if st.seating.side(seat) != view.seat % 2)
        return gain < (_SWITCH // 2 if rivals else _SWITCH) / st.unit
