"""A room without sockets and clocks: what its log makes of it is what it was."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from binocle.deal.fair import FairDeal
from binocle.players import make
from binocle.web import pictures, requests, steps
from binocle.web.changes import Change, Refused
from binocle.web.past import Past
from binocle.web.requests import Repeated
from binocle.web.review import fair_file
from binocle.web.room import Room
from binocle.web.rules import by_line
from binocle.web.steps import Chair, Opened
from binocle.wire import client as wire
from binocle.wire.server import TableOptions


class Driven:
    """A room driven by hand: keeps its log and answers for its computer players."""

    def __init__(self, rules: str, chairs: str, **options: Any) -> None:
        house = by_line(rules)
        kinds = {"p": "person", "b": "bot", "o": "open"}
        made = tuple(
            Chair(kinds[kind], f"P{seat}" if kind == "p" else "", "steady" if kind == "b" else "")  # type: ignore[arg-type]
            for seat, kind in enumerate(chairs)
        )
        self.room = Room(Past("a-table"), grace=30.0, helper="steady")
        self.log: list[bytes] = []
        self.now = 0.0
        self.number = 0
        self.notes: list[str] = []
        self.room.begin()
        self.room.do(
            Opened(house.json, house.line, made, 0, TableOptions(**{"speed": "instant", **options}), "CODE", 0)
        )
        self.room.commit(1, 1)
        self.took(self.room.finish(0.0))

    def took(self, change: Change) -> Change:
        """Enter a change, and let computer players answer."""
        if change.steps:
            self.log.append(steps.write(tuple(change.steps)))
            assert len(self.log) == self.room.past.n + 1
        self.notes += [key for key, _ in change.notes]
        for ask in change.asks:
            game = self.room.past.rules.game
            decision = make("steady", game).decide(ask.view, ask.budget)
            self.took(self.room.decided(ask, decision, self.now))
        return change

    def ask(self, seat: int, kind: type[wire.Request], **fields: Any) -> Change:
        """A request of a seat."""
        self.number += 1
        return self.took(requests.carry_out(self.room, seat, kind(id=f"r{self.number}", **fields), self.now))

    def come(self, *seats: int) -> None:
        """People are there."""
        for seat in seats:
            self.took(self.room.came(seat, self.now))

    def later(self, seconds: float) -> None:
        """Time passes, tick by tick."""
        end = self.now + seconds
        while (at := self.room.wake_at(self.now)) <= end:
            self.now = max(self.now, at)
            self.took(self.room.tick(self.now))
        self.now = end

    def again(self) -> Room:
        """The room made from its log."""
        past = Past("a-table")
        for body in self.log:
            past.enter(steps.read(body))
        return Room(past, grace=30.0, helper="steady")


def fair_of(room: Room, deal: int) -> FairDeal:
    """What proves a deal of the first game fair."""
    past = room.past
    committed, _ = past.commits.get((1, deal), (None, 0))
    return fair_file(past.id, past.games[0], deal, past.rules.json, committed)


def facts(room: Room) -> dict[str, Any]:
    """All that a room knows but for who is connected and what time it is."""
    past = room.past
    viewers: list[int | None] = [None, *range(len(room.seats))]
    return {
        "n": past.n,
        "seats": [(seat.kind, seat.name, seat.player, seat.word) for seat in room.seats],
        "rest": (past.host, past.code, past.phase, past.held, past.options, list(past.chat), past.requests, past.ms),
        "commits": past.commits,
        "games": [(game.no, game.header, game.lines, game.words) for game in past.games],
        "views": [
            None if room.table is None else msgspec.structs.replace(room.table.view(viewer), legal=())
            for viewer in viewers
        ],
        "news": [pictures.told(pictures.words_of(room, viewer, "en"), past.news, viewer) for viewer in viewers],
    }


@pytest.mark.parametrize(
    ("rules", "chairs"), [("two-handed", "pp"), ("midwest", "pbp"), ("partners", "ppbp"), ("double-deck", "pbbb")]
)
def test_the_log_is_the_room(rules: str, chairs: str) -> None:
    """At any moment of an eventful game the log makes a room that knows what this one knows."""
    rng = random.Random(rules)
    driven = Driven(rules, chairs)
    people = [seat for seat, kind in enumerate(chairs) if kind == "p"]
    driven.come(*people)
    driven.ask(0, wire.Start)
    compared = 0
    refusals: set[str] = set()
    for turn in range(260):
        room = driven.room
        assert room.table is not None
        seat = rng.choice(people)
        driven.now += rng.random()
        try:
            match rng.randrange(14):
                case 0:
                    driven.ask(seat, wire.Say, text=f"line {turn}")
                case 1:
                    driven.ask(seat, wire.Word, word=f"word {turn}")
                case 2:
                    driven.ask(seat, wire.Undo)
                case 3 if rng.random() < 0.3:
                    driven.ask(0, wire.Options, speed=rng.choice(["slow", "instant"]), chat=True)
                case 4 if rng.random() < 0.1:
                    driven.ask(0, wire.Restart)
                case 5 if rng.random() < 0.3:
                    driven.ask(0, wire.Pause, on=True)
                    driven.ask(0, wire.Pause, on=False)
                case 6:
                    driven.took(room.gone(people[-1], driven.now))
                    driven.come(people[-1])
                case _:
                    _go_on(driven, people, rng)
        except Refused as refused:
            refusals.add(refused.code)
        driven.later(0.01)
        if turn % 13 == 0:
            assert facts(driven.again()) == facts(driven.room)
            compared += 1
    assert compared == 20
    assert refusals <= {"refused", "stale"}
    assert driven.room.past.games[0].lines


def _go_on(driven: Driven, people: list[int], rng: random.Random) -> None:
    room = driven.room
    assert room.table is not None
    for waiting in room.table.waiting:
        driven.ask(waiting, wire.Continue)
    turn = room.table.to_act
    if turn in people:
        legal = room.table.view(turn).legal
        driven.ask(turn, wire.Act, expect=room.table.seq, action=rng.choice(legal[:4]))


def test_a_request_is_done_once() -> None:
    """Repeated it is answered, not done; with another content under its name it is refused; errors are not kept."""
    driven = Driven("two-handed", "pp")
    driven.come(0, 1)
    driven.ask(0, wire.Start)
    word = wire.Word(id="w", word="blue")
    driven.took(requests.carry_out(driven.room, 0, word, 0.0))
    n = driven.room.past.n
    for room in (driven.room, driven.again()):
        with pytest.raises(Repeated) as repeated:
            requests.carry_out(room, 0, word, 0.0)
        assert repeated.value.n == n
        with pytest.raises(Refused, match="id-reused"):
            requests.carry_out(room, 0, wire.Word(id="w", word="red"), 0.0)
    driven.took(requests.carry_out(driven.room, 1, word, 0.0))  # another seat's names are its own
    assert driven.room.past.n == n + 1


def test_words_and_commitments() -> None:
    """A word counts for the next deal alone, marked when it came after the commitment; the deal can be checked."""
    from binocle.deal.fair import check

    driven = Driven("two-handed", "pp")
    driven.come(0, 1)
    driven.ask(0, wire.Word, word="  blue\u200b sky ")
    assert pictures.lobby(driven.room, "en", "", 0.0).next_fair is not None
    driven.ask(0, wire.Start)
    played = driven.room.past.games[0]
    assert [(word.seat, word.word, word.after_commit) for word in played.words[1]] == [(0, "blue sky", True)]
    assert not any(seat.word for seat in driven.room.seats)
    with pytest.raises(Refused):
        fair_of(driven.room, 1)
    rng = random.Random(3)
    while driven.room.table is not None and driven.room.table.deal_no < 2:
        _go_on(driven, [0, 1], rng)
    check(fair_of(driven.room, 1))
    with pytest.raises(Refused):
        fair_of(driven.room, 2)
    secrets = {committed.secret for committed, _ in driven.room.past.commits.values()}
    assert len(secrets) == len(driven.room.past.commits) >= 2


def test_absence() -> None:
    """Grace runs only while somebody is there; then a bot sits in, and leaves the seat when its person is back."""
    driven = Driven("two-handed", "pp")
    driven.come(0, 1)
    driven.ask(0, wire.Start)
    driven.took(driven.room.gone(1, driven.now))
    driven.later(20)
    assert driven.room.seats[1].stand_in == ""
    assert driven.room.away_left(driven.room.seats[1], driven.now) == pytest.approx(10)
    driven.took(driven.room.gone(0, driven.now))
    driven.later(10_000)  # the room is empty: nothing happens
    assert driven.room.seats[1].stand_in == ""
    driven.come(0)
    assert driven.room.away_left(driven.room.seats[1], driven.now) == pytest.approx(30)
    driven.later(31)
    assert driven.room.seats[1].stand_in == "steady"
    assert driven.notes.count("note-stand-in") == 1
    driven.come(1)
    assert driven.room.seats[1].stand_in == ""


def test_the_clock() -> None:
    """With a clock a person who does not decide in time is decided for, once; held and empty rooms stop it."""
    driven = Driven("two-handed", "pp", clock=10)
    driven.come(0, 1)
    driven.ask(0, wire.Start)
    table = driven.room.table
    assert table is not None
    turn, seq = table.to_act, table.seq
    driven.later(9)
    assert table.seq == seq
    assert driven.room.clock_left(driven.now) == pytest.approx(1)
    driven.ask(0, wire.Pause, on=True)
    driven.later(100)
    assert table.seq == seq
    driven.ask(0, wire.Pause, on=False)
    driven.later(9.5)
    assert table.seq == seq
    driven.later(1)
    assert table.seq > seq
    assert driven.notes.count("note-clock-out") >= 1
    assert driven.room.seats[turn].stand_in == ""


def test_a_refused_request_leaves_nothing() -> None:
    """Whatever is refused has no steps in the log and changes nothing that anybody sees."""
    driven = Driven("partners", "ppoo")
    driven.come(0, 1)
    before = facts(driven.room)
    for seat, request in (
        (1, wire.Start(id="a")),
        (0, wire.Place(id="b", seat=0, to="open")),
        (0, wire.Place(id="c", seat=5, to="open")),
        (0, wire.Place(id="d", seat=2, to="nobody")),
        (0, wire.Replace(id="e", seat=1, by="open")),
        (0, wire.Restart(id="f")),
        (0, wire.Pause(id="g", on=True)),
        (1, wire.Phrase(id="h", key="no-such-phrase")),
        (1, wire.Say(id="i", text="\u200b")),
    ):
        with pytest.raises(Refused):
            requests.carry_out(driven.room, seat, request, 0.0)
    assert facts(driven.room) == before


def test_what_melds_pay_is_told() -> None:
    """A seat is told what its melds pay by trump until they lie, and they pay just that."""
    driven = Driven("midwest", "ppp")
    driven.come(0, 1, 2)
    driven.ask(0, wire.Start)
    rng = random.Random(1)
    promised: dict[int, int] = {}
    for _ in range(200):
        room = driven.room
        assert room.table is not None
        for seat in range(3):
            scene = pictures.scene(room, seat, "en", 0.0)
            assert scene is not None
            if scene.view.public.trump >= 0 and scene.own:
                promised[seat] = scene.own["SHDC"[scene.view.public.trump]]
                assert promised[seat] == sum(meld.points for meld in scene.own_melds)
        if room.table.view(None).public.tricks:
            break
        _go_on(driven, [0, 1, 2], rng)
    laid = driven.room.table.view(None).public.melds if driven.room.table else ()
    others = [seat for seat in promised if seat != driven.room.table.view(None).public.declarer]  # type: ignore[union-attr]
    assert others
    assert all(laid[seat] == promised[seat] for seat in others)
    spectator = pictures.scene(driven.room, None, "en", 0.0)
    assert spectator is not None
    assert spectator.own == {}


def test_the_next_person_names_his_requests_as_he_likes() -> None:
    """What somebody asked for at a seat is not taken for the request of whoever has the seat after him."""
    driven = Driven("two-handed", "po")
    requests.sit_down(driven.room, "Ann", 1, b"a" * 32, 0.0)
    driven.log.append(b"[]")  # Ann sits down
    first = requests.carry_out(driven.room, 1, wire.Say(id="1", text="hello"), 0.0)
    assert first.said
    driven.took(first)
    driven.took(requests.carry_out(driven.room, 0, wire.Place(id="p", seat=1, to="open"), 0.0))
    requests.sit_down(driven.room, "Bob", 1, b"b" * 32, 0.0)
    assert requests.carry_out(driven.room, 1, wire.Say(id="1", text="good evening"), 0.0).said
