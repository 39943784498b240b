"""What lies open in a deal: values that states, views and events share, without a hidden card in them."""

from __future__ import annotations

import msgspec

from binocle.cards import Card


class Call(msgspec.Struct, frozen=True):
    """A call in the auction: a bid in points, or 0 for a pass.

    `signal` is the meld in points that a first-round bid announces to the partner (4D-OPT-09, HR-27).
    """

    seat: int
    bid: int
    signal: int = 0


class Shown(msgspec.Struct, frozen=True):
    """A meld that was laid down for all to see, and what it was paid.

    `trick` is the number of tricks complete at that moment (0 in auction games).
    """

    seat: int
    name: str
    cards: tuple[Card, ...]
    points: int
    trick: int = 0


class Trick(msgspec.Struct, frozen=True):
    """A trick with all its cards, in the order they were played from `leader` on."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    points: int


class OpenTrick(msgspec.Struct, frozen=True):
    """The trick on the table: who led, the cards so far, the winning card and its seat, the best of the led suit."""

    leader: int
    cards: tuple[int, ...] = ()
    best: int = -1
    best_seat: int = -1
    led_best: int = -1


class Public(msgspec.Struct, frozen=True):
    """Everything of the current deal that every player has seen; a view carries it as it is.

    Points are by seat; `trump` is a suit number, -1 while it is unknown. `widow` stays empty when it was shown to
    the declarer only. `called_out` are the seats that have claimed the mark, in order; `cleared` pairs of seats: who
    wrongly accused whom of a revoke.
    """

    calls: tuple[Call, ...] = ()
    declarer: int = -1
    bid: int = 0
    trump: int = -1
    durch: bool = False
    shot: bool = False
    widow: tuple[Card, ...] = ()
    upcard: Card | None = None
    turned: Card | None = None
    exchanger: int = -1
    last_drawn: Card | None = None
    forced_bury: int = 0
    shown: tuple[Shown, ...] = ()
    melds: tuple[int, ...] = ()
    tricks: tuple[Trick, ...] = ()
    points: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    counters: tuple[bool, ...] = ()
    called_out: tuple[int, ...] = ()
    cleared: tuple[tuple[int, int], ...] = ()


class Handed(msgspec.Struct, frozen=True):
    """Cards that went from one seat to another: passed between partners, or handed out from the widow."""

    giver: int
    receiver: int
    cards: tuple[Card, ...]


class Token(msgspec.Struct, frozen=True, order=True):
    """A tabled card of two-handed play: its kind and the melds of its owner it belongs to (2H-MELD-06).

    Twins with equal marks are interchangeable; no copy number exists anywhere.
    """

    kind: int
    marks: tuple[int, ...]


class Tabled(msgspec.Struct, frozen=True):
    """A meld as its owner laid it: name, class, full value, points paid, its kinds, and the trick it came after."""

    name: str
    group: str
    value: int
    paid: int
    kinds: tuple[int, ...]
    trick: int


class Side(msgspec.Struct, frozen=True):
    """What one two-handed player has on the table: cards (in order) and the melds made so far in this deal."""

    tokens: tuple[Token, ...] = ()
    melds: tuple[Tabled, ...] = ()


class Settlement(msgspec.Struct, frozen=True):
    """How a deal was booked: melds, tricks and change by side, the totals and the mark after it.

    `outcome` is one of `OUTCOMES`; `winner` is a side, -1 while the game goes on; `decider` says that the next deal is
    a decider deal (AMB-12). `paid` is what each seat gets or pays in stakes (empty without money),
    `pool` what lies in the pool after it.
    """

    outcome: str
    melds: tuple[int, ...]
    tricks: tuple[int, ...]
    buried: int
    change: tuple[int, ...]
    totals: tuple[int, ...]
    target: int
    winner: int = -1
    decider: bool = False
    paid: tuple[int, ...] = ()
    pool: int = 0


OUTCOMES = (
    "thrown-in",
    "redeal",
    "played",
    "made",
    "set",
    "gave-up",
    "no-marriage",
    "dead",
    "short-meld",
    "durch-made",
    "durch-lost",
    "shot-made",
    "shot-lost",
    "revoked",
    "claimed",
    "mid-deal",
)
"""How a deal can end."""
