"""The whole screen of the table, from a view to coloured text: a pure function, nothing is kept or asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from binocle.cards import NO_TRUMP, SYMBOLS
from binocle.game import Game
from binocle.game.views import StockView, View
from binocle.locale import Texts
from binocle.rules import RuleSet
from binocle.telling.running import running
from binocle.tui.faces import Look, hand, hand_height, hand_rows
from binocle.tui.felt import Area, felt, tabled_row
from binocle.tui.foot import foot
from binocle.tui.paint import (
    ACCENT,
    DANGER,
    FAINT,
    FELT,
    GOLD,
    GROUND,
    ON_GOLD,
    PAPER,
    SURFACE,
    TEXT,
    Ink,
    Sheet,
)
from binocle.tui.picking import Picking
from binocle.tui.side import side
from binocle.tui.texting import number, side_name, wrapped

Tone: TypeAlias = Literal["plain", "refused", "hint", "good"]

SMALLEST = (80, 24)

WORDS_GO: Final = ("←→", "↑↓", "Esc", "?", "p", "u", "s", "h", "m")
"""Keys whose words are missed least, in the order in which they go when the line is full."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What is said around the table: the news, what is due, and the last answer to the person."""

    log: Sequence[str] = ()
    prompt: str = ""
    note: str = ""
    tone: Tone = "plain"
    keys: Sequence[tuple[str, str]] = ()
    fixed_keys: Sequence[tuple[str, str]] = ()
    new: Sequence[int] = ()
    last_trick: bool = False
    show_melds: bool = False


def table_sheet(look: Look, game: Game, pick: Picking, scene: Scene) -> Sheet:
    """The screen: two lines of facts, table and news side by side, what is due, the hand, the keys."""
    view = pick.view
    assert view is not None
    if look.width < SMALLEST[0] or look.height < SMALLEST[1]:
        return _too_small(look)
    sheet = Sheet(look.width, look.height)
    _bar(sheet, look, game, view)
    _facts(sheet, look, game, view)
    rows = hand_rows(pick.cards, look.width - 2, 6 if look.big else 5)
    tall = max(hand_height(rows, big=look.big), 3)
    hand_top = look.height - 1 - tall
    lying = [(n, held.kind, held.legal) for n, held in enumerate(pick.cards) if held.place]
    bottom = hand_top - 2 - (1 if _has_row(game, view) else 0)
    wide = 30 if look.width < 100 else 40
    area = Area(0, 2, look.width - wide, bottom - 2)
    sheet.fill(area.x, area.y, area.width, area.height, FELT)
    felt(sheet, look, game, view, area, show_melds=scene.show_melds)
    right = Area(area.right, 2, wide, bottom - 2)
    side(sheet, look, game, pick, right, scene.log, trick=scene.last_trick)
    if _has_row(game, view):
        finger = -1 if pick.on_offers else pick.cursor
        sheet.fill(0, bottom, look.width, 1, FELT)
        if lying:
            tabled_row(sheet, look, view, bottom, lying, finger)
    _say(sheet, look, scene, hand_top - 2)
    finger = pick.cursor if not pick.on_offers else -1
    hand(sheet, look, hand_top, pick.cards, cursor=finger, picked=pick.picked, new=scene.new)
    foot(sheet, scene.keys, scene.fixed_keys, WORDS_GO)
    return sheet


def _has_row(game: Game, view: View) -> bool:
    return game.setting.draws and isinstance(view.phase, StockView)


def _bar(sheet: Sheet, look: Look, game: Game, view: View) -> None:
    say = look.say
    sheet.fill(0, 0, look.width, 1, SURFACE)
    x = sheet.put(1, 0, "Binocle", Ink(ACCENT, bold=True))
    title = game.rules.title.de if say.lang == "de" else game.rules.title.en
    deal = say("word-deal-number", number=view.deal_no) if view.deal_no else ""
    way = "" if game.setting.seating.clockwise else "↺"
    right = "  ".join(part for part in (way, deal, game_length(say, game.rules, view.score.target)) if part)
    sheet.put(x + 2, 0, title[: look.width - x - len(right) - 5], Ink(TEXT))
    sheet.right(look.width - 1, 0, right, Ink(FAINT))


