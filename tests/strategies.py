"""What tests draw at random: rule sets with changes, deals, whole games, and the cards that a seat cannot see.

Everything here is a function of a `random.Random`, so that a seed tells the whole story; hypothesis feeds one in, and
so does the soak.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from binocle.cards import Hand
from binocle.deal.shuffle import random_deal
from binocle.errors import RuleSetError
from binocle.game import Game
from binocle.game.actions import (
    Action,
    Bid,
    Bury,
    CallOut,
    Dix,
    Draw,
    GiveUp,
    LayMelds,
    Meld,
    NameTrump,
    Pass,
    Play,
)
from binocle.game.sealed import Sealed
from binocle.game.state import Hidden, Settled, State, StockPlay
from binocle.rules import RuleSet, names, parse
from binocle.seats import CHANCE, OVER

NAMES = names()

# ------------------------------------------------------------------------------------------------ rule sets

NUMBERS: dict[str, tuple[Any, ...]] = {
    "deal.packet": (1, 2, 3, 4, 5, 6),
    "auction.minimum": (0, 100, 150, 250, 300, 350, 500),
    "auction.step": (10, 50),
    "auction.coarse_from": (0, 500, 600),
    "auction.coarse_step": (20, 50),
    "auction.maximum": (0, 400, 1000),
    "meld.double_royal": (80, 240, 300),
    "meld.run_extra": (0, 20, 40),
    "score.last_trick": (0, 10, 20),
    "score.target": (500, 1000, 1500, 5000),
    "score.raise_by": (100, 250),
    "score.melds_need_points": (50, 200),
    "score.give_up_bonus": (0, 100),
    "score.negative_limit": (0, 500, 1000),
    "score.length_count": (1, 2, 4),
}
"""Values to try for fields that hold numbers; fields of words and of yes or no are tried with all that is played."""

PACKS: dict[str, tuple[str, ...]] = {
    "two-handed": ("pack.ranks=ATKQJ987", "pack.ranks=ATKQJ&deal.hand=9"),
    "bicycle": ("pack.ranks=ATKQJ987", "pack.ranks=ATKQJ987&deal.packet=4"),
    "midwest": (
        "pack.ranks=ATKQJ&deal.hand=12&deal.widow=4",
        "pack.ranks=ATKQJ&pack.copies=4&deal.hand=25&deal.widow=5&deal.packet=5",
        "pack.ranks=ATKQJ7&seats.clockwise=false",
    ),
    "auction": (
        "deal.packet=5",
        "pack.ranks=ATKQJ&deal.hand=12&deal.widow=4",
        "pack.ranks=ATKQJ&pack.copies=4&deal.hand=26&deal.widow=2&deal.packet=2",
    ),
    "partners": ("pack.ranks=ATKQJ&deal.hand=10&deal.packet=2", "seats.clockwise=false"),
    "double-deck": ("pack.ranks=ATKQJ9&deal.hand=24", "pack.ranks=ATKQJ9&deal.hand=24&deal.packet=6"),
}
"""Other packs that a set is played with."""

_FIXED = ("pack.ranks", "pack.copies", "seats.players", "seats.partners", "deal.hand", "deal.widow", "deal.stock")


@lru_cache
def choices() -> dict[str, tuple[Any, ...]]:
    """Every field of the schema that changes play, with the values to try."""
    found: dict[str, tuple[Any, ...]] = {}
    tree = inspect.type_info(RuleSet)
    assert isinstance(tree, inspect.StructType)
    for section in tree.fields:
        if not isinstance(section.type, inspect.StructType):
            continue
        for field in section.type.fields:
            path = f"{section.encode_name}.{field.encode_name}"
            kind = field.type
            while isinstance(kind, inspect.Metadata):
                kind = kind.type
            if path in _FIXED:
                continue
            if path in NUMBERS:
                found[path] = NUMBERS[path]
            elif isinstance(kind, inspect.LiteralType):
                found[path] = tuple(kind.values)
            elif isinstance(kind, inspect.BoolType):
                found[path] = (False, True)
    return found


def drawn_line(rng: random.Random, name: str, most: int = 5) -> str:
    """A named set with up to `most` changes that a table can play, as a line for `parse`."""
    taken: list[str] = []
    line = name

    def take(piece: str) -> None:
        nonlocal line
        attempt = f"{name}?{'&'.join([*taken, piece])}"
        try:
            parse(attempt)
        except RuleSetError:
            return
        taken.append(piece)
        line = attempt

    if name in PACKS and rng.random() < 0.3:
        take(rng.choice(PACKS[name]))
    paths = sorted(choices())
    for _ in range(2 * rng.randint(0, most)):
        path = rng.choice(paths)
        section, field = path.split(".")
        others = [value for value in choices()[path] if value != getattr(getattr(parse(line), section), field)]
        if len(taken) < most and not any(path in piece for piece in taken):
            value = rng.choice(others)
            take(f"{path}={str(value).lower() if isinstance(value, bool) else value}")
    return line


@lru_cache(maxsize=64)
def game_of(line: str) -> Game:
    """The game of a rule line, made once."""
    return Game(parse(line))


def seeds() -> st.SearchStrategy[int]:
    """Seeds for `random.Random`."""
    return st.integers(0, 2**32 - 1)


def lines(*only: str) -> st.SearchStrategy[str]:
    """Rule lines: a named set (of these, or of all) with changes that a table can play."""
    return st.builds(lambda name, seed: drawn_line(random.Random(seed), name), st.sampled_from(only or NAMES), seeds())


# ------------------------------------------------------------------------------------------------ play


def next_dealer(game: Game, state: State) -> int:
    """Who deals the deal that is due."""
    return game.setting.seating.next(state.dealer) if isinstance(state.phase, Settled) else state.dealer


def next_deal(game: Game, state: State, rng: random.Random) -> Action:
    """The deal that is due, drawn at random."""
    return random_deal(game, rng, next_dealer(game, state))


def choose(rng: random.Random, legal: Sequence[Action]) -> Action:
    """A choice that brings whole deals about: melds mostly laid, bids kept low, giving up and claims rare."""
    rare = [action for action in legal if isinstance(action, GiveUp | CallOut)]
    rest = [action for action in legal if not isinstance(action, GiveUp | CallOut)]
    if rare and (not rest or rng.random() < 0.02):
        return rng.choice(rare)
    bids = [action for action in rest if isinstance(action, Bid)]
    if bids:
        if isinstance(rest[0], Pass) and (rng.random() < 0.5 or bids[0].amount > 600):
            return rest[0]
        return bids[0] if rng.random() < 0.9 else rng.choice(bids[:20])
    melds = [action for action in rest if isinstance(action, Meld | Dix)]
    if melds and rng.random() < 0.8:
        return rng.choice(melds)
    return rng.choice(rest)


def walk(game: Game, rng: random.Random, deals: int = 1, dealer: int = 0) -> Iterator[tuple[State, int, Action]]:
    """Every (state, seat to act, action) of random play, until so many deals are booked or the game is over."""
    state = game.start(dealer)
    while (turn := game.to_act(state)) != OVER:
        if turn == CHANCE and state.deal_no >= deals:
            break
        action = next_deal(game, state, rng) if turn == CHANCE else choose(rng, game.legal(state, turn))
        yield state, turn, action
        state = game.apply(state, turn, action).state
    yield state, OVER, Pass()


# ------------------------------------------------------------------------------------------------ canonical order


def place(action: Action) -> tuple[int, ...]:
    """Where an action stands in canonical order: pass, bids, suits, buries, melds, dix, draw, plays, out of turn.

    Of melds the order among themselves is the meld table's and is not told here.
    """
    order = (Pass, Bid, NameTrump, Bury, LayMelds, Meld, Dix, Draw, Play, GiveUp, CallOut)
    rank = order.index(type(action))
    match action:
        case Bid(amount=amount):
            return rank, amount
        case NameTrump(suit=suit):
            return rank, "SHDC".index(suit)
        case Bury(card=card):
            return rank, card.kind
        case Dix(exchange=exchange, tabled=tabled):
            return rank, not exchange, tabled
        case Play(card=card, tabled=tabled):
            return rank, tabled > 0, card.kind, tabled
        case _:
            return (rank,)


# ------------------------------------------------------------------------------------------------ hidden cards


def cards_in_play(game: Game, state: State) -> Counter[int]:
    """Every card of a deal wherever it lies, by kind: hand, table, trick, pile, stock, upcard, widow, buried cards."""
    hidden, public = state.hidden.open(), state.public
    found: Counter[int] = Counter(hidden.buried + hidden.stock)
    for hand in hidden.hands:
        found.update(hand.kinds)
    trick = getattr(state.phase, "trick", None)
    if trick is not None:
        found.update(trick.cards)
    for taken in public.tricks:
        found.update(card.kind for card in taken.cards)
    if isinstance(state.phase, StockPlay):
        for side in state.phase.sides:
            found.update(token.kind for token in side.tokens)
    if hidden.stock and public.upcard is not None:
        found[public.upcard.kind] += 1
    # The widow is remembered after it was taken; it is a place of its own only while its cards are nowhere else.
    if found.total() + len(hidden.widow) == game.setting.pack.size:
        found.update(hidden.widow)
    return found


def widow_lies(game: Game, state: State) -> bool:
    """Whether the widow still lies there untaken."""
    hidden = state.hidden.open()
    size = game.rules.deal.hand * game.setting.players
    trick = getattr(state.phase, "trick", None)
    out = sum(len(taken.cards) for taken in state.public.tricks) + (len(trick.cards) if trick else 0)
    return bool(hidden.widow) and sum(map(len, hidden.hands)) + out == size and not hidden.buried


def kept(state: State, seat: int) -> Counter[int]:
    """Cards which everybody knows this seat to hold (melds it has laid down, a turned card it has taken)."""
    known: Counter[int] = Counter()
    for shown in state.public.shown:
        if shown.seat == seat:
            known |= Counter(card.kind for card in shown.cards)
    turned = state.public.turned
    if turned is not None and (state.public.exchanger == seat or not state.hidden.open().stock):
        known |= Counter((turned.kind,))
    return known & Counter(state.hidden.open().hands[seat].kinds)


def resampled(game: Game, state: State, seat: int | None, rng: random.Random, fixed: Sequence[int] = ()) -> State:
    """The state with every card that this seat cannot place dealt out anew; what it knows stays.

    Its own hand stays, melds that were shown stay with who showed them, a widow that was shown stays with the declarer
    (in hand or buried), and so do the hands of the seats in `fixed`.
    """
    hidden = state.hidden.open()
    declarer = state.public.declarer
    hands: list[list[int]] = [list(hand.kinds) for hand in hidden.hands]
    own = {seat, *fixed}
    keep = [Counter(hands[s]) if s in own else kept(state, s) for s in range(len(hands))]
    places: list[tuple[str, int]] = []
    pool: list[int] = []
    for s, cards in enumerate(hands):
        loose = list((Counter(cards) - keep[s]).elements())
        pool += loose
        places += [("hand", s)] * len(loose)
    buried_known = declarer in own
    if not buried_known:
        pool += hidden.buried
        places += [("buried", declarer)] * len(hidden.buried)
    # Before the declarer takes it the widow is a place of its own; afterwards it is only the memory of one.
    untaken = widow_lies(game, state)
    if untaken:
        pool += hidden.widow
        places += [("widow", -1)] * len(hidden.widow)
    pool += hidden.stock
    places += [("stock", -1)] * len(hidden.stock)
    rng.shuffle(places)
    filled: dict[tuple[str, int], list[int]] = {}
    bound = list((Counter(card.kind for card in state.public.widow) & Counter(pool)).elements())
    if declarer in own or declarer < 0:
        bound = []
    rest = list((Counter(pool) - Counter(bound)).elements())
    rng.shuffle(rest)
    for kind in bound:
        spot = next((i for i, place_ in enumerate(places) if place_[1] == declarer), None)
        if spot is None:
            rest.append(kind)
        else:
            filled.setdefault(places.pop(spot), []).append(kind)
    for place_, kind in zip(places, rest, strict=True):
        filled.setdefault(place_, []).append(kind)
    new_hands = tuple(Hand.of([*keep[s].elements(), *filled.get(("hand", s), ())]) for s in range(len(hands)))
    buried = hidden.buried if buried_known else tuple(sorted(filled.get(("buried", declarer), ())))
    widow = hidden.widow if not untaken else tuple(sorted(filled.get(("widow", -1), ())))
    stock = tuple(filled.get(("stock", -1), ()))
    return msgspec.structs.replace(state, hidden=Sealed(Hidden(new_hands, stock, widow, buried)))


def plain_places(deal_pack: Callable[..., Any], game: Game, dealer: int) -> list[list[int]]:
    """Where each card of the pack goes, the cards being the numbers of their places."""
    found = deal_pack(game, range(game.setting.pack.size), dealer)
    upcard = [] if found.upcard is None else [found.upcard]
    return [*map(list, found.hands), list(found.widow), upcard, list(found.stock)]
