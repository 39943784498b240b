"""What `strong` does before the first trick: calls, ceilings, trump, the exchange, giving up."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from binocle.cards import Hand
from binocle.game.actions import (
    ASK_REDEAL,
    GIVE_UP,
    LAY_MELDS,
    PASS,
    Action,
    Bid,
    Bury,
    HandOut,
    NameTrump,
)
from binocle.game.state import State
from binocle.game.views import AuctionView, Budget, Decision, TrickView, View
from binocle.players.before_play import before_play, exchange_of
from binocle.players.valuing import melds
from binocle.rules import names
from tests.unit.players.spots import after, calls, dealt, random_start, table

AUCTIONS = tuple(name for name in names() if not table(name).setting.draws)


def decided(line: str, view: View, seed: int = 0, worlds: int = 0) -> Decision:
    """The decision before play."""
    found = before_play(table(line).setting, view, Budget(seed=seed, worlds=worlds), "strong")
    assert found is not None
    assert found.action in view.legal
    return found


def called(line: str, hand: str, *amounts: int, seat: int = 0, dealer: int = 3) -> Action:
    """What is called on `seat` with this hand once these calls have been made."""
    game = table(line)
    state = after(game, dealt(game, {seat: hand}, dealer), *calls(*amounts))
    assert game.to_act(state) == seat
    return decided(line, game.view(state, seat)).action


def ceiling(line: str, hand: str) -> int:
    """The bid to go to in first seat, 0 for none."""
    game = table(line)
    view = game.view(dealt(game, {0: hand}, game.setting.players - 1), 0)
    return exchange_of(game.setting).auction.forecast(view, 320, 1).best.bid


def spots(line: str, seed: int, worlds: int = 16) -> Iterator[tuple[State, View, Decision]]:
    """A deal up to its first trick, all seats deciding by search."""
    game = table(line)
    state = random_start(game, seed)
    while (seat := game.to_act(state)) >= 0:
        view = game.view(state, seat)
        if isinstance(view.phase, TrickView):
            return
        found = decided(line, view, seed, worlds)
        yield state, view, found
        state = game.apply(state, seat, found.action).state


def test_weak_hands_do_not_open() -> None:
    """B7: of hands with melds of 20 at most and two aces at most hardly one opens in first seat."""
    game = table("partners")
    weak = opened = 0
    for seed in range(90):
        state = random_start(game, 4 * seed + 3)
        view = game.view(state, game.to_act(state))
        hand = Hand.of(view.hand or ())
        best = max(melds(game.setting, hand.counts(), suit) for suit in range(4))
        if best <= 20 and sum(kind & 7 == 7 for kind in hand) <= 2:
            weak += 1
            opened += decided("partners", view, worlds=48).action != PASS
    assert weak >= 10
    assert opened == 0


def test_value_does_not_rise_because_partner_passed() -> None:
    """B8: a hand that is worth less than the minimum passes, all the more after its partner has passed."""
    hand = "AS TS 9S KH QH 9H AD JD 9D TC JC 9C"
    assert called("partners?auction.minimum=320", hand) == PASS
    assert called("partners?auction.minimum=320", hand, 0, 0, 0, seat=3, dealer=3) == PASS


def test_melds_that_speak_for_their_own_trump_outbid_the_partner() -> None:
    """B3: with 300 for a double royal marriage in clubs it bids over the partner's opening."""
    hand = "KC KC QC QC AC AC 9C JD QS KH 9H TD"
    assert called("partners?meld.double_royal=300", hand, 250, 0, seat=2) == Bid(260)


def test_partner_who_raised_twice_is_left_alone() -> None:
    """B10: the opponents are out, the partner has bid twice, the own melds do not make the bid alone: pass."""
    hand = "AS TS KS QS JS AH TH 9H KD 9D TC 9C"
    assert called("partners", hand, 250, 260, 270, 0, 280, 0, seat=2, dealer=3) == PASS


def test_yardstick_hand() -> None:
    """B11: this hand is worth 220 to 240 to experienced players; its ceiling lies within 20 of that."""
    hand = "9D 9D QD TD TD AD JC QC KC AH AH KS"
    assert 200 <= ceiling("partners?auction.minimum=100&score.card_points=streamlined", hand) <= 260


def test_good_hands_go_further() -> None:
    """A run with aces goes further than the run alone, and that further than no run."""
    plain = ceiling("midwest", "AS TS KS QS 9S AH TH KD 9D AC TC 9C 9H JH JC")
    run = ceiling("midwest", "AS TS KS QS JS AH TH KD 9D AC TC 9C 9H JH JC")
    best = ceiling("midwest", "AS TS KS QS JS AH AD AC TC 9C 9H JH JC AS TS")
    assert plain < run < best


@pytest.mark.rule("3A-OPT-03", "HR-16")
def test_asks_for_new_cards_where_it_would_not_bid() -> None:
    """Five nines ask when the hand is worth no bid; with a run they bid."""
    line = "partners?deal.redeal=five-nines"
    assert called(line, "9S 9S 9H 9D 9C JS JH QC JC TC KD QH") == ASK_REDEAL
    assert called(line, "9S 9S 9H 9D 9C AS TS KS QS JS AH AH") == Bid(250)


@pytest.mark.parametrize("name", AUCTIONS)
def test_decides_everything_before_the_first_trick(name: str) -> None:
    """In every set with an auction a whole deal comes to its first trick, each decision legal and with its reasons."""
    phases = set()
    for _, view, found in spots(name, 1):
        phases.add(type(view.phase))
        assert found.why.startswith("why-")
        assert all(one.action in view.legal for one in found.candidates)
    assert AuctionView in phases


