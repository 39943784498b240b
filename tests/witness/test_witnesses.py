"""No option is dead: for every field of a rule set a small story that ends otherwise when the field is changed.

A story is a function of a rule set: what may be done, what is paid, in which order things come, who wins. A witness
names the field, a set, the changes, and a story that tells the two apart. Changes may carry other fields along where a
field cannot be changed alone (a larger pack needs larger hands); every value of a field of words stands in a witness.

What a seat may see counts as well: two fields say nothing but who is shown a card, one how cards are called.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from binocle.cards import CARDS
from binocle.deal.shuffle import deal_pack, random_deal
from binocle.game.actions import (
    ASK_REDEAL,
    CALL_OUT,
    GIVE_UP,
    LAY_MELDS,
    PASS,
    SHOOT,
    Bid,
    Bury,
    ClaimRevoke,
    Deal,
    Dix,
    Draw,
    Meld,
    NameTrump,
    PassCard,
    Play,
)
from binocle.game.state import Auction, Passing, Settled, State, StockPlay
from binocle.rules import RuleSet, parse
from binocle.rules.build import field_paths
from binocle.seats import CHANCE
from binocle.telling.words import Words
from tests.rulebook import positions as two
from tests.rulebook.auction import tables as at

UNPLAYED = {"name", "title.en", "title.de", "source"}
"""What a set is called; no part of what is played."""

Story = Callable[[str], Any]

# ------------------------------------------------------------------------------------------------ stories


def first(rules: str) -> State:
    """The first deal, seat 0 to the dealer's left going clockwise."""
    return at.begin(rules, dealer=at.game(rules).setting.players - 1)


def kinds_of_action(rules: str) -> Any:
    """What can be done first of all."""
    table = at.game(rules)
    dealer = table.setting.players - 1
    state = table.apply(table.start(dealer), CHANCE, random_deal(table, random.Random(1), dealer)).state
    return {type(action).__name__ for action in table.legal(state, table.to_act(state))}


def bids(rules: str, calls: str = "") -> Any:
    """What the next to speak may call: the first calls and the last."""
    state = at.bidding(rules, first(rules), calls)
    legal = at.game(rules).legal(state, at.game(rules).to_act(state))
    return legal[:2], legal[-1]


def turn_after(rules: str, calls: str) -> Any:
    """Who speaks after these calls, or how the auction ended."""
    state = at.bidding(rules, first(rules), calls)
    return state.phase.turn if isinstance(state.phase, Auction) else (type(state.phase).__name__, state.public.declarer)


def bought(rules: str, hand: str = "", widow: str = "") -> State:
    """Seat 0 has it at the minimum."""
    table = at.game(rules)
    state = at.begin(rules, {0: hand}, widow, dealer=table.setting.players - 1)
    others = " ".join(f"{seat}:P" for seat in range(1, table.setting.players))
    return at.bidding(rules, state, f"0:{table.setting.ladder[0].amount} {others}")


def steps(rules: str) -> Any:
    """The kinds of action from the auction to the first card, and whose they are."""
    table, state = at.game(rules), bought(rules)
    found: list[tuple[str, int]] = []
    while not (found and found[-1][0] == "Play"):
        turn = table.to_act(state)
        action = table.legal(state, turn)[0]
        found.append((type(action).__name__, turn))
        state = table.apply(state, turn, action).state
    return found


def trump_names(rules: str) -> Any:
    """What the declarer may announce: king and queen of spades in hand, of no other suit."""
    state = bought(rules, "KS QS KH QD", "")
    while not any(isinstance(a, NameTrump) for a in at.game(rules).legal(state, 0)):
        state = at.do(at.game(rules), state, (0, at.game(rules).legal(state, 0)[0]))
    return at.game(rules).legal(state, 0)


def durch(rules: str, cards: str) -> Any:
    """How a Durch of two tricks is booked."""
    state = at.ending(rules, ["AH AS", "JH JS", "QH QS"] if cards[:2] == "AH" else ["KH AS", "AH JS", "QH QS"], "S")
    state = msgspec.structs.replace(state, public=msgspec.structs.replace(state.public, trump=-1, durch=True))
    return at.result(at.play(at.game(rules), state, *cards.split())).change


def widow_seen(rules: str) -> Any:
    """The widow as seat 1 knows it."""
    state = bought(rules, widow="AS TH KD")
    return at.game(rules).view(state, 1).widow


