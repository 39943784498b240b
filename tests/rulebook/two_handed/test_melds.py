"""Two-handed melding: one meld a trick, the fresh card, classes, growth, and what house rules change.

Decisions where the catalogue is silent:
- An option that pays a meld at all names it too: with `double_pinochle = none` a double pinochle is an unknown meld.
- `whole` and `only from the hand` mean cards that serve in no meld of the same class yet; a queen lying in a marriage
  may still be one of the four cards of a whole double pinochle. A grand pinochle takes all three from the hand.
- A roundhouse always pays 240 less what its parts have earned, also where growth pays in full: it is a sum, and 240
  is all it is worth. A run on the table counts as having paid the trump pair.
- Judged by the card (`reuse = card`) with `extension = difference`, only a smaller meld still whole is deducted.
"""

import pytest

from binocle.game.actions import DRAW, Dix, Meld
from binocle.game.state import StockPlay
from tests.rulebook.positions import ME, OTHER, dealt, do, game, refused, tell

HAY = "two-handed?meld.moment=after&meld.per_trick=several&meld.fresh_card=false"
GIBSON = "two-handed?meld.double_pinochle=none&meld.dix_is_meld=true"
EIGHT = "KS KD KC KH QS QD QC QH"


@pytest.mark.rule("2H-MELD-01", "2B-MELD-03")
@pytest.mark.parametrize("rules", ["two-handed", "bicycle"])
def test_only_the_winner_melds_and_only_before_he_draws(rules: str) -> None:
    """The loser is refused; so is the winner as soon as he has drawn, and before the first trick."""
    told = tell(
        rules, "S", "KD QD", "meld marriage KD QD; lose; meld marriage KD QD; win; draw AC; meld marriage KD QD"
    )
    assert told.codes == ["meld/no-trick-won"] * 3
    assert tell(rules, "S", "KD QD", "win; meld marriage KD QD").answers[-1] == 20


@pytest.mark.rule("2H-FLOW-03", "2H-MELD-01")
def test_melding_is_from_eleven_cards() -> None:
    """Melding comes before the draw: the winner and the loser hold eleven cards then."""
    state = tell("two-handed", "S", "KD QD", "win").state
    assert [len(hand) for hand in state.hidden.open().hands] == [11, 11]
    assert isinstance(state.phase, StockPlay)
    assert state.phase.turn == state.phase.melder == ME


@pytest.mark.rule("2H-MELD-02", "2B-MELD-01", "2B-MELD-02")
@pytest.mark.parametrize("rules", ["two-handed", "bicycle"])
@pytest.mark.parametrize(
    ("meld", "points"),
    [
        ("run AS TS KS QS JS", 150),
        ("royal-marriage KS QS", 40),
        ("marriage KH QH", 20),
        ("marriage KD QD", 20),
        ("marriage KC QC", 20),
        ("aces-around AS AH AD AC", 100),
        ("kings-around KS KH KD KC", 80),
        ("queens-around QS QH QD QC", 60),
        ("jacks-around JS JH JD JC", 40),
        ("pinochle QS JD", 40),
        ("double-pinochle QS QS JD JD", 300),
    ],
)
def test_what_a_meld_pays(rules: str, meld: str, points: int) -> None:
    """The table of values, trump spades."""
    assert tell(rules, "S", meld.partition(" ")[2], f"win; meld {meld}").paid == [points]


@pytest.mark.rule("2H-MELD-02", "COM-MELD-05")
@pytest.mark.parametrize(
    ("meld", "code"),
    [
        ("double-run AS AS TS TS KS KS QS QS JS JS", "meld/unknown"),
        ("double-aces-around AS AS AD AD AC AC AH AH", "meld/unknown"),
        ("double-royal-marriage KS KS QS QS", "meld/unknown"),
        ("roundhouse KS KD KC KH QS QD QC QH", "meld/unknown"),
        ("grand-pinochle KS QS JD", "meld/unknown"),
        ("dix 9S", "meld/unknown"),
        ("marriage KS QS", "meld/wrong-cards"),
        ("royal-marriage KH QH", "meld/wrong-cards"),
        ("marriage KH QD", "meld/wrong-cards"),
        ("run AH TH KH QH JH", "meld/wrong-cards"),
        ("aces-around AS AS AD AD", "meld/wrong-cards"),
        ("pinochle QS", "meld/wrong-cards"),
        ("pinochle QD JS", "meld/wrong-cards"),
        ("tens-around TS TD TC TH", "meld/unknown"),
    ],
)
def test_what_is_no_meld(meld: str, code: str) -> None:
    """No double but the double pinochle, no plain run, no tens; and the name must fit the cards."""
    assert tell("two-handed", "S", meld.partition(" ")[2], f"win; meld {meld}").codes == [code]


