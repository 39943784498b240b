"""Which rule sets no table could play: fields that contradict each other, or mean nothing in this game.

Each finding is a field's path and a sentence that names the other field and what is allowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from binocle.rules.schema import MeldRow, RuleSet

NAME: Final = r"^[a-z0-9][a-z0-9-]{0,39}(?!\n)$"
CARDS: Final = r"^(lowest|[ATKQJ987][SHDC]?( [ATKQJ987][SHDC]?)*)(?!\n)$"
"""How a set is called and how the cards of a meld are written; `$` alone would let a line end pass."""

MOST_DEALS: Final = 1000
"""The longest game, in deals."""

EASILY_MADE: Final = 1000
"""Points that every pack can make; only a higher minimum bid is held against the meld table."""

AUCTION_ONLY: Final[dict[str, Any]] = {
    "deal.redeal": "off",
    "auction.meld_signals": False,
    "trump.durch": False,
    "trump.durch_won": 1000,
    "trump.durch_lost": 2000,
    "exchange.widow_use": "bury",
    "exchange.pass_cards": 0,
    "exchange.pass_order": "in-turn",
    "score.dead_contract": "play-on",
    "score.minimum_meld": 0,
    "score.short_meld": "unlaid",
    "score.minimum_tricks": 0,
    "score.four_pinochles_win": False,
    "score.quadruple_run_wins": False,
    "score.shoot": 0,
    "score.shoot_wins": False,
    "auction.minimum": 250,
    "auction.step": 10,
    "auction.coarse_from": 0,
    "auction.coarse_step": 50,
    "auction.maximum": 0,
    "auction.forehand_opens": False,
    "auction.all_passed": "throw-in",
    "trump.marriage": False,
    "exchange.widow_shown": "all",
    "exchange.bury": "any",
    "meld.royal_in_run": False,
    "meld.run_extra": 0,
    "play.leader": "declarer",
    "play.first_lead": "any",
    "score.crossing": "higher",
    "score.melds_need": "nothing",
    "score.melds_need_points": 200,
    "score.set_cost": "bid",
    "score.give_up": "never",
    "score.give_up_bonus": 0,
}
"""Fields that mean nothing in a game with a stock, and what stands there then: no option is silently ignored."""

STOCK_ONLY: Final[dict[str, Any]] = {
    "deal.last_choice": False,
    "deal.last_shown": False,
    "meld.tenfold": False,
    "meld.extension": "difference",
    "meld.reuse": "meld",
    "meld.per_trick": "one",
    "meld.fresh_card": True,
    "meld.moment": "before",
    "meld.after_last_draw": False,
    "meld.dix_is_meld": False,
    "meld.dix_exchange": "compulsory",
    "play.stock_duty": "free",
    "score.call_out": "off",
}
"""Fields that mean nothing in a game with an auction, and what stands there then."""

POINT_FIELDS: Final = {
    "auction": ("minimum", "step", "coarse_from", "coarse_step", "maximum"),
    "trump": ("durch_won", "durch_lost"),
    "meld": ("double_royal", "run_extra"),
    "score": (
        "last_trick",
        "target",
        "raise_by",
        "melds_need_points",
        "give_up_bonus",
        "minimum_meld",
        "minimum_tricks",
        "shoot",
        "negative_limit",
    ),
}
"""Every field that holds points on the tens scale, besides the rows of the meld table."""

Finding = tuple[str, str]


def conflicts(r: RuleSet) -> list[Finding]:
    """All reasons why no table could play this set, as (field path, sentence), in a fixed order."""
    return [
        *_table(r),
        *(_with_stock(r) if r.deal.stock else _without_stock(r)),
        *_length(r),
        *_bids(r),
        *_partners_and_widow(r),
        *_needs(r),
        *_modern(r),
        *_rows(r),
    ]


def _value(r: RuleSet, path: str) -> Any:
    """What stands in a field."""
    section, field = path.split(".")
    return getattr(getattr(r, section), field)


def _meaningless(r: RuleSet, fields: dict[str, Any], where: str) -> Iterator[Finding]:
    """Fields of the other kind of game that were changed all the same."""
    for path, only in fields.items():
        if _value(r, path) != only:
            yield path, f"means nothing in a game {where} (deal.stock); allowed: {_word(only)}"


def _word(value: object) -> str:
    """A value as it stands in a rule file."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _table(r: RuleSet) -> Iterator[Finding]:
    """Players, cards and deal that do not fit together."""
    players, hand, widow, size = r.seats.players, r.deal.hand, r.deal.widow, r.cards().size
    dealt = players * hand + widow
    if players == 2 and not r.deal.stock:
        yield "seats.players", "two play with a stock (deal.stock); allowed without it: 3, 4"
    if players != 2 and r.deal.stock:
        yield "deal.stock", f"a stock is for two players, not for {players} (seats.players); allowed: false"
    if r.seats.partners and players != 4:
        yield "seats.partners", f"partners need four players, not {players} (seats.players)"
    if players == 4 and not r.seats.partners:
        yield "seats.partners", "four play as two pairs of partners (seats.players); allowed: true"
    if hand % r.deal.packet:
        yield "deal.packet", f"{hand} cards (deal.hand) cannot be dealt {r.deal.packet} at a time"
    if r.deal.stock and (dealt + 2 > size or (size - dealt) % 2):
        yield "deal.hand", f"{dealt} cards dealt from {size} leave no even stock of two or more"
    if not r.deal.stock and dealt != size:
        yield "deal.hand", f"{players} x {hand} + {widow} cards (deal.widow) are not the {size} of the pack"


