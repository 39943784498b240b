"""The driver of a table: computer players in their time, pauses, the record, results for the score sheet."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

import binocle.tui.host as host_module
from binocle.game.actions import Bid, CallOut, GiveUp, first_of
from binocle.game.events import Called, DealBooked, TrickTaken
from binocle.game.views import Budget, Decision, Refusal, View
from binocle.players import make
from binocle.record import load, verify
from binocle.rules import parse
from binocle.table import Act, Advice, Begin, Body, Continue, Hint, Join, Pausing, Undo
from binocle.tui.app import BinocleApp
from binocle.tui.host import LOOK, PERSON, THINKING, Host, StrangeProgramError
from binocle.tui.picking import PICKS, Picking
from binocle.tui.table_screen import TableScreen


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Callable[[str], Host]]:
    """Sits down at a new table of this set; computer players act at once."""
    sat: list[Host] = []

    def sit(rules: str) -> Host:
        chosen = parse(rules)
        seats = [PERSON, *["random"] * (chosen.seats.players - 1)]
        made = Host.new(chosen, seats, tmp_path / "games" / "game.jsonl", seed=5)
        made.instant = True
        made.tell(Join(0))
        made.tell(Begin())
        sat.append(made)
        return made

    yield sit
    for made in sat:
        made.close()


def _act(host: Host) -> None:
    """The first legal action that takes no right."""
    action = next(action for action in host.view.legal if not isinstance(action, GiveUp | CallOut))
    host.tell(Act(0, host.view.seq, action))


def _until(host: Host, wanted: Callable[[Body], bool], now: float = 0.0) -> Body:
    for _ in range(2000):
        for body in host.run(now):
            if wanted(body):
                return body
        if host.pausing:
            host.tell(Continue(0))
        else:
            _act(host)
    raise AssertionError("it never happened")


def test_at_once_or_after_a_moment(host: Callable[[str], Host]) -> None:
    """Paced, each computer player waits a moment, and `wake_at` says until when; at once, nothing is put off."""
    table = host("midwest")
    table.instant = False
    table.run(0.0)
    _act(table)
    told = [body for body in table.run(10.0) if isinstance(body, Called)]
    assert [call.seat for call in told] == [0]
    assert table.wake_at == 10.0 + THINKING
    assert table.run(10.1) == []
    told = [body for body in table.run(10.0 + THINKING) if isinstance(body, Called)]
    assert [call.seat for call in told] == [1]
    table.hurry()
    told = [body for body in table.run(10.6) if isinstance(body, Called)]
    assert [call.seat for call in told] == [2]


def test_a_trick_stays_for_its_time(host: Callable[[str], Host]) -> None:
    """Paced, the table stands still after a trick until the time is over; Continue ends it sooner."""
    table = host("two-handed")
    _until(table, lambda body: isinstance(body, TrickTaken))
    table.instant = False
    before = len(table.view.public.tricks)
    now = 100.0
    while len(table.view.public.tricks) == before:
        now += 1.0
        table.run(now)
        if not table.pausing and table.wake_at is None:
            _act(table)
    assert table.pausing == "trick"
    assert table.wake_at is not None
    assert table.wake_at > now
    table.run(now + 0.1)
    assert table.pausing == "trick"
    table.run(table.wake_at)
    assert not table.pausing


def test_hints_come_at_once_and_change_nothing(host: Callable[[str], Host]) -> None:
    """A hint is an answer of `steady` for this seat's view; the table stands as it stood."""
    table = host("partners")
    table.instant = False
    table.run(0.0)
    while not table.view.legal:
        table.hurry()
        table.run(0.0)
    before = table.view
    table.tell(Hint(0))
    (advice,) = [body for body in table.run(1.0) if isinstance(body, Advice)]
    assert advice.decision.action in before.legal
    assert table.view == before


def test_undo_takes_results_back_too(host: Callable[[str], Host]) -> None:
    """When the decision that ended a deal is taken back, its line leaves the score sheet."""
    table = host("two-handed")
    _until(table, lambda body: isinstance(body, DealBooked))
    table.run(0.0)
    assert list(table.results) == [1]
    table.tell(Undo(0))
    table.run(0.0)
    assert table.results == {}
    _until(table, lambda body: isinstance(body, DealBooked))
    assert list(table.results) == [1]


