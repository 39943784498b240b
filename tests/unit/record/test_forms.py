"""Both forms of a record: round trips, one form only, damage refused by line."""

from __future__ import annotations

import io
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import binocle.record
from binocle.cards import CARDS, Card
from binocle.deal import random_deal
from binocle.errors import NotationError, RecordError
from binocle.game import Game
from binocle.game.actions import (
    ASK_REDEAL,
    DRAW,
    DURCH,
    SHOOT,
    AnnounceDurch,
    AskRedeal,
    Bid,
    ClaimRevoke,
    Deal,
    Dix,
    Draw,
    GiveUp,
    HandOut,
    Meld,
    PassCard,
    Play,
    Shoot,
)
from binocle.record import Entry, Header, Occupant, Record, Seal, Undo, build, jsonl, text, verify
from binocle.record.notation import read_action, read_holding, write_action, write_holding
from binocle.record.replay import effective
from binocle.rules import named, names, parse
from binocle.seats import CHANCE, OVER
from tests.unit.record.games import GOLDEN, header, play, record, short

ROOT = Path(__file__).parents[3]


def resummed(lines: list[str]) -> str:
    """JSONL of these lines (each without its sum or with a wrong one) with sums that fit."""
    chain = jsonl.Chain()
    out = []
    for line in lines:
        body = line.rpartition(',"sum":')[0].encode()
        out.append(b'%s,"sum":"%s"}\n' % (body, chain.sum(body)))
    return b"".join(out).decode()


# ------------------------------------------------------------------------------------------------ round trips


@settings(max_examples=60)
@given(st.sampled_from(names()), st.integers(0, 2**32), st.integers(1, 140), st.booleans())
def test_both_forms_come_back_byte_for_byte(name: str, seed: int, entries: int, clock: bool) -> None:
    """Any prefix of any random game: bytes -> record -> bytes, and bytes -> record -> text -> record -> bytes."""
    data = play(header(short(name)), seed, deals=2, entries=entries, undo=0.1, clock=clock)
    found = jsonl.loads(data)
    assert jsonl.dumps(found).encode() == data
    written = text.dumps(found)
    again = text.loads(written)
    assert again == found
    assert text.dumps(again) == written
    assert jsonl.dumps(again).encode() == data


RARE = {
    "midwest?deal.redeal=five-nines&score.shoot=1000&money.kind=direct": AskRedeal,
    "binokel?trump.durch=true": AnnounceDurch,
    "partners?exchange.pass_cards=3&exchange.pass_order=at-once": PassCard,
    "partners-widow?play.revoke=judged": HandOut,
    "auction?play.revoke=judged&money.kind=pool": ClaimRevoke,
    "double-deck?score.shoot=1000&play.revoke=judged": Shoot,
    "hay?deal.last_choice=true": Draw,
}
"""Rule lines whose games have an action that few games have."""


@pytest.mark.parametrize("line", RARE)
def test_rare_actions_come_back_in_both_forms(line: str) -> None:
    """Games with redeals, Durch, cards passed and handed out, promises, claims of revoke and stakes: both forms."""
    seen = 0
    for seed in range(40):
        rng, game = random.Random(seed), Game(parse(line))
        state, moves = game.start(), []
        while (turn := game.to_act(state)) != OVER and not (turn == CHANCE and state.deal_no == 1):
            legal = (random_deal(game, rng),) if turn == CHANCE else game.legal(state, turn)
            rare = [a for a in legal if isinstance(a, RARE[line]) and a != DRAW]
            quiet = [a for a in legal if not isinstance(a, Bid | GiveUp | ClaimRevoke)] or legal[:1]
            action = rng.choice(
                rare if rare and rng.random() < 0.7 else legal[:2] if Bid in map(type, legal) else quiet
            )
            seen += action in rare
            moves.append((turn, action))
            state = game.apply(state, turn, action).state
        found = build(header(line), moves)
        assert jsonl.loads(jsonl.dumps(found)) == found
        written = text.dumps(found)
        assert text.loads(written) == found
        if seen:
            return
    raise AssertionError("no such action in forty deals")


