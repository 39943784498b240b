"""Tables for tests: seats, a driver that answers what the table asks for, and a record of all that was sent."""

import random
from collections import deque

from binocle.deal import random_deal
from binocle.game.views import Decision, Refusal, View
from binocle.record import Entry, Header, History, Occupant, Undo
from binocle.table import (
    Append,
    Ask,
    Begin,
    Body,
    Command,
    Dealt,
    Decided,
    Effect,
    Join,
    NeedDeal,
    Over,
    Pace,
    Send,
    Table,
)
from tests.strategies import choose, game_of


class Driven:
    """A table with its driver: deals and computer players are drawn from a seed, messages are kept by seat."""

    def __init__(self, line: str, people: tuple[int, ...] = (0,), *, seed: int = 1, pace: Pace | None = None) -> None:
        game = game_of(line)
        seats = [
            Occupant("person", "person") if seat in people else Occupant("random", "bot")
            for seat in range(game.setting.players)
        ]
        self.header = Header.of(game.rules, seats, table="people" if len(people) > 1 else "bots")
        self.table = Table(History(self.header), pace=pace)
        self.people = people
        self.rng = random.Random(seed)
        self.now = 0.0
        self.sent: dict[int, list[Body]] = {seat: [] for seat in range(len(seats))}
        self.entries: list[Entry | Undo] = []
        self.asked: list[Ask] = []
        self.over: Over | None = None

    def sit_down(self) -> "Driven":
        """Everybody joins, and the game begins."""
        for seat in self.people:
            self.tell(Join(seat))
        self.tell(Begin())
        return self

    def tell(self, command: Command) -> tuple[Effect, ...]:
        """Give a command, then answer what the table asks for until it waits for people; the effects of it all."""
        done: list[Effect] = []
        due = deque(self.table.handle(command, self.now))
        while due:
            effect = due.popleft()
            done.append(effect)
            answer = self.take(effect)
            if answer is not None:
                due.extend(self.table.handle(answer, self.now))
        return tuple(done)

    def take(self, effect: Effect) -> Command | None:
        """Note an effect; the command that answers it."""
        if isinstance(effect, Send):
            self.sent[effect.seat].append(effect.body)
        elif isinstance(effect, Append):
            self.entries.append(effect.entry)
        elif isinstance(effect, Over):
            self.over = effect
        elif isinstance(effect, NeedDeal):
            return Dealt(effect.seq, random_deal(self.table.game, self.rng, effect.dealer))
        elif isinstance(effect, Ask):
            self.asked.append(effect)
            return Decided(
                effect.seat, effect.view.seq, Decision(choose(self.rng, effect.view.legal)), hint=effect.hint
            )
        return None

    def view(self, seat: int = 0) -> View:
        """What the seat may know."""
        return self.table.view(seat)

    def replayed(self) -> History:
        """The game that the entries make when they are played again."""
        history = History(self.header)
        for entry in self.entries:
            if isinstance(entry, Undo):
                history.undo(entry.seat, entry.to)
            else:
                history.apply(entry.seat, entry.action)
        return history


def refused(effects: tuple[Effect, ...]) -> list[str]:
    """The codes of the refusals that were sent."""
    return [effect.body.code for effect in effects if isinstance(effect, Send) and isinstance(effect.body, Refusal)]
