"""The README: its Python examples run, its commands exist."""

import re
from pathlib import Path

import pytest

from binocle.cli.app import VERBS

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_there_is_an_example():
    """A stranger finds how to drive a deal from Python."""
    assert any("game.apply(" in block and "Deal(" in block for block in BLOCKS)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_examples_run(number, capsys):
    """Every Python block runs by itself, and prints what its comments behind `print` say."""
    block = BLOCKS[number]
    exec(compile(block, f"README.md, block {number}", "exec"), {"__name__": "readme"})
    promised = re.findall(r"print\(.*\)  # (.+)$", block, re.MULTILINE)
    assert capsys.readouterr().out.splitlines() == promised


def test_commands_exist():
    """Every `binocle VERB` in the README is a verb there is."""
    named = set(re.findall(r"(?<!from )\bbinocle ([a-z]+)", README))
    assert "play" in named
    assert named <= set(VERBS)
