"""Burying."""

import random
from itertools import combinations

import pytest

from binocle.cards import Hand
from binocle.game.actions import Bury
from binocle.players.burying import best_burial, worth
from tests.unit.players.spots import after, calls, dealt, decide, random_start, table


def test_a_double_pinochle_is_not_torn() -> None:
    """P10: of fifteen cards four are buried; both queens of spades and jacks of diamonds stay, and melds of 510."""
    st = table("auction?deal.hand=12&deal.widow=4&pack.ranks=ATKQJ").setting
    hand = Hand.parse("QS QS KS JH QH KH AH QC JD JD QD KD TD AD AD")
    _, cards = best_burial(st, hand.counts(), 4, sorted(set(hand)), 2)
    left = hand.without(*cards)
    assert left.holds(*Hand.parse("QS QS JD JD"))
    assert st.tables.melds[2].points_of(left.counts()) >= 510


@pytest.mark.parametrize("line", ["midwest", "auction"])
def test_no_better_three_cards(line: str) -> None:
    """Hardly any three cards would leave more melds, tricks and points than those chosen: 5 points at the most."""
    st = table(line).setting
    rng = random.Random(4)
    for _ in range(4):
        hand = Hand.of(rng.sample(st.pack.kinds, 18))
        counts = hand.counts()
        value, cards = best_burial(st, counts, 3, sorted(set(hand)), 1)
        assert counts == hand.counts()
        points = st.tables.card_points
        best = max(
            worth(st, hand.without(*three).counts(), 1) + sum(points[kind & 7] for kind in three)
            for three in set(combinations(hand.kinds, 3))
        )
        assert len(cards) == 3
        assert best - 5 <= value <= best


@pytest.mark.rule("3D-WID-05")
def test_bans_are_kept_and_melds_too() -> None:
    """Where aces and trumps may not be buried others are, and the melds of the hand stay whole when they can."""
    game = table("auction")
    hand = "AS TS KS QS JS QS JD AH AH 9C 9C 9D TH JC AD"
    state = after(game, dealt(game, {0: hand}, 2, widow="9H 9H AC"), *calls(250, 0, 0))
    while type(state.phase).__name__ in ("NamingTrump", "Burying"):
        action = decide(game, game.view(state, 0)).action
        assert not isinstance(action, Bury) or action.card.value not in {"QS", "JD", "KS"}
        state = after(game, state, action)
    assert len(game.view(state, 0).buried) == 3


def test_trump_open_while_burying() -> None:
    """Burying before trump is named it keeps the run it will name."""
    game = table("midwest")
    hand = "AS TS KS QS JS 9H JH QC JC 9D 9D TD KD KC AC"
    state = after(game, dealt(game, {0: hand}, 2, widow="9C JH TC"), *calls(250, 0, 0))
    while type(state.phase).__name__ == "Burying":
        state = after(game, state, decide(game, game.view(state, 0)).action)
    left = Hand.of(game.view(state, 0).hand or ())
    assert left.holds(*Hand.parse("AS TS KS QS JS"))
    random_start(game, 0)