@pytest.mark.rule("2H-MELD-02")
def test_a_second_set_of_other_cards_pays_the_single_value_again() -> None:
    """Two sets of aces one after the other are 200, two pinochles 80, two royal marriages 80."""
    told = tell(
        "two-handed",
        "S",
        "AS AS AD AD AC AC AH AH",
        "win; meld aces-around AS AD AC AH; win; meld aces-around AS AD AC AH",
    )
    assert told.paid == [100, 100]
    told = tell("two-handed", "H", "QS QS JD JD", "win; meld pinochle QS JD; win; meld pinochle QS JD")
    assert told.paid == [40, 40]
    told = tell("two-handed", "S", "KS KS QS QS", "win; meld royal-marriage KS QS; win; meld royal-marriage KS QS")
    assert told.paid == [40, 40]


@pytest.mark.rule("2H-MELD-04", "2B-MELD-03", "2B-MELD-04")
@pytest.mark.parametrize("rules", ["two-handed", "bicycle"])
def test_one_meld_for_each_trick(rules: str) -> None:
    """A second meld after the same trick is refused, after the next trick won it is paid; a lost trick gives none."""
    told = tell(
        rules,
        "S",
        "KD QD KC QC",
        "win; meld marriage KD QD; meld marriage KC QC; lose; meld marriage KC QC; win; meld marriage KC QC",
    )
    assert told.paid == [20, "X", "X", 20]
    assert told.codes == ["meld/one-per-trick", "meld/no-trick-won"]


@pytest.mark.rule("2H-MELD-05", "2B-MELD-04", "AMB-30")
@pytest.mark.parametrize("rules", ["two-handed", "bicycle"])
def test_every_meld_brings_a_card_from_the_hand(rules: str) -> None:
    """Queen and jack lying there from other melds are no pinochle; one twin from the hand makes it one."""
    start = "win; meld marriage KS QS; win; meld jacks-around JS JD JC JH; win; meld pinochle QS* JD*"
    told = tell(rules, "H", "KS QS QS JS JD JC JH", start + "; meld pinochle QS JD*")
    assert told.paid == [20, 40, "X", 40]
    assert told.codes == ["meld/no-fresh-card"]


@pytest.mark.rule("2H-MELD-06", "COM-MELD-06")
def test_the_queen_of_spades_serves_once_in_each_class() -> None:
    """SQ in a marriage, in queens around and in a pinochle: three classes, three times paid; a second marriage not."""
    told = tell(
        "two-handed",
        "H",
        "KS KS QS QD QC QH JD",
        "win; meld marriage KS QS; win; meld queens-around QS* QD QC QH; win; meld pinochle QS* JD; "
        "win; meld marriage KS QS*",
    )
    assert told.paid == [20, 60, 40, "X"]
    assert told.codes == ["meld/class-spent"]


@pytest.mark.rule("2H-MELD-06")
def test_the_card_spent_is_the_card_not_its_kind() -> None:
    """A king in one marriage does not stop its twin: the second royal marriage of other cards is paid."""
    told = tell(
        "two-handed",
        "S",
        "KS KS QS QS",
        "win; meld royal-marriage KS QS; win; meld royal-marriage KS QS*; meld royal-marriage KS* QS; "
        "meld royal-marriage KS QS",
    )
    assert told.paid == [40, "X", "X", 40]


@pytest.mark.rule("2H-MELD-07")
def test_growth_takes_the_whole_smaller_meld() -> None:
    """A run with the king of one royal marriage and the queen of another is refused: neither is contained in it.

    With both cards of one of them it is growth.
    """
    steps = "win; meld royal-marriage KS QS; win; meld royal-marriage KS QS; win; meld run AS TS KS*1 QS*2 JS; "
    told = tell("two-handed", "S", "AS TS KS KS QS QS JS", steps + "meld run AS TS KS*2 QS*2 JS")
    assert told.paid == [40, 40, "X", 110]
    assert told.codes == ["meld/class-spent"]


