"""Sections on the count of a deal, the end of the game, and stakes."""

from __future__ import annotations

from collections.abc import Iterator

from binocle.cards import RANKS
from binocle.explain.model import Block, CardValues, Sentence
from binocle.explain.writer import Writer
from binocle.game.scoring import (
    DealCount,
    Standing,
    changes,
    melds_laid,
    melds_saved,
    rounded,
    settle,
    wins_in_mid_deal,
)


def score(w: Writer) -> Iterator[Block | None]:
    """What cards, tricks and melds are worth, and how a deal is booked."""
    ranks = tuple(w.tables.pack.ranks)
    yield w.paragraph(w.sentence("card-points", "score.card_points"))
    points = tuple(w.tables.card_points[RANKS.index(rank)] for rank in ranks)
    names = tuple(w.rank(rank) for rank in ranks)
    yield CardValues(ranks, names, points, house="score.card_points" in w.changed)
    rounding = {str(value): rounded(w.at, value) for value in (87, 86)}
    yield w.paragraph(
        w.field("score.last_trick"),
        w.sentence("total"),
        w.field("score.rounding", up=rounding["87"], down=rounding["86"]),
        w.field("score.scale"),
    )
    if w.at.deal.stock:
        yield w.paragraph(w.sentence("booked-stock"))
        return
    yield w.paragraph(w.field("score.melds_need", "score.melds_need_points", points=w.at.score.melds_need_points))
    yield w.paragraph(w.sentence("contract-made"), w.field("score.set_cost"), w.sentence("others-book"))
    yield w.paragraph(
        w.field("score.minimum_meld"),
        w.field("score.short_meld", points=w.at.score.minimum_meld),
        w.field("score.minimum_tricks"),
        w.field("score.dead_contract", total=w.tables.trick_total),
    )
    yield w.paragraph(
        w.field("score.shoot"),
        w.field("score.shoot_wins"),
        w.field("score.four_pinochles_win"),
        w.field("score.quadruple_run_wins"),
    )
    yield from _examples(w)


def _examples(w: Writer) -> Iterator[Block | None]:
    """A deal made and the same deal lost, booked by the engine; then one of which a side took no trick."""
    bid, unit = _bid(w), 10 // w.setting.unit
    sides = w.setting.sides
    total = w.tables.trick_total
    melds = (max(unit, bid - 6 * total // (10 * unit) * unit), *(8 * unit, 4 * unit)[: sides - 1])
    need = bid - melds[0]
    for key, tricks in (("made", min(total, need + 2 * unit)), ("set", max(0, min(total, need - unit)))):
        rest = total - tricks
        half = rest // (2 * unit) * unit if sides == 3 else 0
        taken = (tricks, *((rest - half, half) if sides == 3 else (rest,)))
        yield _booking(w, key, bid, melds, taken)
    yield _booking(w, "empty", bid, melds, (total, *(0,) * (sides - 1)))


def _booking(w: Writer, key: str, bid: int, melds: tuple[int, ...], tricks: tuple[int, ...]) -> Block | None:
    saved = tuple(melds_saved(w.at, took=points > 0, counter=points > 0, points=points) for points in tricks)
    counted = melds_laid(w.at, melds)
    deal = DealCount(0, bid, counted, tricks, saved)
    if counted[0] < melds[0] and w.at.score.short_meld == "set":
        deal = DealCount(0, bid, counted, (0,) * len(tricks), saved, outcome="short-meld")
        if key != "made":
            return None
    outcome, change = changes(w.at, deal)
    values: dict[str, str | int] = {"bid": bid, "outcome": outcome, "kept": "yes" if saved[-1] else "no"}
    for side, name in zip(range(len(melds)), ("a", "b", "c"), strict=False):
        values |= {f"melds-{name}": melds[side], f"tricks-{name}": tricks[side], f"books-{name}": _signed(change[side])}
    values.setdefault("melds-c", 0)
    values.setdefault("tricks-c", 0)
    values.setdefault("books-c", "")
    return w.paragraph(w.sentence(f"booking-{key}", **values))


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else "0" if not points else f"−{-points}"


def _bid(w: Writer) -> int:
    """A bid a little above the lowest."""
    ladder = w.setting.ladder
    return ladder[min(2, len(ladder) - 1)].amount


def end(w: Writer) -> Iterator[Block | None]:
    """Who wins the game, and when."""
    rules = w.at.score
    mid = w.sentence("mid-deal", mark=rules.target) if wins_in_mid_deal(w.at) else None
    yield w.paragraph(
        w.field("score.length", "score.length_count", count=rules.length_count),
        w.field("score.target"),
        mid,
    )
    yield w.paragraph(
        w.field("score.end", "score.raise_by", by=rules.raise_by, raised=rules.target + rules.raise_by),
        w.field("score.crossing"),
        _raised(w),
    )
    yield w.paragraph(w.field("score.call_out", mark=rules.target))
    yield w.paragraph(
        w.field("score.negative_limit"),
        w.field("score.all_negative"),
        w.field("score.mercy", mark=rules.target),
    )


def _raised(w: Writer) -> Sentence | None:
    """Totals after which the engine raises the mark, or names the winner."""
    rules = w.at.score
    if rules.length != "target":
        return None
    unit = 10 // w.setting.unit
    sides = w.setting.sides
    totals = (rules.target + 2 * unit, rules.target + 6 * unit, *(rules.target - unit,) * (sides - 2))
    none = (0,) * sides
    declarer = -1 if w.at.deal.stock else 0
    result = settle(w.at, DealCount(declarer, 0, none, none, (True,) * sides), Standing(totals, rules.target))
    winner = {0: "a", 1: "b"}.get(result.winner, "nobody")
    return w.sentence(
        "example-crossing", a=totals[0], b=totals[1], mark=rules.target, winner=winner, next=result.target
    )


def money(w: Writer) -> Iterator[Block | None]:
    """Stakes, and how the score is kept."""
    rules = w.at.money
    unit = rules.game // rules.ratio
    yield w.paragraph(
        w.field("money.kind", "money.game", game=rules.game),
        w.field("money.ratio", unit=unit, lost=2 * unit, kind=rules.kind),
    )
    marked = "yes" if w.at.score.length == "target" else "no"
    yield w.paragraph(w.field("money.keeping", chips=w.at.score.target, marked=marked))
