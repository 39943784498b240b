"""Hay's, Gibson's and MacDougall's two-handed games and the Bicycle game with 64 cards, as named sets."""

import random

import pytest

from binocle.cards import CARDS, Card
from binocle.deal.shuffle import deal_pack
from binocle.game.actions import CALL_OUT, Dix, Draw, Meld, Play
from binocle.game.events import Drawn
from binocle.game.state import Settled, State, StockPlay, TrickPlay
from binocle.rules import digest, named, override
from binocle.seats import CHANCE
from tests.rulebook import positions as two
from tests.rulebook.positions import ME, OTHER, tell


def last_trick_won(rules: str, seed: int = 5) -> tuple[State, list[Card]]:
    """The state after the last trick of the stock, before its winner has drawn or melded, and the pack of the deal."""
    table = two.game(rules)
    order = [CARDS[kind] for kind in table.setting.pack.kinds]
    random.Random(seed).shuffle(order)
    state = table.apply(table.start(OTHER), CHANCE, deal_pack(table, order, OTHER)).state
    drawing = (table.setting.pack.size - 24) // 2
    while isinstance(state.phase, StockPlay) and len(state.public.tricks) < drawing:
        legal = table.legal(state, state.phase.turn)
        state = table.apply(state, state.phase.turn, next(a for a in legal if isinstance(a, Draw | Play))).state
    return state, order


# ------------------------------------------------------------------------------------------------ Hay


@pytest.mark.rule("HAY-01", "2H-OPT-08", "AMB-07")
def test_hay_melds_after_the_draw() -> None:
    """The winner holds twelve cards when he melds, the card just drawn among them; the loser cannot meld."""
    told = tell("hay", "S", "KH", "win; draw QH; meld marriage KH QH")
    assert told.paid == [20]
    assert isinstance(told.state.phase, StockPlay)
    assert len(told.state.hidden.open().hands[ME]) + len(told.state.phase.sides[ME].tokens) == 12
    assert tell("hay", "S", "KH QH", "lose; meld marriage KH QH").paid == ["X"]
    assert tell("two-handed", "S", "KH QH", "win; draw TH; meld marriage KH QH").paid == ["X"], "drawn already"


@pytest.mark.rule("HAY-02", "2H-OPT-09")
def test_hay_allows_several_melds_without_a_common_card() -> None:
    """Two pairs on one trick; a card of one of that trick's melds serves in no second one, but later it does."""
    told = tell("hay", "S", "KD QD KC QC JD QS", "win; meld marriage KD QD; meld marriage KC QC; meld pinochle QS JD")
    assert told.paid == [20, 20, 40]
    told = tell("hay", "S", "JS JH JD JC QS", "win; meld jacks-around JS JH JD JC; meld pinochle QS JD*")
    assert (told.paid, told.codes) == ([40, "X"], ["meld/twice-in-a-trick"])
    told = tell("hay", "S", "JS JH JD JC QS", "win; meld jacks-around JS JH JD JC; win; meld pinochle QS JD*")
    assert told.paid == [40, 40]
    assert tell("two-handed", "S", "KD QD KC QC", "win; meld marriage KD QD; meld marriage KC QC").paid == [20, "X"]


@pytest.mark.rule("HAY-03", "2H-OPT-09")
def test_hay_regroups_tabled_cards() -> None:
    """No card from the hand is needed, but the class rule holds."""
    story = "win; meld queens-around QS QH QD QC; win; meld kings-around KS KH KD KC; win; meld marriage KH* QH*"
    hand = "QS QH QD QC KS KH KD KC"
    assert tell("hay", "S", hand, story).paid == [60, 80, 20]
    assert tell("two-handed", "S", hand, story).paid == [60, 80, "X"]
    again = story + "; win; meld marriage KH* QH*"
    assert tell("hay", "S", hand, again).codes == ["meld/class-spent"]


@pytest.mark.rule("HAY-04", "2H-OPT-11")
def test_hay_plays_to_1200() -> None:
    """A meld that reaches 1200 wins in mid-deal; 1190 does not; nobody calls out; both there, the higher wins."""
    won = tell("hay", "S", "KH QH", "win; meld marriage KH QH", totals=(1180, 0))
    assert two.result(won.state).winner == ME
    on = tell("hay", "S", "KH QH", "win; meld marriage KH QH", totals=(1170, 0))
    assert not isinstance(on.state.phase, Settled)
    assert two.refused(two.game("hay"), on.state, ME, CALL_OUT) == "call-out/off"
    both = two.play(two.game("hay"), two.ending("hay", "S", ("9H", "9D"), totals=(1200, 1230)), "9H", "9D")
    assert two.result(both).winner == OTHER


