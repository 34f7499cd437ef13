"""HT-5.1 Income: pieces from the stock into the supply."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa_teutonica.ids import E_INCOME, NO_ACTION, PURSE, STOCK_EMPTY, STOCK_SHORT, TOO_MANY
from hanse.games.hansa_teutonica.rules.desk import act, value
from hanse.games.hansa_teutonica.state import HtState


def why_not(s: HtState, top: Frame, traders: int, merchants: int) -> int:
    """HT-5.2, HT-5.3, R-6: from one piece up to the purse value, of what kinds one likes; R-7: not from nothing."""
    seat = top[1]
    if s.actions == 0:
        return NO_ACTION
    if traders + merchants == 0 or s.stock[2 * seat] + s.stock[2 * seat + 1] == 0:
        return STOCK_EMPTY
    if traders + merchants > value(s, seat, PURSE):
        return TOO_MANY
    if traders > s.stock[2 * seat] or merchants > s.stock[2 * seat + 1]:
        return STOCK_SHORT
    return OK


def options(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    seat = top[1]
    if s.actions == 0:
        return
    purse = value(s, seat, PURSE)
    most = s.stock[2 * seat + 1]
    for traders in range(min(s.stock[2 * seat], purse) + 1):
        for merchants in range(0 if traders else 1, min(most, purse - traders) + 1):
            out.append(base + 5 * traders + merchants)


def do(s: HtState, top: Frame, traders: int, merchants: int, log: Log) -> None:
    seat = top[1]
    s.stock[2 * seat] -= traders
    s.stock[2 * seat + 1] -= merchants
    s.supply[2 * seat] += traders
    s.supply[2 * seat + 1] += merchants
    act(s)
    if log is not None:
        log.append((E_INCOME, seat, traders, merchants))
