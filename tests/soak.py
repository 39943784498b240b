"""Random complete deals in every named rule set under drawn changes, until every promise has been tried often.

    python tests/soak.py [--deals 20000] [--share 0.01] [--seed N] [--sets two-handed midwest …] [--resume FILE]
    python tests/soak.py --options 5000 [--seed N]      that many whole games, each under other options

What is held at each step, or at a sampled share of the steps: somebody can act; actions stand in canonical order; no
card is lost or doubled; cards that a seat cannot see, dealt anew, change not a byte of its view; a world sampled from a
view leads to all that the seat has seen. At the end of each
deal: points add up to the pack's (250, 490 or 500 in the named sets) and a set contract costs what the rules say. At
the end of each game: its record, written and read, replays to the identical state.

The seed is printed first; with it the run can be repeated, and the line printed with a failure repeats that part alone.
With `--resume FILE` what is done is noted in the file, and a run that was broken off goes on from there.
With `--options` each game is of a named set under up to twelve options, drawn from all there are. To end soon it goes
over one or two deals or to a near mark in most of them; one that has gone on for 30 deals is given a near mark.

Exit code 1 when a promise is broken, 2 for a wrong question.
"""

import argparse
import json
import multiprocessing
import random
import secrets
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402 - only now the tests can be imported from anywhere

from binocle.deal.sample import sample  # noqa: E402
from binocle.errors import RuleSetError  # noqa: E402
from binocle.game import Game  # noqa: E402
from binocle.game.actions import Action, Bury, ClaimRevoke  # noqa: E402
from binocle.game.public import Settlement  # noqa: E402
from binocle.game.state import Settled, State  # noqa: E402
from binocle.record import Header, Occupant, build, jsonl, resume, text  # noqa: E402
from binocle.rules import parse  # noqa: E402
from binocle.seats import CHANCE, OVER  # noqa: E402
from tests.strategies import (  # noqa: E402
    NAMES,
    arrived,
    cards_in_play,
    choose,
    drawn_line,
    game_of,
    next_deal,
    place,
    resampled,
)
from tests.unit.deal.agreeing import disagreement  # noqa: E402

OPTIONS = "--options"
"""Stands for the name of a set where a unit is a game under drawn options."""

UNIT = 50
"""Complete deals of a unit: the part of the work that is drawn, done and noted as a whole."""
RESAMPLED = 0.04
SAMPLED = 0.2
COUNTED = 0.1
PLAYED_OUT = ("played", "made", "set")
CUT_SHORT = ("claimed", "mid-deal", "revoked")
LONGEST = 30
"""Deals after which a game of drawn options is brought to an end."""


class Broken(AssertionError):  # noqa: N818 - a promise is broken; it is caught and told as such
    """A promise is broken, in one sentence."""


def hold(promise: object, sentence: str) -> None:
    """Raise when the promise does not hold."""
    if not promise:
        raise Broken(sentence)


# ------------------------------------------------------------------------------------------------ what is promised


def check_step(game: Game, state: State, legal: tuple[Action, ...], rng: random.Random) -> None:
    """Promises about a state in which a seat is to act."""
    turn = game.to_act(state)
    hold(legal, f"seat {turn} is to act and cannot")
    if len(legal) < 40 or rng.random() < COUNTED:
        order = [place(action) for action in legal]
        hold(order == sorted(order), f"actions of seat {turn} are not in canonical order: {legal}")
        hold(len(set(legal)) == len(legal), f"an action of seat {turn} is listed twice: {legal}")
    if rng.random() < COUNTED:
        check_cards(game, state)
    if rng.random() < RESAMPLED:
        seat = rng.choice([None, *range(game.setting.players)])
        other = resampled(game, state, seat, rng)
        same = msgspec.json.encode(game.view(state, seat)) == msgspec.json.encode(game.view(other, seat))
        hold(same, f"other hidden cards change what seat {seat} sees")
    if rng.random() < SAMPLED:
        seat = rng.randrange(game.setting.players)
        view = game.view(state, seat)
        worlds = sample(game.setting, view, 1, rng.randrange(10**9))
        told = disagreement(game, state, view, worlds, 0)
        hold(not told, f"a world sampled for seat {seat} cannot be: {told}")


def check_cards(game: Game, state: State) -> None:
    """No card is lost or doubled."""
    pack = Counter(game.setting.pack.kinds)
    hold(cards_in_play(game, state) == pack, "the cards in play are not the pack")


def check_news(game: Game, state: State, turn: int, action: Action, rng: random.Random) -> None:
    """What the others are told of an action does not depend on hidden cards that the action does not touch."""
    seat = rng.randrange(game.setting.players)
    if (isinstance(action, Bury) and seat != turn) or isinstance(action, ClaimRevoke):
        return
    other = resampled(game, state, seat, rng, fixed=(turn,))
    one, two = game.apply(state, turn, action), game.apply(other, turn, action)
    if len(one.state.hidden.open().stock) == len(state.hidden.open().stock) and (
        one.state.public.widow == state.public.widow and not isinstance(one.state.phase, Settled)
    ):
        told = [[msgspec.json.encode(event.seen_by(seat)) for event in step.events] for step in (one, two)]
        held = len(one.state.hidden.open().hands[seat]) <= len(state.hidden.open().hands[seat])
        held = held and arrived(game, state, seat) == arrived(game, one.state, seat)
        hold(told[0] == told[1] or not held, f"other hidden cards change what seat {seat} is told of {action}")


