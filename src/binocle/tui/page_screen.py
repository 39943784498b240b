"""Pages to read, with tabs when there are several: scroll, turn, close."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from binocle.tui.board import SheetScreen
from binocle.tui.pages import Line
from binocle.tui.paint import ACCENT, DANGER, FAINT, ON_ACCENT, SURFACE, TEXT, Ink, Sheet
from binocle.tui.texting import wrapped

WIDEST = 96
"""Text lines longer than this are hard to read."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page: the key of its title, and its lines for a width."""

    title: str
    lines: Callable[[int], list[Line]]


class PageScreen(SheetScreen[None]):
    """One page or several; Enter or Escape closes, an arrow turns the page."""

    def __init__(self, pages: Sequence[Page], at: int = 0, *, undo: Callable[[], str] | None = None) -> None:
        """`undo` takes back what led to this page and says nothing, or says why that cannot be."""
        super().__init__()
        self.pages = tuple(pages)
        self.at = at
        self.undo = undo
        self.note = ""
        self.top = 0
        self._room = 1
        self._length = 1

    def draw(self, width: int, height: int) -> Sheet:
        """Tabs above, keys below, the page between."""
        say = self.mine.say
        sheet = Sheet(width, height)
        sheet.fill(0, 0, width, 1, SURFACE)
        x = 1
        for number, page in enumerate(self.pages):
            here = number == self.at
            text = f" {say(page.title)} "
            sheet.spot("page", number, x, 0, len(text), 1)
            x = sheet.put(x, 0, text, Ink(ON_ACCENT if here else FAINT, ACCENT if here else "", bold=here)) + 1
        wide = min(width - 4, WIDEST)
        lines = self.pages[self.at].lines(wide)
        self._room, self._length = height - 3, len(lines)
        self.top = max(0, min(self.top, self._length - self._room))
        left = max(2, (width - WIDEST) // 2)
        for row, line in enumerate(lines[self.top : self.top + self._room]):
            x = left
            for text, ink in line:
                x = sheet.put(x, row + 2, text, ink)
        for row, text in enumerate(wrapped(self.note, width - 2)[:2]):
            sheet.fill(0, height - 3 + row, width, 1, SURFACE)
            sheet.put(1, height - 3 + row, text, Ink(DANGER))
        sheet.fill(0, height - 1, width, 1, SURFACE)
        keys = [("Enter", say("tui-foot-close"))]
        if self._length > self._room:
            keys.append(("↑ ↓", say("tui-foot-scroll")))
            share = f"{min(self.top + self._room, self._length)}/{self._length}"
            sheet.right(width - 1, height - 1, share, Ink(FAINT))
        if len(self.pages) > 1:
            keys.append(("← →", say("tui-foot-turn-page")))
        if self.undo is not None:
            keys.append(("u", say("tui-foot-undo")))
        keys.append(("l", say("tui-does-language")))
        x = 1
        for key, text in keys:
            x = sheet.put(x, height - 1, key, Ink(ACCENT, bold=True)) + 1
            x = sheet.put(x, height - 1, text, Ink(TEXT)) + 2
        return sheet

    def press(self, key: str, sign: str | None) -> None:
        """Scroll, turn or close."""
        scrolls = {"up": -1, "down": 1, "pageup": -self._room, "pagedown": self._room, "space": self._room}
        turns = {"left": -1, "right": 1, "tab": 1, "shift+tab": -1}
        if key in ("enter", "escape", "f1") or sign in ("q", "?"):
            self.dismiss(None)
            return
        self.note = ""
        if key in scrolls:
            self.top = max(0, self.top + scrolls[key])
        elif key in ("home", "end"):
            self.top = 0 if key == "home" else self._length
        elif key in turns:
            self.at, self.top = (self.at + turns[key]) % len(self.pages), 0
        elif sign and sign in "123456789" and int(sign) <= len(self.pages):
            self.at, self.top = int(sign) - 1, 0
        elif sign == "l":
            self.mine.switch_language()
        elif sign == "u" and self.undo is not None:
            self.note = self.undo()
            if not self.note:
                self.dismiss(None)
                return
        self.redraw()

    def click(self, name: str, number: int) -> None:
        """Turn to a page by its tab."""
        if name == "page":
            self.at, self.top = number, 0
            self.redraw()
