"""Everything that Binocle raises when somebody else's input is wrong.

    BinocleError
    ├── RuleSetError      a rule set or an override that cannot be: names the field's path
    ├── NotationError     text that is no card, hand or record: names the text and the position
    ├── IllegalAction     an action the rules refuse: carries a code and a sentence
    └── RecordError       a record that cannot be read or does not replay: names line or deal

All of them can be caught as `BinocleError`; `str(error)` is one sentence for people, without a trace of hidden cards.
Faults of our own are `AssertionError`s and are never caught.
"""


class BinocleError(Exception):
    """Anything that was wrong with what Binocle was given."""


class RuleSetError(BinocleError):
    """A rule set, or an override of one, that cannot be played.

    Attributes:
        path: the field, dotted as in the file, such as `score.target`; empty for the set as a whole.
        problem: what was wrong with it and what is allowed.
    """

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(path, problem)
        self.path = path
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.path}: {self.problem}" if self.path else self.problem


class NotationError(BinocleError):
    """Text that should have been a card, a hand, a call or a record, and is not.

    Attributes:
        problem: what was expected there.
        text: the offending piece of the text, as it was written.
        position: where that piece begins, in characters from 0.
    """

    def __init__(self, problem: str, text: str, position: int) -> None:
        super().__init__(problem, text, position)
        self.problem = problem
        self.text = text
        self.position = position

    def __str__(self) -> str:
        return f"{self.problem}: {self.text!r} at position {self.position}"


class IllegalAction(BinocleError):  # noqa: N818 - the field's word for it; "IllegalActionError" says nothing more
    """An action that the rules do not allow this seat now.

    Attributes:
        code: a stable name of the reason, such as `play/must-head`.
        text: the same as a sentence for the player who tried it; it rests on what that player can see.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return f"{self.text} [{self.code}]"


class RecordError(BinocleError):
    """A record that is damaged, or that does not replay to the states it was sealed with.

    Attributes:
        problem: what was wrong.
        line: the line of the file, from 1, where it was noticed.
        deal: the deal, from 1, whose seal does not fit.
    """

    def __init__(self, problem: str, line: int | None = None, deal: int | None = None) -> None:
        super().__init__(problem, line, deal)
        self.problem = problem
        self.line = line
        self.deal = deal

    def __str__(self) -> str:
        places = [f"{name} {value}" for name, value in (("line", self.line), ("deal", self.deal)) if value is not None]
        return f"{', '.join(places)}: {self.problem}" if places else self.problem
