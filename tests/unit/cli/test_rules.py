"""`rules` and the comparison of melds: lists, pages, differences, files good and bad, the form."""

import msgspec
import pytest

from binocle.explain import page, render
from binocle.rules import digest, from_json, named, names, parse
from binocle.rules.build import field_paths


def test_list(binocle):
    """Every named set, with title in both languages, source and size; for people a line each, in columns."""
    found = binocle("rules", "list", "--json").json
    assert [row["name"] for row in found] == list(names())
    for row in found:
        assert row["title"]["en"] != row["title"]["de"]
        assert row["source"] == named(row["name"]).source
    lines = binocle("rules", "list").out.splitlines()
    assert len(lines) == len(names())
    assert len({line.index(" players, ") for line in lines}) == 1


@pytest.mark.parametrize("line", [*names(), "midwest?score.target=1000&play.duty=east"])
def test_show(binocle, line):
    """The whole set comes back from its JSON; for people it is the page, or with --fields every field of it."""
    rules = parse(line)
    assert digest(from_json(binocle("rules", "show", line, "--json").out)) == digest(rules)
    assert binocle("rules", "show", line).out == render(page(rules, "en"))
    listed = binocle("rules", "show", line, "--fields").out
    assert rules.source in listed
    for name in rules.__struct_fields__:
        section = getattr(rules, name)
        if isinstance(section, msgspec.Struct) and name != "title":
            rows = {row.split()[0]: row for row in listed.split(f"\n{name}\n")[1].split("\n\n")[0].splitlines()}
            for field in set(section.__struct_fields__) - {"rows"}:
                assert len(rows[field].split()) > 3, rows[field]
    for row in rules.meld.rows:
        assert row in listed


def test_show_in_german(binocle):
    """--lang de gives the German page, before or behind the verb."""
    german = render(page(named("binokel"), "de"))
    assert binocle("rules", "show", "binokel", "--lang", "de").out == german
    assert binocle("--lang", "de", "rules", "show", "binokel").out == german


def test_diff(binocle):
    """What differs, a sentence each; as JSON with the fields; and a sentence when nothing does."""
    asked = ("rules", "diff", "midwest", "midwest?score.target=1000&play.duty=east")
    duty, mark = binocle(*asked).out.splitlines()
    assert duty.startswith("Duties in a trick: follow, else trump; beat trump leads only (instead of: ")
    assert mark == "The mark is 1,000 instead of 1,500."
    found = binocle(*asked, "--json", "--lang", "de").json
    assert [row["path"] for row in found] == ["play.duty", "score.target"]
    assert found[1]["text"] == "Die Zielmarke ist 1.000 statt 1.500."
    assert binocle("rules", "diff", "midwest", "midwest").out == "Nothing: both sets play the same.\n"
    assert binocle("rules", "diff", "midwest", "midwest", "--json").json == []


def test_form(binocle):
    """The form has every field and every set; for people a paragraph for each field."""
    found = binocle("rules", "form", "--json").json
    paths = [field["path"] for group in found["groups"] for field in group["fields"]]
    assert set(paths) == {path for path in field_paths() if path.partition(".")[0] not in {"name", "title", "source"}}
    target = next(field for group in found["groups"] for field in group["fields"] if field["path"] == "score.target")
    assert (target["kind"], target["least"], target["most"], target["default"]) == ("number", 10, 100_000, 1000)
    assert target["title"] == {"en": "Mark", "de": "Zielmarke"}
    assert [row["name"] for row in found["sets"]] == list(names())
    for lang in ("en", "de"):
        told = binocle("rules", "form", "--lang", lang).out
        assert all(path in told for path in paths)


GOOD = {
    "ours": 'title.en = "Ours"\ntitle.de = "Unsere"\nsource = "home"\nextends = "midwest"\n[score]\ntarget = 1000\n',
    "empty-but-named": 'title.en = "A"\ntitle.de = "B"\nsource = "home"\nextends = "two-handed"\n',
    "with-row": 'extends = "partners"\nmeld.rows.tens = {group = "around", suit = "all", cards = "T", points = [50]}\n',
    "without-row": 'extends = "partners"\n[meld.rows]\ndix = false\n',
    "german": 'extends = "binokel"\n[auction]\nminimum = 150\n',
}


