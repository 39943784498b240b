"""The three standard streams, made fit for use: closed ones lead nowhere, signs that cannot be printed have others."""

from __future__ import annotations

import codecs
import os
import sys
from pathlib import Path
from typing import Final

STANDINS: Final = {
    **dict(zip("♠♥♦♣", "SHDC", strict=True)),
    **dict(zip("äöüÄÖÜß", ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss"), strict=True)),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("–—−‐‑", "-"),
    "…": "...",
    "·": ".",
    "•": "*",
    "×": "x",
    "→": "->",
    "\u00a0": " ",
}
"""What is printed instead of a sign that an encoding lacks; any other one becomes a question mark."""


_ASCII: Final = "binocle_ascii"


def make_fit() -> None:
    """Replace closed streams, and let no sign and no stray byte end the command."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            stream = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - for the life of the process
            setattr(sys, name, stream)
    codecs.register_error("binocle-standins", standins)
    codecs.register(ascii_under_another_name)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "binocle-standins"), (sys.stderr, "binocle-standins")):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is None:
            continue
        reconfigure(errors=errors)
        if codecs.lookup(stream.encoding).name == "ascii":
            reconfigure(encoding=_ASCII, errors=errors)


def ascii_under_another_name(name: str) -> codecs.CodecInfo | None:
    """ASCII for streams that are meant to have it: click takes it for a mistake and writes UTF-8 instead."""
    if name != _ASCII:
        return None
    info = codecs.lookup("ascii")
    return codecs.CodecInfo(
        name=_ASCII,
        encode=info.encode,
        decode=info.decode,
        incrementalencoder=info.incrementalencoder,
        incrementaldecoder=info.incrementaldecoder,
        streamreader=info.streamreader,
        streamwriter=info.streamwriter,
    )


def standins(error: UnicodeError) -> tuple[str, int]:
    """The stand-ins for the signs of an encoding error, as `codecs.register_error` wants it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join([STANDINS.get(sign, "?") for sign in error.object[error.start : error.end]]), error.end
