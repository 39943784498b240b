"""The transition of trick play: winner, points, next to lead, and back."""

import random
from array import array

import pytest

from binocle.kernel import layout as at
from binocle.kernel.follow import legal_kinds
from binocle.kernel.layout import EAST, FREE, LATER_TWIN_WINS, STRICT, UNDO, UNDO_SIZE
from binocle.kernel.trick import hand_mask, legal_now, make_play, unmake_play
from tests.unit.kernel.positions import (
    STREAMLINED,
    TRADITIONAL,
    allowed,
    card,
    cards,
    dealt,
    kind,
    kinds,
    pack,
    random_deal,
    suit,
    winner,
)


def place(cells: "array[int]") -> list[int]:
    """The cells that make up the position: all of them up to the history played so far."""
    return list(cells[: UNDO + cells[at.PLAYS] * UNDO_SIZE])


@pytest.mark.rule("COM-TRICK-04", "COM-LAST-01")
def test_two_tricks_card_by_card() -> None:
    """The winner gets the points of the trick and leads; the last trick brings its ten besides."""
    cells = dealt([kinds("TH 9S"), kinds("AH KD"), kinds("KH AD")], 0, suit("S"), STRICT)
    assert make_play(cells, kind("TH"), TRADITIONAL) == -1
    assert (cells[at.TABLE], cells[at.LED], cells[at.TO_PLAY]) == (1, suit("H"), 1)
    assert cards(legal_now(cells)) == {"AH"}
    make_play(cells, kind("AH"), TRADITIONAL)
    assert card(cells[at.BEST]) == "AH"
    assert make_play(cells, kind("KH"), TRADITIONAL) == 1
    assert (cells[at.LEADER], cells[at.TO_PLAY], cells[at.TABLE]) == (1, 1, 0)
    assert list(cells[at.POINTS : at.POINTS + 3]) == [0, 25, 0]
    for name in ["KD", "AD", "9S"]:
        last = make_play(cells, kind(name), TRADITIONAL)
    assert last == 0
    assert list(cells[at.POINTS : at.POINTS + 3]) == [4 + 11 + 10, 25, 0]
    assert list(cells[at.TRICKS : at.TRICKS + 3]) == [1, 1, 0]
    assert legal_now(cells) == 0


@pytest.mark.rule("3B-DIR-01")
def test_anticlockwise() -> None:
    """With STEP -1 the turn passes to the right."""
    cells = dealt([kinds("9H"), kinds("AH"), kinds("KH")], 0, suit("S"), STRICT, step=-1)
    turns = []
    for name in ["9H", "KH", "AH"]:
        turns.append(cells[at.TO_PLAY])
        taken = make_play(cells, kind(name), TRADITIONAL)
    assert turns == [0, 2, 1]
    assert taken == 1


@pytest.mark.rule("HR-02")
def test_best_of_the_led_suit_is_kept_beside_the_ruff() -> None:
    """After a ruff LED_BEST still names the highest card of the suit led, of twins the one that ranks."""
    cells = dealt([kinds("JD"), kinds("JC"), kinds("QD"), kinds("9D KD")], 0, suit("C"), STRICT)
    for name in ["JD", "JC", "QD"]:
        make_play(cells, kind(name), TRADITIONAL)
    assert (card(cells[at.BEST]), card(cells[at.LED_BEST]), cells[at.BEST_SEAT]) == ("JC", "QD", 1)


def test_a_shown_card_is_no_longer_known_once_played() -> None:
    """Playing a kind that was shown takes the shown copy away, and taking it back shows it again."""
    cells = dealt([kinds("KH KH"), kinds("9H 9H")], 0, suit("S"), STRICT)
    cells[at.KNOWN + kind("KH")] = 1
    before = place(cells)
    make_play(cells, kind("KH"), TRADITIONAL)
    assert cells[at.KNOWN + kind("KH")] == 0
    assert hand_mask(cells, 0) == 1 << kind("KH")
    assert unmake_play(cells, TRADITIONAL) == kind("KH")
    assert place(cells) == before


@pytest.mark.rule("COM-LAST-01")
@pytest.mark.parametrize(
    ("players", "hand", "copies", "lowest", "last", "total"),
    [(2, 24, 2, "9", 10, 250), (3, 16, 2, "9", 10, 250), (4, 12, 2, "9", 10, 250), (2, 32, 2, "7", 10, 250),
     (4, 20, 4, "J", 10, 490), (4, 20, 4, "J", 20, 500), (4, 24, 4, "9", 20, 500)],
)  # fmt: skip
def test_points_of_a_deal(players: int, hand: int, copies: int, lowest: str, last: int, total: int) -> None:
    """All cards played, the points of the deal are shared out and no more: 250, 490 or 500."""
    rng = random.Random(hand)
    for _ in range(20):
        cells = dealt(random_deal(rng, players, hand, pack(copies, lowest)), 0, rng.randrange(-1, 4), STRICT, last)
        while legal := legal_now(cells):
            make_play(cells, rng.choice([k for k in range(32) if legal >> k & 1]), TRADITIONAL)
        assert sum(cells[at.POINTS : at.POINTS + 4]) == total
        assert sum(cells[at.TRICKS : at.TRICKS + 4]) == hand
        assert sum(cells[at.HELD : at.HELD + 4]) == 0


@pytest.mark.rule("COM-TRICK-04")
@pytest.mark.parametrize("seed", range(40))
def test_play_agrees_with_the_prose_and_is_taken_back(seed: int) -> None:
    """Through whole deals legality, winners and points are the oracle's; unmaking restores each position."""
    rng = random.Random(seed)
    players = rng.choice([2, 3, 4])
    flags = rng.choice([STRICT, EAST, FREE, rng.randrange(128)])
    step = rng.choice([1, -1])
    trump = rng.choice("SHDC-")
    points = rng.choice([TRADITIONAL, STREAMLINED])
    hands = random_deal(rng, players, 12)
    cells = dealt(hands, rng.randrange(players), suit(trump), flags, 10, step)
    texts = [[card(k) for k in hand] for hand in hands]
    tally = [0] * players
    trick: list[str] = []
    before = []
    while legal := legal_now(cells):
        turn = cells[at.TO_PLAY]
        assert cards(legal) == allowed(flags, texts[turn], trick, trump)
        choice = rng.choice(sorted(cards(legal)))
        before.append(place(cells))
        texts[turn].remove(choice)
        trick.append(choice)
        taken = make_play(cells, kind(choice), points)
        if len(trick) == players:
            leader = (turn - step * (players - 1)) % players
            expected = (leader + step * winner(trick, trump, bool(flags & LATER_TWIN_WINS))) % players
            assert taken == expected == cells[at.TO_PLAY]
            tally[taken] += sum(points[kind(c) & 7] for c in trick) + (10 if not any(texts) else 0)
            trick = []
        else:
            assert taken == -1
            assert cells[at.TO_PLAY] == (turn + step) % players
        assert list(cells[at.POINTS : at.POINTS + players]) == tally
    while before:
        unmake_play(cells, points)
        assert place(cells) == before.pop()


def test_legal_now_reads_the_position() -> None:
    """`legal_now` is `legal_kinds` of the hand on turn with what lies on the table."""
    cells = dealt([kinds("KH"), kinds("TH 9H AS")], 0, suit("S"), STRICT)
    make_play(cells, kind("KH"), TRADITIONAL)
    expected = legal_kinds(hand_mask(cells, 1), suit("H"), kind("KH"), kind("KH"), suit("S"), STRICT)
    assert legal_now(cells) == expected == 1 << kind("TH")
