"""Options of the two-handed games that no other module of this folder tells: points, marks, presets.

Decision: Hay's, Gibson's and MacDougall's games are the standard game with options; their sections name no other
difference, and what they leave open (Hay at the mark of 1200) follows the standard game.
"""

import pytest

from binocle.game.actions import CALL_OUT, Dix, Meld
from binocle.game.scoring import DealCount, Standing, settle
from binocle.game.state import Settled
from binocle.rules import named, parse
from tests.rulebook.positions import ME, OTHER, cards, do, ending, game, play, refused, result, tell, wander

HAY = "two-handed?meld.moment=after&meld.per_trick=several&meld.fresh_card=false&score.target=1200"
GIBSON = "two-handed?meld.double_pinochle=none&meld.dix_is_meld=true"


@pytest.mark.rule("2H-OPT-01", "2B-CP-01", "COM-CP-01", "COM-CP-02", "COM-CP-03")
@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ("two-handed", (21, 8, 7, 2, 0)),
        ("bicycle", (21, 8, 7, 2, 0)),
        ("two-handed?score.card_points=simplified", (20, 10, 10, 0, 0)),
        ("two-handed?score.card_points=streamlined", (20, 20, 10, 0, 0)),
    ],
)
def test_what_tricks_are_worth(rules: str, points: tuple[int, ...]) -> None:
    """Ace and ten, two kings, king and queen, jack and nine, two nines, in the three countings (and CP-a)."""
    found = []
    for lead, reply in (("AH", "TH"), ("KH", "KH"), ("KH", "QH"), ("JH", "9H"), ("9H", "9H")):
        state = play(game(rules), ending(rules, "S", (f"{lead} 9C", f"{reply} 9D")), lead, reply)
        found.append(state.public.points[ME])
    assert tuple(found) == points


@pytest.mark.rule("2H-OPT-01", "2H-SCORE-01", "COM-CP-05", "COM-LAST-01", "2H-OPT-16")
@pytest.mark.parametrize("counting", ["traditional", "simplified", "streamlined"])
@pytest.mark.parametrize("ranks", ["ATKQJ9", "ATKQJ987"])
def test_trick_points_of_a_deal_are_250(counting: str, ranks: str) -> None:
    """Invariant 1, over whole random deals: 240 in the cards and 10 for the last trick."""
    table = game(f"two-handed?score.card_points={counting}&pack.ranks={ranks}&score.target=100000")
    for seed in range(2):
        state = wander(table, seed)[-1][0]
        assert sum(result(state).tricks) == 250


@pytest.mark.rule("2H-OPT-11", "HAY-04", "2H-END-03", "2H-END-05")
@pytest.mark.parametrize(
    ("rules", "winner"), [(HAY, 1), ("two-handed?score.target=1500", -1), ("two-handed?score.target=2000", -1)]
)
def test_the_mark_is_free(rules: str, winner: int) -> None:
    """OP-03: 1190 to 1205: at 1200 the second wins, at 1500 play goes on."""
    rule_set = parse(rules)
    deal = DealCount(-1, 0, (0, 0), (0, 0), (True, True))
    assert settle(rule_set, deal, Standing((1190, 1205), rule_set.score.target)).winner == winner


@pytest.mark.rule("2H-OPT-11", "2H-END-01")
@pytest.mark.parametrize("target", [1000, 1200, 1500, 2000, 730])
def test_a_meld_wins_at_the_mark_agreed(target: int) -> None:
    """One point short it does not."""
    for short in (0, 1):
        rules = f"two-handed?score.target={target}"
        told = tell(rules, "S", "KD QD", "win; meld marriage KD QD", totals=(target - 20 - short, 0))
        assert isinstance(told.state.phase, Settled) == (not short)


@pytest.mark.rule("HAY-04", "HAY-05", "2H-OPT-02")
def test_hay_is_the_standard_game_in_everything_else() -> None:
    """Both over 1200: the higher; level: a decider; no claims; a meld over the mark wins; strict; difference; dix."""
    rules = parse(HAY)
    deal = DealCount(-1, 0, (0, 0), (0, 0), (True, True))
    assert settle(rules, deal, Standing((1260, 1205), 1200)).winner == 0
    assert settle(rules, deal, Standing((1205, 1205), 1200)).decider
    state = ending(HAY, "S", ("AH 9D", "9H 9C"))
    assert refused(game(HAY), state, ME, CALL_OUT) == "call-out/off"
    told = tell(HAY, "S", "KD QD", "win; meld marriage KD QD", totals=(1180, 0))
    assert result(told.state).outcome == "mid-deal"
    half = play(game(HAY), ending(HAY, "S", ("KH 9C", "TH 9H")), "KH")
    assert [action.card for action in game(HAY).legal(half, OTHER)] == list(cards("TH"))
    steps = "win; meld royal-marriage KS QS; win; meld run AS TS KS* QS* JS; dix show; dix exchange"
    assert tell(HAY, "S", "AS TS KS QS JS 9S", steps, upcard="JS").paid == [40, 110, "X", 10]


