"""Revokes that the open cards prove: a claim is made on nothing less (HR-26)."""

from __future__ import annotations

from collections.abc import Iterator

from binocle.deal.seen import shown_counts
from binocle.game.actions import ClaimRevoke
from binocle.game.setting import Setting
from binocle.game.views import Decision, TrickView, View
from binocle.kernel import layout
from binocle.kernel.follow import legal_kinds, winning_kinds


def claim_revoke(st: Setting, view: View) -> Decision | None:
    """A claim against a seat that must have held, when it failed a duty, what the duty asked for."""
    accusable = [action for action in view.legal if isinstance(action, ClaimRevoke)]
    if not accusable or not isinstance(view.phase, TrickView):
        return None
    guilty = set(proven_revokes(st, view, view.phase))
    for action in accusable:
        if action.seat in guilty:
            return Decision(action, why="why-claim-revoke")
    return None


def proven_revokes(st: Setting, view: View, phase: TrickView) -> Iterator[int]:
    """The seats whose later cards, or melds on the table, show that an earlier card was not allowed.

    What a seat is known to have held is a part of its hand. Every duty that this part fails the whole hand fails too:
    more cards of a suit can only make it firmer.
    """
    drawn = (st.pack.size - st.players * st.rules.deal.hand) // 2 if st.draws else 0
    tricks = [(trick.leader, [one.kind for one in trick.cards]) for trick in view.public.tricks[drawn:]]
    tricks.append((phase.leader, [one.kind for one in phase.cards]))
    later = (
        [list(counts) for counts in shown_counts(st, view)] if not st.draws else [[0] * 32 for _ in st.seating.seats]
    )
    for leader, cards in tricks:
        for place, kind in enumerate(cards):
            counts = later[st.seating.next(leader, place)]
            counts[kind] = max(0, counts[kind] - 1)
    # `later` is now what lies shown and has not been played; going backwards, every card played was held before.
    for number in range(len(tricks) - 1, -1, -1):
        leader, cards = tricks[number]
        for place in range(len(cards) - 1, -1, -1):
            seat = st.seating.next(leader, place)
            later[seat][cards[place]] += 1
            held = sum(1 << kind for kind in range(32) if later[seat][kind])
            if not _allowed(st, view, held, cards[: place + 1], first=number == 0 and drawn == 0, leader=leader):
                yield seat


def _allowed(st: Setting, view: View, held: int, cards: list[int], *, first: bool, leader: int) -> bool:
    """Whether the last of these cards was allowed from a hand of which these kinds are known."""
    trump, flags = view.public.trump, st.tables.flags
    kind = cards[-1]
    if len(cards) == 1:
        must = st.rules.play.first_lead == "trump" and first and leader == view.public.declarer and trump >= 0
        trumps = held & layout.SUIT_MASK << 8 * trump if must else 0
        return not trumps or bool(trumps >> kind & 1)
    led = cards[0] >> 3
    best = led_best = -1
    for laid in cards[:-1]:
        if laid >> 3 == led and winning_kinds(led_best, led, -1, flags) >> laid & 1:
            led_best = laid
        if winning_kinds(best, led, trump, flags) >> laid & 1:
            best = laid
    return bool(legal_kinds(held, led, best, led_best, trump, flags) >> kind & 1)
