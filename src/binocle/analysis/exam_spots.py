"""Real games brought to where an exam question stands: what is told of the cards holds, all the rest is drawn."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from binocle.cards import CARDS, SUITS, Card, parse_cards
from binocle.deal.seen import laid_on
from binocle.errors import BinocleError
from binocle.game.actions import LAY_MELDS, PASS, Action, Bid, Deal, NameTrump, PassCard, Play
from binocle.game.engine import Game
from binocle.game.state import Auction, Melding, NamingTrump, Passing, State, TrickPlay
from binocle.kernel.follow import legal_kinds
from binocle.kernel.layout import SUIT_MASK
from binocle.seats import CHANCE

NAMES: Final = "NESW"
"""The seats 0 to 3 as bridge players call them; partners sit opposite."""

_TRIES: Final = 20_000


class SpotError(BinocleError):
    """A question whose cards cannot lie so: the sentence says where it fails."""


class Past(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick that was played: who led, and the cards in order, `?` for any that is legal."""

    leader: str
    cards: str


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a question stands. Cards not named are drawn.

    `seat` is asked. `hand` are all the cards it holds; with `more` some of them, and it gets as many as it should have,
    none of the cards in `without`. `holds` names cards that other seats have, `lacks` suits that they have not, `gone`
    cards that were played before, `unseen` cards that some other seat still has. `table` is the trick on the table and
    `leader` who led to it, `past` are the tricks before it, the last one last. `calls` are the calls made, by turn, 0
    for a pass; without them the declarer alone bids. `passed` are the cards that the partner has passed, `widow` those
    that the declarer took.
    """

    seat: str
    hand: str = ""
    more: bool = False
    without: str = ""
    trump: str = ""
    declarer: str = ""
    bid: int = 0
    holds: dict[str, str] = msgspec.field(default_factory=dict)
    lacks: dict[str, str] = msgspec.field(default_factory=dict)
    gone: str = ""
    unseen: str = ""
    table: str = ""
    leader: str = ""
    past: tuple[Past, ...] = ()
    calls: tuple[int, ...] = ()
    dealer: str = ""
    passed: str = ""
    widow: str = ""


def brought(game: Game, spot: Spot, seed: int) -> State:
    """A game in which the seat asked sees what the spot tells; other seeds, other hidden cards.

    Raises:
        SpotError: no such game was found.
    """
    rng = random.Random(f"{seed}/{spot.hand}/{spot.table}")
    return _in_play(game, spot, rng) if spot.table or spot.leader else _before_play(game, spot, rng)


def seat_of(letter: str) -> int:
    """The number of a seat."""
    return NAMES.index(letter)


def _kinds(text: str) -> list[int]:
    return [card.kind for card in parse_cards(text)]


def _cards(kinds: Sequence[int]) -> tuple[Card, ...]:
    return tuple(CARDS[kind] for kind in kinds)


def _take(pool: Counter[int], kinds: Sequence[int]) -> None:
    """Take cards out of the pool."""
    for kind in kinds:
        pool[kind] -= 1
        if pool[kind] < 0:
            raise SpotError(f"{CARDS[kind].value} is named more often than the pack holds it")


def _before_play(game: Game, spot: Spot, rng: random.Random) -> State:
    """Auction, passing and burying: the hands as dealt, then the calls and steps that lead to the question."""
    me, rules = seat_of(spot.seat), game.rules.deal
    pool = Counter(game.setting.pack.kinds)
    hands: dict[int, list[int]] = {me: _kinds(spot.hand)}
    widow = _kinds(spot.widow)
    passed = _kinds(spot.passed)
    for letter, text in spot.holds.items():
        hands[seat_of(letter)] = _kinds(text)
    if passed:
        hands.setdefault((me + 2) % 4, []).extend(passed)
    for kinds in (*hands.values(), widow):
        _take(pool, kinds)
    barred = set(_kinds(spot.without))
    rest = list(pool.elements())
    rng.shuffle(rest)
    for seat in (me, *(seat for seat in range(game.setting.players) if seat != me)):
        hand = hands.setdefault(seat, [])
        while len(hand) < rules.hand:
            place = next((i for i, kind in enumerate(rest) if seat != me or kind not in barred), None)
            if place is None:
                raise SpotError("there are not enough cards that the seat may hold")
            hand.append(rest.pop(place))
    while len(widow) < rules.widow:
        widow.append(rest.pop())
    deal = Deal(tuple(_cards(hands[seat]) for seat in range(game.setting.players)), _cards(widow))
    dealer = seat_of(spot.dealer) if spot.dealer else game.setting.players - 1
    state = game.apply(game.start(dealer), CHANCE, deal).state
    for amount in spot.calls:
        state = _applied(game, state, Bid(amount) if amount else PASS)
    if spot.declarer:
        state = _contract(game, state, spot)
    while isinstance(state.phase, Passing) and game.to_act(state) != me and passed:
        state = _applied(game, state, PassCard(CARDS[passed.pop()]))
    return state


def _applied(game: Game, state: State, action: Action) -> State:
    return game.apply(state, game.to_act(state), action).state


def _contract(game: Game, state: State, spot: Spot) -> State:
    """The declarer bids, the others pass; he names trump, takes the widow."""
    declarer = seat_of(spot.declarer)
    while isinstance(state.phase, Auction):
        turn = game.to_act(state)
        legal = game.legal(state, turn)
        bids = [action for action in legal if isinstance(action, Bid)]
        mine = turn == declarer and state.phase.bidder != declarer
        if mine or PASS not in legal:
            amount = max(spot.bid, bids[0].amount) if turn == declarer else bids[0].amount
            state = _applied(game, state, Bid(amount))
        else:
            state = _applied(game, state, PASS)
    if isinstance(state.phase, NamingTrump):
        state = _applied(game, state, NameTrump(spot.trump))
    return state


def _in_play(game: Game, spot: Spot, rng: random.Random) -> State:
    """Trick play: deals are drawn and played at random, the cards told being kept back, until one comes to the spot."""
    told = _Told(game, spot)
    for _ in range(_TRIES):
        hands = told.drawn(rng)
        tricks = told.played(rng, [Counter(hand) for hand in hands])
        if tricks is not None:
            return _forward(game, spot, hands, tricks)
    raise SpotError("no deal was found that comes to this trick")


class _Told:
    """What a question tells of a deal: the cards each seat keeps for it, those it may not have then, those gone."""

    def __init__(self, game: Game, spot: Spot) -> None:
        self.game, self.spot = game, spot
        self.me, self.trump = seat_of(spot.seat), SUITS.index(spot.trump)
        step, players = game.setting.seating, game.setting.players
        self.table = _kinds(spot.table)
        self.leader = seat_of(spot.leader or spot.seat)
        own = _kinds(spot.hand)
        self.number = game.rules.deal.hand - len(own)
        self.first = seat_of(spot.declarer) if game.rules.play.leader == "declarer" else 0
        self.keeps: list[Counter[int]] = [Counter() for _ in range(players)]
        self.keeps[self.me] += Counter(own)
        self.barred = [0] * players
        for place, kind in enumerate(self.table):
            seat = step.next(self.leader, place)
            self.keeps[seat][kind] += 1
            self.barred[seat] |= _denied_at(game, self.table, place, self.trump)
        for letter, text in spot.holds.items():
            self.keeps[seat_of(letter)] += Counter(_kinds(text))
        for letter, suits in spot.lacks.items():
            for suit in suits:
                self.barred[seat_of(letter)] |= SUIT_MASK << 8 * SUITS.index(suit)
        self.gone = Counter(_kinds(spot.gone))
        self.past: dict[int, tuple[int, list[int]]] = {}
        self.led: list[Counter[int]] = [Counter() for _ in range(players)]
        for back, past in enumerate(reversed(spot.past), start=1):
            cards = [-1 if text == "?" else parse_cards(text)[0].kind for text in past.cards.split()]
            leader = seat_of(past.leader)
            self.past[self.number - back] = (leader, cards)
            for place, kind in enumerate(cards):
                if kind >= 0:
                    self.led[step.next(leader, place)][kind] += 1

    def drawn(self, rng: random.Random) -> list[list[int]]:
        """Hands for a deal: what a seat keeps, and others; those it must not have at the end rather go elsewhere."""
        players, size = self.game.setting.players, self.game.rules.deal.hand
        pool = Counter(self.game.setting.pack.kinds)
        hands = [list((self.keeps[seat] + self.led[seat]).elements()) for seat in range(players)]
        for kinds in (*hands, list(self.gone.elements())):
            _take(pool, kinds)
        others = [seat for seat in range(players) if seat != self.me]
        for kind in _kinds(self.spot.unseen):
            _take(pool, [kind])
            free = [seat for seat in others if not self.barred[seat] >> kind & 1 and len(hands[seat]) < size]
            seat = rng.choice(free or others)
            hands[seat].append(kind)
        rest = [*pool.elements(), *self.gone.elements()]
        rng.shuffle(rest)
        for kind in rest:
            free = [seat for seat in range(players) if len(hands[seat]) < size]
            likely = [seat for seat in free if not self.barred[seat] >> kind & 1]
            hands[rng.choice(likely if likely and rng.random() < 0.9 else free)].append(kind)
        return hands

    def played(self, rng: random.Random, hands: list[Counter[int]]) -> list[tuple[int, list[int]]] | None:
        """Tricks of legal cards that come to the question, None when some card told was forced out."""
        step, flags = self.game.setting.seating, self.game.setting.tables.flags
        keeps = [mine + led for mine, led in zip(self.keeps, self.led, strict=True)]
        for kind in _kinds(self.spot.unseen):
            seat = next(s for s in range(len(hands)) if s != self.me and hands[s][kind] > keeps[s][kind])
            keeps[seat][kind] += 1
        gone = Counter(self.gone)
        leader = self.first
        tricks: list[tuple[int, list[int]]] = []
        for number in range(self.number):
            told = self.past.get(number)
            if told is not None and told[0] != leader:
                return None
            cards: list[int] = []
            for place in range(self.game.setting.players):
                seat = step.next(leader, place)
                hand = hands[seat]
                best, led, led_best = _standing(self.game, cards, self.trump)
                mask = sum(1 << kind for kind in hand if hand[kind])
                legal = legal_kinds(mask, led, best, led_best, self.trump, flags)
                if not cards and not number and self.game.rules.play.first_lead == "trump":
                    legal = legal & (SUIT_MASK << 8 * self.trump) or legal
                wanted = told[1][place] if told is not None else -1
                if wanted >= 0:
                    keeps[seat][wanted] -= 1
                may = [
                    kind
                    for kind in hand
                    if legal >> kind & 1 and hand[kind] > keeps[seat][kind] and wanted in {-1, kind}
                ]
                if not may:
                    return None
                urgent = [kind for kind in may if gone[kind] or self.barred[seat] >> kind & 1]
                kind = rng.choice(urgent if urgent and rng.random() < 0.8 else may)
                hand[kind] -= 1
                gone[kind] -= gone[kind] > 0
                cards.append(kind)
            tricks.append((leader, cards))
            leader = _winner(self.game, cards, leader, self.trump)
        bad = any(
            copies > self.keeps[seat][kind] and self.barred[seat] >> kind & 1
            for seat, hand in enumerate(hands)
            for kind, copies in hand.items()
            if seat != self.me
        )
        if leader != self.leader or bad or +gone or not self._legal_now(hands):
            return None
        return tricks

    def _legal_now(self, hands: list[Counter[int]]) -> bool:
        """Whether the cards on the table are legal from the hands."""
        flags = self.game.setting.tables.flags
        for place, kind in enumerate(self.table):
            hand = hands[self.game.setting.seating.next(self.leader, place)]
            best, led, led_best = _standing(self.game, self.table[:place], self.trump)
            mask = sum(1 << one for one in hand if hand[one])
            if not legal_kinds(mask, led, best, led_best, self.trump, flags) >> kind & 1:
                return False
        return True


def _denied_at(game: Game, table: list[int], place: int, trump: int) -> int:
    """The kinds that the seat at this place of the trick cannot hold beside the card it has played."""
    best, led, led_best = _standing(game, table[:place], trump)
    flags = game.setting.tables.flags
    denied = 0
    for kind in range(32):
        hand = 1 << kind | 1 << table[place]
        if not legal_kinds(hand, led, best, led_best, trump, flags) >> table[place] & 1:
            denied |= 1 << kind
    return denied


def _standing(game: Game, cards: Sequence[int], trump: int) -> tuple[int, int, int]:
    """What wins a trick so far, the suit led, the best card of that suit."""
    best = led = led_best = -1
    flags = game.setting.tables.flags
    for kind in cards:
        led = kind >> 3 if led < 0 else led
        best, led_best = laid_on(best, led_best, kind, led, trump, flags)
    return best, led, led_best


def _winner(game: Game, cards: Sequence[int], leader: int, trump: int) -> int:
    best, _, _ = _standing(game, cards, trump)
    return game.setting.seating.next(leader, list(cards).index(best))


def _forward(game: Game, spot: Spot, hands: list[list[int]], tricks: list[tuple[int, list[int]]]) -> State:
    """The deal, the contract, the melds and the tricks, through the engine."""
    me, declarer = seat_of(spot.seat), seat_of(spot.declarer)
    deal = Deal(tuple(_cards(hand) for hand in hands))
    dealer = (declarer - 1) % game.setting.players
    state = _contract(game, game.apply(game.start(dealer), CHANCE, deal).state, spot)
    while isinstance(state.phase, Melding):
        state = _applied(game, state, LAY_MELDS)
    for leader, cards in [*tricks, (seat_of(spot.leader or spot.seat), _kinds(spot.table))]:
        if not isinstance(state.phase, TrickPlay) or (cards and game.to_act(state) != leader):
            raise SpotError(f"{NAMES[leader]} is not on lead where the question says so")
        for kind in cards:
            state = _applied(game, state, Play(CARDS[kind]))
    if game.to_act(state) != me:
        raise SpotError(f"{spot.seat} is not to play where the question says so")
    return state
