"""The dix: turned up, exchanged for the upcard, shown; beside another meld or instead of it.

Decisions where the catalogue is silent:
- Exchanging a dix that was shown after an earlier trick (2B-DIX-02) pays nothing and ends the right to exchange; where
  a dix uses up the meld of the trick it does so too, since it is announced like one.
- A shown dix stays a card of its owner: it lies on the table, is played from there, returns to the hand in phase two.
- Where the exchange is compulsory a player need not meld his dix at all; he only may not show it in place of it.
"""

import pytest

from binocle.game.actions import DRAW, Dix, Play
from binocle.game.events import DixTaken, Melded, Open
from binocle.game.public import Token
from binocle.game.state import StockPlay
from tests.rulebook.positions import ME, OTHER, cards, do, game, refused, result, tell

EXCHANGE, SHOW, EXCHANGE_TABLED = Dix(exchange=True), Dix(exchange=False), Dix(exchange=True, tabled=True)
NINE, JACK = cards("9S JS")


@pytest.mark.rule("2H-DIX-01", "2B-DIX-01", "2B-MELD-01", "GIB-03", "COM-MELD-04")
@pytest.mark.parametrize(
    "rules", ["two-handed", "bicycle", "two-handed?meld.double_pinochle=none&meld.dix_is_meld=true"]
)
def test_a_dix_turned_up_pays_the_dealer(rules: str) -> None:
    """10 for the dealer (seat 1) before a card is played; it is the first dix, so nobody exchanges any more."""
    told = tell(rules, "S", "9S", "win; dix exchange; dix show", upcard="9S")
    assert told.state.public.melds == (10, 10)
    assert told.paid == ["X", 10]
    assert told.codes == ["dix/settled"]
    first = told.state.public.shown[0]
    assert (first.seat, first.name, first.points, first.trick) == (OTHER, "dix", 10, 0)


@pytest.mark.rule("2H-DIX-01", "2B-DECK-02", "COM-DECK-02")
def test_any_other_upcard_pays_nothing() -> None:
    """Neither another trump nor, in the 64-card pack, the nine is a dix; there it is the seven."""
    assert tell("two-handed", "S", "9S", "win", upcard="JS").state.public.melds == (0, 0)
    large = "two-handed?pack.ranks=ATKQJ987"
    assert tell(large, "S", "7S", "win", upcard="9S").state.public.melds == (0, 0)
    assert tell(large, "S", "7S", "win; dix show", upcard="7S").state.public.melds == (10, 10)
    assert tell(large, "S", "9S", "win; dix show", upcard="7S").codes == ["dix/not-held"]


@pytest.mark.rule("2H-DIX-02", "2H-DIX-04", "2H-DIX-05")
def test_the_first_dix_is_exchanged_and_the_card_may_be_melded_at_once() -> None:
    """Trump 9 for the jack of the upcard: 10, and the jack completes the run after the same trick."""
    told = tell("two-handed", "S", "9S AS TS KS QS", "win; dix exchange; meld run AS TS KS QS JS", upcard="JS")
    assert told.paid == [10, 150]
    public = told.state.public
    assert public.upcard is NINE
    assert (public.turned, public.exchanger) == (JACK, ME)
    assert NINE not in told.game.view(told.state, ME).hand
    told = tell("two-handed", "S", "9S AS TS KS QS", "win", upcard="JS")
    events = told.game.apply(told.state, ME, EXCHANGE).events
    assert [type(event.news) for event in events if isinstance(event, Open)] == [DixTaken, Melded]


@pytest.mark.rule("2H-DIX-02", "2H-FLOW-04")
def test_the_exchanged_nine_lies_under_the_stock_and_is_drawn_last() -> None:
    """The loser of the last stock trick takes the 9 that was laid there, not the card that was turned up."""
    told = tell("two-handed", "S", "9S", "win; dix exchange; " + "win; " * 11 + "draw AC", upcard="JS")
    assert NINE in told.game.view(told.state, OTHER).hand


@pytest.mark.rule("2H-DIX-02", "2H-DIX-03", "AMB-08")
def test_where_the_exchange_is_compulsory_the_first_dix_is_not_merely_shown() -> None:
    """Refused with its reason; the second dix, after the exchange, is shown and cannot be exchanged."""
    told = tell("two-handed", "S", "9S 9S", "win; dix show; dix exchange; win; dix exchange; dix show", upcard="JS")
    assert told.paid == ["X", 10, "X", 10]
    assert told.codes == ["dix/must-exchange", "dix/settled"]


