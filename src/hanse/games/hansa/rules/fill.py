"""HA-5.1 Fill the warehouses: once a turn, before anything else."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Frame, Log, Refusal
from hanse.games.hansa.frames import Fill, Refill, Turn
from hanse.games.hansa.rules.setup import take_tile
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.words import E_BROKE, E_FILLED, E_LEFT, E_REFILLED, REFUSALS

NOTHING_EMPTY: Final = REFUSALS.add("HA-5.1", "nothing-empty")
NO_TILES_LEFT: Final = REFUSALS.add("HA-R11", "no-tiles-left")
FILL_TOO_LATE: Final = REFUSALS.add("HA-5.1", "fill-too-late")
MUST_FILL: Final = REFUSALS.add("HA-5.5", "must-fill")
NO_SUCH_TILE: Final = REFUSALS.add("HA-5.4", "no-such-draw")
REFILLING: Final = REFUSALS.add("HA-5.3", "not-now")


def vacant(s: HansaState) -> int:
    """How many warehouses are empty."""
    n = 0
    for kind in s.ware:
        if kind < 0:
            n += 1
    return n


def settle(s: HansaState, top: Fill, log: Log) -> bool:
    """Nothing to ask when nothing is empty, when everything is, or when no tile is left."""
    n = vacant(s)
    if n == 0 or sum(s.piles) == 0:  # HA-5.1; HA-R11: skipped
        s.stack.pop()
        return True
    if n == s.board.slots:  # HA-5.5: compulsory
        do(s, top, 0, 0, log)
        return True
    return False


def why_not(s: HansaState, top: Fill, _a: int, _b: int) -> Refusal | None:
    """HA-5.1: only if a warehouse is empty."""
    return nothing_to_fill(s)


def nothing_to_fill(s: HansaState) -> Refusal | None:
    """Why there would be nothing to fill, whenever it is."""
    if vacant(s) == 0:
        return NOTHING_EMPTY
    return OK if sum(s.piles) else NO_TILES_LEFT


def why_not_late(s: HansaState, top: Turn, _a: int, _b: int) -> Refusal | None:
    """HA-5.1: only in phase 2, which is skipped if there is nothing to fill."""
    return nothing_to_fill(s) or FILL_TOO_LATE  # HA-R8


def late_options(s: HansaState, top: Turn, base: int, out: Codes) -> None:
    """None, ever."""


def options(s: HansaState, top: Fill, base: int, out: Codes) -> None:
    """Asked only if something is empty, see ``settle``."""
    out.append(base)


def do(s: HansaState, top: Frame, _a: int, _b: int, log: Log) -> None:
    """HA-5.2: for a taler; income came first, so it is there."""
    s.talers[top.seat] -= s.board.fill_cost  # HA-5.2; HA-R9: however many are empty
    s.busy = 1
    s.stack[-1] = Refill()  # HA-R34: what chance reveals is not taken back
    if log is not None:
        log.append((E_FILLED, top.seat, s.board.fill_cost))


def why_not_leave(s: HansaState, top: Fill, _a: int, _b: int) -> Refusal | None:
    """HA-5.5: filling may be declined, except when all warehouses are empty."""
    return MUST_FILL if vacant(s) == s.board.slots else OK


def do_leave(s: HansaState, top: Fill, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
    if log is not None:
        log.append((E_LEFT, top.seat))


def settle_refill(s: HansaState, top: Refill, log: Log) -> bool:
    """Until every warehouse is full or every stack empty."""
    if vacant(s) and sum(s.piles):  # HA-5.3: all; HA-R10: as far as the tiles go
        return False
    s.stack.pop()
    return True


def why_not_refill(s: HansaState, top: Refill, kind: int, _: int) -> Refusal | None:
    """HA-5.4: any tile that lies in the stacks."""
    return OK if s.unseen[kind] else NO_SUCH_TILE


def do_refill(s: HansaState, top: Refill, kind: int, _: int, log: Log) -> None:
    """A tile from the frontmost stack that still has tiles."""
    slot = take_tile(s, kind)
    pile = 0
    while s.piles[pile] == 0:  # HA-5.4
        pile += 1
    s.piles[pile] -= 1
    if log is not None:
        log.append((E_REFILLED, s.board.slot_city[slot], kind, pile + 1))
    # HA-5.6, HA-11.1, HA-R13: the first tile of the last stack announces the end, once (HA-R14).
    if pile == s.board.piles - 1 and s.breaker < 0:
        s.breaker = s.turn
        if log is not None:
            log.append((E_BROKE, s.turn))
