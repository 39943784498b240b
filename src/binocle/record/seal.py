"""The digest of a state: the only code outside the engine that opens sealed cards, and it lets none of them out."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from binocle.game.sealed import Sealed
from binocle.game.state import Settled, State


def digest(state: State) -> str:
    """SHA-256, in hex, of everything in the state, hidden cards included.

    The state is written as JSON, keys sorted, no blanks; fields that are zero, false, empty or none are left out, and
    so is the digest of the rule set, which the header holds in full. A field that a later version adds therefore does
    not change the digest of a game that has no use for it.
    """
    tree: dict[str, Any] = msgspec.to_builtins(state, enc_hook=_open)
    del tree["rules"]
    return hashlib.sha256(msgspec.json.encode(_filled(tree), order="sorted")).hexdigest()


def is_booked(state: State) -> bool:
    """Whether the deal of this state is over and booked: then a seal is due."""
    return isinstance(state.phase, Settled)


def _open(value: object) -> object:
    if isinstance(value, Sealed):
        return value.open()
    message = f"a state holds no {type(value).__name__}"
    raise NotImplementedError(message)


def _filled(tree: Any) -> Any:
    """The tree without empty fields; lists keep all their places."""
    if isinstance(tree, dict):
        return {key: _filled(value) for key, value in tree.items() if value}
    if isinstance(tree, list | tuple):
        return [_filled(value) if isinstance(value, dict | list | tuple) else value for value in tree]
    return tree
