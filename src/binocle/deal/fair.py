"""Deals that anybody can check afterwards: committed to before they are dealt, with the players' own words mixed in.

The algorithm, its test vectors and what it does not prove are in `docs/fairness.md`. In short: a secret of 256 bits is
drawn and its commitment published; the players may add words; secret and words give a key, the key a stream of numbers,
the numbers a shuffle without bias. After the deal the secret is shown, and everybody can do the same again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from binocle.cards import CARDS
from binocle.deal.shuffle import deal_pack
from binocle.errors import BinocleError, RuleSetError
from binocle.game.actions import Deal
from binocle.game.engine import Game
from binocle.rules import RuleSet, from_json

ALGORITHM: Final = "binocle-deal/1"
"""Says how commitment, key, stream and shuffle are made. Another way would get another name."""

SECRET_BYTES: Final = 32

T = TypeVar("T")

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class UnfairDealError(BinocleError):
    """A deal that is not what its secret and words give, or was not committed to."""


class Occasion(msgspec.Struct, frozen=True):
    """Which deal a commitment is for: table, game at it, deal of that game, and the SHA-256 of the rules' JSON."""

    table: str
    game: int
    deal: int
    rules: str


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's own word, and whether it was given when the commitment was out already."""

    seat: int
    word: str
    after_commit: bool = True


class FairDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished deal with all that is needed to check it: what a table hands out as a file.

    `rules` is the rule set as JSON. `hands`, `widow`, `upcard` and `stock` are the cards as they were dealt.
    """

    algorithm: Literal["binocle-deal/1"]
    table: str
    game: int
    deal: int
    rules: str
    dealer: int
    commit: Hex32
    secret: Hex32
    words: tuple[Words, ...]
    dealt: Deal


def new_secret() -> bytes:
    """A secret from the system: 256 bits."""
    return secrets.token_bytes(SECRET_BYTES)


def rules_sum(rules_json: str) -> str:
    """What a commitment says about the rules."""
    return hashlib.sha256(rules_json.encode()).hexdigest()


def commitment(secret: bytes, occasion: Occasion) -> str:
    """What is published before the deal: SHA-256 over the occasion and the secret."""
    return hashlib.sha256(_framed(*_named(occasion), secret)).hexdigest()


def shuffle_key(secret: bytes, occasion: Occasion, words: Sequence[Words]) -> bytes:
    """The key of the shuffle: HMAC-SHA-256 with the secret over the occasion and the words, in the order of seats."""
    said = [part for word in sorted(words, key=lambda w: w.seat) for part in (b"%d" % word.seat, word.word.encode())]
    return hmac.new(secret, _framed(*_named(occasion), *said), hashlib.sha256).digest()


def numbers(key: bytes) -> Iterator[int]:
    """The stream of the key: HMAC-SHA-256 over a counter from 0, cut into numbers of 32 bits, high byte first."""
    counter = 0
    while True:
        block = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(block[place : place + 4], "big")
        counter += 1


def below(bound: int, stream: Iterator[int]) -> int:
    """A number from 0 up to but not including the bound, each as likely as the others.

    Numbers from the incomplete last round are thrown away; taking them would favour small results.
    """
    limit = 2**32 - 2**32 % bound
    return next(number for number in stream if number < limit) % bound


def shuffled(items: Sequence[T], stream: Iterator[int]) -> list[T]:
    """The items in an order in which each is as likely as any other (Fisher and Yates, from the end)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last + 1, stream)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def fair_deal(game: Game, secret: bytes, occasion: Occasion, words: Sequence[Words], dealer: int) -> Deal:
    """The deal that secret and words give."""
    pack = [CARDS[kind] for kind in game.setting.pack.kinds]
    return deal_pack(game, shuffled(pack, numbers(shuffle_key(secret, occasion, words))), dealer)


def check(fair: FairDeal) -> None:
    """Check commitment and cards of a deal.

    Raises:
        UnfairDealError: something is not as it was promised; the message says what.
    """
    try:
        rules: RuleSet = from_json(fair.rules)
    except RuleSetError as error:
        raise UnfairDealError(f"the rule set in the file cannot be read ({error})") from None
    if fair.dealer not in range(rules.seats.players):
        raise UnfairDealError(f"seat {fair.dealer} cannot deal; allowed: 0 to {rules.seats.players - 1}")
    secret = bytes.fromhex(fair.secret)
    occasion = Occasion(fair.table, fair.game, fair.deal, rules_sum(fair.rules))
    if not hmac.compare_digest(commitment(secret, occasion), fair.commit):
        raise UnfairDealError("the secret is not the one that was committed to before the deal")
    due = fair_deal(Game(rules), secret, occasion, fair.words, fair.dealer)
    if _sorted(due) != _sorted(fair.dealt):
        raise UnfairDealError("these cards are not what secret and words give")


def _sorted(deal: Deal) -> tuple[object, ...]:
    """A deal without the order of cards within a hand, which means nothing; the order of the stock does."""
    hands = tuple(tuple(sorted(hand)) for hand in deal.hands)
    return hands, tuple(sorted(deal.widow)), deal.upcard, deal.stock


def _named(occasion: Occasion) -> tuple[bytes, ...]:
    return (
        ALGORITHM.encode(),
        occasion.table.encode(),
        b"%d" % occasion.game,
        b"%d" % occasion.deal,
        occasion.rules.encode(),
    )


def _framed(*parts: bytes) -> bytes:
    """Parts one after another, each after its length (4 bytes, high byte first), so that none runs into the next."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)
