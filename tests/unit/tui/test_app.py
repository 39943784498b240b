"""The app as a person meets it: choosing, switching, leaving, coming back. By keys, at 80x24."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from binocle.errors import BinocleError, RecordError
from binocle.game.actions import Action, AskRedeal, Bid, CallOut, ClaimRevoke, Shoot
from binocle.locale import LANGUAGES, Language, texts
from binocle.rules import named, names, parse
from binocle.table import Act, Begin, Continue, Join
from binocle.tui.app import BinocleApp, new_file
from binocle.tui.host import PERSON, Host, SeatsError
from binocle.tui.list_screen import ListScreen
from binocle.tui.menu_screen import MenuScreen
from binocle.tui.new_game import OWN, NewGame
from binocle.tui.new_game_screen import NewGameScreen
from binocle.tui.page_screen import PageScreen
from binocle.tui.saved import saved_games
from binocle.tui.settings import data_folder, load_settings
from binocle.tui.table_screen import TableScreen

SIZE = (80, 24)
MIDWEST = ("down",) * names().index("midwest")
"""The keys from the first set of the list to this one."""


def _shown(app: BinocleApp) -> str:
    text: str = app.screen.board.sheet.plain  # type: ignore[attr-defined]
    return text


async def _keys(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[BinocleApp]:
    """An app with an empty data folder and a fixed seed, closed whatever happens."""
    made = BinocleApp("en", tmp_path, seed=1)
    yield made
    made.on_unmount()


async def test_a_new_game_by_a_few_keys(app: BinocleApp) -> None:
    """Down to a set and Enter: it is dealt, and the person is asked for a call. The page keys are quicker."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, *MIDWEST, "enter")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.host.game.rules.name == "midwest"
        assert app.screen.pick.duty == "auction"
        assert "Deal 1" in _shown(app)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_set_can_be_chosen(lang: Language, tmp_path: Path) -> None:
    """Walking down the list shows every set under the number of its players, with what is special about it."""
    app = BinocleApp(lang, tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot)
        for name in names():
            assert isinstance(app.screen, NewGameScreen)
            assert app.screen.new.chosen == name
            shown = _shown(app)
            title = getattr(named(name).title, lang)
            assert title[:46] in shown
            about = texts(lang)(f"tui-set-{name}").split()
            assert all(word in shown for word in about)
            assert shown.count("▏") == 0
            await _keys(pilot, "down")
        assert app.screen.new.row == (OWN, "")  # type: ignore[attr-defined]
    app.on_unmount()


async def test_language_switches_anywhere(app: BinocleApp) -> None:
    """The letter l speaks the other language at once: on the first screen, at the table, on a page."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, "l")
        assert "Zu zweit" in _shown(app)
        await _keys(pilot, *MIDWEST, "enter")
        assert "1. Spiel" in _shown(app)
        await _keys(pilot, "l")
        assert "Deal 1" in _shown(app)
        await _keys(pilot, "question_mark", "l")
        assert texts("de")("tui-page-howto") in _shown(app)
        await _keys(pilot, "escape")
        assert "1. Spiel" in _shown(app)


async def test_help_has_keys_rules_and_advice(app: BinocleApp) -> None:
    """The question mark opens the keys; right goes to the rules of this set and to good play."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, *MIDWEST, "enter", "question_mark")
        assert texts("en")("tui-does-hint") in _shown(app)
        await _keys(pilot, "right")
        assert named("midwest").title.en in _shown(app)
        top = _shown(app)
        await _keys(pilot, "pagedown")
        assert _shown(app) != top
        await _keys(pilot, "right")
        assert texts("en")("howto-start") in _shown(app)
        await _keys(pilot, "enter")
        assert isinstance(app.screen, TableScreen)


