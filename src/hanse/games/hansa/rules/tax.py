"""HA-10.1 Taxes and tolls: at the end of the own turn keep three talers and three open tiles at most."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa.ids import E_GAVE, E_TAXED, NOT_YOUR_TILE
from hanse.games.hansa.state import HansaState


def settle(s: HansaState, top: Frame, log: Log) -> bool:
    """HA-10.1: talers above the limit go to the bank, tiles only as many as are too many (HA-R29).

    HA-10.2: nobody else is taxed. HA-10.3: then the left neighbour goes on. HA-R30: in the final round too.
    """
    seat = top[1]
    b = s.board
    if s.talers[seat] > b.keep_talers:
        if log is not None:
            log.append((E_TAXED, seat, s.talers[seat] - b.keep_talers))
        s.talers[seat] = b.keep_talers
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


def why_not(s: HansaState, top: Frame, kind: int, _: int) -> int:
    """HA-10.1: the player chooses which open tiles to give up."""
    return OK if s.open[s.board.kinds * top[1] + kind] else NOT_YOUR_TILE


def do(s: HansaState, top: Frame, kind: int, _: int, log: Log) -> None:
    s.open[s.board.kinds * top[1] + kind] -= 1
    s.gone[kind] += 1
    if log is not None:
        log.append((E_GAVE, top[1], kind))
