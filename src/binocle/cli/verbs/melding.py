"""`binocle melding`: two-handed melding step by step, through the engine."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import click

from binocle.cards import parse_card
from binocle.cli.draw_position import ANY_TABLED, OTHER, SEAT, DrawPosition, Named
from binocle.cli.failures import BadInput, shown
from binocle.cli.options import json_option
from binocle.cli.position import DEFAULT_STOCK_RULES, check_pack, read_hand, read_trump
from binocle.cli.requests import Answer, Request, answer_source, check_fields
from binocle.errors import NotationError
from binocle.game import Game
from binocle.game.views import Refusal
from binocle.rules import read

FIELDS: Final = frozenset({"hand", "rules", "steps", "trump", "upcard"})
FORMS: Final = "win, lose, draw CARD, play CARD, meld NAME CARDS, dix exchange, dix show"
MOST_STEPS: Final = 1_000

_REFERENCE: Final = re.compile(r"(?P<card>[^*]+)(?P<star>\*(?P<place>[1-9])?)?")


@lru_cache(maxsize=64)
def game_of(rules: str) -> Game:
    """The game of a rule set with a stock. Raises `BadInput` for one without."""
    found = read(rules)
    if not found.deal.stock:
        raise BadInput("rules/no-stock", f"{found.name} has no stock; allowed: two-handed sets such as two-handed")
    return Game(found)


def answer(request: Request) -> Answer:
    """An answer for each step: null, the points paid, or the code of the refusal (2H-MELD, 2H-DIX, 2B-MELD, HAY)."""
    check_fields(request, FIELDS)
    rules = request.get("rules")
    if not isinstance(rules, str | None):
        raise BadInput("rules/not-text", f"rules is {shown(rules)}; allowed: a text such as two-handed")
    game = game_of(DEFAULT_STOCK_RULES if rules is None else rules)
    trump = read_trump(request.get("trump"))
    hand = read_hand(request.get("hand"))
    upcard = read_upcard(request.get("upcard"))
    check_pack(game.setting.pack, hand, () if upcard is None else (upcard,))
    most = 2 * game.rules.deal.hand
    if len(hand) > most:
        raise BadInput("hand/too-many", f"hand has {len(hand)} cards; allowed: {most}, so that a stock is left")
    steps = request.get("steps")
    if not isinstance(steps, list) or not all(isinstance(step, str) for step in steps):
        raise BadInput("steps/not-a-list", f"steps must be a list of texts; allowed: {FORMS}")
    if len(steps) > MOST_STEPS:
        raise BadInput("steps/too-many", f"there are {len(steps)} steps; allowed: {MOST_STEPS}")
    words = [read_step(step) for step in steps]
    position = DrawPosition(game, trump, hand, upcard)
    return {"answers": [take(position, words, number) for number in range(len(words))]}


def read_upcard(value: object) -> int | None:
    """The kind of the upcard, None when the request leaves it open."""
    if value is None:
        return None
    if not isinstance(value, str):
        raise BadInput("upcard/not-a-card", f"upcard is {shown(value)}; allowed: a card such as 9S")
    return parse_card(value).kind


def read_step(step: str) -> list[str]:
    """The words of a step, its form checked. Raises `BadInput`."""
    words = step.replace(",", " ").split()
    verb = words[0] if words else ""
    well = {
        "win": len(words) == 1,
        "lose": len(words) == 1,
        "draw": len(words) == 2,
        "play": len(words) == 2,
        "meld": len(words) >= 3,
        "dix": len(words) == 2 and words[1] in ("exchange", "exchange*", "show"),
    }
    if not well.get(verb, False):
        raise BadInput("step/form", f"{shown(step)} is no step; allowed: {FORMS}")
    return words


def take(position: DrawPosition, steps: list[list[str]], number: int) -> int | dict[str, str] | None:
    """Take one step; the answer to it."""
    verb, *words = steps[number]
    if verb in ("win", "lose"):
        position.take_trick(SEAT if verb == "win" else OTHER, draw_told=draw_follows(steps, number))
        return None
    try:
        done = act(position, verb, words)
    except NotationError:
        return {"refused": f"{verb}/unknown-card"}
    return {"refused": done.code} if isinstance(done, Refusal) else done


def act(position: DrawPosition, verb: str, words: list[str]) -> int | Refusal | None:
    """What the engine makes of a draw, a play, a meld or a dix. Raises `NotationError` for an unknown card."""
    if verb == "draw":
        return position.draw(parse_card(words[0]).kind)
    if verb == "play":
        return position.play(read_reference(words[0]))
    if verb == "dix":
        return position.dix(exchange=words[0] != "show", tabled=words[0].endswith("*"))
    name, *cards = words
    named = [read_reference(word) for word in cards]
    if name == "dix":
        dix = position.game.setting.dix_kind(position.state.public.trump)
        wrong = [kind for kind, _ in named] != [dix]
        return Refusal("meld/wrong-cards", {"name": name}) if wrong else position.dix(exchange=False)
    return position.meld(name, named)


def read_reference(word: str) -> Named:
    """A card with or without a star behind it, `QS`, `QS*` or `QS*2`. Raises `NotationError`."""
    found = _REFERENCE.fullmatch(word)
    if found is None:
        raise NotationError("a card is written QS, or QS* when it lies on the table", word, 0)
    place = None if not found["star"] else int(found["place"] or ANY_TABLED)
    return parse_card(found["card"]).kind, place


def draw_follows(steps: list[list[str]], number: int) -> bool:
    """Whether a draw is told for the trick that ends here: before the next play, and before the next trick ends."""
    for step in steps[number + 1 :]:
        if step[0] == "draw":
            return True
        if step[0] in ("win", "lose", "play"):
            return False
    return False


@click.command("melding")
@click.argument("source", metavar="FILE|-")
@json_option
def command(source: str, as_json: bool) -> None:  # noqa: ARG001 - the answers are always JSON
    """Two-handed melding, step by step through the engine; one JSON request a line, one answer a line.

    \b
    {"rules": "two-handed", "trump": "S", "upcard": "AH", "hand": "KS QS AS TS JS", "steps": ["win", "meld
     royal-marriage KS QS", "draw 9H", "play 9H", "win", "meld run AS TS KS* QS* JS"]}       (all on one line)
    {"answers":[null,40,null,null,null,110]}

    \b
    win, lose        the player takes, or loses, a trick (his card told before by play, or not told)
    draw CARD        he draws this card; what is not told stays unknown and enters no hand
    play CARD        he leads this card to the next trick
    meld NAME CARDS  he lays down a meld: meld marriage KH QH
    dix exchange     he exchanges the lowest trump for the upcard;  dix show: he shows it

    CARD is a card of the hand, or else of the table; QS* is one of the table, QS*2 the second sort of such twins.
    An answer is null, the points paid, or {"refused": "code"}.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    answer_source(source, answer)
