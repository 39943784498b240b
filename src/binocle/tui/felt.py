"""The middle of the screen: who sits where, what each has on the table, the trick, the stock and the widow."""

from __future__ import annotations

from dataclasses import dataclass

from binocle.cards import Card
from binocle.game import Game
from binocle.game.views import (
    AuctionView,
    BuryView,
    HandOutView,
    MeldingView,
    PassView,
    SettledView,
    StockView,
    TrickView,
    TrumpView,
    View,
)
from binocle.tui.faces import Look, back, chips, empty, face
from binocle.tui.paint import FAINT, GOLD, LINE, TEXT, Ink, Sheet
from binocle.tui.picking import tabled
from binocle.tui.texting import melds_text, wrapped


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of the sheet."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The cell after the last in a row."""
        return self.x + self.width

    @property
    def middle(self) -> int:
        """The middle column."""
        return self.x + self.width // 2


def felt(sheet: Sheet, look: Look, game: Game, view: View, area: Area, *, show_melds: bool = False) -> None:
    """Draw the table of this view into the area."""
    if game.setting.draws:
        _two_handed(sheet, look, game, view, area)
        return
    if show_melds or isinstance(view.phase, MeldingView):
        _laid_melds(sheet, look, game, view, area)
        return
    slots = _slots(look, game.setting.players, area)
    for seat in range(game.setting.players):
        _plate(sheet, look, game, view, area, seat)
    if isinstance(view.phase, AuctionView):
        _auction(sheet, look, view, area)
    elif isinstance(view.phase, TrumpView | BuryView | PassView | HandOutView):
        _widow(sheet, look, view, area)
        _handed(sheet, look, view, area)
    else:
        _trick(sheet, look, game, view, slots)


# ------------------------------------------------------------------------------------------ places
def place_of(look: Look, players: int, seat: int) -> str:
    """Where a seat is on the screen: me, left, across or right. Seats lie clockwise, whichever way the turn goes."""
    turns = (seat - look.me) % players
    if turns == 0:
        return "me"
    if players == 2 or (players == 4 and turns == 2):
        return "across"
    return "left" if turns == 1 else "right"


def card_size(look: Look) -> tuple[int, int]:
    """Width and height of a card in the trick."""
    return (7, 4) if look.big else (5, 3)


