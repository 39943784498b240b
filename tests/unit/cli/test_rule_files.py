"""A rule file stands wherever the name of a rule set does."""

import json

import pytest

HAND = "AS AS AH AH AD AD AC AC"
OURS = 'extends = "partners"\nscore.target = 700\nmeld.rows.aces-around.points = [110, 1100]\n'
ROUND = ("legal", "9H AH", "--trick", "KH", "--trump", "S")


@pytest.fixture
def ours(tmp_path, monkeypatch):
    """A rule file in the current folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ours.toml").write_text(OURS, encoding="utf-8")
    (tmp_path / "two.toml").write_text('extends = "two-handed"\nscore.target = 300\n', encoding="utf-8")
    (tmp_path / "broken.toml").write_text('extends = "partners"\n\nscore = = 1\n', encoding="utf-8")
    return "ours.toml"


def test_short_answers_take_a_file(binocle, ask, ours):
    """`meld` pays by the file, alone, with changes, compared with a named set, and in requests."""
    asked = ("meld", HAND, "--trump", "S", "--json")
    assert binocle(*asked, "--rules", ours).json["points"] == 1100
    assert binocle(*asked, "--rules", f"{ours}?meld.rows.aces-around.points=[120,1200]").json["points"] == 1200
    assert [found["points"] for found in binocle(*asked, "--rules", ours, "--rules", "partners").json] == [1100, 1000]
    assert ask("meld", {"hand": HAND, "trump": "S", "rules": ours})[0]["points"] == 1100
    assert "1100" in binocle("meld", HAND, "--trump", "S", "--rules", "partners", "--rules", ours).out
    for verb in (ROUND, ("winner", "9H AH", "--trump", "S"), ("perft", "AS", "TS", "--trump", "S", "--depth", "1")):
        assert binocle(*verb, "--rules", ours).code == 0


def test_longer_verbs_take_a_file(binocle, ask, ours, tmp_path):
    """Settlement, melding, matches, sheets, pages and games by the file."""
    told = {"rules": ours, "declarer": 0, "bid": 250, "melds": [100, 20], "tricks": [200, 50], "totals": [500, 0]}
    assert ask("settle", told)[0]["target"] == 700
    step = {"rules": "two.toml", "trump": "S", "hand": "KS QS", "steps": ["win", "meld royal-marriage KS QS"]}
    assert ask("melding", step) == [{"answers": [None, 40]}]
    assert binocle("arena", "random", "random", "--rules", "two.toml", "--deals", "1", "--json").code == 0
    assert binocle("rules", "diff", ours, "partners").out.count("\n") == 2
    assert "700" in binocle("rules", "show", f"{ours}?meld.doubles=twice").out
    assert binocle("sheet", ours, "-o", str(tmp_path / "sheet.pdf")).code == 0
    game = tmp_path / "game.jsonl"
    assert binocle("play", "--plain", "--rules", "two.toml", "--record", str(game), stdin="quit\n").code == 0
    assert json.loads(game.read_text(encoding="utf-8").splitlines()[0])["rules"]["score"]["target"] == 300


@pytest.mark.parametrize(
    ("rules", "said"), [("nosuch.toml", "no such file"), ("broken.toml", "line 3"), ("ours.toml?quatsch=1", "quatsch")]
)
@pytest.mark.usefixtures("ours")
def test_files_that_cannot_be_read(binocle, ask, rules, said):
    """One line names the missing file, the broken line or the wrong field; a request is answered with the same."""
    for args in (
        ("meld", HAND, "--trump", "S"),
        ROUND,
        ("play", "--plain"),
        ("arena", "random", "random", "--deals", "1"),
    ):
        told = binocle(*args, "--rules", rules)
        assert (told.code, told.out) == (2, "")
        assert said in told.err
        assert len(told.err.splitlines()) == 1
    assert said in ask("meld", {"hand": HAND, "trump": "S", "rules": rules})[0]["error"]["text"]
