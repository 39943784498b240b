"""The worked examples of the catalogue that tell two-handed melding, played through the engine from a dealt pack.

Decisions: a card that belongs to no meld leads or loses each trick; a draw that the example does not tell brings a
card that does not matter. Where an example says "on the same trick" no trick stands between the melds.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from binocle.game.state import Settled
from tests.rulebook.positions import tell

RULE_DATA = "vectors.json"
# These ask about settlement, packs, tricks, or a game with an auction: other modules play them.
RULE_DATA_LEFT_OUT = (
    "DX-07",
    "DX-13",
    "DX-14",
    "DX-15",
    "DX-16",
    "DX-17",
    "DX-19",
    "DX-20",
    "DX-21",
    "DX-22",
    "DX-23",
    "CP-48",
    "CP-64",
    "CP-96",
    "CP-a",
    "CP-e",
    "CP-f",
    "CP-g",
    "TW-01",
    "TW-02",
    "TW-06",
    "TW-07",
    "TW-08",
    "TW-11",
    "TW-12",
    "TW-13",
    "LP-01",
    "LP-02",
    "LP-09",
    "LP-10",
    "LP-11",
    "LP-16",
    "LP-18",
    "AM-01",
    "AM-03",
    "AM-04",
    "AM-05",
    "AM-07",
    "AM-12",
    "AM-13",
    "AM-18",
    "AM-20",
    "AM-23",
    "AM-25",
    "AM-26",
    "AM-27",
    "AM-28",
    "DD-02",
    "DD-03",
    "DD-04",
    "DD-05",
    "DD-07",
    "DD-09",
    "DD-12",
    "SB-02",
    "SB-04",
    "SB-06",
    "BD-01",
    "BD-02",
    "BD-04",
    "BD-06",
    "BD-07",
    "DS-02",
    "DS-03",
    "DS-04",
    "DS-05",
    "DS-08",
    "DS-09",
    "DS-10",
    "DS-11",
    "DS-12",
    "DS-13",
    "DS-15",
    "GE-01",
    "GE-02",
    "GE-08",
    "GE-09",
    "GE-11",
    "GE-12",
    "GE-13",
    "GE-14",
    "GE-16",
    "GE-19",
    "PY-02",
    "PY-05",
    "TI-03",
    "BU-01",
    "AM-31",
    "FL-01",
    "FL-04",
    "FL-06",
    "FL-08",
    "FL-10",
    "FL-11",
    "FL-13",
    "FL-14",
    "FL-15",
    "FL-17",
    "FL-18",
    "FL-20",
    "FL-21",
    "OP-02",
    "OP-03",
    "OP-04",
    "OP-05",
    "OP-10",
    "OP-11",
    "OP-12",
    "OP-13",
    "OP-15",
    "OP-18",
    "OP-20",
    "OP-21",
    "OP-22",
    "OP-25",
    "OP-26",
)

HAY = "two-handed?meld.moment=after&meld.per_trick=several&meld.fresh_card=false&score.target=1200"
GIBSON = "two-handed?meld.double_pinochle=none&meld.dix_is_meld=true"
ROUND = "KS KD KC KH QS QD QC QH"
GROWTH = (
    "win; meld kings-around KS KH KD KC; win; meld royal-marriage KS* QS; win; meld marriage KD* QD; "
    "win; meld marriage KC* QC; win; "
)

Story = tuple[str, str, str, str, str]
"""Rules, trump, upcard (empty: any other trump), hand, steps."""

STORIES: dict[str, list[Story]] = {
    "DX-01": [
        (
            "two-handed",
            "S",
            "",
            "AS TS KS QS JS JD",
            "win; meld royal-marriage KS QS; win; meld run AS TS KS* QS* JS; win; meld pinochle QS* JD",
        )
    ],
    "DX-02": [
        (
            "two-handed",
            "H",
            "",
            "QS JD",
            "win; meld pinochle QS JD; draw QS; lose; draw JD; win; meld double-pinochle QS QS* JD JD*",
        )
    ],
    "DX-03": [
        (
            "two-handed",
            "H",
            "",
            "KH QH AS AD AC AH JS JD JC JH TH",
            (
                "win; meld royal-marriage KH QH; win; meld aces-around AS AD AC AH; "
                "win; meld jacks-around JS JD JC JH; win; meld run AH* TH KH* QH* JH*"
            ),
        )
    ],
    "DX-04": [
        (
            "two-handed",
            "S",
            "",
            ROUND,
            GROWTH + "meld queens-around QS* QD* QC* QH; win; meld marriage KH* QH*",
        )
    ],
    "DX-05": [("two-handed?meld.roundhouse=whole", "S", "", ROUND, f"win; meld roundhouse {ROUND}")],
    "DX-06": [
        (
            "two-handed?meld.roundhouse=extend",
            "S",
            "",
            ROUND,
            GROWTH + "meld roundhouse KS* KD* KC* KH* QS* QD* QC* QH",
        )
    ],
    "DX-08": [(HAY, "S", "", "KD QD KC QC", "win; meld marriage KD QD; meld marriage KC QC")],
    "DX-09": [(HAY, "H", "", "QS JD AS AD AC AH", "win; meld pinochle QS JD; meld aces-around AS AD AC AH")],
    "DX-10": [(HAY, "H", "", "JS JD JC JH QS", "win; meld jacks-around JS JD JC JH; meld pinochle QS JD*")],
    "DX-11": [
        (
            HAY,
            "D",
            "",
            "AD TD KD QD JD KS QS",
            "win; meld run AD TD KD QD JD; meld marriage KS QS; win; meld pinochle QS* JD*",
        )
    ],
    "DX-12": [
        (
            "two-handed",
            "D",
            "",
            "AD TD KD QD JD KS QS",
            "win; meld run AD TD KD QD JD; win; meld marriage KS QS; win; meld pinochle QS* JD*",
        )
    ],
    "DX-18": [
        (
            "bicycle",
            "H",
            "",
            "KS QS JD",
            "win; meld pinochle QS JD; meld marriage KS QS*; lose; win; meld marriage KS QS*",
        )
    ],
    "TM-01": [("two-handed", "S", "", "KS QS", "lose; meld royal-marriage KS QS")],
    "TM-03": [
        (
            "two-handed",
            "S",
            "",
            "AS TS KS KS QS QS JS",
            (
                "win; meld run AS TS KS QS JS; win; meld royal-marriage KS* QS*; meld royal-marriage KS QS*; "
                "meld royal-marriage KS QS"
            ),
        )
    ],
    "TM-05": [
        (
            "two-handed",
            "S",
            "",
            "KH QH KS KD KC QS QD QC",
            "win; meld marriage KH QH; win; meld kings-around KH* KS KD KC; win; meld queens-around QH* QS QD QC",
        )
    ],
    "TM-06": [
        (
            rules,
            "S",
            "",
            "KS QS AS TS JS",
            "win; meld royal-marriage KS QS; play KS*; lose; draw KS; win; meld run AS TS KS QS* JS",
        )
        for rules in ("two-handed", "bicycle")
    ],
    "TM-07": [
        (
            "bicycle",
            "S",
            "",
            "AS TS KS QS JS",
            "win; meld royal-marriage KS QS; win; meld run AS TS KS* QS* JS",
        )
    ],
    "TM-08": [
        (
            "bicycle",
            "H",
            "",
            "QS QS JD JD",
            "win; meld pinochle QS JD; win; meld double-pinochle QS QS* JD JD*",
        )
    ],
    "TM-09": [
        (
            "two-handed?meld.double_pinochle=whole",
            "H",
            "",
            "QS QS JD JD",
            "win; meld pinochle QS JD; win; meld double-pinochle QS QS* JD JD*; meld pinochle QS JD",
        ),
        ("two-handed?meld.double_pinochle=whole", "H", "", "QS QS JD JD", "win; meld double-pinochle QS QS JD JD"),
    ],
    "TM-10": [
        (
            GIBSON,
            "H",
            "",
            "QS QS JD JD",
            "win; meld double-pinochle QS QS JD JD; meld pinochle QS JD; meld pinochle QS JD; win; meld pinochle QS JD",
        )
    ],
    "TM-11": [(GIBSON, "S", "JS", "9S KD QD", "win; dix exchange; meld marriage KD QD")],
    "TM-15": [("two-handed", "S", "9S", "9S", "dix show; win; dix show; win; dix show")],
    "TM-16": [
        ("two-handed?meld.grand_pinochle=true", "H", "", "KS QS JD", "win; meld grand-pinochle KS QS JD"),
        ("two-handed?meld.grand_pinochle=true", "S", "", "KS QS JD", "win; meld grand-pinochle KS QS JD"),
        (
            "two-handed?meld.grand_pinochle=true",
            "H",
            "",
            "KS QS JD",
            "win; meld pinochle QS JD; win; meld grand-pinochle KS QS* JD*",
        ),
    ],
    "TM-17": [
        (
            "two-handed?meld.tenfold=true",
            "S",
            "",
            "AS AS AD AD AC AC AH AH",
            "win; meld aces-around AS AD AC AH; win; meld double-aces-around AS AS* AD AD* AC AC* AH AH*",
        ),
        (
            "two-handed?meld.tenfold=true",
            "S",
            "",
            "AS AS AD AD AC AC AH AH",
            "win; meld double-aces-around AS AS AD AD AC AC AH AH",
        ),
        (
            "two-handed",
            "S",
            "",
            "AS AS AD AD AC AC AH AH",
            "win; meld double-aces-around AS AS AD AD AC AC AH AH",
        ),
    ],
    "TM-19": [
        (
            "two-handed?meld.roundhouse=whole",
            "S",
            "",
            ROUND,
            "win; meld marriage KD QD; win; meld roundhouse KS KD* KC KH QS QD* QC QH",
        )
    ],
    "TM-22": [
        (
            "two-handed",
            "S",
            "",
            hand,
            f"win; meld {name} {hand}",
        )
        for name, hand in (("run", "AH TH KH QH JH"), ("tens-around", "TS TD TC TH"), ("nines-around", "9S 9D 9C 9H"))
    ],
    "TM-23": [
        ("two-handed", "S", "", "KS QS", "lose; " * 6 + "win; " * 6 + "draw AC; meld royal-marriage KS QS"),
    ],
    "TM-24": [
        (
            "two-handed",
            "S",
            "",
            "QS QS QD QD QC QC QH QH",
            "win; meld queens-around QS QD QC QH; win; meld queens-around QS QD QC QH*; meld queens-around QS QD QC QH",
        )
    ],
    "TM-29": [
        (
            "two-handed",
            "H",
            "",
            "KS QS JD",
            "win; meld pinochle QS JD; play QS*; lose; win; meld marriage KS QS*",
        )
    ],
    "TM-31": [
        ("two-handed", "S", "9S", "9S KD QD", "win; dix show; meld marriage KD QD"),
        ("two-handed", "S", "JS", "9S 9S", "win; dix exchange; dix show"),
    ],
}

REASONS = {
    "DX-04": ["meld/no-fresh-card"],
    "DX-10": ["meld/twice-in-a-trick"],
    "DX-12": ["meld/no-fresh-card"],
    "DX-18": ["meld/one-per-trick"],
    "TM-01": ["meld/no-trick-won"],
    "TM-03": ["meld/no-fresh-card", "meld/class-spent"],
    "TM-06": ["meld/class-spent"],
    "TM-09": ["meld/only-whole"],
    "TM-10": ["meld/unknown", "meld/one-per-trick"],
    "TM-11": ["meld/one-per-trick"],
    "TM-15": ["meld/no-trick-won", "dix/not-held"],
    "TM-16": ["meld/only-from-hand"],
    "TM-17": ["meld/unknown"],
    "TM-19": ["meld/only-whole"],
    "TM-22": ["meld/wrong-cards", "meld/unknown", "meld/unknown"],
    "TM-23": ["turn/not-now"],
    "TM-24": ["meld/class-spent"],
    "TM-29": ["meld/not-tabled"],
}
"""Why the refused melds are refused, in order: a refusal for another reason would prove nothing."""


def entries() -> list[Any]:
    """The examples that this module plays."""
    path = Path(__file__).parents[2] / "data" / RULE_DATA
    return [entry for entry in json.loads(path.read_text(encoding="utf-8")) if entry["id"] not in RULE_DATA_LEFT_OUT]


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry["id"])
def test_melds_pay_what_the_example_says(entry: Any) -> None:
    """Every meld and dix of the example is paid as it says, or refused and for the reason that is meant."""
    if entry["id"] == "GE-04":
        assert [over_at_once(rules) for rules in ("two-handed", "two-handed?score.end=raise", "bicycle")] == entry[
            "expected"
        ]
        return
    told = [tell(rules, trump, hand, steps, upcard=up) for rules, trump, up, hand, steps in STORIES[entry["id"]]]
    answers = [one.paid for one in told]
    if entry["id"] == "TM-22":  # three hands, one answer each
        answers = [[answer for one in answers for answer in one]]
    assert (answers if len(answers) > 1 else answers[0]) == entry["expected"]
    assert [code for one in told for code in one.codes] == REASONS.get(entry["id"], [])


def over_at_once(rules: str) -> bool:
    """GE-04: 970 on the score, then a royal marriage after the first trick."""
    told = tell(rules, "S", "KS QS", "win; meld royal-marriage KS QS", totals=(970, 0))
    assert told.answers == [None, 40]
    return isinstance(told.state.phase, Settled) and told.state.phase.result.winner == 0
