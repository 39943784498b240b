"""Running the command line inside the test."""

import json
import os
from dataclasses import dataclass
from typing import Any

import pytest
from click.testing import CliRunner

from binocle.cli.app import cli


@dataclass
class Answered:
    """What a command said, and how it ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one line of JSON on standard output."""
        (line,) = self.out.splitlines()
        return json.loads(line)

    @property
    def lines(self) -> list[Any]:
        """Every line of standard output, as JSON."""
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def binocle(monkeypatch, tmp_path):
    """Call the command: `binocle("meld", "AS", …)`, with `stdin` as text or bytes. Games go to a folder of the test."""
    monkeypatch.setenv("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*args: str, stdin: str | bytes | None = None) -> Answered:
        result = CliRunner().invoke(cli, list(args), input=stdin)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return Answered(result.exit_code, result.stdout, result.stderr)

    return call


@pytest.fixture
def ask(binocle):
    """Send requests to `VERB - --json`, one answer each; objects are sent as JSON, bytes as they are."""

    def send(verb: str, *requests: Any) -> list[Any]:
        lines = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in requests]
        answered = binocle(verb, "-", "--json", stdin=b"".join(line + b"\n" for line in lines))
        assert answered.code == 0
        assert answered.err == ""
        assert len(answered.lines) == len(requests)
        return answered.lines

    return send
