"""LU-10 Throw a card overboard."""

from __future__ import annotations

from hanse.core.model import OK, Frame, Log
from hanse.games.luebeck.ids import (
    CAN_PLAY,
    E_DISCARDED,
    FEW_CARDS,
    NOT_IN_HAND,
    P_OVERBOARD,
    PARTS,
)  # fmt: skip
from hanse.games.luebeck.rules.cards import play
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState


def why_not(s: LuebeckState, top: Frame, kind: int, b: int) -> int:
    """LU-10.1, LU-R18: with four cards or more and none that can be played; then any card of the hand."""
    if not s.hand[s.board.kinds * top[1] + kind]:
        return NOT_IN_HAND
    if s.size[top[1]] <= s.board.pass_max:
        return FEW_CARDS
    return CAN_PLAY if can_play(s, top[1]) else OK


def options(s: LuebeckState, top: Frame, base: int, out: list[int]) -> None:
    board = s.board
    seat = top[1]
    if s.size[seat] <= board.pass_max or can_play(s, seat):
        return
    at = board.kinds * seat
    out += [base + kind for kind in range(board.kinds) if s.hand[at + kind]]


def do(s: LuebeckState, top: Frame, kind: int, b: int, log: Log) -> None:
    """LU-10.2: a ware card costs its value, a special card 1; doubling does not count here (LU-R11)."""
    seat = top[1]
    cost = s.board.price[kind]
    play(s, seat, kind)
    s.gain[PARTS * seat + P_OVERBOARD] -= cost
    if log is not None:
        log.append((E_DISCARDED, seat, kind, cost))
    advance(s, seat)


def can_play(s: LuebeckState, seat: int) -> bool:
    """LU-10.1, LU-R21: whether any card of the hand can be played, special cards included, welcome or not."""
    board = s.board
    at = board.kinds * seat
    hand = s.hand
    sailing = board.cogs - s.field
    if sailing and hand[at + board.pirates]:
        return True
    if s.reserve[seat]:
        for port in range(len(board.ports)):
            if hand[at + board.first_voyage + port] and (s.field or stands(s, board.ports[port])):
                return True
    if s.reserve[seat] == board.figures:
        return False  # nothing afloat: what is left needs an own figure on a cog
    if sailing > 1 and hand[at + board.change]:
        return True
    for cog in range(board.cogs):
        if s.aboard[board.seats * cog + seat]:
            here = s.city[cog]
            for kind in range(board.wares):
                if hand[at + kind]:
                    city = board.city_of[kind]
                    if city == here or board.before[city] == here:
                        return True
            for port in range(len(board.ports)):
                if hand[at + board.first_double + port]:
                    city = board.ports[port]
                    if city == here or board.before[city] == here:
                        return True
    return False


def stands(s: LuebeckState, city: int) -> bool:
    return any(s.city[cog] == city for cog in range(s.board.cogs))
