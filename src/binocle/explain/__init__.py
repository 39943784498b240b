"""The rules of one set in words: a page to learn the game from, what differs between two sets, and a form."""

from binocle.explain.comparing import MeldDifference, compare
from binocle.explain.differences import Difference, diff
from binocle.explain.forms import Choice, FormField, Group, form, named_sets
from binocle.explain.model import (
    Block,
    CardValues,
    MeldExample,
    MeldLine,
    MeldList,
    Page,
    Paragraph,
    PlayExample,
    Section,
    Sentence,
)
from binocle.explain.pages import page
from binocle.explain.text import render

__all__ = [
    "Block",
    "CardValues",
    "Choice",
    "Difference",
    "FormField",
    "Group",
    "MeldDifference",
    "MeldExample",
    "MeldLine",
    "MeldList",
    "Page",
    "Paragraph",
    "PlayExample",
    "Section",
    "Sentence",
    "compare",
    "diff",
    "form",
    "named_sets",
    "page",
    "render",
]
