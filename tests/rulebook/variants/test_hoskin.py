"""Hoskin, three-handed with the double deck: forms A and B."""

import pytest

from binocle.game.actions import GIVE_UP, PASS, Bid, Bury, NameTrump
from binocle.game.state import Burying, Melding, NamingTrump, Settled, State, TrickPlay
from binocle.rules import parse
from tests.rulebook.auction import tables as at


def bought(rules: str) -> State:
    """Seat 0 has it at 500."""
    return at.bidding(rules, at.begin(rules, dealer=2), "0:500 1:P 2:P")


@pytest.mark.rule("HSK-SETUP-01", "HSK-DEAL-01", "HSK-OPT-01", "3A-OPT-17", "COM-DECK-03")
@pytest.mark.parametrize(("name", "hand", "widow"), [("hoskin", 25, 5), ("hoskin-b", 26, 2)])
def test_the_two_forms_of_the_deal(name: str, hand: int, widow: int) -> None:
    """Eighty cards without nines: 25 each and five, or 26 each and two."""
    hidden = at.begin(name).hidden.open()
    assert [len(cards) for cards in hidden.hands] == [hand] * 3
    assert len(hidden.widow) == widow
    pack = at.game(name).setting.pack
    assert (pack.size, pack.copies, pack.ranks) == (80, 4, "ATKQJ")


@pytest.mark.rule("HSK-DEAL-01", "HSK-OPT-02", "AMB-32")
def test_trump_before_or_after_the_widow() -> None:
    """In form A trump is named before the widow is seen, in form B, and under the option in A, after it."""
    for rules, sees in (("hoskin", False), ("hoskin-b", True), ("hoskin?trump.moment=before-bury", True)):
        state = bought(rules)
        assert isinstance(state.phase, NamingTrump)
        assert bool(at.game(rules).view(state, 0).widow) == sees
        state = at.name(rules, state, "S")
        assert isinstance(state.phase, Burying)
        assert len(at.game(rules).view(state, 0).widow) == at.game(rules).rules.deal.widow
        assert at.game(rules).view(state, 1).widow == at.game(rules).view(state, 0).widow


@pytest.mark.rule("HSK-BID-01", "HSK-BID-02", "HR-09")
def test_the_dealer_must_bid_500() -> None:
    """500 opens; when two have passed the dealer may not; calls go round as in the Midwest and tell nothing."""
    table, state = at.game("hoskin"), at.begin("hoskin", dealer=2)
    assert at.refused(table, state, 0, Bid(490)) == "auction/too-low"
    assert at.refused(table, state, 0, PASS) is None
    state = at.bidding("hoskin", state, "0:P 1:P")
    assert at.refused(table, state, 2, PASS) == "auction/must-bid"
    state = at.do(table, state, (2, Bid(500)))
    assert (state.public.declarer, state.public.bid) == (2, 500)
    assert all(call.signal == 0 for call in state.public.calls)


@pytest.mark.rule("HSK-WID-01", "3A-WID-03")
@pytest.mark.parametrize(("name", "count"), [("hoskin", 5), ("hoskin-b", 2)])
def test_as_many_are_buried_as_were_taken(name: str, count: int) -> None:
    """Any cards, aces and trumps too, before melding; they cannot be melded, and count for the bidder."""
    hand = "AS TS KS QS JS AH AD AC"
    state = at.name(name, at.bidding(name, at.begin(name, {0: hand}, dealer=2), "0:500 1:P 2:P"), "S")
    for card in at.cards("AS TS KS QS JS")[:count]:
        assert isinstance(state.phase, Burying)
        assert at.refused(at.game(name), state, 0, Bury(card)) is None
        state = at.do(at.game(name), state, (0, Bury(card)))
    assert isinstance(state.phase, Melding)
    assert len(state.hidden.open().hands[0]) == at.game(name).rules.deal.hand
    found = at.settled(name, (400, 0, 0), (90, 200, 190), bid=500, buried="AS TS")
    assert (found.buried, found.change[0]) == (20, 510)


