"""Reading cards and hands, and showing them."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binocle.cards import (
    CARDS,
    Card,
    Hand,
    Pack,
    Placement,
    ansi,
    parse_card,
    parse_cards,
    parse_hand,
    parse_kinds,
    pretty,
    sort_for_display,
    suit_colour,
    suit_groups,
    suit_order,
)
from binocle.errors import NotationError

KINDS = st.lists(st.integers(0, 31), max_size=24)
RED = {1, 2}


@pytest.mark.parametrize(
    "text", ["TD", "td", "10D", "10d", "T♦", "t♦", "10♦", "T♢", "T♦\ufe0f", " TD ", "♦T", "D:T", "TD,"]
)
def test_spellings_of_a_card(text: str) -> None:
    """The ten of diamonds is read from every usual spelling."""
    assert parse_card(text) is Card.DT


@given(st.sampled_from(list(Card)))
def test_every_card_reads_back(member: Card) -> None:
    """Each card is read from its text, in lower case, and from how it is printed."""
    assert parse_card(member.value) is parse_card(member.value.lower()) is parse_card(pretty(member.kind)) is member


@pytest.mark.parametrize(
    ("text", "offending", "position"),
    [
        ("AX", "AX", 0),
        ("1S", "1S", 0),
        ("AS 11D", "11D", 3),
        ("AS  QSX TD", "QSX", 4),
        ("AS,KS;TD", "KS;TD", 3),
        ("ASKS", "ASKS", 0),
        ("SA", "SA", 0),
        ("A", "A", 0),
        ("♠ A K TD K", "K", 9),
        ("S A", "S", 0),
        ("Aſ", "Aſ", 0),
        ("Aß", "Aß", 0),
        ("AS ٩S", "٩S", 3),
        ("♠ A 6", "6", 4),
        ("♠A♥K", "♠A♥K", 0),
        ("QS*", "QS*", 0),
        ("joker", "joker", 0),
        ("♠ A A 100", "100", 6),
    ],
)
def test_what_is_no_card(text: str, offending: str, position: int) -> None:
    """What cannot be read is refused by name and place, and the place really holds it."""
    with pytest.raises(NotationError) as refused:
        parse_cards(text)
    assert (refused.value.text, refused.value.position) == (offending, position)
    assert text[position:].startswith(offending)


@pytest.mark.parametrize(
    ("text", "offending", "position"), [("", "", 0), ("  ", "  ", 0), ("AS KD", "KD", 3), ("♠", "♠", 0)]
)
def test_exactly_one_card(text: str, offending: str, position: int) -> None:
    """Where one card is wanted, none and two are refused."""
    with pytest.raises(NotationError) as refused:
        parse_card(text)
    assert (refused.value.text, refused.value.position) == (offending, position)


def test_order_is_kept() -> None:
    """Cards of a trick stay in the order written, those of a hand do not matter."""
    assert parse_cards("9H QS, AH 9S") == (Card.H9, Card.SQ, Card.HA, Card.S9)
    assert parse_kinds("9H QS") == (Card.H9.kind, Card.SQ.kind)
    assert parse_hand("9H QS") == parse_hand("QS 9H")
    assert parse_cards("") == ()
    assert parse_hand(" , ") == Hand()


@pytest.mark.parametrize(
    "text",
    [
        "♠ A A T K  ♥ Q J",
        "S: A A T K H: Q J",
        "s: a a 10 k  h: q j",
        "♠AATK ♥QJ",
        "S:AA10K, H:QJ",
        "♠: A A T K  ♥: Q J",
        "♠ AAT K ♥ Q J ♦ ♣",
        "AS AS TS KS QH JH",
        "♠ A A T  KS ♥ Q J",
    ],
)
def test_suit_groups_are_read(text: str) -> None:
    """The same hand is read from suit groups in every form, from cards, and from a mixture."""
    assert str(parse_hand(text)) == "KS TS AS AS JH QH"


@given(KINDS, st.permutations(range(4)))
def test_groups_read_back(kinds: list[int], order: list[int]) -> None:
    """What is printed in suit groups is read back as the same hand, in any order of suits."""
    assert parse_hand(suit_groups(kinds, order)) == parse_hand(suit_groups(kinds)) == Hand.of(kinds)


@given(st.text(alphabet="AaTtKQJ1097S♠hHdC:,; \t\ufe0fſ*", max_size=20))
def test_reading_never_fails_otherwise(text: str) -> None:
    """Any text is either a hand or refused with a place inside it."""
    hand, refused = None, None
    try:
        hand = parse_hand(text)
    except NotationError as error:
        refused = error
    if refused is None:
        assert parse_hand(str(hand)) == hand
    else:
        assert refused.text
        assert text[refused.position :].startswith(refused.text)


@pytest.mark.parametrize(
    ("text", "offending", "position"),
    [("AS as ♠ K A", "AS", 10), ("AS 8D", "8D", 3), ("S: A A 10 10 10", "TS", 13), ("AS AS KD AS", "AS", 9)],
)
def test_hand_beyond_the_pack(text: str, offending: str, position: int) -> None:
    """With a pack, a card too many or foreign to it is refused at its own place in the text."""
    for read in (parse_hand, parse_cards, parse_kinds):
        with pytest.raises(NotationError) as refused:
            read(text, Pack())
        assert (refused.value.text, refused.value.position) == (offending, position)
    assert len(parse_hand("AS AS 10d", Pack())) == 3


def test_groups_text() -> None:
    """Suit groups show the highest card first, twins side by side, red and black in turn, and skip empty suits."""
    hand = parse_hand("QH AS JH AS TS KS 9C")
    assert suit_groups(hand) == "♠ A A T K  ♥ Q J  ♣ 9"
    assert suit_groups(hand, order=[3, 1]) == "♣ 9  ♥ Q J  ♠ A A T K"
    assert suit_groups([]) == ""


@given(st.sets(st.integers(0, 3)), st.integers(-1, 3), st.sampled_from(Placement))
def test_order_of_suits(suits: set[int], trump: int, placement: Placement) -> None:
    """Trump stands first or last where asked; colours alternate as far as the suits allow."""
    order = suit_order(suits, trump, placement)
    assert sorted(order) == sorted(suits)
    clashes = sum((left in RED) == (right in RED) for left, right in pairwise(order))
    reds = len(suits & RED)
    if trump in suits and placement is Placement.TRUMP_FIRST:
        assert order[0] == trump
    elif trump in suits and placement is Placement.TRUMP_LAST:
        assert order[-1] == trump
    else:
        assert clashes == max(0, abs(2 * reds - len(suits)) - 1)
    assert clashes <= 1


@given(KINDS, st.integers(-1, 3), st.sampled_from(Placement))
def test_sorting(kinds: list[int], trump: int, placement: Placement) -> None:
    """A sorted hand keeps its cards, each suit together and falling, in the order of suits for what is held."""
    shown = sort_for_display(kinds, trump, placement)
    assert sorted(shown) == sorted(kinds)
    suits = list(dict.fromkeys(kind >> 3 for kind in shown))
    assert tuple(suits) == suit_order(suits, trump, placement)
    for left, right in pairwise(shown):
        assert left >> 3 != right >> 3 or left >= right


def test_colours() -> None:
    """Two colours tell red from black, four colours tell every suit."""
    assert [suit_colour(suit) for suit in range(4)] == ["black", "red", "red", "black"]
    assert len({suit_colour(suit, "four") for suit in range(4)}) == 4
    coloured = [ansi(member.kind, "four") for member in CARDS]
    assert all(pretty(member.kind) in text for member, text in zip(CARDS, coloured, strict=True))
    assert len({text.replace(pretty(member.kind), "") for member, text in zip(CARDS, coloured, strict=True)}) == 4
    assert len({ansi(member.kind).replace(pretty(member.kind), "") for member in CARDS}) == 2
