"""HA-10.1 Taxes and tolls: at the end of the own turn keep three talers and three open tiles at most."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa.frames import Tax
from hanse.games.hansa.rules.sold import not_open
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.words import E_GAVE, E_TAXED, REFUSALS

NOT_YOURS_TO_GIVE: Final = REFUSALS.add("HA-10.1", "not-your-tile")
TAX_FIRST: Final = REFUSALS.add("HA-10.1", "not-now")


def settle(s: HansaState, top: Tax, log: Log) -> bool:
    """HA-10.1: talers above the limit go to the bank; which tiles are given up is asked."""
    seat = top.seat
    b = s.board
    above = s.talers[seat] - b.keep_talers
    if above > 0:  # HA-10.1
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
    if n <= b.keep_open:  # HA-10.1; HA-R29: only the surplus; HA-R30: in the final round too
        s.stack.pop()
        return True
    if kinds == 1:
        do(s, top, last, 0, log)
        return True
    return False


def why_not(s: HansaState, top: Tax, kind: int, _: int) -> Refusal | None:
    """HA-10.1: the player chooses which open tiles to give up."""
    if s.open[s.board.kinds * top.seat + kind] == 0:
        return not_open(s, top.seat, kind, NOT_YOURS_TO_GIVE)
    return OK


def do(s: HansaState, top: Tax, kind: int, _: int, log: Log) -> None:
    s.open[s.board.kinds * top.seat + kind] -= 1
    s.gone[kind] += 1
    if log is not None:
        log.append((E_GAVE, top.seat, kind))