@pytest.mark.rule("2B-MELD-06", "2H-OPT-15", "AMB-03")
def test_bicycle_judges_by_the_card() -> None:
    """The same mixed run is allowed in Bicycle and pays in full."""
    steps = "win; meld royal-marriage KS QS; win; meld royal-marriage KS QS; win; meld run AS TS KS*1 QS*2 JS"
    assert tell("bicycle", "S", "AS TS KS KS QS QS JS", steps).paid == [40, 40, 150]


@pytest.mark.rule("2H-MELD-08", "AMB-02")
@pytest.mark.parametrize("rules", ["two-handed", "bicycle"])
def test_a_run_never_turns_back(rules: str) -> None:
    """King and queen of a run are spent, even with a fresh twin beside one of them, also where cards are judged."""
    told = tell(
        rules,
        "S",
        "AS TS KS KS QS QS JS",
        "win; meld run AS TS KS QS JS; win; meld royal-marriage KS QS*; meld royal-marriage KS* QS; "
        "meld royal-marriage KS QS",
    )
    assert told.paid == [150, "X", "X", 40]


@pytest.mark.rule("2H-OPT-14", "2H-MELD-08", "2H-MELD-09", "AMB-01")
@pytest.mark.parametrize(("extension", "run", "double"), [("difference", 110, 260), ("full", 150, 300)])
def test_growth_pays_the_difference_or_in_full(extension: str, run: int, double: int) -> None:
    """Royal marriage to run, pinochle to double pinochle, under both readings, nothing else changed."""
    rules = f"two-handed?meld.extension={extension}"
    steps = "win; meld royal-marriage KS QS; win; meld run AS TS KS* QS* JS"
    assert tell(rules, "S", "AS TS KS QS JS", steps).paid == [40, run]
    steps = "win; meld pinochle QS JD; win; meld double-pinochle QS QS* JD JD*"
    assert tell(rules, "H", "QS QS JD JD", steps).paid == [40, double]


@pytest.mark.rule("2H-OPT-15")
def test_judged_by_card_with_difference_deducts_what_is_whole() -> None:
    """Growth out of half a marriage pays in full, out of a whole one the difference."""
    rules = "two-handed?meld.reuse=card"
    half = "win; meld royal-marriage KS QS; play KS*; lose; win; meld run AS TS KS QS* JS"
    assert tell(rules, "S", "AS TS KS KS QS JS", half).paid == [40, 150]
    whole = "win; meld royal-marriage KS QS; win; meld run AS TS KS* QS* JS"
    assert tell(rules, "S", "AS TS KS KS QS JS", whole).paid == [40, 110]


@pytest.mark.rule("2H-MELD-09", "2H-OPT-05")
def test_two_pinochles_that_lie_there_do_not_become_a_double() -> None:
    """Two singles are 80: the double would need a card from the hand, and all four lie there."""
    told = tell(
        "two-handed",
        "H",
        "QS QS JD JD",
        "win; meld pinochle QS JD; win; meld pinochle QS JD; win; meld double-pinochle QS*1 QS*2 JD*1 JD*2",
    )
    assert told.paid == [40, 40, "X"]
    assert told.codes == ["meld/no-fresh-card"]


@pytest.mark.rule("2H-OPT-05")
def test_a_whole_double_pinochle_may_use_a_queen_that_lies_in_a_marriage() -> None:
    """`whole` looks at the class of pinochles only."""
    told = tell(
        "two-handed?meld.double_pinochle=whole",
        "H",
        "KS QS QS JD JD",
        "win; meld marriage KS QS; win; meld double-pinochle QS QS* JD JD",
    )
    assert told.paid == [20, 300]


@pytest.mark.rule("2H-MELD-03", "2B-MELD-07", "AMB-44")
def test_a_tabled_card_is_played_from_the_table_and_gone() -> None:
    """After SQ of a pinochle was played, its twin from the hand makes no double pinochle with the lonely jack."""
    told = tell(
        "two-handed",
        "H",
        "QS QS JD JD",
        "win; meld pinochle QS JD; play QS*; win; meld double-pinochle QS QS* JD JD*; meld pinochle QS JD*; "
        "meld pinochle QS JD",
    )
    assert told.paid == [40, "X", "X", 40]
    assert told.codes == ["meld/not-tabled", "meld/class-spent"]
    state = told.state
    assert state.public.tricks[1].cards[0].value == "QS"
    assert [len(hand) for hand in state.hidden.open().hands] == [11 - 3, 11]