def buryable(rules: str) -> Any:
    """What may be buried of an ace, a trump, the nine of trump and a plain ten."""
    state = at.name(rules, bought(rules, "AH KS 9S TH TH QH QH JH JH 9H 9H KD KD QD QD"), "S")
    return {a.card.value for a in at.game(rules).legal(state, 0) if isinstance(a, Bury)} & {"AH", "KS", "9S", "TH"}


def passed(rules: str) -> Any:
    """What the declarer may pass when his partner has passed both aces of spades."""
    state = at.name(rules, bought(rules), "S")
    count = 0
    while isinstance(state.phase, Passing) and state.phase.turn == 2:
        state = at.do(at.game(rules), state, (2, at.game(rules).legal(state, 2)[-1]))
        count += 1
    return count, [a for a in at.game(rules).legal(state, 0) if isinstance(a, PassCard)]


def melds(rules: str, hand: str, trump: str = "S") -> Any:
    """What an auction game pays for these cards."""
    return at.lines_of(rules, hand, trump)


def told(rules: str, hand: str, story: str, trump: str = "S", **named: Any) -> Any:
    """What a two-handed game pays, and whether it is over."""
    run = two.tell(rules, trump, hand, story, **named)
    return run.paid, isinstance(run.state.phase, Settled)


def stock_end(rules: str) -> State:
    """Two-handed, all tricks of the stock played, before the last draw where it is a step of its own."""
    table = two.game(rules)
    order = [CARDS[kind] for kind in table.setting.pack.kinds]
    random.Random(5).shuffle(order)
    state = table.apply(table.start(1), CHANCE, deal_pack(table, order, 1)).state
    while isinstance(state.phase, StockPlay) and len(state.public.tricks) < (table.setting.pack.size - 24) // 2:
        legal = table.legal(state, state.phase.turn)
        state = table.apply(state, state.phase.turn, next(a for a in legal if isinstance(a, Draw | Play))).state
    return state


def last_draw(rules: str) -> Any:
    """Draws that the winner of the last stock trick may choose from."""
    state = stock_end(rules)
    return [a for a in two.game(rules).legal(state, two.game(rules).to_act(state)) if isinstance(a, Draw)]


def last_card_seen(rules: str) -> Any:
    """The last card of the stock as the other player knows it."""
    state = stock_end(rules)
    winner = two.game(rules).to_act(state)
    state = two.do(two.game(rules), state, (winner, Draw()))
    return two.game(rules).view(state, 1 - winner).public.last_drawn


def after_stock(rules: str) -> Any:
    """The phase once the last two cards are drawn."""
    return type(stock_end(rules).phase).__name__


def second_card(rules: str) -> Any:
    """What the second player may reply to the first lead, a low heart."""
    table = two.game(rules)
    rest = [card for card in (CARDS[kind] for kind in table.setting.pack.kinds) if card.value not in ("9H", "AH")]
    mine, theirs = [*two.cards("9H 9H"), *rest[:10]], [*two.cards("AH AH"), *rest[10:20]]
    deal = Deal((tuple(mine), tuple(theirs)), (), rest[20], tuple(rest[21:]))
    state = table.apply(table.start(1), CHANCE, deal).state
    state = two.do(table, state, (0, Play(two.cards("9H")[0])))
    return table.legal(state, 1)


def trick(rules: str, hand: str, cards: str, trump: str = "S") -> Any:
    """What may be played from this hand to this trick."""
    return at.legal_cards(rules, hand, cards, trump)


def winner_of(rules: str, cards: str) -> Any:
    """Who takes the trick and what it pays, trump hearts."""
    return at.outcome_of_trick(rules, cards, "H")


def last_of(rules: str, cards: str) -> Any:
    """The same for the last trick."""
    return at.outcome_of_trick(rules, cards, "H", last=True)


def lead(rules: str) -> Any:
    """Who leads, dealer 0 and the last seat declarer."""
    last = at.game(rules).setting.players - 1
    return at.game(rules).to_act(at.lay_all(rules, at.contract(rules, {}, "S", declarer=last, dealer=0)))


