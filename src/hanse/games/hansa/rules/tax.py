"""HA-10.1 Taxes and tolls: at the end of the own turn keep three talers and three open tiles at most."""

from __future__ import annotations

from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa.frames import Tax
from hanse.games.hansa.rules.build import NOT_YOUR_TILE
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.words import E_GAVE, E_TAXED


def settle(s: HansaState, top: Tax, log: Log) -> bool:
    """HA-10.1: talers above the limit go to the bank, tiles only as many as are too many (HA-R29).

    HA-10.2: nobody else is taxed. HA-10.3: then the left neighbour goes on. HA-R30: in the final round too.
    """
    seat = top.seat
    b = s.board
    above = s.talers[seat] - b.keep_talers
    if above > 0:
        s.talers[seat] = b.keep_talers
        if log is not None:
            log.append((E_TAXED, seat, above))
    first = b.kinds * seat
    n = 0
    kinds = 0
    last = 0
    for k in range(b.kinds):
        if s.open[first + k]:
            n += s.open[first + k]
            kinds += 1
            last = k
    if n <= b.keep_open:
        s.stack.pop()
        return True
    if kinds == 1:
        do(s, top, last, 0, log)
        return True
    return False


def why_not(s: HansaState, top: Tax, kind: int, _: int) -> Refusal | None:
    """HA-10.1: the player chooses which open tiles to give up."""
    return OK if s.open[s.board.kinds * top.seat + kind] else NOT_YOUR_TILE


def do(s: HansaState, top: Tax, kind: int, _: int, log: Log) -> None:
    s.open[s.board.kinds * top.seat + kind] -= 1
    s.gone[kind] += 1
    if log is not None:
        log.append((E_GAVE, top.seat, kind))
