"""`steady` in whole deals: legal everywhere, no peeking, reasons that can be read."""

import random

import msgspec
import pytest

from binocle.game import Game
from binocle.game.actions import CALL_OUT
from binocle.game.views import Budget
from binocle.locale.texts import LANGUAGES, texts
from binocle.players import make
from binocle.rules import names
from tests.strategies import resampled
from tests.unit.players.spots import NAMED, decide, random_start, table

CHANGED = (
    "two-handed?meld.moment=after&meld.per_trick=several&meld.fresh_card=false&meld.after_last_draw=true",
    "two-handed?meld.dix_is_meld=true&meld.double_pinochle=none&meld.grand_pinochle=true&meld.tenfold=true",
    "two-handed?meld.roundhouse=extend&score.call_out=extra-trick&play.stock_duty=strict&score.target=200",
    "bicycle?pack.ranks=ATKQJ987&meld.rows.dix.cards=7&score.card_points=simplified",
    "midwest?trump.moment=before-widow&auction.forehand_opens=true&score.give_up=before-lead&play.twins=last",
    "midwest?pack.copies=4&pack.ranks=ATKQJ&deal.hand=25&deal.packet=5&deal.widow=5&seats.clockwise=false",
    "auction?pack.ranks=ATKQJ&deal.hand=12&deal.widow=4&exchange.bury=nines-allowed&play.leader=forehand",
    "auction?deal.widow=6&deal.hand=14&deal.packet=2&exchange.widow_shown=declarer&auction.all_passed=dealer-takes",
    "partners?trump.marriage=true&play.first_lead=trump&auction.all_passed=dealer-must-bid",
    "partners?meld.royal_in_run=true&meld.double_royal=240&meld.roundhouse=own&play.duty=east&score.set_cost=double",
    "double-deck?pack.ranks=ATKQJ9&deal.hand=24&auction.coarse_from=600&play.head_after_ruff=true",
    "binokel?auction.style=one-call&trump.moment=before-bury&exchange.bury=nines-allowed&score.set_cost=double",
    "partners-passing?exchange.pass_order=at-once&deal.redeal=five-nines&score.minimum_meld=150&score.short_meld=set",
    "partners?deal.hand=11&deal.packet=1&deal.widow=4&exchange.pass_cards=2&score.shoot=1500&score.shoot_wins=true",
    "midwest?exchange.widow_use=one-each&play.revoke=judged&play.first_lead=trump&score.dead_contract=set",
    "double-deck?auction.meld_signals=true&exchange.pass_cards=4&seats.clockwise=false&score.minimum_tricks=200",
    "trickster-double?score.four_pinochles_win=true&score.quadruple_run_wins=true&trump.marriage=true",
    "hay?deal.last_choice=true&meld.after_last_draw=true&score.card_points=streamlined&score.scale=modern",
    "hoskin-b?score.melds_need=points&trump.durch=true&score.scale=modern&score.give_up_bonus=0",
)


def walk(game: Game, seed: int) -> None:
    """One deal: every decision is legal, and every reason reads in each language."""
    player = make("steady", game)
    reasons: set[str] = set()
    state = random_start(game, seed)
    while (seat := game.to_act(state)) >= 0:
        view = game.view(state, seat)
        decision = player.decide(view, Budget(seed=seed))
        assert game.check(state, seat, decision.action) is None, (seed, decision)
        if decision.why not in reasons:
            reasons.add(decision.why)
            assert all(texts(lang)(decision.why, **decision.facts) for lang in LANGUAGES)
        assert all(candidate.action in view.legal for candidate in decision.candidates)
        state = game.apply(state, seat, decision.action).state


@pytest.mark.parametrize("line", names())
def test_legal_in_named_sets(line: str) -> None:
    """In random deals of each named set it never does what is not allowed; the soak plays whole games."""
    for seed in range(2):
        walk(table(line), seed)


@pytest.mark.parametrize("line", CHANGED)
def test_legal_in_changed_sets(line: str) -> None:
    """So too where a table has changed the rules."""
    for seed in range(2):
        walk(table(line), seed)


@pytest.mark.parametrize("line", [*NAMED, "partners-passing?exchange.pass_order=at-once", "partners-widow", "binokel"])
def test_no_peeking(line: str) -> None:
    """Cards it cannot see may change places: view and decision stay the same, in every phase."""
    game = table(line)
    rng = random.Random(line)
    player = make("steady", game)
    phases = set()
    for seed in (1, 2):
        state = random_start(game, seed)
        while (seat := game.to_act(state)) >= 0:
            view = game.view(state, seat)
            action = player.decide(view, Budget()).action
            if rng.random() < 0.3 or type(state.phase) not in phases:
                phases.add(type(state.phase))
                other = game.view(resampled(game, state, seat, rng), seat)
                assert other == view
                assert decide(game, other, seed=5).action == action
            state = game.apply(state, seat, action).state
    assert len(phases) >= 2


@pytest.mark.rule("2B-END-05", "2H-END-07")
def test_claims_the_mark_when_it_has_it_and_not_before() -> None:
    """It calls out as soon as totals, melds and rounded tricks reach the mark, and with one step less it plays on."""
    game = table("bicycle")
    state = random_start(game, 3)
    seat = game.to_act(state)
    public = msgspec.structs.replace(state.public, points=(87, 87), melds=(40, 40))
    for total, claims in ((870, True), (869, False)):
        here = msgspec.structs.replace(state, totals=(total, total), public=public)
        assert (decide(game, game.view(here, seat)).action == CALL_OUT) == claims
