"""One source, two runners: compiled functions give exactly what CPython gives."""

import os
import random
import subprocess
import sys
from array import array
from pathlib import Path
from types import FunctionType, SimpleNamespace

import pytest

from binocle.kernel import jit
from binocle.kernel import layout as at
from binocle.kernel.counting import WORDS
from binocle.kernel.perft import perft
from tests.unit.kernel.perft_files import FOLDER, read
from tests.unit.kernel.positions import STREAMLINED, TRADITIONAL, dealt, pack, random_deal, run_of
from tests.unit.kernel.test_meld import DOUBLE, american, lowered

pytestmark = pytest.mark.skipif(not jit.compiled_available(), reason="numba is missing or BINOCLE_PURE is set")
PURE = jit.pure()


@pytest.fixture(scope="module")
def fast() -> SimpleNamespace:
    """The compiled namespace."""
    return jit.fast()


def test_follow_is_the_same(fast: SimpleNamespace) -> None:
    """Masks of winners and of legal kinds agree for random arguments of every kind."""
    rng = random.Random(1)
    for _ in range(4000):
        trump, led = rng.randrange(-1, 4), rng.randrange(4)
        flags = rng.randrange(128)
        best = led * 8 + rng.randrange(8)
        ruffed = trump * 8 + rng.randrange(8) if trump >= 0 and rng.random() < 0.4 else best
        hand = rng.getrandbits(32) & rng.getrandbits(32)
        assert fast.winning_kinds(ruffed, led, trump, flags) == PURE.winning_kinds(ruffed, led, trump, flags)
        arguments = (hand, rng.choice([led, led, led, -1]), ruffed, best, trump, flags)
        assert fast.legal_kinds(*arguments) == PURE.legal_kinds(*arguments)
    table = array("h", [3, 12, 12, 7])
    assert fast.trick_winner(run_of(fast, table), 4, 1, 31) == PURE.trick_winner(table, 4, 1, 31)


@pytest.mark.parametrize("seed", range(12))
def test_positions_are_the_same(fast: SimpleNamespace, seed: int) -> None:
    """Cell by cell through whole deals: play, masks, the chosen card and the way back agree."""
    rng = random.Random(seed)
    players = 2 + seed % 3
    points = rng.choice([TRADITIONAL, STREAMLINED])
    flags = rng.choice([at.STRICT, at.EAST, at.FREE, rng.randrange(128)])
    slow = dealt(random_deal(rng, players, 10), 0, rng.randrange(-1, 4), flags, step=rng.choice([1, -1]))
    for seat in range(players):  # some cards have been shown
        for k in range(32):
            if rng.random() < 0.2:
                slow[at.KNOWN + seat * 32 + k] = slow[at.CARDS + seat * 32 + k]
    quick, quick_points = run_of(fast, slow), run_of(fast, points)
    seen, quick_seen = PURE.new_cells(), fast.new_cells()
    plays = 0
    while legal := PURE.legal_now(slow):
        assert fast.legal_now(quick) == legal
        turn = slow[at.TO_PLAY]
        assert fast.hand_mask(quick, turn) == PURE.hand_mask(slow, turn)
        PURE.mask_cells(slow, turn, seen)
        fast.mask_cells(quick, turn, quick_seen)
        assert quick_seen.tolist() == seen.tolist()
        partners, declarer = rng.randrange(2) if players == 4 else 0, rng.randrange(-1, players)
        chosen = PURE.choose_card(seen, points, partners, declarer)
        assert fast.choose_card(quick_seen, quick_points, partners, declarer) == chosen
        if rng.random() < 0.5:
            chosen = rng.choice([k for k in range(32) if legal >> k & 1])
        assert fast.make_play(quick, chosen, quick_points) == PURE.make_play(slow, chosen, points)
        assert quick.tolist() == slow.tolist()
        plays += 1
    for _ in range(plays):
        assert fast.unmake_play(quick, quick_points) == PURE.unmake_play(slow, points)
    assert quick.tolist() == slow.tolist()
    PURE.start_play(slow, players, 1, 2, flags, 20)
    fast.start_play(quick, players, 1, 2, flags, 20)
    assert quick.tolist() == slow.tolist()


