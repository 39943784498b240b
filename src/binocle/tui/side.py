"""The right-hand side of the screen: what has happened, and what there is to choose."""

from __future__ import annotations

from collections.abc import Sequence

from binocle.cards import SUITS, SYMBOLS, Card
from binocle.game import Game
from binocle.game.actions import AnnounceDurch, AskRedeal, Dix, Draw, GiveUp, Meld, NameTrump, Pass, Shoot
from binocle.game.views import HandOutView, View
from binocle.tui.faces import Look, chips
from binocle.tui.felt import Area
from binocle.tui.paint import ACCENT, FAINT, GOLD, ON_ACCENT, PAPER, SURFACE, TEXT, Ink, Sheet
from binocle.tui.picking import PASSING, Picking
from binocle.tui.texting import named_meld, wrapped


def side(sheet: Sheet, look: Look, game: Game, pick: Picking, area: Area, log: Sequence[str], *, trick: bool) -> None:
    """Draw the news, above them the last trick when it was asked for, below them the choice that is due."""
    sheet.fill(area.x, area.y, area.width, area.height, SURFACE)
    inner = Area(area.x + 1, area.y, area.width - 2, area.height)
    top, bottom = inner.y, inner.y + inner.height
    view = pick.view
    assert view is not None
    if trick:
        top = _last_trick(sheet, look, game, view, inner, top) + 1
    bottom = _choice(sheet, look, pick, inner, bottom, bottom - top)
    for row, (line, newest) in enumerate(_news(log, inner.width - 2, bottom - top)):
        sheet.put(inner.x, top + row, line[: inner.width], Ink(TEXT if newest else FAINT))


def _news(log: Sequence[str], width: int, room: int) -> list[tuple[str, bool]]:
    """The latest news as far as they fit whole, and whether a line belongs to the newest; that one may be cut."""
    lines: list[tuple[str, bool]] = []
    for number, news in enumerate(reversed(log)):
        told = [("· " if row == 0 else "  ") + line for row, line in enumerate(wrapped(news, width))]
        if number == 0:
            told = told[: max(0, room)]
        elif len(lines) + len(told) > room:
            break
        lines[:0] = [(line, number == 0) for line in told]
    return lines


def _last_trick(sheet: Sheet, look: Look, game: Game, view: View, area: Area, y: int) -> int:
    """The trick before, card by card. Returns the line after it."""
    say = look.say
    sheet.put(area.x, y, say("word-last-trick"), Ink(ACCENT, bold=True))
    if not view.public.tricks:
        sheet.put(area.x, y + 1, say("tui-none-yet"), Ink(FAINT))
        return y + 2
    last = view.public.tricks[-1]
    for place, card in enumerate(last.cards):
        seat = game.setting.seating.next(last.leader, place)
        y += 1
        chips(sheet, look, area.x, y, [card.kind], area.right)
        won = seat == last.winner
        text = look.names[seat] + (f" ★ {say('points-count', count=last.points)}" if won else "")
        sheet.put(area.x + 5, y, text, Ink(GOLD if won else TEXT))
    return y + 1


def _choice(sheet: Sheet, look: Look, pick: Picking, area: Area, bottom: int, room: int) -> int:
    """The box of what is to be chosen, at the foot. Returns the line above it, where the news may end."""
    draw = {
        "auction": _auction,
        "trump": _trump,
        "pass": _pass,
        "hand-out": _hand_out,
        "bury": _bury,
        "lay": _lay,
        "meld": _melds,
        "play": _promise,
    }.get(pick.duty)
    if draw is None or (draw is _promise and not pick.right(Shoot)):
        return bottom
    box = _Box(sheet, look, area, room)
    draw(box, pick)
    return box.paint(bottom)


class _Box:
    """Lines that are written first and put at the foot of an area afterwards."""

    def __init__(self, sheet: Sheet, look: Look, area: Area, room: int) -> None:
        self.sheet, self.look, self.area, self.room = sheet, look, area, room
        self.lines: list[list[tuple[str, Ink]]] = []
        self.numbers: dict[int, int] = {}

    def add(self, *pieces: tuple[str, Ink], number: int | None = None) -> None:
        """One more line; a numbered one can be clicked."""
        if number is not None:
            self.numbers[len(self.lines)] = number
        self.lines.append(list(pieces))

    def title(self, text: str) -> None:
        """The heading of the box."""
        self.add((text, Ink(ACCENT, bold=True)))

    def paint(self, bottom: int) -> int:
        """Draw the lines so that the last stands just above `bottom`."""
        lines = self.lines[: self.room]
        top = bottom - len(lines)
        self.sheet.put(self.area.x, top - 1, "─" * self.area.width, Ink("#3d5c58"))
        for row, pieces in enumerate(lines):
            x = self.area.x
            for text, ink in pieces:
                room = self.area.right - x
                x = self.sheet.put(x, top + row, text if len(text) <= room else text[: max(0, room - 1)] + "…", ink)
            if row in self.numbers:
                self.sheet.spot("offer", self.numbers[row], self.area.x, top + row, self.area.width, 1)
        return top - 1