def test_everything_is_on_the_disk(host: Callable[[str], Host]) -> None:
    """A game that stops anywhere is whole on the disk, and goes on from there with the same sheet and view."""
    table = host("midwest?score.target=500")
    _until(table, lambda body: isinstance(body, DealBooked))
    for _ in range(9):
        table.tell(Continue(0)) if table.pausing else _act(table)
        table.run(0.0)
    table.tell(Undo(0))
    table.run(0.0)
    table.close()
    verify(load(table.file))
    again = Host.resumed(table.file, seed=5)
    assert again.results == table.results
    again.tell(Join(0))
    again.tell(Begin())
    views = [body for body in again.run(0.0) if isinstance(body, View)]
    assert views[-1].hand == table.view.hand
    assert views[-1].public == table.view.public
    again.close()


def test_refusals_reach_the_person(host: Callable[[str], Host]) -> None:
    """An action that is not allowed comes back with its reason, and nothing is written."""
    table = host("midwest")
    table.run(0.0)
    size = table.file.stat().st_size
    table.tell(Act(0, table.view.seq, GiveUp()))
    bodies = table.run(0.0)
    assert [type(body) for body in bodies] == [Refusal]
    assert table.file.stat().st_size == size


def test_the_sheet_waits_for_the_person(host: Callable[[str], Host]) -> None:
    """After a booked deal the table pauses without end, also when computer players act at once."""
    table = host("bicycle")
    pause = _until(table, lambda body: isinstance(body, Pausing) and body.occasion == "deal")
    assert isinstance(pause, Pausing)
    assert pause.seconds is None
    table.run(1e9)
    assert table.pausing == "deal"
    table.tell(Continue(0))
    table.run(1e9)
    assert table.view.deal_no == 2


@pytest.mark.parametrize("rules", ["two-handed", "midwest", "binokel", "partners"])
def test_the_person_is_forehand_first(rules: str, host: Callable[[str], Host]) -> None:
    """In the first deal the dealer sits just before the person, whichever way the turn goes."""
    table = host(rules)
    assert table.game.setting.seating.next(table.header.dealer) == table.me


def test_what_was_taken_back_is_no_longer_told(host: Callable[[str], Host]) -> None:
    """After an undo the news end where the decision stood; a game gone on with tells the same ones."""
    table = host("midwest")
    table.run(0.0)
    before = list(table.told)
    assert before
    _act(table)
    table.run(0.0)
    assert len(table.told) > len(before)
    table.tell(Undo(0))
    table.run(0.0)
    assert table.told == before
    assert table.decided
    table.close()
    again = Host.resumed(table.file, seed=5)
    again.close()
    assert again.told[1:] == before[1:]  # the hand of a record is sorted


@pytest.mark.parametrize("rules", ["midwest", "auction", "partners-passing", "partners-widow", "binokel"])
def test_hints_for_cards_that_go_together(rules: str, host: Callable[[str], Host]) -> None:
    """The advice names as many cards as are still due beside the picked ones, and all of them are taken."""
    table = host(rules)
    pick = Picking(table.game)
    for _ in range(3000):
        table.run(0.0)
        pick.look(table.view)
        if pick.duty in PICKS:
            break
        bids = [action for action in table.view.legal if isinstance(action, Bid)]
        table.tell(Continue(0)) if table.pausing else table.tell(Act(0, table.view.seq, (bids or table.view.legal)[0]))
    first = next(n for n, held in enumerate(pick.cards) if held.legal)
    chosen = [pick.single(pick.cards[first])]
    view = table.view
    advice = table.ahead(chosen, pick.due)
    assert len(advice) == pick.due - 1
    assert table.view == view
    assert table.ahead([each.action for each in table.ahead([], pick.due)], pick.due) == []
    for action in (*chosen, *(each.action for each in advice)):
        table.tell(Act(0, table.view.seq, action))
        assert not any(isinstance(body, Refusal) for body in table.run(0.0))
    pick.look(table.view)
    assert pick.duty not in PICKS or pick.due == 0 or rules == "partners-passing"


