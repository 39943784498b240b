"""No field of a rule set is left out of the page: two sets that differ in it read differently."""

from __future__ import annotations

import pytest

from binocle.explain import CardValues, MeldList, Page, Paragraph, Sentence, diff
from binocle.locale import LANGUAGES, Language
from tests.unit.explain.pairs import TOGETHER, leaves, page_of, pairs, values

OFF = (False, 0, "off", "none", "tens")
"""Values of rules that are not played; the page says nothing about them."""

BOUND = {"auction.style": {"none"}, "trump.moment": {"upcard"}}
"""Values that stand for the two-handed game as a whole."""


def sections_text(made: Page, *, idle: bool) -> str:
    """What the page says, house rules aside: the rules themselves, or the settings without effect."""
    lines = []
    for section in made.sections:
        if section.key != "house" and (section.key == "idle") is idle:
            for block in section.blocks:
                if isinstance(block, MeldList):
                    lines += [f"{line.title} {line.cards} {line.points} {line.note}" for line in block.lines]
                elif isinstance(block, CardValues):
                    lines.append(f"{block.names} {block.points}")
                elif isinstance(block, Paragraph):
                    lines.append(block.text)
    return "\n".join(lines)


@pytest.mark.parametrize("path", leaves())
def test_a_field_that_works_is_told(path: str) -> None:
    """Each field has effect in some set, and there every other value changes the page, in both languages."""
    told = [pair for pair in pairs(path) if pair.works]
    assert told, "there is no set in which this field has effect"
    for pair in told:
        for lang in LANGUAGES:
            one, other = (sections_text(page_of(rules, lang), idle=False) for rules in (pair.one, pair.other))
            assert one != other, (pair.name, lang)


@pytest.mark.parametrize("path", leaves())
def test_a_field_without_effect_is_named_as_such(path: str) -> None:
    """Where a field means nothing the rules stay as they are, and the page names it among the idle settings."""
    for pair in pairs(path):
        if not pair.works:
            before, after = page_of(pair.one, "de"), page_of(pair.other, "de")
            assert sections_text(before, idle=False) == sections_text(after, idle=False), pair.name
            assert sections_text(before, idle=True) != sections_text(after, idle=True), pair.name


@pytest.mark.parametrize("path", leaves())
def test_a_house_rule_is_marked_where_it_is_told(path: str) -> None:
    """A field that differs from the base set marks the sentence or table that tells it, unless it turns a rule off."""
    section, _, field = path.partition(".")
    for pair in pairs(path):
        if not pair.works or getattr(getattr(pair.other, section), field) in OFF or path == "deal.stock":
            continue
        made = page_of(pair.other, "en", pair.one)
        told = [
            piece
            for part in made.sections
            if part.key not in {"house", "idle"}
            for block in part.blocks
            for piece in (block.sentences if isinstance(block, Paragraph) else (block,))
        ]
        marked = [piece for piece in told if getattr(piece, "house", False) and path in piece.fields]
        assert marked, pair.name
        assert any(path == sentence.fields[0] for sentence in _house(made)), pair.name


def _house(made: Page) -> list[Sentence]:
    """The list of house rules, without the line above it."""
    section = made.section("house")
    assert section is not None
    return [block.sentences[0] for block in section.blocks[1:] if isinstance(block, Paragraph)]


def test_every_value_is_reached() -> None:
    """The pairs try every value of every field of words, somewhere with effect."""
    for path in leaves():
        section, _, field = path.partition(".")
        seen = {getattr(getattr(rules, section), field) for pair in pairs(path) for rules in (pair.one, pair.other)}
        if isinstance(values(path)[0], str) and path not in TOGETHER:
            assert not set(values(path)) - seen - BOUND.get(path, set()), path


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", leaves())
def test_a_difference_names_its_field_alone(path: str, lang: Language) -> None:
    """Of two sets that differ in one field exactly that is told, with both values; of one set with itself nothing."""
    for pair in pairs(path):
        found = diff(pair.other, pair.one, lang)
        assert path in [difference.path for difference in found]
        assert len(found) == 1 or path in TOGETHER
        assert found[0].text[-1] == "."
        assert found != diff(pair.one, pair.other, lang)
        assert not diff(pair.one, pair.one, lang)


def test_a_difference_reads_as_a_sentence() -> None:
    """Numbers stand as the language writes them, words by their labels."""
    pair = next(pair for pair in pairs("score.target") if pair.one.score.target == 1000)
    number = {1210: ("1,210", "1.210"), 500: ("500", "500"), 3000: ("3,000", "3.000")}[pair.other.score.target]
    english, german = (diff(pair.other, pair.one, lang)[0].text for lang in LANGUAGES)
    assert english == f"The mark is {number[0]} instead of 1,000."
    assert german == f"Die Zielmarke ist {number[1]} statt 1.000."
