"""Auction games: the widow, burying, naming trump, giving up."""

import random

import pytest

from binocle.errors import RuleSetError
from binocle.game.actions import GIVE_UP, LAY_MELDS, Bury, NameTrump, Play
from binocle.game.events import CardsBuried, WidowTaken
from binocle.game.state import Auction, Burying, Melding, NamingTrump, Settled, State, TrickPlay
from binocle.rules import named, parse
from tests.rulebook.auction.tables import (
    begin,
    bidding,
    booked,
    bury,
    call,
    cards,
    contract,
    do,
    ending,
    game,
    lay_all,
    name,
    refused,
    result,
    settled,
)
from tests.strategies import game_of, walk

WIDOW = "AH TD 9C"
HAND = "AS AS TS TS KS QS JS 9S AD KD QD JD 9D AC 9H"


def bought(rules: str, hand: str = HAND, widow: str = WIDOW, rest: str = "") -> State:
    """Forehand (seat 0) has bought it at the minimum and the step after the auction is due."""
    state = begin(rules, {0: hand}, widow, dealer=2, rest=rest)
    return bidding(rules, state, f"0:{game(rules).setting.ladder[0].amount} 1:P 2:P")


# ------------------------------------------------------------------------------------------------ the widow


@pytest.mark.parametrize("rules", ["midwest", "auction"])
@pytest.mark.rule("3A-WID-01", "3D-WID-01", "3D-OPT-03")
def test_the_widow_is_shown_to_all_and_taken(rules: str) -> None:
    """The declarer shows the widow to everybody and takes it: 18 cards in his hand."""
    table = game(rules)
    state = begin(rules, {0: HAND}, WIDOW, dealer=2)
    step = table.apply(bidding(rules, state, "0:250 1:P"), *call("2:P"))
    state = step.state
    assert len(state.hidden.open().hands[0]) == 18
    for seat in (None, 0, 1, 2):
        assert set(table.view(state, seat).widow) == set(cards(WIDOW))
        told = [event.seen_by(seat) for event in step.events]
        assert [set(news.cards or ()) for news in told if isinstance(news, WidowTaken)] == [set(cards(WIDOW))]
    assert set(cards(WIDOW)) <= set(table.view(state, 0).hand or ())


@pytest.mark.rule("3D-WID-01", "3D-OPT-03")
@pytest.mark.parametrize("name_", ["midwest", "auction"])
def test_the_widow_may_be_for_the_declarer_alone(name_: str) -> None:
    """Where only the declarer sees the widow, the others are told that he took it and no card of it."""
    rules = f"{name_}?exchange.widow_shown=declarer"
    table = game(rules)
    step = table.apply(bidding(rules, begin(rules, {0: HAND}, WIDOW, dealer=2), "0:250 1:P"), *call("2:P"))
    assert set(table.view(step.state, 0).widow) == set(cards(WIDOW))
    for seat in (None, 1, 2):
        assert table.view(step.state, seat).widow == ()
        told = [event.seen_by(seat) for event in step.events]
        assert [news.cards for news in told if isinstance(news, WidowTaken)] == [None]


@pytest.mark.parametrize("rules", ["midwest", "auction"])
@pytest.mark.rule("3A-WID-02", "3D-WID-03")
def test_three_cards_are_buried_unseen(rules: str) -> None:
    """He lays three cards away face down and has 15; the others learn how many, not which."""
    table = game(rules)
    state = bought(rules)
    if rules == "auction":
        state = name(rules, state, "S")
    state = bury(rules, state, "9C 9H")
    assert isinstance(state.phase, Burying)
    assert refused(table, state, 0, LAY_MELDS) == "turn/not-now"
    step = table.apply(state, 0, Bury(cards("9D")[0]))
    state = step.state
    assert not isinstance(state.phase, Burying)
    assert [len(hand) for hand in state.hidden.open().hands] == [15, 15, 15]
    assert set(table.view(state, 0).buried) == set(cards("9C 9H 9D"))
    for seat in (None, 1, 2):
        assert table.view(state, seat).buried == ()
        told = [event.seen_by(seat) for event in step.events]
        assert CardsBuried(0, 3, 0, None) in told
    assert CardsBuried(0, 3, 0, cards("9H 9D 9C")) in [event.seen_by(0) for event in step.events]


