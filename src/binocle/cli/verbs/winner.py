"""`binocle winner`: which card takes a trick."""

from __future__ import annotations

from array import array

import click

from binocle.cards import CARDS
from binocle.cli.failures import BadInput
from binocle.cli.options import json_option, lang_option, rules_option, speaker, trump_option
from binocle.cli.position import check_pack, is_german, read_rules, read_trick, read_trump
from binocle.cli.requests import Answer, Request, answer_source, check_fields, put_json
from binocle.kernel.follow import trick_winner

FIELDS = frozenset({"hand", "rules", "trick", "trump"})


def answer(request: Request) -> Answer:
    """Index (0 = leader) and text of the card that takes the trick (COM-TRICK-01..03)."""
    check_fields(request, FIELDS)
    tables = read_rules(request.get("rules"))
    trick = request.get("trick")
    if trick is None:
        raise BadInput("trick/missing", "trick is missing; allowed: 1 to 4 cards such as 9H QS AH")
    kinds = read_trick(trick, 1)
    trump = read_trump(request.get("trump"))
    check_pack(tables.pack, kinds)
    index = trick_winner(array("h", kinds), len(kinds), trump, tables.flags)
    return {"index": index, "card": CARDS[kinds[index]].value}


@click.command("winner")
@click.argument("trick", metavar="TRICK|-")
@trump_option
@rules_option
@json_option
@lang_option
def command(trick: str, trump: str | None, rules: str | None, as_json: bool, lang: str | None) -> None:
    """Which card takes a trick, its cards in the order they were played.

    \b
    binocle winner "9H QS AH 9S" --trump S          the queen trumped highest
    binocle winner "AH AH" --trump S --json         {"index":0,"card":"AH"}
    binocle winner "AH AH" --trump S --rules "partners?play.twins=last"

    With - requests are read line by line, {"trick": "9H QS", "trump": "S"}, and answered line by line.
    Without --rules: partners.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    asked = {"rules": rules, "trump": trump}
    if trick == "-":
        answer_source(trick, lambda request: answer({**asked, **request}))
        return
    found = answer({**asked, "trick": trick})
    if as_json:
        put_json(found)
    else:
        say = speaker(lang)
        card = say.short(found["card"], german=is_german(rules))
        click.echo(say("cli-winner", card=card, number=found["index"] + 1))
