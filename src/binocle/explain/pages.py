"""The whole page: its sections in the order of play, house rules and settings without effect at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from binocle.errors import RuleSetError
from binocle.explain import bidding, melding, playing, scoring, setup
from binocle.explain.differences import diff, differing, form_key, value_text
from binocle.explain.model import Block, Page, Paragraph, Section, Sentence
from binocle.explain.needs import is_active, value_need, value_of
from binocle.explain.writer import Writer
from binocle.locale import Language
from binocle.rules import RuleSet, named, names, share_line
from binocle.rules.build import field_paths
from binocle.rules.schema import UNPLAYED

_SECTIONS: Final[dict[str, Callable[[Writer], Iterable[Block | None]]]] = {
    "table": setup.table,
    "deal": setup.deal,
    "auction": bidding.auction,
    "contract": bidding.contract,
    "stock": playing.stock,
    "melds": melding.melds,
    "play": playing.play,
    "score": scoring.score,
    "end": scoring.end,
    "money": scoring.money,
}


def page(rules: RuleSet, lang: Language, base: RuleSet | None = None) -> Page:
    """The rules of this set as a page that a learner can play from.

    Args:
        rules: the set.
        lang: the language of the page.
        base: the set whose differences are marked as house rules; by default the named set it is called after, or
            else the named set that is nearest to it.
    """
    base = nearest(rules) if base is None else base
    changed = frozenset(differing(base, rules))
    writer = Writer(rules, lang, changed)
    sections = []
    for key, blocks in (*_SECTIONS.items(), ("house", _house(rules, base)), ("idle", _idle)):
        found = tuple(block for block in blocks(writer) if block is not None)
        if found:
            sections.append(Section(key, writer.text(f"section-{key}"), found))
    title = getattr(rules.title, lang)
    return Page(lang, rules.name, title, rules.source, writer.german, _line(rules, base), tuple(sections))


def nearest(rules: RuleSet) -> RuleSet:
    """The named set a set is called after, or the one with the fewest differences."""
    if rules.name in names():
        return named(rules.name)
    return min((named(name) for name in names()), key=lambda base: len(differing(base, rules)))


def _line(rules: RuleSet, base: RuleSet) -> str:
    try:
        return share_line(rules, base.name)
    except RuleSetError:  # the base given is no named one
        return ""


def _house(rules: RuleSet, base: RuleSet) -> Callable[[Writer], Iterable[Block | None]]:
    """What differs from the base, sentence by sentence."""

    def blocks(w: Writer) -> Iterable[Block | None]:
        found = diff(rules, base, w.say.lang)
        if found:
            yield w.paragraph(w.sentence("house-intro", base=getattr(base.title, w.say.lang)))
        for difference in found:
            yield Paragraph((Sentence(difference.text, (difference.path,), house=True),))

    return blocks


def _idle(w: Writer) -> Iterable[Block | None]:
    """Settings that were changed without effect: what they need does not stand in this set."""
    for path in field_paths():
        if path.partition(".")[0] in UNPLAYED or path == "meld.rows":
            continue
        value = value_of(w.rules, path)
        if path in w.changed and not has_effect(w.rules, path):
            title = w.say(form_key(path))
            text = w.text("idle", title=title, value=value_text(w.say, path, value))
            yield Paragraph((Sentence(text, (path,)),))


def has_effect(rules: RuleSet, path: str) -> bool:
    """Whether what stands in a field matters in this set."""
    need = value_need(path, value_of(rules, path))
    return is_active(rules, path) and (need is None or need.holds(rules))
