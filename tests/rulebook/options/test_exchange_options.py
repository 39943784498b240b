"""Options of the exchange: cards passed, widow handed out, widow shown, what may be buried, the moment of trump."""

import pytest

from binocle.game.actions import PASS, Bury, HandOut, NameTrump, PassCard
from binocle.game.events import CardsBuried, CardsHanded, WidowTaken
from binocle.game.state import Burying, HandingOut, Melding, NamingTrump, Passing, State
from tests.rulebook.auction import tables as at


def bought(rules: str, hands: dict[int, str] | None = None, widow: str = "", trump: str = "S") -> State:
    """Seat 0 has it at the minimum and named trump (where that comes first)."""
    players = at.game(rules).setting.players
    state = at.begin(rules, hands, widow, dealer=players - 1)
    others = " ".join(f"{seat}:P" for seat in range(1, players))
    state = at.bidding(rules, state, f"0:{at.game(rules).setting.ladder[0].amount} {others}")
    return state if at.game(rules).setting.steps[:2] == ("widow", "bury") else at.name(rules, state, trump)


def passing(rules: str, state: State, text: str) -> State:
    """The seats whose turn it is pass these cards."""
    for card in at.cards(text):
        state = at.do(at.game(rules), state, (at.game(rules).to_act(state), PassCard(card)))
    return state


# ------------------------------------------------------------------------------------------------ passing


@pytest.mark.rule("HR-06", "4P-OPT-03")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_as_many_cards_as_agreed_are_passed(count: int) -> None:
    """The partner chooses that many, then the declarer as many; hands are as large as before; then melds are laid."""
    rules = f"partners?exchange.pass_cards={count}"
    state = bought(rules, {0: "9H 9D 9C JH", 2: "AS TS KS QS"})
    for seat, text in ((2, "AS TS KS QS"), (0, "9H 9D 9C JH")):
        for card in at.cards(text)[:count]:
            assert isinstance(state.phase, Passing)
            assert at.game(rules).to_act(state) == seat
            state = at.do(at.game(rules), state, (seat, PassCard(card)))
    assert isinstance(state.phase, Melding)
    hands = state.hidden.open().hands
    assert [len(hand) for hand in hands] == [12] * 4
    assert all(card.kind in hands[0] for card in at.cards("AS TS KS QS")[:count])
    assert all(card.kind in hands[2] for card in at.cards("9H 9D 9C JH")[:count])


@pytest.mark.rule("HR-06")
def test_in_turn_the_declarer_sees_first_and_may_pass_back() -> None:
    """One after the other he has the partner's cards before he chooses; at once he has not."""
    for order, has in (("in-turn", True), ("at-once", False)):
        rules = f"partners?exchange.pass_cards=2&exchange.pass_order={order}"
        state = passing(rules, bought(rules, {2: "AS AS", 0: "9H 9D"}), "AS AS")
        ace = at.cards("AS")[0]
        assert (PassCard(ace) in at.game(rules).legal(state, 0)) == has
        assert (ace in (at.game(rules).view(state, 0).hand or ())) == has
        state = passing(rules, state, "9H 9D")
        assert state.hidden.open().hands[0].count(ace.kind) == 2


@pytest.mark.rule("HR-06")
@pytest.mark.parametrize("order", ["in-turn", "at-once"])
def test_passed_cards_are_seen_by_the_two_partners_only(order: str) -> None:
    """The others learn how many went over; the view of giver and receiver keeps the cards."""
    rules = f"partners?exchange.pass_cards=2&exchange.pass_order={order}"
    table, state = (
        at.game(rules),
        passing(
            f"partners?exchange.pass_cards=2&exchange.pass_order={order}",
            bought(rules, {2: "AS AS", 0: "9H 9D"}),
            "AS AS 9H",
        ),
    )
    step = table.apply(state, 0, PassCard(at.cards("9D")[0]))
    for seat, knows in ((0, True), (2, True), (1, False), (3, False), (None, False)):
        news = [told for event in step.events if isinstance(told := event.seen_by(seat), CardsHanded)]
        assert news
        assert all(told.count == 2 and (told.cards is not None) == knows for told in news)
        assert len(table.view(step.state, seat).handed) == (2 if knows else 0)


