"""What the host of a game of Hansa may choose."""

from __future__ import annotations

from typing import Final

from hanse.core.entry import Setup, Switch, Variant

FILES: Final = {"thirteen": "thirteen.toml", "fifteen": "hansa.toml"}
"""The data file of every board, named by how many arrows it has. Games of version 1 were played on ``hansa.toml``."""

VARIANTS = (
    Variant("base", (2, 3, 4), (
        Switch("board", "thirteen", tuple(FILES), "HA-1.3"),
        Switch("start", "random", ("random", "0", "1", "2", "3"), "HA-2.7", seat=True),
        Switch("extra_card", False, (False, True), "HA-14.1", card=True),
        Switch("sold_hidden", False, (False, True), "HA-R33"),
        Switch("sell_by_pairs", False, (False, True), "HA-R22"),
        Switch("end_stalled", False, (False, True), "HA-R37"),
    )),
)  # fmt: skip


def board_file(chosen: Setup) -> str:
    """HA-1.3: the data file of the board."""
    return FILES[str(chosen.switches["board"])]


def first(chosen: Setup) -> int:
    """HA-2.7, HA-R3: the host's start player, or -1 for chance."""
    start = chosen.switches["start"]
    return -1 if start == "random" else int(start)


def extra_card(chosen: Setup) -> bool:
    """HA-14.1: whether the extra card is in the game."""
    return bool(chosen.switches["extra_card"])


def by_pairs(chosen: Setup) -> bool:
    """HA-R22: whether the second of several like tiles is sold with the first."""
    return bool(chosen.switches["sell_by_pairs"])


def may_stall(chosen: Setup) -> bool:
    """HA-R37: whether rounds in which nobody does anything end the game."""
    return bool(chosen.switches["end_stalled"])


def sold_hidden(chosen: Setup) -> bool:
    """HA-R33: whether sold tiles lie face down for the others until the end."""
    return bool(chosen.switches["sold_hidden"])
