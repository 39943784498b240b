"""`arena` and `bench`: their forms."""

import re

import pytest


def timeless(found):
    """The figures that do not depend on the machine."""
    return {name: value for name, value in found.items() if name != "times"}


def test_arena_form(binocle):
    """The figures that programs rely on; progress goes to stderr; the same seed gives the same match."""
    asked = ("arena", "steady", "random", "--rules", "two-handed", "--deals", "12", "--seed", "7", "--json")
    found = binocle(*asked)
    assert {"difference", "standard_error", "deals", "illegal"} <= set(found.json)
    assert (found.json["deals"], found.json["illegal"], found.json["rules"]) == (12, 0, "two-handed")
    assert found.json["difference"] > 0
    assert found.err.splitlines()[-1].startswith(f"12/12 {found.json['difference']:+.2f} ± ")
    assert {"mean", "p99", "longest", "missed"} <= set(found.json["times"]["a"])
    assert timeless(binocle(*asked, "--processes", "2").json) == timeless(found.json)
    swapped = binocle("arena", "random", "steady", *asked[3:]).json
    assert swapped["difference"] == pytest.approx(-found.json["difference"])


def test_ladder_form(binocle):
    """Ranks with intervals, and the matches they rest on; for people a table, best player first."""
    asked = ("ladder", "random", "easy", "steady", "--rules", "bicycle", "--deals", "4")
    found = binocle(*asked, "--json").json
    assert found["ranks"][-1]["player"] == "random"
    assert set(found["ranks"][0]) == {"player", "rating", "low", "high", "won", "lost", "level"}
    assert [(match["a"], match["b"]) for match in found["matches"]] == [
        ("random", "easy"),
        ("random", "steady"),
        ("easy", "steady"),
    ]
    told = binocle(*asked)
    assert told.out.splitlines()[4].startswith("random ")
    assert "is ahead of random by" in told.out
    assert "2/3 random – steady 4/4" in told.err


@pytest.mark.parametrize("mode", ["play", "game"])
def test_arena_modes(binocle, mode):
    """Trick play with the contract fixed, and whole games."""
    found = binocle("arena", "steady", "random", "--rules", "partners", "--deals", "3", "--mode", mode, "--json").json
    assert (found["mode"], found["deals"]) == (mode, 3)


def test_arena_for_people(binocle):
    """The difference with its standard error, and the seats."""
    told = binocle("arena", "random", "random", "--rules", "midwest", "--deals", "2").out
    assert "random against random, midwest: 2 deals in 6 rotations" in told
    assert "standard error" in told
    assert "Seat 2" in told
    assert "95 % interval" in told
    assert re.search(r"^Player .* made .* longest", told, re.MULTILINE)


def test_arena_goes_on(binocle, tmp_path):
    """What is kept is not played again; another match is refused; early certainty ends a match and is told."""
    match = ("arena", "steady", "random", "--rules", "bicycle", "--keep", str(tmp_path / "match"))
    first = binocle(*match, "--deals", "30", "--stop", "3", "--least", "6")
    assert "certain at 3 standard errors" in first.out
    assert first.err
    again = binocle(*match, "--deals", "30", "--stop", "3", "--least", "6", "--json")
    assert again.err == ""
    assert again.json["sure"]
    assert again.json["deals"] < 30
    refused = binocle(*match, "--seed", "2")
    assert refused.code == 2
    assert "is of another match: its seed is 1, asked for is 2" in refused.err


def test_arena_exports(binocle, tmp_path):
    """The records lie in a new folder, one for each deal and rotation, and verify."""
    folder = tmp_path / "deals"
    assert (
        binocle("arena", "steady", "random", "--rules", "partners", "--deals", "2", "--export", str(folder)).code == 0
    )
    assert [binocle("verify", str(file)).code for file in sorted(folder.iterdir())] == [0] * 4
    assert "is not empty" in binocle("arena", "steady", "random", "--deals", "2", "--export", str(folder)).err


