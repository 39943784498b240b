"""Perft files: deals with the number of legal sequences of cards of each length, in plain text.

A deal is four lines or more::

    id two-handed-strict
    deal AS TS 9H … | KS QS … (hands by seat)
    trump S leader 0 duty strict
    perft 4 1234 (length, count; one line each)

The duty is `free`, `strict` or `east`, with `+head-after-ruff`, `+later-twin`, `+anticlockwise` behind it.
Run ``python -m tests.unit.kernel.perft_files`` to write the files anew; the counts come from the slow reading of the
rules in `positions` as far as it gets within patience, and from the kernel beyond.
"""

import random
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from binocle.kernel import jit
from binocle.kernel import layout as at
from tests.unit.kernel.positions import (
    TRADITIONAL,
    card,
    count_lines,
    dealt,
    kinds,
    pack,
    random_deal,
    run_of,
    suit,
)

FOLDER = Path(__file__).parents[2] / "data" / "perft"
DUTIES = {"free": at.FREE, "strict": at.STRICT, "east": at.EAST}
EXTRAS = {"head-after-ruff": at.HEAD_AFTER_RUFF, "later-twin": at.LATER_TWIN_WINS, "anticlockwise": 0}


@dataclass
class Case:
    """One deal and its counts by length."""

    name: str
    hands: list[list[int]]
    trump: str
    leader: int
    duty: str
    counts: dict[int, int] = field(default_factory=dict)

    @property
    def flags(self) -> int:
        """Duty flags."""
        first, *extras = self.duty.split("+")
        return DUTIES[first] | sum(EXTRAS[extra] for extra in extras)

    @property
    def step(self) -> int:
        """Direction of turn."""
        return -1 if "anticlockwise" in self.duty else 1

    def cells(self) -> "array[int]":
        """The position."""
        return dealt(self.hands, self.leader, suit(self.trump), self.flags, step=self.step)

    def slow(self, depth: int) -> int:
        """The count by the slow reading of the rules."""
        texts = [[card(k) for k in hand] for hand in self.hands]
        return count_lines(self.flags, texts, [], self.leader, self.trump, depth, self.step)

    def text(self) -> str:
        """The lines of the file."""
        hands = " | ".join(" ".join(card(k) for k in sorted(hand, reverse=True)) for hand in self.hands)
        head = f"id {self.name}\ndeal {hands}\ntrump {self.trump} leader {self.leader} duty {self.duty}\n"
        return head + "".join(f"perft {depth} {count}\n" for depth, count in sorted(self.counts.items()))


def read(path: Path) -> Iterator[Case]:
    """The deals of a file."""
    case = Case("", [], "-", 0, "free")
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "id":
            if case.name:
                yield case
            case = Case(rest, [], "-", 0, "free")
        elif word == "deal":
            case.hands = [kinds(hand) for hand in rest.split("|")]
        elif word == "trump":
            fields = line.split()
            case.trump, case.leader, case.duty = fields[1], int(fields[3]), fields[5]
        elif word == "perft":
            depth, count = rest.split()
            case.counts[int(depth)] = int(count)
        elif line and not line.startswith("#"):
            raise ValueError(f"{path.name}: a line starts with id, deal, trump, perft or #, not {word!r}")
    yield case


GAMES = {
    "two-handed": (2, 12, pack(), [(9, "strict"), (7, "east"), (4, "free"), (9, "strict+later-twin")]),
    "two-handed-64": (2, 12, pack(2, "7"), [(8, "strict"), (6, "east")]),
    "auction": (
        3,
        15,
        pack(),
        [(9, "strict"), (8, "east"), (9, "strict+head-after-ruff"), (9, "strict+anticlockwise")],
    ),
    "partners": (
        4,
        12,
        pack(),
        [(12, "strict"), (9, "east"), (12, "strict+head-after-ruff"), (11, "strict+later-twin")],
    ),
    "double-deck": (4, 20, pack(4, "J"), [(10, "strict"), (8, "east"), (10, "strict+head-after-ruff")]),
    "endings": (4, 3, pack(), [(12, "strict"), (12, "east"), (12, "strict+head-after-ruff"), (12, "free")]),
    "endings-two": (2, 5, pack(), [(10, "strict"), (10, "east"), (10, "strict+later-twin")]),
}
SLOW_LIMIT = 60_000


def main() -> None:
    """Write all files."""
    fast = jit.fast()
    for game, (players, hand, cards_in_pack, duties) in GAMES.items():
        rng = random.Random(game)
        texts = []
        for number, (depth, duty) in enumerate(duties):
            trump = "-" if number == 3 and game == "endings" else rng.choice("SHDC")
            hands = random_deal(rng, players, hand, cards_in_pack)
            case = Case(f"{game}-{number + 1}", hands, trump, rng.randrange(players), duty)
            cells = run_of(fast, case.cells())
            points = run_of(fast, TRADITIONAL)
            for length in range(1, depth + 1):
                count = int(fast.perft(cells, points, length))
                case.counts[length] = count
                if count <= SLOW_LIMIT:
                    assert case.slow(length) == count, (case, length)
            texts.append(case.text())
        (FOLDER / f"{game}.perft").write_text("\n".join(texts), encoding="utf-8")


if __name__ == "__main__":
    main()