@pytest.mark.rule("HR-06", "HR-22", "4P-OPT-03", "4P-OPT-04")
@pytest.mark.parametrize("order", ["in-turn", "at-once"])
def test_passing_after_a_widow_was_handed_out(order: str) -> None:
    """Both may be agreed: the pack stays whole, and who was handed a widow card still knows it while others choose."""
    rules = f"partners-widow?exchange.pass_cards=2&exchange.pass_order={order}"
    table, state = at.game(rules), bought(rules, widow="AS TH KD QC")
    for card in at.cards("AS TH KD"):
        state = at.do(table, state, (0, HandOut(card)))
    while isinstance(state.phase, Passing):
        if state.phase.second:
            assert at.cards("TH") in [parcel.cards for parcel in table.view(state, 2).handed if parcel.receiver == 2]
        turn = table.to_act(state)
        state = at.do(table, state, (turn, table.legal(state, turn)[0]))
    kinds = sorted(kind for hand in state.hidden.open().hands for kind in hand)
    assert kinds == sorted(table.setting.pack.kinds)


# ------------------------------------------------------------------------------------------------ widow among four


@pytest.mark.rule("4P-OPT-04", "HR-22")
def test_a_widow_of_four_is_handed_round_unseen() -> None:
    """The bidder keeps one card and gives one to each, in turn; each gift is known to its two ends only."""
    rules = "partners-widow"
    table, state = at.game(rules), bought(rules, widow="AS TH KD QC")
    assert len(state.hidden.open().hands[0]) == 15
    assert table.view(state, 1).widow == ()
    for seat, card in ((1, "AS"), (2, "TH"), (3, "KD")):
        assert isinstance(state.phase, HandingOut)
        assert state.phase.due[0] == seat
        step = table.apply(state, 0, HandOut(at.cards(card)[0]))
        for watcher in (0, 1, 2, 3, None):
            told = [news for event in step.events if isinstance(news := event.seen_by(watcher), CardsHanded)]
            assert (told[0].cards is not None) == (watcher in (0, seat))
        state = step.state
    assert isinstance(state.phase, Melding)
    hands = state.hidden.open().hands
    assert [len(hand) for hand in hands] == [12] * 4
    assert hands[1].count(at.cards("AS")[0].kind) >= 1


@pytest.mark.rule("4P-OPT-04")
def test_only_widow_cards_go_round() -> None:
    """A card of the hand that did not lie in the widow stays; a widow card goes once."""
    rules = "partners-widow"
    table, state = at.game(rules), bought(rules, {0: "9S 9S 9D"}, widow="AS TH KD QC")
    assert at.refused(table, state, 0, HandOut(at.cards("9S")[0])) == "exchange/not-of-widow"
    state = at.do(table, state, (0, HandOut(at.cards("AS")[0])))
    assert at.refused(table, state, 0, HandOut(at.cards("AS")[0])) == "exchange/not-of-widow"


@pytest.mark.rule("HR-22", "4P-OPT-04")
def test_four_may_play_with_a_widow_that_is_buried_or_without_one() -> None:
    """Without a widow nobody exchanges; with one of four the declarer buries four, and they count for his side."""
    assert at.game("partners").setting.steps == ("trump",)
    rules = "partners?deal.hand=11&deal.packet=1&deal.widow=4"
    state = bought(rules, {0: "AH AH TH TH"}, widow="9D 9D JC JC")
    assert isinstance(state.phase, Burying)
    state = at.bury(rules, state, "TH TH 9D 9D")
    assert [len(hand) for hand in state.hidden.open().hands] == [11] * 4
    assert isinstance(state.phase, Melding)


# ------------------------------------------------------------------------------------------------ the widow of three


@pytest.mark.rule("3D-OPT-03", "3D-WID-01", "3A-WID-01")
def test_who_sees_the_widow() -> None:
    """Shown to all, everybody knows it; else the declarer alone, and the others only that he took it."""
    for shown in ("all", "declarer"):
        rules = f"auction?exchange.widow_shown={shown}"
        table = at.game(rules)
        state = at.bidding(rules, at.begin(rules, widow="AS TH KD", dealer=2), "0:250 1:P")
        step = table.apply(state, 2, PASS)
        for seat in (0, 1, 2, None):
            told = [news for event in step.events if isinstance(news := event.seen_by(seat), WidowTaken)]
            knows = shown == "all" or seat == 0
            assert (told[0].cards is not None) == knows
            assert bool(table.view(step.state, seat).widow) == knows


