"""Every size from a small phone to 4K: nothing sideways, nothing over anything, every card seen and hit."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import DESK, PHONE, SHOTS, SMALL
from tests.browser.needs import ROOT
from tests.browser.playing import open_table, play

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Opened

SIZES = [(320, 568), SMALL, PHONE, (667, 375), (844, 390), (820, 1180), (1024, 768), DESK, (1920, 1080), (3840, 2160)]

MEASURE = """() => {
  const box = (node) => { const b = node.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; };
  const bad = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) bad.push(`page scrolls sideways: ${document.documentElement.scrollWidth}`);
  const hand = [...document.querySelectorAll('.hand [data-card]')];
  for (const card of hand) {
    const [l, t, r, b] = box(card);
    const [x, y] = [(l + r) / 2, (t + b) / 2];
    const top = document.elementFromPoint(x, y)?.closest('[data-card]');
    if (top !== card) bad.push(`${card.dataset.card} is not hit in its middle`);
    if (l < -1 || r > innerWidth + 1 || b > innerHeight + 1) bad.push(`${card.dataset.card} reaches out: ${[l, t, r, b].map(Math.round)}`);
    if (r - l < 24 || b - t < 24) bad.push(`${card.dataset.card} is a target of ${Math.round(r - l)} x ${Math.round(b - t)}`);
    const rank = card.querySelector('.rank').getBoundingClientRect();
    if (rank.height < 17) bad.push(`${card.dataset.card} has an index of ${rank.height}`);
    if (rank.right > r + 1) bad.push(`the index of ${card.dataset.card} is covered`);
  }
  const solid = [...document.querySelectorAll('[data-plate], .laid, .stock, .strip .group, .centre .big, .slot, .ask .btn, .ask .q, .bar, .hand [data-card]')];
  const kind = (node) => node.closest('.hand') ? 'hand' : node.closest('.bar') ? 'bar' : node.closest('.ask') ? 'ask' : node.matches('.laid, .slot') ? 'trick' : node.closest('.strip') ? 'melds' : node.className;
  for (let i = 0; i < solid.length; i++) for (let j = i + 1; j < solid.length; j++) {
    const [a, b] = [solid[i], solid[j]];
    if (kind(a) === kind(b)) continue;
    const [p, q] = [box(a), box(b)];
    const [w, h] = [Math.min(p[2], q[2]) - Math.max(p[0], q[0]), Math.min(p[3], q[3]) - Math.max(p[1], q[1])];
    if (w > 3 && h > 3) bad.push(`${kind(a)} over ${kind(b)}: ${Math.round(w)} x ${Math.round(h)} (${a.textContent.trim().slice(0, 12)}|${b.textContent.trim().slice(0, 12)})`);
  }
  for (const node of document.querySelectorAll('button, a, input, select')) {
    if (!node.checkVisibility?.() || node.closest('.hidden, dialog') || node.matches('[data-card], [type=radio]')) continue;
    const [l, t, r, b] = box(node);
    if (r - l < 24 || b - t < 24) if (!node.matches('p a, li a, .line a, .back, nav a')) bad.push(`target too small: ${node.outerHTML.slice(0, 90)} ${Math.round(r - l)} x ${Math.round(b - t)}`);
    if (r > innerWidth + 1 && !node.closest('.table-wrap, .wrap, .tabs')) bad.push(`reaches out: ${node.outerHTML.slice(0, 90)} ${Math.round(r)}`);
  }
  return [...new Set(bad)];
}"""


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
    page = visit("/", PHONE, lang=lang, theme="dark" if lang == "de" else "light", settings={"colours": "four", "lang": lang})
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
    open_table(page, "two-handed")
    play(page, until=lambda p, _done: p.locator(".strip .group").count() >= 5, seconds=90)
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
    """From the click on `Play now` to a hand on the screen takes less than a second, twice that on a busy machine."""
    page = visit("/", SMALL)
    page.locator(".tile").nth(4).wait_for()
    times: list[Any] = []
    for _ in range(3):
        page.get_by_role("button", name="Play now").click()
        page.locator(".hand [data-card]").first.wait_for()
        entry = page.evaluate("performance.now()")
        times.append(entry)
        page.go_back()
        page.locator(".tile").nth(4).wait_for()
    start = page.evaluate("performance.now()")
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand [data-card]").first.wait_for()
    assert page.evaluate("performance.now()") - start < 2000
