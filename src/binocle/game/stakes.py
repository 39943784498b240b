"""Money and chips: who pays whom, in stakes. Points are not touched by any of it, and every ledger sums to zero."""

from __future__ import annotations

from binocle.game.public import Settlement
from binocle.rules import RuleSet
from binocle.seats import Seating

_LOST = ("set", "no-marriage", "dead", "short-meld", "durch-lost", "shot-lost")


def price(rules: RuleSet, outcome: str, *, punished: bool = False) -> int:
    """What a losing soloist pays each time: a part of the game's value for giving up, two after play (3A-OPT-15).

    `punished` says that a revoke has set him (HR-26), which is a loss after play.
    """
    unit = rules.money.game // rules.money.ratio
    return unit if outcome == "gave-up" else 2 * unit if outcome in _LOST or punished else 0


def stakes(rules: RuleSet, players: int) -> tuple[tuple[int, ...], int]:
    """The ledger before the first deal, and the pool, into which each puts what a game is worth (3A-PAY-03, 3A-OPT-15).

    Where no money is played for there is no ledger.
    """
    if rules.money.kind != "pool":
        return (0,) * players if rules.money.kind == "direct" else (), 0
    return (-rules.money.game,) * players, rules.money.game * players


def pay(rules: RuleSet, seating: Seating, result: Settlement, declarer: int, pool: int) -> tuple[tuple[int, ...], int]:
    """What each seat gets (or pays, below zero) after a deal, and the pool afterwards.

    Direct: the losing soloist's side pays to each opponent (AMB-13), the winners of the game get its value from each
    loser (3A-PAY-01). Pool: the loser pays into it, the winners of the game share it (3A-PAY-03).
    Without money nobody is named.
    """
    if rules.money.kind == "none":
        return (), pool
    paid = [0] * seating.players
    amount = 0
    if declarer >= 0:
        punished = result.outcome == "revoked" and result.change[seating.side(declarer)] < 0
        amount = price(rules, result.outcome, punished=punished)
    if amount and rules.money.kind == "pool":
        paid[declarer] -= amount
        pool += amount
    elif amount:
        _transfer(seating, paid, seating.side(declarer), -amount)
    if result.winner >= 0 and rules.money.kind == "direct":
        _transfer(seating, paid, result.winner, rules.money.game)
    elif result.winner >= 0:
        winners = seating.seats_of(result.winner)
        for place, seat in enumerate(winners):
            share = pool // len(winners) + (place < pool % len(winners))
            paid[seat] += share
        pool = 0
    return tuple(paid), pool


def chips(rules: RuleSet, scores: tuple[int, ...], target: int) -> tuple[int, ...]:
    """The chips before each side: drawn from a bank as it scores, or left to give away (2B-OPT-04, 2B-SCORE-01).

    Who counts down began with chips worth the mark, and got as many more as the mark was raised by.
    """
    if rules.money.keeping == "countdown":
        return tuple(target - score for score in scores)
    return scores if rules.money.keeping == "bank" else (0,) * len(scores)


def _transfer(seating: Seating, paid: list[int], side: int, amount: int) -> None:
    """A side gets `amount` from each seat of the others (or pays it, below zero); partners share alike."""
    members = seating.seats_of(side)
    for seat in seating.seats:
        if seat not in members:
            paid[seat] -= amount
            for place, member in enumerate(members):
                paid[member] += amount // len(members) + (place < amount % len(members))
