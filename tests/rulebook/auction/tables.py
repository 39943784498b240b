"""Tables for tests of the auction games: chosen hands, auctions in one line, endings with chosen piles.

Everything that happens in them happens through `Game.apply`; only where a story begins is made by hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from binocle.cards import CARDS, Hand
from binocle.game import Game
from binocle.game.actions import LAY_MELDS, PASS, Action, Bid, Bury, Deal, NameTrump, Play
from binocle.game.public import OpenTrick, Public, Settlement, Shown
from binocle.game.sealed import Sealed
from binocle.game.state import Hidden, Melding, Settled, State, TrickPlay
from binocle.seats import CHANCE
from tests.rulebook.positions import cards, do, game, play, refused, result

__all__ = ["cards", "do", "game", "play", "refused", "result"]


def deal(rules: str, hands: Mapping[int, str] | None = None, widow: str = "", rest: str = "") -> Deal:
    """A whole pack dealt so that these seats hold these cards and the widow has those; the rest is filled up.

    Cards in `rest` are given out first among the fillers, in order, to the lowest seats with room.
    """
    table = game(rules)
    pack = [CARDS[kind] for kind in table.setting.pack.kinds]
    dealt = [list(cards((hands or {}).get(seat, ""))) for seat in range(table.setting.players)]
    aside = list(cards(widow))
    for card in [*aside, *(card for hand in dealt for card in hand), *cards(rest)]:
        pack.remove(card)
    pack = [*cards(rest), *pack]
    for hand in dealt:
        while len(hand) < table.rules.deal.hand:
            hand.append(pack.pop(0))
    while len(aside) < table.rules.deal.widow:
        aside.append(pack.pop(0))
    return Deal(tuple(tuple(hand) for hand in dealt), tuple(aside))


def begin(
    rules: str,
    hands: Mapping[int, str] | None = None,
    widow: str = "",
    *,
    dealer: int = 0,
    totals: Sequence[int] | None = None,
    rest: str = "",
) -> State:
    """The auction after such a deal; the running score before it may be given."""
    table = game(rules)
    start = table.start(dealer)
    if totals is not None:
        start = msgspec.structs.replace(start, totals=tuple(totals))
    return table.apply(start, CHANCE, deal(rules, hands, widow, rest)).state


def call(text: str) -> tuple[int, Action]:
    """A call such as `0:P` or `1:250`."""
    seat, _, amount = text.partition(":")
    return int(seat), PASS if amount == "P" else Bid(int(amount))


def bidding(rules: str, state: State, calls: str) -> State:
    """The state after these calls."""
    return do(game(rules), state, *map(call, calls.split()))


def bury(rules: str, state: State, text: str) -> State:
    """The declarer buries these cards, one after the other."""
    return do(game(rules), state, *[(state.public.declarer, Bury(card)) for card in cards(text)])


def name(rules: str, state: State, suit: str) -> State:
    """The declarer names trump."""
    return do(game(rules), state, (state.public.declarer, NameTrump(suit)))


def lay_all(rules: str, state: State) -> State:
    """Everybody lays out his melds in turn."""
    table = game(rules)
    while isinstance(state.phase, Melding):
        state = table.apply(state, table.to_act(state), LAY_MELDS).state
    return state


def contract(
    rules: str,
    hands: Mapping[int, str],
    trump: str,
    *,
    declarer: int = 0,
    bid: int | None = None,
    widow: str = "",
    buries: str = "",
    dealer: int | None = None,
    totals: Sequence[int] | None = None,
    rest: str = "",
) -> State:
    """The melds are due: this declarer has bought it at the minimum (or at `bid`), buried these cards and named trump.

    Forehand is the declarer unless a dealer is named; all others have passed.
    """
    table = game(rules)
    seating = table.setting.seating
    first = declarer if dealer is None else seating.next(dealer)
    dealer = seating.next(declarer, seating.players - 1) if dealer is None else dealer
    state = begin(rules, hands, widow, dealer=dealer, totals=totals, rest=rest)
    for seat in seating.iter_from(first):
        bought = Bid(bid or table.setting.ladder[0].amount)
        state = table.apply(state, seat, bought if seat == declarer else PASS).state
    for step in [step for step in table.setting.steps if step != "widow"]:
        if step == "trump":
            state = name(rules, state, trump)
        else:
            given = buries or " ".join(_free(table, state))
            state = bury(rules, state, given)
    return state


def _free(table: Game, state: State) -> list[str]:
    """Cards that may be buried, lowest kinds first, as many as are due."""
    names: list[str] = []
    while len(names) < table.rules.deal.widow:
        options = [a for a in table.legal(state, state.public.declarer) if isinstance(a, Bury)]
        names.append(options[0].card.value)
        state = table.apply(state, state.public.declarer, options[0]).state
    return names


def ending(
    rules: str,
    hands: Sequence[str],
    trump: str,
    *,
    leader: int = 0,
    declarer: int = 0,
    bid: int = 250,
    melds: Sequence[int] | None = None,
    points: Sequence[int] | None = None,
    taken: Sequence[int] | None = None,
    buried: str = "",
    totals: Sequence[int] | None = None,
    target: int | None = None,
    trick: str = "",
    dealer: int = 0,
    deal_no: int = 1,
) -> State:
    """Trick play with these hands left and this trick on the table; what was melded and taken before, by seat."""
    table = game(rules)
    none = (0,) * table.setting.players
    start = table.start(dealer)
    public = Public(
        declarer=declarer,
        bid=bid,
        trump="SHDC".index(trump),
        melds=tuple(melds or none),
        points=tuple(points or none),
        taken=tuple(taken or [int(p > 0) for p in points or none]),
        counters=tuple(p > 0 for p in points or none),
    )
    state = msgspec.structs.replace(
        start,
        deal_no=deal_no,
        public=public,
        totals=tuple(totals or start.totals),
        target=target or start.target,
        hidden=Sealed(Hidden(tuple(Hand.of(cards(hand)) for hand in hands), buried=Hand.of(cards(buried)).kinds)),
        phase=TrickPlay(leader, OpenTrick(leader)),
    )
    if trick:
        # Who led and followed with these cards held them.
        laid = cards(trick)
        seats = [table.setting.seating.next(leader, place) for place in range(len(laid))]
        held = [list(cards(hand)) for hand in hands]
        for seat, card in zip(seats, laid, strict=True):
            held[seat].append(card)
        hidden = Sealed(Hidden(tuple(Hand.of(hand) for hand in held), buried=Hand.of(cards(buried)).kinds))
        state = msgspec.structs.replace(state, hidden=hidden)
        state = do(table, state, *[(seat, Play(card)) for seat, card in zip(seats, laid, strict=True)])
    return state


def booked(rules: str, state: State) -> Settlement:
    """Play the cards that are left (there is no choice in an ending of one trick) and see how the deal is booked."""
    table = game(rules)
    while not isinstance(state.phase, Settled):
        turn = table.to_act(state)
        state = table.apply(state, turn, table.legal(state, turn)[0]).state
    found: Settlement = result(state)
    return found


def _idle(trick: str, trump: str) -> str:
    """A card of a suit that is neither led nor trump, to be held by those whose hands do not matter."""
    suits = {trump, *(card[1] for card in trick.split()[:1])}
    return "J" + next(suit for suit in "CDHS" if suit not in suits)


def legal_cards(rules: str, hand: str, trick: str, trump: str) -> set[str]:
    """What the next seat may play from this hand to this trick."""
    table = game(rules)
    players = table.setting.players
    hands = [hand, *[_idle(trick, trump)] * (players - 1)]
    leader = -len(trick.split()) % players
    state = ending(rules, hands, trump, leader=leader, trick=trick)
    assert table.to_act(state) == 0
    return {a.card.value for a in table.legal(state, 0) if isinstance(a, Play)}


def outcome_of_trick(rules: str, trick: str, trump: str, *, last: bool = False) -> tuple[int, int]:
    """Place of the winner among these cards (0 = leader) and the points of the trick, the last one or not."""
    table = game(rules)
    assert table.setting.players == len(trick.split())
    idle = "" if last else _idle(trick, trump)
    state = ending(rules, [f"{card} {idle}" for card in trick.split()], trump)
    for card in cards(trick):
        state = do(table, state, (table.to_act(state), Play(card)))
    taken = state.public.tricks[-1]
    return taken.winner, taken.points


def melding(rules: str, hands: Sequence[str], trump: str, *, declarer: int = 0, bid: int = 250) -> State:
    """The melds are due, and these are all the cards that the seats hold."""
    start = game(rules).start()
    return msgspec.structs.replace(
        start,
        deal_no=1,
        public=msgspec.structs.replace(start.public, declarer=declarer, bid=bid, trump="SHDC".index(trump)),
        hidden=Sealed(Hidden(tuple(Hand.of(cards(hand)) for hand in hands))),
        phase=Melding(declarer, 0),
    )


def laid(rules: str, hand: str, trump: str) -> tuple[Shown, ...]:
    """The melds that a seat lays out from exactly these cards, in an auction game."""
    table = game(rules)
    state = melding(rules, [hand, *[""] * (table.setting.players - 1)], trump)
    after = do(table, state, (0, LAY_MELDS))
    assert sum(shown.points for shown in after.public.shown) == after.public.melds[0]
    return after.public.shown


def meld_points(rules: str, hand: str, trump: str) -> int:
    """What the melds of these cards pay."""
    return sum(shown.points for shown in laid(rules, hand, trump))


def lines_of(rules: str, hand: str, trump: str) -> dict[str, int]:
    """The melds of these cards as names with their points; equal ones added up."""
    found: dict[str, int] = {}
    for shown in laid(rules, hand, trump):
        found[shown.name] = found.get(shown.name, 0) + shown.points
    return found


def settled(
    rules: str,
    melds: Sequence[int],
    points: Sequence[int],
    *,
    declarer: int = 0,
    bid: int = 250,
    buried: str = "",
    totals: Sequence[int] | None = None,
    target: int | None = None,
    deal_no: int = 1,
    dealer: int = 0,
) -> Settlement:
    """How a deal is booked in which these melds were laid and these card points won, last trick included.

    Both by seat; for partners by side is enough. The last trick, of cards that count nothing, is played here.
    """
    table = game(rules)
    rest = [0] * (table.setting.players - len(points))
    won = [*points, *rest]
    last = table.rules.score.last_trick
    winner = next(seat for seat, count in enumerate(won) if count >= last)
    won[winner] -= last
    state = ending(
        rules,
        ["JH" if "9" not in table.rules.pack.ranks else "9H"] * table.setting.players,
        "S",
        leader=winner,
        declarer=declarer,
        bid=bid,
        melds=[*melds, *rest],
        points=won,
        buried=buried,
        totals=totals,
        target=target,
        deal_no=deal_no,
        dealer=dealer,
    )
    return booked(rules, state)


def after(
    rules: str, totals: Sequence[int], *, declarer: int = 0, mark: int | None = None, deals: int = 1
) -> Settlement:
    """How a deal is booked after which these are the totals; the declarer has just made his contract.

    For endings of games: the deal itself is one in which every side books ten points or more.
    """
    table = game(rules)
    sides, last = table.setting.sides, table.rules.score.last_trick
    points = [100] * sides
    change = [100 + 400 * (table.setting.seating.side(declarer) == side) for side in range(sides)]
    melds = [c - p for c, p in zip(change, points, strict=True)]
    before = [total - c for total, c in zip(totals, change, strict=True)]
    assert last <= 100
    found = settled(
        rules,
        melds,
        points,
        declarer=declarer,
        bid=table.setting.ladder[0].amount,
        totals=before,
        target=mark,
        deal_no=deals,
    )
    assert found.totals == tuple(totals)
    return found
