"""What a client may say. Every message but `hello` and `ping` has an id, and gets one `ok` or `error` with it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from binocle.game.actions import (
    AnnounceDurch,
    AskRedeal,
    Bid,
    Bury,
    CallOut,
    ClaimRevoke,
    Dix,
    Draw,
    GiveUp,
    HandOut,
    LayMelds,
    Meld,
    NameTrump,
    Pass,
    PassCard,
    Play,
    Shoot,
)
from binocle.wire.limits import (
    LONGEST_TEXT,
    LONGEST_WORD,
    Clock,
    Lang,
    MessageId,
    PlayerName,
    SeatNo,
    Seq,
    Speed,
    TableId,
)

SeatAction: TypeAlias = (
    Bid
    | Pass
    | AskRedeal
    | NameTrump
    | AnnounceDurch
    | PassCard
    | HandOut
    | Bury
    | LayMelds
    | Meld
    | Dix
    | Draw
    | Play
    | GiveUp
    | Shoot
    | ClaimRevoke
    | CallOut
)
"""The actions of a seat: all there are but the deal, which is nobody's to name."""


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Come to a table: with a seat's token to play, without one to watch. Again whenever a fresh view is wanted."""

    protocol: int
    table: TableId
    token: Annotated[str, Meta(max_length=80)] | None = None
    lang: Lang = "en"


class Act(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Take one of the legal actions of the view with this `seq`."""

    id: MessageId
    expect: Seq
    action: SeatAction


class Continue(msgspec.Struct, frozen=True, tag="continue", forbid_unknown_fields=True):
    """Seen enough of what the table pauses for."""

    id: MessageId


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back one's last decision; only among computer players."""

    id: MessageId


class Hint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask what a good player would do in one's place."""

    id: MessageId


class Claim(msgspec.Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Claim all the tricks that are left; granted when nothing can take one of them away."""

    id: MessageId


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Phrase(msgspec.Struct, frozen=True, tag="phrase", forbid_unknown_fields=True):
    """Say one of the quick phrases, which everybody reads in his own language."""

    id: MessageId
    key: Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[a-z-]+$")]


class Word(msgspec.Struct, frozen=True, tag="word", forbid_unknown_fields=True):
    """A word of one's own, mixed into the shuffle of the next deal; empty takes it back."""

    id: MessageId
    word: Annotated[str, Meta(max_length=LONGEST_WORD)]


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Stand up for good: a bot plays on, or the seat is free again."""

    id: MessageId


class Start(msgspec.Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Host: begin; seats that are free are taken by computer players."""

    id: MessageId


class Place(msgspec.Struct, frozen=True, tag="seat", forbid_unknown_fields=True):
    """Host, before the game: give a seat to a computer player, or keep it open."""

    id: MessageId
    seat: SeatNo
    to: PlayerName


class Replace(msgspec.Struct, frozen=True, tag="replace", forbid_unknown_fields=True):
    """Host: take a seat away from whoever has it, for a computer player or (`open`) for the next who comes."""

    id: MessageId
    seat: SeatNo
    by: PlayerName


class Pause(msgspec.Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Host: hold the game, or let it go on."""

    id: MessageId
    on: bool


class Restart(msgspec.Struct, frozen=True, tag="restart", forbid_unknown_fields=True):
    """Host: a new game with the same people and rules."""

    id: MessageId


class Options(msgspec.Struct, frozen=True, tag="options", forbid_unknown_fields=True):
    """Host: change how the table is kept; what is left out stays."""

    id: MessageId
    speed: Speed | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


Request: TypeAlias = (
    Act
    | Continue
    | Undo
    | Hint
    | Claim
    | Say
    | Phrase
    | Word
    | Leave
    | Start
    | Place
    | Replace
    | Pause
    | Restart
    | Options
)
"""What has an id and is answered."""

FromClient: TypeAlias = Hello | Request | Ping