def test_files_and_streams_round_trip(tmp_path: Path) -> None:
    """`dump` and `load` of both forms agree with `dumps` and `loads`, for paths and for open files; `load` tells."""
    found = record("two-handed", 3, deals=1, undo=0.05)
    for form, name in ((jsonl, "game.jsonl"), (text, "game.txt")):
        path = tmp_path / name
        form.dump(found, path)
        assert path.read_bytes() == form.dumps(found).encode()
        assert form.load(str(path)) == found
        assert binocle.record.load(path) == found
        stream = io.BytesIO()
        form.dump(found, stream)
        stream.seek(0)
        assert form.load(stream) == found
        assert binocle.record.loads(form.dumps(found)) == found


def test_names_of_any_script_survive() -> None:
    """Quotes, backslashes, brackets, umlauts and Chinese in a name come back from both forms."""
    seats = [Occupant('Ann "A\\" [x] = ü', "person"), Occupant("平諾", "bot")]
    head = Header.of(named("two-handed"), seats, started="2026-01-31T18:30:00.25Z")
    found = Record(head)
    assert jsonl.loads(jsonl.dumps(found)) == found
    assert text.loads(text.dumps(found)) == found


@pytest.mark.parametrize("name", names())
def test_golden_records_replay_and_keep_their_bytes(name: str) -> None:
    """What is stored in the repository verifies, and both forms are written exactly as they lie there."""
    stored = (GOLDEN / f"{name}.jsonl").read_bytes()
    found = jsonl.loads(stored)
    assert sum(isinstance(line, Seal) for line in found.lines) >= 2
    verify(found)
    assert jsonl.dumps(found).encode() == stored
    readable = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert text.dumps(found) == readable
    assert text.loads(readable) == found


def test_one_seed_gives_the_same_bytes_in_every_process() -> None:
    """Random games of every set, written in two processes with different hash seeds, are the same bytes."""
    outputs = []
    for hash_seed in ("1", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "BINOCLE_PURE": "1", "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"}
        command = [sys.executable, "-m", "tests.unit.record.games"]
        done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, check=True, timeout=120)
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    assert outputs[0].count(b'"rules"') == len(names())


# ------------------------------------------------------------------------------------------------ damage


def test_every_damaged_byte_is_refused_by_its_line() -> None:
    """Each byte of a record, changed in several ways: the error names its line; the last newline leaves a torn line."""
    data = play(header("two-handed"), 11, entries=14)
    lines = data.count(b"\n")
    last = len(data) - len(data.rstrip(b"\n")[: data.rstrip(b"\n").rfind(b"\n") + 1])
    line = 1
    for place, byte in enumerate(data):
        for other in {byte ^ 1, byte ^ 0x80, ord("\n"), ord("0")} - {byte}:
            damaged = data[:place] + bytes([other]) + data[place + 1 :]
            if place == len(data) - 1:
                found = jsonl.loads(damaged)
                assert len(found.lines) == lines - 2
                assert found.cut == last
            else:
                with pytest.raises(RecordError) as caught:
                    jsonl.loads(damaged)
                assert caught.value.line == line, (place, other)
        line += byte == ord("\n")


def test_a_torn_last_line_is_cut_wherever_it_tears() -> None:
    """Every prefix of a file reads as the whole lines in it; without a whole header it is no record."""
    data = play(header("partners"), 2, entries=4)
    whole = jsonl.loads(data)
    first = data.index(b"\n") + 1
    for end in range(len(data)):
        if end < first:
            with pytest.raises(RecordError, match="header") as caught:
                jsonl.loads(data[:end])
            assert caught.value.line == 1
            continue
        found = jsonl.loads(data[:end])
        complete = data[:end].count(b"\n")
        assert found.lines == whole.lines[: complete - 1]
        assert found.cut == end - (data[:end].rfind(b"\n") + 1)