@pytest.mark.parametrize("name", GOOD)
def test_good_files(binocle, tmp_path, name):
    """A good file is accepted with one line, and can be shown and compared as it is."""
    file = tmp_path / f"{name}.toml"
    file.write_text(GOOD[name], encoding="utf-8")
    answered = binocle("rules", "check", str(file))
    assert answered.code == 0
    assert answered.out.startswith(f"{name} is a rule set that can be played")
    assert len(answered.out.splitlines()) == 1
    found = binocle("rules", "check", str(file), "--json").json
    assert found["ok"] is True
    assert from_json(binocle("rules", "show", str(file), "--json").out).name == name
    assert found["digest"] == digest(from_json(binocle("rules", "show", str(file), "--json").out))
    assert binocle("rules", "diff", str(file), "midwest").code == 0
    assert binocle("rules", "check", "-", stdin=GOOD[name]).code == 0


MIDWEST = 'extends = "midwest"\n'
BAD = [
    ("", "", "the text is empty"),
    ("   \n", "", "the text is empty"),
    ("extends", "", "line 1: this is no TOML"),
    ("a = 1\nb = = 2", "", "line 2: this is no TOML"),
    ('extends = "nosuch"', "extends", "allowed: two-handed"),
    ("extends = 7", "extends", "allowed: the name of a rule set"),
    ('extends = "other.toml"', "", "no such file: "),
    ('title.en = "A"\ntitle.de = "B"', "source", "is missing"),
    ('title.en = "A"\nsource = "x"', "title.de", "is missing"),
    ('source = "x"\ntitle = "A"', "title", "allowed: a table with en, de"),
    (MIDWEST + 'name = "Big Name"', "name", "small letters, digits and hyphens"),
    (MIDWEST + "name = 5", "name", "small letters, digits and hyphens"),
    (MIDWEST + 'title.en = ""', "title.en", "text of 1 to 80 characters"),
    (MIDWEST + 'source = ""', "source", "text of 1 to 200 characters"),
    (MIDWEST + "score = 5", "score", "a table with"),
    (MIDWEST + "quatsch = 1", "quatsch", "there is no such field"),
    (MIDWEST + "score.taget = 1", "score.taget", "near: score.target"),
    (MIDWEST + "game.target = 1", "game", "there is no such field"),
    (MIDWEST + "auction.target = 1000", "auction.target", "near: score.target"),
    (MIDWEST + "score.target = 5", "score.target", "whole numbers from 10 to 100000"),
    (MIDWEST + "score.target = 100001", "score.target", "whole numbers from 10 to 100000"),
    (MIDWEST + 'score.target = "1000"', "score.target", "whole numbers from 10 to 100000"),
    (MIDWEST + "score.target = 1000.0", "score.target", "whole numbers from 10 to 100000"),
    (MIDWEST + "score.target = true", "score.target", "whole numbers from 10 to 100000"),
    (MIDWEST + "score.target = [1000]", "score.target", "whole numbers from 10 to 100000"),
    (MIDWEST + "score.last_trick = -1", "score.last_trick", "whole numbers from 0 to 100"),
    (MIDWEST + "score.last_trick = nan", "score.last_trick", "whole numbers from 0 to 100"),
    (MIDWEST + 'play.duty = "hard"', "play.duty", "allowed: east, free, strict"),
    (MIDWEST + "play.duty = 1", "play.duty", "allowed: east, free, strict"),
    (MIDWEST + "play.head_after_ruff = 1", "play.head_after_ruff", "allowed: true, false"),
    (MIDWEST + 'seats.clockwise = "yes"', "seats.clockwise", "allowed: true, false"),
    (MIDWEST + "seats.players = 5", "seats.players", "allowed: 2, 3, 4"),
    (MIDWEST + "seats.players = 2", "seats.players", "allowed without it: 3, 4"),
    (MIDWEST + "seats.players = 4", "seats.partners", "allowed: true"),
    (MIDWEST + "seats.partners = true", "seats.partners", "need four players"),
    (MIDWEST + 'pack.ranks = "AKQJ"', "pack.ranks", "allowed: ATKQJ, ATKQJ7"),
    (MIDWEST + 'pack.ranks = "ATKQJ"', "deal.hand", "are not the 40 of the pack"),
    (MIDWEST + "pack.copies = 3", "pack.copies", "allowed: 2, 4"),
    (MIDWEST + "deal.hand = 14", "deal.packet", "cannot be dealt 3 at a time"),
    (MIDWEST + "deal.packet = 7", "deal.packet", "allowed: 1, 2, 3, 4, 5, 6"),
    (MIDWEST + "deal.packet = 4", "deal.packet", "cannot be dealt 4 at a time"),
    (MIDWEST + "deal.widow = 4", "deal.hand", "are not the 48 of the pack"),
    (MIDWEST + "deal.stock = true", "deal.stock", "allowed: false"),
    (MIDWEST + 'auction.style = "none"', "auction.style", "allowed: rounds"),
    (MIDWEST + "auction.minimum = 255", "auction.minimum", "no multiple of auction.step = 10"),
    (MIDWEST + "auction.maximum = 200", "auction.maximum", "below auction.minimum = 250"),
    (MIDWEST + "auction.maximum = 505", "auction.maximum", "no multiple of auction.step"),
    (MIDWEST + "auction.minimum = 9000", "auction.minimum", "points that the pack can make"),
    (MIDWEST + "auction.coarse_from = 610", "auction.coarse_step", "must be a multiple of auction.step"),
    (MIDWEST + "auction.meld_signals = true", "auction.meld_signals", "allowed: false"),
    (MIDWEST + 'trump.moment = "upcard"', "trump.moment", "allowed: before-widow, before-bury, after-bury"),
    (MIDWEST + 'exchange.bury = "no-ace-no-trump"', "exchange.bury", "needs trump before burying"),
    (MIDWEST + "exchange.pass_cards = 3", "exchange.pass_cards", "allowed: 0"),
    (
        MIDWEST + 'exchange.widow_use = "one-each"\ndeal.widow = 6\ndeal.hand = 14\ndeal.packet = 2',
        "exchange.widow_use",
        "allowed: bury",
    ),
    (MIDWEST + "meld.tenfold = true", "meld.tenfold", "allowed: false"),
    (MIDWEST + 'meld.roundhouse = "extend"', "meld.roundhouse", "allowed: sum, own, flat-250"),
    (MIDWEST + 'meld.table = "450-600"', "meld.table", "allowed: 600-900"),
    (MIDWEST + "meld.double_royal = 20", "meld.double_royal", "whole numbers from 40 to 1000"),
    (MIDWEST + "meld.royal_in_run = true\nmeld.run_extra = 20", "meld.royal_in_run", "allowed: one of them"),
    (MIDWEST + "meld.rows.run.points = []", "meld.rows.run.points", "a list of 1 to 4"),
    (MIDWEST + "meld.rows.run.points = [1, 2, 3, 4, 5]", "meld.rows.run.points", "a list of 1 to 4"),
    (MIDWEST + "meld.rows.run.points = [150, -1]", "meld.rows.run.points[1]", "whole numbers from 0 to 10000"),
    (MIDWEST + 'meld.rows.run.cards = "A T 1"', "meld.rows.run.cards", "ranks such as A T K"),
    (MIDWEST + 'meld.rows.run.cards = "AS TS"', "meld.rows.run.cards", "allowed: ranks such as K"),
    (MIDWEST + 'meld.rows.pinochle.cards = "Q J"', "meld.rows.pinochle.cards", "allowed: whole cards such as QS"),
    (MIDWEST + 'meld.rows.run.group = "runs"', "meld.rows.run.group", "allowed: around, sequence, special"),
    (MIDWEST + 'meld.rows.new.cards = "A"', "meld.rows.new.group", "is missing"),
    (MIDWEST + 'score.call_out = "on"', "score.call_out", "allowed: off"),
    (MIDWEST + 'score.length = "deals"\nscore.end = "raise"', "score.end", "allowed: standard"),
    (MIDWEST + 'score.length = "rounds"\nscore.length_count = 500', "score.length_count", "allowed: 1 to 333 rounds"),
    (MIDWEST + "score.shoot_wins = true", "score.shoot_wins", "allowed: false"),
    (MIDWEST + 'score.short_meld = "set"', "score.short_meld", "allowed: unlaid"),
    (MIDWEST + 'play.revoke_costs = "tricks"', "play.revoke_costs", "allowed: set"),
    (MIDWEST + 'play.duty = "free"\nplay.revoke = "judged"', "play.revoke", "allowed: refused"),
    (MIDWEST + 'score.scale = "modern"\nscore.card_points = "traditional"', "score.scale", "allowed: tens"),
    (MIDWEST + "money.game = 3", "money.ratio", "cannot be divided by 2"),
    (MIDWEST + 'money.kind = "cash"', "money.kind", "allowed: direct, none, pool"),
    ('extends = "two-handed"\nauction.minimum = 300', "auction.minimum", "allowed: 250"),
    ('extends = "two-handed"\nmeld.after_last_draw = true', "meld.after_last_draw", "needs meld.moment = after"),
    ('extends = "two-handed"\nmeld.tenfold = true\nmeld.doubles = "twice"', "meld.tenfold", "contradicts meld.doubles"),
]


