"""Every size from a small phone to 4K: nothing sideways, nothing over anything, every card seen and hit."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import DESK, PHONE, SHOTS, SMALL
from tests.browser.needs import PATIENCE, ROOT
from tests.browser.playing import open_table, play

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Opened

SIZES = [(320, 568), SMALL, PHONE, (667, 375), (844, 390), (820, 1180), (1024, 768), DESK, (1920, 1080), (3840, 2160)]

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """What is out of place."""
    found: list[str] = page.evaluate(MEASURE)
    return found


def at_all_sizes(page: Page, name: str) -> dict[str, list[str]]:
    """The page at every size, with a picture of each."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(350)
        page.screenshot(path=SHOTS / f"size-{name}-{width}.png")
        if bad := faults(page):
            found[f"{name} {width}x{height}"] = bad
    return found


SITUATIONS: dict[str, tuple[str, int, str, str]] = {
    # rules, bids up to, selector that is waited for, language
    "auction-12": ("partners", 0, "[data-do=bid]", "de"),
    "trick-12": ("partners", 0, "[data-laid] ~ [data-laid], .hand .legal", "en"),
    "bury-15": ("midwest", 500, "[data-do=confirm]", "de"),
    "trick-15": ("midwest", 0, ".hand .legal", "en"),
    "trick-20": ("double-deck", 0, ".hand .legal", "de"),
    "trick-25": ("hoskin", 0, ".hand .legal", "en"),
    "stock": ("two-handed", 0, ".strip .group", "de"),
    "binokel": ("binokel", 500, "[data-do=confirm]", "de"),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_situation_at_every_size(visit: Opened, name: str) -> None:
    """The whole hand is seen and hit, nothing lies over anything and nothing scrolls sideways, from 320 px to 4K."""
    line, bids, wanted, lang = SITUATIONS[name]
    settings = {"colours": "four", "lang": lang}
    page = visit("/", PHONE, lang=lang, theme="dark" if lang == "de" else "light", settings=settings)
    for _ in range(6):  # another deal where the cards did not lead there
        open_table(page, line)
        play(
            page,
            bids=bids,
            until=lambda p, done: p.locator(wanted).count() > 0 or "next" in done,
            seconds=60,
        )
        if page.locator(wanted).count():
            break
    assert page.locator(wanted).count()
    assert at_all_sizes(page, name) == {}


def test_late_in_two_handed_play(visit: Opened) -> None:
    """With many melds on the table stock, trick, melds and hand still have their places, on the smallest phone too."""
    page = visit("/", PHONE)
    open_table(page, "two-handed?score.target=5000")  # as many deals as it takes
    many = page.locator(".strip .group")
    play(page, until=lambda _p, _done: many.count() >= 4, seconds=180)
    assert many.count() >= 4
    assert at_all_sizes(page, "stock-late") == {}


def test_pages_at_every_size(visit: Opened) -> None:
    """Start, set-up, rules, settings and lobby never scroll sideways and have no button too small to hit."""
    page = visit("/", PHONE, lang="de")
    page.locator(".tile").nth(4).wait_for()
    found = at_all_sizes(page, "start")
    root = page.url.rstrip("/")
    for name, path, ready in (
        ("new", "/new", "footer .btn.pri:not(:disabled)"),
        ("rules", "/rules?line=partners", "section.box h2"),
        ("settings", "/settings", ".segments"),
    ):
        page.goto(root + path)
        page.locator(ready).first.wait_for()
        found |= at_all_sizes(page, name)
    open_table(page, "partners", friends=1)
    page.locator(".seats").wait_for()
    found |= at_all_sizes(page, "lobby")
    assert found == {}


def test_weight() -> None:
    """Everything the first page loads weighs less than 150 kB packed, and no language is loaded but the one wanted."""
    folder = ROOT / "src" / "binocle" / "web" / "bundle"
    html = (folder / "index.html").read_text(encoding="utf-8")
    first = {folder / name.lstrip("/") for name in re.findall(r'(?:src|href)="(/assets/[^"]+)"', html)}
    texts = max((packed(file), file) for file in folder.glob("assets/??-*.js"))
    weight = sum(packed(file) for file in first) + packed(folder / "index.html") + texts[0]
    print(f"{weight / 1000:.1f} kB packed")
    assert weight < 150_000
    assert not any(re.match(r"(en|de)-", file.name) for file in first)


def packed(file: Path) -> int:
    """The size of a file as it goes over the line."""
    return len(gzip.compress(file.read_bytes(), 9))


def test_first_card_comes_quickly(visit: Opened) -> None:
    """From the click on `Play now` to a hand on the screen takes a second at most, on a quiet machine."""
    page = visit("/", SMALL)
    page.locator(".tile").nth(4).wait_for()
    start = page.evaluate("performance.now()")
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand [data-card]").first.wait_for()
    took = page.evaluate("performance.now()") - start
    print(f"{took:.0f} ms to the first card")
    assert took < 1000 * PATIENCE
