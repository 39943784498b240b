"""Ladders: ratings from who won which deal."""

import random
from itertools import combinations
from math import exp, log, sqrt
from pathlib import Path

import pytest

from binocle.analysis import MatchError, ladder
from binocle.analysis.ladder import SCALE, bradley_terry
from binocle.rules import named

TWO = named("bicycle")


def test_two_players_are_as_far_apart_as_their_odds() -> None:
    """Three wins of four are odds of three, their error that of a logarithm of odds: sqrt(1/won + 1/lost)."""
    ratings, errors = bradley_terry([[0, 299.5], [99.5, 0]])
    assert ratings[0] - ratings[1] == pytest.approx(log(3))
    assert sum(ratings) == pytest.approx(0)
    assert 2 * errors[0] == pytest.approx(sqrt(1 / 300 + 1 / 100))
    assert SCALE * log(10) == pytest.approx(400)


def test_true_ratings_lie_within_their_intervals() -> None:
    """Ratings drawn deals from are found again: the 95 % intervals hold them in 88 to 99 of 100 cases."""
    truth = [1.2, 0.3, -0.1, -1.4]
    inside = cases = 0
    for seed in range(60):
        dice = random.Random(seed)
        wins = [[0.0] * 4 for _ in truth]
        for i, j in combinations(range(4), 2):
            for _ in range(100):
                first = dice.random() < 1 / (1 + exp(truth[j] - truth[i]))
                wins[i if first else j][j if first else i] += 1
        ratings, errors = bradley_terry(wins)
        for rating, error, true in zip(ratings, errors, truth, strict=True):
            inside += abs(rating - true) < 1.96 * error
            cases += 1
    assert 0.88 <= inside / cases <= 0.99


def test_who_wins_all_is_rated_finitely() -> None:
    """A player who has won every deal, or two who have never met, are no trouble."""
    ratings, errors = bradley_terry([[0, 50, 0], [0, 0, 20], [0, 10, 0]])
    assert ratings[0] > ratings[1] > ratings[2]
    assert max(map(abs, ratings)) < 10
    assert min(errors) > 0


def test_a_ladder_goes_on(tmp_path: Path) -> None:
    """Best first, each pair met; what is kept is not played again, and more deals go on from it."""
    found = ladder(["random", "steady"], TWO, deals=4, keep=tmp_path)
    assert [rank.player for rank in found.ranks] == ["steady", "random"]
    assert found.ranks[0].won + found.ranks[0].lost + found.ranks[0].level == 4
    assert found.ranks[0].low < found.ranks[0].rating < found.ranks[0].high
    assert [file.name for file in tmp_path.iterdir()] == ["1-2.jsonl"]
    told: list[str] = []

    def progress(a: str, b: str) -> None:
        told.append(f"{a} {b}")

    again = ladder(["random", "steady", "easy"], TWO, deals=4, keep=tmp_path, progress=progress)
    assert told == ["random steady", "random easy", "steady easy"]
    assert again.matches[0].difference == found.matches[0].difference
    with pytest.raises(MatchError, match="is of another match"):
        ladder(["steady", "random"], TWO, deals=4, keep=tmp_path)


def test_a_ladder_needs_two() -> None:
    """One player alone, or the same one twice, is refused."""
    for players in (["steady"], ["steady", "random", "steady"]):
        with pytest.raises(MatchError, match="at least two, all different"):
            ladder(players, TWO, deals=1)
