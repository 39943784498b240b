"""A rule set made ready to be played: tables, seating, bid ladder, two-handed meld lines. Nothing in it changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from binocle.cards import ACE, Card, card
from binocle.game.actions import Bid
from binocle.rules import RuleSet, digest
from binocle.rules.scale import at_table, unit
from binocle.rules.tables import Row, Tables, lower


@dataclass(frozen=True, slots=True)
class StockMeld:
    """A meld of two-handed play: its name, class, kinds in ascending order and value.

    `whole` melds may not grow out of a meld of their class; `from_hand` ones take every card from the hand.
    """

    name: str
    group: str
    kinds: tuple[int, ...]
    value: int
    whole: bool = False
    from_hand: bool = False


class Setting:
    """One rule set at the table."""

    def __init__(self, rules: RuleSet) -> None:
        """Lower the rule set; costs some milliseconds, so a setting is made once and kept."""
        self.digest: Final = digest(rules)
        self.unit: Final = unit(rules)
        """Points of the tens scale in a point of this table: 10 where the zeros are dropped, else 1 (3A-OPT-14)."""
        self.tables: Final[Tables] = lower(rules)
        self.rules: Final = at_table(rules)
        self.seating: Final = self.tables.seating
        self.pack: Final = self.tables.pack
        self.players: Final = rules.seats.players
        self.sides: Final = self.seating.sides
        self.draws: Final = rules.deal.stock
        self.dix: Final = self.pack.dix

    @cached_property
    def ladder(self) -> tuple[Bid, ...]:
        """Every bid there is, lowest first: multiples of the step up to the maximum (3A-BID-03, 4D-OPT-07)."""
        rules = self.rules.auction
        step, coarse = rules.step, rules.coarse_step
        top = rules.maximum or self.tables.most // step * step
        bids = []
        amount = max(rules.minimum, step)
        while amount <= top:
            bids.append(Bid(amount))
            coarsely = rules.coarse_from and amount >= rules.coarse_from
            amount = (amount // coarse + 1) * coarse if coarsely else amount + step
        return tuple(bids)

    @cached_property
    def rung(self) -> dict[int, int]:
        """Place of each bid on the ladder."""
        return {bid.amount: place for place, bid in enumerate(self.ladder)}

    @cached_property
    def steps(self) -> tuple[str, ...]:
        """What follows the auction, in order (AMB-32): trump, widow, bury or hand out, pass; empty steps left out."""
        order = {
            "before-widow": ("trump", "widow", "bury"),
            "before-bury": ("widow", "trump", "bury"),
            "after-bury": ("widow", "bury", "trump"),
        }.get(self.rules.trump.moment, ())
        steps = [step for step in order if step == "trump" or self.rules.deal.widow]
        if self.rules.exchange.widow_use == "one-each":
            steps = ["hand-out" if step == "bury" else step for step in steps]
        return (*steps, "pass") if self.rules.exchange.pass_cards else tuple(steps)

    @cached_property
    def stock_melds(self) -> tuple[tuple[StockMeld, ...], ...]:
        """The melds of two-handed play for each trump: singles, and doubles where they pay specially."""
        return tuple(tuple(self._stock_melds(table.rows)) for table in self.tables.melds)

    def _stock_melds(self, rows: tuple[Row, ...]) -> list[StockMeld]:
        found = []
        for row in rows:
            if row.name == "dix":
                continue
            kinds = tuple(sorted(row.kinds))
            grand = row.name == "grand-pinochle"
            found.append(StockMeld(row.name, row.group, kinds, row.values[0], from_hand=grand))
            if len(row.values) > 1 and row.values[1] != 2 * row.values[0]:
                whole = row.name == "pinochle" and self.rules.meld.double_pinochle == "whole"
                double = tuple(sorted(row.kinds * 2))
                found.append(StockMeld(f"double-{row.name}", row.group, double, row.values[1], whole=whole))
        return found

    @cached_property
    def meld_names(self) -> frozenset[str]:
        """Names a two-handed meld can have in this set."""
        extra = {"roundhouse"} if self.rules.meld.roundhouse in ("whole", "extend") else set()
        return frozenset({meld.name for meld in self.stock_melds[0]} | extra)

    @cached_property
    def dix_points(self) -> int:
        """What a dix pays; 0 when the pack has none."""
        for row in self.tables.melds[0].rows:
            if row.name == "dix":
                return row.values[0]
        return 0

    def dix_kind(self, trump: int) -> int:
        """The lowest trump, -1 in packs without a dix."""
        return -1 if self.dix is None or not self.dix_points else trump * 8 + self.dix

    def is_banned(self, kind: int, trump: int) -> bool:
        """Whether a card may not be buried as long as others can be (3D-WID-05, 3D-OPT-04)."""
        rule = self.rules.exchange.bury
        if rule == "any":
            return False
        if kind & 7 == ACE:
            return True
        if kind >> 3 != trump:
            return False
        return not (rule == "nines-allowed" and kind & 7 == self.pack.lowest)

    def is_counter(self, kind: int) -> bool:
        """Whether a card is worth points in a trick."""
        return self.tables.card_points[kind & 7] > 0


def cards_of(kinds: tuple[int, ...] | list[int]) -> tuple[Card, ...]:
    """Kinds as cards."""
    return tuple([card(kind) for kind in kinds])