def test_bench_form(binocle, monkeypatch):
    """Rates, ratios and floors in one run; a floor that is not reached decides nothing."""
    monkeypatch.setenv("BINOCLE_PURE", "1")
    found = binocle("bench", "--seconds", "0.01", "--json").json
    assert [row["rules"] for row in found["engine"]] == ["two-handed", "partners"]
    assert [(row["hands"], row["runner"]) for row in found["kernel"]] == [(2, "CPython"), (4, "CPython")]
    assert all(row["deals"] > 0 for row in found["engine"] + found["kernel"])
    told = binocle("bench", "engine", "--seconds", "0.01")
    assert told.code == 0
    assert "at least 4,000 cards a second" in told.out
    assert "plain Python" in binocle("bench", "kernel", "--seconds", "0.01").out


def test_bench_compiled(binocle):
    """Compiled and plain kernel play the very same deals (checksum), and the ratio of their rates is told."""
    pytest.importorskip("numba")
    found = binocle("bench", "kernel", "--seconds", "0.02", "--json").json
    plain, fast = found["kernel"][:2]
    assert (plain["runner"], fast["runner"]) == ("CPython", "numba")
    assert plain["checksum"] == fast["checksum"]
    assert found["ratios"][0]["ratio"] == pytest.approx(fast["deals"] / plain["deals"])


def test_bench_playouts(binocle):
    """Playouts of every pack, compiled and plain the very same; the floor is told with its verdict."""
    pytest.importorskip("numba")
    found = binocle("bench", "playouts", "--seconds", "0.02", "--json").json["playouts"]
    assert [row["rules"] for row in found[::2]] == ["two-handed", "auction", "partners", "double-deck"]
    for plain, fast in zip(found[::2], found[1::2], strict=True):
        assert (plain["runner"], fast["runner"]) == ("CPython", "numba")
        assert plain["checksum"] == fast["checksum"]
    assert "at least 100,000 four-handed deals" in binocle("bench", "playouts", "--seconds", "0.02").out


def test_bench_worlds(binocle):
    """The rate of the sampler for every pack, compiled and plain; the floor is told with its verdict."""
    pytest.importorskip("numba")
    found = binocle("bench", "worlds", "--seconds", "0.02", "--json").json
    sets = ["two-handed", "midwest", "auction", "partners", "double-deck", "binokel"]
    assert [row["rules"] for row in found["worlds"][::2]] == sets
    for plain, fast in zip(found["worlds"][::2], found["worlds"][1::2], strict=True):
        assert (plain["runner"], fast["runner"]) == ("CPython", "numba")
        assert 0 < plain["slowest"] <= plain["worlds"] < fast["worlds"]
    assert found["floors"][0]["floor"] == 20_000


def test_a_single_deal_has_no_standard_error(binocle):
    """What cannot be known is null, and a dash for people."""
    match = ("arena", "steady", "random", "--rules", "two-handed", "--deals", "1")
    assert binocle(*match, "--json").json["standard_error"] is None
    assert "(standard error –)" in binocle(*match).out


def test_strength_form(binocle, tmp_path):
    """Rows as they are played, a page with tables, JSON; exit code 1 while something is open or does not hold."""
    asked = ("strength", "--only", "steady-random/bicycle/*", "--most", "40", "--keep", str(tmp_path / "kept"))
    page = tmp_path / "page.md"
    told = binocle(*asked, "--processes", "1", "--write", str(page))
    assert told.code == 0
    assert told.out.splitlines()[0].startswith("steady-random/bicycle/play: +")
    assert "2 of 2 rows hold" in told.out
    assert "2 of 2 rows hold" in page.read_text(encoding="utf-8")
    found = binocle(*asked, "--json").json
    assert found["holds"]
    assert [outcome["row"]["mode"] for outcome in found["outcomes"]] == ["play", "full"]
    one = ("strength", "--only", "steady-random/bicycle/full", "--most", "1", "--keep", str(tmp_path / "other"))
    fails = binocle(*one)
    assert fails.code == 1
    assert "DOES NOT HOLD, ahead by 0.0 standard errors only" in fails.out
    listed = binocle("strength", "--list", "--only", "expert-*").out.split()
    assert listed[0] == "expert-strong/two-handed/full"
    assert binocle("strength", "--list", "--only", "expert-*", "--json").json == {"rows": listed}
