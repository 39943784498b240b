"""The game line by line, for pipes and screen readers: no colours, no moving cursor, everything by typing."""

from __future__ import annotations

import io
import random
import secrets
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Final, TextIO

from binocle.cards import Placement, sort_for_display
from binocle.deal import random_deal, system_deal
from binocle.errors import RecordError
from binocle.game.actions import Action, Bid, Bury, CallOut, Deal, GiveUp, Play
from binocle.game.engine import Game
from binocle.game.views import Budget, Player, View
from binocle.locale import Language
from binocle.players import make
from binocle.record import Header, History, Occupant, Writer
from binocle.rules import RuleSet
from binocle.table import (
    Act,
    Append,
    Ask,
    Begin,
    Command,
    Dealt,
    Decided,
    Effect,
    Hint,
    Join,
    NeedDeal,
    Over,
    Send,
    Table,
    Undo,
)
from binocle.tui.host import PERSON, SeatsError
from binocle.tui.pages import Line, howto_page, rules_page
from binocle.tui.typed import Puzzled, Verb, read
from binocle.tui.words import Words

NAMES: Final = ("Anna", "Bert", "Clara", "David", "Emma")
"""What the computer players are called, in order of their seats."""

WIDTH: Final = 100
"""Pages to read are broken into lines of at most so many characters."""

BIDS_SHOWN: Final = 5
"""So many bids are listed; higher ones are typed."""


def run(
    rules: RuleSet | None,
    seats: Sequence[str],
    lang: Language,
    *,
    stdin: TextIO,
    stdout: TextIO,
    seed: int | None = None,
    record: Path | None = None,
    resume: Path | None = None,
) -> None:
    """Play one game, from the first line to the last or until the input ends; then everything is in the record.

    Args:
        rules: the rule set; not needed to resume.
        seats: `person` for one seat, names of computer players for the others; seat 0 first.
        lang: the language to speak. Commands are understood in every language.
        stdin: where the lines come from.
        stdout: where the lines go.
        seed: makes deals and computer players the same each time; without it they come from the system.
        record: a file to write the game to; it must not exist.
        resume: a record to go on with, instead of a new game.

    Raises:
        SeatsError: there is not exactly one person, or a seat too many or too few.
        RecordError: the record to resume is damaged.
        OSError: a file could not be read or written.
    """
    if resume is not None:
        writer, history = Writer.reopen(resume)
        sink: Path | io.BytesIO = resume
    else:
        if rules is None:
            raise SeatsError("there is neither a rule set nor a record to go on with")
        header = _header(rules, seats)
        sink = io.BytesIO() if record is None else record
        writer, history = Writer.create(sink, header), History(header)
    try:
        _Session(history, writer, sink, lang, stdin=stdin, stdout=stdout, seed=seed).play(resumed=resume is not None)
    finally:
        writer.close()


def _header(rules: RuleSet, seats: Sequence[str]) -> Header:
    if len(seats) != rules.seats.players:
        raise SeatsError(f"{len(seats)} seats were named; {rules.name} is for {rules.seats.players} players")
    occupants = [Occupant(PERSON, "person") if seat == PERSON else Occupant(seat, "bot") for seat in seats]
    dealer = (seats.index(PERSON) - 1) % len(seats) if PERSON in seats else 0  # so that the person begins
    return Header.of(rules, occupants, dealer=dealer)


