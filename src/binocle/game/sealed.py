"""Secrets of a deal, closed so that they cannot slip out by accident."""

from __future__ import annotations

from typing import Generic, NoReturn, TypeVar

T = TypeVar("T")


class Sealed(Generic[T]):
    """A value that only the rules engine may open: no repr, no length, no pickle, no encoding, no iteration.

    A state that is logged, printed in a traceback or handed to an encoder therefore shows none of it. Equality and
    hash look inside, so two states are equal exactly when their hidden cards are.
    """

    __slots__ = ("_content",)

    def __init__(self, content: T) -> None:
        self._content = content

    def open(self) -> T:
        """What is inside. Only `binocle.game` and the recorder call this; everybody else gets a view."""
        return self._content

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sealed) and bool(self._content == other._content)

    def __hash__(self) -> int:
        return hash(self._content)

    def __repr__(self) -> str:
        return "<sealed>"

    def __reduce__(self) -> NoReturn:
        message = "sealed cards do not travel; send a view or a record"
        raise TypeError(message)
