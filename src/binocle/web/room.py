"""A room: one table with its people, from the lobby to the last card and to the next game.

No clock, socket or disk is in here. Every method that changes something returns a `Change`; whoever drives the room
enters its steps in the log first, and only then tells anybody. If they cannot be entered, the room is thrown away and
made again from the log: what it had gone ahead with was never seen by anybody.
"""

from __future__ import annotations

import datetime as dt
import math
from collections.abc import Iterable
from typing import Final

from binocle.deal.fair import Occasion, commitment, fair_deal, new_secret
from binocle.game.events import DealBooked
from binocle.game.views import Budget, Decision, Refusal
from binocle.record import Entry, jsonl
from binocle.table import (
    Advice,
    Append,
    Ask,
    Begin,
    Command,
    Dealt,
    Decided,
    Effect,
    Join,
    Leave,
    NeedDeal,
    Over,
    Pace,
    Reseat,
    Send,
    StandIn,
    Table,
    Tick,
    Wake,
)
from binocle.web.changes import Change, Refused
from binocle.web.past import Past
from binocle.web.people import pick
from binocle.web.seating import Seat, names_of
from binocle.web.steps import Began, Committed, Moved, Placed, Step, TookBack

PACES: Final[dict[str, tuple[float, float]]] = {
    "slow": (2.2, 1.2),
    "normal": (1.3, 0.6),
    "fast": (0.6, 0.2),
    "instant": (0.0, 0.0),
}
"""Seconds that a trick lies, and that a computer player takes at least."""

LOOKING: Final = 60.0
"""Seconds that people have for the score sheet, and for the melds, when several play."""


