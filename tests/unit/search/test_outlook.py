"""Imagined deals: what is dealt, what is kept whole, what the numbers mean; worth of scores; evaluation of hands."""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from binocle.cards import Hand
from binocle.game.setting import Setting
from binocle.kernel import jit
from binocle.kernel.outlook import WIDOW_LIES
from binocle.players.valuing import melds, trick_points
from binocle.rules import names, parse
from binocle.search.auction import resampled
from binocle.search.evaluation import Distribution, evaluate
from binocle.search.outlook import Foresight
from binocle.search.stake import Ending, Stake
from tests.unit.players.spots import dealt, table

AUCTIONS = tuple(name for name in names() if not table(name).setting.draws)


def foresight(name: str) -> Foresight:
    """The foresight of a named set."""
    return Foresight(table(name).setting)


@pytest.mark.parametrize("name", AUCTIONS)
def test_every_card_is_dealt_and_every_point_is_taken(name: str) -> None:
    """Hands and face-down cards are the pack; tricks and buried cards of a deal come to all points there are."""
    st = table(name).setting
    seen = foresight(name)
    hand = st.rules.deal.hand
    deals = seen.draw([0] * (32 * st.players), [hand] * st.players, 12, 3)
    for deal in range(12):
        counts = list(deals.downs[32 * deal : 32 * deal + 32])
        for seat in range(st.players):
            at = 32 * (deal * st.players + seat)
            held = deals.hands[at : at + 32]
            assert sum(held) == hand
            counts = [a + b for a, b in zip(counts, held, strict=True)]
        assert counts == list(st.pack.counts())
    found = seen.carry_on(deals, [deal % st.players for deal in range(12)], [-1] * 12, WIDOW_LIES, 0)
    for deal in range(12):
        assert sum(found.tricks[4 * deal : 4 * deal + 4]) + found.buried[deal] == st.tables.trick_total
        assert 0 <= found.trumps[deal] < 4
        assert sum(found.taken[4 * deal : 4 * deal + 4]) == hand + (st.rules.exchange.widow_use == "one-each")


def test_threads_do_not_disturb_one_another() -> None:
    """Two threads that carry deals on under one rule set at the same time find what each finds alone."""
    st = table("midwest").setting
    seen = foresight("midwest")
    count = 2000 if jit.fast().compiled else 40  # so many that the threads meet
    room = [st.rules.deal.hand] * st.players
    batches = [seen.draw([0] * (32 * st.players), room, count, seed) for seed in range(4)]

    def found(number: int) -> object:
        return seen.carry_on(batches[number], [number % st.players] * count, [-1] * count, WIDOW_LIES, 0)

    alone = [found(number) for number in range(4)]
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(found, range(4))) == alone


@pytest.mark.parametrize("name", ["midwest", "partners-passing", "double-deck", "binokel"])
def test_worth_is_melds_and_estimated_tricks(name: str) -> None:
    """The compiled worth of a hand is what `valuing` says in plain Python: melds exactly, tricks within a rounding."""
    st = table(name).setting
    seen = foresight(name)
    deals = seen.draw([0] * (32 * st.players), [st.rules.deal.hand] * st.players, 4, 9)
    worths = seen.worths(deals)
    for deal in range(4):
        for seat in range(st.players):
            at = 32 * (deal * st.players + seat)
            counts = list(deals.hands[at : at + 32])
            for suit in range(4):
                expected = melds(st, counts, suit) + trick_points(st, counts, suit)
                assert worths[deal][seat][suit] == pytest.approx(expected, abs=0.5)


