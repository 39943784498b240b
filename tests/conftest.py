"""What every test run shares: hypothesis profiles, the choice of tests by rule, a closing word on what was left out."""

import os
import secrets
import shutil
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.browser.needs import missing
from tools.rule_citations import expand

# Which rule sets a run goes over beside the main ones is drawn once, for all its processes (`tests/strategies.py`).
DRAWN_BY = os.environ.setdefault("BINOCLE_DRAW", str(secrets.randbelow(10**6)))

PROGRAMS = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin"))
"""Where servers that tests run may be installed."""

# A shared machine may stall for seconds, so no test may fail by the clock alone.
settings.register_profile("binocle", deadline=None, print_blob=True)
settings.register_profile("ci", parent=settings.get_profile("binocle"), derandomize=False)
settings.load_profile("ci" if os.environ.get("CI") else "binocle")


def pytest_report_header() -> str:
    """With what to draw the same rule sets again."""
    return f"rule sets drawn with BINOCLE_DRAW={DRAWN_BY}"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run be narrowed to the tests that cite a rule: `pytest --rule 2H-MELD-04`."""
    parser.addoption("--rule", action="append", default=[], metavar="ID", help="only tests that cite this rule")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that cite one of the rules asked for; without `--rule` all stay."""
    asked = {rule for text in config.getoption("--rule") for rule in expand(text)}
    if asked:
        others = [item for item in items if asked.isdisjoint(cited_by(item))]
        items[:] = [item for item in items if not asked.isdisjoint(cited_by(item))]
        config.hook.pytest_deselected(items=others)


def cited_by(item: pytest.Item) -> Iterator[str]:
    """The rules that a test cites, by its marks or, in a module with RULE_DATA, by the entry that it is run with."""
    for mark in item.iter_markers("rule"):
        for text in mark.args:
            yield from expand(text)
    if hasattr(getattr(item, "module", None), "RULE_DATA"):
        for value in item.callspec.params.values() if hasattr(item, "callspec") else ():
            for text in value.get("rules", ()) if isinstance(value, dict) else ():
                yield from expand(text)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what this run did not cover, so that a green line is not taken for more than it is."""
    terminalreporter.write_sep("-", "left out")
    terminalreporter.write_line("soak: random whole games in every rule set run by `python3 run.py soak`")
    proxies = [name for name in ("nginx", "caddy") if shutil.which(name, path=PROGRAMS) is None]
    if proxies:
        terminalreporter.write_line(f"proxies: tests/web/test_proxies.py with {' and '.join(proxies)}, not installed")
    if absent := missing():
        terminalreporter.write_line(f"browser: the tests in tests/browser, since {absent}")
