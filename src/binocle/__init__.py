"""Binocle: Pinochle and Binokel for two, three and four, by the real rules.

The names below are for everybody; they are loaded when they are first used, so that importing the package costs
nothing. A deal from outside, card by card:

>>> import random
>>> from binocle import CHANCE, Game, named, random_deal
>>> game = Game(named("two-handed"))
>>> state = game.apply(game.start(), CHANCE, random_deal(game, random.Random(7))).state
>>> view = game.view(state, game.to_act(state))
>>> len(view.hand), view.legal[0] in game.legal(state, view.seat)
(12, True)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from binocle.cards import Card, Hand, Pack, parse_card, parse_cards, parse_hand
    from binocle.deal import deal_pack, random_deal, system_deal
    from binocle.errors import BinocleError, IllegalAction, NotationError, RecordError, RuleSetError
    from binocle.game import Game
    from binocle.game.actions import (
        Action,
        AnnounceDurch,
        AskRedeal,
        Bid,
        Bury,
        CallOut,
        ClaimRevoke,
        Deal,
        Dix,
        Draw,
        GiveUp,
        HandOut,
        LayMelds,
        Meld,
        NameTrump,
        Pass,
        PassCard,
        Play,
        Shoot,
    )
    from binocle.game.drive import mechanical, play_out, steps
    from binocle.game.phases.base import Step
    from binocle.game.views import Budget, Decision, Player, Refusal, Score, View
    from binocle.rules import RuleSet, digest, named, names, override, parse
    from binocle.seats import CHANCE, OVER

__version__ = "0.1.0"

_HOMES: Final = {
    "binocle.cards": ("Card", "Hand", "Pack", "parse_card", "parse_cards", "parse_hand"),
    "binocle.deal": ("deal_pack", "random_deal", "system_deal"),
    "binocle.errors": ("BinocleError", "IllegalAction", "NotationError", "RecordError", "RuleSetError"),
    "binocle.game": ("Game",),
    "binocle.game.actions": (
        "Action",
        "AnnounceDurch",
        "AskRedeal",
        "Bid",
        "Bury",
        "CallOut",
        "ClaimRevoke",
        "Deal",
        "Dix",
        "Draw",
        "GiveUp",
        "HandOut",
        "LayMelds",
        "Meld",
        "NameTrump",
        "Pass",
        "PassCard",
        "Play",
        "Shoot",
    ),
    "binocle.game.drive": ("mechanical", "play_out", "steps"),
    "binocle.game.phases.base": ("Step",),
    "binocle.game.views": ("Budget", "Decision", "Player", "Refusal", "Score", "View"),
    "binocle.rules": ("RuleSet", "digest", "named", "names", "override", "parse"),
    "binocle.seats": ("CHANCE", "OVER"),
}
"""Where each public name lives."""

_HOME_OF: Final = {name: home for home, public in _HOMES.items() for name in public}

__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "AnnounceDurch",
    "AskRedeal",
    "Bid",
    "BinocleError",
    "Budget",
    "Bury",
    "CallOut",
    "Card",
    "ClaimRevoke",
    "Deal",
    "Decision",
    "Dix",
    "Draw",
    "Game",
    "GiveUp",
    "Hand",
    "HandOut",
    "IllegalAction",
    "LayMelds",
    "Meld",
    "NameTrump",
    "NotationError",
    "Pack",
    "Pass",
    "PassCard",
    "Play",
    "Player",
    "RecordError",
    "Refusal",
    "RuleSet",
    "RuleSetError",
    "Score",
    "Shoot",
    "Step",
    "View",
    "deal_pack",
    "digest",
    "mechanical",
    "named",
    "names",
    "override",
    "parse",
    "parse_card",
    "parse_cards",
    "parse_hand",
    "play_out",
    "random_deal",
    "steps",
    "system_deal",
]


def __getattr__(name: str) -> Any:
    """A public name, loaded from its home the first time."""
    home = _HOME_OF.get(name)
    if home is None:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
