"""How the first screen looks: all games on the left, grouped by how many play; the chosen one on the right."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import Final

from binocle.errors import RuleSetError
from binocle.locale import Texts
from binocle.rules import RuleSet, named
from binocle.telling.running import running
from binocle.tui.foot import foot
from binocle.tui.new_game import OWN, NewGame
from binocle.tui.paint import ACCENT, DANGER, FAINT, GOLD, LINE, ON_ACCENT, SURFACE, TEXT, Ink, Sheet
from binocle.tui.render import game_length
from binocle.tui.saved import Saved, Stand, stand
from binocle.tui.texting import names_of, number, side_name, wrapped
from binocle.tui.trouble import trouble

LIST: Final = 50
"""How wide the list is; longer titles are cut."""


def new_game_sheet(say: Texts, new: NewGame, width: int, height: int) -> Sheet:
    """The first screen."""
    sheet = Sheet(width, height)
    sheet.fill(0, 0, width, 1, SURFACE)
    x = sheet.put(1, 0, "Binocle", Ink(ACCENT, bold=True))
    sheet.put(x + 2, 0, say("tui-new-line"), Ink(FAINT))
    sheet.right(width - 1, 0, f"l {say('tui-does-language')}", Ink(TEXT))
    left = max(1, (width - 110) // 2)
    _list(sheet, say, new, left, height - 4)
    right = left + LIST + 2
    for y in range(2, height - 2):
        sheet.put(right - 1, y, "│", Ink(LINE))
    room = min(width - right - 2, 54)
    if new.game is None:
        _chosen(sheet, say, new, right + 1, room)
    else:
        _saved(sheet, say, new.game, right + 1, room)
    for row, line in enumerate(wrapped(new.problem, width - 2 * left)[:2]):
        sheet.fill(0, height - 3 + row, width, 1, SURFACE)
        sheet.put(left, height - 3 + row, line, Ink(DANGER))
    _foot(sheet, say)
    return sheet


def _foot(sheet: Sheet, say: Texts) -> None:
    keys = [("↑↓", "move"), ("Tab", "seats"), ("←→", "change"), ("e", "edit"), ("Enter", "start"), ("Esc", "quit")]
    foot(sheet, [(key, say(f"tui-new-foot-{name}")) for key, name in keys], words_go=("↑↓", "←→"))


# ------------------------------------------------------------------------------------------ the list
def _list(sheet: Sheet, say: Texts, new: NewGame, left: int, room: int) -> None:
    """Headings and rows, moved so far that the row one stands on, or the chosen one, is in sight."""
    lines: list[tuple[str, int]] = []
    heading = ""
    shown = new.at
    for at, row in enumerate(new.rows):
        if row[0] == "seat":
            break
        here = _heading(say, row)
        if here != heading:
            lines += [("", -1), (here, -1)] if lines else [(here, -1)]
            heading = here
        lines += [("", at), ("+", at)] if row[0] in ("saved", "damaged") else [("", at)]
        if new.row[0] == "seat" and (row[1] or OWN) == new.chosen:
            shown = at
    place = next(place for place, (_, at) in enumerate(lines) if at == shown)
    first = max(0, min(place - room // 2, len(lines) - room))
    for y, (text, at) in enumerate(lines[first : first + room], start=2):
        if at < 0:
            sheet.put(left, y, text, Ink(ACCENT, bold=True))
        elif text:
            _saved_facts(sheet, say, new, left, y, at)
        else:
            _row(sheet, say, new, left, y, at)
    if first > 0:
        sheet.put(left + LIST - 1, 2, "▲", Ink(FAINT))
    if first + room < len(lines):
        sheet.put(left + LIST - 1, 1 + room, "▼", Ink(FAINT))


def _heading(say: Texts, row: tuple[str, str]) -> str:
    kind, value = row
    if kind in ("saved", "damaged"):
        return say("tui-new-resume" if kind == "saved" else "tui-saved-damaged")
    if kind == "set":
        return say(f"tui-new-players-{named(value).seats.players}")
    return say("tui-new-own")


def _row(sheet: Sheet, say: Texts, new: NewGame, left: int, y: int, at: int) -> None:
    kind, value = new.rows[at]
    here = at == new.at
    ink = Ink(ON_ACCENT if here else TEXT, ACCENT if here else "", bold=here)
    if here:
        sheet.fill(left, y, LIST - 1, 1, ACCENT)
    sheet.spot("row", at, left, y, LIST - 1, 1)
    if kind in ("saved", "damaged"):
        game = new.saved[int(value)]
        title = game.name if game.rules is None else _title(say, game.rules)
        sheet.put(left + 2, y, _cut(title, LIST - 3), ink)
        return
    mark = "●" if new.chosen == (value or OWN) else "○"
    sheet.put(left, y, mark, Ink(ON_ACCENT if here else GOLD))
    if kind == OWN:
        x = sheet.put(left + 2, y, say("tui-new-own-line") + ": ", ink)
        room = left + LIST - 2 - x
        if new.own or here:
            sheet.put(x, y, new.own[-room:] + ("▏" if here else ""), ink)
        else:
            sheet.put(x, y, say("tui-new-own-hint")[:room], Ink(FAINT))
        return
    rules = named(value) if kind == "set" else next(own.rules for own in new.files if own.path == value)
    title = value.rpartition("/")[2] if rules is None else _title(say, rules)
    sheet.put(left + 2, y, _cut(title, LIST - 3), ink)


def _title(say: Texts, rules: RuleSet) -> str:
    return rules.title.de if say.lang == "de" else rules.title.en


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + "…"


def _saved_facts(sheet: Sheet, say: Texts, new: NewGame, left: int, y: int, at: int) -> None:
    """The second line of a saved game: deal, score and date; of a damaged one: what is wrong with it."""
    game, here = new.saved[int(new.rows[at][1])], at == new.at
    if here:
        sheet.fill(left, y, LIST - 1, 1, ACCENT)
    sheet.spot("row", at, left, y, LIST - 1, 1)
    found = stand(game)
    if isinstance(found, Stand):
        totals, _ = running(found.game, found.view)
        score = " : ".join(number(say, total) for total in totals)
        key = "tui-saved-row" if any(totals) else "tui-saved-row-first"
        text = say(key, number=found.view.deal_no, score=score, when=_when(say, game.touched, "tui-day"))
    else:
        text = trouble(say, found)
    sheet.put(left + 4, y, _cut(text, LIST - 5), Ink(ON_ACCENT if here else FAINT))


def _when(say: Texts, moment: int, key: str) -> str:
    """A moment (in nanoseconds since 1970) as a day, with or without the hour, where the person is."""
    local = datetime.fromtimestamp(moment / 1e9)  # noqa: DTZ006 - the time of the person's own clock
    return say(key, day=f"{local:%d}", month=f"{local:%m}", year=f"{local:%Y}", time=f"{local:%H:%M}")


# ------------------------------------------------------------------------------------------ the chosen one
def _saved(sheet: Sheet, say: Texts, game: Saved, x: int, room: int) -> None:
    """How a saved game stands; of a damaged one, why it cannot be gone on with."""
    found = stand(game)
    y = 2
    if game.rules is None or not isinstance(found, Stand):
        problem = found if isinstance(found, Exception) else None
        about = say("tui-saved-damaged-about") + ("" if problem is None else " " + trouble(say, problem))
        for line in [*wrapped(game.name, room), "", *wrapped(about, room)]:
            sheet.put(x, y, line, Ink(DANGER if y > 2 else TEXT, bold=y == 2))
            y += 1
        return
    for line in wrapped(_title(say, game.rules), room)[:2]:
        sheet.put(x, y, line, Ink(TEXT, bold=True))
        y += 1
    view = found.view
    facts = (say("tui-saved-deal", number=view.deal_no), game_length(say, game.rules, view.score.target))
    sheet.put(x, y, " · ".join(facts), Ink(FAINT))
    y += 2
    names = names_of(say, len(found.header.seats), found.me)
    for side, total in enumerate(running(found.game, view)[0]):
        sheet.put(x, y, side_name(say, names, found.game, side, found.me), Ink(TEXT))
        sheet.right(x + 24, y, number(say, total), Ink(GOLD, bold=True))
        y += 1
    y += 1
    lines = [say("tui-saved-last", when=_when(say, game.touched, "tui-day-and-time"))]
    with suppress(ValueError):  # a record may bear no time
        started = datetime.fromisoformat(found.header.started).timestamp() * 1e9
        lines.insert(0, say("tui-saved-begun", when=_when(say, int(started), "tui-day-and-time")))
    for text in (*lines, say("tui-saved-go-on")):
        for line in wrapped(text, room):
            sheet.put(x, y, line, Ink(FAINT))
            y += 1
        y += 1


def _chosen(sheet: Sheet, say: Texts, new: NewGame, x: int, room: int) -> None:
    """What the chosen set is about, and who sits at its table."""
    y = 2
    try:
        rules: RuleSet | None = new.rules() if new.chosen != OWN or new.own else None
        problem = ""
    except RuleSetError as error:
        rules, problem = None, trouble(say, error)
    if rules is not None:
        for line in wrapped(_title(say, rules), room)[:2]:
            sheet.put(x, y, line, Ink(TEXT, bold=True))
            y += 1
        facts = (
            say("players-count", count=rules.seats.players),
            say("cards-held", count=rules.cards().size),
            game_length(say, rules, rules.score.target),
        )
        for line in wrapped(" · ".join(facts), room):
            sheet.put(x, y, line, Ink(FAINT))
            y += 1
    about = _about(say, new, problem)
    for line in wrapped(about, room)[:7]:
        sheet.put(x, y, line, Ink(DANGER if problem else GOLD))
        y += 1
    if rules is not None:
        sheet.put(x, y, say("tui-new-edit-hint"), Ink(FAINT))
    _seats(sheet, say, new, x, sheet.height - 4 - len(new.seats), room)


def _about(say: Texts, new: NewGame, problem: str) -> str:
    if new.chosen == OWN:
        return problem if new.own and problem and new.row[0] != OWN else say("tui-new-own-about")
    if problem:
        return say("tui-new-broken", problem=problem)
    about = f"tui-set-{new.chosen}"
    return say(about) if about in say else say("tui-new-file-about", file=new.chosen.rpartition("/")[2])


def _seats(sheet: Sheet, say: Texts, new: NewGame, x: int, y: int, room: int) -> None:
    sheet.put(x, y, say("tui-new-seats"), Ink(ACCENT, bold=True))
    for at, (kind, value) in enumerate(new.rows):
        if kind != "seat":
            continue
        y += 1
        here = at == new.at
        if here:
            sheet.fill(x, y, room, 1, ACCENT)
        sheet.spot("row", at, x, y, room, 1)
        seat = new.seats[int(value)]
        key = f"tui-new-seat-{seat}"
        ink = Ink(ON_ACCENT if here else TEXT, bold=here)
        sheet.put(x, y, f"{int(value) + 1}", Ink(ON_ACCENT if here else FAINT))
        sheet.put(x + 3, y, say(key) if key in say else seat, ink)
