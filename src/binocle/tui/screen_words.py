"""The shared sentences, with cards named as they are printed on the screen."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from binocle.cards import SYMBOLS, Card
from binocle.game.events import HandDealt, SeatEvent, TrickTaken
from binocle.game.views import AuctionView, BuryView, Decision, PassView, StockView, TrickView, View
from binocle.telling.words import Words
from binocle.tui.faces import printed
from binocle.tui.picking import Single, duty_of


class ScreenWords(Words):
    """As `Words`; ranks are the printed ones (10, in German D and B), and the hand is not read out."""

    def card(self, card: Card | int) -> str:
        """A card in short: `10♠`, and with German suits `O♠` for the over of leaves."""
        kind = card.kind if isinstance(card, Card) else card
        return printed(self.say, kind & 7, german=self.german) + SYMBOLS[kind >> 3]

    def news(self, event: SeatEvent) -> str:
        """An event on one line; one's own hand lies on the screen already."""
        return self.event(msgspec.structs.replace(event, hand=None) if isinstance(event, HandDealt) else event)

    def picks(self, advice: Sequence[Decision], view: View) -> str:
        """The hint for cards that go together: the reason for the first, and the others."""
        said = list(self.advice(advice[0], view))
        others = [self.card(each.action.card) for each in advice[1:] if isinstance(each.action, Single)]
        if others:
            said.append(self.say("tui-hint-others", cards=" ".join(others)))
        return " ".join(part if part.endswith(".") else f"{part}." for part in said)

    def due(self, view: View, pausing: str) -> str:
        """What is due, on one line."""
        if pausing in ("melds", "deal"):
            return self.say(f"tui-due-{pausing}")
        if pausing == "trick":
            return self.event(TrickTaken(view.public.tricks[-1]))
        return self._own_duty(view) or self._trick_or_turn(view)

    def _own_duty(self, view: View) -> str:
        """What the reader has to do; empty in a trick, and when others are on turn."""
        match duty_of(view):
            case "meld":
                return self.say("tui-due-meld")
            case "auction" if isinstance(view.phase, AuctionView) and view.phase.lowest:
                return f"{self.turn(view)} {self.say('table-lowest-bid', bid=view.phase.lowest)}"
            case "trump" | "lay" | "hand-out" as duty:
                return self.say(f"tui-due-{duty}")
            case "pass" | "bury" as duty if isinstance(view.phase, BuryView | PassView) and view.phase.need:
                return self.say("tui-due-pass" if duty == "pass" else "table-to-bury", count=view.phase.need)
            case _:
                return ""

    def _trick_or_turn(self, view: View) -> str:
        """The trick on the table, and whose turn it is."""
        turn = self.turn(view)
        if not isinstance(view.phase, TrickView | StockView):
            return turn
        leads = view.to_act == self.me and not view.phase.cards
        return self.trick(view)[0] if leads else f"{self.trick(view)[0]} {turn}"
