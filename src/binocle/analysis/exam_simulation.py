"""Two answers to one question, simulated in the same worlds with the same players: points of the own side compared."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import msgspec

from binocle.cards import CARDS, Hand
from binocle.deal.sample import Worlds, sample
from binocle.deal.seen import position
from binocle.game.actions import Action
from binocle.game.engine import Game
from binocle.game.sealed import Sealed
from binocle.game.state import Settled, State
from binocle.game.views import Budget
from binocle.kernel import jit, layout
from binocle.players import make
from binocle.seats import CHANCE, OVER


def compared_plays(game: Game, state: State, me: int, one: int, other: int, worlds: int, seed: int) -> list[float]:
    """What one card gains over another: card points of the own side less those of the others, world by world.

    All play on by rule of thumb, each from what it sees.
    """
    st = game.setting
    view = game.view(state, me)
    dealt = sample(st, view, worlds, seed)
    fast = jit.fast()
    room = 2 * worlds * 2 * layout.MAX_SEATS
    points, tricks = array("h", bytes(room)), array("h", bytes(room))
    fast.rollouts(
        fast.as_cells(position(st, view)),
        fast.as_cells(dealt.hands),
        worlds,
        fast.as_cells(array("h", [one, other])),
        2,
        fast.as_cells(st.tables.card_points),
        int(st.seating.partners),
        -1 if st.draws else view.public.declarer,
        fast.as_cells(points),
        fast.as_cells(tricks),
    )
    signs = [1 if st.seating.side(seat) == st.seating.side(me) else -1 for seat in range(st.players)]

    def value(place: int) -> float:
        at = place * layout.MAX_SEATS
        return float(sum(sign * points[at + seat] for seat, sign in enumerate(signs)))

    return [value(2 * world) - value(2 * world + 1) for world in range(worlds)]


def compared(
    game: Game, state: State, me: int, one: Sequence[Action], other: Sequence[Action], worlds: int, seed: int
) -> list[float]:
    """What some actions gain over others: the change of the own total less that of the others, world by world.

    All go on by rule of thumb through the engine, to the end of the deal.
    """
    view = game.view(state, me)
    dealt = sample(game.setting, view, worlds, seed)
    found = []
    for world in range(worlds):
        start = _as_in_world(state, dealt, world)
        found.append(_booked(game, start, me, one) - _booked(game, start, me, other))
    return found


def _as_in_world(state: State, dealt: Worlds, world: int) -> State:
    """The state with a world's cards in place of the hidden ones."""
    hands = tuple(
        Hand.of([CARDS[kind] for kind, copies in enumerate(dealt.hand(world, seat)) for _ in range(copies)])
        for seat in range(dealt.players)
    )
    down = [kind for kind, copies in enumerate(dealt.face_down(world)) for _ in range(copies)]
    hidden = state.hidden.open()
    hidden = msgspec.structs.replace(hidden, hands=hands)
    if down and not hidden.buried and not hidden.chosen:
        hidden = msgspec.structs.replace(hidden, widow=tuple(down))
    return msgspec.structs.replace(state, hidden=Sealed(hidden))


def _booked(game: Game, state: State, me: int, actions: Sequence[Action]) -> float:
    """What the deal changes for the own side less for the best of the others, after these actions."""
    player = make("steady", game)
    for action in actions:
        state = game.apply(state, me, action).state
    while (turn := game.to_act(state)) not in (CHANCE, OVER):
        state = game.apply(state, turn, player.decide(game.view(state, turn), Budget()).action).state
    assert isinstance(state.phase, Settled)
    change = state.phase.result.change
    mine = game.setting.seating.side(me)
    return float(change[mine] - max(value for side, value in enumerate(change) if side != mine))
