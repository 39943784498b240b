"""Options of scoring a deal: what saves melds, what a set costs, giving up, short melds, dead contracts, shooting."""

import pytest

from binocle.game.actions import GIVE_UP, LAY_MELDS, SHOOT
from binocle.game.events import MeldsVoid
from binocle.game.state import Melding, Settled, State, TrickPlay
from tests.rulebook.auction import tables as at

# ------------------------------------------------------------------------------------------------ what saves melds


@pytest.mark.rule("HR-03", "AMB-23", "3A-SCORE-01", "3A-SCORE-02", "3D-OPT-05", "4P-OPT-06", "HSK-SCORE-01")
@pytest.mark.parametrize(
    ("need", "no_trick", "no_counter", "one_counter", "fifty"),
    [
        ("nothing", 100, 100, 110, 150),
        ("trick", 0, 100, 110, 150),
        ("counter", 0, 0, 110, 150),
        ("points&score.melds_need_points=50", 0, 0, 10, 150),
    ],
)
def test_what_a_side_must_take(need: str, no_trick: int, no_counter: int, one_counter: int, fifty: int) -> None:
    """Melds of 100 with no trick, with a trick worth nothing, with a counter, with fifty points."""
    rules = f"midwest?score.melds_need={need}"
    for points, taken, booked in ((0, 0, no_trick), (0, 1, no_counter), (10, 1, one_counter), (50, 2, fifty)):
        state = at.ending(
            rules, ["9H", "9D", "9C"], "S", melds=(300, 100, 0), points=(100, points, 20), taken=(3, taken, 1), bid=250
        )
        assert at.booked(rules, state).change[1] == booked


@pytest.mark.rule("3A-SCORE-02", "HSK-SCORE-01")
def test_the_declarer_needs_it_for_melds_and_buried_cards() -> None:
    """Without a trick, or in Hoskin a counter, his melds and the cards he buried do not count: he is set."""
    for rules, taken, change in (("midwest", 0, -250), ("midwest", 1, 520), ("hoskin", 1, -250)):
        state = at.ending(
            rules, ["JH", "QH", "JC"], "S", leader=0, melds=(500, 0, 0), taken=(taken, 1, 1), buried="AS AS", bid=250
        )
        assert at.booked(rules, state).change[0] == change


@pytest.mark.rule("HR-04", "4D-OPT-03", "COM-LAST-02")
@pytest.mark.parametrize(("last", "total"), [(0, 480), (10, 490), (20, 500)])
def test_the_last_trick_of_the_double_deck(last: int, total: int) -> None:
    """Ten by the letter, twenty in tournaments; all points of a deal are 480 and the last trick."""
    rules = f"double-deck?score.last_trick={last}"
    assert at.outcome_of_trick(rules, "JH JD JC JC", "S", last=True)[1] == last
    assert at.game(rules).setting.tables.trick_total == total
    assert at.game("double-deck").rules.score.last_trick == 20


# ------------------------------------------------------------------------------------------------ what a set costs


@pytest.mark.rule("HR-05", "3B-OPT-05", "3A-SCORE-04")
@pytest.mark.parametrize(("cost", "lost"), [("bid", -300), ("bid-and-melds", -420), ("double", -600)])
def test_what_a_set_costs(cost: str, lost: int) -> None:
    """The bid; the bid and the melds laid; or the bid twice. A contract that is made is booked alike in all."""
    rules = f"midwest?score.set_cost={cost}"
    assert at.settled(rules, (120, 40, 0), (100, 100, 50), bid=300).change == (lost, 140, 50)
    assert at.settled(rules, (120, 40, 0), (180, 60, 10), bid=300).change == (300, 100, 10)


@pytest.mark.rule("3B-OPT-05", "3A-GIVE-01", "HR-05")
def test_giving_up_costs_the_bid_alone() -> None:
    """However dear a set after play is."""
    for cost in ("bid", "bid-and-melds", "double"):
        rules = f"binokel?score.set_cost={cost}"
        state = at.melding(rules, ["AS", "KH QH", "JC"], "S", bid=300)
        assert at.result(at.do(at.game(rules), state, (0, GIVE_UP))).change == (-300, 20, 0)


