"""Auction games: how a deal is booked, and when a game is over."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from binocle.game.actions import Play
from binocle.game.public import Settlement
from binocle.game.scoring import Standing, verdict
from binocle.game.state import Settled
from binocle.rules import named
from binocle.seats import CHANCE, OVER
from tests.rulebook.auction.tables import after, begin, bidding, booked, cards, deal, ending, game, result, settled
from tests.strategies import game_of, walk


def end(found: Settlement) -> int | str:
    """The winning side, or what comes next."""
    return found.winner if found.winner >= 0 else "decider" if found.decider else "continue"


# ------------------------------------------------------------------------------------------------ a deal of three


@pytest.mark.rule("3A-SCORE-01", "AMB-23")
def test_an_opponent_needs_a_trick_of_his_own() -> None:
    """Bison: an opponent without a trick loses his melds, whatever his partner takes."""
    found = settled("midwest", (150, 60, 100), (170, 0, 80), bid=250)
    assert found.change == (320, 0, 180)
    state = ending("midwest", ["9H", "9D", "9C"], "S", melds=(150, 60, 0), points=(170, 0, 70), taken=(8, 1, 5))
    assert booked("midwest", state).change[1] == 60


@pytest.mark.rule("3A-SCORE-02")
def test_the_soloist_needs_a_trick_too() -> None:
    """Bison: a soloist without a trick has neither his melds nor what he buried, and is set."""
    found = settled("midwest", (400, 0, 0), (0, 150, 70), bid=250, buried="AS TS KS")
    assert (found.outcome, found.change[0]) == ("set", -250)
    with_one = settled("midwest", (400, 0, 0), (10, 140, 70), bid=250, buried="AS TS KS")
    assert (with_one.outcome, with_one.change[0]) == ("made", 440)
    low = settled("midwest?auction.minimum=0", (0, 0, 0), (0, 150, 70), bid=30, buried="AS TS KS")
    assert (low.outcome, low.change[0]) == ("set", -30)


@pytest.mark.parametrize("rules", ["midwest", "auction"])
@pytest.mark.rule("3A-SCORE-03", "3D-SCORE-01", "3D-SCORE-02", "3D-SCORE-04")
def test_a_contract_made(rules: str) -> None:
    """Melds, tricks and buried cards at the bid or above: he books all of it, the others their melds and tricks."""
    rules = f"{rules}?score.card_points=streamlined"
    exact = settled(rules, (100, 40, 20), (130, 60, 30), bid=260, buried="AS AS AD")
    assert exact.outcome == "made"
    assert exact.change == (260, 100, 50)
    assert exact.buried == 30
    more = settled(rules, (100, 40, 20), (130, 60, 30), bid=250, buried="AS AS AD")
    assert more.change == (260, 100, 50)


@pytest.mark.parametrize("rules", ["midwest", "auction"])
@pytest.mark.rule("3A-SCORE-04", "3D-SCORE-03", "3D-SCORE-04")
def test_a_contract_lost(rules: str) -> None:
    """Below the bid: the bid is subtracted and nothing booked, also below zero; the others book as ever."""
    rules = f"{rules}?score.card_points=streamlined"
    found = settled(rules, (100, 40, 20), (130, 60, 30), bid=270, buried="AS AS AD", totals=(50, 0, 0))
    assert found.outcome == "set"
    assert found.change == (-270, 100, 50)
    assert found.totals == (-220, 100, 50)


@pytest.mark.rule("3D-SCORE-04", "3D-SCORE-05", "3D-OPT-05", "AMB-23")
def test_melds_without_a_trick_in_the_other_auction_game() -> None:
    """There opponents keep melds without a trick; many tables want a trick of their own as in Bison."""
    assert settled("auction", (150, 60, 100), (170, 0, 80), bid=250).change == (320, 60, 180)
    assert settled("auction?score.melds_need=trick", (150, 60, 100), (170, 0, 80), bid=250).change == (320, 0, 180)


@pytest.mark.rule("3D-SCORE-01", "3A-WID-04")
def test_everybody_counts_his_own_tricks() -> None:
    """Tricks are counted by seat, the last with ten more, and the declarer's buried cards are his."""
    state = ending("auction", ["AH", "TH", "KH"], "S", declarer=1, points=(50, 60, 70), buried="AS", bid=250, leader=0)
    found = booked("auction", state)
    assert found.tricks == (50 + 11 + 10 + 4 + 10, 60, 70)
    assert found.buried == 11


