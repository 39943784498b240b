"""Two-handed scoring and the end of the game: the mark, both over it, raising it, calling out, MacDougall's trick.

Decisions where the catalogue is silent:
- A claim is counted on melds and tricks that are complete; cards of an open trick count for nobody.
- MacDougall: a trick that is open when the claim is made is already "one more trick". Each claim is judged when its
  owner wins a trick; it lapses with the deal.
- Nobody claims in a decider deal, since both have the mark and only the count after it decides (AMB-12).
- A deal that ends in the middle books the trick points so far, rounded where tricks are.
"""

import random

import pytest

from binocle.deal.shuffle import random_deal
from binocle.game.actions import CALL_OUT, DRAW, Play
from binocle.game.events import ClaimedOut
from binocle.game.public import Settlement
from binocle.game.scoring import DealCount, Standing, rounded, settle
from binocle.game.state import Settled
from binocle.rules import named, parse
from binocle.seats import CHANCE, OVER
from tests.rulebook.positions import ME, OTHER, cards, dealt, do, ending, game, play, refused, result, tell

STANDARD, BICYCLE, RAISE = "two-handed", "bicycle", "two-handed?score.end=raise"
CALL, EXTRA = "two-handed?score.call_out=on", "two-handed?score.call_out=extra-trick"


def booked(
    rules: str,
    totals: tuple[int, int],
    melds: tuple[int, int] = (0, 0),
    tricks: tuple[int, int] = (0, 0),
    target: int | None = None,
    decider: bool = False,
    deals: int = 0,
) -> Settlement:
    """A deal with these melds and trick points, added to these totals."""
    rule_set = parse(rules)
    deal = DealCount(-1, 0, melds, tricks, (True, True))
    return settle(rule_set, deal, Standing(totals, target or rule_set.score.target, decider, False, deals))


def standing(rules: str, a: int, b: int, target: int | None = None) -> tuple[int, bool, int]:
    """Winner (-1: goes on), decider or not, and the mark, when the totals after a deal are these."""
    found = booked(rules, (a, b), target=target)
    return found.winner, found.decider, found.target


# ------------------------------------------------------------------------------------------------ counting


@pytest.mark.rule("2H-SCORE-01", "2B-SCORE-02", "2B-SCORE-03", "2H-OPT-13", "AMB-25")
def test_a_deal_is_melds_and_trick_points() -> None:
    """DS-13: melds 210 and 100, tricks 134 and 116: exact in the standard game, the tricks rounded in Bicycle."""
    assert booked(STANDARD, (0, 0), (210, 100), (134, 116)).change == (344, 216)
    assert booked(BICYCLE, (0, 0), (210, 100), (134, 116)).change == (340, 210)
    assert booked(BICYCLE, (30, 40), (210, 100), (126, 124)).totals == (360, 260)


@pytest.mark.rule("2B-SCORE-03", "2H-OPT-13")
@pytest.mark.parametrize(
    ("points", "rounds"),
    [(87, 90), (86, 80), (84, 80), (85, 80), (88, 90), (89, 90), (90, 90), (97, 100), (0, 0), (6, 0), (7, 10)],
)
def test_seven_eight_and_nine_go_up(points: int, rounds: int) -> None:
    """DX-19 and around it; without rounding the points stay."""
    assert rounded(named(BICYCLE), points) == rounds
    assert rounded(named(STANDARD), points) == points


@pytest.mark.rule("2B-SCORE-03", "2H-SCORE-01")
def test_the_deal_is_booked_after_the_last_trick() -> None:
    """Played out: 96 and 154 trick points with the last trick, melds 40 and 20, in both games."""
    for rules, change in ((STANDARD, (40 + 96, 20 + 154)), (BICYCLE, (40 + 90, 20 + 150))):
        state = ending(rules, "S", ("9H", "AH"), points=(96, 133), melds=(40, 20), totals=(100, 200))
        state = play(game(rules), state, "9H", "AH")
        assert result(state).tricks == (96, 133 + 11 + 10)
        assert result(state).change == change
        assert state.totals == (100 + change[0], 200 + change[1])


# ------------------------------------------------------------------------------------------------ the mark


@pytest.mark.rule("2H-END-02", "2B-END-03", "2B-END-02")
def test_one_at_the_mark_wins() -> None:
    """GE-01, OP-04: 1010 to 990; exactly 1000 is enough, 999 is not."""
    for rules in (STANDARD, BICYCLE):
        assert standing(rules, 1010, 990) == (0, False, 1000)
        assert standing(rules, 1000, 990)[0] == 0
        assert standing(rules, 999, 1000)[0] == 1


