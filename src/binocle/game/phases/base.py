"""What every phase can do, and how a step is put together."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

import msgspec

from binocle.game.actions import Action
from binocle.game.events import Event
from binocle.game.setting import Setting
from binocle.game.state import State
from binocle.game.views import PhaseView, Refusal

T = TypeVar("T")
P = TypeVar("P", contravariant=True)  # noqa: PLC0105 - the phase state a phase object understands


class Step(msgspec.Struct, frozen=True):
    """The next state, and what happened on the way there."""

    state: State
    events: tuple[Event, ...]


class Phase(Protocol[P]):
    """How one phase of a deal works. No inheritance, no hooks; `apply` names the next phase itself."""

    def to_act(self, st: Setting, s: State, p: P) -> int:
        """The seat whose decision is next, or CHANCE, or OVER."""
        ...

    def legal(self, st: Setting, s: State, p: P, seat: int) -> tuple[Action, ...]:
        """What this seat may do, in canonical order."""
        ...

    def check(self, st: Setting, s: State, p: P, seat: int, a: Action) -> Refusal | None:
        """Why the action is not legal, or None."""
        ...

    def apply(self, st: Setting, s: State, p: P, seat: int, a: Action) -> Step:
        """The step, for an action that `check` has passed."""
        ...

    def view(self, st: Setting, s: State, p: P, seat: int | None) -> PhaseView:
        """What this seat may know of the phase."""
        ...


NOT_YOUR_TURN = Refusal("turn/not-yours")
WRONG_PHASE = Refusal("turn/not-now")


def change(state: State, **fields: Any) -> State:
    """The state with some fields replaced."""
    return msgspec.structs.replace(state, **fields)


def opened(state: State, **fields: Any) -> State:
    """The state with some of its public facts replaced."""
    return msgspec.structs.replace(state, public=msgspec.structs.replace(state.public, **fields))


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """A tuple with one value replaced."""
    return (*values[:place], value, *values[place + 1 :])
