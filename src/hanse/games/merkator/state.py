"""All that changes during a game of Merkator."""

from __future__ import annotations

from hanse.core.model import Frame
from hanse.games.merkator.board import Board


class Rules:
    """What was chosen before the first question: versions, options and variants as 0 or 1."""

    def __init__(
        self, long: int, joining: int, coins: int, hand: int, loss: int, duty: int, cube: int, offers: int
    ) -> None:
        self.long = long  # ME-12
        self.joining = joining  # ME-13.1 off
        self.coins = coins  # ME-13.2, ME-11.5 off
        self.hand = hand  # ME-14
        self.loss = loss  # ME-15.A off
        self.duty = duty  # ME-15.B
        self.cube = cube  # ME-15.C
        self.offers = offers  # ME-15.D


class MerkatorState:
    """Flat lists of ints. What has not been drawn has not been decided: piles and decks are counts."""

    def __init__(
        self,
        board: Board,
        rules: Rules,
        stack: list[Frame],
        where: list[int],
        card: list[int],
        slots: list[int],
        top: list[int],
        rest: list[int],
        gone: list[int],
        goods: list[int],
        tile: list[int],
        coins: list[int],
        time: list[int],
        count: list[int],
        hand: list[int],
        cubes: list[int],
        row: list[int],
        shown: list[int],
        bag: list[int],
        owed: list[int],
        bids: list[int],
        opened: list[int],
        age: list[int],
        starter: int,
        active: int,
        place: int,
        turn: int,
        ending: int,
        left: int,
        stage: int,
        took: int,
        supply: int,
    ) -> None:
        self.board = board
        self.rules = rules
        self.stack = stack
        self.where = where  # [contract] OWN + seat, USED + seat, HAND + seat, PAYING, DECKED …
        self.card = card  # [card] the same for bonus cards and buildings
        self.slots = slots  # [slot] card in the display, bonus cards first; -1 empty
        self.top = top  # [level] contract on top of the pile, -1 none
        self.rest = rest  # [level] contracts of the pile that nobody has seen (solo: of the solo stack)
        self.gone = gone  # [level] contracts on the discard pile
        self.goods = goods  # [goods*seat + good] cubes in the office
        self.tile = tile  # [majors*seat + colour] cubes on the supply tile
        self.coins = coins  # [seat]
        self.time = time  # [seat]
        self.count = count  # [seat] contracts owned; those in a payment are not counted
        self.hand = hand  # [seat] -1, a card, or cards + contract
        self.cubes = cubes  # [major]
        self.row = row  # [row] markers left on the chart
        self.shown = shown  # [row] back of the row's first marker if it was turned up, else -1
        self.bag = bag  # [back] markers nobody has seen the back of
        self.owed = owed  # [demand] still to be paid for the contract in hand; last: goods given, as bits (ME-R28)
        self.bids = bids  # [2*seat] coins, [2*seat + 1] time (ME-15.D)
        self.opened = opened  # [turn] solo: contract opened in that turn, -1 not yet
        self.age = age  # [bonus] solo: batch in which the card went under the deck, 0 never
        self.starter = starter
        self.active = active  # whose turn it is, -1 before the first
        self.place = place  # of the figure, -1 beside the board (ME-R68)
        self.turn = turn  # turns begun
        self.ending = ending  # why the final phase has begun, 0 not yet
        self.left = left  # turns of the final round still to begin, -1 it has not come
        self.stage = stage  # side of the chart in use
        self.took = took  # 1 if a card was taken into the hand in this turn (ME-R59)
        self.supply = supply  # markers in the general supply; below 0: extra ones are in play (ME-R4)

    def clone(self) -> MerkatorState:
        """Every field, and lists by their items; written by scripts/declare."""
        c = MerkatorState()
        return c
