"""Texts in English and German."""

import importlib
import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from binocle.cards import Card
from binocle.errors import NotationError
from binocle.locale import LANGUAGES, Language, TextError, Texts, pick_language, text_files, texts

# The package also has a function of this name, so the module is fetched by its path.
MODULE = importlib.import_module("binocle.locale.texts")

SAME_IN_BOTH = {
    # Names that German players use as they are.
    "meld-dix",
    "meld-pinochle",
    "meld-grand-pinochle",
    "meld-german-pinochle",
    "explain-pinochle",
    "explain-pinochle-german",
    "explain-pinochles",
    # Nothing but variables and punctuation.
    "meld-with-points",
    "explain-example-meld",
    "explain-number",
    "plain-player",
    "why-said",
    "why-fault-of",
}

MELDS = [
    "run",
    "double-run",
    "royal-marriage",
    "marriage",
    "aces-around",
    "kings-around",
    "queens-around",
    "jacks-around",
    "pinochle",
    "double-pinochle",
    "grand-pinochle",
    "roundhouse",
    "dix",
]
MANY = ["run", "royal-marriage", "marriage", "aces-around", "kings-around", "queens-around", "jacks-around", "pinochle"]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)


def _messages(lang: Language) -> dict[str, tuple[str, ast.Message]]:
    """Every message of a language by key, with the name of its file."""
    found = {}
    for file in text_files(lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = (file.name, entry)
    return found


def _variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


def test_same_keys_in_the_same_files() -> None:
    """Both languages have the same files, and every key stands in the same file of both."""
    english, german = ({key: file for key, (file, _) in _messages(lang).items()} for lang in LANGUAGES)
    assert english == german
    assert [file.name for file in text_files("en")] == [file.name for file in text_files("de")]


def test_same_variables() -> None:
    """A text needs the same values in both languages."""
    english, german = (_messages(lang) for lang in LANGUAGES)
    assert {key: _variables(message) for key, (_, message) in english.items()} == {
        key: _variables(message) for key, (_, message) in german.items()
    }


def test_german_is_german() -> None:
    """No German text equals its English one, case aside, but for the names listed, and the list is exact."""
    english, german = (_messages(lang) for lang in LANGUAGES)

    def shape(message: ast.Message) -> str:
        return re.sub(r"\s+", " ", _source(message)).casefold()

    same = {key for key in english if shape(english[key][1]) == shape(german[key][1])}
    assert same == SAME_IN_BOTH


def _source(message: ast.Message) -> str:
    entry = message.clone()
    entry.comment = None
    return FluentSerializer().serialize_entry(entry)


def test_every_text_can_be_shown() -> None:
    """Each text comes out whole when its variables are given, in either language, for one and for many."""
    for lang in LANGUAGES:
        for key, (_, message) in _messages(lang).items():
            for number in (0, 1, 2, 1000):
                shown = texts(lang)(key, **dict.fromkeys(_variables(message), number))
                assert shown.strip()
                assert "{" not in shown
                assert "\u2068" not in shown
                assert key not in shown


def test_every_text_needs_its_values() -> None:
    """A text with a variable refuses to appear without it."""
    with pytest.raises(TextError, match="seat-number"):
        texts("en")("seat-number")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_missing_key(lang: Language) -> None:
    """A key without text raises, and is never shown in its place."""
    assert "no-such-key" not in texts(lang)
    with pytest.raises(TextError, match="no-such-key"):
        texts(lang)("no-such-key")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_complete(lang: Language) -> None:
    """Every card has a name of its own in French and German suits; every meld and its multiples have one."""
    speak = texts(lang)
    assert len({speak.card(card.value) for card in Card}) == 32
    assert len({speak.card(card.value, german=True) for card in Card}) == 32
    names = [*MELDS, *(f"{many}-{name}" for many in ("double", "triple", "quadruple") for name in MANY)]
    assert len({speak(f"meld-{name}") for name in names}) == len(set(names))


@pytest.mark.rule("3B-DECK-01", "3B-MELD-01")
@pytest.mark.parametrize(
    ("card", "french", "german"),
    [
        ("JD", "Karo-Bube", "Schellen-Unter"),
        ("QS", "Pik-Dame", "Blatt-Ober"),
        ("AC", "Kreuz-Ass", "Eichel-Sau"),
        ("KH", "Herz-König", "Herz-König"),
        ("7D", "Karo-Sieben", "Schellen-Sieben"),
        ("TS", "Pik-Zehn", "Blatt-Zehn"),
    ],
)
def test_german_suited_names(card: str, french: str, german: str) -> None:
    """Cards bear the names of French suits, or those of Binokel's German suits."""
    assert texts("de").card(card) == french
    assert texts("de").card(card, german=True) == german


def test_umlauts() -> None:
    """German is written with umlauts and ß, never with ae, oe, ue in their place."""
    for key, (_, message) in _messages("de").items():
        words = " ".join(element.value for element in _texts_of(message))
        assert not re.search(r"(?i)ae(?!u)|(?<!s)oe|(?<![aeäqz])ue(?!l)|gross|heisst|ausser|schliess|\bweiss", words), (
            key,
            words,
        )
    assert texts("de")("rank-K") == "König"


def _texts_of(message: ast.Message) -> list[ast.TextElement]:
    class Collect(Visitor):
        def __init__(self) -> None:
            self.found: list[ast.TextElement] = []

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's own naming
            self.found.append(node)

    visitor = Collect()
    visitor.visit(message)
    return visitor.found


def test_numbers_as_the_language_writes_them() -> None:
    """Counts choose singular and plural, and thousands are grouped by the custom of the language."""
    assert [texts("en")("points-count", count=count) for count in (0, 1, 1000)] == [
        "0 points",
        "1 point",
        "1,000 points",
    ]
    assert [texts("de")("points-count", count=count) for count in (0, 1, 1000)] == [
        "0 Punkte",
        "1 Punkt",
        "1.000 Punkte",
    ]


@pytest.mark.parametrize(
    ("option", "environ", "chosen"),
    [
        (None, None, "en"),
        (None, "", "en"),
        (None, "C.UTF-8", "en"),
        (None, "POSIX", "en"),
        (None, "de", "de"),
        (None, "de_DE.UTF-8", "de"),
        (None, "de-CH", "de"),
        (None, "de@euro", "de"),
        (None, "DE_at", "de"),
        (None, "den_CA", "en"),
        (None, "fr_FR.UTF-8", "en"),
        ("de", "en_US.UTF-8", "de"),
        ("en", "de_DE.UTF-8", "en"),
        ("EN-gb", "de", "en"),
        ("", "de", "de"),
    ],
)
def test_language(option: str | None, environ: str | None, chosen: str) -> None:
    """What the person chose wins, then LANG, then English."""
    assert pick_language(option, environ) == chosen


def test_unknown_language() -> None:
    """A language chosen by the person but without texts is refused, with those there are."""
    with pytest.raises(NotationError, match="en and de") as refused:
        pick_language("klingon", "de")
    assert refused.value.text == "klingon"


def test_read_once() -> None:
    """A language is read once and kept."""
    assert texts("de") is texts("de")
    assert texts("de") is not texts("en")


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"a.ftl": "word = one\n", "b.ftl": "word = two\n"}, "word stands in both a.ftl and b.ftl"),
        ({"a.ftl": "word = { \n"}, "no Fluent text"),
    ],
)
def test_damaged_files(
    files: dict[str, str], message: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A key in two files, or a piece that cannot be read, stops the language from loading."""
    folder = tmp_path_factory.mktemp("texts")
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8")
    monkeypatch.setattr(MODULE, "text_files", lambda _: sorted(folder.iterdir()))
    with pytest.raises(TextError, match=message):
        Texts("en")
