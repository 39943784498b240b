"""Options of play: heading after a ruff, the first lead, who leads, twins, judged revokes."""

import msgspec
import pytest

from binocle.game.actions import ClaimRevoke, Play
from binocle.game.public import Settlement
from binocle.game.state import Settled, State, TrickPlay
from tests.rulebook.auction import tables as at


@pytest.mark.rule("HR-02", "AMB-45")
def test_heading_the_led_suit_after_a_ruff() -> None:
    """Hearts led and ruffed: any heart by default; under the house rule the king led must be headed if it can be."""
    required = "midwest?play.head_after_ruff=true"
    assert at.legal_cards("midwest", "AH 9H AS", "KH 9S", "S") == {"AH", "9H"}
    assert at.legal_cards(required, "AH 9H AS", "KH 9S", "S") == {"AH"}
    assert at.legal_cards(required, "QH 9H AS", "KH 9S", "S") == {"QH", "9H"}
    assert at.legal_cards(f"{required}&play.duty=east", "AH 9H AS", "KH 9S", "S") == {"AH", "9H"}


@pytest.mark.rule("3A-OPT-08", "2H-OPT-10")
@pytest.mark.parametrize(
    ("duty", "plain", "void", "trumps"),
    [
        ("strict", {"AH"}, {"AS"}, {"AS"}),
        ("east", {"AH", "9H"}, {"AS", "9S"}, {"AS"}),
        ("free", {"AH", "9H", "9C", "AS"}, {"AS", "9S", "9C"}, {"AS", "9S", "9C"}),
    ],
)
def test_the_three_duties(duty: str, plain: set[str], void: set[str], trumps: set[str]) -> None:
    """A plain lead that can be headed; a plain lead without the suit, already ruffed; a trump lead."""
    rules = f"midwest?play.duty={duty}"
    assert at.legal_cards(rules, "AH 9H 9C AS", "KH", "S") == plain
    assert at.legal_cards(rules, "AS 9S 9C", "KH QS", "S") == void
    assert at.legal_cards(rules, "AS 9S 9C", "KS", "S") == trumps


@pytest.mark.rule("AMB-37", "4P-PLAY-01", "4D-PLAY-01")
@pytest.mark.parametrize("name", ["partners", "double-deck"])
def test_a_partners_card_must_be_beaten_too(name: str) -> None:
    """The partner leads the king: the ace, not the queen."""
    assert at.legal_cards(name, "AH QH", "KH JH", "S") == {"AH"}


@pytest.mark.rule("HR-07")
def test_the_first_lead_may_have_to_be_a_trump() -> None:
    """The declarer leads trump to the first trick if he has one; later leads, and leads of others, are free."""
    rules = "midwest?play.first_lead=trump"
    assert at.legal_cards("midwest", "AH 9S KS", "", "S") == {"AH", "9S", "KS"}
    assert at.legal_cards(rules, "AH 9S KS", "", "S") == {"9S", "KS"}
    assert at.legal_cards(rules, "AH 9C", "", "S") == {"AH", "9C"}
    table, state = at.game(rules), at.ending(rules, ["AH 9S KS", "JH JC 9H", "QH QC JD"], "S")
    assert at.refused(table, state, 0, Play(at.cards("AH")[0])) == "play/lead-trump"
    state = at.play(table, state, "KS", "JH", "QH")
    assert at.refused(table, state, 0, Play(at.cards("AH")[0])) is None
    others = f"{rules}&play.leader=forehand"
    state = at.ending(others, ["AH 9S", "JH JS", "QH QC"], "S", leader=1)
    assert at.refused(at.game(others), state, 1, Play(at.cards("JH")[0])) is None


@pytest.mark.rule("HR-07", "3B-DURCH-01")
def test_a_durch_has_no_trump_to_lead() -> None:
    """The declarer of a Durch leads what he likes, whatever the rule for first leads."""
    rules = "binokel?play.first_lead=trump"
    state = at.ending(rules, ["AH KS", "JH JC", "QH QC"], "S")
    state = msgspec.structs.replace(state, public=msgspec.structs.replace(state.public, trump=-1, durch=True))
    assert {a.card.value for a in at.game(rules).legal(state, 0) if isinstance(a, Play)} == {"AH", "KS"}


@pytest.mark.rule("4P-OPT-02", "3B-PLAY-01", "3A-PLAY-01")
@pytest.mark.parametrize(
    ("rules", "leads"),
    [("partners", 3), ("partners?play.leader=forehand", 1), ("midwest", 2), ("midwest?play.leader=forehand", 1)],
)
def test_who_leads_first(rules: str, leads: int) -> None:
    """The declarer, or the dealer's left."""
    declarer = at.game(rules).setting.players - 1
    state = at.lay_all(rules, at.contract(rules, {}, "S", declarer=declarer, dealer=0))
    assert at.game(rules).to_act(state) == leads