def _by_suit(box: _Box, pick: Picking) -> None:
    """What the hand would meld under each trump, two suits a line."""
    for pair in ((0, 1), (2, 3)):
        pieces = []
        for suit in pair:
            pieces.append((f"{SYMBOLS[suit]} ", Ink(box.look.dark(suit), bold=True)))
            pieces.append((f"{pick.worth(suit):<8}", Ink(TEXT)))
        box.add(*pieces)


def _auction(box: _Box, pick: Picking) -> None:
    say = box.look.say
    box.title(say("tui-your-melds-by-trump"))
    _by_suit(box, pick)
    box.title(say("tui-your-call"))
    chosen = Ink(ON_ACCENT, ACCENT, bold=True)
    if pick.rung == PASSING:
        box.add((f" {say('word-pass')} ", chosen), number=0)
    else:
        amount = say("tui-points-plain", points=pick.bids[pick.rung])
        box.add((say("word-bid") + "  ", Ink(FAINT)), (f" {amount} ", chosen), number=0)
    if pick.bids:
        box.add((say("tui-bid-keys"), Ink(FAINT)))
    if pick.view is not None and any(isinstance(action, Pass) for action in pick.view.legal):
        box.add((say("tui-pass-key"), Ink(FAINT)), number=-1)
    if pick.right(AskRedeal):
        box.add((say("tui-redeal-key"), Ink(FAINT)))


def _trump(box: _Box, pick: Picking) -> None:
    say = box.look.say
    box.title(say("tui-name-trump"))
    for number, action in enumerate(pick.offers):
        chosen = number == pick.offer
        if isinstance(action, AnnounceDurch):
            box.add(
                (f" {number + 1} ", Ink(ON_ACCENT if chosen else FAINT, ACCENT if chosen else "", bold=chosen)),
                (f" {say('tui-durch-offer')}", Ink(TEXT, bold=chosen)),
                number=number,
            )
            continue
        assert isinstance(action, NameTrump)
        suit = SUITS.index(action.suit)
        box.add(
            (f" {number + 1} ", Ink(ON_ACCENT if chosen else FAINT, ACCENT if chosen else "", bold=chosen)),
            (f" {SYMBOLS[suit]} ", Ink(box.look.dark(suit), bold=True)),
            (f"{box.look.suit(suit):<9}", Ink(TEXT, bold=chosen)),
            (say("tui-melds", points=pick.worth(suit)), Ink(GOLD if chosen else FAINT)),
            number=number,
        )


def _pass(box: _Box, pick: Picking) -> None:
    """Partners pass cards: how many are picked, and what the melds are worth without them."""
    say, view = box.look.say, pick.view
    assert view is not None
    assert view.seat is not None
    partner = pick.game.setting.seating.partner(view.seat)
    assert partner is not None
    box.title(say("tui-passing", name=box.look.names[partner], count=len(pick.picked), due=pick.due))
    _melds_left(box, pick, view)
    box.add((say("tui-pass-ready" if len(pick.picked) == pick.due else "tui-bury-keys"), Ink(FAINT)))


def _hand_out(box: _Box, pick: Picking) -> None:
    """The widow goes round: who gets which card, in the order of the seats."""
    say, view = box.look.say, pick.view
    assert view is not None
    assert isinstance(view.phase, HandOutView)
    box.title(say("tui-handing-out"))
    for place, seat in enumerate(view.phase.due):
        name = f"{box.look.names[seat]:<10}"
        if place < len(pick.picked):
            kind = pick.cards[pick.picked[place]].kind
            box.add((name, Ink(TEXT)), (box.look.card(kind), Ink(box.look.paper(kind >> 3), PAPER, bold=True)))
        else:
            here = place == len(pick.picked)
            box.add((name, Ink(TEXT if here else FAINT)), ("◂" if here else "—", Ink(GOLD if here else FAINT)))
    box.add((say("tui-hand-out-ready" if len(pick.picked) == pick.due else "tui-bury-keys"), Ink(FAINT)))