class Slow:
    """Thinks for a while, then does what is done for a seat without an answer; says a fault if told to."""

    def __init__(self, seconds: float, fault: str = "") -> None:
        self.seconds = seconds
        self.fault = fault

    def decide(self, view: View, budget: Budget) -> Decision:  # noqa: ARG002 - it needs neither dice nor worlds
        """The first legal action."""
        sleep(self.seconds)
        return Decision(first_of(view.legal), fault=self.fault)


def _sit(player: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Host:
    """A paced table where the others are this player."""
    monkeypatch.setattr(host_module, "make", lambda name, game, **_: make(name, game) if name == "steady" else player)
    table = Host.new(parse("midwest"), [PERSON, "cmd:slow", "cmd:slow"], tmp_path / "game.jsonl", seed=5)
    table.tell(Join(0))
    table.tell(Begin())
    return table


def test_who_thinks_long_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Aside, a long thought leaves the table free: `run` comes back at once and is asked again until it counts."""
    table = _sit(Slow(0.4), tmp_path, monkeypatch)
    table.think_aside()
    table.run(0.0)
    _act(table)
    began = monotonic()
    assert [body.seat for body in table.run(1.0) if isinstance(body, Called)] == [0]
    assert monotonic() - began < 0.3
    assert table.wake_at == 1.0 + LOOK
    assert table.run(1.1) == []
    while table.wake_at == 1.1 + LOOK:
        sleep(0.02)
        table.run(1.1)
    assert table.wake_at == 1.0 + THINKING  # the thought is part of the moment that a player takes
    assert [body.seat for body in table.run(1.0 + THINKING) if isinstance(body, Called)] == [1]
    table.close()


def test_a_thought_from_before_an_undo_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a player was thinking about when a decision was taken back is forgotten."""
    table = _sit(Slow(0.2), tmp_path, monkeypatch)
    table.instant = True
    table.think_aside()
    table.run(0.0)
    before = table.view
    _act(table)
    table.run(1.0)
    table.tell(Undo(0))
    table.run(1.1)
    sleep(0.5)
    assert not [body for body in table.run(1.2) if isinstance(body, Called)]
    assert table.view.public.calls == before.public.calls
    assert table.view.legal == before.legal
    table.close()


def test_lost_moves_are_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision that was none is noted with its seat and kind; asked again, there is nothing new."""
    table = _sit(Slow(0.0, "late"), tmp_path, monkeypatch)
    table.instant = True
    table.run(0.0)
    _act(table)
    table.run(1.0)
    assert table.take_faults()[:2] == [(1, "late"), (2, "late")]
    assert table.take_faults() == []
    table.close()


async def test_a_lost_move_is_told_on_the_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person reads who lost a move and how, and goes on playing."""
    table = _sit(Slow(0.0, "late"), tmp_path, monkeypatch)
    table.instant = True
    (tmp_path / "settings.json").write_text('{"instant": true}', encoding="utf-8")
    app = BinocleApp("en", tmp_path, host=table)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        seq = table.view.seq
        await pilot.press("enter")
        await pilot.pause()
        assert table.view.seq > seq
        assert isinstance(app.screen, TableScreen)
        assert "did not answer in time" in " ".join(app.screen.board.sheet.plain.split())


def test_a_program_is_only_started_when_it_is_trusted(tmp_path: Path) -> None:
    """Sitting down anew it is what the person asked for; in a record it may be anybody's wish."""
    file = tmp_path / "game.jsonl"
    bot = f"cmd:{sys.executable} -S {Path(__file__).parents[3] / 'docs' / 'examples' / 'bot.py'}"
    table = Host.new(parse("two-handed"), [PERSON, bot], file, seed=1)
    assert table.programs
    table.close()
    before = file.read_bytes()
    with pytest.raises(StrangeProgramError, match="--trust"):
        Host.resumed(file)
    assert file.read_bytes() == before
    Host.resumed(file, trust=True).close()
