"""LU-4 Choose packets; the last to choose says who acts first."""

from __future__ import annotations

from hanse.core.model import OK, Frame, Log
from hanse.games.luebeck.ids import (
    ACT,
    CHOOSE,
    E_GOT,
    E_NAMED,
    E_TOOK,
    NAME,
    NO_SUCH_PACKET,
    NO_SUCH_SEAT,
)  # fmt: skip
from hanse.games.luebeck.rules.cards import gain_card
from hanse.games.luebeck.state import LuebeckState


def why_not_take(s: LuebeckState, top: Frame, packet: int, b: int) -> int:
    """LU-4.1, LU-R4: exactly one of the packets on display; none may be refused."""
    if packet >= s.board.packets or not s.packets[packet]:
        return NO_SUCH_PACKET
    return OK


def do_take(s: LuebeckState, top: Frame, packet: int, b: int, log: Log) -> None:
    """LU-4.1: the whole packet into the hand, then the next seat clockwise."""
    seat = top[1]
    cards = s.packets[packet]
    s.packets[packet] = ()
    if log is not None:
        log.append((E_TOOK, seat, packet, len(cards)))
    for kind in cards:
        gain_card(s, seat, kind, 1)
        if log is not None:
            log.append((E_GOT, seat, kind))
    if top[2] > 1:
        s.stack[-1] = (CHOOSE, (seat + 1) % s.board.seats, top[2] - 1)
    else:
        s.stack[-1] = (NAME, seat)


def settle(s: LuebeckState, top: Frame, log: Log) -> bool:
    """LU-R17: with fewer packets than players the last get none; the last chooser still names the first actor."""
    for packet in range(s.board.packets):
        if s.packets[packet]:
            return False
    s.stack[-1] = (NAME, (top[1] + top[2] - 1) % s.board.seats)
    return True


def why_not_name(s: LuebeckState, top: Frame, seat: int, b: int) -> int:
    """LU-4.2, LU-R2: any player, the one who names included, however many cards they hold."""
    return OK if seat < s.board.seats else NO_SUCH_SEAT


def do_name(s: LuebeckState, top: Frame, seat: int, b: int, log: Log) -> None:
    s.stack[-1] = (ACT, seat)
    if log is not None:
        log.append((E_NAMED, top[1], seat))
