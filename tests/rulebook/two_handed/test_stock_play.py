"""Two-handed phase one: free play, who draws first, the last two cards of the stock."""

import pytest

from binocle.game.actions import DRAW, Play
from binocle.game.events import Drawn, Private
from binocle.game.state import StockPlay, TrickPlay
from tests.rulebook.positions import ME, OTHER, cards, dealt, do, game, refused, tell, wander


@pytest.mark.rule("2H-FLOW-02", "2B-P1-01", "2B-P1-02", "AMB-17")
@pytest.mark.parametrize("rules", ["two-handed", "bicycle"])
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_non_dealer_leads_anything_first(rules: str, dealer: int) -> None:
    """The non-dealer is on turn and may lead each card of his hand; the dealer may not lead."""
    table = game(rules)
    state = dealt(table, 7, dealer)
    leader = 1 - dealer
    assert table.to_act(state) == leader
    hand = state.hidden.open().hands[leader]
    plays = [action for action in table.legal(state, leader) if isinstance(action, Play)]
    assert [action.card for action in plays] == sorted(set(hand.cards), key=lambda card: card.kind)
    assert refused(table, state, dealer, Play(state.hidden.open().hands[dealer].cards[0])) == "turn/not-yours"


@pytest.mark.rule("2H-P1-01", "2B-P1-02", "2H-FLOW-02")
@pytest.mark.parametrize("rules", ["two-handed", "bicycle"])
def test_any_card_replies(rules: str) -> None:
    """While there is a stock the second player may lay every card he has, tabled ones too, whatever was led."""
    table = game(rules)
    for seed in range(3):
        for state, seat, _ in wander(table, seed):
            if not isinstance(state.phase, StockPlay) or state.phase.undrawn:
                continue
            kinds = set(state.hidden.open().hands[seat].kinds) | {t.kind for t in state.phase.sides[seat].tokens}
            plays = {action.card.kind for action in table.legal(state, seat) if isinstance(action, Play)}
            assert plays == kinds


@pytest.mark.rule("2H-FLOW-03", "2B-P1-03", "COM-TRICK-04", "2B-P1-01")
@pytest.mark.parametrize("rules", ["two-handed", "bicycle"])
@pytest.mark.parametrize("won", [True, False])
def test_the_winner_draws_first_and_leads(rules: str, won: bool) -> None:
    """The winner takes the top card, the loser the next; both have twelve again and the winner leads."""
    told = tell(rules, "S", "KD", "win" if won else "lose")
    table, state = told.game, told.state
    winner = ME if won else OTHER
    top = state.hidden.open().stock[:2]
    before = state.hidden.open().hands
    after = do(table, state, (winner, DRAW))
    assert after.hidden.open().hands[winner] == before[winner].with_kinds(top[0])
    assert after.hidden.open().hands[1 - winner] == before[1 - winner].with_kinds(top[1])
    assert [len(hand) for hand in after.hidden.open().hands] == [12, 12]
    assert table.to_act(after) == winner
    assert len(after.hidden.open().stock) == 21


@pytest.mark.rule("2H-FLOW-03", "2H-HAND-01")
def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    """The event tells each seat its own card and of the other only that one was drawn."""
    told = tell("two-handed", "S", "KD", "win")
    top = told.state.hidden.open().stock
    events = [event for event in told.game.apply(told.state, ME, DRAW).events if isinstance(event, Private)]
    seen = [[event.seen_by(seat) for event in events] for seat in (ME, OTHER, None)]
    assert all(isinstance(news, Drawn) for news in seen[0])
    shown = [[None if news.card is None else news.card.kind for news in one] for one in seen]
    assert shown == [[top[0], None], [None, top[1]], [None, None]]
    assert [news.left for news in seen[2]] == [23, 22]


@pytest.mark.rule("2H-FLOW-01", "2H-FLOW-04", "2H-DEAL-02")
@pytest.mark.parametrize("won", [True, False])
def test_the_last_two_cards(won: bool) -> None:
    """After trick twelve its winner takes the last face-down card, the loser the upcard; then the winner leads."""
    told = tell("two-handed", "S", "KD QD", "win; lose; " * 5 + "win; " + ("win" if won else "lose"), upcard="JS")
    table, state = told.game, told.state
    winner = ME if won else OTHER
    (last,) = state.hidden.open().stock
    before = state.hidden.open().hands
    state = do(table, state, (winner, DRAW))
    assert isinstance(state.phase, TrickPlay)
    assert state.hidden.open().hands[winner] == before[winner].with_kinds(last)
    assert state.hidden.open().hands[1 - winner] == before[1 - winner].with_kinds(cards("JS")[0].kind)
    assert table.to_act(state) == winner
    assert state.hidden.open().stock == ()


@pytest.mark.rule("2H-FLOW-04")
def test_after_trick_twelve_the_winner_may_still_meld() -> None:
    """The last meld of a deal follows the last stock trick, before the last draw."""
    told = tell("two-handed", "S", "KD QD", "win; " * 12 + "meld marriage KD QD; draw AC; meld marriage KD QD")
    assert told.paid == [20, "X"]


@pytest.mark.rule("2B-END2-01")
@pytest.mark.parametrize(("rules", "shown"), [("bicycle", True), ("two-handed", False)])
def test_the_last_face_down_card_is_shown_in_bicycle(rules: str, shown: bool) -> None:
    """The winner of the last stock trick shows what he draws; in the standard game only he sees it."""
    told = tell(rules, "S", "KD", ["win"] * 12, upcard="JS")
    (last,) = told.state.hidden.open().stock
    step = told.game.apply(told.state, ME, DRAW)
    first, second = [event for event in step.events if isinstance(event, Private)]
    assert first.seen_by(ME).card.kind == last
    assert (first.seen_by(OTHER).card is not None) == shown
    assert (step.state.public.last_drawn is not None) == shown
    assert second.seen_by(ME).card == second.seen_by(None).card == cards("JS")[0]


