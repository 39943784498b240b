"""Two-handed play while the stock lasts, followed to the end of the deal in many worlds.

Every action the seat may take gives a start for the kernel (`kernel.stock`), in which both seats then play by rules of
thumb from what they see. What comes out is how many points more than the opponent the seat takes from here on.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from binocle.cards import Hand
from binocle.deal.sample import Worlds
from binocle.deal.seen import counted, hand_counts, played_by_seat
from binocle.game import table_melds
from binocle.game.actions import Dix, Draw, Meld, Play
from binocle.game.public import Side, Token
from binocle.game.setting import Setting, StockMeld
from binocle.game.table_melds import Laid, Melder
from binocle.game.views import StockView, View
from binocle.kernel import jit, layout
from binocle.kernel import stock_melds as at

StockAction: TypeAlias = Play | Meld | Dix | Draw

_GROUPS: Final = {"sequence": 0, "around": 1, "special": 2}
_STYLE: Final = (
    (12, 12, 16, 17, 18, 24, 26, 33),  # trumps 7 8 9 J Q K T A once the stock is gone
    (0, 0, 0, 0, 0, 2, 7, 15),  # and other cards
    (0.64, 7, 0.92, 0.85, 0.49, 0.15),  # hope, rival, eager dear and not, cut dear and not
    (4, 5, 14, 1, 0.8, 10),  # gain, loss, last, ready, lost, lead
)
"""The weights of `kernel.stock_melds` STYLE_TRUMP .. STYLE_LEAD. Chosen by duplicate matches of such players."""

_PURE_SHARES: Final = {
    at.STYLE_HOPE,
    at.STYLE_EAGER_DEAR,
    at.STYLE_EAGER,
    at.STYLE_CUT_DEAR,
    at.STYLE_CUT,
    at.STYLE_READY,
    at.STYLE_LOST,
}
"""Those that are shares and no points."""

_MOST_HELD: Final = at.MOST_TOKENS - 2


def can_follow(st: Setting) -> bool:
    """Whether the kernel has room for the hands and melds of this set."""
    rows = max(len(melds) for melds in st.stock_melds)
    return st.draws and st.rules.deal.hand <= _MOST_HELD and rows <= at.MOST_ROWS


class Lines:
    """The starts of all that a seat may do, and what came of them in the worlds tried so far."""

    def __init__(self, st: Setting, view: View, actions: Sequence[StockAction]) -> None:
        """From the view of the seat to act in the stock phase; the actions must be legal."""
        assert view.seat is not None
        assert isinstance(view.phase, StockView)
        self.me: Final = view.seat
        self.actions: Final = tuple(actions)
        self._names: Final = jit.fast()
        self._card_points: Final = st.tables.card_points
        self._rules: Final = rules_of(st, view.public.trump)
        self._starts: Final = [start_of(st, view, action) for action in actions]

    def results(self, worlds: Worlds, first: int, count: int, chosen: Sequence[int]) -> list[list[int]]:
        """The points ahead of the opponent for each of the chosen actions, in worlds first .. first + count - 1.

        Each world gives two results: as it is, and with the two cards of every draw swapped.
        """
        cells = self._names.as_cells
        starts = array("q")
        for place in chosen:
            starts += self._starts[place]
        found = array("q", bytes(16 * worlds.count * len(chosen)))
        self._names.stock_rollouts(
            cells(starts),
            len(chosen),
            cells(self._rules),
            self.me,
            cells(worlds.hands),
            cells(worlds.stock),
            worlds.stock_len,
            first,
            count,
            cells(self._card_points),
            cells(found),
        )
        rows = found[2 * first * len(chosen) : 2 * (first + count) * len(chosen)]
        return [list(rows[place :: len(chosen)]) for place in range(len(chosen))]


@lru_cache(maxsize=64)
def rules_of(st: Setting, trump: int) -> array[int]:
    """The set's rules for one trump, as the kernel takes them."""
    rules = array("q", bytes(8 * at.RULES_SIZE))
    meld, deal = st.rules.meld, st.rules.deal
    rules[at.R_UNIT] = st.unit
    rules[at.R_TRUMP] = trump
    rules[at.R_DIX] = st.dix_kind(trump)
    rules[at.R_DIX_POINTS] = st.dix_points
    rules[at.R_AFTER] = meld.moment == "after"
    rules[at.R_AFTER_LAST] = meld.moment == "after" and meld.after_last_draw
    rules[at.R_SEVERAL] = meld.per_trick == "several"
    rules[at.R_FRESH] = meld.fresh_card
    rules[at.R_DIFFERENCE] = meld.extension == "difference"
    rules[at.R_BY_MELD] = meld.reuse == "meld"
    rules[at.R_DIX_IS_MELD] = meld.dix_is_meld
    rules[at.R_CHOICE] = deal.last_choice
    rules[at.R_STOCK_FLAGS] = st.tables.stock_flags
    rules[at.R_FLAGS] = st.tables.flags
    rules[at.R_LAST_TRICK] = st.rules.score.last_trick
    for place, weight in enumerate(weight for row in _STYLE for weight in row):
        scaled = round(1024 * weight) if place in _PURE_SHARES else round(1024 * weight / st.unit)
        for seat in range(2):
            rules[at.R_STYLE + seat * at.STYLE_SIZE + place] = scaled
    melds = st.stock_melds[trump]
    rules[at.R_ROWS] = len(melds)
    for row, one in enumerate(melds):
        line = at.R_ROW + row * at.ROW_SIZE
        kinds = sorted(set(one.kinds))
        rules[line + at.ROW_GROUP] = _GROUPS[one.group]
        rules[line + at.ROW_VALUE] = one.value
        rules[line + at.ROW_WHOLE] = one.whole
        rules[line + at.ROW_FROM_HAND] = one.from_hand
        rules[line + at.ROW_MASK] = sum(1 << kind for kind in kinds)
        rules[line + at.ROW_NEED] = one.kinds.count(kinds[0])
        rules[line + at.ROW_KINDS] = len(kinds)
        for place, kind in enumerate(kinds):
            rules[line + at.ROW_KIND + place] = kind
        rules[line + at.ROW_INSIDE] = _paid_inside(melds, one)
    return rules


