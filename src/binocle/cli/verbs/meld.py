"""`binocle meld`: the best melds of a hand, and what they pay together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from binocle.cards import CARDS, KINDS
from binocle.cli.failures import BadInput
from binocle.cli.options import json_option, lang_option, speaker, trump_option
from binocle.cli.position import check_pack, is_german, read_hand, read_rules, read_trump
from binocle.cli.requests import Answer, Request, answer_source, check_fields, put_json
from binocle.cli.shown_cards import shown_cards
from binocle.rules import read

if TYPE_CHECKING:
    from binocle.locale import Texts

FIELDS = frozenset({"hand", "rules", "trick", "trump"})
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
@click.option(
    "--rules",
    "sets",
    metavar="NAME[?CHANGES]|FILE",
    multiple=True,
    help="Rule set, changed behind ?: midwest?score.target=1000, or a file; several are compared.",
)
@json_option
@lang_option
def command(hand: str, trump: str | None, sets: tuple[str, ...], as_json: bool, lang: str | None) -> None:
    """The best melds of a hand, and what they pay together.

    \b
    binocle meld "AS TS KS QS JS JD" --trump S             a run and a pinochle
    binocle meld "♠ A 10 K Q J  ♦ J" --trump S             the same hand, in suit groups
    binocle meld "AS AS AS AH AH AH AD AD AD AC AC AC" --trump H --rules double-deck
    binocle meld "KS QS" --trump S --json                  {"points":40,"melds":[{"name":"royal-marriage",…}]}
    binocle meld "QS QS JD JD" --trump S --rules midwest --rules "midwest?meld.doubles=twice"
                                                           both, and the rule that makes the difference

    With - requests are read line by line, {"hand": "KS QS", "trump": "S"}, and answered line by line.
    Without --rules: partners, whose pack has 48 cards.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    if hand == "-" and len(sets) > 1:
        raise BadInput("rules/several", "several --rules are compared for one hand; allowed with -: one")
    asked: list[Request] = [{"rules": rules, "trump": trump} for rules in sets or (None,)]
    if hand == "-":
        answer_source(hand, lambda request: answer({**asked[0], **request}))
        return
    found = [answer({**one, "hand": hand}) for one in asked]
    if as_json:
        put_json(found[0] if len(found) == 1 else [{"rules": r, **one} for r, one in zip(sets, found, strict=True)])
        return
    say = speaker(lang)
    for place, one in enumerate(found):
        if len(found) > 1:
            click.echo(f"{sets[place]}:")
        _put(say, one, german=is_german(sets[place] if sets else None))
    if len(found) > 1:
        _put_reasons(say, sets, hand, read_trump(trump))


def _put(say: Texts, found: Answer, *, german: bool) -> None:
    """Melds and points of a hand for people."""
    for meld in found["melds"]:
        cards = shown_cards(say, meld["cards"], german=german)
        click.echo(f"{meld['points']:>5}  {say.meld(meld['name'], german=german)}  {cards}".rstrip())
    click.echo(say("cli-meld-total", points=found["points"]))


def _put_reasons(say: Texts, sets: tuple[str, ...], hand: str, trump: int) -> None:
    """Each meld that the sets pay differently, and the rules that make the difference to the first set."""
    from binocle.explain import compare  # noqa: PLC0415 - costs time that a single set saves

    found = [read(text) for text in sets]
    german = all(rules.pack.suits == "german" for rules in found)
    differences = compare(found, read_hand(hand), trump, say.lang)
    click.echo()
    if not differences:
        click.echo(say("cli-meld-same"))
    for difference in differences:
        told = [
            say("cli-meld-points-in" if points else "cli-meld-none-in", points=points, rules=text)
            for text, points in zip(sets, difference.points, strict=True)
        ]
        click.echo(say("cli-meld-differs", meld=say.meld(difference.meld, german=german), list=", ".join(told)))
        for text, reasons in zip(sets, difference.reasons, strict=True):
            for reason in reasons:
                click.echo(f"  {say('cli-meld-because', rules=text, reason=reason.text)}")
