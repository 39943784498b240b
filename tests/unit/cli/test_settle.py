"""`settle`: the worked settlements of the catalogue, and who has won."""

import pytest


def settle(ask, rules=None, **told):
    """The answer to one request."""
    return ask("settle", {"rules": rules, **told})[0]


def deal(bid, melds, tricks, **more):
    """A deal of three, seat 0 declarer, with 20 points buried."""
    return {"declarer": 0, "bid": bid, "melds": melds, "tricks": tricks, "buried": 20, **more}


def test_the_fixed_form(ask):
    """Every field of the form, and all of the answer."""
    request = {
        "rules": "midwest",
        "dealer": 2,
        "declarer": 0,
        "bid": 300,
        "melds": [150, 40, 20],
        "tricks": [140, 60, 30],
        "buried": 20,
        "took_trick": [True, True, True],
        "gave_up": False,
        "totals": [0, 500, 1000],
    }
    answer = {"change": [310, 100, 50], "totals": [310, 600, 1050], "target": 1500, "result": "continue"}
    assert ask("settle", request) == [answer]


ENDS = [
    ("midwest?trump.durch=true", {"declarer": 1, "bid": 300, "outcome": "durch-made"}, [0, 1000, 0]),
    ("midwest?trump.durch=true", {"declarer": 1, "bid": 300, "outcome": "durch-lost"}, [0, -2000, 0]),
    (
        "midwest?score.shoot=500",
        {"declarer": 0, "bid": 300, "outcome": "shot-lost", "tricks": [100, 80, 70]},
        [-500, 120, 90],
    ),
    ("midwest?score.dead_contract=set", {"declarer": 0, "bid": 900, "outcome": "dead"}, [-900, 40, 20]),
    (
        "partners?score.minimum_meld=50&score.short_meld=set",
        {"declarer": 0, "bid": 300, "melds": [40, 60], "outcome": "short-meld"},
        [-300, 60],
    ),
    (
        "partners?score.minimum_meld=50",
        {"declarer": 0, "bid": 250, "melds": [100, 40], "tricks": [150, 100]},
        [250, 100],
    ),
    ("midwest?deal.redeal=five-nines", {"outcome": "redeal"}, [0, 0, 0]),
    ("midwest?play.revoke=judged", {"declarer": 0, "bid": 300, "revoked": 0, "tricks": [100, 80, 70]}, [-300, 120, 90]),
    ("midwest?play.revoke=judged", {"declarer": 0, "bid": 300, "revoked": 1, "tricks": [100, 80, 70]}, [300, 0, 90]),
    (
        "neuralplay",
        {"declarer": 0, "bid": 25, "melds": [14, 4], "tricks": [15, 10]},
        [29, 14],
    ),
]


@pytest.mark.parametrize(("rules", "told", "change"), ENDS)
@pytest.mark.rule("3B-DURCH-02", "HR-17", "HR-18", "HR-12", "4D-OPT-08", "HR-26", "3A-OPT-14")
def test_ends_of_deals_under_options(ask, rules, told, change):
    """Durch, promises, dead contracts, melds too few, redeals and revokes; dropped zeros stay dropped."""
    counted = {"melds": [80, 40, 20], "tricks": [0, 0, 0], **told}
    if rules.startswith("partners"):
        counted["tricks"] = told.get("tricks", [0, 0])
    assert settle(ask, rules, **counted)["change"] == change


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("midwest", {"declarer": 0, "bid": 300, "outcome": "durch-made"}),
        ("midwest", {"declarer": 0, "bid": 300, "outcome": "mid-deal"}),
        ("midwest?trump.durch=true", {"outcome": "durch-made"}),
        ("midwest", {"declarer": 0, "bid": 300, "revoked": 1}),
        ("midwest?play.revoke=judged", {"declarer": 0, "bid": 300, "revoked": 3}),
        ("two-handed", {"melds": [0, 0], "tricks": [100, 150], "outcome": "shot-made"}),
    ],
)
def test_ends_that_a_set_does_not_know(ask, rules, told):
    """An end that these rules do not have, and a revoke where none can be, are refused with what is allowed."""
    counted = {"melds": [0, 0, 0], "tricks": [0, 0, 0], **told}
    refused = settle(ask, rules, **counted)
    assert refused["error"]["code"] in ("settle/outcome", "settle/revoked")


ROUNDS = "midwest?score.length=rounds&score.length_count=2"
MADE = ([150, 40, 20], [140, 60, 30])
EITHER = [True, False, True, True]
TRICKLESS = ([150, 40, 100], [170, 60, 0])


