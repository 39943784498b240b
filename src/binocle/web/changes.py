"""What a request brought about: what is to be entered, who is to be told what, and what is to be thought about."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from binocle.errors import BinocleError
from binocle.game.events import Event
from binocle.game.views import Decision, Refusal
from binocle.table import Ask
from binocle.web.steps import Said, Step

Facts: TypeAlias = dict[str, str | float]


class Refused(BinocleError):  # noqa: N818 - what happened to a request
    """A request that is not carried out: a code with a text `error-…`, or a refusal of the table or the rules."""

    def __init__(self, code: str, refusal: Refusal | None = None, **facts: str | float) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal
        self.facts = facts


@dataclass(slots=True)
class Change:
    """All that came of one request, of time passing, or of somebody coming and going.

    Attributes:
        steps: what is entered in the log; when this is empty, nothing was decided.
        admit, dismiss: tokens and seats that open or no longer do.
        code: the new short code, None when it stays.
        table, game: whether everybody's picture of the table, of the game, has changed.
        events: the news of the game.
        said: what was said.
        notes: sentences about the table, as text keys with facts.
        asks: decisions that computer players owe.
        advice: the answer to a hint.
        finished: the game that is over now, as its record.
    """

    steps: list[Step] = field(default_factory=list)
    admit: list[tuple[bytes, int]] = field(default_factory=list)
    dismiss: list[int] = field(default_factory=list)
    code: str | None = None
    table: bool = False
    game: bool = False
    events: list[Event] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    notes: list[tuple[str, Facts]] = field(default_factory=list)
    asks: list[Ask] = field(default_factory=list)
    advice: Decision | None = None
    finished: list[tuple[int, bytes]] = field(default_factory=list)

    @property
    def is_news(self) -> bool:
        """Whether anybody must be told."""
        return bool(self.steps or self.table or self.game or self.events or self.said or self.notes)
