"""Putting sheets on the terminal: one widget, and the kind of screen that all of ours are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from binocle.tui.paint import Sheet

if TYPE_CHECKING:
    from binocle.tui.app import BinocleApp

Result = TypeVar("Result")


class Board(Widget, can_focus=True):
    """Shows a sheet, and says where it was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet = Sheet(1, 1)

    def show(self, sheet: Sheet) -> None:
        """Replace the sheet."""
        self.sheet = sheet
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """A row of the sheet."""
        return Strip(list(self.sheet.segments(y))).adjust_cell_length(self.size.width)


class SheetScreen(Screen[Result], Generic[Result]):
    """A screen that is one sheet. What it shows comes from `draw`, what a key does stands in `press`."""

    def __init__(self) -> None:
        super().__init__()
        self.board = Board()
        self._stale = False

    @property
    def mine(self) -> BinocleApp:
        """The app, with all that the person has set."""
        from binocle.tui.app import BinocleApp  # noqa: PLC0415 - the app knows its screens, and they know it

        assert isinstance(self.app, BinocleApp)
        return self.app

    def compose(self) -> ComposeResult:
        """Only the sheet."""
        yield self.board

    def draw(self, width: int, height: int) -> Sheet:
        """The sheet to show at this size."""
        return Sheet(width, height)

    def press(self, key: str, sign: str | None) -> None:
        """A key was pressed: its name, and the character it types."""

    def may_leave(self) -> bool:
        """Whether the app may be left from here at once; when not, the screen says what would be lost."""
        return True

    def click(self, name: str, number: int) -> None:
        """A spot of the sheet was clicked."""

    def redraw(self) -> None:
        """Show what there is to see, once everything that is happening now has happened."""
        if not self._stale:
            self._stale = True
            self.call_next(self._paint)

    def _paint(self) -> None:
        self._stale = False
        if self.is_current:
            width, height = self.app.size
            self.board.show(self.draw(width, height))

    def on_mount(self) -> None:
        """First look."""
        self.board.focus()
        self.redraw()

    def on_screen_resume(self) -> None:
        """Back from another screen; the language may have changed there."""
        self.redraw()

    def on_resize(self) -> None:
        """The window has another size."""
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """Every key goes through `press`."""
        event.stop()
        event.prevent_default()
        self.press(event.key, event.character)

    def on_click(self, event: events.Click) -> None:
        """A click on a card or a line is the key that would choose it."""
        spot = self.board.sheet.spot_at(event.screen_x, event.screen_y)
        if spot is not None:
            self.click(spot.name, spot.number)
