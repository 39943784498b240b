"""Games kept in the data folder: which are offered, in what order, and what is said of files that are none."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from binocle.errors import RecordError, RuleSetError
from binocle.locale import LANGUAGES, Language, texts
from binocle.rules import names, parse
from binocle.table import Act, Begin, Continue, Join
from binocle.tui.app import BinocleApp
from binocle.tui.host import PERSON, Host
from binocle.tui.new_game import NewGame
from binocle.tui.new_game_screen import NewGameScreen
from binocle.tui.new_game_sheet import new_game_sheet
from binocle.tui.saved import LARGEST, OddFileError, Stand, read_plain, saved_games, stand
from binocle.tui.table_screen import TableScreen
from binocle.tui.trouble import trouble

SIZE = (80, 24)


def _keep(folder: Path, name: str, decisions: int, rules: str = "two-handed", age: int = 0) -> Path:
    """A game with so many decisions of the person, last played so many seconds before the first of January 2026."""
    chosen = parse(rules)
    file = folder / "games" / f"{name}.jsonl"
    host = Host.new(chosen, [PERSON, *["random"] * (chosen.seats.players - 1)], file, seed=1)
    host.instant = True
    host.tell(Join(0))
    host.tell(Begin())
    host.run(0.0)
    while decisions and not host.over:
        if host.pausing:
            host.tell(Continue(0))
        else:
            decisions -= 1
            host.tell(Act(0, host.view.seq, host.view.legal[0]))
        host.run(0.0)
    host.close()
    moment = 1_767_225_600 - age
    os.utime(file, (moment, moment))
    return file


@pytest.fixture
def app(tmp_path: Path) -> Iterator[BinocleApp]:
    """An app with an empty data folder and a fixed seed, closed whatever happens."""
    made = BinocleApp("en", tmp_path, seed=1)
    yield made
    made.on_unmount()


def test_what_is_offered_and_in_what_order(tmp_path: Path) -> None:
    """The game that was played last comes first; one without a decision or over is left out; damaged ones are last."""
    old = _keep(tmp_path, "c-old", 3, age=900)
    new = _keep(tmp_path, "a-new", 3, "midwest", age=100)
    _keep(tmp_path, "untouched", 0)
    _keep(tmp_path, "over", 999, "two-handed?score.target=10")
    broken = tmp_path / "games" / "broken.jsonl"
    broken.write_text("no record\n", encoding="utf-8")
    found = saved_games(tmp_path)
    assert [game.path for game in found] == [str(new), str(old), str(broken)]
    assert [game.problem is None for game in found] == [True, True, False]
    new.unlink()
    assert saved_games(tmp_path / "nowhere") == []


def test_a_saved_game_knows_how_it_stands(tmp_path: Path) -> None:
    """Deal number, score and mark are those of the game when it is gone on with."""
    file = _keep(tmp_path, "a", 40)
    (game,) = saved_games(tmp_path)
    found = stand(game)
    assert isinstance(found, Stand)
    host = Host.resumed(file, seed=1)
    assert (found.view.deal_no, found.view.score) == (host.view.deal_no, host.view.score)
    host.close()


def test_links_devices_and_huge_files_are_not_read(tmp_path: Path) -> None:
    """A link to an endless device, a folder and a file that is too large are named with the reason, at once."""
    games = tmp_path / "games"
    games.mkdir()
    (games / "link.jsonl").symlink_to("/dev/zero")
    (games / "folder.jsonl").mkdir()
    os.mkfifo(games / "pipe.jsonl")
    with (games / "huge.jsonl").open("wb") as huge:
        huge.truncate(LARGEST + 1)
    problems = {game.name: game.problem for game in saved_games(tmp_path)}
    reasons = {name: problem.key for name, problem in problems.items() if isinstance(problem, OddFileError)}
    assert reasons == {
        "link.jsonl": "trouble-no-plain-file",
        "folder.jsonl": "trouble-no-plain-file",
        "pipe.jsonl": "trouble-no-plain-file",
        "huge.jsonl": "trouble-too-large",
    }
    with pytest.raises(OSError, match="missing"):
        read_plain(games / "missing.jsonl")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_list_scrolls_through_all_games(lang: Language, tmp_path: Path) -> None:
    """Each of many games is reached with the arrow and shown with deal and date; damaged files crowd nothing out."""
    for number in range(9):
        _keep(tmp_path, f"game-{number}", 2, age=number)
        (tmp_path / "games" / f"broken-{number}.jsonl").write_text("?\n", encoding="utf-8")
    app = BinocleApp(lang, tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, NewGameScreen)
        day = "01.01.2026" if lang == "de" else "2026-01-01"
        for number in range(9):
            assert app.screen.new.game is not None
            assert app.screen.new.game.name == f"game-{number}.jsonl"
            shown = app.screen.board.sheet.plain
            assert shown.count("broken") == 0
            assert day in shown or "2025" in shown
            await _keys(pilot, "down")
        assert app.screen.new.row == ("set", names()[0])
        await _keys(pilot, "end", *["down"] * 9)
        assert "broken-0.jsonl" in app.screen.board.sheet.plain
        assert texts(lang)("tui-saved-damaged-about").split()[-1] in app.screen.board.sheet.plain
        await _keys(pilot, "home", "down", "enter")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.host.file.name == "game-1.jsonl"
    app.on_unmount()


async def _keys(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


def test_tab_goes_round_games_sets_and_seats(tmp_path: Path) -> None:
    """Tab goes from the saved games to the chosen set, on to the seats and back to the first game."""
    _keep(tmp_path, "a", 2)
    new = NewGame(saved_games(tmp_path), "midwest")
    kinds = []
    for _ in range(4):
        kinds.append(new.row[0])
        new.turn()
    assert kinds == ["saved", "set", "seat", "saved"]
    new.turn(-1)
    assert new.row == ("saved", "0")


def test_names_of_files_cannot_steer_the_terminal(tmp_path: Path) -> None:
    """A control character in a file's name is shown as a dot."""
    games = tmp_path / "games"
    games.mkdir()
    (games / "a\x1b[31m.jsonl").write_text("?\n", encoding="utf-8")
    new = NewGame(saved_games(tmp_path))
    new.stand(("damaged", "0"))
    shown = new_game_sheet(texts("en"), new, 80, 24).plain
    assert "a·[31m.jsonl" in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_troubles_are_sentences(lang: Language) -> None:
    """Whatever the system or a record says becomes a sentence with a capital, without the system's own words."""
    say = texts(lang)
    codes = (errno.ENOENT, errno.EACCES, errno.EROFS, errno.EEXIST, errno.EISDIR, errno.ENOTDIR, errno.ENOSPC, 999)
    troubles: list[Exception] = [OSError(code, "raw words", "/a/b") for code in codes]
    troubles += [RecordError("raw words", line=7), RecordError("raw words"), OddFileError("trouble-too-large")]
    told = [trouble(say, problem) for problem in troubles]
    assert len(set(told)) == len(told)
    for sentence in told:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "raw words" not in sentence
        assert "Errno" not in sentence
    assert trouble(say, RuleSetError("", "there is no such set")) == "There is no such set"
    named = trouble(say, RuleSetError("score.target", "5 does not fit"))
    assert named[0].isupper()
    assert named.endswith("(score.target): 5 does not fit")
