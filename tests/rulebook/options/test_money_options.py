"""Money and chips: direct payment, pool, ratio of stakes, ledgers that sum to zero, chips given away or drawn."""

import random

import msgspec
import pytest

from binocle.deal.shuffle import random_deal
from binocle.game.actions import GIVE_UP, Bid, ClaimRevoke, Pass, Play
from binocle.game.public import Settlement
from binocle.game.state import State
from binocle.seats import CHANCE, OVER
from tests.rulebook.auction import tables as at
from tests.rulebook.positions import ending as two_ending


def gave_up(rules: str) -> Settlement:
    """Seat 0 gives up."""
    found: Settlement = at.result(at.do(at.game(rules), at.melding(rules, ["AS", "9H", "JH"], "S"), (0, GIVE_UP)))
    return found


def lost(rules: str) -> Settlement:
    """Seat 0 has played and lost."""
    return at.settled(rules, (0, 0, 0), (40, 100, 110), bid=500)


def won(rules: str, winner: int = 1) -> Settlement:
    """Seat 0 has made his contract; one player is at the mark."""
    totals = [600, 600, 600]
    totals[winner] = 1500
    return at.after(rules, totals)


@pytest.mark.rule("3A-OPT-16", "3A-PAY-01", "3A-PAY-02", "AMB-13")
def test_direct_payment() -> None:
    """The winner gets two from each; a soloist pays each opponent one for giving up, two after play; made, nothing."""
    rules = "midwest?money.kind=direct"
    assert won(rules).paid == (-2, 4, -2)
    assert gave_up(rules).paid == (-2, 1, 1)
    assert lost(rules).paid == (-4, 2, 2)
    assert at.settled(rules, (260, 0, 0), (100, 100, 50), bid=250).paid == (0, 0, 0)


@pytest.mark.rule("3A-OPT-16")
def test_nobody_pays_by_default() -> None:
    """Without money no deal moves any."""
    for found in (won("midwest"), gave_up("midwest"), lost("midwest")):
        assert found.paid == ()
        assert found.pool == 0


@pytest.mark.rule("3A-OPT-15", "3A-PAY-02")
@pytest.mark.parametrize(
    ("game", "ratio", "given", "played"), [(2, 1, 2, 4), (2, 2, 1, 2), (6, 3, 2, 4), (8, 4, 2, 4), (4, 4, 1, 2)]
)
def test_the_ratio_of_a_game_to_a_deal_given_up(game: int, ratio: int, given: int, played: int) -> None:
    """A deal given up costs the game's value by the ratio, one lost after play twice that; the game its value."""
    rules = f"midwest?money.kind=direct&money.game={game}&money.ratio={ratio}"
    assert gave_up(rules).paid == (-2 * given, given, given)
    assert lost(rules).paid == (-2 * played, played, played)
    assert won(rules).paid == (-game, 2 * game, -game)


@pytest.mark.rule("3A-PAY-03", "3A-OPT-16", "AMB-13")
def test_a_pool() -> None:
    """At 1:1 everyone puts in one stake; the loser adds one or two, once; the winner of the game takes it all."""
    rules = "midwest?money.kind=pool&money.game=1&money.ratio=1"
    start = at.game(rules).start()
    assert (start.ledger, start.pool) == ((-1, -1, -1), 3)
    for found, pays in ((gave_up(rules), 1), (lost(rules), 2)):
        assert (found.paid, found.pool) == ((-pays, 0, 0), 3 + pays)
    assert (won(rules).paid, won(rules).pool) == ((0, 3, 0), 0)


@pytest.mark.rule("3A-OPT-15", "3A-PAY-03")
def test_the_ratio_holds_for_the_pool_too() -> None:
    """What each puts in stands to a deal given up as the game does: 4 and 1 at 4:1."""
    rules = "midwest?money.kind=pool&money.game=4&money.ratio=4"
    assert at.game(rules).start().pool == 12
    assert gave_up(rules).paid == (-1, 0, 0)
    assert lost(rules).paid == (-2, 0, 0)


