"""What the screen shows, cell by cell, from a view."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from binocle.cards import SYMBOLS
from binocle.game.actions import AskRedeal, Draw
from binocle.game.public import Settlement
from binocle.game.views import StockView, TrickView
from binocle.locale import LANGUAGES, Language, texts
from binocle.rules import names
from binocle.tui.faces import Look, hand_rows
from binocle.tui.felt import place_of
from binocle.tui.pages import score_page
from binocle.tui.paint import GOLD, PAPER, VEILED, Ink, Sheet, on_dark, on_paper, on_veil
from binocle.tui.picking import Duty, Held, Picking
from binocle.tui.render import Scene, table_sheet
from binocle.tui.screen_words import ScreenWords
from tests.unit.tui.stage import NAMES, look, situation

SCREENS = Path(__file__).parent / "screens"
NEWS = ("Anna passes.", "Bert bids 300.", "You win the auction and play for 310.")


def _third_card(pick: Picking) -> bool:
    return isinstance(pick.view and pick.view.phase, TrickView) and any(not held.legal for held in pick.cards)


def _melds_on_table(pick: Picking) -> bool:
    phase = pick.view.phase if pick.view else None
    return isinstance(phase, StockView) and all(side.tokens for side in phase.sides) and len(pick.offers) > 1


def _poor_hand(pick: Picking) -> bool:
    return bool(pick.right(AskRedeal))


def _two_draws(pick: Picking) -> bool:
    return sum(isinstance(offer, Draw) for offer in pick.offers) == 2


SITUATIONS: dict[str, tuple[str, int, Duty | Callable[[Picking], bool]]] = {
    "auction": ("midwest", 1, "auction"),
    "bury": ("midwest", 1, "bury"),
    "trump": ("midwest", 1, "trump"),
    "lay": ("midwest", 1, "lay"),
    "trick": ("auction", 1, _third_card),
    "partners": ("partners", 2, _third_card),
    "twenty": ("double-deck", 3, _third_card),
    "lead": ("two-handed", 1, "play"),
    "meld": ("two-handed", 2, _melds_on_table),
    "pass": ("partners-passing", 2, "pass"),
    "hand-out": ("partners-widow", 2, "hand-out"),
    "durch": ("binokel", 1, "trump"),
    "binokel": ("binokel", 1, _third_card),
    "hoskin": ("hoskin", 1, "bury"),
    "promise": ("auction?score.shoot=500", 1, "play"),
    "redeal": (
        "double-deck-96?deal.redeal=five-nines&auction.meld_signals=true",
        4,
        _poor_hand,
    ),
    "choice": ("hay?deal.last_choice=true", 2, _two_draws),
    "struck": ("partners?score.minimum_meld=150", 2, _third_card),
}


def _screen(name: str, lang: Language, **scene: object) -> str:
    rules, seed, wanted = SITUATIONS[name]
    pick = situation(rules, seed, wanted)
    told = Scene(log=NEWS, prompt="…", keys=[("Enter", "…")], **scene)  # type: ignore[arg-type]
    return table_sheet(look(pick, lang), pick.game, pick, told).plain + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SITUATIONS)
def test_screens_at_80x24(name: str, lang: Language) -> None:
    """The main situations look as they looked when somebody last looked at them.

    Set WRITE_SCREENS=1 to keep new ones, and look at what changed.
    """
    file = SCREENS / f"{name}-{lang}.txt"
    shown = _screen(name, lang)
    if os.environ.get("WRITE_SCREENS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("name", SITUATIONS)
def test_every_card_is_in_sight(name: str, size: tuple[int, int]) -> None:
    """Hand, own tabled cards and trick are on the screen in full, at every size, and nothing overlaps the hand."""
    rules, seed, wanted = SITUATIONS[name]
    pick = situation(rules, seed, wanted)
    seen = look(pick, "en", *size)
    sheet = table_sheet(seen, pick.game, pick, Scene(log=NEWS * 9, prompt="p", note="n"))
    lines = sheet.plain.splitlines()
    spots = {spot.number: spot for spot in sheet.spots if spot.name == "card"}
    assert set(spots) == set(range(len(pick.cards)))
    for number, held in enumerate(pick.cards):
        spot = spots[number]
        drawn = "\n".join(line[spot.x : spot.x + spot.width] for line in lines[spot.y : spot.y + spot.height])
        assert seen.card(held.kind) in drawn
        assert spot.x + spot.width <= size[0] + 1
        assert spot.y + spot.height <= size[1]


def test_playable_cards_are_raised_and_the_others_veiled() -> None:
    """On one's turn a legal card lies a row higher on paper; one that may not be played lies flat and darker."""
    pick = situation("auction", 1, _third_card)
    pick.cursor = -1
    sheet = table_sheet(look(pick), pick.game, pick, Scene())
    for spot in sheet.spots:
        held = pick.cards[spot.number]
        top, bottom = _ground(sheet, spot.x, spot.y), _ground(sheet, spot.x, spot.y + spot.height - 1)
        assert (top == PAPER) == held.legal
        assert (bottom == VEILED) == (not held.legal)


