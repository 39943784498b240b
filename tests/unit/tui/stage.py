"""Situations at a table without computer players' judgement in them: fixed deals, always the first legal action."""

from __future__ import annotations

import random
from collections.abc import Callable

from binocle.deal import random_deal
from binocle.game import Game
from binocle.game.actions import Action, Bid, Pass
from binocle.game.drive import mechanical
from binocle.game.views import View
from binocle.locale import Language, texts
from binocle.rules import parse
from binocle.seats import CHANCE
from binocle.tui.faces import Look
from binocle.tui.picking import RIGHTS, Duty, Picking

NAMES = {"en": ("You", "Anna", "Bert", "Clara"), "de": ("Du", "Anna", "Bert", "Clara")}


def simply(view: View, bidder: int) -> Action:
    """One seat bids the least, all others pass; everything else is the first legal action in turn."""
    for kind in (Bid, Pass):
        wanted = [action for action in view.legal if isinstance(action, kind)]
        if wanted and (kind is Pass or view.seat == bidder):
            return wanted[0]
    return next(action for action in view.legal if not isinstance(action, RIGHTS))


def situation(rules: str, seed: int, wanted: Duty | Callable[[Picking], bool], *, bidder: int = 0) -> Picking:
    """The first moment at which seat 0 has this to do."""
    game = Game(parse(rules))
    rng = random.Random(seed)
    state = game.start(game.setting.players - 1)
    pick = Picking(game)
    for _ in range(3000):
        turn = game.to_act(state)
        if turn == CHANCE:
            action: Action = random_deal(game, rng, state.dealer)
        else:
            forced = mechanical(game, state)
            if forced is None and turn == 0:
                pick.look(game.view(state, 0))
                if pick.duty == wanted if isinstance(wanted, str) else wanted(pick):
                    return pick
            action = forced or simply(game.view(state, turn), bidder)
        state = game.apply(state, turn, action).state
    raise AssertionError(f"{rules}, seed {seed}: never came to {wanted}")


def look(pick: Picking, lang: Language = "en", width: int = 80, height: int = 24) -> Look:
    """The usual look."""
    rules = pick.game.rules
    names = NAMES[lang][: rules.seats.players]
    return Look(texts(lang), "two", width, height, names, german=rules.pack.suits == "german")
