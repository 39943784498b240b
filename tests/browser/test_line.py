"""Friends, second tabs and bad lines: four browsers, reload, another window, a pulled cable, a killed server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import DESK, PHONE, SHOTS, SMALL, Server, Wire
from tests.browser.needs import PATIENCE
from tests.browser.playing import open_table, play, step, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.browser.conftest import Opened


def hand(page: Page) -> list[str]:
    """The cards in the hand, as they lie."""
    cards: list[str] = page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return cards


def test_four_browsers_at_one_table(visit: Opened) -> None:
    """A host opens a table, three friends come by the link on phones and play a whole deal; a fifth one watches."""
    host = visit("/", DESK)
    where = open_table(host, "partners", friends=3)
    link = host.locator("#invite").input_value()
    assert where in link
    assert host.locator("img[src$='qr.svg']").count() == 1
    friends = []
    for size, lang, name in ((SMALL, "de", "Ada"), (PHONE, "en", "Jonas"), ((844, 390), "de", "Rosa")):
        friend = visit(where, size, lang=lang)
        friend.locator("#name").fill(name)
        friend.locator(".sit button").click()
        friend.locator(".sit").wait_for(state="detached")
        friends.append(friend)
    host.locator(".start:not(:disabled)").click()
    everybody = [host, *friends]
    for page in everybody:
        page.locator(".hand").wait_for()
    assert sum(len(hand(page)) for page in everybody) == 48
    watcher = visit(where, PHONE)
    watcher.locator(".app").wait_for()
    assert watcher.locator(".hand").count() == 0
    SHOTS.mkdir(parents=True, exist_ok=True)
    idle = 0
    for turn in range(2000):
        if all(page.locator(".score").count() for page in everybody):
            break
        did = [step(page, 300 if page is host else 0) for page in everybody]
        idle = 0 if any(did) else idle + 1
        if not any(did):
            host.wait_for_timeout(60)
        if turn == 20:
            for i, page in enumerate(everybody):
                page.screenshot(path=SHOTS / f"four-{i}.png")
        assert idle < 300 * PATIENCE, [page.locator("body").inner_text()[:200] for page in everybody]
    for page in [*everybody, watcher]:
        page.locator(".score").wait_for()


def test_friends_talk(visit: Opened) -> None:
    """A phrase of one is read by the other in her own language, and words as they were typed."""
    host = visit("/", PHONE)
    where = open_table(host, "two-handed", friends=1)
    friend = visit(where, PHONE, lang="de")
    friend.locator(".sit button").click()
    host.locator(".start:not(:disabled)").click()
    friend.locator(".hand").wait_for()
    host.get_by_role("button", name="Talk").click()
    host.get_by_role("button", name="Well played!").click()
    host.locator("form input").fill("See you <b>tomorrow</b>")
    host.get_by_role("button", name="Send").click()
    host.keyboard.press("Escape")
    friend.get_by_role("button", name="Gespräch").click()
    said = friend.locator(".said")
    said.get_by_text("See you <b>tomorrow</b>").wait_for()
    assert "Well played!" not in said.inner_text()


def test_reload_keeps_the_seat(visit: Opened) -> None:
    """After a reload the same cards are there, and the start page leads back to the game."""
    page = visit("/", PHONE)
    where = open_table(page, "two-handed")
    page.locator(".hand .legal").first.wait_for()
    before = hand(page)
    page.reload()
    page.locator(".hand .legal").first.wait_for()
    assert hand(page) == before
    page.goto(page.url.replace(where, "/"))
    page.get_by_role("link", name="Back to your game").click()
    page.locator(".hand .legal").first.wait_for()
    assert hand(page) == before


def test_second_window(visit: Opened) -> None:
    """The newest window has the seat; the older one says so, and takes it back by a button."""
    first = visit("/", PHONE)
    where = open_table(first, "two-handed")
    first.locator(".hand .legal").first.wait_for()
    second = visit(where, PHONE, context=first.context)
    second.locator(".hand .legal").first.wait_for()
    first.locator("[data-line=replaced]").wait_for()
    first.get_by_role("button", name="Play here instead").click()
    second.locator("[data-line=replaced]").wait_for()
    first.locator("[data-line]").wait_for(state="detached")
    play(first, until=lambda _p, done: "card" in done, seconds=40)


def test_another_device(visit: Opened) -> None:
    """A seat moves to another device by a link that works once."""
    page = visit("/", PHONE)
    open_table(page, "two-handed")
    page.locator(".hand .legal").first.wait_for()
    before = hand(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on from another device").click()
    link = page.locator("dialog input[readonly]").input_value()
    other = visit(link.replace(link.split("/d#")[0], ""), SMALL)
    other.locator(".hand .legal").first.wait_for()
    assert hand(other) == before


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """A cable to the server."""
    cable = Wire(server.port)
    yield cable
    cable.close()


def test_the_line_is_cut(visit: Opened, wire: Wire) -> None:
    """With the cable out the page says so and keeps the hand; later it goes on by itself and has lost nothing."""
    page = visit("/", PHONE, base=f"http://127.0.0.1:{wire.port}", forgiving=True)
    open_table(page, "two-handed")
    page.locator(".hand .legal").first.wait_for()
    before = hand(page)
    wire.cut()
    page.locator("[data-line=lost]").wait_for()
    page.screenshot(path=SHOTS / "line-lost.png")
    assert hand(page) == before
    assert page.locator(".legal").count() == 0
    assert page.locator(".ask button").evaluate_all("all => all.every(one => one.matches(':disabled'))")
    page.locator(".hand [data-card]").first.click(force=True)
    page.locator(".toast.refused").wait_for()
    assert hand(page) == before
    wire.mend()
    page.locator("[data-line=lost]").wait_for(state="detached", timeout=15_000 * PATIENCE)
    assert hand(page) == before
    page.locator(".hand .legal").first.click()
    held = "[...document.querySelectorAll('.hand [data-card]')].map(one => one.dataset.card)"
    wait_until(page, f"JSON.stringify({held}) !== JSON.stringify({before})")  # played, and perhaps a card drawn already


def test_the_server_is_killed_in_mid_trick(visit: Opened, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Killed with a card on the table and started again, the server goes on at the same card, without a reload."""
    own = Server(tmp_path_factory.mktemp("killed") / "data")
    try:
        page = visit("/", PHONE, base=own.url, forgiving=True)
        open_table(page, "partners")
        begun = "[...document.querySelectorAll('[data-laid]')].length % 4 && document.querySelector('.hand .legal')"
        play(page, until=lambda p, _done: bool(p.evaluate(f"Boolean({begun})")), seconds=60)
        laid = page.locator("[data-laid]").evaluate_all("all => all.map(one => one.dataset.laid)")
        before = hand(page)
        own.kill()
        page.locator("[data-line=lost]").wait_for()
        own.start()
        page.locator("[data-line=lost]").wait_for(state="detached", timeout=20_000 * PATIENCE)
        assert page.locator("[data-laid]").evaluate_all("all => all.map(one => one.dataset.laid)") == laid
        assert hand(page) == before
        page.locator(".hand .legal").first.click()
        wait_until(page, f"document.querySelectorAll('.hand [data-card]').length === {len(before) - 1}")
        play(page, until=lambda _p, done: "next" in done, seconds=100)
    finally:
        own.kill()


def test_wrong_links_and_codes(visit: Opened) -> None:
    """A table that does not exist, and a code that nobody gave out, are answered by a sentence and a way out."""
    page = visit("/t/AAAAAAAAAAAAAAAAAAAAAA", PHONE, forgiving=True)
    page.get_by_role("heading", name="There is no such table").wait_for()
    page = visit("/j/ZZZZZZ", PHONE, forgiving=True)
    page.get_by_role("heading", name="There is no such table").wait_for()
    field = page.get_by_label("Somebody gave you a code or a link?")
    assert field.input_value() == "ZZZZZZ"
    field.fill("yyyyyy")
    page.get_by_role("button", name="Join").click()
    page.wait_for_url("**/j/YYYYYY")
    page.get_by_role("heading", name="There is no such table").wait_for()
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("button", name="Play now").wait_for()
