"""The rules of a room, lowered once for all rooms that play them."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from binocle.deal.fair import rules_sum
from binocle.explain.pages import nearest
from binocle.game import Game
from binocle.locale import Language
from binocle.rules import RuleSet, from_json, parse, share_line, to_json
from binocle.wire.server import RulesInfo


class HouseRules(msgspec.Struct, frozen=True, eq=False):
    """A rule set with what a room needs of it."""

    json: str
    line: str
    rules: RuleSet
    game: Game
    sum: str

    def info(self, lang: Language) -> RulesInfo:
        """What clients are told."""
        rules = self.rules
        return RulesInfo(
            line=self.line,
            name=rules.name,
            title=getattr(rules.title, lang),
            players=rules.seats.players,
            partners=rules.seats.partners,
            german=rules.pack.suits == "german",
            clockwise=rules.seats.clockwise,
            copies=rules.pack.copies,
        )


@lru_cache(maxsize=256)
def by_json(text: str) -> HouseRules:
    """The rules that a log holds."""
    rules = from_json(text)
    return HouseRules(text, share_line(rules, nearest(rules).name), rules, Game(rules), rules_sum(text))


def by_line(line: str) -> HouseRules:
    """The rules on a line. Raises `RuleSetError`."""
    return by_json(to_json(parse(line)))
