"""Swabian Binokel: pack, direction, families, eights, pairs of bidders, first lead, Durch."""

import msgspec
import pytest

from binocle.game.actions import DURCH, GIVE_UP, PASS, AnnounceDurch, Bid, Bury, NameTrump, Play
from binocle.game.state import Auction, NamingTrump, Settled, State, TrickPlay
from tests.rulebook.auction import tables as at


def named_trump(rules: str, hands: dict[int, str] | None = None, *, durch: bool = False, dealer: int = 2) -> State:
    """Seat 0 has it at the minimum, has buried, and named spades or announced Durch; dealer 1 makes him forehand."""
    table = at.game(rules)
    state = at.begin(rules, hands, dealer=dealer)
    bid = False
    while isinstance(state.phase, Auction):
        mine = state.phase.turn == 0 and not bid
        bid |= mine
        action = Bid(table.setting.ladder[0].amount) if mine else PASS
        state = at.do(table, state, (state.phase.turn, action))
    while not isinstance(state.phase, NamingTrump):
        free = [a for a in table.legal(state, 0) if isinstance(a, Bury)]
        state = at.do(table, state, (0, free[-1]))
    return at.do(table, state, (0, DURCH if durch else NameTrump("S")))


@pytest.mark.rule("3B-DECK-01", "3B-DECK-02", "3B-OPT-01", "COM-DECK-05", "COM-MELD-04")
@pytest.mark.parametrize(
    ("name", "size", "hand", "widow", "dix"), [("binokel", 40, 12, 4, 0), ("binokel-48", 48, 15, 3, 10)]
)
def test_without_and_with_the_sevens(name: str, size: int, hand: int, widow: int, dix: int) -> None:
    """Forty cards: twelve each and four; with sevens fifteen and three, and the seven of trump is the dix."""
    table, hidden = at.game(name), at.begin(name).hidden.open()
    assert table.setting.pack.size == size
    assert [len(cards) for cards in hidden.hands] == [hand] * 3
    assert len(hidden.widow) == widow
    assert table.setting.dix_points == dix if dix else table.setting.dix_kind(0) == -1
    if dix:
        assert at.meld_points(name, "7S 7S 7H", "S") == 20
    assert table.rules.pack.suits == "german"
    assert table.setting.tables.trick_total == 250


@pytest.mark.rule("3B-DIR-01")
def test_anticlockwise() -> None:
    """Deal, bids and tricks go the other way round."""
    state = at.begin("binokel", dealer=1)
    assert at.game("binokel").to_act(state) == 0
    state = at.ending("binokel", ["AH", "JH", "QH"], "S")
    state = at.play(at.game("binokel"), state, "AH")
    assert at.game("binokel").to_act(state) == 2


@pytest.mark.rule("3B-MELD-01", "3B-MELD-02", "3B-MELD-03", "3B-OPT-02", "AMB-35")
def test_melds() -> None:
    """Binokel of leaves ober and bells unter; families in every suit; eight of a rank 1000, four of it as always."""
    assert at.lines_of("binokel", "QS JD", "H") == {"pinochle": 40}
    assert at.meld_points("binokel", "QS QS JD JD", "H") == 300
    assert at.meld_points("binokel", "AH TH KH QH JH", "S") == 100
    assert at.meld_points("binokel", "AS TS KS QS JS", "S") == 150
    assert at.meld_points("binokel", "AS TS KS QS JS AH TH KH QH JH", "S") == 250
    for rank, four in (("A", 100), ("K", 80), ("Q", 60), ("J", 40)):
        hand = " ".join(f"{rank}{suit}" for suit in "SHDC")
        assert at.meld_points("binokel", hand, "H") == four
        assert 1000 in at.lines_of("binokel", f"{hand} {hand}", "H").values()
    assert at.meld_points("binokel", "TS TS TH TH TD TD TC TC", "H") == 0


@pytest.mark.rule("3B-PLAY-01", "3B-PLAY-02", "4P-OPT-02")
def test_forehand_leads_under_the_strict_duty() -> None:
    """Not the soloist; whoever can must head or trump."""
    state = at.lay_all("binokel", named_trump("binokel", dealer=2))
    assert at.game("binokel").to_act(state) == 1
    assert state.public.declarer == 0
    rules = "binokel?seats.clockwise=true"
    assert at.legal_cards(rules, "AH JH", "QH", "S") == {"AH"}
    assert at.legal_cards(rules, "AS JS JC", "QH", "S") == {"AS", "JS"}


