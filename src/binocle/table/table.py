"""A table: one game, its seats, and the single door through which it changes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from binocle.game.actions import Action, Play, first_of
from binocle.game.drive import mechanical
from binocle.game.events import SeatEvent
from binocle.game.state import Settled, TrickPlay
from binocle.game.views import Budget, Refusal, View
from binocle.record import Entry, History
from binocle.record import Undo as Taken
from binocle.seats import CHANCE, OVER
from binocle.table.claim import sure_tricks
from binocle.table.commands import (
    Act,
    Begin,
    Claim,
    Command,
    Continue,
    Dealt,
    Decided,
    Hint,
    Join,
    Leave,
    Reseat,
    StandIn,
    Tick,
    Undo,
)
from binocle.table.effects import (
    Advice,
    Append,
    Ask,
    Effect,
    Fault,
    NeedDeal,
    Occasion,
    Over,
    Pausing,
    Send,
    TakenBack,
    Wake,
)
from binocle.table.pauses import Pace, Pause, pause_after

_SEED_STEP: Final = 1_000_003
"""Keeps the seeds of the decisions of two tables apart."""


class Table:
    """One game in progress. `handle` is the only way it changes; it never waits, never sends, never draws chance.

    Everything that happens is said by effects, in order. The views it sends carry the table's own `seq`: the number of
    entries in its record so far, undos included.
    """

    def __init__(
        self, history: History, *, pace: Pace | None = None, budget: Budget | None = None, sends_views: bool = True
    ) -> None:
        """A table at which this game is played on: a new one by `History(header)`, or one read from its record.

        Args:
            history: the game as it stands; from here on it belongs to the table.
            pace: pauses for people to look; none by default.
            budget: what a computer player may spend on a decision; its seed is varied by the table's `seq`.
            sends_views: whether views are sent after each action; a driver that asks for them needs none.
        """
        self.game: Final = history.game
        self.header: Final = history.header
        self.seats = history.header.seats
        self.pace = Pace() if pace is None else pace
        self.budget: Final = Budget() if budget is None else budget
        self._sends_views: Final = sends_views
        self._history: Final = history
        self._present: set[int] = set()
        self._begun = False
        self._pause: Pause | None = None
        self._last_act: tuple[int, int] | None = None
        self._stand_ins: dict[int, str] = {}

    # ------------------------------------------------------------------------------------------ looking

    @property
    def seq(self) -> int:
        """How many entries the record has."""
        return self._history.n

    @property
    def to_act(self) -> int:
        """Whose decision is next: a seat, CHANCE or OVER."""
        return self.game.to_act(self._history.state)

    @property
    def deal_no(self) -> int:
        """How many deals have begun."""
        return self._history.state.deal_no

    @property
    def pausing(self) -> Occasion | None:
        """What the table is pausing for."""
        return None if self._pause is None else self._pause.occasion

    @property
    def waiting(self) -> tuple[int, ...]:
        """The people present whom a pause waits for."""
        return () if self._pause is None else tuple(sorted(self._present - self._pause.done))

    @property
    def pause_ends(self) -> float:
        """When the pause ends at the latest, on the clock that `handle` is given; infinity without an end."""
        return math.inf if self._pause is None else self._pause.until

    def view(self, seat: int | None) -> View:
        """What this seat may know; None is a spectator. Nobody may act in a pause or before the table has begun.

        Raises:
            IllegalAction: there is no such seat.
        """
        view = self.game.view(self._history.state, seat)
        legal = view.legal if self._begun and self._pause is None else ()
        return msgspec.structs.replace(view, seq=self.seq, legal=legal)

    def ahead(self, seat: int, actions: Sequence[Action]) -> View | Refusal:
        """What this seat would see after these decisions of its own, or why one of them is refused; nothing changes.

        Only for decisions that keep the turn, as all cards to be buried but the last: others could show hidden cards.
        """
        state = self._history.state
        for action in actions:
            refusal = self.game.check(state, seat, action)
            if refusal is not None:
                return refusal
            state = self.game.apply(state, seat, action).state
            assert self.game.to_act(state) == seat
        return msgspec.structs.replace(self.game.view(state, seat), seq=self.seq)

    def check(self, seat: int, action: Action) -> Refusal | None:
        """Why the rules refuse this action of this seat now, or None; whose turn it is counts, pauses do not."""
        return self.game.check(self._history.state, seat, action)

    def can_undo(self, seat: int) -> bool:
        """Whether `Undo` would be accepted from this seat."""
        return self._refuse_undo(seat) is None

    # ------------------------------------------------------------------------------------------ the door

    def handle(self, command: Command, now: float) -> tuple[Effect, ...]:
        """Take a command at this time (seconds, never going back) and say what is to be done.

        A command that cannot be taken changes nothing: a person gets a `Refusal`, a late answer of a computer player
        or of the driver is passed over.
        """
        match command:
            case Act():
                return self._act(command, now)
            case Decided():
                return self._decided(command, now)
            case Dealt():
                return self._dealt(command, now)
            case Begin():
                self._begin(now)
                return self._go_on(now)
            case Tick():
                return self._tick(now)
            case StandIn():
                return self._stand_in(command)
            case Reseat():
                return self._reseat(command)
            case Join() | Leave() | Undo() | Hint() | Claim() | Continue():
                return self._from_person(command, now)

    def _from_person(self, command: Join | Leave | Undo | Hint | Claim | Continue, now: float) -> tuple[Effect, ...]:
        seat = command.seat
        refusal = self._refuse_seat(seat, joining=isinstance(command, Join))
        if refusal is not None:
            return (Send(seat, refusal),)
        match command:
            case Join():
                self._present.add(seat)
                return (Send(seat, self.view(seat)), *self._tell_pause((seat,), now))
            case Leave():
                self._present.discard(seat)
                # The last to leave has not seen enough: what lay there lies there still when somebody comes back.
                return self._continued(now) if self._present else ()
            case Undo():
                return self._undo(seat, now)
            case Hint():
                return self._hint(seat)
            case Claim():
                return self._claim(seat, now)
            case Continue():
                if self._pause is not None:
                    self._pause = self._pause.seen_by(seat)
                return self._continued(now)

    # ------------------------------------------------------------------------------------------ acting

    def _act(self, command: Act, now: float) -> tuple[Effect, ...]:
        seat = command.seat
        refusal = self._refuse_seat(seat)
        if refusal is None and (seat, command.seq) == self._last_act:
            return ()  # L11: the same position answered twice; the first answer counts
        refusal = refusal or self._refuse_act(command)
        if refusal is not None:
            return (Send(seat, refusal),)
        self._last_act = (seat, command.seq)
        return self._enter(seat, command.action, now)

    def _refuse_act(self, command: Act) -> Refusal | None:
        if not self._begun:
            return Refusal("table/not-begun")
        if command.seq != self.seq:
            return Refusal("table/stale")
        if self._pause is not None:
            return Refusal("table/pausing")
        return self.game.check(self._history.state, command.seat, command.action)

    def _is_person(self, seat: int) -> bool:
        return self.seats[seat].kind == "person"

    def _player(self, seat: int) -> str | None:
        """The computer player that decides for a seat, None when a person does."""
        occupant = self.seats[seat]
        return self._stand_ins.get(seat) if occupant.kind == "person" else occupant.name

    def _stand_in(self, command: StandIn) -> tuple[Effect, ...]:
        seat = command.seat
        if seat not in range(len(self.seats)) or not self._is_person(seat):
            return ()
        if command.player is None:
            self._stand_ins.pop(seat, None)
            return ()
        self._stand_ins[seat] = command.player
        return self._needs() if self._begun and self._pause is None and self.to_act == seat else ()

    def _reseat(self, command: Reseat) -> tuple[Effect, ...]:
        seat = command.seat
        if seat not in range(len(self.seats)):
            return ()
        self.seats = (*self.seats[:seat], command.occupant, *self.seats[seat + 1 :])
        self._stand_ins.pop(seat, None)
        self._present.discard(seat)
        due = self._begun and self._pause is None and self.to_act == seat and not self._is_person(seat)
        return self._needs() if due else ()

    def _refuse_seat(self, seat: int, *, joining: bool = False) -> Refusal | None:
        if seat not in range(len(self.seats)):
            return Refusal("turn/no-such-seat", {"players": len(self.seats)})
        if not self._is_person(seat):
            return Refusal("table/not-a-person")
        return None if joining or seat in self._present else Refusal("table/not-joined")

    def _decided(self, command: Decided, now: float) -> tuple[Effect, ...]:
        seat = command.seat
        if not self._begun or command.seq != self.seq or self._pause is not None:
            return ()
        if seat not in range(len(self.seats)) or seat != self.to_act:
            return ()
        if command.hint:
            return (Send(seat, Advice(command.decision)),) if seat in self._present else ()
        if self._player(seat) is None:
            return ()
        action = command.decision.action
        refusal = self.game.check(self._history.state, seat, action)
        if refusal is None:
            return self._enter(seat, action, now)
        instead = first_of(self.game.legal(self._history.state, seat))
        return (Fault(seat, action, refusal), *self._enter(seat, instead, now))

    def _dealt(self, command: Dealt, now: float) -> tuple[Effect, ...]:
        if not self._begun or command.seq != self.seq or self._pause is not None or self.to_act != CHANCE:
            return ()
        return self._enter(CHANCE, command.deal, now)

    def _enter(self, actor: int, action: Action, now: float) -> tuple[Effect, ...]:
        """A decision, or a deal: it counts, and the table goes on to the next one."""
        return (*self._count(actor, action, now), *self._go_on(now))

    def _count(self, actor: int, action: Action, now: float) -> list[Effect]:
        """Let an action count: what to write down, and the news for everybody present."""
        events = self._history.apply(actor, action).events
        told = [(seat, event.seen_by(seat)) for event in events for seat in sorted(self._present)]
        self._start_pause([event.seen_by(None) for event in events], now)
        entry = Entry(self.seq, actor, action, _ms(now))
        return [Append(entry, self._history.state, events), *(Send(seat, news) for seat, news in told)]

    def _go_on(self, now: float) -> tuple[Effect, ...]:
        """The steps that need no decision, up to the next pause; then the views, and what the table waits for."""
        effects: list[Effect] = []
        while self._pause is None and (action := mechanical(self.game, self._history.state)) is not None:
            effects += self._count(self.to_act, action, now)
        return (*effects, *self._views(), *self._tell_pause(sorted(self._present), now), *self._needs())

    def _views(self) -> list[Effect]:
        return [Send(seat, self.view(seat)) for seat in sorted(self._present)] if self._sends_views else []

    def _needs(self) -> tuple[Effect, ...]:
        """What the table waits for, unless it is a person."""
        if self._pause is not None:
            return (Wake(self._pause.until),) if self._pause.until < math.inf else ()
        turn = self.to_act
        if turn == OVER:
            return (Over(self.game.score(self._history.state).winner),)
        if turn == CHANCE:
            between = isinstance(self._history.state.phase, Settled)
            dealer = (
                self.game.setting.seating.next(self._history.state.dealer) if between else self._history.state.dealer
            )
            return (NeedDeal(self.seq, dealer),)
        return () if self._player(turn) is None else (self._ask(turn),)

    def _ask(self, seat: int, *, hint: bool = False) -> Ask:
        seed = self.budget.seed * _SEED_STEP + self.seq
        player = "" if hint else self._player(seat) or ""
        return Ask(seat, self.view(seat), msgspec.structs.replace(self.budget, seed=seed), hint, player)

    # ------------------------------------------------------------------------------------------ hint and undo

    def _hint(self, seat: int) -> tuple[Effect, ...]:
        if not self._begun:
            return (Send(seat, Refusal("table/not-begun")),)
        if self._pause is not None:
            return (Send(seat, Refusal("table/pausing")),)
        if seat != self.to_act:
            return (Send(seat, Refusal("table/no-hint-now")),)
        return (self._ask(seat, hint=True),)

    def _undo(self, seat: int, now: float) -> tuple[Effect, ...]:
        refusal = self._refuse_undo(seat)
        if refusal is not None:
            return (Send(seat, refusal),)
        to = self._history.last_decision(seat)
        assert to is not None
        self._history.undo(seat, to)
        self._pause = None
        undone = Append(Taken(self.seq, seat, to, _ms(now)), self._history.state)
        return (undone, Send(seat, TakenBack(seat)), *self._views(), *self._needs())

    def _refuse_undo(self, seat: int) -> Refusal | None:
        if not self._begun:
            return Refusal("table/not-begun")
        people = [other for other in self.seats if other.kind == "person"]
        if len(people) > 1 or self.header.table != "bots":
            return Refusal("table/undo-among-people")
        if self.to_act == OVER:
            return Refusal("turn/game-over")
        return Refusal("table/nothing-to-undo") if self._history.last_decision(seat) is None else None

    # ------------------------------------------------------------------------------------------ claiming

    def can_claim(self, seat: int) -> bool:
        """Whether `Claim` would be accepted from this seat."""
        return self._refuse_claim(seat) is None

    def _refuse_claim(self, seat: int) -> Refusal | None:
        if not self._begun:
            return Refusal("table/not-begun")
        if self._pause is not None:
            return Refusal("table/pausing")
        phase = self._history.state.phase
        if self.to_act != seat or not isinstance(phase, TrickPlay) or phase.trick.cards:
            return Refusal("table/claim-turn")
        return None if sure_tricks(self.game.setting, self.view(seat)) else Refusal("table/no-claim")

    def _claim(self, seat: int, now: float) -> tuple[Effect, ...]:
        """Play the rest at once. Which cards the others throw off changes nothing: all of them go to the claimer."""
        refusal = self._refuse_claim(seat)
        if refusal is not None:
            return (Send(seat, refusal),)
        order = sure_tricks(self.game.setting, self.view(seat))
        deal_no = self._history.state.deal_no
        effects: list[Effect] = []
        while isinstance(self._history.state.phase, TrickPlay) and self._history.state.deal_no == deal_no:
            turn = self.to_act
            plays = [action for action in self.game.legal(self._history.state, turn) if isinstance(action, Play)]
            if turn == seat:
                plays.sort(key=lambda play: order.index(play.card))
            effects += self._count(turn, plays[0], now)
            if self._pause is not None and self._pause.occasion != "deal":
                self._pause = None
        return (*effects, *self._go_on(now))

    # ------------------------------------------------------------------------------------------ pauses

    def _start_pause(self, news: list[SeatEvent | None], now: float) -> None:
        """Pause when there is something to look at, and somebody who does (L12)."""
        if self._present and self.to_act != OVER:
            in_tricks = isinstance(self._history.state.phase, TrickPlay)
            self._pause = pause_after(news, self.pace, now, in_tricks=in_tricks) or self._pause

    def _begin(self, now: float) -> None:
        """Let the table play. One read from its record between two deals lets people look at the last one first."""
        between = isinstance(self._history.state.phase, Settled) and self.to_act != OVER
        if between and not self._begun and self._pause is None and self._present and self.pace.deal > 0:
            self._pause = Pause(now + self.pace.deal, "deal")
        self._begun = True

    def _tell_pause(self, seats: Iterable[int], now: float) -> list[Effect]:
        if self._pause is None:
            return []
        told = Pausing(self._pause.occasion, self._pause.left(now))
        return [Send(seat, told) for seat in seats]

    def _tick(self, now: float) -> tuple[Effect, ...]:
        return () if self._pause is None or now < self._pause.until else self._end_pause(now)

    def _continued(self, now: float) -> tuple[Effect, ...]:
        """Go on when everybody who is present has seen enough."""
        return () if self._pause is None or self._present - self._pause.done else self._end_pause(now)

    def _end_pause(self, now: float) -> tuple[Effect, ...]:
        self._pause = None
        return self._go_on(now)


def _ms(now: float) -> int:
    """The table's time as records keep it."""
    return max(0, int(now * 1000))
