"""The public names as a stranger uses them: this file is type-checked (mypy --strict), not run.

Each line that assigns to an annotated name is a promise about the type of what stands on the right.
"""

from __future__ import annotations

import random

import binocle
from binocle import (
    CHANCE,
    OVER,
    Action,
    Bid,
    BinocleError,
    Budget,
    Card,
    Deal,
    Decision,
    Game,
    Hand,
    IllegalAction,
    NameTrump,
    Play,
    Player,
    Refusal,
    RuleSet,
    Score,
    Step,
    View,
    digest,
    mechanical,
    named,
    names,
    override,
    parse,
    parse_card,
    parse_cards,
    parse_hand,
    play_out,
    random_deal,
    steps,
)


class First:
    """A player who takes the first legal action: a `Player` without inheriting anything."""

    def decide(self, view: View, budget: Budget) -> Decision:
        """The first legal action."""
        return Decision(view.legal[0], worlds=budget.worlds)


def drive() -> Score:
    """Every call that the README shows, and the types it gives."""
    rules: RuleSet = override(named("midwest"), {"score": {"target": 1000}})
    same: RuleSet = parse("midwest?score.target=1000")
    identity: str = digest(same)
    every: tuple[str, ...] = names()
    game: Game = Game(rules)
    state = game.start(dealer=0)
    deal: Deal = random_deal(game, random.Random(1), 0)
    step: Step = game.apply(state, CHANCE, deal)
    state = step.state
    seat: int = game.to_act(state)
    refusal: Refusal | None = game.check(state, seat, Bid(250))
    legal: tuple[Action, ...] = game.legal(state, seat)
    view: View = game.view(state, seat)
    spectator: View = game.view(state, None)
    hand: tuple[Card, ...] | None = view.hand
    player: Player = First()
    action: Action = player.decide(view, Budget(seed=1)).action
    forced: Action | None = mechanical(game, state)
    try:
        state = game.apply(state, seat, NameTrump("S")).state
    except IllegalAction as error:
        code: str = error.code
        text: str = error.text
        print(code, text)
    except BinocleError as error:
        print(error)
    state = play_out(game, lambda seen: seen.legal[0], lambda table: random_deal(table, random.Random(2)))
    for further in steps(game, state, lambda seen: seen.legal[0], lambda table: random_deal(table, random.Random(3))):
        print(further.events)
    card: Card = parse_card("AS")
    cards: tuple[Card, ...] = parse_cards("AS TD")
    held: Hand = parse_hand("AS TD")
    version: str = binocle.__version__
    print(identity, every, refusal, legal, spectator, hand, action, forced, cards, held, version, Play(card), OVER)
    return game.score(state)
