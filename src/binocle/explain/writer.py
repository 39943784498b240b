"""Sentences for one rule set in one language: the text of a field's value, with everything texts may need at hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from binocle.cards import RANKS, SUITS, SYMBOLS, sort_for_display
from binocle.explain.model import Paragraph, Sentence
from binocle.explain.needs import is_active, value_need, value_of
from binocle.game.setting import Setting
from binocle.locale import Language, Texts, texts
from binocle.rules import RuleSet

FORM: Final = {2: "two", 3: "three", 4: "four"}
"""How texts call the kind of table: two with a stock, three for themselves, four in partnerships."""


def sign(kind: int, say: Texts, *, german: bool) -> str:
    """A card in short: `Q♥`, in German `D♥`; with German suits `O♥` and `U♥` for the over and the under."""
    rank = {"Q": "O", "J": "U"}.get(RANKS[kind & 7], "") if german else ""
    return (rank or say.ranks()[kind & 7]) + SYMBOLS[kind >> 3]


class Writer:
    """Finds the sentence for what stands in a field. `at` is the set with its points as counted at the table."""

    def __init__(self, rules: RuleSet, lang: Language, changed: frozenset[str] = frozenset()) -> None:
        """Lower the set, so that all numbers and examples come from the engine's own tables."""
        self.rules: Final = rules
        self.setting: Final = Setting(rules)
        self.tables: Final = self.setting.tables
        self.at: Final = self.setting.rules
        self.say: Final[Texts] = texts(lang)
        self.changed: Final = changed | {"meld.rows" for path in changed if path.startswith("meld.rows.")}
        self.german: Final = rules.pack.suits == "german"
        self.form: Final = FORM[rules.seats.players]
        pack = self.tables.pack
        suffix = "-german" if self.german else ""
        self._context: dict[str, str | int] = {
            "table": self.form,
            "players": rules.seats.players,
            "hand": rules.deal.hand,
            "packet": rules.deal.packet,
            "widow": rules.deal.widow,
            "size": pack.size,
            "copies": pack.copies,
            "queen-name": self.rank("Q"),
            "lowest": self.rank(RANKS[pack.lowest]),
            "aces": self.say(f"explain-aces{suffix}"),
            "pinochle": self.say(f"explain-pinochle{suffix}"),
            "pinochles": self.say(f"explain-pinochles{suffix}"),
            "way": "yes" if rules.seats.clockwise else "no",
            "buries": "yes" if rules.deal.widow and rules.exchange.widow_use == "bury" else "no",
            "passes": "yes" if rules.exchange.pass_cards else "no",
            "tricks": rules.deal.hand,
            "trick-total": self.tables.trick_total,
        }

    # ------------------------------------------------------------------------------------------- sentences

    def text(self, key: str, **values: str | int) -> str:
        """The text of a key below `explain-`."""
        return self.say(f"explain-{key}", **{**self._context, **values})

    def sentence(self, key: str, *fields: str, **values: str | int) -> Sentence:
        """A sentence, with the fields that it states."""
        return Sentence(self.text(key, **values), fields, house=not self.changed.isdisjoint(fields))

    def field(self, path: str, *also: str, **values: str | int) -> Sentence | None:
        """The sentence for what stands in a field; None when it has no effect here, or nothing worth a sentence.

        Words and yes or no have a text each; a number has one with `value`, and perhaps another for 0.
        """
        value = value_of(self.at if path != "score.scale" else self.rules, path)
        need = value_need(path, value)
        if not is_active(self.rules, path) or (need is not None and not need.holds(self.rules)):
            return None
        key = path.replace(".", "-").replace("_", "-")
        fields = (path, *also)
        if isinstance(value, int) and not isinstance(value, bool):
            key = key if value else f"{key}-0"
            return self.sentence(key, *fields, value=value, **values) if f"explain-{key}" in self.say else None
        word = str(value).replace("True", "yes").replace("False", "no")
        key = f"{key}-{word}"
        return self.sentence(key, *fields, **values) if f"explain-{key}" in self.say else None

    @staticmethod
    def paragraph(*sentences: Sentence | None) -> Paragraph | None:
        """A paragraph of those sentences there are; None without any."""
        found = tuple(sentence for sentence in sentences if sentence is not None)
        return Paragraph(found) if found else None

    # ---------------------------------------------------------------------------------------------- cards

    def rank(self, letter: str) -> str:
        """The name of a rank within a sentence."""
        return self.say(f"explain-rank-{'german-' if self.german else ''}{letter}")

    def ranks(self, letters: Iterable[str]) -> str:
        """Names of ranks one after the other."""
        return ", ".join(self.rank(letter) for letter in letters)

    def suit(self, suit: int) -> str:
        """The name of a suit within a sentence."""
        return self.say(f"explain-suit-{'german-' if self.german else ''}{SUITS[suit]}")

    def card(self, kind: int) -> str:
        """A card within a sentence: `10♥`, and `O♥` for the over of German suits."""
        return sign(kind, self.say, german=self.german)

    def cards(self, kinds: Iterable[int]) -> str:
        """Cards in the order given."""
        return " ".join(self.card(kind) for kind in kinds)

    def hand(self, kinds: Iterable[int]) -> str:
        """Cards sorted for the eye."""
        return self.cards(sort_for_display(kinds))

    def any_of(self, kinds: Iterable[int]) -> str:
        """Cards to choose from: `10♥, Q♥ or 9♥`."""
        return self.listed([self.card(kind) for kind in sort_for_display(kinds)], "or")

    def listed(self, words: list[str], last: str = "and") -> str:
        """Words with commas and a last `and` or `or`."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.say(f'word-{last}')} {words[-1]}"

    def meld(self, name: str) -> str:
        """The name of a meld; rows that a set adds keep the name they were given."""
        return self.say.meld(name, german=self.german)

    def points(self, count: int) -> str:
        """`150 points`."""
        return self.say("points-count", count=count)
