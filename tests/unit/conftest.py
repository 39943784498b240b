"""Matches in this process: what other tests have held in memory here is not what a match needs."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="session")
def _own_memory() -> Iterator[None]:
    """The peak of a process that has run other tests before, and their browsers, says nothing of a match."""
    from binocle.analysis import match

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match, "peak_memory", lambda: 150 * 1024)
        yield
