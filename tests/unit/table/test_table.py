"""What a table does with each command."""

import io
import math
import random
import re

import msgspec
import pytest

from binocle.deal import random_deal
from binocle.errors import IllegalAction, RecordError
from binocle.game.actions import CALL_OUT, PASS, Bid, Deal, LayMelds, Play
from binocle.game.events import HandDealt, TrickTaken
from binocle.game.views import Budget, Decision, View
from binocle.record import Entry, History, Writer, jsonl, verify
from binocle.seats import OVER
from binocle.table import (
    Act,
    Advice,
    Append,
    Ask,
    Begin,
    Continue,
    Dealt,
    Decided,
    Fault,
    Hint,
    Join,
    Leave,
    NeedDeal,
    Over,
    Pace,
    Pausing,
    Send,
    Table,
    TakenBack,
    Tick,
    Undo,
    Wake,
)
from tests.strategies import choose, game_of, some_names
from tests.unit.table.tables import Driven, refused


def play_on(table: Driven, turns: int) -> None:
    """The person at seat 0 takes this many turns, or fewer when the game ends."""
    for _ in range(turns):
        if table.table.to_act != 0:
            break
        table.tell(Act(0, table.table.seq, choose(table.rng, table.view().legal)))


def test_beginning() -> None:
    """Before `Begin` nothing moves; then chance deals, computer players act, and the person sees hand and view."""
    table = Driven("midwest")
    table.tell(Join(0))
    assert table.entries == []
    assert refused(table.tell(Act(0, 0, PASS))) == ["table/not-begun"]
    assert refused(table.tell(Hint(0))) == ["table/not-begun"]
    assert refused(table.tell(Undo(0))) == ["table/not-begun"]
    table.tell(Begin())
    hands = [body for body in table.sent[0] if isinstance(body, HandDealt)]
    assert len(hands) == 1
    view = table.sent[0][-1]
    assert isinstance(view, View)
    assert view.hand is not None
    assert sorted(view.hand) == sorted(hands[0].hand or ())
    assert view.to_act == 0
    assert view == table.view()


def test_seq_counts_entries() -> None:
    """The seq of the views is the number of entries in the record, and an undo makes it grow too."""
    table = Driven("partners").sit_down()
    play_on(table, 3)
    before = table.table.seq
    assert before == len(table.entries) == table.view().seq
    table.tell(Undo(0))
    assert table.table.seq == before + 1 == len(table.entries)
    assert [entry.n for entry in table.entries] == list(range(1, len(table.entries) + 1))


@pytest.mark.parametrize(
    "line",
    [
        *some_names(4, "undo"),
        "partners-passing?exchange.pass_order=at-once",
        "partners-widow",
        "binokel?trump.durch=true&play.revoke=judged&score.shoot=1000",
        "hay?deal.last_choice=true",
        "midwest?deal.redeal=five-nines&money.kind=pool",
    ],
)
def test_undo_in_every_phase(line: str) -> None:
    """Whatever the person has just decided, taking it back brings the very view in which he decided."""
    table = Driven(line, seed=9).sit_down()
    phases = set()
    for _ in range(60):
        before = table.view()
        if before.to_act != 0:
            break
        table.tell(Act(0, before.seq, choose(table.rng, before.legal)))
        if table.view().deal_no == before.deal_no and table.table.can_undo(0) and table.rng.random() < 0.5:
            table.tell(Undo(0))
            assert msgspec.structs.replace(table.view(), seq=before.seq) == before
            phases.add(type(before.phase))
            table.tell(Act(0, table.table.seq, choose(table.rng, table.view().legal)))
    assert len(phases) >= 1
    verified = table.replayed()
    assert verified.state == table.table._history.state


def test_double_tap() -> None:
    """L11: a second action for the same position is ignored: no change, no penalty, no answer."""
    table = Driven("partners").sit_down()
    view = table.view()
    first, second = view.legal[0], view.legal[-1]
    table.tell(Act(0, view.seq, first))
    entries = list(table.entries)
    state = table.view()
    assert table.table.handle(Act(0, view.seq, second), 0.0) == ()
    assert table.table.handle(Act(0, view.seq, first), 0.0) == ()
    assert (table.entries, table.view()) == (entries, state)