def test_moved_repeated_missing_and_blank_lines_are_refused() -> None:
    """Whole lines swapped, doubled, dropped or blank are named, with the old sums and with new ones alike."""
    rows = play(header("two-handed"), 5, entries=12).decode().splitlines()
    swapped = [*rows[:5], rows[6], rows[5], *rows[7:]]
    doubled = [*rows[:6], rows[5], *rows[6:]]
    missing = [*rows[:5], *rows[6:]]
    for bad, line in ((swapped, 6), (doubled, 7), (missing, 6)):
        for content in ("\n".join(bad) + "\n", resummed(bad)):
            with pytest.raises(RecordError) as caught:
                jsonl.loads(content)
            assert caught.value.line == line
    for bad, line in (([*rows[:5], "", *rows[5:]], 6), ([*rows, ""], len(rows) + 1), ([rows[0], rows[0]], 2)):
        with pytest.raises(RecordError) as caught:
            jsonl.loads("\n".join(bad) + "\n")
        assert caught.value.line == line


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"n":3', '"n":3.0'),
        ('"n":3', '"n":NaN'),
        ('"n":3', '"n":' + "9" * 5000),
        ('"n":3', '"n":4'),
        ('"n":3', '"n":0'),
        ('"n":3', '"n":3,"n":3'),
        ('"n":3', ' "n":3'),
        ('"n":3', '"n":3,"note":"hello"'),
        ('"n":3', '"n":3,"note":' + "[" * 50_000 + "]" * 50_000),
        ('"n":3,"seat":', '"seat":0,"n":'),
        ('"n":3,"seat":', '"n":3,"seat":4'),
        ('"n":3,"seat":', '"n":3,"seat":-'),
        ('"action":"play ', '"action":"Play '),
        ('"action":"play ', '"action":"play  '),
        ('"action":"play ', '"action":"\\u0070lay '),
        ('"action":"play ', '"undo":1,"action":"play '),
        ('"action":"play ', '"actions":"play '),
        ('"action":"play ', '"at_ms":-1,"action":"play '),
        ('"action":"play ', '"action":"play \ud800'),
    ],
)
def test_lines_outside_the_form_are_refused_even_with_fitting_sums(old: str, new: str) -> None:
    """Floats, NaN, huge numbers, double, unknown and moved keys, blanks, escapes, nesting, bad UTF-8: line 4."""
    rows = play(header("two-handed"), 5, entries=8).decode().splitlines()
    assert old in rows[3]
    bodies = [row.rpartition(',"sum":')[0].encode() for row in rows]
    bodies[3] = bodies[3].replace(old.encode(), new.encode("utf-8", "surrogatepass"), 1)
    chain = jsonl.Chain()
    data = b"".join([b'%s,"sum":"%s"}\n' % (body, chain.sum(body)) for body in bodies])
    with pytest.raises(RecordError) as caught:
        jsonl.loads(data)
    assert caught.value.line == 4


def test_other_line_ends_marks_and_encodings_are_refused() -> None:
    """CRLF, a byte-order mark and UTF-16 are no records; neither is an empty file."""
    data = play(header("two-handed"), 5, entries=3)
    for bad in (data.replace(b"\n", b"\r\n"), b"\xef\xbb\xbf" + data, data.decode().encode("utf-16"), b"", b"\n"):
        with pytest.raises(RecordError) as caught:
            jsonl.loads(bad)
        assert caught.value.line == 1


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"format": 2}, "format 2"),
        ({"behaviour": 99}, "behaviour 99"),
        ({"dealer": 2}, "cannot deal"),
        ({"started": "yesterday"}, "time"),
        ({"seats": [{"name": "a", "kind": "bot"}]}, "seats"),
        ({"seats": [{"name": "a\nb", "kind": "bot"}, {"name": "b", "kind": "bot"}]}, "name"),
        ({"seats": [{"name": "a", "kind": "person"}, {"name": "b", "kind": "person"}]}, "people"),
        ({"seats": [{"name": "a", "kind": "cat"}, {"name": "b", "kind": "bot"}]}, "cat"),
        ({"rules": {}}, "rule set"),
        ({"rules": []}, "rule set"),
        ({"table": "pets"}, "pets"),
    ],
)
def test_headers_that_cannot_be_played_from_are_refused(change: dict[str, object], word: str) -> None:
    """Another format or behaviour, wrong seats, dealer, names, time, table or rules: line 1, and why."""
    head = json.loads(jsonl.dumps(Record(header("two-handed"))))
    head.pop("sum")
    body = json.dumps({**head, **change}, separators=(",", ":"), ensure_ascii=False) + ',"sum":'
    with pytest.raises(RecordError, match=word) as caught:
        jsonl.loads(resummed([body[: body.rindex("}")] + ',"sum":']))
    assert caught.value.line == 1


