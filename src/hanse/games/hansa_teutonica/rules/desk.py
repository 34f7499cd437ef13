"""HT-3.7 The desk: values in force, pieces at hand, and developing an ability."""

from __future__ import annotations

from typing import Final

from hanse.core.model import Log
from hanse.games.hansa_teutonica.ids import ABILITIES, ACTIONS, MERCHANT, SHAPES, TRADER
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_DEVELOPED, REFUSALS

NO_ACTION: Final = REFUSALS.add("HT-4.2", "no-action")
DEVELOPED: Final = REFUSALS.add("R-25", "developed")


def value(s: HtState, seat: int, ability: int) -> int:
    """HT-3.1: the rightmost uncovered value."""
    return s.board.values[ability][s.level[ABILITIES * seat + ability]]  # HT-3.1


def developed(s: HtState, seat: int, ability: int) -> bool:
    """R-51: every covering piece is gone; R-25: then it cannot be developed further."""
    return s.level[ABILITIES * seat + ability] >= s.board.top[ability]


def develop(s: HtState, seat: int, ability: int, log: Log) -> None:
    """HT-3.7: the leftmost covering piece goes into the supply; HT-3.8, HT-9.18, R-5: a new action counts at once."""
    b = s.board
    before = value(s, seat, ability)
    s.level[ABILITIES * seat + ability] += 1
    s.supply[SHAPES * seat + b.cover[ability]] += 1  # HT-3.7
    if ability == ACTIONS:
        s.actions += value(s, seat, ability) - before  # HT-3.8, HT-9.18, R-5
    if log is not None:
        log.append((E_DEVELOPED, seat, ability, s.level[ABILITIES * seat + ability]))


def act(s: HtState, covered: bool = False) -> None:
    """HT-4.2: one action is used. R-74: one gained from a marker first, unless it must be ``covered`` by BR-7.1."""
    s.actions -= 1  # HT-4.2
    if s.bonus and not covered:
        s.bonus -= 1


def in_supply(s: HtState, seat: int) -> int:
    """Pieces of both shapes ready to be placed."""
    return s.supply[SHAPES * seat + TRADER] + s.supply[SHAPES * seat + MERCHANT]


def in_stock(s: HtState, seat: int) -> int:
    """Pieces of both shapes that must first come into the supply (HT-2.9)."""
    return s.stock[SHAPES * seat + TRADER] + s.stock[SHAPES * seat + MERCHANT]