def test_stale_action() -> None:
    """An action for a position that has gone, or has not come, is refused by code and changes nothing."""
    table = Driven("midwest").sit_down()
    play_on(table, 2)
    view = table.view()
    for seq in (view.seq - 1, view.seq + 1, 0, -1):
        assert refused(table.table.handle(Act(0, seq, view.legal[0]), 0.0)) == ["table/stale"]
    assert table.view() == view


def test_illegal_action() -> None:
    """The rules' refusal reaches only the seat that tried, and nothing changes."""
    table = Driven("midwest", people=(0, 1, 2)).sit_down()
    view = table.view(table.table.to_act)
    seat = view.to_act
    effects = table.table.handle(Act(seat, view.seq, Bid(10)), 0.0)
    assert refused(effects) == ["auction/too-low"]
    assert [effect.seat for effect in effects if isinstance(effect, Send)] == [seat]
    assert table.view(seat) == view
    other = (seat + 1) % 3
    assert refused(table.table.handle(Act(other, view.seq, PASS), 0.0)) == ["turn/not-yours"]


def test_a_person_cannot_deal() -> None:
    """Cards come from chance alone, even when it is nobody's turn."""
    table = Driven("midwest")
    table.tell(Join(0))
    table.table.handle(Begin(), 0.0)
    deal = random_deal(table.table.game, random.Random(1))
    assert refused(table.table.handle(Act(0, 0, deal), 0.0)) == ["turn/not-now"]
    assert table.table.seq == 0


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_no_such_seat(seat: int) -> None:
    """A seat that is not there is refused for every command; -1 is not the last seat."""
    table = Driven("partners").sit_down()
    before = table.view()
    for command in (Join(seat), Leave(seat), Act(seat, before.seq, PASS), Undo(seat), Hint(seat), Continue(seat)):
        assert refused(table.table.handle(command, 0.0)) == ["turn/no-such-seat"]
    assert table.table.handle(Decided(seat, before.seq, Decision(PASS)), 0.0) == ()
    assert table.view() == before


def test_a_computer_players_seat_is_taken() -> None:
    """Nobody can sit down at, or act from, a computer player's seat."""
    table = Driven("partners").sit_down()
    for command in (Join(1), Act(1, table.table.seq, PASS), Undo(1), Hint(1)):
        assert refused(table.table.handle(command, 0.0)) == ["table/not-a-person"]
    assert all(not bodies for seat, bodies in table.sent.items() if seat != 0)


def test_leaving_and_coming_back() -> None:
    """Who has left is sent nothing and cannot act; who comes back is sent the view, identical to the one kept."""
    table = Driven("midwest", people=(0, 1)).sit_down()
    while table.table.to_act != 1:
        table.tell(Act(0, table.table.seq, choose(table.rng, table.view(0).legal)))
    table.tell(Leave(0))
    sent = len(table.sent[0])
    assert refused(table.table.handle(Act(0, table.table.seq, PASS), 0.0)) == ["table/not-joined"]
    table.tell(Act(1, table.table.seq, choose(table.rng, table.view(1).legal)))
    assert len(table.sent[0]) == sent
    assert table.table.handle(Join(0), 0.0) == (Send(0, table.view(0)),)


def test_late_answers_are_passed_over() -> None:
    """A computer player's or the dealer's answer to an earlier question changes nothing; nor does one for a person."""
    table = Driven("partners").sit_down()
    play_on(table, 2)
    before = table.view()
    old = table.asked[-1]
    assert table.table.handle(Decided(old.seat, old.view.seq, Decision(old.view.legal[0])), 0.0) == ()
    assert table.table.handle(Decided(0, before.seq, Decision(before.legal[0])), 0.0) == ()
    deal = random_deal(table.table.game, random.Random(2))
    assert table.table.handle(Dealt(before.seq, deal), 0.0) == ()
    assert table.table.handle(Dealt(0, deal), 0.0) == ()
    assert table.view() == before


