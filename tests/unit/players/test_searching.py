"""Searching players: the same answer for the same seed, exact at the end, sound facts, and steady where told so."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator

import msgspec
import pytest

from binocle.deal import random_deal
from binocle.deal.seen import position, shown_counts
from binocle.game import Game
from binocle.game.actions import Play
from binocle.game.state import State, StockPlay, TrickPlay
from binocle.game.views import Budget, Decision, TrickView, View
from binocle.kernel import jit, layout
from binocle.players import make
from binocle.players import searching as searching_module
from binocle.players.specs import PlayerOptionError
from binocle.players.worth import Worth
from binocle.rules import named, parse
from binocle.search.solver import Solver, ours_of

WORLDS = 12


def deal(name: str, seed: int) -> tuple[Game, State]:
    """A game of this set, its first deal dealt."""
    game = Game(parse(name))
    state = game.start()
    return game, game.apply(state, -1, random_deal(game, random.Random(seed))).state


def steady_states(name: str, seed: int) -> Iterator[tuple[Game, State, View]]:
    """Every position of a deal that `steady` plays on all seats, with the view of the seat to act."""
    game, state = deal(name, seed)
    steady = make("steady", game)
    while (seat := game.to_act(state)) >= 0:
        view = game.view(state, seat)
        yield game, state, view
        state = game.apply(state, seat, steady.decide(view, Budget()).action).state


def choices(name: str, seed: int, phase: type = TrickPlay) -> list[tuple[Game, State, View]]:
    """Those of these positions in a phase where there is something to choose."""
    for again in range(seed, seed + 20):  # deals that are thrown in have no tricks
        found = [one for one in steady_states(name, again) if isinstance(one[1].phase, phase) and len(one[2].legal) > 1]
        if found:
            return found
    raise AssertionError(name)


@pytest.mark.parametrize("name", ["partners", "midwest", "two-handed", "double-deck"])
def test_same_seed_same_answer(name: str) -> None:
    """The decision is a function of view, seed and number of worlds; a player made anew gives it again."""
    for game, _, view in choices(name, 4)[::5]:
        budget = Budget(seed=9, worlds=WORLDS)
        assert make("strong", game).decide(view, budget) == make("strong", game).decide(view, budget)


@pytest.mark.parametrize("name", ["partners", "midwest", "double-deck", "binokel"])
def test_candidates_are_the_legal_cards_best_first(name: str) -> None:
    """Every card that may be played is valued in as many worlds as were asked for; the first of them is played."""
    for game, _, view in choices(name, 2)[::4]:
        found = make("strong?bidding=steady", game).decide(view, Budget(seed=1, worlds=WORLDS))
        assert {one.action for one in found.candidates} == {one for one in view.legal if isinstance(one, Play)}
        values = [one.value for one in found.candidates]
        assert values == sorted(values, reverse=True)
        assert found.worlds == WORLDS
        assert all(one.visits == WORLDS for one in found.candidates)
        assert found.action == found.candidates[0].action
        assert found.facts["card"] == found.action.card.value  # type: ignore[union-attr]
        assert found.why


def test_two_handed_end_is_exact() -> None:
    """Once the stock is gone, no card is worth more than the one played, by the solver on the open hands."""
    solver = Solver()
    for game, state, view in choices("two-handed", 6):
        st = game.setting
        found = make("strong", game).decide(view, Budget(seed=3, worlds=2))
        cells = position(st, view)
        hands = state.hidden.open().hands
        for seat in range(2):
            for kind in range(layout.KINDS):
                cells[layout.CARDS + seat * layout.KINDS + kind] = hands[seat].kinds.count(kind)
        assert isinstance(found.action, Play)
        values = solver.values(cells, st.tables.card_points, ours_of(st, view.seat or 0))
        assert values[found.action.card.kind] == max(values.values())


@pytest.mark.parametrize("name", ["pinochle-classic", "partners"])
def test_exact_values_give_every_point_to_a_side(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Where a side's points are odd no point is lost between partners: all points of the deal are with somebody."""
    ends: set[int] = set()
    of = Worth.of
    monkeypatch.setattr(Worth, "of", lambda self, points, *rest: ends.add(sum(points)) or of(self, points, *rest))
    for game, _, view in choices(name, 3)[-6:]:
        _decide(game, "strong?mix=0", view)
    assert ends == {game.setting.tables.trick_total}


