"""Which game, and who sits where: the choice of the first screen as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from binocle.errors import RuleSetError
from binocle.players import names as player_names
from binocle.rules import RuleSet, load_file, named, names, read
from binocle.tui.host import PERSON
from binocle.tui.saved import Saved

OWN: Final = "own"
"""The row for a rule set on one line."""


@dataclass(frozen=True, slots=True)
class OwnFile:
    """A rule set of the person's own in the data folder, or why it is none."""

    path: str
    rules: RuleSet | None
    problem: RuleSetError | None = None


def own_files(folder: Path) -> list[OwnFile]:
    """The rule sets that were saved in this data folder, by file name."""
    found = []
    for file in sorted((folder / "rules").glob("*.toml")):
        try:
            found.append(OwnFile(str(file), load_file(file) if file.is_file() else None))
        except RuleSetError as problem:
            found.append(OwnFile(str(file), None, problem))
    return found


@dataclass(slots=True)
class NewGame:
    """The first screen: rows one can stand on, and what they hold.

    `chosen` is the name of a set, the path of an own file, or `OWN` for what was typed.
    """

    saved: Sequence[Saved] = ()
    chosen: str = ""
    own: str = ""
    files: Sequence[OwnFile] = ()
    seats: list[str] = field(default_factory=list)
    at: int = 0
    problem: str = ""

    def __post_init__(self) -> None:
        rows = self.rows
        wanted = next((row for row in rows if row[0] in ("set", "file") and row[1] == self.chosen), ("set", names()[0]))
        self.chosen = wanted[1]
        self.at = 0 if rows[0][0] == "saved" else rows.index(wanted)
        self._sit()

    @property
    def rows(self) -> list[tuple[str, str]]:
        """All rows: saved games, sets, files and line of one's own, damaged games, seats."""
        saved = [("saved", str(number)) for number, game in enumerate(self.saved) if game.problem is None]
        damaged = [("damaged", str(number)) for number, game in enumerate(self.saved) if game.problem is not None]
        sets = [("set", name) for name in names()]
        files = [("file", own.path) for own in self.files]
        seats = [("seat", str(seat)) for seat in range(len(self.seats))]
        return [*saved, *sets, *files, (OWN, ""), *damaged, *seats]

    @property
    def row(self) -> tuple[str, str]:
        """The row one stands on."""
        return self.rows[min(self.at, len(self.rows) - 1)]

    def sit(self, players: int) -> None:
        """So many chairs; who sat there stays; the first is the person's when nobody is one."""
        kept = self.seats[:players]
        self.seats = [*kept, *["steady"] * (players - len(kept))]
        if PERSON not in self.seats:
            self.seats[0] = PERSON

    def stand(self, row: tuple[str, str]) -> None:
        """Go to a row; standing on a set chooses it."""
        self.problem = ""
        self.at = self.rows.index(row)
        if row[0] in ("set", "file", OWN):
            self.chosen = row[1] or OWN
            self._sit()
            self.at = self.rows.index(row)

    def move(self, by: int) -> None:
        """Up or down, round at the ends."""
        rows = self.rows
        self.stand(rows[(self.at + by) % len(rows)])

    def turn(self, by: int = 1) -> None:
        """From the saved games to the chosen set, on to the seats, and round again; `by` -1 goes the other way."""
        rows = self.rows
        chosen = next((row for row in rows if row[0] in ("set", "file") and row[1] == self.chosen), (OWN, ""))
        stops = [*rows[:1], chosen, ("seat", str(self.seats.index(PERSON)))]
        if rows[0][0] != "saved":
            stops = stops[1:]
        kinds = [row[0] for row in stops]
        here = kinds.index(self.row[0]) if self.row[0] in kinds else kinds.index(chosen[0])
        self.stand(stops[(here + by) % len(stops)])

    @property
    def game(self) -> Saved | None:
        """The saved game, or the damaged one, that one stands on."""
        kind, value = self.row
        return self.saved[int(value)] if kind in ("saved", "damaged") else None

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
        """A character of the line of one's own; an empty one takes the last away."""
        self.problem = ""
        self.own = self.own + sign if sign else self.own[:-1]
        self._sit()

    def use(self, line: str) -> None:
        """Take this line as the set of one's own, and choose it."""
        self.own = line
        self.stand((OWN, ""))

    def _sit(self) -> None:
        try:
            self.sit(self.rules().seats.players)
        except RuleSetError:
            if not self.seats:
                self.sit(2)

    def rules(self) -> RuleSet:
        """The rule set that was chosen. Raises `RuleSetError` for own rules that cannot be."""
        if self.chosen in names():
            return named(self.chosen)
        for own in self.files:
            if own.path == self.chosen:
                return own.rules or load_file(own.path)
        text = self.own.strip()
        return read(text)
