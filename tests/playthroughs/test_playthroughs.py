"""Whole deals of every named set, written down step by step."""

import os
import subprocess
import sys

import pytest

from tests.playthroughs.write import DATA, main, orders, transcript
from tests.strategies import NAMES

HOW = "read what has changed; when it is meant, run: python tests/playthroughs/write.py --write"


@pytest.mark.parametrize("name", NAMES)
def test_playthrough(name: str) -> None:
    """Public values, views and scores of two deals are what is written down."""
    assert (DATA / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8") == transcript(name), HOW


@pytest.mark.parametrize("name", NAMES)
def test_order_of_actions(name: str) -> None:
    """The legal actions of every step stand in the order that is written down."""
    assert (DATA / "order" / f"{name}.txt").read_text(encoding="utf-8") == orders(name), HOW


def test_the_files_are_those_of_the_named_sets() -> None:
    """There is a file for each named set and no other, and the script finds none that differs."""
    for folder in ("playthroughs", "order"):
        assert sorted(path.stem for path in (DATA / folder).glob("*.txt")) == sorted(NAMES)
    assert main([]) == 0


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_another_process_plays_the_same(hash_seed: str) -> None:
    """A process that orders its sets differently comes to the same games, word for word."""
    script = DATA.parent / "playthroughs" / "write.py"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, str(script)], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
