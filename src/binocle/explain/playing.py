"""Sections on the tricks: the first part of the two-handed game, and trick play with its duties."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final

from binocle.cards import RANKS, card, parse_card
from binocle.explain.model import Block, PlayExample, Sentence
from binocle.explain.writer import Writer
from binocle.kernel.follow import legal_kinds, trick_winner, winning_kinds

_TRUMP: Final = 0
"""Spades are trump in every example."""

_LOW: Final = "L"
"""Stands for the lowest rank of the pack in the positions below."""

_POSITIONS: Final = (
    ("KH", "TH QH LH AS"),
    ("AH", "TH QH AS"),
    ("KS", "AS QS AH"),
    ("KH", "LS AC QC"),
    ("KH", "AC QD"),
    ("KH QS", "LS AS AC"),
    ("KH LS", "AH QH AS"),
    ("QH TH", "AH KH"),
)
"""A trick so far and a hand: can beat, cannot beat, trump led, void, void without trump; then with a third player:
already trumped, trumped and able to follow, beaten by the partner or ally.
"""


def stock(w: Writer) -> Iterator[Block | None]:
    """Tricks, melds and draws while there is a stock."""
    rules = w.at
    if not rules.deal.stock:
        return
    rest = w.tables.pack.size - 2 * rules.deal.hand - 1
    yield w.paragraph(w.sentence("stock-lead"), _trick(w), w.field("play.twins"))
    yield w.paragraph(w.field("play.stock_duty"), w.sentence("stock-tabled"))
    if rules.play.stock_duty != "free":
        yield from examples(w, w.tables.stock_flags)
    yield w.paragraph(
        w.field("meld.moment"),
        w.sentence("stock-length", tricks=(rest + 1) // 2),
        w.sentence("last-draw"),
        w.field("deal.last_shown"),
        w.field("deal.last_choice"),
        w.field("meld.after_last_draw"),
    )


def play(w: Writer) -> Iterator[Block | None]:
    """Who leads, what must be played, who takes the trick."""
    rules = w.at
    if rules.deal.stock:
        yield w.paragraph(w.sentence("second-part"), w.field("play.duty"))
    else:
        yield w.paragraph(w.field("play.leader"), w.field("play.first_lead"), w.sentence("trick"))
        yield w.paragraph(_trick(w), w.field("play.twins"), w.sentence("winner-leads"))
        partner = w.sentence("duty-partner") if w.form == "four" and rules.play.duty != "free" else None
        yield w.paragraph(w.field("play.duty"), w.field("play.head_after_ruff"), partner)
    yield from examples(w, w.tables.flags)
    revoke = w.field("play.revoke", "play.revoke_costs", costs=rules.play.revoke_costs)
    yield w.paragraph(revoke)


def _trick(w: Writer) -> Sentence:
    """How a trick is won, with one that the kernel has judged."""
    cards = ("KH", "LS") if w.form == "two" else ("KH", "TH", "LS", "AC")[: w.rules.seats.players]
    kinds = [_kind(w, text) for text in cards]
    winner = kinds[trick_winner(array("h", kinds), len(kinds), _TRUMP, w.tables.flags)]
    return w.sentence("trick-won", suit=w.suit(_TRUMP), cards=w.cards(kinds), winner=w.card(winner))


def examples(w: Writer, flags: int) -> Iterator[Block | None]:
    """The positions that say something under this duty, judged by the kernel."""
    yield w.paragraph(w.sentence("examples", suit=w.suit(_TRUMP)))
    deepest = 1 if w.form == "two" else 2
    for trick_text, hand_text in _POSITIONS:
        trick = [_kind(w, text) for text in trick_text.split()]
        hand = [_kind(w, text) for text in hand_text.split()]
        if len(trick) > deepest:
            continue
        legal = [kind for kind in hand if legal_mask(hand, trick, flags) >> kind & 1]
        key = "example-any" if len(legal) == len(hand) else "example-must" if len(legal) == 1 else "example-may"
        text = w.text(key, trick=w.cards(trick), hand=w.hand(hand), legal=w.any_of(legal), count=len(trick))
        yield PlayExample(text, "S", *(tuple(card(kind) for kind in kinds) for kinds in (trick, hand, legal)))
        if not flags & 1:  # free: one example says it all
            return


def legal_mask(hand: list[int], trick: list[int], flags: int) -> int:
    """The kinds of a hand that may be played to a trick, spades trump, as the kernel sees it."""
    led = trick[0] >> 3
    best = led_best = trick[0]
    for kind in trick[1:]:
        if winning_kinds(best, led, _TRUMP, flags) >> kind & 1:
            best = kind
        if winning_kinds(led_best, led, -1, flags) >> kind & 1:
            led_best = kind
    return legal_kinds(sum({1 << kind for kind in hand}), led, best, led_best, _TRUMP, flags)


def _kind(w: Writer, text: str) -> int:
    return parse_card(text.replace(_LOW, RANKS[w.tables.pack.lowest])).kind
