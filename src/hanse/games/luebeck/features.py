"""A position of Lübeck as numbers with names, as far as a seat sees it."""

from __future__ import annotations

from hanse.core.features import Features
from hanse.core.game import Game
from hanse.core.pad import Pad
from hanse.games.luebeck.board import Board
from hanse.games.luebeck.ids import MOST_SEATS
from hanse.games.luebeck.state import LuebeckState, score


class LuebeckFeatures(Features[LuebeckState]):
    def __init__(self, game: Game[LuebeckState], board: Board) -> None:
        super().__init__(game, board.seats, MOST_SEATS)
        kinds, cogs, most = board.kinds, board.cog_room, MOST_SEATS
        self._hand = self.block("hand", (kinds,), 3, "the seat's own cards, by kind")
        self._pile = self.block("pile", (kinds,), 3, "cards on the open discard pile, by kind")
        self._packets = self.block(
            "packets", (board.packet_room, kinds), 3, "cards in each packet of the display, by kind"
        )
        self._known = self.block("known", (most, kinds), 3, "hand cards that everybody has seen taken, by kind")
        self._size = self.block("hand_size", (most,), 10, "hand cards")
        self._reserve = self.block("reserve", (most,), board.figures, "figures not on a cog")
        self._passed = self.block("passed", (most,), 1, "who is out of this round")
        self._score = self.block("score", (most,), 50, "points", least=-500)
        self._start = self.block("compass", (most,), 1, "who has the compass")
        self._table = self.block(
            "doubling", (most, len(board.ports)), 1, "doubling cards lying before a player, by port"
        )
        self._city = self.block("cogs", (cogs, board.cities), 1, "where each cog stands; nowhere on the cog field")
        self._aboard = self.block("aboard", (cogs, most), board.figures, "figures on each cog, by player")
        self._field = self.block("cog_field", (1,), cogs, "cogs on the cog field")
        self._left = self.block("deck", (1,), board.total, "cards in the deck")
        self._pass = self.block("deck_pass", (1,), 3, "how often the deck was shuffled")
        self._last = self.block("last_round", (1,), 1, "whether it is the last round")
        self._round = self.block("round", (1,), 12, "rounds begun")

    def write(self, s: LuebeckState, seat: int, pad: Pad) -> None:
        self.begin(s, seat, pad)
        b = s.board
        n, kinds, ports, most = b.seats, b.kinds, len(b.ports), self.room
        pad.spread(self._hand, s.hand, kinds * seat, kinds * (seat + 1))
        pad.spread(self._pile, s.pile, 0, kinds)
        for packet in range(b.packets):
            row = self._packets + kinds * packet
            cards = s.packets[packet]
            for kind in cards:
                pad.put(row + kind, cards.count(kind))
        for i in range(n):
            p = (seat + i) % n
            pad.spread(self._known + kinds * i, s.known, kinds * p, kinds * (p + 1))
            pad.put(self._size + i, s.size[p])
            pad.put(self._reserve + i, s.reserve[p])
            pad.put(self._passed + i, s.passed[p])
            pad.put(self._score + i, score(s, p))
            if s.start == p:
                pad.put(self._start + i, 1)
            pad.spread(self._table + ports * i, s.table, ports * p, ports * (p + 1))
            for cog in range(b.cog_room):
                pad.put(self._aboard + most * cog + i, s.aboard[n * cog + p])
        for cog in range(b.cog_room):
            if s.city[cog] >= 0:
                pad.put(self._city + b.cities * cog + s.city[cog], 1)
        pad.put(self._field, s.field)
        pad.put(self._left, s.left)
        pad.put(self._pass, s.deck_pass)
        pad.put(self._last, s.last)
        pad.put(self._round, s.round)
