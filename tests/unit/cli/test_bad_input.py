"""Bad input of every sort: exit code 2, one clear line on stderr, nothing on stdout, never a traceback."""

import pytest

MELD = ("meld", "KS QS", "--trump", "S")
PERFT = ("perft", "AS", "TS", "--trump", "S", "--depth", "1")

BAD = [
    # arguments
    (("nosuchverb",), "there is no verb 'nosuchverb'"),
    (("meld",), "HAND"),
    (("meld", "AS", "TS"), "unexpected extra argument"),
    (("meld", "AS", "--trump"), "requires an argument"),
    (("meld", "--nosuch"), "--nosuch"),
    (("--nosuch",), "--nosuch"),
    (("rules", "nosuch"), "nosuch"),
    (("rules", "show"), "NAME"),
    (("winner",), "TRICK"),
    (("perft",), "HAND"),
    ((*PERFT[:5],), "--depth"),
    # cards and hands
    (("meld", "AX", "--trump", "S"), "'AX' at position 0"),
    (("meld", "AS 1S", "--trump", "S"), "'1S' at position 3"),
    (("meld", "AS A", "--trump", "S"), "without its suit"),
    (("meld", "", "--trump", "S"), "hand has no card"),
    (("meld", "  , ", "--trump", "S"), "hand has no card"),
    (("meld", "AS AS AS", "--trump", "S"), "AS comes 3 times"),
    (("meld", "8S", "--trump", "S"), "8S is not in the pack of 48"),
    (("meld", "9S", "--trump", "S", "--rules", "double-deck"), "9S is not in the pack of 80"),
    (("meld", "AS\nKX\nQS", "--trump", "S"), "'KX' at position 3"),
    (("meld", "A\x1b[31mS", "--trump", "S"), "at position 0"),
    (("meld", "\udcff\udcfe", "--trump", "S"), "at position 0"),
    (("meld", "Q" * 100_000, "--trump", "S"), "100000 characters"),
    (("meld", "AS " * 600, "--trump", "S"), "AS comes 600 times"),
    # trump
    (("meld", "KS QS"), "trump is missing"),
    (("meld", "KS QS", "--trump", ""), "trump is missing"),
    (("meld", "KS QS", "--trump", "X"), "trump is 'X'; allowed: one of S H D C"),
    (("meld", "KS QS", "--trump", "SH"), "trump is 'SH'"),
    (("winner", "KS QS", "--trump", "swords"), "allowed: one of S H D C"),
    # tricks
    (("winner", "", "--trump", "S"), "the trick has 0 cards; allowed: 1 to 4"),
    (("winner", "9S JS QS KS TS", "--trump", "S"), "the trick has 5 cards"),
    (("winner", "AS AS AS", "--trump", "S"), "AS comes 3 times"),
    (("legal", "AS", "--trick", "9H 9S 9D 9C JC", "--trump", "S"), "the trick has 5 cards; allowed: 0 to 4"),
    (("legal", "AS", "--trick", "AS AS", "--trump", "S"), "AS comes 3 times"),
    (("legal", "", "--trick", "AS", "--trump", "S"), "hand has no card"),
    (("legal", "AS", "--trick", "ZZ", "--trump", "S"), "'ZZ' at position 0"),
    (("legal", "AS", "--trump", "S", "--phase", "draw"), "phase is 'draw'; allowed: play or stock"),
    # rule sets
    ((*MELD, "--rules", "nosuch"), 'there is no rule set "nosuch"'),
    ((*MELD, "--rules", ""), "there is no rule set"),
    ((*MELD, "--rules", "partners?score.target=abc"), "score.target"),
    ((*MELD, "--rules", "partners?score.target=1e99"), "score.target"),
    ((*MELD, "--rules", "partners?score.target=nan"), "score.target"),
    ((*MELD, "--rules", "partners?pack.copies=1000"), "pack.copies"),
    ((*MELD, "--rules", "partners?nosuch=1"), "nosuch"),
    ((*MELD, "--rules", "partners?score.target=1000&score.target=2000"), "stated twice"),
    ((*MELD, "--rules", "partners?" + "x" * 100_000), "too long"),
    ((*MELD, "--lang", "tlh"), "there are no texts in this language"),
    (("rules", "show", "nosuch"), 'there is no rule set "nosuch"'),
    # perft
    (("perft", "AS", "--trump", "S", "--depth", "1"), "1 hands; allowed: 2 to 4"),
    (("perft", *["AS KS"] * 5, "--trump", "S", "--depth", "1"), "5 hands"),
    (("perft", "AS KS", "TS", "--trump", "S", "--depth", "1"), "hands have 2, 1 cards"),
    (("perft", "AS AS", "AS TS", "--trump", "S", "--depth", "1"), "AS comes 3 times"),
    ((*PERFT[:-1], "-1"), "depth is -1"),
    ((*PERFT[:-1], "1000000"), "depth is 1000000"),
    ((*PERFT[:-1], "two"), "--depth"),
    ((*PERFT, "--leader", "2"), "leader is 2; allowed: 0 to 1"),
    # files
    (("verify", "/no/such/file"), "No such file"),
    (("replay", "/"), "/"),
    (("melding", "/no/such/file"), "No such file"),
    (("settle",), "FILE"),
    # arena, bench, play
    (("arena", "steady"), "B"),
    (("arena", "steady", "nosuch"), "there is no player 'nosuch'"),
    (("arena", "steady", "random", "--deals", "0"), "deals is 0"),
    (("arena", "steady", "random", "--mode", "half"), "mode is 'half'; allowed: full, play, game"),
    (("arena", "steady", "random", "--processes", "0"), "processes is 0"),
    (("arena", "steady", "random", "--stop", "0.5"), "stop is 0.5; allowed: 1 to 8"),
    (("arena", "steady", "random", "--least", "1"), "least is 1"),
    (("arena", "steady", "random", "--least", "40"), "--least goes with --stop"),
    (("arena", "steady", "random", "--deadline", "nan"), "deadline is nan"),
    (("arena", "steady", "random", "--backend", "moon"), "backend is 'moon'; allowed: local, ray"),
    (("arena", "steady", "random", "--keep", "/"), "/"),
    (("strength", "--only", "nobody/*"), "no row fits"),
    (("strength", "--most", "0"), "most is 0"),
    (("ladder", "steady"), "there are 1 players; allowed: 2 to 40"),
    (("ladder", "steady", "steady"), "at least two, all different"),
    (("ladder", "steady", "random", "--mode", "half"), "mode is 'half'"),
    (("bench", "oracle"), "part is 'oracle'; allowed: engine, kernel, playouts, worlds"),
    (("bench", "--seconds", "nan"), "seconds is nan"),
    (("bench", "solver", "--seconds", "2"), "--seconds does not go with solver"),
    (("play", "--rules", "nosuch"), 'there is no rule set "nosuch"'),
    (("play", "--rules", "midwest", "--seats", "you,steady"), "allowed: 3 in midwest"),
    (("play", "--rules", "two-handed", "--seats", "you,nosuch"), "allowed: random, easy, steady"),
    (("play", "--rules", "two-handed", "--seats", "you,you"), "names you 2 times"),
    (("play", "--bots", "nosuch"), "--bots names 'nosuch'"),
    (("play", "--resume", "/no/such/file"), "No such file"),
    (("play", "--resume", "x", "--rules", "midwest"), "--resume goes on with"),
    (("play", "--seed", "x"), "--seed"),
    (("play", "--lang", "tlh"), "there are no texts in this language"),
]


@pytest.mark.parametrize(("args", "told"), BAD, ids=range(len(BAD)))
def test_one_clear_line(binocle, args, told):
    """Exit code 2; stderr holds exactly one line, of bounded length, that names what was wrong."""
    found = binocle(*args)
    assert (found.code, found.out) == (2, "")
    (line,) = found.err.splitlines()
    assert line.startswith("binocle: ")
    assert told in line
    assert len(line) < 300
    assert "\x1b" not in line
    assert "Traceback" not in line


def test_a_fault_of_ours_is_one_line_too(binocle, monkeypatch):
    """Whatever breaks inside, a person sees one line that asks to report it; the code is none of 0, 1, 2."""
    monkeypatch.setattr("binocle.cli.verbs.winner.trick_winner", lambda *_: 1 / 0)
    found = binocle("winner", "AS TS", "--trump", "S")
    assert found.code == 70
    assert len(found.err.splitlines()) == 1
    assert "report" in found.err