def test_old_cards_are_not_dealt_again() -> None:
    """Cards that were dealt for an earlier deal do not count for the next one."""
    table = Driven("partners?score.length=deals&score.length_count=9", people=())
    table.tell(Begin())
    deals = [entry for entry in table.entries if isinstance(getattr(entry, "action", None), Deal)]
    again = Table(History(table.header))
    again.handle(Begin(), 0.0)
    for entry in table.entries:
        if entry.n > 1 and entry in deals:
            assert again.handle(Dealt(0, deals[0].action), 0.0) == ()
            assert again.handle(Dealt(entry.n - 1, entry.action), 0.0) != ()
        elif again.seq < entry.n:
            assert isinstance(entry, Entry)
            command = Dealt(0, entry.action) if entry.n == 1 else Decided(entry.seat, again.seq, Decision(entry.action))
            again.handle(command, 0.0)
    assert len(deals) == 9
    assert again.view(0) == table.view(0)


def test_a_refused_decision_costs_one_decision() -> None:
    """A computer player that names an illegal action is overruled by its first legal one, and the game goes on."""
    table = Driven("midwest", people=())
    effects = table.table.handle(Begin(), 0.0)
    assert isinstance(effects[-1], NeedDeal)
    effects = table.table.handle(Dealt(0, random_deal(table.table.game, random.Random(3))), 0.0)
    ask = effects[-1]
    assert isinstance(ask, Ask)
    effects = table.table.handle(Decided(ask.seat, ask.view.seq, Decision(LayMelds())), 0.0)
    fault = effects[0]
    assert isinstance(fault, Fault)
    assert (fault.seat, fault.action, fault.refusal.code) == (ask.seat, LayMelds(), "turn/not-now")
    entry = next(effect.entry for effect in effects if isinstance(effect, Append))
    assert entry.action == PASS


def test_a_wrong_deal_is_our_fault() -> None:
    """Cards that are no deal of this pack raise, and the table still waits for the deal."""
    table = Driven("midwest")
    table.table.handle(Begin(), 0.0)
    with pytest.raises(IllegalAction, match="deal/"):
        table.table.handle(Dealt(0, Deal(())), 0.0)
    assert table.table.seq == 0


def test_hint() -> None:
    """A hint is asked for with the person's own view, reaches only that person, and changes nothing."""
    table = Driven("partners", people=(0, 1, 2, 3)).sit_down()
    seat = table.table.to_act
    before = table.view(seat)
    effects = table.table.handle(Hint(seat), 0.0)
    assert effects == (Ask(seat, before, Budget(seed=table.table.seq), hint=True),)
    advice = Decision(before.legal[0], why="because")
    assert table.table.handle(Decided(seat, before.seq, advice, hint=True), 0.0) == (Send(seat, Advice(advice)),)
    assert table.view(seat) == before
    assert refused(table.table.handle(Hint((seat + 1) % 4), 0.0)) == ["table/no-hint-now"]
    table.tell(Act(seat, before.seq, before.legal[0]))
    assert table.table.handle(Decided(seat, before.seq, advice, hint=True), 0.0) == ()


def test_mechanical_steps_are_recorded() -> None:
    """Melds of auction games and last cards are laid by the table itself, each as an entry of the record."""
    table = Driven("partners").sit_down()
    while not (table.over or table.view().deal_no > 1):
        play_on(table, 1)
    laid = [entry for entry in table.entries if isinstance(getattr(entry, "action", None), LayMelds)]
    assert len(laid) % 4 == 0
    assert laid
    plays = [entry for entry in table.entries if isinstance(getattr(entry, "action", None), Play)]
    assert len(plays) >= 48
    assert not any(
        isinstance(action, LayMelds) for view in table.sent[0] if isinstance(view, View) for action in view.legal
    )


# ------------------------------------------------------------------------------------------------ undo


def test_undo_goes_back_over_the_others() -> None:
    """An undo leads to the view of the person's last decision, again and again, down to the first of the deal."""
    table = Driven("two-handed").sit_down()
    views = []
    for _ in range(6):
        views.append(table.view())
        play_on(table, 1)
    for view in reversed(views):
        effects = table.tell(Undo(0))
        assert isinstance(effects[0], Append)
        assert effects[1] == Send(0, TakenBack(0))
        now = table.view()
        assert (now.hand, now.public, now.phase, now.legal) == (view.hand, view.public, view.phase, view.legal)
    assert refused(table.tell(Undo(0))) == ["table/nothing-to-undo"]
    assert table.replayed().state == table.table._history.state