@pytest.mark.rule("3A-PAY-01", "3A-PAY-03")
def test_partners_share() -> None:
    """The winning side gets the value from each loser and shares it; the pool is shared, an odd rest goes first."""
    direct = at.after("partners?money.kind=direct", (1500, 600))
    assert direct.paid == (2, -2, 2, -2)
    pool = "partners?money.kind=pool&money.game=3&money.ratio=3"
    assert at.after(pool, (1500, 600)).paid == (6, 0, 6, 0)


@pytest.mark.rule("HR-26", "3A-PAY-02")
def test_a_soloist_set_by_a_revoke_pays_as_after_play() -> None:
    """Two to each; a revoke of a defender costs him nothing in money."""
    rules = "midwest?money.kind=direct&play.revoke=judged"
    state = at.ending(rules, ["KH AC", "AH KC", "JH JC"], "S", leader=1)
    state = at.play(at.game(rules), state, "AH", "JH", "AC")
    assert at.result(at.do(at.game(rules), state, (1, ClaimRevoke(0)))).paid == (-4, 2, 2)
    state = at.ending(rules, ["AH KH", "9H AC", "JH JC"], "S", bid=250)
    state = at.play(at.game(rules), state, "AH", "AC", "JH")
    assert at.result(at.do(at.game(rules), state, (0, ClaimRevoke(1)))).paid == (0, 0, 0)


@pytest.mark.rule("3A-OPT-16", "AMB-41")
@pytest.mark.parametrize(
    "rules",
    [
        "midwest?money.kind=direct&score.target=500",
        "midwest?money.kind=pool&money.game=5&money.ratio=1&score.target=500",
        "partners?money.kind=pool&money.game=3&money.ratio=3&score.target=500",
        "partners?money.kind=direct&money.game=9&money.ratio=3&score.target=500",
    ],
)
def test_ledgers_sum_to_zero(rules: str) -> None:
    """After every deal of a whole game the ledgers and the pool together are nothing, and at its end the pool is."""
    table, rng, state = at.game(rules), random.Random(3), at.game(rules).start()
    while (turn := table.to_act(state)) != OVER:
        if turn == CHANCE:
            assert sum(state.ledger) + state.pool == 0
            dealer = state.dealer if not state.deal_no else table.setting.seating.next(state.dealer)
            state = table.apply(state, CHANCE, random_deal(table, rng, dealer)).state
            continue
        legal = table.legal(state, turn)
        cheap = [a for a in legal if isinstance(a, Pass)] or [a for a in legal if isinstance(a, Bid | Play)][:1]
        opening = not state.public.calls
        action = next((a for a in legal if isinstance(a, Bid)), None) if opening else None
        state = table.apply(state, turn, action or (cheap or list(legal))[0]).state
    assert sum(state.ledger) == 0
    assert state.pool == 0


# ------------------------------------------------------------------------------------------------ chips


@pytest.mark.rule("2B-OPT-04", "2B-SCORE-01", "2B-SCORE-02")
@pytest.mark.parametrize(("keeping", "chips"), [("paper", (0, 0)), ("bank", (330, 120)), ("countdown", (670, 880))])
def test_chips_before_the_players(keeping: str, chips: tuple[int, int]) -> None:
    """None on paper; drawn from the bank as points are made, melds at once; or given away from those one began with."""
    rules = f"bicycle?money.keeping={keeping}"
    state = two_ending(rules, "S", ("9H", "9D"), totals=(290, 100), melds=(40, 20))
    assert at.game(rules).score(state).chips == chips
    assert at.game(rules).view(state, 0).score.chips == chips


@pytest.mark.rule("2B-SCORE-01", "2B-END-04")
def test_more_chips_when_the_mark_is_raised() -> None:
    """Who counts down gets as many chips more as the mark was raised by."""
    rules = "bicycle?money.keeping=countdown"
    table = at.game(rules)
    state: State = msgspec.structs.replace(table.start(), totals=(1130, 1000), target=1250)
    assert table.score(state).chips == (120, 250)
