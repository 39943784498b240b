"""Pages to read: keys, the rules of this set, how to play well, all melds, the score sheet. Pure: text from facts."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from binocle.cards import RANKS, SYMBOLS, Card
from binocle.game import Game
from binocle.game.public import Settlement
from binocle.game.views import View
from binocle.locale import Texts
from binocle.rules import RuleSet
from binocle.rules.tables import Row
from binocle.tui.faces import Look, printed
from binocle.tui.paint import ACCENT, FAINT, GOLD, PAPER, TEXT, Ink, on_paper
from binocle.tui.texting import named_meld, side_name

Line: TypeAlias = list[tuple[str, Ink]]

SECTIONS: Final = {
    "pack": ("pack", "seats"),
    "deal": ("deal",),
    "auction": ("auction",),
    "trump": ("trump",),
    "exchange": ("exchange",),
    "meld": ("meld",),
    "play": ("play",),
    "score": ("score",),
    "money": ("money",),
}
"""The chapters of the rules page and the parts of a rule set that each tells of."""

UNTOLD: Final = frozenset({"meld.rows"})
"""Told as a table."""

_TRIFLES: Final[dict[str, object]] = {
    "pack.suits": "french",
    "seats.clockwise": True,
    "deal.stock": False,
    "deal.last_shown": False,
    "deal.last_choice": False,
    "deal.redeal": "off",
    "deal.widow": 0,
    "auction.coarse_from": 0,
    "auction.maximum": 0,
    "auction.forehand_opens": False,
    "auction.meld_signals": False,
    "trump.marriage": False,
    "trump.durch": False,
    "exchange.pass_cards": 0,
    "meld.royal_in_run": False,
    "meld.run_extra": 0,
    "meld.grand_pinochle": False,
    "meld.after_last_draw": False,
    "meld.dix_is_meld": False,
    "play.head_after_ruff": False,
    "play.first_lead": "any",
    "play.revoke": "refused",
    "score.rounding": "none",
    "score.call_out": "off",
    "score.give_up_bonus": 0,
    "score.dead_contract": "play-on",
    "score.minimum_meld": 0,
    "score.minimum_tricks": 0,
    "score.four_pinochles_win": False,
    "score.quadruple_run_wins": False,
    "score.shoot": 0,
    "score.negative_limit": 0,
    "score.all_negative": False,
    "score.length": "target",
    "score.mercy": "off",
    "score.scale": "tens",
    "money.kind": "none",
}
"""Values that mean that a rule is not there; nothing is said about them."""

_TWO_HANDED: Final = frozenset(
    {
        "extension",
        "reuse",
        "per_trick",
        "fresh_card",
        "moment",
        "after_last_draw",
        "dix_is_meld",
        "dix_exchange",
        "tenfold",
    }
)
_AUCTION_ONLY: Final = frozenset(
    {"leader", "first_lead", "melds_need", "melds_need_points", "set_cost", "give_up", "give_up_bonus", "dead_contract"}
    | {"minimum_meld", "short_meld", "minimum_tricks", "shoot", "shoot_wins"}
)


def leaves(rules: RuleSet) -> list[tuple[str, Any]]:
    """Every field of a rule set by its path, such as `score.target`, in the order of the schema."""
    found = []
    for part in (part for parts in SECTIONS.values() for part in parts):
        group = getattr(rules, part)
        found += [(f"{part}.{name}", getattr(group, name)) for name in group.__struct_fields__]
    return found


def _needs(rules: RuleSet) -> dict[str, bool]:
    """Fields that only mean something together with others: whether they do."""
    auction = rules.auction.style != "none"
    widow, score = rules.deal.widow > 0, rules.score
    return {
        "seats.partners": rules.seats.players > 2,
        "deal.last_shown": rules.deal.stock,
        "deal.last_choice": rules.deal.stock,
        "auction.coarse_step": rules.auction.coarse_from > 0,
        "trump.durch_won": rules.trump.durch,
        "trump.durch_lost": rules.trump.durch,
        "exchange.widow_shown": widow,
        "exchange.bury": widow,
        "exchange.widow_use": widow,
        "exchange.pass_order": rules.exchange.pass_cards > 0,
        "meld.table": rules.pack.copies > 2,
        "meld.double_royal": auction and rules.meld.double_royal != 80,
        "meld.doubles": auction,
        "meld.roundhouse": auction or rules.meld.roundhouse != "off",
        "play.stock_duty": rules.deal.stock,
        "play.revoke_costs": rules.play.revoke == "judged",
        "score.target": score.length == "target",
        "score.end": score.length == "target",
        "score.raise_by": score.end == "raise",
        "score.crossing": score.end != "raise" and score.length == "target",
        "score.melds_need_points": score.melds_need == "points",
        "score.short_meld": score.minimum_meld > 0,
        "score.shoot_wins": score.shoot > 0,
        "score.length_count": score.length != "target",
        "money.game": rules.money.kind != "none",
        "money.ratio": rules.money.kind != "none",
        "money.keeping": rules.money.keeping != "paper",
    }


def told(rules: RuleSet) -> list[tuple[str, Any]]:
    """The fields that the page of this set tells of: those that mean something here."""
    needs, auction = _needs(rules), rules.auction.style != "none"
    found = []
    for path, value in leaves(rules):
        part, name = path.split(".")
        if path in UNTOLD or (path in _TRIFLES and _TRIFLES[path] == value) or not needs.get(path, True):
            continue
        if part == "auction" and not auction:
            continue
        if (part == "meld" and name in _TWO_HANDED and auction) or (name in _AUCTION_ONLY and not auction):
            continue
        found.append((path, value))
    return found


def rules_page(rules: RuleSet, say: Texts, width: int) -> list[Line]:
    """All rules of a set in words, chapter by chapter, with its meld table."""
    lines: list[Line] = [[(getattr(rules.title, say.lang), Ink(TEXT, bold=True))]]
    by_part: dict[str, list[tuple[str, Any]]] = {}
    for path, value in told(rules):
        by_part.setdefault(path.split(".")[0], []).append((path, value))
    for chapter, parts in SECTIONS.items():
        fields = [field for part in parts for field in by_part.get(part, [])]
        if fields:
            lines += [[], _heading(say(f"rulebook-{chapter}"))]
            for path, value in fields:
                lines += wrap_lines("• " + rule_text(rules, say, path, value), width, Ink(TEXT), "  ")
        if chapter == "meld":
            lines += [[], _heading(say("rulebook-meld-table")), *_meld_table(Game(rules), say)]
    return lines


def rule_text(rules: RuleSet, say: Texts, path: str, value: Any) -> str:
    """One rule as a sentence."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if path == "pack.ranks":
        value = " ".join(printed(say, RANKS.index(letter), german=_german(rules)) for letter in value)
    return say(f"rule-{path.replace('.', '-')}", value=value, size=rules.cards().size)


