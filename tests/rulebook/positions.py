"""Positions for tests of the rules: two-handed deals arranged for a story, endings with chosen hands, random deals.

Everything that happens in them happens through `Game.apply`; only where a story begins is made by hand.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from binocle.cards import CARDS, Card, Hand, parse_card
from binocle.deal.shuffle import random_deal
from binocle.game import Game
from binocle.game.actions import DRAW, Action, Deal, Dix, Meld, Play
from binocle.game.public import OpenTrick, Public
from binocle.game.sealed import Sealed
from binocle.game.state import Hidden, Settled, State, StockPlay, TrickPlay
from binocle.rules import parse
from binocle.seats import CHANCE, OVER

ME, OTHER = 0, 1


@cache
def game(rules: str) -> Game:
    """The game of a rule set written as `two-handed?score.target=500`; made once."""
    return Game(parse(rules))


def cards(text: str) -> tuple[Card, ...]:
    """Cards of a text such as `AS TD`."""
    return tuple(CARDS[parse_card(word).kind] for word in text.split())


@dataclass
class Told:
    """A story at the table: the answer to every step, the codes of refusals, and where it ended.

    An answer is None for a trick or a draw, points for a meld or dix, `X` for a refused one.
    """

    game: Game
    state: State
    answers: list[int | str | None] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)

    @property
    def paid(self) -> list[int | str]:
        """The answers to melds and dixes alone, in the form of the worked examples."""
        return [answer for answer in self.answers if answer is not None]


class UnplayableError(Exception):
    """With these other cards the story cannot happen; another filling may do."""


def tell(
    rules: str,
    trump: str,
    hand: str,
    steps: str | Sequence[str],
    *,
    upcard: str = "",
    other: str = "",
    totals: tuple[int, int] = (0, 0),
    target: int | None = None,
    decider: bool = False,
) -> Told:
    """Play a two-handed deal in which seat 0 holds `hand` (and cards that do not matter) and leads, step by step.

    `other` are cards that seat 1 holds among his, dealer of this deal; he plays them last.

    Steps (a list, or one text with `;`): `win`, `lose` a trick with a card that does not matter, or with the one of
    a `play QS*` before it; `draw AS`: draw, and this is the card that comes; `meld pinochle QS JD*`; `dix exchange`,
    `dix show`, `dix exchange-tabled`. Draws that are not told happen before the next trick. `totals`, `target`
    and `decider` are the running score, the mark and the kind of deal.

    The deal is a complete pack; cards that do not matter are no dix and of no kind that the story names.

    Raises:
        AssertionError: no filling of the other cards lets the story happen.
    """
    listed = [step.strip() for step in (steps.split(";") if isinstance(steps, str) else steps)]
    table = game(rules)
    for seed in range(60):
        try:
            return _Teller(
                table, trump, hand, listed, upcard, other, (totals, target, decider), random.Random(seed)
            ).told()
        except UnplayableError:
            continue
    message = f"no deal lets this happen: {listed}"
    raise AssertionError(message)


class _Teller:
    """One attempt at a story, with one filling of the other cards."""

    def __init__(
        self,
        table: Game,
        trump: str,
        hand: str,
        steps: list[str],
        upcard: str,
        other: str,
        before: tuple[tuple[int, int], int | None, bool],
        rng: random.Random,
    ) -> None:
        self.steps = steps
        self.next_card: Play | None = None
        suit = "SHDC".index(trump)
        held, tricks = list(cards(hand)), [step == "win" for step in steps if step in ("win", "lose")]
        draws = _draws(steps)
        self.kept = set(cards(other))
        story = {card for step in steps for card in _named(step)} | set(held) | self.kept
        pack = [CARDS[kind] for kind in table.setting.pack.kinds]
        for card in [*held, *cards(other), *(card for card in draws if card)]:
            pack.remove(card)
        if not upcard:
            trumps = [card for card in pack if card.kind >> 3 == suit]
            dix = table.setting.dix_kind(suit)
            upcard = min(trumps, key=lambda card: (card.kind == dix, card in story, card.kind)).value
        turned = cards(upcard)[0]
        pack.remove(turned)
        rng.shuffle(pack)
        self.idle = {c for c in Card if c not in story and c.kind != table.setting.dix_kind(suit)}

        def take() -> Card:
            card = next(card for card in pack if card in self.idle)
            pack.remove(card)
            return card

        held += [take() for _ in range(table.rules.deal.hand - len(held))]
        theirs = list(cards(other))
        theirs += [pack.pop(0) for _ in range(table.rules.deal.hand - len(theirs))]
        stock: list[Card] = []
        drawing = (table.setting.pack.size - 2 * table.rules.deal.hand) // 2
        for number, (won, card) in enumerate(zip(tricks, draws, strict=True), start=1):
            if number < drawing:
                mine = card or take()
                stock += (mine, pack.pop(0)) if won else (pack.pop(0), mine)
            elif number == drawing and card and won:  # the upcard is the loser's
                stock.append(card)
        deal = Deal((tuple(held), tuple(theirs)), (), turned, tuple(stock + pack))
        start = table.start(OTHER)
        totals, target, decider = before
        mark = target or table.rules.score.target
        start = msgspec.structs.replace(start, totals=totals, target=mark, decider=decider)
        self.run = Told(table, table.apply(start, CHANCE, deal).state)

    def told(self) -> Told:
        for step in self.steps:
            word, _, rest = step.partition(" ")
            if word in ("win", "lose"):
                self.run.answers.append(self._trick(word == "win"))
            elif word == "draw":
                self.run.answers.append(self._draw())
            elif word == "play":
                name, star, place = rest.partition("*")
                self.next_card = Play(cards(name)[0], int(place or 1) if star else 0)
                self.run.answers.append(None)
            elif word == "meld":
                name, *refs = rest.split()
                self.run.answers.append(self._ask(Meld(name, tuple(refs))))
            elif word == "dix":
                self.run.answers.append(self._ask(Dix("exchange" in rest, "tabled" in rest)))
            else:
                message = f"no such step: {step}"
                raise ValueError(message)
        return self.run

    def _ask(self, action: Action) -> int | str:
        run = self.run
        refusal = run.game.check(run.state, ME, action)
        if refusal is not None:
            run.codes.append(refusal.code)
            return "X"
        before = run.state.public.melds[ME]
        run.state = run.game.apply(run.state, ME, action).state
        return run.state.public.melds[ME] - before

    def _draw(self) -> None:
        phase = self.run.state.phase
        if isinstance(phase, StockPlay) and phase.undrawn:
            self.run.state = self.run.game.apply(self.run.state, phase.turn, DRAW).state

    def _trick(self, won: bool) -> None:
        self._draw()
        run, state = self.run, self.run.state
        leader = run.game.to_act(state)
        for first in self._candidates(state, leader):
            half = run.game.apply(state, leader, first).state
            for second in self._candidates(half, 1 - leader):
                whole = run.game.apply(half, 1 - leader, second).state
                if (whole.public.tricks[-1].winner == ME) == won:
                    run.state, self.next_card = whole, None
                    return
        raise UnplayableError

    def _candidates(self, state: State, seat: int) -> list[Play]:
        plays = [action for action in self.run.game.legal(state, seat) if isinstance(action, Play)]
        if seat == OTHER:
            return sorted(plays, key=lambda play: play.card in self.kept)
        if self.next_card is not None:
            return [self.next_card]
        return [play for play in plays if play.card in self.idle and not play.tabled]


def _named(step: str) -> Iterable[Card]:
    word, _, rest = step.partition(" ")
    if word in ("draw", "play"):
        return cards(rest.partition("*")[0])
    if word == "meld":
        return [cards(ref.partition("*")[0])[0] for ref in rest.split()[1:]]
    return ()


def _draws(steps: list[str]) -> list[Card | None]:
    """For each trick of a story the card that seat 0 draws after it, None when it does not matter."""
    found: list[Card | None] = []
    for step in steps:
        if step in ("win", "lose"):
            found.append(None)
        elif step.startswith("draw "):
            found[-1] = cards(step.removeprefix("draw "))[0]
    return found


def ending(
    rules: str,
    trump: str,
    hands: tuple[str, str],
    *,
    leader: int = ME,
    points: tuple[int, int] = (0, 0),
    melds: tuple[int, int] = (0, 0),
    totals: tuple[int, int] = (0, 0),
    target: int | None = None,
    decider: bool = False,
) -> State:
    """Two-handed phase two with these hands left; card points and melds of the deal so far, totals before it."""
    table = game(rules)
    start = msgspec.structs.replace(table.start(OTHER), deal_no=1, decider=decider, totals=totals)
    public = Public(
        trump="SHDC".index(trump),
        melds=melds,
        points=points,
        taken=(1, 1),
        counters=(True, True),
        upcard=cards("JS")[0],
    )
    return msgspec.structs.replace(
        start,
        target=target or table.rules.score.target,
        public=public,
        hidden=Sealed(Hidden(tuple(Hand.of(cards(hand)) for hand in hands))),
        phase=TrickPlay(leader, OpenTrick(leader)),
    )


def do(table: Game, state: State, *moves: tuple[int, Action]) -> State:
    """The state after these moves of (seat, action)."""
    for seat, action in moves:
        state = table.apply(state, seat, action).state
    return state


def play(table: Game, state: State, *texts: str) -> State:
    """The state after these cards from the hand, each by the seat whose turn it is; due draws happen by themselves."""
    for text in texts:
        if isinstance(state.phase, StockPlay) and state.phase.undrawn:
            state = table.apply(state, state.phase.turn, DRAW).state
        state = table.apply(state, table.to_act(state), Play(cards(text)[0])).state
    return state


def refused(table: Game, state: State, seat: int, action: Action) -> str | None:
    """The code of the refusal, None when the action is allowed."""
    refusal = table.check(state, seat, action)
    return None if refusal is None else refusal.code


def result(state: State) -> Any:
    """The settlement that closed the deal."""
    assert isinstance(state.phase, Settled)
    return state.phase.result


def dealt(table: Game, seed: int, dealer: int = OTHER) -> State:
    """A fresh game with its first cards dealt."""
    return table.apply(table.start(dealer), CHANCE, random_deal(table, random.Random(seed), dealer)).state


def wander(
    table: Game, seed: int, choose: Callable[[random.Random, tuple[Action, ...]], Action] | None = None
) -> list[tuple[State, int, Action]]:
    """A random deal to its end, as (state, seat, action) in order; `choose` picks among the legal actions.

    Without `choose` melds come before draws, so that tables fill up and grow.
    """
    rng = random.Random(seed)
    state, path = dealt(table, rng.randrange(10**9), rng.randrange(2)), []
    while (seat := table.to_act(state)) not in (CHANCE, OVER):
        legal = table.legal(state, seat)
        action = (choose or _eager)(rng, legal)
        path.append((state, seat, action))
        state = table.apply(state, seat, action).state
    path.append((state, CHANCE, DRAW))
    return path


def _eager(rng: random.Random, legal: tuple[Action, ...]) -> Action:
    named = [action for action in legal if type(action).__name__ != "CallOut"]
    melds = [action for action in named if isinstance(action, Meld | Dix)]
    return rng.choice(melds) if melds and rng.random() < 0.8 else rng.choice(named)
