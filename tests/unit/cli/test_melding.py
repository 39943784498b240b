"""`melding`: the worked examples of two-handed melding as steps, through the engine."""

import pytest

HAY = "two-handed?meld.moment=after&meld.per_trick=several&meld.fresh_card=false"
GIBSON = "two-handed?meld.double_pinochle=none&meld.dix_is_meld=true"


def points(answers):
    """The answers with `X` for a refusal, and without the steps that pay nothing by their nature."""
    return ["X" if isinstance(answer, dict) else answer for answer in answers if answer is not None]


def melds(*steps, trick=True):
    """Each meld after a trick of its own, as the examples tell them."""
    return [word for step in steps for word in (["win", step] if trick else [step])]


# fmt: off
EXAMPLES = [
    pytest.param(
        "two-handed", "S", "AH", "AS TS KS QS JS JD",
        melds("meld royal-marriage KS QS", "meld run AS TS KS* QS* JS", "meld pinochle QS* JD"),
        [40, 110, 40], marks=pytest.mark.rule("2H-MELD-07", "2H-MELD-08"), id="DX-01",
    ),
    pytest.param(
        "two-handed", "H", "AH", "QS JD QS JD",
        melds("meld pinochle QS JD", "meld double-pinochle QS* JD* QS JD"),
        [40, 260], marks=pytest.mark.rule("2H-MELD-09"), id="DX-02",
    ),
    pytest.param(
        "two-handed", "H", "9H", "KH QH AS AD AC AH JS JD JC JH TH",
        melds("meld royal-marriage KH QH", "meld aces-around AS AH AD AC", "meld jacks-around JS JH JD JC",
              "meld run AH TH KH QH JH"),
        [40, 100, 40, 110], marks=pytest.mark.rule("2H-MELD-06", "2H-MELD-08"), id="DX-03",
    ),
    pytest.param(
        "two-handed", "S", "AS", "KS KH KD KC QS QH QD QC",
        melds("meld kings-around KS KH KD KC", "meld royal-marriage KS QS", "meld marriage KD QD",
              "meld marriage KC QC", "meld queens-around QS QH QD QC", "meld marriage KH QH"),
        [80, 40, 20, 20, 60, "X"], marks=pytest.mark.rule("2H-MELD-10"), id="DX-04",
    ),
    pytest.param(
        "two-handed?meld.roundhouse=whole", "S", "AS", "KS KH KD KC QS QH QD QC",
        melds("meld roundhouse KS KH KD KC QS QH QD QC"), [240], marks=pytest.mark.rule("2H-OPT-03"), id="DX-05",
    ),
    pytest.param(
        "two-handed?meld.roundhouse=extend", "S", "AS", "KS KH KD KC QS QH QD QC",
        melds("meld kings-around KS KH KD KC", "meld royal-marriage KS* QS", "meld marriage KD* QD",
              "meld marriage KC* QC", "meld roundhouse KS* KH* KD* KC* QS* QH QD* QC*"),
        [80, 40, 20, 20, 80], marks=pytest.mark.rule("2H-OPT-03"), id="DX-06",
    ),
    pytest.param(
        HAY, "S", "AS", "KD QD KC QC", ["win", "meld marriage KD QD", "meld marriage KC QC"], [20, 20],
        marks=pytest.mark.rule("HAY-02"), id="DX-08",
    ),
    pytest.param(
        HAY, "S", "9S", "QS JD AS AH AD AC", ["win", "meld pinochle QS JD", "meld aces-around AS AH AD AC"],
        [40, 100], marks=pytest.mark.rule("HAY-02"), id="DX-09",
    ),
    pytest.param(
        HAY, "S", "9S", "JS JH JD JC QS", ["win", "meld jacks-around JS JH JD JC", "meld pinochle QS JD"], [40, "X"],
        marks=pytest.mark.rule("HAY-02"), id="DX-10",
    ),
    pytest.param(
        HAY, "D", "9D", "AD TD KD QD JD KS QS",
        ["win", "meld run AD TD KD QD JD", "meld marriage KS QS", "win", "meld pinochle QS* JD*"], [150, 20, 40],
        marks=pytest.mark.rule("HAY-03"), id="DX-11",
    ),
    pytest.param(
        "two-handed", "D", "9D", "AD TD KD QD JD KS QS",
        melds("meld run AD TD KD QD JD", "meld marriage KS QS", "meld pinochle QS* JD*"), [150, 20, "X"],
        marks=pytest.mark.rule("2H-MELD-05"), id="DX-12",
    ),
    pytest.param(
        "bicycle", "H", "9H", "QS JD KS",
        ["win", "meld pinochle QS JD", "meld marriage KS QS", "win", "meld marriage KS QS*"], [40, "X", 20],
        marks=pytest.mark.rule("2B-MELD-05", "2B-MELD-06"), id="DX-18",
    ),
    pytest.param(
        "two-handed", "S", "9S", "KS QS", ["lose", "meld royal-marriage KS QS"], ["X"],
        marks=pytest.mark.rule("2H-MELD-01", "2B-MELD-03"), id="TM-01",
    ),
    pytest.param(
        "two-handed", "S", "9H", "AS TS KS QS JS",
        ["win", "meld run AS TS KS QS JS", "draw KS", "win", "meld royal-marriage KS* QS*",
         "meld royal-marriage KS QS*", "draw QS", "win", "meld royal-marriage KS QS"],
        [150, "X", "X", 40], marks=pytest.mark.rule("2H-MELD-08", "AMB-02"), id="TM-03",
    ),
    pytest.param(
        "two-handed", "S", "9S", "KH QH KS KD KC QS QD QC",
        melds("meld marriage KH QH", "meld kings-around KS KH* KD KC", "meld queens-around QS QH* QD QC"),
        [20, 80, 60], marks=pytest.mark.rule("2H-MELD-06"), id="TM-05",
    ),
    *[
        pytest.param(
            rules, "S", "9H", "KS QS AS TS JS",
            ["win", "meld royal-marriage KS QS", "draw 9D", "play KS*", "win", "draw KS", "play 9D", "win",
             "meld run AS TS KS QS* JS"],
            expected, marks=pytest.mark.rule("2H-MELD-07", "2B-MELD-06", "AMB-03"), id=f"TM-06-{rules}",
        )
        for rules, expected in (("two-handed", [40, "X"]), ("bicycle", [40, 150]))
    ],
    pytest.param(
        "bicycle", "S", "9H", "KS QS AS TS JS", melds("meld royal-marriage KS QS", "meld run AS TS KS* QS* JS"),
        [40, 150], marks=pytest.mark.rule("2B-MELD-01", "2B-MELD-06", "AMB-01"), id="TM-07",
    ),
    pytest.param(
        "bicycle", "S", "9H", "QS JD QS JD", melds("meld pinochle QS JD", "meld double-pinochle QS* JD* QS JD"),
        [40, 300], marks=pytest.mark.rule("2B-MELD-02", "AMB-01"), id="TM-08",
    ),
    pytest.param(
        "two-handed?meld.double_pinochle=whole", "S", "9H", "QS JD QS JD",
        ["win", "meld pinochle QS JD", "win", "meld double-pinochle QS* JD* QS JD", "meld pinochle QS JD"],
        [40, "X", 40], marks=pytest.mark.rule("2H-OPT-05"), id="TM-09a",
    ),
    pytest.param(
        "two-handed?meld.double_pinochle=whole", "S", "9H", "QS JD QS JD",
        melds("meld double-pinochle QS QS JD JD"), [300], marks=pytest.mark.rule("2H-OPT-05"), id="TM-09b",
    ),
    pytest.param(
        GIBSON, "S", "9H", "QS JD QS JD",
        ["win", "meld double-pinochle QS QS JD JD", "meld pinochle QS JD", "meld pinochle QS JD", "win",
         "meld pinochle QS JD"],
        ["X", 40, "X", 40], marks=pytest.mark.rule("GIB-01", "2H-OPT-02"), id="TM-10",
    ),
    pytest.param(
        GIBSON, "S", "AS", "9S KH QH", ["win", "dix exchange", "meld marriage KH QH"], [10, "X"],
        marks=pytest.mark.rule("GIB-02", "2H-OPT-07"), id="TM-11",
    ),
    pytest.param(
        "two-handed", "S", "9S", "9S KH", ["dix show", "win", "dix show", "draw KH", "win", "dix show"],
        ["X", 10, "X"], marks=pytest.mark.rule("2H-DIX-06"), id="TM-15",
    ),
    *[
        pytest.param(
            "two-handed?meld.grand_pinochle=true", trump, "9H" if trump == "H" else "9S", "KS QS JD",
            melds("meld grand-pinochle KS QS JD"), [80], marks=pytest.mark.rule("MCD-01", "2H-OPT-04"),
            id=f"TM-16-{trump}",
        )
        for trump in "HS"
    ],
    pytest.param(
        "two-handed?meld.grand_pinochle=true", "H", "9H", "KS QS JD",
        melds("meld pinochle QS JD", "meld grand-pinochle KS QS JD"), [40, "X"],
        marks=pytest.mark.rule("MCD-01", "2H-OPT-04"), id="TM-16c",
    ),
    pytest.param(
        "two-handed?meld.tenfold=true", "H", "9H", "AS AS AH AH AD AD AC AC",
        melds("meld aces-around AS AH AD AC", "meld double-aces-around AS* AH* AD* AC* AS AH AD AC"), [100, 900],
        marks=pytest.mark.rule("MCD-03", "2H-OPT-06"), id="TM-17a",
    ),
    pytest.param(
        "two-handed?meld.tenfold=true", "H", "9H", "AS AS AH AH AD AD AC AC KS QS",
        melds("meld double-aces-around AS AS AH AH AD AD AC AC", "meld marriage KS QS"), [1000, 20],
        marks=pytest.mark.rule("MCD-03", "2H-OPT-06"), id="TM-17b",
    ),
    pytest.param(
        "two-handed", "H", "9H", "AS AS AH AH AD AD AC AC", melds("meld double-aces-around AS AS AH AH AD AD AC AC"),
        ["X"], marks=pytest.mark.rule("2H-OPT-06"), id="TM-17c",
    ),
    pytest.param(
        "two-handed?meld.roundhouse=whole", "S", "9S", "KS KH KD KC QS QH QD QC",
        melds("meld marriage KD QD", "meld roundhouse KS KH KD* KC QS QH QD* QC"), [20, "X"],
        marks=pytest.mark.rule("2H-OPT-03"), id="TM-19",
    ),
    pytest.param(
        "two-handed", "S", "9S", "AH TH KH QH JH TS TD TC 9H 9D 9C",
        melds("meld run AH TH KH QH JH", "meld tens-around TS TH TD TC", "meld nines-around 9H 9D 9C"),
        ["X", "X", "X"], marks=pytest.mark.rule("COM-MELD-05", "2H-MELD-02"), id="TM-22",
    ),
    pytest.param(
        "two-handed", "S", "9S", "KS QS", [*["win"] * 12, "draw AD", "meld royal-marriage KS QS"], ["X"],
        marks=pytest.mark.rule("2H-P2-05"), id="TM-23",
    ),
    pytest.param(
        "two-handed", "S", "9S", "QS QH QD QC QH QD QC QS",
        ["win", "meld queens-around QS QH QD QC", "win", "meld queens-around QS* QH QD QC",
         "meld queens-around QS QH QD QC"],
        [60, "X", 60], marks=pytest.mark.rule("2H-MELD-06"), id="TM-24",
    ),
    pytest.param(
        "two-handed", "H", "9H", "QS JD KS",
        ["win", "meld pinochle QS JD", "draw 9C", "play QS", "win", "meld marriage KS QS"], [40, "X"],
        marks=pytest.mark.rule("2H-MELD-03", "2B-MELD-07"), id="TM-29",
    ),
    pytest.param(
        "two-handed", "S", "9S", "9S KH QH", ["win", "dix show", "meld marriage KH QH"], [10, 20],
        marks=pytest.mark.rule("2H-DIX-03", "2H-DIX-05"), id="TM-31a",
    ),
    pytest.param(
        "two-handed", "S", "JS", "9S 9S", ["win", "dix show", "dix exchange", "dix show"], ["X", 10, 10],
        marks=pytest.mark.rule("2H-DIX-02", "2H-DIX-07", "AMB-08"), id="TM-31b",
    ),
    pytest.param(
        "two-handed", "S", "JS", "9S AS TS KS QS", ["win", "dix exchange", "meld run AS TS KS QS JS"], [10, 150],
        marks=pytest.mark.rule("2H-DIX-04"), id="2H-DIX-04",
    ),
    pytest.param(
        "bicycle", "S", "JS", "9S KH QH", ["win", "meld dix 9S", "draw AD", "win", "dix exchange", "dix exchange"],
        [10, 0, "X"], marks=pytest.mark.rule("2B-DIX-02"), id="2B-DIX-02",
    ),
]
# fmt: on


