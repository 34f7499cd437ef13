"""What the host of a game of Hansa Teutonica may choose."""

from __future__ import annotations

from hanse.core.entry import Change, Setup, Switch, Variant
from hanse.core.reading import Reader
from hanse.games.hansa_teutonica.board import Choices, Own
from hanse.games.hansa_teutonica.common import FEWEST

SEATS = (2, 3, 4, 5)
START = Switch("start", "random", ("random", "0", "1", "2", "3", "4"), "R-2", seat=True)
GOLD = Switch("gold", "random", ("random", "chosen"), "R-1")
SWAP = Switch("swap_requires_own_office", False, (False, True), "R-37")
MOVES = Switch("remove_three_moves", False, (False, True), "R-40")
MARKER = Switch("permission_by_marker", False, (False, True), "R-74")
ORDER = Switch("free_order", False, (False, True), "R-11")
ROAM = Switch("board_pieces_roam", False, (False, True), "R-16")
TOGETHER = Switch("neutral_together", False, (False, True), "R-55")
AFTER = Switch("permanent_after_office", False, (False, True), "R-71")

VARIANTS = (
    Variant("base", SEATS, (START, GOLD, SWAP, MOVES, ORDER, TOGETHER)),
    Variant("britannia", SEATS, (START, GOLD, SWAP, MARKER, ORDER, ROAM, TOGETHER, AFTER)),
    Variant("east", SEATS, (START, GOLD, SWAP, MOVES, ORDER, TOGETHER, AFTER)),
)


def added(file: Reader) -> Variant:
    """The way to play that a board from outside adds: as the base game, with what its routes ask for besides."""
    own = Own(file)
    offers = [START, GOLD, SWAP, MOVES, ORDER]
    if FEWEST in own.seats:
        offers.append(TOGETHER)
    if any(row.has("permanent_marker") for row in file.readers("route")):
        offers.append(AFTER)
    return Variant(own.id, tuple(own.seats), tuple(offers), own.titles)


SECOND = Change(
    2,
    # permanent markers came after step c.
    {AFTER.name: True},
    # TP-11, BR-8.2 with two seats; on Britannia.
    lambda setup: setup.seats == FEWEST or setup.variant == "britannia",
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
        free_order=bool(switches[ORDER.name]),
        board_roams=bool(switches.get(ROAM.name, False)),
        together=bool(switches.get(TOGETHER.name, False)),
        after_office=bool(switches.get(AFTER.name, False)),
    )
