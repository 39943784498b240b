"""Every test of the server has its own dice."""

import pytest

from tests import dice


@pytest.fixture(autouse=True)
def known_dice(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The same deals whenever this test is run."""
    dice.load(monkeypatch, request.node.name)
