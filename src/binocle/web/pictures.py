"""What a reader gets to see of a room: the table, the game from his seat, the news; ready to be shown.

`viewer` is a seat, or None for everybody else. Nothing goes out that does not come through here.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from binocle.cards import SUITS, Card, Hand
from binocle.game.actions import Action, Bid, Bury, Dix, HandOut, Meld, PassCard, Play
from binocle.game.events import DealBooked, Event
from binocle.game.public import Shown
from binocle.game.setting import cards_of
from binocle.game.views import DealingView, Decision, HandOutView, SettledView, TrickView, View
from binocle.locale import Language, texts
from binocle.telling import news
from binocle.telling.words import Words
from binocle.web.changes import Change
from binocle.web.room import Room
from binocle.web.rules import HouseRules
from binocle.web.steps import Said
from binocle.wire import server as wire

_CARD_ACTIONS: Final = (Play, Bury, PassCard, HandOut)


@lru_cache(maxsize=2048)
def words_for(rules: HouseRules, lang: Language, names: tuple[str, ...], viewer: int | None) -> Words:
    """The language of a reader at a table."""
    return Words(rules.game, lang, tuple(name or "–" for name in names), viewer)


def words_of(room: Room, viewer: int | None, lang: Language) -> Words:
    """The language of a reader in this room, as people are called now."""
    return words_for(room.past.rules, lang, room.names, viewer)


# ------------------------------------------------------------------------------------------ the table


def lobby(room: Room, lang: Language, link: str, now: float) -> wire.Lobby:
    """The table as everybody sees it."""
    past = room.past
    return wire.Lobby(
        id=room.id,
        phase=past.phase,
        rules=past.rules.info(lang),
        seats=tuple(
            wire.SeatInfo(
                seat=no,
                name=name,
                kind=seat.kind,
                player=seat.player,
                here=seat.here or seat.kind == "bot",
                away_at=_seconds(room.away_left(seat, now)),
                stand_in=seat.stand_in,
                host=no == past.host,
                word=bool(seat.word),
            )
            for no, (seat, name) in enumerate(zip(room.seats, room.names, strict=True))
        ),
        spectators=room.spectators,
        code=past.code,
        options=past.options,
        paused=past.held,
        game=max(1, past.game_no),
        link=link,
        next_fair=_next_fairness(room),
    )


def _seconds(left: float | None) -> float | None:
    return None if left is None or left == math.inf else round(left, 1)


# ------------------------------------------------------------------------------------------ the game


def scene(room: Room, viewer: int | None, lang: Language, now: float) -> wire.Scene | None:
    """The game as a seat sees it; None before there is one."""
    table = room.table
    if table is None:
        return None
    view = table.view(viewer)
    words = words_of(room, viewer, lang)
    running = room.is_running()
    legal = tuple(action for action in view.legal if not isinstance(action, Bid)) if running else ()
    bids = ranges([action.amount for action in view.legal if isinstance(action, Bid)]) if running else ()
    left = room.clock_left(now)
    mine = viewer is not None and running
    return wire.Scene(
        view=msgspec.structs.replace(view, legal=legal),
        bids=bids,
        labels=tuple(words.action(action, view) for action in legal),
        points=tuple(_paid(words, action, view) for action in legal),
        own=own_by_trump(room, view),
        own_melds=own_melds(room, view),
        refused=refusals(room, view, words) if mine else {},
        can=wire.Can(
            undo=mine and viewer is not None and room.past.options.undo and table.can_undo(viewer),
            hint=mine and view.to_act == viewer and table.pausing is None,
            claim=mine and viewer is not None and len(view.hand or ()) > 1 and table.can_claim(viewer),
        ),
        pausing=None
        if table.pausing is None
        else wire.Pausing(table.pausing, _seconds(max(0.0, table.pause_ends - now)), table.waiting),
        situation=(*(words.still_due(view) if isinstance(view.phase, HandOutView) else ()), words.turn(view)),
        clock=None if left is None else wire.ClockInfo(view.to_act, round(left, 1)),
        fair=_fairness(room, room.past.game_no, view.deal_no),
        next_fair=_next_fairness(room),
        winner=view.score.winner,
    )


def _paid(words: Words, action: Action, view: View) -> int:
    """What a meld or dix would be paid now."""
    if isinstance(action, Meld):
        return words.meld_points(action, view)
    return words.game.setting.dix_points if isinstance(action, Dix) and not action.tabled else 0


def _has_to_lay(room: Room, view: View) -> bool:
    """Whether this seat's melds are still in its hand, in a game in which everybody lays them out at once."""
    if view.hand is None or room.past.rules.game.setting.draws or view.public.durch:
        return False
    laid = any(shown.seat == view.seat for shown in view.public.shown)
    return not laid and not isinstance(view.phase, DealingView | TrickView | SettledView)


def own_by_trump(room: Room, view: View) -> dict[str, int]:
    """What the best melds of this seat's hand pay with each suit as trump; empty when they lie already."""
    if not _has_to_lay(room, view) or view.hand is None:
        return {}
    return dict(zip(SUITS, _by_trump(room.past.rules, view.hand), strict=True))


@lru_cache(maxsize=4096)
def _by_trump(rules: HouseRules, hand: tuple[Card, ...]) -> tuple[int, ...]:
    """What the best melds of a hand pay with each suit as trump; asked for at every call of an auction."""
    counts = Hand.of(hand).counts()
    melds = rules.game.setting.tables.melds
    return tuple(melds[suit].points_of(counts) for suit in range(len(SUITS)))


