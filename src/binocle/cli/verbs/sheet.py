"""`binocle sheet`: a score sheet for a set, to write on."""

from __future__ import annotations

from pathlib import Path

import click

from binocle.cli.options import asked_language, lang_option
from binocle.cli.printing import PAPERS, paper_option, put_file, target_option
from binocle.rules import read


@click.command("sheet")
@click.argument("name", metavar="NAME[?CHANGES]|FILE")
@target_option
@paper_option
@lang_option
def command(name: str, target: Path | None, paper: str, lang: str | None) -> None:
    """A score sheet to write on, as PDF: a block for each deal, a column for each side.

    \b
    binocle sheet partners                         partners-sheet.pdf
    binocle sheet binokel -o spiel.pdf --lang de
    binocle sheet two-handed --paper letter
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    from binocle.paper.sheet import sheet  # noqa: PLC0415 - typst costs time that other verbs save

    rules = read(name)
    put_file(sheet(rules, asked_language(lang), PAPERS[paper]), target, f"{rules.name}-sheet.pdf")
