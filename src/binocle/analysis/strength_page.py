"""The strength of the players as a page: tables between two marks, which a run of the list fills in anew."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from binocle.analysis.result import ArenaResult, PlayerTimes
from binocle.analysis.strength import Outcome, Row, Strength

BEGIN: Final = "<!-- strength:begin -->"
END: Final = "<!-- strength:end -->"


def write(found: Strength, page: Path) -> None:
    """Fill the tables into a page (made when it is not there) and put the figures beside it as JSON.

    Everything outside the marks stays as it is. Raises `OSError` as the system does.
    """
    text = page.read_text(encoding="utf-8") if page.exists() else f"# Strength\n\n{BEGIN}\n{END}\n"
    before, mark, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    if not mark:
        before, after = f"{text.rstrip()}\n\n", "\n"
    page.write_text(f"{before}{BEGIN}\n\n{tables(found)}\n{END}{after}", encoding="utf-8", newline="\n")
    data = msgspec.json.format(msgspec.json.encode(found), indent=1)
    page.with_suffix(".json").write_bytes(data + b"\n")


def tables(found: Strength) -> str:
    """All tables, as Markdown."""
    outcomes = found.outcomes
    lines = [summary(found), ""]
    for title, rows in sections(outcomes):
        lines += [f"### {title}", "", *results(rows), ""]
    if outcomes:
        lines += ["### Bidding", "", *bidding(outcomes), "", "### Time and memory", "", *times(outcomes), ""]
    if found.broken:
        lines += ["### Could not be played", ""]
        lines += [f"- {broken.row.key}: {broken.why}" for broken in found.broken]
        lines.append("")
    if found.open:
        lines += [f"Not played yet: {', '.join(found.open)}.", ""]
    return "\n".join(lines)


def summary(found: Strength) -> str:
    """The whole list in a few sentences."""
    results_ = [outcome.result for outcome in found.outcomes]
    codes = sorted({result.code for result in results_})
    moves = sum(result.times.a.moves + result.times.b.moves for result in results_)
    wall = sum(result.times.a.missed + result.times.b.missed for result in results_)
    late = sum(result.times.a.missed_cpu + result.times.b.missed_cpu for result in results_)
    hold = sum(not outcome.problems for outcome in found.outcomes)
    rows = len(found.outcomes) + len(found.broken) + len(found.open)
    return (
        f"{hold} of {rows} rows hold. Seed {found.seed}; {sum(result.deals for result in results_):,} deals, "
        f"{moves:,} moves, {hours(sum(result.times.seconds for result in results_))} in all; "
        f"refused actions: {sum(result.illegal for result in results_)}; late moves: {late} by the processor's clock, "
        f"{wall} by the clock on the wall; most memory of a process: "
        f"{max((result.times.memory for result in results_), default=0)} MB. "
        f"Played on {found.machine}, code {', '.join(codes) or '–'}."
    )


def sections(outcomes: Sequence[Outcome]) -> list[tuple[str, list[Outcome]]]:
    """The rows by what they are about, in the order of the list."""
    groups: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        row = outcome.row
        title = f"`{row.a}` against `{row.b}`"
        if row.claim == "not-behind" and row.a == "strong":
            title += ", every other set"
        groups.setdefault(title, []).append(outcome)
    return list(groups.items())


def results(outcomes: Sequence[Outcome]) -> list[str]:
    """Who is ahead by how much, and whether that is what must be shown."""
    heads = ("set", "mode", "deals", "won / lost / level", "ahead by", "standard errors", "must be", "holds")
    rows = []
    for outcome in outcomes:
        row, found = outcome.row, outcome.result
        error = "–" if found.standard_error is None else f"{found.standard_error:.2f}"
        ahead = f"{found.difference:+.2f} ± {error}"
        away = f"{found.distance:+.1f}" + (" (stopped)" if found.sure else "")
        holds = "yes" if not outcome.problems else "**no**: " + ", ".join(outcome.problems)
        tally = f"{found.won} / {found.lost} / {found.level}"
        rows.append((row.rules, row.mode, str(found.deals), tally, ahead, away, must(row), holds))
    return table(heads, rows)


def must(row: Row) -> str:
    """What a row must show, in a few signs."""
    return {"ahead": f"> {row.errors:g}", "not-behind": f"≥ -{row.errors:g}", "sound": "–"}[row.claim]


def bidding(outcomes: Sequence[Outcome]) -> list[str]:
    """Contracts made, bids and passed-out deals where there is an auction and both sides bid for themselves."""
    heads = ("A", "B", "set", "contracts A / B", "made A / B", "average bid A / B", "passed out")
    rows = []
    for outcome in outcomes:
        row, found = outcome.row, outcome.result
        if row.mode == "play" or not (found.contracts_a or found.contracts_b):
            continue
        contracts = f"{found.contracts_a} / {found.contracts_b}"
        made = f"{percent(found.made_a)} / {percent(found.made_b)}"
        bids = f"{number(found.bid_a)} / {number(found.bid_b)}"
        rows.append((f"`{row.a}`", f"`{row.b}`", row.rules, contracts, made, bids, percent(found.passed_out)))
    return table(heads, rows)


def times(outcomes: Sequence[Outcome]) -> list[str]:
    """How long moves took, by the processor's clock and on the wall, what was late, and the memory."""
    clocks = ("mean, processor", "longest, processor", "99 %, wall", "longest, wall")
    heads = ("A", "B", "set", "mode", *clocks, "cold", "late", "MB", "time")
    rows = []
    for outcome in outcomes:
        row, found = outcome.row, outcome.result
        a, b = found.times.a, found.times.b
        read = [
            f"{seconds(first)} / {seconds(second)}"
            for first, second in (
                (a.cpu_mean, b.cpu_mean),
                (a.cpu_longest, b.cpu_longest),
                (a.p99, b.p99),
                (a.longest, b.longest),
            )
        ]
        memory, spent = str(found.times.memory), hours(found.times.seconds)
        names = f"`{row.a}`", f"`{row.b}`", row.rules, row.mode
        cold = f"{seconds(found.times.cold_a)} / {seconds(found.times.cold_b)}"
        rows.append((*names, *read, cold, late(found, a, b), memory, spent))
    return table(heads, rows)


def late(found: ArenaResult, a: PlayerTimes, b: PlayerTimes) -> str:
    """Moves past their deadline, and actions refused."""
    refused = f", {found.illegal} refused" if found.illegal else ""
    return f"{a.missed_cpu + b.missed_cpu} ({a.missed + b.missed} on the wall){refused}"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown."""
    return [f"| {' | '.join(line)} |" for line in (heads, ["---"] * len(heads), *rows)]


def percent(share: float | None) -> str:
    """A share in per cent, a dash for none."""
    return "–" if share is None else f"{100 * share:.0f} %"


def number(value: float | None) -> str:
    """A number without decimals, a dash for none."""
    return "–" if value is None else f"{value:.0f}"


def seconds(time: float) -> str:
    """The time of a move.

    >>> seconds(0.00123), seconds(0.0123), seconds(2.5)
    ('1.2 ms', '12 ms', '2.50 s')
    """
    return f"{1000 * time:.1f} ms" if time < 0.01 else f"{1000 * time:.0f} ms" if time < 1 else f"{time:.2f} s"


def hours(time: float) -> str:
    """A longer time.

    >>> hours(5), hours(3700)
    ('5 s', '1 h 01 min')
    """
    minutes = int(time) // 60
    return (
        f"{minutes // 60} h {minutes % 60:02} min"
        if minutes >= 60
        else f"{minutes} min"
        if minutes
        else f"{time:.0f} s"
    )
