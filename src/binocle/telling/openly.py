"""News with all hands open, as after a deal."""

from __future__ import annotations

from binocle.game.events import CardsBuried, Event, Private
from binocle.telling.words import Words


def sentence(words: Words, event: Event) -> str:
    """An event as a sentence about all seats alike, hidden cards shown."""
    if not isinstance(event, Private):
        return words.event(event.seen_by(None))
    if isinstance(event.inside, CardsBuried):  # that sentence speaks to the declarer
        return f"{words.event(event.outside)} {words.cards(event.inside.cards or ())}"
    return words.event(event.inside)
