"""HA-6.4 Move the ship: as often as one likes and can pay; moving is not an action."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa.frames import Turn
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.words import E_MOVED, REFUSALS

NO_ARROW: Final = REFUSALS.add("HA-6.5", "no-arrow")
NO_FARE: Final = REFUSALS.add("HA-6.5", "no-fare")


def why_not(s: HansaState, top: Turn, city: int, _: int) -> Refusal | None:
    """HA-6.5: along an arrow, for one taler."""
    if not s.board.arrow[s.board.cities * s.ship + city]:
        return NO_ARROW
    if s.talers[top.seat] < s.board.move_cost:
        return NO_FARE
    return OK


def options(s: HansaState, top: Turn, base: int, out: Codes) -> None:
    if s.talers[top.seat] >= s.board.move_cost:
        for city in s.board.exits[s.ship]:
            out.append(base + city)


def do(s: HansaState, top: Turn, city: int, _: int, log: Log) -> None:
    """HA-6.4: the ship goes on, and the turn too."""
    origin = s.ship
    s.talers[top.seat] -= s.board.move_cost  # HA-6.5
    s.ship = city  # HA-6.4
    s.acted = 0  # HA-6.7, HA-R28: each visit counts anew; HA-6.3: so there is no limit to actions
    s.busy = 1
    if log is not None:
        log.append((E_MOVED, top.seat, city, origin))
