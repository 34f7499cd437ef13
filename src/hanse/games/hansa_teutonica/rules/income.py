"""HT-5.1 Income: pieces from the stock into the supply."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Turn
from hanse.games.hansa_teutonica.ids import MERCHANT, MERCHANTS, PURSE, SHAPES, TRADER
from hanse.games.hansa_teutonica.rules.desk import NO_ACTION, act, in_stock, value
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_INCOME, REFUSALS

STOCK_EMPTY: Final = REFUSALS.add("R-7", "stock-empty")
TAKE_ONE: Final = REFUSALS.add("R-6", "take-one")
TOO_MANY: Final = REFUSALS.add("HT-5.1", "too-many")
STOCK_SHORT: Final = REFUSALS.add("HT-5.2", "stock-short")


def why_not(s: HtState, top: Turn, traders: int, merchants: int) -> Refusal | None:
    """HT-5.2, HT-5.3, R-6: from one piece up to the purse value, of what kinds one likes; R-7: not from nothing."""
    seat = top.seat
    if s.actions == 0:
        return NO_ACTION
    if in_stock(s, seat) == 0:
        return STOCK_EMPTY
    if traders + merchants == 0:
        return TAKE_ONE
    if traders + merchants > value(s, seat, PURSE):  # HT-3.6
        return TOO_MANY
    if traders > s.stock[SHAPES * seat + TRADER] or merchants > s.stock[SHAPES * seat + MERCHANT]:
        return STOCK_SHORT
    return OK  # HT-5.3


def options(s: HtState, top: Turn, base: int, out: Codes) -> None:
    seat = top.seat
    if s.actions == 0:
        return
    purse = value(s, seat, PURSE)
    most = s.stock[SHAPES * seat + MERCHANT]
    for traders in range(min(s.stock[SHAPES * seat + TRADER], purse) + 1):
        for merchants in range(0 if traders else 1, min(most, purse - traders) + 1):
            out.append(base + MERCHANTS * traders + merchants)


def do(s: HtState, top: Turn, traders: int, merchants: int, log: Log) -> None:
    seat = top.seat
    s.stock[SHAPES * seat + TRADER] -= traders
    s.stock[SHAPES * seat + MERCHANT] -= merchants
    s.supply[SHAPES * seat + TRADER] += traders
    s.supply[SHAPES * seat + MERCHANT] += merchants
    act(s)
    if log is not None:
        log.append((E_INCOME, seat, traders, merchants))
