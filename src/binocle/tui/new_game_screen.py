"""The first screen: go on with a game, or choose a new one."""

from __future__ import annotations

from pathlib import Path

from binocle.errors import BinocleError, RuleSetError
from binocle.rules import RuleSet
from binocle.tui.board import SheetScreen
from binocle.tui.editor_screen import Edited, EditorScreen
from binocle.tui.host import Host
from binocle.tui.new_game import OWN, NewGame, own_files
from binocle.tui.new_game_sheet import new_game_sheet
from binocle.tui.paint import Sheet
from binocle.tui.saved import Stand, stand
from binocle.tui.trouble import trouble


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
        if key == "enter":
            self._start()
            return
        if key == "escape" or (sign == "q" and new.row[0] != OWN):
            self.dismiss(None)
            return
        if not self._walk(key):
            if new.row[0] == OWN and key != "f2":
                if key == "backspace" or (sign and sign.isprintable()):
                    new.type("" if key == "backspace" else sign or "")
            elif key == "space":
                new.change(1)
            elif (sign == "e" or key == "f2") and new.game is None:
                self._edit()
            elif sign == "l":
                self.mine.switch_language()
        self.redraw()

    def _walk(self, key: str) -> bool:
        """The keys that move along the rows; whether this was one."""
        new = self.new
        match key:
            case "up" | "down":
                new.move(-1 if key == "up" else 1)
            case "pageup" | "pagedown":
                new.at = max(0, min(len(new.rows) - 1, new.at + (-8 if key == "pageup" else 8)))
                new.stand(new.row)
            case "home" | "end":
                new.stand(new.rows[0 if key == "home" else new.rows.index((OWN, ""))])
            case "tab" | "shift+tab":
                new.turn(1 if key == "tab" else -1)
            case "left" | "right":
                new.change(-1 if key == "left" else 1)
            case _:
                return False
        return True

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

    def _edit(self) -> None:
        """Open the chosen rules in the editor."""
        try:
            rules = self._rules()
        except RuleSetError as problem:
            self.new.problem = trouble(self.mine.say, problem)
            return
        self.mine.push_screen(EditorScreen(rules, self.mine.folder), self._edited)

    def _edited(self, edited: Edited | None) -> None:
        """Back from the editor: its set is the chosen one."""
        if edited is None:
            return
        self.new.files = own_files(self.mine.folder)
        if any(own.path == edited.text for own in self.new.files):
            self.new.stand(("file", edited.text))
        else:
            self.new.use(edited.text)
        if edited.play:
            self._start()

    def _start(self) -> None:
        game, say = self.new.game, self.mine.say
        try:
            if game is None:
                self.dismiss(self.mine.deal(self._rules(), self.new.seats, self.new.chosen))
                return
            found = stand(game)
            if isinstance(found, Stand):
                self.dismiss(self.mine.resume(Path(game.path)))
                return
            problem: Exception = found
        except (BinocleError, OSError) as caught:
            problem = caught
        text = trouble(say, problem)
        self.new.problem = text if game is None else say("tui-new-unreadable", problem=text)
        self.redraw()

    def _rules(self) -> RuleSet:
        if self.new.chosen == OWN and not self.new.own.strip():
            raise RuleSetError("", self.mine.say("tui-new-own-empty"))
        return self.new.rules()