def revoked(rules: str) -> Any:
    """How a deal is booked when the declarer is convicted of a revoke, his melds worth the bid."""
    state = at.ending(
        rules, ["KH AC", "AH KC", "JH JC"], "S", leader=1, melds=(300, 0, 0), points=(20, 10, 10), bid=250
    )
    state = at.play(at.game(rules), state, "AH", "JH", "AC")
    return at.result(at.do(at.game(rules), state, (1, ClaimRevoke(0)))).change


def booked(rules: str, *, points: tuple[int, ...], own: int = 120, other: int = 40, bid: int = 300) -> Any:
    """A deal with these trick points, melds of declarer and one opponent, and how it ends the game."""
    sides = at.game(rules).setting.sides
    found = at.settled(rules, (own, other, 0)[:sides], points, bid=bid)
    return found.outcome, found.change, found.winner


def saved(rules: str) -> Any:
    """Melds of an opponent with no trick, with an empty one, with ten points, with fifty."""
    return [
        at.booked(
            rules,
            at.ending(rules, ["9H"] * 3, "S", melds=(300, 100, 0), points=(100, p, 20), taken=(3, t, 1), bid=250),
        ).change[1]
        for p, t in ((0, 0), (0, 1), (10, 1), (50, 2))
    ]


def ended(rules: str, totals: tuple[int, ...], declarer: int = 0, deals: int = 1) -> Any:
    """Winner, decider and mark after these totals."""
    found = at.after(rules, totals, declarer=declarer, deals=deals)
    return found.winner, found.decider, found.target


def give_up(rules: str) -> Any:
    """When the declarer may give up: before melds, between them, before the lead; and how it is booked if he does."""
    table, state = at.game(rules), at.melding(rules, ["AS", "KH QH", "JC"], "S", bid=300)
    moments = [state, at.do(table, state, (0, LAY_MELDS)), at.lay_all(rules, state)]
    allowed = [table.check(moment, 0, GIVE_UP) is None for moment in moments]
    booked_as = at.result(at.do(table, state, (0, GIVE_UP))).change if allowed[0] else None
    return allowed, booked_as


def all_melds(rules: str, hands: list[str], bid: int, trump: str = "S", totals: tuple[int, ...] = ()) -> Any:
    """All melds lie: what they count, and how the deal went on."""
    state = at.melding(rules, hands, trump, bid=bid)
    if totals:
        state = msgspec.structs.replace(state, totals=totals)
    state = at.lay_all(rules, state)
    over = state.phase.result if isinstance(state.phase, Settled) else None
    return state.public.melds, over and (over.outcome, over.change, over.winner)


def shot(rules: str) -> Any:
    """Whether a promise of every trick may be made, and what a kept one pays and wins."""
    state = at.ending(rules, ["AS AH", "9H 9D", "JH JC"], "S", bid=500, taken=(0, 0, 0))
    if at.game(rules).check(state, 0, SHOOT) is not None:
        return None
    state = at.play(at.game(rules), at.do(at.game(rules), state, (0, SHOOT)), "AS", "9H", "JH", "AH", "9D", "JC")
    return at.result(state).change, at.result(state).winner


def in_plus(rules: str) -> Any:
    """Who wins when one comes back in plus after all were below zero."""
    state = at.ending(rules, ["9H"] * 3, "S", melds=(90, 0, 0), taken=(1, 1, 1), totals=(-60, -80, -300), bid=10)
    return at.booked(rules, msgspec.structs.replace(state, underwater=True)).winner


def two_ended(rules: str, totals: tuple[int, int], points: tuple[int, int] = (0, 0)) -> Any:
    """How a two-handed deal is booked in whose last trick seat 0 takes ten points more."""
    state = two.ending(rules, "S", ("9H", "9D"), totals=totals, points=points)
    found = two.result(two.play(two.game(rules), state, "9H", "9D"))
    return found.change, found.winner, found.target


def called(rules: str) -> Any:
    """What a claim does, and what comes of it when its caller wins the next trick."""
    table, state = two.game(rules), two.ending(rules, "S", ("AH 9D", "9H 9C"), totals=(995, 0))
    if table.check(state, 0, CALL_OUT) is not None:
        return None
    state = table.apply(state, 0, CALL_OUT).state
    if isinstance(state.phase, Settled):
        return "at once", two.result(state).winner
    return "later", two.result(two.play(table, state, "AH", "9H")).winner


