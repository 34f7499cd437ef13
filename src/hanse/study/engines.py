"""Where work is done: here, in several processes, or on a Ray cluster. What is done does not depend on it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from itertools import islice
from multiprocessing import get_context, resource_tracker
from typing import Any, Protocol, TypeVar

from hanse.core.reading import BadInput

Task = TypeVar("Task")
Done = TypeVar("Done")


class Engine(Protocol):
    """Does a piece of work for every task. The work must be a function of a module, tasks and results plain data."""

    def __call__(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]: ...


ENGINES = ("processes", "ray")


def engine(name: str, workers: int) -> Engine:
    """The engine called ``name``."""
    if name not in ENGINES:
        raise BadInput(f"no engine {name!r}; there is {', '.join(ENGINES)}")
    if name == "ray":
        ray = _ray()
        return partial(on_ray, ray)
    return partial(in_processes, workers=workers)


def in_processes(work: Callable[[Task], Done], tasks: Iterable[Task], workers: int) -> Iterator[Done]:
    """Everything done, in whatever order it ends. Tasks are drawn when there is room for them."""
    if workers == 1:
        for task in tasks:
            yield work(task)
        return
    # Spawned, not forked: a process that draws a progress bar has threads.
    with ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts) as pool:
        rest = iter(tasks)
        try:
            running = _submit(pool, work, islice(rest, 2 * workers))
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= _submit(pool, work, islice(rest, len(done)))
                for future in done:
                    yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _submit(pool: ProcessPoolExecutor, work: Callable[[Task], Done], tasks: Iterable[Task]) -> set[Future[Done]]:
    """Hand tasks to the pool, which may start processes for them."""
    if sys.platform == "win32":
        return {pool.submit(work, task) for task in tasks}
    # A new process inherits what is blocked, so that a Ctrl-C during its imports does not reach it either. The
    # tracker's start would take the block away, therefore it comes first.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return {pool.submit(work, task) for task in tasks}
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that has the terminal; the others end when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadInput(
            "--engine ray: Ray is not installed; pip install 'hanse[ray]' brings it, --engine processes needs nothing"
        ) from None
    if not ray.is_initialized():
        try:
            # RAY_ADDRESS names a cluster; without it this machine is one.
            ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise BadInput(f"--engine ray: {' '.join(str(error).split())[:200]}") from None
    return ray


def on_ray(ray: Any, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    """The same on a Ray cluster, with twice as many tasks under way as it has cores."""
    remote = ray.remote(work)
    room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    rest = iter(tasks)
    running = [remote.remote(task) for task in islice(rest, room)]
    try:
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(task) for task in islice(rest, len(done))]
            for reference in done:
                try:
                    result = ray.get(reference)
                except ray.exceptions.RayTaskError as error:
                    # What the work itself raised, as if it had been done here.
                    raise (error.cause if isinstance(error.cause, Exception) else error) from None
                yield result
    except BaseException:
        for reference in running:
            ray.cancel(reference, force=True)
        raise
