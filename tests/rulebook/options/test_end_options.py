"""Options of the end: marks, raising, limits below zero, rounds, mercy, crossing, outright wins, deciders."""

import msgspec
import pytest

from binocle.game.actions import LAY_MELDS
from binocle.game.public import Settlement
from binocle.game.state import Settled, State
from binocle.seats import CHANCE, OVER
from tests.rulebook.auction import tables as at


def ended(found: Settlement) -> int | str:
    """Who has won, or what comes next."""
    return found.winner if found.winner >= 0 else "decider" if found.decider else "on"


# ------------------------------------------------------------------------------------------------ marks


@pytest.mark.rule("3A-OPT-09", "3D-OPT-06", "4P-OPT-05", "4D-OPT-05", "3A-END-01")
@pytest.mark.parametrize(("name", "mark"), [("midwest", 1500), ("midwest", 1000), ("auction", 1000), ("hoskin", 4550)])
def test_the_mark_is_reached_or_not(name: str, mark: int) -> None:
    """At it or above wins, ten below does not."""
    rules = f"{name}?score.target={mark}"
    assert ended(at.after(rules, (mark, 0, 0))) == 0
    assert ended(at.after(rules, (mark + 120, 0, 0))) == 0
    assert ended(at.after(rules, (mark - 10, 0, 0))) == "on"


@pytest.mark.rule("HR-21", "3A-END-02", "3A-END-03", "3A-END-04", "3D-END-01", "4D-END-01", "3A-OPT-12", "AMB-40")
@pytest.mark.parametrize(
    ("rule", "both", "soloist_lower", "others"),
    [
        ("", 0, 0, 2),
        ("?score.crossing=higher", 1, 1, 2),
        ("?score.end=raise", "on", 1, "on"),
    ],
)
def test_several_at_the_mark(rule: str, both: int | str, soloist_lower: int | str, others: int | str) -> None:
    """The declarer first, the higher total, or the mark is raised until one is alone there, with no right of his."""
    rules = f"midwest{rule}"
    assert ended(at.after(rules, (1520, 1600, 0))) == both
    assert ended(at.after(rules, (1520, 1800, 0))) == soloist_lower
    assert ended(at.after(rules, (1400, 1510, 1520))) == others
    if "raise" not in rule:
        assert ended(at.after(rules, (1400, 1510, 1510))) == "decider"


@pytest.mark.rule("3A-OPT-12", "AMB-19", "AMB-48")
@pytest.mark.parametrize(
    ("totals", "raise_by", "winner", "mark"),
    [
        ((1600, 1520, 900), 250, -1, 1750),
        ((1800, 1520, 900), 250, 0, 1750),
        ((1750, 1520, 900), 250, 0, 1750),
        ((2010, 2000, 900), 250, -1, 2250),
        ((1600, 1520, 900), 100, 0, 1600),
        ((1500, 1490, 900), 250, 0, 1500),
    ],
)
def test_the_mark_goes_up_at_once(totals: tuple[int, ...], raise_by: int, winner: int, mark: int) -> None:
    """By the agreed step, again and again, until at most one is at or above it; he wins at once."""
    found = at.after(f"midwest?score.end=raise&score.raise_by={raise_by}", totals)
    assert (found.winner, found.target) == (winner, mark)


# ------------------------------------------------------------------------------------------------ below zero


@pytest.mark.rule("3A-OPT-10", "AMB-22")
@pytest.mark.parametrize(
    ("totals", "answer"),
    [((-1000, 300, 450), 2), ((-1010, 450, 300), 1), ((-990, 300, 450), "on"), ((-1000, 450, 450), "decider")],
)
def test_a_limit_below_zero_ends_the_game(totals: tuple[int, ...], answer: int | str) -> None:
    """At or below it the best total wins; level ones play on; without the option nothing ends."""
    assert ended(at.after("midwest?score.negative_limit=1000", totals, declarer=1)) == answer
    assert ended(at.after("midwest", totals, declarer=1)) == "on"