def paid(rules: str) -> Any:
    """Stakes: before the game, for a deal given up, for one lost, for a game won."""
    up = at.do(at.game(rules), at.melding(rules, ["AS", "9H", "JH"], "S"), (0, GIVE_UP))
    lost = at.settled(rules, (0, 0, 0), (40, 100, 110), bid=500)
    return at.game(rules).start().pool, at.result(up).paid, lost.paid, at.after(rules, (1500, 600, 600)).paid


def chips(rules: str) -> Any:
    """Chips before the players."""
    state = two.ending(rules, "S", ("9H", "9D"), totals=(290, 100), melds=(40, 20))
    return two.game(rules).score(state).chips


def whole_deal(rules: str) -> Any:
    """Tricks of a deal and all their points."""
    table, state = at.game(rules), at.lay_all(rules, at.contract(rules, {}, "S"))
    while not isinstance(state.phase, Settled):
        turn = table.to_act(state)
        state = table.apply(state, turn, table.legal(state, turn)[0]).state
    return len(state.public.tricks), sum(trick.points for trick in state.public.tricks)


def places_dealt(rules: str) -> Any:
    """Places in the pack of the cards of seat 0."""
    places: Any = range(at.game(rules).setting.pack.size)
    return deal_pack(at.game(rules), places, dealer=at.game(rules).setting.players - 1).hands[0]


def sides(rules: str) -> Any:
    """Whose melds are added up, and who speaks last."""
    table = at.game(rules)
    hands = ["KH QH"] * table.setting.players
    return table.score(at.lay_all(rules, at.melding(rules, hands, "S"))).melds


def next_to_speak(rules: str) -> Any:
    """The two who speak after the dealer."""
    table, state = at.game(rules), at.begin(rules, dealer=0)
    forehand = table.to_act(state)
    return forehand, table.to_act(table.apply(state, forehand, Bid(250)).state)


def asked(rules: str, hand: str) -> Any:
    """Whether such a hand may be thrown in."""
    return ASK_REDEAL in at.game(rules).legal(at.begin(rules, {0: hand}, dealer=2), 0)


def nobody_bids(rules: str) -> Any:
    """What the dealer may do when all others have passed, and what comes of a pass."""
    state = at.bidding(rules, first(rules), "0:P 1:P")
    allowed = at.refused(at.game(rules), state, 2, PASS) is None
    return allowed, allowed and turn_after(rules, "0:P 1:P 2:P")


def signal(rules: str) -> Any:
    """What a second bid tells."""
    return at.bidding(rules, first(rules), "0:500 1:510").public.calls[-1].signal


def dix(rules: str) -> Any:
    """What may be done with a nine of trump, and with a marriage beside it."""
    run = two.tell(rules, "S", "9S KH QH", "win")
    state = run.state
    state = two.do(run.game, state, (0, Draw())) if run.game.rules.meld.moment == "after" else state
    legal = run.game.legal(state, 0)
    dixes = tuple(a for a in legal if isinstance(a, Dix))
    after = run.game.apply(state, 0, dixes[0]).state
    return dixes, [a.name for a in run.game.legal(after, 0) if isinstance(a, Meld)]


def card_names(rules: str) -> Any:
    """How the table calls the queen of spades; the signs change nothing else."""
    return Words(at.game(rules), "en", ("A", "B", "C")).card(two.cards("QS")[0])


# ------------------------------------------------------------------------------------------------ the table


@dataclass(frozen=True)
class Witness:
    """A field, a set, the changes (those that must come along behind the field's own), and a story they tell apart."""

    path: str
    base: str
    changes: str
    story: Story

    @property
    def changed(self) -> str:
        """The set with the changes, which replace what the base says of the same fields."""
        name, _, before = self.base.partition("?")
        pieces = dict(piece.split("=", 1) for piece in [*before.split("&"), *self.changes.split("&")] if piece)
        return f"{name}?{'&'.join(f'{key}={text}' for key, text in pieces.items())}"


