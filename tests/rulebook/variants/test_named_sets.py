"""The other named sets: old Midwest bidding, St Joseph, passing, widow, 96 cards, and presets of other systems."""

import random

import pytest

from binocle.deal.shuffle import random_deal
from binocle.game.actions import PASS, Bid, PassCard
from binocle.game.drive import play_out
from binocle.game.state import Passing, Settled
from binocle.game.views import Budget
from binocle.players.random import RandomPlayer
from binocle.rules import names
from binocle.seats import CHANCE, OVER
from tests.rulebook.auction import tables as at


@pytest.mark.rule("3A-OPT-01")
def test_bidding_without_a_minimum() -> None:
    """Ten is a bid in the nineteenth century."""
    state = at.begin("midwest-19th-century", dealer=2)
    assert at.refused(at.game("midwest-19th-century"), state, 0, Bid(10)) is None
    assert at.refused(at.game("midwest"), at.begin("midwest", dealer=2), 0, Bid(10)) == "auction/too-low"


@pytest.mark.rule("3A-OPT-06", "HR-14")
def test_the_double_royal_of_st_joseph() -> None:
    """240, and 390 with a run."""
    assert at.meld_points("st-joseph", "KS KS QS QS", "S") == 240
    assert at.meld_points("st-joseph", "AS TS KS KS QS QS JS", "S") == 390


@pytest.mark.rule("4P-OPT-03", "HR-06")
@pytest.mark.parametrize(
    ("name", "count"), [("partners-passing", 3), ("trickster-single", 4), ("neuralplay", 4), ("pinochle-classic", 3)]
)
def test_cards_are_passed_before_melding(name: str, count: int) -> None:
    """The partner first, so many, then the declarer as many."""
    table, state = at.game(name), at.begin(name, dealer=3)
    lowest = table.setting.ladder[0].amount
    state = at.name(name, at.bidding(name, state, f"0:{lowest} 1:P 2:P 3:P"), "S")
    seats = []
    while isinstance(state.phase, Passing):
        seats.append(state.phase.turn)
        legal = [a for a in table.legal(state, state.phase.turn) if isinstance(a, PassCard)]
        state = at.do(table, state, (state.phase.turn, legal[0]))
    assert seats == [2] * count + [0] * count


@pytest.mark.rule("HR-09", "HR-10", "HR-21", "HR-25")
def test_neuralplay() -> None:
    """25 opens, by ones and from 60 by fives, the dealer is stuck, 150 wins, the higher total when both are there."""
    table = at.game("neuralplay")
    amounts = [bid.amount for bid in table.setting.ladder]
    assert amounts[:2] == [25, 26]
    assert amounts[amounts.index(60) : amounts.index(60) + 3] == [60, 65, 70]
    state = at.bidding("neuralplay", at.begin("neuralplay", dealer=3), "0:P 1:P 2:P")
    assert at.refused(table, state, 3, PASS) == "auction/must-bid"
    assert table.start().target == 150
    assert table.setting.rules.score.crossing == "higher"


@pytest.mark.rule("HR-02", "HR-03", "HR-18", "HR-19", "HR-25", "3A-OPT-02")
def test_pinochle_classic() -> None:
    """Forehand must open at 20, melds need a counter, a contract out of reach is set at once, 500 wins."""
    table = at.game("pinochle-classic")
    state = at.begin("pinochle-classic", dealer=3)
    assert at.refused(table, state, 0, PASS) == "auction/must-bid"
    assert table.setting.ladder[0].amount == 20
    assert table.start().target == 500
    dead = at.lay_all("pinochle-classic", at.melding("pinochle-classic", ["9S", "JH", "JC", "9D"], "S", bid=30))
    assert at.result(dead).outcome == "dead"
    assert not table.rules.play.head_after_ruff


@pytest.mark.rule("HR-09")
@pytest.mark.parametrize("name", ["trickster-single", "trickster-double"])
def test_trickster(name: str) -> None:
    """Four partners; the dealer may not pass when the others have."""
    minimum = at.game(name).setting.ladder[0].amount
    assert minimum == {"trickster-single": 250, "trickster-double": 500}[name]
    state = at.bidding(name, at.begin(name, dealer=3), "0:P 1:P 2:P")
    assert at.refused(at.game(name), state, 3, PASS) == "auction/must-bid"


@pytest.mark.rule("4D-OPT-01", "COM-DECK-04")
def test_the_96_cards() -> None:
    """24 each, and 490 or 500 points as with 80."""
    assert [len(hand) for hand in at.begin("double-deck-96").hidden.open().hands] == [24] * 4
    assert at.game("double-deck-96").setting.tables.trick_total == 500


@pytest.mark.parametrize("name", names())
def test_random_players_play_a_deal_of_every_named_set(name: str) -> None:
    """From the deal to the booking without an illegal action; what was booked is what the totals changed by."""
    table, rng = at.game(name), random.Random(name)
    player = RandomPlayer()
    end = play_out(
        table,
        lambda view: player.decide(view, Budget(seed=rng.getrandbits(30))).action,
        lambda game: random_deal(game, rng),
        deals=2,
    )
    assert isinstance(end.phase, Settled)
    assert table.to_act(end) in (CHANCE, OVER)
    assert end.phase.result.totals == end.totals
