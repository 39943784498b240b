"""What a seat works out from its view, against the truth."""

import pytest

from binocle.cards import CARDS, Card
from binocle.deal.seen import known_counts, played_by_seat, position
from binocle.game.actions import BURIES, LAY_MELDS, NameTrump, Play
from binocle.game.state import State, TrickPlay
from binocle.game.views import Budget
from binocle.kernel import layout as at
from binocle.kernel.trick import legal_now, make_play
from binocle.players import make
from tests.unit.players.spots import NAMED, after, calls, dealt, decide, random_start, table


def true_cells(line: str, state: State) -> "tuple[list[int], list[list[int]]]":
    """Header cells by replaying the tricks in the kernel, and the true hands by kind."""
    game = table(line)
    st = game.setting
    hands = [hand.counts() for hand in state.hidden.open().hands]
    tricks = state.public.tricks
    drawn = (st.pack.size - 2 * st.rules.deal.hand) // 2 if st.draws else 0
    plays: list[tuple[int, int]] = []
    for trick in tricks[drawn:]:
        plays += [(st.seating.next(trick.leader, place), card.kind) for place, card in enumerate(trick.cards)]
    assert isinstance(state.phase, TrickPlay)
    table_trick = state.phase.trick
    plays += [(st.seating.next(table_trick.leader, place), kind) for place, kind in enumerate(table_trick.cards)]
    cells = at.new_cells()
    for seat, counts in enumerate(hands):
        for kind in range(32):
            cells[at.CARDS + 32 * seat + kind] = counts[kind]
    for seat, kind in plays:
        cells[at.CARDS + 32 * seat + kind] += 1
    cells[at.STEP] = 1 if st.seating.clockwise else -1
    at.start_play(
        cells, st.players, plays[0][0] if plays else table_trick.leader, state.public.trump, st.tables.flags, 0
    )
    for _, kind in plays:
        make_play(cells, kind, st.tables.card_points)
    return list(cells), hands


@pytest.mark.parametrize("line", [*NAMED, "midwest?seats.clockwise=false", "auction?exchange.bury=any"])
def test_position_is_true_and_says_no_more_than_is_known(line: str) -> None:
    """Own hand, trick, voids and sizes are those of the game; what others are said to hold they do hold."""
    game = table(line)
    st = game.setting
    player = make("steady", game)
    checked = 0
    for seed in range(4):
        state = random_start(game, seed)
        while (seat := game.to_act(state)) >= 0:
            view = game.view(state, seat)
            if isinstance(state.phase, TrickPlay):
                checked += 1
                cells = position(st, view)
                truth, hands = true_cells(line, state)
                for cell in (at.TO_PLAY, at.LEADER, at.TABLE, at.LED, at.BEST, at.LED_BEST, at.PLAYS, at.TRUMP):
                    assert cells[cell] == truth[cell]
                if state.phase.trick.cards:
                    assert cells[at.BEST_SEAT] == truth[at.BEST_SEAT]
                for play in range(cells[at.PLAYS]):
                    for part in (at.WAS_KIND, at.WAS_SEAT, at.WAS_LED):
                        place = at.UNDO + play * at.UNDO_SIZE + part
                        assert cells[place] == truth[place]
                legal = {action.card.kind for action in view.legal if isinstance(action, Play)}
                assert {kind for kind in range(32) if legal_now(cells) >> kind & 1} == legal
                for kind in range(32):
                    pool = cells[at.HIDDEN + kind]
                    for other in range(st.players):
                        holds = cells[at.CARDS + 32 * other + kind]
                        assert holds == hands[other][kind] if other == seat else holds <= hands[other][kind]
                        pool += holds - hands[other][kind]
                    unplaced = state.hidden.open().buried if seat != state.public.declarer else ()
                    assert pool == unplaced.count(kind)
            state = game.apply(state, seat, player.decide(view, Budget()).action).state
    assert checked > 20


def test_melds_shown_are_known_until_played() -> None:
    """A card melded in two classes is one card; marriages of one class are two; played cards are gone."""
    game = table("partners")
    hand = "QS KS QS KS QH QD QC JD AH AH AD 9C"
    state = after(game, dealt(game, {0: hand}, 3), *calls(250, 0, 0, 0), NameTrump("H"), *[LAY_MELDS] * 4)
    view = game.view(state, 1)
    known = known_counts(game.setting, view, played_by_seat(game.setting, view))[0]
    assert {CARDS[kind].value: n for kind, n in enumerate(known) if n} == {
        "QS": 2,
        "KS": 2,
        "QH": 1,
        "QD": 1,
        "QC": 1,
        "JD": 1,
    }
    view = game.view(after(game, state, Play(Card.SQ)), 1)
    assert known_counts(game.setting, view, played_by_seat(game.setting, view))[0][Card.SQ.kind] == 1


def test_widow_cards_that_could_not_be_buried_are_known() -> None:
    """An ace and a trump from a widow shown to all lie in the declarer's hand, since he may bury neither."""
    game = table("auction")
    hand = "9S JS 9D 9D JD QD 9C JC QC JH QH KH TH TC KC"
    state = after(game, dealt(game, {0: hand}, 2, widow="AS 9H TD"), *calls(250, 0, 0), NameTrump("H"))
    state = after(game, state, *[BURIES[card] for card in (Card.CT, Card.CK, Card.DT)], *[LAY_MELDS] * 3)
    view = game.view(state, 1)
    known = known_counts(game.setting, view, played_by_seat(game.setting, view))[0]
    assert known[Card.SA.kind] == 1
    assert known[Card.H9.kind] == 1
    assert known[Card.DT.kind] == 0


def test_feeds_the_trick_that_the_partner_has_shown_to_be_his() -> None:
    """C2 from a real view: aces around showed partner's ace of trumps, so a counter goes under the queen led."""
    game = table("partners")
    hands = {
        3: "AS QS AH AD TH TC JS JH 9C 9D 9H TS",
        0: "9S KD TD JD 9D KH QH 9H AC KC QC JC",
        2: "AS JS AH AD AC",
    }
    state = after(game, dealt(game, hands, 2), *calls(250, 0, 0, 0), NameTrump("S"), *[LAY_MELDS] * 4)
    partner_melds = [shown.name for shown in state.public.shown if shown.seat == 2]
    state = after(game, state, Play(Card.SA), Play(Card.S9))
    state = after(game, state, *[game.legal(state, 1)[0]])
    state = after(game, state, *[game.legal(state, 2)[0]])
    state = after(game, state, Play(Card.SQ))
    assert "aces-around" in partner_melds
    decision = decide(game, game.view(state, 0))
    assert isinstance(decision.action, Play)
    assert decision.action.card.value in {"TD", "KD", "KH", "KC"}
    assert decision.why == "why-feed-partner"


def test_first_lead_may_have_to_be_a_trump() -> None:
    """HR-07: where the declarer's first lead must be a trump he leads one, though a side ace would tempt him."""
    game = table("partners?play.first_lead=trump")
    hand = "9S JS QS KS TS AH AH AD AC KD KC KH"
    state = after(game, dealt(game, {0: hand}, 3), *calls(250, 0, 0, 0), NameTrump("S"), *[LAY_MELDS] * 4)
    action = decide(game, game.view(state, 0)).action
    assert isinstance(action, Play)
    assert action.card.suit == 0