@pytest.mark.rule("3A-WID-03")
def test_any_card_may_be_buried() -> None:
    """In Bison every card held may be buried: aces, trumps to be, parts of melds, cards of the widow."""
    table, state = game("midwest"), bought("midwest")
    hand = state.hidden.open().hands[0]
    assert {a.card for a in table.legal(state, 0) if isinstance(a, Bury)} == set(hand.cards)
    assert refused(table, state, 0, Bury(cards("KC")[0])) == "exchange/not-held"
    assert refused(table, state, 1, Bury(cards("9C")[0])) == "turn/not-yours"


@pytest.mark.parametrize("rules", ["midwest", "auction"])
@pytest.mark.rule("3A-WID-03")
def test_buried_cards_cannot_be_melded(rules: str) -> None:
    """A leg of the pinochle that was buried is missing in the melds."""
    options = {"AS TS QS": [], "9H 9C 9D": ["pinochle"]}
    for given, expected in options.items():
        rules_ = f"{rules}?exchange.bury=any"
        state = lay_all(rules_, contract(rules_, {0: HAND}, "H", widow=WIDOW, buries=given))
        assert [one.name for one in state.public.shown if one.seat == 0 and one.name == "pinochle"] == expected


@pytest.mark.parametrize(("rules", "points"), [("midwest", 30), ("auction", 25)])
@pytest.mark.rule("3A-WID-04", "3D-WID-04", "3D-SCORE-01")
def test_buried_points_are_the_declarers(rules: str, points: int) -> None:
    """What he buried counts for him: it makes a contract that tricks and melds alone would miss."""
    found = settled(rules, (0, 0, 0), (250 - points, 0, 0), bid=250, buried="AS TD KC")
    assert (found.outcome, found.buried, found.change[0]) == ("made", points, 250)
    without = settled(rules, (0, 0, 0), (250 - points, 0, 0), bid=250, buried="9S 9D 9C")
    assert (without.outcome, without.change[0]) == ("set", -250)


@pytest.mark.rule("3A-WID-05", "AMB-32")
def test_bison_buries_before_trump_is_named() -> None:
    """In Bison he buries first and names trump afterwards; the other order is refused."""
    table, state = game("midwest"), bought("midwest")
    assert isinstance(state.phase, Burying)
    assert refused(table, state, 0, NameTrump("S")) == "turn/not-now"
    state = bury("midwest", state, "9C 9H 9D")
    assert isinstance(state.phase, NamingTrump)
    assert state.public.trump == -1
    assert isinstance(name("midwest", state, "S").phase, Melding)


@pytest.mark.rule("3D-WID-02", "3D-WID-03", "AMB-32")
def test_auction_names_trump_before_burying() -> None:
    """Here he names trump with 18 cards in his hand and buries afterwards."""
    table, state = game("auction"), bought("auction")
    assert isinstance(state.phase, NamingTrump)
    assert len(state.hidden.open().hands[0]) == 18
    assert refused(table, state, 0, Bury(cards("9C")[0])) == "turn/not-now"
    state = name("auction", state, "S")
    assert state.public.trump == 0
    assert isinstance(state.phase, Burying)
    assert isinstance(bury("auction", state, "9C 9H 9D").phase, Melding)


@pytest.mark.rule("3D-WID-02", "4P-GAP-01")
@pytest.mark.parametrize("rules", ["midwest", "auction", "partners", "double-deck"])
def test_the_declarer_names_one_of_four_suits(rules: str) -> None:
    """He, and nobody else, names trump: any suit, whether he holds a card of it or not. Nothing is passed before."""
    table = game(rules)
    seats = table.setting.players
    state = begin(rules, dealer=seats - 1)
    bids = f"0:{table.setting.ladder[0].amount} " + " ".join(f"{seat}:P" for seat in range(1, seats))
    state = bidding(rules, state, bids)
    while isinstance(state.phase, Burying):
        state = do(table, state, (0, table.legal(state, 0)[0]))
    assert isinstance(state.phase, NamingTrump)
    assert table.legal(state, 0) == tuple(NameTrump(suit) for suit in "SHDC")
    assert refused(table, state, 1, NameTrump("S")) == "turn/not-yours"
    assert refused(table, state, 0, NameTrump("X")) == "trump/no-suit"