def _with_stock(r: RuleSet) -> Iterator[Finding]:
    """What a two-handed draw game cannot have."""
    for path, wrong, problem in (
        ("deal.widow", r.deal.widow > 0, "a game with a stock has no widow (deal.stock); allowed: 0"),
        ("auction.style", r.auction.style != "none", "with a stock trump is turned up (deal.stock); allowed: none"),
        ("trump.moment", r.trump.moment != "upcard", "with a stock trump is turned up (deal.stock); allowed: upcard"),
        (
            "meld.roundhouse",
            r.meld.roundhouse not in {"off", "whole", "extend"},
            f"{r.meld.roundhouse} is for auction games; allowed with a stock (deal.stock): off, whole, extend",
        ),
        ("meld.tenfold", r.meld.tenfold and r.meld.doubles == "twice", "contradicts meld.doubles = twice"),
        (
            "meld.after_last_draw",
            r.meld.after_last_draw and r.meld.moment == "before",
            "needs meld.moment = after; allowed: false",
        ),
    ):
        if wrong:
            yield path, problem
    yield from _meaningless(r, AUCTION_ONLY, "with a stock")


def _without_stock(r: RuleSet) -> Iterator[Finding]:
    """What a game with an auction cannot have."""
    for path, wrong, problem in (
        ("auction.style", r.auction.style == "none", "without a stock (deal.stock) trump is bid for; allowed: rounds"),
        (
            "trump.moment",
            r.trump.moment == "upcard",
            "no card is turned up without a stock (deal.stock); allowed: before-widow, before-bury, after-bury",
        ),
        (
            "meld.roundhouse",
            r.meld.roundhouse in {"off", "whole", "extend"},
            f"{r.meld.roundhouse} is for games with a stock (deal.stock); allowed: sum, own, flat-250",
        ),
        (
            "exchange.bury",
            r.exchange.bury != "any" and r.deal.widow > 0 and r.trump.moment == "after-bury",
            f"{r.exchange.bury} needs trump before burying (trump.moment = after-bury); allowed: any",
        ),
    ):
        if wrong:
            yield path, problem
    yield from _meaningless(r, STOCK_ONLY, "without a stock")


def _length(r: RuleSet) -> Iterator[Finding]:
    """A game of a fixed number of deals has no mark."""
    if r.score.length == "rounds" and r.score.length_count * r.seats.players > MOST_DEALS:
        most = MOST_DEALS // r.seats.players
        yield "score.length_count", f"a game has {MOST_DEALS} deals at the most; allowed: 1 to {most} rounds"
    if r.score.length == "target":
        return
    if r.score.end == "raise":
        yield "score.end", f"a game of {r.score.length} has no mark to raise (score.length); allowed: standard"
    if r.score.call_out != "off":
        yield "score.call_out", f"a game of {r.score.length} has no mark to claim (score.length); allowed: off"


def _bids(r: RuleSet) -> Iterator[Finding]:
    """Bids that no ladder reaches."""
    a = r.auction
    if a.style == "none":
        return
    if a.minimum % a.step:
        yield "auction.minimum", f"{a.minimum} is no multiple of auction.step = {a.step}"
    if a.maximum and a.maximum < a.minimum:
        yield "auction.maximum", f"{a.maximum} is below auction.minimum = {a.minimum}"
    if a.minimum > EASILY_MADE and a.minimum > (most := _most(r)):
        yield "auction.minimum", f"{a.minimum} is more than the {most} points that the pack can make"
    if a.maximum % a.step:
        yield "auction.maximum", f"{a.maximum} is no multiple of auction.step = {a.step}"
    if a.coarse_from and (a.coarse_step % a.step or a.coarse_from % a.coarse_step):
        yield "auction.coarse_step", "must be a multiple of auction.step and divide auction.coarse_from"


def _most(r: RuleSet) -> int:
    """The most that the pack can make, in points: counted from the meld table, which only odd minimums call for."""
    from binocle.rules.scale import unit  # noqa: PLC0415 - both are made from rule sets and import them
    from binocle.rules.tables import lower  # noqa: PLC0415

    return lower(r).most * unit(r)


