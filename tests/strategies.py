"""What tests draw at random: rule sets with changes, deals, whole games, and the cards that a seat cannot see.

Everything here is a function of a `random.Random`, so that a seed tells the whole story; hypothesis feeds one in, and
so does the soak.
"""

import os
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
    AnnounceDurch,
    AskRedeal,
    Bid,
    Bury,
    CallOut,
    ClaimRevoke,
    Dix,
    Draw,
    GiveUp,
    HandOut,
    LayMelds,
    Meld,
    NameTrump,
    Pass,
    PassCard,
    Play,
    Shoot,
)
from binocle.game.public import Handed
from binocle.game.sealed import Sealed
from binocle.game.setting import cards_of
from binocle.game.state import HandingOut, Hidden, Passing, Settled, State, StockPlay
from binocle.rules import RuleSet, names, parse
from binocle.seats import CHANCE, OVER

NAMES = names()

MAIN = ("two-handed", "bicycle", "midwest", "auction", "partners", "double-deck")
"""The sets that every run of the tests goes over."""

DRAWN_BY = os.environ.get("BINOCLE_DRAW", "0")
"""What decides, beside its own seeds, which of the other sets a run goes over; `tests/conftest.py` prints it."""


def some_names(count: int, purpose: str) -> tuple[str, ...]:
    """The main sets and so many of the others, drawn anew in each run, in the order of the list."""
    others = [name for name in NAMES if name not in MAIN]
    drawn = random.Random(f"{DRAWN_BY} {purpose}").sample(others, min(count, len(others)))
    return tuple(name for name in NAMES if name in MAIN or name in drawn)


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
    "trump.durch_won": (500, 1000),
    "trump.durch_lost": (1000, 2000),
    "score.minimum_meld": (0, 50, 200),
    "score.minimum_tricks": (0, 20, 100),
    "score.shoot": (0, 500, 1500),
    "money.game": (1, 2, 4, 12),
}
"""Values to try for fields that hold numbers; fields of words and of yes or no are tried with all that is played."""

FIRST: dict[str, str] = {
    "auction.coarse_step=20": "auction.coarse_from=600",
    "exchange.pass_order=at-once": "exchange.pass_cards=3",
    "meld.after_last_draw=true": "meld.moment=after",
    "play.revoke_costs=tricks": "play.revoke=judged",
    "score.length_count=2": "score.length=deals",
    "score.length_count=4": "score.length=rounds",
    "score.raise_by=100": "score.end=raise",
    "score.scale=modern": "score.card_points=streamlined",
    "score.shoot_wins=true": "score.shoot=500",
    "score.short_meld=set": "score.minimum_meld=50",
    "trump.durch_lost=1000": "trump.durch=true",
    "trump.durch_won=500": "trump.durch=true",
    "money.game=1": "money.ratio=1",
    "money.ratio=3": "money.game=12",
    "money.ratio=4": "money.game=12",
    "money.game=12": "money.kind=pool",
    "money.game=4": "money.kind=direct",
}
"""Options that mean nothing, or nothing new, without another one, which is drawn with them."""

