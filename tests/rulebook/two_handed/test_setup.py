"""Two-handed setting up: pack, dealer, packets, upcard and stock, who sees what.

Decisions: the lot for the first deal (2H-SETUP-02) is drawn outside the engine, which is told the first dealer; the
cut (2H-DEAL-01) is part of the shuffle, since a deal enters the game as an action with all its cards.
"""

import random

import msgspec
import pytest

from binocle.cards import CARDS, Card, Hand, Pack
from binocle.deal.shuffle import deal_pack, random_deal
from binocle.errors import IllegalAction, RuleSetError
from binocle.game.actions import Deal
from binocle.game.sealed import Sealed
from binocle.game.state import State, StockPlay
from binocle.rules import named, parse
from binocle.seats import CHANCE
from tests.rulebook.positions import ME, OTHER, cards, game, refused, tell, wander

# Each card comes twice, so that one order cannot tell every place apart; two orders can.
ROUNDS_OF_THREE = (
    [0, 1, 2, 6, 7, 8, 12, 13, 14, 18, 19, 20],
    [3, 4, 5, 9, 10, 11, 15, 16, 17, 21, 22, 23],
)
ROUNDS_OF_FOUR = (
    [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19],
    [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23],
)


def order(rules: str, seed: int) -> list[Card]:
    """A shuffled pack."""
    pack = [CARDS[kind] for kind in game(rules).setting.pack.kinds]
    random.Random(seed).shuffle(pack)
    return pack


@pytest.mark.rule("2H-SETUP-01", "2B-DECK-01", "COM-DECK-01")
@pytest.mark.parametrize("name", ["two-handed", "bicycle"])
def test_two_play_with_48_cards_and_traditional_points(name: str) -> None:
    """48 cards, two of each; 11 10 4 3 2 0 make 240; the score stays on paper."""
    rules = named(name)
    assert rules.cards() == Pack("ATKQJ9", 2)
    assert rules.seats.players == 2
    assert rules.score.card_points == "traditional"
    assert rules.money.keeping == "paper"
    assert game(name).setting.tables.trick_total == 240 + 10


@pytest.mark.rule("2H-SETUP-02", "AMB-42")
@pytest.mark.parametrize("first", [0, 1])
def test_the_deal_alternates(first: int) -> None:
    """FL-06: with seat 0 dealing first the dealers are 0 1 0 1 0, whoever wins; the non-dealer leads each time."""
    table = game("two-handed?score.target=100000")
    state, dealers, rng = table.start(first), [], random.Random(3)
    for _ in range(5):
        state = table.apply(state, CHANCE, random_deal(table, rng, state.dealer)).state
        dealers.append(state.dealer)
        assert table.to_act(state) == 1 - state.dealer
        while table.to_act(state) >= 0:
            seat = table.to_act(state)
            state = table.apply(state, seat, rng.choice(table.legal(state, seat))).state
    assert dealers == [first, 1 - first, first, 1 - first, first]


@pytest.mark.rule("2H-DEAL-01", "2H-DEAL-02", "2B-DEAL-01", "2B-OPT-02")
@pytest.mark.parametrize(
    ("rules", "rounds"),
    [
        ("two-handed", ROUNDS_OF_THREE),
        ("bicycle", ROUNDS_OF_THREE),
        ("bicycle?deal.packet=4", ROUNDS_OF_FOUR),
    ],
)
@pytest.mark.parametrize("dealer", [0, 1])
def test_which_card_of_the_pack_goes_where(rules: str, rounds: tuple[list[int], list[int]], dealer: int) -> None:
    """FL-01: rounds of three (or four), non-dealer first; place 24 is turned up, the other 23 are the stock."""
    for seed in range(2):
        pack = order(rules, seed)
        deal = deal_pack(game(rules), pack, dealer)
        assert deal.hands[1 - dealer] == tuple(pack[place] for place in rounds[0])
        assert deal.hands[dealer] == tuple(pack[place] for place in rounds[1])
        assert deal.upcard == pack[24]
        assert deal.stock == tuple(pack[25:])


