"""`meld`, `legal`, `winner`, `perft`: the fixed forms, word by word, and what they say to people."""

import pytest

HANDS = ("KC KD KH JS", "AD KS JC 9H", "9D QH 9S 9H", "QD JD AH TS")
SIXTEEN_ACES = " ".join(f"A{suit}" for suit in "SHDC" for _ in range(4))


@pytest.mark.rule("COM-MELD-01")
def test_meld_form(binocle):
    """The form that programs rely on: points, and each meld with name, cards and points."""
    found = binocle("meld", "AS TS KS QS JS", "--trump", "S", "--json")
    run = {"name": "run", "cards": ["AS", "TS", "KS", "QS", "JS"], "points": 150}
    assert (found.code, found.json) == (0, {"points": 150, "melds": [run]})


@pytest.mark.parametrize(
    ("hand", "trump", "rules", "points", "names"),
    [
        pytest.param("KS QS KS QS", "S", None, 80, ["royal-marriage"] * 2, marks=pytest.mark.rule("COM-MELD-02")),
        pytest.param("KH QH", "S", None, 20, ["marriage"], marks=pytest.mark.rule("COM-MELD-02")),
        pytest.param("QS JD QS JD", "H", None, 300, ["double-pinochle"], marks=pytest.mark.rule("3A-MELD-03")),
        pytest.param("QS JD QS JD", "H", "partners?meld.doubles=twice", 80, ["pinochle"] * 2),
        pytest.param("9S 9S", "S", None, 20, ["dix", "dix"], marks=pytest.mark.rule("COM-MELD-04")),
        pytest.param("7S", "S", "bicycle?pack.ranks=ATKQJ987", 10, ["dix"], marks=pytest.mark.rule("2B-DECK-02")),
        pytest.param("AS AH AD", "S", None, 0, [], marks=pytest.mark.rule("COM-MELD-05")),
        pytest.param(SIXTEEN_ACES, "S", "double-deck", 2000, ["quadruple-aces-around"]),
        pytest.param("AS TS KS QS JS " * 2, "S", None, 1500, ["double-run"], marks=pytest.mark.rule("3A-MELD-01")),
        pytest.param("as, 10s ♠K Q J", "♠", None, 150, ["run"]),
    ],
)
def test_meld_values(binocle, hand, trump, rules, points, names):
    """Points and names of the best melds under the set that is named."""
    chosen = () if rules is None else ("--rules", rules)
    found = binocle("meld", hand, "--trump", trump, *chosen, "--json").json
    assert (found["points"], [meld["name"] for meld in found["melds"]]) == (points, names)


@pytest.mark.rule("3A-PLAY-03", "3A-PLAY-04")
def test_legal_form(binocle):
    """The legal cards, and for each refused one the code of the duty that it breaks itself."""
    found = binocle("legal", "9H AH KS AH", "--trick", "QH KH", "--trump", "S", "--json").json
    assert found == {"legal": ["AH"], "refused": {"9H": "play/must-head", "KS": "play/must-follow"}}
    void = binocle("legal", "9S JS AS 9D", "--trick", "QH TS", "--trump", "S", "--json").json
    refused = {"9S": "play/must-overtrump", "JS": "play/must-overtrump", "9D": "play/must-trump"}
    assert void == {"legal": ["AS"], "refused": refused}


@pytest.mark.rule("3A-PLAY-02")
def test_legal_to_lead(binocle):
    """Without a trick, or with an empty one, any card may be led."""
    for trick in ((), ("--trick", "")):
        found = binocle("legal", "9H AH KS", *trick, "--trump", "S", "--json").json
        assert found == {"legal": ["KS", "9H", "AH"], "refused": {}}


@pytest.mark.rule("2H-P1-01", "2H-P2-03", "2B-P2-01")
def test_legal_by_phase_and_duty(binocle):
    """`play.duty` is the duty once the stock is gone; the stock's own is asked for by --phase stock."""
    asked = ("legal", "TH QH 9H AS")
    trick = ("--trick", "KH", "--trump", "S", "--json")
    assert binocle(*asked, *trick, "--rules", "two-handed").json["legal"] == ["TH"]
    assert binocle(*asked, *trick, "--rules", "bicycle").json["legal"] == ["9H", "QH", "TH"]
    assert len(binocle(*asked, *trick, "--rules", "two-handed", "--phase", "stock").json["legal"]) == 4
    assert len(binocle(*asked, *trick, "--phase", "stock").json["legal"]) == 4


@pytest.mark.rule("AMB-45")
def test_legal_after_a_ruff(binocle):
    """A ruffed trick need not be headed, unless the house rule says so."""
    asked = ("legal", "9D TD KD KD AH JH", "--trick", "JD JC QD", "--trump", "C", "--json")
    assert binocle(*asked).json["legal"] == ["9D", "KD", "TD"]
    assert binocle(*asked, "--rules", "partners?play.head_after_ruff=true").json["legal"] == ["KD", "TD"]


@pytest.mark.rule("COM-TRICK-01", "COM-TRICK-02", "COM-TRICK-03")
@pytest.mark.parametrize(
    ("trick", "rules", "index", "card"),
    [
        ("9H QS AH 9S", "partners", 1, "QS"),
        ("AH AH", "partners", 0, "AH"),
        ("AH AH", "partners?play.twins=last", 1, "AH"),
        ("TC AC JS JS", "two-handed", 2, "JS"),
        ("9H AC", "partners", 0, "9H"),
        ("8H 7H", "bicycle?pack.ranks=ATKQJ987", 0, "8H"),
        ("JS", "partners", 0, "JS"),
    ],
)
def test_winner_form(binocle, trick, rules, index, card):
    """Index, 0 for the leader, and card."""
    found = binocle("winner", trick, "--trump", "S", "--rules", rules, "--json")
    assert found.json == {"index": index, "card": card}


