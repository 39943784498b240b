"""Auction games: everybody lays out his melds in turn, the declarer first (3A-MELD-01, 3D-MELD-01, 4P-MELD-01)."""

from __future__ import annotations

from binocle.game.actions import LAY_MELDS, Action, LayMelds
from binocle.game.events import Event, MeldsVoid, Open
from binocle.game.phases import closing, out_of_turn
from binocle.game.phases.base import NOT_YOUR_TURN, WRONG_PHASE, Step, change, opened
from binocle.game.public import OpenTrick
from binocle.game.scoring import by_side, lost_at_once
from binocle.game.setting import Setting
from binocle.game.state import Melding, State, TrickPlay
from binocle.game.views import MeldingView, Refusal
from binocle.rules.tables import single_name


class MeldPhase:
    """A seat's melds are the best its hand makes (AMB-29); laying them out needs no choice."""

    def to_act(self, st: Setting, s: State, p: Melding) -> int:  # noqa: ARG002 - the protocol's arguments
        """The seats in turn."""
        return p.turn

    def legal(self, st: Setting, s: State, p: Melding, seat: int) -> tuple[Action, ...]:  # noqa: ARG002
        """Lay out the melds."""
        return (LAY_MELDS,) if seat == p.turn else ()

    def check(self, st: Setting, s: State, p: Melding, seat: int, a: Action) -> Refusal | None:  # noqa: ARG002
        """One's own turn."""
        if not isinstance(a, LayMelds):
            return WRONG_PHASE
        return None if seat == p.turn else NOT_YOUR_TURN

    def apply(self, st: Setting, s: State, p: Melding, seat: int, a: Action) -> Step:  # noqa: ARG002
        """The next seat; after the last one trick play begins (3A-PLAY-01, 4P-OPT-02, 3B-PLAY-01)."""
        s, laid = out_of_turn.lay(st, s, seat)
        if p.laid + 1 < st.players:
            return Step(change(s, phase=Melding(st.seating.next(seat), p.laid + 1)), (laid,))
        return after_melds(st, s, (laid,))

    def view(self, st: Setting, s: State, p: Melding, seat: int | None) -> MeldingView:  # noqa: ARG002
        """How many have laid out."""
        return MeldingView(p.laid)


def after_melds(st: Setting, s: State, events: tuple[Event, ...]) -> Step:
    """All melds lie: some win the game, some are too few, some contracts cannot be made; else the first lead."""
    for side in range(st.sides):
        if _wins_outright(st, s, side):
            return closing.win(st, s, side, "mid-deal", events)
    declarer = st.seating.side(s.public.declarer)
    least = st.rules.score.minimum_meld
    melds = by_side(st.seating, s.public.melds)
    for side in range(st.sides):
        if melds[side] < least and not (side == declarer and st.rules.score.short_meld == "set"):
            s, void = _strike(st, s, side, melds[side])
            events = (*events, void) if melds[side] else events
    melds = by_side(st.seating, s.public.melds)
    lost = lost_at_once(st.rules, s.public.bid, melds[declarer], st.tables.trick_total)
    if lost == "short-meld" or (lost and not s.public.shot):  # a promise of every trick counts instead (HR-17)
        return closing.close(st, s, lost, events)
    leader = s.public.declarer if st.rules.play.leader == "declarer" else st.seating.next(s.dealer)
    return Step(change(s, phase=TrickPlay(leader, OpenTrick(leader))), events)


def _wins_outright(st: Setting, s: State, side: int) -> bool:
    """HSK-OPT-04: four pinochles with a score that is not negative; HR-23: a quadruple run."""
    score = st.rules.score
    four = score.four_pinochles_win and s.totals[side] >= 0 and _holds_four(st, s, side, "pinochle")
    return four or (score.quadruple_run_wins and _holds_four(st, s, side, "run"))


def _holds_four(st: Setting, s: State, side: int, name: str) -> bool:
    """Whether one seat of the side has laid the meld four times over, in whatever lines the table counts it."""
    size = len(st.rules.meld.rows[name].cards.split()) if name in st.rules.meld.rows else 1
    return any(
        sum(len(shown.cards) for shown in s.public.shown if shown.seat == seat and single_name(shown.name) == name)
        == 4 * size
        for seat in st.seating.seats_of(side)
    )


def _strike(st: Setting, s: State, side: int, points: int) -> tuple[State, Event]:
    """A side's melds that are too few to be laid down count nothing (4D-OPT-08)."""
    melds = tuple(0 if st.seating.side(seat) == side else value for seat, value in enumerate(s.public.melds))
    return opened(s, melds=melds), Open(MeldsVoid(side, points))
