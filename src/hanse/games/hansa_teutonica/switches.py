"""What the host of a game of Hansa Teutonica may choose."""

from __future__ import annotations

from hanse.core.entry import Setup, Switch, Variant
from hanse.games.hansa_teutonica.board import Choices

SEATS = (2, 3, 4, 5)
START = Switch("start", "random", ("random", "0", "1", "2", "3", "4"), "R-2", seat=True)
GOLD = Switch("gold", "random", ("random", "chosen"), "R-1")
SWAP = Switch("swap_requires_own_office", False, (False, True), "R-37")
MOVES = Switch("remove_three_moves", False, (False, True), "R-40")
MARKER = Switch("permission_by_marker", False, (False, True), "R-74")

VARIANTS = (
    Variant("base", SEATS, (START, GOLD, SWAP, MOVES)),
    Variant("britannia", SEATS, (START, GOLD, SWAP, MARKER)),
    Variant("east", SEATS, (START, GOLD, SWAP, MOVES)),
)


def choices(chosen: Setup) -> Choices:
    """The host's choices; what a variant does not offer is off."""
    switches = chosen.switches
    start = switches[START.name]
    return Choices(
        first=-1 if start == "random" else int(start),
        choose_gold=switches[GOLD.name] == "chosen",
        swap_own=bool(switches[SWAP.name]),
        move_three=bool(switches.get(MOVES.name, False)),
        by_marker=bool(switches.get(MARKER.name, False)),
    )
