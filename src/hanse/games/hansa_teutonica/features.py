"""A position of Hansa Teutonica as numbers with names: of the same count and order on every board.

The neutral side comes last. Cities, routes and seats that a board does not have are zeros.
"""

from __future__ import annotations

from typing import Final

from hanse.core.features import Features, Out, one_of, pairs, shorts
from hanse.core.game import Game
from hanse.core.pad import Pad
from hanse.games.hansa_teutonica import frames, ids
from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.ids import ABILITIES, HAND, MARKERS, POSTS, PRIVILEGES, SEATS, SHAPES, SIDES
from hanse.games.hansa_teutonica.rules.offices import controller, rightmost
from hanse.games.hansa_teutonica.rules.pieces import shape_of, side_of
from hanse.games.hansa_teutonica.state import HtState

# How many have room.
LINKS: Final = 3
PERMITS: Final = 3
OFFICES: Final = 8
EXTRAS: Final = 4
NEXT: Final = 4
"""What is told of a city's next office: offices left, its privilege, whether it asks for a merchant, its points."""


class Tables:
    """For one seat: [side] its place, the seat itself first, then who plays after it, the neutral side last; and what
    the numbers of posts and offices say."""

    def __init__(self, place: list[int], posts: Out, offices: Out) -> None:
        self.place = place
        self.posts = posts
        self.offices = offices


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

        self._posts = pairs((at, at) for r in range(board.routes) for at in range(POSTS * r, POSTS * r + board.size[r]))
        self._routes = pairs((r, r) for r in range(board.routes))
        first = board.office_at
        self._offices = pairs(
            (o, OFFICES * c + o - first[c]) for c in range(board.cities) for o in range(first[c], first[c + 1])
        )
        self._seen = [self._tables(seat) for seat in range(board.seats)]
        self._markers = ((self._marker, MARKERS, one_of(MARKERS, [-1, *range(MARKERS)])),)

    def _tables(self, seat: int) -> Tables:
        """What stands on posts and in offices, for a seat."""
        n = self.seats
        place = [(side - seat) % n if side < n else ids.NEUTRAL for side in range(SIDES)]
        kinds = range(len(ids.SIDE_OF))
        merchant = [0, *(1 if ids.SHAPE_OF[kind] == ids.MERCHANT else 0 for kind in kinds)]
        posts = (
            (self._post, SIDES, one_of(SIDES, [-1, *(place[ids.SIDE_OF[kind]] for kind in kinds)])),
            (self._merchant, 1, shorts(merchant)),
            (self._free, 1, shorts([1, *(0 for _ in kinds)])),
        )
        whose = shorts([0, *(place[side_of(piece)] + 1 for piece in range(SHAPES * SIDES))])
        return Tables(place, posts, ((self._office, 1, whose),))

    def write(self, s: HtState, seat: int, pad: Pad) -> None:
        self.begin(s, seat, pad)
        seen = self._seen[seat]
        place = seen.place
        self._now(s, place, pad)
        self._desks(s, seat, pad)
        pad.looked(s.post, self._posts, seen.posts)
        pad.looked(s.marker, self._routes, self._markers)
        pad.looked(s.office, self._offices, seen.offices)
        if pad.part(self._field, seat, [s.field, s.links]):
            self._honours(s, place, pad)
        if pad.part(self._control, seat, [s.office, s.filled, s.extra]):
            self._held_cities(s, place, pad)
        if pad.part(self._next, 0, [s.filled]):
            self._next_offices(s, pad)

    def _now(self, s: HtState, place: list[int], pad: Pad) -> None:
        """What changes all the time: whose turn it is, what is left of it, what is asked and what is in hand."""
        pad.put(self._score + ids.NEUTRAL, s.score[ids.NEUTRAL])
        if s.turn >= 0:
            pad.put(self._turn + place[s.turn], 1)
        if s.start >= 0:
            pad.put(self._start + place[s.start], 1)
        pad.put(self._pile, s.pile)
        pad.put(self._full, s.full)
        pad.put(self._actions, s.actions)
        pad.put(self._actions + 1, s.bonus)
        pad.put(self._roam, s.roam)
        if s.spent:
            for i in range(PERMITS):
                pad.put(self._spent + i, s.spent >> i & 1)
        top = s.stack[-1]
        if isinstance(top, (frames.Relocate, frames.Establish, frames.Neutral, frames.Gold)):
            pad.put(self._route + top.route, 1)
        at = self._hand
        for held in s.hand:
            pad.put(at, place[side_of(held.piece)] + 1)
            pad.put(at + 1, 1 if shape_of(held.piece) == ids.MERCHANT else 0)
            pad.put(at + 2, held.region + 1)
            at += 3

    def _desks(self, s: HtState, seat: int, pad: Pad) -> None:
        """Points, pieces, abilities and markers of every seat, and the markers that nobody has."""
        n = s.board.seats
        pad.turned(self._score, s.score, 1, seat, n)
        pad.turned(self._supply, s.supply, SHAPES, seat, n)
        pad.turned(self._stock, s.stock, SHAPES, seat, n)
        pad.turned(self._level, s.level, ABILITIES, seat, n)
        pad.turned(self._unused, s.unused, MARKERS, seat, n)
        pad.turned(self._used, s.used, MARKERS, seat, n)
        pad.turned(self._bare, s.bare, MARKERS, seat, n)
        pad.turned(self._plate, s.plate, 1, seat, n)
        pad.whole(self._unseen, s.unseen)
        if pad.part(self._out, 0, [s.out]):
            pad.spread(self._out, list(s.out), 0, MARKERS)
        if pad.part(self._there, 0, []):
            for i in range(n):
                pad.put(self._there + i, 1)

    def _honours(self, s: HtState, place: list[int], pad: Pad) -> None:
        """Special prestige, and who made the connection."""
        for field in range(PRIVILEGES):
            if s.field[field]:
                pad.put(self._field + SIDES * field + place[s.field[field] - 1], 1)
        for link in range(LINKS):
            if s.links[link]:
                pad.put(self._links + SIDES * link + place[s.links[link] - 1], 1)

    def _held_cities(self, s: HtState, place: list[int], pad: Pad) -> None:
        """Who sits before the printed offices, who controls the city, whose is the rightmost office."""
        for c in range(s.board.cities):
            extra = s.extra[c]
            if s.filled[c] or extra:
                for k in range(min(len(extra), EXTRAS)):
                    # The nearest to the printed ones first.
                    pad.put(self._extra + EXTRAS * c + k, place[side_of(extra[len(extra) - 1 - k])] + 1)
                pad.put(self._control + SIDES * c + place[controller(s, c)], 1)
                pad.put(self._right + SIDES * c + place[rightmost(s, c)], 1)

    def _next_offices(self, s: HtState, pad: Pad) -> None:
        """What each city's next office asks for."""
        b = s.board
        for c in range(b.cities):
            last = b.office_at[c + 1]
            free = b.office_at[c] + s.filled[c]
            if free < last:
                next = self._next + NEXT * c
                pad.put(next, last - free)
                pad.put(next + 1, b.colour[free] + 1)
                pad.put(next + 2, 1 if b.form[free] == ids.MERCHANT else 0)
                pad.put(next + 3, b.coin[free])