PACKS: dict[tuple[int, int], tuple[str, ...]] = {
    (2, 2): ("pack.ranks=ATKQJ987", "pack.ranks=ATKQJ&deal.hand=9", "pack.ranks=ATKQJ987&deal.packet=4"),
    (3, 2): (
        "pack.ranks=ATKQJ&deal.hand=12&deal.widow=4",
        "pack.ranks=ATKQJ&pack.copies=4&deal.hand=25&deal.widow=5&deal.packet=5",
        "pack.ranks=ATKQJ7&deal.hand=15&deal.widow=3&seats.clockwise=false",
        "pack.ranks=ATKQJ&pack.copies=4&deal.hand=26&deal.widow=2&deal.packet=2",
        "deal.packet=5",
        "pack.ranks=ATKQJ9&pack.copies=2&deal.hand=15&deal.widow=3&deal.packet=3&exchange.widow_use=one-each",
    ),
    (3, 4): ("pack.ranks=ATKQJ&pack.copies=2&deal.hand=12&deal.widow=4&deal.packet=4",),
    (4, 2): (
        "pack.ranks=ATKQJ&deal.hand=10&deal.widow=0&deal.packet=2",
        "pack.ranks=ATKQJ9&deal.hand=11&deal.widow=4&deal.packet=1",
        "pack.ranks=ATKQJ9&deal.hand=11&deal.widow=4&deal.packet=1&exchange.widow_use=one-each",
        "seats.clockwise=false",
    ),
    (4, 4): ("pack.ranks=ATKQJ9&deal.hand=24&deal.packet=6", "pack.ranks=ATKQJ&deal.hand=20&deal.packet=5"),
}
"""Other packs and deals, for so many players and copies of each card."""

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


@lru_cache(maxsize=256)
def _parsed(line: str) -> RuleSet:
    """The rule set of a line, read once."""
    return parse(line)


def with_needed(taken: Sequence[str], piece: str) -> list[str]:
    """Changes with one more, and with what it needs before it."""
    found = [*taken]
    for needed in (FIRST.get(FIRST.get(piece, ""), ""), FIRST.get(piece, ""), piece):
        if needed and not any(needed.partition("=")[0] in other for other in found):
            found.append(needed)
    return found


def drawn_line(rng: random.Random, name: str, most: int = 5) -> str:
    """A named set with up to `most` changes that a table can play, as a line for `parse`."""
    taken: list[str] = []
    line = name

    def take(piece: str) -> None:
        nonlocal line
        with_others = with_needed(taken, piece)
        attempt = f"{name}?{'&'.join(with_others)}"
        try:
            parse(attempt)
        except RuleSetError:
            return
        taken[:] = with_others
        line = attempt

    base = _parsed(name)
    packs = PACKS[base.seats.players, base.pack.copies]
    if rng.random() < 0.3:
        take(rng.choice(packs))
    paths = sorted(choices())
    for _ in range(2 * rng.randint(0, most)):
        path = rng.choice(paths)
        section, field = path.split(".")
        others = [value for value in choices()[path] if value != getattr(getattr(_parsed(line), section), field)]
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


RARE = (GiveUp, CallOut, Shoot, ClaimRevoke)


def choose(rng: random.Random, legal: Sequence[Action]) -> Action:
    """A choice that brings whole deals about: melds mostly laid, bids kept low, giving up, promises and claims rare."""
    rare = [action for action in legal if isinstance(action, RARE)]
    rest = [action for action in legal if not isinstance(action, RARE)]
    if isinstance(legal[-1], AskRedeal) and rng.random() < 0.3:
        return legal[-1]
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
    """Where an action stands in canonical order: calls, suits, cards laid aside, melds, dix, draw, plays, out of turn.

    Of melds the order among themselves is the meld table's and is not told here.
    """
    order = (
        *(Pass, Bid, AskRedeal, NameTrump, AnnounceDurch, PassCard, HandOut, Bury),
        *(LayMelds, Meld, Dix, Draw, Play),
        *(GiveUp, Shoot, ClaimRevoke, CallOut),
    )
    rank = order.index(type(action))
    match action:
        case Bid(amount=amount):
            return rank, amount
        case NameTrump(suit=suit):
            return rank, "SHDC".index(suit)
        case Bury(card=card) | PassCard(card=card) | HandOut(card=card):
            return rank, card.kind
        case Draw(upcard=upcard):
            return rank, upcard
        case ClaimRevoke(seat=seat):
            return rank, seat
        case Dix(exchange=exchange, tabled=tabled):
            return rank, not exchange, tabled
        case Play(card=card, tabled=tabled):
            return rank, tabled > 0, card.kind, tabled
        case _:
            return (rank,)


