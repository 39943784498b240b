"""Players by name."""

import pytest

from binocle.game.views import Player
from binocle.players import make, names
from binocle.players.registry import UnknownPlayerError
from tests.unit.players.spots import table


def test_every_name_makes_a_player() -> None:
    """Each name on the list gives something that decides."""
    game = table("auction")
    for name in names():
        player: Player = make(name, game)
        assert callable(player.decide)


def test_unknown_name() -> None:
    """A name that is not there is refused with those that are."""
    with pytest.raises(UnknownPlayerError, match="allowed: random, steady"):
        make("clever", table("auction"))
