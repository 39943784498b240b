"""One of Binocle's own players as a program: answers the lines of a table, whatever they hold."""

from __future__ import annotations

from typing import Final

import msgspec

from binocle import __version__
from binocle.bots.messages import (
    LONGEST_REQUEST,
    PROTOCOL,
    Answer,
    Decide,
    Hello,
    Ready,
    Rules,
    ToTable,
    Trouble,
    encode,
    read_request,
)
from binocle.errors import BinocleError
from binocle.game.engine import Game
from binocle.game.views import Player
from binocle.locale import Language, texts
from binocle.players import make, read_spec
from binocle.players.preparing import load
from binocle.rules import RuleSet, from_json, parse

_GAMES: Final = 8
"""So many rule sets are kept ready."""


class _Wrong(BinocleError):  # noqa: N818 - read as a sentence where it is raised
    """A line that cannot be answered: a code and a sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text


class _Id(msgspec.Struct, frozen=True):
    """What a line that cannot be read may still tell."""

    id: int


class Session:
    """A player that answers lines; a line that cannot be answered is answered by an error, and the next one counts."""

    def __init__(self, spec: str, rules: RuleSet | None = None) -> None:
        """A session of this player; `rules` are those of views before any `hello`.

        Raises:
            PlayerError: there is no such player.
        """
        self._spec: Final = spec
        self._lang: Language | None = None
        self._games: Final[dict[str, tuple[Game, Player]]] = {}
        read_spec(spec)
        if rules is not None:
            self._sit_down(rules)

    def answer(self, line: bytes | None) -> bytes:
        """The answer to a line; None stands for one that was too long."""
        try:
            return encode(self._answer(line))
        except _Wrong as wrong:
            return encode(Trouble(wrong.code, wrong.text, _id_of(line)))
        except BinocleError as error:
            return encode(Trouble("rules/refused", str(error), _id_of(line)))

    def _answer(self, line: bytes | None) -> ToTable:
        if line is None:
            raise _Wrong("request/too-long", f"the line is too long; allowed: {LONGEST_REQUEST} bytes")
        try:
            request = read_request(line)
        except msgspec.ValidationError as error:
            raise _Wrong("request/wrong-form", f"the line is no request: {error}") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise _Wrong("request/no-json", f"the line is no JSON: {error}") from None
        return self._greet(request) if isinstance(request, Hello) else self._decide(request)

    def _greet(self, hello: Hello) -> Ready:
        if hello.protocol != PROTOCOL:
            raise _Wrong("hello/protocol", f"the protocol is {hello.protocol}; allowed: {PROTOCOL}")
        self._lang = hello.lang
        game, player = self._sit_down(read_rules(hello.rules))
        load(game, player)
        return Ready(PROTOCOL, self._spec, __version__)

    def _decide(self, request: Decide) -> Answer:
        view = request.view
        if request.rules is not None:
            self._sit_down(read_rules(request.rules))
        if view.rules not in self._games:
            raise _Wrong("rules/unknown", "the view was made under rules that were not sent; send hello or rules first")
        if view.seat is None or not view.legal:
            raise _Wrong("view/no-choice", "nothing is to be decided in this view: legal is empty, or seat is null")
        _, player = self._games[view.rules]
        try:
            decision = player.decide(view, request.budget)
        except Exception as error:  # noqa: BLE001 - a view made up by hand may hold anything, and the next line counts
            name = type(error).__name__
            raise _Wrong("view/impossible", f"no game leads to this view, or the player is at fault ({name})") from None
        index = view.legal.index(decision.action) if decision.action in view.legal else None
        text = ""
        if self._lang is not None and decision.why in (say := texts(self._lang)):
            text = say(decision.why, **decision.facts)
        return Answer(
            request.id,
            index,
            decision.action,
            text,
            decision.candidates,
            decision.worlds,
            decision.why,
            decision.facts,
        )

    def _sit_down(self, rules: RuleSet) -> tuple[Game, Player]:
        """The player for a rule set, made once."""
        game = Game(rules)
        digest = game.setting.digest
        if digest not in self._games:
            while len(self._games) >= _GAMES:
                del self._games[next(iter(self._games))]
            self._games[digest] = game, make(self._spec, game)
        return self._games[digest]


def read_rules(rules: Rules) -> RuleSet:
    """A rule set as it was sent. Raises `RuleSetError`."""
    return parse(rules) if isinstance(rules, str) else from_json(msgspec.json.encode(rules))


def _id_of(line: bytes | None) -> int | None:
    """The number of a request that cannot be answered, where it can be made out."""
    try:
        found = msgspec.json.decode(line or b"", type=_Id).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found if 0 <= found < 2**53 else None