def _slots(look: Look, players: int, area: Area) -> dict[int, tuple[int, int]]:
    """Where the card of each seat lies in the trick."""
    width, height = card_size(look)
    middle = area.middle - width // 2
    top = area.y + max(1, (area.height - 3 * height - 1) // 2)
    where = {
        "across": (middle, top),
        "left": (middle - width - 2, top + height),
        "right": (middle + width + 2, top + height),
        "me": (middle, top + 2 * height),
    }
    if players == 3:
        top = area.y + max(1, (area.height - 2 * height) // 2 - 1)
        where.update(left=(middle - width, top), right=(middle + width, top), me=(middle, top + height + 1))
    return {seat: where[place_of(look, players, seat)] for seat in range(players)}


# ------------------------------------------------------------------------------------------ plates
def title_of(look: Look, view: View, seat: int) -> str:
    """A name with its signs: on turn, dealer, declarer."""
    signs = ["▸"] if view.to_act == seat else []
    signs += [look.names[seat]]
    signs += ["♛"] if view.public.declarer == seat else []
    signs += [look.say("tui-dealer")] if view.dealer == seat else []
    return " ".join(signs)


def plate_lines(look: Look, game: Game, view: View, seat: int) -> list[str]:
    """What stands under a name: cards held, the last call or the points of this deal."""
    say, public = look.say, view.public
    partner = game.setting.seating.partner(look.me) == seat
    lines = [say("seat-partner")] if partner else []
    lines.append(say("cards-held", count=view.held[seat]))
    calls = [call for call in public.calls if call.seat == seat]
    if isinstance(view.phase, AuctionView):
        bid = calls[-1].bid if calls else 0
        lines.append("—" if not calls else say("tui-bid", points=bid) if bid else say("tui-passed"))
        lines += [say("tui-signal", points=call.signal) for call in calls if call.signal]
        return lines
    if struck(view, seat):
        lines.append(say("tui-melds-struck"))
    elif any(shown.seat == seat for shown in public.shown):
        lines.append(say("tui-melds", points=public.melds[seat]))
    if public.tricks:
        lines.append(say("tui-tricks", points=public.points[seat]))
    return lines


def struck(view: View, seat: int) -> bool:
    """Whether this seat has laid melds that count nothing, since its side has too few of them (4D-OPT-08, HR-12)."""
    laid = sum(shown.points for shown in view.public.shown if shown.seat == seat)
    return laid > 0 and view.public.melds[seat] == 0


def _plate(sheet: Sheet, look: Look, game: Game, view: View, area: Area, seat: int) -> None:
    """Name and numbers of a seat on its side of the table."""
    place = place_of(look, game.setting.players, seat)
    name = title_of(look, view, seat)
    lines = plate_lines(look, game, view, seat)
    ink = Ink(GOLD if view.to_act == seat else TEXT, bold=True)
    if place in ("me", "across"):
        y = area.y if place == "across" else area.y + area.height - 1
        text = "  ".join([name, *lines])
        x = area.x + (area.width - len(text)) // 2
        x = sheet.put(x, y, name, ink)
        sheet.put(x + 2, y, "  ".join(lines), Ink(FAINT))
        return
    four = game.setting.players == 4
    y = area.y + (max(2, area.height // 2 - 2) if four else 0)
    for row, text in enumerate([name, *lines]):
        style = ink if row == 0 else Ink(FAINT)
        if place == "left":
            sheet.put(area.x + 1, y + row, text, style)
        else:
            sheet.right(area.right - 1, y + row, text, style)


# ------------------------------------------------------------------------------------------ the middle
def shown_trick(view: View) -> tuple[int, tuple[Card, ...], int, bool]:
    """Leader, cards, winning seat, and whether the trick is over: the last one stays until a card is played."""
    phase = view.phase
    if isinstance(phase, TrickView | StockView) and phase.cards:
        return phase.leader, phase.cards, phase.winning, False
    if view.public.tricks:
        last = view.public.tricks[-1]
        return last.leader, last.cards, last.winner, True
    return -1, (), -1, False


def _trick(sheet: Sheet, look: Look, game: Game, view: View, slots: dict[int, tuple[int, int]]) -> None:
    """The cards of the trick, each before the seat that played it; the best one is marked."""
    width, height = card_size(look)
    leader, cards, winning, _ = shown_trick(view)
    for x, y in slots.values():
        empty(sheet, x, y, width=width, height=height, colour=LINE)
    for place, card in enumerate(cards):
        seat = game.setting.seating.next(leader, place)
        x, y = slots[seat]
        face(sheet, look, x, y, card.kind, width=width, height=height, state="winner" if seat == winning else "")


def _auction(sheet: Sheet, look: Look, view: View, area: Area) -> None:
    """The highest bid, in the middle."""
    phase = view.phase
    assert isinstance(phase, AuctionView)
    say = look.say
    y = area.y + area.height // 2 - 1
    if phase.bidder < 0:
        sheet.centre(area.x, y, area.width, say("tui-no-bid-yet"), Ink(FAINT))
        sheet.centre(area.x, y + 1, area.width, say("tui-lowest", points=phase.lowest), Ink(FAINT))
        return
    sheet.centre(area.x, y, area.width, say("tui-points-plain", points=phase.high), Ink(GOLD, bold=True))
    sheet.centre(area.x, y + 1, area.width, look.names[phase.bidder], Ink(TEXT))


def _widow(sheet: Sheet, look: Look, view: View, area: Area) -> None:
    """The widow, when this seat has seen it."""
    width, height = card_size(look)
    cards = view.public.widow or view.widow
    if not cards:
        return
    y = area.y + (area.height - height) // 2
    total = len(cards) * (width + 1) - 1
    sheet.centre(area.x, y - 1, area.width, look.say("word-widow"), Ink(FAINT))
    for place, card in enumerate(cards):
        x = area.middle - total // 2 + place * (width + 1)
        face(sheet, look, x, y, card.kind, width=width, height=height)


def _handed(sheet: Sheet, look: Look, view: View, area: Area) -> None:
    """Cards that this seat gave or got, side by side under the names of who gave them to whom."""
    parcels = [parcel for parcel in view.handed if look.me in {parcel.giver, parcel.receiver}]
    y = area.y + area.height // 2 + (card_size(look)[1] - 1 if view.widow else -len(parcels))
    for parcel in parcels:
        text = look.say("tui-handed", giver=look.names[parcel.giver], receiver=look.names[parcel.receiver])
        kinds = [card.kind for card in parcel.cards]
        wide = len(text) + 2 + sum(len(look.card(kind)) + 1 for kind in kinds)
        x = max(area.x + 1, area.middle - wide // 2)
        x = sheet.put(x, y, text, Ink(FAINT)) + 2
        chips(sheet, look, x, y, kinds, area.right)
        y += 1


def _laid_melds(sheet: Sheet, look: Look, game: Game, view: View, area: Area) -> None:
    """Everybody's melds of an auction game, by name, cards and points, as far as there is room."""
    y = area.y
    seats = list(game.setting.seating.iter_from(max(0, view.public.declarer)))
    room = area.height // len(seats)
    for seat in seats:
        mine = [shown for shown in view.public.shown if shown.seat == seat]
        done = any(mine) or view.public.melds[seat] or not isinstance(view.phase, MeldingView)
        name = title_of(look, view, seat)
        sheet.put(area.x + 1, y, name, Ink(TEXT, bold=True))
        if done:
            count = look.say("tui-points-plain", points=view.public.melds[seat])
            count = look.say("tui-melds-struck") if struck(view, seat) else count
            sheet.right(area.right - 1, y, count, Ink(GOLD, bold=True))
        text = melds_text(look.say, mine, german=look.german)
        if done and not mine:
            text = look.say("tui-no-melds")
        for row, line in enumerate(wrapped(text, area.width - 4)[: room - 1], start=1):
            sheet.put(area.x + 3, y + row, line, Ink(FAINT))
        y += max(2, room)


# ------------------------------------------------------------------------------------------ two-handed
def _two_handed(sheet: Sheet, look: Look, game: Game, view: View, area: Area) -> None:
    """Opponent above, oneself below, between them stock, turned-up card and trick."""
    me, other = look.me, 1 - look.me
    width, height = card_size(look)
    _plate(sheet, look, game, view, area, other)
    _table_of(sheet, look, view, area, other, area.y + 1, down=True)
    bottom = area.y + area.height
    _plate(sheet, look, game, view, area, me)
    _table_of(sheet, look, view, area, me, bottom - 2, down=False)
    y = area.y + (area.height - height) // 2
    _stock(sheet, look, view, area, y)
    slots = {other: (area.middle + 6, y), me: (area.middle + 6 + width + 2, y)}
    _trick(sheet, look, game, view, slots)
    sheet.centre(area.middle + 4, y - 1, width + 4, look.names[other], Ink(FAINT))
    sheet.centre(area.middle + 6 + width, y - 1, width + 4, look.names[me], Ink(FAINT))


def _stock(sheet: Sheet, look: Look, view: View, area: Area, y: int) -> None:
    width, height = card_size(look)
    public, x = view.public, area.x + 2
    if isinstance(view.phase, StockView) and view.phase.left and public.upcard is not None:
        face(sheet, look, x + width + 1, y, public.upcard.kind, width=width, height=height)
        back(sheet, x, y, width=width, height=height)
        sheet.put(x, y - 1, look.say("tui-stock", count=view.phase.left), Ink(FAINT))
        return
    if not isinstance(view.phase, SettledView):
        for row, line in enumerate(wrapped(look.say("tui-stock-gone"), 2 * width + 8)):
            sheet.put(x, y + row, line, Ink(FAINT))


def _table_of(sheet: Sheet, look: Look, view: View, area: Area, seat: int, y: int, *, down: bool) -> None:
    """A player's tabled cards, and the melds they belong to, on the lines next to them."""
    way = 1 if down else -1
    mine = [shown for shown in view.public.shown if shown.seat == seat]
    lines = wrapped(melds_text(look.say, mine, german=look.german), area.width - 2)
    lying = tabled(view, seat)
    if lying and seat != look.me:
        chips(sheet, look, area.x + 1, y, [kind for kind, _ in lying], area.right)
        y += way
    room = 3 if isinstance(view.phase, StockView) else 2
    lines = lines[:room] if len(lines) <= room else [*lines[: room - 1], lines[room - 1][: area.width - 3] + "…"]
    for row, line in enumerate(lines if down else reversed(lines)):
        sheet.put(area.x + 1, y + row * way, line, Ink(FAINT))


def tabled_row(sheet: Sheet, look: Look, view: View, y: int, cards: list[tuple[int, int, bool]], cursor: int) -> None:
    """One's own tabled cards, ready to be played: (place in the list of cards, kind, legal)."""
    x = sheet.put(1, y, look.say("tui-on-table"), Ink(FAINT)) + 1
    for number, kind, legal in cards:
        wide = 4
        state = "finger" if number == cursor else "" if legal or view.to_act != look.me else "veiled"
        face(sheet, look, x, y, kind, width=wide, height=1, state=state)
        if number == cursor:
            sheet.put(x + wide - 1, y, "◂", Ink("#06201d", bold=True))
        sheet.spot("card", number, x, y, wide, 1)
        x += wide + 1