@pytest.mark.rule("2H-END-05", "2B-END-02", "2B-OPT-03")
def test_nobody_at_the_mark_plays_on() -> None:
    """OP-04: 940 to 880: another deal, same mark, no decider."""
    for rules in (STANDARD, BICYCLE):
        assert standing(rules, 940, 880) == (-1, False, 1000)


@pytest.mark.rule("2H-END-05")
def test_the_next_deal_is_the_other_dealers() -> None:
    """After a deal that decides nothing chance is to deal, and totals stand."""
    state = play(game(STANDARD), ending(STANDARD, "S", ("AH", "9H"), points=(100, 100), totals=(300, 400)), "AH", "9H")
    assert game(STANDARD).to_act(state) == CHANCE
    assert state.totals == (421, 500)
    assert game(STANDARD).check(state, ME, DRAW) is not None


@pytest.mark.rule("2H-END-03")
def test_both_at_the_mark_the_higher_total_wins() -> None:
    """GE-02 and OP-02: 1040 to 1090, 1150 to 1210."""
    assert standing(STANDARD, 1040, 1090) == (1, False, 1000)
    assert standing(STANDARD, 1150, 1210) == (1, False, 1000)


@pytest.mark.rule("2H-END-04", "AMB-12")
def test_both_level_at_the_mark_play_a_decider() -> None:
    """1050 each: a decider deal; after it the higher total wins, level again means another."""
    assert standing(STANDARD, 1050, 1050) == (-1, True, 1000)
    assert booked(STANDARD, (1050, 1050), (0, 0), (130, 120), decider=True).winner == 0
    assert booked(STANDARD, (1050, 1050), (0, 0), (125, 125), decider=True).decider


@pytest.mark.rule("2H-END-04", "AMB-12", "AMB-42")
def test_no_win_in_the_middle_of_a_decider() -> None:
    """Both are over the mark already: neither a meld nor a dix turned up ends the deal; it is the other dealer's."""
    state = ending(STANDARD, "S", ("AH", "9H"), points=(98, 119), totals=(1000, 1000))
    level = play(game(STANDARD), state, "AH", "9H")
    assert result(level).totals == (1119, 1119)
    assert result(level).decider
    decider = game(STANDARD).apply(level, CHANCE, random_deal(game(STANDARD), random.Random(1), ME)).state
    assert decider.decider
    assert decider.dealer == 1 - level.dealer
    for is_decider, totals in ((True, (1119, 1119)), (False, (990, 990))):
        told = tell(STANDARD, "S", "", [], upcard="9S", totals=totals, decider=is_decider)
        assert isinstance(told.state.phase, Settled) != is_decider
        steps = "win; meld royal-marriage KS QS"
        told = tell(STANDARD, "S", "KS QS", steps, upcard="JS", totals=totals, decider=is_decider)
        assert isinstance(told.state.phase, Settled) != is_decider


@pytest.mark.rule("2H-END-04", "MCD-04")
@pytest.mark.parametrize("rules", [CALL, EXTRA])
def test_no_claim_in_a_decider(rules: str) -> None:
    """Refused with its reason, and not among the legal actions; in any other deal it is."""
    for decider in (True, False):
        state = ending(rules, "S", ("AH 9D", "9H 9C"), totals=(1000, 1000), decider=decider)
        assert (refused(game(rules), state, ME, CALL_OUT) == "call-out/decider") == decider
        assert (CALL_OUT in game(rules).legal(state, ME)) != decider


@pytest.mark.rule("2H-END-01", "2H-MELD-11", "AMB-20", "AMB-31", "AMB-43", "2B-END-06", "2H-OPT-12")
@pytest.mark.parametrize(
    ("rules", "over"), [(STANDARD, True), (RAISE, False), (BICYCLE, False), (CALL, False), (EXTRA, False)]
)
def test_a_meld_may_win_in_mid_deal(rules: str, over: bool) -> None:
    """970 and a royal marriage: over in the standard game, whoever leads; not with raising or calling out."""
    told = tell(rules, "S", "KS QS", "win; meld royal-marriage KS QS", totals=(970, 990))
    assert isinstance(told.state.phase, Settled) == over
    if over:
        assert (result(told.state).winner, result(told.state).outcome) == (ME, "mid-deal")
        assert told.game.to_act(told.state) == OVER
        assert refused(told.game, told.state, ME, DRAW) == "turn/game-over"
    told = tell(rules, "S", "KS QS", "win; meld royal-marriage KS QS", totals=(959, 990))
    assert not isinstance(told.state.phase, Settled)


