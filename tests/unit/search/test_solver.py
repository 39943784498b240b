"""The solver: exact values against trying every line, questions that agree with each other, stopping, threads."""

import itertools
import random
from array import array
from concurrent.futures import ThreadPoolExecutor

import pytest

from binocle.game.setting import Setting
from binocle.kernel import jit
from binocle.kernel import layout as at
from binocle.kernel.trick import make_play
from binocle.rules import named, parse
from binocle.search import solver as searching
from binocle.search.solver import SearchStopped, Solver, legal_of, ours_of, position
from tests.endings import DUTIES, PACKS, Ending, compare

RUNNERS = [True, False] if jit.compiled_available() else [False]
RUNNER_NAMES = ["compiled" if compiled else "pure" for compiled in RUNNERS]
POINTS = array("h", [0, 0, 0, 2, 3, 4, 10, 11])


@pytest.fixture(params=RUNNERS, ids=RUNNER_NAMES)
def solver(request: pytest.FixtureRequest) -> Solver:
    """A new solver of either kind."""
    return Solver(1, compiled=request.param)


def drawn(seed: int, players: int = 4, hand: int = 6, flags: int = at.STRICT) -> "tuple[array[int], int]":
    """A random deal of a single pack, one to lead, and the seats of his side (four: partners, three: 0 against two)."""
    dice = random.Random(seed)
    pack = list(PACKS["48"])
    dice.shuffle(pack)
    hands = [pack[seat * hand : (seat + 1) * hand] for seat in range(players)]
    cells = position(hands, dice.randrange(players), dice.randrange(4), flags, 10)
    leader = cells[at.TO_PLAY]
    if players == 4:
        return cells, 5 << (leader & 1)
    return cells, 1 << leader if players == 2 or leader == 0 else 6


@pytest.mark.parametrize("duty", DUTIES)
@pytest.mark.parametrize("pack", PACKS)
def test_values_are_those_of_every_line(solver: Solver, pack: str, duty: str) -> None:
    """The value of a random ending is what trying every line of play finds; soak_solver.py does this with thousands."""
    assert compare(f"unit {pack} {duty}", pack, duty, 12, solver) == 12


@pytest.mark.parametrize("seed", range(30))
def test_each_card_has_the_value_of_every_line(solver: Solver, seed: int) -> None:
    """`values` gives each legal card what trying every line after it finds, and the best of them is the value."""
    dice = random.Random(seed)
    ending = Ending(dice, dice.choice(list(PACKS)), dice.choice(list(DUTIES)), 1)
    found = solver.values(ending.cells, ending.points, ending.ours)
    assert found == ending.values(jit.fast()), ending
    mine = ending.ours >> ending.cells[at.TO_PLAY] & 1
    best = max(found.values()) if mine else min(found.values())
    assert solver.value(ending.cells, ending.points, ending.ours) == best


@pytest.mark.parametrize("seed", range(6))
def test_yes_or_no_turns_at_the_value(solver: Solver, seed: int) -> None:
    """Up to the value a target can be reached, above it none can; no points at all are always reached."""
    cells, ours = drawn(seed, hand=5)
    value = solver.value(cells, POINTS, ours)
    asked = sorted({-3, 0, 1, value - 7, value - 1, value, value + 1, value + 9, 400})
    assert [solver.reaches(cells, POINTS, ours, target) for target in asked] == [target <= value for target in asked]


@pytest.mark.parametrize("seed", range(6))
def test_the_line_is_legal_and_brings_the_value(solver: Solver, seed: int) -> None:
    """Played card by card, the line of a solution is legal to the end and brings our side exactly its points."""
    cells, ours = drawn(seed, players=2 + seed % 3, hand=5)
    solution = solver.solve(cells, POINTS, ours)
    played = array("h", cells)
    for kind in solution.line:
        assert kind in legal_of(played)
        make_play(played, kind, POINTS)
    assert legal_of(played) == ()
    assert sum(played[at.POINTS + seat] for seat in range(4) if ours >> seat & 1) == solution.points
    assert solution.points == solver.value(cells, POINTS, ours)
    assert solution.nodes > 0