async def test_colours_and_pace_are_kept(app: BinocleApp, tmp_path: Path) -> None:
    """Four colours and the pace of computer players hold for the next start too."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, *MIDWEST, "enter", "f")
        assert texts("en")("tui-note-four") in _shown(app)
        await _keys(pilot, "i")
        assert texts("en")("tui-note-instant") in _shown(app)
        assert isinstance(app.screen, TableScreen)
        assert app.screen.host.instant
    kept = load_settings(tmp_path)
    assert (kept.scheme, kept.instant, kept.last) == ("four", True, "midwest")


async def test_leaving_and_coming_back(app: BinocleApp, tmp_path: Path) -> None:
    """Quit from the menu in the middle of a deal, start again: the game is offered and stands where it stood."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, *MIDWEST, "enter", "i", "enter")
        assert isinstance(app.screen, TableScreen)
        before = app.screen.host.view
        await _keys(pilot, "escape")
        assert isinstance(app.screen, MenuScreen)
        await _keys(pilot, "7")
    (saved,) = saved_games(tmp_path)
    assert saved.rules == named("midwest")
    again = BinocleApp("en", tmp_path, seed=1)
    async with again.run_test(size=SIZE) as pilot:
        await _keys(pilot)
        assert texts("en")("tui-new-resume") in _shown(again)
        await _keys(pilot, "enter")
        assert isinstance(again.screen, TableScreen)
        assert again.screen.host.view == before


async def test_a_finished_game_shows_its_sheet(app: BinocleApp, tmp_path: Path) -> None:
    """The record of a game that is over opens on its last score sheet; after it a new game can be chosen."""
    app.folder.joinpath("settings.json").write_text('{"instant": true}', encoding="utf-8")
    host = Host.new(parse("two-handed?score.target=100"), [PERSON, "random"], new_file(tmp_path, "short"), seed=3)
    host.instant = True
    host.tell(Join(0))
    host.tell(Begin())
    while not host.over:
        host.run(0.0)
        if host.pausing:
            host.tell(Continue(0))
        elif host.view.legal:
            host.tell(Act(0, host.view.seq, host.view.legal[0]))
    host.close()
    again = BinocleApp("en", tmp_path, host=Host.resumed(host.file))
    async with again.run_test(size=SIZE) as pilot:
        await _keys(pilot)
        assert isinstance(again.screen, PageScreen)
        assert "won the game" in _shown(again)
        await _keys(pilot, "enter")
        assert isinstance(again.screen, NewGameScreen)
    assert not saved_games(tmp_path)


async def test_own_rules_and_what_is_wrong_with_them(app: BinocleApp) -> None:
    """Rules of one's own are typed; wrong ones are refused with the field; right ones are played."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, "up", "up", "up")
        assert isinstance(app.screen, NewGameScreen)
        assert app.screen.new.row[0] == OWN
        await _keys(pilot, "enter")
        assert "Type a rule set first" in _shown(app)
        await _keys(pilot, *"partners", "question_mark", *"score", "full_stop", *"target", "equals_sign", "5")
        await _keys(pilot, "enter")
        assert "score.target" in _shown(app)
        await _keys(pilot, "0", "0", "enter")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.host.game.rules.score.target == 500
        assert len(app.screen.host.header.seats) == 4


async def test_a_deal_given_up_needs_two_presses(app: BinocleApp, tmp_path: Path) -> None:
    """The first press of g only asks; where there is no such right it says so."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, *MIDWEST, "enter", "g")
        assert texts("en")("tui-note-no-right") in _shown(app)
        assert isinstance(app.screen, TableScreen)
        assert not app.screen.host.results
    assert list((tmp_path / "games").glob("*.jsonl"))


async def test_a_damaged_game_is_named_not_lost(app: BinocleApp, tmp_path: Path) -> None:
    """A record that was tampered with stays on the list under its file name and is refused by line."""
    host = Host.new(named("partners"), [PERSON, "steady", "steady", "steady"], new_file(tmp_path, "partners"), seed=2)
    host.close()
    host.file.write_bytes(host.file.read_bytes().replace(b"steady", b"random", 1))
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, "end", "down")
        assert host.file.name in _shown(app)
        await _keys(pilot, "enter")
        assert isinstance(app.screen, NewGameScreen)
        assert "line 1" in _shown(app)
    with pytest.raises(RecordError, match="line 1"):
        Host.resumed(host.file)