@pytest.mark.rule("HR-05", "HR-18")
def test_being_set_at_once_costs_what_a_set_costs() -> None:
    """A dead contract with the double price."""
    rules = "midwest?score.set_cost=double&score.dead_contract=set"
    state = at.lay_all(rules, at.melding(rules, ["9S", "KH QH", "JC"], "S", bid=600))
    assert at.result(state).change == (-1200, 20, 0)


# ------------------------------------------------------------------------------------------------ giving up


@pytest.mark.rule("HR-19", "3A-OPT-18", "3D-OPT-08", "AMB-21", "3D-GIVE-01")
@pytest.mark.parametrize(
    ("until", "before", "between", "lead", "after"),
    [
        ("never", False, False, False, False),
        ("before-meld", True, False, False, False),
        ("before-lead", True, True, True, False),
    ],
)
def test_until_when_the_declarer_may_give_up(until: str, before: bool, between: bool, lead: bool, after: bool) -> None:
    """Before the first meld, before the first lead, or never; nobody else ever."""
    for name in ("midwest", "auction"):
        rules = f"{name}?score.give_up={until}"
        table, state = at.game(rules), at.melding(rules, ["AS KS", "9H 9D", "JH JC"], "S")
        moments: list[State] = [state]
        state = at.do(table, state, (0, LAY_MELDS))
        moments.append(state)
        state = at.lay_all(rules, state)
        moments.append(state)
        moments.append(at.play(table, state, "AS"))
        assert [at.refused(table, moment, 0, GIVE_UP) is None for moment in moments] == [before, between, lead, after]
        assert all(at.refused(table, moment, 1, GIVE_UP) is not None for moment in moments)
    assert at.game("auction").rules.score.give_up == "never"
    assert at.game("hoskin").rules.score.give_up == "before-lead"


@pytest.mark.rule("HSK-GIVE-01", "AMB-21", "3A-GIVE-02", "3A-GIVE-03", "HR-19")
@pytest.mark.parametrize("bonus", [0, 100])
def test_the_others_book_their_melds_and_a_bonus(bonus: int) -> None:
    """No trick is needed and none counted; each opponent gets the bonus on top, with or without melds."""
    rules = f"midwest?score.give_up_bonus={bonus}"
    state = at.melding(rules, ["AS KS QS", "KH QH", "9D"], "S", bid=310)
    found = at.result(at.do(at.game(rules), state, (0, GIVE_UP)))
    assert (found.outcome, found.change, found.tricks) == ("gave-up", (-310, 20 + bonus, bonus), (0, 0, 0))


# ------------------------------------------------------------------------------------------------ least melds


@pytest.mark.rule("HR-12", "4D-OPT-08")
def test_a_least_meld_to_lay_down() -> None:
    """Below 200 a side's melds are struck when all lie; its tricks still count; 200 is enough."""
    rules = "double-deck?score.minimum_meld=200"
    hands = ["AS AH AD AC KS KH KD KC QH", "KH QH", "JH", "JC"]
    table, state = at.game(rules), at.melding(rules, hands, "S", bid=500)
    for _ in range(3):
        state = at.do(table, state, (table.to_act(state), LAY_MELDS))
    step = table.apply(state, 3, LAY_MELDS)
    assert [told for event in step.events if isinstance(told := event.seen_by(None), MeldsVoid)] == [MeldsVoid(1, 20)]
    assert step.state.public.melds == (200, 0, 0, 0)
    assert isinstance(step.state.phase, TrickPlay)
    assert at.lay_all("double-deck", at.melding("double-deck", hands, "S", bid=500)).public.melds == (200, 20, 0, 0)


