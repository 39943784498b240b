"""Reading a record in whichever of the two forms it is."""

from __future__ import annotations

from binocle.record import jsonl, text
from binocle.record.files import Source, read_bytes
from binocle.record.record import Record


def load(source: Source) -> Record:
    """Read a record from a path or a binary file: the text form begins with a bracket, the other one is JSONL.

    Raises:
        RecordError: it is damaged; names the line.
        OSError: it cannot be read.
    """
    return loads(read_bytes(source))


def loads(content: str | bytes) -> Record:
    """Read a record from its content; see `load`."""
    start = content[:1]
    return text.loads(content) if start in ("[", b"[") else jsonl.loads(content)