SPADES = "AS TS KS QS JS"
EIGHT = "KS KD KC KH QS QD QC QH"
FIVE_NINES = "9S 9S 9D 9D 9C KH JH AS TS TD TC KC JC AH AD"
SIX_NINES = "9S 9S 9D 9D 9C 9C KH QH AS TS TD TC KC JH JC"
SMALL = "pack.ranks=ATKQJ&deal.hand=10&deal.packet=2"
ROUND = "win; meld kings-around KS KH KD KC; win; meld queens-around QS QH QD QC; win; meld roundhouse "
ROUND += "KS* KH* KD* KC* QS* QH* QD* QC*"
WHOLE = "win; meld roundhouse KS KH KD KC QS QH QD QC"
PART = "win; meld marriage KH QH; win; meld roundhouse KS KH* KD KC QS QH* QD QC"
TWO_PINOCHLES = "win; meld pinochle QS JD; win; meld double-pinochle QS QS* JD JD*"
GROW = "win; meld royal-marriage KS QS; win; meld run AS TS KS* QS* JS"
REUSE = "win; meld royal-marriage KS QS; play KS*; win; draw KS; win; meld run AS TS KS QS* JS"
LOST = partial(booked, points=(100, 100, 50))


def of(path: str, base: str, changes: str, story: Callable[..., Any], *args: Any, **named: Any) -> Witness:
    """A witness; what follows the story is told to it."""
    return Witness(path, base, changes, partial(story, **named) if not args else lambda r: story(r, *args, **named))