@pytest.mark.rule("2H-MELD-11", "2B-SCORE-02")
@pytest.mark.parametrize("rules", ["two-handed", "bicycle"])
def test_melds_are_booked_at_once(rules: str) -> None:
    """The score of the deal carries the meld before anything else happens; trick points wait for the end."""
    told = tell(rules, "S", "AS TS KS QS JS", "win; meld run AS TS KS QS JS", totals=(100, 200))
    score = told.game.score(told.state)
    assert score.melds == (150, 0)
    assert score.totals == (100, 200)


# ------------------------------------------------------------------------------------------------ refused for the cards


@pytest.mark.parametrize(
    ("refs", "code"),
    [
        ("KD QD", None),
        ("KD* QD", "meld/not-tabled"),
        ("KD QD*9", "meld/not-tabled"),
        ("KD QD*0", "meld/wrong-cards"),
        ("KD QD*²", "meld/wrong-cards"),
        ("KD QD*" + "9" * 5000, "meld/wrong-cards"),
        ("KD QD**", "meld/wrong-cards"),
        ("KD XX", "meld/wrong-cards"),
        ("QD KD", None),
        ("KD QD KD", "meld/wrong-cards"),
    ],
)
def test_any_text_of_cards_is_answered(refs: str, code: str | None) -> None:
    """The order of the cards does not matter; references that mean nothing are refused like wrong cards."""
    told = tell("two-handed", "S", "KD QD", "win")
    assert refused(told.game, told.state, ME, Meld("marriage", tuple(refs.split()))) == code


def test_cards_that_are_not_held() -> None:
    """A card of the opponent, or a twin that one does not have, is refused."""
    told = tell("two-handed", "S", "KD", "win; meld marriage KD QD; meld aces-around AS AD AC AH")
    assert told.codes == ["meld/not-held", "meld/not-held"]
    told = tell("two-handed", "H", "QS QS JD", "win; meld double-pinochle QS QS JD JD")
    assert told.codes == ["meld/not-held"]


def test_nothing_is_drawn_twice_and_nothing_played_before_the_draw() -> None:
    """The winner must draw before he leads, and there is nothing to draw before a trick is over."""
    table = game("two-handed")
    state = dealt(table, 1)
    assert refused(table, state, ME, DRAW) == "draw/nothing-due"
    told = tell("two-handed", "S", "KD QD", "win")
    lead = told.game.legal(tell("two-handed", "S", "KD QD", "win; draw AC").state, ME)[0]
    assert refused(told.game, told.state, ME, lead) == "play/draw-first"
    assert refused(told.game, told.state, OTHER, DRAW) == "turn/not-yours"


# ------------------------------------------------------------------------------------------------ Bicycle


@pytest.mark.rule("2B-MELD-05")
def test_king_queen_jack_together_earn_one_meld() -> None:
    """SK SQ DJ: pinochle now; the marriage later, by adding the king from the hand."""
    told = tell(
        "bicycle",
        "H",
        "KS QS JD",
        "win; meld pinochle QS JD; meld marriage KS QS*; win; meld marriage KS QS*; win; meld marriage KS* QS*",
    )
    assert told.paid == [40, "X", 20, "X"]


@pytest.mark.rule("2B-MELD-06", "AMB-02")
def test_the_bigger_meld_must_be_bigger() -> None:
    """A melded king goes into a run, never into a second marriage; a king of kings around never into kings again."""
    told = tell(
        "bicycle",
        "S",
        "KS KS QS QS KD KC KH KH",
        "win; meld royal-marriage KS QS; win; meld royal-marriage KS* QS; meld kings-around KS* KD KC KH; "
        "win; meld kings-around KS KD* KC* KH; meld royal-marriage KS QS",
    )
    assert told.paid == [40, "X", 80, "X", 40]
    assert told.codes == ["meld/class-spent", "meld/class-spent"]


# ------------------------------------------------------------------------------------------------ Hay, Gibson


