"""The texts people read, from Fluent files: one catalogue for the terminal, the printed pages and the browser.

Every language is a folder (``en``, ``de``) with one file an area (``cards.ftl``, ``melds.ftl`` …); all files of a
folder are read together, and a key stands in only one of them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from binocle.errors import NotationError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Language: TypeAlias = Literal["en", "de"]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
"""Languages there are texts in; the first is used when nothing says otherwise."""


_KEPT: Final = 8192
"""Texts with their values filled in that are kept for each language."""

_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""A hyphen where a minus sign belongs: before a number."""


class TextError(LookupError):
    """A text was asked for that does not exist, or without a value it needs: a fault of ours, never shown as a key."""


class Texts:
    """The texts of one language; call it with a key and the values the text needs.

    Get one with `texts`, which keeps it. Whole numbers are written as the language does (1,000 or 1.000), and
    with a real minus sign.

    >>> texts("de")("cards-held", count=2), texts("de")("tui-points-plain", points=-1500)
    ('2 Karten', '−1.500 P.')
    """

    def __init__(self, lang: Language) -> None:
        """Read all files of a language."""
        self.lang: Final = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._keys: dict[str, str] = {}
        self._known = lru_cache(maxsize=_KEPT)(self._format)
        for file in text_files(lang):
            self._add(file)

    def _add(self, file: Traversable) -> None:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{self.lang}/{file.name} has a piece that is no Fluent text: {entry.content!r}")
            if isinstance(entry, ast.Message | ast.Term):
                key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if key in self._keys:
                    raise TextError(f"{key} stands in both {self._keys[key]} and {file.name} of {self.lang}")
                self._keys[key] = file.name
        self._bundle.add_resource(resource)

    def __call__(self, key: str, **values: str | float) -> str:
        """The text of a key, its variables filled in.

        Raises:
            TextError: there is no such text, or it needs a value that was not given.
        """
        return self._known(key, tuple((name, type(value), value) for name, value in values.items()))

    def _format(self, key: str, given: tuple[tuple[str, type, str | float], ...]) -> str:
        """Make a text; the same one is asked for again and again, and making it takes longer than keeping it."""
        values = {name: value for name, _, value in given}
        if not self._bundle.has_message(key):
            raise TextError(f"there is no text {key!r} in {self.lang}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise TextError(f"{key!r} in {self.lang} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise TextError(f"{key!r} in {self.lang}: {'; '.join(str(error) for error in errors)}")
        negative = any(not isinstance(value, str) and value < 0 for value in values.values())
        return _HYPHEN.sub("−", str(text)) if negative else str(text)

    def __contains__(self, key: str) -> bool:
        """Whether there is such a text."""
        return self._bundle.has_message(key)

    @property
    def keys(self) -> tuple[str, ...]:
        """Every key, in the order of the files."""
        return tuple(key for key in self._keys if not key.startswith("-"))

    def suit(self, letter: str, *, german: bool = False) -> str:
        """The name of a suit by its letter S H D C, of the French or the German cards.

        >>> texts("en").suit("C"), texts("de").suit("C"), texts("de").suit("C", german=True)
        ('Clubs', 'Kreuz', 'Eichel')
        """
        return self(f"suit-german-{letter}" if german else f"suit-{letter}")

    def rank(self, letter: str, *, german: bool = False) -> str:
        """The name of a rank by its letter A T K Q J 9 8 7, of the French or the German cards.

        >>> texts("en").rank("T"), texts("de").rank("Q"), texts("de").rank("Q", german=True)
        ('Ten', 'Dame', 'Ober')
        """
        return self(f"rank-german-{letter}" if german else f"rank-{letter}")

    def ranks(self, *, german: bool = False) -> tuple[str, ...]:
        """The ranks as they are printed on French or German cards, 7 8 9 jack queen king 10 ace.

        >>> texts("de").ranks(), texts("en").ranks()[5:]
        (('7', '8', '9', 'B', 'D', 'K', '10', 'A'), ('K', '10', 'A'))
        """
        return tuple(self("short-german-ranks" if german else "short-ranks").split())

    def short(self, text: str, *, german: bool = False) -> str:
        """A card in short by its text; with `german`, suit and rank as on the cards of Binokel.

        >>> texts("en").short("QS"), texts("de").short("QS"), texts("de").short("QS", german=True)
        ('Q♠', 'D♠', 'Bl-O')
        """
        rank = self.ranks(german=german)["789JQKTA".index(text[0])]
        return f"{self(f'short-german-{text[1]}')}-{rank}" if german else rank + "♠♥♦♣"["SHDC".index(text[1])]

    def card(self, text: str, *, german: bool = False) -> str:
        """The full name of a card by its text, such as ``JD``; with `german`, as on the cards of Binokel.

        >>> texts("en").card("JD"), texts("de").card("JD"), texts("de").card("JD", german=True)
        ('Jack of Diamonds', 'Karo-Bube', 'Schellen-Unter')
        """
        return self("card-name", rank=self.rank(text[0], german=german), suit=self.suit(text[1], german=german))

    def meld(self, name: str, *, german: bool = False) -> str:
        """The name of a meld, such as ``aces-around``; with `german`, as it is called over the cards of Binokel.

        A row that a table has added itself keeps the name that it was given.

        >>> texts("en").meld("pinochle"), texts("de").meld("queens-around", german=True), texts("de").meld("flush")
        ('Pinochle', 'Ober rundum', 'flush')
        """
        for key in (f"meld-german-{name}" if german else "", f"meld-{name}"):
            if key in self:
                return self(key)
        return name


def text_files(lang: Language) -> list[Traversable]:
    """The Fluent files of a language, by name."""
    folder = files("binocle.locale") / lang
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@lru_cache(maxsize=len(LANGUAGES))
def texts(lang: Language) -> Texts:
    """The texts of a language, read once.

    >>> texts("en")("meld-aces-around")
    'Aces around'
    """
    return Texts(lang)


def pick_language(option: str | None = None, environ_lang: str | None = None) -> Language:
    """The language to speak: what the person chose, else what ``LANG`` says, else English.

    Raises:
        NotationError: the person chose a language without texts. A foreign ``LANG`` is no error.

    >>> pick_language(None, "de_AT.UTF-8"), pick_language("en", "de_DE"), pick_language(None, "fr_FR")
    ('de', 'en', 'en')
    """
    if option:
        chosen = _known(option)
        if chosen is None:
            raise NotationError(
                f"there are no texts in this language; there are in {' and '.join(LANGUAGES)}", option, 0
            )
        return chosen
    return _known(environ_lang or "") or LANGUAGES[0]


def _known(tag: str) -> Language | None:
    base = re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0]
    return next((lang for lang in LANGUAGES if lang == base), None)