def test_perft_form(binocle):
    """Distinct legal sequences: twins count once, both ways to lead are followed to the end."""
    two = ("perft", "AS KS", "TS 9S", "--trump", "S", "--leader", "0")
    assert binocle(*two, "--depth", "0", "--json").json == {"count": 1}
    assert binocle(*two, "--depth", "1", "--json").json == {"count": 2}
    # AS: T or 9 may follow; KS: only the ten, which heads
    assert binocle(*two, "--depth", "2", "--json").json == {"count": 3}
    divided = binocle(*two, "--depth", "2", "--divide", "--json").json
    assert divided == {"count": 3, "divide": {"AS": 2, "KS": 1}}
    twins = binocle("perft", "AS AS", "9H 9H", "--trump", "S", "--depth", "4", "--json").json
    assert twins == {"count": 1}
    assert binocle(*two, "--depth", "5", "--json").json == {"count": 0}


@pytest.mark.parametrize(("size", "counts"), [(2, [24, 24]), (3, [42, 36, 30]), (4, [68, 60, 52, 52])])
def test_perft_leader_and_hands(binocle, size, counts):
    """Two to four hands in any set, each seat able to lead; the counts are those of a search written apart."""
    asked = ("perft", *HANDS[:size], "--trump", "H", "--rules", "two-handed", "--depth", str(4 * size), "--json")
    assert [binocle(*asked, "--leader", str(leader)).json["count"] for leader in range(size)] == counts


def test_perft_compiled_and_pure(binocle, monkeypatch):
    """Deep counts are made by compiled code where there is a compiler, and are those of plain Python."""
    asked = ("perft", *HANDS, "--trump", "H", "--depth", "16", "--divide", "--json")
    fast = binocle(*asked).json
    monkeypatch.setenv("BINOCLE_PURE", "1")
    assert binocle(*asked).json == fast
    assert fast["count"] == sum(fast["divide"].values()) == 68


@pytest.mark.parametrize(
    ("args", "said", "gesagt"),
    [
        (("meld", "KS QS", "--trump", "S"), "40 points in all", "40 Punkte zusammen"),
        (("winner", "9H QS", "--trump", "S"), "Q♠ takes the trick (card 2).", "D♠ gewinnt den Stich (Karte 2)."),
        (("legal", "9H AH", "--trick", "KH", "--trump", "S"), "You must head the trick", "Stichzwang"),
        (("perft", "AS", "TS", "--trump", "S", "--depth", "1"), "1 sequence of 1 card", "1 Folge von 1 Karte"),
        (("rules", "list"), "4 players, 80 cards", "4 Spieler, 80 Karten"),
    ],
)
def test_people_are_told_in_their_language(binocle, args, said, gesagt):
    """Without --json people are answered, in English or German: by --lang at the verb, or before it."""
    assert said in binocle(*args).out
    assert gesagt in binocle(*args, "--lang", "de").out
    assert gesagt in binocle("--lang", "de", *args).out


def test_language_of_the_environment(binocle, monkeypatch):
    """LANG decides when nothing else does."""
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "zusammen" in binocle("meld", "KS QS", "--trump", "S").out
    assert "in all" in binocle("meld", "KS QS", "--trump", "S", "--lang", "en").out


def test_no_colour_in_pipes(binocle):
    """What is read by programs or pipes holds no escape codes."""
    for args in (("meld", "KS QS", "--trump", "S"), ("legal", "9H", "--trump", "S"), ("rules", "list"), ("--help",)):
        assert "\x1b" not in binocle(*args).out


LETTERS = [
    (("meld", "AS TS KS QS JS JD", "--trump", "S"), ["♠ A 10 K Q J", "♠ Q  ♦ J"], ["♠ A 10 K D B", "♠ D  ♦ B"]),
    (("winner", "TH", "--trump", "S"), ["10♥"], ["10♥"]),
    (("legal", "QH JS TH", "--trick", "9H", "--trump", "S"), ["♥ 10 Q", "♠ J"], ["♥ 10 D", "♠ B"]),
    (("perft", "QS JD", "9S TH", "--trump", "S", "--depth", "1", "--divide"), ["Q♠", "J♦"], ["D♠", "B♦"]),
    (("legal", "QH JS", "--trump", "S", "--rules", "binokel"), ["Lf-Un Ht-Ov"], ["Bl-U He-O"]),
    (("winner", "QH", "--trump", "S", "--rules", "binokel"), ["Ht-Ov"], ["He-O"]),
    (("meld", "QS JD", "--trump", "S", "--rules", "binokel"), ["Lf-Ov Bl-Un"], ["Bl-O Sc-U"]),
]


@pytest.mark.parametrize(("args", "english", "german"), LETTERS)
def test_cards_bear_the_letters_of_the_language(binocle, args, english, german):
    """People read 10, in German D and B for queen and jack, and the names of German suits where a set has them."""
    for lang, wanted in (("en", english), ("de", german)):
        told = binocle(*args, "--lang", lang).out
        assert all(text in told for text in wanted), told
        assert "T" not in [text[0] for text in told.split() if len(text) == 2]
