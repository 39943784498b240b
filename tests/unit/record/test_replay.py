"""Replaying, resuming, verifying, taking back, and writing while it is played."""

from __future__ import annotations

import io
import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from binocle.deal import random_deal
from binocle.errors import IllegalAction, RecordError
from binocle.game import Game
from binocle.game.actions import PASS, Bid, Deal, Play
from binocle.game.state import State
from binocle.record import (
    BEHAVIOUR,
    Entry,
    History,
    Record,
    Seal,
    Undo,
    Writer,
    build,
    digest,
    effective,
    jsonl,
    replay,
    resume,
    verify,
)
from binocle.rules import named, names
from binocle.seats import CHANCE
from tests.unit.record.games import header, play, record, short


def replaced(found: Record, place: int, *lines: object) -> Record:
    """The record with one line replaced by others; sums do not exist here, they are made in writing."""
    return msgspec.structs.replace(found, lines=(*found.lines[:place], *lines, *found.lines[place + 1 :]))  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------------ replay


@settings(max_examples=30)
@given(st.sampled_from(names()), st.integers(0, 2**32))
def test_replay_gives_the_states_that_were_played(name: str, seed: int) -> None:
    """A game played through the engine and the same game replayed pass through equal states, step by step."""
    head = header(short(name), table="people", dealer=1)
    game = Game(head.rules)
    rng = random.Random(seed)
    state = game.start(1)
    moves, states = [], []
    while (turn := game.to_act(state)) >= CHANCE and state.deal_no <= 1:
        action = random_deal(game, rng) if turn == CHANCE else rng.choice(game.legal(state, turn))
        state = game.apply(state, turn, action).state
        moves.append((turn, action))
        states.append(state)
    found = build(head, moves)
    assert [step.state for _, step in replay(found)] == states
    assert resume(found)[1] == state
    verify(jsonl.loads(jsonl.dumps(found)))


@settings(max_examples=20)
@given(st.sampled_from(names()), st.integers(0, 2**32), st.integers(0, 120))
def test_every_prefix_resumes_where_it_stopped(name: str, seed: int, cut: int) -> None:
    """The first lines of a record resume to the state that the whole replay passes there, undos included."""
    found = record(short(name), seed, deals=1, undo=0.1)
    cut = min(cut, len(found.lines))
    passed = [step.state for _, step in replay(found)]
    prefix = msgspec.structs.replace(found, lines=found.lines[:cut])
    entries = sum(not isinstance(line, Seal) for line in prefix.lines)
    game, state = resume(prefix)
    assert state == (passed[entries - 1] if entries else game.start(found.header.dealer))
    verify(prefix)


def test_undone_entries_change_nothing_in_the_end() -> None:
    """A game with undos ends in the state of the game with only those entries that still stand."""
    found = record("two-handed", 21, deals=1, undo=0.15)
    assert any(isinstance(line, Undo) for line in found.lines)
    clean = build(found.header, [(entry.seat, entry.action) for entry in effective(found)])
    assert resume(clean)[1] == resume(found)[1]


# ------------------------------------------------------------------------------------------------ verify


@pytest.mark.parametrize("name", names())
def test_verify_finds_every_changed_decision(name: str) -> None:
    """Each call or play exchanged for another legal one is refused later in the deal, or its seal does not fit.

    Whether a twin was played from hand or table may end in the same state; the sums tell those apart, no seal.
    """
    found = record(short(name), 5, deals=2)
    seals = [place for place, line in enumerate(found.lines) if isinstance(line, Seal)]
    legal = History(found.header)
    tried = 0
    for place, line in enumerate(found.lines):
        if not isinstance(line, Entry):
            continue
        card = getattr(line.action, "card", None)
        choices = [
            a for a in legal.game.legal(legal.state, line.seat) if isinstance(a, Bid | Play) and a != line.action
        ]
        others = [a for a in choices if isinstance(a, Bid) or a.card != card]
        if others and tried < 40:
            tried += 1
            changed = replaced(found, place, msgspec.structs.replace(line, action=others[-1]))
            with pytest.raises(RecordError) as caught:
                verify(jsonl.loads(jsonl.dumps(changed)))
            end = next(seal for seal in seals if seal > place)
            assert place + 2 <= (caught.value.line or 0) <= end + 2
        legal.apply(line.seat, line.action)
    assert tried >= 10


