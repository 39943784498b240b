"""Leaflets: every sentence and number of the page, on one sheet, in both languages, quickly."""

import re
import time
from io import BytesIO

import pytest
from pypdf import PdfReader

from binocle.errors import RuleSetError
from binocle.explain import CardValues, MeldList, Page, page
from binocle.locale import LANGUAGES, Language, texts
from binocle.paper import leaflet as module
from binocle.paper.leaflet import FAMILY, SIZES, family, leaflet
from binocle.paper.press import SHEETS, Paper
from binocle.rules import named, names, parse
from tests.unit.paper.reading import squeezed, text_of

POINT = 72 / 25.4


def _wanted(rules_page: Page, *, examples: bool = True) -> list[str]:
    """Every text that must stand on the leaflet."""
    found = [rules_page.title]
    say = texts(rules_page.lang)
    for section in rules_page.sections:
        found.append(section.title)
        for block in section.blocks:
            if isinstance(block, MeldList):
                found += [*block.columns] if len(block.columns) > 1 else []
                for line in block.lines:
                    found += [line.title, line.note, *(say("explain-number", value=value) for value in line.points)]
            elif isinstance(block, CardValues):
                found += [*block.names, *(say("explain-number", value=value) for value in block.points)]
            elif examples or not hasattr(block, "trump"):
                found.append(block.text)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_named_set_prints_whole(name: str, lang: Language) -> None:
    """One sheet with two sides, every sentence and number of the page on it, in less than two seconds."""
    rules = named(name)
    texts(lang)  # read once for all sets
    began = time.process_time()
    made = leaflet(rules, lang)
    took = time.process_time() - began
    assert took < 2, f"{took:.1f} s"
    assert len(PdfReader(BytesIO(made)).pages) == 2
    text = text_of(made)
    for wanted in _wanted(page(rules, lang)):
        assert squeezed(wanted) in text


@pytest.mark.parametrize("paper", SHEETS)
def test_the_sheet_has_the_size_of_its_paper(paper: Paper) -> None:
    """A4 or letter, lying on its long side, with nothing sticking out."""
    box = PdfReader(BytesIO(leaflet(named("binokel"), "de", paper))).pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx([side * POINT for side in SHEETS[paper]], abs=0.1)


@pytest.fixture(scope="module")
def unchanged() -> dict[Language, str]:
    """The text of a leaflet without house rules."""
    return {lang: text_of(leaflet(named("midwest"), lang)) for lang in LANGUAGES}


@pytest.mark.parametrize(
    ("change", "lang"),
    [
        ("score.target=1020", "en"),
        ("score.last_trick=20", "de"),
        ("play.duty=free", "en"),
        ("meld.roundhouse=own", "de"),
        ("auction.minimum=300", "en"),
    ],
)
def test_a_house_rule_changes_the_leaflet_and_is_marked(
    change: str, lang: Language, unchanged: dict[Language, str]
) -> None:
    """Another value gives another text, states the marked line for `parse`, and explains the mark on the back."""
    plain, changed = unchanged[lang], text_of(leaflet(parse(f"midwest?{change}"), lang))
    assert changed != plain
    assert squeezed(f"midwest?{change}") in changed
    mark = squeezed(texts(lang)("paper-house"))
    assert mark in changed
    assert mark not in plain


def test_the_same_rules_print_the_same_file() -> None:
    """No clock and no chance in the file: two runs give the same bytes."""
    assert leaflet(named("partners")) == leaflet(named("partners"))


def test_fonts_are_embedded_and_type_is_readable() -> None:
    """Every font travels in the file, and the smallest type is 6.5 points."""
    made = leaflet(named("binokel-48"), "de")
    fonts = {}
    for sheet in PdfReader(BytesIO(made)).pages:
        for form in sheet["/Resources"]["/XObject"].values():
            fonts |= form.get_object()["/Resources"].get("/Font", {})
    assert fonts
    for font in fonts.values():
        (descendant,) = font.get_object()["/DescendantFonts"]
        descriptor = descendant.get_object()["/FontDescriptor"]
        assert {"/FontFile2", "/FontFile3"} & set(descriptor)
    assert min(SIZES) >= 6.5


def test_a_family_sheet_holds_three_sets_in_the_largest_type_that_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games for two, three and four stand on one sheet, every rule of theirs; only examples may give way.

    In the next larger type they would need more panels than a sheet has, and what is left over is ruled for notes.
    """
    asked: dict[float, int] = {}

    def spy(data: dict[str, object], size: float, notes: int = 0) -> bytes:
        made = original(data, size, notes)
        asked[size] = max(asked.get(size, 0), module._count(made))
        return made

    original = module._set
    monkeypatch.setattr(module, "_set", spy)
    sets = [named(name) for name in FAMILY]
    made = family(sets, "de")
    assert len(PdfReader(BytesIO(made)).pages) == 2
    text = text_of(made)
    for rules in sets:
        for wanted in _wanted(page(rules, "de"), examples=False):
            if not wanted.endswith(":"):  # the lines that announce examples
                assert squeezed(wanted) in text
    size = max(size for size, panels in asked.items() if panels <= 30)
    assert asked[size] == 30
    assert size < max(SIZES)
    assert asked[size + 0.25] > 30


def test_too_much_for_a_sheet_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven games do not fit in the smallest type there is, and the sentence names them."""
    monkeypatch.setattr(module, "SIZES", (7.0,))
    with pytest.raises(RuleSetError, match=r"two-handed, bicycle, .*: too much text for one sheet of paper"):
        family([named(name) for name in names()[:7]])


@pytest.mark.parametrize(
    ("name", "lang", "letters"), [("midwest", "de", "DB"), ("midwest", "en", "QJ"), ("binokel", "de", "OU")]
)
def test_drawn_cards_bear_the_letters_of_the_text(name: str, lang: Language, letters: str) -> None:
    """The cards of a leaflet carry what its sentences call them: in German D and B, on German suits O and U."""
    rules = named(name)
    drawn = module._data((rules,), (page(rules, lang),), "", "a4", examples=True)["pictures"]
    found = {clip for svg in drawn.values() for clip in re.findall(r'id="card-\w+-\w+-(\w+)[SHDC](?:-compact)?"', svg)}
    assert set(letters) <= found
    assert not found & (set("QJDBOU") - set(letters))
