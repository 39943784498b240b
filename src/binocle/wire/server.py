"""What the server says. Whatever is meant for people is ready to be shown, in the language of the connection."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from binocle.game.actions import Action
from binocle.game.events import SeatEvent
from binocle.game.public import Shown
from binocle.game.views import View
from binocle.wire.limits import PROTOCOL, Speed


class RulesInfo(msgspec.Struct, frozen=True):
    """The rules of a table: on one line, by name, and what the drawing of a table needs."""

    line: str
    name: str
    title: str
    players: int
    partners: bool
    german: bool
    clockwise: bool
    copies: int


class SeatInfo(msgspec.Struct, frozen=True):
    """Who has a seat.

    `player` is the computer player's level, `here` whether the person is connected, `away_at` the seconds until a bot
    sits in for him (null when that is not to come), `stand_in` the bot that does, `word` whether the seat's own word is
    mixed into the next deal.
    """

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    player: str
    here: bool
    away_at: float | None
    stand_in: str
    host: bool
    word: bool


class TableOptions(msgspec.Struct, frozen=True):
    """How a table is kept."""

    speed: Speed = "normal"
    chat: bool = True
    clock: int = 0
    undo: bool = True


class Fairness(msgspec.Struct, frozen=True):
    """The commitment to the shuffle of a deal, and the seats whose own words are (or will be) mixed into it."""

    game: int
    deal: int
    commit: str
    words: tuple[int, ...]


class Lobby(msgspec.Struct, frozen=True):
    """A table as everybody sees it: people, rules, options.

    `code` is the short code while seats can be taken by it, `next_fair` the commitment to the next deal.
    """

    id: str
    phase: Literal["lobby", "playing", "over"]
    rules: RulesInfo
    seats: tuple[SeatInfo, ...]
    spectators: int
    code: str
    options: TableOptions
    paused: bool
    game: int
    link: str
    next_fair: Fairness | None


class BidRange(msgspec.Struct, frozen=True):
    """Bids that are allowed: every `step` points from `least` to `most`."""

    least: int
    most: int
    step: int


class Can(msgspec.Struct, frozen=True):
    """What this seat may ask of the table now."""

    undo: bool = False
    hint: bool = False
    claim: bool = False


class Pausing(msgspec.Struct, frozen=True):
    """What the table waits for, how long at most (null: until all have continued), and for whom."""

    occasion: Literal["trick", "melds", "deal"]
    seconds: float | None
    waiting: tuple[int, ...]


class ClockInfo(msgspec.Struct, frozen=True):
    """The seat whose time runs, and the seconds it has left."""

    seat: int
    seconds: float


class Scene(msgspec.Struct, frozen=True):
    """The game as this seat sees it. Bids are taken out of `view.legal` and stand in `bids`.

    `labels` go with `legal`, and so do `points`: what a meld or dix would be paid now, else 0. `own` is what the seat's
    best melds would pay with each suit as trump until they lie; `own_melds` are these melds once trump is known.

    `refused` says of cards in hand why they may not be played now. `fair` is about the deal being played, `next_fair`
    about the one to come.
    """

    view: View
    bids: tuple[BidRange, ...]
    labels: tuple[str, ...]
    points: tuple[int, ...]
    own: dict[str, int]
    own_melds: tuple[Shown, ...]
    refused: dict[str, str]
    can: Can
    pausing: Pausing | None
    situation: tuple[str, ...]
    clock: ClockInfo | None
    fair: Fairness | None
    next_fair: Fairness | None
    winner: int


class News(msgspec.Struct, frozen=True):
    """Something that happened, as this seat is told it."""

    event: SeatEvent
    text: tuple[str, ...]


class Chat(msgspec.Struct, frozen=True):
    """Something that was said; `phrase` is the key of a quick phrase, whose text is in the reader's language."""

    seat: int | None
    name: str
    text: str
    phrase: str = ""


class You(msgspec.Struct, frozen=True):
    """Who one is at this table: a seat, or (null) a spectator."""

    seat: int | None
    host: bool
    name: str


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The answer to hello: everything, as of update `n`."""

    n: int
    you: You
    table: Lobby
    play: Scene | None
    chat: tuple[Chat, ...]
    recent: tuple[News, ...]
    protocol: int = PROTOCOL


class Update(msgspec.Struct, frozen=True, tag="update", omit_defaults=True):
    """What changed; what is absent is as before.

    `n` is one more than that of the update before, or the same when nothing was entered in the table's log (people come
    and go, a pause ends). Any other number means that something was missed: say hello again.
    """

    n: int
    table: Lobby | UnsetType = UNSET
    play: Scene | UnsetType = UNSET
    news: tuple[News, ...] = ()
    chat: tuple[Chat, ...] = ()
    note: str = ""


class Ok(msgspec.Struct, frozen=True, tag="ok"):
    """Done, and on the disk, as of update `n`."""

    id: str
    n: int


class Error(msgspec.Struct, frozen=True, tag="error"):
    """Not done: a stable code and a sentence; `seq` is that of the current view when the answer came too late."""

    id: str | None
    code: str
    text: str
    seq: int | None = None


class Thought(msgspec.Struct, frozen=True):
    """An action that was considered for a hint, with what it is worth in points for one's side."""

    action: Action
    label: str
    value: float
    spread: float
    visits: int


class Advice(msgspec.Struct, frozen=True, tag="advice"):
    """The hint that was asked for."""

    id: str
    seq: int
    action: Action
    label: str
    text: tuple[str, ...]
    candidates: tuple[Thought, ...]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Here."""


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """Said before the server closes a socket: why."""

    code: str
    text: str


FromServer: TypeAlias = Welcome | Update | Ok | Error | Advice | Pong | Bye
