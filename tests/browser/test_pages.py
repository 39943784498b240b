"""The pages around the cards: house rules, hints and undo, score sheet, review, settings."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import open_table, play, wait_until

if TYPE_CHECKING:
    from tests.browser.conftest import Opened


def test_house_rules(visit: Opened) -> None:
    """A changed option shows as a difference and on the share line, goes back by a tap, and holds at the table."""
    page = visit("/new?line=partners", DESK)
    field = page.get_by_role("spinbutton", name="Lowest bid")
    field.fill("300")
    field.press("Enter")
    differences = page.locator(".diff li")
    differences.filter(has_text="300").wait_for()
    line = page.locator(".share code")
    assert "auction.minimum=300" in line.inner_text()
    page.get_by_role("button", name=re.compile("back to")).click()
    differences.first.wait_for(state="detached")
    assert "minimum" not in line.inner_text()
    page.get_by_label("A line you were sent").fill("midwest?auction.minimum=310")
    page.get_by_role("button", name="Take over").click()
    wait_until(page, "document.querySelector('.share code').textContent.includes('minimum=310')")
    page.locator("footer .btn.pri:not(:disabled)").click()
    page.locator(".hand").wait_for()
    assert page.locator(".hand [data-card]").count() == 15
    play(page, until=lambda p, _done: p.locator("[data-do=bid]").count() > 0, seconds=40)
    assert int(page.locator("[data-do=bid]").get_attribute("data-bid") or 0) >= 310


def test_rules_that_contradict_each_other(visit: Opened) -> None:
    """Rules that cannot hold together are named in a sentence, and no table is opened by them."""
    page = visit("/new?line=partners", DESK)
    page.get_by_role("radiogroup", name="Players").get_by_text("3").click()
    fault = page.locator(".aside .problem")
    fault.wait_for()
    assert len(fault.inner_text().split()) > 4
    assert page.locator("footer .btn.pri").is_disabled()


def test_hint_and_undo(visit: Opened) -> None:
    """A hint names an action and its reason; an undo gives back the card."""
    page = visit("/", PHONE)
    open_table(page, "two-handed")
    page.locator(".hand .legal").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    advice = page.locator(".advice p")
    advice.wait_for()
    assert len(advice.inner_text().split()) > 4
    before = page.locator(".hand [data-card]").count()
    play(page, until=lambda _p, done: "card" in done, seconds=30)
    undo = page.get_by_role("button", name="Take back")
    undo.wait_for()
    page.locator("[data-linger]").first.wait_for(state="detached")
    undo.click()
    wait_until(page, f"document.querySelectorAll('.hand [data-card]').length === {before}")
    page.locator(".hand .legal").first.wait_for()


def test_sheet_review_and_record(visit: Opened) -> None:
    """After a deal there are the score, all hands step by step, and the record and the proof as files."""
    page = visit("/", PHONE)
    open_table(page, "midwest?score.target=2000")
    rows, on = page.locator(".table-wrap tbody tr"), page.locator("[data-do=next]")
    for deals in (1, 2):
        play(page, bids=300, until=lambda _p, _done: on.count() > 0, goes_on=False, seconds=150)
        wait_until(page, f"document.querySelectorAll('.table-wrap tbody tr').length === {deals}")
        if deals == 1:
            on.click()
            on.wait_for(state="detached")
    assert rows.count() == 2
    for name, kind in (("Record", "record.txt"), ("Check the shuffle", "fair.json")):
        with page.expect_download() as waiting:
            page.get_by_role("link", name=name, exact=True).click()
        assert waiting.value.url.endswith(kind)
        text = waiting.value.path().read_text(encoding="utf-8")
        assert text
        if kind.endswith("json"):
            json.loads(text)
    page.get_by_role("button", name="Deal 1, all hands open").click()
    page.locator(".controls").wait_for()
    cards = page.locator(".hands .row span svg")
    assert cards.count() >= 45
    page.get_by_role("button", name="Next trick").click()
    page.get_by_role("button", name="Next step").click()
    assert page.locator(".now").inner_text()
    page.get_by_role("button", name="Back").click()
    page.locator("[data-do=next]").wait_for()


def test_settings_are_kept(visit: Opened) -> None:
    """Language, appearance and colours change at once and are there after a reload."""
    page = visit("/settings", PHONE)
    page.get_by_text("Deutsch").click()
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.get_by_text("Dunkel").click()
    page.get_by_text("Vier", exact=True).click()
    page.reload()
    page.get_by_role("heading", name="Einstellungen").wait_for()
    root = page.locator("html")
    assert root.get_attribute("lang") == "de"
    assert root.get_attribute("data-theme") == "dark"
    assert root.get_attribute("data-colours") == "four"


def test_rule_page(visit: Opened) -> None:
    """The rules of a table are a page with its sections, drawn melds and examples, in the reader's language."""
    page = visit("/rules?line=binokel", PHONE, lang="de")
    page.locator("#s-melds").wait_for()
    assert page.locator("#s-melds table .cards svg").count() > 20
    assert page.locator("section.box").count() >= 6


def test_widow_handed_out(visit: Opened) -> None:
    """Where the declarer hands out cards of the widow, that too is done by clicks."""
    page = visit("/", PHONE)
    for _ in range(4):
        open_table(page, "partners-widow")
        done = play(page, bids=700, until=lambda _p, seen: bool({"confirm", "next"} & seen), seconds=60)
        if "confirm" in done:
            break
    assert {"pick", "confirm"} <= done
