"""Giving up or playing on, and promising every trick: what each does to the game, in imagined deals."""

from __future__ import annotations

from typing import Final

from binocle.game.actions import GIVE_UP, LAY_MELDS, SHOOT
from binocle.game.views import Candidate, Decision, MeldingView, TrickView, View
from binocle.kernel.outlook import EXCHANGED
from binocle.players.exchanging import Exchange
from binocle.players.promises import SURE, shoot_odds
from binocle.search.auction import mean_and_spread
from binocle.search.stake import Ending

_CLEAR: Final = 1.0
"""Giving up must be better by so many points, for it cannot be taken back."""


def lay_or_give_up(exchange: Exchange, view: View, worlds: int, seed: int) -> Decision | None:
    """Giving up when that is worth more than playing, else laying out the melds; None when neither is to be decided."""
    st = exchange.st
    lay = LAY_MELDS in view.legal
    if GIVE_UP not in view.legal or view.seat != view.public.declarer or _can_wait(exchange, view):
        return Decision(LAY_MELDS, why="why-lay-melds") if lay else None
    endings = _endings(exchange, view, max(24, worlds // 2), seed)
    stake = exchange.stake(view)
    bid = view.public.bid
    found = [stake.contract(ending, bid, giving_up=False) for ending in endings]
    played = mean_and_spread([value for value, _ in found])
    given = mean_and_spread([stake.given_up(ending, bid) for ending in endings])
    count = len(endings)
    going_on = LAY_MELDS if lay else None
    listed = [Candidate(GIVE_UP, given[0], count, given[1])]
    if going_on is not None:
        listed.append(Candidate(going_on, played[0], count, played[1]))
    if given[0] > played[0] + _CLEAR / st.unit:
        side = st.seating.side(view.seat)
        tricks = sum(one.made[side] - one.melds[side] for one in endings) / count
        need = bid - sum(one.melds[side] for one in endings) / count
        facts: dict[str, str | int] = {"need": round(need), "tricks": round(tricks)}
        return Decision(GIVE_UP, tuple(listed), count, "why-give-up", facts)
    return Decision(LAY_MELDS, tuple(listed), count, "why-lay-melds") if lay else None


def _can_wait(exchange: Exchange, view: View) -> bool:
    """Whether all melds will be seen before the chance to give up is gone."""
    st = exchange.st
    if st.rules.score.give_up != "before-lead" or not isinstance(view.phase, MeldingView):
        return False
    return st.rules.play.leader == "declarer" or view.seat == st.seating.next(view.dealer)


def _endings(exchange: Exchange, view: View, worlds: int, seed: int) -> list[Ending]:
    """The deal as the declarer sees it, played on; melds that lie on the table count as they lie."""
    st = exchange.st
    deals = exchange.deals(view, worlds, seed)
    count = deals.count
    declarer = view.public.declarer
    trumps = [view.public.trump] * count
    forehand = st.seating.next(view.dealer)
    found = exchange.auction.foresight.carry_on(deals, [declarer] * count, trumps, EXCHANGED, forehand)
    laid: int = st.players if isinstance(view.phase, TrickView) else 0
    if isinstance(view.phase, MeldingView):
        laid = view.phase.laid
    for offset in range(laid):
        seat = st.seating.next(declarer, offset)
        for deal in range(count):
            found.melds[4 * deal + seat] = view.public.melds[seat]
    under = sum(st.tables.card_points[one.kind & 7] for one in view.buried)
    return [Ending(st, found, deal, declarer, under) for deal in range(count)]


def shoot(exchange: Exchange, view: View) -> Decision | None:
    """The promise of every trick, before one's own first lead, when it is nearly certain and pays (HR-17)."""
    st = exchange.st
    odds = shoot_odds(st, view)
    if odds < SURE:
        return None
    assert view.seat is not None
    stake = exchange.stake(view)
    side = st.seating.side(view.seat)
    worth = st.rules.score.shoot

    def booked(points: int) -> float:
        return stake.value(tuple(points if one == side else 0 for one in range(st.sides)), side)

    melds = sum(points for seat, points in enumerate(view.public.melds) if st.seating.side(seat) == side)
    otherwise = booked(melds + st.tables.trick_total)
    value = odds * booked(worth) + (1 - odds) * booked(-worth)
    if st.rules.score.shoot_wins:
        value = (2 * odds - 1) * stake.game
    if value <= otherwise:
        return None
    facts: dict[str, str | int] = {"chance": round(100 * odds)}
    return Decision(SHOOT, (Candidate(SHOOT, value),), why="why-shoot", facts=facts)
