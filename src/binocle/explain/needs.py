"""When a field of a rule set has any effect: what must stand in other fields for it.

An editor shows the field only then, and the page states it only then; whatever else is set is told under the settings
without effect. Each field has alternatives, each of them a list of conditions that must hold together.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from binocle.rules import RuleSet
from binocle.rules.conflicts import AUCTION_ONLY, STOCK_ONLY


class Need(msgspec.Struct, frozen=True):
    """A condition: the field holds one of these values, or, with `least`, at least that number."""

    field: str
    values: tuple[Any, ...] = ()
    least: int | None = None

    def holds(self, rules: RuleSet) -> bool:
        """Whether the set meets it."""
        value = value_of(rules, self.field)
        if self.least is not None:
            return bool(value >= self.least)
        return value in self.values


Alternatives = tuple[tuple[Need, ...], ...]

_AUCTION: Final = Need("deal.stock", (False,))
_STOCK: Final = Need("deal.stock", (True,))
_SEVERAL: Final = Need("seats.players", (3, 4))
_PARTNERS: Final = Need("seats.partners", (True,))
_WIDOW: Final = Need("deal.widow", least=1)
_MARK: Final = Need("score.length", ("target",))
_DOUBLE: Final = Need("pack.copies", (4,))
_DIX: Final = Need("pack.ranks", ("ATKQJ9", "ATKQJ7", "ATKQJ987"))
_STAKES: Final = Need("money.kind", ("direct", "pool"))
_SPECIAL: Final = Need("meld.doubles", ("special",))
_BURY: Final = Need("exchange.widow_use", ("bury",))

_MORE: Final[dict[str, Alternatives]] = {
    "seats.partners": ((Need("seats.players", (4,)),),),
    "seats.clockwise": ((_SEVERAL,),),
    "deal.redeal": ((_DIX,),),
    "auction.style": ((_AUCTION,),),
    "auction.coarse_step": ((Need("auction.coarse_from", least=1),),),
    "auction.meld_signals": ((_PARTNERS,),),
    "trump.moment": ((_AUCTION, _WIDOW),),
    "trump.durch_won": ((Need("trump.durch", (True,)),),),
    "trump.durch_lost": ((Need("trump.durch", (True,)),),),
    "exchange.widow_shown": ((_WIDOW,),),
    "exchange.widow_use": ((_WIDOW,),),
    "exchange.bury": ((_WIDOW, _BURY),),
    "exchange.pass_cards": ((_PARTNERS,),),
    "exchange.pass_order": ((Need("exchange.pass_cards", least=1),),),
    "meld.table": ((_DOUBLE, _SPECIAL),),
    "meld.doubles": ((_AUCTION,), (Need("meld.double_pinochle", ("extendable", "whole")),)),
    "meld.double_pinochle": ((_SPECIAL,),),
    "meld.after_last_draw": ((Need("meld.moment", ("after",)),),),
    "meld.dix_is_meld": ((_DIX,),),
    "meld.dix_exchange": ((_DIX,),),
    "play.head_after_ruff": ((_SEVERAL, Need("play.duty", ("strict",))),),
    "play.revoke_costs": ((Need("play.revoke", ("judged",)),),),
    "score.target": ((_MARK,),),
    "score.end": ((_MARK,),),
    "score.raise_by": ((Need("score.end", ("raise",)),),),
    "score.crossing": ((_MARK, Need("score.end", ("standard",))),),
    "score.call_out": ((_MARK,),),
    "score.melds_need_points": ((Need("score.melds_need", ("points",)),),),
    "score.give_up_bonus": ((Need("score.give_up", ("before-meld", "before-lead")),),),
    "score.short_meld": ((Need("score.minimum_meld", least=1),),),
    "score.four_pinochles_win": ((_DOUBLE,),),
    "score.quadruple_run_wins": ((_DOUBLE,),),
    "score.shoot_wins": ((Need("score.shoot", least=1),),),
    "score.length_count": ((Need("score.length", ("deals", "rounds")),),),
    "score.mercy": ((_MARK,),),
    "money.game": ((_STAKES,),),
    "money.ratio": ((_AUCTION, _STAKES),),
}

_VALUES: Final[dict[tuple[str, Any], Need]] = {
    ("meld.double_pinochle", "whole"): _STOCK,
    ("meld.roundhouse", "sum"): _AUCTION,
    ("meld.roundhouse", "own"): _AUCTION,
    ("meld.roundhouse", "flat-250"): _AUCTION,
    ("meld.roundhouse", "off"): _STOCK,
    ("meld.roundhouse", "whole"): _STOCK,
    ("meld.roundhouse", "extend"): _STOCK,
    ("auction.style", "pairwise"): Need("seats.players", (3,)),
    ("trump.moment", "upcard"): _STOCK,
    ("auction.style", "none"): _STOCK,
}


def needs(path: str) -> Alternatives:
    """The alternatives under which a field has effect; one empty alternative for fields that always have it."""
    kind = (_AUCTION,) if path in AUCTION_ONLY else (_STOCK,) if path in STOCK_ONLY else ()
    return tuple((*(need for need in kind if need not in more), *more) for more in _MORE.get(path, ((),)))


def value_need(path: str, value: object) -> Need | None:
    """What one value of a field needs beyond what the field does."""
    return _VALUES.get((path, value)) if isinstance(value, str) else None


def is_active(rules: RuleSet, path: str) -> bool:
    """Whether a field's value has any effect in this set."""
    return any(all(need.holds(rules) for need in alternative) for alternative in needs(path))


def value_of(rules: RuleSet, path: str) -> Any:
    """What stands in a field."""
    found: Any = rules
    for step in path.split("."):
        found = getattr(found, step)
    return found
