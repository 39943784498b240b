"""The page on the arena: it names every field of the JSON, and its example runs."""

import re
from pathlib import Path

from binocle.analysis import ArenaResult, PlayerTimes, Rank, Times

PAGE = (Path(__file__).parents[3] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_every_field_is_told() -> None:
    """A field that is not on the page could not be relied on."""
    told = set(re.findall(r"`([a-z_0-9]+)`", PAGE))
    told |= {f"{name[:-1]}b" for name in told if name.endswith("_a")}
    for form in (ArenaResult, Times, PlayerTimes, Rank):
        assert set(form.__struct_fields__) <= told


def test_the_example_runs(capsys) -> None:
    """What the page shows in Python is so."""
    (block,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    exec(compile(block, "arena.md", "exec"), {"__name__": "page"})
    assert capsys.readouterr().out.endswith("True\n")
