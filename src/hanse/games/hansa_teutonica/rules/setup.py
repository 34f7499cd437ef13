"""HT-2.1 Setting up: desks, supplies by seat, gold markers, the pile, neutral traders."""

from __future__ import annotations

from typing import Final

from hanse.core.model import CHANCE, OK, Log, Over, Refusal
from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.frames import Begin, Draw, Gold
from hanse.games.hansa_teutonica.ids import MARKERS, MERCHANT, SHAPES, TRADER
from hanse.games.hansa_teutonica.rules import gold, neutral, turn
from hanse.games.hansa_teutonica.state import HtState, empty
from hanse.games.hansa_teutonica.words import E_BEGAN, REFUSALS

NO_SUCH_SEAT: Final = REFUSALS.add("HT-2.7", "none-left")


def start(b: Board) -> HtState:
    """HT-2.3: the pile is what nobody has seen. TP-1, BR-8.1: neutral traders. Then who begins (R-2)."""
    s = empty(b)
    s.stack.append(Over())
    for marker in range(MARKERS):
        s.unseen[marker] = b.common.markers[marker]
    for marker in b.common.gold:
        s.unseen[marker] -= 1
    s.pile = b.common.face_down  # HT-2.3
    for route in b.starts:  # TP-1, BR-8.1
        neutral.stand(s, route)
    if b.choices.first >= 0:
        begin(s, b.choices.first, None)
    else:
        s.stack.append(Begin())
    return s


def begin(s: HtState, seat: int, log: Log) -> None:
    """HT-2.4 to HT-2.8: everybody's pieces, one more trader in the supply for each next player."""
    b = s.board
    s.start = seat
    for i in range(b.seats):  # HT-2.4
        who = SHAPES * ((seat + i) % b.seats)
        s.supply[who + TRADER] = b.common.supply_traders[i]  # HT-2.8
        s.supply[who + MERCHANT] = b.common.supply_merchants
        s.stock[who + TRADER] = b.common.stock_traders[i]
        s.stock[who + MERCHANT] = b.common.stock_merchants[i]
    turn.open_turn(s, seat, None)
    for route in reversed(b.tabernas):  # HT-2.2: before the first turn
        # by chance or, if that was chosen, by the start player.
        s.stack.append(Gold(seat if b.choices.choose_gold else CHANCE, route))
    if log is not None:
        log.append((E_BEGAN, seat))


def why_not_begin(s: HtState, top: Begin, seat: int, _: int) -> Refusal | None:
    """HT-2.7, R-2: any seat; play goes clockwise from there."""
    return OK if seat < s.board.seats else NO_SUCH_SEAT


def do_begin(s: HtState, top: Begin, seat: int, _: int, log: Log) -> None:
    s.stack.pop()
    begin(s, seat, log)


def weights(s: HtState) -> list[int]:
    """Of unseen markers each is as likely as the next; seats and gold markers are equally likely."""
    top = s.stack[-1]
    if isinstance(top, Draw):
        return [n for n in s.unseen if n]
    if isinstance(top, Begin):
        return [1] * s.board.seats
    return [1 for marker in range(MARKERS) if gold.left(s, marker) > 0]