@pytest.mark.rule("HR-12")
@pytest.mark.parametrize(("short", "over"), [("unlaid", False), ("set", True)])
def test_bidders_with_too_little_meld(short: str, over: bool) -> None:
    """Their melds do not count, or they are set at once and the others book theirs if they have 200."""
    rules = f"double-deck?score.minimum_meld=200&score.short_meld={short}"
    hands = ["KS QS", "AS AH AD AC KS KH KD KC QH", "JH", "JC"]
    state = at.lay_all(rules, at.melding(rules, hands, "S", bid=500))
    assert isinstance(state.phase, Settled) == over
    if over:
        assert (at.result(state).outcome, at.result(state).change) == ("short-meld", (-500, 200))
    else:
        assert state.public.melds == (0, 200, 0, 0)


@pytest.mark.rule("4D-OPT-08")
def test_a_least_count_in_tricks_to_keep_anything() -> None:
    """Under 200 in tricks a side books nothing at all; with it melds and tricks; bidders below it are set."""
    rules = "double-deck?score.minimum_tricks=200"
    assert at.settled(rules, (400, 100), (310, 190), bid=600).change == (710, 0)
    assert at.settled(rules, (400, 100), (300, 200), bid=600).change == (700, 300)
    assert at.settled(rules, (400, 100), (190, 310), bid=500).change == (-500, 410)
    assert at.settled("double-deck", (400, 100), (310, 190), bid=600).change == (710, 290)


# ------------------------------------------------------------------------------------------------ dead contracts


@pytest.mark.rule("HR-18")
@pytest.mark.parametrize(("bid", "dead"), [(290, False), (300, True)])
def test_a_contract_that_all_tricks_cannot_save(bid: int, dead: bool) -> None:
    """Melds of 40 and all 250 make 290: 300 is played on, or set at once while the others book their melds."""
    hands = ["KS QS", "KH QH", "JC 9C"]
    for rule in ("play-on", "set"):
        rules = f"midwest?score.dead_contract={rule}"
        state = at.lay_all(rules, at.melding(rules, hands, "S", bid=bid))
        closed = dead and rule == "set"
        assert isinstance(state.phase, Settled) == closed
        if closed:
            assert (at.result(state).outcome, at.result(state).change) == ("dead", (-300, 20, 0))


# ------------------------------------------------------------------------------------------------ every trick


def shot(rules: str, hands: list[str], *cards: str, bid: int = 500, totals: tuple[int, ...] | None = None) -> State:
    """Seat 0 promises every trick before the lead, then these cards fall."""
    state = at.ending(rules, hands, "S", bid=bid, melds=(40, 60, 0), taken=(0, 0, 0), totals=totals)
    state = at.do(at.game(rules), state, (0, SHOOT))
    return at.play(at.game(rules), state, *cards)


@pytest.mark.rule("HR-17")
def test_a_promise_of_every_trick() -> None:
    """Kept it pays its value whatever the bid, failing costs as much; it decides on tricks alone."""
    rules = "midwest?score.shoot=1000"
    kept = shot(rules, ["AS AH", "9H 9D", "JH JC"], "AS", "9H", "JH", "AH", "9D", "JC")
    assert (at.result(kept).outcome, at.result(kept).change[0]) == ("shot-made", 1000)
    lost = shot(rules, ["AS QH", "9H KH", "JH JC"], "AS", "9H", "JH", "QH", "KH", "JC")
    assert (at.result(lost).outcome, at.result(lost).change) == ("shot-lost", (-1000, 60 + 20, 0))


@pytest.mark.rule("HR-17")
def test_a_promise_may_decide_the_game() -> None:
    """With that agreement a kept promise wins, a failed one lets the best of the others win."""
    rules = "midwest?score.shoot=1000&score.shoot_wins=true"
    kept = shot(rules, ["AS AH", "9H 9D", "JH JC"], "AS", "9H", "JH", "AH", "9D", "JC", totals=(-900, 700, 800))
    assert at.result(kept).winner == 0
    lost = shot(rules, ["AS QH", "9H KH", "JH JC"], "AS", "9H", "JH", "QH", "KH", "JC", totals=(900, 700, 800))
    assert at.result(lost).winner == 2
    plain = shot("midwest?score.shoot=1000", ["AS AH", "9H 9D", "JH JC"], "AS", "9H", "JH", "AH", "9D", "JC")
    assert at.result(plain).winner == -1


