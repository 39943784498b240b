"""Rule-of-thumb play: spots reported by players of other programs, each with the cards that make sense there."""

import random
from array import array

import pytest

from binocle.kernel import layout as at
from binocle.kernel.counting import lacks
from binocle.kernel.layout import EAST, FREE, STRICT
from binocle.kernel.mask import mask_cells
from binocle.kernel.playout import playout, random_kind
from binocle.kernel.policy import choose_card, unseen_above
from binocle.kernel.trick import legal_now, make_play
from tests.unit.kernel.positions import (
    COUNTERS,
    STREAMLINED,
    TRADITIONAL,
    card,
    dealt,
    kind,
    kinds,
    pack,
    random_deal,
    seen_by_last,
    suit,
)

SYSTEMS = pytest.mark.parametrize("points", [TRADITIONAL, STREAMLINED, COUNTERS], ids=["trad", "stream", "ones"])


def choice(seen: "array[int]", points: "array[int]", partners: int = 1, declarer: int = -1) -> str:
    """The card played, as text."""
    return card(choose_card(seen, points, partners, declarer))


@SYSTEMS
def test_counter_on_a_trick_partner_is_sure_of(points: "array[int]") -> None:
    """C2: the partner showed the highest trump left and plays last, so a counter goes on the trick, no ace, no nine."""
    seen = seen_by_last("KD TD JD 9D KH QH 9H AC KC QC JC", "QS", "S", gone="AS 9S 9S JH", shown={2: "AS"}, me=0)
    assert choice(seen, points, declarer=3) in {"TD", "KD", "KH", "KC"}


@SYSTEMS
def test_declarer_cashes_side_aces_before_drawing_trumps(points: "array[int]") -> None:
    """C3: on a free lead a side ace comes first; trumps are drawn later and with low ones, not with ace and ten."""
    whole = pack(4, "J")
    hand = "AS AS TS KS KS QS QS JS AH AH QH AC AC JC KC AD AD TD QD JD"
    seen = seen_by_last(hand, "", "S", whole=whole)
    assert choice(seen, points, declarer=0) in {"AH", "AC", "AD"}
    later = "AS AS TS KS KS QS QS JS QH JC QD JD"
    seen = seen_by_last(later, "", "S", gone="AH AH AC AC AD AD AH AH AC AC AD AD", whole=whole)
    assert choice(seen, points, declarer=0) not in {"AS", "TS"}


@SYSTEMS
def test_low_trump_wins_as_surely(points: "array[int]") -> None:
    """C4: last to play and void, the trick is ruffed with the nine and the ace of trumps is kept."""
    assert choice(seen_by_last("AC 9C JD 9D", "KH 9H TH", "C"), points) == "9C"


@SYSTEMS
def test_ace_and_not_the_ten_when_the_other_ace_is_out(points: "array[int]") -> None:
    """C6: the king must be headed and a player is still to come: the ace, since the ten may fall to the other ace."""
    assert choice(seen_by_last("AD TD 9C JC QC 9H JH QH KH 9S", "9D KD", "S", me=2), points, declarer=0) == "AD"


@SYSTEMS
def test_ranks_are_not_compared_across_suits(points: "array[int]") -> None:
    """C8: the partner has ruffed with the nine and wins; last to play one feeds the king."""
    assert choice(seen_by_last("KH QH JH", "AH 9S 9H", "S", me=3), points) == "KH"


@SYSTEMS
def test_trump_lead_without_the_ace_is_not_the_ten(points: "array[int]") -> None:
    """C9: with nothing but trumps and neither ace nor king, the queen is led."""
    assert choice(seen_by_last("TS QS JS 9S 9S", "", "S"), points, declarer=0) == "QS"


@SYSTEMS
@pytest.mark.parametrize("declarer", [1, 3])
def test_defender_does_not_draw_trumps_for_the_declarer(points: "array[int]", declarer: int) -> None:
    """C10: with the ace of trumps and a safe plain king the defender leads the king."""
    seen = seen_by_last("AS KD", "", "S", gone="AD AD TD TD")
    assert choice(seen, points, declarer=declarer) == "KD"


@SYSTEMS
def test_counter_that_cannot_be_beaten(points: "array[int]") -> None:
    """C11: both aces are gone and a player is to come: the ten, not the king, takes the trick."""
    assert choice(seen_by_last("KD TD 9C JC QC 9H JH QH", "JD QD", "S", gone="AD AD", me=2), points) == "TD"


@SYSTEMS
def test_last_two_cards_keep_the_winner(points: "array[int]") -> None:
    """C12a: last to play with ace and ten, the ten wins now and the ace wins the last trick."""
    assert choice(seen_by_last("AC TC", "KC QC 9C", "S", gone="AC"), points) == "TC"


@SYSTEMS
def test_loser_first_and_the_last_trump_for_the_last_trick(points: "array[int]") -> None:
    """C12b: on lead with the only trump left and a loser, the loser goes first."""
    trumps = "AS AS TS TS KS KS QS QS JS JS 9S"
    assert choice(seen_by_last("9S KD", "", "S", gone=trumps), points) == "KD"
    assert choice(seen_by_last("9S AD KD", "", "S", gone=f"{trumps} AD"), points) != "9S"


@SYSTEMS
def test_discards(points: "array[int]") -> None:
    """C13: void of suit and trump, a worthless card goes to the opponents, a counter to the partner."""
    assert choice(seen_by_last("KD 9D JC AC", "AH QH KH", "S"), points) in {"9D", "JC"}
    assert choice(seen_by_last("KD 9D JC AC", "QH AH KH", "S"), points) == "KD"


