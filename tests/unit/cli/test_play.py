"""`play`: how the command hands a game to the two terminals; the terminals have tests of their own."""

import pytest

from binocle.record import load
from binocle.tui import app
from binocle.tui.host import PERSON


def test_without_a_terminal_it_is_played_line_by_line(binocle):
    """In a pipe the game is played line by line, two-handed when no set is named; the end of the input ends it."""
    told = binocle("play", stdin="")
    assert (told.code, told.err) == (0, "")
    assert "Two-handed Pinochle" in told.out
    assert "\x1b" not in told.out
    assert "Pinochle zu zweit" in binocle("play", "--lang", "de", stdin="").out


def test_record_and_resume(binocle, tmp_path):
    """A game is recorded from its first card, and another call goes on with it; the file is not written over."""
    file = tmp_path / "evening.jsonl"
    told = binocle(
        "play", "--rules", "partners", "--seats", "steady,you,random,steady", "--record", str(file), stdin=""
    )
    assert told.code == 0
    record = load(file)
    assert [occupant.name for occupant in record.header.seats] == ["steady", PERSON, "random", "steady"]
    assert record.header.rules.name == "partners"
    again = binocle("play", "--resume", str(file), stdin="")
    assert again.code == 0
    assert load(file).header == record.header
    twice = binocle("play", "--rules", "partners", "--record", str(file), stdin="")
    assert (twice.code, len(twice.err.splitlines())) == (2, 1)


def test_seed_gives_the_same_game(binocle):
    """With a seed cards and computer players are the same each time."""

    def cards_of(seed):
        told = binocle("play", "--rules", "midwest", "--seed", seed, stdin="").out.splitlines()
        return [line for line in told if "♠" in line]

    assert cards_of("5") == cards_of("5") != cards_of("6")
    assert cards_of("5")


def test_damaged_record(binocle, tmp_path):
    """Going on with a damaged record is answered no: exit code 1 and one line."""
    file = tmp_path / "damaged.jsonl"
    file.write_text("hello\n")
    told = binocle("play", "--resume", str(file), stdin="")
    assert told.code == 1
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        ((), {"rules": None, "seats": None, "bots": "steady", "lang": "en", "seed": None}),
        (("--rules", "midwest", "--bots", "random"), {"seats": ["you", "random", "random"], "bots": "random"}),
        (
            ("--rules", "two-handed", "--seats", "steady, DU", "--lang", "de"),
            {"seats": ["steady", "you"], "lang": "de"},
        ),
        (("--seed", "7"), {"seed": 7}),
    ],
)
def test_full_screen(binocle, monkeypatch, args, expected):
    """At a terminal the full screen is opened with what was asked for."""
    called = {}
    monkeypatch.setattr(app, "run", lambda **given: called.update(given))
    monkeypatch.setattr("binocle.cli.verbs.play.has_terminal", lambda: True)
    assert binocle("play", *args).code == 0
    assert expected.items() <= called.items()
    assert binocle("play", "--plain", *args, stdin="").code == 0


def test_games_are_kept_where_data_says(binocle, tmp_path):
    """Line by line too, games go to the folder that is named; one that cannot be used is refused in one line."""
    folder = tmp_path / "our games"
    told = binocle("play", "--plain", "--data", str(folder), stdin="")
    (file,) = (folder / "games").iterdir()
    assert told.code == 0
    assert str(file) in told.out
    assert not (tmp_path / "data").exists()
    (tmp_path / "file").write_text("no folder")
    refused = binocle("play", "--plain", "--data", str(tmp_path / "file"), stdin="")
    assert (refused.code, refused.out, len(refused.err.splitlines())) == (2, "", 1)


@pytest.mark.parametrize("option", ["--data", "--record", "--resume"])
def test_an_empty_path_is_refused(binocle, option):
    """A path that is empty is called so, and is not taken for the current folder."""
    told = binocle("play", "--plain", option, "", stdin="")
    assert (told.code, told.out) == (2, "")
    assert "is empty" in told.err
