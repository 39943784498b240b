"""The best meld of a hand, from a table. Knows no meld by name.

A table has `rows` rows in flat arrays, kinds numbered as in `layout`:
    need[r * 32 + kind]  copies of the kind that row r takes to be laid down once
    component[r]         rows that share cards inside one class bear the same number, in one block; rows of
                         different components never compete (a card serves once in each class, COM-MELD-06)
    points[r * 8 + k]    points for holding row r k times over, k = 0 .. 4, with points[r * 8] = 0; the value for k
                         replaces that for k - 1, it is not added to it
Counts are 32 integers, cards held of each kind. They are changed while the search runs and given back as they were.
"""

from __future__ import annotations

from array import array

from binocle.kernel.layout import KINDS

MOST = 4  # a meld is held at most four times over
POINTS_ROW = 8


def meld_rows(
    counts: array[int], need: array[int], component: array[int], points: array[int], rows: int, out: array[int]
) -> int:
    """Points of the best meld; how often each row is laid down goes to `out`.

    The maximum over all ways to lay disjoint cards inside each component (COM-MELD-07, 3A-MELD-04). Of equal ways
    the one that lays earlier rows more often.
    """
    total = 0
    first = 0
    while first < rows:
        end = first + 1
        while end < rows and component[end] == component[first]:
            end += 1
        left = _best_from(counts, need, points, first, end)
        total += left
        for row in range(first, end):
            chosen = 0
            for times in range(_most(counts, need, row), 0, -1):
                if row + 1 == end:
                    rest = 0
                else:
                    _lay(counts, need, row, times)
                    rest = _best_from(counts, need, points, row + 1, end)
                    _lay(counts, need, row, -times)
                if points[row * POINTS_ROW + times] + rest == left:
                    chosen = times
                    break
            out[row] = chosen
            if chosen > 0:
                _lay(counts, need, row, chosen)
                left -= points[row * POINTS_ROW + chosen]
        for row in range(first, end):
            if out[row] > 0:
                _lay(counts, need, row, -out[row])
        first = end
    return total


def meld_points(counts: array[int], need: array[int], component: array[int], points: array[int], rows: int) -> int:
    """Points of the best meld, as `meld_rows` without saying which."""
    return meld_points_between(counts, need, component, points, 0, rows)


def meld_points_between(
    counts: array[int], need: array[int], component: array[int], points: array[int], first: int, last: int
) -> int:
    """Points of the best meld from the rows `first` .. `last` - 1, where several tables stand one behind the other."""
    total = 0
    while first < last:
        end = first + 1
        while end < last and component[end] == component[first]:
            end += 1
        total += _best_from(counts, need, points, first, end)
        first = end
    return total


def _most(counts: array[int], need: array[int], row: int) -> int:
    """How often the cards at hand allow this row."""
    most = MOST
    base = row * KINDS
    for kind in range(KINDS):
        copies = need[base + kind]
        if copies > 0:
            times = counts[kind] // copies
            if times < most:
                if times == 0:
                    return 0
                most = times
    return most


def _lay(counts: array[int], need: array[int], row: int, times: int) -> None:
    """Lay the row down so often; a negative number takes the cards up again."""
    base = row * KINDS
    for kind in range(KINDS):
        copies = need[base + kind]
        if copies > 0:
            counts[kind] -= times * copies


def _best_from(counts: array[int], need: array[int], points: array[int], row: int, end: int) -> int:
    """Points of the best way to lay the rows from `row` on, up to `end`, from the cards at hand.

    A walk with its own stack: compiled functions that call themselves cannot be kept for the next process.
    """
    most = _most(counts, need, row)
    while most == 0 and row + 1 < end:
        row += 1
        most = _most(counts, need, row)
    if row + 1 == end:
        return _alone(points, row, most)
    number = end - row
    ahead = [0] * (number + 1)  # the most that the rows from here on earn, each alone with all the cards: a bound
    times = [0] * number
    for at in range(number - 1, -1, -1):
        ahead[at] = ahead[at + 1] + _alone(points, row + at, _most(counts, need, row + at))
    best = 0
    value = 0
    at = 0
    while at >= 0:
        if at < number and value + ahead[at] > best:
            chosen = 0 if ahead[at] == ahead[at + 1] else _most(counts, need, row + at)
            times[at] = chosen
            if chosen > 0:
                _lay(counts, need, row + at, chosen)
                value += points[(row + at) * POINTS_ROW + chosen]
            at += 1
            continue
        best = max(best, value)
        at -= 1
        while at >= 0 and times[at] == 0:
            at -= 1
        if at >= 0:  # once less of this row, and on with the later ones
            base = (row + at) * POINTS_ROW + times[at]
            _lay(counts, need, row + at, -1)
            times[at] -= 1
            value += points[base - 1] - points[base]
            at += 1
    return best


def _alone(points: array[int], row: int, most: int) -> int:
    """The most that a row earns when it may be laid so often."""
    best = 0
    for times in range(1, most + 1):
        best = max(best, points[row * POINTS_ROW + times])
    return best