@pytest.mark.rule("3D-OPT-04", "AMB-14", "3D-WID-05")
def test_a_ban_is_lifted_for_the_missing_cards_and_disclosed() -> None:
    """With one card that is neither ace nor trump, two of the three buried may be; their number is told to all."""
    rules = "auction"
    hand = "AS AS TS TS KS KS QS QS JS JS 9S 9S AH AH TD"
    table, state = at.game(rules), bought(rules, {0: hand}, widow="AD AD AC")
    state = at.bury(rules, state, "AH")
    assert at.refused(table, state, 0, Bury(at.cards("AH")[0])) is None
    state = at.bury(rules, state, "9S")
    assert at.refused(table, state, 0, Bury(at.cards("AH")[0])) == "exchange/no-ace"
    assert at.refused(table, state, 0, Bury(at.cards("9S")[0])) == "exchange/no-trump"
    step = table.apply(state, 0, Bury(at.cards("TD")[0]))
    told = [news for event in step.events if isinstance(news := event.seen_by(1), CardsBuried)]
    assert (told[0].count, told[0].forced, told[0].cards) == (3, 2, None)


@pytest.mark.rule("3D-OPT-04")
def test_trump_nines_may_be_allowed() -> None:
    """The nine of trump alone of all trumps, and no ace; under `any` everything."""
    hand = "AS TS KS 9S TH TH QH QH JH JH 9H 9H KD KD QD"
    for rule, allowed in (("any", "AS TS 9S TH"), ("no-ace-no-trump", "TH"), ("nines-allowed", "9S TH")):
        rules = f"auction?exchange.bury={rule}"
        state = bought(rules, {0: hand}, widow="JD JD 9D")
        legal = {a.card for a in at.game(rules).legal(state, 0) if isinstance(a, Bury)}
        assert {card.value for card in at.cards("AS TS 9S TH") if card in legal} == set(allowed.split())


@pytest.mark.rule("AMB-32", "HSK-OPT-02", "3A-WID-05", "3D-WID-02")
@pytest.mark.parametrize(
    ("moment", "knows_widow", "buried"), [("before-widow", False, 0), ("before-bury", True, 0), ("after-bury", True, 3)]
)
def test_when_trump_is_named(moment: str, knows_widow: bool, buried: int) -> None:
    """Before the widow is seen, after it, or after burying."""
    rules = f"midwest?trump.moment={moment}"
    state = at.bidding(rules, at.begin(rules, dealer=2), "0:250 1:P 2:P")
    table = at.game(rules)
    while not any(isinstance(a, NameTrump) for a in table.legal(state, 0)):
        state = at.do(table, state, (0, table.legal(state, 0)[0]))
    assert bool(table.view(state, 0).widow) == knows_widow
    assert len(state.hidden.open().buried) == buried


@pytest.mark.rule("3D-OPT-03", "4P-OPT-04", "HSK-OPT-02")
def test_the_declarer_remembers_the_widow_that_he_handed_out() -> None:
    """Whoever names trump after the widow went round, one card each, still knows the widow that he alone saw."""
    rules = "midwest?trump.moment=after-bury&exchange.widow_use=one-each&exchange.widow_shown=declarer"
    state = at.bidding(rules, at.begin(rules, dealer=2), "0:250 1:P 2:P")
    table = at.game(rules)
    while not isinstance(state.phase, NamingTrump):
        state = at.do(table, state, (0, table.legal(state, 0)[0]))
    assert len(table.view(state, 0).widow) == 3
    assert table.view(state, 1).widow == ()


@pytest.mark.rule("HR-11", "3A-WID-05")
def test_a_widow_that_nobody_took_stays_closed() -> None:
    """Who names trump before the widow and lacks the marriage he needs has lost without having seen it."""
    rules = "midwest?trump.moment=before-widow&trump.marriage=true"
    hand = "AS AS AH AH AD AD AC AC TS TS TH TH TD TD TC"
    state = at.bidding(rules, at.begin(rules, {0: hand}, dealer=2), "0:250 1:P 2:P")
    state = at.name(rules, state, "S")
    assert at.booked(rules, state).outcome == "no-marriage"
    assert all(at.game(rules).view(state, seat).widow == () for seat in (0, 1, 2, None))