@pytest.mark.rule("COM-TRICK-03")
def test_of_equal_best_cards_the_first_or_the_last_wins() -> None:
    """By default the first; a table may agree on the last, which then also must be played to head the trick."""
    assert at.outcome_of_trick("midwest", "AH AH 9H", "S")[0] == 0
    assert at.outcome_of_trick("midwest?play.twins=last", "AH AH 9H", "S")[0] == 1
    assert at.legal_cards("midwest?play.twins=last", "AH 9H", "AH", "S") == {"AH"}


# ------------------------------------------------------------------------------------------------ judged revokes

JUDGED = "midwest?play.revoke=judged"


def revoked(rules: str, *, offender: int, claims: bool = True, bid: int = 250) -> tuple[State, Settlement | None]:
    """Seat 0 has bid, melded 200 and leads; one seat fails to follow hearts; seat 0 or 1 claims it after the trick.

    The offender has taken a trick of 30 before.
    """
    hands = ["AH KH", "9H AC", "JH JC"]
    cards = ["AH", "9H", "JH"]
    if offender == 0:
        lead, hands, cards = 1, ["KH AC", "AH KC", "JH JC"], ["AH", "JH", "AC"]
    else:
        lead, cards[offender] = 0, hands[offender].split()[1]
    points = [10, 10, 10]
    points[offender] = 30
    state = at.ending(rules, hands, "S", leader=lead, melds=(200, 40, 20), points=points, bid=bid)
    state = at.play(at.game(rules), state, *cards)
    accuser = 1 if offender == 0 else 0
    if not claims:
        return state, None
    state = at.do(at.game(rules), state, (accuser, ClaimRevoke(offender)))
    return state, at.result(state) if isinstance(state.phase, Settled) else None


@pytest.mark.rule("HR-26", "AMB-24")
def test_illegal_cards_are_refused_or_may_be_played() -> None:
    """By default the engine refuses; in free play any card of the hand may be laid, and nobody is told."""
    for rules, allowed in (("midwest", {"9H"}), (JUDGED, {"9H", "AC"})):
        assert at.legal_cards(rules, "9H AC", "KH", "S") == allowed
    state, _ = revoked(JUDGED, offender=1, claims=False)
    assert isinstance(state.phase, TrickPlay)
    assert at.refused(at.game("midwest"), at.begin("midwest"), 0, ClaimRevoke(1)) == "revoke/off"


@pytest.mark.rule("HR-26")
def test_a_declarer_who_revoked_is_set() -> None:
    """The bid is lost, his melds and tricks with it; the others book theirs; or only his tricks are lost."""
    _, found = revoked(JUDGED, offender=0)
    assert found is not None
    assert (found.outcome, found.change) == ("revoked", (-250, 40 + 10 + 20, 30))
    _, found = revoked(f"{JUDGED}&play.revoke_costs=tricks", offender=0)
    assert found is not None
    assert found.change == (-250, 70, 30)
    _, found = revoked(f"{JUDGED}&play.revoke_costs=tricks", offender=0, bid=150)
    assert found is not None
    assert found.change == (200, 70, 30)


@pytest.mark.rule("HR-26")
@pytest.mark.parametrize(("costs", "defender"), [("set", 0), ("tricks", 40)])
def test_a_defender_who_revoked_books_nothing_or_his_melds(costs: str, defender: int) -> None:
    """The deal ends; the declarer has done nothing wrong and has made his bid; the third keeps what he has."""
    _, found = revoked(f"{JUDGED}&play.revoke_costs={costs}", offender=1)
    assert found is not None
    assert found.outcome == "revoked"
    assert found.change == (250, defender, 30)


@pytest.mark.rule("HR-26")
def test_a_wrong_claim_ends_nothing_and_cannot_be_repeated() -> None:
    """Who accuses wrongly goes on playing; the same claim again, one against oneself, or before play is refused."""
    table = at.game(JUDGED)
    state, _ = revoked(JUDGED, offender=1, claims=False)
    state = at.do(table, state, (0, ClaimRevoke(2)))
    assert isinstance(state.phase, TrickPlay)
    assert at.refused(table, state, 0, ClaimRevoke(2)) == "revoke/already"
    assert at.refused(table, state, 0, ClaimRevoke(0)) == "revoke/not-opponent"
    assert at.refused(table, state, 1, ClaimRevoke(2)) is None
    assert at.refused(table, at.melding(JUDGED, ["AS", "9H", "JH"], "S"), 0, ClaimRevoke(1)) == "revoke/not-in-play"
    assert at.result(at.do(table, state, (0, ClaimRevoke(1)))).outcome == "revoked"


@pytest.mark.rule("HR-26")
def test_partners_answer_for_each_other() -> None:
    """A side cannot accuse its own member; a revoke of one sets the side."""
    rules = "partners?play.revoke=judged"
    state = at.ending(rules, ["AH KH", "9H AC", "9D 9D", "JH JC"], "S", melds=(200, 40, 0, 0), points=(10, 10, 0, 10))
    state = at.play(at.game(rules), state, "AH", "AC", "9D", "JH")
    assert at.refused(at.game(rules), state, 0, ClaimRevoke(2)) == "revoke/not-opponent"
    found = at.result(at.do(at.game(rules), state, (2, ClaimRevoke(1))))
    assert found.change == (250, 0)
