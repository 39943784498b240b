"""Durch and shooting: promised when nearly certain, and kept."""

import pytest

from binocle.cards import Hand
from binocle.game.actions import DURCH, GIVE_UP, LAY_MELDS, SHOOT, NameTrump
from binocle.game.state import Settled, State, TrickPlay
from binocle.players.bidding import Bidder
from binocle.players.promises import sweep_odds
from tests.unit.players.spots import after, calls, dealt, decide, table

SWEEP = "AS AS TS TS KS KS AH AH TH AD AD TD"


def rest_of(line: str, hand: str) -> list[int]:
    """The cards that others hold."""
    left = list(table(line).setting.pack.kinds)
    for kind in Hand.parse(hand):
        left.remove(kind)
    return left


def play_on(line: str, state: State) -> State:
    """Everybody plays steadily to the end of the deal."""
    game = table(line)
    while (seat := game.to_act(state)) >= 0:
        state = after(game, state, decide(game, game.view(state, seat)).action)
    return state


def test_odds_of_every_trick() -> None:
    """Suits from the top are certain, a gap in the aces is not; a trump that may stay out spoils it."""
    line = "binokel"
    st = table(line).setting
    assert sweep_odds(st, Hand.parse(SWEEP).counts(), rest_of(line, SWEEP), -1) == 1.0
    gap = "AS TS TS KS KS QS AH AH TH AD AD TD"
    assert sweep_odds(st, Hand.parse(gap).counts(), rest_of(line, gap), -1) < 0.6
    ruffed = "AS AS TS AH AH TH TH AD AD TD TD KD"
    assert sweep_odds(st, Hand.parse(ruffed).counts(), rest_of(line, ruffed), 0) < 0.5
    assert sweep_odds(st, Hand.parse(ruffed).counts(), rest_of(line, ruffed), -1) == 1.0


def test_odds_follow_the_twins() -> None:
    """Where the later of two equal cards wins one ace is no certain trick any more."""
    hand = "AS AH AD AC"
    for twins, certain in (("first", True), ("last", False)):
        st = table(f"binokel?play.twins={twins}").setting
        assert (sweep_odds(st, Hand.parse(hand).counts(), rest_of("binokel", hand), -1) == 1.0) == certain


@pytest.mark.rule("3B-DURCH-01")
def test_durch_is_announced_and_won() -> None:
    """With twelve certain tricks and no great meld it buries for Durch, announces it, and wins them all."""
    line = "binokel"
    game = table(line)
    state = dealt(game, {0: SWEEP}, 1, widow="JC JC QD QC")
    state = after(game, state, *calls(250, 0, 0))
    while type(state.phase).__name__ == "Burying":
        state = after(game, state, decide(game, game.view(state, 0)).action)
    decision = decide(game, game.view(state, 0))
    assert decision.action == DURCH
    state = play_on(line, state)
    assert isinstance(state.phase, Settled)
    assert state.phase.result.outcome == "durch-made"


@pytest.mark.rule("3B-DURCH-01")
def test_no_bid_is_too_high_for_a_certain_durch() -> None:
    """Who sees every trick in his own hand bids on whatever the others bid; with a hand like any other he does not."""
    game = table("binokel?auction.style=rounds")
    for hand, ceiling in ((SWEEP, True), ("AS TS KS QS JS AH TH KD QD JC QC KC", False)):
        view = game.view(dealt(game, {0: hand}, 1), 0)
        assert (Bidder(game.setting).ceiling(view) == game.setting.ladder[-1].amount) == ceiling


def test_durch_is_not_announced_in_doubt() -> None:
    """A hand that lacks an ace somewhere names trump."""
    game = table("binokel")
    state = dealt(game, {0: "AS TS TS KS KS QS AH AH TH AD AD TD"}, 1, widow="JC JC QD QC")
    state = after(game, state, *calls(250, 0, 0))
    while type(state.phase).__name__ in {"Burying", "NamingTrump"}:
        action = decide(game, game.view(state, 0)).action
        assert action != DURCH
        state = after(game, state, action)


