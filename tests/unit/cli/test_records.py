"""`replay` and `verify`: records told, checked, and refused when a byte is wrong."""

from pathlib import Path

import pytest

RECORDS = Path(__file__).parents[2] / "data" / "records"
FILES = sorted(RECORDS.glob("*.jsonl")) + sorted(RECORDS.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_verify(binocle, file):
    """Whole records of both forms verify: exit code 0."""
    told = binocle("verify", str(file))
    assert (told.code, told.err) == (0, "")
    assert "All well" in told.out
    found = binocle("verify", str(file), "--json").json
    assert found["ok"] is True
    assert found["entries"] > found["deals"] > 0


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_replay(binocle, file):
    """A record is told in sentences, and as one object whose deals add up to the totals."""
    told = binocle("replay", str(file))
    assert told.code == 0
    assert "You" not in told.out
    found = binocle("replay", str(file), "--json").json
    assert [entry["n"] for entry in found["entries"]] == list(range(1, len(found["entries"]) + 1))
    sums = [sum(change) for change in zip(*[deal["change"] for deal in found["deals"]], strict=True)]
    assert sums == found["totals"]


def test_both_forms_are_one_game(binocle):
    """The two forms of a record replay to the same state."""
    first, second = (binocle("replay", str(RECORDS / f"midwest.{form}"), "--json").json for form in ("jsonl", "txt"))
    assert first["digest"] == second["digest"]


@pytest.mark.parametrize("verb", ["verify", "replay"])
def test_one_wrong_byte(binocle, tmp_path, verb):
    """One changed byte: exit code 1, one line on stderr that names the line; with --json the answer says so."""
    content = bytearray((RECORDS / "two-handed.jsonl").read_bytes())
    at = content.index(b"play", len(content) // 2)
    content[at + 5] ^= 1
    number = content[:at].count(b"\n") + 1
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_bytes(content)
    told = binocle(verb, str(damaged))
    assert told.code == 1
    (line,) = told.err.splitlines()
    assert f"line {number}:" in line
    answered = binocle(verb, str(damaged), "--json")
    assert (answered.code, answered.json["ok"], answered.json["line"]) == (1, False, number)


def test_torn_line(binocle, tmp_path):
    """A last line without newline was torn in writing: it is left out, and said."""
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes((RECORDS / "partners.jsonl").read_bytes()[:-10])
    found = binocle("verify", str(torn), "--json")
    assert found.code == 0
    assert found.json["cut"] > 0
    assert "torn" in binocle("verify", str(torn)).out


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b"{}\n", b"\xff" * 100, b"[" * 50_000, b"{}"])
def test_no_record(binocle, tmp_path, content):
    """Something else than a record is a damaged record: exit code 1 and one line."""
    file = tmp_path / "file"
    file.write_bytes(content)
    told = binocle("verify", str(file))
    assert told.code == 1
    assert len(told.err.splitlines()) == 1
    assert told.out == ""
