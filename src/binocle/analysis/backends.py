"""Where the deals of a match are played: in this process, in several on this machine, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from importlib.util import find_spec
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Any, Final, Literal, Protocol, TypeAlias, get_args

from binocle.analysis.match import Match, MatchError, Share, forget, play

Backend: TypeAlias = Literal["local", "ray"]
BACKENDS: Final[tuple[str, ...]] = get_args(Backend)

Done: TypeAlias = "Future[tuple[Share, dict[int, list[str]]]]"


class Crew(Protocol):
    """Those who play: `width` shares at a time."""

    width: int

    def submit(self, match: Match, numbers: Sequence[int], *, export: bool) -> Done:
        """Have these deals played."""
        ...

    def end(self, *, quickly: bool) -> None:
        """No more deals. `quickly` ends what is being played too."""
        ...


class Alone:
    """This process plays by itself, when it is asked."""

    width = 1

    def submit(self, match: Match, numbers: Sequence[int], *, export: bool) -> Done:
        """Play these deals now."""
        done: Done = Future()
        done.set_result(play(match, numbers, export=export))
        return done

    def end(self, *, quickly: bool) -> None:  # noqa: ARG002 - as a crew is told
        """There is nobody to send home but players in processes of their own."""
        forget()


class Processes:
    """Several processes on this machine."""

    def __init__(self, width: int, prepare: Callable[[], None] | None) -> None:
        """`prepare` runs first in each process."""
        self.width = width
        self._before = set(active_children())
        self._pool = ProcessPoolExecutor(width, mp_context=get_context("spawn"), initializer=prepare)
        self._ours: set[BaseProcess] = set()

    def submit(self, match: Match, numbers: Sequence[int], *, export: bool) -> Done:
        """Have these deals played by the next process that is free."""
        done = self._pool.submit(play, match, numbers, export=export)
        if len(self._ours) < self.width:
            self._ours = set(active_children()) - self._before
        return done

    def end(self, *, quickly: bool) -> None:
        """Wait for the processes to end; when it must be quick, stop them."""
        if quickly:
            for process in self._ours:
                process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


class RayCluster:
    """A Ray cluster: the one that RAY_ADDRESS names, else one on this machine for as long as the match lasts.

    Binocle must be installed wherever the cluster plays.
    """

    def __init__(self, width: int | None) -> None:
        """`width` limits how many shares are played at a time; by default all processors of the cluster play.

        Raises:
            MatchError: Ray is not installed.
        """
        if find_spec("ray") is None:
            raise MatchError(
                "Ray is not installed; it comes with: python3 run.py setup ray, or pip install binocle[ray]"
            )
        import ray  # noqa: PLC0415 - an extra

        self._ray: Any = ray
        self._started = not ray.is_initialized()
        if self._started:
            ray.init(
                num_cpus=None if _is_elsewhere() else width,
                include_dashboard=False,
                log_to_driver=False,
                logging_level="ERROR",
            )
        self.width = width or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(num_cpus=1, max_retries=3)(play)
        self._refs: set[Any] = set()

    def submit(self, match: Match, numbers: Sequence[int], *, export: bool) -> Done:
        """Have these deals played somewhere on the cluster."""
        ref = self._play.remote(match, tuple(numbers), export=export)
        self._refs.add(ref)
        done: Done = ref.future()
        done.add_done_callback(lambda _: self._refs.discard(ref))
        return done

    def end(self, *, quickly: bool) -> None:
        """Call back what is not done, and close the cluster that was started here."""
        for ref in list(self._refs):
            self._ray.cancel(ref, force=quickly)
        if self._started:
            self._ray.shutdown()


def crew(backend: Backend, processes: int | None, prepare: Callable[[], None] | None) -> Crew:
    """Those who play: `processes` of them (for a Ray cluster None is all there are).

    Raises:
        MatchError: Ray is asked for and not installed.
    """
    if backend == "ray":
        return RayCluster(processes)
    return Alone() if processes is None or processes == 1 else Processes(processes, prepare)


def _is_elsewhere() -> bool:
    """Whether a cluster is named that runs already; how many processors it has is its own affair."""
    import os  # noqa: PLC0415 - only asked on the way to Ray

    return bool(os.environ.get("RAY_ADDRESS"))
