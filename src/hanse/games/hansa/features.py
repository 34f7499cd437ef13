"""A position of Hansa as numbers with names."""

from __future__ import annotations

from hanse.core.features import Features, one_of, pairs
from hanse.core.game import Game
from hanse.core.pad import Pad
from hanse.games.hansa.board import Board
from hanse.games.hansa.frames import Lose, Sale, has_colour
from hanse.games.hansa.ids import MOST_SEATS
from hanse.games.hansa.sight import is_closed, sold_count, unseen
from hanse.games.hansa.state import HansaState


class HansaFeatures(Features[HansaState]):
    """``sold_hidden``: what others have sold lies face down (HA-R33)."""

    def __init__(self, game: Game[HansaState], board: Board, sold_hidden: bool) -> None:
        super().__init__(game, board.seats, MOST_SEATS)
        self._hidden = sold_hidden
        cities, kinds, colours, most = board.cities, board.kinds, len(board.colours), MOST_SEATS
        self._ship = self.block("ship", (cities,), 1, "where the ship lies")
        self._acted = self.block("acted", (1,), 1, "whether it was acted in during this visit")
        self._last = self.block("last_stack", (1,), 1, "whether the last stack has been broken into")
        self._round = self.block("round", (1,), 10, "rounds begun")
        self._sale = self.block(
            "sale", (colours,), 1, "colours that are being sold, or of which a tile is still to be lost"
        )
        self._ware = self.block("warehouses", (cities, 2, kinds), 1, "which tile lies in which warehouse of a city")
        self._piles = self.block("stacks", (board.piles,), 13, "tiles left in each stack")
        self._unseen = self.block("unseen", (kinds,), 5, "tiles that the seat cannot see, by kind")
        self._talers = self.block("talers", (most,), 6, "talers")
        self._supply = self.block("supply", (most,), board.booths, "booths not on the board")
        self._turn = self.block("turn", (most,), 1, "whose turn it is")
        self._start = self.block("start", (most,), 1, "the start player")
        self._open = self.block("open", (most, kinds), 3, "tiles lying open before a player, by kind")
        self._sold = self.block("sold", (most, kinds), 5, "tiles sold, by kind, as far as they can be seen")
        self._count = self.block("sold_count", (most,), 10, "tiles sold in all")
        self._booths = self.block("booths", (most, cities), 4, "booths in each city")
        city, first = board.slot_city, board.first_slot
        self._slots = pairs((slot, 2 * city[slot] + slot - first[city[slot]]) for slot in range(board.slots))
        self._wares = ((self._ware, kinds, one_of(kinds, list(range(kinds)))),)

    def write(self, s: HansaState, seat: int, pad: Pad) -> None:
        self.begin(s, seat, pad)
        b = s.board
        pad.put(self._ship + s.ship, 1)
        pad.put(self._acted, s.acted)
        pad.put(self._last, 1 if s.breaker >= 0 else 0)
        pad.put(self._round, s.round)
        top = s.stack[-1]
        if isinstance(top, Sale):
            self._colours(top.sold, pad)
        elif isinstance(top, Lose):
            self._colours(top.colours, pad)
        if s.turn >= 0:
            pad.put(self._turn + self.near(s.turn, seat), 1)
        if s.start >= 0:
            pad.put(self._start + self.near(s.start, seat), 1)
        pad.looked(s.ware, self._slots, self._wares)
        pad.whole(self._piles, s.piles)
        pad.whole(self._unseen, unseen(s, seat, self._hidden) if self._hidden else s.unseen)
        pad.turned(self._talers, s.talers, 1, seat, b.seats)
        pad.turned(self._supply, s.supply, 1, seat, b.seats)
        pad.turned(self._open, s.open, b.kinds, seat, b.seats)
        closed = is_closed(s, (seat + 1) % b.seats, seat, self._hidden)
        if pad.part(self._sold, seat, [s.sold, s.face_down, closed]):
            self._sales(s, seat, pad)
        pad.turned(self._booths, s.booths, b.cities, seat, b.seats)

    def _sales(self, s: HansaState, seat: int, pad: Pad) -> None:
        b = s.board
        for i in range(b.seats):
            p = (seat + i) % b.seats
            if not is_closed(s, p, seat, self._hidden):
                pad.spread(self._sold + b.kinds * i, s.sold, b.kinds * p, b.kinds * (p + 1))
            pad.put(self._count + i, sold_count(s, p))

    def _colours(self, colours: int, pad: Pad) -> None:
        for colour in range(len(self.game.domains["colour"].words)):
            if has_colour(colours, colour):
                pad.put(self._sale + colour, 1)
