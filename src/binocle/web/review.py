"""Deals that are over, with all hands open; score sheets, records, and what proves a deal fair."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from binocle.cards import Card
from binocle.deal.fair import ALGORITHM, FairDeal
from binocle.game.actions import Action, Deal
from binocle.game.events import DealBooked, Event, TrickTaken
from binocle.game.public import Settlement, Trick
from binocle.game.views import View
from binocle.locale import Language
from binocle.record import Entry, History, Record, effective
from binocle.telling.openly import sentence
from binocle.telling.words import Words
from binocle.web.changes import Refused
from binocle.web.past import Past, PlayedGame
from binocle.web.steps import Committed


class SheetDeal(msgspec.Struct, frozen=True):
    """A booked deal on the score sheet; all numbers by side."""

    deal: int
    outcome: str
    text: tuple[str, ...]
    declarer: int
    bid: int
    trump: int
    melds: tuple[int, ...]
    tricks: tuple[int, ...]
    buried: int
    change: tuple[int, ...]
    totals: tuple[int, ...]
    paid: tuple[int, ...]
    pool: int


class Sheet(msgspec.Struct, frozen=True):
    """The score sheet of a game: names of the sides, the deals, the mark, and the winning side or -1."""

    game: int
    sides: tuple[str, ...]
    names: tuple[str, ...]
    deals: tuple[SheetDeal, ...]
    target: int
    winner: int


class ReviewStep(msgspec.Struct, frozen=True):
    """One decision: who, what, in words, and the hands after it."""

    n: int
    seat: int
    action: Action
    label: str
    text: tuple[str, ...]
    hands: tuple[tuple[Card, ...], ...]
    trick: Trick | None


class Review(msgspec.Struct, frozen=True):
    """A booked deal with all hands open, decision by decision. `views` are how the deal stood at its end."""

    game: int
    deal: int
    dealer: int
    names: tuple[str, ...]
    hands: tuple[tuple[Card, ...], ...]
    widow: tuple[Card, ...]
    upcard: Card | None
    stock: tuple[Card, ...]
    declarer: int
    bid: int
    trump: int
    steps: tuple[ReviewStep, ...]
    tricks: tuple[Trick, ...]
    result: Settlement


class Moment(msgspec.Struct):
    """A decision of a finished deal, with the game as it stood before and after it."""

    deal: int
    entry: Entry
    before: tuple[View, ...]
    after: tuple[View, ...]
    events: tuple[Event, ...]


def game_of(past: Past, game: int) -> PlayedGame:
    """A game of the room. Raises `Refused` when there is none of this number."""
    found = next((played for played in past.games if played.no == game), None)
    if found is None:
        raise Refused("not-found")
    return found


def _walk(record: Record, deal: int | None = None) -> Iterator[Moment]:
    """The decisions that stand, of one deal or of all; views are made for the one deal only."""
    history = History(record.header)
    for entry in effective(record):
        wanted = deal is not None and history.state.deal_no + isinstance(entry.action, Deal) == deal
        before = _views(history) if wanted else ()
        events = history.apply(entry.seat, entry.action).events
        no = history.state.deal_no
        if deal is None or no == deal:
            yield Moment(no, entry, before, _views(history) if wanted else (), events)


def _views(history: History) -> tuple[View, ...]:
    return tuple(history.game.view(history.state, seat) for seat in range(len(history.header.seats)))


def sheet(played: PlayedGame, names: tuple[str, ...], lang: Language) -> Sheet:
    """The score sheet of a game, up to the last deal that is booked."""
    record = played.booked
    game = record.header.game()
    words = Words(game, lang, names)
    history = History(record.header)
    deals: dict[int, SheetDeal] = {}
    for entry in effective(record):
        step = history.apply(entry.seat, entry.action)
        for event in step.events:
            news = event.seen_by(None)
            if isinstance(news, DealBooked):
                view = game.view(step.state, None)
                deals[view.deal_no] = _line(words, view, news)
    last = max(deals.values(), key=lambda line: line.deal, default=None)
    view = game.view(history.state, None)
    return Sheet(
        game=played.no,
        sides=tuple(words.side(side) for side in range(game.setting.sides)),
        names=names,
        deals=tuple(deals[no] for no in sorted(deals)),
        target=view.score.target,
        winner=-1 if last is None else view.score.winner,
    )


def _line(words: Words, view: View, booked: DealBooked) -> SheetDeal:
    result = booked.result
    return SheetDeal(
        deal=view.deal_no,
        outcome=result.outcome,
        text=(words.event(booked),),
        declarer=view.public.declarer,
        bid=view.public.bid,
        trump=view.public.trump,
        melds=result.melds,
        tricks=result.tricks,
        buried=result.buried,
        change=result.change,
        totals=result.totals,
        paid=result.paid,
        pool=result.pool,
    )


def review(played: PlayedGame, deal: int, names: tuple[str, ...], lang: Language) -> Review:
    """A booked deal, card by card. Raises `Refused` when it is not booked (yet)."""
    record = played.booked
    words = Words(record.header.game(), lang, names)
    moments = list(_walk(record, deal))
    booked = [
        news for moment in moments for event in moment.events if isinstance(news := event.seen_by(None), DealBooked)
    ]
    if not moments or not booked:
        raise Refused("not-booked")
    dealt = moments[0].entry.action
    assert isinstance(dealt, Deal)
    last = moments[-1].after[0]
    return Review(
        game=played.no,
        deal=deal,
        dealer=last.dealer,
        names=names,
        hands=dealt.hands,
        widow=dealt.widow,
        upcard=dealt.upcard,
        stock=dealt.stock,
        declarer=last.public.declarer,
        bid=last.public.bid,
        trump=last.public.trump,
        steps=tuple(_step(words, moment) for moment in moments),
        tricks=last.public.tricks,
        result=booked[-1].result,
    )


def _step(words: Words, moment: Moment) -> ReviewStep:
    entry = moment.entry
    label = "" if entry.seat < 0 else words.action(entry.action, moment.before[entry.seat])
    news = [event.seen_by(None) for event in moment.events]
    return ReviewStep(
        n=entry.n,
        seat=entry.seat,
        action=entry.action,
        label=label,
        text=tuple(sentence(words, event) for event in moment.events),
        hands=tuple(view.hand or () for view in moment.after),
        trick=next((event.trick for event in news if isinstance(event, TrickTaken)), None),
    )


def fair_file(table: str, played: PlayedGame, deal: int, rules: str, committed: Committed | None) -> FairDeal:
    """What `binocle verify-deal` checks. Raises `Refused` when the deal is not booked (yet)."""
    moments = list(_walk(played.booked, deal))
    if not moments or committed is None or not any(isinstance(e.seen_by(None), DealBooked) for e in moments[-1].events):
        raise Refused("not-booked")
    dealt = moments[0].entry.action
    assert isinstance(dealt, Deal)
    return FairDeal(
        algorithm=ALGORITHM,
        table=table,
        game=played.no,
        deal=deal,
        rules=rules,
        dealer=moments[0].after[0].dealer,
        commit=committed.commit,
        secret=committed.secret,
        words=played.words.get(deal, ()),
        dealt=dealt,
    )
