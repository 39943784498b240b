"""Auction games: who lays out when, what melds pay, and the options of the meld table."""

import pytest

from binocle.game.actions import LAY_MELDS, Play
from binocle.game.state import Melding, TrickPlay
from binocle.rules import named, parse
from tests.rulebook.auction.tables import cards, do, game, laid, lay_all, lines_of, meld_points, melding, refused

RUN = "AS TS KS QS JS"
ROUNDHOUSE = "KS QS KH QH KD QD KC QC"


@pytest.mark.parametrize("rules", ["midwest", "auction", "partners", "double-deck"])
@pytest.mark.rule("3A-MELD-01", "3D-MELD-01", "4P-MELD-01")
def test_everybody_lays_out_in_turn(rules: str) -> None:
    """The declarer first, then round the table, all lay out their melds and take them up again."""
    table = game(rules)
    players = table.setting.players
    state = melding(rules, ["KH QH"] * players, "S", declarer=1)
    order = []
    while isinstance(state.phase, Melding):
        seat = table.to_act(state)
        assert table.legal(state, seat)[0] == LAY_MELDS
        assert refused(table, state, (seat + 1) % players, LAY_MELDS) == "turn/not-yours"
        order.append(seat)
        state = do(table, state, (seat, LAY_MELDS))
        assert [shown.seat for shown in state.public.shown] == order
    assert order == [(1 + step) % players for step in range(players)]
    assert state.public.melds == (20,) * players
    assert isinstance(state.phase, TrickPlay)
    # Picked up again: what was laid out can be played.
    assert Play(cards("KH")[0]) in table.legal(state, table.to_act(state))
    assert [len(hand) for hand in state.hidden.open().hands] == [2] * players


@pytest.mark.rule("3A-MELD-01")
def test_class_a() -> None:
    """Bison: run 150 and 1500, royal marriage 40 and 80, common marriage 20 and 40."""
    assert lines_of("midwest", RUN, "S") == {"run": 150}
    assert lines_of("midwest", f"{RUN} {RUN}", "S") == {"double-run": 1500}
    assert [meld_points("midwest", "KS QS", "S"), meld_points("midwest", "KS QS KS QS", "S")] == [40, 80]
    assert [meld_points("midwest", "KS QS", "H"), meld_points("midwest", "KS QS KS QS", "H")] == [20, 40]


@pytest.mark.rule("3A-MELD-02")
def test_class_b() -> None:
    """Bison: aces 100 and 1000, kings 80 and 800, queens 60 and 600, jacks 40 and 400."""
    for rank, one, two in (("A", 100, 1000), ("J", 40, 400)):
        hand = " ".join(rank + suit for suit in "SHDC")
        assert [meld_points("midwest", hand, "S"), meld_points("midwest", f"{hand} {hand}", "S")] == [one, two]
    for rank, one, two in (("K", 80, 800), ("Q", 60, 600)):
        hand = " ".join(rank + suit for suit in "SHDC")
        assert [meld_points("midwest", hand, "S"), meld_points("midwest", f"{hand} {hand}", "S")] == [one, two]


@pytest.mark.rule("3A-MELD-03")
def test_specials() -> None:
    """Bison: pinochle 40 and 300, dix 10 and 20."""
    assert [meld_points("midwest", "QS JD", "H"), meld_points("midwest", "QS QS JD JD", "H")] == [40, 300]
    assert [meld_points("midwest", "9H", "H"), meld_points("midwest", "9H 9H", "H")] == [10, 20]


@pytest.mark.rule("3A-MELD-04")
def test_cards_beside_a_run() -> None:
    """A second trump pair beside a run is paid, a lone king or queen is not."""
    assert lines_of("midwest", f"{RUN} KS QS", "S") == {"run": 150, "royal-marriage": 40}
    assert meld_points("midwest", f"{RUN} KS", "S") == 150
    assert meld_points("midwest", f"{RUN} QS", "S") == 150
    ten = f"{RUN} {RUN}".split()
    for missing in ("AS", "TS", "JS"):
        nine = list(ten)
        nine.remove(missing)
        assert meld_points("midwest", " ".join(nine), "S") == 190
    for missing in ("KS", "QS"):
        nine = list(ten)
        nine.remove(missing)
        assert meld_points("midwest", " ".join(nine), "S") == 150


@pytest.mark.rule("3A-MELD-05")
def test_nothing_for_the_rest() -> None:
    """Runs in a plain suit, tens and nines around, arounds with a suit missing: nothing."""
    assert lines_of("midwest", RUN, "H") == {"marriage": 20}
    for hand in ("TS TH TD TC", "9S 9D 9C", "AS AS AD AC", "JS JH JC JC"):
        assert meld_points("midwest", hand, "H") == 0


@pytest.mark.rule("3A-MELD-06", "3A-OPT-07")
def test_roundhouse() -> None:
    """Kings and queens around with the four pairs that lie in them: 240."""
    assert lines_of("midwest", ROUNDHOUSE, "S") == {
        "kings-around": 80,
        "queens-around": 60,
        "royal-marriage": 40,
        "marriage": 60,
    }


