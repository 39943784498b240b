"""What a program may get wrong with the engine: each is refused with a typed error, and nothing happens."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from binocle.cards import Card, parse_card, parse_cards, parse_hand
from binocle.deal import random_deal
from binocle.errors import BinocleError, IllegalAction, NotationError, RuleSetError
from binocle.game import Game
from binocle.game.actions import Bid, Bury, ClaimRevoke, Deal, Dix, Draw, Meld, NameTrump, PassCard, Play
from binocle.game.state import State
from binocle.rules import named, parse
from binocle.seats import CHANCE

ODD: Any = (None, 3, 2.5, "AS", (), True, object())


def dealt(line: str) -> tuple[Game, State]:
    """A game just dealt."""
    game = Game(parse(line))
    return game, game.apply(game.start(), CHANCE, random_deal(game, random.Random(3))).state


@pytest.mark.parametrize("odd", [None, "midwest", 5, {}])
def test_a_game_is_made_from_a_rule_set(odd: Any) -> None:
    """A name or nothing is no rule set, and the error says how to get one."""
    with pytest.raises(RuleSetError, match="named and parse"):
        Game(odd)


@pytest.mark.parametrize("read", [parse_card, parse_cards, parse_hand])
@pytest.mark.parametrize("odd", [None, 5, ["AS"], b"AS"])
def test_cards_are_text(read: Callable[[Any], object], odd: Any) -> None:
    """Anything but text is refused as notation."""
    with pytest.raises(NotationError):
        read(odd)


def test_a_rule_line_is_text() -> None:
    """A number names no rule set."""
    odd: Any = 5
    with pytest.raises(RuleSetError):
        parse(odd)


@pytest.mark.parametrize("make", [Bid, Bury, NameTrump, PassCard, Play, ClaimRevoke, Draw, Dix])
@pytest.mark.parametrize("odd", ODD)
def test_a_field_of_the_wrong_kind_is_refused(make: Callable[[Any], Any], odd: Any) -> None:
    """An action whose field holds something else is refused by code, in every kind of game."""
    for line in ("midwest", "two-handed"):
        game, state = dealt(line)
        action = make(odd)
        if (make is Bid and odd == 3 and type(odd) is int) or (make in {Draw, Dix} and odd is True):
            continue
        if make is NameTrump and odd == "AS":
            continue
        with pytest.raises(IllegalAction):
            game.apply(state, game.to_act(state), action)


@pytest.mark.parametrize("odd", [None, 5, "deal", Meld, object()])
def test_what_is_no_action_is_refused(odd: Any) -> None:
    """Nothing but an action changes a game."""
    game, state = dealt("midwest")
    with pytest.raises(IllegalAction) as refused:
        game.apply(state, 0, odd)
    assert refused.value.code == "turn/no-action"


def test_melds_and_deals_of_odd_things_are_refused() -> None:
    """Names, cards and hands must be what they are called."""
    game, state = dealt("two-handed")
    odd: Any = None
    for action in (Meld(odd, odd), Meld("run", 5), Deal(odd, odd), Deal(((1,) * 12,) * 2), Deal((("AS",) * 12,) * 2)):  # type: ignore[arg-type]
        for seat in (CHANCE, game.to_act(state)):
            assert game.check(state, seat, action) is not None


@pytest.mark.parametrize("odd", [7, -2, "0", True, 0.0, None])
def test_there_is_no_such_seat(odd: Any) -> None:
    """Seats are whole numbers of the table; chance and the spectator only where they make sense."""
    game, state = dealt("midwest")
    with pytest.raises(IllegalAction):
        game.start(odd) if odd is not None else game.start("0")  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        game.apply(state, odd, Bid(250))
    if odd is not None:
        with pytest.raises(IllegalAction):
            game.view(state, odd)
        with pytest.raises(IllegalAction):
            game.legal(state, odd)


@pytest.mark.parametrize("other", ["partners", "midwest?score.target=1000", "two-handed"])
def test_a_state_belongs_to_its_rules(other: str) -> None:
    """A state of another rule set is refused by every method, not played by mistake."""
    _, state = dealt("midwest")
    game = Game(parse(other))
    for use in (
        lambda: game.to_act(state),
        lambda: game.legal(state, 0),
        lambda: game.check(state, 0, Bid(250)),
        lambda: game.apply(state, 0, Bid(250)),
        lambda: game.view(state, 0),
    ):
        with pytest.raises(BinocleError):
            use()


@pytest.mark.rule("AMB-20", "2H-END-01")
def test_a_win_by_meld_books_no_trick_points() -> None:
    """A meld that reaches the mark wins with booked totals and melds alone; points in tricks are not counted."""
    game = Game(parse("two-handed?score.target=40"))
    rng = random.Random(1)
    for seed in range(400):
        state = game.apply(game.start(), CHANCE, random_deal(game, random.Random(seed))).state
        while (seat := game.to_act(state)) >= 0:
            legal = game.legal(state, seat)
            melds = [action for action in legal if isinstance(action, Meld)]
            state = game.apply(state, seat, rng.choice(melds or legal)).state
        score = game.score(state)
        if state.public.points[score.winner] and sum(score.melds):
            assert score.totals == score.melds
            return
    raise AssertionError("no deal was won by a meld after a trick")


def test_the_kinds_of_card_are_checked_where_cards_come_in() -> None:
    """A text that looks like a card is not one: a decoder makes cards of texts, the engine does not."""
    game, state = dealt("midwest")
    odd: Any = Card.SA.value
    assert game.check(state, game.to_act(state), Bury(str(odd))) is not None  # type: ignore[arg-type]
    assert named("midwest") == game.rules