def under_water(rules: str, before: tuple[int, ...], after: tuple[int, ...], *, seen: bool) -> Settlement:
    """How a deal ends the game, the totals having all been below zero once, or not."""
    table = at.game(rules)
    change = [b - a for a, b in zip(before, after, strict=True)]
    state = at.ending(
        rules,
        ["9H", "9D", "9C"],
        "S",
        melds=[max(0, c - 10 * (seat == 0)) for seat, c in enumerate(change)],
        taken=(1, 1, 1),
        totals=before,
        bid=10,
    )
    state = msgspec.structs.replace(state, underwater=seen)
    found: Settlement = at.booked(rules, state)
    assert found.totals == after
    assert table.rules.score.all_negative == ("all_negative" in rules)
    return found


@pytest.mark.rule("3A-OPT-11", "AMB-22")
@pytest.mark.parametrize(
    ("after", "winner"),
    [((40, -20, -300), 0), ((-20, 30, -300), 1), ((40, 60, -300), 1), ((60, 60, -300), -1), ((0, -20, -300), -1)],
)
def test_first_back_in_plus_wins(after: tuple[int, ...], winner: int) -> None:
    """Once all were below zero: the first above it, of several the higher; level ones and zero go on."""
    before = (-60, -80, -300)
    assert under_water("midwest?score.all_negative=true", before, after, seen=True).winner == winner
    assert under_water("midwest?score.all_negative=true", before, after, seen=False).winner == -1
    assert under_water("midwest", before, after, seen=True).winner == -1


@pytest.mark.rule("3A-OPT-11")
def test_all_below_zero_is_remembered() -> None:
    """The deal after which all totals are negative is noticed, one with a zero is not."""
    for others, seen in ((-30, True), (0, False)):
        rules = "midwest?score.all_negative=true"
        state = at.ending(rules, ["9H", "9D", "9C"], "S", bid=250, totals=(-100, others, -30), taken=(1, 0, 0))
        while not isinstance(state.phase, Settled):
            turn = at.game(rules).to_act(state)
            state = at.do(at.game(rules), state, (turn, at.game(rules).legal(state, turn)[0]))
        assert state.underwater == seen


# ------------------------------------------------------------------------------------------------ length, mercy


@pytest.mark.rule("3A-OPT-13", "HR-20", "2B-OPT-03", "AMB-46")
@pytest.mark.parametrize(
    ("length", "count", "finished", "over"),
    [
        ("deals", 1, 1, True),
        ("deals", 3, 2, False),
        ("deals", 3, 3, True),
        ("rounds", 1, 2, False),
        ("rounds", 1, 3, True),
        ("rounds", 2, 6, True),
        ("rounds", 2, 5, False),
        ("target", 1, 50, False),
    ],
)
def test_a_fixed_number_of_deals_or_rounds(length: str, count: int, finished: int, over: bool) -> None:
    """After that many deals, or when each has dealt that often, the best total wins, whatever the mark."""
    rules = f"midwest?score.length={length}&score.length_count={count}"
    state = at.ending(rules, ["9H", "9D", "9C"], "S", totals=(500, 700, 600), bid=250, melds=(260, 0, 0))
    state = msgspec.structs.replace(state, deal_no=finished)
    found = at.booked(rules, state)
    assert found.totals == (770, 700, 600)
    assert (found.winner == 0) == over


@pytest.mark.rule("AMB-12", "3A-OPT-13")
def test_level_after_the_last_deal_another_is_played() -> None:
    """Best totals level: one more deal, after which only the totals count."""
    rules = "midwest?score.length=deals&score.length_count=2"
    state = at.ending(rules, ["9H", "9D", "9C"], "S", totals=(430, 700, 600), bid=250, melds=(260, 0, 0))
    found = at.booked(rules, msgspec.structs.replace(state, deal_no=2))
    assert (found.totals, ended(found)) == ((700, 700, 600), "decider")


@pytest.mark.rule("AMB-12", "3A-END-04")
def test_the_third_may_win_a_decider() -> None:
    """1510 each against 1400: after the decider the third, as declarer at the mark, wins over a higher total."""
    state = at.ending("midwest", ["9H", "9D", "9C"], "S", totals=(1400, 1510, 1510), bid=250, melds=(260, 90, 0))
    found = at.booked("midwest", msgspec.structs.replace(state, decider=True))
    assert (found.totals[0], found.totals[1] > 1500, found.winner) == (1670, True, 0)