@pytest.mark.rule("HAY-05", "2H-OPT-02")
def test_hay_is_the_standard_game_otherwise() -> None:
    """Undo its four differences and the standard game is left."""
    back = {"meld": {"moment": "before", "per_trick": "one", "fresh_card": True}, "score": {"target": 1000}}
    assert digest(override(named("hay"), back)) == digest(named("two-handed"))


@pytest.mark.rule("HAY-OPT-01", "AMB-07")
@pytest.mark.parametrize("after", [False, True])
def test_hay_may_meld_after_the_last_draw(after: bool) -> None:
    """By default eleven tricks are for melding; with the option a twelfth, and the lead then opens phase two."""
    rules = "hay?meld.after_last_draw=true" if after else "hay"
    table, melded = two.game(rules), 0
    for seed in range(12):
        state, _ = last_trick_won(rules, seed)
        assert isinstance(state.phase, StockPlay if after else TrickPlay)
        turn = table.to_act(state)
        melds = [a for a in table.legal(state, turn) if isinstance(a, Meld)]
        assert not any(isinstance(a, Dix) for a in table.legal(state, turn))
        melded += len(melds)
        if melds:
            state = table.apply(state, turn, melds[0]).state
        state = table.apply(state, turn, next(a for a in table.legal(state, turn) if isinstance(a, Play))).state
        assert isinstance(state.phase, TrickPlay)
        assert two.refused(table, state, 1 - turn, Meld("pinochle", ("QS", "JD"))) is not None
    assert (melded > 0) == after


@pytest.mark.rule("HAY-OPT-02", "AMB-07")
@pytest.mark.parametrize("name", ["hay", "two-handed"])
def test_the_winner_may_choose_among_the_last_two_cards(name: str) -> None:
    """With the option he may take the upcard, and the loser gets the last of the stock unseen; without it never."""
    rules = f"{name}?deal.last_choice=true"
    state, order = last_trick_won(rules)
    table, winner = two.game(rules), two.game(rules).to_act(state)
    assert isinstance(state.phase, StockPlay)
    assert {a for a in table.legal(state, winner) if isinstance(a, Draw)} == {Draw(), Draw(upcard=True)}
    for upcard in (False, True):
        step = table.apply(state, winner, Draw(upcard=upcard))
        mine, theirs = (order[24], order[-1]) if upcard else (order[-1], order[24])
        for seat, card in ((winner, mine), (1 - winner, theirs)):
            told = [news for e in step.events if isinstance(news := e.seen_by(seat), Drawn) and news.seat == seat]
            assert [news.card for news in told] == [card]
        open_to_all = [news.card for e in step.events if isinstance(news := e.seen_by(None), Drawn)]
        assert open_to_all == ([order[24], None] if upcard else [None, order[24]])
    early = table.apply(table.start(OTHER), CHANCE, deal_pack(table, order, OTHER)).state
    early = table.apply(early, ME, next(a for a in table.legal(early, ME) if isinstance(a, Play))).state
    early = table.apply(early, OTHER, next(a for a in table.legal(early, OTHER) if isinstance(a, Play))).state
    assert two.refused(table, early, table.to_act(early), Draw(upcard=True)) is not None
    without, _ = last_trick_won(name)
    if isinstance(without.phase, StockPlay):
        assert two.refused(two.game(name), without, winner, Draw(upcard=True)) == "draw/no-choice"


# ------------------------------------------------------------------------------------------------ Gibson


@pytest.mark.rule("GIB-01", "2H-OPT-05", "2H-OPT-02")
def test_gibson_knows_no_double_meld() -> None:
    """Two pinochles are 40 and 40, on two tricks; a double is refused."""
    hand = "QS QS JD JD"
    assert tell("gibson", "H", hand, "win; meld double-pinochle QS QS JD JD").paid == ["X"]
    story = "win; meld pinochle QS JD; meld pinochle QS JD; win; meld pinochle QS JD"
    assert tell("gibson", "H", hand, story).paid == [40, "X", 40]


@pytest.mark.rule("GIB-02", "2H-OPT-07")
def test_gibson_counts_the_dix_as_a_meld() -> None:
    """On one trick a dix or another meld; in the standard game both."""
    for first, second in (("dix exchange", "meld marriage KH QH"), ("meld marriage KH QH", "dix exchange")):
        found = tell("gibson", "S", "9S KH QH", f"win; {first}; {second}").paid
        assert found[1] == "X"
        assert tell("two-handed", "S", "9S KH QH", f"win; {first}; {second}").paid[1] != "X"