def _german(rules: RuleSet) -> bool:
    return rules.pack.suits == "german"


def _meld_table(game: Game, say: Texts) -> list[Line]:
    """The lines of the meld table: name, cards, and what holding it once, twice … pays."""
    rows: dict[str, Row] = {}
    for row in game.setting.tables.melds[0].rows:
        if f"meld-{row.name}" in say:
            rows.setdefault(row.name, row)
    lines: list[Line] = []
    for row in sorted(rows.values(), key=lambda row: (row.group, -row.values[0])):
        cards = " ".join(
            f"{printed(say, kind & 7, german=_german(game.rules))}{SYMBOLS[kind >> 3]}"
            for kind in sorted(row.kinds, reverse=True)
        )
        values = " / ".join(str(value) for value in row.values)
        lines.append(
            [(f"  {say(f'meld-{row.name}'):<20}", Ink(TEXT)), (f"{cards:<18}", Ink(FAINT)), (values, Ink(GOLD))]
        )
    return lines


HOWTO: Final = {
    "start": 4,
    "stock": 6,
    "stockend": 3,
    "bidding": 5,
    "widow": 3,
    "melding": 2,
    "counting": 3,
    "leads": 5,
    "partner": 3,
    "endgame": 3,
}
"""The chapters of the page on good play, and how many paragraphs each has."""


