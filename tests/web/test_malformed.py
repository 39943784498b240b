"""Whatever is sent, the answer is typed and the table unharmed."""

from __future__ import annotations

import asyncio
import os
import struct

import msgspec
import pytest

from binocle.web import gate
from binocle.web.peer import Peer
from binocle.web.settings import Settings
from binocle.wire import WireError, decode
from tests.web.serving import Served, served


def act(action: str) -> str:
    """An act as text."""
    return '{"type":"act","id":"x","expect":1,"action":' + action + "}"


ACT = '{"type":"act","id":"x","expect":1,"action":{"type":"Play","card":"AS"}}'

TEXTS: list[tuple[str, str, str]] = [
    # name, text, code
    ("nothing", "", "malformed"),
    ("blank", "   ", "malformed"),
    ("no json", "hello", "malformed"),
    ("half an object", '{"type":"ping"', "malformed"),
    ("two objects", '{"type":"ping"}{"type":"ping"}', "malformed"),
    ("bytes after it", '{"type":"ping"} x', "malformed"),
    ("byte order mark", '\ufeff{"type":"ping"}', "malformed"),
    ("single quotes", "{'type':'ping'}", "malformed"),
    ("comment", '{"type":"ping"/*x*/}', "malformed"),
    ("trailing comma", '{"type":"ping",}', "malformed"),
    ("array", '[{"type":"ping"}]', "malformed"),
    ("number", "1", "malformed"),
    ("string", '"ping"', "malformed"),
    ("null", "null", "malformed"),
    ("true", "true", "malformed"),
    ("NaN", '{"type":"act","id":"x","expect":NaN}', "malformed"),
    ("infinity", '{"type":"act","id":"x","expect":Infinity}', "malformed"),
    ("minus infinity", '{"type":"act","id":"x","expect":-Infinity}', "malformed"),
    ("huge exponent", '{"type":"act","id":"x","expect":1e400}', "malformed"),
    ("fraction", '{"type":"act","id":"x","expect":1.5}', "malformed"),
    ("whole fraction", '{"type":"act","id":"x","expect":1.0}', "malformed"),
    ("exponent", '{"type":"act","id":"x","expect":1e3}', "malformed"),
    ("key twice", '{"type":"ping","type":"ping"}', "malformed"),
    (
        "inner key twice",
        '{"type":"act","id":"x","expect":1,"action":{"type":"Play","card":"AS","card":"KS"}}',
        "malformed",
    ),
    ("5,000 digits", '{"type":"act","id":"x","expect":' + "9" * 5000 + "}", "malformed"),
    ("leading zero", '{"type":"act","id":"x","expect":01}', "malformed"),
    ("hexadecimal", '{"type":"act","id":"x","expect":0x1}', "malformed"),
    ("bad escape", '{"type":"say","id":"x","text":"\\x41"}', "malformed"),
    ("raw newline", '{"type":"say","id":"x","text":"a\nb"}', "malformed"),
    ("deep arrays", "[" * 4000, "malformed"),
    ("deep objects", '{"a":' * 300 + "1" + "}" * 300, "too-deep"),
    ("nine levels", '{"type":"act","id":"x","a":' + "[" * 8 + "]" * 8 + "}", "too-deep"),
    ("lone surrogate", '{"type":"say","id":"x","text":"\\ud800"}', "bad-field"),
    ("surrogate, wrong order", '{"type":"say","id":"x","text":"\\udc00\\ud800"}', "bad-field"),
    ("NUL", '{"type":"say","id":"x","text":"a\\u0000b"}', "bad-field"),
    ("control character", '{"type":"say","id":"x","text":"\\u0007"}', "bad-field"),
    ("no character", '{"type":"say","id":"x","text":"\\uffff"}', "bad-field"),
    ("2^53 and one", '{"type":"act","id":"x","expect":9007199254740993}', "bad-field"),
    ("no type", '{"id":"x"}', "unknown-type"),
    ("type is a number", '{"type":1}', "unknown-type"),
    ("type is null", '{"type":null}', "unknown-type"),
    ("unknown type", '{"type":"cheat","id":"x"}', "unknown-type"),
    ("type in capitals", '{"type":"ACT","id":"x"}', "unknown-type"),
    ("server's type", '{"type":"welcome","n":1}', "unknown-type"),
    ("prototype", '{"type":"ping","__proto__":{"x":1}}', "bad-field"),
    ("unknown field", '{"type":"ping","x":1}', "bad-field"),
    ("foreign seat", '{"type":"act","id":"x","expect":1,"seat":2,"action":{"type":"Pass"}}', "bad-field"),
    ("no id", '{"type":"act","expect":1,"action":{"type":"Pass"}}', "bad-field"),
    ("empty id", '{"type":"continue","id":""}', "bad-field"),
    ("long id", '{"type":"continue","id":"' + "x" * 41 + '"}', "bad-field"),
    ("id with a blank", '{"type":"continue","id":"a b"}', "bad-field"),
    ("id is a number", '{"type":"continue","id":7}', "bad-field"),
    ("no expect", '{"type":"act","id":"x","action":{"type":"Pass"}}', "bad-field"),
    ("negative expect", '{"type":"act","id":"x","expect":-1,"action":{"type":"Pass"}}', "bad-field"),
    ("true for one", '{"type":"act","id":"x","expect":true,"action":{"type":"Pass"}}', "bad-field"),
    ("text for a number", '{"type":"act","id":"x","expect":"1","action":{"type":"Pass"}}', "bad-field"),
    ("no action", '{"type":"act","id":"x","expect":1}', "bad-field"),
    ("action is a text", '{"type":"act","id":"x","expect":1,"action":"Pass"}', "bad-field"),
    ("unknown action", act('{"type":"Peek"}'), "bad-field"),
    ("a deal of one's own", act('{"type":"Deal","hands":[]}'), "bad-field"),
    ("no such card", act('{"type":"Play","card":"1S"}'), "bad-field"),
    ("card in small letters", act('{"type":"Play","card":"as"}'), "bad-field"),
    ("card as a number", act('{"type":"Play","card":7}'), "bad-field"),
    ("no such suit", act('{"type":"NameTrump","suit":"X"}'), "bad-field"),
    ("two suits", act('{"type":"NameTrump","suit":"SH"}'), "bad-field"),
    ("bid is a text", act('{"type":"Bid","amount":"250"}'), "bad-field"),
    ("bid of null", act('{"type":"Bid","amount":null}'), "bad-field"),
    ("meld of no cards", act('{"type":"Meld","name":"run","cards":["ZZ"]}'), "bad-field"),
    ("empty line", '{"type":"say","id":"x","text":""}', "bad-field"),
    ("long line", '{"type":"say","id":"x","text":"' + "x" * 201 + '"}', "bad-field"),
    ("phrase with a blank", '{"type":"phrase","id":"x","key":"well played"}', "bad-field"),
    ("long word", '{"type":"word","id":"x","word":"' + "x" * 101 + '"}', "bad-field"),
    ("seat seven", '{"type":"seat","id":"x","seat":7,"to":"open"}', "bad-field"),
    ("player with a path", '{"type":"seat","id":"x","seat":1,"to":"../steady"}', "bad-field"),
    ("unknown speed", '{"type":"options","id":"x","speed":"warp"}', "bad-field"),
    ("clock of a year", '{"type":"options","id":"x","clock":31536000}', "bad-field"),
    ("pause is a text", '{"type":"pause","id":"x","on":"yes"}', "bad-field"),
    ("hello to a path", '{"type":"hello","protocol":1,"table":"../../etc/passwd","token":null}', "bad-field"),
    (
        "hello with a long token",
        '{"type":"hello","protocol":1,"table":"abcdefgh","token":"' + "x" * 81 + '"}',
        "bad-field",
    ),
    ("hello in Latin", '{"type":"hello","protocol":1,"table":"abcdefgh","lang":"la"}', "bad-field"),
    ("8 KiB and one", '{"type":"say","id":"x","text":"' + "x" * 8192 + '"}', "too-long"),
]