def _ground(sheet: Sheet, x: int, y: int) -> str:
    ink: Ink = sheet._cells[y][x][1]
    return ink.bg


def test_off_turn_nothing_is_veiled() -> None:
    """Cards are grey on one's own turn only."""
    pick = situation("auction", 1, _third_card)
    pick.cards = tuple(Held(held.kind, held.place, legal=False) for held in pick.cards)
    sheet = table_sheet(look(pick), pick.game, pick, Scene())
    grounds = {sheet._cells[spot.y + 1][spot.x][1].bg for spot in sheet.spots}
    assert grounds == {PAPER}


def test_the_card_that_holds_the_trick_is_marked() -> None:
    """One card of the trick has the star and the gold ground: that of the winning seat."""
    shown = _screen("trick", "en")
    assert shown.count("★") == 1
    pick = situation("auction", 1, _third_card)
    sheet = table_sheet(look(pick), pick.game, pick, Scene())
    assert pick.view is not None
    assert isinstance(pick.view.phase, TrickView)
    phase = pick.view.phase
    best = phase.cards[(phase.winning - phase.leader) % 3]
    gold = "".join(sign for row in sheet._cells[2:17] for sign, ink in row if ink.bg == GOLD)
    assert look(pick).card(best.kind) in gold


def test_the_last_trick_is_shown_on_request() -> None:
    """Its cards come with their players; before the first trick it says that there was none."""
    assert texts("en")("tui-none-yet") in _screen("lead", "en", last_trick=True)
    pick = situation("partners", 2, lambda pick: bool(pick.view and pick.view.public.tricks))
    assert pick.view is not None
    shown = table_sheet(look(pick), pick.game, pick, Scene(last_trick=True)).plain
    last = pick.view.public.tricks[-1]
    for card in last.cards:
        assert look(pick).card(card.kind) in shown
    assert texts("en")("points-count", count=last.points) in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_printed_ranks(lang: Language) -> None:
    """The ten is 10, and German cards print D and B."""
    seen = look(situation("midwest", 1, "auction"), lang)
    assert [seen.card(kind) for kind in (6, 4, 3)] == {
        "en": ["10♠", "Q♠", "J♠"],
        "de": ["10♠", "D♠", "B♠"],
    }[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_german_cards_print_over_and_under(lang: Language) -> None:
    """With German suits queen and jack are O and U, on the cards and in the sentences, and suits have their names."""
    pick = situation("two-handed?pack.suits=german", 1, "play")
    words = ScreenWords(pick.game, lang, NAMES[lang][:2], 0)
    seen = Look(texts(lang), "two", 80, 24, NAMES[lang][:2], german=True)
    assert [seen.card(kind) for kind in (6, 4, 3)] == [words.card(kind) for kind in (6, 4, 3)] == ["10♠", "O♠", "U♠"]
    assert pick.view is not None
    shown = table_sheet(seen, pick.game, pick, Scene()).plain
    assert texts(lang).suit("SHDC"[pick.view.public.trump], german=True) in shown


@pytest.mark.parametrize(("cards", "rows"), [(12, 1), (15, 1), (18, 2), (20, 2), (25, 2)])
def test_long_hands_wrap_between_suits(cards: int, rows: int) -> None:
    """Up to fifteen cards make one row at 80 columns; longer hands two, with every suit in one row."""
    kinds = sorted((n % 4) * 8 + 2 + n % 6 for n in range(cards))
    held = [Held(kind, 0, legal=True) for kind in kinds]
    found = hand_rows(held, 78)
    assert len(found) == rows
    assert [n for row in found for n in row.places] == list(range(cards))
    for suit in range(4):
        assert sum(any(held[n].kind >> 3 == suit for n in row.places) for row in found) == 1
    for row in found:
        assert len(row.places) * row.pitch <= 78


def test_a_window_too_small_says_so() -> None:
    """Below 80x24 there is a sentence and no table."""
    pick = situation("midwest", 1, "auction")
    shown = table_sheet(look(pick, "de", 60, 20), pick.game, pick, Scene()).plain
    assert "80 Spalten" in " ".join(shown.split())
    assert not any(sign in shown for sign in SYMBOLS)


def test_four_colours_tell_every_suit_apart() -> None:
    """With the option the four suits have four inks, without it two."""
    for ink in (on_paper, on_veil, on_dark):
        assert len({ink(suit, "four") for suit in range(4)}) == 4
        assert len({ink(suit, "two") for suit in range(4)}) == 2


def test_every_named_set_has_a_screen() -> None:
    """The situations above cover every kind of table: draw games, widow games, partners, the double deck."""
    covered = {rules.partition("?")[0] for rules, _, _ in SITUATIONS.values()}
    assert covered <= set(names())
    assert {"two-handed", "midwest", "auction", "binokel", "hoskin", "partners", "double-deck"} <= covered


def test_a_durch_stands_where_trump_would() -> None:
    """The facts above the table say that there is no trump and that every trick has to be won (3B-DURCH-01)."""
    pick = situation("binokel", 1, "play")
    assert pick.view is not None
    public = msgspec.structs.replace(pick.view.public, durch=True, trump=-1)
    pick.view = msgspec.structs.replace(pick.view, public=public)
    facts = table_sheet(look(pick, "de"), pick.game, pick, Scene()).plain.splitlines()[1]
    assert texts("de")("tui-durch") in facts
    assert texts("de")("tui-no-trump") in facts
    assert "alle Stiche" in facts
    assert texts("de")("word-trump") + ":" not in facts


def test_seats_lie_clockwise_whichever_way_the_turn_goes() -> None:
    """Anticlockwise the next player sits on the right, and a sign says so (3B-DIR-01)."""
    other, usual = situation("binokel", 1, "play"), situation("midwest", 1, "play")
    nexts = [pick.game.setting.seating.next(0) for pick in (other, usual)]
    places = [place_of(look(pick), 3, seat) for pick, seat in zip((other, usual), nexts, strict=True)]
    assert places == ["right", "left"]
    tops = [table_sheet(look(pick), pick.game, pick, Scene()).plain.splitlines()[0] for pick in (other, usual)]
    assert ["↺" in top for top in tops] == [True, False]


def test_german_suits_have_their_own_colours() -> None:
    """Leaves, hearts, bells and acorns have four colours even where two are wanted."""
    for ink in (on_paper, on_veil, on_dark):
        assert len({ink(suit, "two", german=True) for suit in range(4)}) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_due_fits_on_its_line(lang: Language) -> None:
    """No sentence above the hand is cut at 80 columns."""
    say = texts(lang)
    due = [key for key in say.keys if key.startswith("tui-due-")]
    assert len(due) > 5
    for key in due:
        assert len(say(key, count=4)) <= 78, key


@pytest.mark.rule("2H-MELD-11")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tabled_melds_are_in_the_score(lang: Language) -> None:
    """Two-handed, header, score and sheet count the melds of this deal to the total, and show the part."""
    pick = situation("two-handed", 2, _melds_on_table)
    view = pick.view
    assert view is not None
    score = view.score
    words = ScreenWords(pick.game, lang, NAMES[lang][:2], 0)
    header = table_sheet(look(pick, lang, 100, 30), pick.game, pick, Scene()).plain.splitlines()[1]
    sheet = ["".join(text for text, _ in line) for line in score_page(look(pick, lang), pick.game, view, {})]
    for side, part in enumerate(score.melds):
        total = score.totals[side] + part
        assert part > 0
        assert texts(lang)("tui-points-part", points=total, part=part) in header
        assert str(total) in words.score(view)[side]
        assert f"+{part} = {total}" in " ".join(sheet)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SITUATIONS)
