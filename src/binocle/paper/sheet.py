"""Score sheets to write on: a block for each deal, a column for each side, and what melds and cards pay at the foot."""

from __future__ import annotations

from typing import Any, Final, Literal

from binocle.explain import CardValues, MeldList, Page, page
from binocle.game.setting import Setting
from binocle.locale import Language, Texts, texts
from binocle.paper.cards import Look, sign
from binocle.paper.press import SHEETS, Paper, pdf
from binocle.rules import RuleSet

Row = Literal["bid", "melds", "tricks", "stakes", "total"]

DEALS: Final[dict[Paper, int]] = {"a4": 16, "letter": 14}
"""Deals on a sheet, in two columns."""


def rows(rules: RuleSet) -> tuple[Row, ...]:
    """What is written down for each deal of this set, from the bid to the new total."""
    found: list[Row] = ["melds", "tricks"]
    if rules.auction.style != "none":
        found.insert(0, "bid")
    if rules.money.kind != "none":
        found.append("stakes")
    return (*found, "total")


def deals(rules: RuleSet, paper: Paper) -> list[int]:
    """The numbers of the deals on the sheet; a game shorter than the sheet is followed by the next."""
    length = rules.score.length_count * (rules.seats.players if rules.score.length == "rounds" else 1)
    if rules.score.length == "target":
        length = DEALS[paper]
    return [place % length + 1 for place in range(DEALS[paper])]


def sheet(rules: RuleSet, lang: Language = "en", paper: Paper = "a4") -> bytes:
    """The PDF of a score sheet for this set, one page."""
    return pdf("sheet", data(rules, lang, paper))


def data(rules: RuleSet, lang: Language, paper: Paper) -> dict[str, Any]:
    """The sheet as the template wants it."""
    say = texts(lang)
    setting = Setting(rules)
    height, width = SHEETS[paper]
    look = Look(rules.pack.suits)
    return {
        "title": getattr(rules.title, lang),
        "lang": lang,
        "width": width,
        "height": height,
        "kind": say("paper-sheet"),
        "end": _end(setting, say),
        "place": say("paper-sheet-place"),
        "sides": [say(f"paper-side-{place}") if rules.seats.partners else "" for place in range(setting.sides)],
        "name": say("paper-sheet-name"),
        "rows": [{"label": say(f"paper-row-{row}"), "high": _height(row, rules)} for row in rows(rules)],
        "deals": deals(rules, paper),
        "signs": [sign(suit, look) for suit in "SHDC"],
        "durch": rules.trump.durch,
        "foot": _foot(setting, page(rules, lang), say),
    }


def _height(row: Row, rules: RuleSet) -> float:
    """How much room a row gets; the melds of a draw game come one by one."""
    return 2 if row == "melds" and rules.deal.stock else 1


def _end(setting: Setting, say: Texts) -> str:
    score = setting.rules.score
    value = score.target if score.length == "target" else score.length_count
    return say(f"paper-end-{score.length}", value=value)


def _foot(setting: Setting, text: Page, say: Texts) -> list[dict[str, Any]]:
    """Melds and card points in small print, as the page of the set has them."""

    def number(value: int) -> str:
        return say("explain-number", value=value)

    lines: list[dict[str, Any]] = []
    for section in text.sections:
        for block in section.blocks:
            if isinstance(block, MeldList):
                items = [(line.title, " / ".join(map(number, line.points))) for line in block.lines]
                lines.append({"title": say("paper-row-melds"), "items": items})
            elif isinstance(block, CardValues):
                items = [(name, number(points)) for name, points in zip(block.names, block.points, strict=True)]
                items.append((say("paper-last-trick"), number(setting.rules.score.last_trick)))
                items.append((say("paper-all-tricks"), number(setting.tables.trick_total)))
                lines.append({"title": say("paper-row-tricks"), "items": items})
    return lines
