"""Two-handed stock play by search: legal, repeatable, blind for hidden cards, and able to see what pays."""

import random

import msgspec
import pytest

from binocle.deal import random_deal
from binocle.game import Game
from binocle.game.actions import Draw, Meld, Play
from binocle.game.views import Budget, StockView, View
from binocle.locale import texts
from binocle.players import make
from binocle.players.searching_stock import stock_search
from binocle.rules import named
from binocle.seats import CHANCE, OVER

SETS = ("two-handed", "bicycle", "bicycle-64", "gibson", "hay", "macdougall")


def stock_views(rules: str, seed: int) -> list[View]:
    """The views of those to act in the stock phase of a deal."""
    game = Game(named(rules))
    player = make("steady", game)
    state = game.start()
    state = game.apply(state, CHANCE, random_deal(game, random.Random(seed), state.dealer)).state
    found = []
    while (turn := game.to_act(state)) not in (CHANCE, OVER):
        view = game.view(state, turn)
        if not isinstance(view.phase, StockView):
            break
        found.append(view)
        state = game.apply(state, turn, player.decide(view, Budget(seed=seed)).action).state
    return found


@pytest.mark.parametrize("rules", SETS)
def test_legal_and_repeatable(rules: str) -> None:
    """In every view of a deal the answer is legal, the same the second time, and its reason can be said."""
    st = Game(named(rules)).setting
    for view in stock_views(rules, 3):
        decision = stock_search(st, view, Budget(seed=5, worlds=8))
        assert decision.action in view.legal
        assert stock_search(st, view, Budget(seed=5, worlds=8)) == decision
        for lang in ("en", "de"):
            facts = {name: str(value) for name, value in decision.facts.items()}
            assert texts(lang)(decision.why, **facts)
        if decision.worlds:
            assert {one.action for one in decision.candidates} <= set(view.legal)
            assert decision.candidates[0].visits == decision.worlds


def test_worlds_are_what_the_budget_says() -> None:
    """An even number of deals is looked at, the level's where the budget names none."""
    st = Game(named("two-handed")).setting
    view = next(view for view in stock_views("two-handed", 1) if len(view.legal) > 5)
    assert stock_search(st, view, Budget(seed=1, worlds=40)).candidates[0].visits <= 40
    clock = iter(range(100))
    hurried = stock_search(st, view, Budget(seed=1, worlds=400, seconds=1.0), now=lambda: float(next(clock)))
    assert 2 <= hurried.worlds < 400


def test_hidden_cards_change_nothing() -> None:
    """With the opponent's hand and the stock dealt anew behind the view, the decision stays."""
    game = Game(named("bicycle"))
    deal = random_deal(game, random.Random(8), 0)
    start = game.start()
    first = game.apply(start, CHANCE, deal).state
    me = game.to_act(first)
    other = 1 - me
    cards = [*deal.hands[other], *deal.stock]
    random.Random(1).shuffle(cards)
    hands = list(deal.hands)
    hands[other] = tuple(cards[: len(hands[other])])
    again = msgspec.structs.replace(deal, hands=tuple(hands), stock=tuple(cards[len(hands[other]) :]))
    second = game.apply(start, CHANCE, again).state
    budget = Budget(seed=9, worlds=60)
    decisions = [stock_search(game.setting, game.view(state, me), budget) for state in (first, second)]
    assert decisions[0] == decisions[1]


@pytest.mark.rule("2H-MELD-01", "2H-FLOW-03")
def test_lays_the_meld_before_the_chance_is_gone() -> None:
    """With a last right to meld and one meld in hand it is laid, and no draw without it."""
    st = Game(named("two-handed")).setting
    seen = 0
    for seed in range(12):
        for view in stock_views("two-handed", seed):
            phase = view.phase
            assert isinstance(phase, StockView)
            melds = [action for action in view.legal if isinstance(action, Meld)]
            if phase.left == 2 and melds and any(isinstance(action, Draw) for action in view.legal):
                seen += 1
                assert isinstance(stock_search(st, view, Budget(seed=seed, worlds=60)).action, Meld)
    assert seen


@pytest.mark.rule("2H-END-01")
def test_a_meld_that_wins_the_game_is_laid() -> None:
    """One meld short of the mark the game is won at once, without looking at anything else."""
    st = Game(named("two-handed")).setting
    view = next(
        view
        for seed in range(9)
        for view in stock_views("two-handed", seed)
        if any(isinstance(a, Meld) for a in view.legal)
    )
    totals = [0, 0]
    totals[view.seat or 0] = view.score.target - view.score.melds[view.seat or 0] - 20
    close = msgspec.structs.replace(view, score=msgspec.structs.replace(view.score, totals=tuple(totals)))
    decision = stock_search(st, close, Budget(seed=1, worlds=8))
    assert isinstance(decision.action, Meld)
    assert int(decision.facts["points"]) >= 20
    assert decision.worlds == 0


def test_candidates_are_told_with_value_and_spread() -> None:
    """Every legal card has a value, the spread of its results and the deals it was looked at in; dropped ones fewer."""
    st = Game(named("two-handed")).setting
    view = next(view for view in stock_views("two-handed", 2) if sum(isinstance(a, Play) for a in view.legal) > 8)
    decision = stock_search(st, view, Budget(seed=1, worlds=200))
    assert {one.action for one in decision.candidates} == set(view.legal)
    assert all(one.visits > 0 and one.spread > 0 for one in decision.candidates)
    assert decision.candidates[-1].visits < decision.candidates[0].visits == decision.worlds
