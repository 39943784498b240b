"""The pages of the named sets: whole, true to the engine, and readable."""

from __future__ import annotations

import re

import pytest

from binocle.cards import CARDS, KINDS
from binocle.explain import MeldExample, MeldList, Page, PlayExample, diff, page, render
from binocle.explain.pages import has_effect
from binocle.locale import LANGUAGES, Language, texts
from binocle.rules import loads, named, names, override, parse
from binocle.rules.scale import at_table
from binocle.rules.tables import lower
from tests.unit.explain.pairs import NUMBERS, page_of, pairs

EVERY = [(name, lang) for name in names() for lang in LANGUAGES]


def flat(made: Page) -> str:
    """The page as one line of text."""
    return re.sub(r"\s+", " ", render(made))


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_every_number_stands_on_the_page(name: str, lang: Language) -> None:
    """Each number of the set that has effect, and each value of its meld table, is on its page as it is counted."""
    rules, say = named(name), texts(lang)
    counted = at_table(rules)
    text = flat(page_of(rules, lang))
    for path in NUMBERS:
        section, _, field = path.partition(".")
        value = getattr(getattr(counted, section), field)
        if value and has_effect(rules, path):
            assert re.search(rf"(?<![\d.,]){re.escape(say('explain-number', value=value))}(?![\d])", text), path
    for row in lower(rules).melds[0].rows:
        for points in row.values[: 1 if rules.deal.stock else rules.pack.copies]:
            assert row.parts or say("explain-number", value=points) in text, row.name


@pytest.mark.parametrize("path", NUMBERS)
def test_every_changed_number_stands_on_the_page(path: str) -> None:
    """A number that is changed where it has effect is on the page, in both languages."""
    section, _, field = path.partition(".")
    for pair in pairs(path):
        value = getattr(getattr(at_table(pair.other), section), field)
        if pair.works and value:
            for lang in LANGUAGES:
                number = texts(lang)("explain-number", value=value)
                assert number in flat(page_of(pair.other, lang)), (pair.name, lang)


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_a_page_is_whole_and_fits(name: str, lang: Language) -> None:
    """Every page has the parts of its game in the order of play, and no line of its text is wider than 80 columns."""
    rules = named(name)
    made = page_of(rules, lang)
    keys = [section.key for section in made.sections]
    if rules.deal.stock:
        assert keys[:7] == ["table", "deal", "stock", "melds", "play", "score", "end"]
    else:
        assert keys[:8] == ["table", "deal", "auction", "contract", "melds", "play", "score", "end"]
    text = render(made)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "  ." not in text
    assert not re.search(r" [,.;:!]|\.\.|[{}]|None|explain-|form-", re.sub(r"(?m)^ .*$", "", text))
    assert made.section("house") is None
    assert made.section("idle") is None


@pytest.mark.rule("3A-PLAY-02", "3A-PLAY-03", "3A-PLAY-04", "3A-PLAY-05", "2B-P2-01", "HR-02", "AMB-45")
@pytest.mark.parametrize(
    ("line", "trick", "hand", "legal"),
    [
        ("midwest", "KH", "AS TH QH 9H", "TH"),
        ("midwest?play.duty=east", "KH", "AS TH QH 9H", "TH QH 9H"),
        ("midwest?play.duty=free", "KH", "AS TH QH 9H", "AS TH QH 9H"),
        ("midwest", "KS", "AS QS AH", "AS"),
        ("midwest?play.duty=east", "KS", "AS QS AH", "AS"),
        ("midwest", "KH QS", "AS 9S AC", "AS"),
        ("midwest?play.duty=east", "KH QS", "AS 9S AC", "AS 9S"),
        ("midwest", "KH 9S", "AS AH QH", "AH QH"),
        ("midwest?play.head_after_ruff=true", "KH 9S", "AS AH QH", "AH"),
        ("binokel", "KH JS", "AS AH QH", "AH QH"),
    ],
)
def test_the_examples_of_the_duties(line: str, trick: str, hand: str, legal: str) -> None:
    """The positions on the page allow what the catalogue allows under the duty of the set."""
    section = page(parse(line), "en").section("play")
    assert section is not None
    found = [block for block in section.blocks if isinstance(block, PlayExample)]
    example = next(block for block in found if " ".join(block.trick) == trick and set(block.hand) == set(hand.split()))
    assert set(example.legal) == set(legal.split())
    word = "must" if len(example.legal) == 1 else "any of them" if len(legal) == len(hand) else "you may play"
    assert word in example.text


