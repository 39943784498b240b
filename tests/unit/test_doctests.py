"""Every example in a docstring is run, in whichever module it stands."""

import doctest
import importlib
from pathlib import Path

import pytest

import binocle

SOURCE = Path(binocle.__file__).parent
MODULES = tuple(
    ".".join(("binocle", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
    for path in sorted(SOURCE.rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_hold(name: str) -> None:
    """What a docstring shows is what happens."""
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried
    assert not failed
