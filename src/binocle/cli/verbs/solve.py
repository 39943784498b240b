"""`binocle solve`: perfect play with all hands open."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from binocle.cards import CARDS
from binocle.cli.failures import NEGATIVE, OK, BadInput, named_failure, shown
from binocle.cli.options import json_option, lang_option, rules_option, speaker, trump_option
from binocle.cli.position import DEFAULT_RULES, check_pack, is_german, read_hand, read_rules, read_trump
from binocle.cli.requests import put_json
from binocle.cli.shown_cards import shown_cards
from binocle.cli.verbs.perft import read_leader
from binocle.errors import RecordError
from binocle.game.state import TrickPlay
from binocle.kernel import layout
from binocle.kernel.solve_cells import seats_with
from binocle.record import History, load
from binocle.record.replay import walk
from binocle.rules import read
from binocle.rules.scale import unit

if TYPE_CHECKING:
    from binocle.game.state import State
    from binocle.search.solver import Progress, Solver

MEGABYTES: Final = 64
MOST_MEGABYTES: Final = 4_096


class Question:
    """A position, the points of its cards, the seats whose points count (bits), and whether its cards are German."""

    def __init__(self, cells: array[int], card_points: array[int], ours: int, german: bool) -> None:
        self.cells = cells
        self.card_points = card_points
        self.ours = ours
        self.german = german


def question_of_hands(
    hands: tuple[str, ...], trump: str | None, leader: int, declarer: int | None, rules: str | None
) -> Question:
    """The question about hands written out. Raises `BadInput`.

    Four hands play in partnership where the set has partners or is not for four; otherwise the declarer plays against
    all others, and without a declarer the leader does.
    """
    from binocle.search.solver import position  # noqa: PLC0415 - the compiler is loaded only where it pays

    named = DEFAULT_RULES if rules is None else rules
    tables = read_rules(named)
    if not 2 <= len(hands) <= layout.MAX_SEATS:
        raise BadInput("hands/number", f"{len(hands)} hands; allowed: 2 to 4, or one record with --deal and --trick")
    held = [read_hand(hand) for hand in hands]
    if len({len(hand) for hand in held}) > 1:
        sizes = ", ".join(str(len(hand)) for hand in held)
        raise BadInput("hands/sizes", f"the hands have {sizes} cards; allowed: hands of one size")
    check_pack(tables.pack, *held)
    if trump is None or trump == "":
        raise BadInput("trump/missing", "trump is missing; allowed: one of S H D C, or none")
    suit = -1 if trump.lower() in {"none", "-"} else read_trump(trump)
    if declarer is not None and declarer not in range(len(held)):
        raise BadInput("declarer/unknown", f"declarer is {declarer}; allowed: 0 to {len(held) - 1}")
    at_table = tables.seating
    partners = int(len(held) == 4 and (at_table.partners or at_table.players != 4))
    if partners and declarer is not None:
        raise BadInput(
            "declarer/partners", "four hands play as partners here; a declarer is for each playing for himself"
        )
    ours = seats_with(len(held), read_leader(leader, len(held)), partners, -1 if declarer is None else declarer)
    last = read(named).score.last_trick // unit(read(named))
    cells = position(held, leader, suit, tables.flags, last, clockwise=at_table.clockwise)
    return Question(cells, tables.card_points, ours, is_german(named))


def question_of_record(file: Path, deal: int, trick: int) -> Question:
    """The question about the position before a trick of a recorded deal. Raises `BadInput`, `RecordError`."""
    from binocle.search.solver import ours_of, position  # noqa: PLC0415 - as above

    record = load(file)
    history = History(record.header)
    found: State | None = None
    tricks = set()
    deals = 0
    for _ in walk(record, history):
        state = history.state
        deals = max(deals, state.deal_no)
        if state.deal_no == deal and isinstance(state.phase, TrickPlay) and not state.phase.trick.cards:
            tricks.add(len(state.public.tricks) + 1)
            if len(state.public.tricks) + 1 == trick:
                found = state
    if deal not in range(1, deals + 1):
        raise BadInput("deal/unknown", f"deal is {deal}; allowed: 1 to {deals}")
    if found is None:
        told = f"{min(tricks)} to {max(tricks)}" if tricks else "none, the tricks of this deal were not played out"
        raise BadInput("trick/unknown", f"trick is {trick}; allowed: {told}")
    st = history.game.setting
    if st.players > layout.MAX_SEATS:
        raise BadInput("record/seats", f"{st.players} players; allowed: 2 to {layout.MAX_SEATS}")
    assert isinstance(found.phase, TrickPlay)
    hands = [hand.kinds for hand in found.hidden.open().hands]
    public, leader = found.public, found.phase.turn
    ours = ours_of(st, leader, public.declarer)
    last = st.rules.score.last_trick
    trump = -1 if public.durch else public.trump
    cells = position(hands, leader, trump, st.tables.flags, last, clockwise=st.seating.clockwise)
    return Question(cells, st.tables.card_points, ours, st.rules.pack.suits == "german")


def answer(solver: Solver, question: Question, watch: Callable[[Progress], bool] | None) -> dict[str, Any]:
    """Exact values of all cards: points of the leader's side, the cards that reach them, the work."""
    before = solver.nodes
    values = solver.values(question.cells, question.card_points, question.ours, watch=watch)
    points = max(values.values())
    told = {CARDS[kind].value: value for kind, value in values.items()}
    best = [card for card, value in told.items() if value == points]
    return {"points": points, "best": best, "values": told, "nodes": solver.nodes - before}


