"""The rules of one rule set as pure functions on states: start, to_act, legal, check, apply, view, score."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from binocle.cards import EMPTY_HAND
from binocle.errors import IllegalAction, RuleSetError
from binocle.game import scoring, stakes
from binocle.game.action_space import ActionSpace
from binocle.game.actions import Action, is_well_formed
from binocle.game.phases import out_of_turn
from binocle.game.phases.auction import AuctionPhase
from binocle.game.phases.base import Phase, Step, change
from binocle.game.phases.deal import DealingPhase
from binocle.game.phases.exchange import BuryPhase
from binocle.game.phases.handing import HandOutPhase, PassPhase
from binocle.game.phases.meld import MeldPhase
from binocle.game.phases.out_of_turn import OUT_OF_TURN
from binocle.game.phases.play import PlayPhase
from binocle.game.phases.settle import SettledPhase
from binocle.game.phases.stock import StockPhase
from binocle.game.phases.trump import TrumpPhase
from binocle.game.public import Handed, Public
from binocle.game.sealed import Sealed
from binocle.game.setting import Setting, cards_of
from binocle.game.state import (
    Auction,
    Burying,
    Dealing,
    HandingOut,
    Hidden,
    Melding,
    NamingTrump,
    Passing,
    Settled,
    State,
    StockPlay,
    TrickPlay,
)
from binocle.game.views import Refusal, Score, View
from binocle.rules import RuleSet
from binocle.seats import CHANCE

_PHASES: Final[dict[type, Phase[Any]]] = {
    Dealing: DealingPhase(),
    Auction: AuctionPhase(),
    NamingTrump: TrumpPhase(),
    HandingOut: HandOutPhase(),
    Burying: BuryPhase(),
    Passing: PassPhase(),
    Melding: MeldPhase(),
    TrickPlay: PlayPhase(),
    StockPlay: StockPhase(),
    Settled: SettledPhase(),
}


class Game:
    """One rule set, ready to be played. Holds no state: every method is a function of the state it is given.

    >>> from binocle.rules import named
    >>> game = Game(named("partners"))
    >>> state = game.start()
    >>> game.to_act(state) == CHANCE
    True
    """

    def __init__(self, rules: RuleSet) -> None:
        """Lower the rule set once (some milliseconds).

        Raises:
            RuleSetError: this is no rule set; `named` and `parse` make one from its name.
        """
        given: object = rules  # who calls from untyped code may give anything
        if not isinstance(given, RuleSet):
            problem = f"a game is made from a rule set, as named and parse give it, not from {given!r:.60}"
            raise RuleSetError("", problem)
        self.rules: Final = rules
        self.setting: Final = Setting(rules)

    @cached_property
    def actions(self) -> ActionSpace:
        """Every action a seat can ever take here, numbered."""
        return ActionSpace(self.setting)

    def start(self, dealer: int = 0) -> State:
        """The state before the first deal, with this seat dealing.

        Raises:
            IllegalAction: there is no such seat.
        """
        st = self.setting
        self._find(None, dealer)
        none = (0,) * st.players
        ledger, pool = stakes.stakes(self.setting.rules, st.players)
        return State(
            rules=st.digest,
            seq=0,
            deal_no=0,
            dealer=dealer,
            totals=(0,) * st.sides,
            target=st.rules.score.target,
            decider=False,
            underwater=False,
            public=Public(melds=none, points=none, taken=none, counters=(False,) * st.players),
            hidden=Sealed(Hidden((EMPTY_HAND,) * st.players)),
            phase=Dealing(),
            ledger=ledger,
            pool=pool,
        )

    def to_act(self, state: State) -> int:
        """Whose decision is next: a seat, CHANCE when cards must be dealt, or OVER.

        Raises:
            IllegalAction: the state belongs to a game with other rules; so do all methods below.
        """
        self._find(state, None)
        return _PHASES[type(state.phase)].to_act(self.setting, state, state.phase)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """Every action this seat may take now, in canonical order, those out of turn last."""
        self._find(state, None if seat == CHANCE else seat)
        if seat == CHANCE:
            return ()
        found = _PHASES[type(state.phase)].legal(self.setting, state, state.phase, seat)
        return found + out_of_turn.legal(self.setting, state, seat)

    def check(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Why the action is not legal for this seat, or None when it is."""
        st = self.setting
        self._find(state, None)
        if type(seat) is not int or not CHANCE <= seat < st.players:
            return Refusal("turn/no-such-seat", {"players": st.players})
        if not is_well_formed(action):
            return Refusal("turn/no-action")
        if isinstance(action, OUT_OF_TURN):
            return out_of_turn.check(st, state, seat, action)
        return _PHASES[type(state.phase)].check(st, state, state.phase, seat, action)

    def apply(self, state: State, seat: int, action: Action) -> Step:
        """The next state and what happened.

        Raises:
            IllegalAction: the action is refused; code and sentence say why.
        """
        refusal = self.check(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal.code, refusal.text)
        if isinstance(action, OUT_OF_TURN):
            step = out_of_turn.apply(self.setting, state, seat, action)
        else:
            step = _PHASES[type(state.phase)].apply(self.setting, state, state.phase, seat, action)
        return Step(change(step.state, seq=state.seq + 1), step.events)

    def view(self, state: State, seat: int | None) -> View:
        """All this seat may know of the current deal, with perfect recall; None is a spectator.

        Raises:
            IllegalAction: there is no such seat, or the state belongs to a game with other rules.
        """
        st = self.setting
        self._find(state, seat)
        hidden = state.hidden.open()
        mine = seat is not None and seat == state.public.declarer
        return View(
            seq=state.seq,
            seat=seat,
            rules=state.rules,
            to_act=self.to_act(state),
            deal_no=state.deal_no,
            dealer=state.dealer,
            score=self.score(state),
            decider=state.decider,
            public=state.public,
            hand=None if seat is None else hidden.hands[seat].cards,
            held=tuple([len(hand) for hand in hidden.hands]),
            widow=cards_of(hidden.widow) if mine and _took_widow(st, state) else state.public.widow,
            buried=cards_of(hidden.buried) if mine else (),
            handed=() if seat is None else _handed(st, state, seat),
            ledger=state.ledger,
            pool=state.pool,
            phase=_PHASES[type(state.phase)].view(st, state, state.phase, seat),
            legal=() if seat is None else self.legal(state, seat),
        )

    def _find(self, state: State | None, seat: int | None) -> None:
        """Refuse a state of another game and a seat that this table does not have."""
        st = self.setting
        if state is not None and getattr(state, "rules", None) != st.digest:
            refusal = Refusal("turn/other-rules")
        elif seat is not None and (type(seat) is not int or not 0 <= seat < st.players):
            refusal = Refusal("turn/no-such-seat", {"players": st.players})
        else:
            return
        raise IllegalAction(refusal.code, refusal.text)

    def score(self, state: State) -> Score:
        """Points by side for the deal and the game, and the winner when it is over."""
        st, public = self.setting, state.public
        settled = isinstance(state.phase, Settled)
        winner = state.phase.result.winner if isinstance(state.phase, Settled) else -1
        melds = scoring.by_side(st.seating, public.melds)
        booked = state.totals if settled or not st.draws else tuple(map(sum, zip(state.totals, melds, strict=True)))
        return Score(
            totals=state.totals,
            melds=melds,
            tricks=scoring.by_side(st.seating, public.points),
            target=state.target,
            winner=winner,
            chips=stakes.chips(st.rules, booked, state.target),  # melds of a draw game are booked at once (2B-SCORE-02)
        )


def _took_widow(st: Setting, state: State) -> bool:
    """Whether the declarer has taken the widow: always, unless he names trump first and has not, or in vain (HR-11)."""
    if st.rules.trump.moment != "before-widow":
        return True
    phase = state.phase
    return not (
        isinstance(phase, NamingTrump) or (isinstance(phase, Settled) and phase.result.outcome == "no-marriage")
    )


def _handed(st: Setting, state: State, seat: int) -> tuple[Handed, ...]:
    """The cards a seat has given or been given, with those it is choosing; not what has yet to reach it (HR-06)."""
    hidden, phase = state.hidden.open(), state.phase
    mine = [handed for handed in hidden.handed if seat in {handed.giver, handed.receiver}]
    if isinstance(phase, Passing):
        if phase.second and st.rules.exchange.pass_order == "at-once":
            mine = [handed for handed in mine if handed is not hidden.handed[-1] or handed.giver == seat]
        if phase.turn == seat and hidden.chosen:
            partner = st.seating.partner(seat)
            assert partner is not None
            mine.append(Handed(seat, partner, cards_of(hidden.chosen)))
    return tuple(mine)