@pytest.mark.rule("2H-DIX-03", "2H-DIX-06")
def test_after_the_opponents_exchange_the_other_nine_is_shown() -> None:
    """The first dix is settled for both: seat 0 exchanges, seat 1 may only show, and gets his 10."""
    told = tell("two-handed", "S", "9S", "win; dix exchange; lose", upcard="JS", other="9S")
    table, state = told.game, told.state
    assert refused(table, state, OTHER, EXCHANGE) == "dix/settled"
    assert do(table, state, (OTHER, SHOW)).public.melds == (10, 10)


@pytest.mark.rule("2H-DIX-05", "2H-MELD-04", "2H-OPT-07", "2B-DIX-01")
@pytest.mark.parametrize("rules", ["two-handed", "bicycle"])
@pytest.mark.parametrize("order", ["dix show; meld marriage KD QD", "meld marriage KD QD; dix show"])
def test_dix_and_something(rules: str, order: str) -> None:
    """A dix before or after the meld of the trick leaves that meld free; a second ordinary meld stays refused."""
    told = tell(rules, "S", "9S KD QD KC QC", f"win; {order}; meld marriage KC QC", upcard="9S")
    assert sorted(told.paid[:2]) == [10, 20]
    assert told.codes == ["meld/one-per-trick"]


@pytest.mark.rule("2H-DIX-06", "2B-DIX-01")
@pytest.mark.parametrize("rules", ["two-handed", "bicycle"])
def test_a_dix_needs_a_trick_just_won(rules: str) -> None:
    """Refused before the first trick, after a lost one, after the draw, and in phase two."""
    told = tell(rules, "S", "9S", "dix show; lose; dix show; win; draw AC; dix show", upcard="9S")
    assert told.codes == ["meld/no-trick-won"] * 3
    told = tell(rules, "S", "9S", "win; " * 12 + "draw AC; dix show", upcard="9S")
    assert told.codes == ["turn/not-now"]
    assert refused(told.game, told.state, OTHER, SHOW) == "turn/not-now"


@pytest.mark.rule("2H-DIX-06", "2H-FLOW-04")
def test_the_last_stock_trick_still_lets_the_dix_be_exchanged() -> None:
    """After trick twelve, before the last draw, the exchange is open: the loser draws the 9 at once."""
    told = tell("two-handed", "S", "9S", "win; " * 12 + "dix exchange; draw AC", upcard="JS")
    assert told.paid == [10]
    assert JACK in told.game.view(told.state, ME).hand
    assert NINE in told.game.view(told.state, OTHER).hand


@pytest.mark.rule("2H-DIX-06")
def test_each_nine_scores_once() -> None:
    """A shown nine is no dix again, not after a later trick and not from the table."""
    told = tell("bicycle", "S", "9S", "win; dix show; dix show; win; dix show", upcard="JS")
    assert told.paid == [10, "X", "X"]
    assert told.codes == ["dix/not-held", "dix/not-held"]
    told = tell("bicycle", "S", "9S", "win; dix show; win; dix exchange-tabled; win; dix show", upcard="JS")
    assert told.paid == [10, 0, "X"]


@pytest.mark.rule("2H-DIX-07", "AMB-08")
@pytest.mark.parametrize("rules", ["two-handed", "bicycle"])
def test_both_dixes_after_one_trick(rules: str) -> None:
    """One is exchanged and the other shown, each for 10, and a meld goes with them."""
    told = tell(rules, "S", "9S 9S KD QD", "win; dix exchange; dix show; meld marriage KD QD", upcard="JS")
    assert told.paid == [10, 10, 20]


@pytest.mark.rule("2B-DIX-02", "AMB-08")
def test_bicycle_may_show_without_exchanging() -> None:
    """Showing both leaves the upcard where it is; the right to exchange stays with whoever has a dix."""
    told = tell("bicycle", "S", "9S 9S", "win; dix show; dix show", upcard="JS")
    assert told.paid == [10, 10]
    assert told.state.public.upcard is JACK
    assert told.state.public.exchanger == -1
    told = tell("bicycle", "S", "9S", "win; dix show; lose", upcard="JS", other="9S")
    assert do(told.game, told.state, (OTHER, EXCHANGE)).public.exchanger == OTHER