@pytest.mark.parametrize(
    ("rules", "told", "change"),
    [
        pytest.param("midwest", deal(320, *MADE), [-320, 100, 50], marks=pytest.mark.rule("3A-SCORE-04"), id="DS-02"),
        pytest.param("midwest", deal(310, *MADE), [310, 100, 50], marks=pytest.mark.rule("3A-SCORE-03"), id="DS-03"),
        pytest.param(
            "midwest", deal(300, *TRICKLESS), [340, 100, 0], marks=pytest.mark.rule("3A-SCORE-01"), id="DS-04"
        ),
        pytest.param(
            "auction", deal(300, *TRICKLESS), [340, 100, 100], marks=pytest.mark.rule("3D-SCORE-04"), id="DS-05"
        ),
        pytest.param(
            "midwest",
            deal(300, [150, 40, 100], [170, 60, 0], took_trick=[True, True, True]),
            [340, 100, 100],
            marks=pytest.mark.rule("3A-SCORE-01"),
            id="a trick without points saves melds",
        ),
        pytest.param(
            "midwest?score.give_up_bonus=100",
            {"declarer": 0, "bid": 500, "melds": [0, 120, 80], "gave_up": True},
            [-500, 220, 180],
            marks=pytest.mark.rule("HSK-GIVE-01"),
            id="DS-08",
        ),
        pytest.param(
            "midwest",
            {"declarer": 1, "bid": 250, "melds": [20, 0, 40], "tricks": [0, 0, 0], "gave_up": True},
            [20, -250, 40],
            marks=pytest.mark.rule("3A-GIVE-01", "3A-GIVE-02", "3A-GIVE-03"),
            id="given up",
        ),
        pytest.param(
            "partners",
            {"declarer": 2, "bid": 300, "melds": [80, 30, 60, 10], "tricks": [160, 90], "took_trick": [True, True]},
            [300, 130],
            marks=pytest.mark.rule("4P-SCORE-01", "4P-MELD-01"),
            id="DS-09",
        ),
        pytest.param(
            "partners",
            {"declarer": 0, "bid": 300, "melds": [140, 40], "tricks": [100, 60, 50, 40]},
            [-300, 140],
            marks=pytest.mark.rule("4P-SCORE-02"),
            id="DS-10",
        ),
        pytest.param(
            "double-deck",
            {"declarer": 0, "bid": 600, "melds": [400, 100], "tricks": [190, 310]},
            [-600, 410],
            marks=pytest.mark.rule("4D-SCORE-01"),
            id="DS-11",
        ),
        pytest.param(
            "two-handed",
            {"declarer": None, "melds": [210, 100], "tricks": [134, 116]},
            [344, 216],
            marks=pytest.mark.rule("2H-SCORE-01"),
            id="DS-13a",
        ),
        pytest.param(
            "bicycle",
            {"melds": [210, 100], "tricks": [134, 116]},
            [340, 210],
            marks=pytest.mark.rule("2B-SCORE-03"),
            id="DS-13b",
        ),
        pytest.param(
            "partners",
            {"declarer": 0, "bid": 250, "melds": [100, 160], "tricks": [250, 0], "took_trick": [True, False]},
            [350, 0],
            marks=pytest.mark.rule("4P-OPT-06"),
            id="DS-15",
        ),
        pytest.param(
            "partners",
            {
                "declarer": 0,
                "bid": 250,
                "melds": [100, 160],
                "tricks": [250, 0],
                "took_trick": [True, False, True, True],
            },
            [350, 160],
            marks=pytest.mark.rule("4P-OPT-06"),
            id="either partner's trick saves the side's melds",
        ),
        pytest.param("midwest", {"declarer": None}, [0, 0, 0], marks=pytest.mark.rule("3A-BID-06"), id="thrown in"),
        pytest.param(
            "midwest?score.melds_need=counter",
            deal(300, [150, 40, 100], [150, 60, 20], took_counter=[True, True, False]),
            [320, 100, 20],
            marks=pytest.mark.rule("HSK-SCORE-01"),
            id="a trick with a counter is needed",
        ),
    ],
)
def test_change(ask, rules, told, change):
    """What each side's total changes by."""
    assert settle(ask, rules, **told)["change"] == change


def ends(totals, *, declarer=None, **more):
    """A deal that ends with these totals: the declarer makes his bid of 250 just so, the others nothing."""
    contract = {} if declarer is None else {"declarer": declarer, "bid": 250}
    made = [250 if seat == declarer else 0 for seat in range(len(totals))]
    before = [total - points for total, points in zip(totals, made, strict=True)]
    return {"melds": [0] * len(totals), "tricks": made, "totals": before, **contract, **more}