@pytest.mark.parametrize(
    ("text", "code"), [(text, code) for _, text, code in TEXTS], ids=[name for name, _, _ in TEXTS]
)
def test_no_message(text: str, code: str) -> None:
    """Each text that is no message is refused with its code, without any other exception."""
    with pytest.raises(WireError) as refused:
        decode(text)
    assert refused.value.code == code


def test_enough_cases() -> None:
    """The table of malformed texts is as long as was promised, and its names tell them apart."""
    assert len({name for name, _, _ in TEXTS}) == len(TEXTS) >= 60
    assert decode(ACT) is not None


async def test_the_table_is_unharmed() -> None:
    """All of them over one socket: typed answers, the same socket plays on, the table is as it was."""
    async with served(limits=0.0) as server:
        table = await server.open_table("midwest", ["me", "steady", "steady"])
        host = await server.hub.find(table["table"])
        for start in range(0, len(TEXTS), 40):
            async with Peer(server.url, table["table"], table["token"]) as peer:
                await peer.until(lambda p: p.is_due)
                before, entries = peer.play, host.room.past.n
                for name, text, code in TEXTS[start : start + 40]:
                    heard = len(peer.heard)
                    peer.keep = True
                    await peer.send(text)
                    await peer.until(lambda p, heard=heard: len(p.heard) > heard)
                    answer = msgspec.json.decode(peer.heard[-1])
                    assert (answer["type"], answer["code"]) == ("error", code), name
                    assert answer["text"]
                assert host.room.past.n == entries
                await peer.greet()
                assert peer.play == before
        async with Peer(server.url, table["table"], table["token"]) as peer:
            assert (await peer.act(peer.some_action()))["type"] == "ok"


