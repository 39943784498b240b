"""The rule editor: what keys do to a set, what is seen of it, and what becomes of it as a file, a line and a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.events import Paste
from textual.pilot import Pilot

from binocle.errors import RuleSetError
from binocle.explain import diff, form
from binocle.explain.needs import is_active
from binocle.locale import LANGUAGES, Language, texts
from binocle.rules import digest, load_file, loads, named, names, parse
from binocle.tui.app import BinocleApp
from binocle.tui.editor import ROWS, Editor, shown_value
from binocle.tui.editor_screen import EditorScreen
from binocle.tui.editor_sheet import editor_sheet
from binocle.tui.list_screen import ListScreen
from binocle.tui.new_game import OWN
from binocle.tui.new_game_screen import NewGameScreen
from binocle.tui.page_screen import PageScreen
from binocle.tui.rule_file import place, slug, toml
from binocle.tui.table_screen import TableScreen

SIZE = (80, 24)
LINES = (
    "midwest?score.target=2000&play.duty=east",
    "partners?exchange.pass_cards=4&score.crossing=declarer&meld.rows.dix=null",
    "two-handed?meld.rows.flush={group='sequence',suit='trump',cards='A T K',points=[50,100]}",
    "double-deck?meld.rows.run.points=[150,300]&auction.coarse_from=600&score.minimum_meld=200",
    "binokel?trump.durch=false&pack.suits=french&seats.clockwise=true",
)


def _shown(app: BinocleApp) -> str:
    text: str = app.screen.board.sheet.plain  # type: ignore[attr-defined]
    return text


async def _keys(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[BinocleApp]:
    """An app with an empty data folder, closed whatever happens."""
    made = BinocleApp("en", tmp_path, seed=1)
    yield made
    made.on_unmount()


async def _open(pilot: Pilot[None], app: BinocleApp, name: str) -> EditorScreen:
    """The editor, opened by its key on a set of the list."""
    await _keys(pilot)
    assert isinstance(app.screen, NewGameScreen)
    app.screen.new.stand(("set", name))
    await _keys(pilot, "e")
    assert isinstance(app.screen, EditorScreen)
    return app.screen


def _go(screen: EditorScreen, key: str) -> None:
    screen.editor.key = key


# ------------------------------------------------------------------------------------------ the data
@pytest.mark.parametrize("name", names())
def test_the_form_shows_what_has_an_effect(name: str) -> None:
    """Just the fields that mean something in the set are on the form; with everything asked for, all are."""
    rules = named(name)
    editor = Editor(rules)
    assert editor.base == rules
    assert editor.count == 0
    shown = {entry.field.path for entry in editor.entries() if entry.field}
    assert shown == {field.path for group in form() for field in group.fields if is_active(rules, field.path)}
    editor.everything = True
    assert {entry.field.path for entry in editor.entries() if entry.field} == {
        field.path for group in form() for field in group.fields
    }


@pytest.mark.parametrize("name", names())
def test_every_change_is_allowed_or_explained(name: str) -> None:
    """Right on every field of every set: a set that can be played, or the sentence why not; reset brings it back."""
    rules = named(name)
    editor = Editor(rules)
    for key in [entry.key for entry in editor.entries() if not entry.group]:
        editor.key = key
        editor.change(1)
        if not editor.changed(key):  # it was at its highest
            editor.change(-1)
        if editor.fault is None:
            assert editor.rules is not None
            assert editor.changed(key), key
            assert editor.rules != rules, key
            assert editor.differences("en") == diff(editor.rules, rules, "en")
            assert digest(parse(editor.line)) == digest(editor.rules)
        else:
            assert editor.rules is None
            assert editor.contradicting()
            assert str(editor.fault)
            editor.find_fault()
            assert editor.at_fault(editor.key)
        editor.key = key
        editor.reset()
        assert editor.rules == rules, key
        assert editor.count == 0


def test_numbers_go_by_their_step_and_stay_in_range() -> None:
    """The mark goes by hundreds, bids by tens, deals by one; none leaves its range."""
    editor = Editor(named("midwest"))
    for key, up in (("score.target", 1600), ("score.last_trick", 20), ("auction.minimum", 260)):
        editor.key = key
        editor.change(1)
        assert editor.value(key) == up
    for _ in range(5):
        editor.key = "score.last_trick"
        editor.change(-1)
    assert editor.value("score.last_trick") == 0


def test_a_line_of_the_meld_table_is_changed_taken_out_and_put_back() -> None:
    """Points of a meld are set for as many as the pack has; the file's further values stay."""
    editor = Editor(named("midwest"))
    editor.put(f"{ROWS}.run", (200, 2000))
    assert editor.rules is not None
    before, after = named("midwest").meld.rows["run"].points, editor.rules.meld.rows["run"].points
    assert after == (200, 2000, *before[2:])
    editor.key = f"{ROWS}.dix"
    editor.take_out()
    assert editor.rules is not None
    assert "dix" not in editor.rules.meld.rows
    assert shown_value(editor, editor.entry, "de") == texts("de")("editor-out")
    assert editor.count == 2
    editor.take_out()
    assert editor.count == 1