@pytest.mark.parametrize(
    ("rules", "told", "result", "target"),
    [
        pytest.param(
            "two-handed",
            ends([1010, 990]),
            {"winner": 0},
            1000,
            marks=pytest.mark.rule("2H-END-02"),
        ),
        pytest.param(
            "two-handed",
            ends([1040, 1090]),
            {"winner": 1},
            1000,
            marks=pytest.mark.rule("2H-END-03"),
        ),
        pytest.param(
            "two-handed",
            ends([1040, 1040]),
            "decider",
            1000,
            marks=pytest.mark.rule("2H-END-04"),
        ),
        pytest.param(
            "two-handed",
            ends([940, 880]),
            "continue",
            1000,
            marks=pytest.mark.rule("2H-END-05"),
        ),
        pytest.param(
            "bicycle",
            ends([1130, 1000]),
            "continue",
            1250,
            marks=pytest.mark.rule("2B-END-04"),
        ),
        pytest.param(
            "bicycle",
            ends([1640, 1290], target=1250),
            {"winner": 0},
            1500,
            marks=pytest.mark.rule("2H-END-06"),
        ),
        pytest.param(
            "midwest",
            ends([1520, 1600, 0], declarer=0),
            {"winner": 0},
            1500,
            marks=pytest.mark.rule("3A-END-02"),
        ),
        pytest.param(
            "midwest",
            ends([1400, 1510, 1510], declarer=0),
            "decider",
            1500,
            marks=pytest.mark.rule("3A-END-04"),
        ),
        pytest.param(
            "midwest",
            ends([1400, 1510, 1520], declarer=0),
            {"winner": 2},
            1500,
            marks=pytest.mark.rule("3A-END-03"),
        ),
        pytest.param(
            "midwest?score.negative_limit=1000",
            ends([-1010, 300, 450], declarer=1),
            {"winner": 2},
            1500,
            marks=pytest.mark.rule("3A-OPT-10"),
        ),
        pytest.param(
            "midwest?score.all_negative=true",
            ends([-10, 30, -50], declarer=1, underwater=True),
            {"winner": 1},
            1500,
            marks=pytest.mark.rule("3A-OPT-11"),
        ),
        pytest.param(
            ROUNDS,
            ends([100, 300, 200], declarer=1, deals=5),
            {"winner": 1},
            1500,
            marks=pytest.mark.rule("3A-OPT-13"),
        ),
        pytest.param(
            ROUNDS,
            ends([100, 300, 200], declarer=1, deals=4),
            "continue",
            1500,
            marks=pytest.mark.rule("3A-OPT-13"),
        ),
        pytest.param(
            "partners",
            ends([1490, 1510]),
            {"winner": 1},
            1500,
            marks=pytest.mark.rule("4P-OPT-05"),
        ),
        pytest.param(
            "double-deck",
            {"declarer": 2, "bid": 500, "melds": [300, 0], "tricks": [250, 250], "totals": [4470, 4950]},
            {"winner": 0},
            5000,
            marks=pytest.mark.rule("4D-END-01"),
        ),
    ],
)
def test_result(ask, rules, told, result, target):
    """Who has won, whether a decider is due, and the mark from now on."""
    told = {**told, **({"declarer": None} if "declarer" not in told else {})}
    found = settle(ask, rules, **told)
    assert (found["result"], found["target"]) == (result, target)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"melds": [1, 2]}, "settle/melds"),
        ({"melds": None}, "settle/melds"),
        ({"tricks": [1, 2, 3, 4]}, "settle/tricks"),
        ({"tricks": None}, "settle/tricks"),
        ({"took_trick": [True]}, "settle/took_trick"),
        ({"took_trick": [1, 2, 3]}, "settle/field"),
        ({"tricks": [-10, 0, 0]}, "settle/field"),
        ({"tricks": ["1", "2", "3"]}, "settle/field"),
        ({"tricks": [10**30, 0, 0]}, "settle/field"),
        ({"bid": None}, "settle/bid"),
        ({"bid": "300"}, "settle/field"),
        ({"bid": 2.5}, "settle/field"),
        ({"declarer": 3}, "settle/declarer"),
        ({"declarer": -1}, "settle/declarer"),
        ({"dealer": 3}, "settle/dealer"),
        ({"totals": [0, 0]}, "settle/totals"),
        ({"totals": [10**12, 0, 0]}, "settle/field"),
        ({"gave_up": True, "declarer": None, "bid": None}, "settle/gave-up"),
        ({"declarer": None}, "settle/bid"),
        ({"bid": -10}, "settle/field"),
        ({"target": 0}, "settle/field"),
        ({"target": -5}, "settle/field"),
        ({"rules": None}, "rules/missing"),
        ({"rules": 7}, "settle/field"),
        ({"gave_up": True, "rules": "auction"}, "settle/gave-up"),
        ({"rules": "two-handed", "melds": [0, 0], "tricks": [0, 0], "totals": [0, 0]}, "settle/bid"),
        ({"rules": "nosuch"}, "rules/refused"),
        ({"meld": []}, "request/unknown-field"),
    ],
)
def test_refused_requests(ask, change, code):
    """What cannot have been counted at a table is refused with a code."""
    told = {**deal(300, *MADE), "rules": "midwest", "totals": [0, 0, 0], **change}
    error = settle(ask, **told)["error"]
    assert error["code"] == code
    assert "None" not in error["text"]


