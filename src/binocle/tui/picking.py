"""What a person has under the finger: the card, bid, meld or suit that the next key would choose. Pure data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from binocle.cards import CARDS, NO_TRUMP, RANKS, SUITS, Card, Hand, Placement, sort_for_display
from binocle.errors import NotationError
from binocle.game import Game
from binocle.game.actions import (
    LAY_MELDS,
    PASS,
    Action,
    AnnounceDurch,
    Bid,
    Bury,
    CallOut,
    ClaimRevoke,
    Dix,
    Draw,
    GiveUp,
    HandOut,
    Meld,
    NameTrump,
    Pass,
    PassCard,
    Play,
    Shoot,
)
from binocle.game.table_melds import Laid, Melder, lay, read_choice
from binocle.game.views import (
    AuctionView,
    BuryView,
    HandOutView,
    MeldingView,
    PassView,
    SettledView,
    StockView,
    TrickView,
    TrumpView,
    View,
)

Duty: TypeAlias = Literal["wait", "auction", "trump", "pass", "hand-out", "bury", "lay", "meld", "play", "settled"]
"""What a view wants of its seat."""

Single: TypeAlias = Bury | PassCard | HandOut
"""An action that lays away or hands over one card."""

PICKS: Final[dict[Duty, type[Single]]] = {"bury": Bury, "pass": PassCard, "hand-out": HandOut}
"""Duties for which several cards are picked before they go, and the action that each card becomes."""

RIGHTS: Final = (GiveUp, CallOut, Shoot, ClaimRevoke)
"""Actions that are no answer to whose turn it is."""

PASSING: Final = -1
"""The rung below the lowest bid: to pass."""


@dataclass(frozen=True, slots=True)
class Held:
    """One card that lies before the person: its kind, its place (0 hand, n tabled), and whether it may be chosen."""

    kind: int
    place: int
    legal: bool

    @property
    def card(self) -> Card:
        """The card itself."""
        return CARDS[self.kind]


class Picking:
    """The choice in the making, for one view after another. Every method is one key."""

    def __init__(self, game: Game) -> None:
        """Nothing before the first view."""
        self.game = game
        self.view: View | None = None
        self.duty: Duty = "wait"
        self.cards: tuple[Held, ...] = ()
        self.cursor = 0
        self.picked: tuple[int, ...] = ()
        self.offers: tuple[Action, ...] = ()
        self.offer = 0
        self.bids: tuple[int, ...] = ()
        self.rung = 0
        self.on_offers = False

    # ------------------------------------------------------------------------------------------ a new view
    def look(self, view: View) -> None:
        """Take up a new view; the finger stays on its card where the card is still there."""
        under = self.cards[self.cursor] if self.cursor < len(self.cards) else None
        fresh = self.view is None or (view.deal_no, duty_of(view)) != (self.view.deal_no, self.duty)
        self.view, self.duty = view, duty_of(view)
        self.cards = _cards(view)
        self.bids = tuple(action.amount for action in view.legal if isinstance(action, Bid))
        self.rung = 0 if self.bids else PASSING
        self.offers = self._offers(view)
        self.offer = 0
        self.picked = ()
        self.on_offers = bool(self.offers)
        self._rest(under, fresh=fresh)

    def _rest(self, under: Held | None, *, fresh: bool) -> None:
        """Put the finger on the card it was on, or on the first that may be chosen."""
        same = [n for n, held in enumerate(self.cards) if under is not None and held.kind == under.kind]
        legal = [n for n, held in enumerate(self.cards) if held.legal]
        kept = [n for n in same if self.cards[n].legal or not legal]
        if kept and not fresh:
            self.cursor = kept[0]
        elif legal:
            self.cursor = legal[0]
        else:
            self.cursor = min(self.cursor, max(0, len(self.cards) - 1))

    def _offers(self, view: View) -> tuple[Action, ...]:
        """What can be chosen besides cards, the best first."""
        if self.duty == "trump":
            named = [action for action in view.legal if isinstance(action, NameTrump)]
            named.sort(key=lambda action: -self.worth(SUITS.index(action.suit)))
            return (*named, *(action for action in view.legal if isinstance(action, AnnounceDurch)))
        if self.duty == "lay":
            return (LAY_MELDS,)
        melds = [action for action in view.legal if isinstance(action, Meld | Dix)]
        melds.sort(key=lambda action: -self.pays(action))
        return (*melds, *(action for action in view.legal if isinstance(action, Draw)))

    # ------------------------------------------------------------------------------------------ worth
    def counts(self) -> list[int]:
        """The concealed cards by kind, without those picked to go."""
        assert self.view is not None
        counts = Hand.of(self.view.hand or ()).counts()
        for place in self.picked:
            counts[self.cards[place].kind] -= 1
        return counts

    def worth(self, trump: int) -> int:
        """What the best melds of the hand pay under this trump, the picked cards left out."""
        return self.game.setting.tables.melds[trump].points_of(self.counts())

    def pays(self, action: Action) -> int:
        """What a meld or dix of two-handed play would be paid."""
        view = self.view
        assert view is not None
        assert view.seat is not None
        if isinstance(action, Dix):
            return 0 if action.tabled else self.game.setting.dix_points
        if not isinstance(action, Meld) or not isinstance(view.phase, StockView):
            return 0
        hand, side = Hand.of(view.hand or ()), view.phase.sides[view.seat]
        melder = Melder(self.game.setting, view.public.trump, hand, side, len(view.public.tricks))
        try:
            laid = lay(melder, action.name, read_choice(action.cards))
        except NotationError:
            return 0
        return laid.points if isinstance(laid, Laid) else 0

    def buried_points(self) -> int:
        """Card points among the picked cards."""
        return sum(self.game.setting.tables.card_points[self.cards[place].kind & 7] for place in self.picked)

    # ------------------------------------------------------------------------------------------ keys
    def step(self, by: int) -> None:
        """Left or right along the cards."""
        self.on_offers = False
        if self.cards:
            self.cursor = (self.cursor + by) % len(self.cards)

    def edge(self, *, last: bool) -> None:
        """To the first or the last card."""
        self.on_offers = False
        self.cursor = max(0, len(self.cards) - 1) if last else 0

    def rank(self, letter: str) -> None:
        """To the next card of this rank, those that may be chosen first."""
        strength = RANKS.index(letter)
        self._next([n for n, held in enumerate(self.cards) if held.kind & 7 == strength])

    def suit(self, number: int) -> None:
        """To the next card of the n-th suit on display (from 0)."""
        shown = list(dict.fromkeys(held.kind >> 3 for held in self.cards if not held.place))
        if number < len(shown):
            self._next([n for n, held in enumerate(self.cards) if held.kind >> 3 == shown[number]])

    def _next(self, places: list[int]) -> None:
        legal = [n for n in places if self.cards[n].legal]
        places = legal or places
        if places:
            self.on_offers = False
            self.cursor = next((n for n in places if n > self.cursor), places[0])

    def point(self, place: int) -> None:
        """Straight to a card, as by the mouse."""
        if place < len(self.cards):
            self.on_offers, self.cursor = False, place

    def browse(self, by: int) -> None:
        """Up or down: through the offers, the bids, or from one row of cards to the other."""
        if self.duty == "auction":
            self.bid(by=-by)
        elif self.offers:
            if self.on_offers:
                self.offer = (self.offer + by) % len(self.offers)
            self.on_offers = True
        else:
            places = {held.place > 0 for held in self.cards}
            if len(places) > 1:
                other = self.cards[self.cursor].place == 0
                self.cursor = next(n for n, held in enumerate(self.cards) if (held.place > 0) == other)

    def choose(self, number: int) -> None:
        """Straight to an offer, by its number on the list (from 0)."""
        if number < len(self.offers):
            self.on_offers, self.offer = True, number

    def bid(self, by: int) -> None:
        """The bid some rungs up or down the ladder; below the lowest lies the pass, where one may pass."""
        lowest = PASSING if self.view is not None and PASS in self.view.legal else 0
        self.rung = max(lowest, min(len(self.bids) - 1, self.rung + by))

    def toggle(self) -> None:
        """Pick the card under the finger to go, or put it back."""
        if self.duty not in PICKS or not self.cards:
            return
        if self.cursor in self.picked:
            self.picked = tuple(place for place in self.picked if place != self.cursor)
        elif len(self.picked) < self.due:
            self.picked = (*self.picked, self.cursor)

    @property
    def due(self) -> int:
        """How many cards are to be buried, passed or handed out."""
        phase = self.view.phase if self.view else None
        if isinstance(phase, HandOutView):
            return len(phase.due) if self.duty == "hand-out" else 0
        return (phase.need or 0) if isinstance(phase, BuryView | PassView) else 0

    @property
    def held(self) -> Held | None:
        """The card under the finger."""
        return self.cards[self.cursor] if self.cursor < len(self.cards) else None

    def follow(self, action: Action) -> None:
        """Put the finger where this action would be chosen, as a hint does."""
        if isinstance(action, Bid) and action.amount in self.bids:
            self.rung = self.bids.index(action.amount)
        elif isinstance(action, Pass):
            self.rung = PASSING
        elif action in self.offers:
            self.choose(self.offers.index(action))
        elif isinstance(action, Play | Single):
            place = action.tabled if isinstance(action, Play) else 0
            for n, held in enumerate(self.cards):
                if (held.card, held.place) == (action.card, place) and n not in self.picked:
                    self.point(n)
                    return

    # ------------------------------------------------------------------------------------------ the answer
    def actions(self) -> tuple[Action, ...]:
        """What the confirming key means now; several actions go to the table one after the other.

        A card that may not be played is an answer like any other: the table says why it is refused.
        """
        held = self.held
        if self.duty == "auction":
            return (PASS,) if self.rung == PASSING else (Bid(self.bids[self.rung]),)
        if self.offers and self.on_offers:
            return (self.offers[self.offer],)
        if self.duty in PICKS:
            # Cards are handed out in the order of the seats, which is the order in which they were picked.
            order = self.picked if self.duty == "hand-out" else sorted(self.picked, key=lambda n: self.cards[n].kind)
            return tuple(self.single(self.cards[n]) for n in order) if len(order) == self.due else ()
        if self.duty in ("play", "meld") and held is not None:
            return (Play(held.card, held.place),)
        return ()

    def single(self, held: Held) -> Single:
        """The action by which this one card goes."""
        return PICKS[self.duty](held.card)

    def passing(self) -> tuple[Action, ...]:
        """What the passing key means: no bid; or no meld, but the draw, from the stock where there is a choice."""
        if self.duty == "auction":
            return (PASS,)
        return tuple(action for action in self.offers if isinstance(action, Draw) and not action.upcard)

    def right(self, kind: type[Action]) -> tuple[Action, ...]:
        """A right beside the turn, if the seat has it now: a redeal, giving up, a promise, a claim."""
        return tuple(action for action in self.view.legal if isinstance(action, kind)) if self.view else ()


def duty_of(view: View) -> Duty:
    """What this view wants of its seat."""
    if isinstance(view.phase, SettledView):
        return "settled"
    if view.seat is None or view.to_act != view.seat:
        return "wait"
    in_turn = [action for action in view.legal if not isinstance(action, RIGHTS)]
    match view.phase:
        case AuctionView():
            duty: Duty = "auction"
        case TrumpView():
            duty = "trump"
        case PassView():
            duty = "pass"
        case HandOutView():
            duty = "hand-out"
        case BuryView():
            duty = "bury"
        case MeldingView():
            duty = "lay"
        case StockView():
            duty = "meld" if any(isinstance(action, Meld | Dix | Draw) for action in in_turn) else "play"
        case TrickView():
            duty = "play"
        case _:
            duty = "wait"
    return duty if in_turn else "wait"


def _kind(card: Card) -> int:
    return card.kind


def _cards(view: View) -> tuple[Held, ...]:
    """Hand and tabled cards in the order in which they are shown, trump first."""
    trump = view.public.trump
    placement = Placement.TRUMP_FIRST if trump != NO_TRUMP else Placement.ALTERNATE
    plays = {(action.card.kind, action.tabled) for action in view.legal if isinstance(action, Play)}
    plays |= {(action.card.kind, 0) for action in view.legal if isinstance(action, Bury | PassCard)}
    hand = sort_for_display(map(_kind, view.hand or ()), trump, placement)
    found = [Held(kind, 0, (kind, 0) in plays) for kind in hand]
    if isinstance(view.phase, HandOutView):
        found = _with_widow(view, hand)
    if isinstance(view.phase, StockView) and view.seat is not None:
        found += [Held(kind, place, (kind, place) in plays) for kind, place in tabled(view, view.seat)]
    return tuple(found)


def _with_widow(view: View, hand: Sequence[int]) -> list[Held]:
    """The hand of who hands out the widow: as many cards of a kind may go as the widow still has (4P-OPT-04)."""
    left = Counter(card.kind for card in view.widow)
    left.subtract(card.kind for handed in view.handed if handed.giver == view.seat for card in handed.cards)
    found = []
    for kind in hand:
        found.append(Held(kind, 0, legal=left[kind] > 0 and view.to_act == view.seat))
        left[kind] -= 1
    return found


def tabled(view: View, seat: int) -> list[tuple[int, int]]:
    """A seat's tabled cards in two-handed play as kind and place among its twins, in the order of display."""
    if not isinstance(view.phase, StockView):
        return []
    tokens = view.phase.sides[seat].tokens
    kinds = sort_for_display({token.kind for token in tokens}, view.public.trump, Placement.TRUMP_FIRST)
    found = []
    for kind in kinds:
        twins = sorted({token for token in tokens if token.kind == kind})
        found += [(kind, place) for place, twin in enumerate(twins, start=1) for _ in range(tokens.count(twin))]
    return found


def rank_letters(text: str) -> dict[str, str]:
    """The keys that stand for ranks: letters of a language, weakest first, to the letters of notation."""
    keys = {letter.lower(): rank for letter, rank in zip(text, RANKS, strict=True)}
    return {**keys, "t": "T", "0": "T", "k": "K", "a": "A"}
