"""The menu of a running game."""

from __future__ import annotations

from typing import Final

from binocle.locale import Texts
from binocle.tui.list_screen import ListScreen

ITEMS: Final = ("on", "new", "language", "four", "pace", "help", "quit")


class MenuScreen(ListScreen):
    """Hands back what was chosen; Escape goes on playing."""

    def __init__(self, say: Texts) -> None:
        super().__init__(say("tui-menu"), [(item, say(f"tui-menu-{item}")) for item in ITEMS])