def test_durch_named_before_the_burial() -> None:
    """Where trump is named first it counts on burying the losers, and buries them."""
    line = "binokel?trump.moment=before-bury"
    game = table(line)
    state = after(game, dealt(game, {0: SWEEP}, 1, widow="JC JC QD QC"), *calls(250, 0, 0))
    assert decide(game, game.view(state, 0)).action == DURCH
    state = play_on(line, after(game, state, DURCH))
    assert isinstance(state.phase, Settled)
    assert state.phase.result.outcome == "durch-made"


@pytest.mark.parametrize(("widow", "sure"), [("AD 9H 9D 9C", True), ("KH 9H 9D JC", True), ("AC 9C QC JC", False)])
def test_durch_with_a_widow_that_goes_round(widow: str, sure: bool) -> None:
    """Handed-out cards come against him and one must be kept: Durch only when it holds all the same, and it is won."""
    line = "partners-widow?trump.durch=true"
    game = table(line)
    hand = "AS AS TS TS KS KS AH AH TH TH AD" if sure else "AS AS TS TS KS KS AH AH TH TH TC"
    state = after(game, dealt(game, {0: hand}, 3, widow=widow), *calls(250, 0, 0, 0))
    action = decide(game, game.view(state, 0)).action
    assert (action == DURCH) == sure
    if action == DURCH:
        state = play_on(line, after(game, state, DURCH))
        assert isinstance(state.phase, Settled)
        assert state.phase.result.outcome == "durch-made"


SHOOTING = "partners?score.shoot=1000&score.give_up=before-lead"
SURE_HAND = "AS AS TS TS KS KS QS QS JS JS AH AH"


@pytest.mark.rule("HR-17")
@pytest.mark.parametrize("wins", ["false", "true"])
def test_shoots_what_is_certain_and_keeps_it(wins: str) -> None:
    """Ten of twelve trumps and two aces win every trick: promised before the lead if that pays, kept by play."""
    line = f"{SHOOTING}&score.shoot_wins={wins}"
    game = table(line)
    state = after(game, dealt(game, {0: SURE_HAND}, 3), *calls(250, 0, 0, 0), NameTrump("S"), *[LAY_MELDS] * 4)
    melds = state.public.melds[0] + state.public.melds[2]
    action = decide(game, game.view(state, 0)).action
    assert (action == SHOOT) == (wins == "true" or melds < 700)
    state = play_on(line, after(game, state, SHOOT))
    assert isinstance(state.phase, Settled)
    assert state.phase.result.outcome == "shot-made"


@pytest.mark.rule("HR-17")
def test_does_not_shoot_in_doubt() -> None:
    """With a gap in trumps there is no promise, and in random deals hardly ever one."""
    game = table(f"{SHOOTING}&score.shoot_wins=true")
    hand = "AS TS TS KS KS QS QS JS JS 9S AH AH"
    state = after(game, dealt(game, {0: hand}, 3), *calls(250, 0, 0, 0), NameTrump("S"), *[LAY_MELDS] * 4)
    assert decide(game, game.view(state, 0)).action != SHOOT
    for seed in range(20):
        state = after(game, dealt(game, {}, 3, seed), *calls(250, 0, 0, 0), NameTrump("S"), *[LAY_MELDS] * 4)
        assert decide(game, game.view(state, 0)).action != SHOOT


def test_partners_wait_for_all_melds_before_giving_up() -> None:
    """Where giving up is possible until the lead nobody does before the partner's melds lie, and then only in need.

    Where a set costs double the bid it is done a good deal earlier.
    """
    given_up: dict[str, list[int]] = {}
    for cost in ("bid", "double"):
        game = table(f"partners?score.give_up=before-lead&score.set_cost={cost}")
        hands = {0: "9S 9S JS JH 9H QH JC 9C JD 9D QD TC", 2: "AS AH AD AC KS QS TC TH TD 9H 9D 9C"}
        given_up[cost] = []
        for bid in range(250, 400, 10):
            state = after(game, dealt(game, hands, 3), *calls(bid, 0, 0, 0), NameTrump("S"))
            assert decide(game, game.view(state, 0)).action == LAY_MELDS
            state = after(game, state, *[LAY_MELDS] * 4)
            assert isinstance(state.phase, TrickPlay)
            if decide(game, game.view(state, 0)).action == GIVE_UP:
                given_up[cost].append(bid)
    assert given_up["bid"]
    assert set(given_up["bid"]) < set(given_up["double"])
    assert 250 not in given_up["bid"]
