"""Names, tokens, codes: how people are told apart, and what opens a seat."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 24
"""Characters of a name."""

BOT_NAMES: Final = ("Anna", "Bert", "Clara", "David", "Emma", "Frank")
"""What computer players are called, seat after seat."""

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ2346789"
"""Letters and digits that are not mistaken for one another when they are spoken or read."""

_CODE_LENGTH: Final = 6
_SIGNS: Final = frozenset("-'’. _&+!?*#()")
_LOOKALIKES: Final = str.maketrans("0134578еосархуіѕ", "oleastbeocapxyis")


def tidy_name(text: str) -> str:
    """The name as it is shown, or an empty string when it is none: composed, trimmed, without anything invisible."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST or len(name.encode("utf-8", "replace")) > 4 * LONGEST:
        return ""
    marks = 0
    for char in name:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Mc") else 0
        if marks > 2 or not (kind[0] in "LNM" or kind == "So" or char in _SIGNS):
            return ""
    return name if any(unicodedata.category(char)[0] in "LN" or ord(char) > 0x2000 for char in name) else ""


def skeleton(name: str) -> str:
    """The name as it looks at a glance: two names that are hard to tell apart have the same."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKALIKES)
    return "".join(char for char in plain if char.isalnum()).replace("ı", "i").replace("rn", "m").replace("l", "i")


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name could be taken for one of the others."""
    mine = skeleton(name)
    return any(skeleton(other) == mine for other in others)


def bot_names(count: int, taken: Iterable[str]) -> list[str]:
    """Names for so many computer players, none like those of people at the table."""
    used = {skeleton(name) for name in taken}
    return [name for name in BOT_NAMES if skeleton(name) not in used][:count]


def tidy_text(text: str) -> str:
    """What is said, composed and on one line, without invisible characters; empty when nothing is left."""
    words = (
        "".join(char for char in word if unicodedata.category(char)[0] != "C")
        for word in unicodedata.normalize("NFC", text).split()
    )
    return " ".join(word for word in words if word)


def new_token() -> str:
    """What opens a seat: 192 bits."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_table_id() -> str:
    """The name of a table, which is its invitation: 128 bits, so that nobody comes by it without being told."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A short code to be spoken."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(_CODE_LENGTH))


def tidy_code(text: str) -> str:
    """A code as it was typed, in the one form it is kept in."""
    return "".join(char for char in text.upper() if char.isalnum())[:16]


def pick(count: int) -> int:
    """One of so many, each as likely."""
    return secrets.randbelow(count)
