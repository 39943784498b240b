"""`binocle bench`: the speed of engine and kernel, and their ratios in one run."""

from __future__ import annotations

import click

from binocle.cli.failures import BadInput, shown
from binocle.cli.measure_solver import measure_solver
from binocle.cli.measures import PARTS, Figures, measure
from binocle.cli.options import json_option, lang_option, speaker
from binocle.cli.requests import put_json
from binocle.locale.texts import Texts


def solver_line(say: Texts, row: Figures) -> str:
    """A figure of the solver in words: what, the median against what is asked for, nodes."""
    counts = {name: row[name] for name in ("hands", "left", "deals", "stopped", "question", "runner")}
    times = {name: round(row[name], 2) for name in ("median_ms", "mean_ms", "most_ms", "ratio")}
    nodes = {name: round(row[name]) for name in ("median_nodes", "mean_nodes", "ns_per_node")}
    said = {name.replace("_", "-"): value for name, value in {**times, **nodes}.items()}
    double = "yes" if row["copies"] > 2 else "no"
    return say("cli-bench-solver", double=double, verdict="ok" if row["ok"] else "below", **counts, **said)


def _checked(seconds: float | None, part: str | None) -> float:
    """The time for each figure. Raises `BadInput`."""
    if seconds is not None and part == "solver":
        raise BadInput("bench/seconds", "--seconds does not go with solver, which solves a set number of deals")
    if seconds is not None and not 0.01 <= seconds <= 600:
        raise BadInput("bench/seconds", f"seconds is {seconds}; allowed: 0.01 to 600")
    return 1.0 if seconds is None else seconds


@click.command("bench")
@click.argument("part", metavar=f"[{'|'.join(PARTS)}]", required=False)
@click.option("--seconds", type=float, help="Time for each figure, 1 by default; the solver takes what it takes.")
@click.option("--seed", type=int, default=1, show_default=True, help="Which random deals.")
@json_option
@lang_option
def command(part: str | None, seconds: float | None, seed: int, as_json: bool, lang: str | None) -> None:
    """Measure whole deals: random ones of the engine and of the kernel in CPython and compiled, and playouts.

    \b
    binocle bench                 everything, about a minute
    binocle bench kernel --json
    binocle bench playouts        deals that searches play out by rules of thumb
    binocle bench worlds          samples of the hidden cards in the middle of a deal
    binocle bench solver          exact values of random deals, whole deals too: some minutes

    Ratios within one run say more than rates. A floor that is not reached is said so; it is no failure.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    if part is not None and part not in PARTS:
        raise BadInput("bench/part", f"part is {shown(part)}; allowed: {', '.join(PARTS)}")
    seconds = _checked(seconds, part)
    say = speaker(lang)
    if part == "solver" and not as_json:  # it takes minutes: each figure as it is ready
        for row in measure_solver(abs(seed), whole=True):
            click.echo(solver_line(say, row))
        return
    found = measure(seconds, abs(seed), PARTS if part is None else (part,))
    if as_json:
        put_json(found)
        return
    for row in found["engine"]:
        rates = {"deals": round(row["deals"]), "plays": round(row["plays"])}
        click.echo(say("cli-bench-engine", rules=row["rules"], **rates))
    for row in found["kernel"]:
        click.echo(say("cli-bench-kernel", hands=row["hands"], runner=row["runner"], deals=round(row["deals"])))
    for row in found["ratios"]:
        click.echo(say("cli-bench-ratio", hands=row["hands"], ratio=round(row["ratio"])))
    if found["kernel"] and not found["ratios"]:
        click.echo(say("cli-bench-no-compiler"))
    for row in found["playouts"]:
        rates = {"deals": round(row["deals"]), "hands": row["hands"]}
        click.echo(say("cli-bench-playouts", rules=row["rules"], runner=row["runner"], **rates))
    for row in found["worlds"]:
        rates = {"worlds": round(row["worlds"]), "slowest": round(row["slowest"])}
        click.echo(say("cli-bench-worlds", rules=row["rules"], runner=row["runner"], **rates))
    for row in found["solver"]:
        click.echo(solver_line(say, row))
    for row in found["floors"]:
        verdict = "ok" if row["ok"] else "below"
        click.echo(say(f"cli-bench-floor-{row['name']}", verdict=verdict, floor=row["floor"]))
