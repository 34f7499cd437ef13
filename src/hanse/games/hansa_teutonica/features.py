"""A position of Hansa Teutonica as numbers with names: of the same count and order on every board.

The neutral side comes last. Cities, routes and seats that a board does not have are zeros.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.core.features import Features
from hanse.core.game import Game
from hanse.core.pad import Pad
from hanse.games.hansa_teutonica import frames, ids
from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.ids import ABILITIES, HAND, MARKERS, POSTS, PRIVILEGES, SEATS, SHAPES, SIDES
from hanse.games.hansa_teutonica.rules.offices import controller, rightmost
from hanse.games.hansa_teutonica.rules.pieces import shape_of, side_of
from hanse.games.hansa_teutonica.state import HtState

if TYPE_CHECKING:
    from mypy_extensions import i64

# How many have room.
LINKS: Final = 3
PERMITS: Final = 3
OFFICES: Final = 8
EXTRAS: Final = 4
NEXT: Final = 4
"""What is told of a city's next office: offices left, its privilege, whether it asks for a merchant, its points."""


class HtFeatures(Features[HtState]):
    def __init__(self, game: Game[HtState], board: Board) -> None:
        super().__init__(game, board.seats, SEATS)
        cities, routes = ids.CITIES, ids.ROUTES
        self._score = self.block("prestige", (SIDES,), 20, "points on the track")
        self._supply = self.block("supply", (SEATS, SHAPES), 10, "pieces in the supply: traders, merchants")
        self._stock = self.block("stock", (SEATS, SHAPES), 10, "pieces in the stock: traders, merchants")
        self._level = self.block("abilities", (SEATS, ABILITIES), 4, "pieces removed from each ability's track")
        self._unused = self.block("markers", (SEATS, MARKERS), 2, "markers to be used, by kind")
        self._used = self.block("markers_used", (SEATS, MARKERS), 2, "markers turned over, by kind")
        self._bare = self.block(
            "markers_bare", (SEATS, MARKERS), 2, "markers on the plate that were turned over, by kind"
        )
        self._plate = self.block("plate", (SEATS,), 3, "markers face down on the plate")
        self._turn = self.block("turn", (SEATS,), 1, "whose turn it is")
        self._start = self.block("start", (SEATS,), 1, "the start player")
        self._there = self.block("seats", (SEATS,), 1, "whether somebody sits there")
        self._field = self.block(
            "special_prestige", (PRIVILEGES, SIDES), 1, "who stands on each special prestige field"
        )
        self._links = self.block("connections", (LINKS, SIDES), 1, "who made the connection first, second, third")
        self._unseen = self.block("pile_kinds", (MARKERS,), 4, "markers nobody has seen, by kind")
        self._out = self.block("markers_out", (MARKERS,), 4, "markers out of the game, by kind")
        self._pile = self.block("pile", (1,), 12, "markers that can still be drawn")
        self._full = self.block("full_cities", (1,), 10, "full cities")
        self._actions = self.block("actions", (2,), 5, "actions left, and how many of them come from markers")
        self._roam = self.block("roam", (1,), 1, "whether a marker was given up for this turn")
        self._spent = self.block("permits", (PERMITS,), 1, "permissions used this turn")
        self._office = self.block(
            "offices", (cities, OFFICES), SIDES, "whose piece is in each printed office, plus one"
        )
        self._extra = self.block(
            "extra_offices", (cities, EXTRAS), SIDES, "whose piece is in each office before them, plus one"
        )
        self._control = self.block("control", (cities, SIDES), 1, "who controls the city")
        self._right = self.block("rightmost", (cities, SIDES), 1, "whose office is furthest right")
        self._next = self.block(
            "next_office", (cities, NEXT), 4, "offices left; the next one's privilege, merchant or not, points"
        )
        self._post = self.block("posts", (routes, POSTS, SIDES), 1, "whose piece stands on each post")
        self._merchant = self.block("merchants", (routes, POSTS), 1, "whether it is a merchant")
        self._free = self.block("free_posts", (routes, POSTS), 1, "whether the post is free")
        self._marker = self.block("route_markers", (routes, MARKERS), 1, "the marker lying on the route, by kind")
        self._route = self.block("route", (routes,), 1, "the route that the question is about")
        self._hand = self.block(
            "hand", (HAND, 3), SIDES, "lifted pieces: side plus one, merchant or not, region plus one"
        )

    def write(self, s: HtState, seat: int, pad: Pad) -> None:
        self.begin(s, seat, pad)
        b = s.board
        n = b.seats
        # [side] its place: the seat itself first, then who plays after it, the neutral side last.
        place = [(side - seat) % n if side < n else ids.NEUTRAL for side in range(SIDES)]
        for i in range(n):
            self._desk(s, (seat + i) % n, i, pad)
        pad.put(self._score + ids.NEUTRAL, s.score[ids.NEUTRAL])
        self._cities(s, place, pad)
        self._ways(s, place, pad)
        self._table(s, place, pad)
        self._open(s, place, pad)

    def _desk(self, s: HtState, seat: int, i: int, pad: Pad) -> None:
        """Points, pieces, abilities, markers, and whose turn and start it is."""
        pad.put(self._score + i, s.score[seat])
        pad.spread(self._supply + SHAPES * i, s.supply, SHAPES * seat, SHAPES * (seat + 1))
        pad.spread(self._stock + SHAPES * i, s.stock, SHAPES * seat, SHAPES * (seat + 1))
        pad.spread(self._level + ABILITIES * i, s.level, ABILITIES * seat, ABILITIES * (seat + 1))
        pad.spread(self._unused + MARKERS * i, s.unused, MARKERS * seat, MARKERS * (seat + 1))
        pad.spread(self._used + MARKERS * i, s.used, MARKERS * seat, MARKERS * (seat + 1))
        pad.spread(self._bare + MARKERS * i, s.bare, MARKERS * seat, MARKERS * (seat + 1))
        pad.put(self._plate + i, s.plate[seat])
        pad.put(self._turn + i, 1 if s.turn == seat else 0)
        pad.put(self._start + i, 1 if s.start == seat else 0)
        pad.put(self._there + i, 1)

    def _table(self, s: HtState, place: list[int], pad: Pad) -> None:
        """Special prestige, connections, markers nobody has, how near the end is, and what is left of the turn."""
        for field in range(PRIVILEGES):
            if s.field[field]:
                pad.put(self._field + SIDES * field + place[s.field[field] - 1], 1)
        for link in range(LINKS):
            if s.links[link]:
                pad.put(self._links + SIDES * link + place[s.links[link] - 1], 1)
        pad.spread(self._unseen, s.unseen, 0, MARKERS)
        pad.spread(self._out, list(s.out), 0, MARKERS)
        pad.put(self._pile, s.pile)
        pad.put(self._full, s.full)
        pad.put(self._actions, s.actions)
        pad.put(self._actions + 1, s.bonus)
        pad.put(self._roam, s.roam)
        if s.spent:
            for i in range(PERMITS):
                pad.put(self._spent + i, s.spent >> i & 1)

    def _cities(self, s: HtState, place: list[int], pad: Pad) -> None:
        """Who sits where, who controls it, whose is the rightmost office, what the next one asks for."""
        b = s.board
        office, first_of, filled = s.office, b.office_at, s.filled
        for c in range(b.cities):
            first: i64 = first_of[c]
            last: i64 = first_of[c + 1]
            taken: i64 = filled[c]
            extra = s.extra[c]
            if taken != 0 or extra:
                at: i64 = self._office + OFFICES * c
                i: i64 = 0
                while i < taken:
                    pad.put(at + i, place[side_of(office[first + i] - 1)] + 1)
                    i += 1
                for k in range(min(len(extra), EXTRAS)):
                    # The nearest to the printed ones first.
                    pad.put(self._extra + EXTRAS * c + k, place[side_of(extra[len(extra) - 1 - k])] + 1)
                pad.put(self._control + SIDES * c + place[controller(s, c)], 1)
                pad.put(self._right + SIDES * c + place[rightmost(s, c)], 1)
            free: i64 = first + taken
            if free < last:
                next: i64 = self._next + NEXT * c
                pad.put(next, int(last - free))
                pad.put(next + 1, b.colour[free] + 1)
                if b.form[free] == ids.MERCHANT:
                    pad.put(next + 2, 1)
                pad.put(next + 3, b.coin[free])

    def _ways(self, s: HtState, place: list[int], pad: Pad) -> None:
        """Of every route each post: whose piece, whether a merchant, whether free; then the marker.

        Half of all numbers are written here, hence the ints of the machine.
        """
        post, size, marker = s.post, s.board.size, s.marker
        whose: i64 = self._post
        merchant: i64 = self._merchant
        free: i64 = self._free
        for r in range(s.board.routes):
            at: i64 = POSTS * r
            end: i64 = at + size[r]
            while at < end:
                kind: i64 = post[at]
                if kind == 0:
                    pad.put(free + at, 1)
                else:
                    side: i64 = place[ids.SIDE_OF[kind - 1]]
                    pad.put(whose + SIDES * at + side, 1)
                    if ids.SHAPE_OF[kind - 1] == ids.MERCHANT:
                        pad.put(merchant + at, 1)
                at += 1
            if marker[r]:
                pad.put(self._marker + MARKERS * r + marker[r] - 1, 1)

    def _open(self, s: HtState, place: list[int], pad: Pad) -> None:
        """The route that the question is about, and what is in hand."""
        top = s.stack[-1]
        if isinstance(top, (frames.Relocate, frames.Establish, frames.Neutral, frames.Gold)):
            pad.put(self._route + top.route, 1)
        at = self._hand
        for held in s.hand:
            pad.put(at, place[side_of(held.piece)] + 1)
            pad.put(at + 1, 1 if shape_of(held.piece) == ids.MERCHANT else 0)
            pad.put(at + 2, held.region + 1)
            at += 3
