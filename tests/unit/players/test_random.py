"""The random player."""

import os
import subprocess
import sys

from binocle.game.actions import PASS, Bid, CallOut, GiveUp
from binocle.game.views import Budget
from binocle.players.random import RandomPlayer
from tests.unit.players.spots import random_start, table

PLAYER = RandomPlayer()


def test_passes_half_the_time_else_bids_the_least() -> None:
    """Where passing is allowed it passes about every second time; its bids are always the lowest."""
    game = table("partners")
    view = game.view(random_start(game, 0), 1)
    drawn = [PLAYER.decide(view, Budget(seed=seed)).action for seed in range(1000)]
    assert set(drawn) == {PASS, Bid(250)}
    assert 450 < drawn.count(PASS) < 550


def test_bids_the_least_where_it_must_bid() -> None:
    """Forehand that may not pass bids the minimum, whatever the dice."""
    game = table("partners?auction.forehand_opens=true")
    view = game.view(random_start(game, 0), 1)
    assert {PLAYER.decide(view, Budget(seed=seed)).action for seed in range(20)} == {Bid(250)}


def test_everything_else_is_drawn_evenly_and_claims_are_left_alone() -> None:
    """Of a hand that may be led freely every card comes up as often; claims of the mark never come."""
    game = table("bicycle")
    view = game.view(random_start(game, 1), 0)
    cards = [action for action in view.legal if not isinstance(action, CallOut | GiveUp)]
    assert len(cards) < len(view.legal)
    drawn = [PLAYER.decide(view, Budget(seed=seed)).action for seed in range(200 * len(cards))]
    assert set(drawn) == set(cards)
    assert all(140 < drawn.count(card) < 260 for card in cards)


def test_never_gives_up() -> None:
    """With laying out and giving up to choose from it lays out."""
    game = table("midwest")
    state = random_start(game, 0)
    while not any(isinstance(action, GiveUp) for action in game.legal(state, max(0, game.to_act(state)))):
        seat = game.to_act(state)
        view = game.view(state, seat)
        action = Bid(250) if Bid(250) in view.legal else PLAYER.decide(view, Budget(seed=3)).action
        state = game.apply(state, seat, action).state
    view = game.view(state, game.to_act(state))
    assert not any(isinstance(PLAYER.decide(view, Budget(seed=seed)).action, GiveUp) for seed in range(50))


def test_rights_are_left_alone() -> None:
    """It never asks for new cards, shoots, announces a Durch or accuses, but passes cards and hands them out."""
    seen = set()
    for line in (
        "partners-passing?deal.redeal=five-nines&score.shoot=500&play.revoke=judged",
        "binokel?play.revoke=judged",
        "partners-widow",
    ):
        game = table(line)
        for seed in range(3):
            state = random_start(game, seed)
            while (seat := game.to_act(state)) >= 0:
                action = PLAYER.decide(game.view(state, seat), Budget(seed=seed)).action
                seen.add(type(action).__name__)
                state = game.apply(state, seat, action).state
    assert {"PassCard", "HandOut", "Bury", "NameTrump", "Play"} <= seen
    assert not {"AskRedeal", "Shoot", "AnnounceDurch", "ClaimRevoke", "GiveUp"} & seen


_PROGRAM = """
from binocle.game.views import Budget
from binocle.players import make
from tests.unit.players.spots import random_start, table
for name, line in (("random", "bicycle"), ("steady", "midwest"), ("steady", "double-deck"), ("steady", "two-handed"),
        ("steady", "partners-passing"), ("steady", "partners-widow"), ("steady", "binokel")):
    game = table(line)
    player = make(name, game)
    state = random_start(game, 5)
    while (seat := game.to_act(state)) >= 0:
        action = player.decide(game.view(state, seat), Budget(seed=9)).action
        print(action)
        state = game.apply(state, seat, action).state
"""


def test_the_same_in_every_process() -> None:
    """Seed and view fix the game: two processes with different hash seeds play the same cards."""
    runs = [
        subprocess.run(
            [sys.executable, "-c", _PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert runs[0].count("Play") > 100
