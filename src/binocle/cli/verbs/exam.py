"""`binocle exam`: questions to a computer player, from what experienced players miss in programs."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from binocle.analysis.clock import Clock, Watch
from binocle.analysis.exam import FILLS, Graded, cases, examine
from binocle.bots import make
from binocle.cli.failures import NEGATIVE, OK, BadInput, shown
from binocle.cli.options import json_option, lang_option, speaker
from binocle.cli.requests import put_json
from binocle.game import Game
from binocle.game.views import Player
from binocle.locale import Texts
from binocle.players import read_spec


@click.command("exam")
@click.argument("player", metavar="PLAYER", required=False)
@click.option("--only", multiple=True, metavar="ID", help="Only this question, such as C12b; may be repeated.")
@click.option("--list", "listing", is_flag=True, help="Only tell the questions.")
@click.option("--fills", type=int, default=FILLS, show_default=True, help="How often each is asked.")
@click.option("--worlds", type=int, default=200, show_default=True, help="Simulated worlds; 0 for none.")
@click.option("--seed", type=int, default=1, show_default=True, help="Of the hidden cards and the player's dice.")
@json_option
@lang_option
def command(
    player: str | None,
    only: tuple[str, ...],
    listing: bool,
    fills: int,
    worlds: int,
    seed: int,
    as_json: bool,
    lang: str | None,
) -> int:
    """Ask a computer player what experienced players know: passing, burying, bidding, card play.

    \b
    binocle exam strong                every question, about a minute
    binocle exam steady --only C10     one of them
    binocle exam --list                what is asked
    binocle exam "cmd:./mybot" --json

    Each question is asked several times with other hidden cards. Where the player answers otherwise, simulation tells
    what that costs: points of its side by its answer less those by the expected one. Exit code 1: something that must
    be right was not, or answers of a program could not be used.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    known = [case.id for case in cases()]
    wrong = [name for name in only if name not in known]
    if wrong:
        raise BadInput("exam/only", f"no question {shown(wrong[0])}; allowed: {', '.join(known)}")
    if not 1 <= fills <= 1000:
        raise BadInput("exam/fills", f"fills is {fills}; allowed: 1 to 1000")
    if not 0 <= worlds <= 100_000:
        raise BadInput("exam/worlds", f"worlds is {worlds}; allowed: 0 to 100000")
    say = speaker(lang)
    language = say.lang
    if listing:
        _list(say, language, only, as_json=as_json)
        return OK
    if player is None:
        raise BadInput("exam/player", "whom to ask is missing; allowed: a player such as strong, or cmd:PROGRAM")
    read_spec(player)  # a wrong one is told before the first question
    found = []
    watches: list[Watch] = []

    def watched(game: Game) -> Player:
        watches.append(Watch(make(player, game)))
        return watches[-1]

    for graded in examine(watched, only=only, seed=abs(seed), fills=fills, worlds=worlds):
        found.append(graded)
        if not as_json:
            _tell(say, language, graded)
    total = Clock()
    for watch in watches:
        total.add(watch.clock)
    faults = total.faults
    must = [graded for graded in found if graded.must]
    kept = sum(not graded.failed for graded in must)
    should = [graded.share for graded in found if not graded.must]
    score = 100 * sum(should) / len(should) if should else 100.0
    if as_json:
        told = [msgspec.to_builtins(graded) for graded in found]
        answer = {"player": player, "seed": abs(seed), "questions": told, "must": [kept, len(must)], "score": score}
        put_json({**answer, "faults": faults})
    else:
        click.echo(say("cli-exam-total", kept=kept, must=len(must), score=round(score), should=len(should)))
        if faults:
            kinds = ", ".join(f"{kind} {count}" for kind, count in faults.items())
            click.echo(say("cli-arena-faults", name=player, moves=sum(faults.values()), kinds=kinds))
    return OK if kept == len(must) and not faults else NEGATIVE


def _list(say: Texts, language: str, only: tuple[str, ...], *, as_json: bool) -> None:
    """The questions, without asking anybody."""
    told: list[dict[str, Any]] = [
        {"id": case.id, "must": case.must, "asks": case.said(language), "rules": case.rules}
        for case in cases()
        if not only or case.id in only
    ]
    if as_json:
        put_json({"questions": told})
        return
    for row in told:
        must = "yes" if row["must"] else "no"
        click.echo(say("cli-exam-question", id=row["id"], must=must, asks=row["asks"]))


def _tell(say: Texts, language: str, graded: Graded) -> None:
    """One question and how it was answered."""
    case = next(case for case in cases() if case.id == graded.id)
    right = round(graded.share * graded.asked)
    verdict = "failed" if graded.failed else "right" if right == graded.asked else "other"
    must = "yes" if graded.must else "no"
    click.echo(say("cli-exam-question", id=graded.id, must=must, asks=case.said(language)))
    click.echo("      " + say("cli-exam-answered", right=right, asked=graded.asked, verdict=verdict))
    if verdict != "right":
        answers = ", ".join(f"{answer} x{times}" for answer, times in graded.answers.items())
        click.echo("      " + say("cli-exam-answers", answers=answers, expected=graded.expected))
    if graded.worlds:
        difference, error = f"{graded.difference:+.1f}", f"{graded.error:.1f}"
        told = say("cli-exam-simulated", difference=difference, error=error, worlds=graded.worlds)
        click.echo("      " + told)
