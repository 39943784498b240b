"""Common ground: the packs, the order of the ranks, what cards count, and the last trick."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from binocle.cards import CARDS, Card
from binocle.deal.shuffle import random_deal
from binocle.errors import RuleSetError
from binocle.game.actions import Deal
from binocle.rules import named, parse
from binocle.seats import CHANCE
from tests.rulebook.auction.tables import ending, game, laid, meld_points, outcome_of_trick, settled
from tests.strategies import game_of, walk

SINGLE = ("two-handed", "bicycle", "midwest", "auction", "partners")
LARGE = "two-handed?pack.ranks=ATKQJ987"
NINETY_SIX = "double-deck?pack.ranks=ATKQJ9&deal.hand=24"
SWABIAN_48 = "midwest?pack.ranks=ATKQJ7"
SWABIAN_40 = "midwest?pack.ranks=ATKQJ&deal.hand=12&deal.widow=4&pack.suits=german"
POINTS = {
    "traditional": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0},
    "simplified": {"A": 10, "T": 10, "K": 5, "Q": 5, "J": 0, "9": 0, "8": 0, "7": 0},
    "streamlined": {"A": 10, "T": 10, "K": 10, "Q": 0, "J": 0, "9": 0, "8": 0, "7": 0},
}


def dealt(line: str) -> Counter[str]:
    """All cards of a deal in a rule set, counted."""
    deal = random_deal(game(line), random.Random(line))
    parts = [*deal.hands, deal.widow, deal.stock, (deal.upcard,) if deal.upcard else ()]
    return Counter(card.value for part in parts for card in part)


def pack_of(ranks: str, copies: int) -> Counter[str]:
    """A pack written out."""
    return Counter({rank + suit: copies for rank in ranks for suit in "SHDC"})


@pytest.mark.parametrize("name", SINGLE)
@pytest.mark.rule("COM-DECK-01")
def test_single_deck(name: str) -> None:
    """Games with the single deck deal 48 cards: A T K Q J 9 of four suits, two of each."""
    assert dealt(name) == pack_of("ATKQJ9", 2)
    assert dealt(name).total() == 48


@pytest.mark.rule("COM-DECK-02")
def test_large_deck() -> None:
    """The large two-handed deck adds two of each 8 and 7: 64 cards, and the lowest trump, the seven, is the dix."""
    assert dealt(LARGE) == pack_of("ATKQJ987", 2)
    assert dealt(LARGE).total() == 64
    setting = game(LARGE).setting
    assert [CARDS[setting.dix_kind(suit)].value for suit in range(4)] == ["7S", "7H", "7D", "7C"]


@pytest.mark.rule("COM-DECK-03", "4D-DECK-01", "4D-SETUP-01")
def test_double_deck() -> None:
    """The double deck is four of each A T K Q J, no nines: 80 cards, and a deal with a nine in it is refused."""
    assert dealt("double-deck") == pack_of("ATKQJ", 4)
    assert dealt("double-deck").total() == 80
    table = game("double-deck")
    deal = random_deal(table, random.Random(1))
    first, *others = deal.hands
    wrong = msgspec.structs.replace(deal, hands=((Card.S9, *first[1:]), *others))
    refusal = table.check(table.start(), CHANCE, wrong)
    assert refusal is not None
    assert refusal.code == "deal/pack"


@pytest.mark.rule("COM-DECK-04", "4D-OPT-01")
def test_double_deck_with_nines() -> None:
    """With nines the double deck has 96 cards, 24 for each of four; the lowest trump is a dix again."""
    assert dealt(NINETY_SIX) == pack_of("ATKQJ9", 4)
    assert dealt(NINETY_SIX).total() == 96
    assert meld_points(NINETY_SIX, "9H 9H 9S", "H") == 20
    with pytest.raises(RuleSetError, match=r"deal\.hand"):
        parse("double-deck?pack.ranks=ATKQJ9")


@pytest.mark.rule("COM-DECK-05")
def test_swabian_decks() -> None:
    """The Swabian pack has a 7 in place of the 9 (48 cards), or no sevens at all (40); its suits may be German."""
    assert dealt(SWABIAN_48) == pack_of("ATKQJ7", 2)
    assert dealt(SWABIAN_40) == pack_of("ATKQJ", 2)
    assert parse(SWABIAN_40).pack.suits == "german"
    assert named("midwest").pack.suits == "french"


@pytest.mark.parametrize("line", ["two-handed", "midwest", "double-deck"])
@pytest.mark.rule("COM-DECK-06")
def test_twins_are_one(line: str) -> None:
    """Twins are one card in two places: it makes no difference which of them a hand was dealt. There are no jokers."""
    table = game_of(line)
    deal = random_deal(table, random.Random(line))
    state = table.apply(table.start(), CHANCE, deal).state
    again = Deal(tuple(tuple(reversed(hand)) for hand in deal.hands), deal.widow, deal.upcard, deal.stock)
    assert table.apply(table.start(), CHANCE, again).state == state
    assert set(dealt(line)) <= {card.value for card in Card}
    assert all(card[0] in "ATKQJ9" and card[1] in "SHDC" for card in dealt(line))


@pytest.mark.parametrize("line", ["two-handed", "midwest", "double-deck"])
@pytest.mark.rule("COM-DECK-06")
def test_twins_are_one_choice(line: str) -> None:
    """Who holds two or more of a card may play or bury that card; it is not offered to him twice."""
    table, held = game_of(line), 0
    for state, turn, _ in walk(table, random.Random(line), deals=1):
        if turn >= 0:
            legal = table.legal(state, turn)
            assert len(set(legal)) == len(legal)
            held += len(legal) > 0 and len(set(table.view(state, turn).hand or ())) < len(
                table.view(state, turn).hand or ()
            )
    assert held


@pytest.mark.parametrize("trump", ["S", "C"])
@pytest.mark.rule("COM-RANK-01")
def test_ranks(trump: str) -> None:
    """In every suit, trump or plain: A above T above K above Q above J above 9 above 8 above 7."""
    line = "midwest?pack.ranks=ATKQJ987&deal.hand=20&deal.packet=4&deal.widow=4&play.duty=free"
    for suit in "SHDC":
        for high, low in zip("ATKQJ98", "TKQJ987", strict=True):
            third = "7D" if suit != "D" and trump != "D" else "7H"
            assert outcome_of_trick(line, f"{low}{suit} {high}{suit} {third}", trump)[0] == 1
            assert outcome_of_trick(line, f"{high}{suit} {low}{suit} {third}", trump)[0] == 0


@pytest.mark.rule("COM-RANK-02")
def test_a_run_is_ace_to_jack_of_trump() -> None:
    """A run is A T K Q J and no other five in a row: without the ten there is none, with 9 for ace neither."""
    assert [shown.name for shown in laid("midwest", "AS TS KS QS JS", "S")] == ["run"]
    assert "run" not in [shown.name for shown in laid("midwest", "AS KS QS JS 9S", "S")]
    assert "run" not in [shown.name for shown in laid("midwest", "TS KS QS JS 9S", "S")]


@pytest.mark.parametrize("system", POINTS)
@pytest.mark.rule("COM-CP-01", "COM-CP-02", "COM-CP-03")
def test_card_points(system: str) -> None:
    """What a card counts in a trick, in each of the three systems."""
    line = "midwest?pack.ranks=ATKQJ987&deal.hand=20&deal.packet=4&deal.widow=4&play.duty=free"
    for rank, points in POINTS[system].items():
        found = outcome_of_trick(f"{line}&score.card_points={system}", f"{rank}S 9H 9D", "C")
        assert found == (0, points)


@pytest.mark.parametrize(
    ("name", "system"),
    [
        ("two-handed", "traditional"),
        ("bicycle", "traditional"),
        ("midwest", "streamlined"),
        ("auction", "traditional"),
        ("partners", "traditional"),
        ("double-deck", "streamlined"),
    ],
)
@pytest.mark.rule("COM-CP-01", "COM-CP-03", "3D-SETUP-01", "4D-OPT-04", "3A-SETUP-02")
def test_each_game_counts_in_its_own_way(name: str, system: str) -> None:
    """Two-handed, auction and partners count the traditional points, Bison and the double deck the streamlined ones."""
    table = game(name)
    for strength, rank in enumerate("789JQKTA"):
        assert table.setting.tables.card_points[strength] == POINTS[system][rank]
    assert parse(name).score.card_points == system


@pytest.mark.parametrize("system", POINTS)
@pytest.mark.rule("COM-CP-05", "COM-CP-06")
def test_a_pack_counts_240_and_a_suit_60(system: str) -> None:
    """The single deck, and every pack made from it, counts 240 in tricks, a suit 60; the double deck twice that."""
    for line, one in (("midwest", 60), (LARGE, 60), (SWABIAN_40, 60), ("double-deck", 120), (NINETY_SIX, 120)):
        table = game(f"{line}{'&' if '?' in line else '?'}score.card_points={system}")
        by_suit = [0, 0, 0, 0]
        for kind in table.setting.pack.kinds:
            by_suit[kind >> 3] += table.setting.tables.card_points[kind & 7]
        assert by_suit == [one] * 4
        assert table.setting.tables.trick_total == 4 * one + table.rules.score.last_trick


@pytest.mark.rule("COM-CP-04", "3A-OPT-14")
def test_zeros_are_kept() -> None:
    """Points are booked with their zeros; without them streamlined points are a tenth."""
    table = game("midwest")
    points = [table.setting.tables.card_points[kind & 7] for kind in table.setting.pack.kinds]
    assert sum(points) == 240
    assert {value % 10 for value in points} == {0}
    assert sum(value // 10 for value in points) == 24
    assert outcome_of_trick("midwest", "AS TS KS", "H")[1] == 30
    assert parse("midwest").score.scale == "tens"
    assert outcome_of_trick("midwest?score.scale=modern", "AS TS KS", "H")[1] == 3


@pytest.mark.parametrize("name", ["midwest", "auction", "partners"])
@pytest.mark.rule("COM-LAST-01")
def test_last_trick_counts_ten(name: str) -> None:
    """Who takes the very last trick gets ten points for it, and nobody for any other trick."""
    nines = " ".join(["9H"] * game(name).setting.players)
    assert outcome_of_trick(name, nines, "S", last=True)[1] == 10
    assert outcome_of_trick(name, nines, "S")[1] == 0


@pytest.mark.parametrize(("line", "points"), [("double-deck", 20), ("double-deck?score.last_trick=10", 10)])
@pytest.mark.rule("COM-LAST-02", "4D-OPT-03")
def test_last_trick_with_the_double_deck(line: str, points: int) -> None:
    """With the double deck the last trick counts 20, or 10 where the table wants it so."""
    assert outcome_of_trick(line, "JH JH JH JH", "S", last=True)[1] == points
    assert outcome_of_trick(line, "JH JH JH JH", "S")[1] == 0


@pytest.mark.parametrize("name", ["two-handed", "midwest", "auction", "partners"])
@pytest.mark.rule("COM-LAST-01", "COM-CP-05")
def test_a_deal_counts_250(name: str) -> None:
    """All tricks of a deal, the ten for the last and the buried cards together are 250."""
    found = set()
    for state, _, _ in walk(game_of(name), random.Random(name), deals=6):
        result: Any = getattr(state.phase, "result", None)
        if result is not None and result.outcome in ("played", "made", "set"):
            found.add(sum(result.tricks) + result.buried)
    assert found == {250}


@pytest.mark.rule("COM-LAST-01")
def test_the_last_trick_goes_to_its_winner() -> None:
    """The ten for the last trick belong to the seat that takes it, and decide a contract."""
    state = ending("midwest", ["9H", "9D", "9C"], "D", declarer=0, bid=250, points=(240, 0, 0))
    assert game("midwest").rules.score.last_trick == 10
    table = game("midwest")
    while table.to_act(state) >= 0:
        turn = table.to_act(state)
        state = table.apply(state, turn, table.legal(state, turn)[0]).state
    assert state.public.points == (240, 10, 0)
    assert settled("midwest", (0, 0, 0), (250, 0, 0)).outcome == "made"