# ------------------------------------------------------------------------------------------------ the readable form


def test_the_text_reads_like_a_score_of_the_game() -> None:
    """Hands by suit with twins, auction by rounds, tricks with points and winner, the result: as in the golden file."""
    content = (GOLDEN / "partners.txt").read_text(encoding="utf-8")
    for piece in ('[Deal "0:', "[Auction]\n1:", "[Trump]\n", "[Melds]\n", "[Play]\n1. ", '[Result "', '[Digest "'):
        assert piece in content
    found = text.loads(content)
    deal = found.lines[0]
    assert isinstance(deal, Entry)
    assert isinstance(deal.action, Deal)
    assert write_holding(deal.action.hands[0]) in content


def test_every_changed_line_of_the_text_is_refused_by_line() -> None:
    """A digit, letter or line of the text changed, doubled or dropped is refused, or gives another record."""
    content = text.dumps(record("auction?auction.maximum=350", 4, deals=1, clock=True))
    rows = content.split("\n")
    original = text.loads(content)
    for number, row in enumerate(rows[:-1], 1):
        changes = [[*rows[: number - 1], *rows[number:]], [*rows[:number], row, *rows[number:]]]
        changes += [[*rows[: number - 1], row + extra, *rows[number:]] for extra in (" ", "x", " 0:AS", "]")]
        for changed in changes:
            try:
                found = text.loads("\n".join(changed))
            except RecordError as error:
                assert error.line is not None  # noqa: PT017 - either is right, but never silence
            else:
                assert found != original


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("[Table ", "[Tisch ", "Table"),
        ("0:AS", "0:A", "an action is"),
        ("[Play]", "[Plays]", "Play"),
        ("[Play]", "Play", "a seat before each"),
        (" to ", " for ", "expected"),
        ('[Totals "', '[Totals "9', "expected"),
        ('[Deal "0:', '[Deal "N:', "hands"),
        ('[Upcard "', '[Upcard "X', "cards"),
        ('[Digest "', '[Digest "0', "the sum does not fit"),
        ("\n1. ", "\n2. ", "expected"),
    ],
)
def test_text_that_is_wrong_says_what_was_expected(old: str, new: str, word: str) -> None:
    """The sentence names what should stand there, and the line where it should."""
    content = text.dumps(record("two-handed", 8, deals=1))
    assert old in content
    damaged = content.replace(old, new, 1)
    line = content[: content.index(old)].count("\n") + 1 + old.startswith("\n")
    with pytest.raises(RecordError, match=word) as caught:
        text.loads(damaged)
    assert caught.value.line in (line, line + 1)


@pytest.mark.parametrize(("line", "entries"), [("two-handed", 12), ("auction?auction.maximum=350", 9), ("partners", 0)])
def test_every_damaged_byte_of_the_text_is_refused(line: str, entries: int) -> None:
    """Each byte of a text, changed in several ways, is refused, and the error names a line of the text."""
    content = text.dumps(record(line, 11, entries=entries, clock=True)).encode()
    last = content.count(b"\n") + 2
    for place, byte in enumerate(content):
        for other in {byte ^ 1, byte ^ 0x80, ord("\n"), ord("0")} - {byte}:
            with pytest.raises(RecordError) as caught:
                binocle.record.loads(content[:place] + bytes([other]) + content[place + 1 :])
            assert 1 <= (caught.value.line or 0) <= last, (place, other)