def test_a_contradiction_names_both_fields() -> None:
    """Four players without partners: both fields are named, and the choice of the other one settles it."""
    editor = Editor(named("partners"))
    editor.put("seats.partners", value=False)
    assert editor.fault is not None
    assert [entry.key for entry in editor.contradicting()] == ["seats.partners", "seats.players"]
    editor.put("seats.partners", value=True)
    assert editor.fault is None


def test_values_that_cannot_be_here_are_left_out() -> None:
    """Of the values of a field only those are offered that fit this kind of game."""
    editor = Editor(named("midwest"))
    editor.key = "meld.roundhouse"
    field = editor.entry.field
    assert field is not None
    assert [choice.value for choice in editor.choices(field)] == ["sum", "own", "flat-250"]


# ------------------------------------------------------------------------------------------ files and lines
@pytest.mark.parametrize("line", LINES)
def test_a_file_gives_the_same_rules_again(line: str) -> None:
    """What the file says is what was edited; it has a name and a title of its own, and only the differences."""
    rules = parse(line)
    editor = Editor(rules)
    text = toml(editor.base, rules, 'Unser "Tisch"')
    again = loads(text)
    assert digest(again) == digest(rules)
    assert again.name == "unser-tisch"
    assert again.title.de == 'Unser "Tisch"'
    assert len(text.splitlines()) < 16


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_taken_over(line: str) -> None:
    """Whatever one was working on, the line's set is on the form afterwards, with its named set as base."""
    editor = Editor(named("hay"))
    editor.take(line)
    assert editor.base == named(line.partition("?")[0])
    assert editor.rules is not None
    assert digest(editor.rules) == digest(parse(line))
    with pytest.raises(RuleSetError):
        editor.take("midwest?score.target=1")
    assert digest(editor.rules) == digest(parse(line))


def test_where_a_file_is_put(tmp_path: Path) -> None:
    """A title goes into the data folder under a plain name, a path where it says."""
    assert place(tmp_path, "Großmutters Tisch!") == (
        tmp_path / "rules" / "grossmutters-tisch.toml",
        "Großmutters Tisch!",
    )
    assert place(tmp_path, str(tmp_path / "x" / "ours.toml")) == (tmp_path / "x" / "ours.toml", "ours")
    assert place(tmp_path, f"{tmp_path}/ours") == (tmp_path / "ours.toml", "ours")
    assert slug("♠♥") == "rules"


# ------------------------------------------------------------------------------------------ by keys
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", ["two-handed", "midwest", "hoskin", "neuralplay", "double-deck-96", *LINES])
def test_the_form_fits_80x24(line: str, lang: Language) -> None:
    """Wherever the finger is, its field, its help and the line to share are on the screen, and nothing runs over."""
    editor = Editor(parse(line))
    say = texts(lang)
    for entry in [entry for entry in editor.entries() if not entry.group]:
        editor.key = entry.key
        sheet = editor_sheet(say, editor, *SIZE, typed="", prompt="", note="")
        rows = sheet.plain.splitlines()
        field = next(row for row in rows if "◂" in row and "▸" in row)
        assert entry.field is not None
        title = say.meld(entry.row, german=parse(line).pack.suits == "german") if entry.row else entry.field.title[lang]
        assert title in field
        if not entry.row:
            first = entry.field.help[lang].split()[0]
            assert any(first in row for row in rows[13:15])
        assert rows[20].strip().startswith(line.partition("?")[0])


async def test_change_see_save_and_play(app: BinocleApp, tmp_path: Path) -> None:
    """From a named set: two changes, seen as differences; saved under a name; dealt; and on the list ever after."""
    async with app.run_test(size=SIZE) as pilot:
        screen = await _open(pilot, app, "midwest")
        assert texts("en")("editor-changes", count=0) in _shown(app)
        _go(screen, "score.target")
        await _keys(pilot, "2", "0", "0", "0", "enter")
        assert "The mark is 2,000 instead of 1,500." in _shown(app)
        _go(screen, "play.duty")
        await _keys(pilot, "enter")
        assert isinstance(app.screen, ListScreen)
        await _keys(pilot, "1")
        assert "midwest?play.duty=free&score.target=2000" in _shown(app)
        await _keys(pilot, "d")
        assert isinstance(app.screen, PageScreen)
        assert "The mark is 2,000 instead of 1,500." in _shown(app)
        await _keys(pilot, "right")
        assert "score.target=2000" in _shown(app)
        await _keys(pilot, "end")
        assert "2,000" in _shown(app)
        await _keys(pilot, "escape", "s", *"Monday", "enter")
        file = tmp_path / "rules" / "monday.toml"
        assert digest(load_file(file)) == digest(parse("midwest?score.target=2000&play.duty=free"))
        await _keys(pilot, "g")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.host.game.rules.score.target == 2000
        assert "Monday" in _shown(app)
    again = BinocleApp("de", tmp_path)
    async with again.run_test(size=SIZE) as pilot:
        await _keys(pilot)
        assert isinstance(again.screen, NewGameScreen)
        again.screen.new.stand(("file", str(file)))
        await _keys(pilot, "up", "down")
        assert "Monday" in _shown(again)
        assert "bis 2.000" in _shown(again)