@pytest.mark.rule("2H-END-01", "AMB-20")
def test_a_trick_does_not_win_in_mid_deal() -> None:
    """995 and an ace in a trick: the deal goes on, the points wait for its end."""
    state = play(game(STANDARD), ending(STANDARD, "S", ("AH 9D", "TH 9C"), totals=(995, 0)), "AH", "TH")
    assert not isinstance(state.phase, Settled)


@pytest.mark.rule("2B-END-06", "AMB-43")
def test_without_a_claim_the_deal_is_played_out() -> None:
    """Bicycle, far over the mark by melds: booked after the last trick, and won then."""
    state = ending(BICYCLE, "S", ("AH", "9H"), melds=(300, 0), points=(110, 120), totals=(900, 100))
    state = play(game(BICYCLE), state, "AH", "9H")
    assert (result(state).winner, result(state).outcome) == (ME, "played")


# ------------------------------------------------------------------------------------------------ raising


@pytest.mark.rule("2H-END-06", "2B-END-04", "AMB-19", "AMB-48", "2H-OPT-12")
@pytest.mark.parametrize("rules", [RAISE, BICYCLE])
@pytest.mark.parametrize(
    ("totals", "target", "winner", "mark"),
    [
        ((1640, 1290), 1250, 0, 1500),  # DX-07
        ((1130, 1000), 1000, -1, 1250),  # DX-20
        ((1150, 1210), 1000, -1, 1250),  # OP-02
        ((1250, 1000), 1000, 0, 1250),  # AMB-48: at once, and the new mark itself is enough
        ((1249, 1000), 1000, -1, 1250),
        ((1500, 1500), 1000, -1, 1750),
        ((1760, 1500), 1000, 0, 1750),
        ((1000, 999), 1000, 0, 1000),
    ],
)
def test_the_mark_is_raised_while_both_are_there(
    rules: str, totals: tuple[int, int], target: int, winner: int, mark: int
) -> None:
    """By 250, at once and again; alone at the mark then reached wins; the lead does not matter."""
    assert standing(rules, *totals, target) == (winner, False, mark)


@pytest.mark.rule("2B-END-04", "2H-END-06")
def test_the_raised_mark_stays_for_the_next_deal() -> None:
    """After 1130 to 1000 the game is to 1250: the deal after it is counted against that."""
    state = ending(BICYCLE, "S", ("AH", "9H"), points=(119, 120), totals=(1000, 880))
    state = play(game(BICYCLE), state, "AH", "9H")
    assert (state.totals, state.target, result(state).winner) == ((1140, 1000), 1250, -1)
    assert game(BICYCLE).score(state).target == 1250


# ------------------------------------------------------------------------------------------------ calling out


@pytest.mark.rule("2H-END-07", "2B-END-05")
@pytest.mark.parametrize("rules", [BICYCLE, CALL])
@pytest.mark.parametrize(
    ("totals", "melds", "points", "winner"),
    [
        ((990, 400), (0, 0), (0, 100), OTHER),  # GE-08: short
        ((900, 400), (60, 0), (40, 100), ME),
        ((900, 1900), (60, 500), (40, 100), ME),  # the other's total does not matter
        ((1000, 0), (0, 0), (0, 0), ME),
        ((0, 2000), (0, 0), (0, 0), OTHER),
    ],
)
def test_a_claim_stops_play_and_is_counted(
    rules: str, totals: tuple[int, int], melds: tuple[int, int], points: tuple[int, int], winner: int
) -> None:
    """Right wins, wrong loses, at once."""
    state = ending(rules, "S", ("AH 9D", "9H 9C"), totals=totals, melds=melds, points=points)
    step = game(rules).apply(state, ME, CALL_OUT)
    assert (result(step.state).winner, result(step.state).outcome) == (winner, "claimed")
    assert step.events[0].news == ClaimedOut(ME, winner == ME)


@pytest.mark.rule("2B-END-05", "2H-OPT-13", "AMB-10")
def test_a_claim_is_rounded_as_tricks_are() -> None:
    """GE-09: 900 and 97 points: short by exact count, 1000 by Bicycle's rounding."""
    for rules, winner in ((CALL, OTHER), (BICYCLE, ME)):
        state = ending(rules, "S", ("AH 9D", "9H 9C"), totals=(900, 0), points=(97, 0))
        assert result(do(game(rules), state, (ME, CALL_OUT))).winner == winner


