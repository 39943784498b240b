"""What goes between a table and a program that plays: one JSON object a line, both ways.

    table                                     program
    {"type": "hello", "protocol": 1, …}   →
                                          ←   {"type": "ready", "protocol": 1, "name": "mybot"}
    {"type": "decide", "id": 1, …}        →
                                          ←   {"type": "answer", "id": 1, "index": 0}

The program ends when its input does. docs/bots.md tells it all; `tools/bots_doc.py` writes the schema into it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from binocle.game.actions import Action
from binocle.game.views import Budget, Candidate, View

PROTOCOL: Final = 1
"""The version of these messages. A program ignores fields it does not know; only what breaks it gets a new number."""

LONGEST_ANSWER: Final = 65_536
"""Bytes in a line of the program."""

LONGEST_REQUEST: Final = 262_144
"""Bytes in a line of the table."""

Rules: TypeAlias = Annotated[
    str | dict[str, Any],
    Meta(description="A rule set: a name with changes (`midwest?score.target=1000`), or the whole of it as an object."),
]
Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1, description="Number of the request; the answer repeats it.")]


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The table's first line, and the rule set of all views to come.

    `game` is the set's name; `digest` stands in the views as `rules`. In `lang` the table would like reasons in words;
    null is: none are wanted.
    """

    protocol: int
    rules: Rules
    game: str = ""
    digest: str = ""
    binocle: str = ""
    lang: Literal["en", "de"] | None = None


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The program's answer to `hello`, once it is ready to play: its own name and version, as it likes."""

    protocol: int
    name: Annotated[str, Meta(max_length=80)] = ""
    version: Annotated[str, Meta(max_length=40)] = ""


class Decide(msgspec.Struct, frozen=True, tag="decide"):
    """A seat has to decide: what it sees, its legal actions among it, and what it may spend.

    After `deadline` seconds (0 = none is known) the answer is not waited for any longer. With `rules` the line says
    all, and needs no `hello` before it.
    """

    id: Id
    view: View
    budget: Budget
    deadline: float = 0.0
    rules: Rules | None = None


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """What the seat does: `index` into the legal actions of the view, or the `action` itself. All else is optional.

    `text` is the reason in a sentence; `candidates` are the actions that were considered, with the points expected of
    them. `why`, `facts` and `worlds` are what Binocle's own players say of a decision.
    """

    id: Id
    index: Annotated[int, Meta(ge=0)] | None = None
    action: Action | None = None
    text: str = ""
    candidates: tuple[Candidate, ...] = ()
    worlds: int = 0
    why: str = ""
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)


class Trouble(msgspec.Struct, frozen=True, tag="error"):
    """The program cannot answer a line: a code such as `view/no-choice`, and a sentence. The next line is a new one."""

    code: str
    text: str
    id: Id | None = None


ToProgram: TypeAlias = Hello | Decide
ToTable: TypeAlias = Ready | Answer | Trouble

encode: Final = msgspec.json.Encoder().encode
read_request: Final = msgspec.json.Decoder(ToProgram).decode
read_answer: Final = msgspec.json.Decoder(ToTable).decode
