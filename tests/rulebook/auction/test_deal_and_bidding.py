"""Auction games: seats, the deal, and who buys the right to name trump."""

import random
from typing import Any

import pytest

from binocle.deal.shuffle import deal_pack, random_deal
from binocle.errors import RuleSetError
from binocle.game.actions import PASS, Bid, Deal, Pass
from binocle.game.state import Auction, Burying, NamingTrump, Settled, State
from binocle.rules import named, parse
from binocle.seats import CHANCE
from tests.rulebook.auction.tables import begin, bidding, deal, do, game, refused, result
from tests.strategies import choose, game_of, walk

THREE = ("midwest", "auction")
AUCTIONS = ("midwest", "auction", "partners", "double-deck")
MINIMUM = {"midwest": 250, "auction": 250, "partners": 250, "double-deck": 500}


def places(rules: str, dealer: int) -> dict[str, list[int]]:
    """Places in the pack of the cards of each hand and of the widow: the pack is the numbers of its places."""
    pack: Any = range(game(rules).setting.pack.size)
    found = deal_pack(game(rules), pack, dealer)
    hands: Any = found.hands
    return {**{str(seat): list(hand) for seat, hand in enumerate(hands)}, "widow": list(found.widow)}


def opened_by(rules: str, dealer: int) -> list[int]:
    """The order in which the seats speak when all pass."""
    table, state, order = game(rules), begin(rules, dealer=dealer), []
    while isinstance(state.phase, Auction):
        order.append(table.to_act(state))
        state = do(table, state, (order[-1], PASS))
    return order


# ------------------------------------------------------------------------------------------------ seats and deal


@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.rule("3A-SETUP-01", "3A-BID-01")
def test_forehand_speaks_first_and_the_dealer_last(dealer: int) -> None:
    """Three players, clockwise: forehand left of the dealer, middlehand, rearhand, who is the dealer."""
    assert game("midwest").setting.players == 3
    assert opened_by("midwest", dealer) == [(dealer + 1) % 3, (dealer + 2) % 3, dealer]


@pytest.mark.rule("3A-SETUP-02")
def test_bison_pack() -> None:
    """Bison is played with 48 cards, aces, tens and kings count ten each, and the last trick ten: 250 a deal."""
    setting = game("midwest").setting
    assert setting.pack.size == 48
    assert [setting.tables.card_points[strength] for strength in range(2, 8)] == [0, 0, 0, 10, 10, 10]
    assert setting.tables.trick_total == 250


@pytest.mark.rule("3A-SETUP-03")
def test_everybody_plays_for_himself() -> None:
    """Three scores: what one opponent melds or takes is not the other's."""
    table = game("midwest")
    assert [table.setting.seating.side(seat) for seat in range(3)] == [0, 1, 2]
    assert len(table.score(begin("midwest")).totals) == 3