@pytest.mark.rule("2B-DIX-02")
def test_a_shown_dix_may_be_exchanged_after_a_later_trick_for_nothing() -> None:
    """Not after the same trick, not after a lost one; then it brings the card and no points, once."""
    told = tell(
        "bicycle",
        "S",
        "9S 9S",
        "win; dix show; dix exchange-tabled; lose; dix exchange-tabled; "
        "win; dix exchange-tabled; dix exchange; dix show",
        upcard="JS",
    )
    assert told.paid == [10, "X", "X", 0, "X", 10]
    assert told.codes == ["dix/not-tabled", "meld/no-trick-won", "dix/settled"]
    assert JACK in told.game.view(told.state, ME).hand
    assert told.state.public.upcard is NINE


@pytest.mark.rule("2B-DIX-02")
def test_a_dix_shown_now_is_not_exchanged_in_place_of_an_older_one() -> None:
    """With one shown before and one now, the older one goes under the stock; the one shown now stays."""
    told = tell("bicycle", "S", "9S 9S", "win; dix show; win; dix show; dix exchange-tabled", upcard="JS")
    assert told.paid == [10, 10, 0]
    phase = told.state.phase
    assert isinstance(phase, StockPlay)
    assert phase.sides[ME].tokens == (Token(NINE.kind, (1,)),)


@pytest.mark.rule("2B-DIX-02", "2H-DIX-06")
def test_a_dix_that_was_shown_and_played_is_gone() -> None:
    """Exchanging needs the card on the table; one still in the hand is not a tabled one either."""
    told = tell("bicycle", "S", "9S", "win; dix show; play 9S*; lose; win; dix exchange-tabled", upcard="JS")
    assert told.paid == [10, "X"]
    assert told.codes == ["dix/not-tabled"]
    told = tell("bicycle", "S", "9S", "win; dix exchange-tabled", upcard="JS")
    assert told.codes == ["dix/not-tabled"]
    assert refused(told.game, told.state, ME, Dix(exchange=False, tabled=True)) is not None


@pytest.mark.rule("2H-DIX-03", "2H-MELD-03")
def test_a_shown_dix_is_played_from_the_table() -> None:
    """It lies there as a card of its owner until it is played."""
    told = tell("two-handed", "S", "9S", "win; dix show; draw AC", upcard="9S")
    legal = told.game.legal(told.state, ME)
    assert Play(NINE, 1) in legal
    assert Play(NINE) not in legal
    state = do(told.game, told.state, (ME, Play(NINE, 1)))
    assert state.phase.sides[ME].tokens == ()


@pytest.mark.rule("GIB-02", "2H-OPT-07")
def test_where_a_dix_is_a_meld_an_exchange_uses_the_trick_up() -> None:
    """Also with the exchange optional: showing, exchanging and exchanging later each take the place of a meld."""
    rules = "bicycle?meld.dix_is_meld=true"
    steps = (
        "win; dix show; meld marriage KD QD; win; meld marriage KD QD; dix exchange-tabled; win; dix exchange-tabled"
    )
    told = tell(rules, "S", "9S KD QD KC QC", steps + "; meld marriage KC QC", upcard="JS")
    assert told.paid == [10, "X", 20, "X", 0, "X"]
    assert told.codes == ["meld/one-per-trick"] * 3


@pytest.mark.rule("2H-END-01", "AMB-20")
def test_a_dix_can_win_the_game() -> None:
    """990 and a dix, exchanged or turned up, reach the mark of 1000 at once."""
    told = tell("two-handed", "S", "9S", "win; dix exchange", upcard="JS", totals=(990, 500))
    assert (result(told.state).winner, result(told.state).outcome) == (ME, "mid-deal")
    told = tell("two-handed", "S", "9S", [], upcard="9S", totals=(500, 990))
    assert (result(told.state).winner, result(told.state).totals) == (OTHER, (500, 1000))


def test_no_dix_in_a_pack_without_low_cards() -> None:
    """Aces to jacks only: there is no dix to show, and the legal actions hold none."""
    table = game("two-handed?pack.ranks=ATKQJ")
    told = tell("two-handed?pack.ranks=ATKQJ", "S", "KD QD", "win")
    assert refused(table, told.state, ME, SHOW) == "dix/none-in-pack"
    assert not any(isinstance(action, Dix) for action in table.legal(told.state, ME))
    assert refused(table, told.state, ME, DRAW) is None
