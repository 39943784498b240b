"""What every test run shares: hypothesis profiles and a closing word on what was left out."""

import os
import secrets

import pytest
from hypothesis import settings

# Which rule sets a run goes over beside the main ones is drawn once, for all its processes (`tests/strategies.py`).
DRAWN_BY = os.environ.setdefault("BINOCLE_DRAW", str(secrets.randbelow(10**6)))

# A shared machine may stall for seconds, so no test may fail by the clock alone.
settings.register_profile("binocle", deadline=None, print_blob=True)
settings.register_profile("ci", parent=settings.get_profile("binocle"), derandomize=False)
settings.load_profile("ci" if os.environ.get("CI") else "binocle")


def pytest_report_header() -> str:
    """With what to draw the same rule sets again."""
    return f"rule sets drawn with BINOCLE_DRAW={DRAWN_BY}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what this run did not cover, so that a green line is not taken for more than it is."""
    terminalreporter.write_sep("-", "left out")
    terminalreporter.write_line("soak: random whole games in every rule set run by `python3 run.py soak`")
    terminalreporter.write_line("browser: nothing here needs one")
