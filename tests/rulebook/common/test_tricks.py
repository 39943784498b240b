"""Common ground: who takes a trick, who leads next, and where won cards go."""

import pytest

from binocle.game.actions import Play
from tests.rulebook.auction.tables import cards, do, ending, game, outcome_of_trick

FREE = "partners?play.duty=free"


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("AS 9H TS TS", "H", 1),
        ("AS 9H JH QH", "H", 3),
        ("9H AS AD AC", "H", 0),
        ("TC AC JS JS", "S", 2),
        ("9H QS AH 9S", "S", 1),
    ],
)
@pytest.mark.rule("COM-TRICK-01")
def test_the_highest_trump_wins(trick: str, trump: str, winner: int) -> None:
    """A trick with trumps in it goes to the highest of them, whatever else lies there."""
    assert outcome_of_trick(FREE, trick, trump)[0] == winner


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("9S AS TS KS", 1), ("9S AD AC TD", 0), ("JS QC AC KS", 3), ("9D QC AC TD", 3)],
)
@pytest.mark.rule("COM-TRICK-02")
def test_without_trump_the_highest_of_the_led_suit_wins(trick: str, winner: int) -> None:
    """Without a trump only cards of the led suit can win."""
    assert outcome_of_trick(FREE, trick, "H")[0] == winner


@pytest.mark.parametrize(("trick", "winner"), [("AS AS TS 9S", 0), ("9S AS AS TS", 1), ("9S JH QH QH", 2)])
@pytest.mark.rule("COM-TRICK-03")
def test_the_first_of_twins_wins(trick: str, winner: int) -> None:
    """Of two equal best cards the one played first wins; in games that say so, the later one."""
    assert outcome_of_trick(FREE, trick, "H")[0] == winner
    assert outcome_of_trick(f"{FREE}&play.twins=last", trick, "H")[0] == winner + 1


@pytest.mark.rule("COM-TRICK-03")
def test_a_twin_does_not_beat() -> None:
    """Who can only lay the twin of the best card need not: it does not beat it."""
    state = ending("midwest", ["9S AS", "QC", "9H"], "D", leader=2, trick="AS")
    table = game("midwest")
    assert {a.card.value for a in table.legal(state, 0) if isinstance(a, Play)} == {"9S", "AS"}


@pytest.mark.parametrize("rules", ["midwest", "auction", "partners", "double-deck", "midwest?seats.clockwise=false"])
@pytest.mark.rule("COM-TRICK-04", "COM-TRICK-05")
def test_the_winner_takes_the_cards_and_leads(rules: str) -> None:
    """Who wins a trick has its points on his pile and leads to the next one; nobody else may."""
    table = game(rules)
    players = table.setting.players
    order = list(table.setting.seating.iter_from(0))
    hands = [""] * players
    for seat, hand in zip(order, ["JS KH", "QS KD", "AS KC", "TS JC"], strict=False):
        hands[seat] = hand
    state = ending(rules, hands, "C", leader=0)
    for seat, card in zip(order, cards("JS QS AS TS"), strict=False):
        assert table.to_act(state) == seat
        state = do(table, state, (seat, Play(card)))
    winner = order[2]
    assert table.to_act(state) == winner
    assert [seat for seat in range(players) if table.legal(state, seat)] == [winner]
    assert [bool(points) for points in state.public.points] == [seat == winner for seat in range(players)]
    assert state.public.taken[winner] == 1
    assert sum(state.public.taken) == 1
    assert table.score(state).tricks[table.setting.seating.side(winner)] == state.public.tricks[-1].points


@pytest.mark.parametrize("name", ["partners", "double-deck"])
@pytest.mark.rule("COM-TRICK-05", "4P-PLAY-01")
def test_partners_have_one_pile(name: str) -> None:
    """What partners take counts for their side together."""
    table = game(name)
    state = ending(name, ["JS", "JS", "JS", "JS"], "C", points=(30, 20, 50, 40))
    assert table.score(state).tricks == (80, 60)
