"""Options of the meld table: royal in the run, extras, doubles, tables of triples, roundhouse, own rows."""

import pytest

from tests.rulebook.auction import tables as at

RUN = "AS TS KS QS JS"
EIGHT = "KS KD KC KH QS QD QC QH"


@pytest.mark.rule("HR-01", "AMB-04", "AMB-02")
def test_the_royal_marriage_inside_a_run() -> None:
    """It pays nothing by default (150), and 40 more under the house rule; a double run then pays both pairs too."""
    assert at.lines_of("midwest", RUN, "S") == {"run": 150}
    paid = "midwest?meld.royal_in_run=true"
    assert at.lines_of(paid, RUN, "S") == {"run": 150, "royal-marriage": 40}
    assert at.meld_points(paid, f"{RUN} KS QS", "S") == 230
    assert at.lines_of(paid, f"{RUN} {RUN}", "S") == {"double-run": 1500, "double-royal-marriage": 80}


@pytest.mark.rule("HR-13", "3A-MELD-04")
@pytest.mark.parametrize(
    ("extra", "king", "queen", "both"), [(0, 150, 150, 190), (20, 170, 170, 190), (40, 190, 190, 230)]
)
def test_extra_kings_and_queens_beside_a_run(extra: int, king: int, queen: int, both: int) -> None:
    """Nothing, 20 or 40 for each; a second pair pays 40 anyway, and more where the extras do."""
    rules = f"midwest?meld.run_extra={extra}"
    assert at.meld_points(rules, RUN, "S") == 150
    assert at.meld_points(rules, f"{RUN} KS", "S") == king
    assert at.meld_points(rules, f"{RUN} QS", "S") == queen
    assert at.meld_points(rules, f"{RUN} KS QS", "S") == both
    assert at.meld_points(rules, f"{RUN} KH QH", "S") == 170


@pytest.mark.rule("HR-14", "3A-OPT-06", "AMB-47")
@pytest.mark.parametrize(("value", "pair", "with_run"), [(80, 80, 190), (240, 240, 390), (300, 300, 450)])
def test_two_royal_marriages(value: int, pair: int, with_run: int) -> None:
    """Both pairs of trump; with one of them inside a run the double pays all the same; a double run stays 1500."""
    rules = f"midwest?meld.double_royal={value}"
    assert at.meld_points(rules, "KS KS QS QS", "S") == pair
    assert at.meld_points(rules, "KS KS QS QS", "H") == 40
    assert at.meld_points(rules, f"{RUN} KS QS", "S") == with_run
    assert at.meld_points(rules, f"{RUN} {RUN}", "S") == 1500


@pytest.mark.rule("HR-15", "2H-OPT-05", "GIB-01")
def test_a_double_pinochle() -> None:
    """300, or two singles under the house rule; other doubles are left alone."""
    none = "midwest?meld.double_pinochle=none"
    assert at.lines_of("midwest", "QS QS JD JD", "H") == {"double-pinochle": 300}
    assert at.lines_of(none, "QS QS JD JD", "H") == {"pinochle": 80}
    assert at.meld_points(none, "AS AS AH AH AD AD AC AC", "H") == 1000


@pytest.mark.rule("3A-OPT-05", "3D-OPT-07", "AMB-15")
@pytest.mark.parametrize("name", ["midwest", "auction"])
def test_doubles_pay_specially_or_twice(name: str) -> None:
    """Run 1500 or 300, aces 1000 or 200, kings 800 or 160, pinochle 300 or 80; pairs twice in either case."""
    twice = f"{name}?meld.doubles=twice"
    for hand, special, double in (
        (f"{RUN} {RUN}", 1500, 300),
        ("AS AS AH AH AD AD AC AC", 1000, 200),
        ("KS KS KH KH KD KD KC KC", 800, 160),
        ("QS QS QH QH QD QD QC QC", 600, 120),
        ("JS JS JH JH JD JD JC JC", 400, 80),
        ("QS QS JD JD", 300, 80),
        ("KH KH QH QH", 40, 40),
        ("KS KS QS QS", 80, 80),
        ("9S 9S", 20, 20),
    ):
        assert at.meld_points(name, hand, "S") == special
        assert at.meld_points(twice, hand, "S") == double


