"""A person at the full-screen table who only has a keyboard: asks for a hint each time, and takes it."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from unittest import mock

from textual.pilot import Pilot

from binocle.game.actions import AnnounceDurch
from binocle.game.views import Refusal
from binocle.locale import Language
from binocle.rules import parse
from binocle.tui.app import BinocleApp, new_file
from binocle.tui.host import PERSON, Host
from binocle.tui.page_screen import PageScreen
from binocle.tui.picking import PICKS
from binocle.tui.table_screen import TableScreen

SMALL = (80, 24)
KEYS = {"Draw": ("x",), "GiveUp": ("g", "g"), "CallOut": ("c", "c"), "AskRedeal": ("n", "n"), "Shoot": ("v", "v")}
"""Keys other than Enter, by what they choose."""
MOST_KEYS = 30_000


async def _at_once(_: float) -> None:
    """Takes the place of a wait of 20 ms for each key, since `Evening.press` waits for what matters."""
    for _ in range(3):
        await asyncio.sleep(0)


class Evening:
    """One game from the first deal to the last, by keys alone; counts what has happened."""

    def __init__(self, rules: str, lang: Language, folder: Path, seed: int = 1, *, durch: bool = False) -> None:
        chosen = parse(rules)
        seats = [PERSON, *["steady"] * (chosen.seats.players - 1)]
        self.host = Host.new(chosen, seats, new_file(folder, chosen.name), seed=seed)
        self.app = BinocleApp(lang, folder, host=self.host, seed=seed)
        self.did: Counter[str] = Counter()
        self.seen: dict[str, str] = {}
        self.lang = lang
        self.durch = durch

    async def play(self) -> None:
        """Play the game out; the last score sheet is left open."""
        with mock.patch("textual.app.wait_for_idle", _at_once):
            await self._play()

    async def _play(self) -> None:
        async with self.app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await self.press(pilot, "i")
            while not (self.host.over and isinstance(self.app.screen, PageScreen)):
                assert self.did["keys"] < MOST_KEYS
                await self.turn(pilot)
            self.look("over")

    @property
    def table(self) -> TableScreen:
        """The table, even when a page lies on it."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    async def press(self, pilot: Pilot[None], *keys: str) -> None:
        """Press keys and wait until the screen has answered."""
        for key in keys:
            self.did["keys"] += 1
            await pilot.press(key)
            # The key goes from the app to the screen to the board and back up: each must have emptied its queue.
            for _ in range(4):
                await pilot._wait_for_screen()

    def look(self, name: str) -> str:
        """Keep the first screen of each kind."""
        sheet = self.app.screen.board.sheet  # type: ignore[attr-defined]
        assert (sheet.width, sheet.height) == SMALL
        text: str = sheet.plain
        self.seen.setdefault(name, text)
        return text

    async def turn(self, pilot: Pilot[None]) -> None:
        """Whatever is due next."""
        if isinstance(self.app.screen, PageScreen):
            self.look("sheet")
            self.did["sheet"] += 1
            await self.press(pilot, "enter")
            return
        table, pick = self.table, self.table.pick
        if self.host.pausing:
            self.look(f"pause-{self.host.pausing}")
            await self.press(pilot, "enter")
            return
        duty = pick.duty
        self.look(duty)
        if duty in ("play", "meld") and not self.did["refused"] and any(not held.legal for held in pick.cards):
            await self.try_refused(pilot)
            return
        if duty == "play" and not self.did["undo"] and self.host.can_undo() and self.did["refused"]:
            await self.take_back(pilot)
            return
        if duty in PICKS:
            await self.pick(pilot)
            return
        if duty == "trump" and self.durch and not self.did["AnnounceDurch"]:
            await self.dare(pilot)
            return
        await self.press(pilot, "h")
        assert table.tone == "hint"
        self.look(f"hint-{duty}")
        before = self.host.view.seq
        advice = table.answer
        assert not isinstance(advice, (Refusal, str))
        action = advice.decision.action
        kind = type(action).__name__
        await self.press(pilot, *KEYS.get(kind, ("enter",)))
        assert self.host.view.seq > before, f"{kind} was not taken: {table.answer}"
        self.did[kind] += 1

    async def try_refused(self, pilot: Pilot[None]) -> None:
        """Walk to a card that may not be played, choose it, and be told why not."""
        table, pick = self.table, self.table.pick
        place = next(n for n, held in enumerate(pick.cards) if not held.legal)
        await self.walk(pilot, place)
        before = self.host.view
        await self.press(pilot, "enter")
        assert self.host.view == before
        assert isinstance(table.answer, Refusal)
        assert table.words.refusal(table.answer)[:40] in " ".join(self.look("refused").split())
        self.did["refused"] += 1

    async def take_back(self, pilot: Pilot[None]) -> None:
        """Undo, and stand again where a decision was made before."""
        before = self.host.view.seq
        await self.press(pilot, "u")
        assert self.host.view.seq > before
        self.look("undone")
        self.did["undo"] += 1

    async def pick(self, pilot: Pilot[None]) -> None:
        """Pick as many cards as are due, the cheapest that may go, and bury, pass or hand them out."""
        pick = self.table.pick
        duty, before = pick.duty, self.host.view.seq
        legal = [n for n, held in enumerate(pick.cards) if held.legal]
        for place in sorted(legal, key=lambda n: pick.cards[n].kind & 7)[: pick.due]:
            await self.walk(pilot, place)
            await self.press(pilot, "space")
        self.look(f"{duty}-picked")
        assert {type(action) for action in pick.actions()} == {PICKS[duty]}
        await self.press(pilot, "enter")
        assert self.host.view.seq > before
        self.did[PICKS[duty].__name__] += 1

    async def dare(self, pilot: Pilot[None]) -> None:
        """Announce a Durch: the last line of the trumps."""
        pick = self.table.pick
        while not isinstance(pick.actions()[0], AnnounceDurch):
            await self.press(pilot, "down")
        self.look("durch")
        await self.press(pilot, "enter")
        assert self.host.view.public.durch
        self.did["AnnounceDurch"] += 1

    async def walk(self, pilot: Pilot[None], place: int) -> None:
        """To a card with the arrow keys."""
        pick = self.table.pick
        while pick.cursor != place or pick.on_offers:
            await self.press(pilot, "right")