def check_deal(game: Game, before: tuple[int, ...], state: State, result: Settlement) -> None:
    """Promises about a booked deal."""
    rules, public = game.rules, state.public
    hold(
        result.totals == tuple(a + b for a, b in zip(before, result.change, strict=True)),
        f"totals {before} and change {result.change} do not make {result.totals}",
    )
    if result.outcome not in CUT_SHORT:
        check_cards(game, state)
    if result.outcome in PLAYED_OUT:
        total = game.setting.tables.trick_total
        found = sum(result.tricks) + result.buried
        hold(found == total, f"tricks and buried cards are {found} points, the pack has {total}")
    if result.outcome == "set":
        side = game.setting.seating.side(public.declarer)
        cost = {
            "bid": public.bid,
            "double": 2 * public.bid,
            "bid-and-melds": public.bid + result.melds[side],
        }[rules.score.set_cost]
        hold(result.change[side] == -cost, f"a set of {public.bid} costs {result.change[side]}, not {-cost}")
    if result.outcome == "made":
        side = game.setting.seating.side(public.declarer)
        hold(result.change[side] >= public.bid, f"a contract of {public.bid} is made and pays {result.change[side]}")


def check_record(game: Game, dealer: int, moves: list[tuple[int, Action]], state: State, rng: random.Random) -> None:
    """The record of the game, written and read back, replays to the identical state."""
    seats = [Occupant(f"bot {seat}", "bot") for seat in range(game.setting.players)]
    record = build(Header.of(game.rules, seats, dealer=dealer), moves)
    if rng.random() < 0.25:
        written = text.dumps(record)
        record = text.loads(written)
        hold(text.dumps(record) == written, "the text form of the record changes when it is read and written")
    else:
        written = jsonl.dumps(record)
        record = jsonl.loads(written)
        hold(jsonl.dumps(record) == written, "the record changes when it is read and written")
    _, again = resume(record)
    hold(again == state, "the record does not replay to the identical state")
    seat = rng.randrange(game.setting.players)
    same = msgspec.json.encode(game.view(again, seat)) == msgspec.json.encode(game.view(state, seat))
    hold(same, f"the replayed state shows seat {seat} something else")


# ------------------------------------------------------------------------------------------------ the work


def run_unit(seed: int, name: str, number: int, deals: int = UNIT) -> tuple[int, int]:
    """Play one unit; complete deals and steps. Unit 0 of a set is played by its rules unchanged."""
    rng = random.Random(f"{seed} {name} {number}")
    game = game_of(name if number == 0 else drawn_line(rng, name))
    done = steps = 0
    while done < deals:
        dealer = rng.randrange(game.setting.players)
        state = game.start(dealer)
        moves: list[tuple[int, Action]] = []
        while (turn := game.to_act(state)) != OVER:
            if turn == CHANCE:
                if done >= deals:
                    break
                action = next_deal(game, state, rng)
            else:
                legal = game.legal(state, turn)
                check_step(game, state, legal, rng)
                action = choose(rng, legal)
                if rng.random() < RESAMPLED / 2:
                    check_news(game, state, turn, action, rng)
            totals = state.totals
            moves.append((turn, action))
            state = game.apply(state, turn, action).state
            if isinstance(state.phase, Settled):
                check_deal(game, totals, state, state.phase.result)
                done += state.phase.result.outcome != "thrown-in"
        check_record(game, dealer, moves, state, rng)
        steps += len(moves)
    return done, steps


def run_options(seed: int, number: int) -> tuple[int, int]:
    """Play one whole game under options drawn for it; its deals and steps. An error tells the rule line."""
    rng = random.Random(f"{seed} options {number}")
    line = drawn_line(rng, rng.choice(NAMES), 12)
    quick = rng.choice(("score.length=deals&score.length_count=2", "score.target=300", "score.target=100", ""))
    try:
        parse(attempt := f"{line}{'&' if '?' in line else '?'}{quick}")
        line = attempt if quick else line
    except RuleSetError:
        pass  # this game has its own end
    try:
        return play_options(line, rng)
    except Exception as error:
        message = f"under {line}"
        raise Broken(message) from error


