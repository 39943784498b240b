"""Calls in the auction by imagined deals: up to which bid the own hand is worth playing, against what a pass brings."""

from __future__ import annotations

from typing import Final

from binocle.cards import SUITS
from binocle.deal.seen import hand_counts
from binocle.game.actions import ASK_REDEAL, PASS, Bid
from binocle.game.views import AuctionView, Candidate, Decision, View
from binocle.players.promises import SURE, sweep_odds, unseen
from binocle.search.auction import AuctionSearch, Ceiling, Forecast
from binocle.search.stake import Stake

Facts = dict[str, str | int]

_CAREFUL: Final = 3
"""So many times as many deals decide where the first ones leave it open."""

_TELL: Final = 0.8
"""A signal may go so far toward the best ceiling: the partner's answer needs room."""


def call(search: AuctionSearch, view: View, worlds: int, seed: int) -> Decision:
    """Pass, ask for new cards, or bid: what has the greatest value over the imagined deals."""
    assert isinstance(view.phase, AuctionView)
    phase = view.phase
    st = search.st
    bids = [action for action in view.legal if isinstance(action, Bid)]
    plain = _needs_no_thought(search, view, phase, bids)
    if plain is not None:
        return plain
    found = search.forecast(view, worlds, seed)
    if found.is_close:
        found = search.forecast(view, _CAREFUL * worlds, seed + 1)
    worlds = found.worlds
    candidates = _candidates(found, bids, once=st.rules.auction.style == "one-call")
    if PASS not in view.legal:
        candidates = candidates[1:]
    facts: Facts = {"bid": bids[0].amount, "expected": round(found.melds + found.tricks), "suit": SUITS[found.suit]}

    def decided(action: Bid, why: str) -> Decision:
        return Decision(action, candidates, worlds, why, {**facts, "bid": action.amount})

    if ASK_REDEAL in view.legal:
        assert view.seat is not None
        nothing = Stake(st, view, search.foresight.norm, st.seating.side(view.seat)).nothing()
        if found.best.value <= nothing:
            return Decision(ASK_REDEAL, (Candidate(ASK_REDEAL, nothing), *candidates), worlds, "why-ask-redeal")
    best = found.best
    if PASS not in view.legal:
        best = max(found.ceilings[1:], key=lambda one: (one.value, -one.bid))
        if best.bid == bids[0].amount or st.rules.auction.style != "one-call":
            return decided(bids[0], "why-bid-forced")
    if _trusts_partner(search, view, phase):
        return Decision(PASS, candidates, worlds, "why-pass-partner", {"high": phase.high})
    if not best.bid:
        partner = phase.bidder >= 0 and st.seating.partner(view.seat or 0) == phase.bidder
        if partner:
            return Decision(PASS, candidates, worlds, "why-pass-partner", {"high": phase.high})
        return Decision(PASS, candidates, worlds, "why-pass-weak", facts)
    if st.rules.auction.style == "one-call":
        return decided(Bid(best.bid), "why-bid-once" if sum(phase.active) > 1 else "why-bid-value")
    return _signal(search, view, phase, best, candidates, worlds) or decided(bids[0], "why-bid-value")


def _needs_no_thought(search: AuctionSearch, view: View, phase: AuctionView, bids: list[Bid]) -> Decision | None:
    """The call that needs no imagined deals: the only one there is, or any bid on a Durch that is certain."""
    if not bids:
        return Decision(PASS, why="why-pass-top", facts={"high": phase.high})
    facts: Facts = {"bid": bids[0].amount}
    if len(view.legal) == 1:
        return Decision(bids[0], why="why-bid-forced", facts=facts)
    return Decision(bids[0], why="why-bid-durch", facts=facts) if _has_durch(search, view) else None


def _has_durch(search: AuctionSearch, view: View) -> bool:
    """Whether every trick is certain without trump, so that no bid is too high (3B-DURCH-01)."""
    st = search.st
    if not st.rules.trump.durch or (st.rules.exchange.widow_use == "one-each" and st.rules.deal.widow):
        return False
    return sweep_odds(st, hand_counts(view), unseen(st, view), -1) >= SURE


def _trusts_partner(search: AuctionSearch, view: View, phase: AuctionView) -> bool:
    """Whether a partner who has bid twice is left alone: the opponents are out, the own melds do not make the bid.

    What the second bid says of his hand is more than an imagined deal can know.
    """
    st = search.st
    assert view.seat is not None
    partner = st.seating.partner(view.seat)
    if partner is None or phase.bidder != partner:
        return False
    if any(phase.active[seat] for seat in range(st.players) if st.seating.side(seat) != st.seating.side(view.seat)):
        return False
    bids = sum(1 for one in view.public.calls if one.seat == partner and one.bid)
    return bids > 1 and max(search.foresight.melds([one.kind for one in view.hand or ()])) < phase.high


def _candidates(found: Forecast, bids: list[Bid], *, once: bool) -> tuple[Candidate, ...]:
    """A pass, and the calls that are open: with one call each bid, else the lowest with the best way on from there."""
    first, *others = found.ceilings
    listed = [Candidate(PASS, first.value, found.worlds, first.spread)]
    if once:
        listed += [Candidate(Bid(one.bid), one.value, found.worlds, one.spread) for one in others]
    elif others:
        best = max(others, key=lambda one: (one.value, -one.bid))
        listed.append(Candidate(bids[0], best.value, found.worlds, best.spread))
    return tuple(listed)


def _signal(
    search: AuctionSearch,
    view: View,
    phase: AuctionView,
    best: Ceiling,
    candidates: tuple[Candidate, ...],
    worlds: int,
) -> Decision | None:
    """4D-OPT-09, HR-27: a first bid that skips lower ones to tell the partner of melds, within the best ceiling."""
    st = search.st
    assert view.seat is not None
    partner = st.seating.partner(view.seat)
    if not st.rules.auction.meld_signals or not phase.high or partner is None or not phase.active[partner]:
        return None
    if any(one.seat == view.seat for one in view.public.calls):
        return None
    melds = sorted(search.foresight.melds([one.kind for one in view.hand or ()]))
    step = st.rules.auction.step
    steps = sum(melds[:3]) // 3 // (10 * step)
    most = phase.high + int(_TELL * (best.bid - phase.high))
    told = [bid for bid in st.ladder if phase.lowest < bid.amount <= min(phase.high + steps * step, most)]
    if not told:
        return None
    announced = 10 * (told[-1].amount - phase.high)
    facts: Facts = {"bid": told[-1].amount, "melds": announced}
    listed = (*candidates, Candidate(told[-1], best.value, worlds, best.spread))
    return Decision(told[-1], listed, worlds, "why-bid-signal", facts)
