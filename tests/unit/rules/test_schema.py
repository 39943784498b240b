"""The schema itself: every field has a range, a meaning and a source, and the page about it is up to date."""

import re

import pytest

from binocle.errors import RuleSetError
from binocle.rules import loads, parse
from binocle.rules.build import field_paths
from tools import schema_doc

ENTRIES = list(schema_doc.entries())


def test_every_field_is_described() -> None:
    """A field says in words what it means, and where its rule comes from (titles aside)."""
    assert len(ENTRIES) > 70
    for entry in ENTRIES:
        assert entry.about, entry.path
        assert entry.source or entry.path in {"name", "title.en", "title.de", "source"}, entry.path
        assert entry.allowed, entry.path


def test_every_number_has_both_limits() -> None:
    """No field takes a number without end; each range is stated."""
    numbers = [entry for entry in ENTRIES if "whole numbers" in entry.allowed]
    assert len(numbers) > 15
    for entry in numbers:
        assert re.search(r"whole numbers from \d+ to \d+$", entry.allowed), entry.path


@pytest.mark.parametrize("path", [entry.path for entry in ENTRIES if "whole numbers" in entry.allowed])
def test_numbers_beyond_a_limit_are_refused(path: str) -> None:
    """One below the least and one above the most of every number are refused at that field, with the range."""
    entry = next(entry for entry in ENTRIES if entry.path == path)
    low, high = re.findall(r"from (\d+) to (\d+)$", entry.allowed)[0]
    place = path.replace("NAME", "run")
    for beyond in (int(low) - 1, int(high) + 1, 10**9, -(10**30)):
        value = f"[{beyond}]" if path.endswith("points") and "rows" in path else str(beyond)
        with pytest.raises(RuleSetError) as refused:
            parse(f"two-handed?{place}={value}")
        assert refused.value.path == (f"{place}[0]" if value.startswith("[") else place)
        assert f"whole numbers from {low} to {high}" in refused.value.problem


@pytest.mark.parametrize("path", [entry.path for entry in ENTRIES if re.fullmatch(r"[\w-]+(, [\w-]+)+", entry.allowed)])
def test_words_outside_the_list_are_refused(path: str) -> None:
    """Every field of words or choices refuses another word and names all that it takes."""
    entry = next(entry for entry in ENTRIES if entry.path == path)
    place = path.replace("NAME", "run")
    for other in ("quatsch", "", "[1]", "1.5"):
        with pytest.raises(RuleSetError) as refused:
            parse(f"two-handed?{place}={other}")
        assert refused.value.path == place
        assert refused.value.problem.endswith(f"allowed: {entry.allowed}")


def test_field_paths_are_those_of_the_page() -> None:
    """Suggestions for misspelt fields know every field."""
    assert set(field_paths()) == {entry.path for entry in ENTRIES if "NAME" not in entry.path}


def test_every_option_has_its_place() -> None:
    """Each option of the catalogue and each house rule has a field, or a row and a remark that says how."""
    places = schema_doc.places()
    assert len(places) == 107
    for option, fields in places.items():
        assert fields or option in schema_doc.ELSEWHERE, option
    assert set(schema_doc.ELSEWHERE) <= set(places)


def test_the_page_is_up_to_date() -> None:
    """docs/rules-schema.md says what the schema says; `python -m tools.schema_doc` writes it."""
    assert schema_doc.PAGE.read_text(encoding="utf-8") == schema_doc.page()


def test_the_file_on_the_page_loads() -> None:
    """The example of a player's own file is one."""
    example = schema_doc.page().partition("```toml\n")[2].partition("```")[0]
    rules = loads(example)
    assert rules.score.target == 1000
    assert rules.meld.rows["four-corners"].points == (50,)
