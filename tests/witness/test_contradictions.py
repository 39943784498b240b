"""Options that contradict each other are refused, and the refusal names both: one as its path, the other in words."""

import pytest

from binocle.errors import RuleSetError
from binocle.rules import parse

PAIRS = [
    # line, the field refused, the field that it contradicts
    ("midwest?seats.players=2&deal.hand=15", "seats.players", "deal.stock"),
    ("midwest?deal.stock=true", "deal.stock", "seats.players"),
    ("midwest?seats.partners=true", "seats.partners", "seats.players"),
    ("partners?seats.partners=false", "seats.partners", "seats.players"),
    ("midwest?deal.packet=4", "deal.packet", "deal.hand"),
    ("midwest?deal.hand=12", "deal.hand", "deal.widow"),
    ("two-handed?deal.widow=2", "deal.widow", "deal.stock"),
    ("two-handed?auction.style=rounds", "auction.style", "deal.stock"),
    ("midwest?auction.style=none", "auction.style", "deal.stock"),
    ("two-handed?trump.moment=before-bury", "trump.moment", "deal.stock"),
    ("midwest?trump.moment=upcard", "trump.moment", "deal.stock"),
    ("two-handed?meld.roundhouse=own", "meld.roundhouse", "deal.stock"),
    ("midwest?meld.roundhouse=whole", "meld.roundhouse", "deal.stock"),
    ("two-handed?meld.tenfold=true&meld.doubles=twice", "meld.tenfold", "meld.doubles"),
    ("two-handed?meld.after_last_draw=true", "meld.after_last_draw", "meld.moment"),
    ("midwest?exchange.bury=no-ace-no-trump", "exchange.bury", "trump.moment"),
    ("partners-widow?exchange.bury=nines-allowed", "exchange.bury", "exchange.widow_use"),
    ("midwest?score.end=raise&score.length=deals", "score.end", "score.length"),
    ("bicycle?score.end=standard&score.length=deals", "score.call_out", "score.length"),
    ("midwest?score.mercy=spread&score.length=deals", "score.mercy", "score.length"),
    ("midwest?auction.minimum=255", "auction.minimum", "auction.step"),
    ("midwest?auction.maximum=240", "auction.maximum", "auction.minimum"),
    ("midwest?auction.maximum=505", "auction.maximum", "auction.step"),
    ("midwest?auction.coarse_from=600&auction.coarse_step=45", "auction.coarse_step", "auction.step"),
    ("midwest?auction.coarse_from=610", "auction.coarse_step", "auction.coarse_from"),
    ("midwest?exchange.pass_cards=3", "exchange.pass_cards", "seats.partners"),
    ("partners?exchange.pass_order=at-once", "exchange.pass_order", "exchange.pass_cards"),
    ("midwest?auction.meld_signals=true", "auction.meld_signals", "seats.partners"),
    ("partners?auction.style=pairwise", "auction.style", "seats.players"),
    ("partners?exchange.widow_use=one-each", "exchange.widow_use", "deal.widow"),
    ("double-deck?deal.redeal=five-nines", "deal.redeal", "pack.ranks"),
    ("midwest?score.four_pinochles_win=true", "score.four_pinochles_win", "pack.copies"),
    ("midwest?score.quadruple_run_wins=true", "score.quadruple_run_wins", "pack.copies"),
    ("midwest?meld.table=450-600", "meld.table", "pack.copies"),
    ("double-deck?meld.table=additive&meld.doubles=twice", "meld.table", "meld.doubles"),
    ("double-deck?meld.table=450-600&meld.double_pinochle=none", "meld.table", "meld.double_pinochle"),
    ("midwest?score.shoot_wins=true", "score.shoot_wins", "score.shoot"),
    ("midwest?score.short_meld=set", "score.short_meld", "score.minimum_meld"),
    ("midwest?play.revoke_costs=tricks", "play.revoke_costs", "play.revoke"),
    ("midwest?play.revoke=judged&play.duty=free", "play.revoke", "play.duty"),
    ("midwest?money.game=3", "money.ratio", "money.game"),
    ("midwest?meld.royal_in_run=true&meld.run_extra=20", "meld.royal_in_run", "meld.run_extra"),
    ("auction?score.scale=modern", "score.scale", "score.card_points"),
    ("midwest?score.scale=modern&score.rounding=7-up", "score.rounding", "score.scale"),
    ("midwest?score.scale=modern&score.target=1234", "score.target", "score.scale"),
    ("midwest?score.scale=modern&meld.rows.dix.points=[5]", "meld.rows.dix.points", "score.scale"),
    ("partners?meld.rows.dix.suit=all", "meld.rows.dix.suit", "cards"),
]


@pytest.mark.parametrize(("line", "path", "other"), PAIRS, ids=[line for line, _, _ in PAIRS])
def test_both_fields_are_named(line: str, path: str, other: str) -> None:
    """The refusal is at one field and tells the other."""
    with pytest.raises(RuleSetError) as refused:
        parse(line)
    assert refused.value.path == path
    assert other in refused.value.problem


def plays(line: str) -> bool:
    """Whether a table could play this set."""
    try:
        parse(line)
    except RuleSetError:
        return False
    return True


@pytest.mark.parametrize("line", [line for line, _, _ in PAIRS if "&" in line])
def test_the_changes_are_refused_together(line: str) -> None:
    """Where a line makes two changes, one of them alone is a set that can be played: the pair is what is refused."""
    name, _, changes = line.partition("?")
    assert any(plays(f"{name}?{piece}") for piece in changes.split("&"))
    assert not plays(line)
