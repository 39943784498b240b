"""The key line at the foot of a screen: every key with its word, and where room is short, some keys without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from binocle.tui.paint import ACCENT, FAINT, SURFACE, Ink, Sheet

Keys: TypeAlias = Sequence[tuple[str, str]]
"""Keys and what they do, in a word."""


def foot(sheet: Sheet, keys: Keys, fixed: Keys = (), words_go: Sequence[str] = ()) -> None:
    """Draw the line: `keys` from the left, `fixed` at the right end."""
    y = sheet.height - 1
    sheet.fill(0, y, sheet.width, 1, SURFACE)
    keys, fixed = fitting(keys, fixed, words_go, sheet.width - 2)
    right = sheet.width - 1
    for key, text in reversed(fixed):
        right -= _width(key, text)
        _put(sheet, right, key, text)
        right -= 2
    x = 1
    for key, text in keys:
        if x + _width(key, text) > right + (0 if fixed else 1):
            break
        _put(sheet, x, key, text)
        x += _width(key, text) + 2


def fitting(keys: Keys, fixed: Keys, words_go: Sequence[str], room: int) -> tuple[Keys, Keys]:
    """The same keys, without the words of some of `words_go`, the first ones first, until they fit."""
    left, right = list(keys), list(fixed)
    for gone in ["", *words_go]:
        left = [(key, "" if key == gone else text) for key, text in left]
        right = [(key, "" if key == gone else text) for key, text in right]
        if sum(_width(key, text) + 2 for key, text in (*left, *right)) - 2 <= room:
            break
    return left, right


def _put(sheet: Sheet, x: int, key: str, text: str) -> None:
    y = sheet.height - 1
    sheet.put(sheet.put(x, y, key, Ink(ACCENT, bold=True)) + 1, y, text, Ink(FAINT))


def _width(key: str, text: str) -> int:
    return len(key) + (len(text) + 1 if text else 0)