@pytest.mark.rule("2B-END-05", "2H-END-07")
def test_a_claim_may_come_at_any_moment_of_play() -> None:
    """Before the first card, out of turn, in an open trick, while the other melds; never between deals."""
    table = game(BICYCLE)
    fresh = dealt(table, 1)
    told = tell(BICYCLE, "S", "KD", "win")
    half = play(table, ending(BICYCLE, "S", ("AH 9D", "9H 9C")), "AH")
    for state in (fresh, told.state, half):
        for seat in (ME, OTHER):
            assert table.legal(state, seat)[-1] == CALL_OUT
            assert isinstance(do(table, state, (seat, CALL_OUT)).phase, Settled)
    assert refused(table, table.start(), ME, CALL_OUT) == "call-out/not-in-play"
    over = play(table, ending(BICYCLE, "S", ("AH", "9H")), "AH", "9H")
    assert refused(table, over, ME, CALL_OUT) == "call-out/not-in-play"
    assert CALL_OUT not in table.legal(over, ME)


@pytest.mark.rule("2B-END-05")
def test_cards_of_an_open_trick_count_for_nobody() -> None:
    """995 on the score and an ace just led: the claim is short."""
    state = play(game(CALL), ending(CALL, "S", ("AH 9D", "TH 9C"), totals=(995, 0)), "AH")
    assert result(do(game(CALL), state, (ME, CALL_OUT))).winner == OTHER


@pytest.mark.rule("2B-END-05")
def test_a_claim_refers_to_the_raised_mark() -> None:
    """With the mark at 1250 a total of 1200 is short."""
    for total, winner in ((1200, OTHER), (1250, ME)):
        state = ending(BICYCLE, "S", ("AH 9D", "9H 9C"), totals=(total, 1100), target=1250)
        assert result(do(game(BICYCLE), state, (ME, CALL_OUT))).winner == winner


@pytest.mark.rule("2H-OPT-12", "2H-END-07")
def test_no_claim_where_nobody_calls() -> None:
    """In the standard game the action is refused and not offered."""
    state = ending(STANDARD, "S", ("AH 9D", "9H 9C"))
    assert refused(game(STANDARD), state, ME, CALL_OUT) == "call-out/off"
    assert CALL_OUT not in game(STANDARD).legal(state, ME)


@pytest.mark.rule("AMB-43", "2H-OPT-12")
def test_with_calling_out_and_no_call_the_count_decides() -> None:
    """Calling out with the standard end: both over the mark, nobody called: the higher total."""
    assert standing(CALL, 1040, 1090) == (1, False, 1000)
    assert standing(EXTRA, 1040, 1090) == (1, False, 1000)


# ------------------------------------------------------------------------------------------------ MacDougall


@pytest.mark.rule("MCD-02", "MCD-04", "AMB-11")
def test_a_caller_needs_another_trick() -> None:
    """GE-11: 990, called, the next trick won is worth 5: short, the other wins. With 11 points he has it."""
    for hand, reply, winner in (("JH 9D", "QH 9C", None), ("AH 9D", "9H 9C", ME), ("QH 9D", "JH 9C", OTHER)):
        state = ending(EXTRA, "S", (hand, reply), totals=(990, 0))
        state = do(game(EXTRA), state, (ME, CALL_OUT))
        assert not isinstance(state.phase, Settled)
        lead, answer = hand.split()[0], reply.split()[0]
        state = play(game(EXTRA), state, lead, answer)
        if winner is None:  # the other took the trick: the claim stays open
            assert not isinstance(state.phase, Settled)
        else:
            assert (result(state).winner, result(state).outcome) == (winner, "claimed")


@pytest.mark.rule("MCD-02")
def test_the_confirming_trick_counts() -> None:
    """989 and an ace: 1000 with the trick; 988 is one short."""
    for total, winner in ((989, ME), (988, OTHER)):
        state = ending(EXTRA, "S", ("AH 9D", "9H 9C"), totals=(total, 0))
        state = play(game(EXTRA), do(game(EXTRA), state, (ME, CALL_OUT)), "AH", "9H")
        assert result(state).winner == winner


