"""Duplicate matches: two players meet on the same deals, with the seats changed round until luck cancels out.

Every deal is played once for each rotation. Two-handed and with partners there are two: A and B change places (for
partners A sits on seats 0, 2, then on 1, 3). With three at the table there are six: A alone against two B on each of
the seats, then B alone against two A. So both sit equally often on each seat, and every deal weighs the same.

The score of a deal, by mode: `full` is what the deal changes in the totals; `play` are the points in tricks once
`steady` has fixed everything before the first trick (two-handed: before phase two) for all rotations alike; deals
that never come so far are dealt anew. `game` is a whole game from zero, 1 for the winning side and 0 for the others,
all rotations with the same sequence of deals; a game still open after `MOST_DEALS` goes to the highest total.
The difference of a deal is the mean over its rotations of the average of A's seats less the average of B's seats.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, variance
from typing import Final, Literal, TypeAlias

import msgspec

from binocle.deal import random_deal
from binocle.game.engine import Game
from binocle.game.phases.out_of_turn import OUT_OF_TURN
from binocle.game.scoring import by_side
from binocle.game.state import Settled, State, TrickPlay
from binocle.game.views import Budget, Player
from binocle.players import make
from binocle.rules import RuleSet
from binocle.seats import CHANCE

Mode: TypeAlias = Literal["full", "play", "game"]

MOST_DEALS: Final = 200
"""A game that has not ended after so many deals goes to the highest total."""

MADE: Final = ("made", "durch-made", "shot-made")
"""How a deal ends whose declarer has done what he promised, in the words of `Settlement.outcome`."""

_SHARE: Final = 8
"""A share of the work has at most so many deals, so that progress can be told and a match ends soon when stopped."""

_FIXER: Final = "steady"
_A: Final = 0


class SeatScore(msgspec.Struct, frozen=True):
    """The average score of both players on one seat."""

    seat: int
    a: float
    b: float


class ArenaResult(msgspec.Struct, frozen=True):
    """How a match went. Scores are points (in mode `game` wins) by seat; shares are of all deals or contracts.

    `illegal` counts actions that were refused (the first legal one was taken instead). `passed_out` is the share of
    deals that nobody bid on, `made_a` and `made_b` are shares of the contracts of A and B; None without any.
    A single deal has no standard error.
    """

    a: str
    b: str
    rules: str
    mode: Mode
    seed: int
    deals: int
    rotations: int
    difference: float
    standard_error: float | None
    illegal: int
    passed_out: float
    made_a: float | None
    made_b: float | None
    seats: tuple[SeatScore, ...]


@dataclass(slots=True)
class Tally:
    """What was counted in some deals, in their order."""

    differences: list[float] = field(default_factory=list)
    by_seat: dict[tuple[int, int], list[float]] = field(default_factory=dict)
    illegal: int = 0
    dealt: int = 0
    passed_out: int = 0
    contracts: list[int] = field(default_factory=lambda: [0, 0])
    made: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, other: Tally) -> None:
        """Take in what was counted elsewhere."""
        self.differences += other.differences
        for key, scores in other.by_seat.items():
            self.by_seat.setdefault(key, []).extend(scores)
        self.illegal += other.illegal
        self.dealt += other.dealt
        self.passed_out += other.passed_out
        for who in (0, 1):
            self.contracts[who] += other.contracts[who]
            self.made[who] += other.made[who]

    def book(self, state: State, seating: Sequence[int]) -> None:
        """Count how a deal ended; `seating` says who (0 A, 1 B) sits where."""
        assert isinstance(state.phase, Settled)
        self.dealt += 1
        outcome = state.phase.result.outcome
        if outcome == "thrown-in":
            self.passed_out += 1
        elif state.public.declarer >= 0:
            who = seating[state.public.declarer]
            self.contracts[who] += 1
            self.made[who] += outcome in MADE


def rotations(players: int, *, partners: bool) -> tuple[tuple[int, ...], ...]:
    """Who sits where in each rotation, 0 for A and 1 for B.

    >>> rotations(2, partners=False), rotations(4, partners=True)
    (((0, 1), (1, 0)), ((0, 1, 0, 1), (1, 0, 1, 0)))
    >>> rotations(3, partners=False)[:3]
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    """
    if players == 2 or partners:
        first = tuple(seat % 2 for seat in range(players))
        return first, tuple(1 - who for who in first)
    alone = [tuple(int(seat != one) for seat in range(players)) for one in range(players)]
    return (*alone, *(tuple(1 - who for who in seating) for seating in alone))


def arena(  # noqa: PLR0913 - a match is what it is asked to be; all but the players have defaults
    a: str,
    b: str,
    rules: RuleSet,
    deals: int = 500,
    seed: int = 1,
    mode: Mode = "full",
    processes: int = 1,
    *,
    progress: Callable[[int], None] | None = None,
    start_worker: Callable[[], None] | None = None,
) -> ArenaResult:
    """Let two players of the registry meet on so many deals; the same seed gives the same match on any machine.

    With several processes the deals are shared out; the result does not depend on how many there are. `progress` is
    told of each share how many deals it had, and 0 once all processes have been started; `start_worker` runs first
    in each of those.

    Raises:
        UnknownPlayerError: there is no such player.
        ValueError: fewer than one deal or process.
    """
    if deals < 1 or processes < 1:
        message = f"{deals} deals in {processes} processes: both must be at least 1"
        raise ValueError(message)
    game = Game(rules)
    make(a, game)
    make(b, game)
    tally = Tally()
    step = max(1, min(_SHARE, -(-deals // (4 * processes))))
    shares = [range(first, min(first + step, deals)) for first in range(0, deals, step)]

    def gather(parts: Iterable[Tally]) -> None:
        for share, part in zip(shares, parts, strict=True):
            tally.add(part)
            if progress is not None:
                progress(len(share))

    if processes == 1:
        players = make(a, game), make(b, game)
        gather(duplicate(game, *players, mode, seed, share) for share in shares)
    else:
        pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=start_worker)
        try:
            parts = pool.map(_share, *zip(*[(a, b, rules, mode, seed, share) for share in shares], strict=True))
            if progress is not None:
                progress(0)
            gather(parts)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    return _result(a, b, game, mode, seed, tally)


def _share(a: str, b: str, rules: RuleSet, mode: Mode, seed: int, numbers: range) -> Tally:
    """Some of the deals of a match; runs in a process of its own when there are several."""
    game = Game(rules)
    return duplicate(game, make(a, game), make(b, game), mode, seed, numbers)


def duplicate(game: Game, a: Player, b: Player, mode: Mode, seed: int, numbers: Iterable[int]) -> Tally:
    """The deals of these numbers, in all rotations."""
    tally = Tally()
    fixer = make(_FIXER, game)
    st = game.setting
    turns = rotations(st.players, partners=st.seating.partners)
    for number in numbers:
        means: list[float] = []
        fixed = _fixed(game, fixer, seed, number) if mode == "play" else None
        for seating in turns:
            players = [(a, b)[who] for who in seating]
            if fixed is not None:
                scores = _play(game, fixed, players, seed, number, tally, seating)
            else:
                scores = _full(game, players, seed, number, tally, seating, whole=mode == "game")
            for seat, score in enumerate(scores):
                tally.by_seat.setdefault((seat, seating[seat]), []).append(score)
            ours, theirs = ([s for s, w in zip(scores, seating, strict=True) if w == who] for who in (0, 1))
            means.append(fmean(ours) - fmean(theirs))
        tally.differences.append(fmean(means))
    return tally


def _deal(game: Game, state: State, seed: int, number: int, attempt: int) -> State:
    """Deal number `number` of the match (in a game, or when dealt anew: its n-th deal) to this table."""
    dealer = state.dealer if state.deal_no == 0 else game.setting.seating.next(state.dealer)
    deal = random_deal(game, random.Random(f"{seed}/{number}/{attempt}"), dealer)
    return game.apply(state, CHANCE, deal).state


def _start(game: Game, number: int) -> State:
    return game.start(number % game.setting.players)


def _to_end(game: Game, state: State, players: Sequence[Player], budget: Budget, tally: Tally, claims: bool) -> State:
    """Play until the deal is booked. Without `claims` nobody is offered what would end it early or change its stake."""
    while (seat := game.to_act(state)) >= 0:
        state = _step(game, state, seat, players[seat], budget, tally, claims)
    return state


def _step(game: Game, state: State, seat: int, player: Player, budget: Budget, tally: Tally, claims: bool) -> State:
    view = game.view(state, seat)
    if not claims:
        legal = tuple(action for action in view.legal if not isinstance(action, OUT_OF_TURN))
        view = msgspec.structs.replace(view, legal=legal)
    action = player.decide(view, budget).action
    if game.check(state, seat, action) is not None:
        tally.illegal += 1
        action = view.legal[0]
    return game.apply(state, seat, action).state


def _full(
    game: Game, players: Sequence[Player], seed: int, number: int, tally: Tally, seating: Sequence[int], *, whole: bool
) -> list[float]:
    """Score by seat of a whole deal, or of a whole game."""
    budget = Budget(seed=seed * 1_000_003 + number)
    st = game.setting
    state = _start(game, number)
    for deal_no in range(MOST_DEALS if whole else 1):
        state = _to_end(game, _deal(game, state, seed, number, deal_no), players, budget, tally, claims=True)
        tally.book(state, seating)
        if game.score(state).winner >= 0:
            break
    assert isinstance(state.phase, Settled)
    result = state.phase.result
    if not whole:
        return [float(result.change[st.seating.side(seat)]) for seat in range(st.players)]
    best = max(result.totals)
    winners = [result.winner] if result.winner >= 0 else [s for s, total in enumerate(result.totals) if total == best]
    return [1 / len(winners) if st.seating.side(seat) in winners else 0.0 for seat in range(st.players)]


def _fixed(game: Game, fixer: Player, seed: int, number: int) -> State:
    """The first deal of this number that comes to trick play when `fixer` decides for all, at its first trick."""
    budget = Budget(seed=seed * 1_000_003 + number)
    attempt = 0
    while True:
        state = _deal(game, _start(game, number), seed, number, attempt)
        while (seat := game.to_act(state)) >= 0:
            if isinstance(state.phase, TrickPlay):
                return state
            state = _step(game, state, seat, fixer, budget, Tally(), claims=True)
        attempt += 1


def _play(
    game: Game,
    fixed: State,
    players: Sequence[Player],
    seed: int,
    number: int,
    tally: Tally,
    seating: Sequence[int],
) -> list[float]:
    """Points in tricks by seat from a position whose contract is fixed."""
    st = game.setting
    state = _to_end(game, fixed, players, Budget(seed=seed * 1_000_003 + number), tally, claims=False)
    tally.book(state, seating)
    points = [end - start for end, start in zip(state.public.points, fixed.public.points, strict=True)]
    sides = by_side(st.seating, tuple(points))
    return [float(sides[st.seating.side(seat)]) for seat in range(st.players)]


def _result(a: str, b: str, game: Game, mode: Mode, seed: int, tally: Tally) -> ArenaResult:
    """The counts as figures."""
    found = tally.differences
    shares = [tally.made[who] / tally.contracts[who] if tally.contracts[who] else None for who in (0, 1)]
    players = range(game.setting.players)
    return ArenaResult(
        a=a,
        b=b,
        rules=game.rules.name,
        mode=mode,
        seed=seed,
        deals=len(found),
        rotations=len(rotations(game.setting.players, partners=game.setting.seating.partners)),
        difference=fmean(found),
        standard_error=sqrt(variance(found) / len(found)) if len(found) > 1 else None,
        illegal=tally.illegal,
        passed_out=tally.passed_out / tally.dealt,
        made_a=shares[0],
        made_b=shares[1],
        seats=tuple(
            SeatScore(seat, fmean(tally.by_seat[seat, _A]), fmean(tally.by_seat[seat, 1 - _A])) for seat in players
        ),
    )
