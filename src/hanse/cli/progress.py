"""A bar that says how far a command is that plays many games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from hanse.cli import Trouble
from hanse.study.playing import Fault

if TYPE_CHECKING:  # a store is not opened to play games
    from hanse.server.store.moving import Advance


@contextmanager
def progress(steps: int) -> Iterator[Callable[[], None]]:
    """A bar while games are played; a fault in one of them ends the command with what it says."""
    try:
        with bar() as advance:
            yield lambda: advance(steps, 1)
    except Fault as fault:
        raise Trouble(str(fault)) from None


@contextmanager
def bar() -> Iterator[Advance]:
    """On a terminal, and nothing anywhere else."""
    if not sys.stderr.isatty():
        yield lambda total, arrived: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as drawn:
        task = drawn.add_task("", total=None)
        yield lambda total, arrived: drawn.update(task, total=total, advance=arrived)