def test_the_key_line_keeps_every_key(name: str, lang: Language) -> None:
    """At 80 columns each key that means something stands on the line, melds and score with their word."""
    say = texts(lang)
    by_duty = {
        "meld": [("↑↓", "choose"), ("Enter", "meld"), ("x", "draw")],
        "play": [("←→", "card"), ("Enter", "play")],
    }
    by_duty["bury"] = [("←→", "card"), ("␣", "pick"), ("Enter", "bury")]
    by_duty["hand-out"] = [("←→", "card"), ("␣", "pick"), ("Enter", "hand-out")]
    rules, seed, wanted = SITUATIONS[name]
    pick = situation(rules, seed, wanted)
    usual = [("h", "hint"), ("u", "undo"), ("p", "last"), ("m", "melds"), ("s", "score")]
    keys = [(key, say(f"tui-foot-{word}")) for key, word in [*by_duty.get(pick.duty, []), *usual]]
    fixed = [("?", say("tui-foot-help")), ("Esc", say("tui-foot-menu"))]
    line = table_sheet(look(pick, lang), pick.game, pick, Scene(keys=keys, fixed_keys=fixed)).plain.splitlines()[-1]
    pieces = line.split()
    assert all(key in pieces for key, _ in (*keys, *fixed))
    for word in ("melds", "score"):
        assert say(f"tui-foot-{word}") in line