@pytest.mark.rule("4P-SETUP-01", "4D-SETUP-01")
@pytest.mark.parametrize(("name", "cards"), [("partners", 12), ("double-deck", 20)])
def test_four_in_two_pairs(name: str, cards: int) -> None:
    """Four players clockwise, partners opposite with one score, 12 (20) cards each and no widow."""
    table = game(name)
    assert opened_by(name, 2) == [3, 0, 1, 2]
    assert [table.setting.seating.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert len(table.score(begin(name)).totals) == 2
    dealt = random_deal(table, random.Random(1))
    assert [len(hand) for hand in dealt.hands] == [cards] * 4
    assert dealt.widow == ()
    assert table.view(begin(name), 0).held == (cards,) * 4


@pytest.mark.parametrize("name", THREE)
@pytest.mark.parametrize("first", range(3))
@pytest.mark.rule("3A-DEAL-01")
def test_the_old_forehand_deals_next(name: str, first: int) -> None:
    """Whoever was drawn by lot deals first; then the deal goes to the left, after a thrown-in deal too."""
    table = game(name)
    state = table.start(first)
    dealers = []
    for _ in range(4):
        state = table.apply(state, CHANCE, deal(name)).state
        dealers.append(state.dealer)
        state = do(table, state, *[((state.dealer + step) % 3, PASS) for step in (1, 2, 3)])
        assert result(state).outcome == "thrown-in"
    assert dealers == [(first + step) % 3 for step in range(4)]


@pytest.mark.rule("3A-DEAL-02", "3A-DEAL-03", "3D-DEAL-01")
@pytest.mark.parametrize("name", THREE)
def test_packets_of_three_and_the_widow_after_the_first_round(name: str) -> None:
    """Five rounds of three from forehand; the widow of three is laid aside after the first round: 15 cards each."""
    found = places(name, dealer=2)
    assert found["0"] == [0, 1, 2, 12, 13, 14, 21, 22, 23, 30, 31, 32, 39, 40, 41]
    assert found["1"] == [place + 3 for place in found["0"]]
    assert found["2"] == [place + 6 for place in found["0"]]
    assert found["widow"] == [9, 10, 11]
    assert places(name, dealer=0)["1"] == found["0"]
    assert game(name).rules.deal.packet == 3


@pytest.mark.rule("3D-DEAL-01", "3D-OPT-01")
def test_packets_of_five() -> None:
    """Where packets of five are dealt the widow follows the first five of everybody; other packets do not fit 15."""
    found = places("auction?deal.packet=5", dealer=2)
    assert found["0"][:6] == [0, 1, 2, 3, 4, 18]
    assert found["widow"] == [15, 16, 17]
    with pytest.raises(RuleSetError, match=r"deal\.packet"):
        parse("auction?deal.packet=4")


@pytest.mark.rule("3A-DEAL-03", "3A-WID-01")
@pytest.mark.parametrize("name", THREE)
def test_nobody_sees_the_widow_before_the_auction_is_over(name: str) -> None:
    """The widow lies face down: during the auction no view shows a card of it."""
    table, state = game(name), begin(name, widow="AS AH AD")
    for seat in (None, 0, 1, 2):
        assert table.view(state, seat).widow == ()
        assert state.public.widow == ()


# ------------------------------------------------------------------------------------------------ bidding


@pytest.mark.parametrize("name", AUCTIONS)
@pytest.mark.rule(
    "3A-BID-01", "3A-BID-02", "3D-BID-01", "4P-BID-01", "4D-BID-02", "3D-OPT-02", "4P-OPT-01", "4D-OPT-06"
)
def test_the_opening(name: str) -> None:
    """The first to speak passes or bids the minimum at least: 250, with the double deck 500."""
    table, least = game(name), MINIMUM[name]
    state = begin(name, dealer=table.setting.players - 1)
    legal = table.legal(state, 0)
    assert legal[:2] == (PASS, Bid(least))
    assert refused(table, state, 0, Bid(least - 10)) == "auction/too-low"
    for seat in range(1, table.setting.players):
        assert refused(table, state, seat, PASS) == "turn/not-yours"
        assert refused(table, state, seat, Bid(least)) == "turn/not-yours"


@pytest.mark.parametrize("name", AUCTIONS)
@pytest.mark.rule("3A-BID-03", "3D-BID-01", "4P-BID-01", "4D-BID-02", "4D-OPT-07", "AMB-39")
def test_bids_are_tens_and_rise(name: str) -> None:
    """Every bid is a multiple of ten above the last; jumps are allowed, up to the most that the pack can make."""
    table, least = game(name), MINIMUM[name]
    state = do(table, begin(name, dealer=table.setting.players - 1), (0, Bid(least + 30)))
    assert refused(table, state, 1, Bid(least + 30)) == "auction/too-low"
    assert refused(table, state, 1, Bid(least + 20)) == "auction/too-low"
    for amount in (least + 41, least + 45):
        assert refused(table, state, 1, Bid(amount)) == "auction/off-ladder"
    offered = [action.amount for action in table.legal(state, 1) if isinstance(action, Bid)]
    assert offered == list(range(least + 40, table.setting.tables.most + 1, 10))
    assert refused(table, state, 1, Bid(offered[-1] + 10)) == "auction/too-high"


@pytest.mark.rule("3A-BID-03")
def test_the_top_of_the_ladder() -> None:
    """A set may end the bids earlier; at the top only passing is left, and the view says so."""
    rules = "midwest?auction.maximum=400"
    table = game(rules)
    state = do(table, begin(rules, dealer=2), (0, Bid(400)))
    assert table.legal(state, 1) == (PASS,)
    assert refused(table, state, 1, Bid(410)) == "auction/at-the-top"
    assert table.view(state, 1).phase.lowest == 0


@pytest.mark.parametrize("name", AUCTIONS)
@pytest.mark.rule("3A-BID-04", "3D-BID-01", "4P-BID-01")
def test_who_has_passed_is_out(name: str) -> None:
    """A pass is final: the turn never comes back to that seat, and a bid of it is refused."""
    table, least = game(name), MINIMUM[name]
    players = table.setting.players
    state = bidding(name, begin(name, dealer=players - 1), f"0:P 1:{least}")
    asked = []
    for amount in range(least + 10, least + 50, 10):
        seat = table.to_act(state)
        asked.append(seat)
        assert refused(table, state, 0, Bid(amount)) == "turn/not-yours"
        state = do(table, state, (seat, Bid(amount)))
    assert 0 not in asked
    assert set(asked) == set(range(1, players))


@pytest.mark.rule("3A-BID-05")
def test_the_last_bidder_is_soloist() -> None:
    """The turn goes round until two have passed; the third, who bid last, has it at his bid."""
    state = bidding("midwest", begin("midwest", dealer=2), "0:250 1:260 2:P 0:290 1:300")
    assert isinstance(state.phase, Auction)
    state = bidding("midwest", state, "0:P")
    assert not isinstance(state.phase, Auction)
    assert (state.public.declarer, state.public.bid) == (1, 300)


@pytest.mark.rule("3A-BID-05", "3A-BID-06")
def test_after_two_passes_the_third_may_bid_or_pass() -> None:
    """The dealer, spoken to last after two passes, has the choice."""
    state = bidding("midwest", begin("midwest", dealer=2), "0:P 1:P")
    assert game("midwest").legal(state, 2)[:2] == (PASS, Bid(250))
    bought = bidding("midwest", state, "2:270")
    assert (bought.public.declarer, bought.public.bid) == (2, 270)
    assert isinstance(bidding("midwest", state, "2:P").phase, Settled)


@pytest.mark.rule("3D-BID-01", "4P-BID-01", "4D-BID-02")
@pytest.mark.parametrize("name", ["auction", "partners", "double-deck"])
def test_the_last_bidder_is_declarer(name: str) -> None:
    """In every auction the one left over plays at his last bid; partners may overbid each other."""
    table, least = game(name), MINIMUM[name]
    players = table.setting.players
    state = begin(name, dealer=players - 1)
    for seat in range(players):
        state = do(table, state, (seat, Bid(least + 10 * seat)))
    while isinstance(state.phase, Auction):
        state = do(table, state, (table.to_act(state), PASS))
    assert (state.public.declarer, state.public.bid) == (players - 1, least + 10 * (players - 1))


@pytest.mark.parametrize("name", AUCTIONS)
@pytest.mark.rule("3A-BID-06", "3D-BID-01", "4P-BID-01", "4D-OPT-11")
def test_all_pass(name: str) -> None:
    """Nobody bids: the hands are thrown in, nobody's score changes, the next dealer deals."""
    table = game(name)
    players = table.setting.players
    state = do(table, begin(name, dealer=1, totals=[70] * table.setting.sides), *_passes(name, 1))
    found = result(state)
    assert found.outcome == "thrown-in"
    assert set(found.change) == {0}
    assert set(found.totals) == {70}
    assert table.to_act(state) == CHANCE
    again = table.apply(state, CHANCE, deal(name)).state
    assert again.dealer == 2 % players
    assert table.to_act(again) == 3 % players
    assert again.public.calls == ()


def _passes(name: str, dealer: int) -> list[tuple[int, Pass]]:
    players = game(name).setting.players
    return [((dealer + step) % players, PASS) for step in range(1, players + 1)]


@pytest.mark.rule("4D-BID-01")
def test_high_bids_are_there() -> None:
    """With the double deck bids in the 600s and 700s can be made, and jumps to them."""
    table = game("double-deck")
    state = do(table, begin("double-deck", dealer=3), (0, Bid(650)), (1, Bid(780)))
    assert refused(table, state, 2, Bid(790)) is None
    assert table.setting.tables.most > 1000


# ------------------------------------------------------------------------------------------------ options


@pytest.mark.parametrize("name", AUCTIONS)
@pytest.mark.parametrize("minimum", [0, 100, 150, 200, 300, 350])
@pytest.mark.rule("3A-OPT-01", "3D-OPT-02", "4P-OPT-01", "4D-OPT-06")
def test_other_minimum_bids(name: str, minimum: int) -> None:
    """The minimum is the table's to choose; without one the first bid is ten."""
    rules = f"{name}?auction.minimum={minimum}"
    table = game(rules)
    state = begin(rules, dealer=table.setting.players - 1)
    assert table.legal(state, 0)[1] == Bid(max(10, minimum))


@pytest.mark.rule("3A-OPT-02")
def test_nobody_is_forced_to_open() -> None:
    """As a rule every seat may pass, forehand and a dealer left alone included."""
    state = begin("midwest", dealer=2)
    for seat in range(3):
        assert refused(game("midwest"), state, seat, PASS) is None
        state = do(game("midwest"), state, (seat, PASS))


@pytest.mark.rule("3A-OPT-02")
def test_forehand_must_open() -> None:
    """Where forehand is forced to open, it may not pass before there is a bid; the others may."""
    rules = "midwest?auction.forehand_opens=true"
    table, state = game(rules), begin("midwest", dealer=2)
    state = begin(rules, dealer=2)
    assert refused(table, state, 0, PASS) == "auction/must-bid"
    assert PASS not in table.legal(state, 0)
    state = bidding(rules, state, "0:250 1:260 2:P")
    assert refused(table, state, 0, PASS) is None


@pytest.mark.parametrize("name", AUCTIONS)
@pytest.mark.rule("3A-OPT-02", "4D-OPT-11", "HSK-BID-02", "AMB-33")
def test_the_dealer_must_bid_when_the_others_have_passed(name: str) -> None:
    """The forced dealer bids the minimum or more, only after the others have passed, and has it at once."""
    rules = f"{name}?auction.all_passed=dealer-must-bid"
    table = game(rules)
    players, least = table.setting.players, MINIMUM[name]
    state = begin(rules, dealer=players - 1)
    assert refused(table, state, 0, PASS) is None
    state = do(table, state, *[(seat, PASS) for seat in range(players - 1)])
    assert refused(table, state, players - 1, PASS) == "auction/must-bid"
    assert refused(table, state, players - 1, Bid(least - 10)) == "auction/too-low"
    state = do(table, state, (players - 1, Bid(least)))
    assert (state.public.declarer, state.public.bid) == (players - 1, least)
    normal = do(game(name), begin(name, dealer=players - 1), *[(seat, PASS) for seat in range(players - 1)])
    assert refused(game(name), normal, players - 1, PASS) is None


@pytest.mark.rule("4D-OPT-11", "HR-09")
def test_the_dealer_takes_it() -> None:
    """Where the dealer is stuck with it, four passes make him declarer at the minimum."""
    rules = "double-deck?auction.all_passed=dealer-takes"
    state = bidding(rules, begin(rules, dealer=3), "0:P 1:P 2:P 3:P")
    assert (state.public.declarer, state.public.bid) == (3, 500)
    assert isinstance(state.phase, NamingTrump)


@pytest.mark.rule("4D-OPT-07", "HR-10")
def test_coarse_steps_of_high_bids() -> None:
    """From 600 on bids may go by fifties; without the option they go by tens all the way."""
    rules = "double-deck?auction.coarse_from=600&auction.coarse_step=50"
    amounts = [bid.amount for bid in game(rules).setting.ladder]
    assert amounts[:15] == [500, 510, 520, 530, 540, 550, 560, 570, 580, 590, 600, 650, 700, 750, 800]
    assert [bid.amount for bid in game("double-deck").setting.ladder][9:13] == [590, 600, 610, 620]
    state = do(game(rules), begin(rules, dealer=3), (0, Bid(600)))
    assert refused(game(rules), state, 1, Bid(610)) == "auction/too-low"
    assert refused(game(rules), state, 1, Bid(660)) == "auction/off-ladder"


@pytest.mark.rule("4D-OPT-07", "HR-10")
def test_coarse_steps_from_a_minimum_between_them() -> None:
    """A minimum that lies between two coarse steps is the first bid; the next are the steps themselves."""
    rules = "double-deck?auction.coarse_from=500&auction.coarse_step=50&auction.minimum=520"
    assert [bid.amount for bid in game(rules).setting.ladder][:4] == [520, 550, 600, 650]


@pytest.mark.rule("3A-BID-03", "AMB-33")
def test_a_minimum_that_nobody_can_make_is_refused() -> None:
    """A lowest bid above all melds and tricks of the pack would leave no bid at all: no such table is made."""
    with pytest.raises(RuleSetError, match=r"auction\.minimum"):
        game_of("midwest?auction.minimum=9000&auction.forehand_opens=true")


@pytest.mark.rule("3A-OPT-17", "HSK-SETUP-01")
def test_three_with_the_double_deck() -> None:
    """Bison is played with 48 cards; with 80, three get 25 and the widow has 5, and whole deals are played."""
    assert named("midwest").cards().size == 48
    rules = "midwest?pack.ranks=ATKQJ&pack.copies=4&deal.hand=25&deal.widow=5&deal.packet=5"
    table, rng = game_of(rules), random.Random(4)
    tricks = {len(state.public.tricks) for state, _, _ in walk(table, rng, deals=4) if isinstance(state.phase, Settled)}
    assert max(tricks) == 25
    with pytest.raises(RuleSetError, match=r"deal\.hand"):
        parse("midwest?pack.copies=4&pack.ranks=ATKQJ")


def eight_nines() -> State:
    """A hand of six nines and one ace, at its first turn."""
    return begin("midwest", {0: "9S 9S 9D 9D 9C 9C KH QH AS TD TC KC JC JH JH"}, dealer=2)


@pytest.mark.rule("3A-OPT-03", "3A-OPT-04", "HR-16")
def test_no_redeal_for_a_bad_hand() -> None:
    """As a rule a hand of eight nines is played like any other."""
    state = eight_nines()
    assert {type(action) for action in game("midwest").legal(state, 0)} == {Pass, Bid}
    assert named("midwest").deal.redeal == "off"


@pytest.mark.rule("4D-OPT-09", "HR-27", "4P-COMM-01")
def test_bids_and_plays_are_the_only_signals() -> None:
    """A bid tells its points and nothing more, and no action tells a partner anything, unless signals are agreed."""
    table = game("double-deck")
    assert Bid.__struct_fields__ == ("amount",)
    rng = random.Random(7)
    kinds = {type(action).__name__ for state, _, action in walk(table, rng, deals=3) if table.to_act(state) >= 0}
    assert kinds <= {"Bid", "Pass", "NameTrump", "LayMelds", "Play"}
    assert not named("double-deck").auction.meld_signals


@pytest.mark.rule("4P-COMM-01")
@pytest.mark.parametrize("name", ["partners", "double-deck"])
def test_a_partner_sees_no_more_than_an_opponent(name: str) -> None:
    """At every step a partner's view holds the same public facts, and of the hands only its own."""
    table, rng = game_of(name), random.Random(11)
    for state, turn, _ in walk(table, rng, deals=2):
        if turn < 0:
            continue
        partner = table.view(state, (turn + 2) % 4)
        opponent = table.view(state, (turn + 1) % 4)
        assert partner.public == opponent.public
        assert partner.hand == state.hidden.open().hands[(turn + 2) % 4].cards
        assert (partner.widow, partner.buried, partner.phase) == (opponent.widow, opponent.buried, opponent.phase)


@pytest.mark.rule("3A-BID-05")
def test_what_follows_the_auction() -> None:
    """Random auctions end with somebody burying or naming trump, or with cards thrown in; never with nobody naming."""
    for name in AUCTIONS:
        table, rng = game_of(name), random.Random(name)
        for _ in range(20):
            state = table.apply(table.start(), CHANCE, random_deal(table, rng)).state
            while isinstance(state.phase, Auction):
                turn = table.to_act(state)
                state = table.apply(state, turn, choose(rng, table.legal(state, turn))).state
            if isinstance(state.phase, Burying | NamingTrump):
                assert state.public.declarer in range(table.setting.players)
                assert state.public.bid == max(call.bid for call in state.public.calls)
            else:
                assert isinstance(state.phase, Settled)
                assert isinstance(deal(name), Deal)