@pytest.mark.parametrize(("rules", "trump", "upcard", "hand", "steps", "expected"), EXAMPLES)
def test_worked_examples(ask, rules, trump, upcard, hand, steps, expected):
    """The examples of the catalogue, told as steps, pay what it says; X is a refusal."""
    (found,) = ask("melding", {"rules": rules, "trump": trump, "upcard": upcard, "hand": hand, "steps": steps})
    assert points(found["answers"]) == expected
    assert len(found["answers"]) == len(steps)


def answers(ask, hand, *steps, **more):
    """The answers to steps in the standard game, spades trump."""
    request = {"rules": "two-handed", "trump": "S", "upcard": "AS", "hand": hand, "steps": list(steps), **more}
    (found,) = ask("melding", request)
    return found["answers"]


def test_the_fixed_form(ask):
    """The form that programs rely on: null, points or the code of the refusal for each step."""
    found = answers(ask, "KS QS 9S", "win", "meld royal-marriage KS QS", "draw AS", "play KS", "lose", "dix exchange")
    assert found == [None, 40, None, None, None, {"refused": "meld/no-trick-won"}]


def test_codes_of_refusals(ask):
    """What is refused says why by a code: unknown names and cards, cards not there, one meld a trick."""
    steps = {
        "meld foursome KS QS": "meld/unknown",
        "meld royal-marriage KS XX": "meld/unknown-card",
        "meld royal-marriage KS QS**": "meld/unknown-card",
        "meld royal-marriage KS QH": "meld/wrong-cards",
        "meld dix KS": "meld/wrong-cards",
        "meld kings-around KS KH KD KC": "meld/not-held",
        "meld royal-marriage KS* QS": "meld/not-tabled",
        "dix show": "dix/not-held",
        "draw XX": "draw/unknown-card",
        "draw AS": "draw/not-left",
        "play KS": None,
        "play QS": "turn/not-yours",
    }
    found = answers(ask, "KS QS AS", "win", *steps)
    assert found[1:] == [None if code is None else {"refused": code} for code in steps.values()]
    assert answers(ask, "KS QS", "draw AH", "play 9S", "play XX") == [
        {"refused": "draw/nothing-due"},
        {"refused": "play/not-held"},
        {"refused": "play/unknown-card"},
    ]


