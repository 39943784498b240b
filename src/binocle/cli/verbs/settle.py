"""`binocle settle`: book a deal from what was counted, and say how the game stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final

import click
import msgspec
from msgspec import Meta

from binocle.cli.failures import BadInput, shown
from binocle.cli.options import json_option
from binocle.cli.requests import Answer, Request, answer_source, check_fields
from binocle.game.scoring import NOBODY, DealCount, Standing, melds_laid, melds_saved, settle
from binocle.game.setting import Setting
from binocle.rules import RuleSet, read
from binocle.seats import Seating

Points = Annotated[int, Meta(ge=0, le=1_000_000)]
Total = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]


class Counted(msgspec.Struct, forbid_unknown_fields=True):
    """A deal as it was counted at the table, by seat or by side, and the game before it, by side."""

    rules: str
    melds: list[Points] | None = None
    tricks: list[Points] | None = None
    dealer: int = 0
    declarer: int | None = None
    bid: Points | None = None
    buried: Points | None = 0
    took_trick: list[bool] | None = None
    took_counter: list[bool] | None = None
    gave_up: bool = False
    outcome: str = "played"
    revoked: int | None = None
    totals: list[Total] | None = None
    target: Annotated[int, Meta(ge=1, le=1_000_000_000)] | None = None
    decider: bool = False
    underwater: bool | None = None
    deals: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


UNPLAYED: Final = ("redeal", "no-marriage", "dead", "short-meld")
"""Ends of deals without tricks."""

FIELDS: Final = frozenset(Counted.__struct_fields__)


@lru_cache(maxsize=256)
def setting_of(rules: str) -> Setting:
    """A rule set made ready: its points as they are counted at the table, who sits with whom, the bids there are."""
    return Setting(read(rules))


def answer(request: Request) -> Answer:
    """How the totals change, and whether the game goes on (2H-SCORE, 2H-END, 2B-END, 3A-SCORE, 3A-END, 4P-SCORE)."""
    check_fields(request, FIELDS)
    given = {key: value for key, value in request.items() if value is not None}
    if "rules" not in given:
        raise BadInput("rules/missing", "rules is missing; allowed: a text such as midwest?score.target=1000")
    try:
        counted = msgspec.convert(given, Counted)
    except msgspec.ValidationError as error:
        raise BadInput("settle/field", f"the request does not fit: {error}") from None
    setting = setting_of(counted.rules)
    rules, seating = setting.rules, setting.seating
    totals = counted.totals if counted.totals is not None else [0] * seating.sides
    if len(totals) != seating.sides:
        raise BadInput("settle/totals", f"totals has {len(totals)} numbers; allowed: {seating.sides}, one a side")
    if counted.dealer not in seating.seats:
        raise BadInput("settle/dealer", f"dealer is {counted.dealer}; allowed: 0 to {seating.players - 1}")
    result = settle(
        rules,
        count(setting, counted),
        Standing(
            totals=tuple(totals),
            target=counted.target or rules.score.target,
            decider=counted.decider,
            underwater=max(totals) < 0 if counted.underwater is None else counted.underwater,
            deals=counted.deals,
        ),
    )
    verdict: Any = {"winner": result.winner} if result.winner >= 0 else "decider" if result.decider else "continue"
    return {"change": result.change, "totals": result.totals, "target": result.target, "result": verdict}


def count(setting: Setting, counted: Counted) -> DealCount:
    """What was counted, by side."""
    rules, seating = setting.rules, setting.seating
    declarer, bid = read_contract(setting, counted)
    thrown_in = declarer == NOBODY and rules.auction.style != "none"
    unplayed = thrown_in or counted.gave_up or counted.outcome in UNPLAYED
    melds = by_side(seating, counted.melds, "melds", may_miss=thrown_in)
    tricks = by_side(seating, counted.tricks, "tricks", may_miss=unplayed)
    took = [points > 0 for points in tricks]
    if counted.took_trick is not None:
        took = [number > 0 for number in by_side(seating, counted.took_trick, "took_trick")]
    counter = [points > 0 for points in tricks]
    if counted.took_counter is not None:
        counter = [number > 0 for number in by_side(seating, counted.took_counter, "took_counter")]
    saved = [
        melds_saved(rules, took=took[side], counter=counter[side], points=tricks[side]) for side in range(seating.sides)
    ]
    outcome = read_outcome(rules, counted, thrown_in=thrown_in)
    if counted.gave_up:
        if declarer == NOBODY or rules.score.give_up == "never":
            why = "nobody is declarer" if declarer == NOBODY else f"{rules.name} knows no giving up"
            raise BadInput("settle/gave-up", f"gave_up is true, but {why}; allowed: false")
        outcome = "gave-up"
    return DealCount(
        declarer=declarer,
        bid=bid,
        melds=melds_laid(rules, tuple(melds)),
        tricks=tuple(tricks),
        saved=tuple(saved),
        buried=0 if declarer == NOBODY else counted.buried or 0,
        outcome=outcome,
        offender=read_offender(rules, seating, counted),
    )


def outcomes(rules: RuleSet) -> list[str]:
    """How a deal may end in this set that is neither thrown in nor given up."""
    known = {
        "played": True,
        "redeal": rules.deal.redeal != "off",
        "no-marriage": rules.trump.marriage,
        "dead": rules.score.dead_contract == "set",
        "short-meld": rules.score.short_meld == "set",
        "durch-made": rules.trump.durch,
        "durch-lost": rules.trump.durch,
        "shot-made": rules.score.shoot > 0,
        "shot-lost": rules.score.shoot > 0,
    }
    return [name for name, can_be in known.items() if can_be]


def read_outcome(rules: RuleSet, counted: Counted, *, thrown_in: bool) -> str:
    """How the deal ended, when the rule set knows such an end."""
    known = outcomes(rules)
    if counted.outcome not in known:
        problem = f"outcome is {shown(counted.outcome)}; allowed with these rules: {', '.join(known)}"
        raise BadInput("settle/outcome", problem)
    if not thrown_in or counted.outcome == "redeal":
        return counted.outcome
    if counted.outcome != "played":
        raise BadInput("settle/outcome", f"outcome is {counted.outcome}, but nobody is declarer; allowed: played")
    return "thrown-in"


def read_offender(rules: RuleSet, seating: Seating, counted: Counted) -> int:
    """The side of the seat that has failed a duty (HR-26); nobody where it is not named."""
    if counted.revoked is None:
        return NOBODY
    if rules.play.revoke != "judged":
        raise BadInput("settle/revoked", "these rules refuse cards against the duty; allowed: revoked null")
    if counted.revoked not in seating.seats:
        raise BadInput("settle/revoked", f"revoked is {counted.revoked}; allowed: 0 to {seating.players - 1}, or null")
    return seating.side(counted.revoked)


def read_contract(setting: Setting, counted: Counted) -> tuple[int, int]:
    """The declarer's side and the bid; nobody and 0 in a game without auction or for a deal thrown in.

    The verb is a score sheet: what was bid and counted at a table is booked as told, on the ladder of the set or not.
    """
    rules, seating = setting.rules, setting.seating
    if counted.declarer is None:
        if counted.bid:
            allowed = (
                "bid null, since there is no auction" if rules.auction.style == "none" else "a declarer, or bid null"
            )
            raise BadInput("settle/bid", f"bid is {counted.bid}, but nobody is declarer; allowed: {allowed}")
        return NOBODY, 0
    if rules.auction.style == "none":
        if counted.bid:
            raise BadInput("settle/bid", f"{rules.name} has no auction; allowed: bid null")
        return NOBODY, 0
    if counted.declarer not in seating.seats:
        allowed = f"0 to {seating.players - 1}, or null for a deal thrown in"
        raise BadInput("settle/declarer", f"declarer is {counted.declarer}; allowed: {allowed}")
    if counted.bid is None or counted.bid < 0:
        told = "missing" if counted.bid is None else str(counted.bid)
        raise BadInput("settle/bid", f"bid is {told}; allowed: the points that the declarer bid")
    return seating.side(counted.declarer), counted.bid


def by_side(
    seating: Seating, numbers: list[int] | list[bool] | None, name: str, *, may_miss: bool = False
) -> list[int]:
    """Numbers of sides as they are, numbers of seats added up by side (4P-MELD-01); zeros where they may be missing."""
    if numbers is None:
        if not may_miss:
            raise BadInput(f"settle/{name}", f"{name} is missing; allowed: points by seat or by side")
        return [0] * seating.sides
    if len(numbers) == seating.sides:
        return [int(number) for number in numbers]
    if len(numbers) != seating.players:
        allowed = f"{seating.players}, one a seat"
        if seating.sides != seating.players:
            allowed += f", or {seating.sides}, one a side"
        raise BadInput(f"settle/{name}", f"{name} has {len(numbers)} values; allowed: {allowed}")
    return [sum(int(numbers[seat]) for seat in seating.seats_of(side)) for side in range(seating.sides)]


@click.command("settle")
@click.argument("source", metavar="FILE|-")
@json_option
def command(source: str, as_json: bool) -> None:  # noqa: ARG001 - the answers are always JSON
    """Book a deal and say how the game stands; one JSON request a line, one answer a line.

    \b
    {"rules": "midwest", "dealer": 0, "declarer": 0, "bid": 300, "melds": [150, 40, 20], "tricks": [140, 60, 30],
     "buried": 20, "took_trick": [true, true, true], "gave_up": false, "totals": [1200, 0, 0]}   (all on one line)
    {"change":[310,100,50],"totals":[1510,100,50],"target":1500,"result":{"winner":0}}

    melds, tricks and took_trick are by seat or by side; tricks include the last trick's points. declarer is a seat, or
    null: thrown in, or two-handed. Optional: target (when it was raised before), decider, deals (finished before),
    underwater (all totals were below zero once), took_counter; revoked (the seat that failed a duty), and where the
    set knows such ends outcome: redeal, no-marriage, dead, short-meld, durch-made, durch-lost, shot-made, shot-lost.
    What cannot be is refused: a bid that is none or has no declarer, more points in tricks than the pack has. A deal is
    booked as finished, also where a two-handed meld would have won in its midst.
    The result is "continue", "decider" or {"winner": seat}, in partnerships the side 0 or 1.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    answer_source(source, answer)