class Room:
    """One table. `past` is what was entered; everything else follows from it, or is about who is connected."""

    def __init__(self, past: Past, *, grace: float = 60.0, helper: str = "steady") -> None:
        """Take up a room where its log stands.

        Args:
            past: what the log says; from here on it belongs to the room.
            grace: seconds that a person may be away before a computer player sits in.
            helper: the computer player that sits in and gives hints.
        """
        self.past: Final = past
        self.grace: Final = grace
        self.helper: Final = helper
        self.wall = 0
        self.spectators = 0
        self.table: Table | None = None
        self.awake = False
        self._change = Change()
        self._wake_at = math.inf
        self._turn: tuple[int, int, bool] | None = None
        self.turn_since = 0.0
        self._named: tuple[tuple[str, str], ...] = ()
        self._names: tuple[str, ...] = ()
        if past.history is not None:
            self._set_table()

    # ------------------------------------------------------------------------------------------ looking
    @property
    def id(self) -> str:
        """The table's id."""
        return self.past.id

    @property
    def seats(self) -> list[Seat]:
        """The seats as they are now."""
        return self.past.seats

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called."""
        now = tuple((seat.kind, seat.name) for seat in self.past.seats)
        if now != self._named:
            self._named, self._names = now, names_of(self.past.seats)
        return self._names

    def is_running(self) -> bool:
        """Whether cards are played at this moment: a game is on, nobody holds it, and somebody is there."""
        return self.table is not None and self.past.phase == "playing" and not self.past.held and self.awake

    def clock_left(self, now: float) -> float | None:
        """Seconds that the person to act has left; None where no clock runs."""
        if not self.past.options.clock or not self.is_running() or self.table is None or self.table.pausing:
            return None
        turn = self.table.to_act
        if turn < 0 or not self.seats[turn].is_person or self.seats[turn].stand_in:
            return None
        return max(0.0, self.turn_since + self.past.options.clock - now)

    def away_left(self, seat: Seat, now: float) -> float | None:
        """Seconds until a computer player sits in for a person; None when that is not to come."""
        if not seat.is_person or seat.since is None or seat.stand_in or not self.is_running():
            return None
        return max(0.0, seat.since + self.grace - now)

    def wake_at(self, now: float) -> float:
        """When `tick` is to be called, on the room's clock; infinity when nothing is due."""
        times = [self._wake_at if self.is_running() else math.inf]
        times += [now + left for seat in self.seats if (left := self.away_left(seat, now)) is not None]
        clock = self.clock_left(now)
        if clock is not None:
            times.append(now + clock)
        return min(times)

    # ------------------------------------------------------------------------------------------ making changes
    def begin(self) -> Change:
        """A fresh change; what follows is noted in it until `finish`."""
        self._change = Change()
        return self._change

    @property
    def change(self) -> Change:
        """The change that is being made."""
        return self._change

    def note(self, key: str, **facts: str | float) -> None:
        """Tell everybody a sentence about the table."""
        self._change.notes.append((key, facts))

    def do(self, step: Step) -> None:
        """Decide something: apply it, and note it for the log."""
        self.past.apply(step)
        self._change.steps.append(step)

    def finish(self, now: float) -> Change:
        """The change, complete: from here on the next entry is being made."""
        if self._change.steps:
            self.past.n += 1
        if self.table is not None:
            turn = (self.table.seq, self.table.to_act, self.table.pausing is None and self.is_running())
            if turn != self._turn:
                self._turn, self.turn_since = turn, now
        return self._change

    # ------------------------------------------------------------------------------------------ coming and going
    def came(self, seat: int | None, now: float) -> Change:
        """Somebody is connected: a seat's person, or (None) one more who watches."""
        change = self.begin()
        change.table = True
        if seat is None:
            self.spectators += 1
            return self.finish(now)
        held = self.seats[seat]
        held.here, held.since = True, None
        if held.stand_in:
            held.stand_in, held.once = "", False
            self.tell(StandIn(seat, None), now)
            change.notes.append(("note-back", {"name": held.name}))
        self.tell(Join(seat), now)
        self._wake_up(now)
        return self.finish(now)

    def gone(self, seat: int | None, now: float) -> Change:
        """Somebody's connection is gone."""
        change = self.begin()
        change.table = True
        if seat is None:
            self.spectators = max(0, self.spectators - 1)
            return self.finish(now)
        held = self.seats[seat]
        held.here, held.since = False, now
        self.left_alone()
        self.tell(Leave(seat), now)
        return self.finish(now)

    def _wake_up(self, now: float) -> None:
        """Let cards be played (again), now that somebody is there. Nobody's absence counts while nobody was."""
        if self.awake or self.table is None or self.past.held or not any(seat.here for seat in self.seats):
            return
        self.awake = True
        for seat in self.seats:
            if seat.is_person and not seat.here and not seat.stand_in:
                seat.since = now
        self.tell(Begin(), now)

    def left_alone(self) -> None:
        """Sleep when nobody is there any more."""
        if not any(seat.here for seat in self.seats):
            self.awake = False

    def hold(self, *, on: bool, now: float) -> None:
        """Stand still, or go on: computer players are asked anew then."""
        if on:
            self.awake = False
        else:
            self._wake_up(now)

    # ------------------------------------------------------------------------------------------ games
    def start_game(self, now: float) -> None:
        """Begin a game with those who sit there; open seats are taken by computer players."""
        for no, seat in enumerate(self.seats):
            if seat.kind == "open":
                self.do(Placed(no, self.helper))
        occupants = self.past.occupants()
        people = [no for no, seat in enumerate(self.seats) if seat.is_person]
        game = self.past.game_no + 1
        self.commit(game, 1)
        seating = self.past.rules.game.setting.seating
        dealer = seating.next(people[0], -1) if len(people) == 1 else pick(len(self.seats))
        started = dt.datetime.fromtimestamp(self.wall, dt.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        self.do(Began(game, occupants, dealer, started, "bots" if len(people) == 1 else "people"))
        self._set_table()
        self._change.table = self._change.game = True
        self.awake = False
        for no, seat in enumerate(self.seats):
            if seat.here:
                self.tell(Join(no), now)
        self._wake_up(now)

    def _set_table(self) -> None:
        """A table for the history of the past, with everybody where he sits now."""
        assert self.past.history is not None
        people = sum(seat.is_person for seat in self.seats)
        budget = Budget(seed=pick(2**31))
        self.table = Table(self.past.history, pace=self.pace(people), budget=budget, sends_views=False)
        for no, occupant in enumerate(self.past.occupants()):
            if occupant != self.table.seats[no]:
                self.table.handle(Reseat(no, occupant), 0.0)
        self._wake_at = math.inf
        self._turn = None

    def pace(self, people: int) -> Pace:
        """How long the table pauses: a person alone goes on himself, several wait a minute for each other at most."""
        trick, _ = PACES[self.past.options.speed]
        looking = math.inf if people == 1 else LOOKING
        return Pace(trick=trick, melds=looking, deal=looking)

    def new_pace(self) -> None:
        """Let the table keep the pace that the options ask for from now on."""
        if self.table is not None:
            self.table.pace = self.pace(sum(seat.is_person for seat in self.seats))

    def reseat(self, seat: int, now: float) -> None:
        """Let the table know who has a seat now."""
        self.tell(Reseat(seat, self.past.occupants()[seat]), now)
        self.new_pace()

    # ------------------------------------------------------------------------------------------ fair deals
    def commit(self, game: int, deal: int) -> None:
        """Draw the secret of a deal and commit to it, unless that is done."""
        if (game, deal) in self.past.commits:
            return
        secret = new_secret()
        self._change.table = True
        self.do(Committed(game, deal, commitment(secret, self.occasion(game, deal)), secret.hex()))

    def occasion(self, game: int, deal: int) -> Occasion:
        """What a commitment is bound to."""
        return Occasion(self.id, game, deal, self.past.rules.sum)

    def _deal(self, need: NeedDeal, now: float) -> tuple[Effect, ...]:
        assert self.table is not None
        game, deal = self.past.game_no, self.table.deal_no + 1
        self.commit(game, deal)
        committed, _ = self.past.commits[game, deal]
        words = self.past.words_now(game, deal)
        secret = bytes.fromhex(committed.secret)
        cards = fair_deal(self.past.rules.game, secret, self.occasion(game, deal), words, need.dealer)
        return self.table.handle(Dealt(need.seq, cards), now)

    # ------------------------------------------------------------------------------------------ the table
    def tell(self, command: Command, now: float) -> None:
        """Give the table a command and carry out what it wants.

        Raises:
            Refused: the table refused what a person asked for; nothing has changed then.
        """
        if self.table is not None:
            self._carry(self.table.handle(command, now), now)

    def _carry(self, effects: Iterable[Effect], now: float) -> None:
        change = self._change
        for effect in effects:
            match effect:
                case Append():
                    self._write(effect, now)
                case Send(_, Refusal() as refusal):
                    raise Refused("refused", refusal)
                case Send(_, Advice() as advice):
                    change.advice = advice.decision
                case Send():
                    change.game = True
                case Ask():
                    change.asks.append(effect)
                    change.game = True
                case NeedDeal():
                    self._carry(self._deal(effect, now), now)
                case Wake():
                    self._wake_at = effect.at
                    change.game = True
                case Over():
                    self._over()
                case _:
                    pass  # a computer player's fault, mended by the table

    def _write(self, effect: Append, now: float) -> None:
        """Note what the table has entered in its record."""
        entry, change = effect.entry, self._change
        if isinstance(entry, Entry):
            change.steps.append(Moved(entry.seat, entry.action, entry.at_ms or 0))
        else:
            change.steps.append(TookBack(entry.seat, entry.to, entry.at_ms or 0))
        self.past.moved(entry, effect)
        change.events.extend(effect.events)
        change.game = True
        seat = self.seats[entry.seat] if entry.seat >= 0 else None
        if seat is not None and seat.once:
            seat.stand_in, seat.once = "", False
            change.table = True
            self.tell(StandIn(entry.seat, None), now)
        booked = any(isinstance(event.seen_by(None), DealBooked) for event in effect.events)
        if booked and self.past.phase == "playing":
            assert self.table is not None
            self.commit(self.past.game_no, self.table.deal_no + 1)

    def _over(self) -> None:
        if any(no == self.past.game_no for no, _ in self._change.finished) or not self._change.steps:
            return
        game = self.past.games[-1]
        self._change.finished.append((game.no, jsonl.dumps(game.booked).encode()))
        self._change.table = True
        self.commit(game.no + 1, 1)

    # ------------------------------------------------------------------------------------------ time and bots
    def decided(self, ask: Ask, decision: Decision, now: float) -> Change:
        """A computer player has decided."""
        self.begin()
        if ask.hint or self.is_running():
            self.tell(Decided(ask.seat, ask.view.seq, decision, ask.hint), now)
        return self.finish(now)

    def tick(self, now: float) -> Change:
        """Time has passed: end pauses, let computer players sit in, and mind the clock."""
        change = self.begin()
        if self.is_running() and now >= self._wake_at:
            self._wake_at = math.inf
            change.game = True
            self.tell(Tick(), now)
        for no, seat in enumerate(self.seats):
            if self.away_left(seat, now) == 0.0:
                seat.stand_in, seat.once = self.helper, False
                change.table = True
                change.notes.append(("note-stand-in", {"name": seat.name}))
                self.tell(StandIn(no, self.helper), now)
        if self.clock_left(now) == 0.0 and self.table is not None:
            turn = self.table.to_act
            self.seats[turn].stand_in, self.seats[turn].once = self.helper, True
            change.table = True
            change.notes.append(("note-clock-out", {"name": self.seats[turn].name}))
            self.tell(StandIn(turn, self.helper), now)
        return self.finish(now)

    def thinking_time(self) -> float:
        """Seconds that a computer player takes at least, so that one can follow."""
        return PACES[self.past.options.speed][1]