WITNESSES = [
    # pack, seats, deal
    of("pack.ranks", "bicycle", "pack.ranks=ATKQJ987", told, "9S", "win; dix show"),
    of("pack.ranks", "partners?deal.hand=12", SMALL, whole_deal),
    of("pack.ranks", "midwest", "pack.ranks=ATKQJ7", melds, "9S"),
    of("pack.copies", f"partners?{SMALL}", "pack.copies=4", whole_deal),
    of("pack.suits", "midwest", "pack.suits=german", card_names),
    of("seats.players", "auction?exchange.bury=any", "seats.players=4&seats.partners=true", sides),
    of("seats.players", "two-handed", "seats.players=3", kinds_of_action),
    of("seats.partners", "auction?exchange.bury=any", "seats.partners=true&seats.players=4", sides),
    of("seats.clockwise", "midwest", "seats.clockwise=false", next_to_speak),
    of("deal.hand", "partners", "deal.hand=11&deal.packet=1&deal.widow=4", places_dealt),
    of("deal.packet", "midwest", "deal.packet=5", places_dealt),
    *[of("deal.packet", "partners", f"deal.packet={n}", places_dealt) for n in (1, 2, 4, 6)],
    of("deal.widow", "midwest", "deal.widow=6&deal.hand=14&deal.packet=2", steps),
    of("deal.stock", "two-handed", "deal.stock=false", kinds_of_action),
    of("deal.last_shown", "two-handed", "deal.last_shown=true", last_card_seen),
    of("deal.last_choice", "two-handed", "deal.last_choice=true", last_draw),
    of("deal.redeal", "midwest", "deal.redeal=five-nines", asked, FIVE_NINES),
    of("deal.redeal", "midwest", "deal.redeal=five-nines-no-meld", asked, FIVE_NINES),
    of("deal.redeal", "midwest?deal.redeal=five-nines", "deal.redeal=five-nines-no-meld", asked, SIX_NINES),
    of("deal.redeal", "midwest", "deal.redeal=six-nines-one-ace", asked, SIX_NINES),
    # auction
    of("auction.style", "midwest", "auction.style=pairwise", turn_after, "0:250 1:260"),
    of("auction.style", "partners", "auction.style=one-call", turn_after, "0:250 1:260 2:P 3:270"),
    of("auction.style", "two-handed", "auction.style=rounds", kinds_of_action),
    of("auction.minimum", "midwest", "auction.minimum=150", bids),
    of("auction.step", "midwest", "auction.step=50", bids, "0:250"),
    of("auction.coarse_from", "double-deck", "auction.coarse_from=600", bids, "0:600"),
    of("auction.coarse_step", "double-deck?auction.coarse_from=600", "auction.coarse_step=20", bids, "0:600"),
    of("auction.maximum", "midwest", "auction.maximum=400", bids),
    of("auction.forehand_opens", "midwest", "auction.forehand_opens=true", bids),
    of("auction.all_passed", "midwest", "auction.all_passed=dealer-takes", nobody_bids),
    of("auction.all_passed", "midwest", "auction.all_passed=dealer-must-bid", nobody_bids),
    of("auction.meld_signals", "double-deck", "auction.meld_signals=true", signal),
    # trump, exchange
    of("trump.moment", "midwest", "trump.moment=before-bury", steps),
    of("trump.moment", "midwest", "trump.moment=before-widow", steps),
    of("trump.moment", "two-handed", "trump.moment=after-bury", kinds_of_action),
    of("trump.marriage", "midwest", "trump.marriage=true", trump_names),
    of("trump.durch", "midwest", "trump.durch=true", trump_names),
    of("trump.durch_won", "midwest?trump.durch=true", "trump.durch_won=500", durch, "AH JH QH AS JS QS"),
    of("trump.durch_lost", "midwest?trump.durch=true", "trump.durch_lost=500", durch, "KH AH QH"),
    of("exchange.widow_shown", "midwest", "exchange.widow_shown=declarer", widow_seen),
    of("exchange.bury", "auction", "exchange.bury=any", buryable),
    of("exchange.bury", "auction", "exchange.bury=nines-allowed", buryable),
    of("exchange.widow_use", "partners-widow", "exchange.widow_use=bury", steps),
    *[of("exchange.pass_cards", "partners", f"exchange.pass_cards={n}", passed) for n in (1, 2, 3, 4)],
    of("exchange.pass_order", "partners-passing", "exchange.pass_order=at-once", passed),
    # melds
    of("meld.rows", "midwest", "meld.rows.dix=null", melds, "9S"),
    of("meld.doubles", "midwest", "meld.doubles=twice", melds, "QS QS JD JD"),
    *[
        of("meld.table", "double-deck", f"meld.table={table}", melds, "QS QS QS QS JD JD JD JD", "H")
        for table in ("450-600", "600-1200", "900-1200")
    ],
    of("meld.table", "double-deck", "meld.table=900-1200", melds, "QS QS QS JD JD JD", "H"),
    of("meld.table", "double-deck", "meld.table=additive", melds, f"{SPADES} {SPADES}"),
    of("meld.double_royal", "midwest", "meld.double_royal=240", melds, "KS KS QS QS"),
    of("meld.royal_in_run", "midwest", "meld.royal_in_run=true", melds, SPADES),
    of("meld.run_extra", "midwest", "meld.run_extra=20", melds, f"{SPADES} KS"),
    of("meld.roundhouse", "midwest", "meld.roundhouse=own", melds, f"{EIGHT} AS TS JS"),
    of("meld.roundhouse", "midwest", "meld.roundhouse=flat-250", melds, EIGHT),
    of("meld.roundhouse", "two-handed", "meld.roundhouse=whole", told, EIGHT, WHOLE),
    of("meld.roundhouse", "two-handed?meld.roundhouse=whole", "meld.roundhouse=extend", told, EIGHT, PART),
    of(
        "meld.grand_pinochle",
        "two-handed",
        "meld.grand_pinochle=true",
        told,
        "KS QS JD",
        "win; meld grand-pinochle KS QS JD",
    ),
    of("meld.grand_pinochle", "midwest", "meld.grand_pinochle=true", melds, "KS QS JD", "H"),
    *[
        of("meld.double_pinochle", "two-handed", f"meld.double_pinochle={how}", told, "QS QS JD JD", TWO_PINOCHLES, "H")
        for how in ("whole", "none")
    ],
    of("meld.double_pinochle", "midwest", "meld.double_pinochle=none", melds, "QS QS JD JD"),
    of(
        "meld.tenfold",
        "two-handed",
        "meld.tenfold=true",
        told,
        "AS AS AH AH AD AD AC AC",
        "win; meld double-aces-around AC AC AD AD AH AH AS AS",
    ),
    of("meld.extension", "two-handed", "meld.extension=full", told, SPADES, GROW),
    of("meld.reuse", "two-handed", "meld.reuse=card", told, SPADES, REUSE),
    of(
        "meld.per_trick",
        "two-handed",
        "meld.per_trick=several",
        told,
        "KD QD KC QC",
        "win; meld marriage KD QD; meld marriage KC QC",
    ),
    of(
        "meld.fresh_card",
        "two-handed",
        "meld.fresh_card=false",
        told,
        EIGHT,
        "win; meld queens-around QS QH QD QC; win; meld kings-around KS KH KD KC; win; meld marriage KH* QH*",
    ),
    of("meld.moment", "two-handed", "meld.moment=after", told, "KH", "win; draw QH; meld marriage KH QH"),
    of("meld.after_last_draw", "hay", "meld.after_last_draw=true", after_stock),
    of("meld.dix_is_meld", "two-handed", "meld.dix_is_meld=true", dix),
    of("meld.dix_exchange", "two-handed", "meld.dix_exchange=optional", dix),
    # play
    of("play.duty", "midwest", "play.duty=east", trick, "AH 9H AS", "KH"),
    of("play.duty", "midwest", "play.duty=free", trick, "AH 9H AS", "KH"),
    of("play.stock_duty", "two-handed", "play.stock_duty=strict", second_card),
    of("play.stock_duty", "two-handed", "play.stock_duty=east", second_card),
    of("play.head_after_ruff", "midwest", "play.head_after_ruff=true", trick, "AH 9H AS", "KH 9S"),
    of("play.twins", "midwest", "play.twins=last", winner_of, "AC AC 9C"),
    of("play.leader", "midwest", "play.leader=forehand", lead),
    of("play.first_lead", "midwest", "play.first_lead=trump", trick, "AH 9S", ""),
    of("play.revoke", "midwest", "play.revoke=judged", trick, "AH 9C", "KH"),
    of("play.revoke_costs", "midwest?play.revoke=judged", "play.revoke_costs=tricks", revoked),
    # score
    of("score.card_points", "midwest", "score.card_points=traditional", winner_of, "AC KC QC"),
    of("score.card_points", "midwest", "score.card_points=simplified", winner_of, "AC TC KC"),
    of("score.last_trick", "midwest", "score.last_trick=20", last_of, "9C JC QC"),
    of("score.rounding", "two-handed", "score.rounding=7-up", two_ended, (0, 0), (87, 86)),
    of("score.target", "midwest", "score.target=1000", ended, (1200, 0, 0)),
    of("score.end", "midwest", "score.end=raise", ended, (1520, 1600, 0)),
    of("score.raise_by", "midwest?score.end=raise", "score.raise_by=100", ended, (1600, 1520, 0)),
    of("score.crossing", "midwest", "score.crossing=higher", ended, (1520, 1600, 0)),
    of("score.call_out", "two-handed", "score.call_out=on", called),
    of("score.call_out", "two-handed?score.call_out=on", "score.call_out=extra-trick", called),
    *[of("score.melds_need", "auction", f"score.melds_need={need}", saved) for need in ("trick", "counter", "points")],
    of("score.melds_need", "midwest", "score.melds_need=counter", saved),
    of("score.melds_need_points", "auction?score.melds_need=points", "score.melds_need_points=50", saved),
    of("score.set_cost", "midwest", "score.set_cost=double", LOST),
    of("score.set_cost", "midwest", "score.set_cost=bid-and-melds", LOST),
    of("score.give_up", "midwest", "score.give_up=never", give_up),
    of("score.give_up", "midwest", "score.give_up=before-lead", give_up),
    of("score.give_up_bonus", "midwest", "score.give_up_bonus=100", give_up),
    of("score.dead_contract", "midwest", "score.dead_contract=set", all_melds, ["9S", "KH QH", "JC"], 300),
    of("score.minimum_meld", "midwest", "score.minimum_meld=50", all_melds, ["AS AH AD AC", "KH QH", "JC"], 300),
    of(
        "score.short_meld",
        "midwest?score.minimum_meld=50",
        "score.short_meld=set",
        all_melds,
        ["9S", "KH QH", "JC"],
        250,
    ),
    of("score.minimum_tricks", "midwest", "score.minimum_tricks=60", LOST),
    of(
        "score.four_pinochles_win",
        "hoskin",
        "score.four_pinochles_win=true",
        all_melds,
        ["JC", "QS QS QS QS JD JD JD JD", "JC"],
        500,
        "H",
    ),
    of(
        "score.quadruple_run_wins",
        "hoskin",
        "score.quadruple_run_wins=true",
        all_melds,
        ["JC", " ".join([SPADES] * 4), "JC"],
        500,
        "S",
    ),
    of("score.shoot", "midwest", "score.shoot=1000", shot),
    of("score.shoot_wins", "midwest?score.shoot=1000", "score.shoot_wins=true", shot),
    of("score.negative_limit", "midwest", "score.negative_limit=1000", ended, (-1000, 300, 450), 1),
    of("score.all_negative", "midwest", "score.all_negative=true", in_plus),
    of("score.length", "midwest", "score.length=deals", ended, (600, 300, 450)),
    of("score.length", "midwest?score.length_count=1", "score.length=rounds", ended, (600, 300, 450), 0, 3),
    of("score.length_count", "midwest?score.length=deals", "score.length_count=2", ended, (600, 300, 450)),
    of("score.mercy", "midwest", "score.mercy=minus-target", ended, (-1500, 300, 450), 1),
    of("score.mercy", "midwest", "score.mercy=spread", ended, (-1200, 300, 450), 1),
    of("score.scale", "midwest", "score.scale=modern", bids),
    # money
    of("money.kind", "midwest", "money.kind=direct", paid),
    of("money.kind", "midwest", "money.kind=pool", paid),
    of("money.game", "midwest?money.kind=direct", "money.game=4", paid),
    *[of("money.ratio", "midwest?money.kind=direct&money.game=12", f"money.ratio={n}", paid) for n in (1, 3, 4)],
    of("money.keeping", "bicycle", "money.keeping=bank", chips),
    of("money.keeping", "bicycle", "money.keeping=countdown", chips),
]
"""At least one for every field; more where a field has several values."""