def play_options(line: str, rng: random.Random) -> tuple[int, int]:
    """A whole game under this rule line; its deals and steps."""
    game = Game(parse(line))
    dealer = rng.randrange(game.setting.players)
    state = game.start(dealer)
    moves: list[tuple[int, Action]] = []
    made_up = False
    while (turn := game.to_act(state)) != OVER:
        if turn == CHANCE:
            hold(state.deal_no < 20 * LONGEST, "the game does not end")
            if state.deal_no == LONGEST:
                check_record(game, dealer, moves, state, rng)
            if state.deal_no >= LONGEST:  # made up: the game begins anew, with a mark that is near
                made_up = True
                state = msgspec.structs.replace(state, target=10, totals=(0,) * game.setting.sides)
            action = next_deal(game, state, rng)
        else:
            legal = game.legal(state, turn)
            check_step(game, state, legal, rng)
            action = choose(rng, legal)
            if rng.random() < RESAMPLED / 2:
                check_news(game, state, turn, action, rng)
        totals = state.totals
        moves.append((turn, action))
        state = game.apply(state, turn, action).state
        if isinstance(state.phase, Settled):
            check_deal(game, totals, state, state.phase.result)
    hold(game.score(state).winner >= 0, "the game is over and nobody has won")
    if not made_up:
        check_record(game, dealer, moves, state, rng)
    return state.deal_no, len(moves)


def attempt(job: tuple[int, str, int]) -> tuple[str, int, int, int, str]:
    """A unit in a process of its own: set, number, deals, steps, and what went wrong (empty when nothing did)."""
    seed, name, number = job
    try:
        done, steps = run_options(seed, number) if name == OPTIONS else run_unit(seed, name, number)
    except Exception:  # noqa: BLE001 - whatever goes wrong is what we are looking for
        return name, number, 0, 0, traceback.format_exc()
    return name, number, done, steps, ""


class Progress:
    """What is done, in a file when one is named."""

    def __init__(self, path: Path | None, seed: int) -> None:
        """Read what an earlier run has noted."""
        self.path = path
        self.seed = seed
        self.done: dict[str, list[int]] = {}
        if path is not None and path.exists():
            noted: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            self.seed, self.done = noted["seed"], noted["done"]

    def note(self, name: str, number: int) -> None:
        """A unit is done."""
        self.done.setdefault(name, []).append(number)
        if self.path is not None:
            fresh = self.path.with_suffix(".new")
            fresh.write_text(json.dumps({"seed": self.seed, "done": self.done}), encoding="utf-8")
            fresh.replace(self.path)


def jobs(progress: Progress, names: Sequence[str], units: int) -> Iterator[tuple[int, str, int]]:
    """What is still to do, set by set in turn, so that all of them have been tried when a run is broken off."""
    done = {name: set(progress.done.get(name, ())) for name in names}
    for number in range(units):
        for name in names:
            if number not in done[name]:
                yield progress.seed, name, number


def main(argv: Sequence[str] | None = None) -> int:
    """Run the soak."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20_000, help="complete deals in each set")
    parser.add_argument("--options", type=int, metavar="N", help="instead, N whole games, each under other options")
    parser.add_argument("--share", type=float, default=1.0, help="a share of them, such as 0.01")
    parser.add_argument("--seed", type=int, help="drawn and printed when it is not given")
    parser.add_argument("--sets", nargs="+", default=list(NAMES), choices=NAMES, metavar="NAME")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="note what is done, and go on from there")
    parser.add_argument("--unit", type=int, metavar="N", help="only this unit of the sets")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args(argv)
    progress = Progress(asked.resume, asked.seed if asked.seed is not None else secrets.randbelow(10**9))
    if asked.seed is not None and asked.seed != progress.seed:
        parser.error(f"{asked.resume} belongs to seed {progress.seed}")
    print(f"seed {progress.seed}", flush=True)
    sets = [OPTIONS] if asked.options else asked.sets
    units = max(1, round((asked.options or asked.deals / UNIT) * asked.share))
    left = list(jobs(progress, sets, units))
    if asked.unit is not None:
        left = [(progress.seed, name, asked.unit) for name in sets]
    chunk = 4 if asked.options else 1
    started = said = time.monotonic()
    deals = steps = 0
    try:
        with multiprocessing.get_context("spawn").Pool(max(1, asked.processes)) as pool:
            for name, number, done, count, problem in pool.imap_unordered(attempt, left, chunksize=chunk):
                if problem:
                    print(problem, file=sys.stderr)
                    which = f"{OPTIONS} {asked.options}" if name == OPTIONS else f"--sets {name}"
                    print(f"again: python tests/soak.py --seed {progress.seed} {which} --unit {number}", flush=True)
                    return 1
                progress.note(name, number)
                deals, steps = deals + done, steps + count
                now = time.monotonic()
                if now - said > 10:
                    said = now
                    pace = deals / (now - started)
                    whole = f"{number} games of {units}" if asked.options else f"of {len(left) * UNIT}, last {name}"
                    print(f"{deals} deals, {pace:.0f} a second; {whole}", flush=True)
    except KeyboardInterrupt:
        print("broken off" + (f"; --resume {asked.resume} goes on" if asked.resume else ""), flush=True)
        return 1
    took = time.monotonic() - started
    what = f"{units} games of drawn options" if asked.options else f"{len(sets)} sets, {units} units each"
    print(f"all well: {deals} complete deals, {steps} steps in {took:.0f} s, {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