def test_verify_names_the_first_deal_with_another_digest() -> None:
    """A digest exchanged under fitting sums is found, with deal and line; replaying alone does not look at it."""
    found = record("two-handed", 9, deals=3)
    places = [place for place, line in enumerate(found.lines) if isinstance(line, Seal)]
    for place in places[1], places[2]:
        changed = replaced(found, place, Seal(found.lines[place].deal_no, "0" * 64))  # type: ignore[union-attr]
        again = jsonl.loads(jsonl.dumps(changed))
        with pytest.raises(RecordError) as caught:
            verify(again)
        assert (caught.value.deal, caught.value.line) == (places.index(place) + 1, place + 2)
        assert len(list(replay(again))) == len(found.lines) - 3


def test_verify_names_the_line_of_a_refused_action() -> None:
    """A card that is not held is refused at its line, with the engine's reason and no other card in the sentence."""
    found = record("two-handed", 9, deals=1)
    place = next(i for i, line in enumerate(found.lines) if isinstance(line, Entry) and isinstance(line.action, Play))
    line = found.lines[place]
    assert isinstance(line, Entry)
    _, state = resume(msgspec.structs.replace(found, lines=found.lines[:place]))
    held = state.hidden.open().hands[line.seat]
    missing = next(card for card in (f"{r}{s}" for r in "9JQKTA" for s in "SHDC") if card not in map(str, held.cards))
    changed = replaced(found, place, Entry(line.n, line.seat, next(a for a in _plays() if a.card == missing)))
    with pytest.raises(RecordError, match="refused") as caught:
        verify(changed)
    assert caught.value.line == place + 2
    assert caught.value.deal == 1


def _plays() -> tuple[Play, ...]:
    from binocle.game.actions import PLAYS

    return tuple(PLAYS.values())


def test_seals_stand_after_booked_deals_and_nowhere_else() -> None:
    """A seal that is missing in the middle, doubled, early or of another deal is refused by line."""
    found = record("two-handed", 9, deals=2)
    place = next(i for i, line in enumerate(found.lines) if isinstance(line, Seal))
    seal = found.lines[place]
    assert isinstance(seal, Seal)
    cases = [
        (replaced(found, place), place + 2),
        (replaced(found, place, seal, seal), place + 3),
        (replaced(found, place - 3, seal, found.lines[place - 3]), place - 1),
        (replaced(found, place, Seal(7, seal.digest)), place + 2),
    ]
    for changed, line in cases:
        for check in (verify, resume, lambda r: list(replay(r))):
            with pytest.raises(RecordError) as caught:
                check(changed)
            assert caught.value.line == line
    renumbered = replaced(found, 4, msgspec.structs.replace(found.lines[4], n=77))
    with pytest.raises(RecordError, match="entry 77"):
        verify(renumbered)


def test_another_behaviour_is_refused_with_a_sentence() -> None:
    """A record of another behaviour version does not replay, and the sentence names both versions."""
    found = record("two-handed", 9, entries=5)
    old = msgspec.structs.replace(found, header=msgspec.structs.replace(found.header, behaviour=BEHAVIOUR + 1))
    for check in (verify, resume, lambda r: list(replay(r)), lambda r: jsonl.loads(jsonl.dumps(r))):
        with pytest.raises(RecordError, match=f"behaviour {BEHAVIOUR + 1}; .* behaviour {BEHAVIOUR} only"):
            check(old)


def test_the_digest_sees_every_field_of_a_state() -> None:
    """Any field changed, hidden cards included, changes the digest; the rule set's own digest does not count."""
    _, state = resume(record("auction?auction.maximum=350", 3, deals=1))
    before = digest(state)
    changes: dict[str, object] = {
        "seq": 999,
        "deal_no": 9,
        "dealer": state.dealer + 1,
        "totals": (1, 2, 3),
        "target": 7,
        "decider": True,
        "underwater": not state.underwater,
        "ledger": (-1, 1, 0),
        "pool": 3,
        "public": msgspec.structs.replace(state.public, bid=1),
        "hidden": type(state.hidden)(msgspec.structs.replace(state.hidden.open(), widow=(0, 0, 0))),
        "phase": msgspec.structs.replace(state.phase, result=msgspec.structs.replace(state.phase.result, buried=99)),  # type: ignore[union-attr]
    }
    assert {*changes, "rules"} == set(State.__struct_fields__)
    for field, value in changes.items():
        assert digest(msgspec.structs.replace(state, **{field: value})) != before, field
    assert digest(msgspec.structs.replace(state, rules="")) == before


# ------------------------------------------------------------------------------------------------ undo