@pytest.mark.rule("HAY-02", "2H-OPT-09")
def test_hay_lets_many_melds_follow_a_trick() -> None:
    """Three melds with no card in common after one trick; a twin that was in none of them is another card."""
    told = tell(
        HAY,
        "H",
        "QS QS JD KS KD QD KC QC",
        "win; meld pinochle QS JD; meld marriage KD QD; meld marriage KC QC; meld marriage KS QS*; meld marriage KS QS",
    )
    assert told.paid == [40, 20, 20, "X", 20]
    assert told.codes == ["meld/twice-in-a-trick"]


@pytest.mark.rule("HAY-02", "2H-OPT-09")
def test_several_melds_still_want_a_fresh_card_where_one_is_required() -> None:
    """The two halves of Hay's rule are apart: several melds a trick, each with a card from the hand."""
    rules = "two-handed?meld.per_trick=several"
    steps = "win; meld marriage KS QS; meld jacks-around JS JD JC JH; win; meld pinochle QS* JD*; meld pinochle QS JD*"
    told = tell(rules, "H", "KS QS QS JS JD JC JH", steps)
    assert told.paid == [20, 40, "X", 40]
    assert told.codes == ["meld/no-fresh-card"]


@pytest.mark.rule("HAY-03", "2H-OPT-09")
def test_hay_regroups_but_not_inside_a_class() -> None:
    """Cards on the table make a pinochle without a fresh one, but the royal marriage of a run stays spent."""
    told = tell(
        HAY,
        "D",
        "AD TD KD QD JD KS QS",
        "win; meld run AD TD KD QD JD; meld marriage KS QS; win; meld pinochle QS* JD*; meld royal-marriage KD* QD*",
    )
    assert told.paid == [150, 20, 40, "X"]
    assert told.codes == ["meld/class-spent"]
    told = tell(
        "two-handed?meld.fresh_card=false",
        "H",
        "QS QS JD JD",
        "win; meld pinochle QS JD; win; meld pinochle QS JD; win; meld double-pinochle QS*1 QS*2 JD*1 JD*2",
    )
    assert told.paid == [40, 40, 220]


@pytest.mark.rule("HAY-01", "2H-OPT-08")
def test_hay_melds_from_twelve_cards_with_the_card_just_drawn() -> None:
    """Both have drawn before the winner melds, and the drawn card may be in the meld; then he leads."""
    told = tell(HAY, "S", "KD", "win; draw QD; meld marriage KD QD; play KD*; lose")
    assert told.paid == [20]
    told = tell(HAY, "S", "KD QD", "win")
    assert [len(hand) for hand in told.state.hidden.open().hands] == [12, 12]
    assert told.game.to_act(told.state) == ME
    told = tell(HAY, "S", "KD QD", "lose; meld marriage KD QD")
    assert told.codes == ["meld/no-trick-won"]


@pytest.mark.rule("HAY-01")
def test_the_drawn_card_is_too_late_where_melding_comes_first() -> None:
    """In the standard game the card drawn after the trick waits for the next trick won."""
    told = tell("two-handed", "S", "KD", "win; draw QD; meld marriage KD QD; win; meld marriage KD QD")
    assert told.paid == ["X", 20]


@pytest.mark.rule("HAY-01", "AMB-07")
def test_hay_melds_after_eleven_tricks() -> None:
    """After the eleventh trick one may meld, after the twelfth the stock is gone and phase two begins."""
    assert tell(HAY, "S", "KD QD", "win; " * 11 + "meld marriage KD QD").paid == [20]
    told = tell(HAY, "S", "KD QD", "win; " * 12 + "meld marriage KD QD")
    assert told.codes == ["turn/not-now"]


@pytest.mark.rule("HAY-OPT-01", "AMB-07")
def test_melding_after_the_last_draw_where_it_is_agreed() -> None:
    """The winner of the twelfth trick melds from his last twelve cards, no dix; his lead opens phase two."""
    rules = HAY + "&meld.after_last_draw=true"
    told = tell(rules, "S", "KD QD 9S", "win; " * 12 + "meld marriage KD QD; dix exchange; play KD*")
    assert told.paid == [20, "X"]
    assert told.codes == ["dix/stock-gone"]
    table, state = told.game, told.state
    state = do(table, state, (ME, next(a for a in table.legal(state, ME) if getattr(a, "tabled", 0))))
    assert not isinstance(state.phase, StockPlay)
    assert [len(hand) for hand in state.hidden.open().hands] == [11, 12]


