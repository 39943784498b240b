"""Every refusal of the engine and the table has its sentence in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import binocle
from binocle.game.views import Refusal
from binocle.locale import LANGUAGES, Language, text_files

SOURCE = Path(binocle.__file__).parent
IN_WORDS = {"card": "card-name", "suit": "suit-name", "name": "meld-name"}


def _refusals() -> Iterator[tuple[str, frozenset[str], str]]:
    """Every code that the source can refuse with, the facts given there, and the place."""
    for folder in ("game", "table", "web"):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef | ast.Module):
                    yield from _refusals_in(function, path.name)


def _refusals_in(scope: ast.FunctionDef | ast.Module, file: str) -> Iterator[tuple[str, frozenset[str], str]]:
    for node in ast.walk(scope):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            codes = list(_constants(node.args[0], scope))
            if isinstance(scope, ast.Module) and isinstance(node.args[0], ast.Name):
                continue  # seen again within its function, where the name has its values
            assert codes, f"{file}:{node.lineno}: cannot tell which code this is"
            facts: frozenset[str] = frozenset()
            if len(node.args) > 1:
                given = node.args[1]
                assert isinstance(given, ast.Dict), f"{file}:{node.lineno}"
                facts = frozenset(key.value for key in given.keys if isinstance(key, ast.Constant))
            for code in codes:
                yield code, facts, f"{file}:{node.lineno}"


def _constants(node: ast.expr, scope: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body, scope)
        yield from _constants(node.orelse, scope)
    elif isinstance(node, ast.Name):
        for other in ast.walk(scope):
            if isinstance(other, ast.Assign) and [ast.unparse(target) for target in other.targets] == [node.id]:
                yield from _constants(other.value, scope)


def _sentences(lang: Language) -> dict[str, frozenset[str]]:
    """Keys of the refusals of a language with the variables each needs."""

    class Names(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the visitor's naming
            self.found.add(node.id.name)

    found = {}
    for file in text_files(lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.id.name.startswith("refusal-"):
                names = Names()
                names.visit(entry)
                found[entry.id.name] = frozenset(names.found)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_sentence_and_its_facts(lang: Language) -> None:
    """Each refusal in the source has a sentence that asks for nothing but the facts given with the code."""
    sentences = _sentences(lang)
    refusals = list(_refusals())
    assert len(refusals) > 50
    for code, facts, place in refusals:
        key = "refusal-" + code.replace("/", "-")
        assert key in sentences, f"{place}: no sentence for {code}"
        at_hand = facts | {"pack"} | {IN_WORDS[fact] for fact in facts if fact in IN_WORDS}
        assert sentences[key] <= at_hand, f"{place}: {code} does not give {sentences[key] - at_hand}"


def test_no_sentence_is_left_over() -> None:
    """Every refusal text belongs to a code that the source knows."""
    known = {"refusal-" + code.replace("/", "-") for code, _, _ in _refusals()}
    assert set(_sentences("en")) - known == set()


def test_cards_and_suits_by_name() -> None:
    """A refusal names cards, suits and melds in words, of the French or the German suits, and spells no notation."""
    assert Refusal("play/not-held", {"card": "JD"}).text == (
        "You do not hold the jack of diamonds. Play a card from your hand."
    )
    assert "Karo-Bube" in Refusal("play/not-held", {"card": "JD"}).say("de")
    assert "Schellen-Unter" in Refusal("play/not-held", {"card": "JD"}).say("de", german=True)
    assert "hearts" in Refusal("play/must-head", {"suit": "H"}).text
    assert "Eichel" in Refusal("play/must-follow", {"suit": "C"}).say("de", german=True)
    assert "double run" in Refusal("meld/wrong-cards", {"name": "double-run"}).text
    assert "Doppelter Lauf" in Refusal("meld/wrong-cards", {"name": "double-run"}).say("de")
    assert "flush" in Refusal("meld/unknown", {"name": "flush"}).say("de")
