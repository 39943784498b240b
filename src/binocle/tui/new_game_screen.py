"""The first screen: go on with a game, or choose a new one."""

from __future__ import annotations

from pathlib import Path

from binocle.errors import BinocleError, RuleSetError
from binocle.rules import RuleSet
from binocle.tui.board import SheetScreen
from binocle.tui.host import Host
from binocle.tui.new_game import OWN, NewGame
from binocle.tui.new_game_sheet import new_game_sheet
from binocle.tui.paint import Sheet


class NewGameScreen(SheetScreen[Host]):
    """Hands back the table to sit down at; nothing when the person leaves."""

    def __init__(self, new: NewGame) -> None:
        super().__init__()
        self.new = new

    def draw(self, width: int, height: int) -> Sheet:
        """The choice as it stands."""
        return new_game_sheet(self.mine.say, self.new, width, height)

    def press(self, key: str, sign: str | None) -> None:
        """Move, change, type, start, leave."""
        new = self.new
        if key in ("up", "down"):
            new.move(-1 if key == "up" else 1)
        elif key in ("pageup", "pagedown"):
            new.at = max(0, min(len(new.rows) - 1, new.at + (-8 if key == "pageup" else 8)))
            new.stand(new.row)
        elif key in ("tab", "shift+tab"):
            new.turn()
        elif key in ("left", "right"):
            new.change(-1 if key == "left" else 1)
        elif key == "enter":
            self._start()
            return
        elif key == "escape":
            self.dismiss(None)
            return
        elif new.row[0] == OWN:
            if key == "backspace":
                new.type("")
            elif sign and sign.isprintable():
                new.type(sign)
        elif key == "space":
            new.change(1)
        elif sign == "l":
            self.mine.switch_language()
        elif sign == "q":
            self.dismiss(None)
            return
        self.redraw()

    def on_paste(self, event: object) -> None:
        """A pasted rule set goes into its row."""
        text = getattr(event, "text", "")
        if self.new.row[0] == OWN:
            for sign in text.strip():
                if sign.isprintable():
                    self.new.type(sign)
            self.redraw()

    def click(self, name: str, number: int) -> None:
        """The first click stands on a row, the second starts."""
        if name != "row":
            return
        if number == self.new.at:
            if self.new.row[0] == "seat":
                self.new.change(1)
            else:
                self._start()
                return
        else:
            self.new.stand(self.new.rows[number])
        self.redraw()

    def _start(self) -> None:
        kind, value = self.new.row
        try:
            if kind == "saved":
                self.dismiss(Host.resumed(Path(self.new.saved[int(value)].path), seed=self.mine.seed))
            else:
                self.dismiss(self.mine.deal(self._rules(), self.new.seats, self.new.chosen))
        except (BinocleError, OSError) as problem:
            key = "tui-new-unreadable" if kind == "saved" else ""
            self.new.problem = self.mine.say(key, problem=str(problem)) if key else str(problem)
            self.redraw()

    def _rules(self) -> RuleSet:
        if self.new.chosen == OWN and not self.new.own.strip():
            raise RuleSetError("", self.mine.say("tui-new-own-empty"))
        return self.new.rules()
