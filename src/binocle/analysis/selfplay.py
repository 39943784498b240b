"""Whole games of one player against itself: does it play every table to the end, and does it bid what it makes?"""

from __future__ import annotations

import random
from collections import Counter

import msgspec

from binocle.analysis.duplicate import MOST_DEALS, is_made
from binocle.deal import random_deal
from binocle.game.engine import Game
from binocle.game.state import Settled, State
from binocle.game.views import Budget, Player
from binocle.players import make
from binocle.rules import RuleSet
from binocle.seats import CHANCE, OVER


class SelfplayStats(msgspec.Struct, frozen=True):
    """How the games went.

    `finished` are the games with a winner (the others were stopped after `MOST_DEALS` deals), `illegal` the actions
    that were refused. `outcomes` counts how the deals ended, by the words of `Settlement.outcome`.
    """

    rules: str
    player: str
    games: int
    finished: int
    deals: int
    illegal: int
    outcomes: dict[str, int]
    auctions: int
    contracts: int
    made: int

    @property
    def passed_out(self) -> float:
        """Share of the auctions in which nobody bid; 0 where there is no auction."""
        return self.outcomes.get("thrown-in", 0) / self.auctions if self.auctions else 0.0

    @property
    def made_share(self) -> float:
        """Share of the contracts that the declarer made; 0 without any."""
        return self.made / self.contracts if self.contracts else 0.0


def selfplay(rules: RuleSet, games: int, seed: int, *, player: str = "steady") -> SelfplayStats:
    """So many games of a player of the registry against itself; the same seed gives the same games on any machine.

    Raises:
        UnknownPlayerError: there is no such player.
        ValueError: fewer than one game.
    """
    if games < 1:
        message = f"{games} games: there must be at least 1"
        raise ValueError(message)
    game = Game(rules)
    who = make(player, game)
    outcomes: Counter[str] = Counter()
    finished = illegal = auctions = contracts = made = 0
    for number in range(games):
        state = game.start(number % game.setting.players)
        budget = Budget(seed=seed * 1_000_003 + number)
        for deal_no in range(MOST_DEALS):
            dealer = state.dealer if state.deal_no == 0 else game.setting.seating.next(state.dealer)
            deal = random_deal(game, random.Random(f"{seed}/{number}/{deal_no}"), dealer)
            state, wrong = _play_deal(game, game.apply(state, CHANCE, deal).state, who, budget)
            illegal += wrong
            assert isinstance(state.phase, Settled)
            outcome = state.phase.result.outcome
            outcomes[outcome] += 1
            auctions += rules.auction.style != "none" and outcome != "redeal"
            verdict = is_made(game, state)
            if verdict is not None:
                contracts += 1
                made += verdict
            if game.to_act(state) == OVER:
                finished += 1
                break
    return SelfplayStats(
        rules=rules.name,
        player=player,
        games=games,
        finished=finished,
        deals=outcomes.total(),
        illegal=illegal,
        outcomes=dict(sorted(outcomes.items())),
        auctions=auctions,
        contracts=contracts,
        made=made,
    )


def _play_deal(game: Game, state: State, player: Player, budget: Budget) -> tuple[State, int]:
    """The deal played until it is booked, and how many actions were refused (the first legal one is taken instead)."""
    illegal = 0
    while (seat := game.to_act(state)) >= 0:
        view = game.view(state, seat)
        action = player.decide(view, budget).action
        if game.check(state, seat, action) is not None:
            illegal += 1
            action = view.legal[0]
        state = game.apply(state, seat, action).state
    return state, illegal