def howto_page(rules: RuleSet, say: Texts, width: int) -> list[Line]:
    """How to play well: the chapters that matter in this kind of game."""
    other = ("bidding", "widow", "leads") if rules.deal.stock else ("stock", "stockend")
    without = (*other, *(() if rules.seats.partners else ("partner",)), *(() if rules.deal.widow else ("widow",)))
    chapters = [name for name in HOWTO if name not in without]
    lines: list[Line] = []
    for name in chapters:
        lines += [[], _heading(say(f"howto-{name}"))]
        for number in range(1, HOWTO[name] + 1):
            lines += wrap_lines("• " + say(f"howto-{name}-{number}"), width, Ink(TEXT), "  ")
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
    ("l", "language"),
    ("f", "four"),
    ("i", "pace"),
    ("?", "help"),
    ("Esc", "menu"),
)
"""What the keys do at the table."""


def keys_page(say: Texts, width: int) -> list[Line]:
    """The keys, one a line."""
    lines: list[Line] = []
    for key, name in KEYS:
        shown = say("tui-key-ranks") if name == "ranks" else say("tui-key-space") if name == "space" else key
        text = wrap_lines(say(f"tui-does-{name}"), width - 16, Ink(TEXT))
        lines.append([(f"{shown:>13}   ", Ink(ACCENT, bold=True)), *text[0]])
        lines += [[(" " * 16, Ink()), *more] for more in text[1:]]
    lines += [[], *wrap_lines(say("tui-signs"), width, Ink(FAINT))]
    return lines


def melds_page(look: Look, view: View) -> list[Line]:
    """Everybody's melds with their cards and points."""
    lines: list[Line] = []
    for seat, name in enumerate(look.names):
        mine = [shown for shown in view.public.shown if shown.seat == seat]
        total = look.say("points-count", count=view.public.melds[seat])
        lines.append([(name, Ink(ACCENT, bold=True)), (f"   {total}", Ink(GOLD))])
        for shown in mine:
            text = f"  {named_meld(look.say, shown.name, (card.kind for card in shown.cards)):<26}"
            cards = _cards(look, sorted(shown.cards, key=lambda card: (card.suit, -card.strength)))
            lines.append([(text, Ink(TEXT)), (f"{shown.points:>5}  ", Ink(GOLD)), *cards])
        if not mine:
            lines.append([("  " + look.say("tui-no-melds"), Ink(FAINT))])
        lines.append([])
    return lines


def _cards(look: Look, cards: Iterable[Card]) -> Line:
    pieces: Line = []
    for card in cards:
        pieces += [(look.card(card.kind), Ink(on_paper(card.kind >> 3, look.scheme), PAPER, bold=True)), (" ", Ink())]
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
    if not results:
        lines.append([(say("tui-sheet-empty"), Ink(FAINT))])
    lines += [[], [(say("tui-sheet-target", points=view.score.target), Ink(FAINT))]]
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
    if result.buried:
        lines.append([(f"{say('word-buried'):<18}{number(say, result.buried):>{cell}}", Ink(TEXT))])
    change = "".join(f"{signed(say, value):>{cell}}" for value in result.change)
    lines.append([(f"{say('tui-sheet-booked'):<18}{change}", Ink(GOLD, bold=True))])
    lines.append([])
    return lines


def number(say: Texts, value: int) -> str:
    """A whole number as the language writes it, with a real minus."""
    text = f"{abs(value):,}"
    text = text.replace(",", ".") if say.lang == "de" else text
    return f"−{text}" if value < 0 else text


def signed(say: Texts, value: int) -> str:
    """A change with its sign."""
    return f"+{number(say, value)}" if value >= 0 else number(say, value)


def _heading(text: str) -> Line:
    return [(text, Ink(ACCENT, bold=True))]


def wrap_lines(text: str, width: int, ink: Ink, indent: str = "") -> list[Line]:
    """A text as lines of at most this width."""
    return [[(line, ink)] for line in textwrap.wrap(" ".join(text.split()), width, subsequent_indent=indent)]
