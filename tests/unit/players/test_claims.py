"""Revokes where they are judged: none of one's own, and claims on proof alone."""

import pytest

from binocle.cards import Card
from binocle.game import Game
from binocle.game.actions import LAY_MELDS, Action, ClaimRevoke, NameTrump, Play
from binocle.game.state import Settled, TrickPlay
from binocle.game.views import Budget, TrickView
from binocle.players import make
from binocle.players.claims import proven_revokes
from tests.unit.players.spots import after, calls, dealt, decide, random_start, table

JUDGED = "play.revoke=judged"


@pytest.mark.rule("HR-26")
@pytest.mark.parametrize("line", ["midwest", "partners?play.first_lead=trump", "double-deck", "two-handed"])
def test_never_revokes_and_never_accuses_without_cause(line: str) -> None:
    """Steady tables where any card may be laid play whole deals without a revoke and without a claim."""
    game = table(f"{line}{'&' if '?' in line else '?'}{JUDGED}")
    for seed in range(3):
        state = random_start(game, seed)
        while (seat := game.to_act(state)) >= 0:
            action = decide(game, game.view(state, seat)).action
            assert not isinstance(action, ClaimRevoke)
            state = game.apply(state, seat, action).state
        assert not state.hidden.open().revokes


@pytest.mark.rule("HR-26")
@pytest.mark.parametrize(
    "line", ["midwest", "partners", "two-handed?play.duty=east", "partners?play.head_after_ruff=true"]
)
def test_claims_against_a_careless_player_are_right(line: str) -> None:
    """Against a player who lays any card every claim of the steady ones is right, and most revokes are found out."""
    game = table(f"{line}{'&' if '?' in line else '?'}{JUDGED}")
    steady, careless = make("steady", game), make("random", game)
    claims = revoked = 0
    for seed in range(8):
        state = random_start(game, seed)
        while (seat := game.to_act(state)) >= 0:
            player = careless if seat == 0 else steady
            action = player.decide(game.view(state, seat), Budget(seed=seed)).action
            if isinstance(action, ClaimRevoke):
                claims += 1
                assert action.seat in state.hidden.open().revokes
            state = game.apply(state, seat, action).state
        assert isinstance(state.phase, Settled)
        revoked += bool(state.hidden.open().revokes)
    assert revoked >= claims > revoked / 2


def proven(game: Game, *plays: str) -> set[int]:
    """Whom these plays prove guilty, as seat 2 of three sees it; spades are trump, seat 0 leads, seat 1 has no meld."""
    hands = {0: "KD AD AH JS JS 9S 9S TS", 1: "9C 9C 9D TD TD JC JC TC TC 9H 9H JH TH AC AC", 2: "QD JD KC 9D"}
    state = after(game, dealt(game, hands, 2), *calls(250, 0, 0))
    while not isinstance(state.phase, TrickPlay):
        phase = type(state.phase).__name__
        held = [action for action in game.legal(state, 0) if getattr(action, "card", "") not in {"KD", "AD", "AH"}]
        fixed: dict[str, Action] = {"NamingTrump": NameTrump("S"), "Melding": LAY_MELDS}
        state = after(game, state, fixed[phase] if phase in fixed else held[-1])
    state = after(game, state, *[Play(Card(card)) for card in plays])
    view = game.view(state, game.to_act(state))
    assert isinstance(view.phase, TrickView)
    return set(proven_revokes(game.setting, view, view.phase))


@pytest.mark.rule("HR-26")
def test_what_proves_a_revoke() -> None:
    """A suit denied and shown later proves it, so does a duty to beat that was failed; nothing is proven before."""
    game = table(f"midwest?{JUDGED}")
    assert proven(game, "KD", "9C") == set()
    assert proven(game, "KD", "9C", "9D", "AH") == set()
    assert proven(game, "KD", "9C", "9D", "AH", "9D") == {1}
    assert proven(game, "KD", "9D") == set()
    assert proven(game, "KD", "9D", "9D", "AD", "TD") == {1}
    assert proven(game, "KD", "TD") == set()


def test_melds_on_the_table_prove_it_at_once() -> None:
    """Who has shown a marriage in diamonds and lays a club on a diamond is accused at the next chance."""
    game = table(f"partners?{JUDGED}")
    hands = {0: "AD AS AH TS", 1: "KD QD 9C JC", 2: "9D JH", 3: "JD TC"}
    state = after(game, dealt(game, hands, 3), *calls(250, 0, 0, 0), NameTrump("S"), *[LAY_MELDS] * 4)
    state = after(game, state, Play(Card("AD")), Play(Card("9C")))
    assert decide(game, game.view(state, 2)).action == ClaimRevoke(1)
    for seed in range(20):
        action = make("random", game).decide(game.view(state, 2), Budget(seed=seed)).action
        assert not isinstance(action, ClaimRevoke)