# ------------------------------------------------------------------------------------------------ hidden cards


def on_its_way(game: Game, state: State) -> tuple[Handed, ...]:
    """The cards that one partner has chosen and that wait for the other's (HR-06)."""
    phase = state.phase
    waiting = isinstance(phase, Passing) and phase.second and game.rules.exchange.pass_order == "at-once"
    return state.hidden.open().handed[-1:] if waiting else ()


def cards_in_play(game: Game, state: State) -> Counter[int]:
    """Every card of a deal wherever it lies, by kind.

    Hand, table, trick, pile, stock, upcard, widow, buried cards, and those on their way between partners.
    """
    hidden, public = state.hidden.open(), state.public
    found: Counter[int] = Counter(hidden.buried + hidden.stock + hidden.chosen)
    for hand in hidden.hands:
        found.update(hand.kinds)
    for parcel in on_its_way(game, state):
        found.update(card.kind for card in parcel.cards)
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
    out += len(hidden.chosen) + sum(len(parcel.cards) for parcel in on_its_way(game, state))
    return bool(hidden.widow) and sum(map(len, hidden.hands)) + out == size and not hidden.buried


def kept(state: State, seat: int, knower: int | None) -> Counter[int]:
    """Cards which a seat is known to hold: melds it has laid down, a turned card, and what the knower has given it."""
    known: Counter[int] = Counter()
    for shown in state.public.shown:
        if shown.seat == seat:
            known |= Counter(card.kind for card in shown.cards)
    turned = state.public.turned
    if turned is not None and (state.public.exchanger == seat or not state.hidden.open().stock):
        known |= Counter((turned.kind,))
    for parcel in state.hidden.open().handed:
        if (parcel.giver, parcel.receiver) == (knower, seat):
            known |= Counter(card.kind for card in parcel.cards)
    return known & Counter(state.hidden.open().hands[seat].kinds)


