"""A table under whatever people, clocks and slow computer players may do to it."""

import math
import random

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from binocle.cards import Card
from binocle.deal import random_deal
from binocle.game.actions import (
    ASK_REDEAL,
    CALL_OUT,
    DRAW,
    DURCH,
    GIVE_UP,
    LAY_MELDS,
    PASS,
    SHOOT,
    Bid,
    Bury,
    ClaimRevoke,
    Deal,
    Dix,
    Draw,
    HandOut,
    Meld,
    NameTrump,
    PassCard,
    Play,
)
from binocle.game.events import CardsBuried, CardsHanded, Drawn, HandDealt, WidowTaken
from binocle.game.views import Decision, Refusal, View
from binocle.rules import names
from binocle.seats import CHANCE, OVER
from binocle.table import (
    Act,
    Append,
    Ask,
    Begin,
    Body,
    Command,
    Continue,
    Dealt,
    Decided,
    Effect,
    Hint,
    Join,
    Leave,
    NeedDeal,
    Over,
    Pace,
    Send,
    Tick,
    Undo,
    Wake,
)
from tests.strategies import choose, game_of, resampled, seeds
from tests.unit.table.tables import Driven

ANY_ACTION = (
    PASS,
    Bid(10),
    Bid(260),
    NameTrump("H"),
    LAY_MELDS,
    DRAW,
    GIVE_UP,
    ASK_REDEAL,
    DURCH,
    SHOOT,
    Draw(upcard=True),
    *(ClaimRevoke(seat) for seat in range(3)),
    CALL_OUT,
    Dix(exchange=True),
    Dix(exchange=False),
    Meld("run", ("AS", "TS", "KS", "QS", "JS")),
    Meld("nothing", ("9C*7",)),
    *(
        sort(card)
        for sort in (Bury, PassCard, HandOut, Play)
        for card in (Card("AS"), Card("9H"), Card("QD"), Card("TC"))
    ),
    Play(Card("KS"), 1),
)

OPTIONS = (
    "midwest?deal.redeal=five-nines&score.shoot=1000&play.revoke=judged&money.kind=pool",
    "binokel?trump.durch=true&score.minimum_meld=50&score.short_meld=set",
    "partners?exchange.pass_cards=3&exchange.pass_order=at-once&play.revoke=judged",
    "partners-widow?exchange.pass_cards=2&exchange.widow_shown=declarer",
    "hay?deal.last_choice=true&play.revoke=judged",
)
"""Rule lines with actions that few sets have."""

CHANGING = (Act, Decided, Dealt, Undo)


