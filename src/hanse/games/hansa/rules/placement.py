"""HA-3.1 Starting placement: in three rounds everybody puts two booths into a city."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa.frames import Next, Place
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.words import E_PLACED, REFUSALS

NOT_AT_START: Final = REFUSALS.add("HA-3.2", "not-at-start")
ALREADY_THERE: Final = REFUSALS.add("HA-3.3", "already-there")
PLACING: Final = REFUSALS.add("HA-3.1", "not-now")


def why_not(s: HansaState, top: Place, city: int, _: int) -> Refusal | None:
    """HA-3.2 not in Copenhagen; HA-3.3 not where one stands already."""
    if not s.board.start_booths[city]:
        return NOT_AT_START
    if s.booths[s.board.cities * top.seat + city]:
        return ALREADY_THERE
    return OK


def do(s: HansaState, top: Place, city: int, _: int, log: Log) -> None:
    """HA-3.1: two booths, then the next seat."""
    seat = top.seat
    done = top.done + 1
    b = s.board
    if done < b.rounds * b.seats:
        s.stack[-1] = Place((seat + 1) % b.seats, done)  # HA-3.1; HA-R4: clockwise in every round
    else:
        s.stack[-1] = Next(s.start)  # HA-3.5: everybody has placed; the start player takes the first turn
    s.booths[b.cities * seat + city] += b.batch  # HA-3.1; HA-3.4: a number; HA-R5: both into one city
    s.supply[seat] -= b.batch  # HA-3.5
    if log is not None:
        log.append((E_PLACED, seat, city, b.batch))
