"""A ladder: everybody meets everybody over the same duplicate deals, and ratings are drawn from who won which deal.

The model is that of Bradley and Terry: the chance that one player wins a deal against another depends on the
difference of their ratings only. Ratings are told on the scale of chess (400 points are odds of ten to one) and lie
around 0. A level deal is half a win for either. One level deal more for each pair keeps the rating of somebody who won
every deal finite. Intervals come from the curvature of the likelihood at its top; level deals make them a little wider
than they need be.

The likelihood has one top (Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32
(2004)); Newton's steps find it here, since they give the curvature besides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import combinations
from math import exp, log, sqrt
from pathlib import Path
from typing import Final

import msgspec

from binocle.analysis.arena import Standing, arena
from binocle.analysis.backends import Backend
from binocle.analysis.duplicate import Mode
from binocle.analysis.match import MatchError
from binocle.analysis.result import ArenaResult
from binocle.rules import RuleSet

SCALE: Final = 400 / log(10)
"""Points of the scale of chess in a step of e in the odds."""
_STEPS: Final = 100
_CLOSE: Final = 1e-10


class Rank(msgspec.Struct, frozen=True):
    """A player on the ladder: rating, its 95 % interval, and how many deals it won, lost and drew."""

    player: str
    rating: float
    low: float
    high: float
    won: int
    lost: int
    level: int


class LadderResult(msgspec.Struct, frozen=True):
    """The ladder, best player first, and the matches it rests on."""

    rules: str
    mode: Mode
    seed: int
    ranks: tuple[Rank, ...]
    matches: tuple[ArenaResult, ...]


def ladder(  # noqa: PLR0913 - as a match
    players: Sequence[str],
    rules: RuleSet,
    deals: int = 200,
    seed: int = 1,
    mode: Mode = "full",
    processes: int | None = 1,
    *,
    deadline: float | None = None,
    keep: Path | None = None,
    backend: Backend = "local",
    progress: Callable[[str, str], Callable[[Standing], None] | None] | None = None,
    start_worker: Callable[[], None] | None = None,
    starting: Callable[[], AbstractContextManager[object]] = nullcontext,
) -> LadderResult:
    """Let each two of these players meet over the same deals, and rate them.

    Args:
        players: at least two, all different.
        rules: what is played.
        deals: how many deals (or games) each two of them play, in all rotations.
        seed: as for `arena`, like all that follows.
        mode: what counts in a deal.
        processes: how many play at a time.
        deadline: seconds after which a move counts as late.
        keep: a folder with a file for each match, from which a ladder goes on.
        backend: where it is played.
        progress: given the names of two players, what is told how far their match is.
        start_worker: runs first in each process.
        starting: entered while further processes are started.

    Raises:
        PlayerError: there is no such player.
        MatchError: fewer than two players, one of them twice, or a file in the folder is of another match.
    """
    if len(players) < 2 or len(set(players)) < len(players):
        raise MatchError(f"the players are {', '.join(players)}; allowed: at least two, all different")
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    matches = []
    for one, other in combinations(range(len(players)), 2):
        a, b = players[one], players[other]
        found = arena(
            a,
            b,
            rules,
            deals,
            seed,
            mode,
            processes,
            deadline=deadline,
            keep=None if keep is None else keep / f"{one + 1}-{other + 1}.jsonl",
            backend=backend,
            progress=None if progress is None else progress(a, b),
            start_worker=start_worker,
            starting=starting,
        )
        matches.append(found)
    return LadderResult(matches[0].rules, mode, seed, ranked(players, matches), tuple(matches))


def ranked(players: Sequence[str], matches: Sequence[ArenaResult]) -> tuple[Rank, ...]:
    """The players by rating, best first."""
    at = {player: place for place, player in enumerate(players)}
    won = [[0] * len(players) for _ in players]
    level = [[0] * len(players) for _ in players]
    for match in matches:
        a, b = at[match.a], at[match.b]
        won[a][b] += match.won
        won[b][a] += match.lost
        level[a][b] += match.level
        level[b][a] += match.level
    wins = [[w + e / 2 for w, e in zip(*rows, strict=True)] for rows in zip(won, level, strict=True)]
    ratings, errors = bradley_terry(wins)
    ranks = []
    for player, place in at.items():
        rating, reach = SCALE * ratings[place], 1.96 * SCALE * errors[place]
        lost = sum(row[place] for row in won)
        ranks.append(Rank(player, rating, rating - reach, rating + reach, sum(won[place]), lost, sum(level[place])))
    return tuple(sorted(ranks, key=lambda rank: -rank.rating))


def bradley_terry(wins: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
    """Ratings (natural logarithms of odds, their sum 0) and their standard errors; `wins[i][j]` are those of i over j.

    Pairs that have met get half a win more on either side, see above.

    >>> ratings, _ = bradley_terry([[0, 59.5], [19.5, 0]])
    >>> round(ratings[0] - ratings[1], 3) == round(log(3), 3)
    True
    """
    count = len(wins)
    met = [[wins[i][j] + wins[j][i] > 0 for j in range(count)] for i in range(count)]
    won = [[wins[i][j] + 0.5 * met[i][j] for j in range(count)] for i in range(count)]
    ratings = [0.0] * count
    for _ in range(_STEPS):
        slope = [0.0] * count
        bend = [[1.0] * count for _ in range(count)]  # all ones: it holds the sum of the ratings at 0
        for i in range(count):
            for j in range(count):
                if i != j:
                    chance = 1 / (1 + exp(ratings[j] - ratings[i]))
                    games = won[i][j] + won[j][i]
                    slope[i] += won[i][j] - games * chance
                    bend[i][i] += games * chance * (1 - chance)
                    bend[i][j] -= games * chance * (1 - chance)
        inverse = _inverse(bend)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(abs(move) for move in step)
        ratings = [rating + move / max(1.0, longest) for rating, move in zip(ratings, step, strict=True)]
        if longest < _CLOSE:
            break
    return ratings, [sqrt(max(0.0, inverse[i][i] - 1 / count**2)) for i in range(count)]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a symmetric positive matrix, by elimination."""
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for i in range(count):
        pivot = max(range(i, count), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(count):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[count:] for row in rows]
