"""LU-7 Play a ware card."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import Log, Refusal
from hanse.games.luebeck.frames import Act
from hanse.games.luebeck.ids import P_DOUBLING, P_WARES, PARTS
from hanse.games.luebeck.rules.cards import NOT_IN_HAND, play
from hanse.games.luebeck.rules.cogs import Reach, sail
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_SOLD

REACH: Final = Reach(place="LU-7.1", arrows="LU-7.4", end="LU-R10")


def why_not(s: LuebeckState, top: Act, kind: int, cog: int) -> Refusal | None:
    """LU-7.1: a ware card of the hand, with a cog that is in its city or one leg before it (LU-7.4)."""
    if not s.hand[s.board.kinds * top.seat + kind]:
        return NOT_IN_HAND
    return REACH.why_not(s, top.seat, cog, s.board.city_of[kind])


def options(s: LuebeckState, top: Act, base: int, out: Codes) -> None:
    board = s.board
    seat = top.seat
    seats = board.seats
    mine = [cog for cog in range(board.cogs) if s.aboard[seats * cog + seat]]
    if not mine:
        return
    hand = s.hand
    at = board.kinds * seat
    for kind in range(board.wares):
        if hand[at + kind]:
            city = board.city_of[kind]
            before = board.before[city]
            first = base + kind * board.cog_room
            for cog in mine:
                if s.city[cog] in (city, before):
                    out.append(first + cog)


def do(s: LuebeckState, top: Act, kind: int, cog: int, log: Log) -> None:
    """The player said which cog; it moves if it must, and the card is sold."""
    sail(s, top.seat, cog, s.board.city_of[kind], log)
    sell(s, top.seat, kind, cog, log)


def sell(s: LuebeckState, seat: int, kind: int, cog: int, log: Log) -> None:
    """LU-7.2: its value at once."""
    board = s.board
    city = board.city_of[kind]
    play(s, seat, kind)
    value = board.price[kind]
    extra = value * (board.factor - 1) if is_doubled(s, seat, city) else 0
    s.gain[PARTS * seat + P_WARES] += value  # LU-7.2
    s.gain[PARTS * seat + P_DOUBLING] += extra  # LU-8.2
    if log is not None:
        log.append((E_SOLD, seat, kind, cog, value + extra))
    advance(s, seat)


def is_doubled(s: LuebeckState, seat: int, city: int) -> bool:
    """Whether the seat's own doubling card for this city lies on the table."""
    ports = s.board.ports
    for port in range(len(ports)):
        if ports[port] == city:
            return s.table[len(ports) * seat + port] > 0  # LU-R11: never more than twofold
    return False