@pytest.mark.rule("4D-OPT-02", "HR-23", "AMB-16", "4D-MELD-03")
@pytest.mark.parametrize(
    ("table", "triple", "quadruple", "runs"),
    [
        ("600-900", 600, 900, (1500, 2250, 3000)),
        ("450-600", 450, 600, (1500, 2250, 3000)),
        ("600-1200", 600, 1200, (1500, 2250, 3000)),
        ("900-1200", 900, 1200, (1500, 2250, 3000)),
        ("additive", 600, 900, (300, 450, 600)),
    ],
)
def test_the_published_tables_of_triples(table: str, triple: int, quadruple: int, runs: tuple[int, ...]) -> None:
    """Three and four pinochles as the table says; with `additive` each run pays 150; arounds are the same in all."""
    rules = f"double-deck?meld.table={table}"
    assert at.meld_points(rules, "QS QS QS JD JD JD", "H") == triple
    assert at.meld_points(rules, "QS QS QS QS JD JD JD JD", "H") == quadruple
    for times, value in enumerate(runs, start=2):
        assert at.meld_points(rules, " ".join([RUN] * times), "S") == value
    for rank, values in zip("AKQJ", ((1500, 2000), (1200, 1600), (900, 1200), (600, 800)), strict=True):
        for times, value in zip((3, 4), values, strict=True):
            hand = " ".join(f"{rank}{suit}" for suit in "SHDC" for _ in range(times))
            found = at.lines_of(rules, hand, "H")
            assert value in found.values()


@pytest.mark.rule("HR-23", "4D-MELD-03")
def test_own_values_for_triples() -> None:
    """A table may write its own values into a row: aces three times 2000, four times 4000."""
    rules = "double-deck?meld.rows.aces-around.points=[100,1000,2000,4000]"
    for times, value in ((1, 100), (2, 1000), (3, 2000), (4, 4000)):
        hand = " ".join(f"A{suit}" for suit in "SHDC" for _ in range(times))
        assert at.meld_points(rules, hand, "S") == value


@pytest.mark.rule("4D-MELD-03")
def test_past_the_end_of_a_row_each_copy_pays_the_single() -> None:
    """A row of two values pays the second and the single for a third, twice that for a fourth."""
    rules = "double-deck?meld.rows.aces-around.points=[100,1000]"
    for times, value in ((2, 1000), (3, 1100), (4, 1200)):
        hand = " ".join(f"A{suit}" for suit in "SHDC" for _ in range(times))
        assert at.meld_points(rules, hand, "S") == value


@pytest.mark.rule("HR-24", "3A-OPT-07", "3A-MELD-06", "3A-MELD-07", "AMB-05")
@pytest.mark.parametrize(("rule", "alone", "with_run"), [("sum", 240, 350), ("own", 240, 390), ("flat-250", 250, 400)])
def test_the_roundhouse(rule: str, alone: int, with_run: int) -> None:
    """The sum of its parts; an own meld whose royal pair counts again in a run; or 250 flat, again as a meld."""
    rules = f"midwest?meld.roundhouse={rule}"
    assert at.meld_points(rules, EIGHT, "S") == alone
    assert at.meld_points(rules, f"{EIGHT} AS TS JS", "S") == with_run
    assert at.meld_points(rules, "KS KD KC KH QS QD QC", "S") == 80 + 40 + 20 + 20