@pytest.mark.rule("GIB-01", "2H-OPT-02", "2H-OPT-05")
def test_gibson_knows_no_double_and_keeps_the_rest() -> None:
    """Two pinochles pay twice 40 on two tricks; growth from royal marriage to run is untouched."""
    steps = "win; meld pinochle QS JD; win; meld pinochle QS JD; win; meld double-pinochle QS* QS*2 JD* JD*2"
    told = tell(GIBSON, "H", "QS QS JD JD", steps)
    assert told.paid == [40, 40, "X"]
    assert told.codes == ["meld/unknown"]
    steps = "win; meld royal-marriage KS QS; win; meld run AS TS KS* QS* JS"
    assert tell(GIBSON, "S", "AS TS KS QS JS", steps).paid == [40, 110]


@pytest.mark.rule("GIB-02", "2H-OPT-07")
def test_gibson_dix_or_meld() -> None:
    """After a dix no meld, after a meld no dix, after a dix no second one; the next trick is free again."""
    told = tell(
        GIBSON,
        "S",
        "9S 9S KD QD",
        "win; dix exchange; meld marriage KD QD; dix show; win; meld marriage KD QD; dix show; win; dix show",
        upcard="JS",
    )
    assert told.paid == [10, "X", "X", 20, "X", 10]
    assert told.codes == ["meld/one-per-trick"] * 3


# ------------------------------------------------------------------------------------------------ MacDougall


@pytest.mark.rule("MCD-01", "2H-OPT-04", "AMB-28")
def test_grand_pinochle() -> None:
    """80 from the hand only; its cards serve in other classes later, not in a pinochle."""
    rules = "two-handed?meld.grand_pinochle=true"
    told = tell(
        rules,
        "H",
        "KS QS JD KC KD KH",
        "win; meld grand-pinochle KS QS JD; win; meld pinochle QS* JD*; meld kings-around KS* KC KD KH; "
        "win; meld marriage KS* QS*",
    )
    assert told.paid == [80, "X", 80, "X"]
    assert told.codes == ["meld/no-fresh-card", "meld/no-fresh-card"]
    told = tell(
        rules,
        "H",
        "KS KS QS QS JD",
        "win; meld grand-pinochle KS QS JD; win; meld pinochle QS JD*; meld marriage KS* QS",
    )
    assert told.paid == [80, "X", 20]
    assert told.codes == ["meld/class-spent"]
    told = tell(rules, "H", "KS QS JD", "win; meld marriage KS QS; win; meld grand-pinochle KS* QS* JD")
    assert told.codes == ["meld/only-from-hand"]


@pytest.mark.rule("MCD-03", "2H-OPT-06")
@pytest.mark.parametrize(
    ("single", "double", "first", "grown"),
    [
        ("aces-around AS AD AC AH", "double-aces-around", 100, 900),
        ("kings-around KS KD KC KH", "double-kings-around", 80, 720),
        ("queens-around QS QD QC QH", "double-queens-around", 60, 540),
        ("jacks-around JS JD JC JH", "double-jacks-around", 40, 360),
        ("run AS TS KS QS JS", "double-run", 150, 1350),
    ],
)
def test_tenfold_doubles(single: str, double: str, first: int, grown: int) -> None:
    """All at once ten times the single, by growth the difference."""
    refs = single.split()[1:]
    hand, both = " ".join(refs * 2), " ".join(refs + [ref + "*" for ref in refs])
    rules = "two-handed?meld.tenfold=true"
    assert tell(rules, "S", hand, f"win; meld {single}; win; meld {double} {both}", target=9000).paid == [first, grown]
    assert tell(rules, "S", hand, f"win; meld {double} {hand}", target=9000).paid == [10 * first]


@pytest.mark.rule("MCD-03", "2H-MELD-08")
def test_a_double_run_deducts_all_that_grew_into_it() -> None:
    """Royal marriage 40, run 110, a second royal marriage 40: the double run pays the rest of 1500."""
    told = tell(
        "two-handed?meld.tenfold=true",
        "S",
        "AS AS TS TS KS KS QS QS JS JS",
        "win; meld royal-marriage KS QS; win; meld run AS TS KS* QS* JS; win; meld royal-marriage KS QS; "
        "win; meld double-run AS AS* TS TS* KS*1 KS*2 QS*1 QS*2 JS JS*",
        target=9000,
    )
    assert told.paid == [40, 110, 40, 1310]


