"""`binocle legal`: which cards of a hand may be played to a trick, and what forbids the others."""

from __future__ import annotations

from array import array

import click

from binocle.cards import CARDS, SUITS
from binocle.cli.options import json_option, lang_option, phase_option, rules_option, speaker, trump_option
from binocle.cli.position import (
    check_pack,
    default_rules,
    is_german,
    read_flags,
    read_hand,
    read_rules,
    read_trick,
    read_trump,
)
from binocle.cli.requests import Answer, Request, answer_source, check_fields, put_json
from binocle.cli.shown_cards import shown_cards
from binocle.game.phases.play import refusal, trick_mask
from binocle.game.public import OpenTrick
from binocle.game.views import Refusal
from binocle.kernel.follow import trick_winner

FIELDS = frozenset({"hand", "phase", "rules", "trick", "trump"})
_TRUMPING = ("play/must-trump", "play/must-overtrump")


def answer(request: Request) -> Answer:
    """The legal cards and the refused ones, each with the code of the duty it breaks (3A-PLAY-02..05, 2H-P2-01..04)."""
    check_fields(request, FIELDS)
    phase = request.get("phase")
    rules = request.get("rules")
    tables = read_rules(default_rules(phase) if rules is None else rules)
    flags = read_flags(tables, phase, rules)
    hand = read_hand(request.get("hand"))
    kinds = read_trick(request.get("trick"), 0)
    trump = read_trump(request.get("trump"))
    check_pack(tables.pack, hand, kinds)
    held = 0
    for kind in hand:
        held |= 1 << kind
    trick = table_trick(kinds, trump, flags)
    mask = trick_mask(held, trick, trump, flags)
    legal = [CARDS[kind].value for kind in sorted(set(hand)) if mask >> kind & 1]
    refused = {CARDS[kind].value: refusal(held, kind, trick, trump).code for kind in refused_kinds(hand, mask)}
    return {"legal": legal, "refused": refused}


def refused_kinds(hand: tuple[int, ...], mask: int) -> list[int]:
    """The kinds of a hand that are not in the mask of legal ones, ascending."""
    return sorted({kind for kind in hand if not mask >> kind & 1})


def table_trick(kinds: tuple[int, ...], trump: int, flags: int) -> OpenTrick:
    """The cards on the table as an open trick, led by seat 0; the kernel says which of them is winning."""
    if not kinds:
        return OpenTrick(0)
    cards = array("h", kinds)
    best = trick_winner(cards, len(kinds), trump, flags)
    led_best = trick_winner(cards, len(kinds), -1, flags)
    return OpenTrick(0, kinds, kinds[best], best, kinds[led_best])


@click.command("legal")
@click.argument("hand", metavar="HAND|-")
@click.option("--trick", metavar="CARDS", help="The cards on the table, in order; without it: to lead.")
@trump_option
@rules_option
@phase_option
@json_option
@lang_option
def command(
    hand: str,
    trick: str | None,
    trump: str | None,
    rules: str | None,
    phase: str | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Which cards of a hand may be played to a trick, and which duty forbids the others.

    \b
    binocle legal "9H AH KS" --trick "QH KH" --trump S           the ace must head the trick
    binocle legal "9H AH KS" --trick "QH KH" --trump S --rules "partners?play.duty=east"
    binocle legal "9H AH KS" --trick QH --trump S --rules two-handed --phase stock
    binocle legal "9H AH KS" --trump S --json                    to lead: {"legal":[…],"refused":{}}

    With - requests are read line by line, {"hand": "9H AH", "trick": "QH", "trump": "S"}, and answered line by line.
    Without --rules: partners (with --phase stock: two-handed).
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    asked = {"rules": rules, "trump": trump, "trick": trick, "phase": phase}
    if hand == "-":
        answer_source(hand, lambda request: answer({**asked, **request}))
        return
    found = answer({**asked, "hand": hand})
    if as_json:
        put_json(found)
        return
    say = speaker(lang)
    german = is_german(rules, phase)
    click.echo(say("cli-legal", cards=shown_cards(say, found["legal"], german=german)))
    led, tops = read_trick(trick, 0)[:1], read_trump(trump)
    for code in dict.fromkeys(found["refused"].values()):
        cards = shown_cards(say, [text for text, why in found["refused"].items() if why == code], german=german)
        suit = SUITS[tops if code in _TRUMPING else led[0] >> 3]
        click.echo(say("cli-refused", cards=cards))
        click.echo("  " + Refusal(code, {"suit": suit}).say(say.lang, german=german))
