"""Where text for people goes: a terminal as wide as it is, anything else as wide as tables need."""

from __future__ import annotations

import os
import sys

from rich import box
from rich.console import Console
from rich.table import Table

ELSEWHERE = 120
"""Columns of a file or a pipe."""


def screen() -> Console:
    """Standard output; no word is coloured by guesswork."""
    known = sys.stdout.isatty() or "COLUMNS" in os.environ
    return Console(highlight=False, width=None if known else ELSEWHERE)


def table(left: tuple[str, ...], right: tuple[str, ...]) -> Table:
    """A table with these headings: words flush left, then figures flush right."""
    out = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for heading in left:
        out.add_column(heading, no_wrap=True)
    for heading in right:
        out.add_column(heading, justify="right", no_wrap=True)
    return out
