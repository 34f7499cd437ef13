"""HT-4.1 Turns and their end."""

from __future__ import annotations

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Close, Draw, Hang, Turn
from hanse.games.hansa_teutonica.ids import ACTIONS, BY_MARKERS, BY_PRESTIGE, MARKERS
from hanse.games.hansa_teutonica.rules.desk import value
from hanse.games.hansa_teutonica.rules.hang import find_route
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_ENDED, E_TURN, E_WAITS


def open_turn(s: HtState, seat: int, log: Log) -> None:
    """HT-4.2, R-5: the actions value at the start of the turn; permissions are fresh (BR-2.5)."""
    s.turn = seat
    s.actions = value(s, seat, ACTIONS)  # HT-3.3, R-5
    s.bonus = 0
    s.spent = 0
    s.roam = 0
    s.stack.append(Turn(seat))
    if log is not None:
        log.append((E_TURN, seat, s.actions))


def settle(s: HtState, top: Turn, log: Log) -> bool:
    """HT-4.3, HT-12.1, R-48, R-49: the end is looked at when an action is complete. R-46: plates stay as they are."""
    if s.ended == 0:  # HT-12.1, R-46, R-48
        return False
    s.stack.pop()
    s.actions = 0
    s.bonus = 0
    if log is not None:
        log.append((E_ENDED, reason(s)))
    return True


def reason(s: HtState) -> int:
    """The first end condition met, in the order of the rules (HT-12.2 to HT-12.4)."""
    return 0 if s.ended & BY_PRESTIGE else 1 if s.ended & BY_MARKERS else 2


def why_not_end(s: HtState, top: Turn, _a: int, _b: int) -> Refusal | None:
    """HT-4.4, R-3: fewer actions than allowed, or none."""
    return OK  # HT-4.4, R-3


def options_end(s: HtState, top: Turn, base: int, out: Codes) -> None:
    out.append(base)


def do_end(s: HtState, top: Turn, _a: int, _b: int, log: Log) -> None:
    """HT-4.5: the plate is emptied, then the turn passes."""
    s.actions = 0
    s.bonus = 0
    s.stack[-1] = Close(top.seat)  # HT-4.5


def settle_close(s: HtState, top: Close, log: Log) -> bool:
    """HT-10.1, INV-5, R-41, R-43: markers are turned over when a route is there for them, then placed; then HT-4.1."""
    seat = top.seat
    bare = 0
    for marker in range(MARKERS):
        bare += s.bare[MARKERS * seat + marker]
    waiting = bare + s.plate[seat]
    if waiting and find_route(s):  # HT-10.1, R-42, R-43
        s.stack.append(Draw(seat) if s.plate[seat] else Hang(seat))  # R-41, INV-5
        return True
    pass_on(s, seat, waiting, log)
    return True


def pass_on(s: HtState, seat: int, waiting: int, log: Log) -> None:
    """HT-4.1: the next turn; R-43: so many markers wait on the plate for a later one."""
    if log is not None and waiting:
        log.append((E_WAITS, seat, waiting))
    s.stack.pop()
    open_turn(s, (seat + 1) % s.board.seats, log)  # HT-4.1


def do_decline(s: HtState, top: Hang, _a: int, _b: int, log: Log) -> None:
    """TP-11, R-43: what is left on the plate stays there."""
    s.stack.pop()
    pass_on(s, top.seat, sum(s.bare[MARKERS * top.seat : MARKERS * (top.seat + 1)]), log)
