"""HA-3.1 Starting placement: in three rounds everybody puts two booths into a city."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa.ids import ALREADY_THERE, E_PLACED, NEXT, NOT_AT_START, PLACE
from hanse.games.hansa.state import HansaState


def why_not(s: HansaState, top: Frame, city: int, _: int) -> int:
    """HA-3.2 not in Copenhagen; HA-3.3 not where one stands already; HA-R5 both booths into one city."""
    if not s.board.start_booths[city]:
        return NOT_AT_START
    if s.booths[s.board.cities * top[1] + city]:
        return ALREADY_THERE
    return OK


def do(s: HansaState, top: Frame, city: int, _: int, log: Log) -> None:
    """HA-3.4 booths of one seat are stacked; HA-R4 the same clockwise order in every round."""
    seat, done = top[1], top[2] + 1
    b = s.board
    s.stack.pop()
    s.booths[b.cities * seat + city] += b.batch
    s.supply[seat] -= b.batch
    if log is not None:
        log.append((E_PLACED, seat, city, b.batch))
    if done < b.rounds * b.seats:
        s.stack.append((PLACE, (seat + 1) % b.seats, done))
    else:
        # HA-3.5: everybody has placed; the start player takes the first turn.
        s.stack.append((NEXT, s.start))