def _promise(box: _Box, pick: Picking) -> None:
    """Before the first lead: every trick may be promised."""
    box.add((box.look.say("tui-shoot-key", points=pick.game.setting.rules.score.shoot), Ink(FAINT)))
    if pick.right(GiveUp):
        box.add((box.look.say("tui-give-up-key"), Ink(FAINT)))


def _bury(box: _Box, pick: Picking) -> None:
    say, view = box.look.say, pick.view
    assert view is not None
    box.title(say("tui-burying", count=len(pick.picked), due=pick.due))
    box.add((say("tui-bury-points", points=pick.buried_points()), Ink(TEXT)))
    _melds_left(box, pick, view)
    box.add((say("tui-bury-ready" if len(pick.picked) == pick.due else "tui-bury-keys"), Ink(FAINT)))


def _melds_left(box: _Box, pick: Picking, view: View) -> None:
    """What the cards that stay would meld."""
    if view.public.trump >= 0:
        box.add((box.look.say("tui-melds-left", points=pick.worth(view.public.trump)), Ink(TEXT)))
    else:
        box.add((box.look.say("tui-your-melds-by-trump"), Ink(FAINT)))
        _by_suit(box, pick)


def _lay(box: _Box, pick: Picking) -> None:
    say, view = box.look.say, pick.view
    assert view is not None
    parts = pick.game.setting.tables.melds[view.public.trump].best(pick.counts())
    box.title(say("tui-your-melds"))
    room = box.room - 4
    for part in parts[:room]:
        box.add(
            (f"{part.points:>4}  ", Ink(GOLD)),
            (named_meld(say, part.name, part.kinds, german=box.look.german), Ink(TEXT)),
        )
    if len(parts) > room:
        box.add(("   …", Ink(FAINT)))
    if not parts:
        box.add((say("tui-no-melds"), Ink(FAINT)))
    box.add((say("tui-lay-key", points=sum(part.points for part in parts)), Ink(TEXT, bold=True)))
    if pick.right(Shoot):
        box.add((say("tui-shoot-key", points=pick.game.setting.rules.score.shoot), Ink(FAINT)))
    if pick.right(GiveUp):
        box.add((say("tui-give-up-key"), Ink(FAINT)))


def _melds(box: _Box, pick: Picking) -> None:
    """Two-handed: the melds that may be laid now, with their points; the draw last."""
    say = box.look.say
    box.title(say("tui-meld-or-draw"))
    room = max(2, box.room - 3)
    first = max(0, min(pick.offer - room // 2, len(pick.offers) - room))
    for number, action in list(enumerate(pick.offers))[first : first + room]:
        chosen = pick.on_offers and number == pick.offer
        key = f" {number + 1} " if number < 9 else " · "
        text, points = offer_text(box.look, pick, action)
        room_for = box.area.width - 3 - len(points) - 2
        text = text if len(text) <= room_for else text[: room_for - 1] + "…"
        box.add(
            (key, Ink(ON_ACCENT if chosen else FAINT, ACCENT if chosen else "", bold=chosen)),
            (f" {text:<{room_for}}", Ink(TEXT, bold=chosen)),
            (f" {points}", Ink(GOLD)),
            number=number,
        )


def offer_text(look: Look, pick: Picking, action: object) -> tuple[str, str]:
    """A meld, dix or draw in a few words, and its points."""
    say, view = look.say, pick.view
    assert view is not None
    if isinstance(action, Draw):
        choice = sum(isinstance(offer, Draw) for offer in pick.offers) > 1
        if action.upcard and view.public.upcard is not None:
            return say("tui-draw-upcard", card=look.card(view.public.upcard.kind)), ""
        return say("tui-draw-stock" if choice else "tui-draw"), ""
    if isinstance(action, Dix):
        key = "tui-dix-exchange" if action.exchange else "tui-dix-show"
        upcard = view.public.upcard
        return say(key, card=look.card(upcard.kind) if upcard else ""), str(pick.pays(action))
    assert isinstance(action, Meld)
    marked = any("*" in card for card in action.cards)
    kinds = [_kind(card) for card in action.cards]
    name = named_meld(look.say, action.name, kinds, german=look.german)
    text = name if not marked else f"{name} {' '.join(look.card(k) + s for k, s in _stars(action.cards))}"
    return text, str(pick.pays(action))


def _stars(cards: Sequence[str]) -> list[tuple[int, str]]:
    return [(_kind(card), card[2:]) for card in cards]


def _kind(text: str) -> int:
    return Card(text[:2]).kind
