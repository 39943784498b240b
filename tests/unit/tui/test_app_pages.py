"""The pages to read: the rules of a set, good play, melds, the score sheet."""

from __future__ import annotations

import re

import pytest

from binocle.explain import Paragraph, page
from binocle.game import Game
from binocle.game.public import Settlement
from binocle.locale import LANGUAGES, Language, texts
from binocle.rules import named, names, parse
from binocle.tui.pages import (
    KEYS,
    Line,
    howto_page,
    keys_page,
    melds_page,
    rules_page,
    score_page,
)
from tests.unit.tui.stage import look, situation


def _text(lines: list[Line]) -> str:
    return "\n".join("".join(piece for piece, _ in line) for line in lines)


def _flat(lines: list[Line]) -> str:
    return " ".join(_text(lines).split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["two-handed", "binokel", "partners-widow?score.target=900"])
def test_the_rules_page_is_the_explained_page(name: str, lang: Language) -> None:
    """Every sentence that explains the set stands on the page, house rules too; no heading keeps its underline."""
    rules = parse(name)
    shown = _flat(rules_page(rules, texts(lang), 76))
    printed = str.maketrans({"Q": "D", "J": "B"}) if lang == "de" and rules.pack.suits == "french" else {}
    for section in page(rules, lang).sections:
        assert section.title in shown
        for block in section.blocks:
            if isinstance(block, Paragraph):
                for sentence in block.sentences:
                    written = re.sub(r"[QJ][♠♥♦♣]", lambda card: card.group().translate(printed), sentence.text)
                    assert " ".join(written.split()) in shown
    assert not re.search("={4}|-{4}", shown)


def test_cards_of_the_rules_page_are_as_on_the_table() -> None:
    """In German queen and jack print D and B, on German cards O and U; suits have their colours."""
    french, german = (rules_page(named(name), texts("de"), 76) for name in ("midwest", "binokel"))
    assert "D♠" in _text(french)
    assert "Q♠" not in _text(french)
    assert "O♠" in _text(german)
    inks = {piece[-1]: ink.fg for line in german for piece, ink in line if re.fullmatch(".{1,2}[♠♥♦♣]", piece)}
    assert len(set(inks.values())) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_pages_fit_and_are_long_enough(name: str, lang: Language) -> None:
    """No line is wider than the page; the page on good play has 60 to 110 lines in every set and language."""
    rules, say = named(name), texts(lang)
    for lines in (rules_page(rules, say, 76), howto_page(rules, say, 76), keys_page(say, 76, rules)):
        assert all(len(line) <= 76 for line in _text(lines).splitlines())
    assert 60 <= len(howto_page(rules, say, 76)) <= 110


def test_good_play_is_about_this_kind_of_game() -> None:
    """The stock is told of where there is one, bidding where there is an auction, partners where there are any."""

    def page(name: str) -> str:
        return _flat(howto_page(named(name), texts("en"), 76))

    assert "as long as there is a stock" in page("two-handed")
    assert "as long as there is a stock" not in page("midwest")
    assert "Count the melds for each suit as trump" in page("midwest")
    assert "With a partner" in page("partners")
    assert "Passing cards" in page("partners-passing")
    assert "Passing cards" not in page("partners")
    assert "Every trick without trump" in page("binokel")
    assert "With a partner" not in page("auction")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_keys_are_explained(lang: Language) -> None:
    """Every key on the list has its line."""
    shown = _flat(keys_page(texts(lang), 76, named("midwest")))
    for _, name in KEYS:
        assert texts(lang)(f"tui-does-{name}")[:30] in shown


def test_melds_with_cards_and_points() -> None:
    """Every meld laid stands under its owner with its points."""
    pick = situation("partners", 2, "play")
    assert pick.view is not None
    shown = _text(melds_page(look(pick), pick.view))
    assert len(pick.view.public.shown) > 2
    for meld in pick.view.public.shown:
        assert texts("en")(f"meld-{meld.name}") in shown
        assert str(meld.points) in shown
    for seat, name in enumerate(look(pick).names):
        assert f"{name}   {texts('en')('points-count', count=pick.view.public.melds[seat])}" in shown


@pytest.mark.parametrize(("lang", "total"), [("en", "−1,250"), ("de", "−1.250")])
def test_score_sheet(lang: Language, total: str) -> None:
    """The sheet has the deal just booked in full and one line a deal, numbers as the language writes them."""
    pick = situation("midwest", 1, "auction")
    assert pick.view is not None
    results = {
        1: Settlement("made", (100, 20, 30), (140, 60, 50), 30, (270, 80, 80), (270, 80, 80), 1500),
        2: Settlement("set", (0, 20, 30), (40, 160, 50), 0, (-1520, 180, 80), (-1250, 260, 160), 1500),
    }
    shown = _text(score_page(look(pick, lang), pick.game, pick.view, results))
    lines = shown.splitlines()
    assert total in shown
    assert "+270 = 270" in shown
    assert next(line for line in lines if line.startswith("2 ")).split()[1:4] == [
        "−1,520" if lang == "en" else "−1.520",
        "=",
        total,
    ]
    assert all(len(line) <= 76 for line in lines)


def test_an_empty_score_sheet() -> None:
    """Before the first deal is booked the sheet says so."""
    pick = situation("midwest", 1, "auction")
    assert pick.view is not None
    shown = _text(score_page(look(pick), Game(named("midwest")), pick.view, {}))
    assert texts("en")("tui-sheet-empty") in shown


def test_stakes_and_chips_on_the_sheet() -> None:
    """Where money is played for, each seat's part stands there, and the pool; chips where they keep the score."""
    pick = situation("auction?money.kind=pool&money.keeping=bank", 1, "auction")
    assert pick.view is not None
    results = {
        1: Settlement("set", (0, 20, 30), (40, 60, 50), 0, (-300, 80, 80), (-300, 80, 80), 1000, paid=(-4, 0, 0))
    }
    shown = _text(score_page(look(pick), pick.game, pick.view, results)).splitlines()
    at = next(n for n, line in enumerate(shown) if line.startswith(texts("en")("tui-sheet-stakes")))
    assert shown[at].split()[1:] == ["You", "Anna", "Bert"]
    assert shown[at + 1].split()[-3:] == ["−4", "+0", "+0"]
    assert shown[at + 2].split()[-3:] == ["−2", "−2", "−2"]
    assert shown[at + 3] == texts("en")("tui-sheet-pool", count=6)
    assert any(line.startswith(texts("en")("tui-sheet-chips")) for line in shown)
    bare = _text(score_page(look(pick), Game(named("auction")), situation("auction", 1, "auction").view, results))  # type: ignore[arg-type]
    assert texts("en")("tui-sheet-stakes") not in bare


def test_a_game_of_deals_has_no_mark() -> None:
    """The sheet says how many deals there are instead of who wins by points."""
    pick = situation("auction?score.length=rounds&score.length_count=3", 1, "auction")
    assert pick.view is not None
    shown = _text(score_page(look(pick), pick.game, pick.view, {}))
    assert texts("en")("tui-sheet-deals", count=9) in shown


def test_signs_of_german_cards_and_the_other_way_round() -> None:
    """The keys of a Binokel table say what the suit signs stand for and which way the turn goes."""
    shown = _flat(keys_page(texts("de"), 76, named("binokel")))
    assert "♦ für Schellen" in shown
    assert "gegen den Uhrzeigersinn" in shown
    assert "♦ für Schellen" not in _flat(keys_page(texts("de"), 76, named("midwest")))
