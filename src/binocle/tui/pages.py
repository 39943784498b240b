"""Pages to read: keys, the rules of this set, how to play well, all melds, the score sheet. Pure: text from facts."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from binocle.cards import SYMBOLS, Card, ColourScheme
from binocle.explain import page, render
from binocle.game import Game
from binocle.game.public import Settlement
from binocle.game.views import View
from binocle.locale import Texts
from binocle.rules import RuleSet
from binocle.telling.news import counted_burial
from binocle.telling.running import running
from binocle.tui.faces import Look
from binocle.tui.felt import struck
from binocle.tui.paint import ACCENT, FAINT, GOLD, PAPER, TEXT, Ink, on_dark
from binocle.tui.texting import named_meld, number, side_name, signed

Line: TypeAlias = list[tuple[str, Ink]]

_CARD: Final = re.compile(r"(?:10|[AKQJDBOU987])[♠♥♦♣]")
"""A card as the page of the rules writes it."""


def rules_page(rules: RuleSet, say: Texts, width: int, scheme: ColourScheme = "two") -> list[Line]:
    """All rules of a set in words, with its meld table and examples, as `explain` writes them."""
    german = rules.pack.suits == "german"
    text = []
    for line in render(page(rules, say.lang), width).splitlines():  # the set on one line has no blanks to break it at
        text += [line[start : start + width] for start in range(0, max(1, len(line)), width)]
    lines: list[Line] = []
    for line, below in zip(text, [*text[1:], ""], strict=True):
        if line and set(line) <= {"=", "-"}:
            continue  # the line under a heading: here a heading has its colour
        if below and set(below) <= {"=", "-"}:
            lines.append([(line, Ink(ACCENT if below[0] == "-" else TEXT, bold=True))])
        else:
            ink = Ink(GOLD) if line.startswith("* ") else Ink(FAINT) if line.startswith("    ") else Ink(TEXT)
            lines.append(_with_cards(line, ink, scheme, german=german))
    return lines


def _with_cards(text: str, ink: Ink, scheme: ColourScheme, *, german: bool) -> Line:
    """A line in which cards have the colour of their suit."""
    pieces: Line = []
    at = 0
    for found in _CARD.finditer(text):
        card = found.group()
        pieces += [
            (text[at : found.start()], ink),
            (card, Ink(on_dark(SYMBOLS.index(card[-1]), scheme, german=german), bold=True)),
        ]
        at = found.end()
    return [*pieces, (text[at:], ink)]


HOWTO: Final = {
    "start": 4,
    "stock": 6,
    "stockend": 3,
    "bidding": 5,
    "widow": 3,
    "passing": 2,
    "durch": 2,
    "melding": 2,
    "counting": 3,
    "leads": 5,
    "partner": 3,
    "endgame": 3,
}
"""The chapters of the page on good play, and how many paragraphs each has."""


def howto_page(rules: RuleSet, say: Texts, width: int) -> list[Line]:
    """How to play well: the chapters that matter in this kind of game."""
    has = {
        "stock": rules.deal.stock,
        "stockend": rules.deal.stock,
        "bidding": not rules.deal.stock,
        "leads": not rules.deal.stock,
        "widow": rules.deal.widow > 0 and rules.exchange.widow_use == "bury",
        "passing": rules.exchange.pass_cards > 0,
        "durch": rules.trump.durch,
        "partner": rules.seats.partners,
    }
    chapters = [name for name in HOWTO if has.get(name, True)]
    lines: list[Line] = []
    for name in chapters:
        lines += [[], _heading(say(f"howto-{name}"))]
        for paragraph in range(1, HOWTO[name] + 1):
            lines += wrap_lines("• " + say(f"howto-{name}-{paragraph}"), width, Ink(TEXT), "  ")
    return lines[1:]


KEYS: Final = (
    ("←  →", "cards"),
    ("1 2 3 4", "suits"),
    ("A 0 K Q J 9", "ranks"),
    ("Enter", "enter"),
    ("Space", "space"),
    ("↑  ↓", "updown"),
    ("+  −", "bid"),
    ("x", "pass"),
    ("h", "hint"),
    ("u", "undo"),
    ("p", "last"),
    ("m", "melds"),
    ("s", "score"),
    ("g", "give-up"),
    ("c", "claim"),
    ("n", "redeal"),
    ("v", "shoot"),
    ("r", "accuse"),
    ("l", "language"),
    ("f", "four"),
    ("i", "pace"),
    ("?", "help"),
    ("Esc", "menu"),
    ("Ctrl-Q", "quit"),
)
"""What the keys do at the table."""


def keys_page(say: Texts, width: int, rules: RuleSet) -> list[Line]:
    """The keys, one a line; then the signs of this table."""
    german = rules.pack.suits == "german"
    named_keys = {
        "ranks": "tui-key-ranks-german" if german else "tui-key-ranks",
        "space": "tui-key-space",
        "quit": "tui-key-quit",
    }
    lines: list[Line] = []
    for key, name in KEYS:
        shown = say(named_keys[name]) if name in named_keys else key
        text = wrap_lines(say(f"tui-does-{name}"), width - 16, Ink(TEXT))
        lines.append([(f"{shown:>13}   ", Ink(ACCENT, bold=True)), *text[0]])
        lines += [[(" " * 16, Ink()), *more] for more in text[1:]]
    signs = ["tui-signs", *["tui-signs-german"] * german, *["tui-signs-anticlockwise"] * (not rules.seats.clockwise)]
    for sign in signs:
        lines += [[], *wrap_lines(say(sign), width, Ink(FAINT))]
    return lines


def melds_page(look: Look, view: View) -> list[Line]:
    """Everybody's melds with their cards and points."""
    draws = view.public.turned is not None or view.public.upcard is not None
    lines: list[Line] = []
    for seat, who in enumerate(look.names):
        mine = [shown for shown in view.public.shown if shown.seat == seat]
        total = look.say("points-count", count=view.public.melds[seat])
        total = look.say("tui-melds-struck") if not draws and struck(view, seat) else total
        lines.append([(who, Ink(ACCENT, bold=True)), (f"   {total}", Ink(GOLD))])
        for shown in mine:
            name = named_meld(look.say, shown.name, (card.kind for card in shown.cards), german=look.german)
            cards = _cards(look, sorted(shown.cards, key=lambda card: (card.suit, -card.strength)))
            lines.append([(f"  {name:<26}", Ink(TEXT)), (f"{shown.points:>5}  ", Ink(GOLD)), *cards])
        if not mine:
            lines.append([("  " + look.say("tui-no-melds"), Ink(FAINT))])
        lines.append([])
    return lines


