"""All that changes during a game of Hansa."""

from __future__ import annotations

from hanse.core.model import Frame
from hanse.games.hansa.board import Board


class HansaState:
    """Flat lists of ints. Undrawn is undecided: the stacks are sizes, and ``unseen`` counts what is in them."""

    def __init__(
        self,
        board: Board,
        stack: list[Frame],
        ware: list[int],
        piles: list[int],
        unseen: list[int],
        used: list[int],
        gone: list[int],
        open: list[int],
        sold: list[int],
        booths: list[int],
        supply: list[int],
        talers: list[int],
        start: int,
        turn: int,
        round: int,
        ship: int,
        acted: int,
        breaker: int,
        busy: int,
        idle: int,
    ) -> None:
        self.board = board
        self.stack = stack
        self.ware = ware  # [slot] kind, -1 empty
        self.piles = piles  # [pile] tiles left, front first
        self.unseen = unseen  # [kind] tiles in the piles
        self.used = used  # [colour] 1 if in the game
        self.gone = gone  # [kind] tiles that left the game
        self.open = open  # [kinds*seat + kind]
        self.sold = sold  # [kinds*seat + kind]
        self.booths = booths  # [cities*seat + city]
        self.supply = supply  # [seat] booths not on the board
        self.talers = talers  # [seat]
        self.start = start  # start player, -1 until chosen
        self.turn = turn  # whose turn it is, -1 before the first
        self.round = round
        self.ship = ship
        self.acted = acted  # 1 if an action was taken during this visit of the ship (HA-6.2)
        self.breaker = breaker  # who broke the last stack, -1 nobody
        self.busy = busy  # 1 if anybody did anything in this turn (HA-R37)
        self.idle = idle  # turns in a row in which nobody did anything (HA-R37)

    def clone(self) -> HansaState:
        """Every field, and lists by their items; written by scripts/declare."""
        c = HansaState()
        return c
