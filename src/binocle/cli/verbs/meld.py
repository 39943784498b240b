"""`binocle meld`: the best melds of a hand, and what they pay together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from binocle.cards import CARDS, KINDS, suit_groups
from binocle.cli.options import json_option, lang_option, rules_option, speaker, trump_option
from binocle.cli.position import check_pack, read_hand, read_rules, read_trump
from binocle.cli.requests import Answer, Request, answer_source, check_fields, put_json

if TYPE_CHECKING:
    from binocle.locale import Texts

FIELDS = frozenset({"hand", "phase", "rules", "trick", "trump"})
_TEXTS = tuple(card.value for card in CARDS)


def answer(request: Request) -> Answer:
    """Points and melds of a hand, every card once in each class (COM-MELD-06, COM-MELD-07)."""
    check_fields(request, FIELDS)
    tables = read_rules(request.get("rules"))
    hand = read_hand(request.get("hand"))
    trump = read_trump(request.get("trump"))
    check_pack(tables.pack, hand)
    counts = [0] * KINDS
    for kind in hand:
        counts[kind] += 1
    parts = tables.melds[trump].best(counts)
    melds = [
        {"name": part.name, "cards": [_TEXTS[kind] for kind in part.kinds], "points": part.points} for part in parts
    ]
    return {"points": sum([part.points for part in parts]), "melds": melds}


@click.command("meld")
@click.argument("hand", metavar="HAND|-")
@trump_option
@rules_option
@json_option
@lang_option
def command(hand: str, trump: str | None, rules: str | None, as_json: bool, lang: str | None) -> None:
    """The best melds of a hand, and what they pay together.

    \b
    binocle meld "AS TS KS QS JS JD" --trump S             a run and a pinochle
    binocle meld "♠ A 10 K Q J  ♦ J" --trump S             the same hand, in suit groups
    binocle meld "AS AS AS AH AH AH AD AD AD AC AC AC" --trump H --rules double-deck
    binocle meld "KS QS" --trump S --json                  {"points":40,"melds":[{"name":"royal-marriage",…}]}

    With - requests are read line by line, {"hand": "KS QS", "trump": "S"}, and answered line by line.
    Without --rules: partners, whose pack has 48 cards.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    asked = {"rules": rules, "trump": trump}
    if hand == "-":
        answer_source(hand, lambda request: answer({**asked, **request}))
        return
    found = answer({**asked, "hand": hand})
    if as_json:
        put_json(found)
        return
    say = speaker(lang)
    kinds = {card.value: card.kind for card in CARDS}
    for meld in found["melds"]:
        cards = suit_groups([kinds[text] for text in meld["cards"]])
        click.echo(f"{meld['points']:>5}  {meld_name(say, meld['name'])}  {cards}".rstrip())
    click.echo(say("cli-meld-total", points=found["points"]))


def meld_name(say: Texts, name: str) -> str:
    """The name of a meld for people; rows that a set adds keep the name they were given."""
    key = f"meld-{name}"
    return say(key) if key in say else name