@pytest.mark.rule("3D-WID-05", "3D-OPT-04")
def test_no_ace_and_no_trump_is_buried() -> None:
    """Aces and trumps may not be buried, trump nines included; every other card may."""
    table, state = game("auction"), name("auction", bought("auction"), "S")
    may = {a.card.value for a in table.legal(state, 0) if isinstance(a, Bury)}
    assert may == {"9H", "KD", "QD", "JD", "9D", "TD", "9C"}
    assert refused(table, state, 0, Bury(cards("AD")[0])) == "exchange/no-ace"
    assert refused(table, state, 0, Bury(cards("AS")[0])) == "exchange/no-ace"
    assert refused(table, state, 0, Bury(cards("9S")[0])) == "exchange/no-trump"


@pytest.mark.rule("3D-OPT-04")
def test_other_bans() -> None:
    """The table may let trump nines be buried, or everything."""
    rules = "auction?exchange.bury=nines-allowed"
    state = name(rules, bought(rules), "S")
    assert refused(game(rules), state, 0, Bury(cards("9S")[0])) is None
    assert refused(game(rules), state, 0, Bury(cards("JS")[0])) == "exchange/no-trump"
    assert refused(game(rules), state, 0, Bury(cards("AC")[0])) == "exchange/no-ace"
    rules = "auction?exchange.bury=any"
    state = name(rules, bought(rules), "S")
    assert {a.card for a in game(rules).legal(state, 0) if isinstance(a, Bury)} == set(cards(HAND + " " + WIDOW))


FEW = "AS AS TS TS KS KS QS QS JS JS 9S 9S AD AC KH"


@pytest.mark.rule("3D-WID-05", "AMB-14")
def test_when_too_few_other_cards_are_left() -> None:
    """With two plain cards only, the ban is lifted for one card and no more, and everybody is told of that one."""
    state = name("auction", bought("auction", FEW, "AH AD KD"), "S")
    table = game("auction")
    assert len(table.legal(state, 0)) > 2
    state = bury("auction", state, "AC")
    assert {a.card.value for a in table.legal(state, 0) if isinstance(a, Bury)} == {"KH", "KD"}
    assert refused(table, state, 0, Bury(cards("AH")[0])) == "exchange/no-ace"
    state = bury("auction", state, "KH")
    step = table.apply(state, 0, Bury(cards("KD")[0]))
    for seat in (None, 1, 2):
        assert CardsBuried(0, 3, 1, None) in [event.seen_by(seat) for event in step.events]
        assert table.view(step.state, seat).public.forced_bury == 1


@pytest.mark.rule("HSK-DEAL-01", "HSK-OPT-02")
def test_trump_before_the_widow() -> None:
    """Where trump is named before the widow is taken, nobody knows its cards until then, not even the declarer."""
    rules = "midwest?trump.moment=before-widow"
    table, state = game(rules), bought(rules)
    assert isinstance(state.phase, NamingTrump)
    assert len(state.hidden.open().hands[0]) == 15
    assert table.view(state, 0).widow == ()
    state = name(rules, state, "D")
    assert isinstance(state.phase, Burying)
    assert set(table.view(state, 0).widow) == set(cards(WIDOW))


# ------------------------------------------------------------------------------------------------ a marriage needed


@pytest.mark.parametrize("set_", ["partners", "double-deck"])
@pytest.mark.rule("4P-OPT-07", "4D-OPT-10", "HR-11")
def test_a_marriage_may_be_needed(set_: str) -> None:
    """As a rule no marriage is needed. Where it is, the declarer names only suits of which he holds king and queen."""
    rest = " ".join([f"{rank}{suit}" for suit in "CD" for rank in "ATJ"] * game(set_).setting.pack.copies)
    hands = {0: "KH QH AS KS"}
    bids = f"0:{game(set_).setting.ladder[0].amount} 1:P 2:P 3:P"
    free = bidding(set_, begin(set_, hands, dealer=3, rest=rest), bids)
    assert len(game(set_).legal(free, 0)) == 4
    rules = f"{set_}?trump.marriage=true"
    bound = bidding(rules, begin(rules, hands, dealer=3, rest=rest), bids)
    assert game(rules).legal(bound, 0) == (NameTrump("H"),)
    assert refused(game(rules), bound, 0, NameTrump("S")) == "trump/needs-marriage"


