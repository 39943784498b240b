"""Known dice for servers under test, so that a test which meets an odd deal meets it every time.

A server draws its secrets, tables and seats from the system, and there is no setting to change that. Tests that run one
in their own process put these dice in its place. `BINOCLE_DICE=7 pytest tests/web` plays them with other deals.
"""

from __future__ import annotations

import os
import random
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import Final

import pytest

import binocle.deal.fair
import binocle.web.people

ROUND: Final = os.environ.get("BINOCLE_DICE", "1")


class Dice:
    """What is used of the standard library's `secrets`, from a seed."""

    def __init__(self, seed: str) -> None:
        """Dice that fall the same for the same seed."""
        self._random: Final = random.Random(f"{ROUND} {seed}")

    def token_bytes(self, count: int) -> bytes:
        """So many bytes."""
        return self._random.randbytes(count)

    def token_urlsafe(self, count: int) -> str:
        """So many bytes as text for an address."""
        return urlsafe_b64encode(self.token_bytes(count)).rstrip(b"=").decode()

    def token_hex(self, count: int) -> str:
        """So many bytes as text."""
        return self.token_bytes(count).hex()

    def choice(self, of: Sequence[str]) -> str:
        """One of these."""
        return self._random.choice(of)

    def randbelow(self, count: int) -> int:
        """A number from 0 up to one less than this."""
        return self._random.randrange(count)


def load(patching: pytest.MonkeyPatch, seed: str) -> None:
    """Let the server's modules draw from dice with this seed."""
    for module in (binocle.deal.fair, binocle.web.people):
        assert module.secrets is secrets
        patching.setattr(module, "secrets", Dice(seed))
