"""Sampled worlds: they agree with the view, none is likelier than another, and a seed tells which they are."""

import random
from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from itertools import product as product_of
from math import log, sqrt

import pytest

from binocle.cards import CARDS
from binocle.deal import random_deal
from binocle.deal.duties import denied
from binocle.deal.likelihood import likelihoods
from binocle.deal.sample import NoWorldError, Worlds, sample, sample_with
from binocle.deal.seen import played_by_seat
from binocle.game import Game
from binocle.game.state import NamingTrump, Passing, State, StockPlay, TrickPlay
from binocle.game.views import Budget, TrickView, View
from binocle.kernel import jit, layout, worlds
from binocle.kernel.follow import legal_kinds
from binocle.players import make
from binocle.seats import CHANCE, OVER
from tests.strategies import drawn_line, game_of, kept, some_names
from tests.unit.deal.agreeing import disagreement
from tests.unit.players.spots import random_start, table

VIEWS = 1000
"""A hundredth of what the soak goes through."""


def course(game: Game, rng: random.Random) -> Iterator[State]:
    """The states of a deal at which somebody is to act; each seat plays at random or by rule of thumb."""
    players = [make(rng.choice(["steady", "random"]), game) for _ in range(game.setting.players)]
    dealer = rng.randrange(game.setting.players)
    state = game.apply(game.start(dealer), CHANCE, random_deal(game, rng, dealer)).state
    while (turn := game.to_act(state)) not in (CHANCE, OVER):
        yield state
        choice = players[turn].decide(game.view(state, turn), Budget(seed=rng.randrange(1000))).action
        state = game.apply(state, turn, choice).state


def brought_to(game: Game, seed: int, tricks: int) -> State:
    """A deal played by rule of thumb to where so many tricks are complete and somebody leads."""
    player = make("steady", game)
    for start in range(seed, seed + 50):
        state = random_start(game, start)
        while (turn := game.to_act(state)) not in (CHANCE, OVER):
            if isinstance(state.phase, TrickPlay) and len(state.public.tricks) == tricks:
                return state
            state = game.apply(state, turn, player.decide(game.view(state, turn), Budget()).action).state
    raise AssertionError("no such deal")


def test_worlds_agree_with_the_view() -> None:
    """From any seat in any phase, under drawn rules, a world's cards lead to all that the seat has seen."""
    seen = 0
    number = 0
    names = some_names(4, "worlds")
    while seen < VIEWS:
        number += 1
        rng = random.Random(f"worlds {number}")
        name = names[number % len(names)]
        game = game_of(name if number <= len(names) else drawn_line(rng, name, 8))
        for state in course(game, rng):
            if rng.random() < 0.3:
                view = game.view(state, rng.randrange(game.setting.players))
                dealt = sample(game.setting, view, 2, number)
                for world in range(2):
                    assert disagreement(game, state, view, dealt, world) == "", (game.rules.name, number, view.seq)
                seen += 1


@pytest.mark.parametrize(
    "line",
    [
        "partners-widow?exchange.widow_shown=all",
        "partners-passing?trump.marriage=true",
        "partners-widow?trump.marriage=true&exchange.pass_cards=3",
        "partners-widow?trump.marriage=true&trump.moment=after-bury",
    ],
)
def test_rare_rules_are_followed(line: str) -> None:
    """A shown widow handed out card by card, trump named from a marriage that may be passed on: worlds agree."""
    game = table(line)
    for number in range(8):
        for state in course(game, random.Random(f"{line} {number}")):
            view = game.view(state, number % 4)
            dealt = sample(game.setting, view, 1, number)
            assert disagreement(game, state, view, dealt, 0) == ""
            if view.public.widow and isinstance(state.phase, NamingTrump) and view.seat != view.public.declarer:
                hand = dealt.hand(0, view.public.declarer)
                assert all(hand[card.kind] for card in view.public.widow)