@pytest.mark.rule("4D-MELD-04", "AMB-34")
def test_two_roundhouses_need_more_cards_than_a_bison_hand() -> None:
    """Sixteen cards; the double deck pays 800 + 600 + 80 + 3 x 40 for them."""
    assert len(f"{EIGHT} {EIGHT}".split()) > at.game("midwest").rules.deal.hand
    assert at.meld_points("double-deck", f"{EIGHT} {EIGHT}", "S") == 1600


@pytest.mark.rule("3B-OPT-02", "3B-MELD-02", "AMB-35")
def test_plain_families_are_rows_of_the_table() -> None:
    """100 for a plain family, 1500 for a double one; its pair is not paid again; another value may be written."""
    plain = "AH TH KH QH JH"
    assert at.lines_of("binokel", plain, "S") == {"plain-run": 100}
    assert at.lines_of("binokel", f"{plain} {plain}", "S") == {"double-plain-run": 1500}
    assert at.lines_of("binokel", RUN, "S") == {"run": 150}
    assert at.meld_points("binokel?meld.rows.plain-run.points=[120,1200]", plain, "S") == 120
    assert at.lines_of("midwest", plain, "S") == {"marriage": 20}


@pytest.mark.rule("MCD-01", "2H-OPT-04", "AMB-28")
def test_a_grand_pinochle_in_auction_games() -> None:
    """80 for king, queen and jack as one special; the pair of spades counts in its own class beside it."""
    rules = "midwest?meld.grand_pinochle=true"
    assert at.lines_of(rules, "KS QS JD", "H") == {"grand-pinochle": 80, "marriage": 20}
    assert at.lines_of("midwest", "KS QS JD", "H") == {"pinochle": 40, "marriage": 20}


@pytest.mark.rule("AMB-18", "COM-MELD-05", "2B-MELD-01")
def test_an_ace_is_no_meld() -> None:
    """No row pays single aces, tens or four of one suit."""
    for hand in ("AS", "AS AS", "TS TH TD TC", "AH AH"):
        for name in ("midwest", "auction", "binokel"):
            assert at.meld_points(name, hand, "S") == 0


@pytest.mark.rule("AMB-27")
def test_the_class_of_the_dix_changes_nothing() -> None:
    """A nine is in no other meld, so as a sequence the dix pays the same in every hand tried."""
    other = "midwest?meld.rows.dix.group=sequence"
    for hand in ("9S", "9S 9S", f"{RUN} 9S 9S", f"{EIGHT} 9S", "QS JD 9S KS"):
        assert at.meld_points(other, hand, "S") == at.meld_points("midwest", hand, "S")


@pytest.mark.rule("AMB-29")
def test_the_best_melds_are_laid_without_asking() -> None:
    """In auction games a player cannot take the lower value: of run and pair, of double and two singles, the better."""
    assert at.lines_of("midwest", f"{RUN} KS", "S") == {"run": 150}
    assert at.lines_of("midwest", "AS AS AH AH AD AD AC AC", "S") == {"double-aces-around": 1000}


@pytest.mark.rule("AMB-38", "4D-MELD-01", "4D-MELD-02")
def test_all_eight_aces_means_two_in_each_suit() -> None:
    """Of the sixteen aces of the double deck two in each suit are the double; three in three suits are not."""
    assert at.meld_points("double-deck", "AS AS AH AH AD AD AC AC", "S") == 1000
    assert at.meld_points("double-deck", "AS AS AS AH AH AH AD AD AC", "S") == 100


@pytest.mark.rule("AMB-06", "COM-DECK-04", "4D-OPT-01")
def test_nines_in_the_double_deck() -> None:
    """Eighty cards have none and no dix; with them there are 96, and up to four dixes count."""
    assert at.game("double-deck").setting.pack.size == 80
    assert at.game("double-deck").setting.dix_kind(0) == -1
    assert at.game("double-deck-96").setting.pack.size == 96
    assert [at.meld_points("double-deck-96", " ".join(["9S"] * n), "S") for n in (1, 2, 3, 4)] == [10, 20, 30, 40]
