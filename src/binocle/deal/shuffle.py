"""From a shuffled pack to a `Deal`: packets, widow, upcard, stock."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence

from binocle.cards import CARDS, Card
from binocle.game.actions import Deal
from binocle.game.engine import Game


def deal_pack(game: Game, order: Sequence[Card], dealer: int = 0) -> Deal:
    """Deal a pack lying in this order, first card on top, as the rule set's dealer does.

    Packets go round from the dealer's left (2H-DEAL-01, 3A-DEAL-02); the widow is laid aside after the first round
    (3A-DEAL-03, 3D-DEAL-01); then comes the upcard, the rest is the stock (2H-DEAL-02).

    Raises:
        ValueError: the pack has another number of cards.
    """
    st = game.setting
    rules = game.rules.deal
    if len(order) != st.pack.size:
        message = f"{len(order)} cards are not the pack of {st.pack.size}"
        raise ValueError(message)
    hands: list[list[Card]] = [[] for _ in range(st.players)]
    widow: tuple[Card, ...] = ()
    place = 0
    for round_no in range(rules.hand // rules.packet):
        for seat in st.seating.iter_from(st.seating.next(dealer)):
            hands[seat].extend(order[place : place + rules.packet])
            place += rules.packet
        if round_no == 0 and rules.widow:
            widow = tuple(order[place : place + rules.widow])
            place += rules.widow
    dealt = tuple(tuple(hand) for hand in hands)
    if not rules.stock:
        return Deal(dealt, widow)
    return Deal(dealt, widow, order[place], tuple(order[place + 1 :]))


def random_deal(game: Game, rng: random.Random, dealer: int = 0) -> Deal:
    """A deal from a generator of one's own: the same seed gives the same deal in every process."""
    order = [CARDS[kind] for kind in game.setting.pack.kinds]
    rng.shuffle(order)
    return deal_pack(game, order, dealer)


def system_deal(game: Game, dealer: int = 0) -> Deal:
    """A deal from the system's randomness, for games that matter."""
    return random_deal(game, secrets.SystemRandom(), dealer)
