"""Playing a record again: every step, the state to go on from, and whether it is what was sealed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from binocle.errors import IllegalAction, RecordError
from binocle.game import Game
from binocle.game.actions import Action, Deal
from binocle.game.drive import mechanical
from binocle.game.phases.base import Step
from binocle.game.state import State
from binocle.record.record import Entry, Header, Line, Record, Seal, Undo, canonical, check_version
from binocle.record.seal import digest, is_booked

Replayed: TypeAlias = tuple[Entry | Undo, Step]


class History:
    """A game as it grows, entry by entry, with the way back inside the current deal.

    Attributes:
        header: rules, seats, kind of table.
        game: the rules at work.
        state: where the game stands now.
        n: the number of the last entry; the next one has `n + 1`.
    """

    def __init__(self, header: Header) -> None:
        """Begin before the first deal. Raises `RecordError` for a record of another version."""
        check_version(header.format, header.behaviour)
        self.header = header
        self.game: Game = header.game()
        self.state: State = self.game.start(header.dealer)
        self.n = 0
        self._deal: list[tuple[int, State]] = []

    def apply(self, seat: int, action: Action) -> Step:
        """One decision more. Raises `IllegalAction` when it is refused; nothing has changed then."""
        step = self.game.apply(self.state, seat, action)
        self.n += 1
        if isinstance(action, Deal):
            self._deal.clear()
        self.state = step.state
        self._deal.append((self.n, step.state))
        return step

    def undo(self, seat: int, to: int) -> Step:
        """Take back to the state after entry `to`: no news, only the earlier state.

        A person may go back at a table against bots, to any earlier decision of his own in the deal that was dealt
        last, also when it is booked already. Once the next deal is dealt, the earlier ones are closed.

        Raises:
            RecordError: it is not allowed; nothing has changed then.
        """
        problem = self._refuse_undo(seat, to)
        if problem:
            raise RecordError(problem)
        while self._deal[-1][0] > to:
            self._deal.pop()
        self.n += 1
        self.state = self._deal[-1][1]
        return Step(self.state, ())

    def last_decision(self, seat: int) -> int | None:
        """Where an undo of this seat would go: the entry after which it last had a choice; None when there is none."""
        for n, state in reversed(self._deal[:-1]):
            if self.game.to_act(state) == seat and mechanical(self.game, state) is None:
                return None if self._refuse_undo(seat, n) else n
        return None

    def _refuse_undo(self, seat: int, to: int) -> str:
        """Why this seat may not go back there; empty when it may."""
        if self.header.table != "bots":
            return "nothing is taken back at a table of people; undo is for tables against bots"
        if seat not in range(len(self.header.seats)) or self.header.seats[seat].kind != "person":
            return f"seat {seat} is no person; only a person takes back"
        for n, state in self._deal[:-1]:
            if n == to:
                return "" if self.game.to_act(state) == seat else f"after entry {to} it was not the turn of seat {seat}"
        return f"entry {to} is no earlier entry of the current deal; allowed: those of it that still stand"


def replay(record: Record) -> Iterator[Replayed]:
    """Every entry with its step, in order. An undo is a step back: the earlier state, no events.

    Raises:
        RecordError: an entry is refused, or a seal is missing or out of place; names the line. Digests are not
            compared: that is what `verify` does.
    """
    history = History(record.header)
    for line, step in walk(record, history):
        if step is not None and not isinstance(line, Seal):
            yield line, step


def resume(record: Record) -> tuple[Game, State]:
    """The game and the state to go on from. Raises `RecordError` as `replay`."""
    history = History(record.header)
    for _ in walk(record, history):
        pass
    return history.game, history.state


def verify(record: Record) -> None:
    """Play the record again and compare every seal.

    Raises:
        RecordError: names the line of the entry that is refused, or the first deal whose digest differs, with its line.
    """
    for _ in walk(record, History(record.header), compare=True):
        pass


def effective(record: Record) -> tuple[Entry, ...]:
    """The entries that still stand when every undo has been carried out, with the numbers they were written under."""
    standing: list[Entry] = []
    for line in record.lines:
        if isinstance(line, Entry):
            standing.append(line)
        elif isinstance(line, Undo):
            while standing and standing[-1].n > line.to:
                standing.pop()
    return tuple(standing)


def build(header: Header, moves: Iterable[tuple[int, Action]]) -> Record:
    """The record of these decisions (seat and action), played through the engine and sealed after each booked deal.

    Raises:
        IllegalAction: a decision is refused.
    """
    history = History(header)
    lines: list[Line] = []
    for seat, action in moves:
        state = history.apply(seat, action).state
        lines.append(Entry(history.n, seat, canonical(action)))
        if is_booked(state):
            lines.append(Seal(state.deal_no, digest(state)))
    return Record(header, tuple(lines))


def walk(record: Record, history: History, *, compare: bool = False) -> Iterator[tuple[Line, Step | None]]:
    """Every line with its step (None for a seal), carried out in `history`.

    Raises `RecordError` as `replay` and, with `compare`, as `verify`.
    """
    due = False
    for number, line in enumerate(record.lines, 2):
        if isinstance(line, Seal):
            if not due or line.deal_no != history.state.deal_no:
                raise RecordError(f"deal {line.deal_no} is sealed here, but was not booked by the line before", number)
            if compare and line.digest != digest(history.state):
                problem = "the deal was played to another state than the one that was sealed"
                raise RecordError(problem, number, line.deal_no)
            due = False
            yield line, None
            continue
        if due:
            raise RecordError(f"the seal of deal {history.state.deal_no} is missing", number, history.state.deal_no)
        if line.n != history.n + 1:
            raise RecordError(f"entry {line.n} stands where entry {history.n + 1} was expected", number)
        try:
            if isinstance(line, Undo):
                step = history.undo(line.seat, line.to)
            else:
                step = history.apply(line.seat, line.action)
                due = is_booked(step.state)
        except IllegalAction as error:
            deal = history.state.deal_no or None
            raise RecordError(f"the action is refused: {error}", number, deal) from error
        except RecordError as error:
            raise RecordError(error.problem, number, history.state.deal_no or None) from None
        yield line, step
