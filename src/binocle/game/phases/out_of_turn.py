"""Actions that may come from a seat that is not on turn: declaring out, and giving up."""

from __future__ import annotations

from binocle.game.actions import CALL_OUT, GIVE_UP, Action, CallOut
from binocle.game.events import ClaimedOut, Event, GaveUp, MeldsLaid, Open
from binocle.game.phases import closing
from binocle.game.phases.base import Step, opened, put
from binocle.game.public import Shown
from binocle.game.setting import Setting, cards_of
from binocle.game.state import Melding, State, StockPlay, TrickPlay
from binocle.game.views import Refusal


def legal(st: Setting, s: State, seat: int) -> tuple[Action, ...]:
    """Which of the two this seat may do now; after the actions of the phase in canonical order."""
    found: list[Action] = []
    if st.rules.score.give_up != "never" and refuse_giving_up(st, s, seat) is None:
        found.append(GIVE_UP)
    if st.rules.score.call_out != "off" and refuse_calling(st, s, seat) is None:
        found.append(CALL_OUT)
    return tuple(found)


def refuse_giving_up(st: Setting, s: State, seat: int) -> Refusal | None:
    """3A-GIVE-01: after naming trump and before melding; 3A-OPT-18: or until the first lead (AMB-21)."""
    until = st.rules.score.give_up
    if until == "never":
        return Refusal("give-up/never")
    if seat != s.public.declarer:
        return Refusal("give-up/not-declarer")
    phase = s.phase
    if isinstance(phase, Melding) and (phase.laid == 0 or until == "before-lead"):
        return None
    if until == "before-lead" and isinstance(phase, TrickPlay) and not phase.trick.cards and not s.public.tricks:
        return None
    return Refusal("give-up/too-late" if isinstance(phase, Melding | TrickPlay) else "give-up/too-early")


def refuse_calling(st: Setting, s: State, seat: int) -> Refusal | None:
    """2H-END-07, 2B-END-05: at any time during play; MCD-04: once, and it cannot be withdrawn.

    Not in a decider deal: both have the mark, and only the totals after the deal count (AMB-12).
    """
    if st.rules.score.call_out == "off":
        return Refusal("call-out/off")
    if s.decider:
        return Refusal("call-out/decider")
    if not isinstance(s.phase, StockPlay | TrickPlay):
        return Refusal("call-out/not-in-play")
    return Refusal("call-out/already") if seat in s.public.called_out else None


def apply(st: Setting, s: State, seat: int, a: Action) -> Step:
    """The step of a claim or of giving up that was not refused."""
    return call_out(st, s, seat) if isinstance(a, CallOut) else give_up(st, s)


def call_out(st: Setting, s: State, seat: int) -> Step:
    """Play stops and is counted: right wins whatever the other has, wrong loses (2B-END-05).

    With `extra-trick` the caller first has to win another trick (MCD-02).
    """
    s = opened(s, called_out=(*s.public.called_out, seat))
    if st.rules.score.call_out == "extra-trick":
        return Step(s, (Open(ClaimedOut(seat, None)),))
    return judge(st, s, seat, ())


def judge(st: Setting, s: State, seat: int, events: tuple[Event, ...]) -> Step:
    """Count a claim: the caller wins with the mark, else his opponent does."""
    right = closing.standing(st, s, seat) >= s.target
    winner = seat if right else st.seating.next(seat)
    return closing.win(st, s, st.seating.side(winner), "claimed", (*events, Open(ClaimedOut(seat, right))))


def give_up(st: Setting, s: State) -> Step:
    """The bid is lost; the others book whatever melds they hold, no trick needed (3A-GIVE-02, 3A-GIVE-03)."""
    declarer = s.public.declarer
    return without_play(st, s, "gave-up", (Open(GaveUp(declarer)),))


def without_play(st: Setting, s: State, outcome: str, events: tuple[Event, ...]) -> Step:
    """Close a deal that is not played: the declarer's opponents lay out and book their melds."""
    news = list(events)
    laid_out = s.phase.laid if isinstance(s.phase, Melding) else st.players if isinstance(s.phase, TrickPlay) else 0
    for place, seat in enumerate(st.seating.iter_from(s.public.declarer)):
        if st.seating.side(seat) != st.seating.side(s.public.declarer) and place >= laid_out:
            s, laid = lay(st, s, seat)
            news.append(laid)
    return closing.close(st, s, outcome, tuple(news))


def lay(st: Setting, s: State, seat: int) -> tuple[State, Event]:
    """Lay out and book the best melds of a seat's hand (3A-MELD-01, COM-MELD-07)."""
    hand = s.hidden.open().hands[seat]
    parts = st.tables.melds[s.public.trump].best(hand.counts())
    shown = tuple([Shown(seat, part.name, cards_of(part.kinds), part.points) for part in parts])
    points = sum(part.points for part in parts)
    public = s.public
    state = opened(s, shown=public.shown + shown, melds=put(public.melds, seat, points))
    return state, Open(MeldsLaid(seat, shown, points))
