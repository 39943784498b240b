"""Games of a player against itself."""

import pytest

from binocle.analysis import selfplay
from binocle.players.registry import UnknownPlayerError
from binocle.rules import named, parse


def test_counts_add_up_and_repeat() -> None:
    """Every deal has ended somehow, contracts are those that were made, lost or given up, and a seed fixes them all."""
    rules = parse("midwest?score.target=300")
    found = selfplay(rules, 2, 5)
    assert found == selfplay(rules, 2, 5)
    assert found != selfplay(rules, 2, 6)
    assert found.games == found.finished == 2
    assert found.illegal == 0
    assert found.deals == found.auctions == sum(found.outcomes.values())
    assert found.contracts == found.deals - found.outcomes.get("thrown-in", 0)
    assert found.made == found.outcomes["made"]
    assert found.passed_out == found.outcomes.get("thrown-in", 0) / found.deals
    assert found.made_share == found.made / found.contracts


def test_no_auction_no_contract() -> None:
    """Two-handed games have neither; both shares are 0."""
    found = selfplay(parse("two-handed?score.target=300"), 1, 1)
    assert (found.auctions, found.contracts, found.passed_out, found.made_share) == (0, 0, 0.0, 0.0)
    assert set(found.outcomes) <= {"played", "mid-deal"}


def test_deals_thrown_in_are_counted() -> None:
    """Players who bid half of the time throw in about one deal in eight at a table of three."""
    found = selfplay(parse("midwest?score.length=deals&score.length_count=40"), 2, 3, player="random")
    assert found.deals == 80
    assert 0.03 < found.passed_out < 0.25


def test_bad_questions() -> None:
    """No game and an unknown player are refused."""
    with pytest.raises(ValueError, match="at least 1"):
        selfplay(named("midwest"), 0, 1)
    with pytest.raises(UnknownPlayerError):
        selfplay(named("midwest"), 1, 1, player="nobody")


@pytest.mark.parametrize("name", ["midwest", "partners-passing"])
def test_bids_what_it_makes(name: str) -> None:
    """A few games suffice to see that hands are bid, and that most contracts but not all are made."""
    found = selfplay(named(name), 5, 2)
    assert found.passed_out < 0.3
    assert 0.5 <= found.made_share < 0.95
