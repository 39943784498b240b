"""The pages that can be opened at the table; each speaks the language of the moment."""

from __future__ import annotations

from collections.abc import Callable

from binocle.cards import ColourScheme
from binocle.game.events import DealBooked
from binocle.locale import Texts
from binocle.rules import RuleSet
from binocle.tui.faces import Look
from binocle.tui.host import Host
from binocle.tui.page_screen import Page
from binocle.tui.pages import Line, howto_page, keys_page, rules_page, score_page, wrap_lines
from binocle.tui.paint import TEXT, Ink
from binocle.tui.screen_words import ScreenWords


def score_sheet(host: Host, words: Callable[[], ScreenWords], look: Callable[[], Look]) -> Page:
    """The score sheet under the outcome of the deal that was booked last."""

    def lines(width: int) -> list[Line]:
        results = host.results
        told = words().event(DealBooked(results[max(results)])) if results else ""
        return score_page(look(), host.game, host.view, results, wrap_lines(told, width, Ink(TEXT, bold=True)))

    return Page("tui-page-score", lines)


def help_pages(rules: RuleSet, taste: Callable[[], tuple[Texts, ColourScheme]]) -> list[Page]:
    """Keys, the rules of this table, and how to play well."""

    def rules_lines(width: int) -> list[Line]:
        say, scheme = taste()
        return rules_page(rules, say, width, scheme)

    return [
        Page("tui-page-keys", lambda width: keys_page(taste()[0], width, rules)),
        Page("tui-page-rules", rules_lines),
        Page("tui-page-howto", lambda width: howto_page(rules, taste()[0], width)),
    ]