async def test_a_small_window_is_told(app: BinocleApp) -> None:
    """Below 80x24 the table asks for a bigger window, and is back when it gets one."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, "enter")
        await pilot.resize_terminal(70, 20)
        await pilot.pause()
        assert "80 columns" in " ".join(_shown(app).split())
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert "Deal 1" in _shown(app)


async def test_the_mouse_plays_too(app: BinocleApp) -> None:
    """A click on a card puts the finger there, a second one plays it."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, "enter", "i")
        table = app.screen
        assert isinstance(table, TableScreen)
        assert table.pick.duty == "play"
        spot = next(spot for spot in table.board.sheet.spots if spot.number == 5)
        seq = table.host.view.seq
        await pilot.click(offset=(spot.x + 1, spot.y + 1))
        await pilot.pause()
        assert table.pick.cursor == 5
        assert table.host.view.seq == seq
        await pilot.click(offset=(spot.x + 1, spot.y + 1))
        await pilot.pause()
        assert table.host.view.seq > seq


async def test_score_and_melds_pages_open(app: BinocleApp) -> None:
    """The letters s and m open their pages, p shows the last trick; Escape and p take them away."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, "enter", "s")
        assert isinstance(app.screen, PageScreen)
        assert texts("en")("tui-sheet-empty") in _shown(app)
        await _keys(pilot, "escape", "m")
        assert texts("en")("tui-no-melds") in _shown(app)
        await _keys(pilot, "escape", "p")
        assert texts("en")("tui-none-yet") in _shown(app)
        await _keys(pilot, "p")
        assert texts("en")("tui-none-yet") not in _shown(app)


def test_seats_of_a_new_game() -> None:
    """The person sits first; a seat is changed among the players; taking another seat gives up the old one."""
    new = NewGame()
    new.stand(("set", "partners"))
    assert new.chosen == "partners"
    assert new.seats == [PERSON, "steady", "steady", "steady"]
    new.turn()
    assert new.row == ("seat", "0")
    new.stand(("seat", "2"))
    for sits in ("easy", "random"):
        new.change(-1)
        assert new.seats[2] == sits
    new.change(-1)
    assert new.seats == ["random", "steady", PERSON, "steady"]
    new.turn()
    assert new.row == ("set", "partners")
    new.move(-names().index("partners"))
    assert new.chosen == names()[0]
    assert new.seats.count(PERSON) == 1
    assert len(new.seats) == 2


@pytest.mark.parametrize(
    ("seats", "error"),
    [(["steady", "steady"], SeatsError), ([PERSON, PERSON], SeatsError), ([PERSON], SeatsError)],
)
def test_seats_that_make_no_table(seats: list[str], error: type[Exception], tmp_path: Path) -> None:
    """Exactly one person sits at this table, and every seat is taken."""
    with pytest.raises(error):
        Host.new(named("two-handed"), seats, tmp_path / "games" / "a.jsonl")


def test_a_player_that_does_not_exist(tmp_path: Path) -> None:
    """An unknown computer player is named."""
    with pytest.raises(BinocleError, match="nobody"):
        Host.new(named("two-handed"), [PERSON, "nobody"], tmp_path / "a.jsonl")


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Games are kept where the system keeps data, unless another folder is named."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "share"))
    assert data_folder() == tmp_path / "share" / "binocle"
    assert data_folder(tmp_path) == tmp_path


def test_starting_needs_no_compiler() -> None:
    """The full screen is up without the compiler or its arrays being loaded."""
    code = "import binocle.tui.app, sys; print(sorted({'numba', 'numpy', 'llvmlite'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def _until(rules: str, folder: Path, kind: type[Action]) -> Host:
    """A table at which the person may do this, everything before it done by first legal actions."""
    chosen = parse(rules)
    host = Host.new(chosen, [PERSON, *["random"] * (chosen.seats.players - 1)], new_file(folder, "until"), seed=3)
    host.instant = True
    host.tell(Join(0))
    host.tell(Begin())
    for _ in range(2000):
        host.run(0.0)
        if any(isinstance(action, kind) for action in host.view.legal):
            host.close()
            return Host.resumed(host.file, seed=3)
        if host.pausing:
            host.tell(Continue(0))
        else:
            bids = [action for action in host.view.legal if isinstance(action, Bid)]
            host.tell(Act(0, host.view.seq, (bids or host.view.legal)[0]))
    raise AssertionError("it never came to this")


async def test_an_opponent_is_accused_by_name(tmp_path: Path) -> None:
    """The letter r asks whom; the chosen one's claim is judged and told; nobody is accused by Escape (HR-26)."""
    (tmp_path / "settings.json").write_text('{"instant": true}', encoding="utf-8")
    host = _until("auction?play.revoke=judged", tmp_path, ClaimRevoke)
    app = BinocleApp("en", tmp_path, host=host)
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot)
        seq = host.view.seq
        await _keys(pilot, "r")
        assert isinstance(app.screen, ListScreen)
        assert texts("en")("tui-accuse-note") in " ".join(_shown(app).split())
        await _keys(pilot, "escape")
        assert host.view.seq == seq
        await _keys(pilot, "r", "2")
        assert host.view.seq > seq
        public = host.view.public
        assert public.cleared or host.results