def test_an_empty_request_names_what_is_missing(ask):
    """The first field that is missing is named."""
    told = [ask("settle", request)[0]["error"]["text"] for request in ({}, {"rules": "midwest", "declarer": 0})]
    assert ["rules is missing" in told[0], "bid is missing" in told[1] or "bid is null" in told[1]] == [True, True]


@pytest.mark.parametrize("tricks", [[140, 60, 30], [0, 0, 0], [1, 0, 0], [230, 0, 0]])
def test_fewer_points_than_the_pack_has_are_fine(ask, tricks):
    """Who counts in rough numbers, or asks about totals alone, is answered."""
    told = {**deal(300, [150, 40, 20], tricks), "rules": "midwest", "totals": [0, 0, 0]}
    assert "error" not in settle(ask, **told)


def test_a_table_is_booked_as_it_counted(ask):
    """Bids off the ladder, points beyond the pack, flags beside points: the table counted so, and so it is booked."""
    for change in ({"bid": 305}, {"bid": 0}, {"tricks": [250, 0, 10]}, {"took_trick": [True, True, False]}):
        told = {**deal(300, [150, 40, 20], [140, 60, 30]), "rules": "midwest", "totals": [0, 0, 0], **change}
        assert "error" not in settle(ask, **told)


NOTHING = {"melds": [0, 0], "tricks": [0, 0]}
VECTORS = [
    ("DX-07", "bicycle", {**NOTHING, "totals": [1640, 1290], "target": 1250}, {"winner": 0}, 1500),
    ("DX-20", "bicycle", {**NOTHING, "totals": [1130, 1000]}, "continue", 1250),
    ("DX-22", "midwest?score.end=raise&score.raise_by=250", {"totals": [1600, 1520, 900]}, "continue", 1750),
    ("DS-12", "neuralplay", {"declarer": 0, "bid": 30, "melds": [15, 4], "tricks": [16, 6]}, "continue", None),
    ("GE-01", "two-handed", {**NOTHING, "totals": [1010, 990]}, {"winner": 0}, 1000),
    ("GE-02", "two-handed", {**NOTHING, "totals": [1040, 1090]}, {"winner": 1}, 1000),
    ("GE-14", "midwest", ends([1520, 1600, 0], declarer=0), {"winner": 0}, 1500),
    ("GE-16", "midwest", ends([1400, 1510, 1510], declarer=0), "decider", 1500),
    ("GE-19", "midwest?score.negative_limit=1000", {"totals": [-1010, 300, 450]}, {"winner": 2}, 1500),
    ("OP-02", "two-handed", {**NOTHING, "totals": [1150, 1210]}, {"winner": 1}, 1000),
    ("OP-02", "bicycle", {**NOTHING, "totals": [1150, 1210]}, "continue", 1250),
    ("OP-03", "hay", {**NOTHING, "totals": [1190, 1205]}, {"winner": 1}, 1200),
    ("OP-03", "hay?score.target=1500", {**NOTHING, "totals": [1190, 1205]}, "continue", 1500),
    ("OP-04", "two-handed", {**NOTHING, "totals": [940, 880]}, "continue", 1000),
    ("OP-04", "two-handed", {**NOTHING, "totals": [1000, 990]}, {"winner": 0}, 1000),
    ("OP-10", "hoskin", {"totals": [4550, 4400, 4300]}, {"winner": 0}, 4550),
    (
        "OP-11",
        "double-deck",
        {"declarer": 0, "bid": 500, "melds": [300, 0], "tricks": [200, 300], "totals": [4520, 4900]},
        {"winner": 0},
        5000,
    ),
    ("OP-21", "partners", {"totals": [1490, 1510]}, {"winner": 1}, 1500),
]


@pytest.mark.parametrize(("name", "rules", "told", "result", "target"), VECTORS)
def test_vectors_told_in_short(ask, name, rules, told, result, target):
    """The worked examples of the catalogue on ends of games are answered from totals alone, without rough counts."""
    found = settle(ask, rules, **told)
    assert found.get("result") == result, (name, found)
    assert target in (None, found["target"])
