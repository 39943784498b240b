"""Sections on the auction and on what stands between it and the melds."""

from __future__ import annotations

from collections.abc import Iterator

from binocle.explain.model import Block, Sentence
from binocle.explain.writer import Writer


def auction(w: Writer) -> Iterator[Block | None]:
    """Bids, from the first call to the declarer."""
    if w.at.deal.stock:
        return
    rules = w.at.auction
    ladder = [bid.amount for bid in w.setting.ladder]
    yield w.paragraph(w.sentence("bid"), w.field("auction.style"))
    yield w.paragraph(
        w.field("auction.minimum", first=ladder[0]),
        w.field("auction.step"),
        w.field("auction.coarse_from", "auction.coarse_step", step=rules.coarse_step),
        w.field("auction.maximum", top=ladder[-1]),
    )
    yield w.paragraph(
        w.field("auction.forehand_opens"),
        w.field("auction.all_passed", first=ladder[0]),
        w.field("auction.meld_signals", step=rules.step, tells=10 * rules.step),
    )


def contract(w: Writer) -> Iterator[Block | None]:
    """Widow, trump, burying, handing out and passing in the order of this set, then the way out (AMB-32)."""
    for step in w.setting.steps:
        if step == "widow":
            held = w.at.deal.hand + w.at.deal.widow
            yield w.paragraph(w.field("exchange.widow_shown", held=held))
        elif step == "trump":
            durch = w.at.trump
            yield w.paragraph(
                _moment(w),
                w.field("trump.marriage"),
                w.field(
                    "trump.durch", "trump.durch_won", "trump.durch_lost", won=durch.durch_won, lost=durch.durch_lost
                ),
            )
        elif step == "bury":
            yield w.paragraph(w.field("exchange.widow_use"), w.field("exchange.bury"), w.sentence("buried"))
        elif step == "hand-out":
            yield w.paragraph(w.field("exchange.widow_use"))
        else:
            yield w.paragraph(w.field("exchange.pass_cards"), w.field("exchange.pass_order"))
    if not w.at.deal.stock:
        yield w.paragraph(w.field("score.give_up"), w.field("score.give_up_bonus"))


def _moment(w: Writer) -> Sentence | None:
    """When trump is named; without a widow there is but one moment."""
    return w.field("trump.moment") if w.at.deal.widow else w.sentence("trump-named")
