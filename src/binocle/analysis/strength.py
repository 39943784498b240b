"""How strong the players are: a fixed list of matches, what each of them must show, and whether it does.

Every match is kept in a folder, so that the list can be stopped at any time and goes on where it was. A match that has
ended is not played again; its row says by which code it was played.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from binocle import rules as rule_sets
from binocle.analysis.arena import Standing, arena
from binocle.analysis.backends import Backend
from binocle.analysis.duplicate import Mode
from binocle.analysis.match import code
from binocle.analysis.result import ArenaResult
from binocle.players import names as player_names

SEVEN: Final = ("two-handed", "bicycle", "midwest", "auction", "partners", "double-deck", "binokel")
"""The sets in which each level must beat the one below."""
BIDDING: Final = ("midwest", "partners", "double-deck")
"""The sets in which the parts of a player are taken away one by one."""
MEETING: Final = ("two-handed", "midwest", "partners")
"""The sets in which `expert` meets `strong`."""

MODES: Final[tuple[Mode, ...]] = ("play", "full")
"""Trick play alone first: it takes the fewest deals."""

MEMORY: Final = 600
"""Megabytes that a playing process may hold."""
AVERAGE: Final = {"strong": 0.1}
"""Seconds of the processor that a move of a player may take on average."""
ERRORS: Final = 4.0
"""Standard errors by which a level must be ahead of the one below."""

Claim: TypeAlias = Literal["ahead", "not-behind", "sound"]


class Row(msgspec.Struct, frozen=True):
    """A match of the list, and what it must show.

    `claim`: A is `ahead` by more than `errors` standard errors, `not-behind` by more than so many, or `sound` (nothing
    but legal and timely play). `stop` as for `arena`.
    """

    a: str
    b: str
    rules: str
    mode: Mode
    deals: int
    claim: Claim
    errors: float = 0.0
    stop: float | None = None
    least: int = 30

    @property
    def key(self) -> str:
        """Names the row: players, set and mode."""
        return f"{self.a}-{self.b}/{self.rules}/{self.mode}"

    @property
    def file(self) -> str:
        """Its key as a file name."""
        return re.sub(r"[^a-z0-9-]+", "_", self.key)


class Outcome(msgspec.Struct, frozen=True):
    """A row that was played: by which seed, what came out, and what was wrong with it (nothing, if all is well)."""

    row: Row
    result: ArenaResult
    problems: tuple[str, ...]


class Broken(msgspec.Struct, frozen=True):
    """A row that could not be played, and why."""

    row: Row
    why: str


class Strength(msgspec.Struct, frozen=True):
    """The list as far as it has been played.

    `open` are the keys of the rows that have not been; `machine` says where they were.
    """

    seed: int
    code: str
    machine: str
    outcomes: tuple[Outcome, ...]
    broken: tuple[Broken, ...]
    open: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Whether every row was played and shows what it must."""
        return not (self.open or self.broken or any(outcome.problems for outcome in self.outcomes))


def rows(*, quick: bool = False, most: int | None = None) -> tuple[Row, ...]:
    """The list: everything that must be shown, or (`quick`) a few deals of everything, which show soundness only.

    `most` limits the deals of each match.
    """
    found = tuple(_quick() if quick else _whole())
    if most is None:
        return found
    return tuple([msgspec.structs.replace(row, deals=min(row.deals, most)) for row in found])


def _whole() -> Iterator[Row]:
    for mode in MODES:
        for rules in SEVEN:
            yield Row("steady", "random", rules, mode, 1000, "ahead", ERRORS, ERRORS)
    for mode in MODES:
        for rules in SEVEN:
            yield Row("strong", "steady", rules, mode, 3000, "ahead", ERRORS, ERRORS)
    for rules in BIDDING:
        yield Row("strong", "strong?bidding=steady", rules, "full", 400, "ahead", 2.0, 3.0)
    for rules in BIDDING:
        yield Row("strong", "strong?opening=steady", rules, "play", 400, "ahead", 2.0, 3.0)
    for rules in rule_sets.names():
        if rules not in SEVEN:
            yield Row("strong", "steady", rules, "full", 30, "not-behind", 2.0)
    for rules in MEETING:
        yield Row("expert", "strong", rules, "full", 40, "not-behind", 2.0)


def _quick() -> Iterator[Row]:
    for rules in rule_sets.names():
        yield Row("steady", "random", rules, "full", 4, "sound")
    for rules in rule_sets.names():
        yield Row("strong?worlds=4", "steady", rules, "full", 1, "sound")
    for rules in MEETING:
        yield Row("expert?worlds=4", "strong?worlds=4", rules, "play", 1, "sound")


def chosen(all_rows: Iterable[Row], only: Sequence[str]) -> tuple[Row, ...]:
    """The rows whose key fits one of these patterns, such as `strong-steady/*/play`; all rows without a pattern."""
    return tuple([row for row in all_rows if not only or any(fnmatchcase(row.key, pattern) for pattern in only)])