@pytest.mark.parametrize("line", ["two-handed", "partners-passing", "midwest", "partners-widow"])
def test_cards_known_to_be_held_are_held(line: str) -> None:
    """Melds that lay there, an upcard taken for a dix, cards given: every world has them where they were seen to go."""
    game = table(line)
    rng = random.Random(line)
    met = 0
    for number in range(12):
        for state in course(game, random.Random(f"{line} {number}")):
            if rng.random() < 0.8 or (line == "partners-passing" and isinstance(state.phase, Passing)):
                continue
            me = rng.randrange(game.setting.players)
            view = game.view(state, me)
            dealt = sample(game.setting, view, 4, number)
            gone = played_by_seat(game.setting, view)
            for seat in range(game.setting.players):
                known = kept(state, seat, me) if seat != me else Counter[int]()
                sure = {kind: copies for kind, copies in known.items() if not gone[seat][kind]}
                if isinstance(state.phase, StockPlay):
                    lying = {token.kind for token in state.phase.sides[seat].tokens}
                    sure = {kind: copies for kind, copies in sure.items() if kind not in lying}
                    shown = {card.kind for meld in state.public.shown for card in meld.cards}
                    sure = {kind: copies for kind, copies in sure.items() if kind not in shown}
                for world in range(4):
                    hand = dealt.hand(world, seat)
                    assert all(hand[kind] >= copies for kind, copies in sure.items())
                met += len(sure)
    assert met > 20


def placements(game: Game, view: View) -> "Counter[tuple[tuple[int, ...], ...]]":
    """What the other hands can hold, and in how many ways the unseen cards come to lie so, twins being two cards.

    Three or four hands, tricks under way. Whoever laid a meld holds its cards, any of the twins; cards of a widow that
    was shown lie with the declarer or face down, and the first of two twins was played.
    """
    st = game.setting
    assert view.seat is not None
    assert isinstance(view.phase, TrickView)
    gone = [card.kind for trick in view.public.tricks for card in trick.cards]
    unseen = Counter(st.pack.kinds) - Counter(gone) - Counter(card.kind for card in (*(view.hand or ()), *view.buried))
    others = [seat for seat in range(st.players) if seat != view.seat]
    held: dict[int, Counter[int]] = {}
    for seat in others:
        own = Counter[int]()
        for shown in view.public.shown:
            if shown.seat == seat:
                own |= Counter(card.kind for card in shown.cards)
        for trick in view.public.tricks:
            own[trick.cards[st.seating.turns_to(trick.leader, seat)].kind] -= 1
        held[seat] = +own
    widow = Counter(card.kind for card in view.public.widow)
    for trick in view.public.tricks:
        widow[trick.cards[st.seating.turns_to(trick.leader, view.public.declarer)].kind] -= 1
    if view.seat == view.public.declarer:
        widow.clear()
    widow = +widow
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()

    def ways(hands: tuple[tuple[int, ...], ...]) -> int:
        """In how many ways the unseen cards, each by itself, come to lie so."""
        product = 1
        for kind, copies in unseen.items():
            wanted = [hand.count(kind) for hand in hands]
            at_home = {len(others), *([others.index(view.public.declarer)] if widow else [])}
            product *= sum(
                [lies.count(place) for place in range(len(hands))] == wanted
                and all(place in at_home for place in lies[: widow[kind]])
                for lies in product_of(range(len(hands)), repeat=copies)
            )
        return product

    def lay(seats: list[int], left: "Counter[int]", done: tuple[tuple[int, ...], ...]) -> None:
        if not seats:
            hands = (*done, tuple(sorted(left.elements())))
            if number := ways(hands):
                found[hands] = number
            return
        free = left - held[seats[0]]
        room = view.held[seats[0]] - held[seats[0]].total()
        for taken in set(combinations(sorted(free.elements()), room)):
            hand = Counter(taken) + held[seats[0]]
            lay(seats[1:], left - hand, (*done, tuple(sorted(hand.elements()))))

    lay(others, unseen, ())
    return found


