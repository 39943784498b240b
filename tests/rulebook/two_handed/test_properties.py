"""What holds in every two-handed deal: melds against a second telling of the rules with numbered cards, and bounds.

The engine knows no copy numbers. `Ledger` below does: it keeps each of the 48 cards apart, remembers which cards lay in
which meld, and decides from the words of the catalogue alone. Where both go the same way through random deals, twins
are handled as if they were told apart, and the list of legal melds is complete.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, product

import msgspec
import pytest

from binocle.cards import CARDS, Card
from binocle.game import Game
from binocle.game.actions import DRAW, Action, Deal, Dix, Draw, Meld, Play
from binocle.game.public import Side
from binocle.game.setting import StockMeld
from binocle.game.state import State, StockPlay
from binocle.seats import CHANCE
from tests.rulebook.positions import game

ENDLESS = "score.target=100000&score.end=raise"
MIXES = (
    f"two-handed?{ENDLESS}",
    f"bicycle?{ENDLESS}&score.call_out=off",
    f"two-handed?{ENDLESS}&meld.moment=after&meld.per_trick=several&meld.fresh_card=false",
    f"two-handed?{ENDLESS}&meld.tenfold=true&meld.grand_pinochle=true",
    f"two-handed?{ENDLESS}&meld.double_pinochle=whole&meld.reuse=card&meld.extension=full&meld.per_trick=several",
    f"two-handed?{ENDLESS}&meld.double_pinochle=none&meld.dix_is_meld=true",
    f"bicycle?{ENDLESS}&score.call_out=off&meld.tenfold=true&meld.fresh_card=false&meld.extension=difference",
    f"two-handed?{ENDLESS}&pack.ranks=ATKQJ987&meld.after_last_draw=true&meld.moment=after",
)
BY_MELD = tuple(rules for rules in MIXES if "reuse=card" not in rules and "bicycle" not in rules)
"""Mixes where growth pays the difference and is judged by the meld (3a)."""
ROUND = (
    f"two-handed?{ENDLESS}&meld.roundhouse=extend&meld.tenfold=true",
    f"two-handed?{ENDLESS}&meld.roundhouse=whole&meld.fresh_card=false&meld.per_trick=several",
    f"two-handed?{ENDLESS}&meld.roundhouse=extend&meld.fresh_card=false",
)


def rich_deal(table: Game, rng: random.Random, dealer: int) -> State:
    """A deal where one player holds most of a run, pinochles or an around, so that melds grow, regroup and collide."""
    trump, lucky = rng.randrange(4), rng.randrange(2)
    suit = "SHDC"[trump]
    wealth = [*(rank + suit for rank in "ATKQJ"), "QS", "JD"] * 2
    if rng.random() < 0.5:
        wealth = [rank + suit for rank in "ATKQJ"] + ["QS", "JD"] * 2
        wealth += [
            rank + other for other in "SHDC" for rank in rng.choice(("KQ", "A", "AA", "Q", "JK")) if other != suit
        ]
    pack = [CARDS[kind] for kind in table.setting.pack.kinds]
    rng.shuffle(pack)
    held: list[Card] = []
    for text in rng.sample(wealth, len(wealth)):
        card = Card(text)
        if len(held) < 11 and card in pack:
            pack.remove(card)
            held.append(card)
    upcard = next((card for card in pack if card.kind >> 3 == trump), pack[0])
    pack.remove(upcard)
    size = table.rules.deal.hand
    while len(held) < size:
        held.append(pack.pop())
    other = tuple(pack.pop() for _ in range(size))
    pack.sort(key=lambda card: rng.random() + 0.5 * (card.value[0] in "987"))
    hands = (tuple(held), other) if lucky == 0 else (other, tuple(held))
    return table.apply(table.start(dealer), CHANCE, Deal(hands, (), upcard, tuple(pack))).state


def choose(rng: random.Random, legal: tuple[Action, ...]) -> Action:
    """Mostly a meld, the cheapest first so that it can grow; low cards before court cards; tabled cards last."""
    melds = [action for action in legal if isinstance(action, Meld | Dix)]
    if melds and rng.random() < 0.9:
        grows = [action for action in melds if isinstance(action, Meld) and len(action.cards) > 3]
        grows = [action for action in grows if any("*" in ref for ref in action.cards)]
        pairs = [
            action for action in melds if isinstance(action, Meld) and action.name in ("royal-marriage", "pinochle")
        ]
        return rng.choice((rng.random() < 0.7 and (grows or pairs)) or melds)
    plays = [action for action in legal if isinstance(action, Play)]
    for idle in ("987", "987T", "987TAJ"):
        some = [play for play in plays if play.card.value[0] in idle and not play.tabled]
        if some and rng.random() < 0.6:
            return rng.choice(some)
    return rng.choice(plays or [DRAW])


def deals(rules: str, count: int) -> Iterator[tuple[Game, State, random.Random]]:
    """Rich deals of this rule set, each with dice of its own."""
    table = game(rules)
    for seed in range(count):
        rng = random.Random(seed)
        yield table, rich_deal(table, rng, seed % 2), rng


def walk(rules: str, count: int) -> Iterator[tuple[Game, State, int, Action, State]]:
    """Every step of phase one in some deals: table, state, seat, action, state after it."""
    for table, start, rng in deals(rules, count):
        state = start
        while isinstance(state.phase, StockPlay):
            seat = table.to_act(state)
            action = choose(rng, table.legal(state, seat))
            after = table.apply(state, seat, action).state
            yield table, state, seat, action, after
            state = after


# ------------------------------------------------------------------------------------------------ numbered cards


@dataclass
class Laid:
    """A meld on the ledger: what it is, the numbered cards it was made of, what it paid, after which trick."""

    name: str
    group: str
    value: int
    cards: frozenset[int]
    paid: int
    trick: int


@dataclass
class Ledger:
    """One player with numbered cards: a number is 10 times the kind plus which copy came to him first."""

    table: Game
    hand: list[int] = field(default_factory=list)
    board: list[int] = field(default_factory=list)
    melds: list[Laid] = field(default_factory=list)
    met: Counter[int] = field(default_factory=Counter)

    def draw(self, kind: int) -> None:
        """A card more in the hand."""
        self.hand.append(10 * kind + self.met[kind])
        self.met[kind] += 1

    def marks(self, number: int) -> tuple[int, ...]:
        """The melds a tabled card lies in."""
        return tuple(n for n, meld in enumerate(self.melds) if number in meld.cards)

    def sorts(self, kind: int) -> list[tuple[int, ...]]:
        """The sorts of tabled cards of a kind, in the order in which references count them."""
        return sorted({self.marks(number) for number in self.board if number // 10 == kind})

    def ref(self, number: int) -> str:
        """How an action writes this card."""
        text = CARDS[number // 10].value
        if number in self.hand:
            return text
        place = self.sorts(number // 10).index(self.marks(number)) + 1
        return text + ("*" if place == 1 else f"*{place}")

    def pick(self, kind: int, tabled: int) -> int:
        """A card of the hand, or of the n-th sort on the table."""
        wanted = None if not tabled else self.sorts(kind)[tabled - 1]
        where = self.board if tabled else self.hand
        return next(n for n in where if n // 10 == kind and (not tabled or self.marks(n) == wanted))

    def price(self, meld: StockMeld, chosen: frozenset[int], trick: int) -> int | None:
        """What the meld pays with these very cards, None when the rules of the table forbid it."""
        rules = self.table.rules.meld
        now = [old for old in self.melds if old.trick == trick and (old.name != "dix" or rules.dix_is_meld)]
        if now and (rules.per_trick == "one" or any(old.name == "dix" for old in now)):
            return None
        if any(old.cards & chosen for old in now):
            return None
        if rules.fresh_card and not chosen & set(self.hand):
            return None
        if meld.name == "grand-pinochle" and not chosen <= set(self.hand):
            return None
        touched = [old for old in self.melds if old.group == meld.group and old.cards & chosen]
        if touched and meld.name == "double-pinochle" and rules.double_pinochle == "whole":
            return None
        inside = [old for old in touched if old.cards <= chosen]
        if any(old.value >= meld.value for old in touched) or (rules.reuse == "meld" and len(inside) < len(touched)):
            return None
        return meld.value - (sum(old.paid for old in inside) if rules.extension == "difference" else 0)

    def offers(self, trump: int, trick: int) -> dict[tuple[str, tuple[str, ...]], int]:
        """Every meld that may be laid, as an action writes it, with its price."""
        found: dict[tuple[str, tuple[str, ...]], int] = {}
        for meld in self.table.setting.stock_melds[trump]:
            need = Counter(meld.kinds)
            ways = [combinations([n for n in self.hand + self.board if n // 10 == kind], need[kind]) for kind in need]
            for parts in product(*[list(way) for way in ways]):
                chosen = frozenset(number for part in parts for number in part)
                price = self.price(meld, chosen, trick)
                if price is not None:
                    refs = sorted((n // 10, self.ref(n)) for n in chosen)
                    key = (meld.name, tuple(text for _, text in refs))
                    assert found.get(key, price) == price, "twins with equal marks are worth the same"
                    found[key] = price
        return found

    def lay(self, meld: StockMeld, refs: tuple[str, ...], trick: int) -> int:
        """Do it; the points."""
        chosen: list[int] = []
        for ref in refs:
            kind = Card(ref[:2]).kind
            tabled = 0 if len(ref) == 2 else int(ref[3:] or 1)
            wanted = self.sorts(kind)[tabled - 1] if tabled else None
            pool = self.board if tabled else self.hand
            chosen.append(
                next(
                    n
                    for n in pool
                    if n // 10 == kind and n not in chosen and (wanted is None or self.marks(n) == wanted)
                )
            )
        price = self.price(meld, frozenset(chosen), trick)
        assert price is not None
        self.melds.append(Laid(meld.name, meld.group, meld.value, frozenset(chosen), price, trick))
        self.board = [*self.board, *(n for n in chosen if n in self.hand)]
        self.hand = [n for n in self.hand if n not in chosen]
        return price

    def dix(self, action: Dix, kind: int, upcard: int, points: int, trick: int) -> None:
        """Show or exchange a lowest trump of this kind."""
        number = next(n for n in (self.board if action.tabled else self.hand) if n // 10 == kind)
        if action.tabled:
            number = min((n for n in self.board if n // 10 == kind), key=self.marks)
            self.board.remove(number)
        else:
            self.hand.remove(number)
        cards = frozenset() if action.exchange else frozenset({number})
        self.melds.append(Laid("dix", "special", points, cards, points, trick))
        if action.exchange:
            self.draw(upcard)
        else:
            self.board.append(number)


@pytest.mark.rule("2H-MELD-05", "2H-MELD-06", "2H-MELD-07", "2H-MELD-08", "2B-MELD-06", "COM-MELD-06", "COM-DECK-06")
@pytest.mark.parametrize("rules", MIXES)
def test_melds_are_those_of_numbered_cards(rules: str) -> None:
    """In every position of random deals the legal melds and their points are those that the ledger finds.

    The ledger is told the cards and the actions, never the engine's tables.
    """
    grown = laid = 0
    for table, start, rng in deals(rules, 20):
        state = start
        books = [Ledger(table), Ledger(table)]
        for book, hand in zip(books, state.hidden.open().hands, strict=True):
            for kind in hand.kinds:
                book.draw(kind)
        trump, dix = state.public.trump, table.setting.dix_kind(state.public.trump)
        while isinstance(state.phase, StockPlay):
            seat, trick = table.to_act(state), len(state.public.tricks)
            legal = table.legal(state, seat)
            book = books[seat]
            melds = {(action.name, action.cards) for action in legal if isinstance(action, Meld)}
            offers = book.offers(trump, trick) if state.phase.melder == seat else {}
            assert melds == set(offers)
            for (name, refs), price in offers.items():
                booked = table.apply(state, seat, Meld(name, refs)).state.public.melds[seat]
                assert booked - state.public.melds[seat] == price
            action = choose(rng, legal)
            before, hands = state.public.melds[seat], state.hidden.open()
            upcard = state.public.upcard
            assert upcard is not None
            after = table.apply(state, seat, action).state
            gain = after.public.melds[seat] - before
            if isinstance(action, Meld):
                meld = next(m for m in table.setting.stock_melds[trump] if _fits(m, action))
                assert gain == offers[action.name, action.cards] == book.lay(meld, action.cards, trick)
                laid, grown = laid + 1, grown + (gain < meld.value)
            elif isinstance(action, Dix):
                book.dix(action, dix, upcard.kind, gain, trick)
            elif isinstance(action, Play):
                number = book.pick(action.card.kind, action.tabled)
                (book.board if action.tabled else book.hand).remove(number)
            drawn = len(after.public.tricks) > trick and table.rules.meld.moment == "after"
            if drawn or isinstance(action, Draw):
                winner = after.public.tricks[-1].winner
                pile = (*hands.stock, upcard.kind)
                books[winner].draw(pile[0])
                books[1 - winner].draw(pile[1])
            state = after
    assert laid > 50
    assert grown > 1 or table.rules.meld.extension == "full"


def _fits(meld: StockMeld, action: Meld) -> bool:
    return meld.name == action.name and meld.kinds == tuple(sorted(Card(ref[:2]).kind for ref in action.cards))


# ------------------------------------------------------------------------------------------------ bounds


def packing(melds: list[StockMeld], counts: Counter[int]) -> int:
    """The most that disjoint melds of this list make of these cards."""
    best = 0
    for place, meld in enumerate(melds):
        need = Counter(meld.kinds)
        if all(counts[kind] >= number for kind, number in need.items()):
            best = max(best, meld.value + packing(melds[place:], counts - need))
    return best


@pytest.mark.rule("COM-MELD-07", "2H-MELD-08", "2H-MELD-06", "AMB-04")
@pytest.mark.parametrize("rules", [*BY_MELD, *ROUND])
def test_income_of_a_class_is_bounded_by_the_best_packing(rules: str) -> None:
    """Invariant 3: with the difference rule no class pays more than the best disjoint melds of the cards tabled.

    And no card lies in two melds of a class unless one contains the other.
    """
    busy = 0
    for table, start, rng in deals(rules, 12):
        state, tabled = start, [Counter[int](), Counter[int]()]
        sides: list[Side] = [Side(), Side()]
        while isinstance(state.phase, StockPlay):
            seat = table.to_act(state)
            action = choose(rng, table.legal(state, seat))
            if isinstance(action, Meld):
                tabled[seat].update(Card(ref).kind for ref in action.cards if len(ref) == 2)
            state = table.apply(state, seat, action).state
            if isinstance(state.phase, StockPlay):
                sides = list(state.phase.sides)
        melds = table.setting.stock_melds[state.public.trump]
        for side, counts in zip(sides, tabled, strict=True):
            for group in ("sequence", "around", "special"):
                income = sum(meld.paid for meld in side.melds if meld.group == group and meld.name != "dix")
                assert income <= packing([meld for meld in melds if meld.group == group], counts)
                busy += income > 0
            for token in side.tokens:
                for first, second in combinations(token.marks, 2):
                    a, b = side.melds[first], side.melds[second]
                    inside = Counter(a.kinds) < Counter(b.kinds) or Counter(b.kinds) < Counter(a.kinds)
                    assert a.group != b.group or inside
    assert busy > 20


@pytest.mark.rule("2H-DIX-06", "2H-DIX-01")
@pytest.mark.parametrize("rules", MIXES)
def test_each_nine_pays_once(rules: str) -> None:
    """There are two lowest trumps: dixes pay 20 at most in a deal, the one turned up included."""
    table, some = game(rules), 0
    for _, start, rng in deals(rules, 20):
        state = start
        while isinstance(state.phase, StockPlay):
            seat = table.to_act(state)
            legal = table.legal(state, seat)
            dixes = [action for action in legal if isinstance(action, Dix)]
            state = table.apply(state, seat, rng.choice(dixes) if dixes else choose(rng, legal)).state
        paid = [shown.points for shown in state.public.shown if shown.name == "dix"]
        assert sum(paid) <= 20
        assert set(paid) <= {0, 10}
        some += sum(paid)
    assert some > 80


@pytest.mark.rule("2H-MELD-11")
@pytest.mark.parametrize("rules", [*MIXES, *ROUND])
def test_what_was_shown_is_what_was_booked(rules: str) -> None:
    """Melds of a seat are the sum of what it laid open, and that of the melds on its table."""
    for _, _, seat, action, after in walk(rules, 3):
        if isinstance(action, Meld | Dix) and isinstance(after.phase, StockPlay):
            shown = sum(one.points for one in after.public.shown if one.seat == seat)
            turned = 10 if after.public.shown[0].trick == 0 and after.public.shown[0].seat == seat else 0
            assert after.public.melds[seat] == shown
            assert shown - turned == sum(meld.paid for meld in after.phase.sides[seat].melds)


# ------------------------------------------------------------------------------------------------ the list of actions


@pytest.mark.rule("2H-OPT-03", "2H-MELD-05", "2H-MELD-06")
@pytest.mark.parametrize("rules", [*MIXES[:4], *ROUND])
def test_the_list_of_melds_is_complete(rules: str) -> None:
    """Whatever `check` lets pass among all names and all ways to write their cards stands on the list, and no more."""
    roundhouse = tuple(sorted(8 * suit + rank for suit in range(4) for rank in (4, 5)))
    accepted = 0
    for table, state, seat, _, _ in walk(rules, 3):
        assert isinstance(state.phase, StockPlay)
        if state.phase.melder != seat:
            continue
        lines = [(meld.name, meld.kinds) for meld in table.setting.stock_melds[state.public.trump]]
        lines += [("roundhouse", roundhouse), ("nines-around", (2, 10, 18, 26)), ("dix", (2,))]
        found = set()
        for name, kinds in lines:
            ways = []
            for kind, number in sorted(Counter(kinds).items()):
                refs = [CARDS[kind].value + star for star in ("", "*", "*2", "*3")]
                there = [ref for place, ref in enumerate(refs) if place <= _sorts(state, seat, kind) + 1]
                ways.append(list(combinations_with_replacement(there, number)))
            for parts in product(*ways) if name != "roundhouse" or len(state.phase.sides[seat].tokens) < 7 else ():
                refs = tuple(ref for part in parts for ref in part)
                if table.check(state, seat, Meld(name, refs)) is None:
                    found.add((name, refs))
        listed = {(action.name, action.cards) for action in table.legal(state, seat) if isinstance(action, Meld)}
        if len(state.phase.sides[seat].tokens) >= 7:
            listed = {one for one in listed if one[0] != "roundhouse"}
        assert found == listed
        accepted += len(found)
    assert accepted > 30


def _sorts(state: State, seat: int, kind: int) -> int:
    assert isinstance(state.phase, StockPlay)
    return len({token for token in state.phase.sides[seat].tokens if token.kind == kind})


@pytest.mark.rule("COM-DECK-06")
@pytest.mark.parametrize("rules", [*MIXES, *ROUND])
def test_the_order_of_tabled_cards_means_nothing(rules: str) -> None:
    """Cards of a table in any order: the same actions are legal and every one leads to the same table."""
    rng = random.Random(1)
    for table, state, seat, action, after in walk(rules, 2):
        assert isinstance(state.phase, StockPlay)
        mixed = tuple(Side(tuple(rng.sample(side.tokens, len(side.tokens))), side.melds) for side in state.phase.sides)
        other = msgspec.structs.replace(state, phase=msgspec.structs.replace(state.phase, sides=mixed))
        assert table.legal(other, seat) == table.legal(state, seat)
        there = table.apply(other, seat, action).state
        assert there.public == after.public
        assert there.hidden == after.hidden
        if isinstance(after.phase, StockPlay) and isinstance(there.phase, StockPlay):
            for one, two in zip(there.phase.sides, after.phase.sides, strict=True):
                assert sorted(one.tokens) == sorted(two.tokens)
                assert one.melds == two.melds


@pytest.mark.parametrize("rules", [*MIXES, *ROUND])
def test_every_listed_action_is_accepted_and_none_comes_twice(rules: str) -> None:
    """Phase one always offers something to the seat on turn, nothing to the other, and `check` passes all of it."""
    for table, state, seat, _, _ in walk(rules, 2):
        legal = table.legal(state, seat)
        assert legal
        assert len(set(legal)) == len(legal)
        assert all(table.check(state, seat, action) is None for action in legal)
        assert table.legal(state, 1 - seat) == ()
        assert all(table.check(state, 1 - seat, action) is not None for action in legal)


@pytest.mark.rule("2H-FLOW-01")
def test_the_second_player_of_a_trick_is_the_other_one() -> None:
    """Each trick has one card of each player, led by whom the trick before went to."""
    for table, start, rng in deals(MIXES[0], 5):
        state = start
        leader = 1 - state.dealer
        while isinstance(state.phase, StockPlay):
            seat = table.to_act(state)
            state = table.apply(state, seat, choose(rng, table.legal(state, seat))).state
        for trick in state.public.tricks:
            assert trick.leader == leader
            assert len(trick.cards) == 2
            leader = trick.winner
