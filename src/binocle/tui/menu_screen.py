"""The menu of a running game."""

from __future__ import annotations

from typing import Final

from binocle.tui.board import SheetScreen
from binocle.tui.paint import ACCENT, FAINT, LINE, ON_ACCENT, SURFACE, TEXT, Ink, Sheet

ITEMS: Final = ("on", "new", "language", "four", "pace", "help", "quit")


class MenuScreen(SheetScreen[str]):
    """A short list; the chosen item is handed back. Escape goes on playing."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0

    def draw(self, width: int, height: int) -> Sheet:
        """A box in the middle."""
        say = self.mine.say
        sheet = Sheet(width, height)
        lines = [say(f"tui-menu-{item}") for item in ITEMS]
        wide = max(len(line) for line in lines) + 10
        left, top = (width - wide) // 2, (height - len(lines) - 4) // 2
        sheet.fill(left, top, wide, len(lines) + 4, SURFACE)
        sheet.put(left + 3, top + 1, say("tui-menu"), Ink(ACCENT, bold=True))
        sheet.put(left + 3, top + 2, "─" * (wide - 6), Ink(LINE))
        for number, line in enumerate(lines):
            y = top + 3 + number
            here = number == self.at
            if here:
                sheet.fill(left + 2, y, wide - 4, 1, ACCENT)
            sheet.put(left + 3, y, str(number + 1), Ink(ON_ACCENT if here else FAINT))
            sheet.put(left + 6, y, line, Ink(ON_ACCENT if here else TEXT, bold=here))
            sheet.spot("item", number, left, y, wide, 1)
        return sheet

    def press(self, key: str, sign: str | None) -> None:
        """Move, choose, or leave the menu."""
        if key in ("up", "down"):
            self.at = (self.at + (1 if key == "down" else -1)) % len(ITEMS)
            self.redraw()
        elif key in ("enter", "space"):
            self.dismiss(ITEMS[self.at])
        elif key == "escape":
            self.dismiss("on")
        elif sign and sign.isdigit() and 1 <= int(sign) <= len(ITEMS):
            self.dismiss(ITEMS[int(sign) - 1])

    def click(self, name: str, number: int) -> None:
        """Choose by the mouse."""
        if name == "item":
            self.dismiss(ITEMS[number])
