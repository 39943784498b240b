"""Duplicate matches: what is scored, how matches are shared out, kept and stopped."""

import json
from math import log2, sqrt
from pathlib import Path

import msgspec
import pytest

from binocle.analysis import ArenaResult, MatchError, Standing, arena
from binocle.analysis.clock import Clock
from binocle.analysis.duplicate import Contract, Dealt, Duplicate, is_made, rotations
from binocle.analysis.kept import Kept
from binocle.analysis.match import Match, Share, patience
from binocle.analysis.result import result
from binocle.game import Game
from binocle.game.actions import PASS, Action, Bid
from binocle.game.public import Settlement
from binocle.game.state import Settled, State
from binocle.game.views import Budget, Decision, Player, View
from binocle.players import make
from binocle.players.registry import UnknownPlayerError
from binocle.record import load, verify
from binocle.rules import named, parse

TWO, THREE, FOUR = named("bicycle"), named("midwest"), named("partners")


class Stubborn:
    """Does the same thing whenever it is asked, allowed or not."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def decide(self, view: View, budget: Budget) -> Decision:  # noqa: ARG002 - it looks at nothing
        """That thing."""
        return Decision(self.action)


class Opener:
    """Bids the least once and passes then; plays the first card allowed."""

    def decide(self, view: View, budget: Budget) -> Decision:  # noqa: ARG002 - no dice
        """The first bid, a pass, or the first legal action."""
        if PASS in view.legal:
            return Decision(Bid(250) if Bid(250) in view.legal else PASS)
        return Decision(view.legal[0])


def dealt(game: Game, a: Player, b: Player, mode: str, deals: int) -> list[Dealt]:
    """So many deals between these players."""
    match = Duplicate(game, (a, b), make("steady", game), mode)  # type: ignore[arg-type]
    return [match.deal(number)[0] for number in range(deals)]


def by_seat(deals: list[Dealt], seat: int, turn: int) -> list[float]:
    """What a seat scored in one rotation, deal by deal."""
    return [deal.scores[turn][seat] for deal in deals]


def timeless(found: ArenaResult) -> ArenaResult:
    """The result without what depends on the machine."""
    return msgspec.structs.replace(found, times=None)


@pytest.mark.parametrize(("players", "partners"), [(2, False), (3, False), (4, True)])
def test_both_sit_equally_often_on_each_seat(players: int, partners: bool) -> None:
    """On every seat A and B sit in as many rotations; partners sit together; with three each is alone three times."""
    turns = rotations(players, partners=partners)
    for seat in range(players):
        assert sum(seating[seat] for seating in turns) * 2 == len(turns)
    assert len(set(turns)) == len(turns)
    assert all(set(seating) == {0, 1} for seating in turns)
    if partners:
        assert all(seating[0] == seating[2] and seating[1] == seating[3] for seating in turns)


def test_mean_and_standard_error() -> None:
    """Three deals with 10, 20 and 60 between the players: 30 on the mean, give or take 15.3 (variance 700, n 3)."""
    match = Match("a", "b", "", "full", 1, (0, 0), "")
    deals = [Dealt(n, x, ((1.0, 1.0), (1.0, 1.0)), (), (1, 0)) for n, x in enumerate((10.0, 20.0, 60.0))]
    share = Share(tuple(deals), (Clock(), Clock()), 1.0, (0.5, 0.25), (0.2, 0.1), 2049)
    deals[0] = msgspec.structs.replace(deals[0], ends=(Contract(-1, 0, "thrown-in", None),))
    found = result(match, Game(TWO), deals, [share], stop=None, sure=False, seconds=1, processes=1)
    assert found.difference == 30
    assert found.standard_error == pytest.approx(sqrt(700 / 3))
    assert found.interval == pytest.approx((30 - 1.96 * sqrt(700 / 3), 30 + 1.96 * sqrt(700 / 3)), abs=0.01)
    assert (found.deals, found.won, found.lost, found.illegal_a, found.illegal) == (3, 3, 0, 3, 3)
    assert (found.times.memory, found.times.warm_up_a, found.times.warm_up_b) == (3, 0.5, 0.25)
    assert found.passed_out == 1


def test_a_player_against_itself_is_level() -> None:
    """A player without dice gains nothing over itself, on each single deal, in every mode."""
    for rules in (TWO, THREE, FOUR):
        found = arena("steady", "steady", rules, deals=3)
        assert (found.difference, found.standard_error, found.illegal, found.level) == (0, 0, 0, 3)
    for mode in ("play", "game"):
        assert arena("steady", "steady", FOUR, deals=2, mode=mode).difference == 0


def test_names_swapped_turn_the_sign() -> None:
    """B against A on the same deals is A against B with the other sign, with three at the table too."""
    found = arena("steady", "random", THREE, deals=4, seed=3)
    swapped = arena("random", "steady", THREE, deals=4, seed=3)
    assert found.rotations == 6
    assert swapped.difference == pytest.approx(-found.difference)
    assert found.difference > 0
    assert [(seat.b, seat.a) for seat in swapped.seats] == [(seat.a, seat.b) for seat in found.seats]
    assert (swapped.won, swapped.lost, swapped.bid_a, swapped.made_b) == (
        found.lost,
        found.won,
        found.bid_b,
        found.made_a,
    )


def test_who_opens_is_always_set_here() -> None:
    """One deal by hand: the side that opens is declarer, made or set as the engine says, and only it has contracts."""
    deals = dealt(Game(FOUR), Opener(), Stubborn(PASS), "full", 3)
    ends = [end for deal in deals for end in deal.ends]
    assert len(ends) == 6
    assert {(end.who, end.bid) for end in ends} == {(0, 250)}
    assert {end.outcome == "made" for end in ends if end.made} <= {True}
    for deal in deals:
        (first, _, _, _), (_, second, _, _) = deal.scores
        others = deal.scores[0][1], deal.scores[1][0]
        assert deal.difference == (first - others[0] + second - others[1]) / 2


def test_all_pass() -> None:
    """When nobody ever bids every deal is passed out and changes nothing."""
    deals = dealt(Game(FOUR), Stubborn(PASS), Stubborn(PASS), "full", 4)
    assert [end.outcome for deal in deals for end in deal.ends] == ["thrown-in"] * 8
    assert [deal.difference for deal in deals] == [0.0] * 4
    assert {deal.illegal for deal in deals} == {(0, 0)}


def test_refused_actions_are_counted_and_replaced() -> None:
    """A player that bids when cards are due is counted out loud, and the deal goes on with the first legal action."""
    (deal,) = dealt(Game(FOUR), Stubborn(Bid(250)), Stubborn(PASS), "full", 1)
    assert min(deal.illegal) > 20


def test_play_fixes_the_contract() -> None:
    """In mode play the points of each rotation add up to the tricks of the deal; bidding players change nothing."""
    game = Game(FOUR)
    deals = dealt(game, Opener(), make("random", game), "play", 4)
    assert all(mine + theirs == 250 for mine, theirs in zip(by_seat(deals, 0, 0), by_seat(deals, 1, 0), strict=True))
    contracts = [end.who for deal in deals for end in deal.ends]
    assert sorted(contracts) == [0] * 4 + [1] * 4


def test_play_is_phase_two_with_a_stock() -> None:
    """Two-handed only tricks after the stock count: all rotations share what lies in them, the last trick included."""
    game = Game(TWO)
    for deal in dealt(game, make("random", game), Opener(), "play", 3):
        assert sum(deal.scores[0]) == sum(deal.scores[1])
        assert 10 < sum(deal.scores[0]) < 250


def test_games_are_won_by_one_side() -> None:
    """In mode game the winner's seats have 1 and the others 0, and the better player wins."""
    found = arena("steady", "random", FOUR, deals=2, mode="game")
    assert all(0 <= seat.a <= 1 and 0 <= seat.b <= 1 for seat in found.seats)
    assert found.difference == 1