@pytest.mark.rule("HSK-MELD-01", "4D-MELD-01", "4D-MELD-03")
def test_all_meld_by_the_double_deck_table() -> None:
    """Up to four of each; every player lays out, the bidder first."""
    assert at.lines_of("hoskin", "QS QS QS JD JD JD", "H") == {"triple-pinochle": 600}
    assert at.meld_points("hoskin", " ".join(["AS AH AD AC"] * 3), "H") == 1500
    state = at.lay_all("hoskin", at.melding("hoskin", ["AS", "KH QH", "KS QS"], "S", bid=500))
    assert state.public.melds == (0, 20, 40)


@pytest.mark.rule("HSK-SCORE-01", "HR-03")
def test_melds_need_a_trick_with_points() -> None:
    """A trick of queens and jacks does not save them, one counter does; the last trick's bonus is no counter."""
    for points, saved in ((0, False), (10, True)):
        state = at.ending(
            "hoskin", ["JH", "JD", "JC"], "S", melds=(600, 100, 0), points=(200, points, 0), bid=500, taken=(5, 2, 1)
        )
        assert at.booked("hoskin", state).change[1] == points + (100 if saved else 0)
    lone = at.ending(
        "hoskin", ["JH", "QH", "JC"], "S", melds=(600, 100, 0), points=(200, 0, 0), taken=(5, 0, 1), bid=500
    )
    assert at.booked("hoskin", lone).change[1] == 20, "the last trick of jacks and queens saves no meld"


@pytest.mark.rule("HSK-SCORE-02", "HSK-GIVE-01", "AMB-21")
def test_set_and_conceded() -> None:
    """Set, the bid is lost and the others book melds and tricks; conceded before the lead they get melds and 100."""
    assert at.settled("hoskin", (100, 60, 40), (200, 200, 100), bid=500).change == (-500, 260, 140)
    state = at.lay_all("hoskin", at.melding("hoskin", ["AS", "KH QH", "KS QS"], "S", bid=500))
    assert isinstance(state.phase, TrickPlay)
    assert at.result(at.do(at.game("hoskin"), state, (0, GIVE_UP))).change == (-500, 120, 140)


@pytest.mark.rule("HSK-END-01", "HSK-PLAY-01", "COM-LAST-02")
def test_mark_tricks_and_duty() -> None:
    """To 4550, the soloist first; 25 or 26 tricks under the strict duty; the last is worth 20, 500 in all."""
    assert at.after("hoskin", (4550, 4600, 0)).winner == 0
    assert at.after("hoskin", (4540, 4000, 0)).winner == -1
    assert at.legal_cards("hoskin", "AH JH", "QH", "S") == {"AH"}
    assert at.game("hoskin").setting.tables.trick_total == 500
    for name, tricks in (("hoskin", 25), ("hoskin-b", 26)):
        state = at.contract(name, {}, "S", bid=500)
        state = at.lay_all(name, state)
        assert at.game(name).to_act(state) == state.public.declarer
        while not isinstance(state.phase, Settled):
            turn = at.game(name).to_act(state)
            state = at.do(at.game(name), state, (turn, at.game(name).legal(state, turn)[0]))
        assert len(state.public.tricks) == tricks


@pytest.mark.rule("HSK-OPT-01", "HSK-OPT-02")
def test_the_turkish_form_as_a_line() -> None:
    """Anticlockwise, widow shown before trump, traditional count, four pinochles winning: one line says it."""
    rules = parse(
        "hoskin?seats.clockwise=false&trump.moment=before-bury&score.card_points=traditional"
        "&score.four_pinochles_win=true"
    )
    assert at.game("hoskin?seats.clockwise=false").setting.seating.next(0) == 2
    assert rules.deal.widow == 5
    assert [a for a in at.game("hoskin").legal(bought("hoskin"), 0) if isinstance(a, NameTrump)]