@pytest.mark.rule("GIB-03", "2H-DIX-01")
def test_gibson_is_the_standard_game_otherwise() -> None:
    """A turned-up nine still pays the dealer; undo the two differences and the standard game is left."""
    assert tell("gibson", "S", "KH", "win", upcard="9S").state.public.melds[OTHER] == 10
    back = {"meld": {"double_pinochle": "extendable", "dix_is_meld": False}}
    assert digest(override(named("gibson"), back)) == digest(named("two-handed"))


# ------------------------------------------------------------------------------------------------ MacDougall


@pytest.mark.rule("MCD-01", "2H-OPT-04", "2H-OPT-02")
def test_macdougalls_grand_pinochle() -> None:
    """80 with all three from the hand, whatever is trump; not when one of them lies on the table."""
    for trump in "SHDC":
        assert tell("macdougall", trump, "KS QS JD", "win; meld grand-pinochle KS QS JD").paid == [80]
    story = "win; meld pinochle QS JD; win; meld grand-pinochle KS QS* JD*"
    assert tell("macdougall", "H", "KS QS JD", story).paid == [40, "X"]
    assert tell("two-handed", "H", "KS QS JD", "win; meld grand-pinochle KS QS JD").paid == ["X"]


@pytest.mark.rule("MCD-03", "2H-OPT-06")
@pytest.mark.parametrize(
    ("name", "hand", "single", "whole"),
    [
        ("aces-around", "AS AH AD AC", 100, 1000),
        ("kings-around", "KS KH KD KC", 80, 800),
        ("queens-around", "QS QH QD QC", 60, 600),
        ("jacks-around", "JS JH JD JC", 40, 400),
    ],
)
def test_macdougalls_tenfold_doubles(name: str, hand: str, single: int, whole: int) -> None:
    """Eight at once pay tenfold, grown they pay the difference; the standard game knows no such double."""
    eight = f"{hand} {hand}"
    both = " ".join(sorted(eight.split()))
    far = "macdougall?score.target=100000"
    assert tell(far, "H", eight, f"win; meld double-{name} {both}").paid == [whole]
    grown = " ".join(f"{card} {card}*" for card in hand.split())
    assert tell(far, "H", eight, f"win; meld {name} {hand}; win; meld double-{name} {grown}").paid == [
        single,
        whole - single,
    ]
    assert tell("two-handed?score.target=100000", "H", eight, f"win; meld double-{name} {both}").paid == ["X"]


@pytest.mark.rule("MCD-03", "2H-OPT-06")
def test_macdougalls_double_run() -> None:
    """1500, or 1350 on top of a run."""
    far, run = "macdougall?score.target=100000", "AS TS KS QS JS"
    both = " ".join(f"{card} {card}" for card in run.split())
    assert tell(far, "S", both, f"win; meld double-run {both}").paid == [1500]
    grown = " ".join(f"{card} {card}*" for card in run.split())
    assert tell(far, "S", both, f"win; meld run {run}; win; meld double-run {grown}").paid == [150, 1350]


@pytest.mark.rule("MCD-02", "MCD-04", "2H-OPT-12", "AMB-11", "AMB-43")
def test_macdougalls_call_needs_another_trick() -> None:
    """Play goes on after the call; his next trick decides with it counted; no meld wins by itself; no second call."""
    table = two.game("macdougall")
    state = two.do(table, two.ending("macdougall", "S", ("AH 9D", "9H 9C"), totals=(989, 0)), (ME, CALL_OUT))
    assert isinstance(state.phase, TrickPlay)
    assert two.refused(table, state, ME, CALL_OUT) == "call-out/already"
    assert two.refused(table, state, OTHER, CALL_OUT) is None
    assert two.result(two.play(table, state, "AH", "9H")).winner == ME
    state = two.do(table, two.ending("macdougall", "S", ("AH 9D", "9H 9C"), totals=(988, 0)), (ME, CALL_OUT))
    assert two.result(two.play(table, state, "AH", "9H")).winner == OTHER
    told = tell("macdougall", "S", "KH QH", "win; meld marriage KH QH", totals=(990, 0))
    assert not isinstance(told.state.phase, Settled)


# ------------------------------------------------------------------------------------------------ 64 cards


@pytest.mark.rule("2B-DECK-02", "2H-OPT-16", "2B-OPT-01", "AMB-26")
def test_the_large_bicycle_pack() -> None:
    """The seven is the dix, the nine is none; 39 cards of stock give twenty tricks; eights and sevens count nothing."""
    assert tell("bicycle-64", "S", "7S", "win; dix show").paid == [10]
    assert tell("bicycle-64", "S", "9S", "win; dix show").paid == ["X"]
    state, _ = last_trick_won("bicycle-64")
    assert len(state.public.tricks) == 20
    assert two.game("bicycle-64").setting.tables.trick_total == 250
