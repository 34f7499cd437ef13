"""All that changes during a game of Merkator."""

from __future__ import annotations

from typing import Final

from hanse.core.model import Frame
from hanse.games.merkator.board import Board
from hanse.games.merkator.ids import (
    BID,
    BONUS_BACK,
    BUILDING_BACK,
    FIRST_VALUE,
    HAND,
    NOT_ENDING,
    OUT,
    UNKNOWN,
)

NOTHING: Final = -1
"""What an empty hand holds."""


class Rules:
    """What was chosen before the first question, besides the board."""

    first: int  # ME-R1: the starting player if the host chose one, else -1
    joining: bool  # ME-13.1 off
    coins: bool  # ME-13.2, ME-11.5 off
    hand: bool  # ME-14
    loss: bool  # ME-15.A off
    duty: bool  # ME-15.B
    cube: bool  # ME-15.C
    offers: bool  # ME-15.D


class MerkatorState:
    """Flat lists of ints. What has not been drawn has not been decided: piles and decks are counts.

    In a state loaded from a seat's view, cards that the seat cannot see are UNKNOWN and of rivals' hands only the back
    is known; the counts are always true, and ``fill`` deals the cards accordingly.
    """

    board: Board
    rules: Rules
    stack: list[Frame]
    where: list[int]  # [contract] OWN + seat, USED + seat, HAND + seat, PAYING, DECKED …
    card: list[int]  # [card] the same for bonus cards and buildings
    slots: list[int]  # [slot] card in the display, bonus cards first; -1 empty
    top: list[int]  # [level] contract on top of the pile, -1 none
    rest: list[int]  # [level] contracts of the pile that nobody has seen (solo: of the solo stack)
    gone: list[int]  # [level] contracts on the discard pile
    goods: list[int]  # [goods*seat + good] cubes in the office
    tile: list[int]  # [majors*seat + colour] cubes on the supply tile
    coins: list[int]  # [seat]
    time: list[int]  # [seat]
    count: list[int]  # [seat] contracts owned; those in a payment are not counted
    hand: list[int]  # [seat] read and written by the functions below
    cubes: list[int]  # [major]
    row: list[int]  # [row] markers left on the chart
    shown: list[int]  # [row] back of the row's first marker if it was turned up, else -1
    bag: list[int]  # [back] markers nobody has seen the back of
    owed: list[int]  # [demand] still to be paid for the contract that is being fulfilled
    given: list[int]  # [good] 1 if it has been given for it as one of different goods (ME-R28)
    bids: list[int]  # [BID*seat + BID_COINS or BID_TIME] (ME-15.D)
    opened: list[int]  # [turn] solo: contract opened in that turn, -1 not yet
    age: list[int]  # [bonus] solo: batch in which the card went under the deck, 0 never
    starter: int  # -1 until chosen
    active: int  # whose turn it is, -1 before the first
    place: int  # of the figure, -1 beside the board (ME-R68)
    turn: int  # turns begun
    ending: int  # why the final phase has begun, NOT_ENDING before
    left: int  # turns of the final round still to begin, -1 it has not come
    stage: int  # side of the chart in use
    took: int  # 1 if a card was taken into the hand in this turn (ME-R59)
    given_up: int  # purchases given up in this turn, so that no bot begins one and gives it up for ever
    supply: int  # markers in the general supply; below 0: extra ones are in play (ME-R4)

    def clone(self) -> MerkatorState:
        """Every field, and lists by their items; written by scripts/declare."""
        c = MerkatorState()
        c.board = self.board
        c.rules = self.rules
        c.stack = self.stack[:]
        c.where = self.where[:]
        c.card = self.card[:]
        c.slots = self.slots[:]
        c.top = self.top[:]
        c.rest = self.rest[:]
        c.gone = self.gone[:]
        c.goods = self.goods[:]
        c.tile = self.tile[:]
        c.coins = self.coins[:]
        c.time = self.time[:]
        c.count = self.count[:]
        c.hand = self.hand[:]
        c.cubes = self.cubes[:]
        c.row = self.row[:]
        c.shown = self.shown[:]
        c.bag = self.bag[:]
        c.owed = self.owed[:]
        c.given = self.given[:]
        c.bids = self.bids[:]
        c.opened = self.opened[:]
        c.age = self.age[:]
        c.starter = self.starter
        c.active = self.active
        c.place = self.place
        c.turn = self.turn
        c.ending = self.ending
        c.left = self.left
        c.stage = self.stage
        c.took = self.took
        c.given_up = self.given_up
        c.supply = self.supply
        return c

    def mark(self) -> int:
        """A number that tells positions apart, the open questions aside; written by scripts/declare."""
        return hash((
            tuple(self.where),
            tuple(self.card),
            tuple(self.slots),
            tuple(self.top),
            tuple(self.rest),
            tuple(self.gone),
            tuple(self.goods),
            tuple(self.tile),
            tuple(self.coins),
            tuple(self.time),
            tuple(self.count),
            tuple(self.hand),
            tuple(self.cubes),
            tuple(self.row),
            tuple(self.shown),
            tuple(self.bag),
            tuple(self.owed),
            tuple(self.given),
            tuple(self.bids),
            tuple(self.opened),
            tuple(self.age),
            self.starter,
            self.active,
            self.place,
            self.turn,
            self.ending,
            self.left,
            self.stage,
            self.took,
            self.given_up,
            self.supply,
        ))  # fmt: skip