def problems(row: Row, found: ArenaResult) -> tuple[str, ...]:
    """What a match does not show that it must; empty when all is well.

    Late is who took longer than his deadline by the processor's clock: what other programs take does not count.
    """
    wrong = []
    away = found.distance
    if row.claim == "ahead" and not away > row.errors:
        wrong.append(f"ahead by {away:.1f} standard errors only")
    if row.claim == "not-behind" and away < -row.errors:
        wrong.append(f"behind by {-away:.1f} standard errors")
    if found.illegal:
        wrong.append(f"{found.illegal} refused actions")
    late = found.times.a.missed_cpu + found.times.b.missed_cpu
    if late:
        wrong.append(f"{late} late moves")
    lost = sum((*found.times.a.faults.values(), *found.times.b.faults.values()))
    if lost:
        wrong.append(f"{lost} lost moves")
    for spec, times in ((row.a, found.times.a), (row.b, found.times.b)):
        allowed = AVERAGE.get(spec.partition("?")[0])
        if allowed is not None and times.cpu_mean > allowed:
            wrong.append(f"{spec}: {times.cpu_mean:.2f} s a move")
    if found.times.memory > MEMORY:
        wrong.append(f"{found.times.memory} MB")
    return tuple(wrong)


def is_there(row: Row) -> bool:
    """Whether both players of a row exist."""
    return {row.a.partition("?")[0], row.b.partition("?")[0]} <= set(player_names())


def strength(  # noqa: PLR0913 - as a match
    todo: Sequence[Row],
    keep: Path,
    seed: int = 1,
    processes: int | None = 1,
    *,
    again: bool = False,
    backend: Backend = "local",
    progress: Callable[[int, Row], Callable[[Standing], None] | None] | None = None,
    told: Callable[[Outcome | Broken], None] | None = None,
    start_worker: Callable[[], None] | None = None,
    starting: Callable[[], AbstractContextManager[object]] = nullcontext,
) -> Iterator[Strength]:
    """Play these rows one after the other; gives the list as it stands after each of them, and before the first.

    Args:
        todo: what is played.
        keep: the folder that keeps rows, ended or not.
        seed: of all matches.
        processes: how many play at a time.
        again: play rows again that other code has played.
        backend: where it is played.
        progress: given a row and its place, what is told how far its match is.
        told: is given every row that was played, or could not be.
        start_worker: runs first in each process.
        starting: entered while further processes are started.
    """
    keep.mkdir(parents=True, exist_ok=True)
    outcomes: dict[str, Outcome] = {}
    broken: dict[str, Broken] = {}
    for row in todo:
        ended = _ended(keep, row, seed)
        if ended is not None and not (again and ended.code != code()):
            outcomes[row.key] = Outcome(row, ended, problems(row, ended))

    def standing() -> Strength:
        return Strength(
            seed=seed,
            code=code(),
            machine=machine(),
            outcomes=tuple([outcomes[row.key] for row in todo if row.key in outcomes]),
            broken=tuple([broken[row.key] for row in todo if row.key in broken]),
            open=tuple([row.key for row in todo if row.key not in outcomes and row.key not in broken]),
        )

    yield standing()
    for place, row in enumerate(todo):
        if row.key in outcomes or not is_there(row):
            continue
        try:
            found = arena(
                row.a,
                row.b,
                rule_sets.named(row.rules),
                row.deals,
                seed,
                row.mode,
                1 if row.deals == 1 and backend == "local" else processes,
                stop=row.stop,
                least=row.least,
                keep=_begun(keep, row, seed),
                backend=backend,
                progress=None if progress is None else progress(place, row),
                start_worker=start_worker,
                starting=starting,
            )
        except Exception as error:  # noqa: BLE001 - one player's fault must not end a list that takes hours
            notes = "; ".join(getattr(error, "__notes__", ()))
            broken[row.key] = Broken(row, f"{type(error).__name__}: {error} {notes}".strip())
            if told is not None:
                told(broken[row.key])
        else:
            _kept_result(keep, row, seed).write_bytes(
                msgspec.json.format(msgspec.json.encode(_Ended(row, seed, found)))
            )
            outcomes[row.key] = Outcome(row, found, problems(row, found))
            if told is not None:
                told(outcomes[row.key])
        yield standing()


class _Ended(msgspec.Struct, frozen=True):
    row: Row
    seed: int
    result: ArenaResult


def _kept_result(keep: Path, row: Row, seed: int) -> Path:
    return keep / f"{row.file}-{seed}.json"


def _ended(keep: Path, row: Row, seed: int) -> ArenaResult | None:
    """The result of a row that has ended with this seed, under whatever code."""
    try:
        ended = msgspec.json.decode(_kept_result(keep, row, seed).read_bytes(), type=_Ended)
    except (OSError, msgspec.DecodeError):
        return None
    return ended.result if (ended.row, ended.seed) == (row, seed) else None


def _begun(keep: Path, row: Row, seed: int) -> Path:
    """The file of a match; what other code has begun there is of no use any more."""
    file = keep / f"{row.file}-{seed}.jsonl"
    if file.exists():
        with file.open("rb") as lines:
            head = lines.readline()
        if f'"code":"{code()}"'.encode() not in head:
            file.unlink()
    return file


def machine() -> str:
    """Where matches are played, in a few words."""
    import os  # noqa: PLC0415 - only asked here

    compiled = "pure" if os.environ.get("BINOCLE_PURE", "") not in {"", "0"} else "compiled"
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {compiled}"
