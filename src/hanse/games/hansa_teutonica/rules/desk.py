"""HT-3.7 The desk: values in force and developing an ability."""

from hanse.core.model import Log
from hanse.games.hansa_teutonica.ids import ACTIONS, E_DEVELOPED
from hanse.games.hansa_teutonica.state import HtState


def value(s: HtState, seat: int, ability: int) -> int:
    """HT-3.1: the rightmost uncovered value."""
    return s.board.values[ability][s.level[5 * seat + ability]]


def developed(s: HtState, seat: int, ability: int) -> bool:
    """R-51: every covering piece is gone; R-25: then it cannot be developed further."""
    return s.level[5 * seat + ability] >= s.board.top[ability]


def develop(s: HtState, seat: int, ability: int, log: Log) -> None:
    """HT-3.7: the leftmost covering piece goes into the supply; HT-3.8, HT-9.18, R-5: a new action counts at once."""
    b = s.board
    before = value(s, seat, ability)
    s.level[5 * seat + ability] += 1
    s.supply[2 * seat + b.cover[ability]] += 1
    if ability == ACTIONS:
        s.actions += value(s, seat, ability) - before
    if log is not None:
        log.append((E_DEVELOPED, seat, ability, s.level[5 * seat + ability]))


def act(s: HtState) -> None:
    """HT-4.2: one action is used; those gained from markers are the last ones (R-74)."""
    s.actions -= 1
    if s.bonus > s.actions:
        s.bonus = s.actions
