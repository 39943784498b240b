"""Endings of trick play drawn at random, and their values by trying every line of play."""

import random
from array import array
from types import SimpleNamespace

from binocle.kernel import jit
from binocle.kernel import layout as at
from binocle.kernel.trick import legal_now, make_play
from binocle.search.solver import Solver, legal_of, position

PACKS = {
    "48": [suit * 8 + rank for suit in range(4) for rank in range(2, 8)] * 2,
    "64": [suit * 8 + rank for suit in range(4) for rank in range(8)] * 2,
    "80": [suit * 8 + rank for suit in range(4) for rank in range(3, 8)] * 4,
    "96": [suit * 8 + rank for suit in range(4) for rank in range(2, 8)] * 4,
    "binokel-40": [suit * 8 + rank for suit in range(4) for rank in range(3, 8)] * 2,
    "binokel-48": [suit * 8 + rank for suit in range(4) for rank in (0, 3, 4, 5, 6, 7)] * 2,
}
DUTIES = {
    "strict": at.STRICT,
    "east": at.EAST,
    "free": at.FREE,
    "later-twin": at.STRICT | at.LATER_TWIN_WINS,
    "head-after-ruff": at.STRICT | at.HEAD_AFTER_RUFF,
    "any": -1,
}
SCHEMES = (
    array("h", [0, 0, 0, 2, 3, 4, 10, 11]),
    array("h", [0, 0, 0, 0, 5, 5, 10, 10]),
    array("h", [0, 0, 0, 0, 0, 10, 10, 10]),
    array("h", [1, 2, 5, 3, 9, 4, 7, 20]),
)
DEEPEST = {2: 6, 3: 4, 4: 4}
"""Cards a hand that trying every line can still be done for."""


class Ending:
    """A position with few cards, in the middle of a trick or before one, the points of its cards, and our seats."""

    def __init__(self, dice: random.Random, pack: str, duty: str, shallower: int = 0) -> None:
        players = dice.choice((2, 3, 4))
        free = duty == "free"
        size = dice.randint(1, max(1, DEEPEST[players] - free - shallower))
        flags = DUTIES[duty]
        if flags < 0:
            flags = dice.randrange(128)
        cards = list(PACKS[pack])
        if dice.random() < 0.5:  # few suits: long fights for rank
            suits = dice.sample(range(4), 2)
            cards = [kind for kind in cards if kind >> 3 in suits]
        if not flags & at.FOLLOW:
            size = min(size, 4 if players == 2 else 3)
        size = min(size, len(cards) // players)
        dice.shuffle(cards)
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
        self.points = dice.choice(SCHEMES)
        self.cells = position(
            hands,
            dice.randrange(players),
            dice.randrange(-1, 4),
            flags,
            dice.choice((0, 10, 20)),
            clockwise=dice.random() < 0.7,
        )
        for _ in range(dice.choice((0, 0, 0, 1, 2, 3))):
            if legal_now(self.cells) and (self.cells[at.HELD] > 1 or self.cells[at.TABLE] < players - 1):
                make_play(self.cells, dice.choice(legal_of(self.cells)), self.points)
        if not legal_now(self.cells):
            raise AssertionError("an ending has a card to play")
        self.ours = dice.randrange(1, (1 << players) - 1)

    def taken(self) -> int:
        """Points our seats have taken already."""
        return sum(self.cells[at.POINTS + seat] for seat in range(at.MAX_SEATS) if self.ours >> seat & 1)

    def value(self, names: SimpleNamespace) -> int:
        """Points from here on, by trying every line."""
        cells = names.as_cells(array("h", self.cells))
        return int(names.exhaust(cells, names.as_cells(self.points), self.ours)) - self.taken()

    def values(self, names: SimpleNamespace) -> dict[int, int]:
        """The same for each legal card."""
        found = {}
        for kind in legal_of(self.cells):
            cells = array("h", self.cells)
            make_play(cells, kind, self.points)
            told = names.exhaust(names.as_cells(cells), names.as_cells(self.points), self.ours)
            found[kind] = int(told) - self.taken()
        return found

    def __repr__(self) -> str:
        hands = [
            [kind for kind in range(32) for _ in range(self.cells[at.CARDS + seat * 32 + kind])]
            for seat in range(self.cells[at.PLAYERS])
        ]
        return f"hands {hands}, header {self.cells[:16].tolist()}, points {self.points.tolist()}, ours {self.ours:04b}"


def compare(seed: str, pack: str, duty: str, endings: int, solver: Solver) -> int:
    """Solve so many endings and try every line of each; the number compared. Raises `AssertionError` naming one."""
    names = jit.fast()
    shallower = 0 if names.compiled else 1
    dice = random.Random(seed)
    for number in range(endings):
        ending = Ending(dice, pack, duty, shallower)
        wanted = ending.value(names)
        found = solver.value(ending.cells, ending.points, ending.ours)
        assert found == wanted, f"{seed} {pack} {duty} ending {number}: {found}, not {wanted}: {ending}"
    return endings
