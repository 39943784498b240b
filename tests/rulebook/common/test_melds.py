"""Common ground: the melds of a hand, their classes, and what they pay."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binocle.cards import CARDS
from tests.rulebook.auction.tables import game, laid, lines_of, meld_points

GAMES = pytest.mark.parametrize("rules", ["midwest", "auction", "partners"])


@GAMES
@pytest.mark.rule("COM-MELD-01")
def test_run(rules: str) -> None:
    """Trump A T K Q J pay 150, both copies together 1500."""
    for suit in "SHDC":
        one = " ".join(rank + suit for rank in "ATKQJ")
        assert lines_of(rules, one, suit) == {"run": 150}
        assert lines_of(rules, f"{one} {one}", suit) == {"double-run": 1500}


@GAMES
@pytest.mark.rule("COM-MELD-02")
def test_marriages(rules: str) -> None:
    """King and queen pay 40 in trump and 20 in a plain suit; two pairs of a suit twice that."""
    assert lines_of(rules, "KH QH", "H") == {"royal-marriage": 40}
    assert lines_of(rules, "KH QH KH QH", "H") == {"royal-marriage": 80}
    for trump in "SDC":
        assert lines_of(rules, "KH QH", trump) == {"marriage": 20}
        assert lines_of(rules, "KH QH KH QH", trump) == {"marriage": 40}
    assert lines_of(rules, "KH QS", "S") == {}


@GAMES
@pytest.mark.parametrize(
    ("rank", "name", "one", "two"),
    [("A", "aces", 100, 1000), ("K", "kings", 80, 800), ("Q", "queens", 60, 600), ("J", "jacks", 40, 400)],
)
@pytest.mark.rule("COM-MELD-03")
def test_arounds(rules: str, rank: str, name: str, one: int, two: int) -> None:
    """One of a rank in each suit pays 100, 80, 60 or 40; both copies of all four ten times as much."""
    hand = " ".join(rank + suit for suit in "SHDC")
    found = lines_of(rules, hand, "S")
    assert found[f"{name}-around"] == one
    found = lines_of(rules, f"{hand} {hand}", "S")
    assert found[f"double-{name}-around"] == two
    three_suits = " ".join(rank + suit for suit in "SHD")
    assert f"{name}-around" not in lines_of(rules, three_suits, "S")


@GAMES
@pytest.mark.rule("COM-MELD-04")
def test_pinochle_and_dix(rules: str) -> None:
    """QS with JD pays 40, both copies 300; each nine of trump, the dix, 10."""
    for trump in "SHDC":
        assert lines_of(rules, "QS JD", trump) == {"pinochle": 40}
        assert lines_of(rules, "QS QS JD JD", trump) == {"double-pinochle": 300}
        assert lines_of(rules, f"9{trump}", trump) == {"dix": 10}
        assert lines_of(rules, f"9{trump} 9{trump}", trump) == {"dix": 20}
        assert lines_of(rules, " ".join(f"9{suit}" for suit in "SHDC" if suit != trump), trump) == {}


@pytest.mark.rule("COM-MELD-04")
def test_dix_of_other_packs() -> None:
    """In the Swabian 48-card pack the seven of trump is the dix; packs of 40 and 80 cards have none."""
    assert lines_of("midwest?pack.ranks=ATKQJ7", "7S 7H", "S") == {"dix": 10}
    for rules in ("midwest?pack.ranks=ATKQJ&deal.hand=12&deal.widow=4", "double-deck"):
        assert "dix" not in {row.name for row in game(rules).setting.tables.melds[0].rows}
        assert meld_points(rules, "JS TS", "S") == 0


@GAMES
@pytest.mark.parametrize(
    "hand",
    ["TS TH TD TC", "9S 9H 9D 9C", "AH TH KH JH", "AS AS AH AH", "KS KS KD KC", "QS QS", "JD JD", "QD JS", "QS JH"],
)
@pytest.mark.rule("COM-MELD-05")
def test_what_is_no_meld(rules: str, hand: str) -> None:
    """Tens, nines, a run in a plain suit, a rank with a suit twice, half a pinochle: nothing but a dix among them."""
    assert set(lines_of(rules, hand, "C")) <= {"dix"}
    assert "run" not in lines_of(rules, "AH TH KH QH JH", "C")
    assert meld_points(rules, "AH TH KH QH JH", "C") == 20


@GAMES
@pytest.mark.rule("COM-MELD-06", "3A-MELD-04", "3D-MELD-02")
def test_a_card_serves_once_in_each_class(rules: str) -> None:
    """QS in a marriage, a queens around and a pinochle is paid three times; twice in one class never."""
    assert lines_of(rules, "KS QS QH QD QC JD", "H") == {"marriage": 20, "queens-around": 60, "pinochle": 40}
    assert meld_points(rules, "KS QS QS", "S") == 40
    assert meld_points(rules, "AS TS KS QS JS", "S") == 150
    assert meld_points(rules, "QS JD JD", "H") == 40
    assert meld_points(rules, "AS AH AD AC AC", "H") == 100


@GAMES
@pytest.mark.rule("COM-MELD-07")
def test_the_best_packing_counts(rules: str) -> None:
    """The total is the best that disjoint melds of each class make, and ranks of arounds do not disturb one another."""
    assert meld_points(rules, "AS TS KS KS QS QS JS", "S") == 190
    assert meld_points(rules, "AS TS KS KS QS QS JS", "H") == 40
    hand = " ".join(rank + suit for rank in "AKQJ" for suit in "SHDC")
    assert meld_points(rules, hand, "S") == 100 + 80 + 60 + 40 + 40 + 3 * 20 + 40


@given(
    st.sampled_from(["midwest", "auction", "partners", "double-deck"]),
    st.lists(st.integers(0, 31), min_size=1, max_size=15),
    st.integers(0, 3),
)
@pytest.mark.rule("COM-MELD-07")
def test_another_card_never_costs(rules: str, kinds: list[int], trump: int) -> None:
    """A card more never lowers the melds of a hand."""
    table = game(rules)
    held: list[int] = []
    points = 0
    for kind in kinds:
        if kind in table.setting.pack and held.count(kind) < table.setting.pack.copies:
            held.append(kind)
            more = meld_points(rules, " ".join(CARDS[k].value for k in held), "SHDC"[trump])
            assert more >= points
            points = more


@GAMES
def test_laid_melds_show_their_cards(rules: str) -> None:
    """What is laid out shows just the cards of each meld."""
    shown = laid(rules, "KS QS JD 9H AC", "S")
    assert {(one.name, tuple(sorted(one.cards))) for one in shown} == {
        ("royal-marriage", ("KS", "QS")),
        ("pinochle", ("JD", "QS")),
    }