async def test_every_trick_is_promised_with_two_presses(tmp_path: Path) -> None:
    """The letter v asks first, then promises; the facts above the table say so (HR-17)."""
    host = _until("auction?score.shoot=500", tmp_path, Shoot)
    app = BinocleApp("de", tmp_path, host=host)
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, "v")
        assert texts("de")("tui-note-again-shoot") in _shown(app)
        assert not host.view.public.shot
        await _keys(pilot, "v")
        assert host.view.public.shot
        assert "alle Stiche" in _shown(app).splitlines()[1]


async def test_a_poor_hand_is_dealt_again(tmp_path: Path) -> None:
    """The letter n, pressed twice, shows the hand and ends the deal without a score (3A-OPT-03)."""
    host = _until("double-deck-96?deal.redeal=five-nines", tmp_path, AskRedeal)
    app = BinocleApp("en", tmp_path, host=host)
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot)
        assert texts("en")("tui-redeal-key") in _shown(app)
        done = len(host.results)
        await _keys(pilot, "n", "n")
        assert len(host.results) == done + 1
        assert host.results[done + 1].outcome == "redeal"


async def _to_burying(pilot: Pilot[None], app: BinocleApp) -> TableScreen:
    """Midwest, bid until the others pass: three cards are to be buried."""
    await _keys(pilot, *MIDWEST, "enter", "i")
    table = app.screen
    assert isinstance(table, TableScreen)
    for _ in range(9):
        if table.pick.duty == "bury":
            return table
        await _keys(pilot, "pageup", "pageup", "enter")
    raise AssertionError("the auction was not won")


async def test_hints_lead_through_a_burial(app: BinocleApp) -> None:
    """A hint, Space, and again until all are picked: no hint leads to a picked card, and the last says what to do."""
    async with app.run_test(size=SIZE) as pilot:
        table = await _to_burying(pilot, app)
        for picked in range(3):
            assert len(table.pick.picked) == picked
            await _keys(pilot, "h")
            assert table.pick.cursor not in table.pick.picked
            assert (texts("en")("tui-hint-others", cards="") in _shown(app)) == (picked < 2)
            await _keys(pilot, "space")
        await _keys(pilot, "h")
        assert texts("en")("tui-bury-ready") in _shown(app).splitlines()[-8]
        assert len(table.pick.picked) == 3
        await _keys(pilot, "enter")
        assert table.pick.duty == "trump"


