"""Every action a seat can ever take under one rule set, numbered: for learners, masks and tests.

The deal is chance's and not numbered. The order is that of the phases; it depends on the rule set alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from binocle.cards import KING, QUEEN, SUITS, card
from binocle.game.actions import (
    ASK_REDEAL,
    BURIES,
    CALL_OUT,
    DRAW,
    DURCH,
    GIVE_UP,
    LAY_MELDS,
    PASS,
    PLAYS,
    SHOOT,
    Action,
    ClaimRevoke,
    Dix,
    Draw,
    HandOut,
    Meld,
    NameTrump,
    PassCard,
    Play,
)
from binocle.game.setting import Setting
from binocle.game.table_melds import write_choice


class ActionSpace:
    """A bijection between the actions of a rule set and the numbers from 0 on."""

    def __init__(self, st: Setting) -> None:
        """Number the actions; with two-handed melds this takes some ten milliseconds."""
        self._actions: tuple[Action, ...] = tuple(_stock_actions(st) if st.draws else _auction_actions(st))
        self._index = {action: index for index, action in enumerate(self._actions)}

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __contains__(self, action: object) -> bool:
        return action in self._index

    def action(self, index: int) -> Action:
        """The action with this number.

        Raises:
            IndexError: there are not so many.
        """
        return self._actions[index]

    def index(self, action: Action) -> int:
        """The number of an action in its canonical form, as `legal` lists it.

        Raises:
            KeyError: the rule set has no such action.
        """
        return self._index[action]


def _auction_actions(st: Setting) -> Iterator[Action]:
    """Calls, trump, burying, melds, plays, giving up."""
    rules = st.rules
    yield PASS
    yield from st.ladder
    if rules.deal.redeal != "off":
        yield ASK_REDEAL
    yield from (NameTrump(suit) for suit in SUITS)
    if rules.trump.durch:
        yield DURCH
    kinds = sorted(set(st.pack.kinds))
    if rules.exchange.pass_cards:
        yield from (PassCard(card(kind)) for kind in kinds)
    if rules.exchange.widow_use == "one-each":
        yield from (HandOut(card(kind)) for kind in kinds)
    elif rules.deal.widow:
        yield from (BURIES[card(kind)] for kind in kinds)
    yield LAY_MELDS
    yield from (PLAYS[card(kind)] for kind in kinds)
    if rules.score.give_up != "never":
        yield GIVE_UP
    if rules.score.shoot:
        yield SHOOT
    if rules.play.revoke == "judged":
        yield from (ClaimRevoke(seat) for seat in st.seating.seats)


def _stock_actions(st: Setting) -> Iterator[Action]:
    """Melds with every choice of cards from hand and table, dix, draw, plays from both, calling out."""
    copies = st.pack.copies
    seen: set[tuple[str, tuple[int, ...]]] = set()
    for melds in st.stock_melds:
        seen.update((meld.name, meld.kinds) for meld in melds)
    if st.rules.meld.roundhouse in {"whole", "extend"}:
        seen.add(("roundhouse", tuple(sorted(8 * suit + rank for suit in range(4) for rank in (KING, QUEEN)))))
    for name, kinds in sorted(seen):
        ways = []
        for kind in sorted(set(kinds)):
            places = combinations_with_replacement(range(copies + 1), kinds.count(kind))
            ways.append([tuple((kind, place) for place in way) for way in places])
        for parts in product(*ways):
            yield Meld(name, write_choice(tuple(pair for part in parts for pair in part)))
    if st.dix_points:
        yield from (Dix(exchange=True), Dix(exchange=True, tabled=True), Dix(exchange=False))
    yield DRAW
    if st.rules.deal.last_choice:
        yield Draw(upcard=True)
    distinct = sorted(set(st.pack.kinds))
    yield from (PLAYS[card(kind)] for kind in distinct)
    yield from (Play(card(kind), place) for kind in distinct for place in range(1, copies + 1))
    if st.rules.play.revoke == "judged":
        yield from (ClaimRevoke(seat) for seat in st.seating.seats)
    if st.rules.score.call_out != "off":
        yield CALL_OUT
