"""Two-handed phase one: melds in their order, cards kept for melds, tricks worth taking."""

import msgspec
import pytest

from binocle.cards import Card
from binocle.game.actions import DRAW, Dix, Draw, Meld, Play
from binocle.game.state import State
from binocle.game.views import StockView
from tests.unit.players.spots import after, dealt, decide, table


def winner_to_meld(line: str, hand: str, upcard: str = "JS", lead: str = "AS", other: str = "9D") -> State:
    """Seat 0 has won the first trick with `lead` (which comes on top of the hand) and may meld; spades are trump."""
    game = table(line)
    state = dealt(game, {0: f"{lead} {hand}", 1: other}, 1, upcard=upcard)
    return after(game, state, Play(Card(lead)), Play(Card(other)))


@pytest.mark.rule("2H-MELD-08")
def test_run_at_once_where_growth_pays_the_difference() -> None:
    """With a run in hand it lays the run, not first the royal marriage, where both together pay no more."""
    game = table("two-handed")
    state = winner_to_meld("two-handed", "AS TS KS QS JS 9H JH 9C TD JC 9C", upcard="9S")
    action = decide(game, game.view(state, 0)).action
    assert isinstance(action, Meld)
    assert action.name == "run"


@pytest.mark.rule("2B-MELD-06")
def test_royal_marriage_before_the_run_where_growth_pays_in_full() -> None:
    """In `bicycle` the royal marriage is laid first and the run after it, for 190 in all."""
    game = table("bicycle")
    state = winner_to_meld("bicycle", "AS TS KS QS JS 9H JH 9C TD JC 9C", upcard="9S")
    action = decide(game, game.view(state, 0)).action
    assert isinstance(action, Meld)
    assert action.name == "royal-marriage"


@pytest.mark.rule("2H-DIX-02")
def test_dix_is_exchanged_at_once() -> None:
    """The lowest trump is exchanged for a turned-up ace before anything is melded."""
    game = table("two-handed")
    state = winner_to_meld("two-handed", "9S KH QH JH 9C TD JC 9C QD TC TC", upcard="TS")
    assert decide(game, game.view(state, 0)).action == Dix(exchange=True)


def test_dearer_meld_first() -> None:
    """Of two melds that share no class the dearer one is laid: the next trick may not be won."""
    game = table("two-handed")
    state = winner_to_meld("two-handed", "AH AD AC KH QH AS 9H JC 9C 9C TD", upcard="9S", lead="TS", other="JS")
    action = decide(game, game.view(state, 0)).action
    assert isinstance(action, Meld)
    assert action.name == "aces-around"


def test_legs_of_a_pinochle_are_kept() -> None:
    """P14: among equal junk neither the queen of spades nor the jack of diamonds is thrown, on lead or to a trick."""
    game = table("two-handed")
    hand = "QS JD QC JC 9C JH QH 9H QD 9D JS 9C"
    for seed in range(20):
        state = dealt(game, {0: hand}, 1, seed=seed, upcard="9H" if seed % 2 else "TH")
        first = decide(game, game.view(state, 0)).action
        assert isinstance(first, Play)
        assert first.card not in {Card.SQ, Card.DJ}
        state = dealt(game, {0: hand}, 0, seed=seed, upcard="TH")
        lead = next(action for action in game.legal(state, 1) if isinstance(action, Play))
        reply = decide(game, game.view(after(game, state, lead), 0)).action
        assert isinstance(reply, Play)
        assert reply.card not in {Card.SQ, Card.DJ}


def test_tabled_pinochle_stays_while_it_may_become_double() -> None:
    """A pinochle on the table is not played away for a trick without points."""
    game = table("two-handed")
    state = winner_to_meld("two-handed", "QS JD QS 9H JH 9C TC KC JC 9D QD", upcard="9S")
    while isinstance(action := decide(game, game.view(state, 0)).action, Meld):
        state = after(game, state, action)
    state = after(game, state, action)
    played = decide(game, game.view(state, 0)).action
    assert isinstance(played, Play)
    assert played.card not in {Card.SQ, Card.DJ}


def test_takes_the_last_stock_trick_for_a_meld_that_waits() -> None:
    """Aces around can wait for a later trick and a ten of trumps is too dear; for the last trick it is not."""
    game = table("two-handed")
    state = dealt(game, {0: "AS AH AD AC TS JH 9C QH 9C 9D QD 9H", 1: "JC"}, 0, upcard="9S")
    view = game.view(after(game, state, Play(Card.CJ)), 0)
    assert isinstance(view.phase, StockView)
    for left, takes in ((24, False), (2, True)):
        late = msgspec.structs.replace(view, phase=msgspec.structs.replace(view.phase, left=left))
        decision = decide(game, late)
        assert (decision.action == Play(Card.ST)) == takes
        assert decision.why == ("why-stock-win-to-meld" if takes else "why-stock-junk")


def test_reasons_and_values_of_all_cards() -> None:
    """Every card it could play stands among the candidates, best first."""
    game = table("two-handed")
    view = game.view(dealt(game, {0: "QS JD QC JC 9C JH QH 9H QD 9D JS KC"}, 1, upcard="TH"), 0)
    decision = decide(game, view)
    assert {candidate.action for candidate in decision.candidates} == set(view.legal)
    values = [candidate.value for candidate in decision.candidates]
    assert values == sorted(values, reverse=True)
    assert decision.candidates[0].action == decision.action


@pytest.mark.rule("HAY-OPT-02")
@pytest.mark.parametrize("upcard", ["AS", "JH", "QC"])
def test_the_last_card_is_chosen_by_its_worth(upcard: str) -> None:
    """Where the winner of the last stock trick may choose he takes an ace of trumps, and leaves a plain low card."""
    game = table("two-handed?deal.last_choice=true")
    for seed in range(4):
        state = dealt(game, {}, 1, seed=seed, upcard=upcard)
        while Draw(upcard=True) not in game.legal(state, game.to_act(state)):
            state = after(game, state, decide(game, game.view(state, game.to_act(state))).action)
        view = game.view(state, game.to_act(state))
        lies = view.public.upcard
        assert lies is not None
        while isinstance((action := decide(game, game.view(state, game.to_act(state))).action), Meld | Dix):
            state = after(game, state, action)
        if lies.value == "AS":
            assert action == Draw(upcard=True)
        elif lies.kind & 7 < 5 and lies.kind >> 3 != view.public.trump:
            assert action == DRAW


@pytest.mark.rule("3A-OPT-14")
def test_without_zeros_it_plays_the_same() -> None:
    """A two-handed deal on the modern scale goes card by card as on the other."""
    deals = []
    for scale in ("tens", "modern"):
        game = table(f"two-handed?score.card_points=streamlined&score.scale={scale}")
        state = dealt(game, {}, 1, seed=3, upcard="KS")
        actions = []
        while (seat := game.to_act(state)) >= 0:
            actions.append(decide(game, game.view(state, seat)).action)
            state = after(game, state, actions[-1])
        deals.append(actions)
    assert deals[0] == deals[1]
