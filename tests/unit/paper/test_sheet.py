"""Score sheets: one page, the rows this set needs, and what melds and cards pay."""

from io import BytesIO
from itertools import cycle
from pathlib import Path

import pytest
from pypdf import PdfReader

from binocle.cli.app import cli
from binocle.locale import LANGUAGES, Language, texts
from binocle.paper.press import SHEETS, Paper
from binocle.paper.sheet import DEALS, deals, rows, sheet
from binocle.rules import named, names, parse
from tests.unit.paper.reading import squeezed, text_of


@pytest.mark.parametrize(
    ("name", "lang", "paper"),
    list(zip(names(), cycle(LANGUAGES), cycle(SHEETS), strict=False))
    + [(name, lang, paper) for name in ("partners", "binokel") for lang in LANGUAGES for paper in SHEETS],
)
def test_every_named_set_has_a_sheet_of_one_page(name: str, lang: Language, paper: Paper) -> None:
    """One page with the title, the mark, a label for each row and a number for each deal."""
    rules = named(name)
    made = sheet(rules, lang, paper)
    assert len(PdfReader(BytesIO(made)).pages) == 1
    text, say = text_of(made), texts(lang)
    assert squeezed(getattr(rules.title, lang)) in text
    assert text.count(squeezed(say("paper-row-total"))) >= DEALS[paper]
    for row in rows(rules):
        assert squeezed(say(f"paper-row-{row}")) in text
    if rules.score.scale == "tens" and rules.score.length == "target":
        assert squeezed(say("paper-end-target", value=rules.score.target)) in text


def test_rows_follow_the_rules() -> None:
    """No bid without an auction, no stakes without money."""
    assert rows(named("two-handed")) == ("melds", "tricks", "total")
    assert rows(named("partners")) == ("bid", "melds", "tricks", "total")
    assert rows(parse("midwest?money.kind=direct")) == ("bid", "melds", "tricks", "stakes", "total")


def test_a_short_game_is_followed_by_the_next() -> None:
    """Five deals a game: the sixth block is the first deal of the next game; rounds count every dealer."""
    assert deals(named("partners"), "a4") == list(range(1, 17))
    assert deals(parse("partners?score.length=deals&score.length_count=5"), "a4")[:7] == [1, 2, 3, 4, 5, 1, 2]
    assert deals(parse("midwest?score.length=rounds&score.length_count=2"), "letter")[5:8] == [6, 1, 2]


def test_the_sides_have_their_columns() -> None:
    """Partners write for us and them; three players write under their names."""
    say = texts("en")
    partners, three = text_of(sheet(named("partners"))), text_of(sheet(named("midwest")))
    assert say("paper-side-0") in partners
    assert say("paper-side-1") in partners
    assert three.count(say("paper-sheet-name")) == 6


def test_what_melds_and_cards_pay_stands_at_the_foot() -> None:
    """The numbers come from the page of the set, house rules included."""
    text = text_of(sheet(parse("two-handed?score.last_trick=20"), "de"))
    assert squeezed("Lauf 150") in text
    assert squeezed("letzter Stich 20") in text
    assert squeezed("alle Stiche zusammen 260") in text


def _run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        cli.main(list(arguments))
    return int(str(left.value.code or 0))


def test_the_commands_write_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Named after the set unless a name is given; the name of the file is said."""
    monkeypatch.chdir(tmp_path)
    assert _run("sheet", "partners") == 0
    assert _run("rules", "leaflet", "midwest", "-o", "ours.pdf", "--lang", "de", "--paper", "letter") == 0
    assert _run("rules", "leaflet", "--family", "two-handed", "partners") == 0
    assert capsys.readouterr().out.split() == ["partners-sheet.pdf", "ours.pdf", "family-leaflet.pdf"]
    for name in ("partners-sheet.pdf", "ours.pdf", "family-leaflet.pdf"):
        assert (tmp_path / name).read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    "arguments", [("rules", "leaflet"), ("rules", "leaflet", "midwest", "partners"), ("sheet", "no-such-set")]
)
def test_bad_input_is_told_on_one_line(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """A leaflet needs one set, or --family; an unknown set is named."""
    assert _run(*arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
