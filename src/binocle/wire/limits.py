"""The numbers of the protocol: its version and how long things may be."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

PROTOCOL: Final = 1
"""Raised when an older client can no longer take part; it is then told to load the page again."""

LONGEST_MESSAGE: Final = 8_192
"""Bytes of a message from a client."""

DEEPEST: Final = 8
"""Levels of objects and arrays in a message from a client."""

LONGEST_TEXT: Final = 200
"""Characters of something that is said."""

LONGEST_WORD: Final = 100
"""Characters of a player's own word for the shuffle."""

MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$")]
"""A name that a client gives to what it wants done, printable ASCII; the answer carries it, a repetition keeps it."""

SeatNo: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=10**9)]
Lang: TypeAlias = Literal["en", "de"]
Speed: TypeAlias = Literal["slow", "normal", "fast", "instant"]
Clock: TypeAlias = Annotated[int, Meta(ge=0, le=600)]
"""Seconds for a decision; 0 is no clock."""

TableId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[0-9A-Za-z_-]+$")]
PlayerName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[0-9a-z_-]+$")]
"""The name of a computer player, or `open`."""
