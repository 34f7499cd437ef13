"""HA-2.1 Setup: chance names the start player, takes colours out, and stocks the warehouses."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Frame, Log, Over, Refusal
from hanse.games.hansa.board import Board
from hanse.games.hansa.frames import Begin, Place, Remove, Stock
from hanse.games.hansa.state import HansaState, empty
from hanse.games.hansa.words import E_BEGAN, E_REMOVED, E_STOCKED, REFUSALS

NO_SUCH_START: Final = REFUSALS.add("HA-2.7", "no-such-draw")
NO_SUCH_COLOUR: Final = REFUSALS.add("HA-2.1", "no-such-draw")
NO_SUCH_TILE: Final = REFUSALS.add("HA-2.2", "no-such-draw")
BEGINNING: Final = REFUSALS.add("HA-2.7", "not-now")
REMOVING: Final = REFUSALS.add("HA-2.1", "not-now")
STOCKING: Final = REFUSALS.add("HA-2.3", "not-now")


def opening(board: Board, first: int) -> HansaState:
    """Tiles, talers and booths are ready; ``first`` is the start player if the host chose one, else -1."""
    s = empty(board)
    s.piles = board.pile_sizes[:]  # HA-2.4; HA-R6: of what the warehouses leave
    s.unseen = board.count[:]
    s.used = [1] * len(board.colours)
    s.supply = [board.booths] * board.seats  # HA-2.6
    s.talers = [board.talers] * board.seats  # HA-2.6
    s.start = first
    s.stack.append(Over())
    s.stack.append(Stock())
    if board.removed:  # HA-2.1
        s.stack.append(Remove(board.removed))
    if first < 0:  # HA-R3
        s.stack.append(Begin())
    return s


def weights(s: HansaState) -> list[int]:
    """The odds of chance's options, in their order."""
    top = s.stack[-1]
    if isinstance(top, Begin):
        return [1] * s.board.seats
    if isinstance(top, Remove):
        return [1] * sum(s.used)  # HA-R1: by lot
    return [n for n in s.unseen if n]  # HA-2.2: well shuffled


def why_not_begin(s: HansaState, top: Begin, seat: int, _: int) -> Refusal | None:
    """HA-2.7: any seat may be start player."""
    return OK if seat < s.board.seats else NO_SUCH_START


def do_begin(s: HansaState, top: Begin, seat: int, _: int, log: Log) -> None:
    s.stack.pop()
    s.start = seat  # HA-2.7
    if log is not None:
        log.append((E_BEGAN, seat))


def why_not_remove(s: HansaState, top: Remove, colour: int, _: int) -> Refusal | None:
    """HA-2.1: any colour still in the game may be taken out."""
    return OK if s.used[colour] else NO_SUCH_COLOUR


def do_remove(s: HansaState, top: Remove, colour: int, _: int, log: Log) -> None:
    s.stack.pop()
    if top.left > 1:
        s.stack.append(Remove(top.left - 1))
    s.used[colour] = 0
    for k in range(colour * s.board.sizes, (colour + 1) * s.board.sizes):
        s.unseen[k] = 0
    if log is not None:
        log.append((E_REMOVED, colour))


def why_not_draw(s: HansaState, top: Stock, kind: int, _: int) -> Refusal | None:
    """HA-2.2: any tile that has not been drawn."""
    return OK if s.unseen[kind] else NO_SUCH_TILE


def draw_options(s: HansaState, top: Frame, base: int, out: Codes) -> None:
    unseen = s.unseen
    for k in range(len(unseen)):
        if unseen[k]:
            out.append(base + k)


def take_tile(s: HansaState, kind: int) -> int:
    """A tile for the empty warehouse with the lowest number; which."""
    slot = s.ware.index(-1)  # HA-2.3, HA-5.3; HA-R7: the first of a city, then the second
    s.ware[slot] = kind
    s.unseen[kind] -= 1
    return slot


def do_stock(s: HansaState, top: Stock, kind: int, _: int, log: Log) -> None:
    slot = take_tile(s, kind)
    if log is not None:
        log.append((E_STOCKED, s.board.slot_city[slot], kind))


def settle_stock(s: HansaState, top: Stock, log: Log) -> bool:
    """A tile on every warehouse, then the starting placement."""
    if s.ware[-1] < 0:  # HA-2.3
        return False
    s.stack[-1] = Place(s.start, 0)
    return True
