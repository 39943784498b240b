"""For everybody: axe on every page, keys alone, sizes that fingers and eyes need, and a sentence for every change."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import is_over, open_table, play, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Opened


FOCUS = """() => {
  const here = document.activeElement;
  const can = "[data-card]:not([aria-disabled])";
  const answer = ".ask [data-do]:not(:disabled):not([data-do=other])";
  return [
    here?.matches(can) ?? false,
    here?.matches(answer) ?? false,
    !!document.querySelector(`${can}, ${answer}, [data-do=next]:not(:disabled)`),
  ];
}"""
"""Whether the focus is on a card or an answer, and whether anything can be done at all."""


def barriers(page: Page) -> list[str]:
    """What axe finds on the page as it stands."""
    from axe_playwright_python.sync_playwright import Axe

    found: dict[str, Any] = Axe().run(page).response
    return [
        f"{one['impact']} {one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0].get('failureSummary', '')[:99]}"
        for one in found["violations"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_around_the_table(visit: Opened, theme: str) -> None:
    """Start, set-up, rules, settings and lobby have no barrier, in either theme."""
    page = visit("/", PHONE, theme=theme, lang="de")
    page.locator(".tile").nth(4).wait_for()
    assert barriers(page) == []
    for path, ready in (
        ("/new", "footer .btn.pri:not(:disabled)"),
        ("/rules?line=partners", "section.box h2"),
        ("/settings", ".segments"),
    ):
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
        page.locator(ready).first.wait_for()
        assert barriers(page) == [], path
    open_table(page, "partners", friends=1)
    page.locator(".seats").wait_for()
    assert barriers(page) == [], "lobby"


@pytest.mark.parametrize(
    ("line", "theme", "size"),
    [("midwest?score.target=200", "dark", PHONE), ("two-handed?score.target=60", "light", DESK)],
)
def test_axe_finds_nothing_while_playing(visit: Opened, line: str, theme: str, size: tuple[int, int]) -> None:
    """Every situation of a game is free of barriers: auction, burying, trump, melds, tricks, sheet, review, menu."""
    page = visit("/", size, theme=theme)
    open_table(page, line)
    found: dict[str, list[str]] = {}

    def look(did: str) -> None:
        if did != "seen":
            found[did] = barriers(page)

    play(page, bids=400, look=look)
    found["sheet"] = barriers(page)
    page.get_by_role("button", name="Review", exact=True).click()
    page.locator(".controls").wait_for()
    found["review"] = barriers(page)
    page.go_back()
    page.get_by_role("button", name="Menu").click()
    found["menu"] = barriers(page)
    assert {did: one for did, one in found.items() if one} == {}


def test_keys_alone_play_a_game(visit: Opened) -> None:
    """From the start page to the end of a game without a pointer: Tab, arrows and Enter are enough."""
    page = visit("/", DESK)
    page.goto(page.url + "new?line=two-handed%3Fscore.target%3D80")
    page.locator("footer .btn.pri:not(:disabled)").wait_for()
    page.locator("footer .btn.pri").focus()
    page.keyboard.press("Enter")
    page.locator(".hand").wait_for()
    for _ in range(900):
        if is_over(page):
            break
        where = page.evaluate(FOCUS)
        if where[0] or where[1]:
            page.keyboard.press("Enter")
        elif not where[2]:
            page.wait_for_timeout(60)
            continue
        elif page.locator("[data-do=next]").count():
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.matches('[data-do=next]') ?? false"):
                page.keyboard.press("Enter")
        elif page.evaluate("!!document.activeElement?.closest('.hand')"):
            answers = page.locator(".ask [data-do]:not(:disabled):not([data-do=other])").count()
            page.keyboard.press("Shift+Tab" if answers else "ArrowRight")
        else:
            page.keyboard.press("Tab")
        page.wait_for_timeout(15)
    assert is_over(page)


def test_keys_of_the_table(visit: Opened) -> None:
    """Letters move along the hand and open what they say; in the dialogue that tells them they can be switched off."""
    page = visit("/", DESK)
    page.get_by_role("button", name="Play now").click()
    hand = page.locator(".hand")
    hand.wait_for()
    page.keyboard.press("g")
    assert page.evaluate("document.activeElement.closest('.hand') !== null")
    page.keyboard.press("End")
    last = page.evaluate("Number(document.activeElement.dataset.i)")
    assert last == hand.locator("[data-card]").count() - 1
    page.keyboard.press("Home")
    assert page.evaluate("Number(document.activeElement.dataset.i)") == 0
    page.keyboard.press("ArrowRight")
    assert page.evaluate("Number(document.activeElement.dataset.i)") == 1
    page.keyboard.press("l")
    page.get_by_role("dialog", name="Last trick").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").get_by_label("Single keys").uncheck()
    page.keyboard.press("Escape")
    page.locator(".hand [data-card]").first.focus()
    page.keyboard.press("l")
    page.wait_for_timeout(150)
    assert page.get_by_role("dialog").count() == 0


def test_every_change_is_said(visit: Opened) -> None:
    """Plays and turns reach the live regions as sentences, with the names of cards in words, never twice the same."""
    page = visit("/", PHONE)
    page.evaluate(
        """() => { window.said = []; new MutationObserver(() => {
            for (const one of document.querySelectorAll('[aria-live]')) {
              if (one.textContent && window.said.at(-1) !== one.textContent) window.said.push(one.textContent);
            } }).observe(document.body, { subtree: true, childList: true, characterData: true }); }"""
    )
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand").wait_for()
    play(page, until=lambda p, _done: p.locator("[data-laid]").count() > 0, seconds=60)
    play(page, until=lambda _p, done: "card" in done, seconds=60)
    page.wait_for_timeout(600)
    said = " | ".join(page.evaluate("window.said"))
    assert re.search(r"Your turn: ", said), said
    assert re.search(r"plays? (ace|ten|king|queen|jack|nine) of ", said), said
    assert not re.search("[♠♥♦♣]", said), said


def test_a_refused_card_says_why(visit: Opened) -> None:
    """A card that may not be played answers a tap with its reason, on screen and aloud, and stays in the hand."""
    page = visit("/", PHONE)
    open_table(page, "partners")
    wrong = page.locator(".hand .veiled")
    play(page, until=lambda p, _done: p.locator(".hand .veiled").count() > 0 and p.locator(".hand .legal").count() > 0)
    count = page.locator(".hand [data-card]").count()
    box = wrong.first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    toast = page.locator(".toast.refused")
    toast.wait_for()
    assert len(toast.inner_text().split()) > 3
    assert toast.inner_text().strip() in page.locator("[role=alert]").first.inner_text()
    assert page.locator(".hand [data-card]").count() == count
    assert wrong.first.get_attribute("aria-description")


def test_the_title_tells_whose_turn_it_is(visit: Opened) -> None:
    """The title of the tab says when it is one's turn."""
    page = visit("/", PHONE)
    open_table(page, "two-handed")
    page.locator(".hand .legal").first.wait_for()
    wait_until(page, "document.title.startsWith('Your turn')")
