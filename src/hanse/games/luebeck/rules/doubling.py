"""LU-8.2 Doubling: own ware cards of the named city count twice in this round."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import Log, Refusal
from hanse.games.luebeck.frames import Act
from hanse.games.luebeck.rules.cards import NOT_IN_HAND, spend
from hanse.games.luebeck.rules.cogs import Reach, sail
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_PLAYED

REACH: Final = Reach(place="LU-8.2", arrows="LU-8.2", end="LU-8.2")


def why_not(s: LuebeckState, top: Act, port: int, cog: int) -> Refusal | None:
    """Whether the card is in hand and a cog can be where it names."""
    board = s.board
    if not s.hand[board.kinds * top.seat + board.first_double + port]:
        return NOT_IN_HAND
    return REACH.why_not(s, top.seat, cog, board.ports[port])  # LU-8.2: played like a ware card


def options(s: LuebeckState, top: Act, base: int, out: Codes) -> None:
    board = s.board
    seat = top.seat
    at = board.kinds * seat + board.first_double
    for port in range(len(board.ports)):
        if s.hand[at + port]:
            city = board.ports[port]
            before = board.before[city]
            first = base + port * board.cog_room
            for cog in range(board.cogs):
                if s.aboard[board.seats * cog + seat] and s.city[cog] in (city, before):
                    out.append(first + cog)


def do(s: LuebeckState, top: Act, port: int, cog: int, log: Log) -> None:
    """LU-8.2: the card lies before the player, for ware cards played from now on."""
    board = s.board
    seat = top.seat
    spend(s, seat, board.first_double + port)  # LU-R12: no hand card any more
    s.table[len(board.ports) * seat + port] += 1  # LU-8.2
    if log is not None:
        log.append((E_PLAYED, seat, board.first_double + port))
    sail(s, seat, cog, board.ports[port], log)
    advance(s, seat)
