"""Random games for the tests of records, and the script that wrote the golden ones."""

from __future__ import annotations

import io
import random
import sys
from pathlib import Path

from binocle.deal import random_deal
from binocle.game.actions import CallOut, ClaimRevoke, Dix, GiveUp, Meld, Shoot
from binocle.record import Header, History, Occupant, Record, Writer, jsonl, text
from binocle.rules import named, names, parse
from binocle.seats import CHANCE, OVER

GOLDEN = Path(__file__).parents[2] / "data" / "records"


def header(line: str, table: str = "bots", **fields: object) -> Header:
    """A header for a set on one line, seat 0 a person."""
    rules = parse(line)
    seats = [Occupant("Zoë", "person"), *[Occupant("random", "bot")] * (rules.seats.players - 1)]
    return Header.of(rules, seats, table=table, **fields)  # type: ignore[arg-type]


def play(
    head: Header, seed: int, *, deals: int = 1, entries: int = 10**6, undo: float = 0.0, clock: bool = False
) -> bytes:
    """The JSONL of a random game: at most so many deals and entries, an undo now and then, times when wanted."""
    rng = random.Random(seed)
    file = io.BytesIO()
    writer = Writer.create(file, head)
    history = History(head)
    game = history.game
    undone = 0
    while (turn := game.to_act(history.state)) != OVER and writer.n < entries:
        at_ms = rng.randrange(10**6) if clock else None
        target = history.last_decision(0)
        if target is not None and undone < 3 and rng.random() < undo:
            history.undo(0, target)
            writer.undo(0, target, at_ms)
            undone += 1
            continue
        if turn == CHANCE:
            if history.state.deal_no >= deals:
                break
            seat, action = CHANCE, random_deal(game, rng)
        else:
            seat = turn
            legal = game.legal(history.state, seat)
            quiet = [a for a in legal if not isinstance(a, GiveUp | CallOut | Shoot | ClaimRevoke)]
            melds = [a for a in quiet if isinstance(a, Meld | Dix)]
            action = rng.choice(legal if rng.random() < 0.01 else melds or quiet)
        state = history.apply(seat, action).state
        writer.add(seat, action, state, at_ms)
    return file.getvalue()


def record(line: str, seed: int, **options: object) -> Record:
    """The same as a record."""
    return jsonl.loads(play(header(line), seed, **options))  # type: ignore[arg-type]


def short(name: str) -> str:
    """A set with a low bidding ceiling, so that random auctions end soon."""
    return (
        name if named(name).auction.style == "none" else f"{name}?auction.maximum={named(name).auction.minimum + 100}"
    )


def write_golden() -> None:
    """Write the golden records that are missing. Others only for a new behaviour version (docs/records.md)."""
    for place, name in enumerate(names()):
        if (GOLDEN / f"{name}.jsonl").exists():
            continue
        head = header(name, started="2026-01-31T18:30:00Z")
        found = jsonl.loads(play(head, place, deals=2, undo=0.02, clock=place % 2 == 1))
        jsonl.dump(found, GOLDEN / f"{name}.jsonl")
        text.dump(found, GOLDEN / f"{name}.txt")


if __name__ == "__main__":
    if sys.argv[1:] == ["golden"]:
        write_golden()
    else:
        for line in map(short, names()):
            sys.stdout.buffer.write(play(header(line), 7, undo=0.05, clock=True))