class _Session:
    """One person at a plain table."""

    def __init__(
        self,
        history: History,
        writer: Writer,
        sink: Path | io.BytesIO,
        lang: Language,
        *,
        stdin: TextIO,
        stdout: TextIO,
        seed: int | None,
    ) -> None:
        people = [seat for seat, occupant in enumerate(history.header.seats) if occupant.kind == "person"]
        if len(people) != 1:
            raise SeatsError(f"{len(people)} people sit at this table; line by line exactly one can play")
        self.me: Final = people[0]
        self.writer = writer
        self.sink = sink
        self.seed = seed
        self.game: Final[Game] = history.game
        self.players: Final[dict[str, Player]] = {
            occupant.name: make(occupant.name, self.game)
            for occupant in (*history.header.seats, Occupant("steady", "bot"))
            if occupant.kind == "bot"
        }
        self.table: Final = Table(history, budget=Budget(seed=secrets.randbits(32) if seed is None else seed))
        free = iter(NAMES)
        names = [PERSON if seat == self.me else next(free) for seat in range(len(history.header.seats))]
        self.words: Final = Words(self.game, lang, names, self.me)
        self.say: Final = self.words.say
        self.view: View = self.table.view(self.me)
        self.over = False
        self._stdin = stdin
        self._stdout = stdout
        self._start: Final = monotonic()

    # ------------------------------------------------------------------------------------------ the loop

    def play(self, *, resumed: bool) -> None:
        """To the end of the game or of the input."""
        self._welcome(resumed=resumed)
        self._tell(Join(self.me))
        self._tell(Begin())
        if resumed and not self.over:
            self._put(self.words.situation(self.view))
        told_at = -1
        options: list[Action] = []
        while not self.over:
            if self.view.seq != told_at:
                told_at = self.view.seq
                options = self._offer()
            line = self._ask()
            if line is None:
                break
            if line.strip() and not self._obey(line, options):
                break
        if self.over:
            self._put([self.say("plain-game-over")])
        if not isinstance(self.sink, Path):
            self._put([self.say("plain-not-saved")])
        else:
            self._put([self.say("plain-saved", path=str(self.sink))])
        self._put([self.say("plain-bye")])

    def _welcome(self, *, resumed: bool) -> None:
        title = getattr(self.game.rules.title, self.words.lang)
        players = [
            self.say("seat-you")
            if seat == self.me
            else self.say("plain-player", name=self.words.names[seat], player=occupant.name)
            for seat, occupant in enumerate(self.table.seats)
        ]
        self._put([self.say("plain-welcome", title=title, players=", ".join(players)), self.say("plain-welcome-help")])
        if resumed:
            self._put([self.say("plain-resumed")])

    def _put(self, lines: Iterable[str]) -> None:
        self._stdout.writelines(f"{line}\n" for line in lines)
        self._stdout.flush()

    def _ask(self) -> str | None:
        """The next line, None when there is none any more."""
        self._stdout.write("> ")
        self._stdout.flush()
        line = self._stdin.readline()
        if not line:
            self._put([""])
            return None
        return line

    # ------------------------------------------------------------------------------------------ the table

    def _tell(self, command: Command) -> None:
        """Give the table a command and do all that it wants done, computer players' turns included."""
        due = deque(self._handle(command))
        while due:
            effect = due.popleft()
            match effect:
                case Append():
                    effect.write(self.writer)
                case Send():
                    self._show(effect)
                case Ask():
                    name = "steady" if effect.hint else self.table.seats[effect.seat].name
                    decision = self.players[name].decide(effect.view, effect.budget)
                    due.extend(self._handle(Decided(effect.seat, effect.view.seq, decision, effect.hint)))
                case NeedDeal():
                    due.extend(self._handle(Dealt(effect.seq, self._deal(effect.dealer))))
                case Over():
                    self.over = True
                case _:
                    pass  # no pauses here, and a player's fault is mended by the table

    def _handle(self, command: Command) -> tuple[Effect, ...]:
        return self.table.handle(command, monotonic() - self._start)

    def _show(self, send: Send) -> None:
        if isinstance(send.body, View):
            self.view = send.body
        else:
            self._put(self.words.body(send.body, self.view))

    def _deal(self, dealer: int) -> Deal:
        if self.seed is None:
            return system_deal(self.game, dealer)
        return random_deal(self.game, random.Random(f"{self.seed} {self.view.deal_no}"), dealer)

    # ------------------------------------------------------------------------------------------ choosing

    def _offer(self) -> list[Action]:
        """Say how things stand and list what can be done, numbered; cards in the order of the hand on one line."""
        view = self.view
        words = self.words
        self._put([*words.auction(view), *words.trick(view), words.own_hand(view)])
        last = [action for action in view.legal if isinstance(action, GiveUp | CallOut)]
        cards = [action for action in view.legal if isinstance(action, Bury) or _is_from_hand(action)]
        others = [action for action in view.legal if action not in cards and action not in last]
        bids = [action for action in others if isinstance(action, Bid)]
        options: list[Action] = []
        self._list([action for action in others if action not in bids[BIDS_SHOWN:]], options)
        if len(bids) > BIDS_SHOWN:
            self._put([self._more_bids(bids)])
        if cards:
            self._list_cards(_in_order(cards, view.public.trump), options)
        self._list(last, options)  # a slip of the finger should not end the deal, so never number 1
        return options

    def _list(self, actions: Sequence[Action], options: list[Action]) -> None:
        """Put these actions at the end of the numbered list, a line each."""
        if actions and not options:
            self._put([self.say("plain-choose")])
        start = len(options) + 1
        options += actions
        self._put(f"{number}: {self.words.action(action, self.view)}" for number, action in enumerate(actions, start))

    def _list_cards(self, cards: list[Bury | Play], options: list[Action]) -> None:
        """Put these cards at the end of the numbered list, all on one line."""
        key = "plain-choose-bury" if isinstance(cards[0], Bury) else "plain-choose-card"
        numbered = enumerate(cards, len(options) + 1)
        text = ", ".join(f"{number}: {self.words.card(action.card)}" for number, action in numbered)
        self._put([self.say(key, cards=text)])
        options += cards

    def _more_bids(self, bids: list[Bid]) -> str:
        rules = self.game.rules.auction
        if rules.coarse_from:
            return self.say("plain-more-bids", highest=bids[-1].amount)
        return self.say("plain-more-bids-steps", step=rules.step, highest=bids[-1].amount)

    def _obey(self, line: str, options: list[Action]) -> bool:
        """Do what was typed; False when it was to leave."""
        meant = read(line, options, self.view, self.words)
        if isinstance(meant, Puzzled):
            self._put([self.say(meant.key, **meant.values)])
        elif isinstance(meant, Verb):
            return self._verb(meant)
        else:
            self._tell(Act(self.me, self.table.seq, meant))
        return True

    def _verb(self, verb: Verb) -> bool:
        match verb.name:
            case "quit":
                return False
            case "help":
                self._put(self.say("plain-help").splitlines())
            case "hint":
                self._tell(Hint(self.me))
            case "undo":
                self._tell(Undo(self.me))
            case "last":
                self._put([self.words.last_trick(self.view)])
            case "score":
                self._put(self.words.score(self.view))
            case "rules":
                self._put(_page(rules_page(self.game.rules, self.say, WIDTH)))
            case "howto":
                self._put(_page(howto_page(self.game.rules, self.say, WIDTH)))
            case "save":
                self._save(verb.rest)
            case _:
                self._put(self.words.situation(self.view))
        return True

    def _save(self, name: str) -> None:
        """Say where the game is being written, or begin to write it to this file."""
        if isinstance(self.sink, Path):
            self._put([self.say("plain-saved", path=str(self.sink))])
        elif not name:
            self._put([self.say("plain-save-where")])
        else:
            path = Path(name)
            try:
                with path.open("xb") as file:
                    file.write(self.sink.getvalue())
                self.writer, _ = Writer.reopen(path)
            except (OSError, RecordError) as problem:
                self._put([self.say("plain-save-failed", path=name, problem=_reason(problem))])
                return
            self.sink = path
            self._put([self.say("plain-saved", path=name)])


def _page(lines: Iterable[Line]) -> Iterator[str]:
    """A page of the full screen as plain text."""
    return ("".join(text for text, _ in line).rstrip() for line in lines)


def _is_from_hand(action: Action) -> bool:
    return isinstance(action, Play) and not action.tabled


def _in_order(cards: list[Action], trump: int) -> list[Bury | Play]:
    """Plays or buries in the order in which the hand is shown."""
    by_kind = {action.card.kind: action for action in cards if isinstance(action, Bury | Play)}
    return [by_kind[kind] for kind in sort_for_display(by_kind, trump, Placement.TRUMP_FIRST)]


def _reason(problem: Exception) -> str:
    return problem.strerror or str(problem) if isinstance(problem, OSError) else str(problem)