def test_cards_without_a_star(ask):
    """A card without a star is taken from the hand if it is there, else from the table; with one, from the table."""
    won = ["win", "meld royal-marriage KS QS", "draw 9H"]
    assert answers(ask, "KS QS JD", *won, "win", "meld pinochle QS JD")[-1] == 40
    assert answers(ask, "KS QS", *won, "play QS", "win", "draw QS", "play QS*")[-1] == {"refused": "play/not-tabled"}
    two = answers(ask, "KS QS QS JD", *won, "win", "meld pinochle QS JD", "draw 9H", "play QS*", "win", "draw TD")
    assert two[-4:] == [None, None, None, None]


def test_twins_on_the_table_are_chosen_for_the_player(ask):
    """Of tabled twins that a step leaves open the one that pays is taken; a number takes the one it says."""
    steps = ["win", "meld pinochle QS JD", "win", "meld queens-around QS QH QD QC", "win"]
    hand = "QS QS JD JD QH QD QC"
    assert answers(ask, hand, *steps, "meld pinochle QS* JD")[-1] == 40
    said = [answers(ask, hand, *steps, f"meld pinochle QS*{sort} JD")[-1] for sort in (1, 2, 3)]
    assert 40 in said
    assert {"refused": "meld/class-spent"} in said
    assert said[2] == {"refused": "meld/not-tabled"}


