"""Sections on the table and the deal."""

from __future__ import annotations

from collections.abc import Iterator

from binocle.explain.model import Block
from binocle.explain.writer import Writer


def table(w: Writer) -> Iterator[Block | None]:
    """Who plays, with which cards, and what it is all about."""
    pack = w.tables.pack
    yield w.paragraph(
        w.sentence("players", "seats.players", "seats.partners"),
        w.field("seats.clockwise"),
        w.sentence("aim"),
    )
    yield w.paragraph(
        w.sentence("pack", "pack.ranks", "pack.copies", ranks=w.listed([w.rank(rank) for rank in pack.ranks])),
        w.field("pack.suits"),
        w.sentence("ranking", ranks=w.ranks(pack.ranks)),
        None if w.german else w.sentence("letters"),
    )


def deal(w: Writer) -> Iterator[Block | None]:
    """From the first cut to the last card dealt."""
    rules = w.at.deal
    yield w.paragraph(
        w.sentence("dealer", "seats.clockwise"),
        w.sentence("seats"),
        w.sentence("hand", "deal.hand", "deal.packet"),
        w.field("deal.widow") if not rules.stock else None,
        w.field("deal.redeal"),
    )
    if rules.stock:
        rest = w.tables.pack.size - w.at.seats.players * rules.hand - 1
        dix = w.setting.dix_points
        yield w.paragraph(
            w.sentence("stock", "deal.stock", "trump.moment", rest=rest),
            w.sentence("turned-dix", points=dix) if dix else None,
        )
