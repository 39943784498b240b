"""What experienced players expect: questions to a computer player, graded, and judged by simulation where it differs.

The questions lie in `exam_cases.toml`. Each is asked several times with the hidden cards drawn anew. A question that is
a matter of rules or arithmetic must be answered right every time; for the others a share is told, and where the player
answers otherwise, what simulation says of the difference: points for its side by the player's answer less those by the
expected one, with the standard error.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Any, Final, Literal

import msgspec

from binocle.analysis.exam_simulation import compared, compared_plays
from binocle.analysis.exam_spots import Spot, brought, seat_of
from binocle.cards import CARDS, parse_cards
from binocle.deal.seen import position
from binocle.game.actions import PASS, PLAYS, Action, Bid, Bury, Pass, PassCard, Play
from binocle.game.engine import Game
from binocle.game.state import Burying, Passing, State
from binocle.game.views import Budget, Player
from binocle.kernel import layout
from binocle.rules import parse

FILLS: Final = 5
"""How often a question is asked, each time with other hidden cards."""


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question: what is asked, where it stands, and which answers are right."""

    id: str
    asks: str
    german: str
    kind: Literal["play", "pass", "bury", "bid", "ceiling", "count"]
    rules: str
    spot: Spot
    must: bool = False
    right: tuple[str, ...] = ()
    has: tuple[str, ...] = ()
    one_of: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    card: str = ""
    weak: bool = False
    fills: int = 0

    def said(self, lang: str) -> str:
        """What is asked, in English or German (`de`)."""
        return self.german if lang == "de" else self.asks


class Graded(msgspec.Struct, frozen=True):
    """How a player did with a question.

    `share` of the answers were right; `answers` are those given, with how often. `difference` and `error` are points by
    simulation, wrong answers (before the first card only the first of them) against the expected one, over `worlds` in
    all (0: not simulated).
    """

    id: str
    must: bool
    asks: str
    asked: int
    share: float
    answers: dict[str, int]
    expected: str
    difference: float = 0.0
    error: float = 0.0
    worlds: int = 0

    @property
    def failed(self) -> bool:
        """Whether something that must be right was not."""
        return self.must and self.share < 1


@cache
def cases() -> tuple[Case, ...]:
    """All questions, in the order of the list."""
    raw = (files("binocle.analysis") / "exam_cases.toml").read_bytes()
    data: dict[str, Any] = msgspec.toml.decode(raw)
    found = msgspec.convert(data["case"], tuple[Case, ...])
    return tuple(msgspec.structs.replace(case, rules=_line(case.rules, data["sets"])) for case in found)


def _line(rules: str, sets: dict[str, str]) -> str:
    """The rule line of a case: a short name from the list of sets, with changes behind `&`, or a line as it is."""
    name, joint, changes = rules.partition("&")
    if name not in sets:
        return rules
    base = sets[name]
    return base + (("&" if "?" in base else "?") + changes if joint else "")


def examine(
    made: Callable[[Game], Player],
    *,
    only: Sequence[str] = (),
    seed: int = 1,
    fills: int = FILLS,
    worlds: int = 200,
) -> Iterator[Graded]:
    """Ask a player every question (or those named), one after the other.

    `made` gives the player for a game, which looks at as many worlds as its level does; `worlds` are those of the
    simulation (0: none).
    """
    for case in cases():
        if not only or case.id in only:
            yield _grade(made, case, seed, case.fills or fills, worlds)


def _grade(made: Callable[[Game], Player], case: Case, seed: int, fills: int, worlds: int) -> Graded:
    game = _game(case.rules)
    player = made(game)
    answers: Counter[str] = Counter()
    right = 0
    wrong: list[tuple[State, str]] = []
    for fill in range(fills):
        state = brought(game, _drawn(game, case, seed + fill), seed + fill)
        answer = _answer(game, player, case, state, seed + fill)
        answers[answer] += 1
        if is_right(case, answer):
            right += 1
        else:
            wrong.append((state, answer))
    found = Graded(
        id=case.id,
        must=case.must,
        asks=case.asks,
        asked=fills,
        share=right / fills,
        answers=dict(answers.most_common(4)),
        expected=expected(case),
    )
    if not wrong or not worlds or case.kind in {"count", "ceiling"}:
        return found
    if case.kind != "play":
        del wrong[1:]  # whole deals through the engine take their time
    gains = [gain for state, answer in wrong for gain in _simulated(game, case, state, answer, seed, worlds)]
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains))
    return msgspec.structs.replace(found, difference=mean, error=error, worlds=len(gains))


@cache
def _game(line: str) -> Game:
    return Game(parse(line))


def _drawn(game: Game, case: Case, seed: int) -> Spot:
    """The spot; of a question about weak hands one such hand: melds of 20 at the most, two aces at the most."""
    if not case.weak:
        return case.spot
    dice = random.Random(f"weak {seed}")
    while True:
        kinds = dice.sample(game.setting.pack.kinds, game.rules.deal.hand)
        counts = [kinds.count(kind) for kind in range(32)]
        aces = sum(counts[7::8])
        best = max(table.points_of(counts) for table in game.setting.tables.melds)
        if aces <= 2 and best <= 20 // game.setting.unit:
            hand = " ".join(CARDS[kind].value for kind in sorted(kinds))
            return msgspec.structs.replace(case.spot, hand=hand, more=False)