def begun(table: str = "bots") -> History:
    """A two-handed game with a few entries; seat 0 (a person) deals, so seat 1 leads."""
    history = History(header("two-handed", table=table))
    history.apply(CHANCE, random_deal(history.game, random.Random(4)))
    for _ in range(14):
        seat = history.game.to_act(history.state)
        history.apply(seat, history.game.legal(history.state, seat)[-1])
    return history


def test_undo_goes_back_to_an_own_decision() -> None:
    """After an undo the game stands exactly as after the entry named, that seat is on turn, and numbers go on."""
    history = begun()
    target = history.last_decision(0)
    assert target is not None
    n = history.n
    step = history.undo(0, target)
    assert step.events == ()
    assert history.n == n + 1
    assert history.game.to_act(history.state) == 0
    again = begun()
    assert resume(Record(again.header))[1].seq == 0
    replayed = History(again.header)
    replayed.apply(CHANCE, random_deal(history.game, random.Random(4)))
    while replayed.n < target:
        seat = replayed.game.to_act(replayed.state)
        replayed.apply(seat, replayed.game.legal(replayed.state, seat)[-1])
    assert replayed.state == history.state


@pytest.mark.parametrize(
    ("table", "seat", "to", "word"),
    [
        ("people", 0, 2, "people"),
        ("bots", 1, 1, "no person"),
        ("bots", 7, 1, "no person"),
        ("bots", 0, 1, "not the turn"),
        ("bots", 0, 0, "no earlier entry"),
        ("bots", 0, 15, "no earlier entry"),
        ("bots", 0, 400, "no earlier entry"),
    ],
)
def test_undo_is_refused_elsewhere(table: str, seat: int, to: int, word: str) -> None:
    """Never among people, never for a bot, never to another's turn, to no entry, to now or to the future."""
    history = begun(table)
    state, n = history.state, history.n
    with pytest.raises(RecordError, match=word):
        history.undo(seat, to)
    assert (history.state, history.n) == (state, n)


def test_a_record_with_an_undo_among_people_is_refused_by_line() -> None:
    """The undo of a table against bots, under a header of people, does not replay."""
    found = record("two-handed", 21, deals=1, undo=0.15)
    place = next(i for i, line in enumerate(found.lines) if isinstance(line, Undo))
    people = msgspec.structs.replace(found, header=msgspec.structs.replace(found.header, table="people"))
    with pytest.raises(RecordError, match="people") as caught:
        verify(people)
    assert caught.value.line == place + 2


def test_a_booked_deal_can_be_taken_back_until_the_next_is_dealt() -> None:
    """The last decision of a booked deal may be taken back, and the deal is sealed again; a new deal closes it."""
    file = io.BytesIO()
    head = header("two-handed")
    writer, history = Writer.create(file, head), History(head)
    game = history.game

    def go(seat: int, action: object) -> None:
        state = history.apply(seat, action).state  # type: ignore[arg-type]
        writer.add(seat, action, state)  # type: ignore[arg-type]

    def finish() -> None:
        while game.to_act(history.state) >= 0:
            seat = game.to_act(history.state)
            go(seat, game.legal(history.state, seat)[-1])

    go(CHANCE, random_deal(game, random.Random(4)))
    finish()
    target = history.last_decision(0)
    assert target is not None
    history.undo(0, target)
    writer.undo(0, target)
    assert game.to_act(history.state) == 0
    finish()
    go(CHANCE, random_deal(game, random.Random(5), 1))
    assert history.last_decision(0) is None
    with pytest.raises(RecordError, match="current deal"):
        history.undo(0, target)
    found = jsonl.loads(file.getvalue())
    assert [line.deal_no for line in found.lines if isinstance(line, Seal)] == [1, 1]
    verify(found)


def test_what_was_taken_back_cannot_be_gone_back_to() -> None:
    """An entry that an undo removed is no place to go to."""
    history = begun()
    later = history.last_decision(0)
    assert later is not None
    history.undo(0, later)
    earlier = history.last_decision(0)
    assert earlier is not None
    assert earlier < later
    history.undo(0, earlier)
    seat = history.game.to_act(history.state)
    history.apply(seat, history.game.legal(history.state, seat)[0])
    with pytest.raises(RecordError, match="no earlier entry"):
        history.undo(0, later)


# ------------------------------------------------------------------------------------------------ writing


def test_build_refuses_what_the_rules_refuse() -> None:
    """A record is built through the engine, so a decision out of turn raises."""
    game = Game(named("partners"))
    deal = random_deal(game, random.Random(1))
    with pytest.raises(IllegalAction):
        build(header("partners"), [(CHANCE, deal), (0, PASS)])


