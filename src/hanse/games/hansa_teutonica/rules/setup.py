"""HT-2.1 Setting up: desks, supplies by seat, gold markers, the pile, neutral traders."""

from hanse.core.model import CHANCE, OK, OVER, Frame, Log
from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.ids import E_BEGAN, NONE_LEFT, Q_BEGIN, Q_DRAW, Q_GOLD, Q_OVER
from hanse.games.hansa_teutonica.rules import neutral, turn
from hanse.games.hansa_teutonica.state import HtState, empty


def start(b: Board) -> HtState:
    """HT-2.3: the pile is what nobody has seen. TP-1, BR-8.1: neutral traders. Then who begins (R-2)."""
    s = empty(b)
    s.stack.append((Q_OVER, OVER))
    for marker in range(6):
        s.unseen[marker] = b.common.markers[marker]
    for marker in b.common.gold:
        s.unseen[marker] -= 1
    s.pile = b.common.face_down
    for route in b.starts:
        neutral.stand(s, route)
    if b.first >= 0:
        begin(s, b.first, None)
    else:
        s.stack.append((Q_BEGIN, CHANCE))
    return s


def begin(s: HtState, seat: int, log: Log) -> None:
    """HT-2.4 to HT-2.8: everybody's pieces, one more trader in the supply for each next player."""
    b = s.board
    s.start = seat
    if log is not None:
        log.append((E_BEGAN, seat))
    for i in range(b.seats):
        who = (seat + i) % b.seats
        s.supply[2 * who] = b.common.supply_traders[i]
        s.supply[2 * who + 1] = b.common.supply_merchants
        s.stock[2 * who] = b.common.stock_traders[i]
        s.stock[2 * who + 1] = b.common.stock_merchants[i]
    # HT-2.2, R-1: gold markers on the tabernas, by chance or, if that was chosen, by the start player, before the turn.
    turn.open_turn(s, seat, None)
    for route in reversed(b.tabernas):
        s.stack.append((Q_GOLD, seat if b.choose_gold else CHANCE, route))


def why_not_begin(s: HtState, top: Frame, seat: int, _: int) -> int:
    """HT-2.7, R-2: any seat; play goes clockwise from there."""
    return OK if seat < s.board.seats else NONE_LEFT


def do_begin(s: HtState, top: Frame, seat: int, _: int, log: Log) -> None:
    s.stack.pop()
    begin(s, seat, log)


def weights(s: HtState) -> list[int]:
    """Of unseen markers each is as likely as the next; seats and gold markers are equally likely."""
    top = s.stack[-1]
    if top[0] == Q_DRAW:
        return [n for n in s.unseen if n]
    if top[0] == Q_BEGIN:
        return [1] * s.board.seats
    left = 0
    for marker in range(6):
        if turn.why_not_hang(s, top, top[2], marker) == OK:
            left += 1
    return [1] * left