@pytest.mark.rule("HR-26")
@pytest.mark.parametrize(
    ("outcome", "change", "made"),
    [
        ("revoked", (310, 0), True),
        ("revoked", (299, 100), False),
        ("revoked", (-300, 100), False),
        ("made", (300, 10), True),
        ("set", (-300, 10), False),
        ("gave-up", (-300, 10), False),
        ("thrown-in", (0, 0), None),
        ("claimed", (0, 0), None),
    ],
)
def test_whether_a_contract_was_made(outcome: str, change: tuple[int, int], made: bool | None) -> None:
    """A deal that a claim of revoke has ended is made when the declarer books his bid, and set when he does not."""
    game = Game(FOUR)
    settled = Settlement(outcome, (0, 0), (0, 0), 0, change, change, 1000)
    state: State = msgspec.structs.replace(game.start(), phase=Settled(settled))
    assert is_made(game, state) is None
    state = msgspec.structs.replace(state, public=msgspec.structs.replace(state.public, declarer=2, bid=300))
    assert is_made(game, state) is made


def test_same_match_again_and_in_several_processes() -> None:
    """Seed and deals fix every figure, whatever the number of processes; another seed gives other deals."""
    once = arena("steady", "random", TWO, deals=9, seed=5)
    assert timeless(once) == timeless(arena("steady", "random", TWO, deals=9, seed=5, processes=2))
    assert once.difference != arena("steady", "random", TWO, deals=9, seed=6).difference


