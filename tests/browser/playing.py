"""A person at the page, as far as the tests need one: looks for what can be done, and does it by a click."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from tests.browser.needs import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Page

ANSWERS: Final = ("next", "continue", "bid", "pass", "trump", "lay", "meld", "draw")
PLAYABLE: Final = "[data-card]:not([aria-disabled])"


def open_table(page: Page, line: str, *, speed: str = "instant", friends: int = 0) -> str:
    """Open a table by these rules on the set-up page and sit down; the path of the table."""
    root = page.url.split("/", 3)
    page.goto(f"{root[0]}//{root[2]}/new?line={quote(line)}{'&friends=1' if friends else ''}")
    button = page.locator("footer .btn.pri:not(:disabled)")
    button.wait_for()
    page.locator("summary").first.click()
    page.locator(".options select").first.select_option(speed)
    button.click()
    page.wait_for_url(re.compile(r"/t/"))
    if not friends:
        page.locator(".app").wait_for()
    return "/" + page.url.split("/", 3)[3]


FIND: Final = """
([answers, bids]) => {
  const seen = (node) => {
    if (!node || node.disabled) return null;
    node.scrollIntoView({ block: "nearest" });
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return box.width && top && (node === top || node.contains(top)) ? [x, y] : null;
  };
  const first = (what) => [...document.querySelectorAll(what)].map(seen).find(Boolean);
  for (const answer of answers) {
    const button = document.querySelector(`[data-do=${answer}]`);
    const dear = answer === "bid" && button && Number(button.dataset.bid) > bids;
    if (dear && document.querySelector("[data-do=pass]")) continue;
    const at = first(`[data-do=${answer}]`);
    if (at) return [answer, ...at];
  }
  const confirm = document.querySelector("[data-do=confirm]");
  if (confirm) {
    const at = seen(confirm) ?? first(".hand [data-card]:not([aria-disabled])");
    return at && [confirm.disabled ? "pick" : "confirm", ...at];
  }
  const card = first("[data-card]:not([aria-disabled])");
  if (card) return ["card", ...card];
  const felt = document.querySelector("[data-linger] .felt")?.getBoundingClientRect();
  return felt ? ["seen", felt.x + 6, felt.y + felt.height - 6] : null;
}
"""
"""Where the next thing to do is, when nothing lies over it."""


def step(page: Page, bids: int = 0, *, goes_on: bool = True) -> str:
    """Do one thing, if there is one to do: its name, or nothing. Bids up to `bids`, then passes.

    A score sheet is left as it stands unless the person `goes_on`.
    """
    found = page.evaluate(FIND, [list(ANSWERS) if goes_on else [one for one in ANSWERS if one != "next"], bids])
    if not found:
        return ""
    name, x, y = found
    page.mouse.click(x, y)
    return str(name)


def wait_until(page: Page, holds: str, seconds: float = 10) -> None:
    """Wait until this expression holds on the page, whose policy forbids Playwright's own way of asking."""
    deadline = time.monotonic() + seconds * PATIENCE
    while not page.evaluate(f"Boolean({holds})"):
        assert time.monotonic() < deadline, f"{holds} did not come true within {seconds} s"
        page.wait_for_timeout(50)


def is_over(page: Page) -> bool:
    """Whether the page shows the end of the game."""
    return page.locator("[data-do=again]").count() > 0


def play(
    page: Page,
    *,
    bids: int = 0,
    seconds: float = 100,
    goes_on: bool = True,
    until: Callable[[Page, set[str]], bool] | None = None,
    look: Callable[[str], None] | None = None,
) -> set[str]:
    """Play until the game is over (or `until` says so): all kinds of things that were done."""
    done: set[str] = set()
    deadline = time.monotonic() + seconds * PATIENCE
    quiet = time.monotonic()
    while not is_over(page):
        if until is not None and until(page, done):
            return done
        did = step(page, bids, goes_on=goes_on)
        if did:
            quiet = time.monotonic()
            if did not in done and look is not None:
                look(did)
            done.add(did)
        else:
            page.wait_for_timeout(30)
        late = time.monotonic()
        assert late - quiet < 20 * PATIENCE, f"nothing could be done for long: {page.locator('body').inner_text()}"
        assert late < deadline, f"the game took too long: {page.locator('body').inner_text()}"
    return done