def _cards(look: Look, cards: Iterable[Card]) -> Line:
    pieces: Line = []
    for card in cards:
        pieces += [(look.card(card.kind), Ink(look.paper(card.kind >> 3), PAPER, bold=True)), (" ", Ink())]
    return pieces


def score_page(
    look: Look, game: Game, view: View, results: Mapping[int, Settlement], headline: Sequence[Line] = ()
) -> list[Line]:
    """The score sheet: the deal just booked in full under a headline, then the totals of every deal."""
    say = look.say
    sides = range(len(view.score.totals))
    names = [side_name(look.say, look.names, game, side, look.me) for side in sides]
    lines: list[Line] = []
    if results:
        last = max(results)
        lines += _settled(look, names, results[last], headline)
    cell = max(12, *(len(name) + 2 for name in names))
    head = f"{say('tui-sheet-deal'):<10}" + "".join(f"{name:>{cell}}" for name in names)
    lines.append([(head, Ink(ACCENT, bold=True))])
    for deal, result in results.items():
        row = f"{deal:<10}" + "".join(
            f"{signed(say, result.change[side]) + ' = ' + number(say, result.totals[side]):>{cell}}" for side in sides
        )
        lines.append([(row, Ink(GOLD if deal == max(results) else TEXT))])
    totals, parts = running(game, view)
    if not results and not any(parts):
        lines.append([(say("tui-sheet-empty"), Ink(FAINT))])
    if any(parts):
        cells = [f"{signed(say, part)} = {number(say, total)}" for part, total in zip(parts, totals, strict=True)]
        row = f"{say('tui-sheet-now'):<10}" + "".join(f"{text:>{cell}}" for text in cells)
        lines.append([(row, Ink(TEXT))])
    return [*lines, *_chips(say, names, game, view), *_stakes(look, view, results), [], _length(say, game, view)]


