"""The list of matches that shows how strong the players are."""

from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from binocle.analysis import ArenaResult, PlayerTimes, arena, strength_page
from binocle.analysis import strength as module
from binocle.analysis.strength import SEVEN, Broken, Outcome, Row, Strength, chosen, problems, rows, strength
from binocle.rules import named, names

ROWS = (
    Row("steady", "random", "bicycle", "full", 40, "ahead", 2.0, 2.0, 6),
    Row("random", "steady", "partners", "play", 3, "sound"),
)


@pytest.fixture(scope="module")
def played() -> ArenaResult:
    """A match whose figures tests may change."""
    return arena("steady", "random", named("bicycle"), deals=6)


def last(todo: tuple[Row, ...], keep: Path, **more: object) -> Strength:
    """The list as it stands at the end."""
    *_, found = strength(todo, keep, **more)
    return found


def test_the_list_is_whole() -> None:
    """Seven sets in both modes for both steps, every other set, both parts taken away, and the meeting of the best."""
    keys = [row.key for row in rows()]
    assert len(set(keys)) == len(keys)
    for rules in SEVEN:
        for pair in ("steady-random", "strong-steady"):
            assert {f"{pair}/{rules}/play", f"{pair}/{rules}/full"} <= set(keys)
    assert {f"strong-steady/{rules}/full" for rules in names()} <= set(keys)
    assert {f"expert-strong/{rules}/full" for rules in ("two-handed", "midwest", "partners")} <= set(keys)
    assert any(key.startswith("strong-strong?bidding=steady/") for key in keys)
    assert any(key.startswith("strong-strong?opening=steady/") for key in keys)
    for row in rows():
        if row.rules in SEVEN and row.b in {"random", "steady"}:
            assert (row.claim, row.errors, row.stop) == ("ahead", 4.0, 4.0)
        elif row.b == "steady":
            assert (row.claim, row.errors, row.deals) == ("not-behind", 2.0, 30)
    assert len({row.file for row in rows()}) == len(keys)


def test_the_quick_list_covers_every_set() -> None:
    """A few deals of every set for `steady` and `strong`, which claim nothing but soundness."""
    quick = rows(quick=True)
    assert {row.claim for row in quick} == {"sound"}
    for player in ("steady", "strong"):
        assert {row.rules for row in quick if row.a.startswith(player)} == set(names())
    assert max(row.deals for row in rows(most=7)) == 7


def test_rows_by_pattern() -> None:
    """Patterns pick rows; none picks all."""
    picked = chosen(rows(), ["strong-steady/*/play", "steady-random/binokel/*"])
    assert len(picked) == 9
    assert chosen(rows(), []) == rows()


def change(found: ArenaResult, **changes: object) -> ArenaResult:
    """The result with other figures; `a` changes the times of A."""
    times = found.times
    if "a" in changes:
        times = msgspec.structs.replace(times, a=msgspec.structs.replace(times.a, **changes.pop("a")))
    if "memory" in changes:
        times = msgspec.structs.replace(times, memory=changes.pop("memory"))
    return msgspec.structs.replace(found, times=times, **changes)


def test_what_does_not_hold_is_named(played: ArenaResult) -> None:
    """Too small a lead, a lag, refused, late and lost moves, slowness, and memory: each is a problem of its own."""
    ahead = Row("strong", "random", "bicycle", "full", 6, "ahead", 4.0)
    assert isinstance(played.times.a, PlayerTimes)
    assert problems(ahead, played) == ()
    small = change(played, difference=3.0, standard_error=1.0)
    assert problems(ahead, small) == ("ahead by 3.0 standard errors only",)
    assert problems(ahead, change(played, difference=0.0, standard_error=0.0)) == ("ahead by 0.0 standard errors only",)
    behind = change(played, difference=-2.5, standard_error=1.0)
    assert problems(msgspec.structs.replace(ahead, claim="not-behind", errors=2.0), behind) == (
        "behind by 2.5 standard errors",
    )
    assert problems(msgspec.structs.replace(ahead, claim="not-behind", errors=3.0), behind) == ()
    worst = change(played, illegal=2, memory=601, a={"missed_cpu": 3, "faults": {"crash": 4}, "cpu_mean": 0.25})
    assert problems(msgspec.structs.replace(ahead, claim="sound"), worst) == (
        "2 refused actions",
        "3 late moves",
        "4 lost moves",
        "strong: 0.25 s a move",
        "601 MB",
    )