def test_it_stops_when_it_is_certain() -> None:
    """With `stop` a clear lead ends the match, never before `least`, at the same deal in one process and in two."""
    found = arena("steady", "random", FOUR, deals=400, stop=4, least=20)
    assert found.sure
    assert 20 <= found.deals < 200
    assert found.distance > 4
    assert found.interval is not None
    assert 0 < found.interval[0] < found.difference < found.interval[1]
    assert timeless(found) == timeless(arena("steady", "random", FOUR, deals=400, stop=4, least=20, processes=2))
    level = arena("steady", "steady", FOUR, deals=25, stop=2, least=2)
    assert (level.deals, level.sure) == (25, False)


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """Kept shares are not played again, more deals can be asked for, and the result is that of one run."""
    file = tmp_path / "match"
    whole = arena("steady", "random", TWO, deals=12)
    assert arena("steady", "random", TWO, deals=5, keep=file).deals == 5
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines) + lines[-1][:40])  # torn in writing
    again = arena("steady", "random", TWO, deals=12, keep=file)
    assert timeless(again) == timeless(whole)
    assert file.read_bytes().startswith(b"".join(lines))
    size = file.stat().st_size
    told: list[object] = []
    assert timeless(arena("steady", "random", TWO, deals=12, keep=file, progress=told.append)) == timeless(whole)
    assert (file.stat().st_size, told) == (size, [])


def test_a_match_interrupted_loses_a_share_at_most(tmp_path: Path) -> None:
    """What was done before Ctrl-C stands in the file, and the match goes on to the same end."""
    file = tmp_path / "match"

    done = 0

    def interrupt(standing: Standing) -> None:
        if standing.done == done:
            raise KeyboardInterrupt

    for done in (1, 2):
        with pytest.raises(KeyboardInterrupt):
            arena("steady", "random", TWO, deals=6, keep=file, progress=interrupt)
        shares = [json.loads(line)["share"]["deals"] for line in file.read_bytes().splitlines()[1:]]
        assert len(shares) == done
    ended = arena("steady", "random", TWO, deals=6, keep=file)
    assert timeless(ended) == timeless(arena("steady", "random", TWO, deals=6))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": 2}, "its seed is 1, asked for is 2"),
        ({"mode": "play"}, "its mode is full"),
        ({"b": "steady"}, "its b is random"),
        ({"rules": FOUR}, "its rules are not those asked for"),
        ({"deadline": 9.0}, "its deadlines is"),
    ],
)
def test_the_file_of_another_match_is_refused(tmp_path: Path, change: dict[str, object], told: str) -> None:
    """Whatever differs is named, and the file stays as it is."""
    file = tmp_path / "match"
    asked = {"a": "steady", "b": "random", "rules": TWO, "deals": 2, "keep": file}
    arena(**asked)
    before = file.read_bytes()
    with pytest.raises(MatchError, match=told):
        arena(**asked | change)
    assert file.read_bytes() == before


