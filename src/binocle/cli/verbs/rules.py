"""`binocle rules`: the rule sets there are, one of them as a page, what differs, whether a file is good, the form."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_type_hints

import click
import msgspec
from msgspec import Meta

from binocle.cards import SUITS
from binocle.cli.failures import NEGATIVE, OK, BadInput, one_line
from binocle.cli.options import asked_language, json_option, lang_option, speaker
from binocle.cli.requests import put_json
from binocle.cli.verbs import leaflet
from binocle.errors import RuleSetError
from binocle.rules import RuleSet, digest, load_file, loads, named, names, read, to_json
from binocle.rules.tables import lower

Section = msgspec.Struct


@click.group("rules", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """List the rule sets, explain one, compare two, check a file of one's own.

    \b
    binocle rules list
    binocle rules show midwest --lang de
    binocle rules show "midwest?score.target=1000" --json
    binocle rules diff midwest auction
    binocle rules check ours.toml
    binocle rules form --json
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
    titles = [getattr(rules.title, say.lang) for rules in sets]
    wide = max(len(rules.name) for rules in sets), max(len(title) for title in titles)
    for rules, title in zip(sets, titles, strict=True):
        table = say("cli-rules-line", players=rules.seats.players, cards=rules.cards().size)
        click.echo(f"{rules.name:<{wide[0]}} {title:<{wide[1]}} {table}")


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
@click.argument("rules", metavar="NAME[?CHANGES]|FILE")
@click.option("--fields", is_flag=True, help="Field by field, as in a file, instead of a page.")
@json_option
@lang_option
def show_command(rules: str, fields: bool, as_json: bool, lang: str | None) -> None:
    """The rules of a set as a page to learn the game from; --json gives the whole set.

    \b
    binocle rules show midwest
    binocle rules show "two-handed?score.target=1500&meld.per_trick=several" --lang de
    binocle rules show ours.toml --fields
    """  # noqa: D301 - as above
    found = read(rules)
    if as_json:
        put_json(to_json(found).encode())
        return
    if fields:
        _put_fields(found, lang)
        return
    from binocle.explain import page, render  # noqa: PLC0415 - costs time that the other verbs save

    click.echo(render(page(found, asked_language(lang))), nl=False)


@command.command("diff")
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@json_option
@lang_option
def diff_command(a: str, b: str, as_json: bool, lang: str | None) -> None:
    """What changes from A to B, a sentence for each rule. A and B are names, with changes, or files.

    \b
    binocle rules diff midwest auction
    binocle rules diff midwest "midwest?score.target=1000"        The mark is 1,000 instead of 1,500.
    binocle rules diff partners ours.toml --lang de
    """  # noqa: D301 - as above
    from binocle.explain import diff  # noqa: PLC0415 - as above

    found = diff(read(b), read(a), asked_language(lang))
    if as_json:
        put_json([msgspec.to_builtins(difference) for difference in found])
        return
    for difference in found:
        click.echo(difference.text)
    if not found:
        click.echo(speaker(lang)("cli-rules-same"))


@command.command("check")
@click.argument("file", metavar="FILE|-")
@json_option
@lang_option
def check_command(file: str, as_json: bool, lang: str | None) -> int:
    """Whether a file is a rule set that can be played. Exit code 1: it is not; the field and what it allows are named.

    \b
    binocle rules check ours.toml && echo well done
    binocle rules check ours.toml --json      {"ok":false,"path":"score.target","problem":"5 does not fit; …"}
    """  # noqa: D301 - as above
    try:
        rules = _read_file(file)
        lower(rules)
    except RuleSetError as error:
        if as_json:
            put_json({"ok": False, "path": error.path, "problem": error.problem})
        else:
            click.echo(one_line(str(error)))
        return NEGATIVE
    if as_json:
        put_json({"ok": True, **summary(rules)})
        return OK
    say = speaker(lang)
    table = say("cli-rules-line", players=rules.seats.players, cards=rules.cards().size)
    click.echo(say("cli-rules-good", name=rules.name, title=getattr(rules.title, say.lang), table=table))
    return OK


def _read_file(file: str) -> RuleSet:
    """The set in a file, or on standard input. A file that cannot be opened is no answer but misuse."""
    if file == "-":
        try:
            return loads(sys.stdin.buffer.read(65_537).decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise RuleSetError("", "the text is not UTF-8") from None
    path = Path(file)
    try:
        with path.open("rb"):
            pass
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not a file name"
        raise BadInput("rules/no-file", f"{file} cannot be read: {reason}") from None
    return load_file(path)


@command.command("form")
@json_option
@lang_option
def form_command(as_json: bool, lang: str | None) -> None:
    """Every field of a rule set: what it means, what it allows, when it has effect; --json for programs that edit."""
    from binocle.explain import form, named_sets  # noqa: PLC0415 - as above

    if as_json:
        put_json({"groups": msgspec.to_builtins(form()), "sets": named_sets()})
        return
    say = speaker(lang)
    for group in form():
        click.echo(group.title[say.lang])
        for field in group.fields:
            if field.kind == "number":
                limits = {"least": field.least or 0, "most": field.most or 0}
                allowed = say("cli-form-range", **limits)
            else:
                allowed = ", ".join(_written(choice.value) for choice in field.choices)
            click.echo(f"  {field.path:<26} {field.title[say.lang]}")
            click.echo(f"  {'':<26} {field.help[say.lang]}")
            if allowed:
                click.echo(f"  {'':<26} {allowed}")


def _put_fields(rules: RuleSet, lang: str | None) -> None:
    """The set field by field, with what each field means, as the schema says it."""
    say = speaker(lang)
    click.echo(getattr(rules.title, say.lang))
    click.echo(say("cli-rules-head", name=rules.name, source=rules.source))
    for name, section in _sections(rules):
        click.echo(f"\n{name}")
        for field, value, meaning in _fields(section):
            click.echo(f"  {field:<18} {value:<18} {meaning}".rstrip())
        if name == "meld":
            for line in _meld_rows(rules):
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
