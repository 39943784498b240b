"""Matches in this process: what other tests have held in memory here is not what a match needs."""

import pytest

from binocle.analysis import match


@pytest.fixture(autouse=True)
def _own_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The peak of a process that has run other tests before, and their browsers, says nothing of a match."""
    monkeypatch.setattr(match, "peak_memory", lambda: 150 * 1024)