ANOTHER_GAME = {
    ("seats.players", "two-handed"): "midwest",
    ("deal.stock", "two-handed"): "midwest",
    ("auction.style", "two-handed"): "midwest",
    ("trump.moment", "two-handed"): "midwest",
    ("seats.players", "auction?exchange.bury=any"): "partners",
    ("seats.partners", "auction?exchange.bury=any"): "partners",
    ("pack.ranks", "partners?deal.hand=12"): f"partners?{SMALL}",
    ("pack.copies", f"partners?{SMALL}"): f"partners?{SMALL.replace('10', '20')}&pack.copies=4",
}
"""Fields that turn a set into another kind of game: the set to compare with, for no table can change them alone."""


def value(rules: RuleSet, path: str) -> Any:
    """What stands in a field."""
    found: Any = rules
    for step in path.split("."):
        found = getattr(found, step)
    return found


def other(witness: Witness) -> str:
    """The set that the witness is compared with."""
    return ANOTHER_GAME.get((witness.path, witness.base), witness.changed)


@pytest.mark.parametrize("witness", WITNESSES, ids=lambda w: f"{w.path}: {w.base} {w.changes}")
def test_the_field_makes_a_difference(witness: Witness) -> None:
    """The sets differ in the field (alone, where it can be changed alone), and the story tells them apart."""
    base, changed = parse(witness.base), parse(other(witness))
    assert value(base, witness.path) != value(changed, witness.path)
    if (witness.path, witness.base) not in ANOTHER_GAME and "&" not in witness.changes:
        differing = [path for path in field_paths() if value(base, path) != value(changed, path)]
        assert differing == [witness.path]
    assert witness.story(witness.base) != witness.story(other(witness))


