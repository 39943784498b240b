"""Who beats whom and what must be played: the vectors of the catalogue, published cases, and an oracle from prose."""

import random
from array import array

import pytest

from binocle.kernel import layout as at
from binocle.kernel.follow import legal_kinds, trick_winner, winning_kinds
from binocle.kernel.layout import EAST, FREE, HEAD_AFTER_RUFF, LATER_TWIN_WINS, STRICT
from tests.unit.kernel.positions import allowed, card, cards, kind, kinds, mask_of, pack, suit, winner

WINNERS = [
    ("TW-01", "AH TH", "S", 0),
    ("TW-02", "TH AH", "S", 1),
    ("TW-06", "9S AH", "S", 0),
    ("TW-07", "AS AS", "S", 0),
    ("TW-08", "9H AC", "S", 0),
    ("TW-11", "TC AC JS JS", "S", 2),
    ("TW-12", "8H 7H", "S", 0),
    ("TW-13", "AH 7S", "S", 1),
    ("L3", "9H QS AH 9S", "S", 1),
    ("L9b", "9H QC AC TD", "S", 0),
    ("no trump", "9H AS TH AC", "-", 2),
]

LEGAL = [
    ("LP-01", "KH", "TH QH 9H AS", "S", "TH", "9H QH TH"),
    ("LP-02", "AH", "TH QH AS", "S", "QH TH", "QH TH"),
    ("LP-09", "", "AH 9S KC", "S", "KC AH 9S", "KC AH 9S"),
    ("LP-10", "KH 9S", "AH 9H AS", "S", "9H AH", "9H AH"),
    ("LP-11", "KH QS", "9S JS AS AC", "S", "AS", "9S AS JS"),
    ("LP-16", "KH AC", "AH 9H", "S", "AH", "9H AH"),
    ("LP-18", "KS AS", "AS JS TH", "S", "AS JS", "AS JS"),
    ("L6", "TH", "9S AD KC", "S", "9S", "9S"),
    ("L9", "QS", "KS 9S AH", "S", "KS", "KS"),
    ("L9c", "AH", "AH 9H", "S", "9H AH", "9H AH"),
    ("L4", "JD JC QD", "9D TD KD KD AH JH", "C", "9D KD TD", "9D KD TD"),
    ("cannot overtrump", "KH TS", "9S JS AC", "S", "9S JS", "9S JS"),
    ("neither suit nor trump", "KH", "9D AC", "S", "9D AC", "9D AC"),
    ("no trump", "KH", "9D AC", "-", "9D AC", "9D AC"),
]


def choices(flags: int, hand: str, trick: str, trump: str) -> set[str]:
    """Legal cards by the kernel, folding the trick card by card."""
    table = kinds(trick)
    led = best = led_best = -1
    for number in table:
        led = number >> 3 if led < 0 else led
        if winning_kinds(best, led, suit(trump), flags) >> number & 1:
            best = number
        if number >> 3 == led and winning_kinds(led_best, led, -1, flags) >> number & 1:
            led_best = number
    return cards(legal_kinds(mask_of(hand), led, best, led_best, suit(trump), flags))


@pytest.mark.rule("COM-TRICK-01", "COM-TRICK-02", "COM-TRICK-03", "COM-RANK-01")
@pytest.mark.parametrize(("_name", "trick", "trump", "index"), WINNERS, ids=[w[0] for w in WINNERS])
def test_winner_of_a_trick(_name: str, trick: str, trump: str, index: int) -> None:
    """The highest trump wins, else the highest card of the led suit, and of equal cards the first."""
    table = array("h", kinds(trick))
    assert trick_winner(table, len(table), suit(trump), STRICT) == index


@pytest.mark.rule("COM-TRICK-03")
def test_later_twin_wins_where_a_table_plays_so() -> None:
    """With LATER_TWIN_WINS the second of two equal cards takes the trick, and it counts as heading it."""
    table = array("h", kinds("TH AH AH QH"))
    assert trick_winner(table, 4, suit("S"), STRICT) == 1
    assert trick_winner(table, 4, suit("S"), STRICT | LATER_TWIN_WINS) == 2
    assert choices(STRICT, "AH 9H", "AH", "S") == {"AH", "9H"}
    assert choices(STRICT | LATER_TWIN_WINS, "AH 9H", "AH", "S") == {"AH"}


@pytest.mark.rule("2H-P2-01..04", "2B-P2-01", "3A-PLAY-02..05")
@pytest.mark.parametrize(("_name", "trick", "hand", "trump", "strict", "east"), LEGAL, ids=[v[0] for v in LEGAL])
def test_duty(_name: str, trick: str, hand: str, trump: str, strict: str, east: str) -> None:
    """`strict` heads in every suit and overtrumps; `east` heads trump leads only and ruffs with any trump."""
    assert choices(STRICT, hand, trick, trump) == set(strict.split())
    assert choices(EAST, hand, trick, trump) == set(east.split())


@pytest.mark.rule("2H-P1-01")
def test_no_duty_at_all() -> None:
    """Played free, every card of the hand may answer any lead."""
    assert choices(FREE, "9D KH AS", "QH", "S") == {"9D", "KH", "AS"}


@pytest.mark.rule("HR-02", "AMB-45")
def test_head_after_ruff() -> None:
    """A ruffed plain lead need not be headed, unless the table asks to head the suit itself."""
    assert choices(STRICT, "9D TD KD KD AH JH", "JD JC QD", "C") == {"9D", "KD", "TD"}
    assert choices(STRICT | HEAD_AFTER_RUFF, "9D TD KD KD AH JH", "JD JC QD", "C") == {"KD", "TD"}
    assert choices(STRICT | HEAD_AFTER_RUFF, "9D JD", "QD JC", "C") == {"9D", "JD"}
    assert choices(EAST | HEAD_AFTER_RUFF, "9D KD", "JD JC QD", "C") == {"9D", "KD"}


def test_every_kind_wins_an_empty_trick() -> None:
    """Before the first card lies there, any kind would take the trick."""
    assert winning_kinds(-1, -1, 0, STRICT) == at.ALL_KINDS
    assert cards(winning_kinds(kind("KH"), suit("H"), suit("S"), STRICT)) == {"TH", "AH"} | {
        r + "S" for r in "789JQKTA"
    }


@pytest.mark.rule("COM-TRICK-01..03", "3A-PLAY-02..05", "2B-P2-01", "AMB-45", "HR-02")
@pytest.mark.parametrize("flags", range(128))
def test_against_the_rules_in_prose(flags: int) -> None:
    """For every combination of duties the legal cards and the winner are those of a slow reading of the rules."""
    rng = random.Random(flags)
    for _ in range(150):
        shuffled = [card(number) for number in pack(copies=2, lowest=rng.choice("7J"))]
        rng.shuffle(shuffled)
        if rng.random() < 0.5:  # few suits: more heads, ruffs and twins
            shuffled = [c for c in shuffled if c[1] in "SH"]
        trump = rng.choice("SHDC-")
        trick = [shuffled.pop() for _ in range(rng.randrange(4))]
        hand = [shuffled.pop() for _ in range(rng.randrange(1, 8))]
        assert choices(flags, " ".join(hand), " ".join(trick), trump) == allowed(flags, hand, trick, trump), (
            hand,
            trick,
        )
        full = [*trick, hand[0]]
        twins = bool(flags & LATER_TWIN_WINS)
        table = array("h", [kind(c) for c in full])
        assert trick_winner(table, len(full), suit(trump), flags) == winner(full, trump, twins), full
