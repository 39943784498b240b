"""Positions as the short questions put them: a rule set, a trump suit, a hand, the cards on the table.

In `meld`, `legal`, `winner` and `perft` a rule set gives pack, duty, points and melds, nothing else: one to four cards
on the table, two to four hands are fine in every set.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from binocle.cards import CARDS, SUITS, SYMBOLS, Pack, parse_kinds
from binocle.cli.failures import BadInput, shown
from binocle.rules import read
from binocle.rules.tables import Tables, lower

DEFAULT_RULES: Final = "partners"
"""The set when none is named: the single pack of 48, strict duty, melds as in every auction game."""
DEFAULT_STOCK_RULES: Final = "two-handed"
"""The set when the phase of the stock is asked for and none is named."""

PHASES: Final = ("play", "stock")
LONGEST_TEXT: Final = 2_000
"""Characters of a hand: more than the largest pack can be written in."""

_NAMES: Final = (
    ("spades", "spade", "pik", "blatt", "laub", "grün", "schippen"),
    ("hearts", "heart", "herz", "rot"),
    ("diamonds", "diamond", "karo", "schellen", "schell"),
    ("clubs", "club", "kreuz", "eichel", "eicheln"),
)
"""What people call the suits S, H, D, C in English and in German, on French cards and on German ones."""
_TRUMPS: Final = {
    name: suit for suit in range(4) for name in (SUITS[suit].lower(), SYMBOLS[suit], "♤♡♢♧"[suit], *_NAMES[suit])
}


@lru_cache(maxsize=256)
def tables_of(rules: str) -> Tables:
    """The tables of a rule set with its changes, made once (a thousandth of a second) and kept."""
    return lower(read(rules))


def read_rules(value: object, default: str = DEFAULT_RULES) -> Tables:
    """The tables of the set that a request names, those of `default` when it names none."""
    if value is None:
        return tables_of(default)
    if not isinstance(value, str):
        raise BadInput("rules/not-text", f"rules is {shown(value)}; allowed: a text such as midwest?play.duty=east")
    return tables_of(value)


def is_german(rules: str | None, phase: object = None) -> bool:
    """Whether people see the cards of this set with German suits."""
    return read(default_rules(phase) if rules is None else rules).pack.suits == "german"


def read_trump(value: object) -> int:
    """The suit number of a trump suit: S H D C, small letters and symbols too."""
    if value is None or value == "":
        raise BadInput("trump/missing", "trump is missing; allowed: one of S H D C")
    trump = _TRUMPS.get(value.lower()) if isinstance(value, str) else None
    if trump is None:
        raise BadInput("trump/unknown", f"trump is {shown(value)}; allowed: one of S H D C, or a name such as spades")
    return trump


def read_cards(value: object, name: str) -> tuple[int, ...]:
    """The kinds of a text of cards, or of a list of such texts, in the order they stand."""
    if isinstance(value, list):
        if not all(isinstance(text, str) for text in value):
            raise BadInput(f"{name}/not-cards", f"{name} holds something that is no card; allowed: texts such as AS")
        value = " ".join(value)
    if not isinstance(value, str):
        raise BadInput(f"{name}/not-cards", f"{name} is {shown(value)}; allowed: cards such as AS TD 9H")
    if len(value) > LONGEST_TEXT:
        raise BadInput(f"{name}/too-long", f"{name} has {len(value)} characters; allowed: {LONGEST_TEXT}")
    return parse_kinds(value)


def read_hand(value: object, name: str = "hand") -> tuple[int, ...]:
    """The kinds of a hand, which holds at least one card."""
    if value is None:
        raise BadInput(f"{name}/missing", f"{name} is missing; allowed: cards such as AS TD 9H")
    kinds = read_cards(value, name)
    if not kinds:
        raise BadInput(f"{name}/empty", f"{name} has no card; allowed: cards such as AS TD 9H")
    return kinds


def read_trick(value: object, fewest: int) -> tuple[int, ...]:
    """The kinds of a trick in order of play; nothing there when `value` is None."""
    kinds = () if value is None else read_cards(value, "trick")
    if not fewest <= len(kinds) <= 4:
        raise BadInput("trick/size", f"the trick has {len(kinds)} cards; allowed: {fewest} to 4")
    return kinds


def check_pack(pack: Pack, *parts: tuple[int, ...]) -> None:
    """Refuse cards that one pack does not hold together."""
    together = sum(parts, ())
    left = [0] * 32
    for kind in together:
        left[kind] += 1
        if left[kind] > pack.copies or kind not in pack:
            break
    else:
        return
    names = " ".join(pack.ranks)
    if kind not in pack:
        text = f"{CARDS[kind]} is not in the pack of {pack.size}, whose ranks are {names}"
        raise BadInput("cards/not-in-pack", f"{text} (another pack: --rules, see binocle rules list)")
    text = f"{CARDS[kind]} comes {together.count(kind)} times, the pack of {pack.size} has {pack.copies} of it"
    raise BadInput("cards/too-many", f"{text} (another pack: --rules, see binocle rules list)")


def read_flags(tables: Tables, phase: object, rules: object) -> int:
    """The duty flags: those once the stock is gone, or those of the stock when that phase is asked for.

    `rules` is the set that was named, or None for the one that goes with the phase.
    """
    if phase is None or phase == "play":
        return tables.flags
    if phase == "stock":
        if isinstance(rules, str) and not read(rules).deal.stock:
            raise BadInput("phase/no-stock", f"phase is stock, but {shown(rules)} has none; allowed: play")
        return tables.stock_flags
    raise BadInput("phase/unknown", f"phase is {shown(phase)}; allowed: {' or '.join(PHASES)}")


def default_rules(phase: object) -> str:
    """The set that is meant when none is named."""
    return DEFAULT_STOCK_RULES if phase == "stock" else DEFAULT_RULES
