"""Players by name, and with options."""

import pytest

from binocle.game.views import Player
from binocle.players import make, names, read_spec
from binocle.players.specs import PlayerError, PlayerOptionError, UnknownPlayerError
from tests.unit.players.spots import table


def test_every_name_makes_a_player() -> None:
    """Each name on the list gives something that decides."""
    game = table("auction")
    assert names()[:3] == ("random", "easy", "steady")
    for name in names():
        player: Player = make(name, game)
        assert callable(player.decide)


def test_unknown_name() -> None:
    """A name that is not there is refused with those that are."""
    with pytest.raises(UnknownPlayerError, match="allowed: random, easy, steady"):
        make("clever", table("auction"))


def test_a_spec_is_a_name_with_options() -> None:
    """Options are words by their names, in any order; a program is taken apart as a shell would."""
    assert read_spec("easy").options == {}
    assert read_spec("easy?slips=20").options == {"slips": "20"}
    assert read_spec("cmd:'my bots/bot' --fast 1").command == ("my bots/bot", "--fast", "1")


@pytest.mark.parametrize(
    ("text", "error", "told"),
    [
        ("easy?slips", PlayerOptionError, "allowed: name=value"),
        ("easy?", PlayerOptionError, "allowed: name=value"),
        ("easy?slips=", PlayerOptionError, "allowed: name=value"),
        ("easy?slips=1&slips=2", PlayerOptionError, "twice"),
        ("easy?speed=1", PlayerOptionError, "no option 'speed'; allowed: slips"),
        ("steady?slips=1", PlayerOptionError, "no option 'slips'; allowed: none"),
        ("easy?slips=101", PlayerOptionError, "allowed: 0 to 100"),
        ("easy?slips=-1", PlayerOptionError, "allowed: 0 to 100"),
        ("easy?slips=²", PlayerOptionError, "allowed: 0 to 100"),
        ("easy?slips=" + "9" * 400, PlayerOptionError, "allowed: 0 to 100"),
        ("", UnknownPlayerError, "allowed: random"),
        ("cmd:", PlayerError, "names no program"),
        ("cmd:''", PlayerError, "names no program"),
        ("cmd:'open", PlayerError, "cannot be taken apart"),
        ("cmd:./bot", PlayerError, "not started here"),
        ("x" * 501, PlayerError, "at most 500"),
        ("steady\n", PlayerError, "printable"),
    ],
)
def test_what_is_refused(text: str, error: type[PlayerError], told: str) -> None:
    """What cannot be is refused by its own type of error, in a sentence that says what can."""
    with pytest.raises(error, match=told.replace("?", r"\?")):
        make(text, table("auction"))
