"""How the rule editor looks: the form, help for the field under the finger, what differs or is wrong, the line."""

from __future__ import annotations

from typing import Final

from binocle.locale import Texts
from binocle.tui.editor import Editor, Entry, shown_value
from binocle.tui.foot import foot
from binocle.tui.paint import ACCENT, DANGER, FAINT, GOLD, GROUND, LINE, ON_ACCENT, SURFACE, TEXT, Ink, Sheet
from binocle.tui.texting import wrapped
from binocle.tui.trouble import trouble

BELOW: Final = 12
"""Lines under the form: help, differences, the line to share, a prompt, the keys."""

TITLES: Final = 43
"""Where values begin."""

WIDEST: Final = 110


def editor_sheet(say: Texts, editor: Editor, width: int, height: int, *, typed: str, prompt: str, note: str) -> Sheet:
    """The screen. `typed` is a value being typed, `prompt` a question with its answer so far, `note` an answer."""
    sheet = Sheet(width, height)
    left, room = max(1, (width - WIDEST) // 2), min(width - 2, WIDEST)
    _bar(sheet, say, editor)
    bottom = height - BELOW
    _form(sheet, say, editor, left, room, bottom - 1, typed)
    sheet.put(left, bottom, "─" * room, Ink(LINE))
    _help(sheet, say, editor, left, bottom + 1, room)
    _state(sheet, say, editor, left, bottom + 3, room)
    _line(sheet, editor, left, height - 4, room)
    if prompt:
        text = prompt if len(prompt) <= room else "…" + prompt[1 - room :]
        sheet.fill(0, height - 2, width, 1, SURFACE)
        sheet.put(left, height - 2, text, Ink(GOLD, bold=True))
    elif note:
        lines = wrapped(note, room)[:2]
        for row, text in enumerate(lines, start=height - 1 - len(lines)):
            sheet.fill(left, row, room, 1, GROUND)
            sheet.put(left, row, text, Ink(GOLD, bold=True))
    _keys(sheet, say, editor, typing=bool(typed or prompt))
    return sheet


def _bar(sheet: Sheet, say: Texts, editor: Editor) -> None:
    sheet.fill(0, 0, sheet.width, 1, SURFACE)
    x = sheet.put(1, 0, say("editor-title"), Ink(ACCENT, bold=True))
    base = editor.base.title.de if say.lang == "de" else editor.base.title.en
    x = sheet.put(x + 2, 0, base, Ink(TEXT))
    sheet.right(sheet.width - 1, 0, say("editor-changes", count=editor.count), Ink(GOLD if editor.count else FAINT))


# ------------------------------------------------------------------------------------------ the form
def _form(sheet: Sheet, say: Texts, editor: Editor, left: int, room: int, high: int, typed: str) -> None:
    entries = editor.entries()
    place = next((n for n, entry in enumerate(entries) if entry.key == editor.key), 0)
    first = max(0, min(place - high // 2, len(entries) - high))
    for y, entry in enumerate(entries[first : first + high], start=1):
        if entry.group:
            sheet.put(left, y, say(f"form-group-{entry.group}"), Ink(ACCENT, bold=True))
        else:
            _entry(sheet, say, editor, left, y, room, entry, typed if entry.key == editor.key else "")
            sheet.spot("entry", first + y - 1, left, y, room, 1)
    if first > 0:
        sheet.put(left + room - 1, 1, "▲", Ink(FAINT))
    if first + high < len(entries):
        sheet.put(left + room - 1, high, "▼", Ink(FAINT))


def _entry(sheet: Sheet, say: Texts, editor: Editor, left: int, y: int, room: int, entry: Entry, typed: str) -> None:
    here = entry.key == editor.key
    if here:
        sheet.fill(left, y, room - 2, 1, ACCENT)
    assert entry.field is not None
    wrong, changed = editor.at_fault(entry.key), editor.changed(entry.key)
    faint = not entry.row and not editor.active(entry.field)
    ink = Ink(ON_ACCENT if here else DANGER if wrong else FAINT if faint else TEXT, bold=here)
    sheet.put(left, y, "!" if wrong else "•" if changed else " ", Ink(ON_ACCENT if here else GOLD, bold=True))
    sheet.put(left + 2, y, entry_title(say, editor, entry)[: TITLES - 3], ink)
    text = f"{typed}▏" if typed else shown_value(editor, entry, say.lang)
    space = room - TITLES - 4
    text = text if len(text) <= space else text[: space - 1] + "…"
    if here and not typed:
        text = f"◂ {text} ▸"
        sheet.put(left + TITLES - 2, y, text, ink)
    else:
        value = Ink(ON_ACCENT if here else GOLD if changed else FAINT, bold=here)
        sheet.put(left + TITLES, y, text, value)


def entry_title(say: Texts, editor: Editor, entry: Entry) -> str:
    """The title of a field, or the name of a meld."""
    assert entry.field is not None
    if not entry.row:
        return entry.field.title[say.lang]
    return say("editor-meld", meld=say.meld(entry.row, german=editor.value("pack.suits") == "german"))


# ------------------------------------------------------------------------------------------ below it
def _help(sheet: Sheet, say: Texts, editor: Editor, left: int, y: int, room: int) -> None:
    """What the field under the finger means, its whole value where the line had no room, and its range."""
    entry = editor.entry
    field = entry.field
    assert field is not None
    if entry.row:
        text = say("editor-meld-help")
    else:
        text = field.help[say.lang]
        value = shown_value(editor, entry, say.lang)
        if len(value) > room - TITLES - 4:
            text = f"{value}. {text}"
        if field.kind == "number":
            text += " " + say("editor-range", least=field.least or 0, most=field.most or 0)
        if not editor.active(field):
            text += " " + say("editor-idle")
    for row, line in enumerate(wrapped(text, room)[:2]):
        sheet.put(left, y + row, line, Ink(TEXT))


def _state(sheet: Sheet, say: Texts, editor: Editor, left: int, y: int, room: int) -> None:
    """The contradiction, or what differs from the base: that of the field under the finger first."""
    if editor.fault is not None:
        fields = " – ".join(entry_title(say, editor, entry) for entry in editor.contradicting())
        sheet.put(left, y, say("editor-contradiction", fields=fields)[:room], Ink(DANGER, bold=True))
        for row, line in enumerate(wrapped(trouble(say, editor.fault), room - 2)[:3], start=1):
            sheet.put(left + 2, y + row, line, Ink(DANGER))
        return
    found = editor.differences(say.lang)
    base = editor.base.title.de if say.lang == "de" else editor.base.title.en
    sheet.put(left, y, say("editor-differences", base=base, count=len(found)), Ink(ACCENT, bold=True))
    here = [each for each in found if each.path == editor.key or each.path.startswith(f"{editor.key}.")]
    lines: list[str] = []
    for difference in [*here, *(each for each in reversed(found) if each not in here)]:
        lines += [("• " if row == 0 else "  ") + line for row, line in enumerate(wrapped(difference.text, room - 2))]
    if len(lines) > 4:
        lines = [*lines[:3], say("editor-more")]
    for row, line in enumerate(lines, start=1):
        sheet.put(left, y + row, line, Ink(TEXT if row <= len(here) else FAINT))


def _line(sheet: Sheet, editor: Editor, left: int, y: int, room: int) -> None:
    """The set on one line to share, as far as two lines of the screen hold it."""
    line = editor.line
    for row, start in enumerate(range(0, min(len(line), 2 * room), room)):
        text = line[start : start + room]
        sheet.put(left, y + row, text if len(line) <= 2 * room or row == 0 else text[:-1] + "…", Ink(GOLD))


def _keys(sheet: Sheet, say: Texts, editor: Editor, *, typing: bool) -> None:
    keys = [("←→", "change"), ("r", "reset"), ("d", "differences"), ("s", "save"), ("t", "line"), ("g", "play")]
    if editor.fault is not None:
        keys = [("←→", "change"), ("r", "reset"), ("c", "find")]
    if typing:
        keys = [("Enter", "accept"), ("Esc", "cancel")]
    fixed = [] if typing else [("?", "help"), ("Esc", "leave")]
    left, right = ([(key, say(f"editor-foot-{name}")) for key, name in each] for each in (keys, fixed))
    foot(sheet, left, right, ("←→", "?", "Esc", "r"))