async def test_too_few_and_too_many_cards_are_told(app: BinocleApp) -> None:
    """Enter with cards missing says how many and picks none; Space on one too many says so; a key later it is gone."""
    async with app.run_test(size=SIZE) as pilot:
        table = await _to_burying(pilot, app)
        await _keys(pilot, "enter")
        assert table.pick.picked == ()
        assert texts("en")("tui-note-more-to-pick", count=3) in _shown(app)
        for _ in range(3):
            while not table.pick.cards[table.pick.cursor].legal:
                await _keys(pilot, "right")
            await _keys(pilot, "space", "right")
        assert len(table.pick.picked) == 3
        await _keys(pilot, "space")
        assert len(table.pick.picked) == 3
        assert texts("en")("tui-note-enough-picked", count=3)[:40] in _shown(app)
        await _keys(pilot, "left")
        assert texts("en")("tui-note-enough-picked", count=3)[:40] not in _shown(app)


async def test_what_cannot_be_done_is_said_once(app: BinocleApp) -> None:
    """The answer to a key goes away with the next key, whatever that means."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, "enter", "i", "g")
        assert texts("en")("tui-note-no-right") in _shown(app)
        await _keys(pilot, "y")
        assert texts("en")("tui-note-no-right") not in _shown(app)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
async def test_leaving_at_once(key: str, app: BinocleApp, tmp_path: Path) -> None:
    """Both keys end the app from the table, from its menu and its pages; then it is said where the game lies."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, *MIDWEST, "enter", "i", "enter", "escape", key)
    assert not app.is_running
    (saved,) = saved_games(tmp_path)
    assert app.farewell == texts("en")("tui-farewell-saved", path=saved.path)


async def test_the_menu_speaks_both_languages_and_says_where(app: BinocleApp, tmp_path: Path) -> None:
    """The letter l works in the menu too, and the menu names the file of the game."""
    async with app.run_test(size=(120, 40)) as pilot:
        await _keys(pilot, "enter", "escape")
        (file,) = (tmp_path / "games").iterdir()
        assert file.name in _shown(app).replace("\n", "").replace(" ", "")
        await _keys(pilot, "l")
        assert isinstance(app.screen, MenuScreen)
        assert texts("de")("tui-menu-quit") in _shown(app)


async def test_unsaved_rules_are_not_lost_by_one_key(app: BinocleApp) -> None:
    """In the editor the first Ctrl-C warns when something was changed, the second leaves."""
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, "e", "right", "ctrl+c")
        assert app.is_running
        assert texts("en")("editor-note-quit") in _shown(app)
        await _keys(pilot, "ctrl+c")
    assert app.return_code == 0


async def test_taking_back_at_the_score_sheet(tmp_path: Path) -> None:
    """At the sheet of a deal the letter u goes back before the last decision; when the game is over it says why not."""
    (tmp_path / "settings.json").write_text('{"instant": true}', encoding="utf-8")
    for rules, over in (("two-handed", False), ("two-handed?score.target=10", True)):
        host = Host.new(parse(rules), [PERSON, "random"], tmp_path / f"{over}.jsonl", seed=3)
        again = BinocleApp("en", tmp_path, host=host)
        async with again.run_test(size=SIZE) as pilot:
            await _keys(pilot)
            table = next(screen for screen in again.screen_stack if isinstance(screen, TableScreen))
            while not isinstance(again.screen, PageScreen):
                table.act((next(a for a in host.view.legal if not isinstance(a, CallOut)),))
                table.press("enter", None) if host.pausing == "trick" else None
                await pilot.pause()
            assert host.results
            await _keys(pilot, "u")
            if over:
                assert isinstance(again.screen, PageScreen)
                assert texts("en")("refusal-turn-game-over")[:20] in _shown(again)
            else:
                assert again.screen is table
                assert not host.results
                assert table.pick.duty == "play"


async def test_a_game_gone_on_with_tells_what_was_last(app: BinocleApp, tmp_path: Path) -> None:
    """The news beside the table are those of before."""
    host = _until("auction?play.revoke=judged", tmp_path, ClaimRevoke)
    again = BinocleApp("en", tmp_path, host=host)
    async with again.run_test(size=SIZE) as pilot:
        await _keys(pilot)
        assert isinstance(again.screen, TableScreen)
        last = again.screen.words.news(host.told[-1])
        assert last.split()[0] in _shown(again)
        assert len(again.screen.news) > 3
    app.on_unmount()