@pytest.mark.parametrize(("cost", "change"), [("bid", -300), ("double", -600), ("bid-and-melds", -400)])
@pytest.mark.rule("3A-SCORE-04", "3B-OPT-05", "HR-05")
def test_what_a_set_costs(cost: str, change: int) -> None:
    """As a rule a lost contract costs the bid; a table may double it or take the melds as well."""
    found = settled(f"midwest?score.set_cost={cost}", (100, 0, 0), (150, 50, 50), bid=300)
    assert found.change[0] == change
    assert named("midwest").score.set_cost == "bid"


@pytest.mark.rule("3A-SCORE-01", "HR-03", "HSK-SCORE-01")
def test_what_saves_melds() -> None:
    """A table may want a trick with a counter, or so many points, in place of any trick; for the soloist as well."""
    counter = "midwest?score.melds_need=counter"
    empty = ending(
        counter, ["9H", "9D", "9C"], "S", melds=(250, 60, 60), points=(0, 0, 240), taken=(1, 1, 13), leader=2
    )
    assert booked(counter, empty).change == (-250, 0, 60 + 250)
    points = "midwest?score.melds_need=points&score.melds_need_points=50"
    assert settled(points, (100, 60, 60), (160, 40, 50), bid=250).change == (260, 40, 110)


# ------------------------------------------------------------------------------------------------ a deal of partners


@pytest.mark.parametrize("rules", ["partners", "double-deck"])
@pytest.mark.rule("4P-SCORE-01", "4D-SCORE-01", "4P-MELD-01")
def test_partners_make_it(rules: str) -> None:
    """Melds and tricks of both partners reach the bid: the side books everything, and so does the other."""
    state = ending(
        rules, ["JH"] * 4, "S", declarer=2, bid=500, melds=(80, 20, 60, 20), points=(200, 30, 160, 40), leader=1
    )
    found = booked(rules, state)
    last = game(rules).rules.score.last_trick + 8 * (rules == "partners")
    assert found.change == (500, 40 + 70 + last)
    assert found.outcome == "made"


@pytest.mark.parametrize("rules", ["partners", "double-deck"])
@pytest.mark.rule("4P-SCORE-02", "4D-SCORE-01")
def test_partners_are_set_together(rules: str) -> None:
    """Below the bid the whole side is set: the bid is subtracted, nothing else booked; the others book their own."""
    state = ending(
        rules, ["JH"] * 4, "S", declarer=2, bid=510, melds=(80, 20, 60, 20), points=(200, 30, 160, 40), leader=1
    )
    found = booked(rules, state)
    last = game(rules).rules.score.last_trick + 8 * (rules == "partners")
    assert found.change == (-510, 40 + 70 + last)
    assert found.outcome == "set"


@pytest.mark.parametrize("rules", ["partners", "double-deck"])
@pytest.mark.rule("4P-OPT-06", "4P-GAP-01")
def test_a_side_needs_a_trick(rules: str) -> None:
    """A side without a trick loses both partners' melds; a trick of either partner saves those of both."""
    total = game(rules).setting.tables.trick_total
    none = settled(rules, (300, 100, 0, 60), (total, 0), bid=500)
    assert none.change == (300 + total, 0)
    one = ending(rules, ["JH"] * 4, "S", melds=(0, 100, 0, 60), points=(0, 0, 0, 0), taken=(5, 0, 0, 1), bid=500)
    assert booked(rules, one).change[1] == 160
    free = settled(f"{rules}?score.melds_need=nothing", (300, 100, 0, 60), (total, 0), bid=500)
    assert free.change == (300 + total, 160)


@pytest.mark.rule("4D-OPT-08", "HR-12")
def test_no_least_meld() -> None:
    """Melds and tricks of any size count, unless a table wants 200 of each."""
    assert settled("double-deck", (400, 20), (480, 20), bid=500).change == (880, 40)
    assert settled("double-deck?score.minimum_meld=200", (400, 20), (480, 20), bid=500).change == (880, 20)


