"""A room as its log tells it: entry after entry, with nothing in it that was not entered."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from binocle.deal.fair import Words
from binocle.game.actions import Deal
from binocle.game.events import Event
from binocle.game.phases.base import Step
from binocle.record import Entry, Header, History, Line, Occupant, Record, Seal, digest
from binocle.record import Undo as Taken
from binocle.record.record import canonical
from binocle.record.seal import is_booked
from binocle.seats import OVER
from binocle.table import Append
from binocle.web.rules import HouseRules, by_json
from binocle.web.seating import Seat, seats_of
from binocle.web.steps import (
    Admitted,
    Asked,
    Began,
    Coded,
    Committed,
    Held,
    Hosted,
    Moved,
    Opened,
    Placed,
    Said,
    Seated,
    TookBack,
    Tuned,
    Worded,
)
from binocle.web.steps import Step as Entered
from binocle.wire.server import TableOptions

CHAT_KEPT: Final = 50
NEWS_KEPT: Final = 12
REQUESTS_KEPT: Final = 256
"""How many requests of a seat are remembered, so that one that is sent twice is done once."""


@dataclass(slots=True)
class PlayedGame:
    """A game of the room: its record so far, and the words that were mixed into each deal."""

    no: int
    header: Header
    lines: list[Line] = field(default_factory=list)
    words: dict[int, tuple[Words, ...]] = field(default_factory=dict)
    names: tuple[str, ...] = ()

    @property
    def booked(self) -> Record:
        """The record up to the last deal that is booked."""
        last = max((place for place, line in enumerate(self.lines) if isinstance(line, Seal)), default=-1)
        return Record(self.header, tuple(self.lines[: last + 1]))


class Past:
    """What the log of a room comes to."""

    def __init__(self, id_: str) -> None:
        """A room of which nothing is known yet; its first entry opens it."""
        self.id: Final = id_
        self.n = -1
        self.rules: HouseRules
        self.options = TableOptions()
        self.seats: list[Seat] = []
        self.host = 0
        self.code = ""
        self.phase: Literal["lobby", "playing", "over"] = "lobby"
        self.held = False
        self.history: History | None = None
        self.games: list[PlayedGame] = []
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.news: deque[Event] = deque(maxlen=NEWS_KEPT)
        self.commits: dict[tuple[int, int], tuple[Committed, int]] = {}
        self.requests: dict[int, OrderedDict[str, tuple[str, int]]] = {}
        self.ms = 0

    # ------------------------------------------------------------------------------------------ entries
    def enter(self, entry: Iterable[Entered]) -> None:
        """The next entry of the log."""
        for step in entry:
            self.apply(step)
        self.n += 1

    def apply(self, step: Entered) -> None:
        """One step of the entry that is being made, or read."""
        match step:
            case Moved():
                assert self.history is not None
                entry = Entry(self.history.n + 1, step.seat, step.action, step.at_ms)
                self.moved(entry, self.history.apply(step.seat, step.action))
            case TookBack():
                assert self.history is not None
                done = self.history.undo(step.seat, step.to)
                self.moved(Taken(self.history.n, step.seat, step.to, step.at_ms), done)
            case Opened():
                self.rules = by_json(step.rules)
                self.options = step.options
                self.seats = seats_of(step.chairs)
                self.host = step.host
                self.code = step.code
            case Committed():
                self.commits[step.game, step.deal] = step, self.n + 1
            case Began():
                self._begin(step)
            case Said():
                self.chat.append(step)
            case Asked():
                self._remember(step)
            case Admitted():
                pass
            case Seated() | Placed() | Hosted() | Worded() | Held() | Tuned() | Coded():
                self._arrange(step)

    def _arrange(self, step: Seated | Placed | Hosted | Worded | Held | Tuned | Coded) -> None:
        match step:
            case Seated():
                self.seats[step.seat] = Seat("person", step.name, "")
                self.requests.pop(step.seat, None)  # the names that somebody else gave to his
            case Placed():
                self.seats[step.seat] = Seat("bot" if step.player else "open", "", step.player)
            case Hosted():
                self.host = step.seat
            case Worded():
                seat = self.seats[step.seat]
                seat.word, seat.word_seq = step.word, self.n + 1
            case Held():
                self.held = step.on
            case Tuned():
                self.options = step.options
            case Coded():
                self.code = step.code

    def _begin(self, step: Began) -> None:
        header = Header(self.rules.json, step.seats, step.dealer, step.started, step.table)
        self.history = History(header)
        self.games.append(PlayedGame(step.game, header))
        self.phase = "playing"
        self.held = False
        self.news.clear()

    def moved(self, line: Entry | Taken, step: Step | Append) -> None:
        """Keep what a line of the record has done to the game."""
        assert self.history is not None
        game = self.games[-1]
        if isinstance(line, Entry):
            line = Entry(line.n, line.seat, canonical(line.action), line.at_ms)
        game.lines.append(line)
        self.news.extend(step.events)
        self.ms = max(self.ms, line.at_ms or 0)
        state = step.state
        if isinstance(line, Entry) and isinstance(line.action, Deal):
            game.words[state.deal_no] = self._words(game.no, state.deal_no)
            for seat in self.seats:
                seat.word = ""
        if isinstance(line, Entry) and is_booked(state):
            game.lines.append(Seal(state.deal_no, digest(state)))
        self.phase = "over" if self.history.game.to_act(state) == OVER else "playing"

    def _words(self, game: int, deal: int) -> tuple[Words, ...]:
        _, committed = self.commits[game, deal]
        return tuple(Words(no, seat.word, seat.word_seq > committed) for no, seat in enumerate(self.seats) if seat.word)

    def words_now(self, game: int, deal: int) -> tuple[Words, ...]:
        """The words that would be mixed into the next deal."""
        return self._words(game, deal)

    def _remember(self, step: Asked) -> None:
        asked = self.requests.setdefault(step.seat, OrderedDict())
        asked[step.id] = step.sum, self.n + 1
        while len(asked) > REQUESTS_KEPT:
            asked.popitem(last=False)

    # ------------------------------------------------------------------------------------------ looking
    @property
    def game_no(self) -> int:
        """The number of the game being played, or the first to come."""
        return self.games[-1].no if self.games else 0

    def occupants(self) -> tuple[Occupant, ...]:
        """Everybody as a record names them: people by name, computer players by their level; open seats by `open`."""
        return tuple(
            Occupant(seat.name, "person") if seat.is_person else Occupant(seat.player or "open", "bot")
            for seat in self.seats
        )
