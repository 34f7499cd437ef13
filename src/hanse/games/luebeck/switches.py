"""What the host of a game of Lübeck may choose."""

from __future__ import annotations

from hanse.core.entry import Setup, Switch, Variant

VARIANTS = (
    Variant("base", (3, 4, 5), (
        Switch("board", "fork", ("fork", "chain"), "LU-1.2"),
        Switch("start", "random", ("random", "0", "1", "2", "3", "4"), "LU-R1", seat=True),
    )),
)  # fmt: skip


def lines(chosen: Setup) -> str:
    """LU-1.2: which lines the board has."""
    return str(chosen.switches["board"])


def first(chosen: Setup) -> int:
    """LU-R1: the host's start player, or -1 for chance."""
    start = chosen.switches["start"]
    return -1 if start == "random" else int(start)
