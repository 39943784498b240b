"""The driver of a table: computer players in their time, pauses, the record, results for the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from binocle.game.actions import CallOut, GiveUp
from binocle.game.events import Called, DealBooked, TrickTaken
from binocle.game.views import Refusal, View
from binocle.record import load, verify
from binocle.rules import parse
from binocle.table import Act, Advice, Begin, Body, Continue, Hint, Join, Pausing, Undo
from binocle.tui.host import PERSON, THINKING, Host


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
