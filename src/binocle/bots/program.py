"""A player in a process of its own: asked by the protocol, never trusted, and replaced for one move when it fails."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from binocle import __version__
from binocle.bots.messages import PROTOCOL, Answer, Decide, Hello, Ready, Trouble, encode, read_answer
from binocle.bots.process import Limits, LineProcess, Lost
from binocle.errors import BinocleError
from binocle.game.actions import Action, first_of
from binocle.game.engine import Game
from binocle.game.views import Budget, Decision, View
from binocle.rules import to_json

FAULTS: Final = ("crash", "late", "long", "garbage", "illegal", "refused", "start", "gone")
"""How a move can be lost: the process ended; no answer in time; a line too long; no answer at all; an action that is
not legal; the program said that it cannot; it could not be started again; it has failed too often."""

_MOST_CANDIDATES: Final = 64
_MOST_TEXT: Final = 240
_KEPT: Final = 20


class ProgramError(BinocleError):
    """A program that cannot be started, or does not speak the protocol."""


class Mishap(msgspec.Struct, frozen=True):
    """A move that was lost: how (one of `FAULTS`), where, and what is known about it."""

    fault: str
    seat: int | None
    seq: int
    about: str


class Program:
    """Plays by asking a process. What it answers is checked; a fault costs one move, is counted, and starts it anew.

    `faults` counts them by kind, `mishaps` are the last of them.
    """

    def __init__(
        self, command: Sequence[str], game: Game, limits: Limits | None = None, *, spec: str = "", own: bool = False
    ) -> None:
        """Start the program and wait until it is ready.

        Args:
            command: the program and its arguments.
            game: whose rules it is told.
            limits: what it may use.
            spec: what it is called in messages; the command by default.
            own: it is one of Binocle's own players, so that its reasons can be put into words here.

        Raises:
            ProgramError: it cannot be started, or is not ready in time.
            CannotRunError: this system cannot run it.
        """
        self.faults: Final[Counter[str]] = Counter()
        self.mishaps: Final[list[Mishap]] = []
        self.name = ""
        self._command: Final = tuple(command)
        self._spec: Final = spec or " ".join(command)
        self._limits: Final = Limits() if limits is None else limits
        self._own: Final = own
        rules = msgspec.json.decode(to_json(game.rules))
        digest = game.setting.digest
        self._hello: Final = encode(Hello(PROTOCOL, rules, game.rules.name, digest, __version__, None if own else "en"))
        self._asked = 0
        self._in_a_row = 0
        self._process: LineProcess | None = None
        try:
            self._start()
        except Lost as lost:
            about = f" ({said})" if (said := _short(lost.said)) else ""
            raise ProgramError(f"{self._spec}: {_START_FAULTS[lost.code]}{about}") from None

    def decide(self, view: View, budget: Budget) -> Decision:
        """What the program answers, else the first legal action with the fault."""
        if self._in_a_row >= self._limits.strikes:
            return self._fault("gone", view, "")
        try:
            if self._process is None:
                self._restart()
            decision = self._ask(view, budget)
        except Lost as lost:
            self._in_a_row += 1
            return self._fault(lost.code, view, lost.said)
        self._in_a_row = 0
        return decision

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.close()
            self._process = None

    # ------------------------------------------------------------------------------------------ the process
    def _start(self) -> None:
        """Start the process and greet it. Raises `Lost`."""
        process = LineProcess(self._command, self._limits)
        line = process.ask(self._hello, self._limits.start)
        try:
            ready = read_answer(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            ready = None
        if not isinstance(ready, Ready) or ready.protocol != PROTOCOL:
            process.close(0.0)
            raise Lost("garbage", _said(line) if ready is None else f"it speaks another protocol: {_said(line)}")
        self.name = _short(ready.name)
        self._process = process

    def _restart(self) -> None:
        try:
            self._start()
        except Lost as lost:
            raise Lost("start", lost.said) from None

    def _ask(self, view: View, budget: Budget) -> Decision:
        """The answer of the process as a decision. Raises `Lost`."""
        assert self._process is not None
        self._asked += 1
        request = encode(Decide(self._asked, view, budget, self._limits.move))
        try:
            line = self._process.ask(request, self._limits.move)
        except Lost:
            self._process = None
            raise
        try:
            answer = read_answer(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._drop()
            raise Lost("garbage", f"{_said(line)}: {error}") from None
        if isinstance(answer, Trouble) and answer.id in {None, self._asked}:
            raise Lost("refused", f"{answer.code}: {answer.text}")
        if not isinstance(answer, Answer) or answer.id != self._asked:
            self._drop()  # out of step: an answer to something else, or two to one request
            raise Lost("garbage", _said(line))
        return self._read(view, answer)

    def _drop(self) -> None:
        if self._process is not None:
            self._process.close(0.0)
            self._process = None

    # ------------------------------------------------------------------------------------------ the answer
    def _read(self, view: View, answer: Answer) -> Decision:
        """A decision made of an answer. Raises `Lost` for an action that is not legal."""
        action = _chosen(view, answer)
        if action is None:
            said = "neither index nor action" if answer.index is None else f"index {answer.index}"
            raise Lost("illegal", said if answer.action is None else encode(answer.action).decode())
        candidates = tuple(one for one in answer.candidates[:_MOST_CANDIDATES] if one.action in view.legal)
        candidates = tuple(one for one in candidates if math.isfinite(one.value) and math.isfinite(one.spread))
        if self._own:
            return Decision(action, candidates, answer.worlds, answer.why, answer.facts)
        text = _short(answer.text)
        facts: dict[str, str | int] = {"text": text} if text else {}
        return Decision(action, candidates, max(0, answer.worlds), "why-said" if text else "", facts)

    def _fault(self, fault: str, view: View, about: str) -> Decision:
        """The first legal action, the fault counted and noted."""
        self.faults[fault] += 1
        self.mishaps.append(Mishap(fault, view.seat, view.seq, _short(about)))
        del self.mishaps[:-_KEPT]
        return Decision(first_of(view.legal), why="why-fault", facts={"fault": fault}, fault=fault)


_START_FAULTS: Final = {
    "crash": "the program ended before it was ready",
    "late": "the program was not ready in time",
    "long": "the program said too much before it was ready",
    "garbage": 'the program did not say that it is ready; allowed: {"type":"ready","protocol":1}',
}


def _chosen(view: View, answer: Answer) -> Action | None:
    """The legal action that was meant; None when there is none, or two are meant."""
    if answer.index is None:
        return answer.action if answer.action in view.legal else None
    if answer.index >= len(view.legal):
        return None
    action = view.legal[answer.index]
    return action if answer.action in (None, action) else None


def _said(line: bytes) -> str:
    return _short(line[: 4 * _MOST_TEXT].decode(errors="replace"))


def _short(text: str) -> str:
    """What a program said, on one line without control characters, cut to a bearable length."""
    flat = " ".join("".join(sign if sign.isprintable() else " " for sign in text[: 8 * _MOST_TEXT]).split())
    return flat if len(flat) <= _MOST_TEXT else f"…{flat[1 - _MOST_TEXT :]}"