# ------------------------------------------------------------------------------------------------ the end


@pytest.mark.parametrize(
    ("rules", "mark"), [("midwest", 1500), ("auction", 1500), ("partners", 1500), ("double-deck", 5000)]
)
@pytest.mark.rule(
    "3A-END-01", "3D-END-01", "4P-GAP-01", "4D-END-01", "3A-OPT-09", "3D-OPT-06", "4P-OPT-05", "4D-OPT-05"
)
def test_the_mark(rules: str, mark: int) -> None:
    """Who has the mark after a deal has won; ten short the game goes on. Exactly the mark is enough."""
    table = game(rules)
    others = [mark - 400] * (table.setting.sides - 1)
    assert end(after(rules, (mark - 10, *others))) == "continue"
    assert end(after(rules, (mark, *others))) == 0
    assert end(after(rules, (*others, mark), declarer=0)) == table.setting.sides - 1
    near = f"{rules}?score.target=1000"
    assert end(after(near, (1000, *[600] * len(others)))) == 0
    assert end(after(near, (990, *[600] * len(others)))) == "continue"
    far = f"{rules}?score.target=20000"
    assert end(after(far, (mark, *others))) == "continue"


@pytest.mark.rule("3A-END-01")
def test_the_mark_is_looked_at_after_the_deal_only() -> None:
    """Melds and tricks beyond the mark end nothing while a deal is being played; then nobody can act any more."""
    state = ending(
        "midwest", ["9H AS", "9D KD", "9C KC"], "S", melds=(800, 0, 0), totals=(1490, 0, 0), points=(20, 0, 0)
    )
    table = game("midwest")
    state = table.apply(state, 0, Play(cards("AS")[0])).state
    assert not isinstance(state.phase, Settled)
    found = booked("midwest", state)
    assert found.winner == 0
    while not isinstance(state.phase, Settled):
        turn = table.to_act(state)
        state = table.apply(state, turn, table.legal(state, turn)[0]).state
    assert table.to_act(state) == OVER
    assert table.check(state, CHANCE, deal("midwest")) is not None


@pytest.mark.parametrize("rules", ["midwest", "auction", "partners", "double-deck"])
@pytest.mark.rule("3A-END-02", "3D-END-01", "4P-GAP-01", "4D-END-01")
def test_the_declarer_wins_a_joint_crossing(rules: str) -> None:
    """The declarer's side and another are there: the declarer wins, whatever the totals."""
    mark = game(rules).rules.score.target
    sides = game(rules).setting.sides
    for declarer in range(sides):
        totals = [mark + 300] * sides
        totals[declarer] = mark
        assert end(after(rules, totals, declarer=declarer)) == declarer
    assert end(after(f"{rules}?score.crossing=higher", [mark, *[mark + 300] * (sides - 1)])) != 0


@pytest.mark.parametrize("rules", ["midwest", "auction"])
@pytest.mark.rule("3A-END-03", "3D-END-01")
def test_two_opponents_at_the_mark(rules: str) -> None:
    """Both opponents are there and the soloist is not: the higher total wins."""
    assert end(after(rules, (1400, 1510, 1520))) == 2
    assert end(after(rules, (1400, 1530, 1520))) == 1


@pytest.mark.parametrize("rules", ["midwest", "auction"])
@pytest.mark.rule("3A-END-04", "AMB-12")
def test_a_decider_deal(rules: str) -> None:
    """Those two level: one more deal, in which the third player may win as well; level again, another one."""
    assert end(after(rules, (1400, 1510, 1510))) == "decider"
    table = game(rules)
    state = ending(rules, ["9H", "9D", "9C"], "S", melds=(100, 10, 10), points=(100, 65, 75), bid=200)
    state = msgspec.structs.replace(state, totals=(1000, 1425, 1425))
    leader = msgspec.structs.replace(state.phase, turn=1, trick=msgspec.structs.replace(state.phase.trick, leader=1))
    state = msgspec.structs.replace(state, phase=leader)
    for _ in range(3):
        turn = table.to_act(state)
        state = table.apply(state, turn, table.legal(state, turn)[0]).state
    assert result(state).totals == (1200, 1510, 1510)
    assert result(state).decider
    state = table.apply(state, CHANCE, deal(rules)).state
    assert state.decider
    before = Standing(totals=(1200, 1510, 1510), target=1500, decider=True)
    assert verdict(table.rules, (1500, 1600, 1560), 0, before) == (1500, 0, False)
    assert verdict(table.rules, (900, 1600, 1560), 0, before) == (1500, 1, False)
    assert verdict(table.rules, (900, 1600, 1600), 0, before) == (1500, -1, True)


