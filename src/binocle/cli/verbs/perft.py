"""`binocle perft`: how many legal sequences of cards there are."""

from __future__ import annotations

import signal
import sys
from array import array
from collections.abc import Iterator
from contextlib import contextmanager

import click

from binocle.cards import CARDS
from binocle.cli.failures import BadInput
from binocle.cli.options import json_option, lang_option, phase_option, rules_option, speaker, trump_option
from binocle.cli.position import check_pack, default_rules, is_german, read_flags, read_hand, read_rules, read_trump
from binocle.cli.requests import put_json
from binocle.kernel import layout

DEEPEST = layout.MAX_PLAYS
SHALLOW = 5
"""Up to this depth plain Python is done before a compiler has been loaded."""


def position(hands: list[tuple[int, ...]], leader: int, trump: int, flags: int) -> array[int]:
    """The cells of these hands with `leader` to lead; turns go clockwise."""
    cells = layout.new_cells()
    for seat, hand in enumerate(hands):
        for kind in hand:
            cells[layout.CARDS + seat * layout.KINDS + kind] += 1
    layout.start_play(cells, len(hands), leader, trump, flags, 0)
    return cells


def count(cells: array[int], card_points: array[int], depth: int) -> tuple[int, dict[str, int]]:
    """Sequences of exactly `depth` cards, twins counted once; and the share of each first card."""
    from binocle.kernel import jit  # noqa: PLC0415 - the compiler is loaded only where it pays

    kernel = jit.fast() if depth > SHALLOW else jit.pure()
    shares = kernel.as_cells(array("q", bytes(8 * layout.KINDS)))
    with interruptible():
        total = int(kernel.divide(kernel.as_cells(cells), kernel.as_cells(card_points), depth, shares))
    return total, {CARDS[kind].value: int(shares[kind]) for kind in range(layout.KINDS) if shares[kind]}


@contextmanager
def interruptible() -> Iterator[None]:
    """Compiled code does not listen to Python's Ctrl-C: meanwhile the system's own ends the process."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    except ValueError:  # not the main thread
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def read_leader(leader: int, seats: int) -> int:
    """The seat that leads."""
    if leader not in range(seats):
        raise BadInput("leader/unknown", f"leader is {leader}; allowed: 0 to {seats - 1}")
    return leader


@click.command("perft")
@click.argument("hands", metavar="HAND HAND [HAND [HAND]]", nargs=-1, required=True)
@trump_option
@click.option("--leader", type=int, default=0, show_default=True, help="The seat that leads: 0 is the first hand.")
@click.option("--depth", type=int, required=True, help="Cards to be played.")
@click.option("--divide", is_flag=True, help="Also the share of each first card.")
@rules_option
@phase_option
@json_option
@lang_option
def command(
    hands: tuple[str, ...],
    trump: str | None,
    leader: int,
    depth: int,
    divide: bool,
    rules: str | None,
    phase: str | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """How many different legal sequences of cards there are, equal cards counted once.

    \b
    binocle perft "AS KS" "TS 9S" --trump S --leader 0 --depth 2
    binocle perft "AS KH" "TS 9H" "QS JH" "9S AH" --trump H --depth 8 --divide
    binocle perft "AS KS" "TS 9S" --trump S --depth 4 --json          {"count":4}

    The hands are those of the seats 0, 1, 2, 3, clockwise, and equally large. Without --rules: partners.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    tables = read_rules(default_rules(phase) if rules is None else rules)
    flags = read_flags(tables, phase, rules)
    if not 2 <= len(hands) <= 4:
        raise BadInput("hands/number", f"{len(hands)} hands; allowed: 2 to 4")
    held = [read_hand(hand) for hand in hands]
    if len({len(hand) for hand in held}) > 1:
        sizes = ", ".join(str(len(hand)) for hand in held)
        raise BadInput("hands/sizes", f"the hands have {sizes} cards; allowed: hands of one size")
    suit = read_trump(trump)
    check_pack(tables.pack, *held)
    if not 0 <= depth <= DEEPEST:
        raise BadInput("depth/range", f"depth is {depth}; allowed: 0 to {DEEPEST}")
    cells = position(held, read_leader(leader, len(held)), suit, flags)
    if depth > SHALLOW and not as_json and sys.stderr.isatty():
        click.echo("…", err=True)
    total, shares = (1, {}) if depth == 0 else count(cells, tables.card_points, depth)
    if as_json:
        put_json({"count": total, "divide": shares} if divide else {"count": total})
        return
    say = speaker(lang)
    for card, share in shares.items() if divide else ():
        click.echo(f"{say.short(card, german=is_german(rules, phase)):>3}  {share}")
    click.echo(say("cli-perft", count=total, depth=depth))