async def test_a_contradiction_is_shown_and_settled(app: BinocleApp) -> None:
    """The sentence of the error stands there at once; such rules are neither saved nor played; c goes to the field."""
    async with app.run_test(size=SIZE) as pilot:
        screen = await _open(pilot, app, "midwest")
        _go(screen, "deal.widow")
        await _keys(pilot, "right")
        assert screen.editor.fault is not None
        assert "deal.hand" in _shown(app)
        assert "are not the 48 of the pack" in " ".join(_shown(app).split())
        await _keys(pilot, "s")
        assert texts("en")("editor-note-contradiction") in _shown(app)
        await _keys(pilot, "g")
        assert app.screen is screen
        await _keys(pilot, "c")
        assert screen.editor.key == "deal.hand"
        await _keys(pilot, "escape")
        assert app.screen is screen
        await _keys(pilot, "escape")
        assert isinstance(app.screen, NewGameScreen)
        assert app.screen.new.chosen == "midwest"


async def test_a_line_comes_in_by_typing_and_by_pasting(app: BinocleApp) -> None:
    """A pasted line is taken over; a wrong one is refused with its reason and changes nothing."""
    async with app.run_test(size=SIZE) as pilot:
        screen = await _open(pilot, app, "midwest")
        screen.on_paste(Paste("partners?score.target=900\n"))
        await _keys(pilot, "enter")
        assert screen.editor.base.name == "partners"
        assert screen.editor.value("score.target") == 900
        await _keys(pilot, "t", *("backspace",) * 3, "1", "enter")
        assert "(score.target): 1 does not fit" in _shown(app)
        assert screen.editor.value("score.target") == 900
        await _keys(pilot, "escape")
        assert isinstance(app.screen, NewGameScreen)
        assert app.screen.new.row == (OWN, "")
        assert app.screen.new.own == "partners?score.target=900"
        assert len(app.screen.new.seats) == 4
        await _keys(pilot, "enter")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.host.game.rules.score.target == 900


async def test_a_file_is_not_lost_by_a_slip(app: BinocleApp, tmp_path: Path) -> None:
    """A name that is taken is asked about; only a second Enter replaces the file."""
    file = tmp_path / "rules" / "ours.toml"
    file.parent.mkdir()
    file.write_text('extends = "hay"\n', encoding="utf-8")
    async with app.run_test(size=SIZE) as pilot:
        screen = await _open(pilot, app, "midwest")
        await _keys(pilot, "s", *"ours", "enter")
        assert texts("en")("editor-ask-replace")[:30] in _shown(app)
        assert file.read_text(encoding="utf-8") == 'extends = "hay"\n'
        await _keys(pilot, "enter")
        assert load_file(file).seats.players == 3
        assert screen.saved == str(file)


async def test_a_broken_file_stays_on_the_list(app: BinocleApp, tmp_path: Path) -> None:
    """A file that is no rule set is shown by its name, with the reason, and is not played."""
    file = tmp_path / "rules" / "ours.toml"
    file.parent.mkdir()
    file.write_text('extends = "hay"\nscore.target = 5\n', encoding="utf-8")
    async with app.run_test(size=SIZE) as pilot:
        await _keys(pilot, *("up",) * 4)
        assert isinstance(app.screen, NewGameScreen)
        assert app.screen.new.row == ("file", str(file))
        assert "ours.toml" in _shown(app)
        assert "score.target" in _shown(app)
        await _keys(pilot, "enter")
        assert isinstance(app.screen, NewGameScreen)
        assert app.screen.new.problem


async def test_the_editor_speaks_both_languages_and_explains_its_keys(app: BinocleApp) -> None:
    """The letter l turns to German at once; the question mark tells what the keys do."""
    async with app.run_test(size=SIZE) as pilot:
        await _open(pilot, app, "midwest")
        await _keys(pilot, "l")
        assert texts("de")("editor-title") in _shown(app)
        await _keys(pilot, "question_mark")
        assert texts("de")("editor-does-out") in _shown(app)
        await _keys(
            pilot, "escape", "a", "tab", "end", "x", "r", "left", "right", "down", "pageup", "shift+tab", "home"
        )
        assert isinstance(app.screen, EditorScreen)
        assert not app.screen.editor.count
