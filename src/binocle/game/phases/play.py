"""Trick play to the end of the hands: who must play what, who takes the trick. The kernel knows; this is its phase."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from binocle.cards import CARDS, SUITS, Hand
from binocle.game.actions import PLAYS, Action, Play
from binocle.game.events import Event, Open, Played, TrickTaken
from binocle.game.phases import closing, out_of_turn
from binocle.game.phases.base import NOT_YOUR_TURN, WRONG_PHASE, Step, change, opened, put
from binocle.game.public import OpenTrick, Trick
from binocle.game.sealed import Sealed
from binocle.game.setting import Setting, cards_of
from binocle.game.state import State, TrickPlay
from binocle.game.views import Refusal, TrickView
from binocle.kernel import layout
from binocle.kernel.follow import legal_kinds
from binocle.kernel.trick import make_play


class PlayPhase:
    """Tricks until all hands are empty, under the duty of the rule set."""

    def to_act(self, st: Setting, s: State, p: TrickPlay) -> int:  # noqa: ARG002 - the protocol's arguments
        """The seat whose card is due."""
        return p.turn

    def legal(self, st: Setting, s: State, p: TrickPlay, seat: int) -> tuple[Action, ...]:
        """Every kind that may be played, by kind."""
        if seat != p.turn:
            return ()
        hand = s.hidden.open().hands[seat]
        mask = hand.mask if st.rules.play.revoke == "judged" else legal_mask(st, s, p, hand)
        return tuple([PLAYS[CARDS[kind]] for kind in sorted(set(hand.kinds)) if mask >> kind & 1])

    def check(self, st: Setting, s: State, p: TrickPlay, seat: int, a: Action) -> Refusal | None:
        """He must hold the card, and no duty may forbid it (3A-PLAY-02..05, 2H-P2-01..04, 2B-P2-01)."""
        if not isinstance(a, Play):
            return WRONG_PHASE
        if seat != p.turn:
            return NOT_YOUR_TURN
        hand = s.hidden.open().hands[seat]
        kind = a.card.kind
        if kind not in hand or a.tabled:
            return Refusal("play/not-held", {"card": a.card.value})
        if st.rules.play.revoke == "judged" or legal_mask(st, s, p, hand) >> kind & 1:
            return None
        if not p.trick.cards:
            return Refusal("play/lead-trump", {"suit": SUITS[s.public.trump]})
        return refusal(hand.mask, kind, p.trick, s.public.trump)

    def apply(self, st: Setting, s: State, p: TrickPlay, seat: int, a: Action) -> Step:
        """The card goes to the trick; a full trick goes to its winner, who leads (COM-TRICK-04)."""
        assert isinstance(a, Play)
        hidden = s.hidden.open()
        hands = put(hidden.hands, seat, hidden.hands[seat].without(a.card.kind))
        held = [len(hand) for hand in hidden.hands]
        trick, winner, points = lay_card(st, p.trick, seat, a.card.kind, st.tables.flags, s.public.trump, held)
        revokes = hidden.revokes
        if not legal_mask(st, s, p, hidden.hands[seat]) >> a.card.kind & 1:
            revokes = (*revokes, seat)
        s = change(s, hidden=Sealed(msgspec.structs.replace(hidden, hands=hands, revokes=revokes)))
        events: tuple[Event, ...] = (Open(Played(seat, a.card, tabled=False)),)
        if winner < 0:
            return Step(change(s, phase=TrickPlay(st.seating.next(seat), trick)), events)
        s, taken = take_trick(st, s, p.trick, a.card.kind, winner, points)
        events = (*events, taken)
        if winner in s.public.called_out:
            return out_of_turn.judge(st, s, winner, events)
        lost = st.seating.side(winner) != st.seating.side(s.public.declarer)
        if s.public.durch and (lost or len(hands[winner]) == 0):
            return closing.close(st, s, "durch-lost" if lost else "durch-made", events)
        if len(hands[winner]) == 0:
            return closing.close(st, s, _outcome(st, s), events)
        return Step(change(s, phase=TrickPlay(winner, trick)), events)

    def view(self, st: Setting, s: State, p: TrickPlay, seat: int | None) -> TrickView:  # noqa: ARG002
        """The cards on the table."""
        return TrickView(p.trick.leader, cards_of(p.trick.cards), p.trick.best_seat)


def _outcome(st: Setting, s: State) -> str:
    """How a deal ended that was played out: as the declarer promised, or plainly (HR-17, decided on tricks alone)."""
    if not s.public.shot:
        return "played"
    side = st.seating.side(s.public.declarer)
    every = all(st.seating.side(trick.winner) == side for trick in s.public.tricks)
    return "shot-made" if every else "shot-lost"


def legal_mask(st: Setting, s: State, p: TrickPlay, hand: Hand) -> int:
    """The kinds of this hand that may be played now; HR-07: the declarer's first lead may have to be a trump."""
    mask = hand.mask
    trump = s.public.trump
    if not p.trick.cards:
        must = st.rules.play.first_lead == "trump" and trump >= 0  # a Durch has no trump to lead
        if must and not s.public.tricks and p.turn == s.public.declarer:
            trumps = mask & (layout.SUIT_MASK << 8 * trump)
            return trumps or mask
        return mask
    return trick_mask(mask, p.trick, trump, st.tables.flags)


