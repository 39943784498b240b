"""The shared sentences, with cards named as they are printed on the screen."""

from __future__ import annotations

import msgspec

from binocle.cards import SYMBOLS, Card
from binocle.game.events import HandDealt, SeatEvent, TrickTaken
from binocle.game.views import AuctionView, BuryView, MeldingView, StockView, TrickView, TrumpView, View
from binocle.tui.faces import printed
from binocle.tui.picking import duty_of
from binocle.tui.words import Words


class ScreenWords(Words):
    """As `Words`; ranks are the printed ones (10, in German D and B), and the hand is not read out."""

    def card(self, card: Card | int) -> str:
        """A card in short: `10♠`, and with German suits `O♠` for the over of leaves."""
        kind = card.kind if isinstance(card, Card) else card
        return printed(self.say, kind & 7, german=self.german) + SYMBOLS[kind >> 3]

    def news(self, event: SeatEvent) -> str:
        """An event on one line; one's own hand lies on the screen already."""
        return self.event(msgspec.structs.replace(event, hand=None) if isinstance(event, HandDealt) else event)

    def due(self, view: View, pausing: str) -> str:
        """What is due, on one line."""
        if pausing in ("melds", "deal"):
            return self.say(f"tui-due-{pausing}")
        if pausing == "trick":
            return self.event(TrickTaken(view.public.tricks[-1]))
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