def test_other_code_and_other_files_are_refused(tmp_path: Path) -> None:
    """A match is not mixed from two versions of the players, and no other file is written to."""
    match = Match("steady", "random", "{}", "full", 1, (0.5, 0.5), "abc")
    file = tmp_path / "match"
    Kept(file, match).__exit__()
    with pytest.raises(MatchError, match=r"begun by other code \(abc, now xyz\)"):
        Kept(file, msgspec.structs.replace(match, code="xyz"))
    for text in ("my diary\n", "no end of line", '{"arena":2}\n'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(MatchError, match="holds no match"):
            Kept(file, match)
        assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("mode", ["full", "play", "game"])
def test_deals_are_exported_as_records(tmp_path: Path, mode: str) -> None:
    """One record for each deal and rotation, with the players' names; each verifies; a folder in use is refused."""
    folder = tmp_path / "deals"
    arena("steady", "random", parse("midwest?score.target=200"), deals=2, mode=mode, export=folder)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{n:06d}-{turn}.jsonl" for n in range(2) for turn in range(6)]
    for file in files:
        record = load(file)
        verify(record)
        assert record.header.dealer == int(file.name[:6])
    assert [seat.name for seat in load(files[0]).header.seats] == ["steady", "random", "random"]
    with pytest.raises(MatchError, match="is not empty"):
        arena("steady", "random", THREE, deals=2, export=folder)


def test_exported_are_the_deals_that_count(tmp_path: Path) -> None:
    """A match that ends early leaves no record of deals behind it; one that goes on adds those that are missing."""
    folder, file = tmp_path / "deals", tmp_path / "match"
    found = arena("steady", "random", TWO, deals=300, stop=2, least=5, processes=2, keep=file, export=folder)
    assert found.sure
    assert len(list(folder.iterdir())) == 2 * found.deals
    (folder / "000002-0.jsonl").unlink()
    (folder / "000002-1.jsonl").unlink()
    again = arena("steady", "random", TWO, deals=300, stop=2, least=5, keep=file, export=folder)
    assert timeless(again) == timeless(found)
    assert len(list(folder.iterdir())) == 2 * found.deals


def test_moves_are_timed() -> None:
    """Every decision is counted, none is longer than the longest; a deadline that nobody can keep is always missed."""
    times = arena("steady", "random", TWO, deals=2, deadline=1e-9).times
    for player in (times.a, times.b):
        assert player.moves > 80
        assert 0 < player.mean <= player.longest
        assert 0 < player.p99 <= player.longest
        assert player.missed == player.missed_cpu == player.moves
    assert arena("steady", "random", TWO, deals=1).times.a.missed == 0
    assert times.memory < 600
    assert 0 < times.cold_a < times.warm_up_a
    assert 0 < times.cold_b < times.warm_up_b


def test_quantiles_of_times() -> None:
    """The 99th percentile is right to 4.5 per cent, also when readings are added up, and never above the longest."""
    whole = Clock()
    for part in (range(1, 501), range(501, 1001)):
        clock = Clock(moves=500, worst=part[-1] / 1000)
        for ms in part:
            name = int(log2(ms / 1000 / 1e-6) * 16)
            clock.classes[name] = clock.classes.get(name, 0) + 1
        whole.add(clock)
    assert 0.99 <= whole.quantile(0.99) <= 1.0
    assert 0.5 <= whole.quantile(0.5) <= 0.5 * 1.045
    assert Clock().quantile(0.99) == 0


def test_patience() -> None:
    """An expert may take three seconds, so may a program; all others half a second, whatever their options."""
    assert [patience(spec) for spec in ("expert", "expert?worlds=9", "cmd:./mybot")] == [3.0] * 3
    assert [patience(spec) for spec in ("strong?worlds=9", "steady")] == [0.5] * 2


def test_bad_requests() -> None:
    """Unknown players, and no deals at all, are refused."""
    with pytest.raises(UnknownPlayerError):
        arena("steady", "nobody", FOUR, deals=1)
    with pytest.raises(ValueError, match="at least 1"):
        arena("steady", "random", FOUR, deals=0)
