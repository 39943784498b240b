"""The rule editor: change a set by keys, see at once what differs or contradicts, save it, share it, play it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from binocle.errors import RuleSetError
from binocle.locale import Texts
from binocle.rules import RuleSet
from binocle.tui.board import SheetScreen
from binocle.tui.editor import Editor
from binocle.tui.editor_sheet import editor_sheet
from binocle.tui.list_screen import Listing, ListScreen
from binocle.tui.page_screen import Page, PageScreen
from binocle.tui.pages import Line, rules_page, wrap_lines
from binocle.tui.paint import ACCENT, FAINT, GOLD, TEXT, Ink, Sheet
from binocle.tui.rule_file import place, toml
from binocle.tui.trouble import trouble

KEYS: Final = (
    ("↑ ↓", "move"),
    ("Tab", "groups"),
    ("← →", "change"),
    ("", "type"),
    ("Enter", "enter"),
    ("r", "reset"),
    ("x", "out"),
    ("c", "find"),
    ("a", "all"),
    ("d  p", "page"),
    ("s", "save"),
    ("t", "line"),
    ("g", "play"),
)
"""What the help page of the editor tells of; digits are named in words."""


@dataclass(frozen=True, slots=True)
class Edited:
    """What the person leaves the editor with: a line or the path of a file, and whether to play it at once."""

    text: str
    play: bool


class EditorScreen(SheetScreen[Edited]):
    """Hands back the edited set; nothing when it was neither saved nor changed."""

    def __init__(self, rules: RuleSet, folder: Path) -> None:
        super().__init__()
        self.editor = Editor(rules)
        self.folder = folder
        self.typed = ""
        self.asking = ""
        self.answer = ""
        self.note = ""
        self.saved = ""
        self._armed = ""
        self._kept_line = self._first_line = self.editor.line

    def draw(self, width: int, height: int) -> Sheet:
        """The form as it stands."""
        say = self.mine.say
        prompt = f"{say(f'editor-ask-{self.asking}')} {self.answer}▏" if self.asking else ""
        return editor_sheet(say, self.editor, width, height, typed=self.typed, prompt=prompt, note=self.note)

    def may_leave(self) -> bool:
        """At once when nothing was changed since the set was opened or saved, else at the second press."""
        line = self.editor.line
        if self._armed == "quit" or (self.editor.fault is None and line in (self._first_line, self._kept_line)):
            return True
        self.asking, self._armed, self.note = "", "quit", self.mine.say("editor-note-quit")
        self.redraw()
        return False

    # ------------------------------------------------------------------------------------------ keys
    def press(self, key: str, sign: str | None) -> None:
        """Answer a question, type a value, or move and change."""
        self.note = ""
        if self.asking:
            self._answer(key, sign)
        elif self.typed:
            self._type(key, sign)
        else:
            armed, self._armed = self._armed, ""
            self._browse(key, sign, armed)
        self.redraw()

    def _browse(self, key: str, sign: str | None, armed: str) -> None:
        editor = self.editor
        moves = {"up": -1, "down": 1, "pageup": -8, "pagedown": 8, "home": -999, "end": 999}
        if key in moves:
            editor.move(moves[key])
        elif key in ("tab", "shift+tab"):
            editor.leap(1 if key == "tab" else -1)
        elif key in ("left", "right"):
            editor.change(1 if key == "right" else -1)
        elif key in ("enter", "space"):
            self._open()
        elif key in ("backspace", "delete"):
            editor.reset()
        elif key == "escape":
            self._leave(armed)
        elif sign and sign.isdecimal() and self._is_typed():
            self.typed = sign
        elif sign:
            self._letter(sign)

    def _letter(self, sign: str) -> None:
        """The keys that are letters."""
        editor = self.editor
        match sign.lower():
            case "r":
                editor.reset()
            case "x":
                editor.take_out()
            case "a":
                editor.everything = not editor.everything
                editor.move(0)
            case "c":
                editor.find_fault()
            case "s":
                self._ask("save", editor.title)
            case "t":
                self._ask("line", editor.line)
            case "g":
                self._play()
            case "d" | "p" | "?":
                self._read({"d": 0, "p": 1, "?": 2}[sign.lower()])
            case "l":
                self.mine.switch_language()

    def _is_typed(self) -> bool:
        """Whether the value under the finger is a number, or the points of a meld."""
        entry = self.editor.entry
        return bool(entry.row) or (entry.field is not None and entry.field.kind == "number")

    def _open(self) -> None:
        """Enter: type a number, turn a switch, or choose from the list of values."""
        editor, entry = self.editor, self.editor.entry
        field = entry.field
        assert field is not None
        if entry.row:
            self.typed = " ".join(map(str, editor.points(entry.row) or ())) or "0"
        elif field.kind == "number":
            self.typed = str(editor.value(field.path))
        elif field.kind == "switch":
            editor.change(1)
        else:
            choices = editor.choices(field)
            at = next(place for place, choice in enumerate(choices) if choice.value == editor.value(field.path))

            def listing(say: Texts) -> Listing:
                items = [(str(place), choice.label[say.lang]) for place, choice in enumerate(choices)]
                return Listing(field.title[say.lang], items, field.help[say.lang])

            self.mine.push_screen(ListScreen(listing, at=at), lambda place: self._chose(field.path, place))

    def _chose(self, path: str, place: str | None) -> None:
        field = self.editor.entry.field
        if place is not None and field is not None:
            self.editor.put(path, self.editor.choices(field)[int(place)].value)

    def _type(self, key: str, sign: str | None) -> None:
        """A value is being typed; Enter and the arrows take it, Escape drops it."""
        if key == "escape":
            self.typed = ""
        elif key == "backspace":
            self.typed = self.typed[:-1]
        elif key in ("enter", "up", "down", "tab"):
            numbers = tuple(int(text) for text in self.typed.replace("/", " ").split())
            self.typed = ""
            if numbers:
                self.editor.put(self.editor.key, numbers if self.editor.entry.row else numbers[0])
            if key != "enter":
                self.editor.move(-1 if key == "up" else 1)
        elif sign and ((sign.isascii() and sign.isdecimal()) or (sign in " /" and self.editor.entry.row)):
            self.typed = (self.typed + sign)[:24]

    # ------------------------------------------------------------------------------------------ questions
    def _ask(self, question: str, answer: str) -> None:
        if question == "save" and self.editor.rules is None:
            self.note = self.mine.say("editor-note-contradiction")
            return
        self.asking, self.answer = question, answer

    def _answer(self, key: str, sign: str | None) -> None:
        """A question at the foot is being answered."""
        if key == "escape":
            self.asking = ""
        elif key == "backspace":
            self.answer = self.answer[:-1]
        elif key == "ctrl+u":
            self.answer = ""
        elif key == "enter" and self.answer.strip():
            if self.asking == "line":
                self._take(self.answer.strip())
            else:
                self._save(self.answer.strip())
        elif sign and sign.isprintable():
            self.answer += sign

    def on_paste(self, event: object) -> None:
        """Pasted text goes into the question that is open; without one it is a line to take."""
        text = "".join(sign for sign in getattr(event, "text", "").strip() if sign.isprintable())
        if self.asking:
            self.answer += text
        elif text:
            self.asking, self.answer = "line", text
        self.redraw()

    def _take(self, line: str) -> None:
        """Go on from the rules of a line or a file."""
        try:
            self.editor.take(line)
        except RuleSetError as problem:
            self.note, self.asking = trouble(self.mine.say, problem), ""
            return
        self.asking = ""
        self.note = self.mine.say("editor-note-taken")

    def _save(self, text: str) -> None:
        """Write the file; over another one only when asked for twice."""
        editor, say = self.editor, self.mine.say
        assert editor.rules is not None
        file, title = place(self.folder, text)
        if file.exists() and str(file) != self.saved and (self.asking, self._armed) != ("replace", str(file)):
            self.asking, self._armed = "replace", str(file)
            return
        self.asking = ""
        try:
            content = toml(editor.base, editor.rules, title)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
        except RuleSetError as problem:
            self.note = trouble(say, problem)
        except OSError as problem:
            self.note = say("editor-note-failed", file=str(file), problem=trouble(say, problem))
        else:
            self.saved, self._kept_line, editor.title = str(file), editor.line, title
            self.note = say("editor-note-saved", file=str(file))

    # ------------------------------------------------------------------------------------------ away from here
    def _play(self) -> None:
        if self.editor.rules is None:
            self.note = self.mine.say("editor-note-contradiction")
        else:
            self.dismiss(Edited(self._text(), play=True))

    def _leave(self, armed: str) -> None:
        """Escape: at once when there is nothing to lose, else at the second press."""
        if self.editor.fault is not None and armed != "leave":
            self._armed = "leave"
            self.note = self.mine.say("editor-note-lost")
        elif self.editor.fault is not None or (self.editor.line == self._first_line and not self.saved):
            self.dismiss(None)
        else:
            self.dismiss(Edited(self._text(), play=False))

    def _text(self) -> str:
        """The file when the set was saved as it stands, else its line."""
        return self.saved if self.saved and self.editor.line == self._kept_line else self.editor.line

    # ------------------------------------------------------------------------------------------ pages
    def _read(self, at: int) -> None:
        """What differs, the rules of the set as it stands, and the keys."""
        pages = [
            Page("editor-page-differences", self._differences),
            Page("tui-page-rules", self._rules),
            Page("tui-page-keys", self._help),
        ]
        self.mine.push_screen(PageScreen(pages, at))

    def _differences(self, width: int) -> list[Line]:
        say, editor = self.mine.say, self.editor
        base = editor.base.title.de if say.lang == "de" else editor.base.title.en
        found = editor.differences(say.lang)
        lines: list[Line] = [[(say("editor-differences", base=base, count=len(found)), Ink(ACCENT, bold=True))]]
        for difference in found:
            lines += wrap_lines(f"• {difference.text}", width, Ink(TEXT), "  ")
        if editor.fault is not None:
            lines = wrap_lines(trouble(say, editor.fault), width, Ink(TEXT))
        line = editor.line
        pieces = [line[start : start + width] for start in range(0, len(line), width)]
        return [*lines, [], [(say("editor-line"), Ink(FAINT))], *([(piece, Ink(GOLD))] for piece in pieces)]

    def _rules(self, width: int) -> list[Line]:
        if self.editor.rules is None:
            return wrap_lines(self.mine.say("editor-note-contradiction"), width, Ink(TEXT))
        return rules_page(self.editor.rules, self.mine.say, width, self.mine.settings.scheme)

    def _help(self, width: int) -> list[Line]:
        say = self.mine.say
        lines: list[Line] = []
        for key, name in KEYS:
            text = wrap_lines(say(f"editor-does-{name}"), width - 18, Ink(TEXT))
            lines.append([(f"{key or say('editor-key-digits'):>15}   ", Ink(ACCENT, bold=True)), *text[0]])
            lines += [[(" " * 18, Ink()), *more] for more in text[1:]]
        return lines

    def click(self, name: str, number: int) -> None:
        """The first click stands on a field, the second opens it."""
        if name == "entry" and not self.asking:
            entry = self.editor.entries()[number]
            if entry.key == self.editor.key:
                self._open()
            elif not entry.group:
                self.typed, self.editor.key = "", entry.key
            self.redraw()