def test_a_budget_of_seconds_is_kept_by_looking_at_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that runs fast the player stops early and answers from what it has; without one it never asks."""
    game, _, view = choices("partners", 3)[0]
    ticks = iter(range(1000))
    monkeypatch.setattr(searching_module, "perf_counter", lambda: float(next(ticks)))
    monkeypatch.setattr(searching_module, "is_ready", lambda: True)
    player = make("strong?bidding=steady", game)
    hurried = player.decide(view, Budget(seed=1, worlds=400, seconds=2.0))
    assert 0 < hurried.worlds < 400
    used = next(ticks)
    assert player.decide(view, Budget(seed=1, worlds=40)).worlds == 40
    assert next(ticks) == used + 1


def test_who_cannot_wait_for_the_compiler_is_answered_by_steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before everything is compiled a budget of seconds gets steady's answer; one of worlds waits."""
    game, _, view = choices("partners", 3)[0]
    monkeypatch.setattr(searching_module, "is_ready", lambda: False)
    player = make("strong", game)
    assert player.decide(view, Budget(seed=1, seconds=0.5)) == make("steady", game).decide(view, Budget())
    assert player.decide(view, Budget(seed=1, worlds=WORLDS)).worlds == WORLDS


def test_parts_left_to_steady() -> None:
    """`bidding=steady` and `opening=steady` play those parts as steady does, and search the others."""
    for name, phase in (("partners", TrickPlay), ("two-handed", StockPlay)):
        game, _, view = choices(name, 5, phase)[0]
        assert _decide(game, "strong?opening=steady", view) == make("steady", game).decide(view, Budget())
        assert _decide(game, "strong", view).worlds > 0
    calls = [one for one in steady_states("partners", 5) if one[1].phase.__class__.__name__ == "Auction"]
    game, _, view = calls[0]
    assert _decide(game, "strong?bidding=steady", view) == make("steady", game).decide(view, Budget())
    late = choices("partners", 5)[-1]
    assert len(late[2].public.tricks) >= 6
    assert _decide(late[0], "strong?opening=steady", late[2]).worlds > 0


@pytest.mark.parametrize(("option", "held"), [("exact=7", 7), ("exact=0", 5), ("mix=100", 5), ("soft=100", 7)])
def test_every_option_is_heard(option: str, held: int) -> None:
    """What a card is expected to bring is found otherwise with each option."""
    views = [(game, view) for game, _, view in choices("partners", 5) if view.held[view.to_act] == held]
    assert any(_decide(game, "strong", view) != _decide(game, f"strong?{option}", view) for game, view in views)


def test_worlds_of_a_player() -> None:
    """`worlds` holds wherever the budget names no number."""
    game, _, view = choices("partners", 5)[0]
    assert make("strong?worlds=3", game).decide(view, Budget(seed=1)).worlds == 3
    assert _decide(game, "strong?worlds=3", view).worlds == WORLDS


def test_trust_in_the_rule_of_thumb() -> None:
    """With `trust` it is steady's card, unless the one that does best is ahead by far; so some cards are others."""
    changed = 0
    for game, _, view in choices("partners", 5)[:12]:
        trusting, plain = _decide(game, "strong?trust=100", view), _decide(game, "strong", view)
        assert trusting.action in {plain.action, make("steady", game).decide(view, Budget()).action}
        changed += trusting.action != plain.action
    assert changed


def _decide(game: Game, spec: str, view: View) -> Decision:
    return make(spec, game).decide(view, Budget(seed=1, worlds=WORLDS))


