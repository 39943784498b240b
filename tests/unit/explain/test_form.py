"""The form: every field, every value, both languages."""

from __future__ import annotations

import msgspec
import pytest

from binocle.explain import FormField, form
from binocle.explain.forms import named_sets
from binocle.explain.needs import value_of
from binocle.explain.pages import has_effect
from binocle.locale import LANGUAGES
from binocle.rules import named, names
from tests.unit.explain.pairs import every_pair, leaves

FIELDS: dict[str, FormField] = {field.path: field for group in form() for field in group.fields}


def test_every_field_is_on_the_form() -> None:
    """Each field of the schema stands on the form once, in a group of its own section."""
    assert set(FIELDS) == {*leaves(), "meld.rows"}
    for group in form():
        assert group.fields
        assert all(field.path.startswith(f"{group.key}.") for field in group.fields)


@pytest.mark.parametrize("path", FIELDS)
def test_titles_helps_and_labels(path: str) -> None:
    """Title, help and the label of every value are there in both languages, and no two values share a label."""
    field = FIELDS[path]
    for lang in LANGUAGES:
        assert field.title[lang][0].isupper()
        assert field.help[lang].endswith(".")
        labels = [choice.label[lang] for choice in field.choices]
        assert len(set(labels)) == len(labels)
    assert field.title["en"] != field.title["de"] or path in {"trump.durch", "meld.grand_pinochle", "meld.roundhouse"}
    assert field.help["en"] != field.help["de"]
    if field.kind == "choice":
        assert len(field.choices) > 1
        for choice in field.choices:
            assert choice.label["en"] != choice.label["de"] or isinstance(choice.value, int), choice.value
    assert field.source


def test_ranges_and_defaults() -> None:
    """Numbers have both limits and their default between them; the default of a choice is one of its values."""
    for field in FIELDS.values():
        if field.kind == "number":
            assert field.least is not None
            assert field.most is not None
            assert field.least <= field.default <= field.most
        elif field.kind != "rows":
            assert field.default in [choice.value for choice in field.choices]


def test_needs_say_when_a_field_has_effect() -> None:
    """The conditions on the form, read as a program would, are those by which the page tells a field."""
    for pair in every_pair():
        for rules in (pair.one, pair.other):
            field = FIELDS[pair.path]
            choice = next((choice for choice in field.choices if choice.value == value_of(rules, pair.path)), None)
            shown = not field.needs or any(all(_holds(need, rules) for need in way) for way in field.needs)
            if choice is not None and choice.needs is not None:
                shown = shown and _holds(choice.needs, rules)
            assert shown == has_effect(rules, pair.path), pair.name


def _holds(need: dict, rules: object) -> bool:
    value = value_of(rules, need["field"])
    return value >= need["least"] if "least" in need else value in need["values"]


def test_needs_name_fields() -> None:
    """Every condition names a field of the form and values that it can have."""
    for field in FIELDS.values():
        for need in [need for way in field.needs for need in way] + [c.needs for c in field.choices if c.needs]:
            other = FIELDS[need["field"]]
            assert other.path != field.path
            if "values" in need:
                assert set(need["values"]) <= {choice.value for choice in other.choices}
            else:
                assert other.kind == "number" or all(isinstance(choice.value, int) for choice in other.choices)


def test_the_form_travels_as_json() -> None:
    """The form and the sets to start from can be written as JSON; every set is there."""
    assert len(msgspec.json.encode(form())) > 10_000
    assert [entry["name"] for entry in named_sets()] == list(names())
    assert named_sets()[0]["title"]["de"] == named(names()[0]).title.de
