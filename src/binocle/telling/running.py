"""The score as it counts at this moment."""

from __future__ import annotations

from binocle.game import Game
from binocle.game.views import SettledView, View


def running(game: Game, view: View) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The score of each side as it counts now, and the part of it that melds of this deal have brought.

    In two-handed play melds are booked as they are laid (2H-MELD-11); elsewhere only at the end of the deal.
    """
    score = view.score
    if not game.setting.draws or isinstance(view.phase, SettledView):
        return score.totals, (0,) * len(score.totals)
    return tuple(a + b for a, b in zip(score.totals, score.melds, strict=True)), score.melds