@pytest.mark.rule("3A-MELD-07", "3A-OPT-07")
def test_roundhouse_with_a_run() -> None:
    """A run through the trump pair of a roundhouse makes 350: the pair is not paid beside the run."""
    assert meld_points("midwest", f"{ROUNDHOUSE} AS TS JS", "S") == 350
    assert lines_of("midwest", f"{ROUNDHOUSE} AS TS JS", "S")["run"] == 150


@pytest.mark.rule("3D-MELD-02", "3D-MELD-03", "AMB-04")
def test_types_of_meld() -> None:
    """QS may serve in pinochle, queens around and marriage or run, each once; marriage and run are one type."""
    hand = "QS JD KS QH QD QC"
    assert meld_points("auction", hand, "H") == 40 + 60 + 20
    assert meld_points("auction", f"{hand} AS TS JS", "S") == 40 + 60 + 150


@pytest.mark.parametrize("rules", ["partners", "double-deck"])
@pytest.mark.rule("4P-MELD-01")
def test_partners_meld_apart_and_are_added(rules: str) -> None:
    """Each melds from his own cards (king here, queen there is nothing); what partners lay out is added."""
    table = game(rules)
    apart = lay_all(rules, melding(rules, ["KS JD", "", "QS", ""], "S"))
    assert table.score(apart).melds == (0, 0)
    added = lay_all(rules, melding(rules, ["KS QS", "QS JD", "KH QH", ""], "S"))
    assert table.score(added).melds == (60, 40)


# ------------------------------------------------------------------------------------------------ options


@pytest.mark.parametrize("set_", ["midwest", "auction", "partners"])
@pytest.mark.rule("3A-OPT-05", "3D-OPT-07", "AMB-15")
def test_doubles(set_: str) -> None:
    """Doubles have their own values, or pay only twice the single where the table wants it so."""
    twice = f"{set_}?meld.doubles=twice"
    for hand, own, plain in (
        (f"{RUN} {RUN}", 1500, 300),
        ("AS AS AH AH AD AD AC AC", 1000, 200),
        ("KS KS KH KH KD KD KC KC", 800, 160),
        ("QS QS QH QH QD QD QC QC", 600, 120),
        ("JS JS JH JH JD JD JC JC", 400, 80),
        ("QS QS JD JD", 300, 80),
        ("9S 9S", 20, 20),
        ("KH QH KH QH", 40, 40),
    ):
        assert meld_points(set_, hand, "S") == own
        assert meld_points(twice, hand, "S") == plain


@pytest.mark.parametrize("value", [240, 300])
@pytest.mark.rule("3A-OPT-06", "HR-14", "AMB-47")
def test_double_royal_marriage(value: int) -> None:
    """Two royal pairs pay 80, or 240 (300) where the table wants it so; with a run through one of them 150 more."""
    rules = f"midwest?meld.double_royal={value}"
    assert meld_points("midwest", "KS QS KS QS", "S") == 80
    assert lines_of(rules, "KS QS KS QS", "S") == {"double-royal-marriage": value}
    assert meld_points(rules, f"{RUN} KS QS", "S") == 150 + value
    assert meld_points(rules, f"{RUN} {RUN}", "S") == 1500
    assert meld_points(rules, "KS QS", "S") == 40
    assert meld_points(rules, "KH QH KH QH", "S") == 40
    assert named("midwest").meld.double_royal == 80


@pytest.mark.rule("3A-OPT-07")
def test_roundhouse_as_a_meld_of_its_own() -> None:
    """Then the trump pair counts again in the run: 390; without a run it is 240 all the same."""
    rules = "midwest?meld.roundhouse=own"
    assert meld_points(rules, ROUNDHOUSE, "S") == 240
    assert meld_points(rules, f"{ROUNDHOUSE} AS TS JS", "S") == 390
    assert meld_points(rules, RUN, "S") == 150


@pytest.mark.rule("HR-24")
def test_a_flat_roundhouse() -> None:
    """Where a roundhouse pays 250, it pays ten more than its parts, with a run and without."""
    rules = "midwest?meld.roundhouse=flat-250"
    assert meld_points(rules, ROUNDHOUSE, "S") == 250
    assert meld_points(rules, f"{ROUNDHOUSE} AS TS JS", "S") == 400


@pytest.mark.rule("HR-01")
def test_a_royal_marriage_in_a_run() -> None:
    """House rule: the pair inside a run is paid too, 190; a run as a rule is 150."""
    assert meld_points("midwest?meld.royal_in_run=true", RUN, "S") == 190
    assert meld_points("midwest", RUN, "S") == 150