@pytest.mark.parametrize("name", names())
def test_the_examples_of_melds_are_counted(name: str) -> None:
    """Every hand on the page pays what the meld table of the set pays for it, and the number is in its text."""
    rules = named(name)
    section = page_of(rules, "en").section("melds")
    assert section is not None
    found = [block for block in section.blocks if isinstance(block, MeldExample)]
    assert len(found) >= 3
    for example in found:
        counts = [example.cards.count(CARDS[kind]) for kind in range(KINDS)]
        if not rules.deal.stock:
            assert example.points == lower(rules).melds[0].points_of(counts)
            assert texts("en")("explain-number", value=example.points) in example.text


@pytest.mark.rule("2H-MELD-08", "2H-MELD-09", "2B-MELD-06", "GIB-01", "AMB-01")
@pytest.mark.parametrize(
    ("name", "growth", "double"),
    [
        ("two-handed", "score 110 for it", "score 260"),
        ("bicycle", "score 150 for it", "score 300"),
        ("gibson", "score 110", "second pinochle"),
    ],
)
def test_the_examples_of_growth(name: str, growth: str, double: str) -> None:
    """A marriage that grows into a run, and a pinochle that grows, pay the difference or the full value by the set."""
    text = flat(page_of(named(name), "en"))
    assert growth in text
    assert double in text


def test_german_suits() -> None:
    """A set with German suits speaks of over, under and their names, and draws no queen or jack."""
    german, english = (flat(page_of(named("binokel"), lang)) for lang in ("de", "en"))
    assert "Blatt-Ober" in german
    assert "over of leaves" in english
    for text in (german, english):
        assert not re.search("[QJ][♠♥♦♣]", text)
        body = text.casefold().replace(named("binokel").source.casefold(), "")
        assert "pinochle" not in body  # only its source is called so


def test_rows_of_ones_own() -> None:
    """A meld that a family adds stands in the table under its name, marked, and is told as a difference."""
    rules = override(
        named("midwest"),
        {
            "meld": {
                "rows": {"four-corners": {"group": "around", "suit": "all", "cards": "T", "points": [50]}, "dix": None}
            }
        },
    )
    made = page(rules, "en")
    section = made.section("melds")
    assert section is not None
    table = next(block for block in section.blocks if isinstance(block, MeldList))
    line = next(line for line in table.lines if line.name == "four-corners")
    assert line.points == (50, 100)
    assert line.cards == ("TS", "TH", "TD", "TC")
    assert table.house
    assert [line.name for line in table.lines if line.house] == ["four-corners"]
    assert "dix" not in [line.name for line in table.lines]
    told = [difference.text for difference in diff(rules, named("midwest"), "en")]
    assert told == ["Dix is no meld here.", "four-corners is a meld here (ten of each suit) and pays 50."]


def test_an_own_file_is_measured_by_the_nearest_set() -> None:
    """A set with a name of its own tells its house rules against the named set with the fewest differences."""
    rules = loads(
        'title.en = "Ours"\ntitle.de = "Unsere"\nsource = "home"\nextends = "hay"\nscore.target = 1500', "ours"
    )
    made = page(rules, "de")
    assert made.line == "hay?score.target=1500"
    house = made.section("house")
    assert house is not None
    assert len(house.blocks) == 2
    assert "* Die Zielmarke ist 1.500 statt 1.200." in render(made)


@pytest.mark.parametrize("name", ["midwest", "two-handed", "binokel"])
def test_cards_bear_the_letters_of_the_language(name: str) -> None:
    """German pages write D and B for queen and jack, pages on German suits O and U; a ten is 10 everywhere."""
    wanted = {"en": "QJ", "de": "DB"}
    for lang in LANGUAGES:
        letters = "OU" if name == "binokel" else wanted[lang]
        found = set(re.findall(r"(\w+)[♠♥♦♣]", render(page_of(named(name), lang)).partition("\n")[2]))
        assert set(letters) <= found <= {*letters, "A", "10", "K", "9", "7"}