@pytest.mark.rule("2B-END2-01")
def test_only_the_last_card_is_shown() -> None:
    """Earlier draws stay hidden in Bicycle too."""
    told = tell("bicycle", "S", "KD", ["win"] * 11)
    step = told.game.apply(told.state, ME, DRAW)
    assert [event.seen_by(None).card for event in step.events if isinstance(event, Private)] == [None, None]
    assert step.state.public.last_drawn is None


@pytest.mark.rule("COM-TRICK-01", "COM-TRICK-02", "COM-TRICK-03", "2B-P1-02")
@pytest.mark.parametrize(
    ("lead", "reply", "won"),
    [
        ("AH", "TH", True),
        ("TH", "AH", False),
        ("9S", "AH", True),
        ("AH", "9S", False),
        ("AS", "AS", True),
        ("9H", "AC", True),
        ("KH", "QH", True),
    ],
)
def test_who_takes_a_trick_in_phase_one(lead: str, reply: str, won: bool) -> None:
    """TW-01 to TW-08 with spades trump, between hand and hand: trump, then the led suit, then who came first."""
    told = tell("two-handed", "S", lead, [], other=reply, upcard="JS")
    state = do(told.game, told.state, (ME, Play(cards(lead)[0])), (OTHER, Play(cards(reply)[0])))
    assert state.public.tricks[0].winner == (ME if won else OTHER)


@pytest.mark.rule("COM-TRICK-05", "COM-CP-01")
def test_a_trick_won_counts_for_its_winner() -> None:
    """Ace and ten of hearts are 21 for whoever takes them, and the pile is the winner's."""
    told = tell("two-handed", "S", "TH", [], other="AH", upcard="JS")
    state = do(told.game, told.state, (ME, Play(cards("TH")[0])), (OTHER, Play(cards("AH")[0])))
    assert state.public.points == (0, 21)
    assert state.public.taken == (0, 1)


@pytest.mark.rule("2H-MELD-03", "AMB-44")
def test_hand_and_table_are_different_places_for_a_card() -> None:
    """QS from the hand and QS from the table are two plays; the one not there is refused."""
    told = tell("two-handed", "H", "QS QS JD", "win; meld pinochle QS JD; draw AC")
    table, state = told.game, told.state
    queen, jack = cards("QS JD")
    assert {Play(queen), Play(queen, 1), Play(jack, 1)} <= set(table.legal(state, ME))
    assert refused(table, state, ME, Play(jack)) == "play/not-held"
    assert refused(table, state, ME, Play(queen, 2)) == "play/not-tabled"
    from_hand = do(table, state, (ME, Play(queen)))
    assert len(from_hand.phase.sides[ME].tokens) == 2
    from_table = do(table, state, (ME, Play(queen, 1)))
    assert len(from_table.phase.sides[ME].tokens) == 1
    assert len(from_table.hidden.open().hands[ME]) == len(state.hidden.open().hands[ME])


def test_tabled_twins_that_serve_in_other_melds_are_told_apart() -> None:
    """QS* lies in a pinochle, QS*2 in a marriage; playing the second leaves the pinochle whole for its growth."""
    told = tell(
        "two-handed",
        "H",
        "QS QS JD KS",
        "win; meld pinochle QS JD; win; meld marriage KS QS; play QS*2; lose; draw AC",
    )
    assert isinstance(told.state.phase, StockPlay)
    assert [token.marks for token in told.state.phase.sides[ME].tokens if token.kind == cards("QS")[0].kind] == [(0,)]


@pytest.mark.rule("2H-P1-01")
def test_a_duty_in_phase_one_is_an_option() -> None:
    """With a strict stock duty the second player must follow and head from hand and table alike."""
    told = tell("two-handed?play.stock_duty=strict", "S", "9H", [], other="AH 9H", upcard="JS")
    state = do(told.game, told.state, (ME, Play(cards("9H")[0])))
    legal = [action for action in told.game.legal(state, OTHER) if isinstance(action, Play)]
    assert {action.card.value[1] for action in legal} == {"H"}
    assert cards("9H")[0] not in {action.card for action in legal}
    assert refused(told.game, state, OTHER, Play(cards("9H")[0])) == "play/must-head"


@pytest.mark.rule("2H-FLOW-01", "2H-FLOW-03")
def test_hands_are_level_after_every_draw() -> None:
    """Invariant 2: twelve cards each after a draw, and hands, tables, tricks and stock are the pack, always."""
    for rules in ("two-handed", "bicycle?pack.ranks=ATKQJ987", "two-handed?meld.moment=after&meld.per_trick=several"):
        table = game(rules)
        for state, _, _ in wander(table, 21):
            hidden, public = state.hidden.open(), state.public
            tokens = [side.tokens for side in state.phase.sides] if isinstance(state.phase, StockPlay) else [(), ()]
            held = [len(hand) + len(there) for hand, there in zip(hidden.hands, tokens, strict=True)]
            trick = state.phase.trick.cards if isinstance(state.phase, StockPlay | TrickPlay) else ()
            stocked = len(hidden.stock) + (1 if isinstance(state.phase, StockPlay) and hidden.stock else 0)
            played = sum(len(one.cards) for one in public.tricks)
            assert sum(held) + len(trick) + stocked + played == table.setting.pack.size
            if isinstance(state.phase, StockPlay) and not trick and not state.phase.undrawn:
                assert held == [12, 12]
