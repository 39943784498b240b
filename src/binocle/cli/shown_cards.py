"""Cards as people read them, in the letters of their language, and with German suits where the set has those."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from binocle.cards import CARDS, sort_for_display, suit_groups

if TYPE_CHECKING:
    from binocle.locale import Texts


_KINDS: Final = {card.value: card.kind for card in CARDS}


def shown_cards(say: Texts, texts: Iterable[str], *, german: bool) -> str:
    """Cards by suit: `♠ A 10 K  ♥ D`; with German suits each card in full."""
    kinds = [_KINDS[text] for text in texts]
    if german:
        return " ".join(say.short(CARDS[kind].value, german=True) for kind in sort_for_display(kinds))
    return suit_groups(kinds, letters=say.ranks())
