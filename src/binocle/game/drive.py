"""Playing a game from outside: the loop that everybody uses, and the steps that need no decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binocle.game.actions import CALL_OUT, DRAW, Action
from binocle.game.engine import Game
from binocle.game.phases.base import Step
from binocle.game.state import Melding, State, StockPlay, TrickPlay
from binocle.game.views import View
from binocle.seats import CHANCE, OVER

__all__ = ["mechanical", "play_out", "steps"]


def mechanical(game: Game, state: State) -> Action | None:
    """The action of the seat to act when there is nothing to decide, else None.

    Laying out melds where giving up is no longer possible, drawing when there is nothing to meld, and the last card.
    A driver applies it like any other action, so records stay complete. A seat that could give up, or claim the mark
    before its last card, has something to decide; a draw takes no claim away.
    """
    seat = game.to_act(state)
    if seat < 0:
        return None
    phase, legal = state.phase, game.legal(state, seat)
    if isinstance(phase, StockPlay):
        return DRAW if tuple(action for action in legal if action != CALL_OUT) == (DRAW,) else None
    if len(legal) != 1:
        return None
    is_last_card = isinstance(phase, TrickPlay) and len(state.hidden.open().hands[seat]) == 1
    return legal[0] if is_last_card or isinstance(phase, Melding) else None


def steps(game: Game, state: State, decide: Callable[[View], Action], deal: Callable[[Game], Action]) -> Iterator[Step]:
    """Every step from this state to the end of the game; `decide` sees the view of the seat to act, nothing else."""
    while (turn := game.to_act(state)) != OVER:
        action = deal(game) if turn == CHANCE else decide(game.view(state, turn))
        step = game.apply(state, turn, action)
        yield step
        state = step.state


def play_out(
    game: Game,
    decide: Callable[[View], Action],
    deal: Callable[[Game], Action],
    state: State | None = None,
    deals: int | None = None,
) -> State:
    """The state at the end of the game, or after `deals` more deals have been booked."""
    state = game.start() if state is None else state
    until = None if deals is None else state.deal_no + deals
    for step in steps(game, state, decide, deal):
        state = step.state
        if until is not None and state.deal_no >= until and game.to_act(state) in (CHANCE, OVER):
            break
    return state