def _answer(game: Game, player: Player, case: Case, state: State, seed: int) -> str:
    """What the player says, as text: a card, cards in order, `pass` or `bid`, or a number."""
    me = seat_of(case.spot.seat)
    budget = Budget(seed=seed)
    if case.kind == "count":
        return str(_above(game, state, me, parse_cards(case.card)[0].kind))
    if case.kind == "ceiling":
        return str(_ceiling(game, player, case, seed))
    if case.kind in {"pass", "bury"}:
        return " ".join(CARDS[kind].value for kind in _chosen(game, player, state, me, budget))
    action = player.decide(game.view(state, me), budget).action
    if isinstance(action, Play):
        return action.card.value
    return "bid" if isinstance(action, Bid) else "pass" if isinstance(action, Pass) else type(action).__name__


def _chosen(game: Game, player: Player, state: State, me: int, budget: Budget) -> list[int]:
    """The cards that the player passes or buries, one decision after the other."""
    found: list[int] = []
    while game.to_act(state) == me and isinstance(state.phase, Passing | Burying):
        action = player.decide(game.view(state, me), budget).action
        if not isinstance(action, PassCard | Bury):
            break
        found.append(action.card.kind)
        state = game.apply(state, me, action).state
    return sorted(found)


def _above(game: Game, state: State, me: int, kind: int) -> int:
    """How many higher cards of the suit are out, as the position for the kernel has it."""
    cells = position(game.setting, game.view(state, me))
    total = 0
    for other in range(kind + 1, (kind | 7) + 1):
        total += cells[layout.HIDDEN + other]
        for seat in range(game.setting.players):
            total += cells[layout.CARDS + seat * layout.KINDS + other] if seat != me else 0
    return total


def _ceiling(game: Game, player: Player, case: Case, seed: int) -> int:
    """The highest bid that the player makes against a single opponent who bids on; 0 when it never bids."""
    best = 0
    me = seat_of(case.spot.seat)
    for call in game.setting.ladder:
        spot = msgspec.structs.replace(case.spot, calls=(call.amount,))
        view = game.view(brought(game, spot, seed), me)
        action = player.decide(view, Budget(seed=seed)).action
        if not isinstance(action, Bid):
            break
        best = action.amount
    return best


def is_right(case: Case, answer: str) -> bool:
    """Whether an answer is among those expected."""
    if case.kind not in {"pass", "bury"}:
        return answer in case.right
    cards = Counter(answer.split())
    if case.right and not any(cards == Counter(right.split()) for right in case.right):
        return False
    return (
        not Counter(case.has) - cards
        and (not case.one_of or any(cards[card] for card in case.one_of))
        and not any(cards[card] for card in case.never)
    )


def expected(case: Case) -> str:
    """The answers that are right, as a short text."""
    if case.right:
        return " | ".join(case.right)
    parts = []
    if case.has:
        parts.append(" ".join(case.has))
    if case.one_of:
        parts.append("/".join(case.one_of))
    parts += [f"-{card}" for card in case.never]
    return " ".join(parts)


def _simulated(game: Game, case: Case, state: State, answer: str, seed: int, worlds: int) -> list[float]:
    """Points by the player's answer less points by the expected one, world by world."""
    me = seat_of(case.spot.seat)
    if case.kind == "play":
        legal = game.legal(state, me)
        one = parse_cards(answer)[0].kind
        others = [card for card in (parse_cards(text)[0] for text in case.right) if PLAYS[card] in legal]
        found = [compared_plays(game, state, me, one, card.kind, worlds, seed) for card in others]
        return min(found, key=sum)
    few = max(10, worlds // 5)
    if case.kind == "bid":
        lowest = next(action for action in game.legal(state, me) if isinstance(action, Bid))
        actions: dict[str, tuple[Action, ...]] = {"pass": (PASS,), "bid": (lowest,)}
        return compared(game, state, me, actions[answer], actions[case.right[0]], few, seed)
    make = PassCard if case.kind == "pass" else Bury
    told = tuple(make(card) for card in parse_cards(answer))
    wanted = tuple(make(card) for card in parse_cards(" ".join(_nearest(game, case, state, answer))))
    return compared(game, state, me, told, wanted, few, seed)


def _nearest(game: Game, case: Case, state: State, answer: str) -> list[str]:
    """A right answer that has as much as can be of the one given."""
    if case.right:
        return case.right[0].split()
    me = seat_of(case.spot.seat)
    cards = answer.split()
    never = set(case.never)
    found = list(case.has)
    left = Counter(cards) - Counter(found)
    if case.one_of and not any(card in case.one_of for card in [*found, *cards]):
        found.append(case.one_of[0])
    hand = [card.value for card in game.view(state, me).hand or ()]
    may = {action.card.value for action in game.legal(state, me) if isinstance(action, PassCard | Bury)}
    others = list((Counter(hand) - Counter(found) - left).elements())
    for card in [*left.elements(), *others]:
        if len(found) < len(cards) and card not in never and card in may:
            found.append(card)
    return found
