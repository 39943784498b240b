"""Pairs of rule sets that differ in one field alone, for each field: where it has effect, and where it has none."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec import inspect

from binocle.errors import RuleSetError
from binocle.explain import Page, page
from binocle.explain.pages import has_effect
from binocle.locale import Language
from binocle.rules import RuleSet, override, parse
from binocle.rules.build import field_paths
from binocle.rules.schema import RuleSet as Schema
from binocle.rules.tables import lower

GROUND = (
    "two-handed",
    "midwest",
    "partners",
    "double-deck",
    "bicycle",
    "hay",
    "binokel",
    "neuralplay",
    "auction?deal.packet=1",
    "partners-widow",
    "two-handed?score.end=raise&deal.packet=1",
    "two-handed?money.kind=pool&money.game=12&score.length=deals&score.target=1000",
    "midwest?money.kind=direct&money.game=12&score.end=raise&score.crossing=higher",
    "midwest?score.length=rounds&score.give_up=before-lead&trump.marriage=true&deal.redeal=five-nines",
    "midwest?auction.coarse_from=600&score.melds_need=points&score.shoot=500&play.revoke=judged",
    "partners?exchange.pass_cards=2&score.melds_need=counter&money.kind=pool&money.game=12",
    "double-deck?score.minimum_meld=200&play.duty=east",
    "double-deck-96?auction.step=50&auction.minimum=0",
)
"""Where fields are changed: sets and changed sets in which every field has effect somewhere."""

NUMBERS = {
    "deal.hand": (8, 10, 11, 15, 20, 26),
    "deal.widow": (0, 3, 6),
    "auction.minimum": (0, 200, 300),
    "auction.step": (5, 25, 50),
    "auction.coarse_from": (0, 500, 800),
    "auction.coarse_step": (20, 60, 100),
    "auction.maximum": (0, 700, 1000),
    "trump.durch_won": (0, 1500),
    "trump.durch_lost": (0, 1500),
    "meld.double_royal": (120, 240, 300),
    "meld.run_extra": (20, 40),
    "score.last_trick": (0, 20, 30),
    "score.target": (500, 1210, 3000),
    "score.raise_by": (100, 500),
    "score.melds_need_points": (50, 100),
    "score.give_up_bonus": (50, 100),
    "score.minimum_meld": (150, 200),
    "score.minimum_tricks": (40, 200),
    "score.shoot": (250, 1000),
    "score.negative_limit": (500, 1000),
    "score.length_count": (2, 7),
    "money.game": (24, 36),
}


TOGETHER = {
    "seats.players": ("midwest", {"seats": {"players": 4, "partners": True}, "deal": {"hand": 12, "widow": 0}}),
    "seats.partners": ("midwest", {"seats": {"players": 4, "partners": True}, "deal": {"hand": 12, "widow": 0}}),
    "deal.hand": ("midwest", {"deal": {"hand": 14, "widow": 6, "packet": 1}}),
    "deal.widow": ("midwest", {"deal": {"hand": 14, "widow": 6, "packet": 1}}),
    "deal.stock": ("two-handed", None),
}
"""Fields that cannot change alone, with a set and what changes together; None stands for the set of three."""


class Pair(NamedTuple):
    """Two sets that differ in `path` (alone, unless it is one of `TOGETHER`), and whether it has effect in both."""

    path: str
    one: RuleSet
    other: RuleSet
    works: bool

    @property
    def name(self) -> str:
        """How the pair is told in a failure."""
        return f"{self.path} in {self.one.name}"


@cache
def leaves() -> dict[str, Any]:
    """Every field that can be played with, by path, with its type."""
    found: dict[str, Any] = {}

    def walk(kind: inspect.Type, path: str) -> None:
        while isinstance(kind, inspect.Metadata):
            kind = kind.type
        if isinstance(kind, inspect.StructType):
            for field in kind.fields:
                walk(field.type, f"{path}.{field.encode_name}" if path else field.encode_name)
        elif path.partition(".")[0] not in {"name", "title", "source"} and path != "meld.rows":
            found[path] = kind

    walk(inspect.type_info(Schema), "")
    assert set(found) < set(field_paths())
    return found


def values(path: str) -> tuple[Any, ...]:
    """Values to try in a field."""
    kind = leaves()[path]
    if isinstance(kind, inspect.LiteralType):
        return tuple(kind.values)
    return (False, True) if isinstance(kind, inspect.BoolType) else NUMBERS[path]


def changed(rules: RuleSet, path: str, value: Any) -> RuleSet | None:
    """The set with one field changed; None when nobody could play it so."""
    section, _, field = path.partition(".")
    if getattr(getattr(rules, section), field) == value:
        return None
    try:
        other = override(rules, {section: {field: value}})
        lower(other)
    except RuleSetError:
        return None
    return other


@cache
def pairs(path: str) -> tuple[Pair, ...]:
    """For each value one pair in which the field has effect (two of a word), and one in which it has none."""
    if path in TOGETHER:
        name, patch = TOGETHER[path]
        rules = parse(name)
        return (Pair(path, rules, parse("midwest") if patch is None else override(rules, patch), True),)
    found: list[Pair] = []
    for value in values(path):
        count = {True: 0, False: 0}
        for line in GROUND:
            rules = parse(line)
            other = changed(rules, path, value)
            if other is None:
                continue
            works = (has_effect(rules, path), has_effect(other, path))
            most = 2 if works[0] and isinstance(value, str) else 1
            if works[0] != works[1] or count[works[0]] >= most:
                continue
            count[works[0]] += 1
            found.append(Pair(path, rules, other, works[0]))
    return tuple(found)


_pages: dict[tuple[int, Language, int], Page] = {}


def page_of(rules: RuleSet, lang: Language, base: RuleSet | None = None) -> Page:
    """The page of a set of these pairs, made once; the pairs live as long as the tests."""
    key = (id(rules), lang, id(base))
    if key not in _pages:
        _pages[key] = page(rules, lang, base)
    return _pages[key]


def every_pair() -> Iterator[Pair]:
    """All pairs of all fields."""
    for path in leaves():
        yield from pairs(path)