@pytest.mark.skipif(not jit.compiled_available(), reason="numba is missing or BINOCLE_PURE is set")
@pytest.mark.parametrize("seed", range(4))
def test_compiled_and_plain_search_try_the_same_cards(seed: int) -> None:
    """The same source in both runners: node for node the same search, with the same value."""
    cells, ours = drawn(seed, players=2 + seed % 3, hand=6)
    found = []
    for compiled in (True, False):
        solver = Solver(1, compiled=compiled)
        found.append((solver.values(cells, POINTS, ours), solver.nodes))
    assert found[0] == found[1]


@pytest.mark.parametrize("left", [9, 8])
def test_small_tables_and_old_entries_do_no_harm(left: int) -> None:
    """A table far too small, and one full of other deals, give the values of a new and large one."""
    hand = left if jit.compiled_available() else 5
    deals = [drawn(seed, hand=hand) for seed in range(4)]
    fresh = [Solver(16).value(cells, POINTS, ours) for cells, ours in deals]
    small = Solver(1)
    small._table = small._table[:64]  # type: ignore[misc]
    used = Solver(1)
    for _ in range(2):
        assert [small.value(cells, POINTS, ours) for cells, ours in deals] == fresh
        assert [used.value(cells, POINTS, ours) for cells, ours in deals] == fresh
    used.clear()
    assert [used.value(cells, POINTS, ours) for cells, ours in reversed(deals)] == fresh[::-1]


def test_the_same_cards_counted_otherwise_are_another_game() -> None:
    """One table, many games: trump, duty, card points, last trick and sides are never mixed up."""
    dice = random.Random(8)
    shared = Solver(1)
    cells, _ = drawn(5, players=3, hand=4)
    for _ in range(60):
        other = array("h", cells)
        other[at.TRUMP] = dice.randrange(-1, 4)
        other[at.FLAGS] = dice.choice((at.STRICT, at.EAST, at.STRICT | at.LATER_TWIN_WINS))
        other[at.LAST_TRICK] = dice.choice((0, 10))
        points = dice.choice((POINTS, array("h", [0, 0, 0, 0, 5, 5, 10, 10])))
        ours = dice.randrange(1, 7)
        names = jit.fast()
        wanted = names.exhaust(names.as_cells(array("h", other)), names.as_cells(points), ours)
        assert shared.value(other, points, ours) == wanted


# ------------------------------------------------------------------------------------------------ many worlds at once


def two_suits_swapped(setting: Setting, worlds: int, hand: int) -> "tuple[array[int], array[int], list[array[int]]]":
    """A position with one's own hand fixed, hands of so many worlds, and each world as cells."""
    dice = random.Random(3)
    pack = list(setting.pack.kinds)
    dice.shuffle(pack)
    mine, rest = pack[:hand], pack[hand : 4 * hand]
    hands = array("h", bytes(2 * worlds * 4 * 32))
    each = []
    for world in range(worlds):
        dice.shuffle(rest)
        dealt = [mine, *[rest[part * hand : (part + 1) * hand] for part in range(3)]]
        each.append(position(dealt, 3, 2, setting.tables.flags, setting.rules.score.last_trick))
        for seat, cards in enumerate(dealt):
            for kind in cards:
                hands[(world * 4 + seat) * 32 + kind] += 1
    cells = position([mine, *[list(rest[:hand]) for _ in range(3)]], 0, 2, setting.tables.flags, 10)
    for world in each:
        world[at.TO_PLAY] = world[at.LEADER] = 0
    return cells, hands, each


def test_values_of_worlds_are_those_of_each_world(solver: Solver) -> None:
    """One call for many worlds gives, world by world and card by card, what asking for each of them gives."""
    setting = Setting(named("partners"))
    cells, hands, each = two_suits_swapped(setting, 7, 5)
    kinds, values, done = solver.values_of_worlds(setting, cells, hands, 7)
    assert done == 7
    assert kinds == legal_of(cells)
    ours = ours_of(setting, 0)
    points = setting.tables.card_points
    wanted = [Solver(1).values(world, points, ours) for world in each]
    assert [dict(zip(kinds, values[w * len(kinds) : (w + 1) * len(kinds)], strict=True)) for w in range(7)] == wanted
    targets = array("q", [max(found.values()) - world + 3 for world, found in enumerate(wanted)])
    _, reached, done = solver.values_of_worlds(setting, cells, hands, 7, targets=targets)
    assert done == 7
    assert list(reached) == [int(found[kind] >= targets[w]) for w, found in enumerate(wanted) for kind in kinds]


# ------------------------------------------------------------------------------------------------ stopping, threads