@pytest.mark.parametrize(("text", "path", "reason"), BAD, ids=range(len(BAD)))
def test_bad_files(binocle, tmp_path, text, path, reason):
    """A bad file is refused with exit code 1 and one line: the field, what is wrong, and what is allowed."""
    file = tmp_path / "ours.toml"
    file.write_text(text, encoding="utf-8")
    answered = binocle("rules", "check", str(file))
    assert answered.code == 1
    assert answered.err == ""
    (line,) = answered.out.splitlines()
    assert line.startswith(path)
    found = binocle("rules", "check", str(file), "--json")
    assert found.code == 1
    assert (found.json["ok"], found.json["path"]) == (False, path)
    assert reason in found.json["problem"]
    assert binocle("rules", "check", "-", stdin=text).code == 1


def test_there_are_enough_bad_files():
    """The table stands for the ways in which a file goes wrong."""
    assert len({(text, path) for text, path, _ in BAD}) >= 60


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b'source = "\xe4"', b"#" * 70_000])
def test_files_that_are_no_text(binocle, tmp_path, content):
    """What is no UTF-8, or far too large, is refused like any bad file, from a file and from standard input."""
    file = tmp_path / "ours.toml"
    file.write_bytes(content)
    for asked in ((str(file),), ("-",)):
        answered = binocle("rules", "check", *asked, stdin=content)
        assert answered.code == 1
        assert len(answered.out.splitlines()) == 1


