"""HA-7.1 Buy goods: one tile from a warehouse of the city where the ship is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa.frames import Turn
from hanse.games.hansa.rules.turn import ONE_ACTION
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.words import E_BOUGHT, REFUSALS

if TYPE_CHECKING:
    from mypy_extensions import i64

SHIP_ELSEWHERE: Final = REFUSALS.add("HA-6.1", "ship-elsewhere")
NO_TILE_THERE: Final = REFUSALS.add("HA-7.1", "no-tile-there")
CANNOT_PAY: Final = REFUSALS.add("HA-7.2", "cannot-pay")


def sole_majority(s: HansaState, city: int) -> int:
    """HA-7.2: who alone has the most booths there; -1 if nobody has any or several share."""
    booths = s.booths
    cities: i64 = s.board.cities
    seats: i64 = s.board.seats
    most: i64 = 0
    who: i64 = -1
    seat: i64
    for seat in range(seats):
        n: i64 = booths[cities * seat + city]
        if n > most:
            most = n
            who = seat  # HA-7.2; HA-R17: one booth is enough
        elif n == most:
            who = -1  # HA-7.4, HA-R16
    return who


def price(s: HansaState, city: int, seat: int) -> int:
    """HA-7.2: one taler, whatever the barrels."""
    return 0 if sole_majority(s, city) == seat else s.board.buy_cost  # HA-7.5; HA-R18: and no taler is needed


def find(s: HansaState, city: int, kind: int) -> int:
    """A warehouse of the city with such a tile, or -1. Tiles of one kind are alike, so the first will do."""
    for slot in range(s.board.first_slot[city], s.board.first_slot[city + 1]):
        if s.ware[slot] == kind:
            return slot
    return -1


def why_not(s: HansaState, top: Turn, city: int, kind: int) -> Refusal | None:
    """HA-7.1: a tile that lies where the ship is, for its price."""
    if city != s.ship:
        return SHIP_ELSEWHERE
    if s.acted:  # HA-7.6: so never both tiles
        return ONE_ACTION
    if find(s, city, kind) < 0:
        return NO_TILE_THERE
    if s.talers[top.seat] < price(s, city, top.seat):
        return CANNOT_PAY
    return OK


def options(s: HansaState, top: Turn, base: int, out: Codes) -> None:
    if s.acted:
        return
    b = s.board
    city = s.ship
    first, end = b.first_slot[city], b.first_slot[city + 1]
    one = s.ware[first]
    two = s.ware[first + 1] if end > first + 1 else -1
    if (one < 0 and two < 0) or s.talers[top.seat] < price(s, city, top.seat):
        return
    code = base + city * b.kinds
    if two >= 0 and two < one:
        out.append(code + two)
    if one >= 0:
        out.append(code + one)
    if two > one:
        out.append(code + two)


def do(s: HansaState, top: Turn, city: int, kind: int, log: Log) -> None:
    """HA-7.2: the price goes to the sole majority, otherwise to the bank."""
    seat = top.seat
    b = s.board
    s.ware[find(s, city, kind)] = -1
    s.open[b.kinds * seat + kind] += 1  # HA-7.1; HA-R21: open at once
    s.acted = 1
    s.busy = 1
    payee = sole_majority(s, city)
    cost = 0 if payee == seat else b.buy_cost  # HA-7.5
    s.talers[seat] -= cost  # HA-7.2
    if payee >= 0 and payee != seat:  # HA-7.3: in nobody's city the bank is paid
        s.talers[payee] += cost  # HA-7.2
    if log is not None:
        log.append((E_BOUGHT, seat, city, kind, cost, payee if payee != seat else -1))
