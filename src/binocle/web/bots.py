"""Computer players at work: in processes of their own, so that no table waits while one of them thinks."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Final

import structlog
from msgspec.structs import replace

from binocle.game.actions import first_of
from binocle.game.views import Budget, Decision, Player, View
from binocle.players import make, table_seconds
from binocle.web.rules import by_json

PATIENCE: Final = 20.0
"""Seconds after which a decision is taken without the player."""

_log = structlog.get_logger("bots")


class Bots:
    """Decides for computer players. A player that fails or dawdles costs one decision, never a table."""

    def __init__(self, workers: int) -> None:
        """Start so many processes; -1: one less than there are cores; 0 thinks in a thread of this one, for tests."""
        self.workers: Final = workers if workers >= 0 else max(1, min(4, (os.cpu_count() or 2) - 1))
        self.failures = 0
        self._executor = self._start()

    def _start(self) -> Executor:
        if self.workers == 0:
            return ThreadPoolExecutor(1, "binocle-bots")
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=_watch_parent)

    async def warm(self, player: str, rules: str) -> None:
        """Let every process load what it needs before the first decision is due."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(
            *[loop.run_in_executor(self._executor, _player, player, rules) for _ in range(self.workers)],
            return_exceptions=True,
        )

    async def decide(self, player: str, rules: str, view: View, budget: Budget) -> Decision:
        """What this player does in this view."""
        budget = replace(budget, seconds=table_seconds(player))
        for _ in range(2):
            executor = self._executor
            loop = asyncio.get_running_loop()
            try:
                deciding = loop.run_in_executor(executor, _decide, player, rules, view, budget)
                return await asyncio.wait_for(deciding, PATIENCE + budget.seconds)
            except BrokenProcessPool:
                if self._executor is executor:
                    self._executor = self._start()
                    executor.shutdown(wait=False)
            except TimeoutError:
                _log.warning("a player did not answer in time", player=player)
                break
            except Exception as fault:  # noqa: BLE001 - whatever a player does wrong, the table goes on
                _log.warning("a player failed", player=player, fault=type(fault).__name__)
                break
        self.failures += 1
        return Decision(first_of(view.legal))

    def close(self) -> None:
        """End the processes, whatever they think about, and wait for them."""
        processes: dict[int, multiprocessing.Process] = getattr(self._executor, "_processes", None) or {}
        for process in list(processes.values()):
            process.terminate()
        self._executor.shutdown(wait=True, cancel_futures=True)


def _player(player: str, rules: str) -> bool:
    """Make a player ready in this process; what it needs is kept."""
    return _made(player, rules) is not None


@lru_cache(maxsize=64)
def _made(player: str, rules: str) -> Player:
    return make(player, by_json(rules).game)


def _decide(player: str, rules: str, view: View, budget: Budget) -> Decision:
    return _made(player, rules).decide(view, budget)


def _watch_parent() -> None:
    """End with the server, however it ends; Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # people's requests come first
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
