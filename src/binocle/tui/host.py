"""The driver of one table on this machine: has computer players decide, deals, writes the record, keeps the time.

No clock runs here either: whoever owns a host calls `run` with the time, and again at `wake_at`.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from binocle.bots import Program, make
from binocle.bots.ahead import prepare_for
from binocle.bots.log import Logged
from binocle.deal import random_deal, system_deal
from binocle.errors import BinocleError
from binocle.game.actions import Action, Deal
from binocle.game.events import DealBooked, SeatEvent
from binocle.game.public import Settlement
from binocle.game.views import Budget, Decision, Player, Refusal, SettledView, View
from binocle.players import read_spec, table_seconds
from binocle.players.registry import is_quick
from binocle.record import Entry, Header, History, Occupant, Undo, Writer, load
from binocle.rules import RuleSet
from binocle.table import (
    Append,
    Ask,
    Body,
    Command,
    Continue,
    Dealt,
    Decided,
    Effect,
    Fault,
    NeedDeal,
    Over,
    Pace,
    Pausing,
    Send,
    Table,
    Tick,
    Wake,
)

PERSON: Final = "person"
"""Stands among the seats for the one who plays; all others are names of computer players."""

LOOKING: Final = Pace(trick=1.1, melds=float("inf"), deal=float("inf"))
"""A trick stays a moment; melds and score sheet until a key is pressed."""

THINKING: Final = 0.5
"""Seconds that a computer player takes for a call or a card, so that one can follow."""


GLANCE: Final = 0.02
"""Seconds that a table waits for a decision; who needs longer is looked at again after `LOOK`."""
LOOK: Final = 0.05


class SeatsError(BinocleError):
    """The seats do not make a table at which one person plays."""


class StrangeProgramError(BinocleError):
    """A record names a program that would have to be started, and nobody here has said that it may be."""


class Host:
    """One person's table. What the table wants done is queued and done in order, at its time."""

    def __init__(
        self,
        history: History,
        writer: Writer,
        file: Path,
        *,
        seed: int | None = None,
        isolate: bool = False,
        trust: bool = False,
        log: Path | None = None,
    ) -> None:
        """Take over a game that begins or goes on.

        With `isolate` computer players decide in processes of their own. Only with `trust` are programs started that
        sit there: a record may come from anybody. What computer players see and decide is written behind what stands in
        the file `log`.

        Raises:
            SeatsError: not exactly one person sits there.
            StrangeProgramError: a program sits there and is not trusted.
            PlayerError: a computer player of this name does not exist.
            ProgramError: a program cannot be started.
            OSError: the log cannot be written.
        """
        people = [seat for seat, occupant in enumerate(history.header.seats) if occupant.kind == "person"]
        if len(people) != 1:
            raise SeatsError(f"{len(people)} people sit at this table; here exactly one can play")
        self.me: Final = people[0]
        self.game: Final = history.game
        self.header: Final = history.header
        self.file: Final = file
        self.instant = False
        self.over = False
        self.decided = False
        self.results: dict[int, Settlement] = {}
        self._faults: list[tuple[int, str]] = []
        self.told: list[SeatEvent] = []
        self._told_at: list[int] = []
        self._entry = 0
        names = dict.fromkeys(occupant.name for occupant in history.header.seats if occupant.kind == "bot")
        programs = [name for name in names if read_spec(name).command]
        self.programs: Final = bool(programs)
        if programs and not trust:
            raise StrangeProgramError(f"a program sits at this table: {programs[0]}; --trust lets it be started")
        self._slow: Final = {name for name in names if isolate or not is_quick(name)}
        self._adviser: Final[Player] = make("steady", self.game)
        self._players: Final[dict[str, Player]] = {name: make(name, self.game, isolate=isolate) for name in names}
        prepare_for(names)
        self._log: Final = None if log is None else log.open("ab", buffering=0)
        self._seed = seed
        self._budget: Final = Budget(seed=random.SystemRandom().getrandbits(32) if seed is None else seed)
        self._table: Final = Table(history, pace=LOOKING, budget=self._budget)
        self._writer: Final = writer
        self._effects: deque[Effect] = deque()
        self._commands: deque[Command] = deque()
        self._later: tuple[float, Command] | None = None
        self._now = 0.0
        self._aside: ThreadPoolExecutor | None = None
        self._thinking: tuple[float, Ask, Future[Decided]] | None = None

    # ------------------------------------------------------------------------------------------ making one
    @classmethod
    def new(
        cls,
        rules: RuleSet,
        seats: list[str],
        file: Path,
        *,
        started: str = "",
        seed: int | None = None,
        isolate: bool = False,
        log: Path | None = None,
    ) -> Host:
        """A new game, written to this file from the first card on; programs among the seats are started.

        Raises:
            SeatsError: the seats do not fit the rule set.
            PlayerError: a computer player of this name does not exist.
            ProgramError: a program cannot be started.
            OSError: the file exists, or cannot be written.
        """
        if len(seats) != rules.seats.players:
            raise SeatsError(f"{len(seats)} seats were named; {rules.name} is for {rules.seats.players} players")
        if seats.count(PERSON) != 1:
            raise SeatsError(f"{seats.count(PERSON)} people sit at this table; here exactly one can play")
        occupants = [Occupant(PERSON, "person") if seat == PERSON else Occupant(seat, "bot") for seat in seats]
        before = -1 if rules.seats.clockwise else 1  # whoever plays sits behind the dealer, and calls or leads first
        dealer = (seats.index(PERSON) + before) % len(seats)
        header = Header.of(rules, occupants, started=started, dealer=dealer)
        file.parent.mkdir(parents=True, exist_ok=True)
        writer = Writer.create(file, header)
        try:
            return cls(History(header), writer, file, seed=seed, isolate=isolate, trust=True, log=log)
        except (BinocleError, OSError):
            writer.close()
            file.unlink()
            raise

    @classmethod
    def resumed(
        cls,
        file: Path,
        *,
        seed: int | None = None,
        isolate: bool = False,
        trust: bool = False,
        log: Path | None = None,
    ) -> Host:
        """The game of a record, where it was left; with `trust` programs that it names are started.

        Raises:
            RecordError: the record is damaged; the line is named.
            StrangeProgramError: it names a program.
            OSError: the file cannot be read or written.
        """
        writer, history = Writer.reopen(file)
        try:
            host = cls(history, writer, file, seed=seed, isolate=isolate, trust=trust, log=log)
        except (BinocleError, OSError):
            writer.close()
            raise
        past = History(history.header)
        for line in load(file).lines:
            if isinstance(line, Entry | Undo):
                host._write_down(line)
            if isinstance(line, Entry):
                for event in past.apply(line.seat, line.action).events:
                    host._note(event.seen_by(host.me))
            elif isinstance(line, Undo):
                past.undo(line.seat, line.to)
        host._forget(host.view)
        return host

    # ------------------------------------------------------------------------------------------ looking
    @property
    def view(self) -> View:
        """What the person sees now."""
        return self._table.view(self.me)

    @property
    def pausing(self) -> str:
        """What the table is pausing for: trick, melds, deal, or nothing."""
        return self._table.pausing or ""

    def can_undo(self) -> bool:
        """Whether there is a decision to take back."""
        return self._table.can_undo(self.me)

    def ahead(self, picked: Sequence[Action], due: int) -> list[Decision]:
        """What `steady` would lay away or hand over besides the cards that are picked, up to so many in all.

        Empty when the picked cards are not allowed together.
        """
        chosen = list(picked)
        advice: list[Decision] = []
        while len(chosen) < due:
            view = self._table.ahead(self.me, chosen)
            if isinstance(view, Refusal):
                return []
            decision = self._adviser.decide(view, self._budget)
            advice.append(decision)
            chosen.append(decision.action)
        return advice

    # ------------------------------------------------------------------------------------------ going on
    def tell(self, command: Command) -> None:
        """Queue a command of the person; `run` carries it out."""
        self._commands.append(command)

    def think_aside(self) -> None:
        """Let players that take their time think in a thread, so that keys are heard and pages turned meanwhile."""
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="player")

    @property
    def wake_at(self) -> float | None:
        """When `run` is to be called again; None when the person is waited for."""
        if self._thinking is not None:
            return self._now + LOOK
        return self._later[0] if self._later else None

    def run(self, now: float) -> list[Body]:
        """Do everything that is due at this time; returns the news for the person, in order."""
        news: list[Body] = []
        self._now = now
        while True:
            if self._thinking is not None and self._thinking[2].done():
                asked_at, ask, thought = self._thinking
                self._thinking = None
                self._answer(ask, thought.result(), asked_at, now)
            elif self._effects:
                news += self._do(self._effects.popleft(), now)
            elif self._commands:
                self._effects.extend(self._table.handle(self._commands.popleft(), now))
            elif self._later is not None and now >= self._later[0]:
                self._commands.append(self._later[1])
                self._later = None
            else:
                return news

    def hurry(self) -> None:
        """Let what was put off happen at once."""
        if self._later is not None:
            self._commands.append(Continue(self.me) if isinstance(self._later[1], Tick) else self._later[1])
            self._later = None

    def _do(self, effect: Effect, now: float) -> list[Body]:
        """Carry out one effect; returns the news in it."""
        match effect:
            case Append():
                effect.write(self._writer)
                self._write_down(effect.entry)
            case Send():
                self._hear(effect.body)
                return [effect.body]
            case Ask():
                self._ask(effect, now)
            case NeedDeal():
                self._commands.append(Dealt(effect.seq, self._deal(effect.dealer)))
            case Wake():
                if self.instant:
                    self._commands.append(Continue(self.me))
                else:
                    self._later = (effect.at, Tick())
            case Over():
                self.over = True
            case Fault():  # the table has mended it already
                self._faults.append((effect.seat, "illegal"))
        return []

    def take_faults(self) -> list[tuple[int, str]]:
        """The moves that computer players have lost since this was asked last, as seats and kinds of fault."""
        faults, self._faults = self._faults, []
        return faults

    def close(self) -> None:
        """Close the record; everything is in it already. Players in processes of their own end."""
        self._writer.close()
        for player in self._players.values():
            if isinstance(player, Program):
                player.close()
        if self._aside is not None:
            self._aside.shutdown(wait=False, cancel_futures=True)
        if self._log is not None:
            self._log.close()

    def _hear(self, body: Body) -> None:
        if isinstance(body, View):
            self._forget(body)
        elif not isinstance(body, Pausing):
            self._note(body)

    def _write_down(self, entry: Entry | Undo) -> None:
        """Follow the record, so that what is told belongs to an entry; an undo takes back what was told after it."""
        self._entry = entry.n
        if isinstance(entry, Entry):
            self.decided = self.decided or entry.seat == self.me
            return
        while self._told_at and self._told_at[-1] > entry.to:
            self._told_at.pop()
            self.told.pop()

    def _note(self, body: object) -> None:
        """Keep what is told, and the result of a booked deal for the score sheet."""
        if isinstance(body, SeatEvent):
            self.told.append(body)
            self._told_at.append(self._entry)
        if isinstance(body, DealBooked):
            self.results[len(self.results) + 1] = body.result

    def _forget(self, view: View) -> None:
        """Drop results that an undo has taken back."""
        done = view.deal_no if isinstance(view.phase, SettledView) else view.deal_no - 1
        self.results = {deal: result for deal, result in self.results.items() if deal <= done}

    def _ask(self, ask: Ask, now: float) -> None:
        """Have a computer player decide: here, or aside when that may take more than a glance. Hints are given here."""
        self._thinking = None  # what was thought about before an undo matters no more
        if self._aside is None or ask.hint or self.header.seats[ask.seat].name not in self._slow:
            self._answer(ask, self._decide(ask), now, now)
            return
        thought = self._aside.submit(self._decide, ask)
        try:
            self._answer(ask, thought.result(GLANCE), now, now)
        except NotYet:
            self._thinking = (now, ask, thought)

    def _answer(self, ask: Ask, decided: Decided, asked_at: float, now: float) -> None:
        """A decision is there: it counts at once, or after the moment that a player takes."""
        if decided.decision.fault:
            self._faults.append((ask.seat, decided.decision.fault))
        if self.instant or ask.hint:
            self._commands.append(decided)
        else:
            self._later = (max(now, asked_at + THINKING), decided)

    def _decide(self, ask: Ask) -> Decided:
        name = self.header.seats[ask.seat].name
        player = self._adviser if ask.hint else self._players[name]
        if self._log is not None and not ask.hint:
            player = Logged(player, name, self.game, self._log.write)
        budget = ask.budget if ask.hint else replace(ask.budget, seconds=table_seconds(name))
        decision = player.decide(ask.view, budget)
        return Decided(ask.seat, ask.view.seq, decision, ask.hint)

    def _deal(self, dealer: int) -> Deal:
        if self._seed is None:
            return system_deal(self.game, dealer)
        return random_deal(self.game, random.Random(f"{self._seed} {self._table.view(None).deal_no}"), dealer)
