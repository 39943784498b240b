"""What must be played to a trick, as a small flow: three questions at most, and what each answer asks for.

The flow is read off the duty flags of the kernel; a test walks it through drawn hands and compares.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from binocle.kernel.layout import FOLLOW, HEAD_AFTER_RUFF, HEAD_PLAIN, HEAD_TRUMP, OVERTRUMP, TRUMP_WHEN_VOID

Question = Literal["suit", "trump", "neither"]
"""Do you hold the suit led; if not, a trump; or neither."""

Choice = Literal["beat", "beat-trump", "beat-ruffed", "suit", "higher-trump", "trump", "any"]
"""Cards to choose from.

beat: those of the suit led that beat the best card so far; beat-trump: the same, but only if trump was led;
beat-ruffed: those that beat the best card of the suit led, a trump lying there or not; suit: all of the suit led;
higher-trump: trumps that beat the best card so far; trump: all trumps; any: the whole hand.
"""


class Box(NamedTuple):
    """A question, and for yes what to play: the first choice of which the hand has a card."""

    question: Question
    choices: tuple[Choice, ...]


def flow(flags: int, players: int) -> tuple[Box, ...]:
    """The boxes in the order of asking; the first that is answered with yes decides. Empty when all is free.

    Where two play, nobody can have trumped before; what would matter only then is not asked.
    """
    if not flags & FOLLOW:
        return ()
    if players == 2:
        flags &= ~(OVERTRUMP | HEAD_AFTER_RUFF)
    follow: list[Choice] = []
    if flags & HEAD_PLAIN:
        follow.append("beat")
        if flags & HEAD_AFTER_RUFF:
            follow.append("beat-ruffed")
    elif flags & HEAD_TRUMP:
        follow.append("beat-trump")
    boxes = [Box("suit", (*follow, "suit"))]
    if flags & TRUMP_WHEN_VOID:
        boxes.append(Box("trump", ("higher-trump", "trump") if flags & OVERTRUMP else ("trump",)))
    return (*boxes, Box("neither", ("any",)))
