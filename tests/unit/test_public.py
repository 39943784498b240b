"""The public names: all there, at home where they say, and light to import."""

import subprocess
import sys
from typing import get_args

import pytest

import binocle
from binocle.game import actions


def test_all_names_are_there():
    """`__all__` lists just what the homes list, and every name can be used."""
    homes = {name for public in binocle._HOMES.values() for name in public}
    assert set(binocle.__all__) == homes
    for name in binocle.__all__:
        assert getattr(binocle, name) is not None


def test_names_come_from_their_homes():
    """A public name is the very object of its home."""
    from binocle.game.engine import Game
    from binocle.rules.load import named

    assert binocle.Game is Game
    assert binocle.named is named
    assert set(binocle.__all__) <= set(dir(binocle))


def test_every_action_is_public():
    """Whoever drives a game from outside can say all that a seat can do, in every rule set."""
    assert {action.__name__ for action in get_args(actions.Action)} <= set(binocle.__all__)


def test_unknown_names_are_told():
    """A name that does not exist is an AttributeError, as in any module."""
    with pytest.raises(AttributeError, match="no attribute 'Spiel'"):
        binocle.Spiel  # noqa: B018 - looking is the test


def test_importing_is_light():
    """`import binocle` loads nothing else of ours and nothing heavy."""
    code = "import sys, binocle; print(sorted(m for m in sys.modules if m.split('.')[0] in HEAVY))"
    heavy = "HEAVY = {'msgspec', 'numba', 'numpy', 'textual', 'fluent', 'click'}\n"
    done = subprocess.run([sys.executable, "-c", heavy + code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
