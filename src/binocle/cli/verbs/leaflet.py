"""`binocle rules leaflet`: the rules of a set, or of three, as a sheet that folds into the card box."""

from __future__ import annotations

from pathlib import Path

import click

from binocle.cli.failures import BadInput
from binocle.cli.options import asked_language, lang_option
from binocle.cli.printing import PAPERS, paper_option, put_file, target_option
from binocle.rules import read


@click.command("leaflet")
@click.argument("names", metavar="NAME[?CHANGES]|FILE…", nargs=-1)
@click.option("--family", is_flag=True, help="Several sets on one sheet; without names those for two, three and four.")
@target_option
@paper_option
@lang_option
def command(names: tuple[str, ...], family: bool, target: Path | None, paper: str, lang: str | None) -> None:
    """The rules as a sheet that folds into the card box, as PDF.

    \b
    binocle rules leaflet midwest                              midwest-leaflet.pdf
    binocle rules leaflet "two-handed?score.target=1500" -o ours.pdf --lang de
    binocle rules leaflet --family                             two-handed, midwest and partners on one sheet
    binocle rules leaflet --family gibson hoskin double-deck   any others

    Print both sides at full size, flipped on the short edge; fold the columns like an accordion, then in three.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    from binocle.paper.leaflet import FAMILY, family as family_sheet, leaflet  # noqa: PLC0415, I001 - typst costs time that other verbs save

    language = asked_language(lang)
    if family:
        sets = [read(name) for name in names or FAMILY]
        made = family_sheet(sets, language, PAPERS[paper])
        put_file(made, target, "family-leaflet.pdf")
        return
    if len(names) != 1:
        raise BadInput("leaflet/names", "name one rule set, or several with --family")
    rules = read(names[0])
    put_file(leaflet(rules, language, PAPERS[paper]), target, f"{rules.name}-leaflet.pdf")
