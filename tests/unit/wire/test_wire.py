"""The messages: what is written is read, nothing else is, and the schema is that of the types."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from binocle.game.actions import Action, Deal
from binocle.wire import PROTOCOL, WireError, client, decode
from binocle.wire.client import FromClient, SeatAction
from binocle.wire.schema import schema
from binocle.wire.server import FromServer

ROOT = Path(__file__).resolve().parents[3]

EXAMPLES: list[dict[str, Any]] = [
    {"type": "hello", "protocol": PROTOCOL, "table": "kMQRJEZb0a1B3J35aImtTQ", "token": None, "lang": "de"},
    {"type": "act", "id": "a", "expect": 3, "action": {"type": "Bid", "amount": 250}},
    {"type": "act", "id": "a", "expect": 3, "action": {"type": "Meld", "name": "run", "cards": ["AS", "QS*2"]}},
    {"type": "continue", "id": "b"},
    {"type": "undo", "id": "c"},
    {"type": "hint", "id": "d"},
    {"type": "claim", "id": "e"},
    {"type": "say", "id": "f", "text": "Grüße 🦊"},
    {"type": "phrase", "id": "g", "key": "thanks"},
    {"type": "word", "id": "h", "word": ""},
    {"type": "leave", "id": "i"},
    {"type": "start", "id": "j"},
    {"type": "seat", "id": "k", "seat": 1, "to": "open"},
    {"type": "replace", "id": "l", "seat": 1, "by": "steady"},
    {"type": "pause", "id": "m", "on": True},
    {"type": "restart", "id": "n"},
    {"type": "options", "id": "o", "clock": 30},
    {"type": "ping"},
]


def test_every_message_is_read() -> None:
    """Each kind of message has an example, and reading and writing it changes nothing."""
    kinds = {message.__struct_config__.tag for message in get_args(FromClient)}
    assert {example["type"] for example in EXAMPLES} == kinds
    for example in EXAMPLES:
        message = decode(json.dumps(example))
        again = msgspec.json.decode(msgspec.json.encode(message))
        assert example.items() <= again.items() or example["type"] == "act"
        assert decode(msgspec.json.encode(message)) == message


def test_every_action_of_a_seat_can_be_sent() -> None:
    """A seat may send every action there is, but for the deal."""
    assert set(get_args(SeatAction)) == set(get_args(Action)) - {Deal}


def test_requests_have_ids() -> None:
    """Whatever wants an answer has an id; hello and ping have none."""
    assert set(get_args(client.Request)) == set(get_args(FromClient)) - {client.Hello, client.Ping}
    for request in get_args(client.Request):
        assert "id" in {field.name for field in msgspec.structs.fields(request)}
        assert request.__struct_config__.forbid_unknown_fields


CODES = ("read", "malformed", "too-long", "too-deep", "bad-field", "unknown-type")


def answer(raw: str | bytes) -> str:
    """`read`, or the code of the refusal; any other exception is a fault."""
    try:
        decode(raw)
    except WireError as refused:
        return refused.code
    return "read"


KEYS = st.text(max_size=8) | st.sampled_from(["type", "id", "expect", "action"])
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=5),
    max_leaves=12,
)


@given(ANY_JSON)
def test_any_json_is_read_or_refused(value: Any) -> None:
    """Whatever JSON comes, the answer is a message or a typed error."""
    assert answer(json.dumps(value)) in CODES


@given(st.sampled_from(EXAMPLES), st.data())
def test_a_changed_message_is_read_or_refused(example: dict[str, Any], data: st.DataObject) -> None:
    """A message with some bytes changed, cut or doubled is a message or a typed error."""
    raw = bytearray(json.dumps(example).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(raw) - 1))
        match data.draw(st.integers(0, 2)):
            case 0:
                raw[place] = data.draw(st.integers(0, 255))
            case 1:
                del raw[place:]
                raw += b" "
            case _:
                raw[place:place] = raw[: place + 1]
    assert answer(bytes(raw)) in CODES


def test_the_written_files_are_up_to_date() -> None:
    """Types for the client and schema for the documents are what the tool writes."""
    command = [sys.executable, str(ROOT / "tools" / "wire_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=None)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_schema_knows_all_messages() -> None:
    """Every message of both sides is in the schema by its tag."""
    defined = schema()["$defs"]
    for union in (FromClient, FromServer):
        for message in get_args(union):
            assert defined[message.__name__]["properties"]["type"]["enum"] == [message.__struct_config__.tag]


@pytest.mark.parametrize("union", ["FromClient", "FromServer"])
def test_the_schema_hangs_together(union: str) -> None:
    """Every reference in the schema leads somewhere."""
    tree = schema()
    assert union in tree["$defs"]
    for part in json.dumps(tree).split('"$ref": "')[1:]:
        assert part.split('"')[0].removeprefix("#/$defs/") in tree["$defs"]
