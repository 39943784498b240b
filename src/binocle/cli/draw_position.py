"""A position of two-handed play while there is a stock, as the engine's own state, moved on step by step.

One player's cards are known; the other's and the order of the stock are not. Melds, dix, draws and plays go through
`Game.check` and `Game.apply`. Who takes a trick is told, not played, for the other player's card is unknown.
"""

from __future__ import annotations

from itertools import islice, product
from typing import Final, TypeAlias

import msgspec

from binocle.cards import CARDS, Hand, card
from binocle.game import Game
from binocle.game.actions import DRAW, Action, Dix, Meld, Play
from binocle.game.public import OpenTrick, Public, Side, Trick
from binocle.game.sealed import Sealed
from binocle.game.state import Hidden, State, StockPlay, TrickPlay
from binocle.game.views import Refusal

SEAT: Final = 0
OTHER: Final = 1
ANY_TABLED: Final = -1
MOST_CHOICES: Final = 512

Named: TypeAlias = tuple[int, int | None]
"""A card as a step names it: its kind and its place, n for the n-th sort of tabled twin, ANY_TABLED, or None for the
hand if it is there and else the table."""


class DrawPosition:
    """Seat 0 with the cards of a request, before its first trick. Every step changes it."""

    def __init__(self, game: Game, trump: int, hand: tuple[int, ...], upcard: int | None) -> None:
        """Set up the position; `hand` and `upcard` together must fit the pack, and leave cards for a stock.

        The deal counts as a decider deal, which no meld wins in mid-deal, since a request knows no scores.
        """
        st = game.setting
        dix = st.dix_kind(trump)
        self.game: Final = game
        self._unseen = list(st.pack.kinds)
        for kind in hand:
            self._unseen.remove(kind)
        if upcard is None:
            upcard = next((kind for kind in self._unseen if kind >> 3 == trump and kind != dix), self._unseen[0])
        self._unseen.remove(upcard)
        self._left = st.pack.size - 2 * game.rules.deal.hand - 1
        self._winner = SEAT
        self._draw_due = False
        none, turned = (0, 0), card(upcard)
        public = Public(
            trump=trump, upcard=turned, turned=turned, melds=none, points=none, taken=none, counters=(False, False)
        )
        phase = StockPlay(SEAT, OpenTrick(SEAT), -1, False, (Side(), Side()), upcard == dix)
        start = game.start(OTHER)
        self.state: State = msgspec.structs.replace(start, deal_no=1, decider=True, public=public, phase=phase)
        self._arrange((), Hand.of(hand))

    def _arrange(self, top: tuple[int | None, ...], hand: Hand) -> None:
        """Put these cards on top of the stock (None: any); the other unseen cards under them and in the other hand."""
        unseen = list(self._unseen)
        for kind in top:
            if kind is not None:
                unseen.remove(kind)
        cards = [unseen.pop() if kind is None else kind for kind in top] + unseen
        other = Hand.of(cards[self._left : self._left + self.game.rules.deal.hand])
        self._hide(Hidden((hand, other), tuple(cards[: self._left])))

    def _hide(self, hidden: Hidden) -> None:
        self.state = msgspec.structs.replace(self.state, hidden=Sealed(hidden))

    @property
    def _hand(self) -> Hand:
        return self.state.hidden.open().hands[SEAT]

    def _tabled(self, kind: int) -> int:
        """How many sorts of tabled twins of a kind the seat has."""
        phase = self.state.phase
        tokens = phase.sides[SEAT].tokens if isinstance(phase, StockPlay) else ()
        return len({token for token in tokens if token.kind == kind})

    # ---------------------------------------------------------------------------------------------- tricks and draws

    def take_trick(self, winner: int, *, draw_told: bool) -> None:
        """A trick ends and `winner` takes it; `draw_told` says that a step will tell what is drawn for it.

        What was to be drawn for the trick before, and was not told, stays unknown: it leaves the stock and enters no
        hand. In sets that meld after drawing (HAY-01) such a draw comes at once, for the melds may be next.
        """
        if self._draw_due:
            self._draw(None)
        public, phase = self.state.public, self.state.phase
        tricks = (*public.tricks, Trick(self._winner, (), winner, 0))
        self._winner = winner
        if isinstance(phase, StockPlay):
            self._draw_due = self._left > 0
            melder = winner if self._draw_due and not self._melds_after else -1
            next_phase: StockPlay | TrickPlay = StockPlay(
                winner, OpenTrick(winner), melder, self._draw_due, phase.sides, phase.exchanged
            )
        else:
            next_phase = TrickPlay(winner, OpenTrick(winner))
        public = msgspec.structs.replace(public, tricks=tricks)
        self.state = msgspec.structs.replace(self.state, public=public, phase=next_phase)
        if self._draw_due and self._melds_after and not draw_told:
            self._draw(None)

    @property
    def _melds_after(self) -> bool:
        return self.game.rules.meld.moment == "after"

    def draw(self, kind: int) -> Refusal | None:
        """The seat draws this card, the other player one that stays unknown."""
        if not self._draw_due:
            return self.game.check(self.state, self._winner, DRAW)
        if kind not in ([self._upcard] if self._draws_upcard else self._unseen):
            return Refusal("draw/not-left", {"card": CARDS[kind].value})
        self._draw(kind)
        return None

    @property
    def _upcard(self) -> int:
        upcard = self.state.public.upcard
        assert upcard is not None
        return upcard.kind

    @property
    def _draws_upcard(self) -> bool:
        """Whether the upcard is the seat's next: it goes to the loser of the last trick of the stock (2H-FLOW-04)."""
        return self._left == 1 and self._winner == OTHER

    def _draw(self, kind: int | None) -> None:
        """Both draw; a card of the seat that was not told is taken out of its hand again."""
        known = self._draws_upcard
        own = None if known else kind
        self._arrange((own,) if self._winner == SEAT else (None, own)[: self._left], self._hand)
        drawn = (*self.state.hidden.open().stock, self._upcard)[0 if self._winner == SEAT else 1]
        self.state = self.game.apply(self.state, self._winner, DRAW).state
        self._draw_due = False
        self._left = max(0, self._left - 2)
        if own is not None:
            self._unseen.remove(own)
        elif not known:
            hidden = self.state.hidden.open()
            hands = (hidden.hands[SEAT].without(drawn), hidden.hands[OTHER])
            self._hide(msgspec.structs.replace(hidden, hands=hands))

    # ---------------------------------------------------------------------------------------------- actions

    def play(self, named: Named) -> Refusal | None:
        """The seat leads this card to a trick."""
        if self._draw_due:
            self._draw(None)
        phase = self.state.phase
        if isinstance(phase, StockPlay | TrickPlay) and not phase.trick.cards:
            lead = msgspec.structs.replace(phase, turn=SEAT, trick=OpenTrick(SEAT))
            if isinstance(lead, StockPlay) and not self._left:  # the first lead after the last draw, whoever drew it
                lead = msgspec.structs.replace(lead, melder=SEAT)
            self.state = msgspec.structs.replace(self.state, phase=lead)
        kind, place = next(self._choices([named]))[0]
        paid = self._apply(Play(CARDS[kind], place))
        return paid if isinstance(paid, Refusal) else None

    def meld(self, name: str, cards: list[Named]) -> int | Refusal:
        """Lay a meld; of tabled twins that the step leaves open those that pay most. What it paid, or the refusal."""
        before = self.state
        best: int | Refusal | None = None
        after = before
        for choice in islice(self._choices(cards), MOST_CHOICES):
            self.state = before
            paid = self._apply(Meld(name, tuple([_written(kind, place) for kind, place in choice])))
            if best is None or (isinstance(paid, int) and (isinstance(best, Refusal) or paid > best)):
                best, after = paid, self.state
        self.state = after
        assert best is not None
        return best

    def dix(self, *, exchange: bool, tabled: bool = False) -> int | Refusal:
        """Show or exchange the dix of the hand, else exchange one that was shown earlier (2H-DIX-02, 2B-DIX-02)."""
        dix = self.game.setting.dix_kind(self.state.public.trump)
        shown = exchange and dix not in self._hand and self._tabled(dix) > 0
        return self._apply(Dix(exchange, tabled or shown))

    def _choices(self, cards: list[Named]) -> product[tuple[tuple[int, int], ...]]:
        """All ways to take the named cards from hand and table."""
        held = list(self._hand.kinds)
        ways: list[list[tuple[int, int]]] = []
        for kind, place in cards:
            if place is None and (kind in held or not self._tabled(kind)):
                if kind in held:
                    held.remove(kind)
                ways.append([(kind, 0)])
            elif place is None or place == ANY_TABLED:
                ways.append([(kind, sort) for sort in range(1, max(1, self._tabled(kind)) + 1)])
            else:
                ways.append([(kind, place)])
        return product(*ways)

    def _apply(self, action: Action) -> int | Refusal:
        """What the engine makes of an action of the seat: the meld points it pays, or the refusal."""
        refusal = self.game.check(self.state, SEAT, action)
        if refusal is not None:
            return refusal
        before = self.state.public.melds[SEAT]
        self.state = self.game.apply(self.state, SEAT, action).state
        return self.state.public.melds[SEAT] - before


def _written(kind: int, place: int) -> str:
    """A card as an action writes it."""
    stars = "" if not place else "*" if place == 1 else f"*{place}"
    return CARDS[kind].value + stars
