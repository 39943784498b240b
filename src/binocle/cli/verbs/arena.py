"""`binocle arena`: two players meet over duplicate deals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, cast

import click
import msgspec

from binocle.analysis import ArenaResult, PlayerTimes, arena
from binocle.analysis.backends import Backend
from binocle.analysis.sequential import LEAST
from binocle.cli.failures import BadInput
from binocle.cli.matches import (
    MOST_DEALS,
    Bar,
    QuietEnd,
    Shield,
    backend_option,
    check_backend,
    check_mode,
    checked_processes,
    columns,
    duration,
    leave_interrupts_alone,
    mode_option,
    processes_option,
)
from binocle.cli.options import FILE, json_option, lang_option, speaker
from binocle.cli.position import DEFAULT_RULES
from binocle.cli.requests import put_json
from binocle.rules import read


@click.command("arena")
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@click.option("--rules", metavar="NAME[?CHANGES]|FILE", default=DEFAULT_RULES, show_default=True, help="The rule set.")
@click.option("--deals", type=int, default=500, show_default=True, help="Deals (or games), each in all rotations.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same match.")
@mode_option
@click.option("--stop", type=float, metavar="N", help="End when the lead is certain at N standard errors.")
@click.option("--least", type=int, help=f"With --stop: so many deals in any case, {LEAST} by default.")
@click.option("--deadline", type=float, metavar="SECONDS", help="A longer move is late; by default each player's own.")
@click.option("--keep", type=FILE, metavar="FILE", help="Keep what is done there; the same command goes on from it.")
@click.option("--export", type=FILE, metavar="FOLDER", help="A new folder for the deals as records.")
@click.option("--isolate", is_flag=True, help="Each player decides in a process of its own.")
@processes_option
@backend_option
@json_option
@lang_option
def command(
    a: str,
    b: str,
    rules: str,
    deals: int,
    seed: int,
    mode: str,
    stop: float | None,
    least: int | None,
    deadline: float | None,
    keep: Path | None,
    export: Path | None,
    isolate: bool,
    processes: int | None,
    backend: str,
    as_json: bool,
    lang: str | None,
) -> None:
    """Let two computer players meet over duplicate deals: every deal is played in every rotation of the seats.

    \b
    binocle arena steady random --rules two-handed --deals 500 --seed 7
    binocle arena strong steady --rules midwest --mode play --stop 4 --keep match.jsonl
    binocle arena steady cmd:./mybot --rules partners --deals 100 --json

    The difference is the mean, over deals and rotations, of the average score of A's seats less that of B's seats.
    Mode full counts what a deal changes in the totals; play fixes the contract and counts points in tricks; game plays
    whole games and counts 1 for the winner. Players: random, easy, steady, strong, expert, or a program of your own.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    check_mode(mode)
    if not 1 <= deals <= MOST_DEALS:
        raise BadInput("arena/deals", f"deals is {deals}; allowed: 1 to {MOST_DEALS}")
    if stop is not None and not 1 <= stop <= 8:
        raise BadInput("arena/stop", f"stop is {stop:g}; allowed: 1 to 8 standard errors")
    if least is not None and not 2 <= least <= MOST_DEALS:
        raise BadInput("arena/least", f"least is {least}; allowed: 2 to {MOST_DEALS}")
    if least is not None and stop is None:
        raise BadInput("arena/least", "--least goes with --stop; without it all deals are played")
    if deadline is not None and not 0 < deadline <= 3600:
        raise BadInput("arena/deadline", f"deadline is {deadline:g}; allowed: above 0, up to 3600 seconds")
    check_backend(backend)
    count = checked_processes(processes, deals, (a, b), backend)
    with QuietEnd(), Bar() as bar:
        found = arena(
            a,
            b,
            read(rules),
            deals,
            seed,
            cast("Literal['full', 'play', 'game']", mode),
            count,
            stop=stop,
            least=LEAST if least is None else least,
            deadline=deadline,
            keep=keep,
            export=export,
            isolate=isolate,
            backend=cast("Backend", backend),
            progress=bar,
            start_worker=leave_interrupts_alone,
            starting=Shield,
        )
    if as_json:
        figures: dict[str, Any] = msgspec.to_builtins(found)
        put_json({**figures, "rules": rules})
        return
    for line in told(found, rules, speaker(lang)):
        click.echo(line)


def told(found: ArenaResult, rules: str, say: Callable[..., str]) -> list[str]:
    """A match for people."""
    error = "–" if found.standard_error is None else f"{found.standard_error:.2f}"
    lines = [
        say("cli-arena-head", a=found.a, b=found.b, rules=rules, deals=found.deals, rotations=found.rotations),
        say("cli-arena-difference", a=found.a, difference=f"{found.difference:+.2f}", error=error),
    ]
    if found.interval is not None:
        low, high = (f"{end:+.2f}" for end in found.interval)
        kind = "plain" if found.stop is None else "sure" if found.sure else "open"
        lines.append(say("cli-arena-interval", low=low, high=high, kind=kind, stop=f"{found.stop or 0:g}"))
    lines.append(say("cli-arena-deals", a=found.a, won=found.won, lost=found.lost, level=found.level))
    lines += [say("cli-arena-seat", seat=seat.seat, a=f"{seat.a:.1f}", b=f"{seat.b:.1f}") for seat in found.seats]
    if found.contracts_a or found.contracts_b:
        lines.append(say("cli-arena-passed-out", share=percent(found.passed_out)))
    lines += columns(table(found, say))
    times = found.times
    for name, lost in ((found.a, times.a.faults), (found.b, times.b.faults)):
        if lost:
            kinds = ", ".join(f"{kind} {count}" for kind, count in lost.items())
            lines.append(say("cli-arena-faults", name=name, moves=sum(lost.values()), kinds=kinds))
    memory = str(times.memory) if times.memory else "–"
    lines.append(say("cli-arena-times", time=duration(times.seconds), processes=times.processes, memory=memory))
    return lines


def table(found: ArenaResult, say: Callable[..., str]) -> list[list[str]]:
    """The players side by side."""
    heads = ["cli-arena-player"]
    rows = [[found.a], [found.b]]
    if found.contracts_a or found.contracts_b:
        heads += ["cli-arena-contracts", "cli-arena-made", "cli-arena-bid"]
        rows[0] += [str(found.contracts_a), percent(found.made_a), number(found.bid_a)]
        rows[1] += [str(found.contracts_b), percent(found.made_b), number(found.bid_b)]
    heads += [f"cli-arena-{name}" for name in ("moves", "mean", "p99", "longest", "late", "refused", "warm-up")]
    rows[0] += [*timed(found.times.a), str(found.illegal_a), seconds(found.times.warm_up_a)]
    rows[1] += [*timed(found.times.b), str(found.illegal_b), seconds(found.times.warm_up_b)]
    return [[say(head) for head in heads], *rows]


def timed(times: PlayerTimes) -> list[str]:
    """Moves, their times, and how many were late."""
    return [str(times.moves), seconds(times.mean), seconds(times.p99), seconds(times.longest), str(times.missed)]


def seconds(time: float) -> str:
    """A short time.

    >>> seconds(0.0123), seconds(2.5)
    ('12.3 ms', '2.50 s')
    """
    return f"{1000 * time:.1f} ms" if time < 1 else f"{time:.2f} s"


def percent(share: float | None) -> str:
    """A share in per cent, a dash for none."""
    return "–" if share is None else f"{100 * share:.0f} %"


def number(value: float | None) -> str:
    """A number without decimals, a dash for none."""
    return "–" if value is None else f"{value:.0f}"
