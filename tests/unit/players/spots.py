"""Spots to ask a player about: real games, brought to where the question is."""

import random
from functools import cache

from binocle.cards import CARDS, Card, parse_cards
from binocle.deal import random_deal
from binocle.game import Game
from binocle.game.actions import PASS, Action, Bid, Deal
from binocle.game.state import State
from binocle.game.views import Budget, Decision, View
from binocle.players import make
from binocle.rules import parse
from binocle.seats import CHANCE

NAMED = ("two-handed", "bicycle", "midwest", "auction", "partners", "double-deck")


@cache
def table(line: str) -> Game:
    """The game of a rule set line, made once."""
    return Game(parse(line))


def decide(game: Game, view: View, name: str = "steady", seed: int = 0) -> Decision:
    """What a fresh player of this name does."""
    return make(name, game).decide(view, Budget(seed=seed))


def deal_around(game: Game, hands: dict[int, str], seed: int = 0, widow: str = "", upcard: str = "") -> Deal:
    """A deal with these hands (and widow or upcard); all other cards are spread at random."""
    fixed = {seat: parse_cards(text) for seat, text in hands.items()}
    widow_cards, upcards = parse_cards(widow), parse_cards(upcard)
    rest = [CARDS[kind] for kind in game.setting.pack.kinds]
    for card in (*[card for cards in fixed.values() for card in cards], *widow_cards, *upcards):
        rest.remove(card)
    random.Random(seed).shuffle(rest)

    def take(count: int, given: "tuple[Card, ...] | list[Card]") -> tuple[Card, ...]:
        missing = count - len(given)
        more = [rest.pop() for _ in range(missing)]
        return (*given, *more)

    rules = game.rules.deal
    dealt = tuple(take(rules.hand, fixed.get(seat, ())) for seat in range(game.setting.players))
    if not rules.stock:
        return Deal(dealt, take(rules.widow, widow_cards))
    turned = take(1, upcards)[0]
    return Deal(dealt, upcard=turned, stock=tuple(rest))


def dealt(game: Game, hands: dict[int, str], dealer: int, seed: int = 0, widow: str = "", upcard: str = "") -> State:
    """The state after such a deal."""
    return game.apply(game.start(dealer), CHANCE, deal_around(game, hands, seed, widow, upcard)).state


def after(game: Game, state: State, *actions: Action) -> State:
    """The state after these actions of the seats in turn."""
    for action in actions:
        state = game.apply(state, game.to_act(state), action).state
    return state


def calls(*amounts: int) -> tuple[Action, ...]:
    """Calls in turn: a bid in points, or 0 for a pass."""
    return tuple(Bid(amount) if amount else PASS for amount in amounts)


def random_start(game: Game, seed: int) -> State:
    """A random deal, the dealer going round with the seed."""
    dealer = seed % game.setting.players
    return game.apply(game.start(dealer), CHANCE, random_deal(game, random.Random(seed), dealer)).state


def whole_deal(game: Game, seed: int) -> list[tuple[State, int]]:
    """Where somebody has to decide in a deal that `steady` plays: the first from this seed on that comes to tricks."""
    steady = make("steady", game)
    while True:
        spots: list[tuple[State, int]] = []
        state = random_start(game, seed)
        while (seat := game.to_act(state)) >= 0:
            spots.append((state, seat))
            state = game.apply(state, seat, steady.decide(game.view(state, seat), Budget()).action).state
        if state.public.tricks:
            return spots
        seed += 1