def test_news_are_whole_sentences() -> None:
    """What does not fit whole at the top of the news is left out, also below the last trick."""
    pick = situation("partners", 2, _third_card)
    news = [f"{number} begins and goes on for more than a line of the screen, up to the end." for number in range(9)]
    for trick in (False, True):
        shown = table_sheet(look(pick), pick.game, pick, Scene(log=news, last_trick=trick)).plain
        assert shown.count(" begins and") == shown.count(" end.") > 1


def test_the_stock_is_counted_alike() -> None:
    """The number over the stock is the one that the news tell: the turned-up card is in it."""
    pick = situation("two-handed", 2, _melds_on_table)
    assert pick.view is not None
    assert isinstance(pick.view.phase, StockView)
    shown = table_sheet(look(pick), pick.game, pick, Scene()).plain
    assert texts("en")("tui-stock", count=pick.view.phase.left) in shown


def test_buried_points_only_where_they_count() -> None:
    """A deal that was given up has no line for the buried points, one that was played has."""
    pick = situation("midwest", 1, "auction")
    assert pick.view is not None
    for outcome, there in (("gave-up", False), ("dead", False), ("made", True), ("set", True)):
        result = Settlement(outcome, (100, 20, 30), (140, 60, 50), 20, (270, 80, 80), (270, 80, 80), 1500)
        lines = score_page(look(pick), pick.game, pick.view, {1: result})
        assert any(line[0][0].startswith(texts("en")("word-buried")) for line in lines if line) == there
        told = ScreenWords(pick.game, "en", NAMES["en"][:3], 0).sheet(result)
        assert (texts("en")("sheet-buried", points=20) in told) == there