@pytest.mark.rule("HR-20")
@pytest.mark.parametrize(
    ("mercy", "totals", "answer"),
    [
        ("off", (-1500, 300, 200), "on"),
        ("minus-target", (-1500, 300, 200), 1),
        ("minus-target", (-1490, 300, 200), "on"),
        ("spread", (-1200, 300, 200), 1),
        ("spread", (-1190, 300, 200), "on"),
    ],
)
def test_mercy_for_a_hopeless_loser(mercy: str, totals: tuple[int, ...], answer: int | str) -> None:
    """As far below zero as the mark, or as far behind the best as the mark: the best total wins now."""
    assert ended(at.after(f"midwest?score.mercy={mercy}", totals, declarer=1)) == answer


# ------------------------------------------------------------------------------------------------ outright wins

FOUR = "QS QS QS QS JD JD JD JD"
RUNS = "AS AS AS AS TS TS TS TS KS KS KS KS QS QS QS QS JS JS JS JS"


def laid(rules: str, hand: str, totals: tuple[int, ...], trump: str = "H") -> State:
    """All melds lie; seat 1 holds this hand."""
    players = at.game(rules).setting.players
    hands = ["JC", hand, *["JC"] * (players - 2)]
    state = msgspec.structs.replace(at.melding(rules, hands, trump, bid=500), totals=totals)
    for _ in range(players):
        state = at.do(at.game(rules), state, (at.game(rules).to_act(state), LAY_MELDS))
    return state


@pytest.mark.rule("HSK-OPT-04")
@pytest.mark.parametrize("more", ["", "&meld.double_pinochle=none", "&meld.doubles=twice", "&meld.table=450-600"])
def test_four_pinochles_may_win_the_game(more: str) -> None:
    """With a score that is not negative, however four pinochles are paid; three never do; off, four are only paid."""
    rules = f"hoskin?score.four_pinochles_win=true{more}"
    won = laid(rules, FOUR, (500, 0, 900))
    assert at.result(won).winner == 1
    assert at.game(rules).to_act(won) == OVER
    assert not isinstance(laid(rules, FOUR, (500, -10, 900)).phase, Settled)
    assert not isinstance(laid(rules, FOUR[3:], (500, 0, 900)).phase, Settled)
    assert not isinstance(laid("hoskin", FOUR, (500, 0, 900)).phase, Settled)


@pytest.mark.rule("HR-23")
@pytest.mark.parametrize("more", ["", "&meld.table=additive"])
def test_a_quadruple_run_may_win_the_game(more: str) -> None:
    """All twenty trumps above the nine win at once, whatever the score; three runs do not."""
    rules = f"double-deck?score.quadruple_run_wins=true{more}"
    assert at.result(laid(rules, RUNS, (500, -900), "S")).winner == 1
    assert not isinstance(laid(rules, RUNS[3:], (500, 0), "S").phase, Settled)
    assert not isinstance(laid("double-deck", RUNS, (500, 0), "S").phase, Settled)


@pytest.mark.rule("HR-23", "HSK-OPT-04")
def test_four_of_two_partners_are_not_four_of_one() -> None:
    """Two pinochles in each hand of a side win nothing."""
    rules = "double-deck?score.four_pinochles_win=true"
    state = at.melding(rules, ["QS QS JD JD", "JC", "QS QS JD JD", "JC"], "H", bid=500)
    assert not isinstance(at.lay_all(rules, state).phase, Settled)


@pytest.mark.rule("AMB-42", "3A-DEAL-01")
def test_the_deal_passes_on_after_every_deal() -> None:
    """After a played, a given-up and a thrown-in deal the next player deals."""
    table = at.game("midwest")
    for begun in (
        at.bidding("midwest", at.begin("midwest", dealer=1), "2:P 0:P 1:P"),
        at.ending("midwest", ["9H", "9D", "9C"], "S", dealer=1),
    ):
        state = begun
        while not isinstance(state.phase, Settled):
            turn = table.to_act(state)
            state = at.do(table, state, (turn, table.legal(state, turn)[0]))
        assert table.apply(state, CHANCE, at.deal("midwest")).state.dealer == 2