def resampled(game: Game, state: State, seat: int | None, rng: random.Random, fixed: Sequence[int] = ()) -> State:
    """The state with every card that this seat cannot place dealt out anew; what it knows stays.

    Its own hand stays, and what it has buried or chosen; melds that were shown stay with who showed them, cards that it
    has given with who got them, a widow that was shown with the declarer (in hand or buried) or with whom he handed it
    to; and so does all that the seats in `fixed` know. Who has failed a duty is drawn anew as well.
    """
    hidden = state.hidden.open()
    declarer = state.public.declarer
    hands: list[list[int]] = [list(hand.kinds) for hand in hidden.hands]
    own = {seat, *fixed}
    keep = [Counter(hands[s]) if s in own else kept(state, s, seat) for s in range(len(hands))]
    places: list[tuple[str, int]] = []
    pool: list[int] = []

    def loosen(place_: str, owner: int, cards: Sequence[int]) -> None:
        """These cards go into the pool; as many will come back to this place."""
        pool.extend(cards)
        places.extend([(place_, owner)] * len(cards))

    for s, cards in enumerate(hands):
        loosen("hand", s, list((Counter(cards) - keep[s]).elements()))
    if declarer not in own:
        loosen("buried", declarer, hidden.buried)
    chooser = state.phase.turn if isinstance(state.phase, Passing) else -1
    if chooser not in own:
        loosen("chosen", chooser, hidden.chosen)
    coming = [parcel for parcel in on_its_way(game, state) if parcel.giver not in own]
    for parcel in coming:
        loosen("coming", parcel.giver, [card.kind for card in parcel.cards])
    # Before the declarer takes it the widow is a place of its own; afterwards it is only the memory of one.
    untaken = widow_lies(game, state)
    if untaken:
        loosen("widow", -1, hidden.widow)
    loosen("stock", -1, hidden.stock)
    rng.shuffle(places)
    filled: dict[tuple[str, int], list[int]] = {}
    parcels = [None if _is_known(parcel, own) else parcel for parcel in hidden.handed]
    bound = list((Counter(card.kind for card in state.public.widow) & Counter(pool)).elements())
    if declarer in own or declarer < 0:
        bound = []
    rest = list((Counter(pool) - Counter(bound)).elements())
    rng.shuffle(rest)
    rng.shuffle(bound)
    given = [parcel.receiver for parcel in parcels if parcel is not None and game.setting.steps.count("hand-out")]
    for number, kind in enumerate(bound):
        owners = given[number : number + 1] or [declarer]
        spot = next((i for i, place_ in enumerate(places) if place_[1] in owners), None)
        if spot is None:
            rest.append(kind)
        else:
            filled.setdefault(places.pop(spot), []).append(kind)
    rng.shuffle(rest)
    for place_, kind in zip(places, rest, strict=True):
        filled.setdefault(place_, []).append(kind)
    new_hands = tuple(Hand.of([*keep[s].elements(), *filled.get(("hand", s), ())]) for s in range(len(hands)))

    def found(place_: str, owner: int, old: tuple[int, ...]) -> tuple[int, ...]:
        """What lies at a place now: what was drawn for it, or what stayed."""
        return tuple(sorted(filled[place_, owner])) if (place_, owner) in filled else old

    handed = []
    for old, unknown in zip(hidden.handed, parcels, strict=True):
        new_kinds = found("coming", old.giver, ()) if old in coming else _of_the_hand(new_hands, unknown, rng)
        handed.append(Handed(old.giver, old.receiver, cards_of(new_kinds)) if new_kinds else old)
    widow = found("widow", -1, hidden.widow)
    if isinstance(state.phase, HandingOut) and declarer not in own:
        out = [card.kind for parcel in handed for card in parcel.cards]
        widow = tuple(sorted([*out, *rng.sample(new_hands[declarer].kinds, len(hidden.widow) - len(out))]))
    new = Hidden(
        hands=new_hands,
        stock=tuple(filled.get(("stock", -1), ())),
        widow=widow,
        buried=found("buried", declarer, hidden.buried),
        chosen=found("chosen", chooser, hidden.chosen),
        handed=tuple(handed),
        revokes=_revokes(game, hidden, own, rng),
    )
    return msgspec.structs.replace(state, hidden=Sealed(new))


def _of_the_hand(hands: Sequence[Hand], parcel: Handed | None, rng: random.Random) -> tuple[int, ...]:
    """Cards that might have been those of an unknown parcel: some that its receiver holds."""
    if parcel is None or len(hands[parcel.receiver]) < len(parcel.cards):
        return ()
    return tuple(sorted(rng.sample(hands[parcel.receiver].kinds, len(parcel.cards))))


def _revokes(game: Game, hidden: Hidden, own: set[int | None], rng: random.Random) -> tuple[int, ...]:
    """Who might have failed a duty; each seat knows it of itself."""
    if game.rules.play.revoke != "judged":
        return hidden.revokes
    seats = range(game.setting.players)
    return tuple(seat for seat in seats if (seat in hidden.revokes if seat in own else rng.random() < 0.3))


def _is_known(parcel: Handed, own: set[int | None]) -> bool:
    """Whether one of these seats has given or been given the parcel."""
    return parcel.giver in own or parcel.receiver in own


def arrived(game: Game, state: State, seat: int | None) -> int:
    """How many cards this seat has been given by others, where it can see them."""
    view = game.view(state, seat)
    return sum(len(parcel.cards) for parcel in view.handed if parcel.receiver == seat)


def plain_places(deal_pack: Callable[..., Any], game: Game, dealer: int) -> list[list[int]]:
    """Where each card of the pack goes, the cards being the numbers of their places."""
    found = deal_pack(game, range(game.setting.pack.size), dealer)
    upcard = [] if found.upcard is None else [found.upcard]
    return [*map(list, found.hands), list(found.widow), upcard, list(found.stock)]
