"""Actions that may come from a seat that is not on turn: declaring out, giving up, shooting, claims of revoke."""

from __future__ import annotations

from typing import Final

from binocle.game.actions import CALL_OUT, GIVE_UP, SHOOT, Action, CallOut, ClaimRevoke, GiveUp, Shoot
from binocle.game.events import ClaimedOut, Event, GaveUp, MeldsLaid, Open, RevokeJudged, Shot
from binocle.game.phases import closing
from binocle.game.phases.base import Step, opened, put
from binocle.game.public import Shown
from binocle.game.setting import Setting, cards_of
from binocle.game.state import Melding, State, StockPlay, TrickPlay
from binocle.game.views import Refusal

OUT_OF_TURN: Final = (GiveUp, Shoot, ClaimRevoke, CallOut)
"""Actions that need not wait for their seat's turn."""


def legal(st: Setting, s: State, seat: int) -> tuple[Action, ...]:
    """Which of them this seat may do now; after the actions of the phase in canonical order."""
    score = st.rules.score
    found: list[Action] = []
    if score.give_up != "never" and refuse_giving_up(st, s, seat) is None:
        found.append(GIVE_UP)
    if score.shoot and refuse_shooting(st, s, seat) is None:
        found.append(SHOOT)
    if st.rules.play.revoke == "judged":
        found.extend(ClaimRevoke(other) for other in st.seating.seats if refuse_accusing(st, s, seat, other) is None)
    if score.call_out != "off" and refuse_calling(st, s, seat) is None:
        found.append(CALL_OUT)
    return tuple(found)


def check(st: Setting, s: State, seat: int, a: Action) -> Refusal | None:
    """Why a seat may not do this now, or None."""
    if seat not in st.seating.seats:
        return Refusal("turn/not-now")
    if isinstance(a, GiveUp):
        return refuse_giving_up(st, s, seat)
    if isinstance(a, Shoot):
        return refuse_shooting(st, s, seat)
    if isinstance(a, ClaimRevoke):
        return refuse_accusing(st, s, seat, a.seat)
    return refuse_calling(st, s, seat)


def refuse_shooting(st: Setting, s: State, seat: int) -> Refusal | None:
    """HR-17: the declarer, once, when trump is named and before the first card."""
    if not st.rules.score.shoot:
        return Refusal("shoot/off")
    if seat != s.public.declarer:
        return Refusal("shoot/not-declarer")
    if s.public.shot or s.public.durch:
        return Refusal("shoot/already")
    first = isinstance(s.phase, TrickPlay) and not s.phase.trick.cards and not s.public.tricks
    return None if first or isinstance(s.phase, Melding) else Refusal("shoot/not-now")


def refuse_accusing(st: Setting, s: State, seat: int, accused: int) -> Refusal | None:
    """HR-26: an opponent who has played a card in the deal, each once wrongly at the most."""
    if st.rules.play.revoke != "judged":
        return Refusal("revoke/off")
    if not isinstance(s.phase, TrickPlay):
        return Refusal("revoke/not-in-play")
    if accused not in st.seating.seats or st.seating.side(accused) == st.seating.side(seat):
        return Refusal("revoke/not-opponent")
    return Refusal("revoke/already") if (seat, accused) in s.public.cleared else None


def refuse_giving_up(st: Setting, s: State, seat: int) -> Refusal | None:
    """3A-GIVE-01: after naming trump and before melding; 3A-OPT-18: or until the first lead (AMB-21)."""
    until = st.rules.score.give_up
    if until == "never":
        return Refusal("give-up/never")
    if seat != s.public.declarer:
        return Refusal("give-up/not-declarer")
    if s.public.durch or s.public.shot:  # a failed promise costs what the rule set says (3B-DURCH-02, HR-17)
        return Refusal("give-up/promised")
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
    """The step of an action out of turn that was not refused."""
    if isinstance(a, CallOut):
        return call_out(st, s, seat)
    if isinstance(a, Shoot):
        return Step(opened(s, shot=True), (Open(Shot(seat)),))
    if isinstance(a, ClaimRevoke):
        return accuse(st, s, seat, a.seat)
    return give_up(st, s)


def accuse(st: Setting, s: State, seat: int, accused: int) -> Step:
    """A right claim of revoke ends the deal with its penalty; a wrong one clears the accused of it (HR-26)."""
    right = accused in s.hidden.open().revokes
    event = Open(RevokeJudged(seat, accused, right))
    if right:
        return closing.close(st, s, "played", (event,), offender=st.seating.side(accused))
    return Step(opened(s, cleared=(*s.public.cleared, (seat, accused))), (event,))


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