def own_melds(room: Room, view: View) -> tuple[Shown, ...]:
    """The best melds of this seat's hand with trump as it is, before they are laid."""
    if not _has_to_lay(room, view) or view.hand is None or view.seat is None or view.public.trump < 0:
        return ()
    parts = room.past.rules.game.setting.tables.melds[view.public.trump].best(Hand.of(view.hand).counts())
    return tuple(Shown(view.seat, part.name, cards_of(part.kinds), part.points) for part in parts)


def refusals(room: Room, view: View, words: Words) -> dict[str, str]:
    """Why cards in hand may not be used now, for the seat whose turn it is."""
    table = room.table
    if table is None or table.pausing is not None or view.seat is None or view.seat != view.to_act or not view.hand:
        return {}
    usable = [action for action in view.legal if isinstance(action, _CARD_ACTIONS)]
    if not usable:
        return {}
    kind = type(usable[0])
    free = {action.card for action in usable}
    found = {}
    for card in dict.fromkeys(view.hand):
        if card not in free and (refusal := table.check(view.seat, kind(card))) is not None:
            found[card.value] = words.refusal(refusal)
    return found


def ranges(amounts: Sequence[int]) -> tuple[wire.BidRange, ...]:
    """Rising amounts as runs with an equal step."""
    found: list[wire.BidRange] = []
    place = 0
    while place < len(amounts):
        end = place + 1
        step = amounts[end] - amounts[place] if end < len(amounts) else 1
        while end + 1 < len(amounts) and amounts[end + 1] - amounts[end] == step:
            end += 1
        last = min(end, len(amounts) - 1)
        found.append(wire.BidRange(amounts[place], amounts[last], step))
        place = last + 1
    return tuple(found)


def _next_fairness(room: Room) -> wire.Fairness | None:
    """About the deal that comes next: of this game, or the first of the game to come."""
    game = room.past.game_no
    dealt = 0 if room.table is None else room.table.deal_no
    return _fairness(room, game, dealt + 1) or _fairness(room, game + 1, 1)


def _fairness(room: Room, game: int, deal: int) -> wire.Fairness | None:
    committed = room.past.commits.get((game, deal))
    if committed is None:
        return None
    dealt = next((played for played in room.past.games if played.no == game), None)
    words = dealt.words[deal] if dealt is not None and deal in dealt.words else room.past.words_now(game, deal)
    return wire.Fairness(game, deal, committed[0].commit, tuple(word.seat for word in words))


# ------------------------------------------------------------------------------------------ what happened


def told(words: Words, events: Iterable[Event], viewer: int | None) -> tuple[wire.News, ...]:
    """News as this reader is told them."""
    found = []
    for event in events:
        mine = event.seen_by(viewer)
        text = news.sentences(words, mine)
        if isinstance(mine, DealBooked):
            text = [*text, *words.sheet(mine.result)]
        found.append(wire.News(mine, tuple(text)))
    return tuple(found)


def chat(lines: Iterable[Said], lang: Language) -> tuple[wire.Chat, ...]:
    """What was said; quick phrases in the reader's language."""
    return tuple(
        wire.Chat(said.seat, said.name, texts(lang)(f"phrase-{said.phrase}") if said.phrase else said.text, said.phrase)
        for said in lines
    )


def you(room: Room, viewer: int | None) -> wire.You:
    """Who the reader is."""
    if viewer is None:
        return wire.You(None, host=False, name="")
    return wire.You(viewer, host=viewer == room.past.host, name=room.names[viewer])


def welcome(room: Room, viewer: int | None, lang: Language, link: str, now: float) -> wire.Welcome:
    """Everything, as of now."""
    words = words_of(room, viewer, lang)
    return wire.Welcome(
        n=room.past.n,
        you=you(room, viewer),
        table=lobby(room, lang, link, now),
        play=scene(room, viewer, lang, now),
        chat=chat(room.past.chat, lang),
        recent=told(words, room.past.news, viewer),
    )


def update(room: Room, change: Change, viewer: int | None, lang: Language, link: str, now: float) -> wire.Update:
    """What a change means to a reader."""
    play = scene(room, viewer, lang, now) if change.game else None
    return wire.Update(
        n=room.past.n,
        table=lobby(room, lang, link, now) if change.table else msgspec.UNSET,
        play=msgspec.UNSET if play is None else play,
        news=told(words_of(room, viewer, lang), change.events, viewer) if change.events else (),
        chat=chat(change.said, lang),
        note=" ".join(texts(lang)(key, **facts) for key, facts in change.notes),
    )


def advice(room: Room, seat: int, id_: str, decision: Decision, lang: Language) -> wire.Advice | None:
    """A hint, with the reason and what else was considered; None when the game has gone on meanwhile."""
    if room.table is None:
        return None
    view = room.table.view(seat)
    words = words_of(room, seat, lang)

    def label(action: Action) -> str:
        return words.action(action, view)

    return wire.Advice(
        id=id_,
        seq=view.seq,
        action=decision.action,
        label=label(decision.action),
        text=tuple(words.advice(decision, view)),
        candidates=tuple(
            wire.Thought(each.action, label(each.action), round(each.value, 1), round(each.spread, 1), each.visits)
            for each in decision.candidates
        ),
    )
