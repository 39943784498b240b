"""Actions as short texts: `bid 250`, `play QS*`, `meld royal-marriage KS QS`, `deal AATK.QJ..9 … widow A.T..`.

Each action has exactly one text, and that does not depend on how the engine lays out its types.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from binocle.cards import CARDS, RANKS, SUITS, Card
from binocle.errors import NotationError
from binocle.game.actions import (
    ASK_REDEAL,
    BURIES,
    CALL_OUT,
    DRAW,
    DURCH,
    GIVE_UP,
    LAY_MELDS,
    PASS,
    PLAYS,
    SHOOT,
    Action,
    Bid,
    ClaimRevoke,
    Deal,
    Dix,
    Draw,
    HandOut,
    Meld,
    NameTrump,
    PassCard,
    Play,
)

_FIXED: Final[dict[str, Action]] = {
    "pass": PASS,
    "ask redeal": ASK_REDEAL,
    "durch": DURCH,
    "lay melds": LAY_MELDS,
    "draw": DRAW,
    "draw upcard": Draw(upcard=True),
    "give up": GIVE_UP,
    "shoot": SHOOT,
    "call out": CALL_OUT,
    "dix show": Dix(exchange=False),
    "dix exchange": Dix(exchange=True),
    "dix exchange tabled": Dix(exchange=True, tabled=True),
    "dix show tabled": Dix(exchange=False, tabled=True),
    **{f"trump {suit}": NameTrump(suit) for suit in SUITS},
    **{f"pass {card}": PassCard(card) for card in CARDS},
    **{f"hand {card}": HandOut(card) for card in CARDS},
    **{f"bury {card}": bury for card, bury in BURIES.items()},
    **{f"play {card}": play for card, play in PLAYS.items()},
}
_TEXTS: Final = {action: text for text, action in _FIXED.items()}

_BID: Final = re.compile(r"bid (0|[1-9][0-9]{0,14})")
_CLAIM: Final = re.compile(r"claim revoke (0|[1-9][0-9]?)")
_TABLED: Final = re.compile(r"play ([ATKQJ987][SHDC])\*([2-9])?")
_MELD: Final = re.compile(r"meld ([a-z0-9-]{1,64})((?: [ATKQJ987][SHDC](?:\*[1-9]?)?){1,32})")
_CARD: Final = "[ATKQJ987][SHDC]"
_HOLDING: Final = r"[ATKQJ987]*\.[ATKQJ987]*\.[ATKQJ987]*\.[ATKQJ987]*"
_DEAL: Final = re.compile(
    rf"deal((?: {_HOLDING}){{2,6}})(?: widow ({_HOLDING}))?(?: upcard ({_CARD}))?(?: stock ({_CARD}(?: {_CARD})*))?"
)


def write_action(action: Action) -> str:
    """The text of an action. A deal's hands and widow are written by suit, high cards first.

    >>> write_action(Play(Card.SQ, 1)), write_action(Bid(250))
    ('play QS*', 'bid 250')
    """
    if isinstance(action, Deal):
        return _write_deal(action)
    if isinstance(action, Bid):
        return f"bid {action.amount}"
    if isinstance(action, ClaimRevoke):
        return f"claim revoke {action.seat}"
    if isinstance(action, Meld):
        return " ".join(("meld", action.name, *action.cards))
    if isinstance(action, Play) and action.tabled:
        return f"play {action.card}*{action.tabled if action.tabled > 1 else ''}"
    return _TEXTS[action]


def read_action(text: str) -> Action:
    """Read an action; only the text that `write_action` gives for it is taken.

    Raises:
        NotationError: it is none, or not in its one form.

    >>> read_action("trump S")
    NameTrump(suit='S')
    """
    fixed = _FIXED.get(text)
    if fixed is not None:
        return fixed
    if found := _BID.fullmatch(text):
        return Bid(int(found[1]))
    if found := _CLAIM.fullmatch(text):
        return ClaimRevoke(int(found[1]))
    if found := _TABLED.fullmatch(text):
        return Play(Card(found[1]), int(found[2] or 1))
    if found := _MELD.fullmatch(text):
        return Meld(found[1], tuple(found[2].split()))
    if found := _DEAL.fullmatch(text):
        hands = tuple([read_holding(holding) for holding in found[1].split()])
        widow = read_holding(found[2] or "...")
        upcard = Card(found[3]) if found[3] else None
        deal = Deal(hands, widow, upcard, tuple([Card(card) for card in (found[4] or "").split()]))
        if _write_deal(deal) == text:
            return deal
    problem = (
        "an action is deal, bid, pass, ask redeal, trump, durch, pass or hand with a card, bury, lay melds, meld, "
        "dix, draw, play, give up, shoot, claim revoke or call out"
    )
    raise NotationError(problem, text if len(text) <= 40 else text[:39] + "…", 0)


def write_holding(cards: Iterable[Card]) -> str:
    """Cards by suit: spades, hearts, diamonds, clubs with points between, twins written twice, high cards first.

    >>> write_holding([Card.SA, Card.HJ, Card.SA, Card.ST])
    'AAT.J..'
    """
    ranks: list[list[int]] = [[], [], [], []]
    for card in cards:
        ranks[card.kind >> 3].append(card.kind & 7)
    return ".".join(["".join([RANKS[rank] for rank in sorted(suit, reverse=True)]) for suit in ranks])


def read_holding(text: str) -> tuple[Card, ...]:
    """The cards of `write_holding`, in the order they stand; the caller has checked the letters.

    >>> read_holding("AA.J..")
    (Card('AS'), Card('AS'), Card('JH'))
    """
    groups = text.split(".")
    return tuple([CARDS[8 * suit + RANKS.index(rank)] for suit, group in enumerate(groups) for rank in group])


def _write_deal(deal: Deal) -> str:
    pieces = ["deal", *[write_holding(hand) for hand in deal.hands]]
    if deal.widow:
        pieces += ["widow", write_holding(deal.widow)]
    if deal.upcard is not None:
        pieces += ["upcard", deal.upcard]
    if deal.stock:
        pieces += ["stock", *deal.stock]
    return " ".join(pieces)
