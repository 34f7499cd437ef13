"""HA-6.4 Move the ship: as often as one likes and can pay; moving is not an action."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa.ids import E_MOVED, NO_ARROW, NO_FARE
from hanse.games.hansa.state import HansaState


def why_not(s: HansaState, top: Frame, city: int, _: int) -> int:
    """HA-6.5: along an arrow, for one taler; over land too (HA-6.6)."""
    if not s.board.arrow[s.board.cities * s.ship + city]:
        return NO_ARROW
    if s.talers[top[1]] < s.board.move_cost:
        return NO_FARE
    return OK


def options(s: HansaState, top: Frame, base: int, out: list[int]) -> None:
    if s.talers[top[1]] >= s.board.move_cost:
        for city in s.board.exits[s.ship]:
            out.append(base + city)


def do(s: HansaState, top: Frame, city: int, _: int, log: Log) -> None:
    """HA-6.7, HA-R28: every visit allows one action again."""
    seat = top[1]
    if log is not None:
        log.append((E_MOVED, seat, city, s.ship))
    s.talers[seat] -= s.board.move_cost
    s.ship = city
    s.acted = 0
    s.busy = 1