async def raw_socket(server: Served, **headers: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]:
    """A handshake by hand; the answer's head."""
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    lines = {
        "Host": f"{host}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value)
    writer.write(f"GET /ws HTTP/1.1\r\n{head}\r\n".encode())
    return reader, writer, await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)


def frame(
    opcode: int, payload: bytes, *, fin: bool = True, mask: bool = True, rsv: int = 0, length: int | None = None
) -> bytes:
    """A frame as a client sends it, right or wrong."""
    first = (0x80 if fin else 0) | (rsv << 4) | opcode
    size = len(payload) if length is None else length
    flag = 0x80 if mask else 0
    if size < 126:
        head = bytes([first, flag | size])
    elif size < 65536:
        head = bytes([first, flag | 126]) + struct.pack(">H", size)
    else:
        head = bytes([first, flag | 127]) + struct.pack(">Q", size)
    if not mask:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[place % 4] for place, byte in enumerate(payload))


async def close_code(reader: asyncio.StreamReader) -> int:
    """The code of the close frame that comes."""
    while True:
        first, size = await reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
        payload = await reader.readexactly(size)
        if first & 15 == 8:
            return int.from_bytes(payload[:2], "big")


FRAMES: list[tuple[str, list[bytes], int]] = [
    # name, frames, close code
    ("binary", [frame(2, b"\x00\x01")], 1003),
    ("not masked", [frame(1, b"{}", mask=False)], 1002),
    ("RSV1 without compression", [frame(1, b"{}", rsv=4)], 1002),
    ("RSV2", [frame(1, b"{}", rsv=2)], 1002),
    ("RSV3", [frame(1, b"{}", rsv=1)], 1002),
    ("opcode 3", [frame(3, b"{}")], 1002),
    ("opcode 15", [frame(15, b"{}")], 1002),
    ("continuation of nothing", [frame(0, b"{}")], 1002),
    ("text within a text", [frame(1, b"{", fin=False), frame(1, b"}")], 1002),
    ("ping in pieces", [frame(9, b"x", fin=False)], 1002),
    ("ping of 126 bytes", [frame(9, b"x" * 126)], 1002),
    ("close of one byte", [frame(8, b"\x03")], 1002),
    ("close with code 1005", [frame(8, struct.pack(">H", 1005))], 1002),
    ("bad UTF-8", [frame(1, b"\xff\xfe")], 1007),
    ("half a character", [frame(1, b"\xc3")], 1007),
    ("64 KiB", [frame(1, b"x" * 65536)], 1009),
    ("length of 2^40", [frame(1, b"x", length=2**40)], 1009),
    ("pieces that come to 32 KiB", [frame(1, b"x" * 4096, fin=False), *[frame(0, b"x" * 4096, fin=False)] * 7], 1009),
]