@pytest.mark.rule("2H-OPT-03", "AMB-05")
def test_a_run_after_a_roundhouse_pays_the_difference() -> None:
    """240, then 110 for the run: 350."""
    told = tell(
        "two-handed?meld.roundhouse=extend",
        "S",
        EIGHT + " AS TS JS",
        f"win; meld roundhouse {EIGHT}; win; meld run AS TS KS* QS* JS; win; meld marriage KH* QH*",
    )
    assert told.paid == [240, 110, "X"]


@pytest.mark.rule("2H-OPT-03", "AMB-05")
def test_a_roundhouse_after_a_run_leaves_out_the_trump_pair() -> None:
    """King and queen of the run have earned the trump pair: 200 are left."""
    told = tell(
        "two-handed?meld.roundhouse=extend",
        "S",
        EIGHT + " AS TS JS",
        "win; meld run AS TS KS QS JS; win; meld roundhouse KS* KD KC KH QS* QD QC QH",
    )
    assert told.paid == [150, 200]


@pytest.mark.rule("2H-OPT-03", "AMB-05", "2H-MELD-05")
def test_a_roundhouse_needs_a_fresh_card_and_whole_pairs() -> None:
    """All eight lying there is too late; and a pair on the table is taken up whole or not at all."""
    grow = (
        "win; meld kings-around KS KD KC KH; win; meld queens-around QS QD QC QH; "
        "win; meld roundhouse KS* KD* KC* KH* QS* QD* QC* QH*"
    )
    told = tell("two-handed?meld.roundhouse=extend", "S", EIGHT, grow)
    assert told.paid == [80, 60, "X"]
    assert told.codes == ["meld/no-fresh-card"]
    torn = "win; meld marriage KD QD; win; meld roundhouse KS KD* KC KH QS QD QC QH"
    told = tell("two-handed?meld.roundhouse=extend", "S", EIGHT + " QD", torn)
    assert told.codes == ["meld/class-spent"]


@pytest.mark.rule("2H-OPT-03")
def test_a_roundhouse_as_a_whole_takes_nothing_that_has_served() -> None:
    """`whole`: a king of kings around is refused, a queen lying in a pinochle (another class) is not."""
    rules = "two-handed?meld.roundhouse=whole"
    told = tell(
        rules,
        "S",
        EIGHT + " KS KD",
        "win; meld kings-around KS KD KC KH; win; meld roundhouse KS KD KC* KH* QS QD QC QH",
    )
    assert told.codes == ["meld/only-whole"]
    told = tell(rules, "H", EIGHT + " JD", "win; meld pinochle QS JD; win; meld roundhouse KS KD KC KH QS* QD QC QH")
    assert told.paid == [40, 240]


@pytest.mark.rule("2H-OPT-03")
def test_growth_in_full_does_not_make_a_roundhouse_dearer() -> None:
    """A roundhouse pays 240 less its parts, whatever other growth pays."""
    told = tell(
        "two-handed?meld.roundhouse=extend&meld.extension=full",
        "S",
        EIGHT,
        "win; meld kings-around KS KD KC KH; win; meld roundhouse KS* KD* KC* KH* QS QD QC QH",
    )
    assert told.paid == [80, 160]


@pytest.mark.rule("2H-MELD-10", "AMB-30")
def test_without_the_roundhouse_the_fourth_pair_finds_no_card() -> None:
    """Pairs first: 40+20+20+20, then kings and queens have no fresh card; at best 220 come of the eight."""
    told = tell(
        "two-handed",
        "S",
        EIGHT,
        "win; meld royal-marriage KS QS; win; meld marriage KD QD; win; meld marriage KC QC; "
        "win; meld kings-around KS* KD* KC* KH; win; meld queens-around QS* QD* QC* QH; win; meld marriage KH* QH*",
    )
    assert told.paid == [40, 20, 20, 80, 60, "X"]


def test_dix_is_no_name_of_a_meld() -> None:
    """A dix is an action of its own, so that showing and exchanging stay apart."""
    told = tell("two-handed", "S", "9S", "win", upcard="JS")
    assert refused(told.game, told.state, ME, Meld("dix", ("9S",))) == "meld/unknown"
    assert refused(told.game, told.state, ME, Dix(exchange=True)) is None
