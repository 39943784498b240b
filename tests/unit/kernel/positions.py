"""Positions for the kernel tests, written with cards as text, and the rules once more in a slow and different form."""

import random
from array import array
from collections import Counter
from typing import Any

from binocle.kernel import layout as at
from binocle.kernel.trick import make_play

TRADITIONAL = array("h", [0, 0, 0, 2, 3, 4, 10, 11])
STREAMLINED = array("h", [0, 0, 0, 0, 0, 10, 10, 10])
COUNTERS = array("h", [0, 0, 0, 0, 0, 1, 1, 1])
SUITS = "SHDC"
RANKS = "789JQKTA"


def kind(text: str) -> int:
    """The kind of a card written rank first: "AS" is the ace of spades."""
    return SUITS.index(text[1]) * 8 + RANKS.index(text[0])


def kinds(text: str) -> list[int]:
    """The kinds of cards parted by blanks."""
    return [kind(card) for card in text.split()]


def card(number: int) -> str:
    """The text of a kind; "-" for no card."""
    return "-" if number < 0 else RANKS[number & 7] + SUITS[number >> 3]


def cards(mask: int) -> set[str]:
    """The cards of a mask as text."""
    return {card(number) for number in range(32) if mask >> number & 1}


def mask_of(text: str) -> int:
    """The mask of cards parted by blanks."""
    mask = 0
    for number in kinds(text):
        mask |= 1 << number
    return mask


def suit(letter: str) -> int:
    """The number of a suit letter, -1 for no trump ("-")."""
    return SUITS.find(letter)


def pack(copies: int = 2, lowest: str = "9") -> list[int]:
    """All cards from the lowest rank up, so many copies of each."""
    return [s * 8 + k for s in range(4) for k in range(RANKS.index(lowest), 8)] * copies


def dealt(
    hands: list[list[int]], leader: int, trump: int, flags: int, last_trick: int = 10, step: int = 1
) -> "array[int]":
    """A position of trick play with these hands."""
    cells = at.new_cells()
    for seat, hand in enumerate(hands):
        for number in hand:
            cells[at.CARDS + seat * 32 + number] += 1
    cells[at.STEP] = step
    at.start_play(cells, len(hands), leader, trump, flags, last_trick)
    return cells


def random_deal(rng: random.Random, players: int, hand: int, cards_in_pack: list[int] | None = None) -> list[list[int]]:
    """Hands of so many cards from a shuffled pack."""
    shuffled = list(cards_in_pack or pack())
    rng.shuffle(shuffled)
    return [shuffled[seat * hand : (seat + 1) * hand] for seat in range(players)]


def seen_by_last(
    hand: str,
    trick: str,
    trump: str,
    *,
    gone: str = "",
    shown: dict[int, str] | None = None,
    players: int = 4,
    me: int = 0,
    flags: int = at.STRICT,
    whole: list[int] | None = None,
) -> "array[int]":
    """What seat `me` sees: its hand, the cards on the table in order, cards shown by others (seat -> cards).

    `gone` are cards already played. All else of the pack is unseen; hands are of equal length before the trick.
    """
    table = kinds(trick)
    leader = (me - len(table)) % players
    hands: list[list[int]] = [[] for _ in range(players)]
    for i, number in enumerate(table):
        hands[(leader + i) % players] = [number]
    hands[me] = kinds(hand)
    cells = dealt(hands, leader, suit(trump), flags)
    for number in table:
        make_play(cells, number, TRADITIONAL)
    assert cells[at.TO_PLAY] == me
    length = len(hands[me])
    unseen = Counter(pack() if whole is None else whole)
    unseen.subtract(table + hands[me] + kinds(gone))
    for seat in range(players):
        if seat != me:
            cells[at.HELD + seat] = length - ((seat - leader) % players < len(table))
    for seat, text in (shown or {}).items():
        for number in kinds(text):
            cells[at.CARDS + seat * 32 + number] += 1
            unseen[number] -= 1
    for number, copies in unseen.items():
        assert copies >= 0, card(number)
        cells[at.HIDDEN + number] = copies
    return cells


# ------------------------------------------------------------------------- the rules once more, from their prose


def beats(later: str, earlier: str, trump: str, twins: bool) -> bool:
    """Whether a card laid later takes over from the one that leads the trick so far."""
    if later == earlier:
        return twins
    if later[1] == earlier[1]:
        return RANKS.index(later[0]) > RANKS.index(earlier[0])
    return later[1] == trump


def winner(trick: list[str], trump: str, twins: bool = False) -> int:
    """Place of the winning card: each later card is held against the best so far."""
    best = 0
    for i in range(1, len(trick)):
        if beats(trick[i], trick[best], trump, twins):
            best = i
    return best


def allowed(number_of_flags: int, hand: list[str], trick: list[str], trump: str) -> set[str]:
    """The playable cards: every card of the hand for which no duty names a reason against it."""
    flag = {
        name: bool(number_of_flags & getattr(at, name))
        for name in [
            "FOLLOW",
            "HEAD_PLAIN",
            "HEAD_TRUMP",
            "TRUMP_WHEN_VOID",
            "OVERTRUMP",
            "LATER_TWIN_WINS",
            "HEAD_AFTER_RUFF",
        ]
    }
    if not trick or not flag["FOLLOW"]:
        return set(hand)
    twins = flag["LATER_TWIN_WINS"]
    led = trick[0][1]
    best = trick[winner(trick, trump, twins)]
    followers = [c for c in hand if c[1] == led]
    trumps = [c for c in hand if c[1] == trump]
    if followers:
        playable = set(followers)
        must_head = flag["HEAD_TRUMP"] if led == trump else flag["HEAD_PLAIN"]
        if must_head:
            target = best
            if best[1] != led:  # ruffed
                if not flag["HEAD_AFTER_RUFF"]:
                    return playable
                in_suit = [c for c in trick if c[1] == led]
                target = in_suit[winner(in_suit, "-", twins)]
            heading = {c for c in followers if beats(c, target, "-", twins)}
            playable = heading or playable
        return playable
    if trumps and flag["TRUMP_WHEN_VOID"]:
        if flag["OVERTRUMP"]:
            over = {c for c in trumps if best[1] != trump or beats(c, best, trump, twins)}
            return over or set(trumps)
        return set(trumps)
    return set(hand)


def count_lines(
    flags: int, hands: list[list[str]], trick: list[str], turn: int, trump: str, depth: int, step: int = 1
) -> int:
    """Legal sequences of so many cards, by plain recursion over lists."""
    if depth == 0:
        return 1
    total = 0
    for choice in allowed(flags, hands[turn], trick, trump):
        rest = [list(h) for h in hands]
        rest[turn].remove(choice)
        after = [*trick, choice]
        following = (turn + step) % len(hands)
        if len(after) == len(hands):
            leader = (turn - step * (len(hands) - 1)) % len(hands)
            following = (leader + step * winner(after, trump, bool(flags & at.LATER_TWIN_WINS))) % len(hands)
            after = []
        total += count_lines(flags, rest, after, following, trump, depth - 1, step)
    return total


def run_of(namespace: Any, cells: "array[int]") -> Any:
    """These cells as the namespace wants them: as they are, or as numpy array on a copy."""
    return namespace.as_cells(array("h", cells))
