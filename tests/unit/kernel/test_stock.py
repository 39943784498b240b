"""Two-handed deals simulated in the kernel: the engine's melds, every card played, compiled as in CPython."""

import random
from array import array
from collections.abc import Iterator

import pytest

from binocle.deal import random_deal
from binocle.deal.sample import sample
from binocle.game import Game
from binocle.game.actions import Dix, Draw, Meld, Play
from binocle.game.table_melds import Laid, Melder, lay, read_choice
from binocle.game.views import Budget, StockView, View
from binocle.kernel import jit
from binocle.kernel import stock_melds as at
from binocle.kernel.counting import WORDS
from binocle.players import make
from binocle.rules import named
from binocle.search import stock as search
from binocle.seats import CHANCE, OVER

SETS = ("two-handed", "bicycle", "bicycle-64", "gibson", "hay", "macdougall")
PURE = jit.pure()


def views(rules: str, seeds: range) -> Iterator[tuple[Game, View]]:
    """Views of the seat to act in the stock phase of some deals, played with some random moves between sound ones."""
    game = Game(named(rules))
    sound, wild = make("steady", game), make("random", game)
    for seed in seeds:
        dice = random.Random(seed)
        state = game.start()
        state = game.apply(state, CHANCE, random_deal(game, dice, state.dealer)).state
        while (turn := game.to_act(state)) not in (CHANCE, OVER):
            view = game.view(state, turn)
            if not isinstance(view.phase, StockView):
                break
            yield game, view
            player = sound if dice.random() < 0.8 else wild
            state = game.apply(state, turn, player.decide(view, Budget(seed=seed)).action).state


def first_start(game: Game, view: View) -> "array[int]":
    """The position of the seat to act, its turn still to come."""
    draw = [action for action in view.legal if isinstance(action, Draw)]
    if draw:
        return search.start_of(game.setting, view, draw[0])
    play = next(action for action in view.legal if isinstance(action, Play))
    s = search.start_of(game.setting, view, play)
    if not play.tabled:
        PURE.give_to_hand(s, view.seat, play.card.kind)
    return s


@pytest.mark.parametrize("rules", SETS)
@pytest.mark.rule("2H-MELD-04", "2H-MELD-05", "2H-MELD-06", "2H-MELD-07", "2B-MELD-06", "HAY-03")
def test_melds_are_those_of_the_engine(rules: str) -> None:
    """The rows ready to be laid are the melds the engine allows, and laying one pays what the engine pays."""
    for game, view in views(rules, range(8)):
        st = game.setting
        phase = view.phase
        assert isinstance(phase, StockView)
        melds = [action for action in view.legal if isinstance(action, Meld)]
        trick = len(view.public.tricks)
        hand = search.hand_of(view)
        made = [one for one in phase.sides[view.seat or 0].melds if one.trick == trick]
        if phase.melder != view.seat or made or not any(isinstance(action, Draw) for action in view.legal):
            continue
        s, rules_words = first_start(game, view), search.rules_of(st, view.public.trump)
        ready = PURE.ready_rows(s, rules_words, view.seat)
        rows = st.stock_melds[view.public.trump]
        found = {(row.name, row.kinds) for number, row in enumerate(rows) if ready >> number & 1}
        melder = Melder(st, view.public.trump, hand, phase.sides[view.seat or 0], trick)
        allowed: dict[tuple[str, tuple[int, ...]], set[int]] = {}
        for action in melds:
            choice = read_choice(action.cards)
            laid = lay(melder, action.name, choice)
            assert isinstance(laid, Laid)
            allowed.setdefault((action.name, tuple(kind for kind, _ in choice)), set()).add(laid.points)
        assert found == set(allowed)
        for number, row in enumerate(rows):
            if ready >> number & 1:
                again = array("q", s)
                assert PURE.lay_row(again, rules_words, view.seat, number) in allowed[row.name, row.kinds]


@pytest.mark.parametrize("rules", SETS)
def test_every_card_is_played(rules: str) -> None:
    """From anywhere in the stock phase a simulated deal shares out all card points, the last trick's too."""
    for place, (game, view) in enumerate(views(rules, range(1))):
        if place % 5:
            continue
        st = game.setting
        world = sample(st, view, 1, place)
        total = sum(st.tables.card_points[kind & 7] for kind in st.pack.kinds) + st.rules.score.last_trick
        for action in view.legal:
            if not isinstance(action, Play | Meld | Dix | Draw):
                continue
            s = search.start_of(st, view, action)
            for kind, copies in enumerate(world.hand(0, 1 - (view.seat or 0))):
                for _ in range(copies):
                    PURE.give_to_hand(s, 1 - (view.seat or 0), kind)
            words = PURE.new_words(WORDS)
            stock = array("h", world.drawing(0) or [0])
            PURE.play_stock(s, search.rules_of(st, view.public.trump), stock, 0, st.tables.card_points, words)
            points = [s[at.S_SEATS + seat * at.SEAT_SIZE + at.P_POINTS] for seat in range(2)]
            assert sum(points) == total - sum(view.public.points)


@pytest.mark.skipif(not jit.compiled_available(), reason="numba is missing or BINOCLE_PURE is set")
@pytest.mark.parametrize("rules", ["bicycle-64", "hay", "macdougall"])
def test_rollouts_are_the_same_compiled(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every action in every world ends the same, compiled and in CPython."""
    for place, (game, view) in enumerate(views(rules, range(1))):
        if place % 9:
            continue
        actions = [action for action in view.legal if isinstance(action, Play | Meld | Dix | Draw)]
        worlds = sample(game.setting, view, 3, place)
        every = range(len(actions))
        quick = search.Lines(game.setting, view, actions).results(worlds, 0, 3, every)
        with monkeypatch.context() as patch:
            patch.setattr(jit, "fast", jit.pure)
            slow = search.Lines(game.setting, view, actions).results(worlds, 0, 3, every)
        assert quick == slow
        assert all(len(row) == 6 for row in quick)


def test_cards_drawn_with_what_is_hoped_for_them() -> None:
    """The last card missing for a run is dearly kept by the hand: a trump of it costs hopes, a spare nine none."""
    for game, view in views("two-handed", range(30, 34)):
        s, rules = first_start(game, view), search.rules_of(game.setting, view.public.trump)
        assert view.seat is not None
        PURE.look_ahead(s, rules, view.seat)
        PURE.hopes(s, rules, view.seat)
        trump = view.public.trump
        held = [kind for kind in range(8 * trump + 3, 8 * trump + 8) if s[at.S_SEATS + view.seat * at.SEAT_SIZE + kind]]
        for kind in range(8 * trump, 8 * trump + 3):
            assert s[at.S_COST + kind] == 0
        assert all(s[at.S_COST + kind] >= 0 for kind in held)
