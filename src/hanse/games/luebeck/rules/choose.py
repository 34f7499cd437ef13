"""LU-4 Choose packets; the last to choose says who acts first."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Log, Refusal
from hanse.games.luebeck.frames import Act, Choose, Name
from hanse.games.luebeck.rules.cards import gain_card
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_GOT, E_NAMED, E_TOOK, REFUSALS

NO_SUCH_PACKET: Final = REFUSALS.add("LU-4.1", "no-such-packet")
NO_SUCH_SEAT: Final = REFUSALS.add("LU-4.2", "no-such-seat")


def why_not_take(s: LuebeckState, top: Choose, packet: int, b: int) -> Refusal | None:
    """LU-4.1: any of the packets on display."""
    if packet >= s.board.packets or not s.packets[packet]:
        return NO_SUCH_PACKET
    return OK


def do_take(s: LuebeckState, top: Choose, packet: int, b: int, log: Log) -> None:
    """LU-4.1: the whole packet into the hand."""
    seat = top.seat
    cards = s.packets[packet]
    s.packets[packet] = ()
    for kind in cards:
        gain_card(s, seat, kind, 1)
    if log is not None:
        log.append((E_TOOK, seat, packet, len(cards)))
        for kind in cards:
            log.append((E_GOT, seat, kind))
    if top.left > 1:  # LU-R4: exactly one for everybody
        s.stack[-1] = Choose((seat + 1) % s.board.seats, top.left - 1)  # LU-4.1: clockwise
    else:
        s.stack[-1] = Name(seat)  # LU-4.2: the last to choose


def settle(s: LuebeckState, top: Choose, log: Log) -> bool:
    """With fewer packets than players the last get none, yet the last of them names the first actor."""
    for packet in range(s.board.packets):
        if s.packets[packet]:
            return False
    s.stack[-1] = Name((top.seat + top.left - 1) % s.board.seats)  # LU-R17
    return True


def why_not_name(s: LuebeckState, top: Name, seat: int, b: int) -> Refusal | None:
    """LU-4.2: any player, the one who names included."""
    return OK if seat < s.board.seats else NO_SUCH_SEAT  # LU-R2: however many cards they hold


def do_name(s: LuebeckState, top: Name, seat: int, b: int, log: Log) -> None:
    s.stack[-1] = Act(seat)
    if log is not None:
        log.append((E_NAMED, top.seat, seat))