def test_melds_are_the_same(fast: SimpleNamespace) -> None:
    """Points and rows of the best meld agree on random hands of the double deck."""
    rng = random.Random(3)
    for _ in range(150):
        need, component, points, size = lowered(american(rng.choice("SHDC"), DOUBLE))
        counts = array("h", [0] * 32)
        for k in random_deal(rng, 1, 25, pack(4, "9"))[0]:
            counts[k] += 1
        out = array("h", [0] * size)
        tables = (need, component, points)
        total = PURE.meld_rows(counts, *tables, size, out)
        quick = [run_of(fast, counts), *(fast.as_cells(table) for table in tables)]
        quick_out = run_of(fast, out) * 0
        assert fast.meld_rows(*quick, size, quick_out) == total == fast.meld_points(*quick, size)
        assert quick_out.tolist() == out.tolist()


@pytest.mark.parametrize(("players", "hand"), [(2, 12), (3, 15), (4, 12)])
def test_random_deals_are_the_same(fast: SimpleNamespace, players: int, hand: int) -> None:
    """Whole random deals, stock and draw included, have the same checksum, and so have playouts by rule of thumb."""
    results = []
    for names in (PURE, fast):
        cells = names.new_cells()
        cards = names.as_cells(array("h", pack()))
        points = run_of(names, TRADITIONAL)
        rng = names.as_cells(array("q", [99]))
        checksum = names.random_deals_play(cells, cards, points, players, hand, at.STRICT, 10, 4, rng)
        given = run_of(names, dealt(random_deal(random.Random(8), players, 12), 0, 1, at.STRICT))
        plays = names.playout(given, points, int(players == 4), 0, 200)
        again = run_of(names, dealt(random_deal(random.Random(8), players, 12), 0, 1, at.STRICT))
        plays += names.random_playout(again, points, rng)
        results.append((checksum, plays, given.tolist(), again.tolist(), cells.tolist(), int(rng[0])))
    assert results[0] == results[1]


def test_two_handed_deal_draws_the_stock() -> None:
    """A random two-handed deal of 48 cards plays all of them, 24 tricks, and shares 250 points."""
    cells = PURE.new_cells()
    PURE.random_deals_play(cells, array("h", pack()), TRADITIONAL, 2, 12, at.STRICT, 10, 1, array("q", [5]))
    assert cells[at.PLAYS] == 48
    assert sum(cells[at.TRICKS : at.TRICKS + 2]) == 24
    assert sum(cells[at.POINTS : at.POINTS + 2]) == 250
    assert sum(cells[at.CARDS : at.KNOWN]) == 0


def test_perft_is_the_same(fast: SimpleNamespace) -> None:
    """All counts of the perft files hold compiled, and `divide` agrees."""
    for path in sorted(FOLDER.glob("*.perft")):
        for case in read(path):
            cells, points = run_of(fast, case.cells()), run_of(fast, TRADITIONAL)
            for depth, count in case.counts.items():
                if count <= 1_000_000:
                    assert fast.perft(cells, points, depth) == count
            out, slow_out = fast.as_cells(array("q", [0] * 32)), array("q", [0] * 32)
            fast.divide(cells, points, 2, out)
            PURE.divide(case.cells(), TRADITIONAL, 2, slow_out)
            assert out.tolist() == slow_out.tolist()