def test_a_pause_changes_nothing(solver: Solver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked at every few nodes, a search reports ever tighter bounds around its value and finds the same value."""
    cells, ours = drawn(11, hand=6)
    value = solver.value(cells, POINTS, ours)
    solver.clear()
    monkeypatch.setattr(solver, "_slice", 50)
    seen: list[searching.Progress] = []

    def watch(progress: searching.Progress) -> bool:
        seen.append(progress)
        return False

    assert solver.value(cells, POINTS, ours, watch=watch) == value
    assert len(seen) > 3
    assert all(progress.low <= value <= progress.high for progress in seen)
    widths = [progress.high - progress.low for progress in seen]
    assert widths == sorted(widths, reverse=True)
    assert all(later.nodes - former.nodes >= 50 for former, later in itertools.pairwise(seen))


def test_whoever_watches_can_stop(solver: Solver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that is stopped tells its bounds, and the solver is as good as before."""
    cells, ours = drawn(12, hand=6)
    value = solver.value(cells, POINTS, ours)
    solver.clear()
    monkeypatch.setattr(solver, "_slice", 40)
    with pytest.raises(SearchStopped, match="stopped after") as caught:
        solver.value(cells, POINTS, ours, watch=lambda progress: progress.nodes >= 80)
    assert caught.value.low <= value <= caught.value.high
    assert solver.value(cells, POINTS, ours) == value


@pytest.mark.skipif(not jit.compiled_available(), reason="in CPython one thread runs at a time")
def test_threads_have_solvers_of_their_own() -> None:
    """Searches side by side, one solver each, give what they give one after the other; one is stopped from outside."""
    deals = [drawn(seed, hand=8) for seed in range(8)]
    alone = [Solver(1).value(cells, POINTS, ours) for cells, ours in deals]
    with ThreadPoolExecutor(2) as pool:
        beside = list(pool.map(lambda deal: Solver(1).value(deal[0], POINTS, deal[1]), deals))
    assert beside == alone
    long, ours = drawn(3, hand=12)
    solver = Solver(1)
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(solver.value, long, POINTS, ours)
        while not running.done():
            solver.stop()
        assert isinstance(running.exception(), SearchStopped | None)


# ------------------------------------------------------------------------------------------------ trumps


def test_trump_table_and_par() -> None:
    """The table holds the value of each trump suit, par is the best of it; no trump can be asked for too."""
    setting = Setting(named("partners"))
    cells, ours = drawn(21, hand=5)
    hands = [
        [kind for kind in range(32) for _ in range(cells[at.CARDS + seat * 32 + kind])] for seat in range(4)
    ]  # fmt: skip
    solver = Solver(1)
    table = solver.trump_table(hands, 1, setting, trumps=(0, 1, 2, 3, -1))
    for trump, points in table.items():
        other = position(hands, 1, trump, setting.tables.flags, setting.rules.score.last_trick)
        assert points == Solver(1).value(other, setting.tables.card_points, ours_of(setting, 1))
    best = solver.par(hands, 1, setting)
    assert best[1] == max(table[trump] for trump in range(4)) == table[best[0]]
    assert ours in (5, 10)


@pytest.mark.rule("3B-DIR-01")
def test_trump_table_goes_the_way_of_the_table() -> None:
    """Where play goes against the clock the last seat answers the lead first, and that changes what can be taken."""
    binokel = Setting(named("binokel"))
    hands = [[20, 20, 21], [7, 19, 23], [5, 11, 31]]
    assert Solver(1, compiled=False).trump_table(hands, 0, binokel, trumps=(0,)) == {0: 0}
    clockwise = Setting(parse("binokel?seats.clockwise=true"))
    assert Solver(1, compiled=False).trump_table(hands, 0, clockwise, trumps=(0,)) == {0: 20}


@pytest.mark.parametrize(
    ("rules", "seat", "declarer", "ours"),
    [
        ("partners", 2, 1, 0b0101),
        ("partners", 3, 3, 0b1010),
        ("auction", 0, 0, 0b001),
        ("auction", 1, 0, 0b110),
        ("auction", 2, -1, 0b100),
        ("two-handed", 1, -1, 0b10),
    ],
)
def test_sides(rules: str, seat: int, declarer: int, ours: int) -> None:
    """Partners play together, two against a declarer too; without either everyone is alone against the rest."""
    assert ours_of(Setting(named(rules)), seat, declarer) == ours