# ------------------------------------------------------------------------------------------------ other ends


@pytest.mark.rule("3A-OPT-10", "AMB-22")
def test_a_limit_below_zero() -> None:
    """As a rule scores may fall without end; at a limit the game ends and the best total wins."""
    assert end(after("midwest", (300, -5000, 450))) == "continue"
    rules = "midwest?score.negative_limit=1000"
    assert end(after(rules, (300, -1000, 450))) == 2
    assert end(after(rules, (300, -990, 450))) == "continue"
    assert end(after(rules, (500, -1010, 450))) == 0


@pytest.mark.rule("3A-OPT-11", "AMB-22")
def test_the_all_negative_rule() -> None:
    """Once all have been below zero, the first to be above it again wins; at zero nobody is, and the mark stays on."""
    rules = game("midwest?score.all_negative=true").rules
    under = Standing(totals=(-10, -20, -30), target=1500, underwater=True)
    assert verdict(rules, (-10, 20, -30), 0, under)[1] == 1
    assert verdict(rules, (0, -20, -30), 0, under)[1] == -1
    assert verdict(rules, (40, 20, -30), 1, under)[1] == 0
    assert verdict(rules, (40, 40, -30), 1, under) == (1500, -1, False)
    never = Standing(totals=(-10, 10, -30), target=1500)
    assert verdict(rules, (-10, 20, -30), 0, never)[1] == -1
    assert verdict(named("midwest"), (-10, 20, -30), 0, under)[1] == -1


@pytest.mark.rule("3A-OPT-11")
def test_all_negative_is_remembered() -> None:
    """A deal after which all are below zero is remembered in the next ones, also when one of them is at zero again."""
    rules = "midwest?score.all_negative=true"
    state = ending(rules, ["9H", "9D", "9C"], "S", totals=(100, -300, -300), points=(0, 10, 10), taken=(1, 1, 1))
    table = game(rules)
    for _ in range(3):
        turn = table.to_act(state)
        state = table.apply(state, turn, table.legal(state, turn)[0]).state
    assert max(result(state).totals) < 0
    assert state.underwater
    assert table.apply(state, CHANCE, deal(rules)).state.underwater
    at_zero = ending(
        rules, ["9H", "9D", "9C"], "S", totals=(-10, -300, -300), points=(0, 10, 10), taken=(1, 1, 1), bid=10
    )
    at_zero = msgspec.structs.replace(at_zero, underwater=True)
    for _ in range(3):
        turn = table.to_act(at_zero)
        at_zero = table.apply(at_zero, turn, table.legal(at_zero, turn)[0]).state
    assert result(at_zero).totals == (0, -290, -290)
    assert table.to_act(at_zero) == CHANCE
    assert at_zero.underwater


@pytest.mark.rule("3A-OPT-12", "AMB-40", "AMB-19")
def test_raising_the_mark() -> None:
    """The older rule: several at the mark raise it by 250 until one is alone there; the soloist has no privilege."""
    rules = "midwest?score.end=raise"
    assert [end(after(rules, totals)) for totals in ((1600, 1520, 900), (1800, 1520, 900), (1520, 1760, 900))] == [
        "continue",
        0,
        1,
    ]
    assert after(rules, (1600, 1520, 900)).target == 1750
    assert after(rules, (1800, 1760, 900)).target == 2000
    assert after(rules, (1500, 900, 900)).target == 1500
    assert end(after("midwest", (1600, 1520, 900))) == 0


