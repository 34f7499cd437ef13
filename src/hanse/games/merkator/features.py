"""A position of Merkator as numbers with names, as far as a seat sees it."""

from __future__ import annotations

from hanse.core.features import Features
from hanse.core.game import Game
from hanse.core.pad import Pad
from hanse.games.merkator.board import Board
from hanse.games.merkator.ids import BID, BID_COINS, BID_TIME, MOST_SEATS, OWN, SHOWN, USED
from hanse.games.merkator.state import MerkatorState, hand_back, hand_card, hand_contract


class MerkatorFeatures(Features[MerkatorState]):
    def __init__(self, game: Game[MerkatorState], board: Board) -> None:
        super().__init__(game, board.seats, MOST_SEATS)
        b, most = board, MOST_SEATS
        self._place = self.block("figure", (b.places,), 1, "where the figure stands; nowhere beside the board")
        self._cubes = self.block("cubes", (b.majors,), 4, "cubes in the major cities")
        self._row = self.block("chart", (b.row_room,), 6, "markers left in each row of the chart")
        self._stage = self.block("stage", (1,), 1, "side of the chart in use")
        self._turns = self.block("turn_number", (1,), 50, "turns begun")
        self._left = self.block("turns_left", (1,), 4, "turns of the final round still to begin", least=-1)
        self._ending = self.block("ending", (1,), 1, "whether the final phase has begun")
        self._owed = self.block("owed", (b.demands,), 4, "what is still to be paid for the contract in hand")
        self._given = self.block("given", (b.goods,), 1, "goods given for it as one of different ones")
        self._contracts = self.block("contracts_open", (b.contracts,), 1, "contracts on top of their piles")
        self._cards = self.block("cards_open", (b.cards,), 1, "bonus cards and buildings in the display")
        self._rest = self.block("contracts_left", (b.levels,), 10, "contracts of each value that nobody has seen")
        self._gone = self.block("contracts_gone", (b.levels,), 5, "contracts of each value on the discard pile")
        self._active = self.block("active", (most,), 1, "whose turn it is")
        self._coins = self.block("coins", (most,), 15, "coins")
        self._time = self.block("time", (most,), 6, "time markers")
        self._count = self.block("contracts", (most,), 6, "contracts owned")
        self._bids = self.block("bids", (most, BID), 10, "what is offered: coins, time")
        self._goods = self.block("goods", (most, b.goods), 4, "cubes in the office, by good")
        self._tile = self.block("supply", (most, b.majors), 1, "cubes on the supply tile, by colour")
        self._own = self.block(
            "contract_of", (most, b.contracts), 2, "contracts of a player; 1 if fulfilled in this turn, else 2"
        )
        self._built = self.block("card_of", (most, b.cards), 1, "bonus cards and buildings of a player")
        self._back = self.block("hand_back", (most,), b.levels + 2, "what the back of a hand card shows, plus one")
        self._hand = self.block("hand", (b.cards + b.contracts,), 1, "the seat's own hand card")

    def write(self, s: MerkatorState, seat: int, pad: Pad) -> None:
        self.begin(s, seat, pad)
        b = s.board
        if s.place >= 0:
            pad.put(self._place + s.place, 1)
        pad.spread(self._cubes, s.cubes, 0, len(s.cubes))
        pad.spread(self._row, s.row, 0, len(s.row))
        pad.put(self._stage, s.stage)
        pad.put(self._turns, s.turn)
        pad.put(self._left, s.left)
        pad.put(self._ending, 1 if s.ending > 0 else 0)
        pad.spread(self._owed, s.owed, 0, len(s.owed))
        pad.spread(self._given, s.given, 0, len(s.given))
        pad.spread(self._rest, s.rest, 0, len(s.rest))
        pad.spread(self._gone, s.gone, 0, len(s.gone))
        for contract in range(b.contracts):
            at = s.where[contract]
            if at == SHOWN:
                pad.put(self._contracts + contract, 1)
            elif at < USED:
                pad.put(self._own + b.contracts * self.near(at - OWN, seat) + contract, 2)
            elif at < USED + MOST_SEATS:
                pad.put(self._own + b.contracts * self.near(at - USED, seat) + contract, 1)
        for card in range(b.cards):
            at = s.card[card]
            if at == SHOWN:
                pad.put(self._cards + card, 1)
            elif at < OWN + MOST_SEATS:
                pad.put(self._built + b.cards * self.near(at - OWN, seat) + card, 1)
        for i in range(b.seats):
            p = (seat + i) % b.seats
            if s.active == p:
                pad.put(self._active + i, 1)
            pad.put(self._coins + i, s.coins[p])
            pad.put(self._time + i, s.time[p])
            pad.put(self._count + i, s.count[p])
            pad.put(self._bids + BID * i, s.bids[BID * p + BID_COINS])
            pad.put(self._bids + BID * i + 1, s.bids[BID * p + BID_TIME])
            pad.spread(self._goods + b.goods * i, s.goods, b.goods * p, b.goods * (p + 1))
            pad.spread(self._tile + b.majors * i, s.tile, b.majors * p, b.majors * (p + 1))
            pad.put(self._back + i, hand_back(s, p) + 1)
        if hand_card(s, seat) >= 0:
            pad.put(self._hand + hand_card(s, seat), 1)
        elif hand_contract(s, seat) >= 0:
            pad.put(self._hand + b.cards + hand_contract(s, seat), 1)
