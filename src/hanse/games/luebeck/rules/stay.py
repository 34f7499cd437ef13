"""LU-R8 Sell from the city before without sailing: only if the host has chosen that a cog may stay."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.luebeck.frames import Act
from hanse.games.luebeck.rules.cards import NOT_IN_HAND
from hanse.games.luebeck.rules.ware import REACH, sell
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import REFUSALS

MUST_SAIL: Final = REFUSALS.add("LU-R8", "must-sail")
IS_THERE: Final = REFUSALS.add("LU-R8", "is-there")


def why_not(s: LuebeckState, top: Act, kind: int, cog: int) -> Refusal | None:
    """LU-R8: a ware card that could be sold with this cog (LU-7.1), which is still in the city before."""
    if not s.board.choices.may_stay:
        return MUST_SAIL
    if not s.hand[s.board.kinds * top.seat + kind]:
        return NOT_IN_HAND
    city = s.board.city_of[kind]
    refusal = REACH.why_not(s, top.seat, cog, city)
    if refusal is not OK:
        return refusal
    return IS_THERE if s.city[cog] == city else OK


def options(s: LuebeckState, top: Act, base: int, out: Codes) -> None:
    board = s.board
    if not board.choices.may_stay:
        return
    seat = top.seat
    at = board.kinds * seat
    mine = [cog for cog in range(board.cogs) if s.aboard[board.seats * cog + seat]]
    for kind in range(board.wares):
        if s.hand[at + kind]:
            before = board.before[board.city_of[kind]]
            first = base + kind * board.cog_room
            for cog in mine:
                if s.city[cog] == before:
                    out.append(first + cog)


def do(s: LuebeckState, top: Act, kind: int, cog: int, log: Log) -> None:
    sell(s, top.seat, kind, cog, log)  # LU-R8: the cog stays where it is