def test_a_written_deal_forgets_only_the_order_of_packets() -> None:
    """Hands come back as the same cards by suit, the stock in the same order, and the state is the same."""
    game = Game(named("two-handed"))
    deal = random_deal(game, random.Random(1))
    found = build(header("two-handed"), [(CHANCE, deal)])
    kept = found.lines[0].action  # type: ignore[union-attr]
    assert isinstance(kept, Deal)
    assert [sorted(hand) for hand in kept.hands] == [sorted(hand) for hand in deal.hands]
    assert (kept.upcard, kept.stock) == (deal.upcard, deal.stock)
    assert resume(found)[1] == game.apply(game.start(), CHANCE, deal).state


@pytest.mark.parametrize("torn", [0, 1, 30, 200])
def test_reopening_cuts_the_torn_line_and_goes_on(tmp_path: Path, torn: int) -> None:
    """A file cut in mid-line is shortened to its whole lines; what follows fits, and the whole verifies."""
    data = play(header("two-handed"), 6, entries=30)
    path = tmp_path / "game.jsonl"
    path.write_bytes(data[: len(data) - torn])
    whole = data[: data.rindex(b"\n", 0, len(data) - torn) + 1]
    synced: list[int] = []
    writer, history = Writer.reopen(path, sync=synced.append)
    with writer:
        assert path.read_bytes() == whole
        assert writer.n == history.n
        for _ in range(5):
            seat = history.game.to_act(history.state)
            action = history.game.legal(history.state, seat)[-1]
            writer.add(seat, action, history.apply(seat, action).state, at_ms=5)
    assert len(synced) == 5
    found = jsonl.load(path)
    verify(found)
    assert found.cut == 0
    assert resume(found)[1] == history.state


def test_reopening_adds_a_seal_that_was_still_due(tmp_path: Path) -> None:
    """When the crash came between the last card and its seal, reopening seals the deal, to the same bytes."""
    data = play(header("two-handed"), 6, deals=1)
    last = data.rstrip(b"\n").rindex(b"\n") + 1
    assert data[last:].startswith(b'{"seal"')
    path = tmp_path / "game.jsonl"
    for end in (last, last + 20):
        path.write_bytes(data[:end])
        Writer.reopen(path)[0].close()
        assert path.read_bytes() == data


def test_reopening_leaves_a_damaged_file_alone(tmp_path: Path) -> None:
    """Damage, or a deal that is not what was sealed, is refused and not a byte is changed."""
    data = play(header("two-handed"), 6, deals=1)
    found = jsonl.loads(data)
    forged = jsonl.dumps(replaced(found, len(found.lines) - 1, Seal(1, "0" * 64))).encode()
    path = tmp_path / "game.jsonl"
    for bad in (data.replace(b"play", b"Play", 1) + b"torn", forged + b"torn"):
        path.write_bytes(bad)
        with pytest.raises(RecordError):
            Writer.reopen(path)
        assert path.read_bytes() == bad


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    """Creating a record where a file lies is an error."""
    path = tmp_path / "game.jsonl"
    Writer.create(path, header("two-handed")).close()
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        Writer.create(path, header("partners"))
    assert path.read_bytes() == before


def test_after_a_failed_write_nothing_more_is_written(tmp_path: Path) -> None:
    """When the disk reports an error the writer stops for good; reopening the file is the way on."""

    def failing(_: int) -> None:
        if path.stat().st_size > size:
            raise OSError(5, "Input/output error")

    path = tmp_path / "game.jsonl"
    head = header("two-handed")
    size = len(jsonl.dumps(Record(head)).encode())
    writer, history = Writer.create(path, head, sync=failing), History(head)
    deal = random_deal(history.game, random.Random(1))
    state = history.apply(CHANCE, deal).state
    with pytest.raises(OSError, match="Input/output"):
        writer.add(CHANCE, deal, state)
    with pytest.raises(RecordError, match="opened again"):
        writer.add(CHANCE, deal, state)
    writer.close()
    assert writer.n == 0
    writer, history = Writer.reopen(path)
    assert writer.n == 1
    assert history.state == state
    writer.close()


def test_short_writes_are_completed() -> None:
    """A file that takes only some bytes at a time gets them all."""

    class Slow(io.BytesIO):
        def write(self, data: bytes) -> int:  # type: ignore[override]
            return super().write(data[:7])

    file = Slow()
    head = header("two-handed")
    Writer.create(file, head)
    assert file.getvalue().decode() == jsonl.dumps(Record(head))
