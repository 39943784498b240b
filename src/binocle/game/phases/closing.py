"""How a deal closes: after its last trick, thrown in, given up, won in mid-deal or claimed."""

from __future__ import annotations

import msgspec

from binocle.game import scoring, stakes
from binocle.game.events import DealBooked, Event, Open
from binocle.game.phases.base import Step, change
from binocle.game.public import Settlement
from binocle.game.scoring import DealCount, Standing, by_side
from binocle.game.setting import Setting
from binocle.game.state import Settled, State


def count(st: Setting, s: State, outcome: str = "played", offender: int = scoring.NOBODY) -> DealCount:
    """What lies on the table of this deal, by side."""
    public, side = s.public, st.seating.side
    points = by_side(st.seating, public.points)
    saved = []
    for number in range(st.sides):
        seats = [seat for seat in range(st.players) if side(seat) == number]
        saved.append(
            scoring.melds_saved(
                st.rules,
                took=any(public.taken[seat] for seat in seats),
                counter=any(public.counters[seat] for seat in seats),
                points=points[number],
            )
        )
    by_strength = st.tables.card_points
    return DealCount(
        declarer=side(public.declarer) if public.declarer >= 0 else scoring.NOBODY,
        bid=public.bid,
        melds=scoring.melds_laid(st.rules, by_side(st.seating, public.melds)),
        tricks=points,
        saved=tuple(saved),
        buried=sum(by_strength[kind & 7] for kind in s.hidden.open().buried),
        outcome=outcome,
        offender=offender,
    )


def close(
    st: Setting,
    s: State,
    outcome: str = "played",
    events: tuple[Event, ...] = (),
    offender: int = scoring.NOBODY,
) -> Step:
    """Book the deal and move on to the next or to the end of the game."""
    before = Standing(s.totals, s.target, s.decider, s.underwater, s.deal_no - 1)
    return _booked(st, s, scoring.settle(st.rules, count(st, s, outcome, offender), before), events)


def win(st: Setting, s: State, winner: int, outcome: str, events: tuple[Event, ...] = ()) -> Step:
    """End the game in mid-deal: melds are booked, for a claim tricks so far too; `winner` (a side) has won."""
    deal = msgspec.structs.replace(count(st, s), declarer=scoring.NOBODY)
    _, change_ = scoring.changes(st.rules, deal)
    if outcome == "mid-deal":  # AMB-20: trick points count at the end of a deal or for a claim, not here
        deal = msgspec.structs.replace(deal, tricks=(0,) * st.sides)
        change_ = deal.melds
    result = Settlement(
        outcome=outcome,
        melds=deal.melds,
        tricks=deal.tricks,
        buried=0,
        change=change_,
        totals=tuple(a + b for a, b in zip(s.totals, change_, strict=True)),
        target=s.target,
        winner=winner,
    )
    return _booked(st, s, result, events)


def won_by_meld(st: Setting, step: Step, seat: int) -> Step:
    """The step, or the end of the game when the meld just booked reaches the mark (2H-END-01, AMB-20)."""
    s = step.state
    if not scoring.wins_in_mid_deal(st.rules) or s.decider:
        return step
    if s.totals[seat] + s.public.melds[seat] < s.target:
        return step
    return win(st, s, seat, "mid-deal", step.events)


def standing(st: Setting, s: State, seat: int) -> int:
    """What a player has right now: booked total, melds of this deal and trick points as they would be booked."""
    side = st.seating.side(seat)
    melds = by_side(st.seating, s.public.melds)[side]
    points = by_side(st.seating, s.public.points)[side]
    return s.totals[side] + melds + scoring.rounded(st.rules, points)


def _booked(st: Setting, s: State, result: Settlement, events: tuple[Event, ...]) -> Step:
    """Totals, mark and stakes after the deal; a deal thrown in counts, for its dealer has dealt (AMB-46)."""
    paid, pool = stakes.pay(st.rules, st.seating, result, s.public.declarer, s.pool)
    result = msgspec.structs.replace(result, paid=paid, pool=pool)
    state = change(
        s,
        totals=result.totals,
        target=result.target,
        underwater=s.underwater or max(result.totals) < 0,
        ledger=tuple(a + b for a, b in zip(s.ledger, paid, strict=True)),
        pool=pool,
        phase=Settled(result),
    )
    return Step(state, (*events, Open(DealBooked(result))))
