"""Whole games by real clicks, one of every family, against computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import DESK, PHONE, SHOTS, SMALL
from tests.browser.playing import is_over, open_table, play

if TYPE_CHECKING:
    from tests.browser.conftest import Opened

GAMES = {
    # line, bids up to, what must have been done, size, language, theme
    "two-handed": ("two-handed?score.target=150", 0, {"card"}, SMALL, "en", "dark"),
    "three-handed": (
        "midwest?score.target=250",
        400,
        {"bid", "trump", "pick", "confirm", "card"},
        PHONE,
        "de",
        "light",
    ),
    "binokel": ("binokel?score.target=250", 400, {"bid", "card"}, PHONE, "de", "dark"),
    "four-handed": ("partners?score.target=250", 350, {"bid", "card"}, PHONE, "en", "light"),
    "passing": ("partners-passing?score.target=250", 600, {"bid", "card"}, DESK, "de", "light"),
    "double-deck": ("double-deck?score.target=300", 0, {"card"}, SMALL, "en", "light"),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(visit: Opened, name: str) -> None:
    """A game is played to its end by clicks alone, each answer by the button that offers it, without an error."""
    line, bids, wanted, size, lang, theme = GAMES[name]
    page = visit("/", size, lang=lang, theme=theme)
    open_table(page, line)
    SHOTS.mkdir(parents=True, exist_ok=True)
    done = play(page, bids=bids, look=lambda did: page.screenshot(path=SHOTS / f"{name}-{did}.png") and None)
    assert is_over(page)
    assert wanted <= done
    assert page.locator("main h1").inner_text()
    page.locator("[data-do=again]").click()
    page.locator(".hand [data-card]").first.wait_for()


def test_one_click_from_the_start_page(visit: Opened) -> None:
    """`Play now` leads to a dealt hand, whose cards are buttons that say whether they may be played."""
    page = visit("/", PHONE)
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand [data-card]").first.wait_for()
    assert page.locator(".hand button[data-card]").count() == 12
    page = visit("/", PHONE, lang="de")
    page.get_by_role("button", name="Jetzt spielen").click()
    page.locator(".hand [data-card]").first.wait_for()
