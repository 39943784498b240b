"""Card drawings: whole, of paths alone, and each one different."""

from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binocle.cards import CARDS, SUITS, Card
from binocle.errors import NotationError
from binocle.paper import art
from binocle.paper.cards import Look, Picture, back, corner, face, row, sign

LOOKS = [
    Look(suits, colours, lang) for suits in ("french", "german") for colours in ("two", "four") for lang in ("en", "de")
]
SVG = "{http://www.w3.org/2000/svg}"


def _shapes(svg: str) -> set[str]:
    return {element.tag.removeprefix(SVG) for element in ET.fromstring(svg).iter()}


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
@pytest.mark.parametrize("draw", [face, lambda card, look: face(card, look, compact=True), corner])
def test_every_kind_is_drawn_by_paths_alone(look: Look, draw: Callable[[Card, Look], str]) -> None:
    """All 32 kinds in every look are valid XML of paths, without text, fonts or pictures, and no two are the same."""
    drawn = [draw(card, look) for card in CARDS]
    assert len(set(drawn)) == 32
    for svg in drawn:
        assert _shapes(svg) <= {"svg", "g", "path", "clipPath"}
        assert "font" not in svg


def test_four_colours_tell_the_suits_apart() -> None:
    """With four colours each suit has its own; with two hearts and diamonds share one, spades and clubs another."""
    four = [Look("french", "four").colour(suit) for suit in SUITS]
    two = [Look().colour(suit) for suit in SUITS]
    assert len(set(four)) == 4
    assert (two[0], two[1]) == (two[3], two[2])
    assert two[0] != two[1]
    for suit in SUITS:
        assert Look("french", "four").colour(suit) in face(f"A{suit}", Look("french", "four"))


def test_letters_follow_the_language_and_the_pack() -> None:
    """Queen and jack print Q J, D B in German, O U on German suits; everything else keeps its letter."""
    printed = {look: "".join(look.letter(rank) for rank in "ATKQJ987") for look in LOOKS}
    assert printed[Look()] == "ATKQJ987"
    assert printed[Look(lang="de")] == "ATKDB987"
    assert printed[Look("german")] == printed[Look("german", lang="de")] == "ATKOU987"
    assert set("".join(printed.values())) == set(art.LETTERS)


def test_only_the_pinochle_wears_spectacles() -> None:
    """Queen of spades and jack of diamonds can be told in any hand, in both packs."""
    lenses = art.SPECTACLES[0].line
    for look in (Look(), Look("german")):
        assert [card for card in CARDS if lenses in face(card, look)] == [Card.SQ, Card.DJ]


def test_clips_are_named_after_what_they_clip() -> None:
    """Two faces on one page never share a clip's name, unless they are the same drawing."""
    every = [(look, card, compact) for look in LOOKS for card in CARDS for compact in (True, False)]
    names: dict[str, set[str]] = {}
    for look, card, compact in every:
        drawing = face(card, look, compact=compact)
        (clip,) = ET.fromstring(drawing).iter(f"{SVG}clipPath")
        names.setdefault(clip.attrib["id"], set()).add(drawing)
    assert all(len(drawings) == 1 for drawings in names.values())


@given(st.lists(st.sampled_from(CARDS), max_size=12), st.floats(0.3, 1.2), st.integers(20, 200))
def test_a_row_is_a_picture_for_notebooks(cards: list[Card], step: float, width: int) -> None:
    """A row of any cards is one valid drawing that a notebook shows, as wide as its cards need."""
    picture = row(cards, step=step, width=width)
    assert isinstance(picture, Picture)
    root = ET.fromstring(picture._repr_svg_())
    assert str(picture) == picture._repr_svg_()
    assert float(root.attrib["width"]) == pytest.approx(width * (1 + step * max(0, len(cards) - 1)), rel=1e-3)


def test_size_and_name_are_stated_when_asked_for() -> None:
    """A width gives the height of a card, 7 to 5; a title is written for those who hear, safe from its own signs."""
    root = ET.fromstring(face("TD", width=50, title="Ten & <more>"))
    assert (root.attrib["width"], root.attrib["height"], root.attrib["role"]) == ("50", "70", "img")
    assert root[0].text == "Ten & <more>"
    assert "aria-hidden" not in root.attrib
    assert ET.fromstring(face("TD")).attrib["aria-hidden"] == "true"


def test_signs_and_back_are_drawings_too() -> None:
    """The eight signs differ except for the heart, which both packs share; the back is made of paths."""
    signs = {sign(suit, look) for suit in SUITS for look in (Look(), Look("german"))}
    assert len(signs) == 7
    assert _shapes(back()) <= {"svg", "g", "path", "clipPath"}


def test_a_card_that_is_none_is_refused() -> None:
    """A typing mistake is told as notation is everywhere."""
    with pytest.raises(NotationError):
        face("1S")