def test_undo_never_leaves_the_deal() -> None:
    """Once the next deal is dealt, the last one cannot be taken back."""
    table = Driven("partners").sit_down()
    while table.view().deal_no < 2 or table.view().public.calls[-1:] == ():
        play_on(table, 1)
    assert table.view().deal_no == 2
    while table.table.can_undo(0):
        table.tell(Undo(0))
    assert table.view().deal_no == 2


def test_no_undo_among_people() -> None:
    """With a second person at the table nothing is taken back."""
    table = Driven("partners", people=(0, 2)).sit_down()
    seat = table.table.to_act
    table.tell(Act(seat, table.table.seq, choose(table.rng, table.view(seat).legal)))
    assert refused(table.tell(Undo(seat))) == ["table/undo-among-people"]
    assert not table.table.can_undo(seat)


def test_no_undo_after_the_end() -> None:
    """A game that is won stays won; nothing more can be done in it."""
    table = Driven("bicycle").sit_down()
    table.tell(Act(0, table.table.seq, CALL_OUT))
    assert table.over == Over(1)
    assert table.table.to_act == OVER
    assert refused(table.tell(Undo(0))) == ["turn/game-over"]
    assert refused(table.tell(Hint(0))) == ["table/no-hint-now"]
    assert Over(1) in table.table.handle(Begin(), 0.0)


def test_answer_to_an_undone_question() -> None:
    """A decision that was asked for before an undo does not count after it, though the position may look the same."""
    table = Driven("partners").sit_down()
    view = table.view()
    effects = table.table.handle(Act(0, view.seq, view.legal[0]), 0.0)
    ask = effects[-1]
    assert isinstance(ask, Ask)
    table.table.handle(Undo(0), 0.0)
    assert table.table.handle(Decided(ask.seat, ask.view.seq, Decision(ask.view.legal[0])), 0.0) == ()
    again = table.table.handle(Act(0, table.table.seq, view.legal[0]), 0.0)[-1]
    assert isinstance(again, Ask)
    assert again.view.seq != ask.view.seq
    assert table.table.handle(Decided(ask.seat, ask.view.seq, Decision(ask.view.legal[0])), 0.0) == ()
    assert table.table.handle(Decided(ask.seat, again.view.seq, Decision(again.view.legal[0])), 0.0) != ()


# ------------------------------------------------------------------------------------------------ pauses


def until_pause(table: Driven) -> tuple[str, float | None]:
    """Play until the table pauses; what for, and for how long."""
    while table.table.pausing is None:
        play_on(table, 1)
    told = [body for body in table.sent[0] if isinstance(body, Pausing)][-1]
    return told.occasion, told.seconds


def test_pause_after_a_trick() -> None:
    """L12: until a full trick is cleared nobody can lead, and nothing changes; then the lead is accepted."""
    table = Driven("two-handed", pace=Pace(trick=2.0)).sit_down()
    assert until_pause(table) == ("trick", 2.0)
    while table.view().to_act != 0:
        table.tell(Continue(0))
        until_pause(table)
    view = table.view()
    assert view.legal == ()
    legal = table.table.game.legal(table.table._history.state, 0)
    assert refused(table.tell(Act(0, view.seq, legal[0]))) == ["table/pausing"]
    assert refused(table.tell(Hint(0))) == ["table/pausing"]
    assert table.view() == view
    table.now = 1.9
    assert table.tell(Tick()) == ()
    assert table.table.pausing == "trick"
    table.now = 2.0
    effects = table.table.handle(Tick(), table.now)
    assert table.table.pausing is None
    assert any(isinstance(effect, Send) and effect.body == table.view() for effect in effects)
    after = table.view()
    assert after.legal != ()
    assert refused(table.tell(Act(0, after.seq, after.legal[0]))) == []
    assert table.table.seq > after.seq


