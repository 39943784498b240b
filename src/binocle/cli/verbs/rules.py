"""`binocle rules`: the rule sets there are, and what one of them says."""

from __future__ import annotations

from typing import Any, get_type_hints

import click
import msgspec
from msgspec import Meta

from binocle.cards import SUITS
from binocle.cli.options import json_option, lang_option, speaker
from binocle.cli.requests import put_json
from binocle.cli.verbs import leaflet
from binocle.rules import RuleSet, digest, named, names, parse, to_json

Section = msgspec.Struct


@click.group("rules", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """List the rule sets, or show one.

    \b
    binocle rules list
    binocle rules show midwest
    binocle rules show "midwest?score.target=1000" --json
    binocle rules leaflet midwest --lang de
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@command.command("list")
@json_option
@lang_option
def list_command(as_json: bool, lang: str | None) -> None:
    """The named rule sets, fewest players first."""
    sets = [named(name) for name in names()]
    if as_json:
        put_json([summary(rules) for rules in sets])
        return
    say = speaker(lang)
    for rules in sets:
        title = getattr(rules.title, say.lang)
        table = say("cli-rules-line", players=rules.seats.players, cards=rules.cards().size)
        click.echo(f"{rules.name:<13} {title:<44} {table}")


def summary(rules: RuleSet) -> dict[str, Any]:
    """A rule set on a list."""
    return {
        "name": rules.name,
        "title": msgspec.to_builtins(rules.title),
        "source": rules.source,
        "players": rules.seats.players,
        "partners": rules.seats.partners,
        "cards": rules.cards().size,
        "digest": digest(rules),
    }


@command.command("show")
@click.argument("rules", metavar="NAME[?CHANGES]")
@json_option
@lang_option
def show_command(rules: str, as_json: bool, lang: str | None) -> None:
    """One rule set, field by field, with what each field means; --json gives the whole set."""
    found = parse(rules)
    if as_json:
        put_json(to_json(found).encode())
        return
    say = speaker(lang)
    click.echo(getattr(found.title, say.lang))
    click.echo(say("cli-rules-head", name=found.name, source=found.source))
    for name, section in _sections(found):
        click.echo(f"\n{name}")
        for field, value, meaning in _fields(section):
            click.echo(f"  {field:<18} {value:<18} {meaning}".rstrip())
        if name == "meld":
            for line in _meld_rows(found):
                click.echo(line)


def _sections(rules: RuleSet) -> list[tuple[str, Section]]:
    """The parts of a rule set that say what is played."""
    return [
        (field, getattr(rules, field))
        for field in rules.__struct_fields__
        if field != "title" and isinstance(getattr(rules, field), msgspec.Struct)
    ]


def _fields(section: Section) -> list[tuple[str, str, str]]:
    """Field, value and meaning, as the schema describes it."""
    hints = get_type_hints(type(section), include_extras=True)
    found = []
    for field in section.__struct_fields__:
        value = getattr(section, field)
        if not isinstance(value, dict):
            metas = [meta for meta in getattr(hints[field], "__metadata__", ()) if isinstance(meta, Meta)]
            meaning = next((meta.description for meta in metas if meta.description), "")
            found.append((field, _written(value), meaning))
    return found


def _written(value: object) -> str:
    """A value as an override line would state it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _meld_rows(rules: RuleSet) -> list[str]:
    """The meld table, a line each: name, cards, and what holding it once, twice … pays."""
    where = {"trump": "trump", "plain": "plain suit", "all": " ".join(SUITS), "given": ""}
    return [
        f"  {name:<18} {f'{row.cards} {where[row.suit]}'.strip():<18} {' / '.join(map(str, row.points))}"
        for name, row in rules.meld.rows.items()
    ]


command.add_command(leaflet.command)
