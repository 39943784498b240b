"""The keeper of one room: takes jobs one after another, has them entered in the log, tells everybody.

The order is always the same: the room decides, the log is on the disk, the answer goes out, then the news.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

import structlog

from binocle.players import names as player_names
from binocle.store import Batch, Kept, Store, StoreError
from binocle.table import Ask, Table
from binocle.web import pictures, requests, steps
from binocle.web.audience import Audience
from binocle.web.bots import Bots
from binocle.web.changes import Change, Refused
from binocle.web.connection import Connection
from binocle.web.jobs import Coming, Doing, Going, Job, Thought, Ticking, Wanting
from binocle.web.metrics import ACTION_SECONDS, ACTIONS
from binocle.web.past import Past
from binocle.web.room import Room
from binocle.web.texts import error_text
from binocle.wire import client as asked
from binocle.wire import server as wire

T = TypeVar("T")
MOST_JOBS: Final = 1_000
CALM_SECONDS: Final = 1.0
"""How long computer players wait after the disk has refused something, so that nobody asks it all the time."""

_log = structlog.get_logger("table")


class Host:
    """One room, its people's connections and its place in the log."""

    def __init__(self, store: Store, bots: Bots, make_room: Callable[[Past], Room], link: str) -> None:
        """Nobody is there yet; `take_up` gives it the room."""
        self._store: Final = store
        self._bots: Final = bots
        self._make_room: Final = make_room
        self._link: Final = link
        self._jobs: Final[asyncio.Queue[Job]] = asyncio.Queue(MOST_JOBS)
        self._audience: Final = Audience()
        self._thinking: Final[set[asyncio.Task[None]]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._offset = 0.0
        self.tokens: dict[bytes, int] = {}
        self.left_at = time.monotonic()
        self._calm_until = 0.0
        self._end = ""
        self.is_broken = False
        self.room: Room

    # ------------------------------------------------------------------------------------------ life
    def take_up(self, kept: Kept, id_: str) -> None:
        """Make the room from the log; its clock goes on where the log ends."""
        past = Past(id_)
        for body in kept.entries:
            past.enter(steps.read(body))
        self.tokens = dict(kept.seats)
        self.room = self._make_room(past)
        self._offset = past.ms / 1000 - time.monotonic()

    def start(self) -> None:
        """Begin to take jobs."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.room.id[:6]}")

    async def stop(self, code: str, close: int) -> None:
        """Say goodbye to everybody and take no more jobs; what was asked for and not done is refused with the code."""
        self._end = code
        for connection in self._audience:
            connection.bye(close, code)
        if self._timer is not None:
            self._timer.cancel()
        for task in [*self._thinking, self._task]:
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        while not self._jobs.empty():
            self._excuse(self._jobs.get_nowait(), Refused(code))

    @property
    def is_alive(self) -> bool:
        """Whether jobs are taken here; if not, the room is to be loaded anew."""
        return not (self.is_broken or self._end or self._task is None or self._task.done())

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected."""
        return not len(self._audience)

    @property
    def connections(self) -> int:
        """How many are connected."""
        return len(self._audience)

    @property
    def watching(self) -> int:
        """How many watch."""
        return self._audience.watching

    def now(self) -> float:
        """Seconds since the room opened in which it was in memory: time while the server was down counts for nobody."""
        return time.monotonic() + self._offset

    async def admit(self, held: bytes, seat: int, by: bytes) -> None:
        """Let one more token open a seat, as long as the one of whoever allowed it does.

        Raises:
            Refused: the seat has been given to somebody else meanwhile.
        """

        def act(room: Room, now: float) -> tuple[None, Change]:
            if self.tokens.get(by) != seat:
                raise Refused("code")
            change = room.begin()
            room.do(steps.Admitted(seat))
            change.admit.append((held, seat))
            return None, room.finish(now)

        await self.do(act)

    # ------------------------------------------------------------------------------------------ jobs
    async def put(self, job: Job) -> None:
        """Queue a job."""
        if self._end:
            self._excuse(job, Refused(self._end))
        else:
            await self._jobs.put(job)

    async def do(self, act: Callable[[Room, float], tuple[T, Change | None]]) -> T:
        """Do something with the room between two jobs; a change is entered before this returns.

        Raises:
            Refused: it was refused, or could not be entered.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self.put(Doing(act, done))
        return await done

    async def look(self, act: Callable[[Room, float], T]) -> T:
        """Look at the room between two jobs."""
        return await self.do(lambda room, now: (act(room, now), None))

    async def _run(self) -> None:
        while True:
            job = await self._jobs.get()
            try:
                await self._take(job)
                self._set_timer()
            except asyncio.CancelledError:
                self._excuse(job, Refused(self._end or "internal"))
                raise
            except Exception:  # noqa: BLE001 - a fault costs one request, never the table
                _log.exception("a job failed", table=self.room.id[:6], job=type(job).__name__)
                await self._recover()
                self._excuse(job, Refused("internal"))

    async def _take(self, job: Job) -> None:
        if self.is_broken:
            self._excuse(job, Refused("storage"))
            return
        now = self.now()
        self.room.wall = int(time.time())
        match job:
            case Wanting():
                await self._want(job, now)
            case Thought():
                await self._settle(self._thought(job, now))
            case Coming(connection):
                await self._come(connection, now)
            case Going(connection):
                await self._go(connection, now)
            case Doing():
                await self._do(job, now)
            case Ticking():
                await self._settle(self.room.tick(now))

    async def _want(self, job: Wanting, now: float) -> None:
        connection, request = job.connection, job.request
        if connection.viewer is None or connection not in self._audience:
            self._refuse(connection, request.id, Refused("not-allowed"))
            return
        try:
            change = requests.carry_out(self.room, connection.viewer, request, now)
            await self._enter(change)
        except requests.Repeated as repeated:
            connection.send(wire.Ok(request.id, repeated.n))
            return
        except Refused as refused:
            self._refuse(connection, request.id, refused)
            return
        hint = isinstance(request, asked.Hint)
        if not hint:
            connection.send(wire.Ok(request.id, self.room.past.n))
            ACTIONS.labels(type(request).__name__.lower()).inc()
            ACTION_SECONDS.observe(time.monotonic() - job.at)
        self._spread(change, (connection, request.id) if hint else None)

    def _thought(self, job: Thought, now: float) -> Change | None:
        table = self.room.table
        is_late = table is None or table is not job.table  # another game by now, or the same one made again
        if job.hint is None:
            return None if is_late else self.room.decided(job.ask, job.decision, now)
        connection, id_ = job.hint
        if is_late or table is None or table.seq != job.ask.view.seq:
            self._refuse(connection, id_, Refused("stale"))
        else:
            advice = pictures.advice(self.room, job.ask.seat, id_, job.decision, connection.lang)
            if advice is not None:
                connection.send(advice)
        return None

    async def _do(self, job: Doing, now: float) -> None:
        if job.done.cancelled():
            return
        try:
            result, change = job.act(self.room, now)
            if change is not None:
                await self._enter(change)
        except Refused as refused:
            job.done.set_exception(refused)
            return
        job.done.set_result(result)
        if change is not None:
            self._spread(change)

    # ------------------------------------------------------------------------------------------ people
    async def _come(self, connection: Connection, now: float) -> None:
        if not self._may_stay(connection):
            return
        change: Change | None = None
        if connection not in self._audience:
            self._audience.add(connection)
            change = self.room.came(connection.viewer, now)
            try:
                await self._enter(change)
            except Refused:
                return  # the room was made anew; whoever is there has been told
        self._audience.welcome(connection, self.room, self._link, now)
        if change is not None:
            self._spread(change, but=connection)

    def _may_stay(self, connection: Connection) -> bool:
        """Whether a connection's token opens its seat (still: it may have been given away since); else it is told."""
        seat = connection.viewer
        if seat is None or self.tokens.get(connection.held) == seat:
            return True
        connection.bye(4003, "seat-lost")
        return False

    async def _go(self, connection: Connection, now: float) -> None:
        if self._audience.remove(connection):
            self.left_at = time.monotonic()
            await self._settle(self.room.gone(connection.viewer, now))

    # ------------------------------------------------------------------------------------------ entering and telling
    async def _settle(self, change: Change | None) -> None:
        """Enter a change that nobody waits for, and tell of it."""
        if change is None:
            return
        try:
            await self._enter(change)
        except Refused:
            return  # the room was made anew; whoever is there has been told
        self._spread(change)

    async def _enter(self, change: Change) -> None:
        """Have a change written. Raises `Refused` when it cannot be; the room is then as the log has it."""
        try:
            await self._write(change)
        except StoreError:
            await self._reload()
            raise Refused("storage") from None

    async def _write(self, change: Change) -> None:
        """Have a change written. Raises `StoreError`, and the room has gone ahead of the log then."""
        if not change.steps:
            return
        past = self.room.past
        batch = Batch(
            table=past.id,
            seq=past.n,
            body=steps.write(tuple(change.steps)),
            now=self.room.wall,
            code=change.code,
            admit=tuple(change.admit),
            dismiss=tuple(change.dismiss),
            records=tuple(change.finished),
        )
        try:
            await self._store.append(batch)
        except StoreError as error:
            _log.error("an entry could not be written", table=past.id[:6], problem=str(error))
            self._calm_until = time.monotonic() + CALM_SECONDS
            raise
        self.tokens = {held: seat for held, seat in self.tokens.items() if seat not in change.dismiss}
        self.tokens.update(dict(change.admit))

    async def _recover(self) -> None:
        """Go back to the log after a fault of ours; when even that fails, let everybody go and begin anew."""
        try:
            await self._reload()
        except Exception:  # noqa: BLE001 - a fault costs the connections at worst, never the game
            _log.exception("a room could not be made again", table=self.room.id[:6])
            self._give_up("internal")

    def _give_up(self, code: str) -> None:
        self.is_broken = True  # who comes next has the room loaded anew
        for connection in self._audience:
            connection.bye(1013, code)

    async def _reload(self) -> None:
        """Make the room anew from the log, and give everybody a fresh view."""
        try:
            kept = await asyncio.to_thread(self._store.load, self.room.id)
        except Exception:  # noqa: BLE001 - the disk may be what is broken
            kept = None
        if kept is None:
            self._give_up("storage")
            return
        self.take_up(kept, self.room.id)
        now = self.now()
        changes = []
        for connection in self._audience:
            if not self._may_stay(connection):
                self._audience.remove(connection)
                continue
            changes.append(self.room.came(connection.viewer, now))
            try:
                await self._write(changes[-1])  # with somebody there the game may go on, and the next cards be dealt
            except StoreError:
                self._give_up("storage")
                return
        for connection in self._audience:
            self._audience.welcome(connection, self.room, self._link, now)
        for change in changes:
            self._think(change)

    def _spread(
        self, change: Change, hint: tuple[Connection, str] | None = None, but: Connection | None = None
    ) -> None:
        """Tell everybody, and let computer players think."""
        self._think(change, hint)
        for seat in change.dismiss:
            self._audience.dismiss(seat)
            self.left_at = time.monotonic()
        if change.is_news:
            self._audience.spread(change, self.room, self._link, self.now(), but)

    def _think(self, change: Change, hint: tuple[Connection, str] | None = None) -> None:
        for ask in change.asks:
            task = asyncio.create_task(self._ask(ask, self.room.table, hint if ask.hint else None))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    async def _ask(self, ask: Ask, table: Table | None, hint: tuple[Connection, str] | None) -> None:
        due = max(self._calm_until, time.monotonic() + (0.0 if ask.hint else self.room.thinking_time()))
        player = ask.player if ask.player in player_names() else self.room.helper
        decision = await self._bots.decide(player, self.room.past.rules.json, ask.view, ask.budget)
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        await self.put(Thought(ask, decision, table, hint))

    # ------------------------------------------------------------------------------------------ odds and ends
    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.is_broken:
            return
        now = self.now()
        at = self.room.wake_at(now)
        if at < math.inf:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, at - now), self._ring)

    def _ring(self) -> None:
        with suppress(asyncio.QueueFull):
            self._jobs.put_nowait(Ticking())

    def _refuse(self, connection: Connection, id_: str, refused: Refused) -> None:
        german = self.room.past.rules.rules.pack.suits == "german"
        code, text = error_text(refused, connection.lang, german=german)
        table = self.room.table
        seq = table.seq if code == "stale" and table is not None else None
        connection.send(wire.Error(id_, code, text, seq))

    def _excuse(self, job: Job, refused: Refused) -> None:
        """Answer for a job that was not done, if somebody waits for it."""
        match job:
            case Wanting(connection, request):
                self._refuse(connection, request.id, refused)
            case Thought(hint=(connection, id_)):
                self._refuse(connection, id_, refused)
            case Doing(done=done) if not done.done():
                done.set_exception(refused)
            case Coming(connection) if connection not in self._audience or not self.is_alive:
                connection.bye(1013, refused.code)
