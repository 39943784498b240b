"""Duplicate deals: two players meet on the same cards, with the seats changed round until luck cancels out.

Every deal is played once for each rotation. Two-handed and with partners there are two: A and B change places (for
partners A sits on seats 0, 2, then on 1, 3). With three at the table there are six: A alone against two B on each of
the seats, then B alone against two A. So both sit equally often on each seat, and every deal weighs the same.

The score of a deal, by mode: `full` is what the deal changes in the totals; `play` are the points in tricks once
`steady` has fixed everything before the first trick (two-handed: before phase two) for all rotations alike; deals
that never come so far are dealt anew. `game` is a whole game from zero, 1 for the winning side and 0 for the others,
all rotations with the same sequence of deals; a game still open after `MOST_DEALS` goes to the highest total.
The difference of a deal is the mean over its rotations of the average of A's seats less the average of B's seats.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean
from typing import Final, Literal, TypeAlias

import msgspec

from binocle.analysis.clock import Watch
from binocle.deal import random_deal
from binocle.game.actions import Action, first_of
from binocle.game.engine import Game
from binocle.game.phases.out_of_turn import OUT_OF_TURN
from binocle.game.scoring import by_side
from binocle.game.state import Settled, State, TrickPlay
from binocle.game.views import Budget, Player
from binocle.record import Header, Occupant, build, jsonl
from binocle.seats import CHANCE

Mode: TypeAlias = Literal["full", "play", "game"]
Move: TypeAlias = tuple[int, Action]

MOST_DEALS: Final = 200
"""A game that has not ended after so many deals goes to the highest total."""

MADE: Final = ("made", "durch-made", "shot-made")
"""How a deal ends whose declarer has done what he promised, in the words of `Settlement.outcome`."""
UNDECIDED: Final = ("thrown-in", "redeal", "claimed", "mid-deal")
"""How a deal ends in which no contract was decided."""

SEED_STEP: Final = 1_000_003
"""Keeps the dice of the players in two deals apart."""


class Contract(msgspec.Struct, frozen=True, array_like=True):
    """How a deal at a table ended.

    Whose contract (0 A, 1 B, -1 nobody's), what was bid, how it was booked, and whether the contract was made (None
    where there was none, or it was not decided).
    """

    who: int
    bid: int
    outcome: str
    made: bool | None


class Dealt(msgspec.Struct, frozen=True):
    """A deal (or game) of a match, played in all rotations.

    `scores` are by rotation and seat, `ends` every deal that was booked, `illegal` the actions of A and B that were
    refused (the first legal one was taken instead).
    """

    number: int
    difference: float
    scores: tuple[tuple[float, ...], ...]
    ends: tuple[Contract, ...]
    illegal: tuple[int, int]


def is_made(game: Game, state: State) -> bool | None:
    """Whether the declarer of a booked deal made his contract; None where there was none, or it was not decided.

    A deal that a claim of revoke has ended is made when the declarer books at least his bid: always when an opponent
    has revoked (HR-26), and else where revoking costs tricks and enough are left.
    """
    assert isinstance(state.phase, Settled)
    result, declarer = state.phase.result, state.public.declarer
    if declarer < 0 or result.outcome in UNDECIDED:
        return None
    if result.outcome == "revoked":
        return result.change[game.setting.seating.side(declarer)] >= state.public.bid
    return result.outcome in MADE


def rotations(players: int, *, partners: bool) -> tuple[tuple[int, ...], ...]:
    """Who sits where in each rotation, 0 for A and 1 for B.

    >>> rotations(2, partners=False), rotations(4, partners=True)
    (((0, 1), (1, 0)), ((0, 1, 0, 1), (1, 0, 1, 0)))
    >>> rotations(3, partners=False)[:3]
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    """
    if players == 2 or partners:
        first = tuple(seat % 2 for seat in range(players))
        return first, tuple(1 - who for who in first)
    alone = [tuple(int(seat != one) for seat in range(players)) for one in range(players)]
    return (*alone, *(tuple(1 - who for who in seating) for seating in alone))


class Duplicate:
    """A match between two players that are ready to play: any of its deals, in all rotations.

    `players` are A and B, `fixer` decides what comes before the tricks in mode `play`.
    """

    def __init__(
        self,
        game: Game,
        players: tuple[Player, Player],
        fixer: Player,
        mode: Mode = "full",
        seed: int = 1,
        deadlines: tuple[float, float] | None = None,
    ) -> None:
        """A match in this mode; the same seed gives the same deals."""
        self.game = game
        self.fixer = fixer
        self.mode = mode
        self.seed = seed
        late = (0.0, 0.0) if deadlines is None else deadlines
        self.watches = Watch(players[0], late[0]), Watch(players[1], late[1])
        self.moves: list[Move] = []
        st = game.setting
        self.rotations = rotations(st.players, partners=st.seating.partners)

    def deal(self, number: int) -> tuple[Dealt, list[list[Move]]]:
        """Deal (or game) number `number` in all rotations, and every decision of each, chance included."""
        fixed = self._fixed(number) if self.mode == "play" else None
        scores: list[tuple[float, ...]] = []
        ends: list[Contract] = []
        illegal = [0, 0]
        means: list[float] = []
        moves: list[list[Move]] = []
        for seating in self.rotations:
            table = _Table(self, number, seating, illegal)
            try:
                found = table.play(*fixed) if fixed is not None else table.full(whole=self.mode == "game")
            except Exception as error:
                error.add_note(f"in deal {number} of seed {self.seed}, seats {seating} (0 is A, 1 is B), {self.mode}")
                raise
            scores.append(tuple(found))
            ends += table.ends
            moves.append(table.moves)
            ours, theirs = ([s for s, w in zip(found, seating, strict=True) if w == who] for who in (0, 1))
            means.append(fmean(ours) - fmean(theirs))
        return Dealt(number, fmean(means), tuple(scores), tuple(ends), (illegal[0], illegal[1])), moves

    def records(self, number: int, moves: list[list[Move]], names: tuple[str, str]) -> list[str]:
        """The decisions of a deal as records, one for each rotation, in the form that tables write."""
        dealer = number % self.game.setting.players
        found = []
        for seating, made in zip(self.rotations, moves, strict=True):
            seats = tuple(Occupant(names[who][:64], "bot") for who in seating)
            found.append(jsonl.dumps(build(Header.of(self.game.rules, seats, dealer=dealer), made)))
        return found

    def start(self, number: int) -> State:
        """The table before the first deal of this number."""
        return self.game.start(number % self.game.setting.players)

    def dealt(self, state: State, number: int, attempt: int) -> tuple[State, Move]:
        """Deal number `number` of the match (in a game, or when dealt anew: its n-th deal) at this table."""
        game = self.game
        dealer = state.dealer if state.deal_no == 0 else game.setting.seating.next(state.dealer)
        deal = random_deal(game, random.Random(f"{self.seed}/{number}/{attempt}"), dealer)
        return game.apply(state, CHANCE, deal).state, (CHANCE, deal)

    def budget(self, number: int) -> Budget:
        """The dice of the players in this deal."""
        return Budget(seed=self.seed * SEED_STEP + number)

    def _fixed(self, number: int) -> tuple[State, list[Move]]:
        """The first deal of this number that comes to trick play when `fixer` decides for all, at its first trick."""
        budget = self.budget(number)
        attempt = 0
        while True:
            state, move = self.dealt(self.start(number), number, attempt)
            moves = [move]
            while (seat := self.game.to_act(state)) >= 0:
                if isinstance(state.phase, TrickPlay):
                    return state, moves
                action = self.fixer.decide(self.game.view(state, seat), budget).action
                state = self.game.apply(state, seat, action).state
                moves.append((seat, action))
            attempt += 1


class _Table:
    """One deal of a match in one rotation."""

    def __init__(self, match: Duplicate, number: int, seating: Sequence[int], illegal: list[int]) -> None:
        self.match = match
        self.number = number
        self.seating = seating
        self.illegal = illegal
        self.ends: list[Contract] = []
        self.moves: list[Move] = []

    def full(self, *, whole: bool) -> list[float]:
        """Score by seat of a whole deal, or of a whole game."""
        game, match = self.match.game, self.match
        st = game.setting
        state = match.start(self.number)
        for deal_no in range(MOST_DEALS if whole else 1):
            state, move = match.dealt(state, self.number, deal_no)
            self.moves.append(move)
            state = self._to_end(state, claims=True)
            if game.score(state).winner >= 0:
                break
        assert isinstance(state.phase, Settled)
        result = state.phase.result
        if not whole:
            return [float(result.change[st.seating.side(seat)]) for seat in range(st.players)]
        best = max(result.totals)
        first = [side for side, total in enumerate(result.totals) if total == best]
        winners = [result.winner] if result.winner >= 0 else first
        return [1 / len(winners) if st.seating.side(seat) in winners else 0.0 for seat in range(st.players)]

    def play(self, fixed: State, moves: list[Move]) -> list[float]:
        """Points in tricks by seat from a position whose contract is fixed."""
        st = self.match.game.setting
        self.moves.extend(moves)
        state = self._to_end(fixed, claims=False)
        points = [end - start for end, start in zip(state.public.points, fixed.public.points, strict=True)]
        sides = by_side(st.seating, tuple(points))
        return [float(sides[st.seating.side(seat)]) for seat in range(st.players)]

    def _to_end(self, state: State, *, claims: bool) -> State:
        """Play until the deal is booked; without `claims` nobody is offered what ends it early or changes its stake."""
        game = self.match.game
        budget = self.match.budget(self.number)
        while (seat := game.to_act(state)) >= 0:
            view = game.view(state, seat)
            if not claims:
                legal = tuple(action for action in view.legal if not isinstance(action, OUT_OF_TURN))
                view = msgspec.structs.replace(view, legal=legal)
            who = self.seating[seat]
            action = self.match.watches[who].decide(view, budget).action
            if game.check(state, seat, action) is not None:
                self.illegal[who] += 1
                action = first_of(view.legal)
            state = game.apply(state, seat, action).state
            self.moves.append((seat, action))
        self._book(state)
        return state

    def _book(self, state: State) -> None:
        """Keep how the deal ended."""
        assert isinstance(state.phase, Settled)
        public = state.public
        made = is_made(self.match.game, state)
        who = self.seating[public.declarer] if public.declarer >= 0 else -1
        self.ends.append(Contract(who, public.bid if who >= 0 else 0, state.phase.result.outcome, made))
