"""HA-4.1 A turn: income, warehouses, actions, taxes; then the left neighbour, until the end (HA-11)."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa.frames import Fill, Next, Tax, Turn
from hanse.games.hansa.ids import LAST_STACK, STALLED
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.words import E_ENDED, E_INCOME, E_TURN, REFUSALS

ONE_ACTION: Final = REFUSALS.add("HA-6.2", "one-action")

STALLED_ROUNDS: Final = 3


def settle_next(s: HansaState, top: Next, log: Log) -> bool:
    """The round is played to its end, so that all have had the same number of turns."""
    s.stack.pop()
    if s.turn >= 0:
        s.idle = 0 if s.busy else s.idle + 1
    if top.seat == s.start and s.round > 0 and s.breaker >= 0:  # HA-11.2, HA-R15
        finish(s, LAST_STACK, log)
    else:
        open_turn(s, top.seat, log)
    return True


def settle_next_or_stalled(s: HansaState, top: Next, log: Log) -> bool:
    """With that option, three full rounds in which nobody did anything end the game too."""
    # HA-R37
    if top.seat == s.start and not s.busy and s.breaker < 0 and s.idle + 1 >= STALLED_ROUNDS * s.board.seats:
        s.stack.pop()
        finish(s, STALLED, log)
        return True
    return settle_next(s, top, log)


def finish(s: HansaState, reason: int, log: Log) -> None:
    s.turn = -1
    if log is not None:
        log.append((E_ENDED, reason))


def open_turn(s: HansaState, seat: int, log: Log) -> None:
    """HA-4.1: the phases of a turn; what comes last lies lowest."""
    b = s.board
    if seat == s.start:
        s.round += 1
    s.turn = seat
    s.acted = 0  # HA-6.8: the city where the ship lies allows one action before it moves
    s.busy = 0
    s.stack.append(Next((seat + 1) % b.seats))  # HA-10.3
    s.stack.append(Tax(seat))  # HA-4.1; HA-10.2: now and at no other time
    s.stack.append(Turn(seat))  # HA-4.1
    s.stack.append(Fill(seat))  # HA-4.1
    if log is not None:
        log.append((E_TURN, seat, s.round))
    s.talers[seat] += b.income  # HA-4.2; HA-R12: before the warehouses; HA-R35: the bank never runs out
    if log is not None:
        log.append((E_INCOME, seat, b.income))


def why_not_end(s: HansaState, top: Turn, _a: int, _b: int) -> Refusal | None:
    """One may stop at any time."""
    return OK  # HA-R26: anywhere; HA-R27: also without having done anything


def end_options(s: HansaState, top: Turn, base: int, out: Codes) -> None:
    out.append(base)


def do_end(s: HansaState, top: Turn, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