def yes_or_no(
    solver: Solver, question: Question, target: int, watch: Callable[[Progress], bool] | None
) -> dict[str, Any]:
    """Whether the leader's side can take so many points."""
    before = solver.nodes
    reaches = solver.reaches(question.cells, question.card_points, question.ours, target, watch=watch)
    return {"reach": target, "reaches": reaches, "nodes": solver.nodes - before}


def _watched(progress: Progress) -> bool:
    """Tell a person who waits where the search stands; it goes on."""
    click.echo(f"\r{progress.nodes // 1_000_000:,} M  {progress.low}–{progress.high}   ", err=True, nl=False)
    return False


@click.command("solve")
@click.argument("hands", metavar="HAND HAND [HAND [HAND]] | RECORD", nargs=-1, required=True)
@trump_option
@click.option("--leader", type=int, help="The seat that leads, 0 (the first hand) by default.")
@click.option("--declarer", type=int, help="The seat that plays against all others (three hands).")
@click.option("--reach", type=int, metavar="N", help="Only ask whether the leader's side can take N points.")
@click.option("--deal", type=int, help="With a record: the deal, from 1.")
@click.option("--trick", type=int, help="With a record: before which trick of the deal, from 1.")
@click.option("--megabytes", type=int, default=MEGABYTES, show_default=True, help="Memory for positions met.")
@rules_option
@json_option
@lang_option
def command(
    hands: tuple[str, ...],
    trump: str | None,
    leader: int | None,
    declarer: int | None,
    reach: int | None,
    deal: int | None,
    trick: int | None,
    megabytes: int,
    rules: str | None,
    as_json: bool,
    lang: str | None,
) -> int:
    """What perfect play with open cards brings the leader's side, the last trick included.

    \b
    binocle solve "AS KS" "TS 9S" --trump S                   points, best cards, the value of each card
    binocle solve "AS KH" "TS 9H" "QS JH" "9S AH" --trump H --leader 2 --json
    binocle solve "AS KH" "TS 9H" "QS JH" --trump H --declarer 1 --rules auction
    binocle solve "AS KS" "TS 9S" --trump none --reach 30     yes or no; exit code 1: no
    binocle solve evening.jsonl --deal 1 --trick 5            the position of a record before its fifth trick

    The hands are those of the seats 0, 1, 2, 3 and equally large. Four play in partnership (in a set for four without
    partners only with --declarer against the others), three as declarer against two. Without --rules: partners.
    """  # noqa: D301 - \b is click's mark for lines to be left as they are
    if not 1 <= megabytes <= MOST_MEGABYTES:
        raise BadInput("megabytes/range", f"megabytes is {megabytes}; allowed: 1 to {MOST_MEGABYTES}")
    if len(hands) == 1:
        if deal is None or trick is None:
            text = "one argument is a record and needs --deal and --trick; allowed otherwise: 2 to 4 hands"
            raise BadInput("hands/number", text)
        own = {"trump": trump, "leader": leader, "declarer": declarer, "rules": rules}
        given = [name for name, value in own.items() if value is not None]
        if given:
            raise BadInput("record/option", f"--{given[0]} does not go with a record, which has its own")
        try:
            question = question_of_record(Path(hands[0]), deal, trick)
        except RecordError as error:  # here exit code 1 is an answer: no
            raise BadInput(*named_failure(error)) from None
    else:
        if deal is not None or trick is not None:
            raise BadInput("record/option", f"--deal and --trick go with one record; {shown(hands[0])} is a hand")
        question = question_of_hands(hands, trump, leader or 0, declarer, rules)
    from binocle.search.solver import Solver  # noqa: PLC0415 - as above

    cards = question.cells[layout.HELD + question.cells[layout.TO_PLAY]]
    solver = Solver(megabytes if cards > 9 else min(megabytes, 4), compiled=cards > 4)
    watch = _watched if not as_json and sys.stderr.isatty() else None
    found = answer(solver, question, watch) if reach is None else yes_or_no(solver, question, reach, watch)
    if watch is not None:
        click.echo("\r\033[K", err=True, nl=False)
    code = NEGATIVE if reach is not None and not found["reaches"] else OK
    if as_json:
        put_json(found)
        return code
    say = speaker(lang)
    if reach is not None:
        click.echo(say("cli-solve-reach", verdict="yes" if found["reaches"] else "no", points=reach))
        return code
    click.echo(say("cli-solve-points", points=found["points"]))
    best = shown_cards(say, found["best"], german=question.german)
    click.echo(say("cli-solve-best", cards=best))
    for card, value in sorted(found["values"].items(), key=lambda each: -each[1]):
        click.echo(f"{say.short(card, german=question.german):>3}  {value}")
    return code