def test_higher_cards_not_seen() -> None:
    """C14: what ranks above a king is counted from cards not seen: an ace and two tens, then none."""
    seen = seen_by_last("KH 9H", "", "S", gone="AH")
    assert unseen_above(seen, kind("KH")) == 3
    seen = seen_by_last("KH 9H", "", "S", gone="AH TH TH AH")
    assert unseen_above(seen, kind("KH")) == 0
    seen = seen_by_last("KH 9H", "", "S", gone="AH", shown={2: "TH"})
    assert unseen_above(seen, kind("KH")) == 3


@SYSTEMS
def test_worked_examples(points: "array[int]") -> None:
    """C17: cannot win: the lowest; partner's ace wins: no ten; partner's boss ruff: a cheap counter."""
    # The partner's king lies under an opponent's ace of trumps.
    assert choice(seen_by_last("QS 9S JS", "AS KS TS", "S", me=3), points) == "9S"
    # King led, partner's ace wins, one opponent to come.
    assert choice(seen_by_last("KS TS 9S", "KS AS QS", "H", gone="AS"), points) in {"KS", "9S"}
    if points is not TRADITIONAL:  # where a ten counts more than a king it may go on the partner's ace
        assert choice(seen_by_last("KS TS 9S", "KS AS QS", "H"), points) in {"KS", "9S"}
    assert choice(seen_by_last("KH TH AC KC 9D", "KD AS JD", "S", flags=STRICT, gone="AS AD"), points) == "9D"
    assert choice(seen_by_last("KH TH AC KC 9H", "KD AS JD", "S", gone="AS"), points) in {"KH", "KC", "TH"}


@pytest.mark.rule("3A-SETUP-03")
def test_two_defenders_play_together() -> None:
    """Against a declarer the other defender's trick is fed; alone against all it is not."""
    seen = seen_by_last("TD JD", "9H AH", "S", players=3, me=2)
    assert choice(seen, TRADITIONAL, partners=0, declarer=0) == "TD"
    assert choice(seen, TRADITIONAL, partners=0, declarer=2) == "JD"
    assert choice(seen, TRADITIONAL, partners=0, declarer=-1) == "JD"


def test_a_revoke_cannot_happen_so_a_discard_tells() -> None:
    """Who neither follows nor trumps shows two voids; who ruffs shows one; played free nothing is shown."""
    hands = [kinds("AH AD"), kinds("9S 9D"), kinds("9C 9D")]
    for flags, expected in ((STRICT, [0, 2, 3]), (EAST, [0, 2, 3]), (FREE, [0, 0, 0])):
        cells = dealt(hands, 0, suit("S"), flags)
        for name in ["AH", "9S", "9C"]:
            make_play(cells, kind(name), TRADITIONAL)
        seen = at.new_cells()
        mask_cells(cells, 1, seen)
        assert [lacks(seen, seat) for seat in range(3)] == expected


def test_empty_hand_and_forced_card() -> None:
    """A single legal card is played without thought; with no card there is none."""
    assert choice(seen_by_last("9H AC", "KH", "S"), TRADITIONAL) == "9H"
    cells = dealt([[], []], 0, suit("S"), STRICT)
    assert choose_card(cells, TRADITIONAL, 0, -1) == -1


@pytest.mark.parametrize(("players", "partners"), [(2, 0), (3, 0), (4, 1), (4, 0)])
@pytest.mark.parametrize("flags", [FREE, EAST, STRICT])
def test_always_a_legal_card(players: int, partners: int, flags: int) -> None:
    """In any position of any game the chosen card is legal."""
    rng = random.Random(players)
    for _ in range(3):
        cells = dealt(random_deal(rng, players, 12), 0, rng.randrange(-1, 4), flags)
        seen = at.new_cells()
        while legal := legal_now(cells):
            mask_cells(cells, cells[at.TO_PLAY], seen)
            chosen = choose_card(seen, TRADITIONAL, partners, rng.randrange(-1, players))
            assert legal >> chosen & 1
            make_play(cells, chosen, TRADITIONAL)


def test_playout_ends_the_deal() -> None:
    """A playout plays all cards, or as many as it was allowed."""
    cells = dealt(random_deal(random.Random(1), 4, 12), 0, 0, STRICT)
    assert playout(cells, TRADITIONAL, 1, 0, 5) == 5
    assert playout(cells, TRADITIONAL, 1, 0, 100) == 43
    assert sum(cells[at.POINTS : at.POINTS + 4]) == 250


@pytest.mark.parametrize(("players", "hand", "partners", "margin"), [(4, 12, 1, 15), (3, 15, 0, 12), (2, 12, 0, 4)])
def test_better_than_random(players: int, hand: int, partners: int, margin: int) -> None:
    """Over the same deals from both sides it takes more points than random legal play, by a clear margin."""
    rng = random.Random(7)
    seeds = array("q", [4711])
    seen = at.new_cells()
    total = 0
    deals = 40
    for _ in range(deals):
        hands = random_deal(rng, players, hand)
        trump = rng.randrange(4)
        for side in range(2):
            cells = dealt(hands, 0, trump, STRICT)
            while legal := legal_now(cells):
                turn = cells[at.TO_PLAY]
                thinking = (turn % 2 if partners or players == 2 else int(turn == 0)) == side
                if thinking:
                    mask_cells(cells, turn, seen)
                    make_play(cells, choose_card(seen, TRADITIONAL, partners, 0), TRADITIONAL)
                else:
                    make_play(cells, random_kind(legal, seeds), TRADITIONAL)
            for seat in range(players):
                own = (seat % 2 if partners or players == 2 else int(seat == 0)) == side
                total += cells[at.POINTS + seat] * (1 if own else -1)
    assert total / (2 * deals) > margin
