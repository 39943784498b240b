"""Which game, and who sits where: the choice of the first screen as plain data, and how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from binocle.errors import RuleSetError
from binocle.locale import Texts
from binocle.players import names as player_names
from binocle.rules import RuleSet, load_file, named, names, parse
from binocle.tui.host import PERSON
from binocle.tui.paint import ACCENT, DANGER, FAINT, GOLD, ON_ACCENT, SURFACE, TEXT, Ink, Sheet
from binocle.tui.texting import wrapped

OWN: Final = "own"
"""The row for a rule set of one's own."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that was not played to its end: its file, the title of its rules, and when it was begun."""

    path: str
    title_en: str
    title_de: str
    when: str

    def title(self, lang: str) -> str:
        """The title in a language."""
        return self.title_de if lang == "de" else self.title_en


@dataclass(slots=True)
class NewGame:
    """The first screen: rows one can stand on, and what they hold."""

    saved: Sequence[Saved] = ()
    chosen: str = ""
    own: str = ""
    seats: list[str] = field(default_factory=list)
    at: int = 0
    problem: str = ""

    def __post_init__(self) -> None:
        self.chosen = self.chosen if self.chosen in names() else names()[0]
        self.at = self.rows.index(("saved", "0")) if self.saved else self.rows.index(("set", self.chosen))
        self.seat_for(self.chosen)

    @property
    def rows(self) -> list[tuple[str, str]]:
        """All rows: saved games, sets, own rules, seats."""
        saved = [("saved", str(number)) for number in range(len(self.saved))]
        sets = [("set", name) for name in names()]
        return [*saved, *sets, (OWN, ""), *(("seat", str(seat)) for seat in range(len(self.seats)))]

    @property
    def row(self) -> tuple[str, str]:
        """The row one stands on."""
        return self.rows[min(self.at, len(self.rows) - 1)]

    def seat_for(self, name: str) -> None:
        """Chairs for this named set; who sat there stays."""
        self.sit(named(name).seats.players)

    def sit(self, players: int) -> None:
        """So many chairs; the first is the person's when nobody is one."""
        kept = self.seats[:players]
        self.seats = [*kept, *["steady"] * (players - len(kept))]
        if PERSON not in self.seats:
            self.seats[0] = PERSON

    def move(self, by: int) -> None:
        """Up or down; standing on a set chooses it."""
        self.problem = ""
        self.at = (self.at + by) % len(self.rows)
        kind, value = self.row
        if kind == "set":
            self.chosen = value
            at = self.row
            self.seat_for(value)
            self.at = self.rows.index(at)
        elif kind == OWN:
            self.chosen = OWN
            self._sit_own()

    def change(self, by: int) -> None:
        """Left or right on a seat: another player there. Taking the person's seat swaps."""
        kind, value = self.row
        if kind != "seat":
            return
        seat = int(value)
        who = [*player_names(), PERSON]
        old = self.seats[seat]
        new = who[(who.index(old) + by) % len(who)] if old in who else who[0]
        if old == PERSON and len(self.seats) > 1:
            other = (seat + 1) % len(self.seats)
            self.seats[other], self.seats[seat] = PERSON, "steady"
            return
        if new == PERSON:
            self.seats[self.seats.index(PERSON)] = old if old != PERSON else "steady"
        self.seats[seat] = new

    def type(self, sign: str) -> None:
        """A character of one's own rule set; an empty one takes the last away."""
        self.problem = ""
        self.own = self.own + sign if sign else self.own[:-1]
        self._sit_own()

    def _sit_own(self) -> None:
        try:
            self.sit(self.rules().seats.players)
        except RuleSetError:
            return

    def rules(self) -> RuleSet:
        """The rule set that was chosen. Raises `RuleSetError` for own rules that cannot be."""
        if self.chosen != OWN:
            return named(self.chosen)
        text = self.own.strip()
        return load_file(text) if text.endswith(".toml") else parse(text)