@pytest.mark.rule("3B-BID-01", "3B-OPT-06")
def test_forehand_and_middlehand_first() -> None:
    """Anticlockwise from dealer 1: seat 0, then 2; the dealer waits for the survivor and speaks first."""
    state = at.begin("binokel", dealer=1)
    turns = []
    for action in (Bid(250), Bid(260), Bid(270), PASS, Bid(280), PASS):
        assert isinstance(state.phase, Auction)
        turns.append(state.phase.turn)
        state = at.do(at.game("binokel"), state, (state.phase.turn, action))
    assert turns == [0, 2, 0, 2, 1, 0]
    assert (state.public.declarer, state.public.bid) == (1, 280)


# ------------------------------------------------------------------------------------------------ Durch


def through(rules: str, hands: list[str], *cards: str) -> State:
    """An ending under a Durch of seat 0, who leads."""
    state = at.ending(rules, hands, "S", bid=250, melds=(0, 0, 0), taken=(0, 0, 0))
    state = msgspec.structs.replace(state, public=msgspec.structs.replace(state.public, trump=-1, durch=True))
    return at.play(at.game(rules), state, *cards)


@pytest.mark.rule("3B-DURCH-01", "3B-OPT-03", "3B-DURCH-02", "AMB-36")
def test_a_durch_is_announced_instead_of_trump() -> None:
    """After burying; nobody melds; the soloist leads though forehand would; he cannot give up any more."""
    state = named_trump("binokel", durch=True, dealer=2)
    assert (state.public.durch, state.public.trump) == (True, -1)
    assert isinstance(state.phase, TrickPlay)
    assert at.game("binokel").to_act(state) == state.public.declarer == 0
    assert state.public.melds == (0, 0, 0)
    assert at.refused(at.game("binokel"), state, 0, GIVE_UP) is not None
    off = "binokel?trump.durch=false"
    state = at.begin(off, dealer=1)
    while not isinstance(state.phase, NamingTrump):
        turn = at.game(off).to_act(state)
        legal = at.game(off).legal(state, turn)
        first = Bid(250) if isinstance(state.phase, Auction) and turn == 0 else legal[0]
        state = at.do(at.game(off), state, (turn, first))
    assert at.refused(at.game(off), state, 0, DURCH) == "trump/no-durch"
    assert not any(isinstance(a, AnnounceDurch) for a in at.game(off).legal(state, 0))


@pytest.mark.rule("3B-DURCH-01", "3B-DURCH-02", "3B-OPT-03", "AMB-36")
@pytest.mark.parametrize(("won", "lost"), [(1000, 2000), (1500, 500)])
def test_every_trick_or_none_counts(won: int, lost: int) -> None:
    """All tricks pay the value, the first one lost ends it and costs; nobody else books anything."""
    rules = f"binokel?trump.durch_won={won}&trump.durch_lost={lost}"
    made = through(rules, ["AH AS", "JH JS", "QH QS"], "AH", "QH", "JH")
    assert not isinstance(made.phase, Settled)
    made = at.play(at.game(rules), made, "AS", "QS", "JS")
    assert (at.result(made).outcome, at.result(made).change) == ("durch-made", (won, 0, 0))
    failed = through(rules, ["KH AS", "AH JS", "QH QS"], "KH", "QH", "AH")
    assert (at.result(failed).outcome, at.result(failed).change) == ("durch-lost", (-lost, 0, 0))


@pytest.mark.rule("3B-DURCH-02")
def test_without_trump_one_follows_and_heads_or_plays_anything() -> None:
    """A former trump beats nothing; who cannot follow is free; a higher card of the suit must be played."""
    state = through("binokel", ["KH", "AS JC", "AH JH"], "KH")
    legal = {a.card.value for a in at.game("binokel").legal(state, 2) if isinstance(a, Play)}
    assert legal == {"AH"}
    state = at.play(at.game("binokel"), state, "AH")
    legal = {a.card.value for a in at.game("binokel").legal(state, 1) if isinstance(a, Play)}
    assert legal == {"AS", "JC"}


@pytest.mark.rule("3B-CP-01", "3B-OPT-04")
def test_points_are_bisons() -> None:
    """Ace, ten and king ten each, unless the traditional count is agreed."""
    for rules, points in (("binokel", 30), ("binokel?score.card_points=traditional", 25)):
        state = at.ending(rules, ["AS QH", "KS QC", "TS QD"], "H")
        state = at.play(at.game(rules), state, "AS", "TS", "KS")
        assert state.public.tricks[0].points == points


@pytest.mark.rule("3B-OPT-05", "HR-05")
def test_a_lost_contract_costs_one_bid_or_two() -> None:
    """One as in Bison; twice the bid where it is played so."""
    assert at.settled("binokel", (0, 0, 0), (100, 100, 50), bid=250).change[0] == -250
    assert at.settled("binokel?score.set_cost=double", (0, 0, 0), (100, 100, 50), bid=250).change[0] == -500
