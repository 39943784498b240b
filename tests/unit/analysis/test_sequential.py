"""When a match may stop: how often a difference is found where there is none, and where there is one."""

import random
from math import inf, sqrt
from statistics import stdev

import pytest

from binocle.analysis.sequential import LEAST, Running, level, needed

DEALS = 400
MATCHES = 400


def even(dice: random.Random) -> float:
    """A deal between equals, as a bell curve."""
    return dice.gauss(0, 100)


def rare(dice: random.Random) -> float:
    """A deal between equals that mostly is level and sometimes costs one of them a contract."""
    return dice.choice((-300, 300)) if dice.random() < 0.3 else dice.gauss(0, 5)


def stopped(deal, errors: float, *, naive: bool = False, lead: float = 0.0) -> list[int]:
    """After how many deals each match has stopped with a lead that it took for certain; 0 where it never did."""
    alpha = level(errors)
    found = []
    for seed in range(MATCHES):
        dice, running, when = random.Random(seed), Running(), 0
        for n in range(1, DEALS + 1):
            running.add(deal(dice) + lead)
            if n >= LEAST and (running.distance > errors if naive else running.is_sure(alpha)):
                when = n
                break
        found.append(when)
    return found


@pytest.mark.parametrize("deal", [even, rare])
def test_equals_are_rarely_told_apart(deal) -> None:
    """At two standard errors (one in 22) fewer than one match in 22 ends wrongly, though one looks after every deal.

    The rule that compares with two standard errors each time is wrong more than four times as often.
    """
    wrong = sum(when > 0 for when in stopped(deal, 2.0)) / MATCHES
    naive = sum(when > 0 for when in stopped(deal, 2.0, naive=True)) / MATCHES
    assert wrong <= level(2.0)
    assert naive > 4 * level(2.0)


def test_a_lead_is_found_soon() -> None:
    """Half a standard deviation a deal is certain at four standard errors after 100 deals or so, in every match."""
    when = sorted(stopped(even, 4.0, lead=50.0))
    assert 70 <= when[MATCHES // 2] <= 120
    assert when[0] >= LEAST


@pytest.mark.parametrize("errors", [2.0, 3.0, 4.0])
def test_what_is_needed(errors: float) -> None:
    """Always more standard errors than a single look would need, at most 1.45 more, and least near 100 deals."""
    alpha = level(errors)
    for n in (30, 100, 300, 1000, 3000):
        assert errors < needed(n, alpha) < errors + 1.45
    assert needed(100, alpha) <= 1.001 * min(needed(n, alpha) for n in range(10, 1000))


def test_running_figures() -> None:
    """Mean and standard error are those of the whole list; nothing can be said of a single deal, or of level ones."""
    dice = random.Random(5)
    values = [dice.gauss(3, 10) for _ in range(50)]
    running = Running(values)
    assert running.mean == pytest.approx(sum(values) / 50)
    assert running.error == pytest.approx(stdev(values) / sqrt(50))
    low, high = running.interval(sequential=False)
    assert (high - low) / 2 == pytest.approx(1.96 * running.error, rel=0.001)
    wide = running.interval(sequential=True)
    assert wide[0] < low < high < wide[1]
    assert Running([7.0]).interval(sequential=True) is None
    assert (Running([7.0]).error, Running([7.0]).distance, Running([0.0, 0.0]).distance) == (inf, 0.0, 0.0)
    assert Running([7.0, 7.0]).is_sure(level(4))
    assert not Running([0.0] * 99).is_sure(level(2))