def _length(say: Texts, game: Game, view: View) -> Line:
    """What ends the game."""
    score = game.rules.score
    if score.length == "target":
        return [(say("tui-sheet-target", points=view.score.target), Ink(FAINT))]
    rounds = game.rules.seats.players if score.length == "rounds" else 1
    return [(say("tui-sheet-deals", count=score.length_count * rounds), Ink(FAINT))]


def _chips(say: Texts, names: list[str], game: Game, view: View) -> list[Line]:
    """The chips before each side, where the score is kept with chips (2B-OPT-04)."""
    if game.rules.money.keeping == "paper" or not view.score.chips:
        return []
    held = ", ".join(f"{name} {number(say, chips)}" for name, chips in zip(names, view.score.chips, strict=True))
    return [[], [(f"{say('tui-sheet-chips')}:  ", Ink(ACCENT, bold=True)), (held, Ink(TEXT))]]


def _stakes(look: Look, view: View, results: Mapping[int, Settlement]) -> list[Line]:
    """Who has won and lost what in stakes, by seat, and what lies in the pool."""
    if not view.ledger:
        return []
    say = look.say
    cell = max(12, *(len(name) + 2 for name in look.names))
    head = f"{say('tui-sheet-stakes'):<18}" + "".join(f"{name:>{cell}}" for name in look.names)
    lines: list[Line] = [[], [(head, Ink(ACCENT, bold=True))]]
    paid = results[max(results)].paid if results else ()
    for key, values, ink in (("paid", paid, Ink(TEXT)), ("ledger", view.ledger, Ink(GOLD, bold=True))):
        if values:
            row = "".join(f"{signed(say, value):>{cell}}" for value in values)
            lines.append([(f"{say(f'tui-sheet-{key}'):<18}{row}", ink)])
    if view.pool:
        lines.append([(say("tui-sheet-pool", count=view.pool), Ink(FAINT))])
    return lines


def _settled(look: Look, names: list[str], result: Settlement, headline: Sequence[Line]) -> list[Line]:
    """How one deal was booked, side by side."""
    say = look.say
    cell = max(12, *(len(name) + 2 for name in names))
    lines: list[Line] = [*headline, []]
    lines.append([(" " * 18 + "".join(f"{name:>{cell}}" for name in names), Ink(ACCENT, bold=True))])
    rows = [("word-melds", result.melds), ("tui-sheet-tricks", result.tricks)]
    for key, values in rows:
        lines.append([(f"{say(key):<18}" + "".join(f"{number(say, value):>{cell}}" for value in values), Ink(TEXT))])
    if buried := counted_burial(result):
        lines.append([(f"{say('word-buried'):<18}{number(say, buried):>{cell}}", Ink(TEXT))])
    change = "".join(f"{signed(say, value):>{cell}}" for value in result.change)
    lines.append([(f"{say('tui-sheet-booked'):<18}{change}", Ink(GOLD, bold=True))])
    lines.append([])
    return lines


def _heading(text: str) -> Line:
    return [(text, Ink(ACCENT, bold=True))]


def wrap_lines(text: str, width: int, ink: Ink, indent: str = "") -> list[Line]:
    """A text as lines of at most this width."""
    return [[(line, ink)] for line in textwrap.wrap(" ".join(text.split()), width, subsequent_indent=indent)]