@pytest.mark.rule("HAY-01")
def test_melding_after_the_draw(ask):
    """Where melds come after the draw, a told draw comes first, and the drawn card may be melded at once."""
    late = {"rules": HAY}
    assert answers(ask, "KS", "win", "draw QS", "meld royal-marriage KS QS", **late) == [None, None, 40]
    early = answers(ask, "KS QS", "win", "meld royal-marriage KS QS", "draw QS", **late)
    assert early == [None, {"refused": "meld/no-trick-won"}, None]
    assert answers(ask, "KS", "lose", "draw QS", "meld royal-marriage KS QS", **late)[-1] == early[1]


@pytest.mark.rule("2H-FLOW-01", "2H-FLOW-04", "HAY-01", "HAY-OPT-01")
def test_the_stock_ends(ask):
    """Twelve tricks have draws; the loser of the last takes the upcard; melds end with the stock, or one later."""
    lost = ["lose"] * 12
    assert answers(ask, "KS QS", *lost, "draw AS", "play AS")[-2:] == [None, None]
    assert answers(ask, "KS QS", *lost, "draw AH")[-1] == {"refused": "draw/not-left"}
    assert answers(ask, "KS QS", *["win"] * 12, "meld royal-marriage KS QS")[-1] == 40
    gone = answers(ask, "KS QS", *["win"] * 13, "meld royal-marriage KS QS", "draw AH", "play KS", "win")
    refused = {"refused": "turn/not-now"}
    assert gone[-4:] == [refused, refused, None, None]
    assert answers(ask, "KS QS", *["win"] * 12, "meld royal-marriage KS QS", rules=HAY)[-1] == refused
    longer = {"rules": HAY + "&meld.after_last_draw=true"}
    steps = ("meld royal-marriage KS QS", "win", "meld royal-marriage KS QS")
    assert answers(ask, "KS QS", *["win"] * 12, *steps, **longer)[-3:] == [40, None, {"refused": "meld/no-trick-won"}]
    sixty_four = {"rules": "two-handed?pack.ranks=ATKQJ987", "upcard": "AH"}
    assert answers(ask, "KS QS", *["win"] * 20, "meld royal-marriage KS QS", **sixty_four)[-1] == 40


