"""Trick play: the kernel's rule-of-thumb card, and the reason for it in words."""

from __future__ import annotations

from array import array

from binocle.cards import CARDS
from binocle.deal.seen import position
from binocle.game.actions import PLAYS, Play
from binocle.game.setting import Setting
from binocle.game.views import Decision, View
from binocle.kernel import layout
from binocle.kernel.counting import side_of
from binocle.kernel.follow import winning_kinds
from binocle.kernel.policy import choose_card, unseen_above
from binocle.kernel.trick import legal_now
from binocle.players.promises import keep_promise


def play_card(st: Setting, view: View) -> Decision:
    """The card that the kernel's policy plays from what this seat sees."""
    cells = position(st, view)
    legal = by_duty(st, view, cells, [action for action in view.legal if isinstance(action, Play)])
    if len(legal) == 1:
        return Decision(legal[0], why="why-only-card", facts={"card": legal[0].card.value})
    promised = keep_promise(st, view, [action.card.kind for action in legal])
    if promised is not None:
        return promised
    _keep_to(cells, legal)
    partners = 1 if st.seating.partners else 0
    declarer = -1 if st.draws else view.public.declarer
    kind = choose_card(cells, st.tables.card_points, partners, declarer)
    why = reason(st, cells, kind, [action.card.kind for action in legal], partners, declarer)
    return Decision(PLAYS[CARDS[kind]], why=why, facts={"card": CARDS[kind].value})


def by_duty(st: Setting, view: View, cells: array[int], legal: list[Play]) -> list[Play]:
    """The plays that fail no duty: where revokes are judged any card may be laid, but not every one should (HR-26)."""
    if st.rules.play.revoke != "judged":
        return legal
    mask = legal_now(cells)
    public = view.public
    first = cells[layout.TABLE] == 0 and not public.tricks and view.seat == public.declarer
    if st.rules.play.first_lead == "trump" and first and public.trump >= 0:
        mask = mask & layout.SUIT_MASK << 8 * public.trump or mask
    return [action for action in legal if mask >> action.card.kind & 1]


def _keep_to(cells: array[int], legal: list[Play]) -> None:
    """On lead, take the cards that may not be led out of sight: a first lead may have to be a trump (HR-07)."""
    if cells[layout.TABLE] > 0:
        return
    mask = 0
    for action in legal:
        mask |= 1 << action.card.kind
    base = layout.CARDS + cells[layout.TO_PLAY] * layout.KINDS
    for kind in range(layout.KINDS):
        if not mask >> kind & 1:
            cells[base + kind] = 0


def reason(st: Setting, cells: array[int], kind: int, legal: list[int], partners: int, declarer: int) -> str:
    """The text key that says what the card is good for."""
    trump = cells[layout.TRUMP]
    if cells[layout.TABLE] == 0:
        if kind >> 3 == trump:
            return "why-lead-trump"
        return "why-lead-winner" if unseen_above(cells, kind) == 0 else "why-lead-low"
    winners = winning_kinds(cells[layout.BEST], cells[layout.LED], trump, cells[layout.FLAGS])
    last = cells[layout.TABLE] == st.players - 1
    if winners >> kind & 1:
        cheaper = [other for other in legal if winners >> other & 1 and other >> 3 == kind >> 3 and other < kind]
        if not cheaper:
            return "why-cheapest-winner" if last else "why-beat-low"
        return "why-win-with-points" if last or unseen_above(cells, kind) == 0 else "why-beat-high"
    mine = side_of(cells[layout.TO_PLAY], st.players, partners, declarer)
    if side_of(cells[layout.BEST_SEAT], st.players, partners, declarer) == mine:
        return "why-feed-partner" if st.is_counter(kind) else "why-partner-has-it"
    to_come = [st.seating.next(cells[layout.TO_PLAY], turns) for turns in range(1, st.players - cells[layout.TABLE])]
    partner_to_come = any(side_of(seat, st.players, partners, declarer) == mine for seat in to_come)
    if partner_to_come and st.is_counter(kind) and not all(st.is_counter(other) for other in legal):
        return "why-feed-partner"
    return "why-throw-low"