def test_misuse(binocle, tmp_path):
    """A file that is not there, a folder, a missing argument: exit code 2 with one line on standard error."""
    for asked in (("check", str(tmp_path / "nosuch.toml")), ("check", str(tmp_path)), ("check",), ("diff", "midwest")):
        answered = binocle("rules", *asked)
        assert answered.code == 2
        assert answered.out == ""
        assert len(answered.err.splitlines()) == 1


@pytest.mark.rule("3A-OPT-05", "3A-OPT-06", "HR-01", "HR-15")
@pytest.mark.parametrize(
    ("hand", "other", "told"),
    [
        (
            "QS QS JD JD",
            "midwest?meld.doubles=twice",
            ["Pinochle: 300 in midwest, 80 in", "Melds held twice: several times the single"],
        ),
        (
            "QS QS JD JD",
            "midwest?meld.double_pinochle=none",
            ["Pinochle: 300 in midwest, 80 in", "Double pinochle: not paid specially"],
        ),
        (
            "KS KS QS QS",
            "st-joseph",
            ["Royal marriage: 80 in midwest, 240 in", "Two royal marriages pay 240 together instead of 80."],
        ),
        (
            "AS TS KS QS JS",
            "midwest?meld.royal_in_run=true",
            ["not paid in midwest, 40 in", "Marriage inside a run paid: yes"],
        ),
        ("9S", "midwest?meld.rows.dix=false", ["Dix: 10 in midwest, not paid in", "Dix is no meld here."]),
        (
            "AS AH AD AC",
            "midwest?meld.rows.aces-around.points=[120]",
            ["Aces around: 100 in midwest, 120 in", "Aces around pays 120 instead of 100 / 1,000"],
        ),
    ],
)
def test_melds_compared(binocle, hand, other, told):
    """Under several sets each line that differs is told with its points in each set and the rule that makes it so."""
    answered = binocle("meld", hand, "--trump", "S", "--rules", "midwest", "--rules", other).out
    for piece in told:
        assert piece in answered
    reasons = [line for line in answered.splitlines() if line.startswith(("  midwest?", "  st-joseph"))]
    assert len(reasons) == 1


def test_melds_compared_as_json(binocle):
    """For programs each set has an object with its name, its points and its melds; one set alone has no list."""
    asked = ("meld", "QS QS JD JD", "--trump", "S", "--json", "--rules", "midwest")
    found = binocle(*asked, "--rules", "gibson").json
    assert [(row["rules"], row["points"]) for row in found] == [("midwest", 300), ("gibson", 80)]
    assert [list(row) for row in found] == [["rules", "points", "melds"]] * 2
    assert binocle(*asked).json["points"] == 300
    assert binocle("meld", "-", "--rules", "midwest", "--rules", "gibson", "--trump", "S", stdin="").code == 2


def test_melds_that_do_not_differ(binocle):
    """When all sets pay the same, that is said, in the language asked for."""
    asked = ("meld", "KS QS", "--trump", "S", "--rules", "midwest", "--rules", "auction")
    assert "Every set pays the same melds" in binocle(*asked).out
    assert "Alle Regelsätze zahlen" in binocle(*asked, "--lang", "de").out