@pytest.mark.rule("HAY-OPT-02")
def test_nobody_chooses_among_the_last_two_cards() -> None:
    """The default, no choice, is what is played, in Hay's game too."""
    assert named("two-handed").deal.last_choice is False
    assert named("hay").deal.last_choice is False


@pytest.mark.rule("GIB-03", "2H-OPT-02")
def test_gibson_is_the_standard_game_in_everything_else() -> None:
    """First dix exchanged, not shown; one meld a trick with a fresh card; the mark wins in mid-deal."""
    told = tell(GIBSON, "S", "9S KD QD", "win; dix show; dix exchange", upcard="JS")
    assert told.codes == ["dix/must-exchange"]
    told = tell(GIBSON, "S", "KD QD KC QC", "win; meld marriage KD QD; meld marriage KC QC")
    assert told.codes == ["meld/one-per-trick"]
    assert result(tell(GIBSON, "S", "KD QD", "win; meld marriage KD QD", totals=(980, 0)).state).winner == ME


@pytest.mark.rule("2H-OPT-10", "2B-P2-01")
@pytest.mark.parametrize(("duty", "allowed"), [("strict", "TH"), ("east", "QH TH"), ("free", "QH TH AS")])
def test_the_duty_of_phase_two_is_an_option(duty: str, allowed: str) -> None:
    """LP-01 in the standard game with each duty."""
    rules = f"two-handed?play.duty={duty}"
    state = play(game(rules), ending(rules, "S", ("KH 9C 9D", "TH QH AS")), "KH")
    assert {action.card.value for action in game(rules).legal(state, OTHER)} == set(allowed.split())


@pytest.mark.rule("2H-OPT-12")
@pytest.mark.parametrize("call", ["off", "on", "extra-trick"])
@pytest.mark.parametrize("end", ["standard", "raise"])
def test_the_two_halves_of_the_end_rule_are_independent(end: str, call: str) -> None:
    """Any end rule with any way of calling; a win by meld in mid-deal only where neither changes it."""
    rules = f"two-handed?score.end={end}&score.call_out={call}"
    told = tell(rules, "S", "KS QS", "win; meld royal-marriage KS QS", totals=(970, 0))
    assert isinstance(told.state.phase, Settled) == (end == "standard" and call == "off")
    rule_set = parse(rules)
    deal = DealCount(-1, 0, (0, 0), (0, 0), (True, True))
    over = settle(rule_set, deal, Standing((1040, 1090), 1000))
    assert (over.winner, over.target) == ((1, 1000) if end == "standard" else (-1, 1250))
    state = ending(rules, "S", ("AH 9D", "9H 9C"))
    assert (CALL_OUT in game(rules).legal(state, ME)) == (call != "off")
    if call == "on":
        assert isinstance(do(game(rules), state, (ME, CALL_OUT)).phase, Settled)


@pytest.mark.rule("2H-OPT-16", "2B-OPT-01")
def test_packs_of_two_handed_games() -> None:
    """48 or 64 cards; the lowest trump is the dix in both."""
    for ranks, dix, other in (("ATKQJ9", "9S", "JS"), ("ATKQJ987", "7S", "9S")):
        rules = f"two-handed?pack.ranks={ranks}"
        told = tell(rules, "S", dix, "win", upcard=other)
        assert refused(told.game, told.state, ME, Dix(exchange=True)) is None
        assert told.game.setting.pack.size == 16 * len(ranks) // 2


@pytest.mark.rule("2H-OPT-04", "2H-OPT-06", "2H-OPT-03")
def test_melds_of_options_are_unknown_without_them() -> None:
    """Grand pinochle, double arounds, double run and roundhouse exist only where they are agreed."""
    told = tell("two-handed", "S", "KD QD", "win")
    for name in ("grand-pinochle", "double-aces-around", "double-run", "roundhouse"):
        assert refused(told.game, told.state, ME, Meld(name, ("KD", "QD"))) == "meld/unknown"
    everything = "two-handed?meld.grand_pinochle=true&meld.tenfold=true&meld.roundhouse=extend"
    told = tell(everything, "S", "KD QD", "win")
    for name in ("grand-pinochle", "double-aces-around", "double-run", "roundhouse"):
        assert refused(told.game, told.state, ME, Meld(name, ("KD", "QD"))) == "meld/wrong-cards"
