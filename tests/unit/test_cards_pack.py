"""Packs from one description."""

import pytest

from binocle.cards import Card, Pack, card
from binocle.errors import NotationError


@pytest.mark.rule("COM-DECK-01", "COM-DECK-02", "COM-DECK-03", "COM-DECK-04", "COM-DECK-05", "COM-MELD-04")
@pytest.mark.parametrize(
    ("ranks", "copies", "size", "dix"),
    [
        ("ATKQJ", 2, 40, None),
        ("ATKQJ9", 2, 48, "9"),
        ("ATKQJ7", 2, 48, "7"),
        ("ATKQJ987", 2, 64, "7"),
        ("ATKQJ", 4, 80, None),
        ("ATKQJ9", 4, 96, "9"),
    ],
)
def test_packs(ranks: str, copies: int, size: int, dix: str | None) -> None:
    """Each pack of the games has its size, its ranks in every suit, its copies, and its dix or none."""
    pack = Pack(ranks, copies)
    assert pack.size == size == len(pack.kinds) == sum(pack.counts())
    assert list(pack.kinds) == sorted(pack.kinds)
    assert {str(card(kind)) for kind in pack.kinds} == {rank + suit for rank in ranks for suit in "SHDC"}
    for kind, count in enumerate(pack.counts()):
        assert count == (copies if card(kind).rank in ranks else 0) == pack.kinds.count(kind)
        assert (kind in pack) == bool(count) == bool(pack.mask >> kind & 1)
    assert "789JQKTA"[pack.lowest] == ranks[-1]
    assert (None if pack.dix is None else "789JQKTA"[pack.dix]) == dix


def test_order_of_ranks_does_not_matter() -> None:
    """The same ranks in another order are the same pack."""
    assert Pack("9AJKTQ") == Pack("ATKQJ9")
    assert Pack("9AJKTQ").ranks == "ATKQJ9"
    assert Pack("ATKQJ9", 2) != Pack("ATKQJ9", 4)


@pytest.mark.parametrize(
    ("ranks", "copies", "text", "position"),
    [
        ("ATX", 2, "X", 2),
        ("ATKT", 2, "T", 3),
        ("at", 2, "a", 0),
        ("", 2, "", 0),
        ("ATKQJ9", 0, "0", 0),
        ("ATKQJ9", 5, "5", 0),
        ("ATKQJ9", 1000, "1000", 0),
    ],
)
def test_impossible_packs(ranks: str, copies: int, text: str, position: int) -> None:
    """A description that is no pack is refused, and the offending piece is named."""
    with pytest.raises(NotationError) as refused:
        Pack(ranks, copies)
    assert (refused.value.text, refused.value.position) == (text, position)


@pytest.mark.rule("COM-DECK-01")
def test_more_copies_than_the_pack_holds() -> None:
    """A third ace of spades cannot come from a pack of two; the third one is named, not the first."""
    pack = Pack()
    pack.check_hand(pack.kinds)
    with pytest.raises(NotationError, match="AS comes 3 times, the pack of 48 has 2") as refused:
        pack.check_hand([Card.SA.kind, Card.HK.kind, Card.SA.kind, Card.SA.kind])
    assert (refused.value.text, refused.value.position) == ("AS", 9)
    Pack(copies=4).check_hand([Card.SA.kind] * 4)


@pytest.mark.rule("COM-DECK-03")
def test_card_outside_the_pack() -> None:
    """The pack of 80 has no nines, so a nine is refused by name."""
    with pytest.raises(NotationError, match="9C is not in the pack of 80, whose ranks are A T K Q J") as refused:
        Pack("ATKQJ", 4).check_hand([Card.SA.kind, Card.C9.kind])
    assert (refused.value.text, refused.value.position) == ("9C", 3)


def test_positions_given() -> None:
    """With the positions of the cards in their text the refusal points there."""
    with pytest.raises(NotationError) as refused:
        Pack().check_hand([0], positions=[17])
    assert refused.value.position == 17
