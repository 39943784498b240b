"""Records: a game as a header and its decisions, sealed deal by deal; two forms, one for tables and one for people."""

from binocle.record import jsonl, text
from binocle.record.forms import load, loads
from binocle.record.record import BEHAVIOUR, FORMAT, Entry, Header, Line, Occupant, Record, Seal, Undo
from binocle.record.replay import History, build, effective, replay, resume, verify
from binocle.record.seal import digest
from binocle.record.writer import Writer

__all__ = [
    "BEHAVIOUR",
    "FORMAT",
    "Entry",
    "Header",
    "History",
    "Line",
    "Occupant",
    "Record",
    "Seal",
    "Undo",
    "Writer",
    "build",
    "digest",
    "effective",
    "jsonl",
    "load",
    "loads",
    "replay",
    "resume",
    "text",
    "verify",
]