@pytest.mark.parametrize("spec", ["strong?worlds=0", "strong?worlds=x", "expert?bidding=bold", "strong?soft=0"])
def test_options_out_of_range_are_refused(spec: str) -> None:
    """A value that an option cannot take is a typed error that says what is allowed."""
    with pytest.raises(PlayerOptionError, match="allowed"):
        make(spec, Game(named("partners")))


@pytest.mark.parametrize("name", ["partners", "midwest", "double-deck", "binokel"])
@pytest.mark.parametrize("compiled", [True, False])
def test_the_true_world_explains_what_steady_played(name: str, compiled: bool) -> None:
    """In a deal that steady plays on all seats, the cards as they really lie hold no surprise; others do at times."""
    names = jit.fast() if compiled else jit.pure()
    surprised = 0
    for game, state, view in choices(name, 8)[::6]:
        st = game.setting
        cells = position(st, view)
        if view.seat != view.public.declarer:
            cells[layout.BURIER] = view.public.declarer
        hidden = state.hidden.open()
        hands = array("h")
        for hand in hidden.hands:
            hands.extend(hand.kinds.count(kind) for kind in range(layout.KINDS))
        down = array("h", [hidden.buried.count(kind) for kind in range(layout.KINDS)])
        shown = array("h", bytes(2 * layout.MAX_SEATS * layout.KINDS))
        for seat, known in enumerate(shown_counts(st, view)):
            shown[seat * layout.KINDS : (seat + 1) * layout.KINDS] = array("h", known)
        out = array("h", [0])
        partners = int(st.seating.partners)
        rest = (1, names.as_cells(shown), names.as_cells(st.tables.card_points), partners, view.public.declarer)
        asked = (names.as_cells(cells), names.as_cells(hands), names.as_cells(down), *rest)
        names.surprises(*asked, view.seat, names.as_cells(out))
        assert out[0] == 0
        others = [seat for seat in range(st.players) if seat != view.seat]
        first, second = others[0] * layout.KINDS, others[1] * layout.KINDS
        if view.held[others[0]] == view.held[others[1]]:  # change two hidden hands about
            for kind in range(layout.KINDS):
                hands[first + kind], hands[second + kind] = hands[second + kind], hands[first + kind]
            names.surprises(*asked, view.seat, names.as_cells(out))
            surprised += out[0]
    assert surprised > 0


def test_worth_follows_the_contract() -> None:
    """A declarer's points are worth most where they make the bid; a lost contract costs it whatever he took."""
    for game, state, seen in choices("midwest", 2)[::9]:
        st = game.setting
        declarer = seen.public.declarer
        view = game.view(state, declarer)
        worth = Worth(st, view)
        need = view.public.bid - view.public.melds[declarer]
        assert 10 < need < 240
        made, set_, worse = (_with_declarer(worth, declarer, need - less) for less in (0, 10, 20))
        assert made - set_ > view.public.bid
        assert 0 < set_ - worse < 25


def _with_declarer(worth: Worth, declarer: int, mine: int) -> float:
    """The worth of a deal in which the declarer of three takes these points and the others share the rest."""
    points = [mine if seat == declarer else (250 - mine) // 2 for seat in range(3)]
    return worth.of(points, [5, 5, 5])


def test_worth_of_the_game() -> None:
    """A deal that ends the game is worth more than its points; one that does not, no more than them."""
    game, _, view = choices("partners", 2)[0]
    plain = Worth(game.setting, view)
    far = msgspec.structs.replace(view, score=msgspec.structs.replace(view.score, totals=(10, 10)))
    almost = (view.score.target - 10,) * 2
    near = msgspec.structs.replace(view, score=msgspec.structs.replace(view.score, totals=almost))
    mine = (view.seat or 0) % 2
    points, taken = [0] * 4, [0] * 4
    for seat in range(4):
        points[seat], taken[seat] = (125 if seat % 2 == mine else 0), (6 if seat % 2 == mine else 0)
    assert isinstance(view.phase, TrickView)
    assert Worth(game.setting, far).of(points, taken) == plain.of(points, taken)
    assert abs(Worth(game.setting, near).of(points, taken)) > abs(plain.of(points, taken))
