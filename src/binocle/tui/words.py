"""What is seen at a table, in sentences: events, situations and actions in the reader's language.

Pure: every function makes text from a view or an event that the reader may have. Both terminals speak through it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from binocle.cards import SUITS, SYMBOLS, Card, Hand, Placement, sort_for_display
from binocle.game import table_melds
from binocle.game.actions import (
    Action,
    Bid,
    Bury,
    CallOut,
    Deal,
    Dix,
    Draw,
    GiveUp,
    LayMelds,
    Meld,
    NameTrump,
    Pass,
    Play,
)
from binocle.game.engine import Game
from binocle.game.events import (
    AuctionWon,
    Called,
    CardsBuried,
    ClaimedOut,
    DealBooked,
    DixTaken,
    Drawn,
    GaveUp,
    HandDealt,
    Melded,
    MeldsLaid,
    Played,
    SeatEvent,
    TrickTaken,
    TrumpNamed,
    WidowTaken,
)
from binocle.game.public import Settlement, Shown, Side, Token
from binocle.game.views import AuctionView, BuryView, Decision, Refusal, StockView, TrickView, View
from binocle.locale import Language, Texts, texts
from binocle.seats import CHANCE, OVER
from binocle.table import Advice, Body, Pausing, TakenBack

Facts: TypeAlias = dict[str, str | float]

_LABELS: Final[dict[type, str]] = {
    Pass: "label-pass",
    LayMelds: "label-lay-melds",
    Draw: "label-draw",
    GiveUp: "label-give-up",
    CallOut: "label-call-out",
    Deal: "table-to-deal",
}
"""The labels of actions that have nothing to fill in."""


class Words:
    """The language of one reader at one table.

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
        self.ranks: Final = self.say("short-german-ranks" if self.german else "short-ranks").split()

    # ------------------------------------------------------------------------------------------ cards and names

    def card(self, card: Card | int) -> str:
        """A card in short: `Q♠` (German: `D♠`), or `Bl-O` with German suits."""
        kind = card.kind if isinstance(card, Card) else card
        if self.german:
            return f"{self.say(f'short-german-{SUITS[kind >> 3]}')}-{self.ranks[kind & 7]}"
        return self.ranks[kind & 7] + SYMBOLS[kind >> 3]

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
        key = f"meld-{name}"
        return self._inside(self.say(key)) if key in self.say else name

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

    def _who(self, seat: int, **facts: str | float) -> Facts:
        return {"who": "you" if seat == self.me else "other", "name": self.names[seat], **facts}

    def _which_side(self, side: int, **facts: str | float) -> Facts:
        seats = self.game.setting.seating.seats_of(side)
        if len(seats) == 1:
            return self._who(seats[0], **facts)
        pair = self.say("side-pair", first=self.names[seats[0]], second=self.names[seats[1]])
        who = "pair" if self.me is None else "us" if self.me in seats else "them"
        return {"who": who, "name": pair, **facts}

    def side(self, side: int) -> str:
        """A side's name where it stands alone."""
        seats = self.game.setting.seating.seats_of(side)
        partner = next((self.names[seat] for seat in seats if seat != self.me), "")
        return self.say("side-name", **self._which_side(side, partner=partner))

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
                return (self.say("note-taken-back", **self._who(body.seat)),)
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
        return " ".join(self._sentences(event))

    def _sentences(self, event: SeatEvent) -> list[str]:
        match event:
            case Called():
                key = "event-bid" if event.bid else "event-passed"
                return [self.say(key, **self._who(event.seat, bid=event.bid))]
            case AuctionWon():
                return [self.say("event-auction-won", **self._who(event.declarer, bid=event.bid))]
            case Played():
                key = "event-played-tabled" if event.tabled else "event-played"
                return [self.say(key, **self._who(event.seat, card=self.card(event.card)))]
            case TrickTaken():
                return [self.say("event-trick", **self._who(event.trick.winner, count=event.trick.points))]
            case Melded():
                return [self._melded(event.meld)]
            case DixTaken():
                return [self.say("event-dix-taken", **self._who(event.seat, card=self.card(event.card)))]
            case GaveUp():
                return [self.say("event-gave-up", **self._who(event.declarer))]
            case ClaimedOut():
                key = {True: "right", False: "wrong", None: "open"}[event.right]
                return [self.say(f"event-claim-{key}", **self._who(event.seat))]
            case _:
                return self._long(event)

    def _long(
        self, event: HandDealt | WidowTaken | CardsBuried | TrumpNamed | MeldsLaid | Drawn | DealBooked
    ) -> list[str]:
        match event:
            case HandDealt():
                return self._dealt(event)
            case WidowTaken():
                if event.cards is None:
                    return [self.say("event-widow-hidden", **self._who(event.declarer))]
                cards = self.cards(event.cards)
                return [self.say("event-widow-taken", **self._who(event.declarer, cards=cards))]
            case CardsBuried():
                forced = [self.say("event-buried-forced", count=event.forced)] if event.forced else []
                if event.cards is not None:
                    return [self.say("event-buried-cards", cards=self.cards(event.cards)), *forced]
                return [self.say("event-buried", **self._who(event.declarer, count=event.count)), *forced]
            case TrumpNamed():
                named = self.say("event-trump-named", **self._who(event.declarer, suit=self.suit(event.suit)))
                return [named] if event.held else [named, self.say("event-no-marriage")]
            case MeldsLaid():
                if not event.melds:
                    return [self.say("event-no-melds", **self._who(event.seat))]
                facts = self._who(event.seat, melds=self.melds(event.melds), count=event.points)
                return [self.say("event-melds-laid", **facts)]
            case Drawn():
                key = "event-drew" if event.card is None else "event-drew-card"
                card = "" if event.card is None else self.card(event.card)
                return [
                    self.say(key, **self._who(event.seat, card=card)),
                    self.say("event-stock-left", count=event.left),
                ]
            case DealBooked():
                return self._booked(event.result)

    def _dealt(self, event: HandDealt) -> list[str]:
        said = [self.say("event-dealt", **self._who(event.dealer, number=event.deal_no))]
        if event.hand is not None:
            trump = -1 if event.upcard is None else event.upcard.kind >> 3
            said.append(self.say("event-hand", cards=self.hand(event.hand, trump)) + ".")
        if event.upcard is not None:
            suit = self.suit(event.upcard.kind >> 3)
            said.append(self.say("event-upcard", card=self.card(event.upcard), suit=suit))
        return said

    def _melded(self, meld: Shown) -> str:
        if meld.name == "dix":
            return self.say("event-dix", **self._who(meld.seat, card=self.cards(meld.cards), count=meld.points))
        facts: Facts = {"meld": self.meld(meld.name), "cards": self.meld_cards(meld.cards), "count": meld.points}
        return self.say("event-melded", **self._who(meld.seat), **facts)

    def _booked(self, result: Settlement) -> list[str]:
        said = [self.say(f"event-outcome-{result.outcome}")]
        if result.winner >= 0:
            return [*said, self.say("event-game-won", **self._which_side(result.winner))]
        if result.target != self.game.rules.score.target:
            said.append(self.say("event-target-raised", target=result.target))
        return [*said, self.say("event-decider")] if result.decider else said

    def sheet(self, result: Settlement) -> tuple[str, ...]:
        """The score sheet of a booked deal, a line for each side."""
        change = [("+" if points >= 0 else "") + self.number(points) for points in result.change]
        lines = [
            self.say(
                "sheet-line",
                side=self.side(side),
                melds=result.melds[side],
                tricks=result.tricks[side],
                change=change[side],
                total=total,
            )
            for side, total in enumerate(result.totals)
        ]
        if result.buried:
            lines.append(self.say("sheet-buried", points=result.buried))
        return tuple(lines)

    # ------------------------------------------------------------------------------------------ what can be done

    def action(self, action: Action, view: View) -> str:
        """The label of an action of this view's seat, with the points of a meld."""
        plain = _LABELS.get(type(action))
        if plain is not None:
            return self.say(plain)
        match action:
            case Bid():
                return self.say("label-bid", bid=action.amount)
            case NameTrump():
                return self.say("label-trump", suit=self.suit(action.suit))
            case Bury():
                return self.say("label-bury", card=self.card(action.card))
            case Play():
                return self._label_play(action, view)
            case Meld():
                refs = sorted(action.cards, key=lambda ref: (ref[1] not in "SD", ref[1], -Card(ref[:2]).kind, ref))
                cards = " ".join(self.card(Card(ref[:2])) + ref[2:] for ref in refs)
                return self.say(
                    "label-meld", meld=self.meld(action.name), cards=cards, points=self.meld_points(action, view)
                )
            case Dix():
                return self._label_dix(action, view)
        raise AssertionError(action)

    def _label_play(self, play: Play, view: View) -> str:
        if not play.tabled or not isinstance(view.phase, StockView) or view.seat is None:
            return self.say("label-play", card=self.card(play.card))
        side = view.phase.sides[view.seat]
        twins = sorted({token for token in side.tokens if token.kind == play.card.kind})
        melds = ", ".join(self.meld(side.melds[number].name) for number in twins[play.tabled - 1].marks)
        star = "*" if play.tabled == 1 else f"*{play.tabled}"
        return self.say("label-play-tabled", card=self.card(play.card) + star, melds=melds)

    def _label_dix(self, dix: Dix, view: View) -> str:
        upcard = "" if view.public.upcard is None else self.card(view.public.upcard)
        card = self.card(self.game.setting.dix_kind(view.public.trump))
        if dix.tabled:
            return self.say("label-dix-exchange-tabled", upcard=upcard)
        key = "label-dix-exchange" if dix.exchange else "label-dix-show"
        return self.say(key, card=card, upcard=upcard, points=self.game.setting.dix_points)

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
        lines = [self.say("table-deal", **self._who(view.dealer, number=view.deal_no))] if view.deal_no else []
        if view.decider:
            lines.append(self.say("table-decider"))
        lines += [*self.auction(view), *self.contract(view), *self.melds_on_table(view), *self.trick(view)]
        if view.hand is not None and view.deal_no:
            lines.append(self.own_hand(view))
        return (*lines, self.turn(view))

    def turn(self, view: View) -> str:
        """Whose turn it is."""
        if view.to_act == OVER:
            return self.say("table-over")
        if view.to_act == CHANCE:
            return self.say("table-to-deal")
        return self.say("table-to-act", **self._who(view.to_act))

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
        passed = self.say("table-call-pass")
        return ", ".join(
            f"{self.name(call.seat)} {self.number(call.bid) if call.bid else passed}" for call in view.public.calls
        )

    def contract(self, view: View) -> list[str]:
        """Declarer and bid, trump, and the cards that came with them."""
        public = view.public
        lines = []
        if public.declarer >= 0:
            lines.append(self.say("table-contract", **self._who(public.declarer, bid=public.bid)))
        if view.deal_no and not isinstance(view.phase, AuctionView):
            lines.append(self.trump(view))
        if isinstance(view.phase, StockView):
            if public.upcard is not None and view.phase.left:
                lines.append(self.say("table-upcard", card=self.card(public.upcard)))
            lines.append(self.say("table-stock", count=view.phase.left))
        if view.widow:
            lines.append(self.say("table-widow", cards=self.cards(view.widow)))
        if view.buried:
            lines.append(self.say("table-buried", cards=self.cards(view.buried)))
        if isinstance(view.phase, BuryView) and view.phase.need:
            lines.append(self.say("table-to-bury", count=view.phase.need))
        return lines

    def trump(self, view: View) -> str:
        """What is trump."""
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
                self.say("table-tabled", **self._who(seat, cards=", ".join(self._tabled(side))))
                for seat, side in enumerate(view.phase.sides)
                if side.tokens
            ]
        by_seat = {
            shown.seat: [other for other in view.public.shown if other.seat == shown.seat]
            for shown in view.public.shown
        }
        return [self.say("table-melds", **self._who(seat, melds=self.melds(by_seat[seat]))) for seat in sorted(by_seat)]

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
            return [self.say("table-trick-empty", **self._who(phase.leader, number=number))]
        plays = self._plays(phase.leader, phase.cards)
        return [self.say("table-trick", **self._who(phase.winning, number=number, plays=plays))]

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
        return self.say("table-last-trick", **self._who(trick.winner, plays=plays, points=points))

    def score(self, view: View) -> tuple[str, ...]:
        """The totals, what each side has melded and taken in this deal, and the mark."""
        score = view.score
        lines = [
            self.say(
                "score-line", side=self.side(side), total=total, melds=score.melds[side], tricks=score.tricks[side]
            )
            for side, total in enumerate(score.totals)
        ]
        return (*lines, self.say("score-target", target=score.target))