def test_every_field_has_a_witness() -> None:
    """All fields of the schema but those that only name the set; and no witness stands for a field that is gone."""
    assert {witness.path for witness in WITNESSES} == set(field_paths()) - UNPLAYED


def test_every_word_has_a_witness() -> None:
    """Each value of a field of words or choices makes a difference to some other value of the field."""
    seen: dict[str, set[Any]] = {}
    for witness in WITNESSES:
        for line in (witness.base, other(witness)):
            if witness.path != "meld.rows":
                seen.setdefault(witness.path, set()).add(value(parse(line), witness.path))
    tree = inspect.type_info(RuleSet)
    assert isinstance(tree, inspect.StructType)
    checked = 0
    for section in tree.fields:
        if not isinstance(section.type, inspect.StructType):
            continue
        for field in section.type.fields:
            path = f"{section.encode_name}.{field.encode_name}"
            kind = field.type
            while isinstance(kind, inspect.Metadata):
                kind = kind.type
            if isinstance(kind, inspect.LiteralType):
                assert seen[path] == set(kind.values), path
                checked += 1
    assert checked > 30


def test_a_story_is_told_alike_twice() -> None:
    """A witness is no chance: the same set tells the same story."""
    for witness in WITNESSES[::7]:
        assert witness.story(witness.base) == witness.story(witness.base)