@pytest.mark.rule("MCD-02", "MCD-04")
def test_both_may_call_and_the_first_trick_decides() -> None:
    """GE-12: A calls, B wins a trick, calls too, wins the next and has 1003: B; his first trick decided nothing."""
    state = ending(EXTRA, "S", ("9H 9D 9C", "AH KD 9C"), totals=(900, 985), points=(0, 3))
    table = game(EXTRA)
    state = do(table, state, (ME, CALL_OUT))
    state = play(table, state, "9H", "AH")
    assert not isinstance(state.phase, Settled)
    state = do(table, state, (OTHER, CALL_OUT))
    assert state.public.called_out == (ME, OTHER)
    state = play(table, state, "KD", "9D")
    assert (result(state).winner, result(state).totals[1]) == (OTHER, 985 + 3 + 11 + 4)


@pytest.mark.rule("MCD-02", "AMB-11")
def test_a_call_lapses_with_the_deal() -> None:
    """GE-13: the caller wins no more trick: the deal is counted as usual, nobody is decided below the mark."""
    state = ending(EXTRA, "S", ("9H", "AH"), totals=(500, 500), points=(100, 119))
    table = game(EXTRA)
    state = play(table, do(table, state, (ME, CALL_OUT)), "9H", "AH")
    assert (result(state).winner, result(state).outcome) == (-1, "played")
    assert table.to_act(state) == CHANCE


@pytest.mark.rule("MCD-04")
def test_a_call_cannot_be_made_twice_or_withdrawn() -> None:
    """Once called there is only play; the other may still call."""
    table = game(EXTRA)
    state = do(table, ending(EXTRA, "S", ("AH 9D", "9H 9C")), (ME, CALL_OUT))
    assert refused(table, state, ME, CALL_OUT) == "call-out/already"
    assert CALL_OUT not in table.legal(state, ME)
    assert CALL_OUT in table.legal(state, OTHER)


@pytest.mark.rule("MCD-04", "AMB-11")
def test_totals_are_taken_before_melding() -> None:
    """In phase one the confirming trick is judged at once: a marriage in the hand comes too late."""
    told = tell(EXTRA, "S", "KS QS", [], totals=(965, 0))
    state = do(told.game, told.state, (ME, CALL_OUT))
    hand = state.hidden.open().hands
    lead = next(a for a in told.game.legal(state, ME) if isinstance(a, Play) and a.card.value not in ("KS", "QS"))
    half = do(told.game, state, (ME, lead))
    for action in told.game.legal(half, OTHER):
        if isinstance(action, Play):
            over = do(told.game, half, (OTHER, action))
            if over.public.tricks[-1].winner == ME:
                assert result(over).winner == OTHER
                assert over.public.melds == (0, 0)
                break
    else:
        raise AssertionError(f"seat 0 cannot win a trick from {hand}")


# ------------------------------------------------------------------------------------------------ game forms


@pytest.mark.rule("2B-END-01", "2B-OPT-03", "AMB-12")
def test_each_deal_may_be_a_game() -> None:
    """Game form A: one deal, the higher score wins, level plays a decider; no mark wins in mid-deal."""
    single = "bicycle?score.length=deals&score.length_count=1&score.end=standard&score.call_out=off"
    assert booked(single, (0, 0), (100, 0), (80, 170)).winner == 0
    assert booked(single, (0, 0), (0, 40), (130, 120)).winner == 1
    level = booked(single, (0, 0), (0, 0), (125, 125))
    assert (level.winner, level.decider) == (-1, True)
    assert booked(single, (0, 0), (0, 0), (126, 124)).decider  # 120 each after rounding
    assert booked(single, (120, 120), (0, 10), (125, 125), decider=True, deals=1).winner == 1
    state = tell(single, "S", "KS QS", "win; meld royal-marriage KS QS", totals=(970, 0)).state
    assert not isinstance(state.phase, Settled)


@pytest.mark.rule("2B-END-02", "2B-OPT-03")
def test_game_form_b_is_to_1000_with_raising() -> None:
    """The named set plays to 1000 over several deals and raises by 250."""
    score = named(BICYCLE).score
    assert (score.length, score.target, score.end, score.raise_by) == ("target", 1000, "raise", 250)


def test_the_mark_may_be_reached_by_the_dealer_before_a_card_is_played() -> None:
    """A dix turned up at 990 ends the game with the deal itself; the other seat is not asked any more."""
    told = tell(STANDARD, "S", "KD", [], upcard="9S", totals=(0, 990))
    assert told.game.to_act(told.state) == OVER
    assert cards("9S")[0] == told.state.public.upcard
