"""What a person may type at the plain table, in either language, and which action it means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from binocle.cards import CARDS, RANKS, SUITS, SYMBOLS, Card
from binocle.game.actions import (
    ASK_REDEAL,
    CALL_OUT,
    DRAW,
    DURCH,
    GIVE_UP,
    LAY_MELDS,
    PASS,
    SHOOT,
    Action,
    Bid,
    Bury,
    ClaimRevoke,
    Dix,
    Draw,
    HandOut,
    Meld,
    NameTrump,
    PassCard,
    Play,
)
from binocle.game.views import AuctionView, BuryView, HandOutView, PassView, StockView, View
from binocle.locale import LANGUAGES, texts
from binocle.telling.words import Words

_COMMANDS: Final = ("help", "hint", "undo", "last", "score", "table", "rules", "howto", "save", "quit")
_ACTIONS: Final = (
    "pass",
    "bid",
    "redeal",
    "trump",
    "durch",
    "give",
    "bury",
    "lay",
    "meld",
    "dix",
    "draw",
    "take",
    "play",
    "give-up",
    "shoot",
    "revoke",
    "claim",
)
_FIXED: Final[dict[str, Action]] = {
    "pass": PASS,
    "redeal": ASK_REDEAL,
    "durch": DURCH,
    "draw": DRAW,
    "take": Draw(upcard=True),
    "lay": LAY_MELDS,
    "give-up": GIVE_UP,
    "shoot": SHOOT,
    "claim": CALL_OUT,
}
_ASIDE: Final[dict[type, type[Bury | PassCard | HandOut]]] = {
    BuryView: Bury,
    PassView: PassCard,
    HandOutView: HandOut,
}
"""What a card alone means before play."""
_WITHOUT_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
"""For keyboards that lack them."""
_NUMBER: Final = re.compile(r"\d{1,3}([.,]\d{3})+|\d{1,9}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Verb:
    """A command that is no action of the game, with what was typed behind it."""

    name: str
    rest: str


@dataclass(frozen=True, slots=True)
class Puzzled:
    """What was typed means nothing here: the key of the sentence that says so, and its values."""

    key: str
    values: dict[str, str | int]


@lru_cache(maxsize=1)
def vocabulary() -> dict[str, str]:
    """Every word that may be typed, in all languages, with the verb it stands for.

    >>> vocabulary()["zurück"], vocabulary()["zurueck"]
    ('undo', 'undo')
    """
    found = {}
    for lang in LANGUAGES:
        for verb in _COMMANDS + _ACTIONS:
            for word in texts(lang)(f"plain-word-{verb}").split():
                found[word] = found[word.translate(_WITHOUT_UMLAUTS)] = verb
    return found


@lru_cache(maxsize=1)
def _cards() -> dict[str, Card]:
    """Spellings of cards, upper case: notation and the printed ranks of every language, before letter or symbol."""
    spelt = {}
    for ranks in (RANKS, *(texts(lang).ranks() for lang in LANGUAGES)):
        for card in CARDS:
            for suit in (SUITS[card.kind >> 3], SYMBOLS[card.kind >> 3]):
                spelt[ranks[card.kind & 7] + suit] = card
    return spelt


def read_card(text: str, words: Words) -> Card | None:
    """The card of one of its spellings, among them the one it is shown in; None when it is none.

    >>> from binocle.game.engine import Game
    >>> from binocle.rules import named
    >>> words = Words(Game(named("partners")), "de", ("Eva", "Anna", "Bert", "Clara"))
    >>> [read_card(text, words) for text in ("qs", "10H", "D♠", "bd", "XY")]
    [Card('QS'), Card('TH'), Card('QS'), Card('JD'), None]
    """
    wanted = text.strip().upper()
    shown = {words.card(card).upper(): card for card in CARDS} if words.german else {}
    return shown.get(wanted) or _cards().get(wanted)


def read_suit(text: str) -> str | None:
    """The letter of a suit: from its letter, its symbol or its name in either language."""
    wanted = text.strip().lower()
    for suit, symbol in zip(SUITS, SYMBOLS, strict=True):
        names = {texts(lang).suit(suit, german=german).lower() for lang in LANGUAGES for german in (False, True)}
        if wanted in {suit.lower(), symbol, *names}:
            return suit
    return None


def read(line: str, options: Sequence[Action], view: View, words: Words) -> Action | Verb | Puzzled:
    """What a line means at this moment, given the numbered options. The action need not be legal.

    The table says why it is not.
    """
    text = line.strip()
    if _NUMBER.fullmatch(text):
        return _numbered(int(re.sub("[.,]", "", text)), options, view)
    head, _, rest = text.partition(" ")
    verb = vocabulary().get(head.lower())
    if verb in _FIXED and not (verb == "pass" and rest.strip()):
        return _FIXED[verb]
    if verb in ("bid", "trump", "pass", "give", "bury", "meld", "dix", "play", "revoke"):
        return _told(verb, rest.strip(), options, view, words)
    if verb is not None:
        return Verb(verb, rest.strip())
    return _card_action(text, view, words) or Puzzled("plain-not-understood", {"text": text[:40]})


def _numbered(number: int, options: Sequence[Action], view: View) -> Action | Puzzled:
    if 1 <= number <= len(options):
        return options[number - 1]
    if isinstance(view.phase, AuctionView):
        return Bid(number)
    return Puzzled("plain-no-such-number", {"number": number, "count": len(options)})


def _told(verb: str, rest: str, options: Sequence[Action], view: View, words: Words) -> Action | Puzzled:
    """A verb with what it is done to."""
    if verb == "bid" and _NUMBER.fullmatch(rest):
        return Bid(int(re.sub("[.,]", "", rest)))
    if verb in ("pass", "give", "bury", "play"):
        return _card_action(rest, view, words) or Puzzled("plain-not-understood", {"text": rest[:40]})
    if verb == "revoke":
        return _claim(rest, options, words)
    if verb == "trump":
        suit = read_suit(rest)
        return Puzzled("plain-not-understood", {"text": rest[:40]}) if suit is None else NameTrump(suit)
    sort = Meld if verb == "meld" else Dix
    found = [option for option in options if isinstance(option, sort)]
    if rest.isdecimal() and 1 <= int(rest) <= len(found):
        return found[int(rest) - 1]
    if not found:
        return Dix(exchange=True) if verb == "dix" else Puzzled("plain-nothing-like-it", {})
    return found[0] if len(found) == 1 and not rest else Puzzled("plain-which", {})


def _claim(name: str, options: Sequence[Action], words: Words) -> Action | Puzzled:
    """The claim that the player of this name has failed a duty; without a name, where only one can be meant."""
    claims = [option for option in options if isinstance(option, ClaimRevoke)]
    named = [claim for claim in claims if words.names[claim.seat].lower() == name.lower()]
    found = named if name else claims
    if len(found) == 1:
        return found[0]
    return Puzzled("plain-which" if claims else "plain-nothing-like-it", {})


def _card_action(text: str, view: View, words: Words) -> Action | None:
    """Play, bury, pass or hand out the card that is spelt here; `QS*` or `QS*2` is one that lies on the table."""
    head, star, place = text.partition("*")
    card = read_card(head, words)
    if card is None or (place and not (place.isascii() and place.isdecimal() and len(place) == 1)):
        return None
    for phase, sort in _ASIDE.items():
        if isinstance(view.phase, phase):
            return sort(card)
    if not star and isinstance(view.phase, StockView) and card not in (view.hand or ()) and view.seat is not None:
        star = "*" if any(token.kind == card.kind for token in view.phase.sides[view.seat].tokens) else ""
    return Play(card, int(place or 1) if star else 0)
