"""The numbered actions of a rule set: a bijection that covers all that `legal` ever lists."""

import random

import pytest

from binocle.deal import random_deal
from binocle.game import Game
from binocle.game.actions import Bid, Meld, Pass
from binocle.game.drive import steps
from binocle.game.views import View
from binocle.rules import names, parse

LINES = (
    *names(),
    "two-handed?meld.roundhouse=extend&meld.tenfold=true&meld.grand_pinochle=true",
    "two-handed?meld.moment=after&meld.per_trick=several&meld.fresh_card=false&pack.ranks=ATKQJ987",
)


@pytest.mark.parametrize("line", LINES)
def test_index_and_action_are_inverse(line: str) -> None:
    """Every number stands for one action and leads back to itself."""
    space = Game(parse(line)).actions
    assert len(space) == len(set(space))
    assert [space.index(space.action(number)) for number in range(len(space))] == list(range(len(space)))


@pytest.mark.parametrize("line", LINES)
def test_space_is_exactly_what_can_be_legal(line: str) -> None:
    """In random play each legal action has a number, and a numbered action is legal exactly when check passes it."""
    game = Game(parse(line))
    rng = random.Random(5)

    def decide(view: View) -> object:
        numbers = [game.actions.index(action) for action in view.legal]
        assert len(set(numbers)) == len(numbers)
        bids = [action for action in view.legal if isinstance(action, Bid | Pass)]
        if bids:
            return rng.choice(bids[:2])
        melds = [action for action in view.legal if isinstance(action, Meld)]
        return rng.choice(melds or view.legal)

    for number, step in enumerate(steps(game, game.start(), decide, lambda g: random_deal(g, rng))):
        seat = game.to_act(step.state)
        if number % 25 == 0 and seat >= 0:
            legal = set(game.legal(step.state, seat))
            assert {a for a in game.actions if game.check(step.state, seat, a) is None} == legal
        if number > 400:
            break