def _paid_inside(melds: Sequence[StockMeld], meld: StockMeld) -> int:
    """What the dearest smaller meld of its class pays that may grow into this one."""
    if meld.whole or meld.from_hand:
        return 0
    return max(
        (
            one.value
            for one in melds
            if one.group == meld.group
            and one.value < meld.value
            and all(one.kinds.count(kind) <= meld.kinds.count(kind) for kind in one.kinds)
        ),
        default=0,
    )


def hand_of(view: View) -> Hand:
    """The concealed hand of the seat."""
    return Hand(tuple([kind for kind, copies in enumerate(hand_counts(view)) for _ in range(copies)]))


def start_of(st: Setting, view: View, action: StockAction) -> array[int]:
    """The position after an action of the seat to act, without the opponent's concealed hand."""
    me, phase = view.seat, view.phase
    assert me is not None
    assert isinstance(phase, StockView)
    hand = hand_of(view)
    sides = list(phase.sides)
    s = array("q", bytes(8 * at.STOCK_SIZE))
    trick = len(view.public.tricks)
    melder = Melder(st, view.public.trump, hand, phase.sides[me], trick)
    s[at.S_TURN] = me
    s[at.S_LYING] = phase.cards[0].kind if phase.cards else -1
    s[at.S_MELDER] = phase.melder
    s[at.S_UNDRAWN] = any(isinstance(one, Draw) for one in view.legal)
    s[at.S_LEFT] = phase.left
    s[at.S_UPCARD] = view.public.upcard.kind if view.public.upcard is not None else -1
    s[at.S_EXCHANGED] = phase.exchanged
    s[at.S_PENDING] = -1
    s[at.S_MADE] = len(melder.made()) if phase.melder == me else 0
    seat = at.S_SEATS + me * at.SEAT_SIZE
    if isinstance(action, Meld):
        laid = table_melds.lay(melder, action.name, table_melds.read_choice(action.cards))
        assert isinstance(laid, Laid)
        hand, sides[me] = laid.hand, laid.side
        s[seat + at.P_MELD] = laid.points
        s[at.S_MADE] += 1
    elif isinstance(action, Dix):
        hand, sides[me] = _after_dix(st, view, hand, sides[me], action, s)
        s[seat + at.P_MELD] = 0 if action.tabled else st.dix_points
        s[at.S_MADE] += st.rules.meld.dix_is_meld
    elif isinstance(action, Draw):
        s[at.S_MELDER] = -1
        s[at.S_PICK] = 1 if action.upcard else -1
    else:
        s[at.S_MELDER] = -1
        s[at.S_PENDING] = action.card.kind
        if action.tabled:
            twins = melder.twins(action.card.kind)
            tokens = list(sides[me].tokens)
            tokens.remove(twins[action.tabled - 1])
            sides[me] = Side(tuple(tokens), sides[me].melds)
        else:
            hand = hand.without(action.card.kind)
    _cards(st, view, phase, s)
    for owner in range(2):
        _table(st, s, owner, sides[owner])
    for kind in hand.kinds:
        s[seat + at.P_HAND + kind] += 1
        s[seat + at.P_PAIRS] |= s[seat + at.P_MASK] & 1 << kind
        s[seat + at.P_MASK] |= 1 << kind
    s[seat + at.P_HELD] = len(hand)
    names, rules = jit.fast(), rules_of(st, view.public.trump)
    for owner in range(2):
        names.note_tokens(names.as_cells(s), names.as_cells(rules), owner)
    return s


