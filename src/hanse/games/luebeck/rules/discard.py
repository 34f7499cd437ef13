"""LU-10 Throw a card overboard."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.luebeck.frames import Act
from hanse.games.luebeck.ids import P_OVERBOARD, PARTS
from hanse.games.luebeck.rules.cards import NOT_IN_HAND, play
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_DISCARDED, REFUSALS

CAN_PLAY: Final = REFUSALS.add("LU-10.1", "can-play")
FEW_CARDS: Final = REFUSALS.add("LU-R18", "few-cards")


def why_not(s: LuebeckState, top: Act, kind: int, b: int) -> Refusal | None:
    """LU-10.1, LU-R18: with four cards or more and none that can be played; then any card of the hand."""
    if not s.hand[s.board.kinds * top.seat + kind]:
        return NOT_IN_HAND
    if s.size[top.seat] <= s.board.pass_max:
        return FEW_CARDS
    return CAN_PLAY if can_play(s, top.seat) else OK


def options(s: LuebeckState, top: Act, base: int, out: Codes) -> None:
    board = s.board
    seat = top.seat
    if s.size[seat] <= board.pass_max or can_play(s, seat):
        return
    at = board.kinds * seat
    for kind in range(board.kinds):
        if s.hand[at + kind]:
            out.append(base + kind)


def do(s: LuebeckState, top: Act, kind: int, b: int, log: Log) -> None:
    """LU-10.2: a ware card costs its value, a special card 1."""
    seat = top.seat
    cost = s.board.price[kind]
    play(s, seat, kind)
    s.gain[PARTS * seat + P_OVERBOARD] -= cost  # LU-10.2, LU-R11: never doubled; LU-R19: below 0 too
    if log is not None:
        log.append((E_DISCARDED, seat, kind, cost))
    advance(s, seat)


def can_play(s: LuebeckState, seat: int) -> bool:
    """LU-10.1: whether any card of the hand can be played."""
    if can_sell(s, seat):
        return True
    # LU-R21: special cards too, welcome or not, unless the host lets only wares count.
    return not s.board.choices.by_wares and can_play_special(s, seat)


def can_sell(s: LuebeckState, seat: int) -> bool:
    """Whether any ware card of the hand can be played."""
    board = s.board
    at = board.kinds * seat
    for cog in range(board.cogs):
        if s.aboard[board.seats * cog + seat]:
            here = s.city[cog]
            for kind in range(board.wares):
                if s.hand[at + kind]:
                    city = board.city_of[kind]
                    if city == here or board.before[city] == here:
                        return True
    return False


def can_play_special(s: LuebeckState, seat: int) -> bool:
    """Whether any special card of the hand can be played."""
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
            for port in range(len(board.ports)):
                if hand[at + board.first_double + port]:
                    city = board.ports[port]
                    if city == here or board.before[city] == here:
                        return True
    return False


def stands(s: LuebeckState, city: int) -> bool:
    return any(s.city[cog] == city for cog in range(s.board.cogs))
