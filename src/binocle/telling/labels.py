"""What can be done, in a few words: the label of every action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binocle.cards import Card
from binocle.game.actions import (
    Action,
    AnnounceDurch,
    AskRedeal,
    Bid,
    Bury,
    CallOut,
    ClaimRevoke,
    Deal,
    Dix,
    Draw,
    GiveUp,
    HandOut,
    LayMelds,
    Meld,
    NameTrump,
    Pass,
    PassCard,
    Play,
    Shoot,
)
from binocle.game.views import (
    AuctionView,
    BuryView,
    HandOutView,
    MeldingView,
    PassView,
    StockView,
    TrickView,
    TrumpView,
    View,
)

if TYPE_CHECKING:
    from binocle.telling.words import Words

_PLAIN: Final[dict[type, str]] = {
    Pass: "label-pass",
    AskRedeal: "label-redeal",
    AnnounceDurch: "label-durch",
    LayMelds: "label-lay-melds",
    GiveUp: "label-give-up",
    Shoot: "label-shoot",
    CallOut: "label-call-out",
    Deal: "table-to-deal",
}
"""The labels of actions that have nothing to fill in."""


def label(words: Words, action: Action, view: View) -> str:
    """The label of an action of this view's seat, with the points of a meld."""
    plain = _PLAIN.get(type(action))
    if plain is not None:
        return words.say(plain)
    match action:
        case Bid():
            return words.say("label-bid", bid=action.amount)
        case NameTrump():
            return words.say("label-trump", suit=words.suit(action.suit))
        case Bury() | PassCard() | HandOut():
            return _laid_aside(words, action, view)
        case Play():
            return _play(words, action, view)
        case Draw():
            return _draw(words, action, view)
        case Meld():
            refs = sorted(action.cards, key=lambda ref: (ref[1] not in "SD", ref[1], -Card(ref[:2]).kind, ref))
            cards = " ".join(words.card(Card(ref[:2])) + ref[2:] for ref in refs)
            points = words.meld_points(action, view)
            return words.say("label-meld", meld=words.meld(action.name), cards=cards, points=points)
        case Dix():
            return _dix(words, action, view)
        case ClaimRevoke():
            return words.say("label-claim-revoke", name=words.names[action.seat])
    raise AssertionError(action)


def task(words: Words, view: View) -> str:
    """What the seat of this view is to decide, in a few words; empty for those who do not decide."""
    if view.seat is None or view.to_act != view.seat:
        return ""
    may = {type(action) for action in view.legal}
    match view.phase:
        case AuctionView():
            return words.say("task-auction", may="both" if {Bid, Pass} <= may else "bid" if Bid in may else "pass")
        case TrumpView():
            return words.say("task-trump")
        case BuryView() as phase:
            return words.say("task-bury", count=phase.need or 0)
        case PassView() as phase:
            return words.say("task-pass", count=phase.need or 0)
        case HandOutView():
            return words.say("task-hand-out")
        case MeldingView():
            return words.say("task-lay")
        case StockView() if Draw in may:
            return words.say("task-meld" if may & {Meld, Dix} else "task-draw")
        case StockView() | TrickView() as phase:
            return words.say("task-play" if phase.cards else "task-lead")
        case _:
            return ""


def partner(words: Words, view: View) -> str:
    """The name of the partner of this view's seat; empty without one."""
    other = None if view.seat is None else words.game.setting.seating.partner(view.seat)
    return "" if other is None else words.names[other]


def next_due(words: Words, view: View) -> str:
    """The name of the seat that gets the next card of the widow."""
    return words.name(view.phase.due[0]) if isinstance(view.phase, HandOutView) else ""


def _laid_aside(words: Words, action: Bury | PassCard | HandOut, view: View) -> str:
    card = words.card(action.card)
    match action:
        case Bury():
            return words.say("label-bury", card=card)
        case PassCard():
            return words.say("label-pass-card", card=card, name=partner(words, view))
        case HandOut():
            return words.say("label-hand-out", card=card, name=next_due(words, view))


def _draw(words: Words, draw: Draw, view: View) -> str:
    upcard = view.public.upcard
    if not draw.upcard or upcard is None:
        return words.say("label-draw")
    return words.say("label-draw-upcard", card=words.card(upcard))


def _play(words: Words, play: Play, view: View) -> str:
    if not play.tabled or not isinstance(view.phase, StockView) or view.seat is None:
        return words.say("label-play", card=words.card(play.card))
    side = view.phase.sides[view.seat]
    twins = sorted({token for token in side.tokens if token.kind == play.card.kind})
    melds = ", ".join(words.meld(side.melds[number].name) for number in twins[play.tabled - 1].marks)
    star = "*" if play.tabled == 1 else f"*{play.tabled}"
    return words.say("label-play-tabled", card=words.card(play.card) + star, melds=melds)


def _dix(words: Words, dix: Dix, view: View) -> str:
    upcard = "" if view.public.upcard is None else words.card(view.public.upcard)
    card = words.card(words.game.setting.dix_kind(view.public.trump))
    if dix.tabled:
        return words.say("label-dix-exchange-tabled", upcard=upcard)
    key = "label-dix-exchange" if dix.exchange else "label-dix-show"
    return words.say(key, card=card, upcard=upcard, points=words.game.setting.dix_points)
