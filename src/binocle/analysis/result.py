"""What comes out of a match: figures from the deals that counted, and from the watches."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import msgspec

from binocle.analysis.clock import Clock
from binocle.analysis.duplicate import Contract, Dealt, Mode, rotations
from binocle.analysis.match import Match, Share
from binocle.analysis.sequential import Running
from binocle.game.engine import Game


class SeatScore(msgspec.Struct, frozen=True):
    """The average score of both players on one seat."""

    seat: int
    a: float
    b: float


class PlayerTimes(msgspec.Struct, frozen=True):
    """The decisions of one player.

    How many, their mean, 99th percentile and longest in seconds on the wall, mean and
    longest in processor seconds, how many took longer than the deadline by either clock, and how many gave no usable
    answer, by kind.
    """

    moves: int
    mean: float
    p99: float
    longest: float
    cpu_mean: float
    cpu_longest: float
    deadline: float
    missed: int
    missed_cpu: int
    faults: dict[str, int]


class Times(msgspec.Struct, frozen=True):
    """All that depends on the machine.

    `seconds` the match took (earlier runs of a kept one included), `busy` seconds of all its processes together,
    `processes` at a time; the seconds A and B took to warm up, and for their longest decision in it, cold (the longest
    of all processes); the most memory that one process has held, in megabytes (0: not known).
    """

    seconds: float
    busy: float
    processes: int
    warm_up_a: float
    warm_up_b: float
    cold_a: float
    cold_b: float
    memory: int
    a: PlayerTimes
    b: PlayerTimes


class ArenaResult(msgspec.Struct, frozen=True):
    """How a match went. Scores are points (in mode `game` wins) by seat; shares are of all deals or contracts.

    `difference` is A's lead a deal, `interval` the 95 % interval of it: with `stop` that of a confidence sequence,
    which holds whenever the match ends. `sure` says whether the match ended because the lead was certain at the level
    of `stop` standard errors. A won, lost and drew (`level`) so many deals. `illegal_a` and `illegal_b` count actions
    that were refused (the first legal one was taken instead). `passed_out` is the share of deals that nobody bid on;
    `contracts_…` were decided with A or B as declarer, `made_…` is the share made of them and `bid_…` the average bid,
    None without any. A single deal has no standard error. `times` depends on the machine, everything else does not.
    """

    a: str
    b: str
    rules: str
    mode: Mode
    seed: int
    code: str
    deals: int
    rotations: int
    difference: float
    standard_error: float | None
    interval: tuple[float, float] | None
    stop: float | None
    sure: bool
    won: int
    lost: int
    level: int
    illegal: int
    illegal_a: int
    illegal_b: int
    passed_out: float
    contracts_a: int
    contracts_b: int
    made_a: float | None
    made_b: float | None
    bid_a: float | None
    bid_b: float | None
    seats: tuple[SeatScore, ...]
    times: Times

    @property
    def distance(self) -> float:
        """How many standard errors A is ahead: negative when behind, 0 when it cannot be said."""
        if not self.standard_error:
            return 0.0 if not self.difference or self.standard_error is None else float("inf") * self.difference
        return self.difference / self.standard_error


def result(
    match: Match,
    game: Game,
    deals: Sequence[Dealt],
    shares: Sequence[Share],
    *,
    stop: float | None,
    sure: bool,
    seconds: float,
    processes: int,
) -> ArenaResult:
    """The figures of the deals that count, in order; times are those of all shares, also of deals played in vain."""
    running = Running([dealt.difference for dealt in deals])
    st = game.setting
    turns = rotations(st.players, partners=st.seating.partners)
    ends = [end for dealt in deals for end in dealt.ends]
    decided = [[end for end in ends if end.who == who and end.made is not None] for who in (0, 1)]
    illegal = [sum(dealt.illegal[who] for dealt in deals) for who in (0, 1)]
    return ArenaResult(
        a=match.a,
        b=match.b,
        rules=game.rules.name,
        mode=match.mode,
        seed=match.seed,
        code=match.code,
        deals=len(deals),
        rotations=len(turns),
        difference=fmean([dealt.difference for dealt in deals]),
        standard_error=running.error if running.n > 1 else None,
        interval=running.interval(sequential=stop is not None),
        stop=stop,
        sure=sure,
        won=sum(dealt.difference > 0 for dealt in deals),
        lost=sum(dealt.difference < 0 for dealt in deals),
        level=sum(dealt.difference == 0 for dealt in deals),
        illegal=sum(illegal),
        illegal_a=illegal[0],
        illegal_b=illegal[1],
        passed_out=sum(end.outcome == "thrown-in" for end in ends) / len(ends),
        contracts_a=len(decided[0]),
        contracts_b=len(decided[1]),
        made_a=_share_made(decided[0]),
        made_b=_share_made(decided[1]),
        bid_a=_average_bid(decided[0]),
        bid_b=_average_bid(decided[1]),
        seats=tuple(_seat(deals, turns, seat) for seat in range(st.players)),
        times=_times(match, shares, seconds, processes),
    )


def _share_made(contracts: Sequence[Contract]) -> float | None:
    return sum(bool(end.made) for end in contracts) / len(contracts) if contracts else None


def _average_bid(contracts: Sequence[Contract]) -> float | None:
    return fmean([end.bid for end in contracts]) if contracts else None


def _seat(deals: Sequence[Dealt], turns: Sequence[Sequence[int]], seat: int) -> SeatScore:
    means = [
        fmean([dealt.scores[turn][seat] for dealt in deals for turn in range(len(turns)) if turns[turn][seat] == who])
        for who in (0, 1)
    ]
    return SeatScore(seat, means[0], means[1])


def _times(match: Match, shares: Sequence[Share], seconds: float, processes: int) -> Times:
    clocks = Clock(), Clock()
    for share in shares:
        for who in (0, 1):
            clocks[who].add(share.clocks[who])
    first, second = (_player_times(clocks[who], match.deadlines[who]) for who in (0, 1))
    return Times(
        seconds=seconds,
        busy=sum(share.seconds for share in shares),
        processes=processes,
        warm_up_a=max((share.warm_up[0] for share in shares), default=0.0),
        warm_up_b=max((share.warm_up[1] for share in shares), default=0.0),
        cold_a=max((share.cold[0] for share in shares), default=0.0),
        cold_b=max((share.cold[1] for share in shares), default=0.0),
        memory=-(-max((share.memory for share in shares), default=0) // 1024),
        a=first,
        b=second,
    )


def _player_times(clock: Clock, deadline: float) -> PlayerTimes:
    moves = max(1, clock.moves)
    return PlayerTimes(
        moves=clock.moves,
        mean=clock.seconds / moves,
        p99=clock.quantile(0.99),
        longest=clock.worst,
        cpu_mean=clock.cpu / moves,
        cpu_longest=clock.worst_cpu,
        deadline=deadline,
        missed=clock.missed,
        missed_cpu=clock.missed_cpu,
        faults=dict(sorted(clock.faults.items())),
    )