@pytest.mark.rule("HR-13")
def test_extra_kings_and_queens() -> None:
    """House rule: each trump king or queen beside a run is paid, the pair as two; as a rule only a whole pair is."""
    rules = "midwest?meld.run_extra=40"
    assert meld_points(rules, f"{RUN} KS", "S") == 190
    assert meld_points(rules, f"{RUN} QS", "S") == 190
    assert meld_points(rules, f"{RUN} KS QS", "S") == 230
    assert meld_points("midwest?meld.run_extra=20", f"{RUN} KS QS", "S") == 190
    assert meld_points(rules, "KS QS KS", "S") == 40
    assert meld_points("double-deck?meld.run_extra=20", f"{times(RUN, 2)} KS KS QS", "S") == 1500 + 60
    assert [one.name for one in laid(rules, f"{RUN} KS", "S")] == ["run", "run-extra"]


# ------------------------------------------------------------------------------------------------ the double deck


def times(hand: str, count: int) -> str:
    """A hand held so many times over."""
    return " ".join([hand] * count)


TABLE = {
    RUN: (150, 1500, 2250, 3000),
    "AS AH AD AC": (100, 1000, 1500, 2000),
    "KS KH KD KC": (80, 800, 1200, 1600),
    "QS QH QD QC": (60, 600, 900, 1200),
    "JS JH JD JC": (40, 400, 600, 800),
    "QS JD": (40, 300, 600, 900),
    "KS QS": (40, 80, 120, 160),
    "KH QH": (20, 40, 60, 80),
}


@pytest.mark.parametrize("hand", TABLE)
@pytest.mark.rule("4D-MELD-01", "4D-MELD-02", "4D-MELD-03", "4D-OPT-02", "AMB-16", "AMB-38")
def test_the_table_of_the_double_deck(hand: str) -> None:
    """One to four copies of each meld; the value of more copies stands in place of that of fewer."""
    trump = "S"
    assert tuple(meld_points("double-deck", times(hand, count), trump) for count in (1, 2, 3, 4)) == TABLE[hand]
    assert len(laid("double-deck", times("AS AH AD AC", 3), trump)) == 1


@pytest.mark.rule("4D-MELD-01")
def test_the_rarest_card_counts() -> None:
    """Three aces in three suits and one in the fourth are a single around; k is the least of the copies held."""
    assert meld_points("double-deck", "AS AS AS AH AH AH AD AD AD AC", "S") == 100
    assert meld_points("double-deck", "AS AS AS AH AH AH AD AD AD AC AC", "S") == 1000
    assert meld_points("double-deck", "QS QS QS QS JD", "H") == 40
    assert meld_points("double-deck", f"{times(RUN, 3)} AS TS", "S") == 2250


@pytest.mark.rule("4D-MELD-04")
def test_marriages_beyond_the_runs() -> None:
    """Pairs outside the runs are paid on top; roundhouse 240, with a run 350, two of them 1600."""
    assert meld_points("double-deck", f"{RUN} {times('KS QS', 3)}", "S") == 150 + 120
    assert meld_points("double-deck", f"{times(RUN, 2)} KS QS", "S") == 1500 + 40
    assert meld_points("double-deck", ROUNDHOUSE, "S") == 240
    assert meld_points("double-deck", f"{ROUNDHOUSE} AS TS JS", "S") == 350
    assert meld_points("double-deck", times(ROUNDHOUSE, 2), "S") == 1600


@pytest.mark.parametrize(
    ("table", "three", "four"), [("450-600", 450, 600), ("600-1200", 600, 1200), ("900-1200", 900, 1200)]
)
@pytest.mark.rule("4D-OPT-02", "HR-23")
def test_other_pinochle_tables(table: str, three: int, four: int) -> None:
    """The disputed values of triple and quadruple pinochle are the table's to choose; nothing else changes."""
    rules = f"double-deck?meld.table={table}"
    assert meld_points(rules, times("QS JD", 3), "H") == three
    assert meld_points(rules, times("QS JD", 4), "H") == four
    assert meld_points(rules, times("QS JD", 2), "H") == 300
    assert meld_points(rules, times(RUN, 2), "S") == 1500


@pytest.mark.rule("4D-OPT-02")
def test_additive_runs() -> None:
    """Where runs add up each is worth 150; pinochles keep the usual table."""
    rules = "double-deck?meld.table=additive"
    assert [meld_points(rules, times(RUN, count), "S") for count in (1, 2, 3, 4)] == [150, 300, 450, 600]
    assert meld_points(rules, times("QS JD", 3), "H") == 600
    assert meld_points("double-deck", times(RUN, 3), "S") == 2250


@pytest.mark.rule("4D-OPT-01")
def test_nines_of_the_large_double_deck() -> None:
    """With nines each trump nine is a dix of ten points, up to four."""
    rules = "double-deck?pack.ranks=ATKQJ9&deal.hand=24"
    assert [meld_points(rules, times("9S", count), "S") for count in (1, 2, 3, 4)] == [10, 20, 30, 40]
    assert parse(rules).meld.table == "600-900"


def test_biggest_hands() -> None:
    """No total is cut off: two runs and two pinochles pay 1800."""
    assert meld_points("midwest", f"{times(RUN, 2)} JD JD", "S") == 1800
