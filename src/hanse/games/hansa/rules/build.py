"""HA-8.1 Build booths: hand in an open tile, put as many booths into the ship's city as it shows barrels, or fewer."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa.frames import Turn
from hanse.games.hansa.rules.sold import not_open
from hanse.games.hansa.rules.turn import ONE_ACTION
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.words import E_BUILT, REFUSALS

NOT_YOUR_TILE: Final = REFUSALS.add("HA-8.1", "not-your-tile")
NO_BOOTHS_LEFT: Final = REFUSALS.add("HA-R20", "no-booths-left")
NOT_FEWER: Final = REFUSALS.add("HA-R19", "not-fewer")


def most(s: HansaState, seat: int, kind: int) -> int:
    """How many booths a tile of the kind brings."""
    return min(s.board.barrels[kind], s.supply[seat])  # HA-8.1; HA-8.3: all that are left


def why_not(s: HansaState, top: Turn, kind: int, _: int) -> Refusal | None:
    """HA-8.1: an own open tile, and a booth to build."""
    if s.acted:
        return ONE_ACTION
    if s.open[s.board.kinds * top.seat + kind] == 0:  # HA-8.2: nothing else pays
        return not_open(s, top.seat, kind, NOT_YOUR_TILE)
    if s.supply[top.seat] == 0:
        return NO_BOOTHS_LEFT
    return OK  # HA-8.5: in every city


def options(s: HansaState, top: Turn, base: int, out: Codes) -> None:
    seat = top.seat
    if s.acted or s.supply[seat] == 0:
        return
    first = s.board.kinds * seat
    mine = s.open
    for k in range(s.board.kinds):
        if mine[first + k]:
            out.append(base + k)


def do(s: HansaState, top: Turn, kind: int, _: int, log: Log) -> None:
    """HA-8.1: as many booths as the tile brings."""
    build(s, top.seat, kind, most(s, top.seat, kind), log)


def why_not_fewer(s: HansaState, top: Turn, kind: int, booths: int) -> Refusal | None:
    """HA-R19: one booth or more, but fewer than the tile brings."""
    refusal = why_not(s, top, kind, 0)
    if refusal is not OK:
        return refusal
    return OK if s.board.fewer - booths < most(s, top.seat, kind) else NOT_FEWER  # HA-R19


def fewer_options(s: HansaState, top: Turn, base: int, out: Codes) -> None:
    seat = top.seat
    if s.acted or s.supply[seat] < 2:
        return
    b = s.board
    first = b.kinds * seat
    for k in range(b.kinds):
        if s.open[first + k]:
            for n in range(most(s, seat, k) - 1, 0, -1):
                out.append(base + k * b.fewer + b.fewer - n)


def do_fewer(s: HansaState, top: Turn, kind: int, booths: int, log: Log) -> None:
    """HA-R19: the tile is gone all the same. Numbers fall from word to word, so that the most is offered first."""
    build(s, top.seat, kind, s.board.fewer - booths, log)


def build(s: HansaState, seat: int, kind: int, n: int, log: Log) -> None:
    """HA-8.1: the tile leaves the game, booths come."""
    b = s.board
    s.open[b.kinds * seat + kind] -= 1
    s.gone[kind] += 1
    s.supply[seat] -= n
    s.booths[b.cities * seat + s.ship] += n  # HA-8.1; HA-8.4: any number
    s.acted = 1
    s.busy = 1
    if log is not None:
        log.append((E_BUILT, seat, s.ship, kind, n))
