"""The game line by line, for pipes and screen readers: no colours, no moving cursor, everything by typing."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Final, TextIO, TypeAlias

from binocle.cards import Placement, sort_for_display
from binocle.game.actions import (
    Action,
    AskRedeal,
    Bid,
    Bury,
    CallOut,
    ClaimRevoke,
    GiveUp,
    HandOut,
    PassCard,
    Play,
    Shoot,
)
from binocle.game.views import View
from binocle.locale import Language
from binocle.rules import RuleSet
from binocle.table import Act, Begin, Command, Continue, Hint, Join, Pausing, Undo
from binocle.telling.labels import next_due, partner
from binocle.telling.words import Words
from binocle.tui.host import PERSON, Host, SeatsError
from binocle.tui.pages import Line, howto_page, rules_page
from binocle.tui.settings import data_folder
from binocle.tui.shelf import new_file, now, resume_command
from binocle.tui.typed import Puzzled, Verb, read

NAMES: Final = ("Anna", "Bert", "Clara", "David")
"""What the computer players are called, in order of their seats."""

WIDTH: Final = 80
"""Lines have at most so many characters, where no terminal says how many fit."""

PROMPT: Final = "> "

BIDS_SHOWN: Final = 5
"""So many bids are listed; higher ones are typed."""


def run(  # noqa: PLR0913 - the command's options
    rules: RuleSet | None,
    seats: Sequence[str],
    lang: Language,
    *,
    stdin: TextIO,
    stdout: TextIO,
    seed: int | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    isolate: bool = False,
    trust: bool = False,
    log: Path | None = None,
) -> None:
    """Play one game, from the first line to the last or until the input ends; all of it stays in the record.

    Args:
        rules: the rule set; not needed to go on with a record.
        seats: `person` for one seat, names of computer players for the others, seat 0 first; likewise.
        lang: the language to speak. Commands are understood in every language.
        stdin: where the lines come from.
        stdout: where the lines go.
        seed: makes deals and computer players the same each time; without it they come from the system.
        record: the file for the record of a new game; without it one in the data folder.
        resume: a record to go on with, instead of a new game.
        isolate: computer players decide in processes of their own.
        trust: programs that the record names are started.
        log: a file for what computer players see and decide.

    Raises:
        BinocleError: rules, seats or record are not what they should be.
        OSError: a file could not be read or written.
    """
    if resume is not None:
        host = Host.resumed(resume, seed=seed, isolate=isolate, trust=trust, log=log)
    elif rules is None:
        raise SeatsError("there is neither a rule set to play nor a record to go on with")
    else:
        file = new_file(data_folder(), rules.name) if record is None else record
        host = Host.new(rules, list(seats), file, started=now(), seed=seed, isolate=isolate, log=log)
    host.instant = True
    try:
        Session(host, lang, Lines(stdin, stdout, columns(stdout))).play(resumed=resume is not None)
    finally:
        host.close()


CardAction: TypeAlias = Bury | PassCard | HandOut | Play
"""Something done with a card of the hand."""

_ASIDE: Final = (Bury, PassCard, HandOut)
_WEIGHTY: Final = (AskRedeal, GiveUp, Shoot, ClaimRevoke, CallOut)
"""Actions that end or risk much; a slip of the finger should not cause them."""


_NBSP: Final = "\u00a0"
"""Stands for a blank at which no line is broken."""
_TOGETHER: Final = re.compile(r"\b\d+: \S+|[♠♥♦♣](?: (?:10|[AKQJDB987])\b)+")
"""An option with its number, and the cards of a suit."""


def columns(stdout: TextIO) -> int:
    """How many characters fit on a line of this terminal; `WIDTH` where it is none, or a very narrow one.

    In a pipe nobody's Enter begins a new line, so the first line of an answer stands behind the prompt.
    """
    if not stdout.isatty():
        return WIDTH - len(PROMPT)
    found = shutil.get_terminal_size((WIDTH, 24)).columns
    return found if found >= WIDTH // 2 else WIDTH


def broken(line: str, width: int) -> list[str]:
    """A line in lines of this width, broken between words; what follows the first is set in.

    >>> broken("  a word and ♠ A 10", 14)
    ['  a word and', '    ♠ A 10']
    """
    if len(line) <= width:
        return [line.replace(_NBSP, " ")]
    inset = " " * (len(line) - len(line.lstrip(" ")) + 2)
    text = _TOGETHER.sub(lambda found: found.group().replace(" ", _NBSP), line)
    pieces = textwrap.wrap(text, width, subsequent_indent=inset, break_long_words=False, break_on_hyphens=False)
    return [piece.replace(_NBSP, " ") for piece in pieces]


class Lines:
    """Lines of text in and out, none longer than `width` unless a single word is."""

    def __init__(self, stdin: TextIO, stdout: TextIO, width: int = WIDTH) -> None:
        self._stdin = stdin
        self._stdout = stdout
        self.width: Final = width

    def put(self, lines: Iterable[str]) -> None:
        """Write these lines, broken where they are too long."""
        self._stdout.writelines(f"{piece}\n" for line in lines for piece in broken(line, self.width))
        self._stdout.flush()

    def ask(self) -> str | None:
        """The next line that is typed, None when there is none any more."""
        self._stdout.write(PROMPT)
        self._stdout.flush()
        line = self._stdin.readline()
        if line:
            return line.strip()
        self.put([""])
        return None


class Session:
    """One person's game at a plain table."""

    def __init__(self, host: Host, lang: Language, lines: Lines) -> None:
        self.host: Final = host
        self.lines: Final = lines
        free = iter(NAMES)
        self.words: Final = Words(
            host.game,
            lang,
            [PERSON if seat == host.me else next(free) for seat in range(len(host.header.seats))],
            host.me,
        )
        self.say: Final = self.words.say
        self.view: View = host.view
        self._start: Final = monotonic()

    def play(self, *, resumed: bool) -> None:
        """To the end of the game or of the input."""
        try:
            self._to_the_end(resumed=resumed)
        except KeyboardInterrupt:
            self.lines.put([""])
            self._where_saved()
            raise
        if self.host.over:
            self.lines.put([self.say("plain-game-over")])
        self._where_saved()
        self.lines.put([self.say("plain-bye")])

    def _to_the_end(self, *, resumed: bool) -> None:
        """Until the game is over, the person leaves, or the input ends."""
        self._welcome(resumed=resumed)
        self._tell(Join(self.host.me), Begin())
        if resumed and not self.host.over:
            self.lines.put(self.words.situation(self.view))
        told_at = -1
        options: list[Action] = []
        while not self.host.over:
            if self.view.seq != told_at:
                told_at = self.view.seq
                options = self._offer()
            typed = self.lines.ask()
            if typed is None or not self._obey(typed, options):
                break

    def _welcome(self, *, resumed: bool) -> None:
        title = getattr(self.host.game.rules.title, self.words.lang)
        players = [
            self.say("seat-you")
            if seat == self.host.me
            else self.say("plain-player", name=self.words.names[seat], player=self._bot(occupant.name))
            for seat, occupant in enumerate(self.host.header.seats)
        ]
        self.lines.put([self.say("plain-welcome", title=title, players=", ".join(players))])
        self.lines.put([self.say("plain-welcome-help")])
        if resumed:
            self.lines.put([self.say("plain-resumed")])

    def _bot(self, name: str) -> str:
        """A computer player as the full screen calls it."""
        key = f"tui-new-seat-{name}"
        return self.say(key) if key in self.say else name

    def _where_saved(self) -> None:
        """Where the game lies, and what to type to go on with it."""
        self.lines.put([self.say("plain-saved", path=_unbroken(str(self.host.file)))])
        if not self.host.over:
            lang = () if self.words.lang == "en" else ("--lang", self.words.lang)
            trust = ("--trust",) if self.host.programs else ()
            self.lines.put([self.say("plain-resume")])
            self.lines.put([_unbroken(f"  {resume_command(self.host.file, '--plain', *lang, *trust)}")])

    def _tell(self, *commands: Command) -> None:
        """Give the table commands, and say all that happens until it waits for the person again."""
        for command in commands:
            self.host.tell(command)
        self._hear()
        while self.host.pausing:  # lines do not vanish, so nothing has to be waited for
            self.host.tell(Continue(self.host.me))
            self._hear()

    def _hear(self) -> None:
        for body in self.host.run(monotonic() - self._start):
            if isinstance(body, View):
                self.view = body
            elif not isinstance(body, Pausing):
                self.lines.put(self.words.body(body, self.view))
        for seat, fault in self.host.take_faults():
            why = self.say("why-fault", fault=fault)
            self.lines.put([self.say("why-fault-of", name=self.words.names[seat], why=why)])

    # ------------------------------------------------------------------------------------------ choosing

    def _offer(self) -> list[Action]:
        """Say how things stand and list what can be done, numbered; cards in the order of the hand on one line."""
        view = self.view
        words = self.words
        self.lines.put([*words.auction(view), *words.still_due(view), *words.trick(view), words.own_hand(view)])
        last = [action for action in view.legal if isinstance(action, _WEIGHTY)]
        cards = [action for action in view.legal if isinstance(action, _ASIDE) or _is_from_hand(action)]
        others = [action for action in view.legal if action not in cards and action not in last]
        bids = [action for action in others if isinstance(action, Bid)]
        options: list[Action] = []
        self._list([action for action in others if action not in bids[BIDS_SHOWN:]], options)
        if len(bids) > BIDS_SHOWN:
            self.lines.put([self._more_bids(bids)])
        if cards:
            self._list_cards(_in_order(cards, view.public.trump), options)
        self._list(last, options)  # never number 1
        return options

    def _list(self, actions: Sequence[Action], options: list[Action]) -> None:
        """Put these actions at the end of the numbered list, a line each."""
        if actions and not options:
            self.lines.put([self.say("plain-choose")])
        start = len(options) + 1
        options += actions
        self.lines.put(
            f"{number}: {self.words.action(action, self.view)}" for number, action in enumerate(actions, start)
        )

    def _list_cards(self, cards: list[CardAction], options: list[Action]) -> None:
        """Put these cards at the end of the numbered list, all on one line."""
        numbered = enumerate(cards, len(options) + 1)
        text = ", ".join(f"{number}: {self.words.card(action.card)}" for number, action in numbered)
        match cards[0]:
            case Bury():
                line = self.say("plain-choose-bury", cards=text)
            case PassCard():
                line = self.say("plain-choose-pass", cards=text, name=partner(self.words, self.view))
            case HandOut():
                line = self.say("plain-choose-hand-out", cards=text, name=next_due(self.words, self.view))
            case Play():
                line = self.say("plain-choose-card", cards=text)
        self.lines.put([line])
        options += cards

    def _more_bids(self, bids: list[Bid]) -> str:
        rules = self.host.game.setting.rules.auction
        if rules.coarse_from:
            return self.say("plain-more-bids", highest=bids[-1].amount)
        return self.say("plain-more-bids-steps", step=rules.step, highest=bids[-1].amount)

    def _obey(self, typed: str, options: list[Action]) -> bool:
        """Do what was typed; False when it was to leave."""
        meant = read(typed, options, self.view, self.words) if typed else None
        match meant:
            case None:
                pass
            case Puzzled():
                self.lines.put([self.say(meant.key, **meant.values)])
            case Verb():
                return self._verb(meant)
            case _:
                self._tell(Act(self.host.me, self.view.seq, meant))
        return True

    def _verb(self, verb: Verb) -> bool:
        match verb.name:
            case "quit":
                return False
            case "help":
                self.lines.put(self.say("plain-help").splitlines())
            case "hint":
                self._tell(Hint(self.host.me))
            case "undo":
                self._tell(Undo(self.host.me))
            case "last":
                self.lines.put([self.words.last_trick(self.view)])
            case "score":
                self.lines.put(self.words.score(self.view))
            case "rules":
                self.lines.put(_page(rules_page(self.host.game.rules, self.say, self.lines.width)))
            case "howto":
                self.lines.put(_page(howto_page(self.host.game.rules, self.say, self.lines.width)))
            case "save":
                self._save(verb.rest)
            case _:
                self.lines.put(self.words.situation(self.view))
        return True

    def _save(self, name: str) -> None:
        """Say where the game is kept; with a name, put a copy of it there, over nothing that exists."""
        if name:
            try:
                with Path(name).open("xb") as copy:
                    copy.write(self.host.file.read_bytes())
            except OSError as problem:
                self.lines.put(
                    [self.say("plain-save-failed", path=_unbroken(name), problem=problem.strerror or str(problem))]
                )
                return
            self.lines.put([self.say("plain-copied", path=_unbroken(name))])
        self._where_saved()


def _unbroken(text: str) -> str:
    """A text that must stay on one line, such as a path."""
    return text.replace(" ", _NBSP)


def _page(lines: Iterable[Line]) -> Iterator[str]:
    """A page of the full screen as plain text."""
    return ("".join(text for text, _ in line).rstrip() for line in lines)


def _is_from_hand(action: Action) -> bool:
    return isinstance(action, Play) and not action.tabled


def _in_order(cards: list[Action], trump: int) -> list[CardAction]:
    """What can be done with cards of the hand, in the order in which the hand is shown."""
    by_kind = {action.card.kind: action for action in cards if isinstance(action, CardAction)}
    return [by_kind[kind] for kind in sort_for_display(by_kind, trump, Placement.TRUMP_FIRST)]