def _after_dix(st: Setting, view: View, hand: Hand, side: Side, action: Dix, s: array[int]) -> tuple[Hand, Side]:
    """Hand and table after the dix is exchanged or shown."""
    dix = st.dix_kind(view.public.trump)
    tokens = list(side.tokens)
    if action.tabled:
        tokens.remove(next(token for token in tokens if token.kind == dix))
    else:
        hand = hand.without(dix)
    if action.exchange:
        hand = hand.with_kinds(s[at.S_UPCARD])
        s[at.S_UPCARD] = dix
        s[at.S_EXCHANGED] = 1
    else:
        tokens.append(Token(dix, ()))
    return hand, Side(tuple(tokens), side.melds)


def _cards(st: Setting, view: View, phase: StockView, s: array[int]) -> None:
    """The cards not played."""
    left = st.pack.counts()
    for gone in (*played_by_seat(st, view), counted(phase.cards)):
        for kind in range(layout.KINDS):
            left[kind] -= gone[kind]
    for kind in range(layout.KINDS):
        s[at.S_ALL + kind] = left[kind]


def _table(st: Setting, s: array[int], owner: int, side: Side) -> None:
    """The tabled cards of a seat, each with what it may still serve for."""
    seat = at.S_SEATS + owner * at.SEAT_SIZE
    s[seat + at.P_TOKENS] = len(side.tokens)
    s[seat + at.P_MELDS] = len(side.melds)
    for place, token in enumerate(side.tokens):
        start = seat + at.P_TOKEN + place * at.TOKEN_SIZE
        s[start + at.T_KIND] = token.kind
        s[at.S_TABLED + token.kind] += 1
        for number in token.marks:
            meld = side.melds[number]
            group = _GROUPS[meld.group]
            whole = sum(number in other.marks for other in side.tokens) == len(meld.kinds)
            spent = st.rules.meld.reuse == "meld" and not whole
            top = at.SPENT if spent else meld.value
            s[start + at.T_TOP + group] = max(s[start + at.T_TOP + group], top)
            s[start + at.T_PAID + group] += meld.paid * 120 // max(1, len(meld.kinds))
            s[start + at.T_MELD + group] = number + 1
