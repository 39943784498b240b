"""Suits, cards and hands."""

import copy
import pickle

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from binocle.cards import CARDS, EMPTY_HAND, RANKS, SUITS, Card, Hand, Suit, card, kind_of

KIND = st.integers(0, 31)
KINDS = st.lists(KIND, max_size=24)


def test_numbering() -> None:
    """A card's text, suit, strength and kind agree with the numbering S H D C and 7 8 9 J Q K T A."""
    assert len(CARDS) == 32
    for kind, member in enumerate(CARDS):
        assert member.kind == kind == kind_of(member.suit, member.strength)
        assert member == RANKS[kind % 8] + SUITS[kind // 8]
        assert member.rank == member[0]
        assert member.suit.letter == member[1]
        assert card(kind) is member is Card(str(member))


@pytest.mark.rule("COM-RANK-01")
def test_ten_beats_king() -> None:
    """In every suit the strengths fall A T K Q J 9 8 7."""
    for suit in SUITS:
        strengths = [Card(rank + suit).strength for rank in "ATKQJ987"]
        assert strengths == sorted(strengths, reverse=True)
        assert len(set(strengths)) == 8


def test_suits() -> None:
    """Suits carry letter and symbol."""
    assert [(suit.letter, suit.symbol) for suit in Suit] == [("S", "♠"), ("H", "♥"), ("D", "♦"), ("C", "♣")]


def test_card_is_its_text() -> None:
    """A card equals, hashes and prints as its text, and its repr makes it again."""
    for member in Card:
        assert member == member.value
        assert hash(member) == hash(member.value)
        assert f"{member}" == str(member) == member.value
        assert eval(repr(member), {"Card": Card}) is member


def test_card_travels() -> None:
    """Wire, pickle and copy give back the very same member; a text that is no card is refused by the decoder."""
    assert msgspec.json.encode(list(Card)) == msgspec.json.encode([member.value for member in Card])
    assert msgspec.json.decode(b'["AS","9C"]', type=list[Card]) == [Card.SA, Card.C9]
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(Card.DT), type=Card) is Card.DT
    assert pickle.loads(pickle.dumps(Card.DT)) is Card.DT
    assert copy.deepcopy(Card.DT) is Card.DT
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'"1S"', type=Card)


@given(KINDS)
def test_hand_has_no_order(kinds: list[int]) -> None:
    """Hands of the same cards are equal whatever the order, and hash alike; cards and kinds make the same hand."""
    hand = Hand.of(kinds)
    assert hand == Hand.of(reversed(kinds)) == Hand.of(CARDS[kind] for kind in kinds)
    assert hash(hand) == hash(Hand.of(reversed(kinds)))
    assert list(hand) == list(hand.kinds) == sorted(kinds)
    assert [member.kind for member in hand.cards] == sorted(kinds)
    assert len(hand) == len(kinds)


@given(KINDS)
def test_hand_counts(kinds: list[int]) -> None:
    """Counts, count, mask and membership tell the same as the list of cards."""
    hand = Hand.of(kinds)
    assert hand.counts() == [kinds.count(kind) for kind in range(32)] == [hand.count(kind) for kind in range(32)]
    for kind in range(32):
        assert (kind in hand) == (CARDS[kind] in hand) == (kind in kinds) == bool(hand.mask >> kind & 1)
    assert "AS" not in EMPTY_HAND


@given(KINDS, KINDS)
def test_hand_gain_and_loss(kinds: list[int], more: list[int]) -> None:
    """Adding cards and taking them away again gives the same hand; neither changes the hand it started from."""
    hand = Hand.of(kinds)
    grown = hand.with_kinds(*more)
    assert hand == Hand.of(kinds)
    assert grown == hand + Hand.of(more) == Hand.of(kinds + more)
    assert grown.without(*more) == hand
    assert grown == Hand.of(kinds + more)
    assert grown.holds(*more)


def test_hand_twins() -> None:
    """One copy goes at a time, and two are held only when both are there."""
    hand = Hand.parse("AS AS TD")
    assert str(hand.without(Card.SA.kind)) == "AS TD"
    assert hand.holds(7, 7)
    assert not hand.without(7).holds(7, 7)


def test_hand_lacking() -> None:
    """Taking a card that is not held is our own bug and says which card."""
    with pytest.raises(ValueError, match="9C is not in the hand AS TD"):
        Hand.parse("AS TD").without(Card.C9.kind)


def test_hand_is_immutable() -> None:
    """A hand refuses assignment, to its cards and to new attributes."""
    hand = Hand.parse("AS")
    with pytest.raises(AttributeError):
        hand.kinds = ()  # type: ignore[misc]
    with pytest.raises(AttributeError):
        hand.note = 1  # type: ignore[attr-defined]


@given(KINDS)
def test_hand_text(kinds: list[int]) -> None:
    """The machine text of a hand and its repr make it again."""
    hand = Hand.of(kinds)
    assert Hand.parse(str(hand)) == hand
    assert eval(repr(hand), {"Hand": Hand}) == hand
