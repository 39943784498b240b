"""The menu of a running game."""

from __future__ import annotations

from typing import Final

from binocle.locale import Texts
from binocle.tui.list_screen import Listing, ListScreen

ITEMS: Final = ("on", "new", "language", "four", "pace", "help", "quit")


class MenuScreen(ListScreen):
    """Hands back what was chosen; Escape goes on playing. Says where the game is kept."""

    def __init__(self, kept_in: str) -> None:
        super().__init__(lambda say: _listing(say, kept_in))


def _listing(say: Texts, kept_in: str) -> Listing:
    return Listing(
        say("tui-menu"), [(item, say(f"tui-menu-{item}")) for item in ITEMS], say("tui-menu-kept", path=kept_in)
    )
