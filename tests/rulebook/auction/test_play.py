"""Auction games: the tricks."""

import random

import pytest

from binocle.game.actions import Play
from binocle.game.state import Settled, TrickPlay
from binocle.rules import named
from tests.rulebook.auction.tables import (
    booked,
    cards,
    contract,
    do,
    ending,
    game,
    lay_all,
    legal_cards,
    outcome_of_trick,
    refused,
)
from tests.strategies import game_of, walk

AUCTIONS = ("midwest", "auction", "partners", "double-deck")
each = pytest.mark.parametrize("rules", AUCTIONS)


@pytest.mark.parametrize(("rules", "tricks"), [("midwest", 15), ("auction", 15), ("partners", 12), ("double-deck", 20)])
@pytest.mark.rule("3A-PLAY-01", "3D-PLAY-01", "4P-PLAY-01", "4D-PLAY-01")
def test_number_of_tricks(rules: str, tricks: int) -> None:
    """A deal is played to the last card: 15 tricks, among four 12, with the double deck 20."""
    found = {
        len(state.public.tricks)
        for state, _, _ in walk(game_of(rules), random.Random(rules), deals=5)
        if isinstance(state.phase, Settled) and state.phase.result.outcome in ("made", "set")
    }
    assert found == {tricks}


@each
@pytest.mark.parametrize("declarer", [0, 1, 2])
@pytest.mark.rule("3A-PLAY-01", "3D-PLAY-01", "4P-PLAY-01", "4P-GAP-01", "4D-PLAY-01", "4P-OPT-02")
def test_the_declarer_leads(rules: str, declarer: int) -> None:
    """The declarer leads to the first trick, wherever the dealer sits; the others may not."""
    table = game(rules)
    for dealer in range(table.setting.players):
        state = lay_all(rules, contract(rules, {}, "S", declarer=declarer, dealer=dealer))
        assert isinstance(state.phase, TrickPlay)
        assert table.to_act(state) == declarer
        other = (declarer + 1) % table.setting.players
        assert refused(table, state, other, Play(state.hidden.open().hands[other].cards[0])) == "turn/not-yours"


@pytest.mark.parametrize("set_", ["partners", "double-deck", "midwest"])
@pytest.mark.rule("4P-OPT-02", "3B-PLAY-01")
def test_the_dealers_left_may_lead(set_: str) -> None:
    """Where the table wants it so the seat left of the dealer leads, whoever declares."""
    rules = f"{set_}?play.leader=forehand"
    table = game(rules)
    for dealer in range(table.setting.players):
        state = lay_all(rules, contract(rules, {}, "S", declarer=0, dealer=dealer))
        assert table.to_act(state) == (dealer + 1) % table.setting.players


@each
@pytest.mark.rule("3A-PLAY-02", "3D-PLAY-01", "4P-PLAY-01", "4D-PLAY-01")
def test_any_card_may_be_led(rules: str) -> None:
    """To lead every card is allowed: trump, ace or nothing, in the first trick and later."""
    assert legal_cards(rules, "AS JS QH TD JC", "", "S") == {"AS", "JS", "QH", "TD", "JC"}
    state = lay_all(rules, contract(rules, {}, "S"))
    hand = state.hidden.open().hands[0]
    assert {a.card for a in game(rules).legal(state, 0) if isinstance(a, Play)} == set(hand.cards)


@pytest.mark.rule("HR-07", "4P-OPT-02")
def test_the_first_lead_may_have_to_be_trump() -> None:
    """House rule: the declarer's first lead must be a trump if he has one; later leads are free."""
    rules = "partners?play.first_lead=trump"
    hands = {0: "AS KS AH TH KH QH JH AD TD KD QD JD"}
    table, state = game(rules), lay_all(rules, contract(rules, hands, "S"))
    assert {a.card.value for a in table.legal(state, 0) if isinstance(a, Play)} == {"AS", "KS"}
    assert refused(table, state, 0, Play(cards("AH")[0])) == "play/lead-trump"
    state = lay_all(rules, contract(rules, hands, "C"))
    assert len(table.legal(state, 0)) == 12
    later = ending(rules, ["9S 9H", "JS JH", "QS QH", "KS KH"], "S", points=(10, 0, 0, 0))
    later = do(table, later, *[(seat, Play(card)) for seat, card in enumerate(cards("9S JS QS KS"))])
    assert len(table.legal(later, 3)) == 1


@each
@pytest.mark.rule("3A-PLAY-03", "3D-PLAY-01", "4P-PLAY-01", "4D-PLAY-01")
def test_follow_else_trump(rules: str) -> None:
    """Who holds the led suit plays it; who does not and holds trumps plays one of them."""
    assert legal_cards(rules, "QH JH AS AD", "KH", "S") == {"QH", "JH"}
    assert legal_cards(rules, "QS JS AD AC", "KH", "S") == {"QS", "JS"}
    table = game(rules)
    state = ending(
        rules, ["QH AS", *["JC"] * (table.setting.players - 1)], "S", leader=table.setting.players - 1, trick="KH"
    )
    assert refused(table, state, 0, Play(cards("AS")[0])) == "play/must-follow"


