"""LU-8.1 Trade voyage: start in the named city."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.luebeck.frames import Act
from hanse.games.luebeck.rules.cards import NOT_IN_HAND, play
from hanse.games.luebeck.rules.cogs import NEW, NO_SUCH_COG, embark, exists
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_PLAYED, REFUSALS

VOYAGE_ELSEWHERE: Final = REFUSALS.add("LU-8.1", "voyage-elsewhere")
VOYAGE_NO_COG: Final = REFUSALS.add("LU-8.1", "voyage-no-cog")
VOYAGE_NO_FIGURE: Final = REFUSALS.add("LU-R22", "voyage-no-figure")


def why_not(s: LuebeckState, top: Act, port: int, berth: int) -> Refusal | None:
    """LU-8.1: the pattern of LU-6 in another city. LU-R22: not without a figure in reserve."""
    board = s.board
    if not s.hand[board.kinds * top.seat + board.first_voyage + port]:
        return NOT_IN_HAND
    if not s.reserve[top.seat]:
        return VOYAGE_NO_FIGURE
    if berth == NEW:
        return OK if s.field else VOYAGE_NO_COG
    if not exists(s, berth - 1):
        return NO_SUCH_COG
    return OK if s.city[berth - 1] == board.ports[port] else VOYAGE_ELSEWHERE


def options(s: LuebeckState, top: Act, base: int, out: Codes) -> None:
    board = s.board
    seat = top.seat
    if not s.reserve[seat]:
        return
    at = board.kinds * seat + board.first_voyage
    room = board.cog_room + 1
    for port in range(len(board.ports)):
        if s.hand[at + port]:
            if s.field:
                out.append(base + port * room)
            city = board.ports[port]
            first = base + port * room + 1
            for cog in range(board.cogs):
                if s.city[cog] == city:
                    out.append(first + cog)


def do(s: LuebeckState, top: Act, port: int, berth: int, log: Log) -> None:
    """LU-8.1: it scores nothing."""
    kind = s.board.first_voyage + port
    play(s, top.seat, kind)
    if log is not None:
        log.append((E_PLAYED, top.seat, kind))
    embark(s, top.seat, berth, s.board.ports[port], log)  # LU-8.1
    advance(s, top.seat)