@pytest.mark.rule("2H-DEAL-02")
@pytest.mark.parametrize("suit", range(4))
def test_the_upcard_fixes_trump(suit: int) -> None:
    """Whatever suit is turned up is trump for the deal, open to both."""
    table = game("two-handed")
    pack = order("two-handed", suit)
    place = next(n for n, card in enumerate(pack) if card.kind >> 3 == suit)
    pack[24], pack[place] = pack[place], pack[24]
    state = table.apply(table.start(), CHANCE, deal_pack(table, pack)).state
    for seat in (ME, OTHER, None):
        public = table.view(state, seat).public
        assert public.trump == suit
        assert public.upcard == public.turned == pack[24]


@pytest.mark.rule("COM-DECK-06", "2H-DEAL-01", "2H-DEAL-02")
def test_a_deal_is_the_whole_pack() -> None:
    """A hand too long, a stock too short, a third ace of spades or a missing upcard are refused by their place."""
    table = game("two-handed")
    good = random_deal(table, random.Random(1))
    whole = [*good.hands[0], *good.hands[1], good.upcard, *good.stock]
    state = table.start()
    assert refused(table, state, CHANCE, good) is None
    assert refused(table, state, ME, good) == "turn/not-now"
    cut = (good.hands[0][:-1], (*good.hands[1], good.hands[0][-1]))
    assert refused(table, state, CHANCE, Deal(cut, (), good.upcard, good.stock)) == "deal/hands"
    assert refused(table, state, CHANCE, Deal(good.hands, (), good.upcard, good.stock[1:])) == "deal/stock"
    assert refused(table, state, CHANCE, Deal(good.hands, (), None, good.stock)) == "deal/stock"
    assert refused(table, state, CHANCE, Deal(good.hands, (whole[-1],), good.upcard, good.stock[:-1])) == "deal/widow"
    third = next(card for card in good.hands[0] if card != good.stock[-1])
    forged = (*good.stock[:-1], third)
    assert refused(table, state, CHANCE, Deal(good.hands, (), good.upcard, forged)) == "deal/pack"
    small = (*good.stock[:-1], cards("7S")[0])
    assert refused(table, state, CHANCE, Deal(good.hands, (), good.upcard, small)) == "deal/pack"


@pytest.mark.rule("2B-DECK-02", "2B-OPT-01", "2H-OPT-16", "COM-DECK-02", "AMB-26")
def test_64_cards() -> None:
    """FL-04, CP-g: 39 cards in the stock, twenty draws; the last one takes places 63 and 24; then twelve tricks."""
    rules = "bicycle?pack.ranks=ATKQJ987"
    table = game(rules)
    pack = order(rules, 5)
    state = table.apply(table.start(OTHER), CHANCE, deal_pack(table, pack, OTHER)).state
    assert len(state.hidden.open().stock) == 39
    assert table.setting.tables.trick_total == 250
    drawn: list[tuple[Card, Card]] = []
    rng = random.Random(1)
    while isinstance(state.phase, StockPlay):
        seat = table.to_act(state)
        step = table.apply(state, seat, rng.choice(table.legal(state, seat)[:-1] or table.legal(state, seat)))
        news = [event.inside.card for event in step.events if type(event).__name__ == "Private"]
        drawn += [(news[0], news[1])] if news else []
        state = step.state
    assert len(drawn) == len(state.public.tricks) == 20
    turned = state.public.upcard  # the dix may have been laid there
    assert drawn[0] == (pack[25], pack[26])
    assert drawn[-1] == (pack[63], turned)
    assert [len(hand) for hand in state.hidden.open().hands] == [12, 12]


@pytest.mark.rule("2H-FLOW-01")
@pytest.mark.parametrize(
    ("rules", "stock", "tricks"), [("two-handed", 12, 24), ("two-handed?pack.ranks=ATKQJ987", 20, 32)]
)
def test_how_many_tricks_a_deal_has(rules: str, stock: int, tricks: int) -> None:
    """CP-g and FL-18: 12 (20) tricks with the stock, 24 (32) in all."""
    path = wander(game(rules + ("&" if "?" in rules else "?") + "score.target=100000"), 4)
    first = next(state for state, _, _ in path if type(state.phase).__name__ == "TrickPlay")
    assert len(first.public.tricks) == stock
    assert len(path[-1][0].public.tricks) == tricks


