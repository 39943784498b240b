"""Many playouts at once are what the same playouts are one by one."""

import random
from array import array

import pytest

from binocle.kernel import jit
from binocle.kernel import layout as at
from binocle.kernel.mask import mask_cells
from binocle.kernel.playout import playout
from binocle.kernel.rollout import deals_out, rollouts
from binocle.kernel.trick import legal_now, make_play
from tests.unit.kernel.positions import TRADITIONAL, dealt, pack, random_deal, run_of

RUNNERS = [jit.pure()] + ([jit.fast()] if jit.compiled_available() else [])


def flat(hands: list[list[int]]) -> "array[int]":
    """Hands as counts by kind, one seat after another."""
    counts = array("h", bytes(2 * 32 * len(hands)))
    for seat, hand in enumerate(hands):
        for one in hand:
            counts[seat * 32 + one] += 1
    return counts


@pytest.mark.parametrize(("players", "partners", "copies"), [(2, 0, 2), (3, 0, 2), (4, 1, 2), (4, 0, 4)])
@pytest.mark.parametrize("names", RUNNERS, ids=lambda names: "compiled" if names.compiled else "plain")
def test_rollouts_are_playouts(names: object, players: int, partners: int, copies: int) -> None:
    """Each card in each world ends as the position does that is laid out with that world's hands and played out."""
    rng = random.Random(players + copies)
    for start in range(0, 30, 4):
        whole = pack(copies)
        hands = random_deal(rng, players, 11, whole)
        cells = dealt(hands, 0, rng.randrange(-1, 4), rng.choice([at.STRICT, at.EAST]))
        for hand in hands:
            for one in hand:
                whole.remove(one)
        for one in whole:
            cells[at.HIDDEN + one] += 1
        for seat in range(players):
            for one in hands[seat][:3]:
                cells[at.KNOWN + seat * 32 + one] = 1
        for _ in range(start):
            if legal := legal_now(cells):
                make_play(cells, rng.choice([k for k in range(32) if legal >> k & 1]), TRADITIONAL)
        legal = legal_now(cells)
        if not legal:
            continue
        seen = at.new_cells()
        mask_cells(cells, cells[at.TO_PLAY], seen)
        for seat in range(players):  # what the others know of the own hand
            for k in range(32):
                seen[at.KNOWN + seat * 32 + k] = cells[at.KNOWN + seat * 32 + k]
        real = array("h", cells[at.CARDS : at.CARDS + players * 32])
        worlds = [real, swapped(rng, cells, players)]
        candidates = array("h", [k for k in range(32) if legal >> k & 1])
        room = len(worlds) * len(candidates) * 4
        points, tricks = array("q", [0] * room), array("q", [0] * room)
        lines = [run_of(names, line) for line in (points, tricks)]
        given = [run_of(names, line) for line in (seen, worlds[0] + worlds[1])]
        count = names.rollouts(  # type: ignore[attr-defined]
            *given, 2, run_of(names, candidates), len(candidates), run_of(names, TRADITIONAL), partners, 0, *lines
        )
        assert count == len(worlds) * len(candidates)
        for number, world in enumerate(worlds):
            for place, candidate in enumerate(candidates):
                again = laid_out(cells, world, players)
                make_play(again, candidate, TRADITIONAL)
                playout(again, TRADITIONAL, partners, 0, 200)
                at_ = (number * len(candidates) + place) * 4
                assert lines[0].tolist()[at_ : at_ + 4] == list(again[at.POINTS : at.POINTS + 4])
                assert lines[1].tolist()[at_ : at_ + 4] == list(again[at.TRICKS : at.TRICKS + 4])


def swapped(rng: random.Random, cells: "array[int]", players: int) -> "array[int]":
    """Another deal of the cards that are not known, hands as long as before."""
    hands = array("h", cells[at.CARDS : at.CARDS + players * 32])
    me = cells[at.TO_PLAY]
    pool = [k for k in range(32) for _ in range(cells[at.HIDDEN + k])]
    rooms = [0] * players
    for seat in range(players):
        if seat != me:
            for k in range(32):
                loose = hands[seat * 32 + k] - cells[at.KNOWN + seat * 32 + k]
                pool += [k] * loose
                hands[seat * 32 + k] -= loose
                rooms[seat] += loose
    rng.shuffle(pool)
    for seat, room in enumerate(rooms):
        for _ in range(room):
            hands[seat * 32 + pool.pop()] += 1
    return hands


def laid_out(cells: "array[int]", hands: "array[int]", players: int) -> "array[int]":
    """The position with other hands; what no hand holds lies face down."""
    again = array("h", cells)
    for k in range(32):
        total = cells[at.HIDDEN + k]
        for seat in range(players):
            total += cells[at.CARDS + seat * 32 + k] - hands[seat * 32 + k]
            again[at.CARDS + seat * 32 + k] = hands[seat * 32 + k]
        again[at.HIDDEN + k] = total
    return again


@pytest.mark.parametrize("names", RUNNERS, ids=lambda names: "compiled" if names.compiled else "plain")
def test_deals_out_are_playouts(names: object) -> None:
    """Whole deals given as hands end as they do one by one, hands of different length in one call too."""
    rng = random.Random(3)
    deals = [random_deal(rng, 3, hand) for hand in (5, 15, 12, 15)]
    hands = array("h")
    for deal in deals:
        hands.extend(flat(deal))
    points, tricks = (run_of(names, array("q", [0] * 16)) for _ in range(2))
    given = (4, 3, -1, 2, 1, at.STRICT, 10)
    names.deals_out(  # type: ignore[attr-defined]
        run_of(names, hands), *given, run_of(names, TRADITIONAL), 0, 1, points, tricks
    )
    for number, deal in enumerate(deals):
        cells = dealt(deal, 2, 1, at.STRICT, step=-1)
        playout(cells, TRADITIONAL, 0, 1, 100)
        assert points.tolist()[4 * number : 4 * number + 4] == list(cells[at.POINTS : at.POINTS + 4])
        assert tricks.tolist()[4 * number : 4 * number + 4] == list(cells[at.TRICKS : at.TRICKS + 4])


def test_the_pure_functions_are_there() -> None:
    """The plain functions are those of the kernel module."""
    assert jit.pure().rollouts is rollouts
    assert jit.pure().deals_out is deals_out
