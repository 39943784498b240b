"""Rules to put into the card box: the page of a set, or of three, on one sheet that folds to the size of a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from typing import Any, Final

from pypdf import PdfReader

from binocle.cards import CARDS, SUITS, Card
from binocle.errors import RuleSetError
from binocle.explain import Block, CardValues, MeldExample, MeldLine, MeldList, Page, Paragraph, PlayExample, page
from binocle.explain.model import Section, Sentence
from binocle.kernel.layout import FREE
from binocle.locale import Language, Texts, texts
from binocle.paper.cards import Look, corner, face, sign
from binocle.paper.duties import flow
from binocle.paper.impose import PANELS, impose, panel
from binocle.paper.press import Paper, pdf
from binocle.rules import RuleSet
from binocle.rules.tables import lower

SIZES: Final = tuple(quarter / 4 for quarter in range(40, 25, -1))
"""Sizes of type in points, 10 down to 6.5; below that nobody reads a rule at the table."""

_ENOUGH: Final = 7.0
"""Several sets keep their examples only if the type need not be smaller than this."""

_COLOURS: Final = ("#0B5D5B", "#7C1F33", "#1F40A3")
"""Of the three games on a family sheet."""

_COVER: Final = (Card.SQ, Card.DJ)
_FAMILY_COVER: Final = (Card.SA, Card.SQ, Card.DJ, Card.HK)

FAMILY: Final = ("two-handed", "midwest", "partners")
"""The sets for two, three and four that stand on a family sheet unless others are asked for."""


def leaflet(rules: RuleSet, lang: Language = "en", paper: Paper = "a4") -> bytes:
    """The PDF of one sheet with the whole page of this set.

    The largest type is taken with which it fits. Raises `RuleSetError` when it does not fit at all, which no named
    set comes near to.
    """
    return _print((rules,), getattr(rules.title, lang), lang, paper)


def family(sets: Sequence[RuleSet], lang: Language = "en", paper: Paper = "a4") -> bytes:
    """The PDF of one sheet with several sets on it, without the examples if these do not fit.

    Raises `RuleSetError` when the sets do not fit on a sheet.
    """
    return _print(sets, texts(lang)("paper-family"), lang, paper)


def _print(sets: Sequence[RuleSet], title: str, lang: Language, paper: Paper) -> bytes:
    pages = [page(rules, lang) for rules in sets]
    tries = ((True, SIZES),) if len(sets) == 1 else ((True, SIZES[: SIZES.index(_ENOUGH) + 1]), (False, SIZES))
    for examples, sizes in tries:
        panels = _fitted(_data(sets, pages, title, paper, examples=examples), sizes)
        if panels is not None:
            return impose(panels, paper, title=title, lang=lang)
    raise RuleSetError("", f"{', '.join(rules.name for rules in sets)}: too much text for one sheet of paper")


def _fitted(data: dict[str, Any], sizes: Sequence[float]) -> bytes | None:
    """The panels in the largest type with which they fit on a sheet; what stays free is for notes."""
    found, size, free = None, 0.0, 0
    low, high, middle = 0, len(sizes), 0  # most sets fit in the largest, which is tried first
    while low < high:  # a larger type never takes fewer panels
        made = _set(data, sizes[middle])
        left_over = 2 * PANELS - _count(made)
        if left_over >= 0:
            found, size, free, high = made, sizes[middle], left_over, middle
        else:
            low = middle + 1
        middle = (low + high) // 2
    return _set(data, size, notes=free) if free else found


def _set(data: dict[str, Any], size: float, notes: int = 0) -> bytes:
    return pdf("leaflet", {**data, "size": size, "small": max(6.5, size - 1), "notes": notes})


def _count(panels: bytes) -> int:
    return len(PdfReader(BytesIO(panels)).pages)


# --------------------------------------------------------------------------------------------- data of the template


def _data(
    sets: Sequence[RuleSet], pages: Sequence[Page], title: str, paper: Paper, *, examples: bool
) -> dict[str, Any]:
    lang = pages[0].lang
    say = texts(lang)
    drawings: dict[str, str] = {}
    games = [
        _Game(rules, text, say, drawings, examples=examples).data(number)
        for number, (rules, text) in enumerate(zip(sets, pages, strict=True))
    ]
    looks = [_look(rules, lang) for rules in sets]
    cover = [_whole(card, looks[0], drawings) for card in (_COVER if len(sets) == 1 else _FAMILY_COVER)]
    return {
        "title": title,
        "lang": lang,
        "panel": panel(paper)._asdict(),
        "pictures": drawings,
        "words": {"yes": say("paper-yes"), "no": say("paper-no"), "notes": say("paper-notes")},
        "cover": {
            "title": title,
            "size": 15 if len(title) < 24 else 13,
            "cards": cover,
            "high": 27 if len(sets) == 1 else 21,
            "lines": _cover(sets, say),
        },
        "imprint": list(_imprint(pages, say)),
        "games": games,
    }


def _cover(sets: Sequence[RuleSet], say: Texts) -> list[str]:
    """Who can play this with what."""
    if len(sets) > 1:
        return [getattr(rules.title, say.lang) for rules in sets]
    rules = sets[0]
    form = "partners" if rules.seats.partners else "each"
    return [
        say("paper-cover-players", players=rules.seats.players, form=form),
        say("paper-cover-cards", cards=rules.cards().size),
    ]


def _imprint(pages: Sequence[Page], say: Texts) -> Iterator[dict[str, str]]:
    """What the rules are called, where they come from, and how the sheet is folded."""
    if any(_is_house(block) for text in pages for section in text.sections for block in section.blocks):
        yield {"kind": "mark", "text": say("paper-house")}
    for text in pages:
        yield {"kind": "text", "text": say("paper-source", title=text.title, source=text.source)}
        if text.line:
            yield {"kind": "line", "text": text.line}
    yield {"kind": "text", "text": say("paper-read")}
    yield {"kind": "text", "text": say("paper-fold")}


def _is_house(block: Block) -> bool:
    if isinstance(block, Paragraph):
        return any(sentence.house for sentence in block.sentences)
    return isinstance(block, MeldList | CardValues) and block.house


class _Game:
    """One set on the leaflet, turned into what the template draws."""

    def __init__(self, rules: RuleSet, text: Page, say: Texts, drawings: dict[str, str], *, examples: bool) -> None:
        self.rules = rules
        self.tables = lower(rules)
        self.text = text
        self.say = say
        self.drawings = drawings
        self.look = _look(rules, say.lang)
        self.examples = examples

    def data(self, number: int) -> dict[str, Any]:
        """The game as the template wants it."""
        return {
            "number": number,
            "title": self.text.title,
            "colour": _COLOURS[number % len(_COLOURS)],
            "german": self.look.suits == "german",
            "signs": [sign(suit, self.look) for suit in SUITS],
            "sections": [
                {"title": section.title, "blocks": list(self._blocks(section))} for section in self.text.sections
            ],
        }

    def _blocks(self, section: Section) -> Iterator[dict[str, Any]]:
        flags = {"play": self.tables.flags, "stock": self.tables.stock_flags}.get(section.key, FREE)
        flows = flow(flags, self.rules.seats.players)
        for block, follower in pairwise((*section.blocks, None)):
            if block is not None and (self.examples or not _is_example(block, follower)):
                yield self._block(block)
            if flows and isinstance(block, Paragraph) and _tells_duty(block):
                yield self._flow(flows)

    def _block(self, block: Block) -> dict[str, Any]:
        if isinstance(block, Paragraph):
            return {"kind": "paragraph", "sentences": [_sentence(sentence) for sentence in block.sentences]}
        if isinstance(block, MeldList):
            return self._melds(block)
        if isinstance(block, CardValues):
            return {
                "kind": "values",
                "cards": [self._corner(Card(f"{rank}S")) for rank in block.ranks],
                "names": block.names,
                "points": [self._number(points) for points in block.points],
                "house": block.house,
            }
        if isinstance(block, PlayExample):
            return {
                "kind": "play",
                "text": block.text,
                "trick": [_small(card, self.look, self.drawings) for card in block.trick],
                "hand": [(_small(card, self.look, self.drawings), card in block.legal) for card in block.hand],
            }
        return {"kind": "melding", "text": block.text, "cards": self._corners(block.cards)}

    def _melds(self, block: MeldList) -> dict[str, Any]:
        groups = [
            {"title": title, "lines": [self._line(line) for line in block.lines if line.group == group]}
            for group, title in block.groups.items()
        ]
        return {
            "kind": "melds",
            "columns": block.columns,
            "groups": [group for group in groups if group["lines"]],
            "house": block.house,
            "note": self.say("paper-melds-house"),
        }

    def _line(self, line: MeldLine) -> dict[str, Any]:
        return {
            "title": line.title,
            "note": line.note,
            "cards": self._corners(line.cards),
            "points": [self._number(points) for points in line.points],
        }

    def _flow(self, boxes: Iterable[Any]) -> dict[str, Any]:
        say = self.say
        return {
            "kind": "flow",
            "boxes": [
                {
                    "question": None if box.question == "neither" else say(f"paper-ask-{box.question}"),
                    "choices": [
                        say(f"paper-play-{choice}" if place == 0 else f"paper-else-{choice}")
                        for place, choice in enumerate(box.choices)
                    ],
                }
                for box in boxes
            ],
        }

    def _corners(self, cards: Iterable[Card]) -> list[str]:
        return [self._corner(card) for card in cards]

    def _corner(self, card: Card) -> str:
        key = f"corner-{self.look.suits}-{card.value}"
        self.drawings.setdefault(key, _drawn_corner(card, self.look))
        return key

    def _number(self, value: int) -> str:
        return self.say("explain-number", value=value)


def _is_example(block: Block, follower: Block | None) -> bool:
    """Whether a block is an example, or the line that announces those that follow it."""
    if isinstance(block, Paragraph):
        return isinstance(follower, PlayExample | MeldExample) and not any(part.fields for part in block.sentences)
    return isinstance(block, PlayExample | MeldExample)


def _tells_duty(block: Paragraph) -> bool:
    return any(not {"play.duty", "play.stock_duty"}.isdisjoint(sentence.fields) for sentence in block.sentences)


def _sentence(sentence: Sentence) -> dict[str, Any]:
    return {"text": sentence.text, "house": sentence.house}


def _look(rules: RuleSet, lang: Language) -> Look:
    """The cards as the page calls them: German ones with D and B, German-suited ones with O and U."""
    return Look(rules.pack.suits, lang=lang)


def _whole(card: Card, look: Look, drawings: dict[str, str]) -> str:
    key = f"face-{look.suits}-{card.value}"
    drawings.setdefault(key, face(card, look))
    return key


def _small(card: Card, look: Look, drawings: dict[str, str]) -> str:
    key = f"small-{look.suits}-{card.value}"
    drawings.setdefault(key, face(card, look, compact=True))
    return key


@lru_cache(maxsize=4 * len(CARDS))
def _drawn_corner(card: Card, look: Look) -> str:
    return corner(card, look)