@pytest.mark.rule("2H-HAND-01")
def test_hands_are_hidden_and_tabled_melds_open() -> None:
    """Each seat sees its own cards and every tabled one; the other's hand and the stock show in neither view."""
    table = game("two-handed")
    for state, _, _ in wander(table, 11):
        hidden = state.hidden.open()
        for seat in (ME, OTHER):
            view = table.view(state, seat)
            assert view.hand == hidden.hands[seat].cards
            if isinstance(state.phase, StockPlay):
                assert view.phase.sides == state.phase.sides
                swapped = _swap(state, 1 - seat)
                if swapped is not None:
                    assert table.view(swapped, seat) == view
        assert table.view(state, None).hand is None


def _swap(state: State, seat: int) -> State | None:
    """The state with a card of this seat's hand and one of the stock changed over, None without a stock."""
    hidden = state.hidden.open()
    if not hidden.stock or not len(hidden.hands[seat]):
        return None
    given, *kept = hidden.hands[seat].kinds
    hand = Hand.of([*kept, hidden.stock[0]])
    hands = (hand, hidden.hands[1]) if seat == 0 else (hidden.hands[0], hand)
    new = msgspec.structs.replace(hidden, hands=hands, stock=(given, *hidden.stock[1:]))
    return msgspec.structs.replace(state, hidden=Sealed(new))


@pytest.mark.rule("2H-P2-06", "2H-HAND-01")
def test_in_phase_two_both_hands_follow_from_what_was_seen() -> None:
    """FL-20: the pack less one's own twelve and the 24 played leaves exactly the opponent's twelve."""
    table = game("two-handed?score.target=100000")
    for seed in range(5):
        state = next(s for s, _, _ in wander(table, seed) if type(s.phase).__name__ == "TrickPlay")
        for seat in (ME, OTHER):
            view = table.view(state, seat)
            left = [card.kind for card in Card for _ in range(2) if card.kind in table.setting.pack.kinds]
            for card in [*view.hand, *(card for trick in view.public.tricks for card in trick.cards)]:
                left.remove(card.kind)
            assert tuple(sorted(left)) == state.hidden.open().hands[1 - seat].kinds
            assert len(left) == 12


@pytest.mark.rule("2H-GEN-01")
def test_tables_of_other_sizes_share_the_melds_and_the_pack() -> None:
    """Two, three and four at the table play with the same cards, points and meld table, so that nobody relearns."""
    two = named("two-handed")
    for name in ("bicycle", "auction", "partners"):
        other = named(name)
        assert other.meld.rows == two.meld.rows
        assert other.pack == two.pack
        assert other.score.card_points == two.score.card_points
        assert other.score.last_trick == two.score.last_trick


@pytest.mark.rule("2B-SCORE-01", "2B-OPT-04")
def test_score_on_paper_is_what_is_played() -> None:
    """Paper is the default, and there are no chips on it; other ways than bank and countdown are refused."""
    assert game("bicycle").score(game("bicycle").start()).chips == (0, 0)
    with pytest.raises(RuleSetError, match=r"money\.keeping.*bank, countdown, paper"):
        parse("bicycle?money.keeping=matches")


@pytest.mark.rule("2B-SCORE-01", "2B-OPT-04")
def test_a_countdown_of_chips_is_the_mark_less_the_score() -> None:
    """FL-21: after 40, 150 and 90 a player who began with chips for 1000 holds 720: melds are booked as they come."""
    steps = "win; meld pinochle QS JD; win; meld run AH TH KH QH JH; win; dix show; meld kings-around KS KD KC KH*"
    told = tell("bicycle", "H", "QS JD AH TH KH QH JH 9H KS KD KC", steps, upcard="9H")
    score = told.game.score(told.state)
    assert score.target - score.totals[ME] - score.melds[ME] == 1000 - 40 - 150 - 90 == 720


def test_the_dealer_of_the_first_deal_is_a_seat() -> None:
    """Any other number is refused."""
    with pytest.raises(IllegalAction, match="no such seat"):
        game("two-handed").start(2)