def test_the_list_goes_on(tmp_path: Path) -> None:
    """It tells how it stands after each row; what has ended is not played again, another seed is another list."""
    stages = list(strength(ROWS, tmp_path))
    assert [len(found.outcomes) for found in stages] == [0, 1, 2]
    assert [found.holds for found in stages] == [False, False, True]
    assert stages[1].open == (ROWS[1].key,)
    told: list[object] = []
    again = last(ROWS, tmp_path, told=told.append)
    assert told == []
    assert again.outcomes == stages[-1].outcomes
    assert last(ROWS[:1], tmp_path, seed=2, told=told.append).outcomes[0].result.seed == 2
    assert len(told) == 1


def test_rows_of_other_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows that other code has ended count until they are asked for again; rows it has begun are begun anew."""
    first = last(ROWS, tmp_path)
    begun = tmp_path / f"{ROWS[1].file}-1.jsonl"
    (tmp_path / f"{ROWS[1].file}-1.json").unlink()
    for name in ("binocle.analysis.strength", "binocle.analysis.arena"):
        monkeypatch.setattr(import_module(name), "code", lambda: "another")
    found = last(ROWS, tmp_path)
    assert [outcome.result.code for outcome in found.outcomes] == [first.code, "another"]
    assert b'"code":"another"' in begun.read_bytes()
    assert {outcome.result.code for outcome in last(ROWS, tmp_path, again=True).outcomes} == {"another"}


def test_a_row_that_breaks_does_not_end_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of a player is told, and the next row is played; the row of a player that does not exist stays open."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError("no cards")

    monkeypatch.setattr("binocle.players.random.RandomPlayer.decide", broken)
    steady = Row("steady", "steady", "bicycle", "full", 2, "not-behind", 2.0)
    missing = Row("nobody", "steady", "bicycle", "full", 2, "sound")
    told: list[Outcome | Broken] = []
    found = last((ROWS[0], steady, missing), tmp_path, told=told.append)
    assert [type(one) for one in told] == [Broken, Outcome]
    assert "ZeroDivisionError: no cards" in found.broken[0].why
    assert found.open == (missing.key,)
    assert not found.holds


def test_the_page(tmp_path: Path) -> None:
    """Tables go between the marks, twice the same; what people wrote around them stays; the figures lie beside them."""
    found = last(ROWS, tmp_path / "kept")
    page = tmp_path / "strength.md"
    page.write_text(
        f"# Ours\n\nBefore.\n\n{strength_page.BEGIN}\nstale\n{strength_page.END}\n\nAfter.\n", encoding="utf-8"
    )
    for _ in range(2):
        strength_page.write(found, page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Ours\n\nBefore.\n\n")
    assert text.endswith("\n\nAfter.\n")
    assert "stale" not in text
    assert text.count("| bicycle | full |") == 2
    assert "2 of 2 rows hold. Seed 1" in text
    beside = msgspec.json.decode((tmp_path / "strength.json").read_bytes(), type=Strength)
    assert beside == found
    strength_page.write(found, tmp_path / "new.md")
    assert (tmp_path / "new.md").read_text(encoding="utf-8").startswith("# Strength\n")


def test_the_page_tells_what_is_wrong(played: ArenaResult) -> None:
    """A row that does not hold says why, one that broke and one that is open are named, and two codes are seen."""
    good = Outcome(ROWS[0], played, ())
    bad = Outcome(ROWS[1], change(played, code="older"), ("9 late moves",))
    found = Strength(1, "x", "here", (good, bad), (Broken(ROWS[0], "it fell over"),), ("a-b/c/full",))
    text = strength_page.tables(found)
    assert "**no**: 9 late moves" in text
    assert f"- {ROWS[0].key}: it fell over" in text
    assert "Not played yet: a-b/c/full." in text
    assert "1 of 4 rows hold" in text
    assert "older" in text
    assert played.code in text
    assert module.machine()
