"""What people may ask of a room, each kind with who may and when."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from binocle.game.views import Refusal
from binocle.players import names as player_names
from binocle.table import Act, Claim, Continue, Hint, Undo
from binocle.web.changes import Change, Refused
from binocle.web.people import is_taken, tidy_name, tidy_text
from binocle.web.room import Room
from binocle.web.steps import Asked, Coded, Held, Hosted, Placed, Said, Seated, Tuned, Worded
from binocle.wire import client as wire

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "my-fault",
    "moment",
    "your-turn",
    "good-game",
    "again",
)
"""The quick phrases."""

HOSTS_ALONE: Final = (wire.Start, wire.Place, wire.Replace, wire.Pause, wire.Restart, wire.Options)
"""Requests of which the room has to be the host's."""


class Repeated(Exception):  # noqa: N818 - no error
    """The request was carried out before, in entry `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


def carry_out(room: Room, seat: int, request: wire.Request, now: float) -> Change:
    """Do what a seat asks for.

    Raises:
        Refused: it is not to be had; nothing has changed.
        Repeated: it was done already.
    """
    told = hashlib.sha256(msgspec.json.encode(request)).hexdigest()[:32]
    before = room.past.requests[seat].get(request.id) if seat in room.past.requests else None
    if before is not None:
        if before[0] != told:
            raise Refused("id-reused")
        raise Repeated(before[1])
    if isinstance(request, HOSTS_ALONE) and seat != room.past.host:
        raise Refused("host-only")
    change = room.begin()
    if isinstance(request, wire.Act | wire.Continue | wire.Undo | wire.Hint | wire.Claim):
        _play(room, seat, request, now)
    elif isinstance(request, wire.Say | wire.Phrase | wire.Word):
        _speak(room, seat, request)
    else:
        _arrange(room, seat, request, now)
    if change.steps:
        room.do(Asked(seat, request.id, told))
    return room.finish(now)


def _play(
    room: Room, seat: int, request: wire.Act | wire.Continue | wire.Undo | wire.Hint | wire.Claim, now: float
) -> None:
    if room.table is None:
        raise Refused("refused", Refusal("table/not-playing"))
    if room.past.held:
        raise Refused("refused", Refusal("table/held"))
    match request:
        case wire.Act():
            if request.expect != room.table.seq:
                raise Refused("stale")
            room.tell(Act(seat, request.expect, request.action), now)
        case wire.Continue():
            room.change.game = True
            room.tell(Continue(seat), now)
        case wire.Undo():
            if not room.past.options.undo:
                raise Refused("refused", Refusal("table/no-undo"))
            room.tell(Undo(seat), now)
        case wire.Hint():
            room.tell(Hint(seat), now)
        case wire.Claim():
            room.tell(Claim(seat), now)
            room.note("note-claimed", name=room.names[seat])


def _speak(room: Room, seat: int, request: wire.Say | wire.Phrase | wire.Word) -> None:
    change = room.change
    if isinstance(request, wire.Word):
        room.do(Worded(seat, tidy_text(request.word)))
        change.table = change.game = True
        return
    if not room.past.options.chat:
        raise Refused("refused", Refusal("table/no-chat"))
    if isinstance(request, wire.Phrase):
        if request.key not in PHRASES:
            raise Refused("bad-field")
        said = Said(seat, room.names[seat], "", request.key)
    else:
        text = tidy_text(request.text)
        if not text:
            raise Refused("bad-field")
        said = Said(seat, room.names[seat], text)
    room.do(said)
    change.said.append(said)


def _arrange(
    room: Room,
    seat: int,
    request: wire.Leave | wire.Start | wire.Place | wire.Replace | wire.Pause | wire.Restart | wire.Options,
    now: float,
) -> None:
    room.change.table = True
    match request:
        case wire.Leave():
            _leave(room, seat, now)
        case wire.Start():
            if room.past.phase != "lobby":
                raise Refused("refused", Refusal("table/not-lobby"))
            _close_lobby(room)
            room.start_game(now)
        case wire.Place():
            _place(room, seat, request)
        case wire.Replace():
            _replace(room, seat, request, now)
        case wire.Pause():
            if room.past.phase != "playing":
                raise Refused("refused", Refusal("table/not-playing"))
            if request.on != room.past.held:
                room.do(Held(request.on))
                room.hold(on=request.on, now=now)
                room.change.game = True
                room.note("note-held" if request.on else "note-going-on")
        case wire.Restart():
            if room.past.phase == "lobby":
                raise Refused("refused", Refusal("table/not-playing"))
            room.note("note-new-game")
            room.start_game(now)
        case wire.Options():
            new = {
                name: value
                for name in ("speed", "chat", "clock")
                if (value := getattr(request, name)) is not msgspec.UNSET
            }
            room.do(Tuned(msgspec.structs.replace(room.past.options, **new)))
            room.new_pace()
            room.change.game = True


def _place(room: Room, seat: int, request: wire.Place) -> None:
    """Before the game: a computer player for a seat, or an open one."""
    if room.past.phase != "lobby":
        raise Refused("refused", Refusal("table/not-lobby"))
    if request.seat >= len(room.seats) or request.seat == seat:
        raise Refused("not-allowed")
    player = _player(request.to)
    if room.seats[request.seat].is_person:
        room.change.dismiss.append(request.seat)
    room.do(Placed(request.seat, player))


def _replace(room: Room, seat: int, request: wire.Replace, now: float) -> None:
    """During the game: the seat goes to a computer player; `open` lets the next person have it."""
    if room.past.phase == "lobby":
        raise Refused("refused", Refusal("table/not-playing"))
    if request.seat >= len(room.seats) or request.seat == seat:
        raise Refused("not-allowed")
    player = _player(request.by)
    room.change.dismiss.append(request.seat)
    room.do(Placed(request.seat, player))
    room.reseat(request.seat, now)
    room.change.game = True
    if player:
        room.note("note-replaced", name=room.names[request.seat])


def _leave(room: Room, seat: int, now: float) -> None:
    name = room.names[seat]
    room.change.dismiss.append(seat)
    room.do(Placed(seat, "" if room.past.phase == "lobby" else room.helper))
    room.note("note-left", name=name)
    others = [no for no, other in enumerate(room.seats) if other.is_person]
    if seat == room.past.host and others:
        room.do(Hosted(next((no for no in others if room.seats[no].here), others[0])))
    room.left_alone()
    if room.past.phase != "lobby":
        room.change.game = True
        room.reseat(seat, now)


def _player(name: str) -> str:
    """The level of a computer player, or nothing for an open seat."""
    if name == "open":
        return ""
    if name not in player_names():
        raise Refused("unknown-player")
    return name


def _close_lobby(room: Room) -> None:
    if room.past.code:
        room.do(Coded(""))
        room.change.code = ""


def sit_down(room: Room, name: str, seat: int | None, token_hash: bytes, now: float) -> tuple[int, Change]:
    """Give a free seat to a person who comes by the invitation; which one, when he does not care.

    Raises:
        Refused: no seat is free, or the name will not do.
    """
    tidy = tidy_name(name)
    if not tidy:
        raise Refused("name")
    if is_taken(tidy, [other.name for other in room.seats if other.is_person]):
        raise Refused("name-taken")
    free = [no for no, each in enumerate(room.seats) if each.kind == "open"]
    if not free:
        raise Refused("full")
    if seat is not None and seat not in free:
        raise Refused("refused", Refusal("table/seat-taken"))
    chosen = free[0] if seat is None else seat
    change = room.begin()
    room.do(Seated(chosen, tidy))
    change.admit.append((token_hash, chosen))
    change.table = True
    room.seats[chosen].since = now
    room.note("note-sat-down", name=tidy)
    if room.past.phase != "lobby":
        change.game = True
        room.reseat(chosen, now)
    return chosen, room.finish(now)
