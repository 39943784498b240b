"""The pages to read: the rules of a set, good play, melds, the score sheet."""

from __future__ import annotations

import msgspec
import pytest

from binocle.game import Game
from binocle.game.public import Settlement
from binocle.locale import LANGUAGES, Language, texts
from binocle.rules import named, names, parse
from binocle.tui.pages import (
    KEYS,
    UNTOLD,
    Line,
    howto_page,
    keys_page,
    leaves,
    melds_page,
    rule_text,
    rules_page,
    score_page,
    told,
)
from tests.unit.tui.stage import look, situation


def _text(lines: list[Line]) -> str:
    return "\n".join("".join(piece for piece, _ in line) for line in lines)


def _flat(lines: list[Line]) -> str:
    return " ".join(_text(lines).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_can_be_said(lang: Language) -> None:
    """Each field of the schema has a sentence for each value it can have, but for the meld table."""
    rules = named("midwest")
    info = {
        part.name: part.type
        for part in msgspec.inspect.type_info(type(rules)).fields  # type: ignore[attr-defined]
        if isinstance(part.type, msgspec.inspect.StructType)
    }
    seen = 0
    for path, value in leaves(rules):
        if path in UNTOLD:
            continue
        part, name = path.split(".")
        kind = next(field.type for field in info[part].fields if field.name == name)
        values = list(kind.values) if isinstance(kind, msgspec.inspect.LiteralType) else [value]
        values = [True, False] if isinstance(value, bool) else values
        said = [rule_text(rules, texts(lang), path, each) for each in values]
        assert len(set(said)) == len(values), path
        assert all("{" not in sentence for sentence in said)
        seen += 1
    assert seen > 70


def test_the_rules_page_tells_of_this_set() -> None:
    """What differs between two sets differs on their pages; what means nothing in a set is not said."""
    strict, free = (
        _flat(rules_page(named("two-handed"), texts("en"), 76)),
        _flat(rules_page(named("bicycle"), texts("en"), 76)),
    )
    assert "Only a trump lead has to be beaten" in free
    assert "Only a trump lead has to be beaten" not in strict
    assert "auction" not in free
    assert "widow" not in free
    page = _flat(rules_page(parse("midwest?score.target=2000"), texts("en"), 76))
    assert "2,000" in page
    assert "1,500 wins" not in page


@pytest.mark.parametrize("name", names())
def test_a_changed_field_changes_the_page(name: str) -> None:
    """Turning a rule that the page tells of changes the page: no rule is told by heart."""
    rules = named(name)
    changed = parse(f"{name}?play.duty=free&score.last_trick=0")
    before, after = _flat(rules_page(rules, texts("en"), 76)), _flat(rules_page(changed, texts("en"), 76))
    assert rule_text(rules, texts("en"), "play.duty", rules.play.duty) in before
    assert "Any card may be played to a trick." in after
    assert "The last trick pays 0 more." in after
    assert {"play.duty", "score.target", "deal.hand"} <= {path for path, _ in told(rules)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_pages_fit_and_are_long_enough(name: str, lang: Language) -> None:
    """No line is wider than the page; the page on good play has 60 to 100 lines in every set and language."""
    rules, say = named(name), texts(lang)
    for page in (rules_page(rules, say, 76), howto_page(rules, say, 76), keys_page(say, 76)):
        assert all(len(line) <= 76 for line in _text(page).splitlines())
    assert 60 <= len(howto_page(rules, say, 76)) <= 100


def test_good_play_is_about_this_kind_of_game() -> None:
    """The stock is told of where there is one, bidding where there is an auction, partners where there are any."""

    def page(name: str) -> str:
        return _flat(howto_page(named(name), texts("en"), 76))

    assert "as long as there is a stock" in page("two-handed")
    assert "as long as there is a stock" not in page("midwest")
    assert "Count the melds for each suit as trump" in page("midwest")
    assert "With a partner" in page("partners")
    assert "With a partner" not in page("auction")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_keys_are_explained(lang: Language) -> None:
    """Every key on the list has its line."""
    shown = _flat(keys_page(texts(lang), 76))
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