@pytest.mark.parametrize("name", ["midwest", "partners-passing", "binokel", "partners-widow", "double-deck"])
def test_the_same_view_gives_the_same_decision(name: str) -> None:
    """Asked again, with nothing remembered, it decides the same with the same numbers."""
    for _, view, found in spots(name, 5):
        exchange_of.cache_clear()
        assert decided(name, view, 5, 16) == found


def test_a_burial_leaves_the_run_whole() -> None:
    """Of a hand with a run and a pinochle three cards go that serve in neither, nor take a trick."""
    game = table("midwest")
    hand = "AS TS KS QS JS JD AH AD KH QD 9H 9C JC KC TD"
    state = after(game, dealt(game, {0: hand}, 2, widow="9D JH QC"), *calls(300, 0, 0))
    gone = []
    while isinstance((action := decided("midwest", game.view(state, 0)).action), Bury | NameTrump):
        gone += [action.card.value] if isinstance(action, Bury) else []
        state = after(game, state, action)
    assert len(gone) == 3
    assert not set(gone) & {"AS", "TS", "KS", "QS", "JS", "JD", "AH", "AD"}


def test_hopeless_contracts_are_given_up_and_good_ones_are_played() -> None:
    """A bid of 500 without melds is given up, one of 250 with a run is played (3A-GIVE-01)."""
    line = "midwest?score.give_up=before-meld"
    game = table(line)
    for hand, bid, expected in (
        ("9S 9S JS JH 9H TH 9D JD TD 9C JC JC QD QH KC", 500, GIVE_UP),
        ("AS TS KS QS JS AH AD AC TC 9C 9H JH JC AS TS", 250, LAY_MELDS),
    ):
        state = after(game, dealt(game, {0: hand}, 2, widow="9H 9D QC"), *calls(bid, 0, 0))
        while True:
            view = game.view(state, 0)
            found = decided(line, view)
            if isinstance(found.action, Bury | NameTrump):
                state = after(game, state, found.action)
                continue
            break
        assert found.action == expected


def test_the_better_long_trump_is_named() -> None:
    """With a run in hearts and aces it is hearts; with as good a run in clubs clubs."""
    game = table("partners")
    for suit in "HC":
        hand = "AX TX KX QX JX AX AS TS AD 9D KD 9S".replace("X", suit)
        state = after(game, dealt(game, {0: hand}, 3), *calls(250, 0, 0, 0))
        assert decided("partners", game.view(state, 0)).action == NameTrump(suit)


def test_useless_widow_cards_go_to_opponents() -> None:
    """4P-OPT-04: of an ace of trump, a ten and nines the opponents get nines."""
    line = "partners-widow"
    game = table(line)
    hand = "AS TS KS QS JS AH AH AD AD KD TC"
    state = after(game, dealt(game, {0: hand}, 3, widow="AS 9H 9D TS"), *calls(250, 0, 0, 0))
    given = {}
    while True:
        view = game.view(state, 0)
        found = decided(line, view)
        if isinstance(found.action, HandOut):
            given[view.phase.due[0]] = found.action.card  # type: ignore[union-attr]
        elif not isinstance(found.action, NameTrump):
            break
        state = after(game, state, found.action)
    assert {given[1].value, given[3].value} == {"9H", "9D"}


def test_a_game_at_stake_changes_what_is_bid() -> None:
    """Far behind an opponent who needs a few points more, a doubtful hand is bid on that is passed at the start."""
    game = table("midwest")
    bolder = 0
    rng = random.Random(3)
    for _ in range(8):
        state = random_start(game, 3 * rng.randrange(1000) + 2)
        view = game.view(state, 0)
        if view.to_act != 0:
            continue
        late = msgspec.structs.replace(view.score, totals=(0, 1480, 1480))
        at_start = exchange_of(game.setting).auction.forecast(view, 100, 1).best.bid
        at_end = exchange_of(game.setting).auction.forecast(msgspec.structs.replace(view, score=late), 100, 1).best.bid
        bolder += at_end > at_start
    assert bolder


def test_a_plan_serves_one_game_only() -> None:
    """The same cards nearer the mark, or as a decider, are judged anew: what is remembered does not answer for them."""
    game = table("midwest")
    st = game.setting
    _, view, _ = next(
        spot for seed in range(9) for spot in spots("midwest", seed, 8) if isinstance(spot[2].action, Bury)
    )
    near = msgspec.structs.replace(view.score, target=view.public.bid)
    changed = [msgspec.structs.replace(view, score=near), msgspec.structs.replace(view, deal_no=9, decider=True)]
    before_play(st, view, Budget(worlds=16), "strong")
    remembered = [before_play(st, one, Budget(worlds=16), "strong") for one in changed]
    exchange_of.cache_clear()
    assert remembered == [before_play(st, one, Budget(worlds=16), "strong") for one in changed]
    assert remembered[0] != before_play(st, view, Budget(worlds=16), "strong")


def test_nothing_is_decided_out_of_turn() -> None:
    """A seat that is not to act, and a card to be played, are left to others."""
    game = table("midwest")
    state = random_start(game, 2)
    other = (game.to_act(state) + 1) % 3
    assert before_play(game.setting, game.view(state, other), Budget(), "strong") is None


@pytest.mark.rule("3B-DURCH-01")
def test_a_certain_durch_is_bid_on() -> None:
    """Whoever sees every trick in his own hand bids over 900."""
    line = "binokel?auction.style=rounds"
    game = table(line)
    hand = "AS AS TS TS KS KS AH AH TH AD AD TD"
    state = after(game, dealt(game, {0: hand}, 0), *calls(260, 900))
    assert game.to_act(state) == 0
    found = decided(line, game.view(state, 0))
    assert (found.action, found.why) == (Bid(910), "why-bid-durch")