def _partners_and_widow(r: RuleSet) -> Iterator[Finding]:
    """Cards handed to people who are not there."""
    if r.deal.stock:
        return
    if r.exchange.pass_cards and not r.seats.partners:
        yield "exchange.pass_cards", "cards are passed between partners (seats.partners); allowed: 0"
    if r.exchange.pass_order != "in-turn" and not r.exchange.pass_cards:
        yield "exchange.pass_order", "nothing is passed (exchange.pass_cards = 0); allowed: in-turn"
    if r.auction.meld_signals and not r.seats.partners:
        yield "auction.meld_signals", "there is no partner to tell (seats.partners); allowed: false"
    if r.auction.style == "pairwise" and r.seats.players != 3:
        yield "auction.style", f"pairwise bidding is for three, not {r.seats.players} (seats.players); allowed: rounds"
    if r.exchange.widow_use == "one-each" and r.deal.widow != r.seats.players:
        problem = f"one card for each of {r.seats.players} needs as many in the widow (deal.widow); allowed: bury"
        yield "exchange.widow_use", problem
    if r.exchange.widow_use == "one-each" and r.exchange.bury != "any":
        yield "exchange.bury", "nothing is buried (exchange.widow_use = one-each); allowed: any"


def _needs(r: RuleSet) -> Iterator[Finding]:
    """Options that hang on another one."""
    cards = r.cards()
    for path, wrong, problem in (
        (
            "deal.redeal",
            r.deal.redeal != "off" and cards.dix is None,
            "the pack has no nines (pack.ranks); allowed: off",
        ),
        (
            "score.four_pinochles_win",
            r.score.four_pinochles_win and cards.copies < 4,
            "the pack has no four pinochles (pack.copies); allowed: false",
        ),
        (
            "score.quadruple_run_wins",
            r.score.quadruple_run_wins and cards.copies < 4,
            "the pack has no quadruple run (pack.copies); allowed: false",
        ),
        (
            "meld.table",
            r.meld.table != "600-900" and cards.copies < 4,
            "nobody melds triples (pack.copies = 2); allowed: 600-900",
        ),
        (
            "meld.table",
            r.meld.table != "600-900" and r.meld.doubles == "twice",
            "every copy pays the single value (meld.doubles = twice); allowed: 600-900",
        ),
        (
            "meld.table",
            r.meld.table not in {"600-900", "additive"} and r.meld.double_pinochle == "none",
            "every pinochle pays 40 (meld.double_pinochle = none); allowed: 600-900, additive",
        ),
        (
            "score.shoot_wins",
            r.score.shoot_wins and not r.score.shoot,
            "shooting is off (score.shoot = 0); allowed: false",
        ),
        (
            "score.short_meld",
            r.score.short_meld == "set" and not r.score.minimum_meld,
            "no meld is too short (score.minimum_meld = 0); allowed: unlaid",
        ),
        (
            "play.revoke_costs",
            r.play.revoke_costs != "set" and r.play.revoke != "judged",
            "revokes are not judged (play.revoke = refused); allowed: set",
        ),
        (
            "play.revoke",
            r.play.revoke == "judged" and r.play.duty == "free",
            "there is no duty to fail (play.duty = free); allowed: refused",
        ),
        (
            "score.mercy",
            r.score.mercy != "off" and r.score.length != "target",
            f"a game of {r.score.length} has no mark (score.length); allowed: off",
        ),
        (
            "money.ratio",
            bool(r.money.game % r.money.ratio),
            f"{r.money.game} (money.game) cannot be divided by {r.money.ratio}",
        ),
        (
            "meld.royal_in_run",
            r.meld.royal_in_run and r.meld.run_extra > 0,
            "and meld.run_extra pay the same cards twice; allowed: one of them",
        ),
    ):
        if wrong:
            yield path, problem


def _modern(r: RuleSet) -> Iterator[Finding]:
    """Values that leave a remainder when the zero is dropped (3A-OPT-14)."""
    if r.score.scale == "tens":
        return
    if r.score.card_points != "streamlined":
        yield "score.scale", f"{r.score.card_points} cards have no zero to drop (score.card_points); allowed: tens"
    if r.score.rounding != "none":
        yield "score.rounding", "there are no units to round when zeros are dropped (score.scale); allowed: none"
    for section, fields in POINT_FIELDS.items():
        for field in fields:
            if getattr(getattr(r, section), field) % 10:
                yield f"{section}.{field}", "must be a multiple of 10 when zeros are dropped (score.scale = modern)"
    for name, row in r.meld.rows.items():
        if any(points % 10 for points in row.points):
            yield f"meld.rows.{name}.points", "must be multiples of 10 when zeros are dropped (score.scale = modern)"


def _rows(r: RuleSet) -> Iterator[Finding]:
    """Lines of the meld table that cannot be read."""
    for name, row in r.meld.rows.items():
        yield from _row(f"meld.rows.{name}", name, row)


def _row(path: str, name: str, row: MeldRow) -> Iterator[Finding]:
    if re.search(NAME, name) is None:
        yield path, "a meld is named by small letters, digits and hyphens, 40 at the most"
    if row.cards == "lowest":
        if row.suit != "trump":
            yield f"{path}.suit", f"{row.suit} does not fit cards = lowest; allowed: trump"
        return
    words = row.cards.split()
    if len(words) > 16:
        yield f"{path}.cards", "a meld has 16 cards at the most"
    wide = 2 if row.suit == "given" else 1
    if any(len(word) != wide for word in words):
        wanted = "whole cards such as QS" if row.suit == "given" else "ranks such as K"
        yield f"{path}.cards", f"{row.cards!r} does not fit suit = {row.suit}; allowed: {wanted}"
