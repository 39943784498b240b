"""Binocle on the full screen of a terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from textual.app import App
from textual.binding import Binding

from binocle.cards import ColourScheme
from binocle.locale import LANGUAGES, Language, Texts, texts
from binocle.rules import RuleSet
from binocle.tui.board import SheetScreen
from binocle.tui.host import PERSON, Host
from binocle.tui.new_game import NewGame, own_files
from binocle.tui.new_game_screen import NewGameScreen
from binocle.tui.paint import GROUND
from binocle.tui.saved import put_away, saved_games
from binocle.tui.settings import data_folder, keep_settings, load_settings
from binocle.tui.shelf import new_file, now
from binocle.tui.table_screen import TableScreen

YOU: Final = ("you", "du", PERSON)
"""How the person's seat may be named."""


class BinocleApp(App[None]):
    """New game, table, and back, until the person has had enough."""

    CSS = f"Screen {{ background: {GROUND}; }} Board {{ width: 100%; height: 100%; }}"
    BINDINGS = [Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True)]
    TITLE = "Binocle"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        lang: Language,
        folder: Path,
        *,
        host: Host | None = None,
        seed: int | None = None,
        isolate: bool = False,
        log: Path | None = None,
    ) -> None:
        """Begin in this language, with games kept in this folder; with a host, at its table."""
        super().__init__()
        self.lang: Language = lang
        self.folder: Final = folder
        self.seed: Final = seed
        self.isolate: Final = isolate
        self.log_file: Final = log
        self.settings = load_settings(folder)
        self._first = host
        self._host: Host | None = None
        self.farewell = ""

    @property
    def say(self) -> Texts:
        """The texts of the language of the moment."""
        return texts(self.lang)

    # ------------------------------------------------------------------------------------------ screens
    def on_mount(self) -> None:
        """The first screen, or the table that was asked for."""
        if self._first is not None:
            self._sit(self._first)
        else:
            self.choose()

    def choose(self) -> None:
        """Ask for a game."""
        new = NewGame(saved_games(self.folder), self.settings.last, files=own_files(self.folder))
        self.push_screen(NewGameScreen(new), self._sit)

    def _sit(self, host: Host | None) -> None:
        if host is None:
            self.exit()
        else:
            self._host = host
            self.push_screen(TableScreen(host), self._after_game)

    def _after_game(self, wish: str | None) -> None:
        self._leave_table()
        if wish == "new":
            self.choose()
        else:
            self.exit()

    def _leave_table(self) -> None:
        """Close the record, and put it away when the game is over."""
        host, self._host = self._host, None
        if host is not None:
            host.close()
            file = host.file
            if host.over and file.parent == self.folder / "games":
                file = put_away(file)
            key = "tui-farewell-over" if host.over else "tui-farewell-saved" if host.decided else ""
            self.farewell = self.say(key, path=str(file)) if key else ""

    def action_leave(self) -> None:
        """Leave at once, from wherever one is; a screen with something to lose asks for a second press."""
        if not isinstance(self.screen, SheetScreen) or self.screen.may_leave():
            self.exit()

    def on_unmount(self) -> None:
        """However the app ends, the record is closed."""
        self._leave_table()

    def deal(self, rules: RuleSet, seats: Sequence[str], chosen: str) -> Host:
        """A new game with its record in the folder. Raises what `Host.new` raises."""
        self._keep(last=chosen)
        file = new_file(self.folder, rules.name)
        return Host.new(
            rules, list(seats), file, started=now(), seed=self.seed, isolate=self.isolate, log=self.log_file
        )

    def resume(self, file: Path) -> Host:
        """The game of a record. Raises what `Host.resumed` raises."""
        return Host.resumed(file, seed=self.seed, isolate=self.isolate, log=self.log_file)

    # ------------------------------------------------------------------------------------------ settings
    def switch_language(self) -> None:
        """The next language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]

    def switch_colours(self) -> ColourScheme:
        """Suits in two colours or in four."""
        scheme: ColourScheme = "two" if self.settings.scheme == "four" else "four"
        self._keep(scheme=scheme)
        return scheme

    def switch_pace(self) -> bool:
        """Computer players at once, or with a pause."""
        self._keep(instant=not self.settings.instant)
        return self.settings.instant

    def _keep(self, **changes: object) -> None:
        self.settings = msgspec.structs.replace(self.settings, **changes)
        keep_settings(self.folder, self.settings)


def run(  # noqa: PLR0913 - the command's options, and all have defaults
    *,
    rules: RuleSet | None = None,
    seats: Sequence[str] | None = None,
    bots: str = "steady",
    lang: Language = "en",
    seed: int | None = None,
    resume: str | Path | None = None,
    record: str | Path | None = None,
    data: str | Path | None = None,
    isolate: bool = False,
    trust: bool = False,
    log: Path | None = None,
) -> int:
    """Play on the full screen.

    Args:
        rules: the rule set to play at once; without it the person chooses.
        seats: who sits where, `you` and names of computer players; without it the person sits first.
        bots: the computer player of all other seats.
        lang: the language to begin with.
        seed: makes deals and computer players the same each time.
        resume: a record to go on with.
        record: the file for the record of the game; without it one in the data folder.
        data: the data folder; without it the system's usual place.
        isolate: computer players decide in processes of their own.
        trust: programs that the record names are started.
        log: a file for what computer players see and decide.

    Raises:
        BinocleError: rules, seats or record are not what they should be.
        OSError: a file could not be read or written.
    """
    folder = data_folder(Path(data) if data is not None else None)
    host: Host | None = None
    if resume is not None:
        host = Host.resumed(Path(resume), seed=seed, isolate=isolate, trust=trust, log=log)
    elif rules is not None:
        chairs = ["you", *[bots] * (rules.seats.players - 1)] if seats is None else list(seats)
        chairs = [PERSON if who in YOU else who for who in chairs]
        file = Path(record) if record is not None else new_file(folder, rules.name)
        host = Host.new(rules, chairs, file, started=now(), seed=seed, isolate=isolate, log=log)
    app = BinocleApp(lang, folder, host=host, seed=seed, isolate=isolate, log=log)
    app.run()
    if app.farewell:
        sys.stdout.write(f"{app.farewell}\n")
    return 0
