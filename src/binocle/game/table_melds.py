"""Two-handed melding: what may be laid down from hand and table, and what it pays (2H-MELD, 2B-MELD, HAY, GIB, MCD).

A tabled card is a token: its kind and the melds of its owner that it belongs to. A choice of cards is a sorted tuple
of pairs (kind, place): place 0 is the hand, place n the n-th sort of tabled twin of that kind (they differ in marks).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final, TypeAlias

import msgspec

from binocle.cards import CARDS, KING, QUEEN, Hand, parse_card
from binocle.errors import NotationError
from binocle.game.public import Side, Tabled, Token
from binocle.game.setting import Setting, StockMeld
from binocle.game.views import Refusal

Choice: TypeAlias = tuple[tuple[int, int], ...]

_PLACES: Final = ("", *"123456789")
"""What may stand behind the star of a tabled card."""


class Laid(msgspec.Struct, frozen=True):
    """A meld that is allowed: what it pays, and hand and table after it."""

    points: int
    hand: Hand
    side: Side


class Melder(msgspec.Struct, frozen=True):
    """A player who may meld: setting, trump, concealed hand, table, tricks complete."""

    st: Setting
    trump: int
    hand: Hand
    side: Side
    trick: int

    def twins(self, kind: int) -> list[Token]:
        """The sorts of tabled cards of a kind, in the order of their places."""
        return sorted({token for token in self.side.tokens if token.kind == kind})

    def made(self) -> list[int]:
        """Numbers of the melds made after this trick; a dix counts when it uses up the meld (2H-OPT-07)."""
        dix_too = self.st.rules.meld.dix_is_meld
        return [
            number
            for number, meld in enumerate(self.side.melds)
            if meld.trick == self.trick and (dix_too or meld.name != "dix")
        ]

    def tokens(self, choice: Choice) -> list[Token | None]:
        """The tabled cards of a choice, None for a card of the hand."""
        return [self.twins(kind)[place - 1] if place else None for kind, place in choice]

    def contains(self, tokens: list[Token | None], number: int) -> bool:
        """Whether a choice takes up every card of a meld; so all of them still lie on the table (2H-MELD-07)."""
        used = sum(1 for token in tokens if token is not None and number in token.marks)
        return used == len(self.side.melds[number].kinds)


def lay(m: Melder, name: str, choice: Choice) -> Laid | Refusal:
    """The meld, or why it is not one.

    One meld a trick (2H-MELD-04, HAY-02), a card from the hand (2H-MELD-05, HAY-03), every tabled card in a new class
    or in a bigger meld (2H-MELD-06, 2H-MELD-07, 2B-MELD-06).
    """
    if name not in m.st.meld_names:
        return Refusal("meld/unknown", {"name": name})
    if name == "roundhouse":
        kinds = tuple(sorted(8 * suit + rank for suit in range(4) for rank in (KING, QUEEN)))
        melds = [StockMeld(name, "sequence", kinds, 0)]
    else:
        melds = [meld for meld in m.st.stock_melds[m.trump] if meld.name == name]
    wanted = tuple(kind for kind, _ in choice)
    fitting = [meld for meld in melds if meld.kinds == wanted]
    if not fitting:
        return Refusal("meld/wrong-cards", {"name": name})
    refusal = _refuse_cards(m, choice)
    if refusal is not None:
        return refusal
    return _lay_roundhouse(m, choice) if name == "roundhouse" else _lay_one(m, fitting[0], choice)


def _refuse_cards(m: Melder, choice: Choice) -> Refusal | None:
    """Checks that no meld can do without: cards at hand, one meld a trick, a fresh card."""
    for pair in set(choice):
        kind, place = pair
        twins = m.twins(kind)
        if place > len(twins):
            return Refusal("meld/not-tabled", {"card": CARDS[kind].value})
        there = m.side.tokens.count(twins[place - 1]) if place else m.hand.count(kind)
        if choice.count(pair) > there:
            return Refusal("meld/not-tabled" if place else "meld/not-held", {"card": CARDS[kind].value})
    made = m.made()
    rules = m.st.rules.meld
    if made and rules.per_trick == "one":
        return Refusal("meld/one-per-trick")
    if any(m.side.melds[number].name == "dix" for number in made):
        return Refusal("meld/one-per-trick")
    tokens = m.tokens(choice)
    for token in tokens:
        if token is not None and not set(token.marks).isdisjoint(made):
            return Refusal("meld/twice-in-a-trick", {"card": CARDS[token.kind].value})
    if rules.fresh_card and None not in tokens:
        return Refusal("meld/no-fresh-card")
    return None


def _lay_one(m: Melder, meld: StockMeld, choice: Choice) -> Laid | Refusal:
    """An ordinary meld of one class."""
    tokens = m.tokens(choice)
    if meld.from_hand and any(tokens):
        return Refusal("meld/only-from-hand", {"name": meld.name})
    grown: set[int] = set()
    for token in tokens:
        for number in token.marks if token is not None else ():
            old = m.side.melds[number]
            if old.group != meld.group:
                continue
            if meld.whole:
                return Refusal("meld/only-whole", {"name": meld.name})
            contained = m.contains(tokens, number)
            if old.value >= meld.value or (m.st.rules.meld.reuse == "meld" and not contained):
                return Refusal("meld/class-spent", {"card": CARDS[token.kind].value if token else ""})
            if contained:
                grown.add(number)
    paid = meld.value
    if m.st.rules.meld.extension == "difference":
        paid -= sum(m.side.melds[number].paid for number in grown)
    return _laid(m, choice, paid, [Tabled(meld.name, meld.group, meld.value, paid, meld.kinds, m.trick)])


def _lay_roundhouse(m: Melder, choice: Choice) -> Laid | Refusal:
    """Kings and queens around and their four pairs as one meld of 240, less what parts have earned (2H-OPT-03)."""
    tokens = m.tokens(choice)
    whole = m.st.rules.meld.roundhouse == "whole"
    pay, new = 0, []
    for part in _round_parts(m):
        there = [token for token in tokens if token is not None and token.kind in part.kinds]
        numbers = {number for token in there for number in token.marks if m.side.melds[number].group == part.group}
        if numbers and whole:
            return Refusal("meld/only-whole", {"name": "roundhouse"})
        if any(m.side.melds[n].kinds == part.kinds and m.contains(tokens, n) for n in numbers):
            continue
        if any(m.side.melds[n].value > part.value and set(part.kinds) <= set(m.side.melds[n].kinds) for n in numbers):
            continue
        if numbers:
            return Refusal("meld/class-spent", {"card": CARDS[there[0].kind].value})
        pay += part.value
        new.append(Tabled(part.name, part.group, part.value, part.value, part.kinds, m.trick))
    return _laid(m, choice, pay, new) if new else Refusal("meld/class-spent", {"card": "KS"})


def _round_parts(m: Melder) -> list[StockMeld]:
    """The six melds a roundhouse is made of."""
    names = ("kings-around", "queens-around", "royal-marriage", "marriage")
    return [meld for meld in m.st.stock_melds[m.trump] if meld.name in names]


def _laid(m: Melder, choice: Choice, points: int, new: list[Tabled]) -> Laid:
    """Hand and table with the new melds on it; each card carries the marks of the melds that hold its kind."""
    tokens = list(m.side.tokens)
    first = len(m.side.melds)
    for (kind, _), token in zip(choice, m.tokens(choice), strict=True):
        marks = tuple(first + n for n, meld in enumerate(new) if kind in meld.kinds)
        if token is not None:
            tokens.remove(token)
            marks = (*token.marks, *marks)
        tokens.append(Token(kind, marks))
    hand = m.hand.without(*[kind for kind, place in choice if not place])
    return Laid(points, hand, Side(tuple(sorted(tokens)), (*m.side.melds, *new)))


def options(m: Melder) -> Iterator[tuple[str, Choice]]:
    """Every meld that may be laid now, with every choice of cards that makes a difference, in canonical order."""
    rules = m.st.rules.meld
    if rules.per_trick == "one" and m.made():
        return
    melds = list(m.st.stock_melds[m.trump])
    if rules.roundhouse in ("whole", "extend"):
        kinds = tuple(sorted(8 * suit + rank for suit in range(4) for rank in (KING, QUEEN)))
        melds.append(StockMeld("roundhouse", "sequence", kinds, 0))
    at_hand = m.hand.mask
    for token in m.side.tokens:
        at_hand |= 1 << token.kind
    for meld in melds:
        if all(at_hand >> kind & 1 for kind in meld.kinds):
            for choice in _choices(m, meld.kinds):
                if isinstance(lay(m, meld.name, choice), Laid):
                    yield meld.name, choice


def _choices(m: Melder, kinds: tuple[int, ...]) -> Iterator[Choice]:
    """All ways to take these kinds from hand and table, twins with equal marks counting once."""
    ways = []
    for kind in sorted(set(kinds)):
        places = [0] * m.hand.count(kind)
        for place, token in enumerate(m.twins(kind), start=1):
            places += [place] * m.side.tokens.count(token)
        taken = sorted(set(combinations(places, kinds.count(kind))))
        ways.append([tuple((kind, place) for place in way) for way in taken])
    for parts in product(*ways):
        yield tuple(pair for part in parts for pair in part)


def write_choice(choice: Choice) -> tuple[str, ...]:
    """A choice as card texts: `QS` from the hand, `QS*` or `QS*2` from the table."""
    stars = ("", "*", *(f"*{place}" for place in range(2, 10)))
    return tuple(CARDS[kind].value + stars[place] for kind, place in choice)


def read_choice(cards: tuple[str, ...]) -> Choice:
    """The choice that card texts stand for.

    Raises:
        NotationError: a text is no card reference.
    """
    pairs = []
    for text in cards:
        head, star, place = text.partition("*")
        if place not in _PLACES:
            raise NotationError("a tabled card is written QS* or QS*2", text, len(head))
        pairs.append((parse_card(head).kind, int(place or 1) if star else 0))
    return tuple(sorted(pairs))