@pytest.mark.parametrize(("frames", "code"), [case[1:] for case in FRAMES], ids=[case[0] for case in FRAMES])
async def test_no_frame(frames: list[bytes], code: int) -> None:
    """What breaks the rules of the socket closes it with the right code; the server serves on."""
    async with served() as server:
        reader, writer, head = await raw_socket(server)
        assert b" 101 " in head
        for each in frames:
            writer.write(each)
        assert await asyncio.wait_for(close_code(reader), 10) == code
        writer.close()
        assert (await server.http.get("/health")).json()["status"] == "ok"


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("", 101),
        ("{own}", 101),
        ("https://friends.example", 101),
        ("http://evil.example", 403),
        ("null", 403),
        ("http://127.0.0.1", 403),
        ("http://127.0.0.1:1", 403),
        ("http://sub.127.0.0.1:{port}", 403),
        ("{own}.evil.example", 403),
        ("{own}/", 403),
        ("ftp://127.0.0.1:{port}", 403),
        ("https://friends.example.evil", 403),
        ("https://friends.example:444", 403),
        ("http://[", 403),
        ("file://", 403),
    ],
)
async def test_origins(origin: str, status: int) -> None:
    """A page of ours, and no page at all, may open a socket; a foreign page is refused at the handshake."""
    async with served(origins=("https://friends.example",)) as server:
        port = server.url.rsplit(":", 1)[1]
        sent = origin.replace("{own}", server.url).replace("{port}", port)
        _, writer, head = await raw_socket(server, Origin=sent)
        assert f" {status} ".encode() in head.split(b"\r\n")[0], head
        writer.close()
        answer = await server.http.post("/api/join", json={"code": "x"}, headers={"origin": sent} if sent else {})
        assert (answer.status_code == 403) == (status == 403)


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("127.0.0.1:8642", True),
        ("192.168.1.7:8642", True),
        ("[::1]:8642", True),
        ("localhost:8642", True),
        ("kitchen:8642", True),
        ("kitchen.local:8642", True),
        ("evil.example:8642", False),
        ("local.evil.example", False),
    ],
)
def test_names_that_lead_here(host: str, is_own: bool) -> None:
    """A foreign page whose name was turned to this machine is foreign still; machines nearby go by address or name."""
    headers = [(b"host", host.encode()), (b"origin", f"http://{host}".encode())]
    scope = {"type": "websocket", "headers": headers}
    assert gate.is_own(scope, Settings(public_url="https://cards.example.org")) is is_own  # type: ignore[arg-type]


@pytest.mark.parametrize("path", ["/api/tables", "/api/join", "/api/device", "/api/rules/check"])
async def test_brackets_without_end(path: str) -> None:
    """A small body that is nested beyond all measure is refused as any other that is malformed."""
    async with served() as server:
        for body in (b"[" * 5000, b'{"a":' * 5000):
            answer = await server.http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400
            assert answer.json()["error"]["code"] == "bad-request"