@each
@pytest.mark.rule("3A-PLAY-04", "3D-PLAY-01", "4P-PLAY-01", "4D-PLAY-01")
def test_beat_if_able(rules: str) -> None:
    """Following or trumping, he must beat the best card so far if he can; the partner's card no less."""
    assert legal_cards(rules, "AH TH QH JH", "KH", "S") == {"AH", "TH"}
    assert legal_cards(rules, "QH JH", "KH", "S") == {"QH", "JH"}
    assert legal_cards(rules, "AH JH", "KH TH", "S") == {"AH"}
    assert legal_cards(rules, "AS QS JS", "KS", "S") == {"AS"}
    assert legal_cards(rules, "AS KS JS", "KH QS", "S") == {"AS", "KS"}


@pytest.mark.rule("4P-PLAY-01", "AMB-37", "4D-PLAY-01")
@pytest.mark.parametrize("rules", ["partners", "double-deck"])
def test_the_partners_card_must_be_beaten_too(rules: str) -> None:
    """Seat 2 led the winning king; seat 0, its partner, must play over it."""
    table = game(rules)
    state = ending(rules, ["AH QH", "JC", "JC", "JC"], "S", leader=2, trick="KH JH")
    assert {a.card.value for a in table.legal(state, 0) if isinstance(a, Play)} == {"AH"}
    assert refused(table, state, 0, Play(cards("QH")[0])) == "play/must-head"


@each
@pytest.mark.rule("3A-PLAY-04", "3D-PLAY-01", "4P-PLAY-01", "4D-PLAY-01", "AMB-45")
def test_a_ruffed_trick_cannot_be_beaten_by_following(rules: str) -> None:
    """Once the lead is ruffed, a follower plays any card of the suit; a house rule has him head it."""
    assert legal_cards(rules, "AH TH JH", "KH JS", "S") == {"AH", "TH", "JH"}
    assert legal_cards(f"{rules}?play.head_after_ruff=true", "AH TH JH", "KH JS", "S") == {"AH", "TH"}


@each
@pytest.mark.rule("3A-PLAY-04", "3D-PLAY-01", "4P-PLAY-01", "4D-PLAY-01")
def test_who_cannot_overtrump_must_trump_all_the_same(rules: str) -> None:
    """Void in the led suit, with lower trumps only: one of them must be played."""
    assert legal_cards(rules, "QS JS AD", "KH KS", "S") == {"QS", "JS"}
    state = ending(rules, ["QS AD", *["JC"] * (game(rules).setting.players - 1)], "S", leader=1, trick="KH")
    assert refused(game(rules), state, 2, Play(cards("AS")[0])) is not None
    assert legal_cards(rules, "QS AD", "KH KS", "S") == {"QS"}


@each
@pytest.mark.rule("3A-PLAY-05", "3D-PLAY-01", "4P-PLAY-01", "4D-PLAY-01")
def test_neither_suit_nor_trump(rules: str) -> None:
    """Without the led suit and without trumps any card may be played."""
    assert legal_cards(rules, "AD JD QC", "KH", "S") == {"AD", "JD", "QC"}
    assert legal_cards(rules, "AD JD QC", "KH AS", "S") == {"AD", "JD", "QC"}


@each
@pytest.mark.rule("3D-PLAY-01", "4P-PLAY-01", "4D-PLAY-01")
def test_the_first_of_twins(rules: str) -> None:
    """Of identical cards the first wins, so that the twin of the best card beats nothing."""
    players = game(rules).setting.players
    assert outcome_of_trick(rules, " ".join(["AH", "AH", "KH", "QH"][:players]), "S")[0] == 0
    assert legal_cards(rules, "AH JH", "AH", "S") == {"AH", "JH"}


@pytest.mark.parametrize("set_", AUCTIONS)
@pytest.mark.rule("3A-OPT-08")
def test_the_younger_duty(set_: str) -> None:
    """East: a plain lead need only be followed, a ruff need not go higher; a trump lead must be beaten if able."""
    assert named(set_).play.duty == "strict"
    rules = f"{set_}?play.duty=east"
    assert legal_cards(rules, "AH TH JH AS", "KH", "S") == {"AH", "TH", "JH"}
    assert legal_cards(rules, "AS JS AD", "KH QS", "S") == {"AS", "JS"}
    assert legal_cards(rules, "AS JS AD", "QS", "S") == {"AS"}
    assert legal_cards(rules, "AD JC", "QS", "S") == {"AD", "JC"}


@pytest.mark.rule("3A-PLAY-06", "3A-SETUP-03")
def test_every_opponent_keeps_his_own_tricks() -> None:
    """What one opponent takes, whoever led the trick, is booked for him alone."""
    found = booked("midwest", ending("midwest", ["9H", "9D", "9C"], "S", points=(100, 110, 30), melds=(150, 20, 40)))
    assert found.tricks == (110, 110, 30)
    assert found.change[1:] == (130, 70)
    found = booked("midwest", ending("midwest", ["KH", "AH", "9C"], "S", points=(100, 90, 30), melds=(150, 20, 40)))
    assert found.tricks == (100, 90 + 20 + 10, 30)
    assert found.change[1:] == (140, 70)


@pytest.mark.parametrize(
    ("trick", "trump", "winner"), [("9H QS AH 9S", "S", 1), ("9H QC AC TD", "S", 0), ("JD JC QD TD", "C", 1)]
)
@pytest.mark.rule("COM-TRICK-01", "COM-TRICK-02")
def test_public_tricks(trick: str, trump: str, winner: int) -> None:
    """A big plain card after a ruff changes nothing; a suit that was not led never wins."""
    assert outcome_of_trick("partners", trick, trump)[0] == winner
