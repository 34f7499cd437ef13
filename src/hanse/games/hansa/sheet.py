"""What a page needs to draw the board of Hansa and to name its places."""

from __future__ import annotations

from typing import cast

from hanse.games.hansa.board import Board
from hanse.games.hansa.shapes import City, HansaSheet, RouteKind


def sheet(b: Board) -> HansaSheet:
    """The board as JSON; it never changes at a table."""
    return {
        "cities": [_city(b, c) for c in range(b.cities)],
        "routes": [
            {"from": b.city_ids[a], "to": b.city_ids[to], "kind": cast("RouteKind", kind)} for a, to, kind in b.routes
        ],
        "supply": [{"x": x, "y": y} for x, y in b.pile_xy],
        "seats": list(b.colours_of_seats[: b.seats]),
        "colours": list(b.colours),
        "names": {"city": {id: {**b.city_names[c]} for c, id in enumerate(b.city_ids)}},
        "limits": {"talers": b.keep_talers, "open": b.keep_open},
    }


def _city(b: Board, c: int) -> City:
    x, y = b.city_xy[c]
    return {
        "id": b.city_ids[c], "number": c + 1, "warehouses": b.first_slot[c + 1] - b.first_slot[c], "x": x, "y": y,
        "start_booths": b.start_booths[c] == 1,
    }  # fmt: skip