@pytest.mark.parametrize("set_", ["partners", "double-deck"])
@pytest.mark.rule("4P-OPT-07", "4D-OPT-10", "HR-11")
def test_without_any_marriage_the_declarer_is_set(set_: str) -> None:
    """Without one he names what he likes and is set at once: the bid is lost, the other side books its melds."""
    rules = f"{set_}?trump.marriage=true"
    least = game(rules).setting.ladder[0].amount
    copies = game(rules).setting.pack.copies
    rest = " ".join([f"{rank}{suit}" for suit in "CDHS" for rank in "ATJ"] * copies)
    hands = {1: "KS QS", 2: "KD QD", 3: "KC QC"}
    state = bidding(rules, begin(rules, hands, dealer=3, rest=rest), f"0:{least} 1:P 2:P 3:P")
    assert len(game(rules).legal(state, 0)) == 4
    found = result(name(rules, state, "H"))
    assert found.outcome == "no-marriage"
    assert found.change[0] == -least
    assert found.change[1] == found.melds[1]
    assert found.change[1] >= 40


# ------------------------------------------------------------------------------------------------ giving up


def ready(rules: str, bid: int = 300) -> State:
    """Trump is named; the declarer holds a run, seat 1 aces around, seat 2 kings around."""
    hands = {
        0: "AS TS KS QS JS 9S 9S JS QS TS JC JC QC QC 9C",
        1: "AS AH AD AC KH QH 9H 9H JH JH TH TH 9D 9D QH",
        2: "KS KH KD KC AH AD AC TD TC TC 9C QD TD JD JD",
    }
    return contract(rules, hands, "S", bid=bid, widow="QD KC KD", buries="QD KC KD")


@pytest.mark.rule("3A-GIVE-01", "3A-OPT-18", "AMB-21")
def test_giving_up_after_trump_and_before_the_melds() -> None:
    """The soloist, and he alone, may give up once trump is named and before he has laid out: he loses his bid."""
    table = game("midwest")
    early = bought("midwest")
    assert refused(table, early, 0, GIVE_UP) == "give-up/too-early"
    early = bury("midwest", early, "9C 9H 9D")
    assert refused(table, early, 0, GIVE_UP) == "give-up/too-early"
    state = ready("midwest")
    assert GIVE_UP in table.legal(state, 0)
    assert refused(table, state, 1, GIVE_UP) == "give-up/not-declarer"
    found = result(do(table, state, (0, GIVE_UP)))
    assert (found.outcome, found.change[0]) == ("gave-up", -300)
    late = do(table, state, (0, LAY_MELDS))
    assert refused(table, late, 0, GIVE_UP) == "give-up/too-late"
    assert refused(table, lay_all("midwest", late), 0, GIVE_UP) == "give-up/too-late"


@pytest.mark.rule("3A-GIVE-02", "3A-GIVE-03")
def test_the_others_book_their_melds_and_nobody_tricks() -> None:
    """On giving up each opponent lays out and books his melds without a trick; no points for tricks or buried cards."""
    state = do(game("midwest"), ready("midwest"), (0, GIVE_UP))
    found = result(state)
    assert found.change == (-300, 100 + 20, 80 + 20)
    assert {shown.seat for shown in state.public.shown} == {1, 2}
    assert found.tricks == (0, 0, 0)
    assert state.public.tricks == ()


@pytest.mark.rule("3A-OPT-18", "AMB-21", "HR-19")
def test_giving_up_until_the_first_lead() -> None:
    """Where the table wants it so he may wait until all melds are seen, even out of turn, but not until he has led."""
    rules = "midwest?score.give_up=before-lead"
    table, state = game(rules), ready(rules)
    seen = [refused(table, state, 0, GIVE_UP)]
    for seat in (0, 1, 2):
        state = do(table, state, (seat, LAY_MELDS))
        seen.append(refused(table, state, 0, GIVE_UP))
    assert seen == [None] * 4
    step = table.apply(state, 0, GIVE_UP)
    assert result(step.state).change == (-300, 120, 100)
    # Melds that lie there are not laid out a second time.
    assert [shown.seat for shown in step.state.public.shown] == [shown.seat for shown in state.public.shown]
    assert len(step.events) == 2
    led = do(table, state, (0, Play(cards("AS")[0])))
    assert refused(table, led, 0, GIVE_UP) == "give-up/too-late"