def test_wake_up_call() -> None:
    """A pause that ends by itself comes with the time to wake up; one without end does not."""
    table = Driven("two-handed", pace=Pace(trick=2.0)).sit_down()
    table.now = 5.0
    while table.table.pausing is None:
        effects = table.tell(Act(0, table.table.seq, choose(table.rng, table.view().legal)))
    assert effects[-1] == Wake(7.0)
    table = Driven("two-handed", pace=Pace(trick=math.inf)).sit_down()
    while table.table.pausing is None:
        effects = table.tell(Act(0, table.table.seq, choose(table.rng, table.view().legal)))
    assert not any(isinstance(effect, Wake) for effect in effects)
    assert effects[-1] == Send(0, Pausing("trick", None))
    table.now = 1e9
    assert table.tell(Tick()) == ()


def test_everybody_continues() -> None:
    """A pause ends when all people present have continued; who leaves or is away does not hold it up."""
    table = Driven("midwest", people=(0, 1, 2), pace=Pace(trick=math.inf)).sit_down()
    while table.table.pausing is None:
        seat = table.table.to_act
        table.tell(Act(seat, table.table.seq, choose(table.rng, table.view(seat).legal)))
    assert table.tell(Continue(0)) == ()
    assert table.tell(Continue(0)) == ()
    assert table.table.pausing == "trick"
    assert table.tell(Leave(1)) == ()
    assert table.tell(Continue(2)) != ()
    assert table.table.pausing is None
    assert table.tell(Continue(2)) == ()


def test_the_last_to_leave_ends_no_pause() -> None:
    """Who was cut off while looking at a deal finds it again: without anybody there the table goes on to nothing."""
    table = Driven("partners", pace=Pace(deal=math.inf)).sit_down()
    while table.table.pausing is None:
        play_on(table, 1)
    deal = table.view().deal_no
    assert table.tell(Leave(0)) == ()
    assert table.table.pausing == "deal"
    table.tell(Join(0))
    assert (table.table.pausing, table.table.waiting, table.view().deal_no) == ("deal", (0,), deal)
    table.tell(Continue(0))
    assert table.view().deal_no == deal + 1


def test_a_game_read_between_deals_waits() -> None:
    """A table that was read from its record between two deals shows the last one before it deals anew."""
    table = Driven("partners", pace=Pace(deal=math.inf)).sit_down()
    while table.table.pausing is None:
        play_on(table, 1)
    again = Table(table.table._history, pace=Pace(deal=math.inf))
    again.handle(Join(0), 0.0)
    again.handle(Begin(), 0.0)
    assert (again.pausing, again.waiting) == ("deal", (0,))
    assert any(isinstance(effect, NeedDeal) for effect in again.handle(Continue(0), 0.0))


def test_joining_in_a_pause() -> None:
    """Who comes back in a pause is told of it, with the time that is left."""
    table = Driven("two-handed", pace=Pace(trick=4.0)).sit_down()
    until_pause(table)
    assert table.table.handle(Join(0), 1.0)[-1] == Send(0, Pausing("trick", 3.0))


def test_undo_in_a_pause() -> None:
    """An undo ends the pause at once."""
    table = Driven("two-handed", pace=Pace(trick=math.inf)).sit_down()
    until_pause(table)
    table.tell(Undo(0))
    assert table.table.pausing is None
    assert table.view().legal != ()


def test_pauses_for_melds_and_deals() -> None:
    """In auction games the table pauses when all melds lie there, and after each booked deal, before it is dealt."""
    table = Driven("partners", pace=Pace(melds=1.0, deal=math.inf)).sit_down()
    occasions = []
    while not table.over and table.view().deal_no < 4:
        if table.table.pausing is None:
            play_on(table, 1)
        else:
            occasions.append(table.table.pausing)
            if table.table.pausing == "deal":
                assert not any(isinstance(body, HandDealt) for body in table.sent[0][-2:])
            table.tell(Continue(0))
    assert set(occasions) == {"melds", "deal"}
    assert occasions.count("deal") >= occasions.count("melds")


