"""Seats, sides and the order of turn."""

from itertools import product

import pytest

from binocle.errors import RuleSetError
from binocle.seats import CHANCE, OVER, Seating

TABLES = [
    Seating(players, partners, clockwise)
    for players, partners, clockwise in product(range(2, 7), (False, True), (True, False))
    if not partners or players in {4, 6}
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_turns(table: Seating) -> None:
    """The turn visits every seat once and comes back; turns_to counts its steps; lho and rho face each other."""
    for seat in table.seats:
        round_ = list(table.iter_from(seat))
        assert round_[0] == seat
        assert sorted(round_) == list(table.seats)
        assert table.next(round_[-1]) == seat == table.next(seat, table.players)
        assert table.rho(table.lho(seat)) == seat
        assert table.next(seat) == (table.lho(seat) if table.clockwise else table.rho(seat))
        assert [table.turns_to(seat, other) for other in round_] == list(range(table.players))
        assert table.next(table.next(seat), -1) == seat


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_sides(table: Seating) -> None:
    """Every seat is in exactly the seats of its side, and the sides share out the table evenly."""
    members = [table.seats_of(side) for side in range(table.sides)]
    assert sorted(seat for side in members for seat in side) == list(table.seats)
    assert len({len(side) for side in members}) == 1
    for seat in table.seats:
        assert seat in members[table.side(seat)]


def test_partners_of_four() -> None:
    """In a partnership of four the seat opposite is the partner, and sides are even and odd seats."""
    table = Seating(4, partners=True)
    assert [table.partner(seat) for seat in table.seats] == [2, 3, 0, 1]
    assert [table.side(seat) for seat in table.seats] == [0, 1, 0, 1]
    assert table.seats_of(1) == (1, 3)
    assert table.sides == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everyone_alone(players: int) -> None:
    """Without partners each seat is its own side and nobody has a partner."""
    table = Seating(players)
    assert table.sides == players
    for seat in table.seats:
        assert table.partner(seat) is None
        assert table.side(seat) == seat
        assert table.seats_of(seat) == (seat,)


def test_six_partners() -> None:
    """Six in two sides of three have two partners each, so none is *the* partner."""
    table = Seating(6, partners=True)
    assert table.seats_of(0) == (0, 2, 4)
    assert table.partner(0) is None


@pytest.mark.rule("3B-DIR-01")
def test_the_other_way_round() -> None:
    """Anticlockwise, the turn passes to the right-hand neighbour."""
    table = Seating(3, clockwise=False)
    assert list(table.iter_from(0)) == [0, 2, 1]
    assert table.turns_to(0, 1) == 2
    assert table.lho(0) == 1


@pytest.mark.parametrize(
    ("players", "partners", "path"),
    [(1, False, "seats.players"), (7, False, "seats.players"), (0, True, "seats.players"), (3, True, "seats.partners"),
     (2, True, "seats.partners"), (5, True, "seats.partners")],
)  # fmt: skip
def test_impossible_tables(players: int, partners: bool, path: str) -> None:
    """Tables no game can be played at are refused by the field."""
    with pytest.raises(RuleSetError) as refused:
        Seating(players, partners)
    assert refused.value.path == path


def test_turns_that_are_no_seat() -> None:
    """The marks for the deal and for the end of the game are no seats and differ."""
    assert CHANCE == -1
    assert OVER == -2