def as_hands(dealt: Worlds, view: View, world: int) -> "tuple[tuple[int, ...], ...]":
    """A world as the hands of the others and the cards lying face down that this seat did not bury."""
    assert view.seat is not None
    hands = [dealt.hand(world, seat) for seat in range(dealt.players) if seat != view.seat]
    down = dealt.face_down(world)
    for card in view.buried:
        down[card.kind] -= 1
    return tuple(tuple(kind for kind in range(32) for _ in range(counts[kind])) for counts in (*hands, down))


def far_off(seen: "Counter[tuple[tuple[int, ...], ...]]", ways: "Counter[tuple[tuple[int, ...], ...]]") -> float:
    """Chi-square of what was drawn against the ways there are, in standard deviations from what is to be expected."""
    drawn, total = seen.total(), ways.total()
    square = sum((seen[key] - drawn * n / total) ** 2 / (drawn * n / total) for key, n in ways.items())
    return (square - (len(ways) - 1)) / sqrt(2 * max(1, len(ways) - 1))


def agreeing(game: Game, state: State, view: View) -> "Counter[tuple[tuple[int, ...], ...]]":
    """The placements that agree with the view, found by trying them all."""
    ways = placements(game, view)
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for key, number in ways.items():
        hands = iter(key)
        counts = [list(map(_own(view).count, range(32))) if seat == view.seat else _count(next(hands))
                  for seat in range(game.setting.players)]  # fmt: skip
        down = [a + b for a, b in zip(_count(next(hands)), _count([c.kind for c in view.buried]), strict=True)]
        world = _as_worlds(counts, down)
        if disagreement(game, state, view, world, 0) == "":
            found[key] += number
    return found


def _own(view: View) -> list[int]:
    return [card.kind for card in view.hand or ()]


def _count(kinds: "tuple[int, ...] | list[int]") -> list[int]:
    return [list(kinds).count(kind) for kind in range(32)]


def _as_worlds(hands: list[list[int]], down: list[int]) -> Worlds:
    from array import array

    flat = array("h", [copies for hand in hands for copies in hand])
    return Worlds(1, len(hands), flat, array("h", down), array("h"), 0, array("d", [1.0]))


@pytest.mark.parametrize(
    ("line", "seed", "tricks"),
    [
        *[("midwest", 1, 13), ("midwest", 5, 12), ("auction", 2, 13), ("partners", 3, 10), ("binokel-48", 4, 13)],
        # A card lay with a meld whose twin is hidden; w: one of the twins came from the shown widow.
        *[("partners", 9, 10), ("partners", 23, 10), ("midwest", 16, 12), ("binokel-48", 14, 13)],
        *[("midwest", 18, 12), ("auction", 14, 12), ("binokel-48", 24, 13)],  # w
    ],
)
def test_every_placement_is_as_likely(line: str, seed: int, tricks: int) -> None:
    """Small endings: worlds come as often as the ways to lay the unseen cards, all of them counted."""
    game = table(line)
    state = brought_to(game, seed, tricks)
    for seat in range(game.setting.players):
        view = game.view(state, seat)
        ways = agreeing(game, state, view)
        assert ways
        dealt = sample(game.setting, view, 4000, seed)
        seen = Counter(as_hands(dealt, view, world) for world in range(dealt.count))
        assert set(seen) <= set(ways)
        assert far_off(seen, ways) < 5


