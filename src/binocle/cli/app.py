"""The command `binocle`: its verbs, how their failures are told, and how the process ends."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any, Final

import click

from binocle import __version__
from binocle.cli.failures import BAD_INPUT, INTERRUPTED, NEGATIVE, OK, OUR_FAULT
from binocle.cli.streams import make_fit
from binocle.cli.trouble import UnknownVerb, told
from binocle.errors import BinocleError, RecordError

VERBS: Final = {
    "serve": "The table in the browser: alone, or with friends by a link.",
    "play": "Play against computer players in the terminal.",
    "rules": "List, explain, compare and check rule sets, or print a leaflet.",
    "sheet": "A score sheet to write on, as PDF.",
    "meld": "The best melds of a hand.",
    "evaluate": "What a hand is worth in the auction, for each trump.",
    "legal": "Which cards of a hand may be played to a trick.",
    "winner": "Which card takes a trick.",
    "melding": "Two-handed melding, step by step through the engine.",
    "settle": "Book a deal: what changes, and whether the game is over.",
    "replay": "Play a record through and tell what happened.",
    "verify": "Check that a record is whole and replays to the same states.",
    "verify-deal": "Check that a deal in the browser was the one committed to.",
    "perft": "Count the legal sequences of cards.",
    "solve": "Perfect play with all hands open: points, best cards, yes or no.",
    "arena": "Let two players meet over duplicate deals.",
    "loadtest": "Measure a server of the browser's table under load.",
    "ladder": "Let several players meet each other, and rate them.",
    "strength": "Play the list of matches that shows how strong the players are.",
    "exam": "Ask a computer player what experienced players know.",
    "rethink": "Think the decisions of a log again.",
    "bot": "One of the computer players as a program that speaks JSON lines.",
    "prepare": "Compile what strong players need, before somebody waits for it.",
    "bench": "Measure the speed of engine and kernel.",
}
"""The verbs with their line on the help page: known without loading their modules."""

SETTINGS: Final = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class Verbs(click.Group):
    """A group that loads a verb's module when the verb is called, and turns every failure into one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The verbs in the order in which a newcomer meets them."""
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The verb's command, its module loaded now."""
        if cmd_name not in VERBS:
            return None
        command = importlib.import_module(f"binocle.cli.verbs.{cmd_name.replace('-', '_')}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """The list of verbs, without loading any."""
        with formatter.section("Verbs"):
            formatter.write_dl(list(VERBS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The verb that was meant; an unknown one is told with those there are."""
        if args and args[0] not in VERBS and not args[0].startswith("-"):
            raise UnknownVerb(args[0], tuple(VERBS), ctx)
        return super().resolve_command(ctx, args)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """As click's. The help page ends quietly when nobody reads it to the end."""
        try:
            return super().make_context(info_name, args, parent, **extra)
        except BrokenPipeError:
            raise click.exceptions.Exit(_drop_output()) from None

    def invoke(self, ctx: click.Context) -> Any:
        """Run the verb. It ends quietly when nobody reads its answers any more; click would call that a failure."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            return _drop_output()

    def main(  # type: ignore[override] # click overloads on standalone_mode; this always ends the process
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> None:
        """Run and leave with the exit code: 0, 1 for a negative answer, 2 for bad input with one line on stderr."""
        extra.pop("standalone_mode", None)
        sys.exit(self._run(list(sys.argv[1:] if args is None else args), prog_name, extra))

    def _run(self, args: list[str], prog_name: str | None, extra: dict[str, Any]) -> int:
        try:
            code = super().main(args=list(args), prog_name=prog_name or "binocle", standalone_mode=False, **extra)
            sys.stdout.flush()
        except click.exceptions.Exit as leave:
            return leave.exit_code
        except (click.Abort, KeyboardInterrupt):
            return INTERRUPTED
        except BrokenPipeError:
            return _drop_output()
        except RecordError as error:
            _tell(told(error, args))
            return NEGATIVE
        except (click.ClickException, BinocleError, OSError) as error:
            return _tell(told(error, args))
        except Exception as error:
            if os.environ.get("BINOCLE_TRACEBACK"):
                raise
            _tell(told(error, args))
            return OUR_FAULT
        return code if isinstance(code, int) and code in (OK, NEGATIVE, BAD_INPUT) else OK


def _tell(line: str) -> int:
    with contextlib.suppress(OSError):
        click.echo(f"binocle: {line}", err=True)
    return BAD_INPUT


def _drop_output() -> int:
    """Nobody reads any more: let the interpreter's own flush at exit go to nowhere."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    return OK


@click.command(
    "binocle",
    cls=Verbs,
    context_settings=SETTINGS,
    invoke_without_command=True,
    epilog="Each verb has its own page with examples: binocle meld --help. Rule sets: binocle rules list.",
)
@click.option("--lang", metavar="en|de", help="Language of what people read; else LANG decides.")
@click.version_option(__version__, prog_name="binocle")
@click.pass_context
def cli(context: click.Context, lang: str | None) -> None:
    """Pinochle for two, three and four, with one pack and with two.

    \b
    binocle play                                        a game in the terminal
    binocle meld "AS TS KS QS JS JD" --trump S          150 for the run, 40 for the pinochle
    binocle legal "9H AH KS" --trick "QH KH" --trump S  only the ace may be played

    A rule set is named, and changed behind a question mark: midwest?score.target=1000&play.duty=east
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    context.obj = lang
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def start() -> None:
    """Run the command with the arguments of the process."""
    make_fit()
    cli.main()
