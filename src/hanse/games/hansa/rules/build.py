"""HA-8.1 Build booths: hand in an open tile, put as many booths into the ship's city as it shows barrels."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa.frames import Turn
from hanse.games.hansa.rules.turn import ONE_ACTION
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.words import E_BUILT, REFUSALS

NOT_YOUR_TILE: Final = REFUSALS.add("HA-8.1", "not-your-tile")
NO_BOOTHS_LEFT: Final = REFUSALS.add("HA-R20", "no-booths-left")


def why_not(s: HansaState, top: Turn, kind: int, _: int) -> Refusal | None:
    """HA-6.2 one action per visit; HA-8.1, HA-8.2 only an own open tile pays; HA-R20 not without a booth to build."""
    if s.acted:
        return ONE_ACTION
    if s.open[s.board.kinds * top.seat + kind] == 0:
        return NOT_YOUR_TILE
    if s.supply[top.seat] == 0:
        return NO_BOOTHS_LEFT
    return OK


def options(s: HansaState, top: Turn, base: int, out: list[int]) -> None:
    seat = top.seat
    if s.acted or s.supply[seat] == 0:
        return
    first = s.board.kinds * seat
    mine = s.open
    for k in range(s.board.kinds):
        if mine[first + k]:
            out.append(base + k)


def do(s: HansaState, top: Turn, kind: int, _: int, log: Log) -> None:
    """HA-8.3, HA-R19: exactly as many as there are barrels, or all that are left; HA-8.4 no limit; HA-8.5 anywhere."""
    seat = top.seat
    b = s.board
    n = min(b.barrels[kind], s.supply[seat])
    s.open[b.kinds * seat + kind] -= 1
    s.gone[kind] += 1
    s.supply[seat] -= n
    s.booths[b.cities * seat + s.ship] += n
    s.acted = 1
    s.busy = 1
    if log is not None:
        log.append((E_BUILT, seat, s.ship, kind, n))
