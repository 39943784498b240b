"""`binocle arena`: two players meet over duplicate deals."""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import resource_tracker
from typing import Any, Literal, Self, cast

import click
import msgspec

from binocle.analysis import arena
from binocle.cli.failures import BadInput, shown
from binocle.cli.options import json_option, lang_option, speaker
from binocle.cli.position import DEFAULT_RULES
from binocle.cli.requests import put_json
from binocle.rules import read

MODES = ("full", "play", "game")
MOST_DEALS = 1_000_000
FEW = 40
"""A match of fewer deals is done before further processes have started."""


@click.command("arena")
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@click.option("--rules", metavar="NAME[?CHANGES]|FILE", default=DEFAULT_RULES, show_default=True, help="The rule set.")
@click.option("--deals", type=int, default=500, show_default=True, help="Deals (or games), each in all rotations.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same match.")
@click.option("--mode", metavar="|".join(MODES), default="full", show_default=True, help="Deals, trick play, or games.")
@click.option("--processes", type=int, help="Processes to share the deals; by default one a core.")
@json_option
@lang_option
def command(
    a: str,
    b: str,
    rules: str,
    deals: int,
    seed: int,
    mode: str,
    processes: int | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Let two computer players meet over duplicate deals: every deal is played in every rotation of the seats.

    \b
    binocle arena steady random --rules two-handed --deals 500 --seed 7
    binocle arena steady random --rules midwest --mode play --json

    The difference is the mean, over deals and rotations, of the average score of A's seats less that of B's seats.
    Mode full counts what a deal changes in the totals; play fixes the contract and counts points in tricks; game plays
    whole games and counts 1 for the winner. Players: random, steady.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    if mode not in MODES:
        raise BadInput("arena/mode", f"mode is {shown(mode)}; allowed: {', '.join(MODES)}")
    if not 1 <= deals <= MOST_DEALS:
        raise BadInput("arena/deals", f"deals is {deals}; allowed: 1 to {MOST_DEALS}")
    if processes is None:
        processes = 1 if deals < FEW else os.cpu_count() or 1
    if not 1 <= processes <= 256:
        raise BadInput("arena/processes", f"processes is {processes}; allowed: 1 to 256")
    with Shield() as shield:  # a single process is shielded until its first share is done
        found = arena(
            a,
            b,
            read(rules),
            deals,
            seed,
            cast("Literal['full', 'play', 'game']", mode),
            processes,
            progress=Progress(deals, shield),
            start_worker=leave_interrupts_alone,
        )
    figures: dict[str, Any] = msgspec.to_builtins(found)
    if as_json:
        put_json({**figures, "rules": rules})
        return
    say = speaker(lang)
    click.echo(say("cli-arena-head", a=found.a, b=found.b, rules=rules, deals=found.deals, rotations=found.rotations))
    difference, error = (
        f"{found.difference:+.2f}",
        "–" if found.standard_error is None else f"{found.standard_error:.2f}",
    )
    click.echo(say("cli-arena-difference", a=found.a, difference=difference, error=error))
    for seat in found.seats:
        click.echo(say("cli-arena-seat", seat=seat.seat, a=f"{seat.a:.1f}", b=f"{seat.b:.1f}"))
    if found.illegal:
        click.echo(say("cli-arena-illegal", illegal=found.illegal))


class Shield:
    """Keeps Ctrl-C waiting while further processes are started: they take over that it does not concern them.

    An end that the system asks for waits as long, and is as quiet.
    """

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGTERM, end_quietly)
        if hasattr(signal, "pthread_sigmask"):
            resource_tracker.ensure_running()  # it would lift the shield when it is started behind it
        self._mask(block=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.lift()
        signal.signal(signal.SIGTERM, self._before)

    def lift(self) -> None:
        """From now on both are heard, also those that came meanwhile."""
        self._mask(block=False)

    @staticmethod
    def _mask(*, block: bool) -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_BLOCK if block else signal.SIG_UNBLOCK, [signal.SIGINT, signal.SIGTERM])


class Progress:
    """Says on stderr how far a match is: on a terminal in place, else every tenth part on a line of its own."""

    def __init__(self, deals: int, shield: Shield) -> None:
        """`deals` are all there will be; the shield is lifted as soon as there is progress."""
        self.deals = deals
        self.shield = shield
        self.done = 0
        self.told = 0

    def __call__(self, more: int) -> None:
        """So many deals more are done."""
        self.shield.lift()
        self.done += more
        if sys.stderr.isatty():
            end = "\n" if self.done >= self.deals else ""
            click.echo(f"\r{self.done}/{self.deals}{end}", nl=False, err=True)
        elif 10 * self.done // self.deals > self.told:
            self.told = 10 * self.done // self.deals
            click.echo(f"{self.done}/{self.deals}", err=True)


def end_quietly(*_: object) -> None:
    """Told to end: the processes at work finish their share, and nothing is said."""
    sys.exit(128 + signal.SIGTERM)


def leave_interrupts_alone() -> None:
    """In a process that works for another one: Ctrl-C is the other one's business, the system's word is not."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