@pytest.mark.parametrize(("line", "seed", "tricks"), [("midwest", 1, 13), ("partners", 3, 10), ("partners", 23, 10)])
def test_worlds_from_worlds_are_as_likely(line: str, seed: int, tricks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same when all worlds but the first come from the one before, which is what seldom-fitting views get."""
    monkeypatch.setattr(worlds, "TRIED", 1)
    monkeypatch.setattr(worlds, "SELDOM", 0)
    game = table(line)
    state = brought_to(game, seed, tricks)
    view = game.view(state, state.public.declarer)
    ways = agreeing(game, state, view)
    seen: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for start in range(250):  # worlds of one call hang together a little; the sixth of many calls do not
        dealt = sample_with(jit.pure(), game.setting, view, 6, start)
        assert dealt.linked >= 5
        seen[as_hands(dealt, view, 5)] += 1
    assert set(seen) <= set(ways)
    assert far_off(seen, ways) < 5


@pytest.mark.parametrize("line", ["two-handed", "midwest", "partners-widow", "double-deck"])
def test_a_seed_tells_the_worlds(line: str) -> None:
    """The same view and seed give the same worlds, compiled or not; another seed gives others."""
    game = game_of(line)
    rng = random.Random(line)
    for state in course(game, rng):
        if rng.random() < 0.06:
            view = game.view(state, game.to_act(state))
            dealt = sample_with(jit.pure(), game.setting, view, 3, 7)
            again = sample(game.setting, view, 3, 7)
            assert (dealt.hands, dealt.down, dealt.stock) == (again.hands, again.down, again.stock)
            assert dealt.weights.tolist() == [1.0, 1.0, 1.0]
    first = game.view(random_start(game, 1), 0)
    others = [sample(game.setting, first, 1, seed).hands.tobytes() for seed in range(20)]
    assert len(set(others)) == 20


def test_the_stock_comes_in_every_order() -> None:
    """Two-handed: each hidden card is first in the stock as often as any other."""
    game = table("two-handed")
    view = game.view(random_start(game, 1), 0)
    dealt = sample(game.setting, view, 4400, 1)
    first = Counter(dealt.drawing(world)[0] for world in range(dealt.count))
    hidden = Counter(game.setting.pack.kinds) - Counter(card.kind for card in view.hand or ())
    assert view.public.upcard is not None
    hidden[view.public.upcard.kind] -= 1
    total = (+hidden).total()
    square = sum((first[kind] - 4400 * n / total) ** 2 / (4400 * n / total) for kind, n in (+hidden).items())
    assert dealt.stock_len == 23
    assert square < 70  # about 20 degrees of freedom


@pytest.mark.rule("3A-PLAY-03", "3A-PLAY-04", "3A-PLAY-05")
def test_what_a_card_denies_is_what_had_to_be_played() -> None:
    """A kind is denied by a card exactly if, held beside it, it makes that card illegal."""
    rng = random.Random(5)
    for _ in range(3000):
        trump, led, flags = (
            rng.randrange(-1, 4),
            rng.randrange(4),
            rng.choice([layout.STRICT, layout.EAST, rng.randrange(128)]),
        )
        led_best = led * 8 + rng.randrange(8)
        best = trump * 8 + rng.randrange(8) if trump not in {led, -1} and rng.random() < 0.4 else led_best
        kind = rng.randrange(32)
        mask = denied(kind, led, best, led_best, trump, flags)
        for other in range(32):
            hand = 1 << kind | 1 << other
            legal = legal_kinds(hand, led, best, led_best, trump, flags) >> kind & 1
            assert legal != mask >> other & 1 or other == kind, (CARDS[kind], CARDS[other])


def told_by(game: Game, deals: int) -> float:
    """How much more weight the real deal gets than a sampled one, as a mean logarithm, at the first lead."""
    gains = []
    for seed in range(1, deals + 1):
        state = brought_to(game, seed * 100, 0)
        hidden = state.hidden.open()
        for seat in range(game.setting.players):
            view = game.view(state, seat)
            dealt = sample(game.setting, view, 40, seed)
            hands = [copies for hand in hidden.hands for copies in hand.counts()]
            down = [hidden.buried.count(kind) for kind in range(32)]
            both = replace(dealt, count=41, hands=dealt.hands + array("h", hands), down=dealt.down + array("h", down))
            weights = likelihoods(jit.fast(), game.setting, view, both)
            gains.append(log(weights[40] / (sum(weights[:40]) / 40)))
    return sum(gains) / len(gains)


@pytest.mark.parametrize(("line", "least"), [("midwest", 0.4), ("partners-passing", 0.4), ("partners", 0.05)])
def test_soft_evidence_speaks_for_the_real_deal(line: str, least: float) -> None:
    """Cards buried, passed and bid on as by rule of thumb: the deal at the table gets more weight than sampled ones."""
    assert told_by(table(line), 15) > least


def test_two_handed_evidence_speaks_for_the_real_deal() -> None:
    """Melds not laid and low cards thrown away: amid the stock the real hand gets more weight than others."""
    game = table("two-handed")
    player = make("steady", game)
    gains = []
    for seed in range(25):
        state = random_start(game, seed)
        while len(state.public.tricks) < 6 or not isinstance(state.phase, StockPlay) or state.phase.trick.cards:
            turn = game.to_act(state)
            state = game.apply(state, turn, player.decide(game.view(state, turn), Budget()).action).state
        view = game.view(state, game.to_act(state))
        dealt = sample(game.setting, view, 40, seed)
        hands = [copies for hand in state.hidden.open().hands for copies in hand.counts()]
        both = replace(dealt, count=41, hands=dealt.hands + array("h", hands))
        weights = likelihoods(jit.fast(), game.setting, view, both)
        gains.append(log(weights[40] / (sum(weights[:40]) / 40)))
    assert sum(gains) / len(gains) > 0.3


def test_weights_are_one_on_average() -> None:
    """With soft evidence the same worlds come, weighted; alone, or before the first two-handed trick, nothing tells."""
    game = table("partners")
    view = game.view(brought_to(game, 3, 2), 0)
    plain, soft = (sample(game.setting, view, 30, 4, soft=weighed) for weighed in (False, True))
    assert plain.hands == soft.hands
    assert sum(soft.weights) == pytest.approx(30)
    assert 0 < min(soft.weights) < 1
    two = table("two-handed")
    assert set(sample(two.setting, two.view(random_start(two, 1), 0), 5, 1, soft=True).weights) == {1.0}
    assert sample(game.setting, view, 1, 4, soft=True).weights.tolist() == [1.0]


def test_likelier_worlds_are_picked() -> None:
    """Where weights tell much, as many worlds come as were asked for, with hardly a trump among the buried cards."""
    game = table("midwest")
    state = brought_to(game, 3, 0)
    view = game.view(state, (state.public.declarer + 1) % 3)
    plain, soft = (sample(game.setting, view, 200, 4, soft=weighed) for weighed in (False, True))
    assert soft.count == 200
    assert set(soft.weights) == {1.0}

    def trumps(dealt: Worlds) -> int:
        base = 8 * view.public.trump
        return sum(sum(dealt.face_down(world)[base : base + 8]) for world in range(dealt.count))

    assert 8 * trumps(soft) < trumps(plain)
    for world in range(20):
        assert disagreement(game, state, view, soft, world) == ""


def test_what_cannot_be_sampled_is_said() -> None:
    """No hand to start from, no deal under way, or a view that contradicts itself: a typed error says so."""
    game = table("partners")
    state = random_start(game, 1)
    with pytest.raises(NoWorldError, match="spectator"):
        sample(game.setting, game.view(state, None), 1, 0)
    with pytest.raises(NoWorldError, match="between the deal"):
        sample(game.setting, game.view(game.start(), 0), 1, 0)
    view = game.view(state, 0)
    import msgspec

    with pytest.raises(NoWorldError, match="36 cards were not seen"):
        sample(game.setting, msgspec.structs.replace(view, held=(12, 12, 12, 13)), 1, 0)
    with pytest.raises(ValueError, match="-1 worlds"):
        sample(game.setting, view, -1, 0)
    assert sample(game.setting, view, 0, 0).count == 0