def test_no_pause_without_people() -> None:
    """Computer players alone do not wait for each other."""
    table = Driven("two-handed?score.target=10", people=(), pace=Pace(1.0, 1.0, 1.0)).sit_down()
    assert table.over is not None
    assert not any(table.sent.values())


# ------------------------------------------------------------------------------------------------ record


def test_record_of_a_table() -> None:
    """The entries, written as they come, make a record that verifies and resumes to the very same table."""
    file = io.BytesIO()
    table = Driven("auction").sit_down()
    writer = Writer.create(file, table.header)
    table = Driven("auction")
    for command in (Join(0), Begin()):
        for effect in table.tell(command):
            if isinstance(effect, Append):
                effect.write(writer)
    for _ in range(60):
        if table.table.to_act != 0:
            break
        command = Act(0, table.table.seq, choose(table.rng, table.view().legal))
        effects = table.tell(command) + (table.tell(Undo(0)) if table.rng.random() < 0.2 else ())
        for effect in effects:
            if isinstance(effect, Append):
                effect.write(writer)
    verify(jsonl.loads(file.getvalue()))
    assert any(not hasattr(entry, "action") for entry in table.entries)
    again, history = Writer.reopen(file)
    assert again.n == table.table.seq
    resumed = Table(history)
    assert resumed.seq == table.table.seq
    resumed.handle(Join(0), 0.0)
    resumed.handle(Begin(), 0.0)
    for seat in range(3):
        assert resumed.view(seat) == table.view(seat)
    assert resumed.can_undo(0) == table.table.can_undo(0)


def test_an_entry_out_of_place_is_not_written() -> None:
    """Each entry goes to the record once and in its turn."""
    table = Driven("midwest")
    writer = Writer.create(io.BytesIO(), table.header)
    table.tell(Join(0))
    appends = [effect for effect in table.tell(Begin()) if isinstance(effect, Append)]
    with pytest.raises(RecordError, match="entry 2 cannot follow"):
        appends[1].write(writer)
    appends[0].write(writer)
    with pytest.raises(RecordError, match="entry 1 cannot follow"):
        appends[0].write(writer)


def test_time_is_written_in_milliseconds() -> None:
    """Entries carry the table's time; a clock before its start counts as the start."""
    table = Driven("midwest")
    table.now = 1.5
    table.sit_down()
    assert {entry.at_ms for entry in table.entries} == {1500}
    late = Table(History(table.header))
    late.handle(Begin(), -3.0)
    effects = late.handle(Dealt(0, random_deal(late.game, random.Random(1))), -3.0)
    assert [effect.entry.at_ms for effect in effects if isinstance(effect, Append)] == [0]


def test_append_shows_no_cards() -> None:
    """An effect that lands in a log shows no hidden card of the state it carries."""
    table = Driven("two-handed").sit_down()
    effects = table.tell(Act(0, table.table.seq, choose(table.rng, table.view().legal)))
    append = next(effect for effect in effects if isinstance(effect, Append))
    assert "<sealed>" in repr(append)
    assert not re.search(r"stock=\(\d", repr(append))


def test_views_are_the_games_own() -> None:
    """A table adds nothing to a view but its seq, and takes nothing away while it waits for the seat."""
    table = Driven("double-deck").sit_down()
    play_on(table, 5)
    game, state = game_of("double-deck"), table.table._history.state
    for seat in (None, 0, 1, 2, 3):
        view, own = table.table.view(seat), game.view(state, seat)
        assert (view.hand, view.legal, view.public, view.phase) == (own.hand, own.legal, own.public, own.phase)


def test_news_before_the_view() -> None:
    """The news of an action reach everybody in the order they happened, and the view comes last."""
    table = Driven("midwest", people=(0, 1, 2)).sit_down()
    while not any(isinstance(body, TrickTaken) for body in table.sent[0]):
        seat = table.table.to_act
        effects = table.tell(Act(seat, table.table.seq, choose(table.rng, table.view(seat).legal)))
    for seat in range(3):
        bodies = [effect.body for effect in effects if isinstance(effect, Send) and effect.seat == seat]
        assert [type(body).__name__ for body in bodies] == ["Played", "TrickTaken", "View"]