@pytest.mark.rule("HR-17", "HR-19", "HR-18")
def test_when_a_promise_may_be_made() -> None:
    """By the declarer, while melds are laid or before the first card, once; after it there is no giving up."""
    rules = "midwest?score.shoot=500&score.give_up=before-lead&score.dead_contract=set"
    table, state = at.game(rules), at.melding(rules, ["AS KS", "9H 9D", "JH JC"], "S", bid=400)
    assert at.refused(table, state, 0, SHOOT) is None
    assert at.refused(table, state, 1, SHOOT) is not None
    assert at.refused(at.game("midwest"), at.melding("midwest", ["AS", "9H", "JH"], "S"), 0, SHOOT) == "shoot/off"
    promised = at.do(table, state, (0, SHOOT))
    assert at.refused(table, promised, 0, SHOOT) == "shoot/already"
    assert at.refused(table, promised, 0, GIVE_UP) is not None
    assert isinstance(at.lay_all(rules, promised).phase, TrickPlay), "the contract no longer matters"
    assert isinstance(at.lay_all(rules, state).phase, Settled)
    late = at.ending(rules, ["AS KS", "9H 9D", "JH JC"], "S")
    assert at.refused(table, at.play(table, late, "AS"), 0, SHOOT) == "shoot/not-now"


# ------------------------------------------------------------------------------------------------ without the zero


@pytest.mark.rule("3A-OPT-14", "HR-25", "COM-CP-04", "AMB-41")
def test_zeros_dropped() -> None:
    """Every value is a tenth: bids, melds, counters, last trick, mark; the same deal gives a tenth of everything."""
    modern = "midwest?score.scale=modern"
    assert at.game(modern).setting.ladder[0].amount == 25
    assert at.game(modern).start().target == 150
    assert at.meld_points(modern, "AS TS KS QS JS", "S") == 15
    assert at.meld_points(modern, "KH QH", "S") == 2
    assert at.outcome_of_trick(modern, "AH TH KH", "S") == (0, 3)
    assert at.outcome_of_trick(modern, "AH TH KH", "S", last=True) == (0, 4)
    assert at.game(modern).setting.tables.trick_total == 25
    assert at.outcome_of_trick("midwest", "AH TH KH", "S") == (0, 30)


@pytest.mark.rule("AMB-41", "3A-OPT-14")
def test_totals_below_zero_without_the_zero() -> None:
    """A set takes the bid as it stands there: 32, not 320."""
    modern = "midwest?score.scale=modern"
    state = at.ending(modern, ["9H"] * 3, "S", bid=32, melds=(15, 4, 2), points=(13, 6, 3), buried="AS AS")
    assert at.booked(modern, state).totals == (-32, 10, 5)


@pytest.mark.rule("HSK-OPT-03", "4D-OPT-04", "3B-OPT-04", "3B-CP-01", "2H-OPT-01")
@pytest.mark.parametrize(("counting", "points"), [("traditional", 25), ("simplified", 25), ("streamlined", 30)])
def test_the_three_counts(counting: str, points: int) -> None:
    """Ace, king and ten of a trick in games with two and with four copies."""
    for name in ("midwest?", "hoskin?", "binokel?seats.clockwise=true&"):
        rules = f"{name}score.card_points={counting}"
        assert at.outcome_of_trick(rules, "AS KH TC", "H")[1] == points
    low = {"traditional": 10, "simplified": 10, "streamlined": 0}[counting]
    assert at.outcome_of_trick(f"double-deck?score.card_points={counting}", "QS QH JC JD", "H")[1] == low


@pytest.mark.rule("3A-SCORE-03", "3A-SCORE-04")
def test_melds_are_due_before_the_deal_is_booked() -> None:
    """A deal in which the bid is made exactly is made; a point less is a set."""
    assert at.settled("midwest", (150, 0, 0), (150, 50, 50), bid=300).change[0] == 300
    assert at.settled("midwest", (150, 0, 0), (140, 60, 50), bid=300).change[0] == -300
    assert isinstance(at.melding("midwest", ["AS", "9H", "JH"], "S").phase, Melding)