@pytest.mark.rule("3A-OPT-13", "AMB-46", "HR-20")
def test_a_number_of_rounds() -> None:
    """A game of two rounds ends when everybody has dealt twice, thrown-in deals included; the best total wins."""
    rules = "midwest?score.length=rounds&score.length_count=2"
    assert [end(after(rules, (2000, 400, 700), deals=number)) for number in (1, 5, 6)] == ["continue", "continue", 0]
    assert end(after(rules, (500, 400, 700), deals=6)) == 2
    assert end(after(rules, (700, 400, 700), deals=6)) == "decider"
    table = game(rules)
    state = table.start(0)
    for number in range(1, 7):
        state = table.apply(state, CHANCE, deal(rules)).state
        seats = [(state.dealer + step) % 3 for step in (1, 2, 3)]
        state = bidding(rules, state, " ".join(f"{seat}:P" for seat in seats))
        assert result(state).decider == (number == 6)
    assert named("midwest").score.length == "target"


@pytest.mark.rule("HR-20")
def test_a_number_of_deals() -> None:
    """A game of three deals ends after the third, however far the mark."""
    rules = "partners?score.length=deals&score.length_count=3"
    assert [end(after(rules, (500, 400), deals=number)) for number in (2, 3)] == ["continue", 0]


@given(st.lists(st.integers(-100, 400), min_size=3, max_size=3), st.integers(0, 2))
@pytest.mark.rule("3A-OPT-12", "AMB-19")
def test_raising_ends_with_one_or_none(tens: list[int], declarer: int) -> None:
    """Whatever the totals, raising stops with at most one at the mark, who has won, and never below the old mark."""
    rules = game("midwest?score.end=raise").rules
    totals = tuple(10 * number for number in tens)
    target, winner, decider = verdict(rules, totals, declarer, Standing(totals=totals, target=1500))
    there = [side for side, total in enumerate(totals) if total >= target]
    assert there == ([] if winner < 0 else [winner])
    assert not decider
    assert target >= 1500
    assert (target - 1500) % 250 == 0


@pytest.mark.parametrize("rules", ["midwest", "auction", "partners", "double-deck"])
@pytest.mark.rule("3A-SCORE-03", "3A-SCORE-04", "3D-SCORE-02", "3D-SCORE-03", "4P-SCORE-01", "4P-SCORE-02")
def test_every_deal_costs_the_bid_or_pays_it(rules: str) -> None:
    """In random deals a declarer's side that is set loses exactly the bid; one that makes it gains the bid at least."""
    table = game_of(rules)
    outcomes = set()
    for state, _, _ in walk(table, random.Random(rules), deals=30):
        if isinstance(state.phase, Settled) and state.public.declarer >= 0:
            found = state.phase.result
            change = found.change[table.setting.seating.side(state.public.declarer)]
            made = sum(part[table.setting.seating.side(state.public.declarer)] for part in (found.melds, found.tricks))
            outcomes.add(found.outcome)
            if found.outcome == "made":
                assert change == made + found.buried >= state.public.bid
            else:
                assert change == -state.public.bid
    assert {"made", "set"} & outcomes


# ------------------------------------------------------------------------------------------------ not played yet


@pytest.mark.rule("3A-PAY-01", "3A-PAY-02", "3A-PAY-03", "3A-OPT-15", "3A-OPT-16")
def test_no_money() -> None:
    """Games are played for points unless stakes are agreed: nobody pays and nothing lies in the pool."""
    found = after("midwest", (1600, 900, 900))
    assert found.winner == 0
    assert (found.paid, found.pool) == ((), 0)
    assert named("midwest").money.kind == "none"


@pytest.mark.rule("3A-OPT-14", "HR-25")
def test_scores_keep_their_zeros() -> None:
    """A deal is booked on the scale of tens unless the zeros are dropped."""
    assert settled("midwest", (150, 40, 20), (140, 60, 50), bid=250).change == (290, 100, 70)
    assert named("midwest").score.scale == "tens"


@pytest.mark.rule("HR-18", "HR-17", "HR-20")
def test_house_rules_are_off() -> None:
    """Dead contracts are played on, nobody promises every trick, and there is no mercy unless a table wants it."""
    score = named("partners").score
    assert (score.dead_contract, score.shoot, score.shoot_wins, score.mercy) == ("play-on", 0, False, "off")


@pytest.mark.rule("3A-SCORE-04")
def test_totals_below_zero_are_carried_on() -> None:
    """A score below zero is the score that the next deal starts from."""
    state = begin("midwest", totals=(-300, 20, 40))
    assert game("midwest").score(state).totals == (-300, 20, 40)
