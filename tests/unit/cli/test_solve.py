"""`solve`: hands on the command line and positions of records, what programs and people are told."""

from pathlib import Path

import pytest

RECORDS = Path(__file__).parents[2] / "data" / "records"
FOUR = ("solve", "AS KH TD", "TS 9H AD", "QS JH KD", "9S AH JD", "--trump", "H", "--leader", "2")


def test_form_for_programs(binocle):
    """Points of the leader's side, the best cards, the value of each legal card, nodes."""
    found = binocle("solve", "AS KS", "TS 9S", "--trump", "S", "--json")
    assert found.code == 0
    # The ace first takes the nine, then the king falls to the ten: 11. The king first must be headed by the ten, and
    # the ace takes the nine and the last trick: 21.
    assert found.json == {"points": 21, "best": ["KS"], "values": {"KS": 21, "AS": 11}, "nodes": found.json["nodes"]}
    assert found.json["nodes"] > 0


def test_leader_counts_and_sides(binocle):
    """Both sides together take all points: what partners 0 and 2 get when 1 leads is the rest of what 1 and 3 get."""
    total = 11 + 4 + 10 + 10 + 11 + 3 + 2 + 4 + 11 + 2 + 10
    found = binocle(*FOUR, "--json").json
    points = found["points"]
    assert sorted(found["values"]) == ["JH", "KD", "QS"]
    assert binocle(*FOUR, "--reach", str(points), "--json").json["reaches"] is True
    no = binocle(*FOUR, "--reach", str(points + 1), "--json")
    assert (no.code, no.json["reaches"], no.json["reach"]) == (1, False, points + 1)
    assert 0 <= points <= total


def test_declarer_against_two(binocle):
    """With three hands the leader's side is the declarer, or the two others; without a declarer the leader alone."""
    three = ("solve", "AS KH TD", "TS 9H AD", "QS JH KD", "--trump", "H", "--rules", "auction", "--json")
    alone = binocle(*three).json["points"]
    assert binocle(*three, "--declarer", "0").json["points"] == alone
    together = binocle(*three, "--declarer", "2").json["points"]
    assert together >= alone


@pytest.mark.parametrize(
    ("hands", "rules", "points"),
    [
        (("AS KS", "TS 9S", "QS JS"), "midwest", 20),
        (("AS KS", "TS 9S", "QS JS"), "midwest?score.scale=modern", 2),
        (("AS KS", "9S QS"), "pinochle-classic", 3),
    ],
)
def test_last_trick_counts_as_the_set_counts(binocle, hands, rules, points):
    """Where a set drops the zeros, the last trick drops its own (3A-OPT-14)."""
    assert binocle("solve", *hands, "--trump", "S", "--rules", rules, "--json").json["points"] == points


@pytest.mark.parametrize("name", ["s", "spades", "Pik", "Blatt", "♠"])
def test_trump_by_any_name(binocle, name):
    """Suits are named as people name them, in both languages."""
    assert binocle("solve", "AS KH", "TS 9H", "--trump", name, "--json").json["points"] == 35


def test_no_trump(binocle):
    """Without trump (Durch) a long suit of aces and tens takes everything."""
    found = binocle("solve", "AS TS", "9H AH", "--trump", "none", "--json").json
    assert found["points"] == 11 + 10 + 11 + 10


def test_people_are_told(binocle):
    """Points, best cards and a line for each card, in both languages; yes and no."""
    told = binocle("solve", "AS TS", "9H JH", "--trump", "S")
    assert told.out.splitlines()[:2] == ["33 points for the leader's side", "Best: ♠ A 10"]
    assert "33 Punkte" in binocle("solve", "AS TS", "9H JH", "--trump", "S", "--lang", "de").out
    assert "Yes, 33 points" in binocle("solve", "AS TS", "9H JH", "--trump", "S", "--reach", "33").out
    no = binocle("solve", "AS TS", "9H JH", "--trump", "S", "--reach", "34", "--lang", "de")
    assert (no.code, no.out) == (1, "Nein, 34 Punkte sind nicht zu erreichen.\n")


def test_record(binocle):
    """A trick of a record: all hands as they were, rules, trump and sides from the record."""
    path = str(RECORDS / "partners.jsonl")
    late = binocle("solve", path, "--deal", "1", "--trick", "10", "--json").json
    assert late["points"] == max(late["values"].values())
    assert 1 <= len(late["values"]) <= 3
    last = binocle("solve", path, "--deal", "1", "--trick", "12", "--json").json
    assert len(last["values"]) == 1
    assert binocle("solve", path, "--deal", "1", "--trick", "12", "--reach", str(last["points"])).code == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("AS KS", "--trump", "S"), "allowed otherwise: 2 to 4 hands"),
        (("AS KS", "TS", "--trump", "S"), "hands have 2, 1 cards"),
        (("AS KS", "TS 9S"), "trump is missing"),
        (("AS", "TS", "9S", "JS", "QS", "--trump", "S"), "5 hands; allowed: 2 to 4"),
        (("AS", "TS", "--trump", "S", "--leader", "2"), "leader is 2; allowed: 0 to 1"),
        (("AS", "TS", "--trump", "S", "--declarer", "2"), "declarer is 2; allowed: 0 to 1"),
        (("AS", "TS", "KS", "QS", "--trump", "S", "--rules", "partners", "--declarer", "0"), "play as partners"),
        (("AS", "TS", "--trump", "S", "--megabytes", "0"), "megabytes is 0; allowed: 1 to 4096"),
        (("AS", "TS", "--trump", "S", "--deal", "1"), "go with one record"),
        ((str(RECORDS / "partners.jsonl"), "--deal", "1", "--trick", "1", "--trump", "S"), "--trump does not go"),
        ((str(RECORDS / "partners.jsonl"), "--deal", "1", "--trick", "1", "--leader", "0"), "--leader does not go"),
        ((str(RECORDS / "partners.jsonl"), "--deal", "99", "--trick", "1"), "deal is 99; allowed: 1 to"),
        ((str(RECORDS / "partners.jsonl"), "--deal", "1", "--trick", "13"), "trick is 13; allowed: 1 to 12"),
        ((str(RECORDS / "two-handed.jsonl"), "--deal", "1", "--trick", "3"), "trick is 3; allowed: 13 to 24"),
        (("nowhere.jsonl", "--deal", "1", "--trick", "3"), "nowhere.jsonl"),
        ((__file__, "--deal", "1", "--trick", "3", "--reach", "9"), "no header of a record"),
    ],
)
def test_wrong_questions(binocle, args, said):
    """One line says what was wrong and what is allowed; the exit code is 2."""
    found = binocle("solve", *args)
    assert found.code == 2
    assert found.out == ""
    assert said in found.err
    assert found.err.count("\n") == 1