def test_the_upcard_may_be_left_open(ask):
    """Without an upcard some trump lies there; one of another suit is taken as it is, `trump` decides."""
    assert answers(ask, "9S KH QH", "win", "dix exchange", upcard=None) == [None, 10]
    other = answers(ask, "9S KH", "win", "dix exchange", "meld marriage KH QH", upcard="QH")
    assert other == [None, 10, 20]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"steps": ["won"]}, "step/form"),
        ({"steps": ["meld run"]}, "step/form"),
        ({"steps": ["win twice"]}, "step/form"),
        ({"steps": ["dix keep"]}, "step/form"),
        ({"steps": [""]}, "step/form"),
        ({"steps": [7]}, "steps/not-a-list"),
        ({"steps": "win"}, "steps/not-a-list"),
        ({"steps": None}, "steps/not-a-list"),
        ({"steps": ["win"] * 2_000}, "steps/too-many"),
        ({"rules": "midwest"}, "rules/no-stock"),
        ({"rules": 5}, "rules/not-text"),
        ({"rules": "nosuch"}, "rules/refused"),
        ({"upcard": "XX"}, "cards/notation"),
        ({"upcard": 9}, "upcard/not-a-card"),
        ({"hand": "KS KS KS"}, "cards/too-many"),
        ({"hand": "AS AS", "upcard": "AS"}, "cards/too-many"),
        ({"hand": "AS KS QS JS TS 9S AH KH QH JH TH 9H AD KD QD JD TD 9D AC KC QC JC TC 9C KS"}, "hand/too-many"),
        ({"hand": None}, "hand/missing"),
        ({"trump": None}, "trump/missing"),
        ({"step": []}, "request/unknown-field"),
    ],
)
def test_malformed_requests(ask, change, code):
    """What cannot be read as a request is answered by an error for the whole line."""
    (found,) = ask("melding", {"trump": "S", "upcard": "9S", "hand": "KS QS", "steps": ["win"], **change})
    assert found["error"]["code"] == code