def trick_mask(hand_mask: int, trick: OpenTrick, trump: int, flags: int) -> int:
    """The kinds of a hand that may be laid to this trick."""
    led = trick.cards[0] >> 3 if trick.cards else -1
    return legal_kinds(hand_mask, led, trick.best, trick.led_best, trump, flags)


def refusal(hand_mask: int, kind: int, trick: OpenTrick, trump: int) -> Refusal:
    """The first duty that a refused card breaks, said from what its owner holds (3A-PLAY-03, 3A-PLAY-04).

    Another suit than the led one breaks the duty to follow, a card too low that to head; from a hand void in the led
    suit a plain card breaks the duty to trump, a trump too low that to overtrump.
    """
    led = trick.cards[0] >> 3
    if hand_mask & layout.SUIT_MASK << 8 * led:
        return Refusal("play/must-follow" if kind >> 3 != led else "play/must-head", {"suit": SUITS[led]})
    return Refusal("play/must-trump" if kind >> 3 != trump else "play/must-overtrump", {"suit": SUITS[trump]})


def lay_card(
    st: Setting, trick: OpenTrick, seat: int, kind: int, flags: int, trump: int, held: Sequence[int]
) -> tuple[OpenTrick, int, int]:
    """The trick with one card more: packed for the kernel, played there, unpacked.

    `held` are the cards each seat still holds before the play. Returns the trick on the table afterwards, the winner
    of a full trick (else -1) and its points.
    """
    cells = layout.new_cells()
    table = len(trick.cards)
    cells[layout.PLAYERS] = st.players
    cells[layout.STEP] = 1 if st.seating.clockwise else -1
    cells[layout.TRUMP] = trump
    cells[layout.FLAGS] = flags
    cells[layout.LAST_TRICK] = st.rules.score.last_trick
    cells[layout.TO_PLAY] = seat
    cells[layout.LEADER] = trick.leader
    cells[layout.TABLE] = table
    cells[layout.LED] = trick.cards[0] >> 3 if table else -1
    cells[layout.BEST] = trick.best
    cells[layout.BEST_SEAT] = trick.best_seat
    cells[layout.LED_BEST] = trick.led_best
    for place, laid in enumerate(trick.cards):
        cells[layout.TRICK + place] = laid
    for other, cards in enumerate(held):
        cells[layout.HELD + other] = cards
    cells[layout.CARDS + seat * layout.KINDS + kind] = 1
    winner = make_play(cells, kind, st.tables.card_points)
    if winner >= 0:
        return OpenTrick(winner), winner, cells[layout.POINTS + winner]
    best, best_seat = cells[layout.BEST], cells[layout.BEST_SEAT]
    return OpenTrick(trick.leader, (*trick.cards, kind), best, best_seat, cells[layout.LED_BEST]), -1, 0


def take_trick(st: Setting, s: State, trick: OpenTrick, last: int, winner: int, points: int) -> tuple[State, Event]:
    """Put a full trick on its winner's pile (COM-TRICK-05)."""
    public = s.public
    kinds = (*trick.cards, last)
    taken = Trick(trick.leader, cards_of(kinds), winner, points)
    counter = public.counters[winner] or any(st.is_counter(kind) for kind in kinds)
    s = opened(
        s,
        tricks=(*public.tricks, taken),
        points=put(public.points, winner, public.points[winner] + points),
        taken=put(public.taken, winner, public.taken[winner] + 1),
        counters=put(public.counters, winner, counter),
    )
    return s, Open(TrickTaken(taken))
