"""HA-5.1 Fill the warehouses: once a turn, before anything else (HA-R8)."""

from hanse.core.model import CHANCE, OK, Frame, Log
from hanse.games.hansa.ids import (
    E_BROKE,
    E_FILLED,
    E_LEFT,
    E_REFILLED,
    E_STOCKED,
    FILL,
    FILL_TOO_LATE,
    MUST_FILL,
    NO_SUCH_DRAW,
    NOTHING_EMPTY,
    REFILL,
)
from hanse.games.hansa.state import HansaState


def empty(s: HansaState) -> int:
    """How many warehouses are empty."""
    n = 0
    for kind in s.ware:
        if kind < 0:
            n += 1
    return n


def settle(s: HansaState, top: Frame, log: Log) -> bool:
    """HA-5.5: nothing to ask when nothing is empty, when everything is, or when no tile is left (HA-R11)."""
    n = empty(s)
    if n == 0 or sum(s.piles) == 0:
        s.stack.pop()
        return True
    if n == s.board.slots:
        do(s, top, 0, 0, log)
        return True
    return False


def why_not(s: HansaState, top: Frame, _a: int, _b: int) -> int:
    """HA-5.1: only in phase 2, and only if a warehouse is empty."""
    if top[0] != FILL:
        return FILL_TOO_LATE
    if empty(s) == 0 or sum(s.piles) == 0:
        return NOTHING_EMPTY
    return OK


def options(s: HansaState, top: Frame, base: int, out: list[int]) -> None:
    if top[0] == FILL:
        out.append(base)


def do(s: HansaState, top: Frame, _a: int, _b: int, log: Log) -> None:
    """HA-5.2, HA-R9: one taler, however many are empty; income came first, so it is there (HA-R12)."""
    seat = top[1]
    s.stack.pop()
    s.talers[seat] -= s.board.fill_cost
    s.busy = 1
    s.stack.append((REFILL, CHANCE))
    if log is not None:
        log.append((E_FILLED, seat, s.board.fill_cost))


def why_not_leave(s: HansaState, top: Frame, _a: int, _b: int) -> int:
    """HA-5.5: filling may be declined, except when all warehouses are empty."""
    return MUST_FILL if empty(s) == s.board.slots else OK


def do_leave(s: HansaState, top: Frame, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
    if log is not None:
        log.append((E_LEFT, top[1]))


def settle_refill(s: HansaState, top: Frame, log: Log) -> bool:
    """HA-5.3: all of them, as far as the tiles go (HA-R10); also in the final round (HA-R14)."""
    if empty(s) and sum(s.piles):
        return False
    s.stack.pop()
    return True


def why_not_draw(s: HansaState, top: Frame, kind: int, _: int) -> int:
    """HA-2.2: any tile that has not been drawn."""
    return OK if s.unseen[kind] else NO_SUCH_DRAW


def options_draw(s: HansaState, top: Frame, base: int, out: list[int]) -> None:
    unseen = s.unseen
    for k in range(len(unseen)):
        if unseen[k]:
            out.append(base + k)


def do_draw(s: HansaState, top: Frame, kind: int, _: int, log: Log) -> None:
    """HA-2.3, HA-5.3: the empty warehouse with the lowest number; slot a before slot b (HA-R7)."""
    slot = 0
    while s.ware[slot] >= 0:
        slot += 1
    s.ware[slot] = kind
    s.unseen[kind] -= 1
    if top[0] != REFILL:
        if log is not None:
            log.append((E_STOCKED, s.board.slot_city[slot], kind))
        return
    pile = 0
    # HA-5.4: from the frontmost stack that still has tiles.
    while s.piles[pile] == 0:
        pile += 1
    s.piles[pile] -= 1
    if log is not None:
        log.append((E_REFILLED, s.board.slot_city[slot], kind, pile + 1))
    # HA-5.6, HA-11.1, HA-R13: the first tile of the last stack announces the end, once (HA-R14).
    if pile == s.board.piles - 1 and s.breaker < 0:
        s.breaker = s.turn
        if log is not None:
            log.append((E_BROKE, s.turn))
