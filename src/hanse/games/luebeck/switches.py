"""What the host of a game of Lübeck may choose."""

from __future__ import annotations

from hanse.core.entry import Setup, Switch, Variant
from hanse.games.luebeck.board import Choices

VARIANTS = (
    Variant("base", (3, 4, 5), (
        Switch("board", "fork", ("fork", "chain"), "LU-1.2"),
        Switch("start", "random", ("random", "0", "1", "2", "3", "4"), "LU-R1", seat=True),
        Switch("memory", False, (False, True), "LU-R28"),
        Switch("discard_by_wares", False, (False, True), "LU-R21"),
        Switch("cog_may_stay", False, (False, True), "LU-R8"),
    )),
)  # fmt: skip


def choices(chosen: Setup) -> Choices:
    """The host's choices."""
    switches = chosen.switches
    start = switches["start"]
    return Choices(
        lines=str(switches["board"]),
        first=-1 if start == "random" else int(start),
        memory=bool(switches["memory"]),
        by_wares=bool(switches["discard_by_wares"]),
        may_stay=bool(switches["cog_may_stay"]),
    )
