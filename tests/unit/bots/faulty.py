"""A program that answers its first request well and fails in the way it is told at its second; it knows no Binocle.

With `always-` before the way it goes on failing.
"""

import json
import os
import signal
import subprocess
import sys
import time


def say(message):
    """One line to the table."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def raw(text):
    """Bytes to the table as they are."""
    sys.stdout.buffer.write(text)
    sys.stdout.buffer.flush()


def gigabyte():
    """A line that does not end for a gigabyte."""
    for _ in range(1024):
        raw(b"A" * 1024 * 1024)


def drip():
    """A byte now and then, for ever."""
    while True:
        raw(b" ")
        time.sleep(0.01)


def spin():
    """Busy, for ever."""
    while True:
        pass


def leave():
    """End with a word."""
    sys.stderr.write("no more cards please\n")
    sys.exit(3)


def orphan():
    """End, and leave a child that holds the pipes."""
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", "orphan-of-a-test"])
    sys.exit(0)


def shout():
    """A hundred megabytes on standard error."""
    for _ in range(100_000):
        sys.stderr.write("x" * 1000 + "\n")


HARM = {
    "exit": leave,
    "die": lambda: os.kill(os.getpid(), signal.SIGKILL),
    "stop": lambda: os.kill(os.getpid(), signal.SIGSTOP),
    "hang": lambda: time.sleep(600),
    "spin": spin,
    "memory": lambda: bytearray(4 * 1024 * 1024 * 1024),
    "gigabyte": gigabyte,
    "drip": drip,
    "shout": shout,
    "orphan": orphan,
}
"""What is done before a good answer."""

LINES = {
    "garbage": b"I play the ace",
    "empty": b"",
    "bytes": b"\xff\xfe\x00",
    "list": b"[]",
    "nest": b"[" * 60_000,
    "ready": b'{"type":"ready","protocol":1}',
    "float": b'{"type":"answer","id":ID,"index":0.5}',
    "true": b'{"type":"answer","id":ID,"index":true}',
    "huge": b'{"type":"answer","id":ID,"index":' + b"9" * 5000 + b"}",
    "other-id": b'{"type":"answer","id":999,"index":0}',
    "far": b'{"type":"answer","id":ID,"index":1000}',
    "below": b'{"type":"answer","id":ID,"index":-1}',
    "nothing": b'{"type":"answer","id":ID}',
    "foreign": b'{"type":"answer","id":ID,"action":{"type":"Bid","amount":7}}',
    "two": b'{"type":"answer","id":ID,"index":0,"action":{"type":"Bid","amount":7}}',
    "sorry": b'{"type":"error","id":ID,"code":"mybot/lost","text":"I cannot\\u0007 count"}',
    "twice": b'{"type":"answer","id":ID,"index":0}\n{"type":"answer","id":ID,"index":0}',
}
"""What is said instead of a good answer."""


def main():
    """Play on until the input ends."""
    way = sys.argv[1].removeprefix("always-")
    last = 2 if way == sys.argv[1] else 10**9
    asked = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready", "protocol": 1, "name": "faulty", "colour": "a field of a later version"})
            continue
        asked += 1
        if 2 <= asked <= last and way in LINES:
            raw(LINES[way].replace(b"ID", str(message["id"]).encode()) + b"\n")
            continue
        if asked == 2:
            HARM[way]()
        say({"type": "answer", "id": message["id"], "index": 0, "text": "the first\none"})


main()
