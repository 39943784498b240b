"""How many ways there are to fill the places with groups of hidden cards, and drawing one of them.

Places, groups and their numbers as in `worlds_plan`.
"""

from __future__ import annotations

from array import array

from binocle.kernel.playout import next_random
from binocle.kernel.worlds_plan import (
    CAPS,
    DRAWN,
    FINE,
    GROUP_MASK,
    GROUP_SIZE,
    N_CELLS,
    N_GROUPS,
    N_PLACES,
    ROOM,
    SPLIT,
    STRIDE,
)


def ways_size(plan: array[int]) -> int:
    """Write the step of each place in the table of `count_ways`; how many cells that table needs."""
    cells = 1
    for place in range(plan[N_PLACES]):
        plan[STRIDE + place] = cells
        cells *= plan[CAPS + place] + 1
    plan[N_CELLS] = cells
    return cells * max(1, plan[N_GROUPS])


def count_ways(plan: array[int], ways: array[float]) -> float:
    """Fill `ways`: for each group and each rest of room, how often this group and those after it fill that room.

    Gives the number for all groups and all room: 0.0 when the cards fit nowhere.
    """
    groups = plan[N_GROUPS]
    places = plan[N_PLACES]
    size = plan[N_CELLS]
    if groups == 0:
        for place in range(places):
            if plan[CAPS + place] > 0:
                return 0.0
        return 1.0
    rest = 0
    for group in range(groups - 1, -1, -1):
        cards = plan[GROUP_SIZE + group]
        rest += cards
        factorial = _factorial(cards)
        mask = plan[GROUP_MASK + group]
        for cell in range(0 if group > 0 else size - 1, size):
            left = cell
            total = 0
            for place in range(places - 1, -1, -1):
                room = left // plan[STRIDE + place]
                plan[ROOM + place] = room
                left -= room * plan[STRIDE + place]
                total += room
            ways[group * size + cell] = 0.0
            if total != rest:
                continue
            found = 0.0
            if group == groups - 1:
                found = factorial
                for place in range(places):
                    if plan[ROOM + place] > 0 and (mask >> place) & 1 == 0:
                        found = 0.0
                    found /= _factorial(plan[ROOM + place])
            else:
                more = _first_split(plan, mask, cards)
                while more:
                    found += _ways_of(plan, ways, group, cell, factorial)
                    more = _next_split(plan, mask)
            ways[group * size + cell] = found
    return ways[size - 1]


def _ways_of(plan: array[int], ways: array[float], group: int, cell: int, factorial: float) -> float:
    """Ways to deal the group by the split at hand and all later groups into the room that is left."""
    part = factorial
    for place in range(plan[N_PLACES]):
        cell -= plan[SPLIT + place] * plan[STRIDE + place]
        part /= _factorial(plan[SPLIT + place])
    return part * ways[(group + 1) * plan[N_CELLS] + cell]


def _factorial(number: int) -> float:
    """1 * 2 * … * number."""
    product = 1.0
    for factor in range(2, number + 1):
        product *= factor
    return product


def _first_split(plan: array[int], mask: int, cards: int) -> bool:
    """Write the first way to split so many cards over the places of a mask; False when there is no room for them."""
    for place in range(plan[N_PLACES]):
        plan[SPLIT + place] = 0
    return _fill(plan, mask, cards, 0)


def _next_split(plan: array[int], mask: int) -> bool:
    """Write the way that comes after this one; False after the last."""
    behind = 0
    for place in range(plan[N_PLACES] - 1, -1, -1):
        if (mask >> place) & 1 == 0:
            continue
        if behind > 0 and plan[SPLIT + place] < plan[ROOM + place]:
            plan[SPLIT + place] += 1
            return _fill(plan, mask, behind - 1, place + 1)
        behind += plan[SPLIT + place]
    return False


def _fill(plan: array[int], mask: int, cards: int, first: int) -> bool:
    """Put so many cards into the places from `first` on, as far back as they go."""
    for place in range(plan[N_PLACES] - 1, first - 1, -1):
        if (mask >> place) & 1 == 0:
            continue
        taken = min(plan[ROOM + place], cards)
        plan[SPLIT + place] = taken
        cards -= taken
    return cards == 0


def draw_split(plan: array[int], ways: array[float], group: int, cell: int, rng: array[int]) -> None:
    """Draw how many cards of a group go to each place, by the number of ways, to DRAWN."""
    cards = plan[GROUP_SIZE + group]
    mask = plan[GROUP_MASK + group]
    factorial = _factorial(cards)
    point = next_random(rng, FINE) * 1.0
    point = (point * FINE + next_random(rng, FINE)) / FINE / FINE * ways[group * plan[N_CELLS] + cell]
    more = _first_split(plan, mask, cards)
    while more:
        part = _ways_of(plan, ways, group, cell, factorial)
        if part > 0.0:
            for place in range(plan[N_PLACES]):
                plan[DRAWN + place] = plan[SPLIT + place]
            point -= part
            if point < 0.0:
                return
        more = _next_split(plan, mask)