def empty(board: Board, rules: Rules) -> MerkatorState:
    """Nobody has anything, no card has its place yet; no question is open."""
    seats = board.seats
    s = MerkatorState()
    s.board = board
    s.rules = rules
    s.stack = []
    s.where = [UNKNOWN] * board.contracts
    s.card = [UNKNOWN] * board.cards
    for card in board.removed:
        s.card[card] = OUT
    s.slots = [-1] * (board.open_bonus + board.open_buildings)
    s.top = [-1] * board.levels
    s.rest = [0] * board.levels
    s.gone = [0] * board.levels
    s.goods = [0] * (board.goods * seats)
    s.tile = [0] * (board.majors * seats)
    s.coins = [0] * seats
    s.time = [0] * seats
    s.count = [0] * seats
    s.hand = [NOTHING] * seats
    s.cubes = [0] * board.majors
    s.row = [0] * board.rows
    s.shown = [-1] * board.rows
    s.bag = board.back_count[:]
    s.owed = [0] * board.demands
    s.given = [0] * board.goods
    s.bids = [0] * (BID * seats)
    s.opened = [-1] * (board.turns if board.solo else 0)
    s.age = [0] * board.bonuses
    s.starter = -1
    s.active = -1
    s.place = -1  # ME-R68
    s.turn = 0
    s.ending = NOT_ENDING
    s.left = -1
    s.stage = 0
    s.took = 0
    s.given_up = 0
    s.supply = board.markers
    return s


# The hand card (ME-14): NOTHING, a card, ``cards`` + contract, or below NOTHING what only the back is known of.


def holds(s: MerkatorState, seat: int) -> bool:
    """Whether there is a card in the hand, known or not."""
    return s.hand[seat] != NOTHING


def hand_card(s: MerkatorState, seat: int) -> int:
    """The bonus card or building in the hand, else -1."""
    held = s.hand[seat]
    return held if 0 <= held < s.board.cards else -1


def hand_contract(s: MerkatorState, seat: int) -> int:
    """The contract in the hand, else -1."""
    held = s.hand[seat] - s.board.cards
    return held if held >= 0 else -1


def hidden_back(s: MerkatorState, seat: int) -> int:
    """What the back of a hand card shows of which nothing else is known, else -1."""
    held = s.hand[seat]
    return NOTHING - 1 - held if held < NOTHING else -1


def hand_back(s: MerkatorState, seat: int) -> int:
    """What everybody sees of a hand card: BONUS_BACK, BUILDING_BACK, FIRST_VALUE + level; -1 if there is none."""
    card = hand_card(s, seat)
    if card >= 0:
        return BONUS_BACK if card < s.board.bonuses else BUILDING_BACK
    contract = hand_contract(s, seat)
    return FIRST_VALUE + s.board.level[contract] if contract >= 0 else hidden_back(s, seat)


def hold_card(s: MerkatorState, seat: int, card: int) -> None:
    s.hand[seat] = card
    s.card[card] = HAND + seat


def hold_contract(s: MerkatorState, seat: int, contract: int) -> None:
    s.hand[seat] = s.board.cards + contract
    s.where[contract] = HAND + seat


def hold_back(s: MerkatorState, seat: int, back: int) -> None:
    """A card of which only the back is known."""
    s.hand[seat] = NOTHING - 1 - back


def let_go(s: MerkatorState, seat: int) -> None:
    """The hand is empty; where the card goes is for the caller to say."""
    s.hand[seat] = NOTHING