@pytest.mark.parametrize(
    ("old", "new"),
    [("Zoë", "Zoé"), ("2026-01-31", "2026-01-30"), ('"partners"', '"partnerz"'), ('[First "0"]', '[First "1"]')],
)
def test_a_changed_header_is_named_by_its_sum(old: str, new: str) -> None:
    """What nothing follows from, a name or a date, is protected by the sum that closes the header."""
    content = text.dumps(Record(header("partners", started="2026-01-31T18:30:00Z")))
    with pytest.raises(RecordError, match="the sum does not fit") as caught:
        text.loads(content.replace(old, new, 1))
    assert caught.value.line == content.count("\n") - 1


def test_a_text_that_breaks_off_is_refused() -> None:
    """A text whose last lines are missing is refused wherever it ends."""
    rows = text.dumps(record("two-handed", 8, deals=1)).splitlines(keepends=True)
    for end in range(1, len(rows)):
        with pytest.raises(RecordError):
            text.loads("".join(rows[:end]))


@given(st.text(max_size=200) | st.binary(max_size=200))
def test_readers_never_fail_otherwise(content: str | bytes) -> None:
    """Whatever is read: a record or a RecordError, in both forms."""
    for form in (jsonl, text):
        with pytest.raises(RecordError):
            form.loads(content)


@settings(max_examples=60)
@given(
    st.integers(0, 10**6), st.integers(0, 10**6), st.sampled_from(["", "0", " ", "\n", '"', "[", "]", "=", "@", "AS"])
)
def test_the_text_reader_survives_edits(place: int, length: int, piece: str) -> None:
    """A piece of a good text replaced by something else gives a record that is written so, or a RecordError."""
    content = (GOLDEN / "two-handed.txt").read_text(encoding="utf-8")
    start = place % len(content)
    changed = content[:start] + piece + content[start + length % 9 :]
    try:
        found = text.loads(changed)
    except RecordError:
        return
    assert text.dumps(found) == changed


# ------------------------------------------------------------------------------------------------ notation


@given(st.lists(st.sampled_from(CARDS), max_size=24))
def test_holdings_keep_every_card(cards: list[Card]) -> None:
    """Cards by suit read back as the same cards, twins counted."""
    assert sorted(read_holding(write_holding(cards))) == sorted(cards)


@pytest.mark.parametrize(
    ("action", "written"),
    [
        (Bid(250), "bid 250"),
        (Play(Card.SQ), "play QS"),
        (Play(Card.SQ, 1), "play QS*"),
        (Play(Card.SQ, 2), "play QS*2"),
        (Meld("royal-marriage", ("KS", "QS*")), "meld royal-marriage KS QS*"),
        (Dix(exchange=True), "dix exchange"),
        (Dix(exchange=True, tabled=True), "dix exchange tabled"),
        (Dix(exchange=False), "dix show"),
        (Draw(upcard=True), "draw upcard"),
        (ASK_REDEAL, "ask redeal"),
        (DURCH, "durch"),
        (PassCard(Card.SQ), "pass QS"),
        (HandOut(Card.SQ), "hand QS"),
        (SHOOT, "shoot"),
        (ClaimRevoke(2), "claim revoke 2"),
    ],
)
def test_actions_have_one_text(action: Bid, written: str) -> None:
    """Each action is written in its one way and read back."""
    assert write_action(action) == written
    assert read_action(written) == action


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "bid",
        "bid 0250",
        "bid -1",
        "play",
        "play as",
        "play QS*1",
        "play QS*0",
        "trump N",
        "pass S",
        "hand out QS",
        "claim revoke 02",
    ],
)
def test_other_texts_are_no_actions(bad: str) -> None:
    """Leading noughts, lower case, a place that is never written and cut texts are refused with what was allowed."""
    with pytest.raises(NotationError, match="an action is"):
        read_action(bad)


def test_effective_entries_are_those_that_stand() -> None:
    """With every undo carried out, numbers only grow and none of what was taken back is left."""
    rng = random.Random(1)
    found = record("two-handed", rng.randrange(99), deals=1, undo=0.2)
    undone = {n for line in found.lines if isinstance(line, Undo) for n in range(line.to + 1, line.n + 1)}
    assert undone
    standing = [entry.n for entry in effective(found)]
    assert standing == sorted({line.n for line in found.lines if not isinstance(line, Seal)} - undone)
