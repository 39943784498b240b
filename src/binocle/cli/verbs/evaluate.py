"""`binocle evaluate`: what a hand is worth in the auction, for each trump."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from binocle.cards import CARDS, SUITS
from binocle.cli.failures import BadInput
from binocle.cli.options import FILE, json_option, lang_option, speaker
from binocle.cli.position import DEFAULT_RULES, check_pack, is_german, read_hand
from binocle.cli.requests import put_json
from binocle.cli.shown_cards import shown_cards
from binocle.rules import read

if TYPE_CHECKING:
    from binocle.game.setting import Setting
    from binocle.locale import Texts
    from binocle.search.evaluation import Distribution, Evaluation, TrumpOutlook

WORLDS: Final = 400
MOST_WORLDS: Final = 20_000
_BLOCKS: Final = " ▁▂▃▄▅▆▇█"
_DIGITS: Final = "0123456789"
_COLUMNS: Final = 40
"""Bids that a line of the chart has room for."""


@click.command("evaluate")
@click.argument("hand", metavar="HAND")
@click.option("--rules", metavar="NAME[?CHANGES]|FILE", default=DEFAULT_RULES, show_default=True, help="The rule set.")
@click.option("--seat", type=int, default=0, show_default=True, help="The seat that holds the hand, from 0.")
@click.option("--dealer", type=int, help="The seat that deals; by default the one before, so that the hand opens.")
@click.option("--worlds", type=int, default=WORLDS, show_default=True, help="Deals to imagine for each trump.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed imagines the same deals.")
@click.option("--svg", type=FILE, metavar="FILE", help="Draw the chart to this file, as SVG.")
@json_option
@lang_option
def command(
    hand: str,
    rules: str,
    seat: int,
    dealer: int | None,
    worlds: int,
    seed: int,
    svg: Path | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """What a hand is worth in the auction: for each trump melds, tricks, totals, and up to what to bid.

    \b
    binocle evaluate "AS TS KS QS JS AH TH KD 9D AC TC 9C"       in partners, in first seat
    binocle evaluate "AS TS KS QS JS AH AH TH KD KD 9D AC TC 9C 9C" --rules midwest --seat 1 --dealer 0
    binocle evaluate "AS TS KS QS JS AH TH KD 9D AC TC 9C" --svg hand.svg
    binocle evaluate "AS TS KS QS JS AH TH KD 9D AC TC 9C" --json   {"trump":"S","ceiling":…,"trumps":{"S":{…

    The other hands are imagined many times; widow, burying, passing and tricks go by sensible rules. Totals are melds
    and tricks of the declarer's side. The ceiling is the bid beyond which passing does more for the game, when the
    others bid what their hands are worth. Two-handed sets have no auction.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    st = _setting(rules)
    kinds = _hand(st, hand)
    dealer = (seat - (1 if st.seating.clockwise else -1)) % st.players if dealer is None else dealer
    for name, value in (("seat", seat), ("dealer", dealer)):
        if not 0 <= value < st.players:
            raise BadInput(f"{name}/unknown", f"{name} is {value}; allowed: 0 to {st.players - 1}")
    if not 1 <= worlds <= MOST_WORLDS:
        raise BadInput("evaluate/worlds", f"worlds is {worlds}; allowed: 1 to {MOST_WORLDS}")
    from binocle.search.evaluation import evaluate  # noqa: PLC0415 - loading the kernel costs time that refusals save

    found = evaluate(st, kinds, seat, dealer, worlds, seed)
    say = speaker(lang)
    german = is_german(rules)
    if svg is not None:
        svg.write_text(drawing(say, found, kinds, rules, seat, german=german), encoding="utf-8")
    if as_json:
        put_json(_figures(st, found, kinds, rules, seat, dealer, seed))
        return
    _put(say, st, found, kinds, rules, seat, german=german)
    if svg is not None:
        click.echo(say("cli-evaluate-drawn", file=str(svg)))


def _setting(rules: str) -> Setting:
    from binocle.game.setting import Setting  # noqa: PLC0415 - as above

    found = read(rules)
    if found.auction.style == "none" or found.deal.stock:
        raise BadInput(
            "rules/no-auction", f"{found.name} has no auction to bid in; allowed: sets with one, such as midwest"
        )
    return Setting(found)


def _hand(st: Setting, hand: str) -> tuple[int, ...]:
    """The kinds of a hand as it was dealt. Raises `BadInput` when it is not one of this set."""
    kinds = read_hand(hand)
    check_pack(st.pack, kinds)
    if len(kinds) != st.rules.deal.hand:
        raise BadInput(
            "hand/size",
            f"the hand has {len(kinds)} cards; allowed: {st.rules.deal.hand}, as dealt in this set (another: --rules)",
        )
    return kinds


def _figures(
    st: Setting, found: Evaluation, kinds: tuple[int, ...], rules: str, seat: int, dealer: int, seed: int
) -> dict[str, Any]:
    """All that was found, for programs."""
    return {
        "rules": rules,
        "hand": [CARDS[kind].value for kind in kinds],
        "seat": seat,
        "dealer": dealer,
        "worlds": found.worlds,
        "seed": seed,
        "trump": SUITS[found.best],
        "ceiling": found.ceiling,
        "trumps": {SUITS[one.suit]: _suit_figures(st, one) for one in found.suits},
    }


def _suit_figures(st: Setting, one: TrumpOutlook) -> dict[str, Any]:
    return {
        "held": one.held,
        "melds": _distribution(one.melds),
        "tricks": _distribution(one.tricks),
        "totals": _distribution(one.totals),
        "chances": {str(bid.amount): one.totals.reach(bid.amount) for bid in st.ladder if one.totals.reach(bid.amount)},
        "ceiling": one.ceiling,
        "value": round(one.value, 1),
        "passing": round(one.passed, 1),
    }


def _distribution(one: Distribution) -> dict[str, Any]:
    from binocle.search.evaluation import MARKS  # noqa: PLC0415 - as above

    return {
        "mean": round(one.mean, 1),
        "deviation": round(one.deviation, 1),
        "least": one.points[0],
        "most": one.points[-1],
        "percentiles": {str(mark): one.at(mark) for mark in MARKS},
        "counts": {str(points): one.points.count(points) for points in sorted(set(one.points))},
    }


def _put(
    say: Texts, st: Setting, found: Evaluation, kinds: tuple[int, ...], rules: str, seat: int, *, german: bool
) -> None:
    """The table and the chart for people."""
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415 - costs time that --json saves
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    cards = shown_cards(say, [CARDS[kind].value for kind in kinds], german=german)
    click.echo(say("cli-evaluate-head", cards=cards, rules=rules, seat=seat, worlds=found.worlds))
    plain = not _can_print(_BLOCKS)
    table = Table(box=None if plain else SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-evaluate-trump"))
    for name in ("held", "melds", "tricks", "total", "most", "ceiling"):
        table.add_column(say(f"cli-evaluate-{name}"), justify="right")
    for one in found.suits:
        table.add_row(
            say.suit(SUITS[one.suit], german=german),
            str(one.held),
            f"{one.melds.mean:.0f}",
            f"{one.tricks.mean:.0f}",
            f"{one.totals.mean:.0f}",
            f"{one.totals.at(10)}–{one.totals.at(90)}",
            str(one.ceiling) if one.ceiling else say("cli-evaluate-pass"),
            style="bold" if one.suit == found.best else "",
        )
    console = Console(file=sys.stdout, highlight=False, legacy_windows=False)
    console.print(table)
    _put_chances(say, st, found, german=german, plain=plain)
    suit = say.suit(SUITS[found.best], german=german)
    if say.lang == "en":  # the name of a suit is a noun like any other within an English sentence
        suit = suit.lower()
    key = "cli-evaluate-verdict" if found.ceiling else "cli-evaluate-verdict-pass"
    click.echo(say(key, suit=suit, ceiling=found.ceiling))


def _put_chances(say: Texts, st: Setting, found: Evaluation, *, german: bool, plain: bool) -> None:
    """For each trump the chance to make each bid, as a line of blocks (or of digits: tenths)."""
    bids = [bid.amount for bid in st.ladder if any(one.totals.reach(bid.amount) >= 0.02 for one in found.suits)]
    if not bids:
        return
    step = -(-len(bids) // _COLUMNS)
    shown = bids[::step]
    wide = max(len(say.suit(letter, german=german)) for letter in SUITS)
    click.echo(say("cli-evaluate-chances", first=shown[0], last=shown[-1], step=step * st.rules.auction.step))
    for one in found.suits:
        chances = [one.totals.reach(bid) for bid in shown]
        if plain:
            line = "".join(_DIGITS[min(9, int(10 * chance))] for chance in chances)
        else:
            line = "".join(_BLOCKS[min(8, -(-int(1000 * chance) // 125))] for chance in chances)
        some = ", ".join(
            f"{bid}: {round(100 * one.totals.reach(bid))} %" for bid in shown[:: max(1, len(shown) // 4)][:4]
        )
        click.echo(f"{say.suit(SUITS[one.suit], german=german):<{wide}}  {line:<{len(shown)}}  {some}")
    click.echo()


def _can_print(signs: str) -> bool:
    """Whether the output has these signs."""
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def drawing(say: Texts, found: Evaluation, kinds: tuple[int, ...], rules: str, seat: int, *, german: bool) -> str:
    """The chart as SVG."""
    from binocle.paper.cards import Look  # noqa: PLC0415 - as above
    from binocle.paper.outlook import Panel, chart  # noqa: PLC0415

    cards = shown_cards(say, [CARDS[kind].value for kind in kinds], german=german)
    panels = [
        Panel(
            suit=SUITS[one.suit],
            first=f"{say('cli-evaluate-melds')} {one.melds.mean:.0f}",
            second=f"{say('cli-evaluate-tricks')} {one.tricks.mean:.0f}",
            totals=one.totals.points,
            ceiling=one.ceiling,
            mark=say("cli-evaluate-mark", ceiling=one.ceiling) if one.ceiling else say("cli-evaluate-pass"),
        )
        for one in found.suits
    ]
    about = say("cli-evaluate-about", rules=rules, seat=seat, worlds=found.worlds)
    legend = (say("cli-evaluate-bars"), say("cli-evaluate-curve"))
    return chart(cards, about, legend, panels, Look("german" if german else "french", "two", say.lang))