@pytest.mark.parametrize("rules", ["auction", "partners", "double-deck"])
@pytest.mark.rule("3D-GIVE-01", "3D-OPT-08")
def test_no_giving_up(rules: str) -> None:
    """In the other games a contract is played out: giving up is refused at every step and never offered."""
    table, rng = game_of(rules), random.Random(rules)
    for state, turn, _ in walk(table, rng, deals=2):
        if turn >= 0:
            assert GIVE_UP not in table.legal(state, turn)
            assert refused(table, state, turn, GIVE_UP) == "give-up/never"


@pytest.mark.rule("3D-OPT-08")
def test_giving_up_as_in_bison() -> None:
    """The table may allow it as in Bison: after trump and burying, before the melds."""
    rules = "auction?score.give_up=before-meld&exchange.bury=any"
    found = result(do(game(rules), ready(rules), (0, GIVE_UP)))
    assert found.change == (-300, 120, 100)
    assert named("auction").score.give_up == "never"


@pytest.mark.rule("HSK-GIVE-01")
def test_a_bonus_for_the_others() -> None:
    """The others may be paid points on top of their melds when the declarer gives up."""
    rules = "midwest?score.give_up=before-lead&score.give_up_bonus=100"
    assert result(do(game(rules), ready(rules), (0, GIVE_UP))).change == (-300, 220, 200)


@pytest.mark.rule("3A-GIVE-01")
def test_giving_up_against_partners_costs_the_side() -> None:
    """In a partnership that allows it the bid is lost by the side, and only the other side's melds are booked."""
    rules = "partners?score.give_up=before-meld"
    hands = {1: "KS QS", 2: "KH QH", 3: "KD QD"}
    state = contract(rules, hands, "C", rest="AC TC JC 9C AC TC JC 9C")
    found = result(do(game(rules), state, (0, GIVE_UP)))
    assert found.change[0] == -250
    assert found.change[1] == found.melds[1]
    assert {shown.seat for shown in result_state(rules, state).public.shown} <= {1, 3}


def result_state(rules: str, state: State) -> State:
    """The state after giving up."""
    return do(game(rules), state, (0, GIVE_UP))


# ------------------------------------------------------------------------------------------------ not played yet


@pytest.mark.rule("4P-OPT-03", "4P-GAP-01", "HR-06")
def test_no_cards_are_passed() -> None:
    """After the auction trump is named and melds are laid: no card changes hands unless passing is agreed."""
    for set_ in ("partners", "double-deck"):
        state = begin(set_, dealer=3)
        hands = state.hidden.open().hands
        state = bidding(set_, state, f"0:{game(set_).setting.ladder[0].amount} 1:P 2:P 3:P")
        state = name(set_, state, "S")
        assert isinstance(state.phase, Melding)
        assert state.hidden.open().hands == hands


@pytest.mark.rule("4P-OPT-04", "HR-22")
def test_no_widow_among_four() -> None:
    """Four are dealt all cards, 12 each, and there is no widow; one for each needs as many cards as players."""
    assert [len(hand) for hand in begin("partners").hidden.open().hands] == [12] * 4
    assert begin("partners").hidden.open().widow == ()
    with pytest.raises(RuleSetError, match=r"exchange\.widow_use"):
        parse("partners?exchange.widow_use=one-each")


def test_helpers_close_a_deal() -> None:
    """The tables of these tests lead to a booked deal and through every phase."""
    state = lay_all("midwest", ready("midwest"))
    assert isinstance(state.phase, TrickPlay)
    assert not isinstance(begin("midwest").phase, Settled)
    assert isinstance(begin("midwest").phase, Auction)
    assert booked("midwest", ending("midwest", ["9H", "9D", "9C"], "S")).outcome == "set"
