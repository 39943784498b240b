"""The auction: round by round until one is left, pair after pair, or one call each (3A-BID, 3D-BID, 3B-BID, HR-08)."""

from __future__ import annotations

from binocle.cards import ACE, Hand
from binocle.game.actions import ASK_REDEAL, PASS, Action, AskRedeal, Bid, Pass
from binocle.game.events import AuctionWon, Called, Event, Open, RedealAsked
from binocle.game.phases import closing
from binocle.game.phases.base import NOT_YOUR_TURN, WRONG_PHASE, Step, change, opened, put
from binocle.game.phases.contract import proceed
from binocle.game.public import Call
from binocle.game.setting import Setting
from binocle.game.state import Auction, State
from binocle.game.views import AuctionView, Refusal


class AuctionPhase:
    """One seat after the other bids higher or passes: round by round, pair after pair, or with one call each."""

    def to_act(self, st: Setting, s: State, p: Auction) -> int:  # noqa: ARG002 - the protocol's arguments
        """The seat whose call is due."""
        return p.turn

    def legal(self, st: Setting, s: State, p: Auction, seat: int) -> tuple[Action, ...]:
        """Pass, unless this seat must bid, then every bid from the lowest allowed, then a redeal for a poor hand."""
        if seat != p.turn:
            return ()
        bids = st.ladder[_next_rung(st, p) :]
        calls: tuple[Action, ...] = bids if _must_bid(st, s, p) else (PASS, *bids)
        return (*calls, ASK_REDEAL) if _may_ask(st, s, seat) else calls

    def check(self, st: Setting, s: State, p: Auction, seat: int, a: Action) -> Refusal | None:
        """3A-BID-01..04: at least the minimum, on the ladder, above the last bid; nobody speaks out of turn."""
        if not isinstance(a, Bid | Pass | AskRedeal):
            return WRONG_PHASE
        if seat != p.turn:
            return NOT_YOUR_TURN
        if isinstance(a, AskRedeal):
            return None if _may_ask(st, s, seat) else Refusal("auction/no-redeal", {"rule": st.rules.deal.redeal})
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
        """The next to speak; or the end when nobody is left to raise, or when nobody has bid."""
        if isinstance(a, AskRedeal):
            return closing.close(st, s, "redeal", (Open(RedealAsked(seat, s.hidden.open().hands[seat].cards)),))
        bid = a.amount if isinstance(a, Bid) else 0
        call = Call(seat, bid, _signal(st, s, p, seat, bid))
        s = opened(s, calls=(*s.public.calls, call))
        events: tuple[Event, ...] = (Open(Called(seat, bid, call.signal)),)
        high, bidder = (bid, seat) if bid else (p.high, p.bidder)
        stays = bid > 0 and st.rules.auction.style != "one-call"
        active = p.active if stays else put(p.active, seat, False)
        turn, pair = _next_turn(st, s, Auction(seat, high, bidder, active, p.pair), bid > 0)
        if turn >= 0:
            return Step(change(s, phase=Auction(turn, high, bidder, active, pair)), events)
        if bidder >= 0:
            return _won(st, s, bidder, high, events)
        if st.rules.auction.all_passed == "dealer-takes":
            return _won(st, s, s.dealer, st.ladder[0].amount, events)
        return closing.close(st, s, "thrown-in", events)

    def view(self, st: Setting, s: State, p: Auction, seat: int | None) -> AuctionView:  # noqa: ARG002
        """Everything in an auction is public."""
        return AuctionView(p.high, p.bidder, p.active, _lowest(st, p))


def open_auction(st: Setting, dealer: int) -> Auction:
    """Forehand speaks first (3A-BID-01); in a pairwise auction against middlehand (3B-BID-01)."""
    forehand = st.seating.next(dealer)
    pair = (forehand, st.seating.next(forehand)) if st.rules.auction.style == "pairwise" else (-1, -1)
    return Auction(forehand, 0, -1, (True,) * st.players, pair)


def _next_turn(st: Setting, s: State, p: Auction, bid: bool) -> tuple[int, tuple[int, int]]:
    """Who speaks after `p.turn` has called, -1 when the auction is over; and the pair that contests it."""
    if st.rules.auction.style == "pairwise":
        return _next_of_pair(st, s, p, bid)
    left = sum(p.active)
    if left == 0 or (st.rules.auction.style == "rounds" and p.bidder >= 0 and left == 1):
        return -1, p.pair
    turn = st.seating.next(p.turn)
    while not p.active[turn]:
        turn = st.seating.next(turn)
    return turn, p.pair


def _next_of_pair(st: Setting, s: State, p: Auction, bid: bool) -> tuple[int, tuple[int, int]]:
    """Two bid against each other until one passes; the survivor meets the next seat, who speaks first (3B-BID-01)."""
    first, second = p.pair
    other = second if p.turn == first else first
    silent = all(call.seat != other for call in s.public.calls)
    if other != p.turn and p.active[other] and (bid or (p.high == 0 and silent)):
        return other, p.pair
    order = tuple(st.seating.iter_from(st.seating.next(s.dealer)))
    waiting = order[order.index(second) + 1 :]
    if not waiting:
        return -1, p.pair
    survivor = p.bidder if p.bidder >= 0 else waiting[0]
    return waiting[0], (survivor, waiting[0])


def _may_ask(st: Setting, s: State, seat: int) -> bool:
    """A redeal is asked for at one's own first turn, with the hand that was dealt (3A-OPT-03, HR-16)."""
    if st.rules.deal.redeal == "off" or any(call.seat == seat for call in s.public.calls):
        return False
    return is_poor(st, s.hidden.open().hands[seat])


def is_poor(st: Setting, hand: Hand) -> bool:
    """Whether a hand may ask for new cards, judged before trump is known (3A-OPT-04, HR-16)."""
    nines = sum(1 for kind in hand if kind & 7 == st.pack.lowest)
    rule = st.rules.deal.redeal
    if rule == "six-nines-one-ace":
        return nines >= 6 and sum(1 for kind in hand if kind & 7 == ACE) <= 1
    if nines < 5:
        return False
    counts = hand.counts()
    return rule == "five-nines" or all(
        all(part.name == "dix" for part in st.tables.melds[trump].best(counts)) for trump in range(4)
    )


def _signal(st: Setting, s: State, p: Auction, seat: int, bid: int) -> int:
    """The meld that a first bid announces: a hundred points for each step over the last bid (4D-OPT-09, HR-27)."""
    if not (st.rules.auction.meld_signals and bid and p.high) or any(call.seat == seat for call in s.public.calls):
        return 0
    return 10 * st.rules.auction.step * ((bid - p.high) // st.rules.auction.step)


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
