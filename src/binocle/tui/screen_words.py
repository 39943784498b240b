"""The shared sentences, with cards named as they are printed on the screen."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from binocle.cards import RANKS, SYMBOLS, Card
from binocle.game import Game
from binocle.game.events import HandDealt, SeatEvent
from binocle.game.views import AuctionView, BuryView, MeldingView, StockView, TrickView, TrumpView, View
from binocle.locale import Language
from binocle.tui.picking import duty_of
from binocle.tui.words import Words


class ScreenWords(Words):
    """As `Words`; ranks are printed ones (10, and D and B in German), and the hand is not read out."""

    def __init__(self, game: Game, lang: Language, names: Sequence[str], me: int) -> None:
        super().__init__(game, lang, names, me)
        self._ranks = self.say("tui-ranks")

    def card(self, card: Card | int) -> str:
        """A card in short: `10♠`."""
        if self.german:
            return super().card(card)
        kind = card.kind if isinstance(card, Card) else card
        letter = self._ranks[kind & 7]
        return ("10" if RANKS[kind & 7] == "T" else letter) + SYMBOLS[kind >> 3]

    def news(self, event: SeatEvent) -> str:
        """An event on one line; one's own hand lies on the screen already."""
        return self.event(msgspec.structs.replace(event, hand=None) if isinstance(event, HandDealt) else event)

    def due(self, view: View, pausing: str) -> str:
        """What is due, on one line."""
        if pausing in ("melds", "deal"):
            return self.say(f"tui-due-{pausing}")
        duty = duty_of(view)
        turn = self.turn(view)
        match view.phase:
            case TrickView() | StockView() if duty == "meld":
                return self.say("tui-due-meld")
            case TrickView() | StockView() if not (view.to_act == self.me and not view.phase.cards):
                return f"{self.trick(view)[0]} {turn}"
            case TrickView() | StockView():
                return self.trick(view)[0]
            case AuctionView() if view.phase.lowest and duty == "auction":
                return f"{turn} {self.say('table-lowest-bid', bid=view.phase.lowest)}"
            case TrumpView() if duty == "trump":
                return self.say("tui-due-trump")
            case BuryView() if view.phase.need:
                return self.say("table-to-bury", count=view.phase.need)
            case MeldingView() if duty == "lay":
                return self.say("tui-due-lay")
            case _:
                return turn