def test_everything_compiles(fast: SimpleNamespace) -> None:
    """Every public function can be called compiled, and the pure one is left alone."""
    cells, seen, points = fast.new_cells(), fast.new_cells(), run_of(fast, TRADITIONAL)
    rng, wide = fast.as_cells(array("q", [7])), fast.as_cells(array("q", [0] * 32))
    cards, hands = fast.as_cells(array("h", pack())), fast.as_cells(array("h", [0] * 64))
    words = fast.new_words(WORDS)
    need, component, values, size = lowered(american("S", DOUBLE))
    tables = [fast.as_cells(array("h", [0] * 32)), *(fast.as_cells(table) for table in (need, component, values)), size]
    calls: dict[str, tuple[object, ...]] = {
        "start_play": (cells, 4, 0, 1, at.STRICT, 10),
        "winning_kinds": (3, 0, 1, 31),
        "legal_kinds": (7, 0, 3, 3, 1, 31),
        "trick_winner": (cards, 4, 1, 31),
        "hand_mask": (cells, 0),
        "legal_now": (cells,),
        "random_deals_play": (cells, cards, points, 4, 12, at.STRICT, 10, 1, rng),
        "unmake_play": (cells, points),
        "make_play": (cells, int(cells[at.UNDO + 47 * at.UNDO_SIZE]), points),
        "mask_cells": (cells, 0, seen),
        "side_of": (1, 4, 1, -1),
        "unseen_above": (seen, 3),
        "lacks": (seen, 1),
        "choose_card": (seen, points, 1, -1),
        "cards_up": (1, 0),
        "one_card": (3,),
        "count_header": (cells, points, 1, -1, words),
        "count_cells": (cells, points, 1, -1, words),
        "count_seen": (seen, points, 1, -1, words),
        "add_cards": (words, 0, 3, 2),
        "add_known": (words, 0, 3, 1),
        "odds_without": (20, 5, 3),
        "odds_table": (5, 3, 3),
        "odds_for": (words,),
        "choose": (words, fast.new_words(1), points),
        "lay_down": (words, 3, points),
        "play_on": (fast.new_words(WORDS), fast.new_words(1), points),
        "rollouts": (cells, hands, 1, cards, 0, points, 1, -1, wide, wide),
        "deals_out": (hands, 1, 2, 1, 0, 1, at.STRICT, 10, points, 0, -1, wide, wide),
        "playout": (cells, points, 1, -1, 5),
        "random_playout": (cells, points, rng),
        "next_random": (rng, 5),
        "random_kind": (12, rng),
        "perft": (cells, points, 1),
        "divide": (cells, points, 1, wide),
        "meld_points": tuple(tables),
        "meld_points_between": (*tables[:-1], 0, size),
        "meld_rows": (*tables, fast.as_cells(array("h", [0] * size))),
    }
    # The modules of searches have tests of their own that run them compiled.
    own = {f"binocle.kernel.{name}" for name in jit.MODULES[: jit.MODULES.index("stock_melds")]} | {perft.__module__}
    functions = {
        name for name, value in vars(PURE).items() if isinstance(value, FunctionType) and value.__module__ in own
    }
    assert functions - {"new_cells", "new_words", "as_cells"} == set(calls)
    for name, arguments in calls.items():
        twin, function = getattr(fast, name), getattr(PURE, name)
        twin(*arguments)
        assert twin.signatures, name
        assert twin.py_func is not function
        assert twin.py_func.__code__.co_code == function.__code__.co_code


def run_python(code: str, **environment: str) -> str:
    """What a fresh process prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout.strip()


def test_pure_by_wish() -> None:
    """With BINOCLE_PURE=1 the functions are the plain ones and numba is not even loaded."""
    code = (
        "import sys; from binocle.kernel import jit, follow; names = jit.fast();"
        "print(names.compiled, names.legal_kinds is follow.legal_kinds, 'numba' in sys.modules)"
    )
    assert run_python(code, BINOCLE_PURE="1") == "False True False"


def test_compiled_code_is_kept_where_asked(tmp_path: Path) -> None:
    """A first call compiles into the named folder, named after its module and those used; a second one reads."""
    code = (
        "from binocle.kernel import jit; names = jit.fast(); names.winning_kinds(3, 0, 1, 31);"
        "s = names.winning_kinds.stats; print(sum(s.cache_hits.values()), sum(s.cache_misses.values()))"
    )
    assert run_python(code, BINOCLE_CACHE_DIR=str(tmp_path), BINOCLE_PURE="") == "0 1"
    assert run_python(code, BINOCLE_CACHE_DIR=str(tmp_path), BINOCLE_PURE="") == "1 0"
    (index,) = (tmp_path / "kernel").rglob("*.nbi")
    assert jit.source_digest("follow")[:16] in index.parts


def test_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where numba cannot be found, or cannot be loaded, the plain functions serve."""
    monkeypatch.setitem(sys.modules, "numba", None)
    assert not jit.compiled_available()
    assert jit.fast() is PURE
    monkeypatch.setattr(jit, "compiled_available", lambda: True)
    assert jit._compile.__wrapped__() is PURE


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {"BINOCLE_CACHE_DIR": "b", "NUMBA_CACHE_DIR": "n"}, Path("b/kernel")),
        ("linux", {"NUMBA_CACHE_DIR": "n"}, Path("n/kernel")),
        ("linux", {"XDG_CACHE_HOME": "x"}, Path("x/binocle/kernel")),
        ("linux", {}, Path("home/.cache/binocle/kernel")),
        ("darwin", {}, Path("home/Library/Caches/binocle/kernel")),
        ("win32", {"LOCALAPPDATA": "l"}, Path("l/binocle/kernel")),
    ],
)
def test_cache_folder(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], expected: Path
) -> None:
    """The folder is what the environment says, else the place each system keeps caches in."""
    for name in ("BINOCLE_CACHE_DIR", "NUMBA_CACHE_DIR", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    assert jit._cache_base() == expected