def game_length(say: Texts, rules: RuleSet, target: int) -> str:
    """How long the game is, in a few words: its mark, or how many deals."""
    if rules.score.length == "target":
        return say("tui-to", points=target)
    deals = rules.score.length_count * (rules.seats.players if rules.score.length == "rounds" else 1)
    return say("tui-of-deals", count=deals)


def _facts(sheet: Sheet, look: Look, game: Game, view: View) -> None:
    """Trump, contract, and the score of all sides; what has to go first for want of room is the word for points."""
    say, public = look.say, view.public
    sheet.fill(0, 1, look.width, 1, SURFACE)
    x = 1
    if public.trump != NO_TRUMP:
        suit = public.trump
        x = sheet.put(x, 1, f" {SYMBOLS[suit]} ", Ink(look.paper(suit), PAPER, bold=True))
        x = sheet.put(x, 1, f" {say('word-trump')}: {look.suit(suit)}", Ink(TEXT, bold=True)) + 2
    if public.durch:
        x = sheet.put(x, 1, f" {say('tui-durch')} ", Ink(ON_GOLD, GOLD, bold=True))
        x = sheet.put(x, 1, f" {say('tui-no-trump')}", Ink(TEXT, bold=True)) + 2
    if public.declarer >= 0:
        own = game.setting.seating.side(public.declarer)
        so_far = view.score.melds[own] + view.score.tricks[own]
        every = public.durch or public.shot
        key = "tui-contract-every-trick" if every else "tui-contract"
        x = sheet.put(x, 1, say(key, name=look.names[public.declarer], points=public.bid), Ink(GOLD, bold=True))
        if not every:
            x = sheet.put(x, 1, say("tui-so-far", points=so_far), Ink(FAINT))
    names = [side_name(say, look.names, game, side, look.me) for side in range(len(view.score.totals))]
    scores = [_score(say, total, part) for total, part in zip(*running(game, view), strict=True)]
    if x + 2 + sum(len(name) + len(score) + 3 for name, score in zip(names, scores, strict=True)) > look.width:
        scores = [number(say, total) for total in running(game, view)[0]]
    right = look.width - 1
    for name, score in zip(reversed(names), reversed(scores), strict=True):
        sheet.right(right, 1, score, Ink(TEXT, bold=True))
        right -= len(score) + 1
        sheet.right(right, 1, name, Ink(FAINT))
        right -= len(name) + 2


def _score(say: Texts, total: int, part: int) -> str:
    """A side's score, with the part that melds of this deal have brought."""
    return say("tui-points-part", points=total, part=part) if part else say("tui-points-plain", points=total)


def _say(sheet: Sheet, look: Look, scene: Scene, y: int) -> None:
    """What is due on one line; the answer to the last key on the next."""
    sheet.fill(0, y, look.width, 2, GROUND)
    colour = {"refused": DANGER, "hint": GOLD, "good": ACCENT}.get(scene.tone, FAINT)
    sign = {"refused": "✗ ", "hint": "→ ", "good": "✓ "}.get(scene.tone, "")
    note = wrapped(sign + scene.note, look.width - 2) if scene.note else []
    if len(note) > 1:
        for row, line in enumerate(note[:2]):
            sheet.put(1, y + row, line, Ink(colour))
        return
    sheet.put(1, y, scene.prompt[: look.width - 2], Ink(TEXT, bold=True))
    if note:
        sheet.put(1, y + 1, note[0], Ink(colour))


def _too_small(look: Look) -> Sheet:
    sheet = Sheet(max(1, look.width), max(1, look.height))
    for row, line in enumerate(wrapped(look.say("tui-too-small"), max(8, look.width - 2))):
        sheet.put(1, row, line, Ink(TEXT))
    return sheet