@pytest.mark.skipif(not jit.compiled_available(), reason="without numba there is nothing to compare")
@pytest.mark.parametrize("name", ["midwest", "partners-passing", "partners-widow", "auction"])
def test_plain_and_compiled_agree(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six deals come out alike in CPython and compiled, the cards dealt included."""
    st = table(name).setting

    def all_of() -> tuple[list[int], ...]:
        seen = Foresight(st)
        deals = seen.draw([0] * (32 * st.players), [st.rules.deal.hand] * st.players, 6, 5)
        found = seen.carry_on(deals, [0] * 6, [-1] * 6, WIDOW_LIES, 1)
        return list(deals.hands), found.melds, found.tricks, found.taken, found.buried, found.trumps

    compiled = all_of()
    monkeypatch.setenv("BINOCLE_PURE", "1")
    assert all_of() == compiled
    assert "numba" in sys.modules


def test_banned_cards_are_not_buried() -> None:
    """3D-OPT-04: where aces and trumps may not be buried, the points laid aside never hold an ace's eleven."""
    st = table("auction").setting
    seen = foresight("auction")
    deals = seen.draw([0] * 96, [15] * 3, 40, 2)
    found = seen.carry_on(deals, [0] * 40, [-1] * 40, WIDOW_LIES, 1)
    most = 3 * st.tables.card_points[6]
    assert all(points <= most for points in found.buried)
    assert any(found.buried)


def test_a_made_contract_is_worth_more_than_a_lost_one() -> None:
    """The value falls with the bid; beyond the mark points are worth nothing more, and a lost game the whole scale."""
    game = table("midwest")
    st = game.setting
    seen = foresight("midwest")
    view = game.view(dealt(game, {}, 2), 0)
    stake = Stake(st, view, seen.norm, 0)
    deals = seen.draw([0] * 96, [15] * 3, 20, 4)
    found = seen.carry_on(deals, [0] * 20, [-1] * 20, WIDOW_LIES, 0)
    for deal in range(20):
        ending = Ending(st, found, deal, 0)
        values = [stake.contract(ending, bid)[0] for bid in (250, 300, 350, 400)]
        assert values == sorted(values, reverse=True)
        assert stake.contract(ending, ending.made[0] - 60)[1] > 0.95
        assert stake.contract(ending, ending.made[0] + 60)[1] < 0.05
    assert stake.value((1500, 0, 0), 0) == stake.value((1700, 0, 0), 0) == stake.game
    assert stake.value((0, 1500, 0), 1) == -stake.game
    level = stake.value((0, 0, 0), 0)
    assert abs(stake.value((10, 0, 0), 0) - level - 10) < 1
    assert stake.nothing() == level


def test_partners_come_to_play() -> None:
    """With partners a deal thrown in is worth a little less than none, alone it is worth nothing."""
    for rules, is_less in (("partners", True), ("midwest", False)):
        game = table(rules)
        stake = Stake(game.setting, game.view(dealt(game, {}, 2), 0), foresight(rules).norm, 0)
        level = stake.value((0,) * game.setting.sides, -1)
        assert (stake.nothing() < level) is is_less


def test_resampling_keeps_to_the_weights() -> None:
    """Places come as often as their weights ask for, to within one."""
    picks = resampled([1.0, 0.0, 3.0, 4.0], 80, 1)
    assert [picks.count(place) for place in range(4)] == pytest.approx([10, 0, 30, 40], abs=1)
    assert len(resampled([0.0, 0.0], 5, 1)) == 5


def test_distribution() -> None:
    """Mean, percentiles and the part that reaches a bid, of ten results."""
    ten = Distribution(tuple(range(100, 200, 10)))
    assert (ten.mean, ten.at(50), ten.at(90), ten.reach(150), ten.reach(201)) == (145.0, 150, 190, 0.5, 0.0)


def test_a_run_more_is_worth_about_its_points() -> None:
    """The same hand with the trump jack instead of a nine melds the run and totals about as much more."""
    st = Setting(parse("partners"))
    without, with_run = (
        evaluate(st, Hand.parse(text).kinds, 0, 3, 100)
        for text in ("AS TS KS QS 9S AH TH KD 9D AC TC 9C", "AS TS KS QS JS AH TH KD 9D AC TC 9C")
    )
    more = with_run.suits[0].totals.mean - without.suits[0].totals.mean
    assert 60 <= more <= 160
    assert with_run.ceiling > without.ceiling
