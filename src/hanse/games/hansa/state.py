"""All that changes during a game of Hansa."""

from __future__ import annotations

from hanse.core.model import Frame
from hanse.games.hansa.board import Board


class HansaState:
    """Flat lists of ints. Undrawn is undecided: the stacks are sizes, and ``unseen`` counts what is in them."""

    board: Board
    stack: list[Frame]
    ware: list[int]  # [slot] kind, -1 empty
    piles: list[int]  # [pile] tiles left, front first
    unseen: list[int]  # [kind] tiles in the piles
    used: list[int]  # [colour] 1 if in the game
    gone: list[int]  # [kind] tiles that left the game
    open: list[int]  # [kinds*seat + kind]
    sold: list[int]  # [kinds*seat + kind]
    face_down: list[int]  # [seat] sold tiles not known here, only in a state loaded from a view: among ``unseen``
    booths: list[int]  # [cities*seat + city]
    supply: list[int]  # [seat] booths not on the board
    talers: list[int]  # [seat]
    start: int  # start player, -1 until chosen
    turn: int  # whose turn it is, -1 before the first and when the game is over
    round: int  # 0 before the first
    ship: int  # the city where it lies
    acted: int  # 1 if an action was taken during this visit of the ship (HA-6.2)
    breaker: int  # who broke the last stack, -1 nobody
    busy: int  # 1 if anybody did anything in this turn (HA-R37)
    idle: int  # turns in a row in which nobody did anything (HA-R37)

    def clone(self) -> HansaState:
        """Every field, and lists by their items; written by scripts/declare."""
        c = HansaState()
        c.board = self.board
        c.stack = self.stack[:]
        c.ware = self.ware[:]
        c.piles = self.piles[:]
        c.unseen = self.unseen[:]
        c.used = self.used[:]
        c.gone = self.gone[:]
        c.open = self.open[:]
        c.sold = self.sold[:]
        c.face_down = self.face_down[:]
        c.booths = self.booths[:]
        c.supply = self.supply[:]
        c.talers = self.talers[:]
        c.start = self.start
        c.turn = self.turn
        c.round = self.round
        c.ship = self.ship
        c.acted = self.acted
        c.breaker = self.breaker
        c.busy = self.busy
        c.idle = self.idle
        return c

    def mark(self) -> int:
        """A number that tells positions apart, the open questions aside; written by scripts/declare."""
        return hash((
            tuple(self.ware),
            tuple(self.piles),
            tuple(self.unseen),
            tuple(self.used),
            tuple(self.gone),
            tuple(self.open),
            tuple(self.sold),
            tuple(self.face_down),
            tuple(self.booths),
            tuple(self.supply),
            tuple(self.talers),
            self.start,
            self.turn,
            self.round,
            self.ship,
            self.acted,
            self.breaker,
            self.busy,
            self.idle,
        ))  # fmt: skip


def empty(board: Board) -> HansaState:
    """No tile drawn or held, no booth anywhere, no talers; no question is open."""
    seats = board.seats
    s = HansaState()
    s.board = board
    s.stack = []
    s.ware = [-1] * board.slots
    s.piles = [0] * board.piles
    s.unseen = [0] * board.kinds
    s.used = [0] * len(board.colours)
    s.gone = [0] * board.kinds
    s.open = [0] * (board.kinds * seats)
    s.sold = [0] * (board.kinds * seats)
    s.face_down = [0] * seats
    s.booths = [0] * (board.cities * seats)
    s.supply = [0] * seats
    s.talers = [0] * seats
    s.start = -1
    s.turn = -1
    s.round = 0
    s.ship = board.ship  # HA-2.5
    s.acted = 0
    s.breaker = -1
    s.busy = 0
    s.idle = 0
    return s
