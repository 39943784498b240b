"""A short list in the middle of the screen, from which one line is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from binocle.locale import Texts
from binocle.tui.board import SheetScreen
from binocle.tui.paint import ACCENT, FAINT, LINE, ON_ACCENT, SURFACE, TEXT, Ink, Sheet
from binocle.tui.texting import wrapped


@dataclass(frozen=True, slots=True)
class Listing:
    """What a list shows: its title, lines with a key each, and a note beneath."""

    title: str
    items: Sequence[tuple[str, str]]
    note: str = ""


class ListScreen(SheetScreen[str]):
    """Hands back the key of the chosen line; nothing after Escape."""

    def __init__(self, listing: Callable[[Texts], Listing], *, at: int = 0) -> None:
        """`listing` says what there is to choose, in any language; the line `at` is under the finger at first."""
        super().__init__()
        self.listing = listing
        self.at = at

    @property
    def shown(self) -> Listing:
        """The list in the language of the moment."""
        return self.listing(self.mine.say)

    @property
    def items(self) -> Sequence[tuple[str, str]]:
        """Keys and texts of the lines."""
        return self.shown.items

    def draw(self, width: int, height: int) -> Sheet:
        """A box in the middle."""
        sheet = Sheet(width, height)
        shown = self.shown
        words = [len(word) for word in shown.note.split()]  # a path in the note is not broken while there is room
        wide = min(width - 4, max(len(shown.title), *words, *(len(text) + 4 for _, text in shown.items)) + 6)
        note = wrapped(shown.note, wide - 6)
        high = len(shown.items) + 4 + (len(note) + 1 if note else 0)
        left, top = (width - wide) // 2, max(0, (height - high) // 2)
        sheet.fill(left, top, wide, high, SURFACE)
        sheet.put(left + 3, top + 1, shown.title, Ink(ACCENT, bold=True))
        sheet.put(left + 3, top + 2, "─" * (wide - 6), Ink(LINE))
        for number, (_, text) in enumerate(shown.items):
            y = top + 3 + number
            here = number == self.at
            if here:
                sheet.fill(left + 2, y, wide - 4, 1, ACCENT)
            sheet.put(left + 3, y, str(number + 1), Ink(ON_ACCENT if here else FAINT))
            sheet.put(left + 6, y, text[: wide - 8], Ink(ON_ACCENT if here else TEXT, bold=here))
            sheet.spot("item", number, left, y, wide, 1)
        for row, line in enumerate(note):
            sheet.put(left + 3, top + 4 + len(shown.items) + row, line, Ink(FAINT))
        return sheet

    def press(self, key: str, sign: str | None) -> None:
        """Move, choose, or leave the list."""
        if key in ("up", "down"):
            self.at = (self.at + (1 if key == "down" else -1)) % len(self.items)
            self.redraw()
        elif key in ("enter", "space"):
            self.dismiss(self.items[self.at][0])
        elif key == "escape":
            self.dismiss(None)
        elif sign and sign.isdigit() and 1 <= int(sign) <= len(self.items):
            self.dismiss(self.items[int(sign) - 1][0])
        elif sign == "l":
            self.mine.switch_language()
            self.redraw()

    def click(self, name: str, number: int) -> None:
        """Choose by the mouse."""
        if name == "item":
            self.dismiss(self.items[number][0])
