"""A page as plain text, 80 columns wide."""

from __future__ import annotations

import textwrap
from typing import Final

from binocle.explain.model import Block, CardValues, MeldLine, MeldList, Page, Paragraph
from binocle.explain.writer import sign
from binocle.locale import Texts, texts

WIDTH: Final = 80


def render(page: Page, width: int = WIDTH) -> str:
    """The page as text: headings underlined, house rules with a mark in front, the meld table aligned."""
    say = texts(page.lang)
    lines = [page.title, "=" * len(page.title), ""]
    lines += _wrapped(say("explain-head", line=page.line or page.name, source=page.source), width)
    if any(_is_house(block) for section in page.sections for block in section.blocks if section.key != "house"):
        lines += _wrapped(say("explain-mark"), width)
    for section in page.sections:
        lines += ["", section.title, "-" * len(section.title)]
        for block in section.blocks:
            if not (section.key in {"house", "idle"} and block is not section.blocks[0]):
                lines.append("")
            lines += _block(page, section.key, block, width)
    return "\n".join(lines) + "\n"


def _is_house(block: Block) -> bool:
    if isinstance(block, Paragraph):
        return any(sentence.house for sentence in block.sentences)
    return isinstance(block, MeldList | CardValues) and block.house


def _block(page: Page, section: str, block: Block, width: int) -> list[str]:
    if isinstance(block, Paragraph):
        if section in {"house", "idle"}:
            mark = "* " if block.sentences[0].house else "- " if section == "idle" else ""
            return _wrapped(mark + block.text, width, "  " if mark else "")
        return _wrapped(" ".join(("* " if s.house else "") + s.text for s in block.sentences), width)
    if isinstance(block, MeldList):
        return _melds(page, block, width)
    if isinstance(block, CardValues):
        columns = [max(len(name), 2) for name in block.names]
        heads = "  ".join(f"{name:>{size}}" for name, size in zip(block.names, columns, strict=True))
        points = "  ".join(f"{value:>{size}}" for value, size in zip(block.points, columns, strict=True))
        return [f"    {heads}", f"    {points}"]
    return _wrapped(f"    {block.text}", width, "    ")


def _melds(page: Page, block: MeldList, width: int) -> list[str]:
    """The table: name, cards, a column for each copy."""
    say = texts(page.lang)
    rows = [(line, _drawn(line, say, german=page.german)) for line in block.lines]
    names = max((len(line.title) for line in block.lines), default=0)
    cards = max((len(text) for _, text in rows), default=0)
    head = "".join(f"{column:>10}" for column in block.columns) if len(block.columns) > 1 else ""
    lines = [f"  {'':<{names}}  {'':<{cards}}{head}".rstrip()] if head else []
    for group, title in block.groups.items():
        inside = [(line, text) for line, text in rows if line.group == group]
        if inside:
            lines.append(title)
        for line, text in inside:
            points = "".join(f"{say('explain-number', value=value):>10}" for value in line.points)
            row = f"  {line.title:<{names}}  {text:<{cards}}{points}"
            lines.append(row)
            if line.note and len(row) + 2 + len(line.note) <= width:
                lines[-1] += f"  {line.note}"
            elif line.note:
                lines += _wrapped(f"    {line.note}", width, "    ")
    return lines


def _drawn(line: MeldLine, say: Texts, *, german: bool) -> str:
    """The cards of a line; many of them in short, each suit once: `♠ A 10 K`."""
    signs = [sign(card.kind, say, german=german) for card in line.cards]
    if len(signs) <= 5:
        return " ".join(signs)
    suits: dict[str, list[str]] = {}
    for text in signs:
        suits.setdefault(text[-1], []).append(text[:-1])
    return "  ".join(f"{suit} {' '.join(ranks)}" for suit, ranks in suits.items())


def _wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """A paragraph in lines; what stands in front of the first line is not repeated."""
    return textwrap.wrap(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
