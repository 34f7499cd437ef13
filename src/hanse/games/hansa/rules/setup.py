"""HA-2.1 Setup: chance names the start player, takes colours out, and stocks the warehouses."""

from hanse.core.model import CHANCE, OK, Frame, Log
from hanse.games.hansa.board import Board
from hanse.games.hansa.ids import (
    BEGIN,
    E_BEGAN,
    E_REMOVED,
    NO_SUCH_DRAW,
    OVER_Q,
    PLACE,
    REMOVE,
    STOCK,
)
from hanse.games.hansa.state import HansaState


def start(board: Board, first: int) -> HansaState:
    """HA-2.5, HA-2.6: ship, talers and booths; ``first`` is the start player if the host chose one (HA-R3), else -1."""
    n = board.seats
    s = HansaState(
        board, [(OVER_Q, -2), (STOCK, CHANCE)], [-1] * board.slots, board.pile_sizes[:], board.count[:],
        [1] * len(board.colours), [0] * board.kinds, [0] * (n * board.kinds), [0] * (n * board.kinds),
        [0] * (n * board.cities), [board.booths] * n, [board.talers] * n, first, -1, 0, board.ship, 0, -1, 0, 0,
    )  # fmt: skip
    if board.removed:
        s.stack.append((REMOVE, CHANCE, board.removed))
    if first < 0:
        s.stack.append((BEGIN, CHANCE))
    return s


def why_not_begin(s: HansaState, top: Frame, seat: int, _: int) -> int:
    """HA-2.7, HA-R3: any seat may be start player."""
    return OK if seat < s.board.seats else NO_SUCH_DRAW


def do_begin(s: HansaState, top: Frame, seat: int, _: int, log: Log) -> None:
    s.stack.pop()
    s.start = seat
    if log is not None:
        log.append((E_BEGAN, seat))


def why_not_remove(s: HansaState, top: Frame, colour: int, _: int) -> int:
    """HA-2.1, HA-R1: any colour still in the game may be taken out."""
    return OK if s.used[colour] else NO_SUCH_DRAW


def do_remove(s: HansaState, top: Frame, colour: int, _: int, log: Log) -> None:
    s.stack.pop()
    s.used[colour] = 0
    for k in range(colour * s.board.sizes, (colour + 1) * s.board.sizes):
        s.unseen[k] = 0
    if top[2] > 1:
        s.stack.append((REMOVE, CHANCE, top[2] - 1))
    if log is not None:
        log.append((E_REMOVED, colour))


def settle_stock(s: HansaState, top: Frame, log: Log) -> bool:
    """HA-2.3: a tile on every warehouse, before the stacks are formed (HA-R6); then the starting placement."""
    if s.ware[-1] < 0:
        return False
    s.stack.pop()
    s.stack.append((PLACE, s.start, 0))
    return True


def weights(s: HansaState) -> list[int]:
    """HA-2.2: the odds of chance's options, in their order."""
    kind = s.stack[-1][0]
    if kind == BEGIN:
        return [1] * s.board.seats
    if kind == REMOVE:
        return [1] * sum(s.used)
    return [n for n in s.unseen if n]
