"""What a declarer decides beside his cards: trump or Durch, giving up, laying out."""

from __future__ import annotations

import random
from typing import Final

from binocle.cards import SUITS
from binocle.deal.seen import hand_counts
from binocle.game.actions import DURCH, GIVE_UP, LAY_MELDS, NameTrump
from binocle.game.setting import Setting
from binocle.game.views import Candidate, Decision, MeldingView, View
from binocle.players.bidding import Bidder
from binocle.players.promises import SURE, durch_burial, sweep_odds, unseen
from binocle.players.prospects import World
from binocle.players.valuing import melds, trick_points

_WORLDS: Final = 24
"""Partner's hands imagined before his melds lie on the table."""

_HOPELESS: Final = 0.08
"""A declarer gives up below this chance of making his bid, where he may."""


def name_trump(st: Setting, view: View) -> Decision:
    """The suit in which melds and expected tricks come to most, or Durch when it is nearly certain and pays more."""
    counts = hand_counts(view)
    found = []
    for action in view.legal:
        if isinstance(action, NameTrump):
            suit = SUITS.index(action.suit)
            found.append(Candidate(action, melds(st, counts, suit) + trick_points(st, counts, suit)))
    best = max(found, key=lambda one: one.value)
    if DURCH in view.legal:
        odds = durch_odds(st, view, counts)
        value = odds * st.rules.trump.durch_won - (1 - odds) * st.rules.trump.durch_lost
        if odds >= SURE and value > best.value:
            won = st.rules.trump.durch_won
            candidates = (Candidate(DURCH, value), *found)
            return Decision(DURCH, candidates, why="why-durch", facts={"points": won, "chance": round(100 * odds)})
    assert isinstance(best.action, NameTrump)
    suit = SUITS.index(best.action.suit)
    facts: dict[str, str | int] = {
        "suit": best.action.suit,
        "melds": melds(st, counts, suit),
        "tricks": round(trick_points(st, counts, suit)),
    }
    return Decision(best.action, tuple(found), why="why-name-trump", facts=facts)


def durch_odds(st: Setting, view: View, counts: list[int]) -> float:
    """Chance to win every trick without trump, once the cards that are still to be laid aside are gone.

    Cards that are handed out are widow cards and come against him; before the widow is seen that is a blind bargain.
    """
    pool = unseen(st, view)
    surplus = sum(counts) - st.rules.deal.hand
    kept = list(counts)
    if st.rules.exchange.widow_use == "one-each" and st.rules.deal.widow:
        if surplus <= 0:
            return 0.0
        for kind in durch_burial(st, counts, pool, surplus - 1, [card.kind for card in view.widow]):
            kept[kind] -= 1
            pool.append(kind)
    elif surplus > 0:
        bury = st.rules.exchange.bury
        allowed = [kind for kind in range(32) if bury == "any" or kind & 7 != 7 for _ in range(counts[kind])]
        for kind in durch_burial(st, counts, pool, surplus, allowed):
            kept[kind] -= 1
    return sweep_odds(st, kept, pool, -1)


def lay_or_give_up(bidder: Bidder, view: View) -> Decision | None:
    """Giving up when the bid is out of reach, else laying out the melds; None when neither is to be decided.

    Losing costs at least the bid either way, but whoever gives up leaves the others no tricks (3A-GIVE-02, 3A-GIVE-03).
    """
    st = bidder.st
    if GIVE_UP in view.legal and not _can_wait(st, view):
        odds, need, tricks = _reach(bidder, view)
        if odds < hopeless(st, view):
            facts: dict[str, str | int] = {"need": need, "tricks": round(tricks)}
            return Decision(GIVE_UP, why="why-give-up", facts=facts)
    if LAY_MELDS in view.legal:
        return Decision(LAY_MELDS, why="why-lay-melds")
    return None


def hopeless(st: Setting, view: View) -> float:
    """The chance below which giving up loses less: higher where a set costs more than the bid (HR-05)."""
    bid = view.public.bid
    extra = {"bid": 0, "double": bid, "bid-and-melds": view.score.melds[st.seating.side(view.public.declarer)]}
    dearer = extra[st.rules.score.set_cost]
    return max(_HOPELESS, dearer / (dearer + 2 * bid))


def _can_wait(st: Setting, view: View) -> bool:
    """Whether all melds will be seen before the chance to give up is gone."""
    if st.rules.score.give_up != "before-lead" or not isinstance(view.phase, MeldingView):
        return False
    return st.rules.play.leader == "declarer" or view.seat == st.seating.next(view.dealer)


def _reach(bidder: Bidder, view: View) -> tuple[float, int, float]:
    """Chance to make the bid, the points that tricks must bring for it, and those they should bring."""
    st, public = bidder.st, view.public
    counts = hand_counts(view)
    buried = sum(st.tables.card_points[one.kind & 7] for one in view.buried)
    tricks = trick_points(st, counts, public.trump)
    total = min(float(st.tables.trick_total), tricks + buried)
    if not isinstance(view.phase, MeldingView):
        known = view.score.melds[st.seating.side(public.declarer)]
        return _odds(bidder, known, total, public.bid), public.bid - known - buried, tricks
    own = melds(st, counts, public.trump)
    if not st.seating.partners:
        return _odds(bidder, own, total, public.bid), public.bid - own - buried, tricks
    pool = unseen(st, view)
    dice = random.Random(str(counts))
    extra = []
    for _ in range(_WORLDS):
        his = [0] * 32
        for kind in dice.sample(pool, st.rules.deal.hand):
            his[kind] += 1
        extra.append(melds(st, his, public.trump))
    odds = sum(_odds(bidder, own + more, total, public.bid) for more in extra) / len(extra)
    return odds, public.bid - own - round(sum(extra) / len(extra)) - buried, tricks


def _odds(bidder: Bidder, held: int, tricks: float, bid: int) -> float:
    return bidder.prospects.reaches(World(bidder.prospects.booked(held), tricks), bid)
