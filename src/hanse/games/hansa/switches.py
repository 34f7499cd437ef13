"""What the host of a game of Hansa may choose."""

from __future__ import annotations

from hanse.core.entry import Setup, Switch, Variant

VARIANTS = (
    Variant("base", (2, 3, 4), (
        Switch("start", "random", ("random", "0", "1", "2", "3"), "HA-2.7", seat=True),
        Switch("extra_card", False, (False, True), "HA-14.1"),
        Switch("end_stalled", False, (False, True), "HA-R37"),
    )),
)  # fmt: skip


def first(chosen: Setup) -> int:
    """HA-2.7, HA-R3: the host's start player, or -1 for chance."""
    start = chosen.switches["start"]
    return -1 if start == "random" else int(start)


def extra_card(chosen: Setup) -> bool:
    """HA-14.1: whether the extra card is in the game."""
    return bool(chosen.switches["extra_card"])


def may_stall(chosen: Setup) -> bool:
    """HA-R37: whether rounds in which nobody does anything end the game."""
    return bool(chosen.switches["end_stalled"])
