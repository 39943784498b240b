"""The auction, round by round until one is left (3A-BID, 3D-BID, 4P-BID, 4D-BID)."""

from __future__ import annotations

from binocle.game.actions import PASS, Action, Bid, Pass
from binocle.game.events import AuctionWon, Called, Event, Open
from binocle.game.phases import closing
from binocle.game.phases.base import NOT_YOUR_TURN, WRONG_PHASE, Step, change, opened
from binocle.game.phases.contract import proceed
from binocle.game.public import Call
from binocle.game.setting import Setting
from binocle.game.state import Auction, State
from binocle.game.views import AuctionView, Refusal


class AuctionPhase:
    """One seat after the other bids higher or passes for good."""

    def to_act(self, st: Setting, s: State, p: Auction) -> int:  # noqa: ARG002 - the protocol's arguments
        """The next seat that has not passed."""
        return p.turn

    def legal(self, st: Setting, s: State, p: Auction, seat: int) -> tuple[Action, ...]:
        """Pass, unless this seat must bid, then every bid from the lowest allowed."""
        if seat != p.turn:
            return ()
        bids = st.ladder[_next_rung(st, p) :]
        return bids if _must_bid(st, s, p) else (PASS, *bids)

    def check(self, st: Setting, s: State, p: Auction, seat: int, a: Action) -> Refusal | None:
        """3A-BID-01..04: at least the minimum, on the ladder, above the last bid; nobody speaks out of turn."""
        if not isinstance(a, Bid | Pass):
            return WRONG_PHASE
        if seat != p.turn:
            return NOT_YOUR_TURN
        if isinstance(a, Pass):
            return Refusal("auction/must-bid", {"lowest": st.ladder[0].amount}) if _must_bid(st, s, p) else None
        lowest = _lowest(st, p)
        if not lowest:
            return Refusal("auction/at-the-top", {"high": p.high})
        if a.amount > st.ladder[-1].amount:
            return Refusal("auction/too-high", {"highest": st.ladder[-1].amount})
        if a.amount < lowest:
            return Refusal("auction/too-low", {"lowest": lowest})
        if a.amount not in st.rung:
            return Refusal("auction/off-ladder", {"step": _step_at(st, a.amount), "lowest": lowest})
        return None

    def apply(self, st: Setting, s: State, p: Auction, seat: int, a: Action) -> Step:
        """The next to speak; or the end when all others are out, or when nobody has bid."""
        if isinstance(a, Bid):
            active, high, bidder = p.active, a.amount, seat
        else:
            active, high, bidder = (*p.active[:seat], False, *p.active[seat + 1 :]), p.high, p.bidder
        call = Call(seat, a.amount if isinstance(a, Bid) else 0)
        s = opened(s, calls=(*s.public.calls, call))
        events: tuple[Event, ...] = (Open(Called(seat, call.bid)),)
        if not any(active):
            if st.rules.auction.all_passed == "dealer-takes":
                return _won(st, s, s.dealer, st.ladder[0].amount, events)
            return closing.close(st, s, "thrown-in", events)
        if bidder >= 0 and sum(active) == 1:
            return _won(st, s, bidder, high, events)
        turn = st.seating.next(seat)
        while not active[turn]:
            turn = st.seating.next(turn)
        return Step(change(s, phase=Auction(turn, high, bidder, active)), events)

    def view(self, st: Setting, s: State, p: Auction, seat: int | None) -> AuctionView:  # noqa: ARG002
        """Everything in an auction is public."""
        return AuctionView(p.high, p.bidder, p.active, _lowest(st, p))


def _won(st: Setting, s: State, declarer: int, bid: int, events: tuple[Event, ...]) -> Step:
    """The declarer is found; what the rule set puts after the auction follows."""
    s = opened(s, declarer=declarer, bid=bid)
    return proceed(st, s, "auction", (*events, Open(AuctionWon(declarer, bid))))


def _next_rung(st: Setting, p: Auction) -> int:
    """Place on the ladder of the lowest bid allowed."""
    return st.rung[p.high] + 1 if p.high else 0


def _lowest(st: Setting, p: Auction) -> int:
    """The lowest bid allowed, 0 at the top of the ladder."""
    rung = _next_rung(st, p)
    return st.ladder[rung].amount if rung < len(st.ladder) else 0


def _step_at(st: Setting, amount: int) -> int:
    """The step that holds at this amount."""
    rules = st.rules.auction
    return rules.coarse_step if rules.coarse_from and amount > rules.coarse_from else rules.step


def _must_bid(st: Setting, s: State, p: Auction) -> bool:
    """3A-OPT-02: forehand must open, or the dealer when all others have passed (HSK-BID-02, 4D-OPT-11)."""
    if p.high:
        return False
    rules = st.rules.auction
    if rules.forehand_opens and p.turn == st.seating.next(s.dealer):
        return True
    return rules.all_passed == "dealer-must-bid" and p.turn == s.dealer and sum(p.active) == 1
