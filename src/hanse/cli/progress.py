"""A bar that says how far a command is that plays many games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hanse.cli import Trouble
from hanse.study.playing import Fault


@contextmanager
def progress(steps: int) -> Iterator[Callable[[], None]]:
    """A bar while games are played; a fault in one of them ends the command with what it says."""
    try:
        with _bar(steps) as advance:
            yield advance
    except Fault as fault:
        raise Trouble(str(fault)) from None


@contextmanager
def _bar(steps: int) -> Iterator[Callable[[], None]]:
    """On a terminal, and nothing anywhere else."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=steps)
        yield lambda: bar.advance(task)