class Chaos(RuleBasedStateMachine):
    """Commands in any order, answers late, twice or never; questions are kept until somebody answers them."""

    @initialize(
        line=st.sampled_from((*names(), *OPTIONS)),
        seed=seeds(),
        people=st.sets(st.integers(0, 3), max_size=3),
        pace=st.sampled_from((Pace(), Pace(trick=1.0, melds=1.0, deal=math.inf))),
    )
    def sit_down(self, line: str, seed: int, people: set[int], pace: Pace) -> None:
        """A table of some set with some people, who have not joined yet."""
        seats = game_of(line).setting.players
        self.driven = Driven(line, tuple(sorted(seat for seat in people if seat < seats)), seed=seed, pace=pace)
        self.table = self.driven.table
        self.rng = random.Random(seed)
        self.now = 0.0
        self.questions: list[Ask | NeedDeal] = []
        self.acts: list[Act] = []

    def give(self, command: Command) -> tuple[Effect, ...]:
        """Give a command and check what holds for every one."""
        seq, views = self.table.seq, self.views()
        effects = self.table.handle(command, self.now)
        appended = [effect.entry for effect in effects if isinstance(effect, Append)]
        assert [entry.n for entry in appended] == list(range(seq + 1, self.table.seq + 1))
        if not isinstance(command, (*CHANGING, Begin, Tick, Continue, Leave)):
            assert not appended
            assert self.views() == views
        if any(isinstance(effect, Send) and isinstance(effect.body, Refusal) for effect in effects):
            assert len(effects) == 1
            assert self.views() == views
        self.driven.entries += appended
        for effect in effects:
            if isinstance(effect, Ask | NeedDeal):
                self.questions.append(effect)
            elif isinstance(effect, Send):
                self.check_sent(effect.seat, effect.body)
            elif isinstance(effect, Wake):
                assert effect.at > self.now
        return effects

    def views(self) -> list[View]:
        """What every seat and a spectator see."""
        return [self.table.view(seat) for seat in (None, *range(len(self.table.seats)))]

    def check_sent(self, seat: int, body: Body) -> None:
        """Only people are sent anything, and of hidden cards only their own."""
        if isinstance(body, Refusal):
            return
        assert seat in self.driven.people
        match body:
            case View():
                assert body.seat == seat
                assert body.seq <= self.table.seq
            case HandDealt():
                deals = [getattr(entry, "action", None) for entry in self.driven.entries]
                last = [deal for deal in deals if isinstance(deal, Deal)][-1]
                assert body.hand == last.hands[seat]
            case Drawn() if body.seat != seat and body.card is not None:
                deal = self.table.game.rules.deal
                assert body.left == 0 or deal.last_shown or (deal.last_choice and body.left == 1)
            case CardsHanded() if body.cards is not None:
                assert seat in (body.giver, body.receiver)
            case CardsBuried() if body.cards is not None:
                assert body.declarer == seat
            case WidowTaken() if body.cards is not None:
                assert body.declarer == seat or self.table.game.rules.exchange.widow_shown == "all"
            case _:
                pass

    # ------------------------------------------------------------------------------------------ what happens

    @rule()
    def begin(self) -> None:
        """Somebody starts the game, perhaps once more."""
        self.give(Begin())

    @rule(seat=st.integers(-1, 4))
    def join(self, seat: int) -> None:
        """Somebody sits down, or tries to."""
        self.give(Join(seat))

    @rule(seat=st.integers(0, 3))
    def leave(self, seat: int) -> None:
        """Somebody goes away."""
        self.give(Leave(seat))

    @rule(times=st.integers(1, 12))
    def play(self, times: int) -> None:
        """The game goes on for some turns, whoever has to act, as at a quiet table."""
        for seat in self.driven.people:
            self.give(Join(seat))
        effects = self.give(Begin())
        for _ in range(times):
            turn = self.table.to_act
            if turn == OVER:
                assert any(isinstance(effect, Over) for effect in self.give(Begin()))
                return
            if (pause := self.table.pausing) is not None:
                for seat in self.driven.people:
                    self.give(Continue(seat))
                # A last trick that needs no decision may follow, and ends the deal.
                assert self.table.pausing is None or (pause, self.table.pausing) == ("trick", "deal")
            elif turn == CHANCE or turn not in self.driven.people:
                question = next(effect for effect in reversed(effects) if isinstance(effect, Ask | NeedDeal))
                effects = self.answer(question)
                assert effects
                continue
            else:
                view = self.table.view(turn)
                act = Act(turn, view.seq, choose(self.rng, view.legal))
                self.acts.append(act)
                self.give(act)
            effects = self.give(Begin())

    def answer(self, question: Ask | NeedDeal) -> tuple[Effect, ...]:
        """Answer a question with something legal."""
        if isinstance(question, NeedDeal):
            return self.give(Dealt(question.seq, random_deal(self.table.game, self.rng, question.dealer)))
        decision = Decision(choose(self.rng, question.view.legal))
        return self.give(Decided(question.seat, question.view.seq, decision, hint=question.hint))

    @precondition(lambda self: self.questions)
    @rule(data=st.data())
    def late_answer(self, data: st.DataObject) -> None:
        """An old question is answered, perhaps for the second time."""
        self.answer(data.draw(st.sampled_from(self.questions[-8:])))

    @precondition(lambda self: self.acts)
    @rule(data=st.data())
    def double_act(self, data: st.DataObject) -> None:
        """An action that has counted comes again, or another one for the same position: nothing changes."""
        act = data.draw(st.sampled_from(self.acts[-5:]))
        before = self.views()
        self.give(act)
        self.give(Act(act.seat, act.seq, data.draw(st.sampled_from(ANY_ACTION))))
        assert self.views() == before

    @rule(seat=st.integers(-1, 4), off=st.integers(-2, 2), action=st.sampled_from(ANY_ACTION))
    def any_act(self, seat: int, off: int, action: object) -> None:
        """Anybody tries anything at any time; what counts was legal and for this position."""
        legal = seat in range(len(self.table.seats)) and action in self.table.view(seat).legal
        before = self.table.seq
        act = Act(seat, before + off, action)  # type: ignore[arg-type]
        self.give(act)
        if self.table.seq != before:
            assert legal
            assert off == 0
            self.acts.append(act)

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        """Somebody takes back: it is his turn again then, with nothing of the others left after it."""
        can = seat in range(len(self.table.seats)) and self.table.can_undo(seat)
        before = self.table.seq
        self.give(Undo(seat))
        if self.table.seq != before:
            assert can
            assert self.table.to_act == seat
            assert self.table.view(seat).legal

    @rule(seat=st.integers(0, 3))
    def hint(self, seat: int) -> None:
        """Somebody asks for a hint."""
        self.give(Hint(seat))

    @rule(seconds=st.sampled_from((0.0, 0.5, 1.0)))
    def tick(self, seconds: float) -> None:
        """Time passes."""
        self.now += seconds
        self.give(Tick())

    @rule(seat=st.integers(0, 3))
    def go_on(self, seat: int) -> None:
        """Somebody has seen enough."""
        self.give(Continue(seat))

    # ------------------------------------------------------------------------------------------ what always holds

    @invariant()
    def record_is_the_game(self) -> None:
        """The entries alone make the same game."""
        if hasattr(self, "table"):
            replayed = self.driven.replayed()
            assert replayed.n == self.table.seq
            assert replayed.state == self.table._history.state


Chaos.TestCase.settings = settings(max_examples=80, stateful_step_count=30, deadline=None)
TestChaos = Chaos.TestCase


@settings(max_examples=60, deadline=None)
@given(line=st.sampled_from((*names(), *OPTIONS)), seed=seeds(), action=st.sampled_from(ANY_ACTION))
def test_what_a_seat_cannot_know_changes_nothing_it_is_told(line: str, seed: int, action: object) -> None:
    """With the cards dealt anew that a seat cannot see, the table answers all its commands the same, to the letter."""
    table = Driven(line, (0, 1), seed=seed).sit_down()
    rng = random.Random(seed)
    for _ in range(rng.randint(0, 30)):
        turn = table.table.to_act
        if turn == OVER:
            break
        table.tell(Act(turn, table.table.seq, choose(rng, table.view(turn).legal)))
    seat = rng.choice((0, 1))
    seq = table.table.seq
    commands: list[Command] = [Join(seat), Hint(seat), Undo(seat), Act(seat, seq - 1, PASS)]
    if action not in table.view(seat).legal:
        commands.append(Act(seat, seq, action))  # type: ignore[arg-type]
    told = [table.table.handle(command, 0.0) for command in commands]
    history = table.table._history
    history.state = resampled(table.table.game, history.state, seat, rng)
    assert [table.table.handle(command, 0.0) for command in commands] == told