def new_game_sheet(say: Texts, new: NewGame, width: int, height: int) -> Sheet:
    """The first screen."""
    sheet = Sheet(width, height)
    sheet.fill(0, 0, width, 1, SURFACE)
    x = sheet.put(1, 0, "Binocle", Ink(ACCENT, bold=True))
    sheet.put(x + 2, 0, say("tui-new-line"), Ink(FAINT))
    language = f"l {say('tui-does-language')}"
    sheet.right(width - 1, 0, language, Ink(TEXT))
    left = max(2, (width - 92) // 2)
    y = 2
    if new.saved:
        y = _rows(sheet, say, new, left, y, "saved", say("tui-new-resume")) + 1
    y = _rows(sheet, say, new, left, y, "set", say("tui-new-sets"))
    y = _own(sheet, say, new, left, y)
    about = f"tui-set-{new.chosen}"
    sheet.put(left + 2, y, say(about) if about in say else say("tui-new-own-hint"), Ink(GOLD))
    y += 2
    y = _rows(sheet, say, new, left, y, "seat", say("tui-new-seats"))
    for row, line in enumerate(wrapped(new.problem, width - 2 * left)[:2]):
        sheet.put(left, height - 3 + row, line, Ink(DANGER))
    sheet.fill(0, height - 1, width, 1, SURFACE)
    x = 1
    keys = [("↑↓", "move"), ("←→", "change"), ("Enter", "start"), ("Esc", "quit")]
    for key, name in keys:
        x = sheet.put(x, height - 1, key, Ink(ACCENT, bold=True)) + 1
        x = sheet.put(x, height - 1, say(f"tui-new-foot-{name}"), Ink(FAINT)) + 2
    return sheet


def _rows(sheet: Sheet, say: Texts, new: NewGame, left: int, y: int, kind: str, title: str) -> int:
    """A heading and its rows. Returns the line after the last."""
    sheet.put(left, y, title, Ink(ACCENT, bold=True))
    for number, (row, value) in enumerate(new.rows):
        if row != kind:
            continue
        y += 1
        here = number == new.at
        if here:
            sheet.fill(left, y, sheet.width - 2 * left, 1, ACCENT)
        ink = Ink(ON_ACCENT if here else TEXT, bold=here)
        sheet.spot("row", number, left, y, sheet.width - 2 * left, 1)
        if kind == "saved":
            game = new.saved[int(value)]
            sheet.put(left + 2, y, say("tui-new-saved", title=game.title(say.lang), when=game.when), ink)
        elif kind == "set":
            rules = named(value)
            mark = "●" if new.chosen == value else "○"
            sheet.put(left, y, mark, Ink(ON_ACCENT if here else GOLD))
            sheet.put(left + 2, y, rules.title.de if say.lang == "de" else rules.title.en, ink)
        else:
            seat = new.seats[int(value)]
            sheet.put(left + 2, y, say("seat-number", number=int(value) + 1), ink)
            key = f"tui-new-seat-{seat}"
            sheet.put(left + 12, y, say(key) if key in say else seat, Ink(FAINT) if not here else ink)
    return y + 1


def _own(sheet: Sheet, say: Texts, new: NewGame, left: int, y: int) -> int:
    """The row for rules of one's own: what was typed, or what can be typed."""
    number = new.rows.index((OWN, ""))
    here = number == new.at
    if here:
        sheet.fill(left, y, sheet.width - 2 * left, 1, ACCENT)
    ink = Ink(ON_ACCENT if here else TEXT, bold=here)
    sheet.put(left, y, "●" if new.chosen == OWN else "○", Ink(ON_ACCENT if here else GOLD))
    x = sheet.put(left + 2, y, say("tui-new-own") + ": ", ink)
    room = sheet.width - left - x - 2
    if new.own or here:
        sheet.put(x, y, new.own[-room:] + ("▏" if here else ""), ink)
    if not new.own and not here:
        sheet.put(x, y, say("tui-new-own-hint")[:room], Ink(FAINT))
    sheet.spot("row", number, left, y, sheet.width - 2 * left, 1)
    return y + 1
