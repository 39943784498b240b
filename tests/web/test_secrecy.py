"""Nobody is told by anything that is sent what he may not know: the hidden cards are exchanged, and no byte changes.

A game is played to some point; then cards that one reader cannot know of change places (in the hands of others, in the
widow, in the stock), in such a way that everything that happened happens again. What is sent to that reader
must be the same bytes: every update, every refusal.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import msgspec
import pytest

from binocle.deal import random_deal
from binocle.errors import IllegalAction
from binocle.game.actions import Action, Deal, Play
from binocle.game.drive import mechanical
from binocle.game.views import Budget
from binocle.players import make
from binocle.record import Occupant
from binocle.web import pictures, requests
from binocle.web.changes import Refused
from binocle.web.past import Past
from binocle.web.room import Room
from binocle.web.rules import by_line
from binocle.web.steps import Began, Chair, Committed, Moved, Opened
from binocle.wire import client as asked
from binocle.wire import encode
from binocle.wire.server import TableOptions

RULES = ("midwest", "partners", "two-handed", "double-deck", "binokel", "partners-passing", "hay", "partners-widow")
PAIRS = int(os.environ.get("BINOCLE_PAIRS", "25"))
"""Pairs for each rule set; `.ci/run` asks for more."""

NAMES = ("Eva", "Ann", "Ben", "Cleo")


def opened(rules: str) -> Room:
    """A room of people only, the game begun, the cards not dealt, nothing left to chance."""
    house = by_line(rules)
    count = house.rules.seats.players
    chairs = tuple(Chair("person", NAMES[seat]) for seat in range(count))
    past = Past("secret-table")
    occupants = tuple(Occupant(name, "person") for name in NAMES[:count])
    commits = [Committed(1, deal, "00" * 32, "11" * 32) for deal in range(1, 9)]
    options = TableOptions(speed="instant")
    past.enter([Opened(house.json, house.line, chairs, 0, options, "", 0), *commits])
    past.enter([Began(1, occupants, 0, "", "people")])
    return Room(past)


def stream(rules: str, deal: Deal, moves: list[tuple[int, Action]], reader: int | None) -> list[bytes]:
    """All that a reader is sent while a deal is played by these moves. Raises `IllegalAction` when one is refused."""
    room = opened(rules)
    sent: list[bytes] = []
    room.past.apply(Moved(-1, deal, 0))
    room.past.n += 1
    count = len(room.seats)
    for seat in range(count):
        room.came(seat, 0.0)
    sent.append(encode(pictures.welcome(room, reader, "en", "", 0.0)))
    for number, (seat, action) in enumerate(moves):
        table = room.table
        assert table is not None
        for waiting in table.waiting:
            change = requests.carry_out(room, waiting, asked.Continue(f"c{number}.{waiting}"), 0.0)
            sent.append(encode(pictures.update(room, change, reader, "en", "", 0.0)))
        if reader is not None and isinstance(action, Play):
            sent += refused(room, reader, number)
        try:
            change = requests.carry_out(room, seat, asked.Act(f"a{number}", table.seq, action), 0.0)
        except Refused as problem:
            raise IllegalAction(str(problem), "") from None
        sent.append(encode(pictures.update(room, change, reader, "de", "", 0.0)))
    sent.append(encode(pictures.welcome(room, reader, "en", "", 0.0)))
    return sent


def refused(room: Room, reader: int, number: int) -> Iterator[bytes]:
    """The answers to cards that the reader does not hold, or may not play, or not now."""
    table = room.table
    assert table is not None
    legal = set(table.view(reader).legal)
    for card in ("AS", "9H", "QD"):
        action = msgspec.convert({"type": "Play", "card": card}, Play)
        if action in legal:
            continue
        try:
            requests.carry_out(room, reader, asked.Act(f"r{number}{card}", table.seq, action), 0.0)
        except Refused as problem:
            yield repr((problem.code, problem.refusal)).encode()


def played(rules: str, seed: int, most: int) -> tuple[Deal, list[tuple[int, Action]]]:
    """A deal, and how it was played up to some point."""
    rng = random.Random(f"{rules} {seed}")
    game = by_line(rules).game
    player = make("random" if seed % 3 else "steady", game)
    deal = random_deal(game, rng, 0)
    state = game.apply(game.start(0), -1, deal).state
    moves: list[tuple[int, Action]] = []
    while len(moves) < most and (turn := game.to_act(state)) >= 0:
        action = player.decide(game.view(state, turn), Budget(seed=seed * 1000 + len(moves))).action
        state = game.apply(state, turn, action).state
        moves.append((turn, action))
    return deal, without_what_follows(rules, deal, moves)


def without_what_follows(rules: str, deal: Deal, moves: list[tuple[int, Action]]) -> list[tuple[int, Action]]:
    """The moves that people make; laying out melds and the like the table does by itself."""
    game = by_line(rules).game
    state = game.apply(game.start(0), -1, deal).state
    kept = []
    for seat, action in moves:
        if mechanical(game, state) is None:
            kept.append((seat, action))
        state = game.apply(state, seat, action).state
    return kept


def exchanged(deal: Deal, reader: int | None, rng: random.Random) -> Deal:
    """The deal with two cards exchanged between places that the reader does not see."""
    places: list[tuple[str, int, int]] = [
        ("hand", seat, place) for seat, hand in enumerate(deal.hands) if seat != reader for place in range(len(hand))
    ]
    places += [("stock", 0, place) for place in range(len(deal.stock))]
    places += [("widow", 0, place) for place in range(len(deal.widow))]
    hands = [list(hand) for hand in deal.hands]
    parts = {"stock": [list(deal.stock)], "widow": [list(deal.widow)], "hand": hands}
    one, other = rng.sample(places, 2)
    a, b = parts[one[0]][one[1]], parts[other[0]][other[1]]
    a[one[2]], b[other[2]] = b[other[2]], a[one[2]]
    return Deal(tuple(tuple(hand) for hand in hands), tuple(parts["widow"][0]), deal.upcard, tuple(parts["stock"][0]))


def pairs(rules: str, wanted: int, seed: int) -> tuple[int, int]:
    """Look for so many pairs of deals that are alike to a reader, and compare what he is sent; pairs, and tries."""
    rng = random.Random(seed)
    found = tries = 0
    while found < wanted and tries < wanted * 60:
        most = rng.choice((1, 2, 4, 8, 16, 30, 50, 80))
        deal, moves = played(rules, rng.randrange(10**6), most)
        readers: list[int | None] = [None, *range(len(deal.hands))]
        reader = rng.choice(readers)
        before = stream(rules, deal, moves, reader)
        for _ in range(12):
            tries += 1
            other = exchanged(deal, reader, rng)
            if other == deal:
                continue
            try:
                after = stream(rules, other, moves, reader)
            except IllegalAction:
                continue
            if told_apart(rules, deal, other, moves, reader):
                continue
            found += 1
            assert before == after, (rules, reader, deal, other, moves)
    return found, tries


def told_apart(rules: str, deal: Deal, other: Deal, moves: list[tuple[int, Action]], reader: int | None) -> bool:
    """Whether the rules themselves show the reader a difference: other cards seen, other melds, another trick."""
    return facts(rules, deal, moves, reader) != facts(rules, other, moves, reader)


def facts(rules: str, deal: Deal, moves: list[tuple[int, Action]], reader: int | None) -> list[object]:
    """What the engine says happened, as this reader is told it, and what he holds: that is what he may know."""
    game = by_line(rules).game
    state = game.apply(game.start(0), -1, deal).state
    known: list[object] = []
    waiting = list(moves)
    while True:
        step = mechanical(game, state)
        if step is not None:
            turn, action = game.to_act(state), step
        elif waiting:
            turn, action = waiting.pop(0)
        else:
            return known
        done = game.apply(state, turn, action)
        known += [event.seen_by(reader) for event in done.events]
        state = done.state
        hand = () if reader is None else state.hidden.open().hands[reader].kinds
        known.append((hand, game.to_act(state)))


@pytest.mark.parametrize("rules", RULES)
def test_hidden_cards_change_no_byte(rules: str) -> None:
    """Pairs of deals that are alike to a reader are alike in every byte that he is sent."""
    found, tries = pairs(rules, PAIRS, random.randrange(10**9) if PAIRS > 100 else 1)
    assert found >= PAIRS, f"only {found} pairs in {tries} tries"


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test can fail: a scene that betrays one card of another hand is caught."""
    honest = pictures.scene

    def leaky(room: Room, viewer: int | None, lang: object, now: float) -> object:
        scene = honest(room, viewer, lang, now)  # type: ignore[arg-type]
        if scene is None or room.table is None:
            return scene
        other = room.table.view(1 if viewer != 1 else 0).hand or ()
        return msgspec.structs.replace(scene, situation=(*scene.situation, "".join(other)))

    monkeypatch.setattr(pictures, "scene", leaky)
    with pytest.raises(AssertionError):
        pairs("partners", 40, 1)
