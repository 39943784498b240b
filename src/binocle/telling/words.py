"""What is seen at a table, in sentences: events, situations and actions in the reader's language.

Pure: every function makes text from a view or an event that the reader may have. Both terminals speak through it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from binocle.cards import CARDS, SUITS, SYMBOLS, Card, Hand, Placement, sort_for_display
from binocle.game import table_melds
from binocle.game.actions import Action, Meld
from binocle.game.engine import Game
from binocle.game.events import DealBooked, SeatEvent
from binocle.game.public import Call, Settlement, Shown, Side, Token
from binocle.game.views import (
    AuctionView,
    BuryView,
    Decision,
    HandOutView,
    PassView,
    Refusal,
    StockView,
    TrickView,
    View,
)
from binocle.locale import Language, Texts, texts
from binocle.seats import CHANCE, OVER
from binocle.table import Advice, Body, Pausing, TakenBack
from binocle.telling import labels, news
from binocle.telling.running import running

Facts: TypeAlias = dict[str, str | float]


class Words:
    """The language of one reader at one table.

    >>> from binocle.game.events import Called
    >>> from binocle.rules import named
    >>> words = Words(Game(named("midwest")), "en", ("Eva", "Anna", "Bert"), me=0)
    >>> words.event(Called(1, 260)), words.event(Called(0, 0))
    ('Anna bids 260.', 'You pass.')
    """

    def __init__(self, game: Game, lang: Language, names: Sequence[str], me: int | None = None) -> None:
        """`names` by seat; `me` is the reader's own seat, None for a spectator."""
        self.game: Final = game
        self.lang: Final = lang
        self.say: Final[Texts] = texts(lang)
        self.names: Final = tuple(names)
        self.me: Final = me
        self.german: Final = game.rules.pack.suits == "german"
        self.ranks: Final = self.say.ranks(german=self.german)

    # ------------------------------------------------------------------------------------------ cards and names

    def card(self, card: Card | int) -> str:
        """A card in short: `Q♠` (German: `D♠`), or `Bl-O` with German suits."""
        text = card if isinstance(card, Card) else CARDS[card]
        return self.say.short(text.value, german=self.german)

    def cards(self, cards: Iterable[Card | int]) -> str:
        """Cards in short, as they come."""
        return " ".join(self.card(card) for card in cards)

    def meld_cards(self, cards: Iterable[Card]) -> str:
        """The cards of a meld, suit by suit, the highest first."""
        return self.cards(sort_for_display(card.kind for card in cards))

    def number(self, number: int) -> str:
        """A whole number as the language writes it."""
        grouped = f"{number:,}".replace("-", "−")
        return grouped.replace(",", ".") if self.lang == "de" else grouped

    def suit(self, suit: int | str) -> str:
        """The name of a suit within a sentence."""
        return self._inside(self.say.suit(SUITS[suit] if isinstance(suit, int) else suit, german=self.german))

    def meld(self, name: str) -> str:
        """The name of a meld within a sentence; a row that the table added itself keeps its name."""
        return self._inside(self.say.meld(name, german=self.german))

    def _inside(self, word: str) -> str:
        """A noun in the midst of a sentence: German ones keep their capital."""
        return word if self.lang == "de" else word[:1].lower() + word[1:]

    def hand(self, cards: Iterable[Card], trump: int = -1) -> str:
        """A hand in suit groups, trump first, the highest card of each suit first."""
        kinds = sort_for_display((card.kind for card in cards), trump, Placement.TRUMP_FIRST)
        groups: dict[int, list[int]] = {}
        for kind in kinds:
            groups.setdefault(kind >> 3, []).append(kind)
        if self.german:
            return "  ".join(self.cards(group) for group in groups.values())
        return "  ".join(
            " ".join([SYMBOLS[suit], *(self.ranks[kind & 7] for kind in group)]) for suit, group in groups.items()
        )

    def name(self, seat: int) -> str:
        """A seat's name where it stands alone: `You` for the reader's own."""
        return self.say("seat-you") if seat == self.me else self.names[seat]

    def who(self, seat: int, **facts: str | float) -> Facts:
        """The facts of a sentence about a seat: whether it is the reader, and its name."""
        return {"who": "you" if seat == self.me else "other", "name": self.names[seat], **facts}

    def which_side(self, side: int, **facts: str | float) -> Facts:
        """The facts of a sentence about a side: us, them or a pair of names; a single seat as in `who`."""
        seats = self.game.setting.seating.seats_of(side)
        if len(seats) == 1:
            return self.who(seats[0], **facts)
        pair = self.say("side-pair", first=self.names[seats[0]], second=self.names[seats[1]])
        who = "pair" if self.me is None else "us" if self.me in seats else "them"
        return {"who": who, "name": pair, **facts}

    def side(self, side: int) -> str:
        """A side's name where it stands alone."""
        seats = self.game.setting.seating.seats_of(side)
        partner = next((self.names[seat] for seat in seats if seat != self.me), "")
        return self.say("side-name", **self.which_side(side, partner=partner))

    # ------------------------------------------------------------------------------------------ what happened

    def body(self, body: Body, view: View) -> tuple[str, ...]:
        """Whatever the table sends, as sentences; a view says its whole situation. `view` is the latest view."""
        match body:
            case View():
                return self.situation(body)
            case Refusal():
                return (self.refusal(body),)
            case Advice():
                return self.advice(body.decision, view)
            case TakenBack():
                return (self.say("note-taken-back", **self.who(body.seat)),)
            case Pausing():
                return (self.say(f"note-pause-{body.occasion}"),)
            case DealBooked():
                return (self.event(body), *self.sheet(body.result))
            case _:
                return (self.event(body),)

    def refusal(self, refusal: Refusal) -> str:
        """Why an action was refused."""
        return refusal.say(self.lang, german=self.german)

    def advice(self, decision: Decision, view: View) -> tuple[str, ...]:
        """The hint, and the player's reason where there is a text for it."""
        hint = self.say("note-hint", label=self.action(decision.action, view))
        if decision.why not in self.say:
            return (hint,)
        facts: Facts = dict(decision.facts)
        for fact, in_words in (("card", self._card_text), ("suit", self.suit), ("meld", self.meld)):
            if fact in facts:
                facts[fact] = in_words(str(facts[fact]))
        return (hint, self.say(decision.why, **facts))

    def _card_text(self, text: str) -> str:
        return self.card(Card(text))

    def event(self, event: SeatEvent) -> str:
        """One event as one or more sentences on one line."""
        return " ".join(news.sentences(self, event))

    def sheet(self, result: Settlement) -> tuple[str, ...]:
        """The score sheet of a booked deal, a line for each side."""
        return news.sheet(self, result)

    def signed(self, number: int) -> str:
        """A change with its sign: +40, −250."""
        return ("+" if number >= 0 else "") + self.number(number)

    def stakes(self, by_seat: Sequence[int]) -> str:
        """What each seat has got or paid."""
        return ", ".join(f"{self.name(seat)} {self.signed(paid)}" for seat, paid in enumerate(by_seat))

    # ------------------------------------------------------------------------------------------ what can be done

    def action(self, action: Action, view: View) -> str:
        """The label of an action of this view's seat, with the points of a meld."""
        return labels.label(self, action, view)

    def meld_points(self, meld: Meld, view: View) -> int:
        """What a two-handed meld would be paid now (2H-MELD-08); 0 where it is not possible."""
        if not isinstance(view.phase, StockView) or view.seat is None or view.hand is None:
            return 0
        melder = table_melds.Melder(
            self.game.setting,
            view.public.trump,
            Hand.of(view.hand),
            view.phase.sides[view.seat],
            len(view.public.tricks),
        )
        laid = table_melds.lay(melder, meld.name, table_melds.read_choice(meld.cards))
        return 0 if isinstance(laid, Refusal) else laid.points

    # ------------------------------------------------------------------------------------------ how things stand

    def situation(self, view: View) -> tuple[str, ...]:
        """Everything this seat knows of the moment, line by line; the own hand and whose turn it is come last."""
        lines = [self.say("table-deal", **self.who(view.dealer, number=view.deal_no))] if view.deal_no else []
        if view.decider:
            lines.append(self.say("table-decider"))
        lines += [*self.auction(view), *self.contract(view), *self.melds_on_table(view), *self.trick(view)]
        if view.hand is not None and view.deal_no:
            lines.append(self.own_hand(view))
        return (*lines, self.turn(view))

    def turn(self, view: View) -> str:
        """Whose turn it is, and to the reader what for."""
        if view.to_act == OVER:
            return self.say("table-over")
        if view.to_act == CHANCE:
            return self.say("table-to-deal")
        return self.say("table-to-act", **self.who(view.to_act, task=labels.task(self, view)))

    def own_hand(self, view: View) -> str:
        """The cards in hand."""
        if not view.hand:
            return self.say("table-hand-empty")
        return self.say("table-hand", cards=self.hand(view.hand, view.public.trump))

    def auction(self, view: View) -> list[str]:
        """The bids so far and, to who is to bid, the lowest possible one."""
        if not isinstance(view.phase, AuctionView):
            return []
        lines = [self.say("table-bids", calls=self.calls(view))] if view.public.calls else []
        if view.phase.lowest:
            lines.append(self.say("table-lowest-bid", bid=view.phase.lowest))
        return lines

    def calls(self, view: View) -> str:
        """The calls of the auction in order."""
        return ", ".join(f"{self.name(call.seat)} {self._call(call)}" for call in view.public.calls)

    def _call(self, call: Call) -> str:
        if not call.bid:
            return self.say("table-call-pass")
        return self.say("table-call-signal", bid=call.bid, signal=call.signal) if call.signal else self.number(call.bid)

    def contract(self, view: View) -> list[str]:
        """Declarer and bid, trump, and the cards that came with them."""
        public = view.public
        lines = []
        if public.declarer >= 0:
            lines.append(self.say("table-contract", **self.who(public.declarer, bid=public.bid)))
        if view.deal_no and not isinstance(view.phase, AuctionView):
            lines.append(self.trump(view))
        if isinstance(view.phase, StockView):
            if public.upcard is not None and view.phase.left:
                lines.append(self.say("table-upcard", card=self.card(public.upcard)))
            lines.append(self.say("table-stock", count=view.phase.left))
        if public.shot:
            lines.append(self.say("table-shot"))
        if view.widow:
            lines.append(self.say("table-widow", cards=self.cards(view.widow)))
        if view.buried:
            lines.append(self.say("table-buried", cards=self.cards(view.buried)))
        for handed in view.handed:
            other = handed.receiver if handed.giver == view.seat else handed.giver
            facts: Facts = {"who": "you" if handed.giver == view.seat else "other", "name": self.names[other]}
            lines.append(self.say("table-handed", **facts, cards=self.cards(handed.cards)))
        return [*lines, *self.still_due(view)] if isinstance(view.phase, HandOutView) else lines

    def still_due(self, view: View) -> list[str]:
        """How many cards are still to be buried, passed or handed out."""
        match view.phase:
            case BuryView() if view.phase.need:
                return [self.say("table-to-bury", count=view.phase.need)]
            case PassView() if view.phase.need:
                return [self.say("table-to-pass", count=view.phase.need, name=labels.partner(self, view))]
            case HandOutView() if view.phase.due:
                due = ", ".join(self.name(seat) for seat in view.phase.due)
                return [self.say("table-to-hand-out", names=due)]
            case _:
                return []

    def trump(self, view: View) -> str:
        """What is trump."""
        if view.public.durch:
            return self.say("table-durch")
        if view.public.trump < 0:
            return self.say("table-no-trump-yet")
        return self.say("table-trump", suit=self.say.suit(SUITS[view.public.trump], german=self.german))

    def melds(self, melds: Sequence[Shown]) -> str:
        """Melds with cards and points, one after the other."""
        return ", ".join(f"{self.meld(meld.name)} {self.meld_cards(meld.cards)} ({meld.points})" for meld in melds)

    def melds_on_table(self, view: View) -> list[str]:
        """Two-handed, what lies tabled before each player; in auction games the melds of every seat."""
        if isinstance(view.phase, StockView):
            return [
                self.say("table-tabled", **self.who(seat, cards=", ".join(self._tabled(side))))
                for seat, side in enumerate(view.phase.sides)
                if side.tokens
            ]
        by_seat = {
            shown.seat: [other for other in view.public.shown if other.seat == shown.seat]
            for shown in view.public.shown
        }
        return [self.say("table-melds", **self.who(seat, melds=self.melds(by_seat[seat]))) for seat in sorted(by_seat)]

    def _tabled(self, side: Side) -> list[str]:
        """Tabled cards in groups with the same history, each with the names of the melds it has served in."""
        groups: dict[tuple[int, ...], list[Token]] = {}
        for token in side.tokens:
            groups.setdefault(token.marks, []).append(token)
        return [
            f"{self.cards(token.kind for token in tokens)} "
            f"({', '.join(self.meld(side.melds[number].name) for number in marks)})"
            for marks, tokens in groups.items()
        ]

    def trick(self, view: View) -> list[str]:
        """The trick on the table, or who leads to the next one."""
        phase = view.phase
        if not isinstance(phase, TrickView | StockView):
            return []
        number = len(view.public.tricks) + 1
        if not phase.cards:
            return [self.say("table-trick-empty", **self.who(phase.leader, number=number))]
        plays = self._plays(phase.leader, phase.cards)
        return [self.say("table-trick", **self.who(phase.winning, number=number, plays=plays))]

    def _plays(self, leader: int, cards: Sequence[Card]) -> str:
        seats = self.game.setting.seating.iter_from(leader)
        return ", ".join(f"{self.name(seat)} {self.card(card)}" for seat, card in zip(seats, cards, strict=False))

    def last_trick(self, view: View) -> str:
        """The trick that was taken last in this deal."""
        if not view.public.tricks:
            return self.say("table-no-trick")
        trick = view.public.tricks[-1]
        points = self.say("points-count", count=trick.points)
        plays = self._plays(trick.leader, trick.cards)
        return self.say("table-last-trick", **self.who(trick.winner, plays=plays, points=points))

    def score(self, view: View) -> tuple[str, ...]:
        """The totals, what each side has melded and taken in this deal, the mark, stakes and chips."""
        score = view.score
        totals, parts = running(self.game, view)
        lines = [
            self.say(
                "score-line-booked" if part else "score-line",
                side=self.side(side),
                total=total,
                melds=score.melds[side],
                tricks=score.tricks[side],
            )
            for side, (total, part) in enumerate(zip(totals, parts, strict=True))
        ]
        lines.append(self.say("score-target", target=score.target))
        keeping = self.game.rules.money.keeping
        if keeping != "paper":
            chips = ", ".join(f"{self.side(side)} {self.number(count)}" for side, count in enumerate(score.chips))
            lines.append(self.say("score-chips", keeping=keeping, chips=chips))
        if any(view.ledger):
            lines.append(self.say("score-stakes", stakes=self.stakes(view.ledger)))
        return (*lines, self.say("sheet-pool", pool=view.pool)) if view.pool else tuple(lines)
